export function microsoft(user) {
  cy.origin('https://login.live.com', { args: user }, (login) => {
    cy.get('input[type="email"]').type(login.email)
    cy.get('input[type="submit"]').click()

    cy.get('input[type="password"]').type(login.password, { log: false })
    cy.get('input[type="submit"]').click()

    cy.get('#idBtn_Back').click()
  })
}
