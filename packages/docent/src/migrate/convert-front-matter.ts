import { z } from 'zod'
import { frontMatterSchema } from '../content/front-matter-schema.ts'
import { Code } from './written-code.ts'
import type { Conversion } from './conversion.ts'
import { NOTHING } from './conversion.ts'
import type { DocsInstance } from './docusaurus-site.ts'
import type { Finding } from './findings.ts'

/** Keys that pages have and docent doesn't know: the configuration declares them, with the types of their values. */
export function convertFrontMatter({ disk }: DocsInstance): Conversion {
  const uses = new Map<string, { values: unknown[]; file: string; line: number; files: number }>()
  for (const page of disk.pages) {
    for (const { key, value, line } of page.frontMatter) {
      if (Object.hasOwn(frontMatterSchema.shape, key)) continue
      const use = uses.get(key)
      if (use) uses.set(key, { ...use, values: [...use.values, value], files: use.files + 1 })
      else uses.set(key, { values: [value], file: page.file, line, files: 1 })
    }
  }
  if (uses.size === 0) return NOTHING
  const keys = [...uses].sort(([a], [b]) => a.localeCompare(b))
  const shape = keys.map(([key, { values }]) => `${JSON.stringify(key)}: ${typeOf(values)}`)
  return {
    options: { frontMatter: new Code(`z.object({ ${shape.join(', ')} })`, z.object({})) },
    findings: keys.map(([key, { file, line, files }]): Finding => ({
      kind: 'converted',
      subject: `front matter ${key}`,
      text: `docs.frontMatter (${files === 1 ? '1 page' : `${files} pages`})`,
      file,
      line,
    })),
  }
}

function typeOf(values: readonly unknown[]): string {
  const types = [...new Set(values.map(kindOf))].sort()
  const only = types.length === 1 ? types[0] : undefined
  return only === undefined ? 'z.unknown().optional()' : `${only}.optional()`
}

function kindOf(value: unknown): string {
  if (typeof value === 'string') return 'z.string()'
  if (typeof value === 'number') return 'z.number()'
  if (typeof value === 'boolean') return 'z.boolean()'
  const isTexts = Array.isArray(value) && value.every((entry) => typeof entry === 'string')
  return isTexts ? 'z.array(z.string())' : 'z.unknown()'
}
