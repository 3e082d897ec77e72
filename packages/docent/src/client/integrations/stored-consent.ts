const isDate = (value: unknown): boolean =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value))

const isTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((part) => typeof part === 'string')

/**
 * Whether a stored text is a decision that the consent library has written. It takes over parts of whatever is there:
 * a wrong identifier would make it forget every later decision, and a wrong date makes it throw.
 */
export function isStoredConsent(text: string): boolean {
  try {
    const stored = JSON.parse(text) as Record<string, unknown> | null
    const services = stored?.services ?? {}
    return (
      isTexts(stored?.categories) &&
      typeof stored?.consentId === 'string' &&
      Number.isFinite(stored.expirationTime) &&
      isDate(stored.consentTimestamp) &&
      isDate(stored.lastConsentTimestamp) &&
      Object.values(services).every(isTexts)
    )
  } catch {
    return false
  }
}
