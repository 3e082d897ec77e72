import { mergeAllMessages } from '../../src/shared/messages/build-messages.ts'
import { referencePage } from './reference-page.ts'

/** All English messages of docent's interface by key. */
export function interfaceTextPage(): string {
  const messages = Object.entries(mergeAllMessages({}))
  const groups = [...new Set(messages.map(([key]) => groupOf(key)))].sort()
  return referencePage({
    title: 'Interface text',
    description: "Every key of docent's interface text with its English text, for translations.",
    position: 5,
    tocLevel: 2,
    body: [
      'To translate or reword the interface, add the keys that you want to change to `i18n/<locale>/messages.json`. [Interface text](../guide/versions-and-locales.md#interface-text) explains the file. Words in braces are filled in.',
      ...groups.map((group) =>
        describeGroup(
          group,
          messages.filter(([key]) => groupOf(key) === group),
        ),
      ),
    ],
  })
}

function describeGroup(name: string, messages: readonly [string, string][]): string {
  const rows = messages.map(([key, text]) => `| \`${key}\` | ${escapeCell(text)} |`)
  const table = ['| Key | English text |', '| --- | --- |', ...rows].join('\n')
  return `## \`${name}\` {#${name}}\n\n${table}`
}

function groupOf(key: string): string {
  return key.split('.')[0] ?? key
}

function escapeCell(text: string): string {
  return text.replace(/[\\*_[\]<>&|`~]/g, '\\$&')
}
