import { InvoiceComponent } from './invoice.component'

it('rejects a negative amount', () => {
  const onError = cy.stub().as('onError').returns(false)
  cy.on('uncaught:exception', onError)

  cy.mount(InvoiceComponent, { componentProperties: { amount: -5 } })
  cy.contains('button', 'Send').click()
  cy.get('@onError')
    .its('firstCall.args.0.message')
    .should('include', 'amount must not be negative')
})
