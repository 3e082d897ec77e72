import type { OutputFile } from '../shared/records/output-file.ts'
import { textFile, type FinishedSite } from './output.ts'

const PATH = '.nojekyll'

/** `.nojekyll`, because GitHub Pages would otherwise leave out files that begin with an underscore or a dot. */
export function noJekyll({ statics }: FinishedSite): OutputFile[] {
  return statics.has(PATH) ? [] : [textFile(PATH, '', 'the file for GitHub Pages')]
}
