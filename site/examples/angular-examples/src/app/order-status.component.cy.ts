// #region service
import { of } from 'rxjs'
// #endregion
// #region http
import { provideHttpClient } from '@angular/common/http'
// #endregion
// #region service
import { OrderService } from './order.service'
// #endregion
// #region service
// #region http
import { OrderStatusComponent } from './order-status.component'
// #endregion
// #endregion

// #region service

it('shows the state of the order', () => {
  const service = { state: cy.stub().as('state').returns(of('packed')) }
  cy.mount(OrderStatusComponent, {
    providers: [{ provide: OrderService, useValue: service }],
    componentProperties: { orderId: 17 },
  })
  cy.get('[role="status"]').should('have.text', 'packed')
  cy.get('@state').should('have.been.calledWith', 17)
})
// #endregion

// #region http

it('offers a second attempt', () => {
  cy.intercept('GET', '/api/orders/17', { statusCode: 503 }).as('order')
  cy.mount(OrderStatusComponent, {
    providers: [provideHttpClient()],
    componentProperties: { orderId: 17 },
  })
  cy.wait('@order')
  cy.contains('button', 'Try again').should('be.visible')
})
// #endregion
