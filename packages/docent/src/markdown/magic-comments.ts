import type { MagicComment } from '../config/index.ts'
import type { CodeMeta } from './code-meta.ts'

/** A line that is only a comment, in the syntaxes of the common languages; its text is captured. */
const COMMENT = /^\s*(?:\/\/|\/\*|#|<!--|--|;|%|\{\/\*)\s*(\S.*?)\s*(?:\*\/\}?|-->)?\s*$/

const own = (name: string, className: string): MagicComment => ({
  className,
  line: `${name}-next-line`,
  block: { start: `${name}-start`, end: `${name}-end` },
})

/** Comments that every site can use. */
const OWN: readonly MagicComment[] = [
  own('highlight', 'highlighted'),
  own('error', 'error'),
  own('diff-add', 'diff-add'),
  own('diff-remove', 'diff-remove'),
]

/** What a comment does to the lines around it. */
interface Effect {
  kind: 'line' | 'start' | 'end'
  className: string
}

/** Effects of comments, by their text. */
type Effects = ReadonlyMap<string, Effect>

function effectsOf(comments: readonly MagicComment[]): Effects {
  const effects = new Map<string, Effect>()
  for (const { className, line, block } of [...OWN, ...comments]) {
    if (line !== undefined) effects.set(line, { kind: 'line', className })
    if (block === undefined) continue
    effects.set(block.start, { kind: 'start', className })
    effects.set(block.end, { kind: 'end', className })
  }
  return effects
}

/** Code without its magic comments, and the classes of each line that is left. */
export interface MarkedCode {
  code: string
  classes: string[]
}

/**
 * Takes out magic comments and diff markers; adds the highlighted ranges of the meta.
 * @param comments the site's own magic comments
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
  for (const line of source.split('\n')) {
    const effect = effects.get(COMMENT.exec(line)?.[1] ?? '')
    if (effect) {
      if (effect.kind === 'start') open.add(effect.className)
      else if (effect.kind === 'end') open.delete(effect.className)
      else next.push(effect.className)
      continue
    }
    const names = new Set([...open, ...next])
    next = []
    if (meta.lines.has(lines.length + 1)) names.add('highlighted')
    const sign = meta.diff || language === 'diff' ? line[0] : undefined
    if (sign === '+') names.add('diff-add')
    if (sign === '-') names.add('diff-remove')
    lines.push(meta.diff && (sign === '+' || sign === '-') ? ` ${line.slice(1)}` : line)
    classes.push([...names].join(' '))
  }
  return { code: lines.join('\n'), classes }
}
