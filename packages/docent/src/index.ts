/** Exports of `docent`, which a site's configuration and code may import. */
export * from './config/site-config.ts'
export * from './app/index.ts'
