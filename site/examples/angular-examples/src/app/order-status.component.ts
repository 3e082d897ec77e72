import { Component, inject, Input, signal } from '@angular/core'
import { OrderService } from './order.service'

@Component({
  selector: 'app-order-status',
  template: `
    @if (failed()) {
      <button type="button" (click)="load()">Try again</button>
    } @else {
      <p role="status">{{ state() }}</p>
    }
  `,
})
export class OrderStatusComponent {
  private orders: OrderService = inject(OrderService)
  @Input() orderId = 0
  state = signal('')
  failed = signal(false)

  ngOnInit() {
    this.load()
  }

  load() {
    this.failed.set(false)
    this.orders.state(this.orderId).subscribe({
      next: (state: string) => this.state.set(state),
      error: () => this.failed.set(true),
    })
  }
}
