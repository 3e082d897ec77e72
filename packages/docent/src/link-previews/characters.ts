import type { LinkPreview } from './link-preview.ts'

/** A preview without characters that the fonts lack, which would be drawn as boxes. */
export interface DrawablePreview {
  preview: LinkPreview
  /** The removed characters. */
  missing: string[]
}

/** Invisible characters, such as variation selectors and joiners, which fonts don't need to have. */
const INVISIBLE = /^[\p{Default_Ignorable_Code_Point}\s]$/u

/** Removes the characters that can't be drawn. */
export function drawable(
  preview: LinkPreview,
  has: (codePoint: number) => boolean,
): DrawablePreview {
  const missing = new Set<string>()
  const clean = (text: string): string => {
    const kept = [...text].filter((character) => {
      if (INVISIBLE.test(character) || has(character.codePointAt(0) ?? 0)) return true
      missing.add(character)
      return false
    })
    return kept.join('').replace(/ {2,}/g, ' ').trim()
  }
  const { site, section, title, description } = preview
  return {
    preview: {
      ...preview,
      site: clean(site),
      section: clean(section),
      title: clean(title) || clean(site),
      description: clean(description),
    },
    missing: [...missing],
  }
}
