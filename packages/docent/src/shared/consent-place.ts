/** Attribute of the shell's element that the consent banner is inserted into. */
export const CONSENT_PLACE = 'data-consent-place'
