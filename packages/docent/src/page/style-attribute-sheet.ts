import { STYLE_ATTRIBUTE } from '../shared/style-attribute.ts'

/** A rule can't be as specific as a `style` attribute, but with two IDs, it overrides nearly all other rules. */
const ABOVE_OTHER_RULES = ':not(#_#_)'

/**
 * Style sheet with the declarations from authors' `style` attributes. Each value is parsed like the attribute in a
 * browser, so that it can't end its rule and affect other elements.
 */
export async function styleAttributeSheet(texts: readonly string[]): Promise<string> {
  if (texts.length === 0) return ''
  // Loaded on demand, because most sites have no `style` attributes.
  const { transformStyleAttribute } = await import('lightningcss')
  const rules = texts.map((text) => {
    const { code } = transformStyleAttribute({
      code: new TextEncoder().encode(text),
      minify: true,
      errorRecovery: true,
    })
    const declarations = new TextDecoder().decode(code)
    return declarations === ''
      ? ''
      : `[${STYLE_ATTRIBUTE}="${cssString(text)}"]${ABOVE_OTHER_RULES}{${declarations}}\n`
  })
  return rules.join('')
}

function cssString(text: string): string {
  return text.replace(/["\\]|\p{Cc}/gu, (character) => `\\${character.charCodeAt(0).toString(16)} `)
}
