import { Component, Input } from '@angular/core'

@Component({
  selector: 'app-invoice',
  template: '<button type="button" (click)="send()">Send</button>',
})
export class InvoiceComponent {
  @Input() amount = 0

  send() {
    if (this.amount < 0) throw new Error('amount must not be negative')
  }
}
