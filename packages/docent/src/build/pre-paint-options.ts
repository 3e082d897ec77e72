import type { Config } from '../config/index.ts'

/** What the script before the first paint has to know of the configuration. */
export function prePaintOptions(config: Config): Record<string, unknown> {
  return { ...config.colorMode, announcementId: config.announcementBar?.id ?? '' }
}
