Cypress.Commands.add('login', (user) => {
  cy.session(
    ['login', user],
    () => {
      cy.request({
        method: 'POST',
        url: '/login',
        form: true,
        body: { user, password: 'chain-oil' },
      })
    },
    {
      validate() {
        cy.request({ url: '/', followRedirect: false })
          .its('status')
          .should('eq', 200)
      },
    }
  )
})
