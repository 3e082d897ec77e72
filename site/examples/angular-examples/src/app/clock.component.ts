import { Component, inject, Injectable } from '@angular/core'

@Injectable()
export class ClockService {
  now() {
    return new Date().toLocaleTimeString()
  }
}

@Component({
  selector: 'app-clock',
  providers: [ClockService],
  template: '<time>{{ time }}</time>',
})
export class ClockComponent {
  time = inject(ClockService).now()
}
