import { configureStore, createSlice } from '@reduxjs/toolkit'

const basket = createSlice({
  name: 'basket',
  initialState: [] as string[],
  reducers: {
    itemAdded: (items: string[], { payload }: { payload: string }) => [
      ...items,
      payload,
    ],
    emptied: () => [],
  },
})

export const { itemAdded, emptied } = basket.actions

export function createStore() {
  return configureStore({ reducer: { basket: basket.reducer } })
}

export type AppStore = ReturnType<typeof createStore>
export type AppState = ReturnType<AppStore['getState']>
