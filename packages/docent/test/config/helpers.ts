import { resolveConfig, type UserConfig } from '../../src/config/index.ts'
import { formatError } from '../../src/errors/index.ts'

const required = { title: 'Acme Docs', url: 'https://docs.example.com' }

/**
 * Terminal output of the error that a configuration causes. The parameter accepts anything, because users can write
 * anything.
 */
export function problemsWith(config: Record<string, unknown>): string {
  try {
    resolveConfig({ ...required, ...config } as UserConfig, { siteDir: '/site' })
  } catch (error) {
    return formatError(error, { cwd: '/site', color: false })
  }
  throw new Error('The configuration is valid.')
}

/** A configuration with the required options set and the defaults applied. */
export function resolved(config: Partial<UserConfig> = {}) {
  return resolveConfig({ ...required, ...config }, { siteDir: '/site' })
}
