import { Component, EventEmitter, Output } from '@angular/core'

@Component({
  selector: 'app-search-box',
  template: `
    <input
      #field
      aria-label="Search"
      (keydown.enter)="search.emit(field.value)"
    />
  `,
})
export class SearchBoxComponent {
  @Output() search = new EventEmitter<string>()
}
