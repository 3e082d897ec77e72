export function google(user) {
  cy.origin('https://accounts.google.com', { args: user }, (login) => {
    cy.on('uncaught:exception', ({ message }) => {
      const ignored = ['ResizeObserver loop', 'Error in protected function']

      return !ignored.some((text) => message.includes(text))
    })

    cy.get('input[type="email"]').type(login.email)
    cy.contains('Next').click()

    cy.get('[type="password"]').should('be.visible')
    cy.get('[type="password"]').type(login.password, { log: false })
    cy.contains('Next').click()
  })
}
