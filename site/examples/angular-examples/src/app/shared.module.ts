import { NgModule, Pipe, type PipeTransform } from '@angular/core'

@Pipe({ name: 'orderNumber', standalone: false })
export class OrderNumberPipe implements PipeTransform {
  transform(id: number | undefined) {
    return `No. ${id}`
  }
}

@NgModule({ declarations: [OrderNumberPipe], exports: [OrderNumberPipe] })
export class SharedModule {}
