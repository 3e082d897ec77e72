import type { Config } from '../../config/index.ts'
import { errors } from '../../errors/index.ts'
import type { PushTarget } from './index-client.ts'

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
 * The application and the index, from flags or the configuration.
 * @throws DocentError when one of them is missing, or when the application ID can't be part of a host name
 */
export function pushTarget(
  { search }: Config,
  flags: { appId?: string; index?: string },
): PushTarget {
  const configured = search !== false && search.provider === 'algolia' ? search : undefined
  const appId = flags.appId ?? configured?.appId ?? ''
  const indexName = flags.index ?? configured?.indexName ?? ''
  const missing = [...(appId === '' ? ['--app-id'] : []), ...(indexName === '' ? ['--index'] : [])]
  if (missing.length > 0) throw errors.missingSearchTarget({ missing })
  // The ID becomes part of the host name to which the key is sent.
  if (!/^[a-z0-9]+$/i.test(appId))
    throw errors.invalidFlagValue({
      flag: '--app-id',
      value: appId,
      expected: 'an application ID: letters and digits',
    })
  return { appId, indexName }
}
