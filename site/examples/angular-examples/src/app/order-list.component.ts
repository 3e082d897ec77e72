import { Component, Input } from '@angular/core'

@Component({
  selector: 'app-order-list',
  standalone: false,
  template: `
    @for (order of orders; track order.id) {
      <app-order-row [order]="order" />
    }
  `,
})
export class OrderListComponent {
  @Input() orders: { id: number }[] = []
}
