import { Diagram } from '../drawings/diagram/Diagram.tsx'

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

/** Shows which elements a traversal command is called on, and which ones it yields, in one small tree. */
export default function TraversalTree({ command }: TraversalTreeProps) {
  const { call, subject, yields, note }: Traversal = traversals[command]
  return (
    <Diagram
      title={`Elements that ${call.join('')} yields`}
      description={`A tree of elements. An article contains an h2, an ol, and a button. The ol contains four li elements, and the second li contains an em. The command is called on: ${labels(subject)}. It yields: ${labels(yields)}.`}
      caption={
        <>
          Dashed outline: the subject that <code>.{command}()</code> is called on. Filled: what it
          yields.
          {note && ` ${note}`}
        </>
      }
    >
      <code className="tree-call">
        {call[0]}
        <b>{call[1]}</b>
      </code>
      {nodes.map(({ id, depth, label }) => {
        const marks = [subject.includes(id) && 'subject', yields.includes(id) && 'yielded']
        const names = marks.filter((mark) => mark !== false)
        return (
          <p key={id} className={['tree', ...names].join(' tree-')} data-depth={depth}>
            <code>{label}</code>
            {names.length > 0 && ` ${names.join(', ')}`}
          </p>
        )
      })}
    </Diagram>
  )
}

function labels(ids: readonly NodeId[]): string {
  return nodes
    .filter(({ id }) => ids.includes(id))
    .map(({ label }) => label)
    .join(', ')
}
