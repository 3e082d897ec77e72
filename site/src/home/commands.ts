import { apiIndex, type ApiEntry } from '../../data/api-index.ts'

export interface CommandColumn {
  title: string
  /** The most used commands first. */
  commands: ApiEntry[]
}

/** Number of commands that a column shows until readers search. */
export const SHOWN = 6

const COLUMNS: [title: string, groups: (keyof typeof apiIndex)[], first: string[]][] = [
  [
    'Find',
    ['find'],
    ['cy.get()', 'cy.contains()', '.find()', '.first()', '.filter()', '.within()'],
  ],
  [
    'Act',
    ['act', 'page'],
    ['cy.visit()', '.click()', '.type()', '.select()', '.check()', '.selectFile()'],
  ],
  [
    'Check',
    ['assert', 'read', 'inspect'],
    ['.should()', '.and()', 'cy.url()', '.its()', '.invoke()', 'cy.screenshot()'],
  ],
  [
    'Control',
    ['network', 'state', 'control', 'files', 'flow'],
    ['cy.intercept()', 'cy.wait()', 'cy.request()', 'cy.session()', 'cy.clock()', 'cy.fixture()'],
  ],
]

/** All commands of the index in four columns. */
export function commandColumns(): CommandColumn[] {
  return COLUMNS.map(([title, groups, first]) => {
    const entries = groups.flatMap((group): ApiEntry[] => [...apiIndex[group]])
    const rank = ({ name }: ApiEntry): number => (first.indexOf(name) + 1 || first.length + 1) - 1
    return { title, commands: entries.toSorted((a, b) => rank(a) - rank(b)) }
  })
}
