it('logs in with a Microsoft account', () => {
  cy.loginToAAD('lamp-tests@outlook.com')
})
