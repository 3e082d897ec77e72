import { InjectionToken, type Provider } from '@angular/core'

interface ShopConfig {
  currency: string
}

export const SHOP_CONFIG = new InjectionToken<ShopConfig>('shop config')

export function provideShopConfig(config: ShopConfig): Provider {
  return { provide: SHOP_CONFIG, useValue: config }
}
