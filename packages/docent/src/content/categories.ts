import { LineCounter, parseDocument } from 'yaml'
import { z } from 'zod'
import { join } from '../shared/node/paths.ts'
import { errors, throwTogether } from '../errors/index.ts'
import { isPresent } from '../files/files-below.ts'
import { readText } from '../files/read-text.ts'
import type { CategoryFile, DocSet, SourceDoc } from '../shared/records/content.ts'
import { flag, position, sharedImage, slug, text, words } from '../shared/records/front-matter.ts'
import { inWords, mistakesIn } from './mistakes.ts'
import { keepNumbersAsWritten, lineOf, type ParsedYaml } from './yaml-text.ts'

export const categorySchema = z
  .object({
    label: words.optional(),
    position: position.optional(),
    collapsible: flag.optional(),
    collapsed: flag.optional(),
    className: text.optional(),
    description: text.optional(),
    link: z
      .discriminatedUnion('type', [
        z.object({ type: z.literal('doc'), id: text }).strict(),
        z
          .object({
            type: z.literal('generated-index'),
            title: text.optional(),
            description: text.optional(),
            slug: slug.optional(),
            image: sharedImage.optional(),
            keywords: z.array(words).optional(),
          })
          .strict(),
      ])
      .nullable()
      .optional(),
  })
  .strict()

/** Keys that only parts of Docusaurus read. */
const UNUSED = ['customProps', 'key']

/** The first one of a folder is read, in the order of Docusaurus. */
export const CATEGORY_FILES = ['_category_.json', '_category_.yml', '_category_.yaml']

/** Whether a file describes the category of its folder. */
export function isCategoryFile(file: string): boolean {
  return /[\\/]_category_\.(?:json|ya?ml)$/.test(file)
}

/** Whether content is read from a file: a document, a partial, or a category file. */
export function isContentFile(file: string): boolean {
  return /\.mdx?$/.test(file) || isCategoryFile(file)
}

/**
 * Reads a folder's category file. Returns `{}` if the folder has none.
 * @throws DocentError with the file and the invalid key
 */
export async function readCategory(dir: string): Promise<CategoryFile> {
  for (const name of CATEGORY_FILES) {
    const file = join(dir, name)
    if (!isPresent(file)) continue
    const parsed = parseCategory(file)
    const data: unknown = parsed.document.toJS()
    const isRecord = typeof data === 'object' && data !== null && !Array.isArray(data)
    const unused = isRecord ? UNUSED.filter((key) => Object.hasOwn(data, key)) : []
    const used = isRecord
      ? Object.fromEntries(Object.entries(data).filter(([key]) => !unused.includes(key)))
      : data
    const result = categorySchema.safeParse(used, { error: inWords })
    if (!result.success) {
      const mistakes = mistakesIn(result.error, Object.keys(categorySchema.shape))
      throw errors.invalidCategoryFile({
        file,
        source: parsed.source,
        ...lineOf(parsed, mistakes[0]?.keys ?? []),
        problem: mistakes.map(({ text }) => text).join('; '),
        suggestion: mistakes.find(({ suggestion }) => suggestion !== undefined)?.suggestion,
      })
    }
    const ignored = unused.map((key) => ({
      key,
      file,
      ...lineOf(parsed, [key]),
    }))
    return { ...result.data, ...(ignored.length > 0 && { ignored }) }
  }
  return {}
}

/** Reads the category files of all folders that contain documents. A translation changes only what it contains. */
export async function readCategories(
  set: DocSet,
  docs: readonly SourceDoc[],
): Promise<ReadonlyMap<string, CategoryFile>> {
  const folders = new Set<string>()
  for (const doc of docs) {
    const folderNames = doc.relative.split('/').slice(0, -1)
    for (let i = 1; i <= folderNames.length; i += 1) folders.add(folderNames.slice(0, i).join('/'))
  }
  const read = async (folder: string): Promise<CategoryFile> => {
    const original = await readCategory(join(set.dir, folder))
    if (set.overlayDir === undefined) return original
    const { link, ...translated } = await readCategory(join(set.overlayDir, folder))
    return {
      ...original,
      ...translated,
      ...(link !== undefined && {
        link: original.link?.type === link?.type ? { ...original.link, ...link } : link,
      }),
    } as CategoryFile
  }
  const faults: unknown[] = []
  const categories = new Map<string, CategoryFile>()
  for (const folder of folders) {
    try {
      categories.set(folder, await read(folder))
    } catch (error) {
      faults.push(error)
    }
  }
  throwTogether(faults, `${faults.length} category files have errors`)
  return categories
}

/** JSON is YAML, too, whose parser knows the lines, and keeps numbers in labels as they were written. */
function parseCategory(file: string): ParsedYaml & { source: string } {
  const source = readText(file)
  const lines = new LineCounter()
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false })
  const [fault] = document.errors
  try {
    if (file.endsWith('.json')) JSON.parse(source)
    if (fault) throw fault
  } catch (cause) {
    const problem = (cause as Error).message
    const { line, col } = fault ? lines.linePos(fault.pos[0]) : { line: undefined, col: undefined }
    throw errors.invalidCategoryFile({ file, source, line, column: col, problem, cause })
  }
  keepNumbersAsWritten(document.contents, (key) => key !== 'position')
  return { document, lines, source }
}
