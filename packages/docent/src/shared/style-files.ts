/** Extensions that Vite reads as style sheets. */
const EXTENSION = /\.(?:css|less|s[ac]ss|styl|stylus|p(?:ost)?css|sss)$/

/**
 * Whether a file is a style sheet, also of a language that becomes CSS.
 * @example isStyleSheet('card.module.scss') // true
 */
export const isStyleSheet = (file: string): boolean => EXTENSION.test(file)

/**
 * Whether a style sheet exports its names.
 * @example isCssModule('card.module.scss') // true
 */
export const isCssModule = (file: string): boolean =>
  isStyleSheet(file) && /\.module\.\w+$/.test(file)
