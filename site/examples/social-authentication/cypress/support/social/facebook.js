export function facebook(user) {
  cy.origin('https://www.facebook.com', { args: user }, (login) => {
    cy.get('input#email').type(login.email)
    cy.get('input#pass').type(login.password, { log: false })
    cy.contains('[type="submit"]', 'Log In').click()
  })
}
