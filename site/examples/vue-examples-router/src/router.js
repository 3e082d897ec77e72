import { createMemoryHistory, createRouter } from 'vue-router'
import MainMenu from './MainMenu.vue'

const routes = [
  { path: '/', component: MainMenu },
  { path: '/invoices', component: MainMenu },
]

export function createAppRouter(history = createMemoryHistory()) {
  return createRouter({ history, routes })
}
