describe('contract', () => {
  beforeEach(() => {
    cy.visit('pages/contract.html')
  })

  it('cannot be signed before the terms are accepted', () => {
    cy.get('#sign').should('be.disabled')
  })

  it('can be signed', () => {
    cy.get('input[type="checkbox"]').check()
    cy.contains('button', 'Sign').click()
    cy.get('[role="status"]').should('have.text', 'Signed')
  })
})
