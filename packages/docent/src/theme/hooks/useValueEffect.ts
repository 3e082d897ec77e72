import { useEffect, useEffectEvent } from 'react'

/**
 * Runs the effect on mount and whenever the value changes, with the latest values of its closure.
 * @example useValueEffect(page.route, () => menu.close())
 */
export function useValueEffect<T>(value: T, effect: (value: T) => void): void {
  const run = useEffectEvent(effect)
  useEffect(() => run(value), [value])
}
