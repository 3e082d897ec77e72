const KEY = 'docent.reloaded-for'
const FAILURE_KEY = 'docent.reloaded-after-failure'

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
  return payloadBuild !== ownBuild && isFirst(KEY, `${payloadBuild} ${href}`, session)
}

/**
 * Loads the page in full after a file of its build couldn't be had: a deploy may have removed it. Happens
 * once for each page and build, because the file may be missing from the new build as well.
 */
export function reloadOnce(
  reload: () => void = () => window.location.reload(),
  session: () => Storage = () => window.sessionStorage,
): void {
  const build = document.documentElement.dataset.build ?? ''
  if (navigator.onLine && isFirst(FAILURE_KEY, `${build} ${location.href}`, session)) reload()
}

function isFirst(key: string, mark: string, session: () => Storage): boolean {
  try {
    if (session().getItem(key) === mark) return false
    session().setItem(key, mark)
    return true
  } catch {
    // Without storage, a loop could not be noticed.
    return false
  }
}
