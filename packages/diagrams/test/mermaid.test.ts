import type { FenceResult } from 'docent/plugin'
import { expect, test } from 'vitest'
import mermaid from '../src/mermaid.ts'

const FLOW = 'flowchart LR\n  A[Read] --> B{Fresh?}\n  B -->|No| C[Compile]'

function draw(code: string, id = 'id'): Promise<FenceResult> {
  return mermaid({ code, id, meta: '', options: undefined, message: () => 'Diagram' })
}

async function drawing(code: string, id?: string): Promise<string> {
  const result = await draw(code, id)
  return 'html' in result ? result.html : `${result.message} ${result.fix}`
}

// @covers 10.60
test('a diagram follows the color mode, without inline styles or scripts', async () => {
  const html = await drawing(FLOW)
  expect(html).toMatch(/^<figure class="diagram mermaid"><svg.*<\/svg><\/figure>$/s)
  expect(html).toContain('fill="var(--_node-fill)"')
  expect(html).toMatch(/<text[^>]*>Compile<\/text>/)
  expect(html).not.toMatch(/<style|<script|@import|style="/)
})

// @covers 10.60
test('it has the name and the description from its source', async () => {
  const source = FLOW.replace(
    '\n',
    '\n  accTitle: A "build" & more\n  accDescr: Reads and compiles.\n',
  )
  const html = await drawing(source, 'one')
  expect(html).toContain(' role="img" aria-labelledby="one-title" aria-describedby="one-desc">')
  expect(html).toContain('<title id="one-title">A &quot;build&quot; &amp; more</title>')
  expect(html).toContain('<desc id="one-desc">Reads and compiles.</desc>')
  expect(html).not.toContain('accTitle</text>')
})

test('without a description, it is described by its labels', async () => {
  const html = await drawing(FLOW)
  expect(html).toMatch(/<title[^>]*>Diagram<\/title>/)
  const [, description = ''] = /<desc[^>]*>([^<]*)<\/desc>/.exec(html) ?? []
  expect(description.split(', ').sort()).toEqual(['Compile', 'Fresh?', 'No', 'Read'])
})

test('its arrowheads have IDs of their own', async () => {
  const idsOf = (html: string): string[] =>
    [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)
  const ids = [...idsOf(await drawing(FLOW, 'one')), ...idsOf(await drawing(FLOW, 'two'))]
  expect(ids.length).toBeGreaterThan(4)
  expect(new Set(ids).size).toBe(ids.length)
})

test.each([
  'sequenceDiagram\n  participant A as Alice\n  A->>B: Hello\n  loop Daily\n    B-->>A: Hi\n  end',
  'stateDiagram-v2\n  [*] --> Still\n  Still --> Moving: go',
  'classDiagram\n  Animal <|-- Duck\n  class Duck {\n    +swim()\n  }',
  'erDiagram\n  CUSTOMER ||--o{ ORDER : places\n  CUSTOMER {\n    string name\n  }',
  '---\ntitle: Sales\n---\nxychart-beta\n  x-axis [jan, feb]\n  y-axis "EUR" 0 --> 10\n  bar [3, 7]',
  'flowchart TD\n  %% a comment\n  subgraph one [Group]\n    A --> B\n  end\n  classDef big fill:#eee\n  class A big',
])('each type is drawn: %#', async (source) => {
  expect(await drawing(source)).toContain('<svg')
})

test.each([
  [
    'flowchart LR\n  A[Start] --> B{Ready?}\n  B -->|yes| C[End]\n  B -->|no| A',
    'x',
    'Start Ready? End',
  ],
  ['graph TD\n  A[Start] --> B[Run] --> C[Fix] --> A\n  C --> D[End]', 'y', 'Start Run Fix End'],
  ['graph TD\n  subgraph one\n    A --> B\n    B --> A\n    B --> C\n  end', 'y', 'A B C'],
  [
    'stateDiagram-v2\n  [*] --> Idle\n  Idle --> Busy\n  Busy --> Idle\n  Busy --> Done\n  Done --> Idle',
    'y',
    'Idle Busy Done',
  ],
])('a loop back to the start leaves the start first: %s', async (source, axis, order) => {
  const positions = [...(await drawing(source)).matchAll(/<text([^>]*)>([^<]*)<\/text>/g)]
    .map(([, attributes = '', label = '']) => {
      const [, position] = new RegExp(` ${axis}="([\\d.]+)"`).exec(attributes) ?? []
      return { label, position: Number(position) }
    })
    .filter(({ label }) => order.split(' ').includes(label))
  const sorted = positions.sort((a, b) => a.position - b.position)
  expect(sorted.map(({ label }) => label).join(' ')).toBe(order)
})

test.each([
  ['flowchart LR\n  A-->B-->C', ['A', 'B', 'C']],
  ['graph TD;\n  A-->B;\n  B-->C;', ['A', 'B', 'C']],
  ['graph TD; A[One]-->B{Two}; B-->|yes|C', ['One', 'Two', 'C', 'yes']],
  ['graph\n  A["x -- y"] --> |yes| B\n  B--no-->C', ['x -- y', 'B', 'C', 'yes', 'no']],
  ['graph LR\n  A-.->B==>C---D\n  E<-->F', ['A', 'B', 'C', 'D', 'E', 'F']],
  ['graph LR\n  A[One<br/>line] ----> b-c["a & b"]', ['One', 'line', 'a &amp; b']],
  ['classDiagram\n  Animal<|--Duck\n  Duck "1"-->"2" Egg', ['Animal', 'Duck', 'Egg', '1', '2']],
  ['erDiagram\n  CUSTOMER||--o{ORDER : places', ['CUSTOMER', 'ORDER', 'places']],
])('links need no spaces around them: %s', async (source, labels) => {
  const html = await drawing(source)
  for (const label of labels) expect(html).toMatch(new RegExp(`<t(?:ext|span)[^>]*>${label}</t`))
})

// @covers 10.60
test.each([
  ['pie title Pets\n  "Dogs" : 3', undefined, `can't draw Mermaid diagrams of the type "pie"`],
  ['flowchart LR\n  A --> B\n  what is this line', 3, 'The line "what is this line" would be'],
  ['flowchart LR\n  A.b --> C', 2, 'The line "A.b --> C" would be'],
  ['graph LR; A --> B; A@{ shape: rect } --> C', 1, 'would be missing'],
  ['flowchart LR\n  A[Read] --> B\n  click A "https://example.com"', 3, 'would be missing'],
])('a line that would be ignored is a problem: %s', async (source, line, message) => {
  const result = await draw(source)
  expect(result).toMatchObject({ message: expect.stringContaining(message) as string })
  expect('line' in result ? result.line : undefined).toBe(line)
})
