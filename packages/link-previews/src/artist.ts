import { createHash } from 'node:crypto'
import type { DrawnImage } from 'docent/plugin'
import type { PreviewDrawer } from './drawer.ts'
import { errors } from './errors.ts'
import {
  findFiles,
  type Folders,
  type PreviewFile,
  type PreviewFiles,
  readFiles,
  stampOf,
} from './files.ts'
import type { LinkPreview } from './link-preview.ts'
import type { Options } from './options.ts'

/** Draws the images of one site. */
interface Artist {
  /** Changes whenever a font, the logo, or a color does. */
  styleKey(folders: Folders): string
  /**
   * @param route of the page, for messages
   * @throws DocentError if a file can't be used, or the image can't be drawn
   */
  draw(preview: LinkPreview, route: string, folders: Folders): Promise<DrawnImage>
}

/** Fonts and colors that have been read. */
interface Style {
  stamp: string
  key: string
  files: PreviewFiles<PreviewFile>
  /** Opened for the first image, because most builds find all images in the cache. */
  drawer?: Promise<PreviewDrawer>
}

/** Reads the files once, and again after one of them was saved while `docent dev` is running. */
export function createArtist(given: Options): Artist {
  const { colors } = given
  let found: PreviewFiles | undefined
  let last: Style | undefined
  const current = (folders: Folders): Style => {
    found ??= findFiles(given, folders)
    const stamp = stampOf(found)
    if (last?.stamp === stamp) return last
    const files = readFiles(found)
    last = { stamp, files, key: keyOf(colors, files) }
    return last
  }
  return {
    styleKey: (folders) => current(folders).key,
    async draw(preview, route, folders) {
      const style = current(folders)
      style.drawer ??= openDrawer(style.files, colors)
      const drawer = await style.drawer
      return drawer.draw(preview).catch((cause: Error) => {
        throw errors.drawingFailed({ route, problem: cause.message, cause })
      })
    },
  }
}

function keyOf(colors: Options['colors'], files: PreviewFiles<PreviewFile>): string {
  const hash = createHash('sha256').update(JSON.stringify(colors))
  for (const [use, list] of Object.entries(files))
    for (const { bytes } of list as PreviewFile[])
      hash.update(`\0${use} ${bytes.length}\0`).update(bytes)
  return hash.digest('hex')
}

/** Loads the renderer on demand. */
async function openDrawer(
  files: PreviewFiles<PreviewFile>,
  colors: Options['colors'],
): Promise<PreviewDrawer> {
  const { createPreviewDrawer } = await import('./drawer.ts').catch((cause: unknown) => {
    throw errors.unavailable({ problem: (cause as Error).message, cause })
  })
  return createPreviewDrawer(files, colors)
}
