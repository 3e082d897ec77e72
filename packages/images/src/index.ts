import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  type ArticleImage,
  definePlugin,
  type ErrorLocation,
  type Finding,
  type OfferedImage,
  type PluginOption,
} from 'docent/plugin'
import picomatch from 'picomatch'
import type { z } from 'zod'
import { formatsOf, loadSharp } from './encode.ts'
import { inspect } from './inspect.ts'
import { options } from './options.ts'

/** Options of `images`. */
export type ImagesOptions = z.input<typeof options>

/** The names of the bundle's other files, which it contains, are hashes of their content. */
const code = readFileSync(fileURLToPath(import.meta.url))

/**
 * Encodes the images in articles in modern formats and several widths, from which browsers choose. `docent dev` shows the
 * images as they are.
 * @example plugins: [images({ formats: ['avif', 'webp'] })]
 */
export const images: (given?: ImagesOptions) => PluginOption = definePlugin({
  name: '@docent/images',
  version: createHash('sha256').update(code).digest('hex').slice(0, 12),
  options,
  setup(given) {
    let locations: ErrorLocation[] = []
    const patterns = given.exclude.map((pattern) => picomatch(pattern, { dot: true }))
    return {
      config(_, { locate }) {
        locations = given.exclude.map((_pattern, index) => locate(`exclude[${index}]`))
        return { stylesheets: ['@docent/images/images.css'] }
      },
      async imageSources(all, { siteDir }) {
        const offered: OfferedImage[] = []
        const findings: Finding[] = []
        const unused = new Set(patterns.keys())
        const isExcluded = ({ file, path }: ArticleImage): boolean => {
          const paths = [relative(siteDir, file).replaceAll('\\', '/'), path]
          const found = [...patterns.keys()].filter((index) =>
            paths.some((one) => patterns[index]?.(one)),
          )
          for (const index of found) unused.delete(index)
          return found.length > 0
        }
        for (const image of all) {
          if (isExcluded(image)) continue
          const verdict = inspect(image)
          if (verdict.kind === 'unreadable') findings.push({ ...verdict.finding, ...image.use })
          if (verdict.kind === 'measure') offered.push({ image, formats: [] })
          if (verdict.kind !== 'encode') continue
          const formats = formatsOf(image, given, await loadSharp())
          offered.push({ image, formats, sizes: given.sizes })
        }
        for (const index of unused) {
          const { file, line, column } = locations[index] ?? {}
          findings.push({
            severity: 'warning',
            message: `The pattern "${given.exclude[index]}" in exclude matches no image of an article.`,
            fix: "Correct the pattern, which is relative to the site's folder, or remove it.",
            ...(file !== undefined && { file }),
            ...(line !== undefined && { line }),
            ...(column !== undefined && { column }),
          })
        }
        return { images: offered, findings }
      },
    }
  },
})
