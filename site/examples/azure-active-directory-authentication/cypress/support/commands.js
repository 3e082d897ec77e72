function logInWithMicrosoft(username, password) {
  cy.visit('/')
  cy.get('button#signIn').click()

  cy.origin(
    'https://login.microsoftonline.com',
    { args: { username } },
    (user) => {
      cy.get('input[type="email"]').type(user.username)
      cy.get('input[type="submit"]').click()
    }
  )

  cy.origin('https://login.live.com', { args: { password } }, (user) => {
    cy.get('input[type="password"]').type(user.password, { log: false })
    cy.get('input[type="submit"]').click()
    cy.get('#idBtn_Back').click()
  })

  cy.location('origin').should('equal', Cypress.config('baseUrl'))
  cy.get('#welcome-div').should('contain', `Welcome ${username}!`)
}

Cypress.Commands.add('loginToAAD', (username) => {
  cy.session(
    ['aad', username],
    () => {
      cy.env(['aadPassword']).then(({ aadPassword }) => {
        logInWithMicrosoft(username, aadPassword)
      })
    },
    {
      validate() {
        cy.visit('/')
        cy.get('#welcome-div').should('contain', `Welcome ${username}!`)
      },
    }
  )
})
