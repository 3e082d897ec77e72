// #region router
// #region redux
import type { ReactNode } from 'react'
import { mount, type MountOptions } from 'cypress/react'
// #endregion
import { MemoryRouter } from 'react-router-dom'
// #endregion
// #region redux
import { Provider } from 'react-redux'
import { createStore, type AppStore } from '../../src/store'
// #endregion
// #region router

type RouterOptions = MountOptions & { router?: { initialEntries: string[] } }
// #endregion
// #region redux

type StoreOptions = MountOptions & { store?: AppStore }
// #endregion
// #region router
// #region redux

declare global {
  namespace Cypress {
    interface Chainable {
      mount: typeof mount
      // #endregion
      mountInRouter(
        node: ReactNode,
        options?: RouterOptions
      ): ReturnType<typeof mount>
      // #endregion
      // #region redux
      mountWithStore(
        node: ReactNode,
        options?: StoreOptions
      ): ReturnType<typeof mount>
      // #region router
    }
  }
}

Cypress.Commands.add('mount', mount)
// #endregion
// #endregion
// #region router
Cypress.Commands.add('mountInRouter', (node, options = {}) => {
  const { router = { initialEntries: ['/'] }, ...rest } = options
  return mount(<MemoryRouter {...router}>{node}</MemoryRouter>, rest)
})
// #endregion
// #region redux
Cypress.Commands.add('mountWithStore', (node, options = {}) => {
  const { store = createStore(), ...rest } = options
  return mount(<Provider store={store}>{node}</Provider>, rest)
})
// #endregion
