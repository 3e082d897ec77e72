import { beforeAll, describe, expect, test } from 'vitest'
import type { DocentError } from 'docent/plugin'
import { createPreviewDrawer, type PreviewDrawer } from '../src/drawer.ts'
import type { LinkPreview } from '../src/link-preview.ts'
import {
  FONTS,
  fontFile,
  openPicture,
  PREVIEW,
  testDrawer,
  type Line,
  type Picture,
} from './pictures.ts'

const LONG = 'How to write a test that reads well and goes on for so long that it never fits at all'
const LEFT = 72
const RIGHT = 1200 - 72

let drawer: PreviewDrawer
beforeAll(async () => {
  drawer = await testDrawer()
})

async function picture(own: Partial<LinkPreview>): Promise<Picture> {
  return openPicture((await drawer.draw({ ...PREVIEW, ...own })).png)
}

async function titleLines(title: string): Promise<Line[]> {
  return (await picture({ title })).lines('title')
}

const height = ({ top, bottom }: Line): number => bottom - top

/** Letters may extend a few pixels beyond their starting position. */
function expectInside(lines: readonly Line[]): void {
  for (const { left, right } of lines) {
    expect(left).toBeGreaterThanOrEqual(LEFT - 6)
    expect(right).toBeLessThanOrEqual(RIGHT + 6)
  }
}

describe('the image of a link preview', () => {
  test('is a PNG of 1200 by 630 pixels and at most 40 kB', async () => {
    const { png } = await drawer.draw({ ...PREVIEW, title: LONG, description: `${LONG}. ${LONG}.` })
    const bytes = Buffer.from(png)
    expect(bytes.subarray(1, 4).toString()).toBe('PNG')
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
    expect(bytes.length).toBeLessThan(40_000)
  })

  test("is the same each time it's drawn", async () => {
    const [first, second] = await Promise.all([drawer.draw(PREVIEW), drawer.draw(PREVIEW)])
    expect(Buffer.from(first.png).equals(second.png)).toBe(true)
  })

  test('shows the section, the title, and the description below each other', async () => {
    const image = await picture({})
    const [section, title, description] = [
      image.lines('section'),
      image.lines('title'),
      image.lines('description'),
    ].map((lines) => lines[0])
    expect(section?.bottom).toBeLessThan(title?.top ?? 0)
    expect(title?.bottom).toBeLessThan(description?.top ?? 0)
  })

  test('has no gap for a missing section or description', async () => {
    const image = await picture({ section: '', description: '' })
    expect(image.lines('section')).toEqual([])
    expect(image.lines('description')).toEqual([])
    expect(image.lines('title')[0]?.bottom).toBeGreaterThan(520)
  })
})

describe('a title', () => {
  test('uses one line if it fits, then two lines, then a smaller size', async () => {
    const one = await titleLines('Hide it')
    const two = await titleLines('Hide the Component Testing Configuration')
    const three = await titleLines('Hide the Component Testing Configuration of Your Old Projects')
    expect([one, two].map(({ length }) => length)).toEqual([1, 2])
    const [large = one[0], small] = [two[0], three[0]]
    expect(height(small as Line)).toBeLessThan(height(large as Line))
    expectInside([...one, ...two, ...three])
  })

  // @covers 10.20
  test('that is too long ends on the third line without overlapping anything', async () => {
    const image = await picture({ title: `${LONG} ${LONG}`, description: `${LONG}. ${LONG}.` })
    const title = image.lines('title')
    expect(title).toHaveLength(3)
    expectInside([...title, ...image.lines('description')])
    expect(image.lines('section')[0]?.bottom).toBeLessThan(title[0]?.top ?? 0)
    expect(title[2]?.bottom).toBeLessThan(image.lines('description')[0]?.top ?? 0)
  })

  test('with a word that is too long breaks it', async () => {
    const lines = await titleLines('Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen')
    expect(lines.length).toBeGreaterThan(1)
    expectInside(lines)
  })

  test('with a long name breaks it after a dot', async () => {
    const image = await picture({ title: 'Cypress.SelectorPlayground.getSelector' })
    const alone = await picture({ title: 'Cypress.SelectorPlayground. getSelector' })
    const [, second] = image.lines('title')
    const [, expected] = alone.lines('title')
    expect(image.look(second as Line)).toBe(alone.look(expected as Line))
  })

  // @covers 10.20
  test('shows code between backticks in the font for code', async () => {
    const width = async (title: string): Promise<number> => {
      const [line] = await titleLines(title)
      return line ? line.right - line.left : 0
    }
    expect(await width('liiil')).toBeLessThan((await width('lmmml')) / 2)
    expect(await width('`liiil`')).toBe(await width('`lmmml`'))
    expect(await width('A ` backtick')).toBeGreaterThan(await width('A backtick'))
  })
})

