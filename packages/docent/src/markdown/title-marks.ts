import { frontMatterBlock } from '../shared/front-matter-block.ts'
import type { PageWarning } from '../shared/records/page.ts'

/** Values on one line. They can have quotes. */
const VALUE = /^(?<key>title|sidebar_label):[ \t]*(?<value>\S.*)$/gm
const MARKS = /\*\*(?![\s*])[^*\n]+\*\*|`[^`\n]+`|\[[^[\]\n]+\]\([^()\s]+\)/

/** Markdown in titles of the front matter, which are plain text. */
export function markedTitles(source: string, file: string): PageWarning[] {
  const yaml = frontMatterBlock(source)?.yaml ?? ''
  return [...yaml.matchAll(VALUE)].flatMap((match): PageWarning[] => {
    const { key = '', value = '' } = match.groups ?? {}
    const found = MARKS.exec(value)
    if (!found) return []
    // The first line is above the YAML.
    const line = 1 + yaml.slice(0, match.index).split('\n').length
    const fix =
      key === 'title'
        ? 'Remove the marks, which readers see, or write the title as a heading: `# Title`.'
        : 'Remove the marks, which readers see.'
    const column = match[0].length - value.length + found.index + 1
    return [
      { kind: 'unread', what: `The Markdown ${found[0]} in "${key}"`, fix, file, line, column },
    ]
  })
}
