import { PasswordFieldComponent } from './password-field.component'

it('shows the password', () => {
  cy.mount(PasswordFieldComponent)
  cy.get('input').should('have.attr', 'type', 'password')

  cy.get('input').type('quiet-harbor')
  cy.contains('button', 'Show').click()
  cy.get('input').should('have.attr', 'type', 'text')
})
