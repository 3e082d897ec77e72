import { Avatar } from './Avatar'

it('rejects a user without a name', () => {
  const onError = cy.stub().as('onError').returns(false)
  cy.on('uncaught:exception', onError)

  cy.mount(<Avatar name="" />)
  cy.get('@onError')
    .its('firstCall.args.0.message')
    .should('include', 'name must not be empty')
})
