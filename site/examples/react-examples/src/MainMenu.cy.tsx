import { MainMenu } from './MainMenu'

it('marks the home page by default', () => {
  cy.mountInRouter(<MainMenu />)
  cy.get('[aria-current="page"]').should('have.text', 'Home')
})

it('marks the current page', () => {
  cy.mountInRouter(<MainMenu />, { router: { initialEntries: ['/invoices'] } })
  cy.get('[aria-current="page"]').should('have.text', 'Invoices')
})
