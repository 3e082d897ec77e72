/** What a reader decided, as it's stored. */
export interface Decision {
  categories: readonly string[]
  /** The services that the question named. */
  revision: number
  /** In milliseconds since 1970. */
  expirationTime: number
}

/** A stored decision, unless it has expired, concerns other services, or isn't one. */
export function readDecision(
  text: string | null,
  revision: number,
  now: number,
): Decision | undefined {
  const stored = parsed(text) as Partial<Decision> | null | undefined
  const { categories, expirationTime } = stored ?? {}
  if (!Array.isArray(categories) || typeof expirationTime !== 'number') return undefined
  return stored?.revision === revision && expirationTime > now
    ? { categories, revision, expirationTime }
    : undefined
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return undefined
  }
}
