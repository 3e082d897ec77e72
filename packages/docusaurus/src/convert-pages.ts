import { posix, relative } from './paths.ts'
import type { DocusaurusSite, PageFile } from './docusaurus-site.ts'
import type { Finding } from './migration-report.ts'
import type { CopiedFile } from './write-site.ts'

/** Folder of the React pages if Docusaurus's pages can't be built and must stay where they are. */
const NEW_PAGES = 'src/docent-pages'

export interface ConvertedPages {
  /** Folder of the React pages, if it isn't docent's default. */
  pagesDir?: string
  /** Pages that docent can't build, under names that aren't pages. */
  renamed: CopiedFile[]
  findings: Finding[]
}

/**
 * React pages below `src/pages`. docent can't build pages that import something that it doesn't have. In a new folder,
 * the names of these files begin with an underscore, so that they aren't pages.
 */
export function convertPages(site: DocusaurusSite, isInPlace: boolean): ConvertedPages {
  const { pages, pagesDir, folder } = site
  const components = pages.filter(({ file }) => !isMarkdown(file))
  const foreign = components.filter((page) => page.foreign.length > 0)
  const stay = isInPlace && foreign.length > 0
  const renamed = stay ? [] : foreign.map(({ file }) => ({ from: file, to: asPart(file, folder) }))
  const dir = stay || pagesDir === undefined ? NEW_PAGES : pagesDir
  return {
    ...(dir !== 'src/pages' && { pagesDir: dir }),
    renamed,
    findings: pages.map((page) =>
      isMarkdown(page.file) ? document(page, folder) : findingOf(page, folder, stay),
    ),
  }
}

export const isMarkdown = (file: string): boolean => /\.mdx?$/.test(file)

function document({ file }: PageFile, folder: string): Finding {
  const text = 'docs: a document of the instance "markdown-pages", which has no sidebar'
  return { kind: 'converted', subject: relative(folder, file), text, file, line: 1 }
}

function findingOf({ file, foreign }: PageFile, folder: string, stay: boolean): Finding {
  const subject = relative(folder, file)
  const lacks = lackOf(foreign)
  if (foreign.length > 0) {
    return {
      kind: 'manual',
      subject,
      text: stay
        ? `It imports ${lacks}. Replace what is missing, and then move the page to ${NEW_PAGES}.`
        : `It imports ${lacks}, so it is ${posix.basename(asPart(file, folder))} now. Replace what is missing, and then rename the file.`,
      file,
    }
  }
  if (stay) return { kind: 'manual', subject, text: `Move it to ${NEW_PAGES}.`, file }
  return {
    kind: 'converted',
    subject,
    text: 'A page. Its components have no scripts.',
    file,
    line: 1,
  }
}

function lackOf(imports: readonly string[]): string {
  const isFile = (name: string): boolean => /^(?:\.|@site\/)/.test(name)
  const isPackage = (name: string): boolean => /^the .* package$/.test(name)
  const modules = imports.filter((name) => !isFile(name) && !isPackage(name))
  const packages = imports.filter(isPackage)
  const files = imports.filter(isFile)
  return [
    ...(modules.length > 0 ? [`${modules.join(', ')}, which docent doesn’t have`] : []),
    ...(packages.length > 0 ? [`${packages.join(', ')}, which isn’t installed`] : []),
    ...(files.length > 0 ? [`${files.join(', ')}, which doesn’t exist`] : []),
  ].join(', and ')
}

function asPart(file: string, folder: string): string {
  const { dir, base } = posix.parse(relative(folder, file))
  return posix.join(dir, `_${base}`)
}
