/**
 * Runs in the head before the first paint. It's part of every page's HTML, so it repeats the storage keys instead of
 * importing the modules that declare them.
 */
export function prePaint(options: {
  defaultMode: 'light' | 'dark'
  disableSwitch: boolean
  respectPrefersColorScheme: boolean
  announcementId: string
}): void {
  const root = document.documentElement
  let stored: string | null = null
  try {
    if (options.disableSwitch) localStorage.removeItem('theme')
    else stored = localStorage.getItem('theme')
    if (options.announcementId !== '') {
      const same = localStorage.getItem('docent.announcement.id') === options.announcementId
      if (same && localStorage.getItem('docent.announcement.dismiss') === 'true') {
        root.dataset.announcementDismissed = 'true'
      }
    }
  } catch {
    // Storage is blocked, so the defaults apply.
  }
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  const fallback = options.respectPrefersColorScheme ? system : options.defaultMode
  root.dataset.theme = stored === 'dark' || stored === 'light' ? stored : fallback
  root.dataset.js = 'true'
  // Key names depend on the system. The style sheet shows the right ones.
  if (/^(?:Mac|iP)/.test(navigator.platform)) root.dataset.apple = 'true'
}
