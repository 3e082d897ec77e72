import type { MagicComment } from '../../config/index.ts'

/** Options in a code fence's info string, after the language. */
export interface CodeMeta {
  title?: string
  /** Line numbers (from 1) to highlight. */
  lines: Set<number>
  /** Classes of other lines: `ins={2}`, `del={3}`, and `mark={4}`, as in Starlight. */
  changes: { className: string; lines: Set<number> }[]
  /** The first line number, if line numbers are shown. */
  startLine?: number
  /** `showLineNumbers` without a number: included code shows the file's line numbers. */
  hasOwnNumbers: boolean
  /** Leading `+` and `-` mark changed lines. */
  diff: boolean
  /** `npm2yarn`: derive tabs for the other package managers. */
  packageManagers: boolean
  /** `ts-only`: no derived JavaScript tab. */
  tsOnly: boolean
  /** `ts2js`: a derived JavaScript tab. */
  toJavaScript: boolean
  /** `tab`: the fence is a tab in a group with the adjacent fences that are tabs, too. `tab="Label"` sets its label. */
  tab?: { label?: string }
  /** Names of the site's custom pairs, which become data attributes without a value. */
  marks: string[]
}

/** Pairs that docent interprets. */
const OWN_PAIRS = new Set(['title', 'file', 'lines', 'tab'])

/** Classes of the lines that other generators name in these pairs. */
const CHANGES: Record<string, string> = {
  ins: 'diff-add',
  del: 'diff-remove',
  mark: 'highlighted',
}

/**
 * Reads the meta string of a code fence.
 * @param lineCount number of lines in the block, at which ranges end
 * @example parseCodeMeta('title="a.ts" {1,3-5} showLineNumbers', 5)
 */
