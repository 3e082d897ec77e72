import { collectFields } from '../../engine/collect-fields.ts'
import { createEngine, type Engine } from '../../engine/engine.ts'
import type { IndexHead, PageEntry } from '../../engine/index-format.ts'

/**
 * Creates an engine from the response with `index.json`. The pages of a whole index are read while others arrive, so
 * the first answer after the shortcut comes sooner.
 */
export async function readEngine(response: Response): Promise<Engine> {
  if (!response.body) throw new SyntaxError('The search index is empty.')
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  const fields = collectFields()
  let start: string | undefined
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    const lines = (rest + value).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines)
      if (start === undefined) start = line
      else fields.add(JSON.parse(line.replace(/,$/, '')) as PageEntry)
  }
  // A split index is a single line.
  return start === undefined
    ? createEngine(JSON.parse(rest) as IndexHead)
    : createEngine(JSON.parse(start + rest) as IndexHead, fields)
}
