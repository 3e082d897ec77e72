import Invoice from './Invoice.svelte'

it('rejects a negative amount', () => {
  const onError = cy.stub().as('onError').returns(false)
  cy.on('uncaught:exception', onError)

  cy.mount(Invoice, { props: { amount: -5 } })
  cy.contains('button', 'Send').click()
  cy.get('@onError')
    .its('firstCall.args.0.message')
    .should('include', 'amount must not be negative')
})
