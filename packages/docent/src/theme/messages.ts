/**
 * Interface texts in English. A locale overrides them by key in `i18n/<locale>/messages.json`.
 * Words in braces are filled in, see `formatMessage`.
 */
export const defaultMessages = {
  'skipLink.label': 'Skip to main content',
  'announcement.label': 'Announcement',
  'announcement.close': 'Close the announcement',
  'navbar.label': 'Main',
  'navbar.home': 'Home page',
  'navbar.openMenu': 'Open the menu',
  'navbar.closeMenu': 'Close the menu',
  'navbar.menu': 'Menu',
  'navbar.backToMainMenu': '← Back to main menu',
  'navbar.sectionMenu': 'Pages of this section',
  'navbar.submenu': 'More in {label}',
  'navbar.languages': 'Language: {label}',
  'navbar.versions': 'Version: {label}',
  'navbar.external': '(another site)',
  'navbar.failed': 'The navbar item {configPath} could not be shown.',
  'colorMode.toggle': 'Switch between dark and light mode',
  'colorMode.toDark': 'Switch to dark mode',
  'colorMode.toLight': 'Switch to light mode',
  'sidebar.label': 'Docs',
  'sidebar.expand': 'Pages in {label}',
  'sidebar.hide': 'Hide the sidebar',
  'sidebar.show': 'Show the sidebar',
  'breadcrumbs.label': 'Breadcrumbs',
  'breadcrumbs.home': 'Home page',
  'notFound.title': 'Page not found',
  'notFound.text':
    'There is no page at this address. It may have moved, or the link to it may be wrong.',
  'notFound.suggestions': 'You may have meant:',
  'notFound.sections': 'Or begin with a section:',
  'image.enlarge': 'Enlarge the image: {alt}',
  'image.enlargeUnnamed': 'Enlarge the image',
  'toc.title': 'On this page',
  'doc.lastUpdated': 'Last updated on {date}',
  'doc.lastUpdatedBy': 'Last updated on {date} by {author}',
  'doc.edit': 'Edit this page',
  'doc.pagination': 'Previous and next page',
  'doc.previous': 'Previous',
  'doc.next': 'Next',
  'doc.unlisted':
    'This page is unlisted: search engines leave it out, and only readers with its address find it.',
  'doc.draft': 'This page is a draft: it is not part of the published site.',
  'doc.version': 'Version: {label}',
  'doc.unreleased': 'This is unreleased documentation for {title}, version {label}.',
  'doc.unmaintained':
    'This is documentation for {title}, version {label}, which is no longer maintained.',
  'doc.latest': 'Go to the latest version ({label})',
  'footer.label': 'Footer',
  'page.loading': 'Loading page',
  'page.loaded': '{title}, page loaded',
  'page.loadError': 'This page could not be loaded.',
  'page.retry': 'Retry',
  'crash.title': 'This page crashed',
  'crash.part': 'This part of the page crashed',
  'crash.retry': 'Try again',
  'crash.cause': 'Cause:',
}

/** Key of an interface text. */
export type MessageKey = keyof typeof defaultMessages

/** Interface texts of a locale: every key of docent, and any that the site adds. */
export type Messages = Record<MessageKey, string> & Record<string, string>

/** Defaults with the texts of a locale over them. */
export function mergeMessages(own: Record<string, string>): Messages {
  return { ...defaultMessages, ...own }
}

/**
 * Fills the words in braces; unknown ones stay as they are.
 * @example formatMessage('Hello {name}', { name: 'Ada' }) // 'Hello Ada'
 */
export function formatMessage(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}
