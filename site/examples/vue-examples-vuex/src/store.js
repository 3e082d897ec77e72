import { createStore } from 'vuex'

export function createAppStore() {
  return createStore({
    state: () => ({ items: [] }),
    mutations: {
      add(state, item) {
        state.items.push(item)
      },
    },
  })
}
