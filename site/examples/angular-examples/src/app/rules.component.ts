import { Component } from '@angular/core'

@Component({
  selector: 'app-rules',
  template: `
    <ul>
      <li>At least 12 characters</li>
      <li>No spaces</li>
    </ul>
  `,
})
export class RulesComponent {}
