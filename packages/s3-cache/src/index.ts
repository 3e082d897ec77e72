import { AwsClient } from 'aws4fetch'
import {
  defineErrors,
  definePlugin,
  errorEntry,
  type Finding,
  type PluginOption,
  type ResultStore,
} from 'docent/plugin'
import { z } from 'zod'

const address = z.url({
  protocol: /^https?$/,
  error: 'Use a complete address, such as https://s3.example.com.',
})

/** The options of the plugin. Credentials aren't among them: they come only from the environment. */
const options = z.strictObject({
  /** Name of the bucket. */
  bucket: z.string().min(1),
  /**
   * Address of a store other than Amazon S3. Default: the variable `AWS_ENDPOINT_URL_S3` or `AWS_ENDPOINT_URL`.
   * @example 'https://<account>.r2.cloudflarestorage.com'
   */
  endpoint: address.optional(),
  /** Region of the bucket. Default: the variable `AWS_REGION` or `AWS_DEFAULT_REGION`, or `'us-east-1'`. */
  region: z.string().min(1).optional(),
  /** What all names in the bucket begin with. Default: `'docent/'`. */
  prefix: z.string().default('docent/'),
  /** Whether builds only read the bucket. Default: `false`. */
  readOnly: z.boolean().default(false),
})

/** Options of `s3Cache`. */
export type S3CacheOptions = z.input<typeof options>

const errors = defineErrors({
  invalidVariable: errorEntry<{ name: string; value: string }>({
    code: 'invalid-endpoint-variable',
    message: ({ name, value }) => `The variable ${name} is "${value}", which isn't an address.`,
    hint: () => 'Use a complete address, such as https://s3.example.com.',
  }),
})

/** A request is repeated if the bucket asks for a pause or can't answer at the moment. */
const RETRIES = { retries: 2, initRetryMs: 200 }

const KEYS = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'] as const

/**
 * Keeps the results of builds in a bucket of Amazon S3, or of any other service with its protocol. Without the environment
 * variables `AWS_ACCESS_KEY_ID` and `AWS_SECRET_ACCESS_KEY`, the plugin does nothing, and warns in CI.
 * @example plugins: [s3Cache({ bucket: 'acme-docs-cache' })]
 */
export const s3Cache: (given: S3CacheOptions) => PluginOption = definePlugin({
  name: '@docent/s3-cache',
  options,
  setup(given) {
    const missing = KEYS.filter((name) => !process.env[name])
    return missing.length === 0
      ? { store: bucketStore(given) }
      : { check: () => (process.env.CI ? [withoutKeys(missing)] : []) }
  },
})

function withoutKeys(missing: readonly string[]): Finding {
  return {
    severity: 'warning',
    message: `The bucket isn't used, because ${missing.join(' and ')} ${missing.length === 1 ? "isn't" : "aren't"} set.`,
    fix: 'Give the job the credentials of the bucket, or remove s3Cache from plugins where builds have none.',
  }
}

/** @throws DocentError if the variable isn't an address, as for the option */
function environmentEndpoint(): string | undefined {
  for (const name of ['AWS_ENDPOINT_URL_S3', 'AWS_ENDPOINT_URL']) {
    const value = process.env[name]
    if (!value) continue
    if (!address.safeParse(value).success) throw errors.invalidVariable({ name, value })
    return value
  }
  return undefined
}

function bucketStore({
  bucket,
  endpoint = environmentEndpoint(),
  region = process.env.AWS_REGION || process.env.AWS_DEFAULT_REGION || 'us-east-1',
  prefix,
  readOnly,
}: z.output<typeof options>): ResultStore {
  const { AWS_ACCESS_KEY_ID = '', AWS_SECRET_ACCESS_KEY = '', AWS_SESSION_TOKEN } = process.env
  const client = new AwsClient({
    accessKeyId: AWS_ACCESS_KEY_ID,
    secretAccessKey: AWS_SECRET_ACCESS_KEY,
    ...(AWS_SESSION_TOKEN && { sessionToken: AWS_SESSION_TOKEN }),
    service: 's3',
    region,
    ...RETRIES,
  })
  // Other services often have no host names for buckets, and a certificate doesn't cover a name with dots.
  const base = endpoint
    ? `${endpoint.replace(/\/+$/, '')}/${bucket}/`
    : bucket.includes('.')
      ? `https://s3.${region}.amazonaws.com/${bucket}/`
      : `https://${bucket}.s3.${region}.amazonaws.com/`
  const send = async (name: string, init: RequestInit): Promise<Response> => {
    const url = base + (prefix + name).split('/').map(encodeURIComponent).join('/')
    try {
      return await client.fetch(url, init)
    } catch (error) {
      const { message, cause } = error as Error
      const reason = cause instanceof Error ? cause.message : message
      throw new Error(`${new URL(base).host} can't be reached (${reason})`, { cause: error })
    }
  }
  const refused = async (action: string, response: Response): Promise<Error> => {
    const [, code = response.statusText] = /<Code>(\w+)<\/Code>/.exec(await response.text()) ?? []
    return new Error(`the bucket "${bucket}" refused to ${action} (${response.status} ${code})`)
  }
  return {
    async get(name, signal) {
      const response = await send(name, { signal })
      if (response.ok) return new Uint8Array(await response.arrayBuffer())
      const error = await refused('send an entry', response)
      if (response.status === 404 && !error.message.includes('NoSuchBucket')) return undefined
      throw error
    },
    ...(!readOnly && {
      async put(name, content, signal) {
        const response = await send(name, { method: 'PUT', body: content.slice(), signal })
        if (!response.ok) throw await refused('take an entry', response)
        await response.arrayBuffer()
      },
    }),
  }
}
