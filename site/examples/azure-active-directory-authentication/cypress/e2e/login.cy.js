it('logs in with a Microsoft account', () => {
  cy.loginToAAD('noor@vintagelamps.onmicrosoft.com')
})
