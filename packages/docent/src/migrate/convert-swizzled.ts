import { extname, posix } from 'node:path'
import { posixRelative } from '../files/paths.ts'
import { parseSync } from 'vite'
import type { SourceFile } from './docusaurus-site.ts'
import type { Finding } from './migration-report.ts'
import type { GeneratedFile } from './write-site.ts'

/** docent's replacements for components of the theme. */
const FIXES: Record<string, string> = {
  Root: 'Use `ArticleStart` and `ArticleEnd` in `mdxComponents`, or an island.',
  DocItem: 'Use `ArticleStart` and `ArticleEnd` in `mdxComponents`.',
  Footer: 'Set the option `footer`, and style it with CSS.',
  Navbar: 'Set the option `navbar`, and style it with CSS.',
  NavbarItem: 'Use navbar items of the type `html`.',
  SearchBar: 'Set the option `search`.',
  SearchPage: 'Set the option `search`.',
  CodeBlock: 'Set the option `codeBlocks`, and style code with the tokens `--tk-…`.',
  Admonition: 'Style admonitions with CSS, or map their names with `markdown.directives`.',
  Icon: 'Style the icon with CSS.',
  Logo: 'Set the option `navbar.logo`.',
}

export interface ConvertedSwizzles {
  /** Module with components for all pages, if the site had one. */
  mdxComponents?: GeneratedFile
  findings: Finding[]
}

/** Converts swizzled theme components. Those for MDX become an option, and the author has to migrate the others. */
export function convertSwizzled(files: readonly SourceFile[], folder: string): ConvertedSwizzles {
  const below = (file: string): string => posixRelative(folder, file)
  const mdx = files.find(({ file }) =>
    /^src\/theme\/MDXComponents(?:\/index)?\.\w+$/.test(below(file)),
  )
  const others = files.filter(
    (file) => file !== mdx && !below(file.file).startsWith('src/theme/MDXComponents/'),
  )
  const findings = others.flatMap(({ file }): Finding[] => {
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
    const fix = FIXES[name] ?? 'docent’s shell is configured and styled with CSS, not replaced.'
    return [{ kind: 'manual', subject: below(file), text: fix, file }]
  })
  if (!mdx) return { findings }
  const path = `docent/mdx-components${extname(mdx.file).replace(/\.js$/, '.jsx')}`
  return {
    mdxComponents: { path, text: withoutOriginal(mdx, folder) },
    findings: [
      {
        kind: 'converted',
        subject: below(mdx.file),
        text: `mdxComponents: ${path}`,
        file: mdx.file,
        line: 1,
      },
      ...findings,
    ],
  }
}

/** The module with the added components, because docent has its own versions of the theme's. */
function withoutOriginal({ file, text }: SourceFile, folder: string): string {
  const edits: { start: number; end: number; text: string }[] = []
  // Files with any extension may contain JSX.
  const { program } = parseSync(file, text, { lang: /\.tsx?$/.test(file) ? 'tsx' : 'jsx' })
  for (const node of program.body) {
    if (node.type !== 'ImportDeclaration') continue
    const source = node.source.value
    if (/^@theme(?:-original|-init)?\/MDXComponents$/.test(source)) {
      const names = node.specifiers.map(({ local }) => `const ${local.name} = {}`)
      edits.push({ start: node.start, end: node.end, text: names.join('; ') })
    } else if (source.startsWith('.')) {
      const target = posix.join('..', posix.dirname(posixRelative(folder, file)), source)
      edits.push({ start: node.source.start, end: node.source.end, text: `'${target}'` })
    }
  }
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((all, edit) => all.slice(0, edit.start) + edit.text + all.slice(edit.end), text)
}
