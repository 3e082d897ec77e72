import { expect, test } from 'vitest'
import { errors } from '../../../src/errors/index.ts'
import { text } from './printed.ts'

test('unreadablePreviewFile', () => {
  const fonts = { option: 'linkPreviews.fonts.text[0]', path: 'src/fonts/inter.woff2' }
  const details = { problem: 'Unknown font format', formats: 'a WOFF2 font' }
  expect(text(errors.unreadablePreviewFile({ ...fonts, ...details }))).toMatchInlineSnapshot(`
    "[unreadable-preview-file] linkPreviews.fonts.text[0] is set to the file "src/fonts/inter.woff2", which can't be used: Unknown font format
      Fix: Set linkPreviews.fonts.text[0] to a WOFF2 font."
  `)
})

test('previewsUnavailable', () => {
  const problem = 'Cannot find module'
  expect(text(errors.previewsUnavailable({ problem }))).toMatchInlineSnapshot(`
    "[previews-unavailable] The package that draws link previews (@takumi-rs/core) failed to load: Cannot find module
      Fix: Install the packages again on this machine, or remove \`linkPreviews\` from the configuration."
  `)
})

test('previewFailed', () => {
  const problem = 'out of memory'
  expect(text(errors.previewFailed({ route: '/guide', problem }))).toMatchInlineSnapshot(`
    "[preview-failed] The link preview of /guide can't be drawn: out of memory
      Fix: Change the page's title or description, or add an \`image\` to its front matter."
  `)
})

test('missingPreviewCharacters', () => {
  const characters = ['漢', '→']
  expect(text(errors.missingPreviewCharacters({ characters, route: '/guide' })))
    .toMatchInlineSnapshot(`
    "[missing-preview-characters] Link previews leave out characters that no font has: 漢 (U+6F22), → (U+2192). The first page with one is /guide.
      Fix: Add a font that has them to \`linkPreviews.fonts.text\`."
  `)
})
