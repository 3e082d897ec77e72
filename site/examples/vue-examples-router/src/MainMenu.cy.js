import MainMenu from './MainMenu.vue'
import { createAppRouter } from './router'

describe('MainMenu', () => {
  it('marks the home page by default', () => {
    cy.mount(MainMenu)
    cy.contains('a', 'Home').should('have.class', 'router-link-active')
  })

  it('marks the current page', () => {
    const router = createAppRouter()

    cy.wrap(router.push('/invoices'))
    cy.mount(MainMenu, { router })
    cy.contains('a', 'Invoices').should('have.class', 'router-link-active')
  })
})
