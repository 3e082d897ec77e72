import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { definePlugin, type PluginOption } from 'docent/plugin'
import type { z } from 'zod'
import { createArtist } from './artist.ts'
import { checkFiles, findFiles } from './files.ts'
import { alternativeText, linkPreview } from './link-preview.ts'
import { options } from './options.ts'

/** Options of `linkPreviews`. */
export type LinkPreviewsOptions = z.input<typeof options>

/** The names of the bundle's other files, which it contains, are hashes of their content. */
const code = readFileSync(fileURLToPath(import.meta.url))

/** A folder in a configuration that docent hasn't checked yet. It reports an invalid one after this. */
const folder = (value: unknown, standard: string): string =>
  typeof value === 'string' ? value : standard

/**
 * Draws an image for each page that other sites and apps show next to a link to it. An `image` in a page's front matter
 * takes precedence.
 * @example plugins: [linkPreviews({ logo: 'logo.svg', fonts: { text: ['src/fonts/inter.woff2'] } })]
 */
export const linkPreviews: (given?: LinkPreviewsOptions) => PluginOption = definePlugin({
  name: '@docent/link-previews',
  version: createHash('sha256').update(code).digest('hex').slice(0, 12),
  options,
  setup(given) {
    const artist = createArtist(given)
    return {
      config({ staticDir, outDir }, { siteDir, locate }) {
        const files = findFiles(given, { siteDir, staticDir: folder(staticDir, 'static') })
        checkFiles(files, resolve(siteDir, folder(outDir, 'dist')), locate)
      },
      image(page, { config, site }) {
        const preview = linkPreview(page, site, given.images)
        if (!preview) return undefined
        return {
          alt: alternativeText(preview),
          key: `${artist.styleKey(config)} ${JSON.stringify(preview)}`,
          draw: () => artist.draw(preview, page.route, config),
        }
      },
    }
  },
})
