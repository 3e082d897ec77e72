import QuantityForm from './QuantityForm.svelte'

it('changes the amount of its parent', () => {
  cy.mount(QuantityForm)
  cy.contains('button', 'Add one').click()
  cy.get('[data-cy="amount"]').should('have.text', '2')
})
