/** Checks the command lines in data samples: the scripts of a package.json and the steps of CI providers. */

import {
  isMap,
  isPair,
  isScalar,
  LineCounter,
  parseAllDocuments,
  visit,
  type Document,
  type Scalar,
} from 'yaml'
import type { Problem } from '../leniency.ts'
import { checkShell, SCRIPT_MESSAGE } from './shell.ts'

/** Ignores data that can't be parsed, because the data check reports it. */
export function checkDataCommands(code: string[], isJson: boolean): Problem[] {
  // JSON without comments is YAML. Empty lines keep the line numbers.
  const text = code.map((line) => (isJson ? line.replace(/^\s*\/\/.*$/, '') : line)).join('\n')
  const lineCounter = new LineCounter()
  const documents = parseAllDocuments(text, { lineCounter })
  const problems: Problem[] = []
  for (const document of Array.isArray(documents) ? documents : []) {
    if (document.errors.length > 0) continue
    problems.push(...checkStrings(document, lineCounter))
    if (isJson) problems.push(...checkScriptNames(document, lineCounter))
  }
  return problems
}

function checkStrings(document: Document, lineCounter: LineCounter): Problem[] {
  const problems: Problem[] = []
  visit(document, {
    Scalar(_key, node) {
      if (typeof node.value !== 'string') return
      const found = checkShell(node.value.split('\n'))
      problems.push(...found.map((problem) => ({ ...problem, ...positionOf(node, lineCounter) })))
    },
  })
  return problems
}

/** `"scripts": { "cypress": "cypress open" }` */
function checkScriptNames(document: Document, lineCounter: LineCounter): Problem[] {
  const scripts = isMap(document.contents) ? document.contents.get('scripts', true) : undefined
  if (!isMap(scripts)) return []
  return scripts.items.flatMap((pair) => {
    if (!isPair(pair) || !isScalar(pair.key) || pair.key.value !== 'cypress') return []
    const position = positionOf(pair.key, lineCounter)
    return { ...position, code: 'cypress-script', message: SCRIPT_MESSAGE }
  })
}

function positionOf({ range }: Scalar, lineCounter: LineCounter): { line: number; column: number } {
  const { line, col } = lineCounter.linePos(range?.[0] ?? 0)
  return { line, column: col }
}
