const KEY = 'docent.reloaded-for'

/**
 * Decides what to do with a payload of another build: load the page in full once. When that has been done for the
 * same address and build already, a second time would loop, so the payload is used as it is.
 * @returns whether a full load should happen
 */
export function needsFullLoad(
  payloadBuild: string,
  ownBuild: string,
  href: string,
  session: () => Storage = () => window.sessionStorage,
): boolean {
  if (payloadBuild === ownBuild) return false
  const mark = `${payloadBuild} ${href}`
  try {
    if (session().getItem(KEY) === mark) return false
    session().setItem(KEY, mark)
    return true
  } catch {
    // Without storage a loop could not be noticed.
    return false
  }
}
