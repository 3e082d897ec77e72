describe('notes', () => {
  beforeEach(() => {
    cy.visit('pages/notes.html')
  })

  it('saves a note', () => {
    cy.get('[data-cy="note-text"]').type('Call the plumber')
    cy.contains('button', 'Save').click()

    cy.get('[data-cy="note"]')
      .should('have.length', 1)
      .and('have.text', 'Call the plumber')
    cy.get('[data-cy="note-text"]').should('have.value', '')
  })

  it('keeps notes after a reload', () => {
    cy.window().then((win) => {
      win.localStorage.setItem('notes', '["Water the ferns"]')
    })
    cy.reload()
    cy.contains('[data-cy="note"]', 'Water the ferns').should('be.visible')
  })
})
