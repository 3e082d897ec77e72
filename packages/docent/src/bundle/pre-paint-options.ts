import type { Config } from '../config/index.ts'

/** What the script before the first paint has to know of the configuration. */
export function prePaintOptions(config: Config): Record<string, unknown> {
  const { announcementBar: bar } = config
  // A bar that cannot be closed shows whatever is stored.
  return { ...config.colorMode, announcementId: bar?.isCloseable ? bar.id : '' }
}
