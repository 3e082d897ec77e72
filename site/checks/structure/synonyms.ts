/** One term for each kind of section, on every page. */

interface Kind {
  /** The heading to write. */
  word: string
  /** Other headings for the same kind of section in lowercase. They apply to every level. */
  synonyms: readonly string[]
  /** Paraphrases that add no information; they apply to level 2. */
  paraphrase?: RegExp
}

const KINDS: readonly Kind[] = [
  {
    word: 'See also',
    synonyms: [
      'further information',
      'further reading',
      'learn more',
      'more information',
      'next step',
      'next steps',
      'read more',
      'read next',
      'related',
      'related links',
      'related pages',
      'related reading',
      'related topics',
      'see more',
      'what next',
      'what to read next',
      'what is next',
      "what's next",
      'where to go from here',
      'where to go next',
    ],
  },
  {
    word: 'Troubleshooting',
    synonyms: [
      'common errors',
      'common mistakes',
      'common pitfalls',
      'common problems',
      'frequent errors',
      'frequent mistakes',
      'frequent problems',
      'known issues',
      'known problems',
      'pitfalls',
      'problems',
      'problems and fixes',
      'problems and remedies',
      'problems and solutions',
      'something is wrong',
      'what can go wrong',
      'what goes wrong',
    ],
    paraphrase: new RegExp(
      '^(?:if|when) (?:.*\\b(?:goes wrong|is missing|looks? wrong|is in the way|has no effect' +
        "|signing in fails|(?:does not|doesn't) (?:work|close|do what you expect))$" +
        "|(?:there is|there's) no |no (?:message|report|run)\\b|a .* (?:is not|isn't) what you expect$" +
        '|a number surprises you$)',
    ),
  },
  {
    word: 'Limitations',
    synonyms: [
      'known limitations',
      'known limits',
      'limit',
      'limitation',
      'limits',
      'not supported',
      'restrictions',
      'unsupported',
      'what does not work',
      "what doesn't work",
      'what is not possible',
      "what isn't possible",
      'what is not supported',
      "what isn't supported",
      'what it cannot do',
      "what it can't do",
    ],
    paraphrase: /^what an? .* (?:cannot|can't) do$/,
  },
  {
    word: 'Examples',
    synonyms: [
      'a complete example',
      'a first example',
      'a full example',
      'a worked example',
      'an example',
      'complete example',
      'example',
      'sample',
      'samples',
      'worked example',
      'worked examples',
    ],
  },
  {
    word: 'When it fires',
    synonyms: ['moment', 'the moment', 'when it is fired', "when it's fired"],
  },
  { word: 'Arguments', synonyms: ['argument', 'parameters'] },
  { word: 'Returns', synonyms: ['return value', 'return values'] },
  { word: 'History', synonyms: ['version history'] },
]

/** The terms themselves, with their exact spelling. */
export const WORDS: readonly string[] = KINDS.map(({ word }) => word)

/** The term for a heading that has the same meaning in other words or another spelling. */
export function wordFor(text: string, level: number): string | undefined {
  const normal = text.toLowerCase().replaceAll('’', "'")
  const kind = KINDS.find(
    ({ word, synonyms, paraphrase }) =>
      word.toLowerCase() === normal ||
      synonyms.includes(normal) ||
      (level === 2 && paraphrase?.test(normal)),
  )
  return kind?.word === text ? undefined : kind?.word
}
