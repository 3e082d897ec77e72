import { Code } from './write-site.ts'

/** The package of diagrams. */
const DIAGRAMS = '@docent/diagrams'

/** Its plugin in the configuration. */
export const diagramsPlugin = new Code('diagrams', { name: DIAGRAMS }, [
  `import { diagrams } from '${DIAGRAMS}'`,
])
