import DateDialog from './DateDialog.vue'

it('opens a dialog', () => {
  cy.mountInApp(DateDialog, { props: { month: 'March' } })
  cy.get('[data-cy="open"]').click()
  cy.get('[data-cy="dialog"]').should('be.visible').and('contain', 'March')
})
