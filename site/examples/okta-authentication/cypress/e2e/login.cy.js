// #region sign-in-page
it('logs in through the sign-in page', () => {
  cy.loginByOkta('tariq@vintage-lamps.test')
})
// #endregion

// #region programmatically
it('logs in programmatically', () => {
  cy.loginByOktaApi('tariq@vintage-lamps.test')
})
// #endregion
