/** Checks that samples in data languages parse, and that those of CI providers follow their rules. */

import { format } from 'prettier'
import { parse, parseAllDocuments } from 'yaml'
import { metaValue } from './fences.mjs'
import { locate } from './findings.mjs'
import { checkGitHubWorkflow } from './github-workflow.mjs'
import { DATA_LANGUAGES } from './languages.mjs'
import { GITHUB_WORKFLOW, providerOf } from './providers.mjs'
import { checkSchema } from './schema.mjs'

/** @typedef {import('./fences.mjs').Fence} Fence */
/** @typedef {import('./findings.mjs').Finding} Finding */

/**
 * @param {Fence} fence
 * @returns {Promise<Finding[]>}
 */
export async function checkData(fence) {
  const text = fence.code.join('\n')
  const language = DATA_LANGUAGES[fence.lang]
  if (language === 'yaml') {
    const findings = checkYaml(fence, text)
    return findings.length > 0 ? findings : checkFile(fence, text)
  }
  const message = language === 'json' ? strictError(text) : ''
  const place = await looseError(text)
  if (!message && !place) return []
  const at = offsetPlace(text, message) ?? place ?? { line: 1, column: 1 }
  return [locate(fence, { ...at, code: fence.lang, message: message || (place?.message ?? '') })]
}

/**
 * @param {Fence} fence
 * @param {string} text
 */
function checkYaml(fence, text) {
  const documents = parseAllDocuments(text)
  if (!Array.isArray(documents)) return []
  return documents.flatMap((document) =>
    document.errors.map((error) => {
      const { line, col } = error.linePos?.[0] ?? { line: 1, col: 1 }
      const message = error.message.split(' at line ')[0] ?? error.message
      return locate(fence, { line, column: col, code: 'yaml', message })
    }),
  )
}

/**
 * Samples that show a file of a CI provider follow its rules.
 *
 * @param {Fence} fence
 * @param {string} text
 * @returns {Promise<Finding[]>}
 */
async function checkFile(fence, text) {
  const title = metaValue(fence.meta, 'title') ?? ''
  const provider = providerOf(title)
  if (provider)
    return checkSchema(provider, text).map((problem) =>
      locate(fence, { ...problem, code: 'schema' }),
    )
  if (!GITHUB_WORKFLOW.test(title)) return []
  const problems = await checkGitHubWorkflow(parse(text), fence.code)
  return problems.map((problem) => locate(fence, { ...problem, code: 'workflow' }))
}

/** @param {string} text */
function strictError(text) {
  try {
    JSON.parse(text)
    return ''
  } catch (error) {
    return messageOf(error)
  }
}

/**
 * JSON.parse tells the offset of some errors only.
 *
 * @param {string} text
 * @param {string} message
 */
function offsetPlace(text, message) {
  const offset = /at position (\d+)/.exec(message)?.[1]
  if (!offset) return undefined
  const before = text.slice(0, Number(offset)).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

/**
 * The syntax error of JSON with comments, as Prettier finds it.
 *
 * @param {string} text
 * @returns {Promise<{ line: number, column: number, message: string } | undefined>}
 */
async function looseError(text) {
  try {
    await format(text, { parser: 'json' })
    return undefined
  } catch (error) {
    const loc = /** @type {{ loc?: { start?: { line: number, column: number } } }} */ (error).loc
    const message = messageOf(error).split('\n')[0] ?? ''
    return { line: loc?.start?.line ?? 1, column: loc?.start?.column ?? 1, message }
  }
}

/** @param {unknown} error */
function messageOf(error) {
  return error instanceof Error ? error.message : String(error)
}
