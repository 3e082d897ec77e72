import PasswordField from './PasswordField.vue'

it('shows the password', () => {
  cy.mount(PasswordField, { props: { label: 'Password' } })
  cy.get('input').should('have.attr', 'type', 'password')

  cy.get('input').type('quiet-harbor')
  cy.contains('button', 'Show').click()
  cy.get('input').should('have.attr', 'type', 'text')
})
