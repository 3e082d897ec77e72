describe('playlist', () => {
  beforeEach(() => {
    cy.visit('pages/playlist.html')
    cy.contains('button', 'Load').click()
  })

  it('shows all songs in order', () => {
    cy.get('ul').find('li').should('have.length', 3)
    cy.get('li').last().should('contain', 'Gymnopédie')
    cy.contains('[role="status"]', '3 songs').should('be.visible')
  })

  it('likes the last song', () => {
    cy.get('li').should('have.length', 3)
    cy.get('li').last().contains('button', 'Like').click()
    cy.get('li').last().contains('button', 'Liked').should('be.visible')
  })
})
