import { STYLE_ATTRIBUTE } from '../../shared/style-attribute.ts'

/** Rules of a style sheet lose against a `style` attribute, however specific they are. Two IDs come close. */
const ABOVE_OTHER_RULES = ':not(#_#_)'

/**
 * Style sheet with the declarations that authors wrote in `style` attributes. Each text is parsed as a browser parses
 * the attribute, so that nothing in it can end its rule and affect other elements.
 */
export async function styleAttributeSheet(texts: readonly string[]): Promise<string> {
  if (texts.length === 0) return ''
  // Loaded when first needed: most sites have no `style` attribute.
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
