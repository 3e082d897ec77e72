import { describe, expect, test } from 'vitest'
import { highlightLines } from '../../src/markdown/fences/stream-modes.ts'

/** The tokens of each line with the letter of their class: `f:npm a:--save-dev`. */
function classed(code: string, language = 'sh'): string[] {
  return (highlightLines(code, language) ?? []).map((line) =>
    [...line.matchAll(/<span class="tk-(\w)">(.*?)<\/span>/g)]
      .map(([, name, text]) => `${name}:${text?.trim()}`)
      .join(' '),
  )
}

describe('a shell line', () => {
  test('has classes for its command, flags, and strings', () => {
    expect(classed('npm install cypress --save-dev')).toEqual(['f:npm a:--save-dev'])
    expect(classed('npx cypress run --spec "a b.cy.js" # once')).toEqual([
      'f:npx a:--spec s:"a b.cy.js" c:# once',
    ])
  })

  test('marks the command of each part, whatever its name, but no argument with the name of a command', () => {
    expect(classed('docker ps && ./run/it.sh test | tee out; npm test')).toEqual([
      'f:docker f:./run/it.sh f:tee f:npm',
    ])
  })

  test('can begin with assignments', () => {
    expect(classed('CI=true yarn cypress run')).toEqual(['n:CI o:= n:true f:yarn'])
  })

  test('continues after a backslash', () => {
    expect(classed('docker run \\\n  cypress/included \\\n  -it')).toEqual(['f:docker', '', 'a:-it'])
  })

  test('has classes for keywords, tests, and variables', () => {
    expect(classed('if [ -f $HOME/a ]; then')).toEqual(['k:if a:-f n:$HOME k:then'])
  })
})

test('all lines are kept, and their characters are escaped', () => {
  const lines = highlightLines('a <b> && c\n\n  d', 'sh') ?? []
  expect(lines.length).toBe(3)
  const text = lines.map((line) => line.replace(/<[^>]+>/g, ''))
  expect(text).toEqual(['a &lt;b&gt; &amp;&amp; c', '', '  d'])
})

test('a diff has added and removed lines', () => {
  expect(classed(' a\n-b\n+c', 'diff')).toEqual(['', 'o:-b', 's:+c'])
})

test("other languages aren't handled", () => {
  expect(highlightLines('x', 'bat')).toBeUndefined()
})
