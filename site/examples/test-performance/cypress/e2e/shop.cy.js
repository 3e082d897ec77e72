const visitShop = (cart) => {
  cy.visit('shop.html', {
    onBeforeLoad(win) {
      win.localStorage.setItem('user', 'Linnea')
      win.localStorage.setItem('cart', JSON.stringify(cart))
    },
  })
}

describe('shop', () => {
  it('logs in', () => {
    cy.visit('shop.html')
    cy.get('input[name="user"]').type('Linnea')
    cy.contains('button', 'Log in').click()
    cy.get('h1').should('be.visible').and('have.text', 'Hello Linnea')
    cy.get('output').should('have.text', '0')
  })

  it('adds to the cart', () => {
    visitShop(['tea', 'tea'])
    cy.get('#add').click()
    cy.get('output').should('have.text', '3')
  })
})
