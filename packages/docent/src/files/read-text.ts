import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { errors } from '../errors/index.ts'

/**
 * Reads an author's text file. Windows editors write a byte order mark and other line ends, which would hide front
 * matter and change code blocks, so the text never contains them.
 * @throws DocentError that names the file, and the line if there is one, for anything but UTF-8
 */
export function readText(file: string): string {
  return decodeText(readFileSync(file), file)
}

/** The same for bytes that were read before. */
export function decodeText(bytes: Buffer, file: string): string {
  if (isUtf16(bytes)) throw errors.wrongEncoding({ file, problem: 'UTF-16' })
  if (!isUtf8(bytes))
    throw errors.wrongEncoding({ file, problem: 'invalid', ...firstInvalid(bytes) })
  const text = normalizeText(bytes.toString('utf8'))
  const at = text.indexOf('\0')
  if (at !== -1)
    throw errors.wrongEncoding({ file, problem: 'null', line: lineCount(text.slice(0, at)) })
  return text
}

/** Text without a byte order mark, and with `\n` at the end of each line. */
export function normalizeText(text: string): string {
  const body = text.startsWith('\uFEFF') ? text.slice(1) : text
  return body.includes('\r') ? body.replace(/\r\n?/g, '\n') : body
}

/** Whether a file starts with a UTF-16 byte order mark. */
function isUtf16(bytes: Buffer): boolean {
  const [first, second] = bytes
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
}

/** Location of the first byte that isn't UTF-8. */
function firstInvalid(bytes: Buffer): { line: number; column: number } {
  let start = 0
  let line = bytes
  for (let end = 0; end !== -1; start = end + 1) {
    end = bytes.indexOf('\n', start)
    line = bytes.subarray(start, end === -1 ? undefined : end)
    if (!isUtf8(line)) break
  }
  const [valid = ''] = line.toString('utf8').split('\uFFFD')
  const before = normalizeText(bytes.toString('utf8', 0, start) + valid)
  return { line: lineCount(before), column: before.length - before.lastIndexOf('\n') }
}

function lineCount(text: string): number {
  return text.split('\n').length
}
