// #region large
it('ships large orders for free', () => {
  cy.visit('/')
  cy.get('[data-cy="total"]').type('80')
  cy.contains('button', 'Calculate').click()
  cy.get('[data-cy="shipping"]').should('have.text', '0.00')
})
// #endregion

// #region small
it('charges for small orders', () => {
  cy.visit('/')
  cy.get('[data-cy="total"]').type('30')
  cy.contains('button', 'Calculate').click()
  cy.get('[data-cy="shipping"]').should('have.text', '4.90')
})
// #endregion
