// #region login-page
it('logs in through the login page', () => {
  cy.loginToAuth0('mara@vintage-lamps.test')
})
// #endregion

// #region programmatically
it('logs in programmatically', () => {
  cy.loginByAuth0Api('mara@vintage-lamps.test')
})
// #endregion
