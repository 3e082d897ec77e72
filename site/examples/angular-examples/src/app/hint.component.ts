import { Component, signal } from '@angular/core'

@Component({
  selector: 'app-hint',
  template: `
    @if (shown()) {
      <p role="note">Press Enter to search.</p>
    }
  `,
})
export class HintComponent {
  shown = signal(false)

  open() {
    this.shown.set(true)
  }
}
