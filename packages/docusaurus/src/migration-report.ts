import { type ESTree, parseSync } from 'vite'
import { locateKeys } from 'docent/tools'
import type { SourceFile } from './docusaurus-site.ts'
import type { Edit } from './write-site.ts'

/** A finding with its location as readers see it. */
export interface LocatedFinding extends Finding {
  /** `docusaurus.config.ts:12`, or an empty string. */
  location: string
}

export interface ReportData {
  findings: readonly LocatedFinding[]
  pages: number
  values: number
}

/** Maximum width to which a column's cells are padded, in characters. Longer cells aren't cut off. */
const LONGEST_CELL = 56

/** Tables of a site's findings as Markdown, which is also readable in a terminal. */
export function migrationReport({ findings, pages, values }: ReportData): string {
  const of = (kind: Finding['kind']): LocatedFinding[] =>
    findings.filter((finding) => finding.kind === kind)
  const manualSteps = unique(of('manual'))
  const converted = unique(of('converted'))
  return [
    `Moved unchanged: ${count(pages, 'page')} and ${count(of('same').length, 'option')}`,
    `Converted: ${count(converted.length, 'item')}`,
    ...table(['Where', 'Docusaurus', 'docent'], converted),
    `Not needed: ${count(of('dropped').length, 'item')}`,
    ...table(['Where', 'Docusaurus', 'Reason'], unique(of('dropped'))),
    `Manual steps: ${manualSteps.length}`,
    ...table(['Where', 'What', 'Fix'], manualSteps),
    `${count(values, 'option value')} written, ${manualSteps.length} left for you.`,
  ].join('\n')
}

/** One row for all locations with the same fix, so that 300 links don't hide everything else. */
function unique(findings: readonly LocatedFinding[]): LocatedFinding[] {
  const groups = new Map<string, LocatedFinding[]>()
  for (const finding of findings) {
    const key = `${withoutNumbers(finding.subject)} ${finding.text}`
    groups.set(key, [...(groups.get(key) ?? []), finding])
  }
  return [...groups.values()].flatMap((group) => {
    const [first, ...others] = group
    if (!first) return []
    if (others.length === 0) return [first]
    return [{ ...first, subject: `${first.subject} and ${others.length} more` }]
  })
}

const withoutNumbers = (text: string): string => text.replace(/\[\d+\]/g, '[]')

function table(heads: readonly string[], findings: readonly LocatedFinding[]): string[] {
  if (findings.length === 0) return ['']
  const rows = findings.map(({ location, subject, text }) => [location, subject, text])
  const widths = heads.map((head, column) =>
    Math.min(LONGEST_CELL, Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0))),
  )
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  return [
    '',
    line(heads),
    `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`,
    ...rows.map(line),
    '',
  ]
}

/**
 * Line of an option in a Docusaurus configuration or a sidebar file; `undefined` if it can't be found without running
 * the code.
 */
export function lineOfKeys(
  { file, text }: SourceFile,
  keys: readonly PropertyKey[],
): number | undefined {
  // JSON is parsed as an expression.
  const isJson = file.endsWith('.json')
  const source = isJson ? `export default ${text}` : text
  const { program, errors } = parseSync(isJson ? `${file}.js` : file, source)
  if (errors.length > 0) return undefined
  const root = program.body.map(exportedBy).find((node) => node !== undefined)
  if (!root) return undefined
  const { node, body } = returned(root, program.body)
  return locateKeys(node, { body }, source, keys)?.line
}

type Body = ESTree.Program['body']

/** The expression after `export default` or `module.exports =`. */
function exportedBy(node: Body[number]): ESTree.Node | undefined {
  if (node.type === 'ExportDefaultDeclaration') return node.declaration
  if (node.type !== 'ExpressionStatement') return undefined
  const { expression } = node
  if (expression.type !== 'AssignmentExpression') return undefined
  const { left, right } = expression
  const isExports =
    left.type === 'MemberExpression' &&
    left.object.type === 'Identifier' &&
    left.object.name === 'module' &&
    left.property.type === 'Identifier' &&
    left.property.name === 'exports'
  return isExports ? right : undefined
}

/** The value that a function returns, with the statements around it. Any other node is returned unchanged. */
function returned(node: ESTree.Node, body: Body): { node: ESTree.Node; body: Body } {
  const fn = node.type === 'Identifier' ? (declared(node.name, body) ?? node) : node
  const isFunction =
    fn.type === 'FunctionDeclaration' ||
    fn.type === 'FunctionExpression' ||
    fn.type === 'ArrowFunctionExpression'
  if (!isFunction || !fn.body) return { node, body }
  if (fn.body.type !== 'BlockStatement') return { node: fn.body, body }
  const inner = fn.body.body as Body
  const end = inner.findLast((statement) => statement.type === 'ReturnStatement')
  const value = end?.type === 'ReturnStatement' ? end.argument : undefined
  return value ? { node: value, body: [...inner, ...body] } : { node, body }
}

function declared(name: string, body: Body): ESTree.Node | undefined {
  for (const node of body) {
    if (node.type === 'FunctionDeclaration' && node.id?.name === name) return node
    if (node.type !== 'VariableDeclaration') continue
    const found = node.declarations.find(({ id }) => id.type === 'Identifier' && id.name === name)
    const isFunction = /Function/.test(found?.init?.type ?? '')
    if (found?.init && isFunction) return found.init
  }
  return undefined
}

/** A location in the Docusaurus site. */
export interface FindingLocation {
  /** Absolute path. Default: the configuration. */
  file?: string
  /** Path of an option in that file, whose line is determined when the report is written. */
  keys?: readonly PropertyKey[]
  line?: number
}

/** The result for one part of the Docusaurus site. */
export interface Finding extends FindingLocation {
  /**
   * `same`: docent has the same feature. `converted`: docent writes it differently. `dropped`: docent doesn't need it.
   * `manual`: the author has to migrate it.
   */
  kind: 'same' | 'converted' | 'dropped' | 'manual'
  /** The subject: an option as it's written in code, a file, or a package. */
  subject: string
  /** The converted form, the reason why it isn't needed, or the fix. Empty if it's the same. */
  text: string
  /** A manual step that the migration takes itself if the file is copied. */
  edit?: Edit
}

/** A count with its noun: `1 problem`, `2 problems`. */
export function count(number: number, noun: string, plural = `${noun}s`): string {
  return `${number} ${number === 1 ? noun : plural}`
}
