import type { Config } from 'docent/plugin'
import { errors } from './errors.ts'
import type { PushTarget } from './index-client.ts'
import type { ServiceOptions } from './options.ts'

/** Name of the plugin. */
export const NAME = '@docent/algolia'

/**
 * The environment variable with the key that can write. There's no other source, because configurations are published
 * and command lines are visible to other users.
 */
export const ADMIN_KEY_VARIABLE = 'DOCS_SEARCH_ADMIN_KEY'

/** Where `docent search export` writes without `--out`. */
export const EXPORT_FILE = 'search-records.json'

/** @throws DocentError when the environment has no key */
export function readAdminKey(env: NodeJS.ProcessEnv): string {
  const key = env[ADMIN_KEY_VARIABLE]?.trim() ?? ''
  if (key === '') throw errors.missingAdminKey({ variable: ADMIN_KEY_VARIABLE })
  return key
}

/**
 * The application and the index, from flags or the plugin's options in the configuration.
 * @throws DocentError when one of them is missing, or when the application ID can't be part of a host name
 */
export function pushTarget(
  { plugins }: Pick<Config, 'plugins'>,
  flags: { appId?: string; index?: string },
): PushTarget {
  const { search } = plugins.find(({ name }) => name === NAME)?.hooks ?? {}
  const { options: configured } = (search ?? {}) as { options?: ServiceOptions }
  const appId = flags.appId ?? configured?.appId ?? ''
  const indexName = flags.index ?? configured?.indexName ?? ''
  const missing = [...(appId === '' ? ['--app-id'] : []), ...(indexName === '' ? ['--index'] : [])]
  if (missing.length > 0) throw errors.missingSearchTarget({ missing })
  // The ID becomes part of the host name to which the key is sent.
  if (!/^[a-z0-9]+$/i.test(appId)) throw errors.invalidAppId({ appId })
  return { appId, indexName }
}
