import { readFileSync } from 'node:fs'
import { type ESTree, parseSync } from 'vite'
import type { Config } from '../config/index.ts'
import { siteFile } from '../config/configured-files.ts'
import { type DocentError, errors } from '../errors/index.ts'

/** Code blocks are finished HTML in every page. */
const CODE_BLOCK = 'pre'

interface ReplacedElement {
  name: string
  line: number
}

/** Whether pages keep the elements of their text as elements, because the site's components replace some of them. */
export function replacesElements(config: Config): boolean {
  return config.foreignContent !== undefined && replacedElements(config).some(isReplaceable)
}

/** Warnings about elements in `mdxComponents` that docent doesn't replace. */
export function elementWarnings(config: Config): DocentError[] {
  const { foreignContent, mdxComponents } = config
  if (mdxComponents === undefined) return []
  const file = siteFile(mdxComponents, config, 'mdxComponents')
  return replacedElements(config)
    .filter((element) => !foreignContent || !isReplaceable(element))
    .map(({ name, line }) =>
      errors.elementNotReplaced({ name, isCode: name === CODE_BLOCK, file, line }),
    )
}

const isReplaceable = ({ name }: ReplacedElement): boolean => name !== CODE_BLOCK

/** Properties of the default export that are names of elements, as far as the module's own text shows. */
function replacedElements(config: Config): ReplacedElement[] {
  if (config.mdxComponents === undefined) return []
  const file = siteFile(config.mdxComponents, config, 'mdxComponents')
  const text = readFileSync(file, 'utf8')
  const { program } = parseSync(file, text, { lang: /\.tsx?$/.test(file) ? 'tsx' : 'jsx' })
  const exported = program.body.find((node) => node.type === 'ExportDefaultDeclaration')
  if (!exported) return []
  return propertiesOf(exported.declaration, program.body).flatMap(({ key, start }) => {
    const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? key.value : ''
    if (typeof name !== 'string' || !/^[a-z][a-z\d]*$/.test(name)) return []
    return [{ name, line: text.slice(0, start).split('\n').length }]
  })
}

/** The properties of an object, also of those in variables that it consists of. */
function propertiesOf(node: ESTree.Node, body: ESTree.Program['body']): ESTree.ObjectProperty[] {
  if (node.type === 'TSSatisfiesExpression' || node.type === 'TSAsExpression')
    return propertiesOf(node.expression, body)
  if (node.type === 'Identifier') {
    const declared = body
      .flatMap((statement) =>
        statement.type === 'VariableDeclaration' ? statement.declarations : [],
      )
      .find(({ id }) => id.type === 'Identifier' && id.name === node.name)
    return declared?.init ? propertiesOf(declared.init, body) : []
  }
  if (node.type !== 'ObjectExpression') return []
  return node.properties.flatMap((property) =>
    property.type === 'SpreadElement' ? propertiesOf(property.argument, body) : [property],
  )
}
