import { type ESTree, parseSync } from 'vite'
import { admonitionCode, type OwnAdmonitions } from './convert-admonitions.ts'
import { extname, posix, relative } from './paths.ts'
import type { SourceFile } from './docusaurus-site.ts'
import type { Finding } from './migration-report.ts'
import type { GeneratedFile } from './write-site.ts'

/** docent's replacements for components of the theme. */
const FIXES: Record<string, string> = {
  Root: 'Use `ArticleStart` and `ArticleEnd` in `mdxComponents`, or an island.',
  DocItem: 'Use `ArticleStart` and `ArticleEnd` in `mdxComponents`.',
  Footer: 'Set the `footer` option, or replace the component with `components.Footer`.',
  Navbar: 'Set the `navbar` option, or replace the component with `components.Navbar`.',
  NavbarItem: 'Name the component of a type that begins with `custom-` in `navbar.itemTypes`.',
  SearchBar: 'Set the `search` option.',
  SearchPage: 'Set the `search` option.',
  CodeBlock: 'Set the `codeBlocks` option, and style code with the tokens `--tk-…`.',
  Admonition: 'Style admonitions with CSS, or map their names with `markdown.directives`.',
  Icon: 'Style the icon with CSS.',
  NotFound: 'Write src/pages/404.tsx, which is the page for addresses that don’t exist.',
  Logo: 'Set the `navbar.logo` option.',
}

/** Names of the components of Docusaurus's themes. Other files in `src/theme` are the site's own. */
const OF_DOCUSAURUS =
  /^(?:Admonition|AnnouncementBar|Api|BackToTopButton|Blog|Code|Color|ContentVisibility|Debug|Details|Doc|Edit|Error|Footer|Heading|hooks|Icon|IdealImage|Last|Layout|LiveCodeBlock|Loading|Logo|MDX|Mermaid|Navbar|NotFound|Paginator|Playground|prism-include-languages|ReactLiveScope|Root|Search|SiteMetadata|SkipToContent|Tab|Tag|ThemedImage|ThemeProvider|TOC|Translate|Unlisted)/

export interface ConvertedSwizzles {
  /** Module with components for all pages, if the site had one. */
  mdxComponents?: GeneratedFile
  findings: Finding[]
}

/**
 * Converts swizzled theme components. Those for MDX become an option, and the author has to migrate the others.
 * @param admonitions the site's own types, whose components are added to those for MDX
 * @param types the file that has their components
 */
export function convertSwizzled(
  files: readonly (SourceFile & { foreign?: readonly string[] })[],
  folder: string,
  admonitions?: OwnAdmonitions,
  types?: SourceFile,
): ConvertedSwizzles {
  const own =
    admonitions && Object.keys(admonitions.components).length > 0 ? admonitions : undefined
  const below = (file: string): string => relative(folder, file)
  const mdx = files.find(({ file }) =>
    /^src\/theme\/MDXComponents(?:\/index)?\.\w+$/.test(below(file)),
  )
  const others = files.filter(
    (file) => file !== mdx && !below(file.file).startsWith('src/theme/MDXComponents/'),
  )
  const findings = others.flatMap(({ file }): Finding[] => {
    if (!OF_DOCUSAURUS.test(below(file).slice('src/theme/'.length)))
      return [
        { kind: 'same', subject: below(file), text: 'A component of the site', file, line: 1 },
      ]
    if (own?.module === '@theme/Admonition/Types' && file === types?.file)
      return [
        {
          kind: 'converted',
          subject: below(file),
          text: 'The components of the site’s own types. docent’s types keep their own.',
          file,
          line: 1,
        },
      ]
    const component = below(file).slice('src/theme/'.length)
    const name = component.split('/')[0]?.replace(/\.\w+$/, '') ?? ''
    if (name === 'prism-include-languages') {
      return [
        {
          kind: 'dropped',
          subject: below(file),
          text: 'docent highlights all common languages.',
          file,
        },
      ]
    }
    const fix =
      FIXES[name] ?? 'Use options and CSS, or replace a component of docent with `components`.'
    return [{ kind: 'manual', subject: below(file), text: fix, file }]
  })
  if (!mdx && own) {
    const { imports, exports } = admonitionCode(own, false)
    const module = { path: 'docent/mdx-components.jsx', text: imports + exports }
    return { mdxComponents: module, findings }
  }
  if (!mdx) return { findings }
  const path = `docent/mdx-components${extname(mdx.file).replace(/\.js$/, '.jsx')}`
  return {
    mdxComponents: { path, text: withoutOriginal(mdx, folder, own) },
    findings: [
      {
        kind: 'converted',
        subject: below(mdx.file),
        text: `mdxComponents: ${path}`,
        file: mdx.file,
        line: 1,
      },
      ...(mdx.foreign ?? []).map((name): Finding => ({
        kind: 'manual',
        subject: `${below(mdx.file)} imports ${name}`,
        text: `docent doesn’t have it. Remove what uses it from ${path}.`,
        file: mdx.file,
        line: 1,
      })),
      ...findings,
    ],
  }
}

/** The module with the added components, because docent has its own versions of the theme's. */
function withoutOriginal({ file, text }: SourceFile, folder: string, own?: OwnAdmonitions): string {
  const others = 'siteComponents'
  const added = own && admonitionCode(own, /\.tsx?$/.test(file), others)
  const edits: { start: number; end: number; text: string }[] = []
  // Files with any extension may contain JSX.
  const { program } = parseSync(file, text, { lang: /\.tsx?$/.test(file) ? 'tsx' : 'jsx' })
  for (const node of program.body) {
    if (added && node.type === 'ExportDefaultDeclaration')
      edits.push({ start: node.start, end: node.declaration.start, text: `const ${others} = ` })
    if (node.type !== 'ImportDeclaration') continue
    const source = node.source.value
    if (/^@theme(?:-original|-init)?\/MDXComponents$/.test(source)) {
      const names = node.specifiers.map((specifier) =>
        isType(node, specifier)
          ? `type ${specifier.local.name} = Record<string, unknown>`
          : `const ${specifier.local.name} = {}`,
      )
      edits.push({ start: node.start, end: node.end, text: names.join('; ') })
    } else if (source.startsWith('.')) {
      const target = posix.join('..', posix.dirname(relative(folder, file)), source)
      edits.push({ start: node.source.start, end: node.source.end, text: `'${target}'` })
    }
  }
  const module = edits
    .sort((a, b) => b.start - a.start)
    .reduce((all, edit) => all.slice(0, edit.start) + edit.text + all.slice(edit.end), text)
  return added ? added.imports + module.trimEnd() + '\n' + added.exports : module
}

function isType(
  { importKind }: ESTree.ImportDeclaration,
  specifier: ESTree.ImportDeclaration['specifiers'][number],
): boolean {
  return importKind === 'type' || ('importKind' in specifier && specifier.importKind === 'type')
}
