import { Component, EventEmitter, Input, Output } from '@angular/core'

@Component({
  selector: 'app-stepper',
  template: `
    <div role="group" aria-label="Quantity">
      <button data-cy="decrease" (click)="add(-1)">-</button>
      <output data-cy="count">{{ start }}</output>
      <button data-cy="increase" (click)="add(1)">+</button>
    </div>
  `,
})
export class StepperComponent {
  @Input() start = 0
  @Output() changed = new EventEmitter<number>()

  add(step: number) {
    this.start += step
    this.changed.emit(this.start)
  }
}
