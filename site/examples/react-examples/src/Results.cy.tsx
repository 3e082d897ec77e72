import { Results } from './Results'

it('replaces the placeholder', () => {
  cy.mount(<Results isLoading items={[]} />).then(({ rerender }) => {
    cy.get('[data-cy="placeholder"]').should('be.visible')
    rerender(<Results isLoading={false} items={['Oak', 'Ash']} />)
  })
  cy.get('[data-cy="placeholder"]').should('not.exist')
  cy.get('li').should('have.length', 2)
})
