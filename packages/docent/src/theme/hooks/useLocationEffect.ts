import { useEffect, useEffectEvent } from 'react'
import { useNavigation, type Navigation } from '../context.ts'

/** Runs when the reader has come to another page, query or hash, and once at the start. */
export function useLocationEffect(effect: (location: Navigation['location']) => void): void {
  const { location } = useNavigation()
  const run = useEffectEvent(effect)
  useEffect(() => run(location), [location])
}
