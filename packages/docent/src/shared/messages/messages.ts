/**
 * English interface messages, except for those in `build-messages.ts`. A locale overrides them by key in
 * `i18n/<locale>/messages.json`. `formatMessage` replaces placeholders in braces.
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
  'sidebar.filter': 'Filter pages',
  'sidebar.order': 'A–Z',
  'breadcrumbs.label': 'Breadcrumbs',
  'breadcrumbs.home': 'Home page',
  'notFound.search': 'Search for "{query}"',
  'search.button': 'Search',
  'search.label': 'Search',
  'search.placeholder': 'Search docs',
  'search.clear': 'Clear the query',
  'search.close': 'Close the search',
  'search.cancel': 'Cancel',
  'search.results': 'Results',
  'search.loading': 'Searching',
  'search.seeAll': 'See all {count} results',
  'search.count.one': '{count} result for "{query}"',
  'search.count.other': '{count} results for "{query}"',
  'search.noResults': 'No results for "{query}"',
  'search.trySearching': 'Try searching for',
  'search.believe': 'Believe this query should return results?',
  'search.letUsKnow': 'Let us know.',
  'search.error': 'Unable to fetch results',
  'search.errorHint': 'You might want to check your network connection.',
  'search.retry': 'Retry',
  'search.recent': 'Recent',
  'search.favourites': 'Favorites',
  'search.popular': 'Popular',
  'search.start': 'Start with',
  'search.addFavourite': 'Add {title} to the favorites',
  'search.removeRecent': 'Remove {title} from the recent searches',
  'search.removeFavourite': 'Remove {title} from the favorites',
  'search.keyMove': 'to move',
  'search.keyOpen': 'to open',
  'search.keyNewTab': 'in a new tab',
  'search.keyClose': 'to close',
  'search.pageTitle': 'Search',
  'search.pageTitleQuery': 'Search results for "{query}"',
  'search.submit': 'Search',
  'search.prompt': "Type what you're looking for.",
  'search.filter': 'Section',
  'search.allSections': 'All',
  'search.more': 'Show more',
  'key.control': 'Ctrl',
  'key.escape': 'Esc',
  'image.enlarge': 'Enlarge the image: {alt}',
  'image.enlargeUnnamed': 'Enlarge the image',
  'figure.enlarge': 'Enlarge: {name}',
  'figure.enlargeUnnamed': 'Enlarge the figure',
  'enlarged.label': 'Enlarged picture',
  'enlarged.close': 'Close',
  'toc.title': 'On this page',
  'doc.lastUpdated': 'Last updated on {date}',
  'doc.lastUpdatedBy': 'Last updated on {date} by {author}',
  'doc.changes': 'What changed',
  'doc.edit': 'Edit this page',
  'doc.markdown': 'View as Markdown',
  'doc.copyMarkdown': 'Copy as Markdown',
  'doc.markdownCopied': 'Copied as Markdown',
  'doc.markdownFailed': 'Copying failed: open the page as Markdown instead',
  'doc.openIn': 'Open in…',
  'doc.pagination': 'Previous and next page',
  'doc.previous': 'Previous',
  'doc.next': 'Next',
  'doc.unlisted':
    'This page is unlisted. Search engines leave it out, and only readers who have its address can find it.',
  'doc.draft': "This page is a draft. It isn't part of the published site.",
  'doc.untranslated':
    "This page hasn't been translated yet. It's shown in this language: {language}.",
  'doc.version': 'Version: {label}',
  'doc.unreleased': 'This is unreleased documentation for {title}, version {label}.',
  'doc.unmaintained':
    'This is documentation for {title}, version {label}, which is no longer maintained.',
  'doc.latest': 'Go to the latest version ({label})',
  'feed.changes': 'Changed pages of {title}',
  'footer.label': 'Footer',
  'page.loading': 'Loading page',
  'page.loaded': '{title}, page loaded',
  'page.loadError': 'This page could not be loaded.',
  'page.loadErrorHint': 'Check your network connection.',
  'page.retry': 'Retry',
  'crash.title': 'This page crashed',
  'crash.part': 'This part of the page crashed',
  'crash.retry': 'Try again',
  'crash.cause': 'Cause:',
}

/** Key of an interface message. */
export type MessageKey = keyof typeof defaultMessages

/** Interface messages of a locale: all of docent's keys and any keys that the site adds. */
export type Messages = Record<MessageKey, string> & Record<string, string>

/** The default messages overridden by a locale's messages. */
export function mergeMessages(siteMessages: Record<string, string>): Messages {
  return { ...defaultMessages, ...siteMessages }
}

/**
 * Replaces placeholders in braces. Unknown placeholders stay unchanged.
 * @example formatMessage('Hello {name}', { name: 'Ada' }) // 'Hello Ada'
 */
export function formatMessage(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}

/**
 * Selects the plural form of a message for a number: `key.one`, `key.other`, or another form that the language has.
 * @example formatCount(messages, 'search.count', 2, 'en', { query: 'x' }) // '2 results for "x"'
 */
export function formatCount(
  messages: Messages,
  key: string,
  count: number,
  locale: string,
  values: Record<string, string> = {},
): string {
  const form = new Intl.PluralRules(locale).select(count)
  const text = messages[`${key}.${form}`] ?? messages[`${key}.other`] ?? ''
  return formatMessage(text, { count: count.toLocaleString(locale), ...values })
}
