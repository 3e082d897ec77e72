const rowHeight = 36
const indent = 34
const top = 62

/** Rows of the drawn tree, from top to bottom. */
const nodes = [
  { id: 'recipe', depth: 0, label: 'article' },
  { id: 'title', depth: 1, label: 'h2 “Bread”' },
  { id: 'list', depth: 1, label: 'ol' },
  { id: 'mix', depth: 2, label: 'li.done “Mix”' },
  { id: 'knead', depth: 2, label: 'li.done “Knead”' },
  { id: 'hint', depth: 3, label: 'em “well”' },
  { id: 'rest', depth: 2, label: 'li “Rest”' },
  { id: 'bake', depth: 2, label: 'li “Bake”' },
  { id: 'print', depth: 1, label: 'button “Print”' },
] as const

type NodeId = (typeof nodes)[number]['id']

interface Traversal {
  /** The chain as written in a test: the query that finds the subject, then the traversal. */
  call: [start: string, traversal: string]
  subject: readonly NodeId[]
  yields: readonly NodeId[]
  /** The parts of the page that the drawing omits. */
  note?: string
}

const steps = ['mix', 'knead', 'rest', 'bake'] as const

const traversals = {
  children: { call: ["cy.get('ol')", '.children()'], subject: ['list'], yields: steps },
  closest: { call: ["cy.get('em')", ".closest('li')"], subject: ['hint'], yields: ['knead'] },
  eq: { call: ["cy.get('li')", '.eq(1)'], subject: steps, yields: ['knead'] },
  filter: {
    call: ["cy.get('li')", ".filter('.done')"],
    subject: steps,
    yields: ['mix', 'knead'],
  },
  find: {
    call: ["cy.get('article')", ".find('.done')"],
    subject: ['recipe'],
    yields: ['mix', 'knead'],
  },
  first: { call: ["cy.get('li')", '.first()'], subject: steps, yields: ['mix'] },
  last: { call: ["cy.get('li')", '.last()'], subject: steps, yields: ['bake'] },
  next: { call: ["cy.contains('li', 'Knead')", '.next()'], subject: ['knead'], yields: ['rest'] },
  nextAll: {
    call: ["cy.contains('li', 'Knead')", '.nextAll()'],
    subject: ['knead'],
    yields: ['rest', 'bake'],
  },
  nextUntil: {
    call: ["cy.contains('li', 'Mix')", ".nextUntil(':last-child')"],
    subject: ['mix'],
    yields: ['knead', 'rest'],
  },
  not: { call: ["cy.get('li')", ".not('.done')"], subject: steps, yields: ['rest', 'bake'] },
  parent: { call: ["cy.get('em')", '.parent()'], subject: ['hint'], yields: ['knead'] },
  parents: {
    call: ["cy.get('em')", '.parents()'],
    subject: ['hint'],
    yields: ['recipe', 'list', 'knead'],
    note: 'It also yields body and html, which contain the article.',
  },
  parentsUntil: {
    call: ["cy.get('em')", ".parentsUntil('article')"],
    subject: ['hint'],
    yields: ['list', 'knead'],
  },
  prev: { call: ["cy.contains('li', 'Rest')", '.prev()'], subject: ['rest'], yields: ['knead'] },
  prevAll: {
    call: ["cy.contains('li', 'Rest')", '.prevAll()'],
    subject: ['rest'],
    yields: ['mix', 'knead'],
  },
  prevUntil: {
    call: ["cy.contains('li', 'Bake')", ".prevUntil(':first-child')"],
    subject: ['bake'],
    yields: ['knead', 'rest'],
  },
  siblings: {
    call: ["cy.contains('li', 'Knead')", '.siblings()'],
    subject: ['knead'],
    yields: ['mix', 'rest', 'bake'],
  },
} satisfies Record<string, Traversal>

export interface TraversalTreeProps {
  /** Command whose subject and result are marked. */
  command: keyof typeof traversals
}

interface RowProps {
  index: number
  subject: boolean
  yielded: boolean
}

function Row({ index, subject, yielded }: RowProps) {
  const node = nodes[index]!
  const x = 6 + node.depth * indent
  const y = top + index * rowHeight
  const parent = parentOf(index)
  const marked = subject || yielded
  return (
    <g>
      {parent !== undefined && (
        <path
          d={`M${x - indent + 14} ${top + parent * rowHeight + 28} V${y + 14} H${x}`}
          fill="none"
          stroke="var(--diagram-stroke)"
        />
      )}
      <rect
        x={x}
        y={y}
        width="176"
        height="28"
        rx="4"
        fill={yielded ? 'var(--diagram-accent)' : 'var(--diagram-fill)'}
        fillOpacity={yielded ? 0.22 : 1}
        stroke={marked ? 'var(--diagram-accent)' : 'var(--diagram-stroke)'}
        strokeWidth={marked ? 2.5 : 1}
        strokeDasharray={subject ? '5 4' : undefined}
      />
      <text
        x={x + 10}
        y={y + 20}
        fontFamily="monospace"
        fontWeight={yielded ? 700 : 400}
        fill={marked ? 'var(--diagram-text)' : 'var(--diagram-muted)'}
      >
        {node.label}
      </text>
      {marked && (
        <text x="300" y={y + 20} fill="var(--diagram-text)">
          {[subject && 'subject', yielded && 'yielded'].filter(Boolean).join(', ')}
        </text>
      )}
    </g>
  )
}

/** Shows which elements a traversal command is called on, and which ones it yields, in one small tree. */
export default function TraversalTree({ command }: TraversalTreeProps) {
  const { call, subject, yields, note }: Traversal = traversals[command]
  const name = `traversal-${command}`
  return (
    <figure className="diagram">
      <svg
        role="img"
        aria-labelledby={`${name}-title ${name}-desc`}
        viewBox={`0 0 460 ${top + nodes.length * rowHeight}`}
        width="460"
      >
        <title id={`${name}-title`}>{`Elements that ${call.join('')} yields`}</title>
        <desc id={`${name}-desc`}>
          {`A tree of elements. An article contains an h2, an ol, and a button. The ol contains four li elements, and the second li contains an em. The command is called on: ${labels(subject)}. It yields: ${labels(yields)}.`}
        </desc>
        <g fontSize="16">
          <text x="6" y="20" fontFamily="monospace" fill="var(--diagram-text)">
            {call[0]}
          </text>
          <text x="24" y="44" fontFamily="monospace" fontWeight="700" fill="var(--diagram-text)">
            {call[1]}
          </text>
          {nodes.map(({ id }, index) => (
            <Row
              key={id}
              index={index}
              subject={subject.includes(id)}
              yielded={yields.includes(id)}
            />
          ))}
        </g>
      </svg>
      <figcaption>
        Dashed outline: the subject that <code>.{command}()</code> is called on. Filled: what it
        yields.
        {note && ` ${note}`}
      </figcaption>
    </figure>
  )
}

/** Index of the nearest row above that is one level up. */
function parentOf(index: number): number | undefined {
  const depth = nodes[index]!.depth
  for (let above = index - 1; above >= 0; above--) {
    if (nodes[above]!.depth < depth) return above
  }
  return undefined
}

function labels(ids: readonly NodeId[]): string {
  return nodes
    .filter(({ id }) => ids.includes(id))
    .map(({ label }) => label)
    .join(', ')
}
