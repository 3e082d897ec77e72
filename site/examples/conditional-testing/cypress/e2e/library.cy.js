describe('library', () => {
  it('reserves a book', () => {
    cy.visit('library.html', {
      onBeforeLoad(win) {
        win.localStorage.setItem('tour', 'done')
      },
    })
    cy.get('#reserve').click()
    cy.get('[role="status"]').should('have.text', 'Reserved')
    cy.get('dialog').should('not.be.visible')
  })

  it('offers the tour to some new visitors', () => {
    cy.visit('library.html', {
      onBeforeLoad(win) {
        cy.stub(win.Math, 'random').returns(0.2)
      },
    })
    cy.get('dialog').should('be.visible')
    cy.contains('button', 'Skip the tour').click()
    cy.get('dialog').should('not.be.visible')
  })

  it('skips the tour for other visitors', () => {
    cy.visit('library.html', {
      onBeforeLoad(win) {
        cy.stub(win.Math, 'random').returns(0.8)
      },
    })
    cy.get('#reserve').click()
    cy.get('[role="status"]').should('have.text', 'Reserved')
  })
})
