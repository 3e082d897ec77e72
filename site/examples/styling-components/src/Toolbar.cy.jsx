import { Toolbar } from './Toolbar'

describe('Toolbar', () => {
  it('shows the button on a wide screen', () => {
    cy.viewport(1280, 800)
    cy.mount(<Toolbar />)
    cy.get('[data-cy="archive"]').should('be.visible')
    cy.get('[data-cy="more"]').should('not.be.visible')
  })

  it('shows the menu on a phone', () => {
    cy.viewport(390, 844)
    cy.mount(<Toolbar />)
    cy.get('[data-cy="archive"]').should('not.be.visible')

    cy.get('[data-cy="more"]').click()
    cy.get('[data-cy="menu"]').should('be.visible')
  })
})
