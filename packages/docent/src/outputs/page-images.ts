import type { OutputFile } from '../model/output-file.ts'
import { copiedFile, type FinishedSite } from './output.ts'

/** Copies of the images in page folders. */
export function pageImages({ images }: FinishedSite): OutputFile[] {
  return images.map(({ from, to }) => copiedFile(to, from))
}
