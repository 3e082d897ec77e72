import PasswordField from './PasswordField.svelte'

it('shows the password', () => {
  cy.mount(PasswordField)
  cy.get('input').should('have.attr', 'type', 'password')

  cy.get('input').type('quiet-harbor')
  cy.contains('button', 'Show').click()
  cy.get('input').should('have.attr', 'type', 'text')
})
