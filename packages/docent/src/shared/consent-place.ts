/** Attribute of the place in the shell where the question for consent is put. */
export const CONSENT_PLACE = 'data-consent-place'
