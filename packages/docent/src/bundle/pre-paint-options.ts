import type { Config } from '../config/index.ts'

/** The parts of the configuration that the script before the first paint needs. */
export function prePaintOptions(config: Config): Record<string, unknown> {
  const { announcementBar: bar } = config
  // A bar that can't be closed appears no matter what is stored.
  return { ...config.colorMode, announcementId: bar?.isCloseable ? bar.id : '' }
}
