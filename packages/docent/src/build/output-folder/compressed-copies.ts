import { readFile, stat } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import pLimit from 'p-limit'
import { cacheKey } from '../../files/cache.ts'
import type { OutputFile } from '../../shared/records/output-file.ts'
import type { OutputFolder } from '../../outputs/output.ts'
import { outputPath } from '../../files/paths.ts'

/** Files that are worth compressing. Images, fonts, and archives are already compressed. */
const TEXT = /\.(?:html|css|m?js|json|map|md|svg|txt|webmanifest|xml)$/

/** A shorter file fits into one packet without compression. */
const MIN_BYTES = 1024

interface Encoding {
  /** Extension of the copy, which nginx and Caddy look for. */
  extension: '.br' | '.gz'
  compress(content: Uint8Array): Promise<Uint8Array>
  /** The output can change with the library's version. */
  version: string
}

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** The maximum, 11, takes three times as long and saves another 2.5%. */
const BROTLI_QUALITY = 10

/** A file is compressed once and sent many times, so high compression levels pay off. */
const ENCODINGS: readonly Encoding[] = [
  {
    extension: '.br',
    compress: (content) =>
      brotli(content, {
        params: {
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
    version: `${process.versions.brotli} ${BROTLI_QUALITY}`,
  },
  {
    extension: '.gz',
    compress: (content) => deflate(content, { level: constants.Z_BEST_COMPRESSION }),
    version: process.versions.zlib ?? '',
  },
]

/**
 * Adds compressed copies of the text files in a folder. At most as many files as there are processors are compressed at
 * the same time, in Node's thread pool. Copies of unchanged files are kept.
 * @param files all files that have been added to the folder
 */
export async function addCompressedCopies(
  files: readonly OutputFile[],
  folder: OutputFolder,
): Promise<void> {
  const taken = new Set(files.map(({ path }) => path))
  const limit = pLimit(availableParallelism())
  const jobs = files
    .filter(({ path }) => TEXT.test(path))
    .flatMap((file) => ENCODINGS.map((encoding) => ({ file, encoding })))
    .filter(({ file, encoding }) => !taken.has(file.path + encoding.extension))
  await Promise.all(jobs.map((job) => limit(() => addCopy(job.file, job.encoding, folder))))
}

async function addCopy(
  file: OutputFile,
  { extension, compress, version }: Encoding,
  folder: OutputFolder,
): Promise<void> {
  const text = outputPath(folder.dir, file.path)
  if ((await stat(text)).size < MIN_BYTES) return
  const path = file.path + extension
  const key = cacheKey(await contentKey(file, text), version)
  const origin = `a compressed copy of ${file.path}`
  if (folder.isCurrent(path, key))
    return folder.add({ path, key, origin, content: { worker: 'kept' } })
  await folder.add({ path, key, origin, content: await compress(await readFile(text)) })
}

/** Copied files have no key that depends on their content. */
async function contentKey({ key, content }: OutputFile, text: string): Promise<string> {
  const isCopy = typeof content === 'object' && 'copyOf' in content
  return isCopy ? cacheKey(await readFile(text)) : key
}
