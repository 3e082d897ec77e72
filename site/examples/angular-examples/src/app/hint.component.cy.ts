import { HintComponent } from './hint.component'

it('can be opened by its parent', () => {
  cy.mount<HintComponent>(HintComponent).then(({ component, fixture }) => {
    component.open()
    fixture.detectChanges()
  })
  cy.get('[role="note"]').should('be.visible')
})
