import { HttpClient } from '@angular/common/http'
import { inject, Injectable } from '@angular/core'

@Injectable({ providedIn: 'root' })
export class OrderService {
  private http = inject(HttpClient)

  state(id: number) {
    return this.http.get(`/api/orders/${id}`, { responseType: 'text' })
  }
}
