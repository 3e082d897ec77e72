import ChartCard from './ChartCard.svelte'

it('shows a message in place of a broken chart', () => {
  cy.on('uncaught:exception', (error) => {
    if (error.message.includes('no points')) return false
  })

  cy.mount(ChartCard, { props: { points: [] } })
  cy.get('[role="alert"]').should('have.text', "The chart can't be shown.")
  cy.contains('button', 'Try again').should('be.visible')
})
