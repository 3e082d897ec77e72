import { PanelComponent } from './panel.component'

it('shows its content when you open it', () => {
  cy.mount('<app-panel title="Delivery"><p>Within three days</p></app-panel>', {
    imports: [PanelComponent],
  })
  cy.contains('p', 'Within three days').should('not.exist')

  cy.contains('button', 'Delivery').click()
  cy.contains('p', 'Within three days').should('be.visible')
})
