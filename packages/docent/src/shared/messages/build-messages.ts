import { defaultMessages, mergeMessages, type Messages } from './messages.ts'

/** English interface messages that only the build uses, so browsers don't load them. */
export const buildMessages = {
  'article.directLink': 'Direct link to {heading}',
  'article.table': 'Table: {heading}',
  'article.numberedTable': 'Table {number}: {heading}',
  'article.taskOpen': 'Open',
  'article.taskDone': 'Done',
  'article.sectionMoved': 'That section has moved:',
  'article.sectionGone': 'That section has moved or no longer exists. The closest one:',
  'article.sectionNearest': 'That section has moved or no longer exists; this is the closest one.',
  'article.tabs': 'Options',
  'article.footnotes': 'Footnotes',
  'article.footnoteBack': 'Back to reference {reference}',
  'admonition.note': 'Note',
  'admonition.tip': 'Tip',
  'admonition.info': 'Info',
  'admonition.success': 'Success',
  'admonition.important': 'Important',
  'admonition.secondary': 'Secondary',
  'admonition.warning': 'Warning',
  'admonition.caution': 'Caution',
  'admonition.danger': 'Danger',
  'code.label': 'Code',
  'code.labelIn': '{language} code',
  'code.copy': 'Copy code',
  'code.copied': 'Copied',
  'code.copyFailed': 'Copying failed: select the text instead',
  'code.packageManagers': 'Package manager',
  'code.languages': 'Language',
  'fields.default': 'default',
  'fields.required': 'required',
  'fields.filter': 'Filter {count} entries',
  'programs.index':
    'Every page is also available as Markdown, at its address with .md at the end. All pages are listed in {url}.',
  'markdown.figure': 'Figure: {title}',
  'markdown.otherPages': 'Other pages',
  'markdown.index': 'All pages are listed in {link}.',
  'markdown.parts': 'This copy has {count} characters. Each section is also a separate file:',
  'markdown.partSize': '{count} characters',
  'markdown.partOf': 'A section of {link}.',
  'markdown.list': '{title}: all pages with descriptions',
  'markdown.full': 'The text of these pages is in one file: {url}',
  'markdown.changes': 'The pages that changed last are in an Atom feed: {url}',
  'skill.description':
    'Finds and reads pages of {title}. Use it before you answer questions about this subject.',
  'skill.find': 'Find a page',
  'skill.list':
    'Fetch {url}. It lists every page by section, with the address of its Markdown copy.',
  'skill.sections': 'The list of a section also describes each page:',
  'skill.read': 'Read a page',
  'skill.copy': 'The Markdown copy of a page is at its address with `.md` at the end.',
  'skill.example': '{page} is also {copy}. It has the same text and the same anchors.',
  'skill.parts':
    'A copy with more than {count} characters begins with a list of its sections. Fetch the section that you need.',
  'skill.changed': 'Find out what changed',
  'skill.feed': '{url} lists the pages that changed last.',
  'notFound.title': 'Page not found',
  'notFound.text':
    'There is no page at this address. It may have moved, or the link to it may be wrong.',
  'notFound.suggestions': 'You may have meant:',
  'notFound.sections': 'Or begin with a section:',
  'search.needsScript':
    'Search results require JavaScript, which is turned off in this browser. You can also find every page in these sections:',
  'baseUrl.title': 'This site did not load properly',
  'baseUrl.text':
    'Its styles could not be found. The usual reason is a wrong base URL, which is configured as {option}. If the site is served from another folder, set that folder in the configuration and build again.',
  'redirect.moved': 'This page has moved to {link}',
}

/** All interface messages of a locale. */
export type AllMessages = Messages & Record<keyof typeof buildMessages, string>

/** The default messages, including the build's, overridden by a locale's messages. */
export function mergeAllMessages(siteMessages: Record<string, string>): AllMessages {
  return { ...buildMessages, ...mergeMessages(siteMessages) }
}

/** Messages in files and in the HTML around the page. */
const BUILD_ONLY = /^(?:baseUrl|markdown|programs|redirect|skill)\./

/**
 * A locale's messages without those that the shell never reads, which are half of a translation.
 * @param ofPlugins keys of such messages of plugins
 */
export function browserMessages(
  siteMessages: Record<string, string>,
  ofPlugins: readonly string[],
): Record<string, string> {
  const isRead = (key: string): boolean =>
    key in defaultMessages ||
    !((key in buildMessages && BUILD_ONLY.test(key)) || ofPlugins.includes(key))
  return Object.fromEntries(Object.entries(siteMessages).filter(([key]) => isRead(key)))
}

/**
 * One message of a locale. Pages and files that need a few messages use this instead of a merged copy of all messages,
 * which would take 5% of a build's time.
 */
export function buildMessage(siteMessages: Record<string, string>, key: keyof AllMessages): string {
  const defaults: Record<string, string> = key in buildMessages ? buildMessages : defaultMessages
  return siteMessages[key] ?? defaults[key] ?? ''
}
