import type { UserConfig } from './schema.ts'

/**
 * Returns the configuration unchanged and gives editors its types.
 * @example export default defineConfig({ title: 'Acme Docs', url: 'https://docs.example.com' })
 */
export function defineConfig(config: UserConfig): UserConfig {
  return config
}