export function parseCodeMeta(meta: string, lineCount: number): CodeMeta {
  const rest = meta.replace(/[\w-]+=(?:"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\{[^}]*\})/g, (pair) =>
    pair.startsWith('showLineNumbers=') ? pair.replace(/[{}]/g, '') : '',
  )
  const range = /\{([\d,\s-]+)\}/.exec(rest)
  const numbers = /(?:^|\s)showLineNumbers(?:=["']?(\d+)["']?)?(?=\s|$)/.exec(rest)
  const tab = /(?:^|\s)tab(?:=(?:"([^"]*)"|'([^']*)'|(\{[^}]*\})))?(?=\s|$)/.exec(meta)
  const words = new Set(rest.split(/\s+/))
  return {
    title:
      metaValue(meta, 'title') ?? /(?:^|\s)\[((?:[^[\]]|\[[^\]]*\])+)\](?=\s|$)/.exec(rest)?.[1],
    lines: parseRanges(range?.[1] ?? '', lineCount),
    changes: [...meta.matchAll(/(?:^|\s)(ins|del|mark)=\{([\d,\s-]+)\}/g)].map(
      ([, name = '', ranges = '']) => ({
        className: CHANGES[name] ?? '',
        lines: parseRanges(ranges, lineCount),
      }),
    ),
    startLine: numbers ? Number(numbers[1] ?? 1) : undefined,
    hasOwnNumbers: numbers !== null && numbers[1] === undefined,
    diff: words.has('diff'),
    packageManagers: words.has('npm2yarn'),
    tsOnly: words.has('ts-only'),
    toJavaScript: words.has('ts2js'),
    ...(tab && { tab: { label: tab[1] ?? tab[2] ?? labelIn(tab[3]) } }),
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
  // Most fences have no pair, and an expression for each name takes longer than the rest of a fence's meta string.
  if (!meta.includes(`${name}=`)) return undefined
  const match = new RegExp(
    `(?:^|\\s)${name}=(?:"((?:\\\\.|[^"\\\\])*)"|'((?:\\\\.|[^'\\\\])*)'|([^\\s"'{}]+))`,
  ).exec(meta)
  return (match?.[1] ?? match?.[2])?.replace(/\\(["'\\])/g, '$1') ?? match?.[3]
}

/** `{"label": "Label"}` */
function labelIn(json: string | undefined): string | undefined {
  return /"label"\s*:\s*"([^"]*)"/.exec(json ?? '')?.[1]
}

/** Numbers of lines. Of a range that begins after the last line, the first number stays, so that it can be reported. */
function parseRanges(text: string, lineCount: number): Set<number> {
  const lines = new Set<number>()
  for (const part of text.split(',').filter((each) => each.trim() !== '')) {
    const [one = 0, other = 0] = part.split('-').map((number) => Number(number.trim()))
    const [from, to] = other === 0 || one < other ? [one, other || one] : [other, one]
    lines.add(from)
    for (let line = from + 1; line <= Math.min(to, lineCount); line += 1) lines.add(line)
  }
  return lines
}

/** Numbers of lines to mark that a block doesn't have. */
export function linesBeyond({ lines, changes }: CodeMeta, lineCount: number): number[] {
  const marked = [lines, ...changes.map((change) => change.lines)]
  return marked.flatMap((set) => [...set]).filter((line) => line < 1 || line > lineCount)
}

/** A line that contains only a comment, in the syntax of common languages. Captures the comment's text. */
const COMMENT = /^\s*(?:\/\/|\/\*|#|<!--|--|;|%|\{\/\*)\s*(\S.*?)\s*(?:\*\/\}?|-->)?\s*$/

const docentComment = (name: string, className: string): MagicComment => ({
  className,
  line: `${name}-next-line`,
  block: { start: `${name}-start`, end: `${name}-end` },
})

/** Magic comments that are available on every site. */
const BUILT_IN: readonly MagicComment[] = [
  docentComment('highlight', 'highlighted'),
  docentComment('error', 'error'),
  docentComment('diff-add', 'diff-add'),
  docentComment('diff-remove', 'diff-remove'),
]

/** A comment at the end of a line, as in VitePress, and the class of the line: `// [!code ++]`. */
const END_COMMENT =
  /\s*(?:\/\/|\/\*|#|<!--|--|;|%|\{\/\*)\s*\[!code (?<mark>hl|highlight|focus|warning|info|\+\+|--|error)(?::(?<count>\d+))?\]\s*(?:\*\/\}?|-->)?\s*$/
const END_CLASSES: Record<string, string> = {
  hl: 'highlighted',
  highlight: 'highlighted',
  focus: 'highlighted',
  warning: 'highlighted',
  info: 'highlighted',
  '++': 'diff-add',
  '--': 'diff-remove',
  error: 'error',
}

/** A magic comment's effect on the following lines. */
interface Effect {
  kind: 'line' | 'start' | 'end'
  className: string
}

/** Effects, keyed by the comment's text. */
type Effects = ReadonlyMap<string, Effect>

function effectsOf(comments: readonly MagicComment[]): Effects {
  const effects = new Map<string, Effect>()
  for (const { className, line, block } of [...BUILT_IN, ...comments]) {
    if (line !== undefined) effects.set(line, { kind: 'line', className })
    if (block === undefined) continue
    effects.set(block.start, { kind: 'start', className })
    effects.set(block.end, { kind: 'end', className })
  }
  return effects
}

/** Code without its magic comments, and the classes of the remaining lines. */
export interface MarkedCode {
  code: string
  classes: string[]
}

/**
 * The fences in code that is Markdown. Comments of their languages are what the code shows. Those of Markdown, MDX, and
 * shells are about the code itself, as in Docusaurus.
 */
class SampleFences {
  #open = ''

  /** Whether comments in this line are shown. */
  shows(line: string): boolean {
    const [, mark = ''] = /^[ \t>]*(`{3,}|~{3,})/.exec(line) ?? []
    if (mark !== '' && (this.#open === '' || mark.startsWith(this.#open))) {
      this.#open = this.#open === '' ? mark : ''
      return false
    }
    return this.#open !== '' && !/^\s*(?:<!--|\{\/\*|#)/.test(line)
  }
}

/**
 * Removes magic comments and diff markers, and adds the highlighted ranges from the info string.
 * @param comments the site's custom magic comments
 */
export function markLines(
  source: string,
  meta: CodeMeta,
  language: string,
  comments: readonly MagicComment[] = [],
): MarkedCode {
  const effects = effectsOf(comments)
  const lines: string[] = []
  const classes: string[] = []
  const open = new Set<string>()
  let next: string[] = []
  /** Numbers of lines that comments at the end of lines still apply to, by class. */
  const ahead = new Map<string, number>()
  const samples = /^(?:md|mdx|markdown)$/i.test(language) ? new SampleFences() : undefined
  for (const sourceLine of source.split('\n')) {
    const isShown = samples?.shows(sourceLine) === true
    const mark = END_COMMENT.exec(sourceLine)
    const line = mark ? sourceLine.slice(0, mark.index) : sourceLine
    if (mark)
      ahead.set(END_CLASSES[mark.groups?.['mark'] ?? ''] ?? '', Number(mark.groups?.['count'] ?? 1))
    // A comment without code applies to the lines below it.
    if (mark && line.trim() === '') continue
    const effect = isShown ? undefined : effects.get(COMMENT.exec(line)?.[1] ?? '')
    if (effect) {
      if (effect.kind === 'start') open.add(effect.className)
      else if (effect.kind === 'end') open.delete(effect.className)
      else next.push(effect.className)
      continue
    }
    const names = new Set([...open, ...next])
    next = []
    for (const [className, count] of ahead) {
      if (count > 0) names.add(className)
      ahead.set(className, count - 1)
    }
    for (const change of meta.changes)
      if (change.lines.has(lines.length + 1)) names.add(change.className)
    if (meta.lines.has(lines.length + 1)) names.add('highlighted')
    const sign = meta.diff || language === 'diff' ? line[0] : undefined
    if (sign === '+') names.add('diff-add')
    if (sign === '-') names.add('diff-remove')
    lines.push(meta.diff && (sign === '+' || sign === '-') ? ` ${line.slice(1)}` : line)
    classes.push([...names].join(' '))
  }
  return { code: lines.join('\n'), classes }
}
