/** Types of `@cypress/extract-cloud-results` for samples, from the data that its pages' tables show. */

import { RESULTS_MODULE, resultsApis } from '../../data/results-api.ts'
import type { ResultField, ResultGroup, ResultsApi } from '../../data/results-api-shared.ts'

/** The module's declaration. Only its functions can be imported, because its other exports aren't documented. */
export function resultsApiDeclarations() {
  return [
    `declare module '${RESULTS_MODULE}' {`,
    ...Object.values(resultsApis).flatMap(declareApi),
    '  export {}',
    '}',
    '',
  ].join('\n')
}

function declareApi({ function: name, namespace, groups }: ResultsApi) {
  const { type: options } = groups.arguments
  const { type: results } = groups.run
  return [
    `  namespace ${namespace} {`,
    ...Object.values(groups).flatMap(declareGroup),
    '  }',
    `  export function ${name}(options?: ${namespace}.${options}): Promise<${namespace}.${results}>`,
  ]
}

function declareGroup({ type, fields }: ResultGroup) {
  return [`    interface ${type} {`, ...fields.map(declareField), '    }']
}

function declareField({ name, type, optional }: ResultField) {
  // The content of a configuration isn't part of this data, but scripts read its properties.
  const declared = type === 'object' ? 'Record<string, any>' : type
  return `      ${name}${optional ? '?' : ''}: ${declared}`
}
