import { Component, Input } from '@angular/core'

@Component({
  selector: 'app-panel',
  template: `
    <button type="button" (click)="open = !open">{{ title }}</button>
    @if (open) {
      <ng-content />
    }
  `,
})
export class PanelComponent {
  @Input() title = ''
  open = false
}
