import type { UserConfig } from './schema.ts'

/**
 * Gives an editor the types of the configuration; returns it as it is.
 * @example export default defineConfig({ title: 'Acme Docs', url: 'https://docs.example.com' })
 */
export function defineConfig(config: UserConfig): UserConfig {
  return config
}