describe('right-to-left text', () => {
  const arabic = { direction: 'rtl', language: 'ar', section: 'تطبيق', description: 'وصف' } as const

  // @covers 10.20
  test('starts at the right edge', async () => {
    const image = await picture({ ...arabic, title: 'كيفية الاختبار' })
    for (const text of ['section', 'title', 'description'] as const) {
      // Dots above and below letters count as lines, too.
      const lines = image.lines(text)
      expect(Math.max(...lines.map(({ right }) => right))).toBeGreaterThan(RIGHT - 20)
      expect(Math.min(...lines.map(({ left }) => left))).toBeGreaterThan(LEFT + 300)
    }
  })

  test('contains code that runs from left to right', async () => {
    const image = await picture({ ...arabic, title: '`l......`' })
    const [line] = image.lines('title')
    expect(line?.right).toBeGreaterThan(RIGHT - 60)
    // If the code ran from right to left, the dots would be to the left of the letter.
    expect((line?.tallest ?? 0) - (line?.left ?? 0)).toBeLessThan(30)
  })
})

describe('characters that the fonts lack', () => {
  // @covers 10.20
  test('are omitted and reported', async () => {
    const emoji = await drawer.draw({ ...PREVIEW, title: '🎉 A 漢字 party' })
    const plain = await drawer.draw({ ...PREVIEW, title: 'A party' })
    expect(emoji.missing).toEqual(['🎉', '漢', '字'])
    expect(plain.missing).toEqual([])
    expect(Buffer.from(emoji.png).equals(plain.png)).toBe(true)
  })

  test("don't include invisible characters", async () => {
    const { missing } = await drawer.draw({
      ...PREVIEW,
      title: 'soft\u00adhyphen, joiner\u200d\ufe0f',
    })
    expect(missing).toEqual([])
  })

  test("leave only the site's name if the title has no other characters", async () => {
    const image = await openPicture(
      (await drawer.draw({ ...PREVIEW, site: 'Acme', title: '漢字' })).png,
    )
    expect(image.lines('title')).toHaveLength(2)
  })
})

describe('a file that previews are made from', () => {
  const colors = {
    background: '#fff',
    title: '#000',
    description: '#000',
    section: '#000',
    bar: '#000',
  }
  const fault = async (files: { font?: Uint8Array; logo?: string }): Promise<string> => {
    const font = { ...fontFile(FONTS.latin), path: 'text.woff2' }
    const logo = files.logo === undefined ? undefined : new TextEncoder().encode(files.logo)
    const text = [{ ...font, bytes: files.font ?? font.bytes }]
    const logos = logo ? [{ option: 'logo', path: 'static/logo.svg', bytes: logo }] : []
    const drawing = createPreviewDrawer({ text, code: [], logo: logos }, colors)
    const error = await drawing.then(
      () => undefined,
      (reason: DocentError) => reason,
    )
    return error ? `${error.message}\n${error.hint}` : ''
  }

  test("is reported if it isn't a font or is truncated", async () => {
    expect(await fault({ font: new TextEncoder().encode('no font') })).toMatchInlineSnapshot(`
      "fonts.text[0] of linkPreviews() is set to the file "text.woff2", which can't be used: Unknown font format
      Set fonts.text[0] to a WOFF2, WOFF, TTF, or OTF font."
    `)
    const half = fontFile(FONTS.latin).bytes.subarray(0, 5000)
    expect(await fault({ font: half })).toContain(
      'fonts.text[0] of linkPreviews() is set to the file "text.woff2"',
    )
  })

  test("is reported if it isn't an image", async () => {
    expect(await fault({ logo: '<svg' })).toMatchInlineSnapshot(`
      "logo of linkPreviews() is set to the file "static/logo.svg", which can't be used: An error occurred while parsing an SVG image: the document does not have a root node
      Set logo to an SVG, PNG, JPEG, or WebP image."
    `)
    expect(
      await fault({ logo: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>' }),
    ).toBe('')
  })
})
