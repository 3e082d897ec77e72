describe('login', () => {
  beforeEach(() => {
    cy.visit('/login')
  })

  it('opens the list with the right password', () => {
    cy.get('[name="user"]').type('noor')
    cy.get('[name="password"]').type('chain-oil', { log: false })
    cy.contains('button', 'Log in').click()
    cy.location('pathname').should('eq', '/')
    cy.getCookie('user').should('have.property', 'value', 'noor')
  })

  it('stays on the form with a wrong password', () => {
    cy.get('[name="user"]').type('noor')
    cy.get('[name="password"]').type('brake-dust')
    cy.contains('button', 'Log in').click()
    cy.contains('[role="alert"]', 'Wrong password').should('be.visible')
    cy.location('pathname').should('eq', '/login')
    cy.getCookie('user').should('not.exist')
  })
})
