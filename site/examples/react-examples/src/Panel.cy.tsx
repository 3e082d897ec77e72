import { Panel } from './Panel'

it('shows its content when you open it', () => {
  cy.mount(
    <Panel title="Delivery">
      <p>Within three days</p>
    </Panel>
  )
  cy.contains('p', 'Within three days').should('not.exist')

  cy.contains('button', 'Delivery').click()
  cy.contains('p', 'Within three days').should('be.visible')
})
