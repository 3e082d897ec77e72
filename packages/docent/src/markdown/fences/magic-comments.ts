import type { MagicComment } from '../../config/index.ts'
import type { CodeMeta } from './code-meta.ts'

/** A line that contains only a comment, in the syntax of common languages. Captures the comment's text. */
const COMMENT = /^\s*(?:\/\/|\/\*|#|<!--|--|;|%|\{\/\*)\s*(\S.*?)\s*(?:\*\/\}?|-->)?\s*$/

const own = (name: string, className: string): MagicComment => ({
  className,
  line: `${name}-next-line`,
  block: { start: `${name}-start`, end: `${name}-end` },
})

/** Magic comments that are available on every site. */
const OWN: readonly MagicComment[] = [
  own('highlight', 'highlighted'),
  own('error', 'error'),
  own('diff-add', 'diff-add'),
  own('diff-remove', 'diff-remove'),
]

/** A magic comment's effect on the following lines. */
interface Effect {
  kind: 'line' | 'start' | 'end'
  className: string
}

/** Effects, keyed by the comment's text. */
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

/** Code without its magic comments, and the classes of the remaining lines. */
export interface MarkedCode {
  code: string
  classes: string[]
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
