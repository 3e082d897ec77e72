import { readFileSync } from 'node:fs'
import { isMarkdown } from './convert-pages.ts'
import { siteFile } from './evaluate.ts'

/** Specifiers after `from` or in `import()` and `require()`. */
const IMPORTS = /(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire\(\s*)['"]([^'"\s]+)['"]/g

/** Imports and exports of a document. Its text and its examples may name packages that the site needn't have. */
const STATEMENTS = /^(?:import|export)\b[\s\S]*?(?=\n[ \t]*\n|(?![\s\S]))/gm

const FENCE = /^([ \t]*)(`{3,}|~{3,})([^\n]*)\n?([\s\S]*?)^[ \t]*\2/gm

/** A document without its examples. Fences with `mdx-code-block` are part of the page. */
const withoutExamples = (text: string): string =>
  text.replace(FENCE, (_whole, _indent, _fence, meta: string, code: string) =>
    /^\s*mdx-code-block\b/.test(meta) ? code : '',
  )

/** What a file of the site imports, as written. */
export function importsIn(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  const text = isMarkdown(file)
    ? (withoutExamples(source).match(STATEMENTS) ?? []).join('\n')
    : source
  return [...text.matchAll(IMPORTS)].map(([, specifier = '']) => specifier)
}

const REQUIRED = /\brequire\(\s*['"]([^'"\s]+)['"]\s*\)/g

/** Files that the text of a document may load. Code spans may only name them, so this isn't for packages. */
export function requiredIn(file: string): string[] {
  if (!isMarkdown(file)) return []
  const source = withoutExamples(readFileSync(file, 'utf8'))
  return [...source.matchAll(REQUIRED)].map(([, specifier = '']) => specifier)
}

/** Packages that a file of the site imports, directly or through the site's files. */
export function packagesBelow(file: string, siteDir: string): Set<string> {
  const names = new Set<string>()
  const seen = new Set<string>()
  const visit = (module: string): void => {
    if (seen.has(module) || !/\.[cm]?[jt]sx?$/.test(module)) return
    seen.add(module)
    for (const specifier of importsIn(module)) {
      const own = siteFile(specifier, module, siteDir)
      if (own !== undefined) visit(own)
      const name = packageOf(specifier)
      if (name !== undefined) names.add(name)
    }
  }
  visit(file)
  return names
}

/** @example packageOf('@acme/ui/button') // '@acme/ui' */
export function packageOf(specifier: string): string | undefined {
  return /^(?:@[\w.-]+\/)?\w[\w.-]*/.exec(specifier)?.[0]
}
