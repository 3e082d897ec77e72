/** Checks that samples in data languages can be parsed, and that those for CI providers follow their rules. */

import { format } from 'prettier'
import { parse, parseAllDocuments } from 'yaml'
import { metaValue, type Fence } from '../page/fences.ts'
import { locate, type Finding } from './findings.ts'
import { checkGitHubWorkflow } from './github-workflow.ts'
import { DATA_LANGUAGES } from './languages.ts'
import { GITHUB_WORKFLOW, providerOf } from './providers.ts'
import { checkSchema } from './schema.ts'

export async function checkData(fence: Fence): Promise<Finding[]> {
  const text = fence.code.join('\n')
  const language = DATA_LANGUAGES[fence.lang]
  if (language === 'yaml') {
    const findings = checkYaml(fence, text)
    return findings.length > 0 ? findings : checkFile(fence, text)
  }
  const message = language === 'json' ? strictError(text) : ''
  const location = await looseError(text)
  if (!message && !location) return []
  const at = locateOffset(text, message) ?? location ?? { line: 1, column: 1 }
  return [locate(fence, { ...at, code: fence.lang, message: message || (location?.message ?? '') })]
}

function checkYaml(fence: Fence, text: string) {
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

/** Samples that show a CI provider's file must follow the provider's rules. */
async function checkFile(fence: Fence, text: string): Promise<Finding[]> {
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

function strictError(text: string) {
  try {
    JSON.parse(text)
    return ''
  } catch (error) {
    return messageOf(error)
  }
}

/** JSON.parse reports the offset of only some errors. */
function locateOffset(text: string, message: string) {
  const offset = /at position (\d+)/.exec(message)?.[1]
  if (!offset) return undefined
  const before = text.slice(0, Number(offset)).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

/** The syntax error of JSON with comments as Prettier finds it. */
async function looseError(
  text: string,
): Promise<{ line: number; column: number; message: string } | undefined> {
  try {
    await format(text, { parser: 'json' })
    return undefined
  } catch (error) {
    const loc = (error as { loc?: { start?: { line: number; column: number } } }).loc
    const message = messageOf(error).split('\n')[0] ?? ''
    return { line: loc?.start?.line ?? 1, column: loc?.start?.column ?? 1, message }
  }
}

function messageOf(error: unknown) {
  return error instanceof Error ? error.message : String(error)
}
