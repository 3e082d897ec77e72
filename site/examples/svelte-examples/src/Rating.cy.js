import Rating from './Rating.svelte'

it('can be reset by its parent', () => {
  cy.mount(Rating, { props: { stars: 2 } }).as('mounted')
  cy.contains('button', 'Add a star').click()
  cy.get('output').should('have.text', '3')

  cy.get('@mounted').its('component').invoke('reset')
  cy.get('output').should('have.text', '2')
})
