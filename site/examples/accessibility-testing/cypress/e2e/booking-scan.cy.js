it('has no violations with the dialog closed or open', () => {
  cy.visit('booking.html')
  cy.injectAxe()
  cy.checkA11y()

  cy.contains('button', 'Cancel booking').click()
  cy.get('dialog').should('be.visible')
  cy.checkA11y('dialog')
})
