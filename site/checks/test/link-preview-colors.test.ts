import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { linkPreviewColors } from '../../data/link-preview-colors.ts'

test('link previews have the colors of the light color mode', () => {
  const css = readFileSync(new URL('../../src/styles/tokens.css', import.meta.url), 'utf8')
  const token = (name: string): string | undefined =>
    new RegExp(`--${name}: (#[\\da-f]{6});`).exec(css)?.[1]
  expect(linkPreviewColors).toEqual({
    title: token('text'),
    description: token('text-soft'),
    section: token('accent'),
    bar: token('mark'),
  })
})
