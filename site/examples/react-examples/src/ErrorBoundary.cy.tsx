import { ErrorBoundary } from './ErrorBoundary'

function Broken(): never {
  throw new Error('no data for the chart')
}

it('shows a message in place of the broken component', () => {
  cy.on('uncaught:exception', (error) => {
    if (error.message.includes('no data for the chart')) return false
  })

  cy.mount(
    <ErrorBoundary onError={cy.spy().as('onError')}>
      <Broken />
    </ErrorBoundary>
  )
  cy.get('[role="alert"]').should('contain', 'available')
  cy.get('@onError').its('firstCall.args.0.message').should('include', 'chart')
})

it('renders its children if nothing throws', () => {
  cy.mount(
    <ErrorBoundary>
      <p>Chart</p>
    </ErrorBoundary>
  )
  cy.contains('p', 'Chart').should('be.visible')
  cy.get('[role="alert"]').should('not.exist')
})
