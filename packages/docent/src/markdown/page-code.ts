import type {
  ExportAllDeclaration,
  ExportNamedDeclaration,
  ImportDeclaration,
  Program,
} from 'estree'
import { defineHastPlugin, type HastPluginDefinition, type MdxJsxFlowElement } from 'satteri'
import type { PageImport } from '../shared/records/page.ts'
import { EXPORT_ALL, STATIC } from '../shared/page-marks.ts'

// A page is compiled to a function. `arguments[0]` has the JSX runtime, the site's components, and the page's imports,
// whose names begin with a dollar sign there. The compiler reads all of them from it, whatever module they come from.

/** A statement that names another module. */
type ModuleStatement = ImportDeclaration | ExportNamedDeclaration | ExportAllDeclaration

/**
 * Records the bindings that a page imports or passes on from other modules, and makes the page read them from the
 * function's argument.
 */
export function importsPlugin(imports: PageImport[]): HastPluginDefinition {
  return defineHastPlugin({
    name: 'docent-imports',
    options: { position: true },
    mdxjsEsm(node, context) {
      let rest = node.value
      for (const statement of moduleStatements(node.parseExpression()).reverse()) {
        const { start, end } = statement as unknown as { start: number; end: number }
        const above = node.value.slice(0, start).split('\n').length - 1
        const line = (node.position?.start.line ?? 1) + above
        const text = recordStatement(statement, line, imports)
        rest = rest.slice(0, start) + text + rest.slice(end)
      }
      if (rest.trim() === '') context.removeNode(node)
      else if (rest !== node.value) context.setProperty(node, 'value', rest)
    },
  })
}

function moduleStatements(program: Pick<Program, 'body'> | null): ModuleStatement[] {
  return (program?.body ?? []).filter(
    (statement): statement is ModuleStatement =>
      statement.type === 'ImportDeclaration' ||
      statement.type === 'ExportAllDeclaration' ||
      (statement.type === 'ExportNamedDeclaration' && Boolean(statement.source)),
  )
}

/** @returns the statement's text in the compiled page */
function recordStatement(statement: ModuleStatement, line: number, imports: PageImport[]): string {
  const specifier = String(statement.source?.value)
  const add = (imported: string, local = `docentExport${imports.length}`): string => {
    imports.push({ local, imported, specifier, line })
    return local
  }
  if (statement.type === 'ImportDeclaration')
    return importText(
      statement.specifiers.map((item) =>
        item.type === 'ImportDefaultSpecifier'
          ? add('default', item.local.name)
          : item.type === 'ImportNamespaceSpecifier'
            ? add('*', item.local.name)
            : add(nameOf(item.imported), item.local.name),
      ),
    )
  if (statement.type === 'ExportNamedDeclaration')
    return statement.specifiers
      .map(({ local, exported }) => exportText(add(nameOf(local)), nameOf(exported)))
      .join('')
  if (statement.exported) return exportText(add('*'), nameOf(statement.exported))
  add('*', `${EXPORT_ALL}${specifier}`)
  return ''
}

function importText(locals: readonly string[]): string {
  const names = locals.map((local) => `$${local} as ${local}`)
  return names.length === 0 ? '' : `import { ${names.join(', ')} } from 'docent';`
}

function exportText(local: string, exported: string): string {
  return `${importText([local])}export { ${local} as ${exported} };`
}

function nameOf(name: { type: string }): string {
  const { name: identifier, value } = name as { name?: string; value?: unknown }
  return identifier ?? String(value)
}

/** Tags of members of objects whose names begin with a lowercase letter. */
const LOWERCASE_MEMBERS = /<([a-z][^\s<>/{}"'`.:]*\.[^\s<>/{}"'`]+)/g

/** Names that the compiler would take for elements of HTML, although they're members of an object. */
export function lowercaseMembers(source: string): string[] {
  return [...new Set([...source.matchAll(LOWERCASE_MEMBERS)].map(([, name = '']) => name))]
}

/** The statements that the compiler makes from imports. */
const IMPORTED = /^const \{ \$[^}]*\} = arguments\[0\];\n/gm
/** Names that the compiler declares. */
const OWN_TAGS = new Set([STATIC, '_components', '_Fragment'])
/** A component that the page uses, in the compiler's form. */
const TAG = /\b_jsxs?\(([\p{ID_Start}$_][\p{ID_Continue}$]*)/gu
/** How the compiler finds components that the page doesn't declare, and what it does if they don't exist. */
const LOOKUP =
  /^ {4}(?:const \{[^}]*\} = (?:Object\.assign\(\{\}, _provideComponents\(\), props\.components\)|_components);|if \(!\S+\) _missingMdxReference\(.*)$/gm

/** A compiled page in its final form. */
export interface PageCode {
  code: string
  /** Components, or objects with components, that the page uses but doesn't declare or import. */
  undeclared: string[]
}

/**
 * Completes the compiler's output. Imports come first, as in modules; parameters of the page's functions can be
 * components; and functions that the page exports can use the site's components.
 */
export function finishCode(compiled: string): PageCode {
  const undeclared = undeclaredTags(compiled)
  const imported = [...compiled.matchAll(IMPORTED)].map(([statement]) => statement)
  const body = compiled
    .replace(IMPORTED, '')
    .replace(/^ {4}if \(!(\S+)\) _missingMdxReference\(.*\n/gm, (check, name: string) =>
      name === STATIC || undeclared.includes(name) ? check : '',
    )
  const pageBody = body.slice(0, body.indexOf('function _createMdxContent('))
  const shared = [...pageBody.matchAll(TAG)].map(([, name = '']) => name)
  const names = undeclared.filter((name) => shared.includes(name))
  if (names.length > 0) imported.push(`const { ${names.join(', ')} } = arguments[0].components;\n`)
  return { code: body.replace('\n', () => `\n${imported.join('')}`), undeclared }
}

/** A name that occurs in another role than as a component is declared somewhere, at least as a parameter. */
function undeclaredTags(compiled: string): string[] {
  const isOwn = ([, name = '']: RegExpMatchArray): boolean => OWN_TAGS.has(name)
  if ([...compiled.matchAll(TAG)].every(isOwn)) return []
  const code = compiled
    .replace(/"(?:\\.|[^"\\])*"/g, '""')
    .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .replace(LOOKUP, '')
  const others = code.replace(TAG, '')
  return [...new Set([...code.matchAll(TAG)].map(([, name = '']) => name))].filter(
    (name) =>
      name !== STATIC &&
      !new RegExp(
        `(?<![\\p{ID_Continue}$.])${name.replaceAll('$', '\\$')}(?![\\p{ID_Continue}$]|:)`,
        'u',
      ).test(others),
  )
}

/** A tree node with finished HTML, which isn't processed as Markdown or JSX. */
export function staticHtml(html: string): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name: STATIC,
    attributes: [{ type: 'mdxJsxAttribute', name: 'html', value: html }],
    children: [],
  }
}
