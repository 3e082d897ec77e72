/** A reader's decision in its stored form. */
export interface Decision {
  categories: readonly string[]
  /** Revision of the services that the banner listed. */
  revision: number
  /** In milliseconds since 1970. */
  expirationTime: number
}

/** Parses a stored decision. Undefined if it's invalid, has expired, or applies to other services. */
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
