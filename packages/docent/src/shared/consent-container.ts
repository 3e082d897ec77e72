/** Attribute of the shell's element that the consent banner is inserted into. */
export const CONSENT_CONTAINER = 'data-consent-container'
