import { diff } from '@codemirror/legacy-modes/mode/diff'
import { dockerFile } from '@codemirror/legacy-modes/mode/dockerfile'
import { groovy } from '@codemirror/legacy-modes/mode/groovy'
import { powerShell } from '@codemirror/legacy-modes/mode/powershell'
import { properties } from '@codemirror/legacy-modes/mode/properties'
import { shell } from '@codemirror/legacy-modes/mode/shell'
import { toml } from '@codemirror/legacy-modes/mode/toml'
import { StringStream, type StreamParser } from '@codemirror/streamparser'
import { classLine, type ClassToken } from './token-line.ts'

/** Languages that are read line by line. Grammars of a few kilobytes, where those of TextMate take long to start. */
const MODES: Record<string, StreamParser<unknown>> = {
  sh: shell,
  bash: shell,
  shell,
  zsh: shell,
  diff,
  dockerfile: dockerFile,
  docker: dockerFile,
  groovy,
  ini: properties,
  properties,
  powershell: powerShell,
  ps1: powerShell,
  toml,
}

const CLASSES: Record<string, string> = {
  comment: 'tk-c',
  string: 'tk-s',
  inserted: 'tk-s',
  'string-2': 'tk-r',
  number: 'tk-n',
  atom: 'tk-n',
  def: 'tk-n',
  keyword: 'tk-k',
  operator: 'tk-o',
  deleted: 'tk-o',
  builtin: 'tk-f',
  type: 'tk-t',
  attribute: 'tk-a',
  property: 'tk-a',
  header: 'tk-m',
}

const INDENT = 2

/** One HTML string a line, or nothing when the language has no mode here. */
export function highlightLines(code: string, language: string): string[] | undefined {
  const mode = Object.hasOwn(MODES, language) ? MODES[language] : undefined
  if (!mode) return undefined
  const state = mode.startState?.(INDENT)
  let continues = false
  return code.split('\n').map((line) => {
    const tokens = readLine(line, mode, state)
    const named = mode === shell ? withCommands(tokens, !continues) : tokens
    continues = line.endsWith('\\')
    return classLine(named)
  })
}

function readLine(line: string, mode: StreamParser<unknown>, state: unknown): ClassToken[] {
  if (line === '') mode.blankLine?.(state, INDENT)
  const stream = new StringStream(line, INDENT, INDENT)
  const tokens: ClassToken[] = []
  while (!stream.eol()) {
    stream.start = stream.pos
    const name = mode.token(stream, state) ?? ''
    // A mode may only change its state; it never stands still for ever.
    if (stream.pos === stream.start) continue
    tokens.push({ content: stream.current(), name: classOf(name) })
  }
  return tokens
}

/** Names are refined by dots and joined by spaces: `variable.standard`, `string property`. */
function classOf(names: string): string {
  for (const name of names.split(/[ .]/)) {
    const known = CLASSES[name]
    if (known) return known
  }
  return ''
}

/** What stands between the commands of a line. */
const BETWEEN = /^(?:[|&;({!]|\$\()+$/
/** `NAME=` before a command. */
const ASSIGNMENT = 'tk-n'
/** A name or a path; `[` and `!` are none. */
const WORD = /^[\w.~/@-]/

/**
 * Names the first word of each command, which the mode does only for those that it knows: `npm`, but not `npx`.
 * @param begins whether the line begins a command, and does not go on with that of the line before
 */
function withCommands(tokens: readonly ClassToken[], begins: boolean): ClassToken[] {
  let awaited = begins
  let isName = false
  return tokens.map((token, index) => {
    const { content, name } = token
    if (content.trim() === '') {
      if (isName) awaited = isName = false
      return token
    }
    if (BETWEEN.test(content)) {
      awaited = true
      isName = false
      return token
    }
    if (!awaited) return name === 'tk-f' ? { content, name: '' } : token
    const isAssignment =
      content === '=' ||
      tokens[index - 1]?.content === '=' ||
      (name === ASSIGNMENT && tokens[index + 1]?.content === '=')
    if (name === 'tk-k' || isAssignment) return token
    // A path is several tokens, up to the next space.
    const isWord = WORD.test(content) && (name === '' || name === 'tk-f')
    if (isWord) isName = true
    else awaited = isName
    return isWord ? { content, name: 'tk-f' } : token
  })
}
