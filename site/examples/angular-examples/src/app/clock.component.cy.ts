import { TestBed } from '@angular/core/testing'
import { ClockComponent, ClockService } from './clock.component'

it('shows a fixed time', () => {
  const providers = [
    { provide: ClockService, useValue: { now: () => '12:00' } },
  ]
  TestBed.overrideComponent(ClockComponent, { set: { providers } })
  cy.mount(ClockComponent)
  cy.get('time').should('have.text', '12:00')
})
