import { defineStore } from 'pinia'

export const useBasket = defineStore('basket', {
  state: () => ({ items: [] }),
  actions: {
    add(item) {
      this.items.push(item)
    },
  },
})
