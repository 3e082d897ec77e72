import { useEffect, useEffectEvent } from 'react'

/**
 * Runs at the start and whenever a value changes, with the newest of everything else that the effect uses.
 * @example useValueEffect(page.route, () => menu.close())
 */
export function useValueEffect<T>(value: T, effect: (value: T) => void): void {
  const run = useEffectEvent(effect)
  useEffect(() => run(value), [value])
}
