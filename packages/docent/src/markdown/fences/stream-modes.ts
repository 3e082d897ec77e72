import { diff } from '@codemirror/legacy-modes/mode/diff'
import { dockerFile } from '@codemirror/legacy-modes/mode/dockerfile'
import { groovy } from '@codemirror/legacy-modes/mode/groovy'
import { powerShell } from '@codemirror/legacy-modes/mode/powershell'
import { properties } from '@codemirror/legacy-modes/mode/properties'
import { shell } from '@codemirror/legacy-modes/mode/shell'
import { toml } from '@codemirror/legacy-modes/mode/toml'
import { StringStream, type StreamParser } from '@codemirror/streamparser'
import { classLine, type ClassToken } from './lezer.ts'

/** Languages with a line-based tokenizer. These are a few kilobytes each, while TextMate grammars are slow to load. */
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

/** One HTML string for each line. `undefined` if the language has no mode here. */
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
    // A mode may change its state without consuming a character, but eventually it must consume one.
    if (stream.pos === stream.start) continue
    tokens.push({ content: stream.current(), name: classOf(name) })
  }
  return tokens
}

/** Token names have modifiers after dots, and spaces between several names: `variable.standard`, `string property`. */
function classOf(names: string): string {
  for (const name of names.split(/[ .]/)) {
    const className = CLASSES[name]
    if (className) return className
  }
  return ''
}

/** Operators between the commands in a line. */
const BETWEEN = /^(?:[|&;({!]|\$\()+$/
/** `NAME=` before a command. */
const ASSIGNMENT = 'tk-n'
/** A name or a path, as opposed to `[` and `!`. */
const WORD = /^[\w.~/@-]/

/**
 * Marks the first word of each command. The mode does this only for commands in its list: `npm`, but not `npx`.
 * @param begins whether the line begins a command instead of continuing the previous line's
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
    // A path consists of several tokens, up to the next space.
    const isWord = WORD.test(content) && (name === '' || name === 'tk-f')
    if (isWord) isName = true
    else awaited = isName
    return isWord ? { content, name: 'tk-f' } : token
  })
}
