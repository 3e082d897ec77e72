import { joined, phrases } from '../rule.ts'

/**
 * Nouns that belong to their owner as a setting belongs to a project. Parts, measures, and names are intentionally
 * missing: "the top of the page", "the size of the list".
 */
const OWNED = [
  'address(?:es)?|analytics|artifacts|assertions|attempts?|attributes|authors?|branch|cache',
  'callbacks?|clipboard|clock|code|commands|commits?|config(?:uration)?|console|cookies|coverage',
  'database|debugger|dependencies|document|DOM|error|events|exit code|extensions|fields|files',
  'folders?|functions|header|hooks|HTML|image|index|labels?|languages?|links?|logs?|markup',
  'members|memory|menu|messages?|methods|network|options|origin|output|owners?|pages?|permissions',
  'plan|plugins|processes|properties|proxy|recordings?|reports?|repository|requests?|responses?',
  'results|retries|root element|routes|rules|runs|scores?|scripts?|selectors?|server|session',
  'settings|sidebar|snapshots?|specs|storage|style sheets?|styles|subject|tags|tests|timeline',
  'timeouts?|timers|types?|users|variables|version|videos?|views?|viewport|window',
].join('|')

const OWNERS = [
  'app|application|assistant|browser|build|client|command|compiler|component|dev server',
  'documentation|driver|editor|element|extension|frame|framework|generator|library|machine',
  'operating system|organization|package|page|plugin|product|profile|project|provider|repository',
  'request|response|run|runner|server|service|site|spec file|spec|suite|system|team|test',
  'test runner|tool|user|website|window|workspace',
].join('|')

/** A noun or a clause after the owner makes the possessive form awkward or wrong. */
const FOLLOWING = [
  'and|or|are|is|was|were|has|have|had|can|cannot|could|does|do|may|must|to|in|into|as|at|by',
  'from|for|if|when|while|because|before|after|so|but|on|with|without|instead|then|again|too',
  'also|needs?',
].join('|')

/** What precedes the container in "the tests of a run". */
const DETERMINER = '(?:a|an|the|your|all|this|that|each|every|any|one|two|different) '

/** "the settings of the project": English uses the possessive form for things that someone owns. */
export const genitive = [
  phrases({
    id: 'of-genitive',
    message: 'In English, the owner comes first.',
    instead: "$<det> $<owner>'s $<owned>, or $<det> $<owner> $<owned>",
    pattern: joined(
      'g',
      String.raw`\b(?<!\b(?:one|some|any|all|each|most|none|many|both|part|rest) of )`,
      String.raw`[Tt]he (?<owned>${OWNED}) `,
      String.raw`of (?<det>the|your|its|their|this|that|a|an|each|every) (?<owner>${OWNERS})`,
      String.raw`(?=[.,;:!?)]|$|\s+(?:${FOLLOWING})\b)`,
    ),
  }),
  phrases({
    id: 'contents-of',
    message: 'A run or a page contains its tests and elements: "of" sounds translated.',
    instead:
      'the tests in a run, the elements on a page, the runs on a branch, the tests for a commit',
    pattern: joined(
      'gi',
      String.raw`\b(?:(?:tests|specs|elements) of ${DETERMINER}(?:\w+ ){0,2}`,
      String.raw`(?:runs?|views?|pages?|components?|spec files?)`,
      String.raw`|runs of ${DETERMINER}(?:\w+ ){0,2}(?:projects?|branch|branches|commits?))\b`,
    ),
  }),
  phrases({
    id: 'of-own',
    message: 'The possessive comes before its noun.',
    instead: 'your own …, a custom …, its own …, a separate …',
    pattern: /(?<=[\w`]) of (?:its|your|their|our|his|her|my) own\b(?! accord\b)/gi,
  }),
  phrases({
    id: 'that-of',
    message:
      'A pronoun with "of" stands in for a noun that English repeats or gives an apostrophe.',
    instead: "the browser's, the version in the first run, or repeat the noun",
    pattern: joined(
      'gi',
      String.raw`\b(?:that|those|the ones?) of (?!(?:us|you|them|it|which|this|these|course|`,
      String.raw`interest)\b)(?:(?:the|a|an|your|its|their|this|each|every|`,
      String.raw`another)\b ?)?[\w\x60]+`,
    ),
  }),
  phrases({
    id: 'previous',
    message: '"Before" after a noun reads like a literal translation.',
    instead: 'the previous $1',
    pattern: joined(
      'gi',
      String.raw`\bthe (test|run|page|row|line|version|command|step|section|one|example|`,
      String.raw`chapter|attempt|value|year|month|week|day) (?:of )?before(?=[.,;:)]|$)`,
    ),
  }),
  phrases({
    id: 'previous',
    message: '"Of before" reads like a literal translation.',
    instead: 'the previous …, the earlier …',
    pattern: joined(
      'gi',
      String.raw`(?<!\bthe (?:test|run|page|row|line|version|command|step|section|one|`,
      String.raw`example|chapter|attempt|value) )\bof before\b(?=[.,;:)]|$)`,
    ),
  }),
]
