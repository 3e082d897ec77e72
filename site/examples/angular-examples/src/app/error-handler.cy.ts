import { ErrorHandler } from '@angular/core'
import { TestBed } from '@angular/core/testing'
import { InvoiceComponent } from './invoice.component'

it('passes errors to the handler', () => {
  cy.on('uncaught:exception', (error) => {
    const expected = error.message.includes('amount must not be negative')
    return expected ? false : undefined
  })
  const handleError = cy.stub().as('handleError')
  TestBed.overrideProvider(ErrorHandler, { useValue: { handleError } })

  cy.mount(InvoiceComponent, { componentProperties: { amount: -5 } })
  cy.contains('button', 'Send').click()
  cy.get('@handleError').should('have.been.called')
})
