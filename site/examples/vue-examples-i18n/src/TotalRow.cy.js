import TotalRow from './TotalRow.vue'

it('follows the language', () => {
  cy.mount(TotalRow, { locale: 'de' })
  cy.get('[data-cy="label"]').should('have.text', 'Summe')
})
