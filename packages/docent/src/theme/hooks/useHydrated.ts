import { useSyncExternalStore } from 'react'

const never = (): (() => void) => () => undefined

/** Whether the page is hydrated. It's `false` on the server and during hydration, so that both render the same. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
