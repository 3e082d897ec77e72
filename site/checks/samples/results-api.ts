/** Types of `@cypress/extract-cloud-results` for samples, from the data that the tables of its pages show. */

import { tsImport } from 'tsx/esm/api'

/** @typedef {import('../../data/results-api-shared.ts').ResultField} ResultField */
/** @typedef {import('../../data/results-api-shared.ts').ResultGroup} ResultGroup */
/** @typedef {import('../../data/results-api-shared.ts').ResultsApi} ResultsApi */

// Node.js 20 can't load TypeScript, and this check runs without a loader.
/** @type {typeof import('../../data/results-api.ts')} */
const { RESULTS_MODULE, resultsApis } = await tsImport('../../data/results-api.ts', import.meta.url)

/** The declaration of the module. Only its functions can be imported: nothing says what else it exports. */
export function resultsApiDeclarations() {
  return [
    `declare module '${RESULTS_MODULE}' {`,
    ...Object.values(resultsApis).flatMap(declareApi),
    '  export {}',
    '}',
    '',
  ].join('\n')
}

/** @param {ResultsApi} api */
function declareApi({ function: name, namespace, groups }) {
  const { type: options } = groups.arguments
  const { type: results } = groups.run
  return [
    `  namespace ${namespace} {`,
    ...Object.values(groups).flatMap(declareGroup),
    '  }',
    `  export function ${name}(options?: ${namespace}.${options}): Promise<${namespace}.${results}>`,
  ]
}

/** @param {ResultGroup} group */
function declareGroup({ type, fields }) {
  return [`    interface ${type} {`, ...fields.map(declareField), '    }']
}

/** @param {ResultField} field */
function declareField({ name, type, optional }) {
  // The content of a configuration isn't part of this data, and scripts do read its properties.
  const declared = type === 'object' ? 'Record<string, any>' : type
  return `      ${name}${optional ? '?' : ''}: ${declared}`
}
