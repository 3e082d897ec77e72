it('logs in with a Google account', () => {
  cy.loginByGoogleApi()
})
