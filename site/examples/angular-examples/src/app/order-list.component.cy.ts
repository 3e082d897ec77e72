import { OrderListComponent } from './order-list.component'
import { OrderRowComponent } from './order-row.component'
import { SharedModule } from './shared.module'

it('shows one row for each order', () => {
  cy.mount(OrderListComponent, {
    declarations: [OrderRowComponent],
    imports: [SharedModule],
    componentProperties: { orders: [{ id: 17 }, { id: 18 }] },
  })
  cy.get('app-order-row').should('have.length', 2)
  cy.contains('app-order-row', 'No. 18').should('be.visible')
})
