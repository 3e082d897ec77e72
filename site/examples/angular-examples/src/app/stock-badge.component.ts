import { Component, Input } from '@angular/core'

@Component({
  selector: 'app-stock-badge',
  template: '<span role="status">{{ text }}</span>',
})
export class StockBadgeComponent {
  @Input() left = 0

  get text() {
    return ['Sold out', 'Last one'][this.left] ?? 'In stock'
  }
}
