import { Component, Input } from '@angular/core'

@Component({
  selector: 'app-order-row',
  standalone: false,
  template: '<p>{{ order?.id | orderNumber }}</p>',
})
export class OrderRowComponent {
  @Input() order?: { id: number }
}
