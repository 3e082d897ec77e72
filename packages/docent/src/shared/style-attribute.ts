/**
 * The attribute that replaces `style`. A security policy without `unsafe-inline` blocks `style` attributes in markup,
 * so their declarations move to a style sheet, whose rules match elements by this attribute.
 */
export const STYLE_ATTRIBUTE = 'data-inline-style'
