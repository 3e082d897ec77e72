describe('glasses of water', () => {
  beforeEach(() => {
    cy.visit('pages/glasses.html')
  })

  it('starts at zero', () => {
    cy.get('output').should('have.text', '0')
    cy.contains('button', 'Take back').should('be.disabled')
  })

  it('counts up', () => {
    cy.contains('button', 'Add').click()
    cy.get('output').should('have.text', '1')
  })

  context('after two glasses', () => {
    beforeEach(() => {
      cy.contains('button', 'Add').click()
      cy.contains('button', 'Add').click()
      cy.get('output').should('have.text', '2')
    })

    it('takes one back', () => {
      cy.contains('button', 'Take back').click()
      cy.get('output').should('have.text', '1')
    })

    it("doesn't go below zero", () => {
      cy.contains('button', 'Take back').click()
      cy.contains('button', 'Take back').click()
      cy.get('output').should('have.text', '0')
      cy.contains('button', 'Take back').should('be.disabled')
    })
  })
})
