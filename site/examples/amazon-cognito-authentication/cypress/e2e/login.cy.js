// #region login-page
it('logs in through the login page', () => {
  cy.loginByCognito('lena@vintage-lamps.test')
})
// #endregion

// #region programmatically
it('logs in programmatically', () => {
  cy.loginByCognitoApi('lena@vintage-lamps.test')
})
// #endregion
