import { Component } from '@angular/core'

@Component({
  selector: 'app-password-field',
  template: `
    <label>Password <input [type]="shown ? 'text' : 'password'" /></label>
    <button type="button" (click)="shown = !shown">
      {{ shown ? 'Hide' : 'Show' }}
    </button>
  `,
})
export class PasswordFieldComponent {
  shown = false
}
