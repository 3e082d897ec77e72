import { join } from '../shared/node/paths.ts'
import { HEADERS_FILE } from '../shared/parse-headers.ts'
import type { OutputFile } from '../shared/records/output-file.ts'
import { copiedFile, type FinishedSite, textFile } from './output.ts'
import { REDIRECTS_FILE } from './redirect-files.ts'

/** Files with rules for hosts, to which the build adds its own. */
const EXTENDED = [REDIRECTS_FILE, HEADERS_FILE]

/** Copies of the files in the static folder. */
export function staticFiles({ config, statics }: FinishedSite): OutputFile[] {
  const dir = join(config.siteDir, config.staticDir)
  return [...statics]
    .filter((path) => !EXTENDED.includes(path))
    .map((path) => copiedFile(path, join(dir, path)))
}

const NO_JEKYLL = '.nojekyll'

/** `.nojekyll`, because GitHub Pages would otherwise leave out files that begin with an underscore or a dot. */
export function noJekyll({ statics }: FinishedSite): OutputFile[] {
  return statics.has(NO_JEKYLL) ? [] : [textFile(NO_JEKYLL, '', 'the file for GitHub Pages')]
}
