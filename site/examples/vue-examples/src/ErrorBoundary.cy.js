import { h } from 'vue'
import ErrorBoundary from './ErrorBoundary.vue'

const Broken = {
  setup() {
    throw new Error('no data for the chart')
  },
}

it('shows a message in place of the broken component', () => {
  cy.on('uncaught:exception', (error) => {
    if (error.message.includes('no data for the chart')) return false
  })

  cy.mount(ErrorBoundary, {
    props: { onFailed: cy.spy().as('onFailed') },
    slots: { default: () => h(Broken) },
  })
  cy.get('[role="alert"]').should('contain', 'available')
  cy.get('@onFailed').its('firstCall.args.0.message').should('include', 'chart')
})
