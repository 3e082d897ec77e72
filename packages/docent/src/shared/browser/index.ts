/** Exports of `docent/browser`, for code of plugins that browsers run without the application. */
export { storage } from './storage.ts'
export { whenIdle } from './scheduling.ts'
export { trustedHtml } from './trusted.ts'
