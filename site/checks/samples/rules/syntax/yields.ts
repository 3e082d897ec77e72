/** Commands that don't yield an element, by what they yield instead. */

/** Commands that yield a window, which `.contains()` accepts and `.find()` doesn't. */
const WINDOW = ['go', 'reload', 'visit', 'window']

const PLAIN_VALUE = [
  'env',
  'exec',
  'getCookie',
  'hash',
  'location',
  'readFile',
  'request',
  'setCookie',
  'task',
  'title',
  'url',
  'fixture',
  'getAllCookies',
  'getAllLocalStorage',
  'getAllSessionStorage',
  'getCookies',
]

const NOTHING = [
  'clearAllCookies',
  'clearAllLocalStorage',
  'clearAllSessionStorage',
  'clearCookie',
  'clearCookies',
  'clearLocalStorage',
  'intercept',
  'log',
  'press',
  'session',
  'viewport',
  'writeFile',
]

/** Commands whose result has no length, so `.each()` and `.spread()` fail after them. */
const NO_LIST = ['exec', 'getCookie', 'location', 'setCookie', 'window', 'visit', ...NOTHING]

export const YIELDS_WINDOW: ReadonlySet<string> = new Set(WINDOW)
export const YIELDS_VALUE: ReadonlySet<string> = new Set([...PLAIN_VALUE, ...NOTHING])
/** Commands that yield `null`. */
export const YIELDS_NOTHING: ReadonlySet<string> = new Set(NOTHING)
export const YIELDS_NO_LIST: ReadonlySet<string> = new Set(NO_LIST)

/** Commands that pass their subject on. */
export const HANDS_ON: ReadonlySet<string> = new Set(['and', 'as', 'debug', 'pause', 'should'])
