describe('library', () => {
  it('reserves a book', () => {
    cy.clock()
    cy.visit('library.html', {
      onBeforeLoad(win) {
        win.localStorage.setItem('tour', 'done')
      },
    })
    cy.tick(600)
    cy.get('dialog').should('not.be.visible')
    cy.get('#reserve').click()
    cy.get('[role="status"]').should('have.text', 'Reserved')
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
    cy.clock()
    cy.visit('library.html', {
      onBeforeLoad(win) {
        cy.stub(win.Math, 'random').returns(0.8)
      },
    })
    cy.tick(600)
    cy.get('dialog').should('not.be.visible')
    cy.get('#reserve').click()
    cy.get('[role="status"]').should('have.text', 'Reserved')
  })
})
