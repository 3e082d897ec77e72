import type { Type } from '@angular/core'
import { provideHttpClient } from '@angular/common/http'
import { mount, type MountConfig } from 'cypress/angular'
import { provideShopConfig } from '../../src/app/config'

declare global {
  namespace Cypress {
    interface Chainable {
      mount: typeof mount
    }
  }
}

function mountInShop<T>(
  component: Type<T> | string,
  config: MountConfig<T> = {}
) {
  const providers = [
    provideHttpClient(),
    provideShopConfig({ currency: 'EUR' }),
    ...(config.providers ?? []),
  ]
  return mount<T>(component, { ...config, providers })
}

Cypress.Commands.add('mount', mountInShop)
