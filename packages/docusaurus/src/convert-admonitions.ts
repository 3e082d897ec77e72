import { writePath } from 'docent/tools'
import type { Conversion } from './conversion.ts'
import { asList, type DocusaurusSite, isRecord } from './docusaurus-site.ts'
import type { Finding } from './migration-report.ts'
import { relative } from './paths.ts'

/** Types of Docusaurus and of docent. */
const KNOWN = /^(?:note|secondary|tip|success|info|important|caution|warning|danger)$/
const PLUGIN = /^@docusaurus\/plugin-content-(?:docs|blog|pages)$/
const TYPES = /^src\/theme\/Admonition\/Types(?:\/index)?\.\w+$/

/** A site's own types of admonitions, which docent renders with components. */
export interface OwnAdmonitions {
  /** Components by the types. */
  components: Readonly<Record<string, string>>
  /** Module with Docusaurus's components of types, as far as docent can build the site's. */
  module: '@theme/Admonition/Types' | '@theme-original/Admonition/Types'
}

/** Types in `admonitions.keywords` of the site's plugins that docent doesn't have. */
export function ownAdmonitions(site: DocusaurusSite): OwnAdmonitions {
  const types = keywordsOf(site).map(({ type }) => type)
  const own = typesFile(site)
  return {
    components: Object.fromEntries(types.map((type) => [type, componentOf(type)])),
    module:
      own === undefined || (own.foreign ?? []).length > 0
        ? '@theme-original/Admonition/Types'
        : '@theme/Admonition/Types',
  }
}

/** Converts the types to directives. As in Docusaurus, one without a component looks like `info`. */
export function convertAdmonitions(site: DocusaurusSite): Conversion {
  const { components, module } = ownAdmonitions(site)
  const own = typesFile(site)
  const source =
    own !== undefined && module === '@theme/Admonition/Types'
      ? `the component in ${relative(site.folder, own.file)}, or the look of \`info\` if it has none`
      : 'the look of `info`, as in Docusaurus without a component'
  const findings = keywordsOf(site).map(({ type, keys }): Finding => {
    const text = `markdown.directives: ${components[type]}, with ${source}`
    return { kind: 'converted', subject: `${writePath(keys)}: ${type}`, text, keys }
  })
  findings.push(...keptTypes(site))
  if (Object.keys(components).length === 0) return { options: {}, findings }
  return { options: { markdown: { directives: components } }, findings }
}

const TYPES_OF_DOCUSAURUS =
  'note tip info warning danger secondary success important caution'.split(' ')

/** With `extendDefaults: false`, a site has only the types that it names. docent always has its own. */
function keptTypes({ plugins }: DocusaurusSite): Finding[] {
  return plugins
    .filter(({ name }) => PLUGIN.test(name))
    .flatMap(({ options: { admonitions }, optionKeys }): Finding[] => {
      if (!isRecord(admonitions) || admonitions['extendDefaults'] !== false) return []
      const keys = [...optionKeys, 'admonitions', 'extendDefaults']
      const named = new Set(asList(admonitions['keywords']))
      const kept = TYPES_OF_DOCUSAURUS.filter((type) => !named.has(type)).map(
        (type) => `:::${type}`,
      )
      const text =
        kept.length === 0
          ? 'The keywords contain all of docent’s types.'
          : `docent always has its own types: on its pages, ${kept.join(', ')} are admonitions, too. Where they should stay text, write \`\\:::\`.`
      return [{ kind: 'dropped', subject: writePath(keys), text, keys }]
    })
}

/** The file with the site's components of types. */
export function typesFile({ swizzled, folder }: DocusaurusSite) {
  return swizzled.find(({ file }) => TYPES.test(relative(folder, file)))
}

function keywordsOf({ plugins }: DocusaurusSite): { type: string; keys: PropertyKey[] }[] {
  return plugins
    .filter(({ name }) => PLUGIN.test(name))
    .flatMap(({ options: { admonitions }, optionKeys }) =>
      asList(isRecord(admonitions) ? admonitions['keywords'] : undefined)
        .filter((type) => typeof type === 'string')
        .filter((type) => !KNOWN.test(type))
        .map((type) => ({ type, keys: [...optionKeys, 'admonitions', 'keywords'] })),
    )
}

/** @example componentOf('my-custom') // MyCustomAdmonition */
function componentOf(type: string): string {
  const words = type.split(/[^a-zA-Z\d]+/).filter((word) => word !== '')
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
  const start = /^[A-Z]/.test(name) ? name : `Own${name}`
  return start.endsWith('Admonition') ? start : `${start}Admonition`
}

/**
 * Code that exports the components of the types, and those of a variable, if there are others.
 * @param others name of the variable
 */
export function admonitionCode(
  { components, module }: OwnAdmonitions,
  isTypeScript: boolean,
  others?: string,
): { imports: string; exports: string } {
  const [ofText, ofObject] = isTypeScript ? [': string', ': object'] : ['', '']
  return {
    imports: `import { createElement } from 'react'\nimport admonitionTypes from '${module}'\n`,
    exports: `
const admonition = (type${ofText}) => (props${ofObject}) =>
  createElement(admonitionTypes[type] ?? admonitionTypes.info, { ...props, type })

export default {
${others === undefined ? '' : `  ...${others},\n`}${Object.entries(components)
      .map(([type, name]) => `  ${name}: admonition(${JSON.stringify(type)}),\n`)
      .join('')}}
`,
  }
}
