import { resolveConfig, type UserConfig } from '../../src/config/index.ts'
import { formatError } from '../../src/errors/index.ts'

const required = { title: 'Acme Docs', url: 'https://docs.example.com' }

/** Terminal text of the error that a configuration causes; takes anything, because that is what users write. */
export function problemsWith(config: Record<string, unknown>): string {
  try {
    resolveConfig({ ...required, ...config } as UserConfig, { siteDir: '/site' })
  } catch (error) {
    return formatError(error, { cwd: '/site', color: false })
  }
  throw new Error('The configuration is valid.')
}

/** A configuration with the required options filled in and the defaults applied. */
export function resolved(config: Partial<UserConfig> = {}) {
  return resolveConfig({ ...required, ...config }, { siteDir: '/site' })
}
