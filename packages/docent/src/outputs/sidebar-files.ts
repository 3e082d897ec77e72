import type { OutputFile } from '../shared/records/output-file.ts'
import { textFile, type FinishedSite } from './output.ts'

/** The JSON file of each sidebar, which all of its pages share. */
export function sidebars({ config, sidebars: all }: FinishedSite): OutputFile[] {
  return [...all].map(([url, sidebar]) =>
    textFile(url.slice(config.baseUrl.length), JSON.stringify(sidebar), `sidebar ${url}`),
  )
}
