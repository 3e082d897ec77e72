describe('actions page', () => {
  it('accepts an email address and a coupon', () => {
    cy.visit('https://example.cypress.io')
    cy.contains('type').click()
    cy.url().should('include', '/commands/actions')

    cy.get('.action-email').type('noor@example.com')
    cy.get('.action-email').should('have.value', 'noor@example.com')

    cy.get('.action-form').find('#couponCode1').type('SPRING')
    cy.get('.action-form').contains('button', 'Submit').click()
    cy.contains('p', 'Your form has been submitted!').should('be.visible')
  })
})
