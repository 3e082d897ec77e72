/** Public API of docent: what a site's configuration and code may use. */
export { defineConfig } from './config/define-config.ts'
export type { UserConfig } from './config/schema.ts'
export * from './client/index.ts'
