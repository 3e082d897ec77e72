describe('note', () => {
  it('saves five seconds after the last key', () => {
    cy.clock(Date.UTC(2027, 0, 4, 9, 0, 0))
    cy.visit('note.html')

    cy.get('textarea').type('Buy milk')
    cy.tick(4999)
    cy.get('[role="status"]').should('have.text', '')
    cy.tick(1)
    cy.get('[role="status"]').should('have.text', 'Saved at 09:00:05')
  })

  it('keeps the note if the user cancels', () => {
    cy.visit('note.html', {
      onBeforeLoad(win) {
        cy.stub(win, 'confirm').as('confirm').returns(false)
        cy.spy(win.navigator, 'sendBeacon').as('report')
      },
    })

    cy.get('textarea').type('Buy milk')
    cy.contains('button', 'Discard').click()
    cy.get('@confirm').should('have.been.calledWith', 'Discard this note?')
    cy.get('textarea').should('have.value', 'Buy milk')
    cy.get('@report').should('not.have.been.called')
  })

  it('discards the note and reports it', () => {
    cy.visit('note.html', {
      onBeforeLoad(win) {
        cy.stub(win, 'confirm').returns(true)
        cy.spy(win.navigator, 'sendBeacon').as('report')
      },
    })

    cy.get('textarea').type('Buy milk')
    cy.contains('button', 'Discard').click()
    cy.get('textarea').should('have.value', '')
    cy.get('@report').should(
      'have.been.calledOnceWith',
      '/metrics',
      'discarded'
    )
  })
})
