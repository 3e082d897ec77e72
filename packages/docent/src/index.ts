/** What a site's configuration and code may import: `docent`. */
export * from './config/site-config.ts'
export * from './client/index.ts'
