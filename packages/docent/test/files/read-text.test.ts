import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readText } from '../../src/files/read-text.ts'

let file = ''
beforeAll(() => {
  file = join(mkdtempSync(join(tmpdir(), 'docent-text-')), 'page.md')
})
afterAll(() => rmSync(join(file, '..'), { recursive: true }))

const read = (bytes: string | Uint8Array): string => {
  writeFileSync(file, bytes)
  return readText(file)
}

test.each([
  ['a byte order mark', '\uFEFF# Title\n'],
  ['CRLF', '# Title\r\n'],
  ['CR', '# Title\r'],
  ['all of them', '\uFEFF# Title\r\n'],
])('%s is not part of the text', (_, text) => {
  expect(read(text)).toBe('# Title\n')
})

test('only the first character is a byte order mark', () => {
  expect(read('a\uFEFFb\uFEFF')).toBe('a\uFEFFb\uFEFF')
})

test.each<[string, Uint8Array, object]>([
  ['Latin-1', Buffer.from('# Title\r\n\r\nÜ Größe\n', 'latin1'), { line: 3, column: 1 }],
  [
    'Latin-1 after UTF-8',
    Buffer.concat([Buffer.from('é'), Buffer.from('aé', 'latin1')]),
    { line: 1, column: 3 },
  ],
  ['a cut character', Buffer.from('a\nb é').subarray(0, 5), { line: 2, column: 3 }],
  [
    'UTF-16',
    Buffer.from('\uFEFF# Title\n', 'utf16le'),
    { message: "The file's encoding is UTF-16, but docent reads UTF-8." },
  ],
  [
    'UTF-16 with the other byte order',
    Buffer.from('\uFEFF# Title\n', 'utf16le').swap16(),
    { code: 'wrong-encoding' },
  ],
  ['UTF-16 without a mark', Buffer.from('a\nb', 'utf16le'), { line: 1 }],
  [
    'a picture',
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]),
    { code: 'wrong-encoding' },
  ],
])('%s is an error that names the file', (_, bytes, found) => {
  expect(() => read(bytes)).toThrowError(
    expect.objectContaining({ code: 'wrong-encoding', file, ...found }),
  )
})
