import { Price } from './Price'

it('strikes the old price through', () => {
  cy.mount(<Price now={18} before={24} />)
  cy.get('[data-cy="before"]').should(
    'have.css',
    'text-decoration-line',
    'line-through'
  )
})
