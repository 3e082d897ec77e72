import type { OutputFile } from '../model/output-file.ts'
import { copiedFile, type FinishedSite } from './output.ts'

/** Copies of the images in the folders of pages. */
export function pageImages({ images }: FinishedSite): OutputFile[] {
  return images.map(({ from, to }) => copiedFile(to, from))
}
