/**
 * What a `style` attribute becomes. A security policy without `unsafe-inline` refuses `style` attributes in markup, so
 * their declarations move to a style sheet, whose rules find their elements by this attribute.
 */
export const STYLE_ATTRIBUTE = 'data-inline-style'
