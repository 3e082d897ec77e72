/** Attribute of the element that the consent banner is inserted into. */
export const CONTAINER = 'data-consent-container'

/** Attribute of controls that open the cookie settings. They can be anywhere on a page. */
export const OPENS_SETTINGS = 'data-cookie-settings'
