/** Findings in a segment from the project's own rules, which run sentence by sentence, and from retext. */

import type { Root, Sentence } from 'nlcst'
import retextContractions from 'retext-contractions'
import retextEnglish from 'retext-english'
import retextIndefiniteArticle from 'retext-indefinite-article'
import retextRepeatedWords from 'retext-repeated-words'
import { unified } from 'unified'
import { VFile } from 'vfile'
import type { SegmentFinding } from './finding.ts'
import type { Rule } from './rule.ts'
import { quote, type Segment } from './segment.ts'

const english = unified()
  .use(retextEnglish)
  .use(retextContractions, { straight: true })
  .use(retextIndefiniteArticle)
  .use(retextRepeatedWords)
  .freeze()

export function checkGrammar(segment: Segment, rules: readonly Rule[]): SegmentFinding[] {
  const tree = english.parse(segment.text) as Root
  return [...ownFindings(tree, segment, rules), ...retextFindings(tree, segment.text)]
}

function ownFindings(tree: Root, segment: Segment, rules: readonly Rule[]): SegmentFinding[] {
  return sentencesOf(tree).flatMap((node) => {
    const from = node.position?.start.offset ?? 0
    const to = node.position?.end.offset ?? segment.text.length
    // Readers see a line break in the file as a space, and patterns are written with spaces.
    const text = segment.text.slice(from, to).replaceAll(/\s/g, ' ')
    return rules.flatMap(({ id, message, find }) =>
      find({ text, role: segment.role }).map(({ index, phrase, instead }) => ({
        index: from + index + (phrase.length - phrase.trimStart().length),
        rule: id,
        phrase: inContext(text, index, phrase),
        message,
        instead,
      })),
    )
  })
}

/** `visit` would visit every word. */
function sentencesOf(tree: Root): Sentence[] {
  return tree.children
    .flatMap((node) => (node.type === 'ParagraphNode' ? node.children : [node]))
    .filter((node) => node.type === 'SentenceNode')
}

/** The phrase in quotation marks. A short one includes a few words around it, so that an author can find it. */
function inContext(sentence: string, index: number, phrase: string): string {
  if (phrase.trim().length > 18) return quote(phrase)
  const before = /(?:\S+\s+){0,2}\S*$/.exec(sentence.slice(0, index))?.[0] ?? ''
  const after = /^\S*(?:\s+\S+){0,2}/.exec(sentence.slice(index + phrase.length))?.[0] ?? ''
  return quote(before + phrase + after)
}

/**
 * Text that retext may have a finding for: a repeated word, the wrong indefinite article, or a contraction without its
 * apostrophe. Its plugins visit every word, which takes a third of the time for the whole repository.
 */
const MAY_CONCERN_RETEXT = new RegExp(
  [
    String.raw`\b(\p{L}+)\W+\1\b`,
    // Only retext knows how the next word sounds.
    String.raw`\ban?\s`,
    String.raw`\b(?:ai|are|ca|could|did|does|do|had|has|have|is|might|must|need|should)nt\b`,
    String.raw`\b(?:was|were|wo|would)nt\b`,
    String.raw`\b(?:he|she|that|there|they|what|when|where|who|why|how|you|we)(?:s|d|re|ll|ve)\b`,
    String.raw`\b(?:must|should|would)ve\b`,
    String.raw`\b(?:Im|Ive|oclock|tis|twas|yall)\b`,
  ].join('|'),
  'iu',
)

function retextFindings(tree: Root, text: string): SegmentFinding[] {
  if (!MAY_CONCERN_RETEXT.test(text)) return []
  const file = new VFile(text)
  english.runSync(tree, file)
  return file.messages.flatMap((message) => {
    const place = message.place && 'start' in message.place ? message.place.start : message.place
    const index = place?.offset ?? 0
    const phrase = quote(message.actual ?? '')
    if (isMistaken(phrase, text.slice(index))) return []
    return {
      index,
      rule: (message.source ?? 'retext').replace('retext-', ''),
      phrase,
      message: message.reason,
      instead: message.expected?.join(', ') ?? '',
    }
  })
}

/** "Id" isn't "I'd", either apostrophe is allowed, and an article depends on a letter's sound. */
function isMistaken(phrase: string, rest: string): boolean {
  if (/^id$/i.test(phrase) || /[’']/.test(phrase)) return true
  return /^an? (?:x\d|href|u[a-z]?i\b|URL|SSO|npm|nvm|`|"|\*)/i.test(rest)
}
