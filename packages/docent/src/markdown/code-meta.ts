/** What the words after a fence's language ask for. */
export interface CodeMeta {
  title?: string
  /** Line numbers (from 1) to highlight. */
  lines: Set<number>
  /** First number when line numbers are shown. */
  startLine?: number
  /** `showLineNumbers` without a number: the lines of a file keep their own. */
  hasOwnNumbers: boolean
  /** Leading `+` and `-` mark changed lines. */
  diff: boolean
  /** `npm2yarn`: derive the tabs of the other package managers. */
  packageManagers: boolean
  /** `ts-only`: no derived JavaScript tab. */
  tsOnly: boolean
  /** Names of the pairs that a site has for itself: they become data attributes without a value. */
  marks: string[]
}

/** Pairs that docent reads itself. */
const OWN_PAIRS = new Set(['title', 'file', 'lines'])

/**
 * Reads the meta string of a code fence.
 * @param lineCount lines of the block: ranges end there, however far they are written
 * @example parseCodeMeta('title="a.ts" {1,3-5} showLineNumbers', 5)
 */
export function parseCodeMeta(meta: string, lineCount: number): CodeMeta {
  const rest = meta.replace(/[\w-]+=(?:"[^"]*"|'[^']*')/g, '')
  const range = /\{([\d,\s-]+)\}/.exec(rest)
  const numbers = /(?:^|\s)showLineNumbers(?:=(\d+)|=\{(\d+)\})?(?=\s|$)/.exec(rest)
  const word = (name: string): boolean => new RegExp(`(?:^|\\s)${name}(?=\\s|$)`).test(rest)
  return {
    title: metaValue(meta, 'title'),
    lines: parseRanges(range?.[1] ?? '', lineCount),
    startLine: numbers ? Number(numbers[1] ?? numbers[2] ?? 1) : undefined,
    hasOwnNumbers: numbers !== null && numbers[1] === undefined && numbers[2] === undefined,
    diff: word('diff'),
    packageManagers: word('npm2yarn'),
    tsOnly: word('ts-only'),
    marks: [...meta.matchAll(/(?:^|\s)([a-z][a-z-]*)=(?:"[^"]*"|'[^']*')/g)]
      .map((match) => match[1] ?? '')
      .filter((name) => !OWN_PAIRS.has(name)),
  }
}

/**
 * Value of a pair in the meta string of a code fence.
 * @example metaValue('title="a.ts" {1}', 'title') // 'a.ts'
 */
export function metaValue(meta: string, name: string): string | undefined {
  const match = new RegExp(`(?:^|\\s)${name}=(?:"([^"]*)"|'([^']*)')`).exec(meta)
  return match?.[1] ?? match?.[2]
}

function parseRanges(text: string, lineCount: number): Set<number> {
  const lines = new Set<number>()
  for (const part of text.split(',')) {
    const [from, to] = part.split('-').map((number) => Number(number.trim()))
    if (!from) continue
    for (let line = from; line <= Math.min(to || from, lineCount); line += 1) lines.add(line)
  }
  return lines
}

/** Comments that mark lines, in the syntaxes of the common languages; the name is captured. */
const MARK =
  /^\s*(?:\/\/|\/\*|#|<!--|--|;|\{\/\*)\s*(highlight|error|diff-add|diff-remove)-(next-line|start|end)\s*(?:\*\/\}?|-->)?\s*$/
const CLASS: Record<string, string> = {
  highlight: 'highlighted',
  error: 'error',
  'diff-add': 'diff-add',
  'diff-remove': 'diff-remove',
}

/** Code without its magic comments, and the classes of each line that is left. */
export interface MarkedCode {
  code: string
  classes: string[]
}

/** Takes out magic comments and diff markers; adds the highlighted ranges of the meta. */
export function markLines(source: string, meta: CodeMeta, language: string): MarkedCode {
  const lines: string[] = []
  const classes: string[] = []
  const open = new Set<string>()
  let next: string[] = []
  for (const line of source.split('\n')) {
    const mark = MARK.exec(line)
    const name = CLASS[mark?.[1] ?? '']
    if (mark && name !== undefined) {
      if (mark[2] === 'start') open.add(name)
      else if (mark[2] === 'end') open.delete(name)
      else next.push(name)
      continue
    }
    const own = new Set([...open, ...next])
    next = []
    if (meta.lines.has(lines.length + 1)) own.add('highlighted')
    const sign = meta.diff || language === 'diff' ? line[0] : undefined
    if (sign === '+') own.add('diff-add')
    if (sign === '-') own.add('diff-remove')
    lines.push(meta.diff && (sign === '+' || sign === '-') ? ` ${line.slice(1)}` : line)
    classes.push([...own].join(' '))
  }
  return { code: lines.join('\n'), classes }
}
