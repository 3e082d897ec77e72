import { Component, computed, input, model, output } from '@angular/core'

@Component({
  selector: 'app-counter',
  template: `
    <button (click)="count.set(count() - 1)" [disabled]="atMin()">Less</button>
    <output>{{ count() }}</output>
    <button (click)="count.set(count() + 1)">More</button>
    <button (click)="closed.emit(count())">Done</button>
  `,
})
export class CounterComponent {
  min = input(0)
  count = model(0)
  closed = output<number>()
  atMin = computed(() => this.count() <= this.min())
}
