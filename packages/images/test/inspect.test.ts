import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { formatsOf, widthsOf } from '../src/encode.ts'
import { inspect, isAnimated } from '../src/inspect.ts'
import { options } from '../src/options.ts'
import { animation, square } from './pictures.ts'

/** The animation control chunk of APNG before the pixels of a PNG file. Its checksum doesn't matter here. */
function withControlChunk(png: Buffer): Buffer {
  const at = png.indexOf('IDAT') - 4
  const chunk = Buffer.concat([Buffer.from([0, 0, 0, 8]), Buffer.from('acTL'), Buffer.alloc(12)])
  return Buffer.concat([png.subarray(0, at), chunk, png.subarray(at)])
}

test('animations are found by their content', async () => {
  const moving = await animation(8)
  const still = square(8, '#f00')
  expect(isAnimated('gif', moving)).toBe(true)
  expect(isAnimated('gif', await still.clone().gif().toBuffer())).toBe(false)
  expect(isAnimated('webp', await sharp(moving, { animated: true }).webp().toBuffer())).toBe(true)
  expect(isAnimated('webp', await still.clone().webp().toBuffer())).toBe(false)
  const png = await still.clone().png().toBuffer()
  expect(isAnimated('png', png)).toBe(false)
  expect(isAnimated('png', withControlChunk(png))).toBe(true)
  const avif = await still.clone().avif().toBuffer()
  expect(isAnimated('avif', avif)).toBe(false)
  expect(isAnimated('avif', Buffer.concat([avif.subarray(0, 8), Buffer.from('avis')]))).toBe(true)
  expect(isAnimated('jpg', await still.clone().jpeg().toBuffer())).toBe(false)
})

test.each([
  ['text', 'a.png', 'Not a picture', "isn't an image", 'Export it again'],
  ['a web page', 'a.jpg', '<!doctype html><p>Not found', "isn't an image", 'contains HTML'],
  ['nothing', 'a.webp', '', 'is empty', 'Export it again'],
  ['a pointer', 'a.png', 'version https://git-lfs.github.com/spec/v1\n', 'Git LFS', 'git lfs pull'],
])('a file with %s instead of an image is a finding', (_, path, text, message, fix) => {
  const verdict = inspect({
    file: `/${path}`,
    path,
    format: undefined,
    size: undefined,
    read: () => Buffer.from(text),
    use: { file: '/page.md' },
  })
  expect(verdict).toEqual({
    kind: 'unreadable',
    finding: { message: expect.stringContaining(message), fix: expect.stringContaining(fix) },
  })
})

test.each([
  ['svg', { width: 10, height: 10 }],
  ['bmp', { width: 10, height: 10 }],
  [undefined, undefined],
])('an image in the format %s stays as it is', (format, size) => {
  const image = { file: '/a.svg', path: 'a.svg', format, size, use: { file: '/page.md' } }
  expect(inspect({ ...image, read: () => Buffer.from('<svg/>') })).toEqual({ kind: 'keep' })
})

describe('files of an image', () => {
  test('have the configured widths below its own, and its own', () => {
    const widths = [800, 480, 1200]
    expect(widthsOf(1000, { widths })).toEqual([480, 800, 1000])
    expect(widthsOf(1250, { widths })).toEqual([480, 800, 1250])
    expect(widthsOf(100, { widths })).toEqual([100])
    expect(widthsOf(480, { widths })).toEqual([480])
  })

  test('depend on the format, the width, and the quality', () => {
    const keys = (quality: number): string[] => {
      const given = options.parse({ formats: ['avif', 'webp'], quality: { webp: quality } })
      const image = { file: '/a.png', size: { width: 900, height: 10 } }
      return formatsOf(image, given, sharp).flatMap(({ files }) => files.map(({ key }) => key))
    }
    const low = keys(50)
    const high = keys(90)
    expect(new Set(low).size).toBe(6)
    expect(low.slice(0, 3)).toEqual(high.slice(0, 3))
    expect(new Set([...low, ...high]).size).toBe(9)
  })

  test('exist only for images that the formats can hold', () => {
    const given = options.parse({})
    const tall = { file: '/a.png', size: { width: 100, height: 16_384 } }
    expect(formatsOf(tall, given, sharp)).toEqual([])
  })
})
