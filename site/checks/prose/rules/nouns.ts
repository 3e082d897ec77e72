import { joined, phrases } from '../rule.ts'

/** Nouns and pronouns that a native writer wouldn't choose. */
export const nouns = [
  phrases({
    id: 'countable-text',
    message: '"Text" has no plural and takes no article.',
    instead: 'text, a string, a message, a label',
    pattern: joined(
      'gi',
      String.raw`\btexts\b|\b(?:an?|one|each|every|another) text(?! (?:field|input|file|`,
      String.raw`editor|node|box|area|search|element|message|label|match|fragment|size|color|`,
      String.raw`segment|string|selection|cursor|format|block|content|value|query|change|`,
      String.raw`track|alternative|link|snapshot|diff|encoding|replacement|summary|assertion|`,
      String.raw`command|report|copy|layer|area|response|body|version|description|entry|`,
      String.raw`document|browser|that spans))\b(?!-)`,
    ),
  }),
  phrases({
    id: 'remedy',
    message: 'Labels name the fix.',
    instead: 'Fix: …, solution',
    pattern: /\bremed(?:y|ies)\b/gi,
  }),
  phrases({
    id: 'needless',
    message: 'A bookish word.',
    instead: 'unnecessary, redundant',
    pattern: /\b(?:needless(?:ly)?|superfluous)\b/gi,
  }),
  phrases({
    id: 'archaic',
    message: 'A word from contracts.',
    instead: 'this way, which, in this, must',
    pattern: joined(
      'gi',
      String.raw`\b(?:there|here|where)(?:by|in|of|with|upon)\b(?<!\b(?:whereby|wherewith|`,
      String.raw`herewith))|\bshall\b`,
    ),
  }),
  phrases({
    id: 'bare-superlative',
    message: 'Limits are minimums and maximums.',
    instead: 'Minimum $1, Maximum $1',
    pattern: joined(
      'g',
      String.raw`(?<=^|[:;] )(?:Least|Highest|Greatest|Largest|Longest|Shortest|Smallest|`,
      String.raw`Lowest|Most) (time|delay|number|speed|size|width|height|length|wait|`,
      String.raw`duration|count|rate|amount|memory|age|value|distance|share|attempts|`,
      String.raw`retries)\b`,
    ),
  }),
  phrases({
    id: 'somebody',
    message: 'Technical prose prefers the shorter pronoun.',
    instead: 'someone, everyone, anyone',
    pattern: /\b(?:some|every|any)body(?:'s)?\b/gi,
  }),
  phrases({
    id: 'a-person',
    message: 'A person who uses an application is a user.',
    instead: 'a user, people',
    pattern: joined(
      'gi',
      String.raw`\ba person (?=(?:could|would|can|cannot|does|do|did|might|should|must|has|`,
      String.raw`clicks?|sees?|types?|uses?|presses|reads?|finds?|moves?|drags?|opens?|`,
      String.raw`looks?|hears?|notices?)\b)`,
    ),
  }),
  phrases({
    id: 'such-a',
    message: '"Such a" is stiff.',
    instead: 'this kind of …, a … like this, that …',
    pattern: /(?<=\b(?:of|for|in|by|with|to|from|on|if|when) |^)such an? (?!way\b)[\w`-]+/gi,
  }),
  phrases({
    id: 'the-like',
    message: '"And the like" is stiff.',
    instead: 'and similar …, and others',
    pattern: /\b(?:and|or) the like\b/gi,
  }),
  phrases({
    id: 'in-the-page',
    message: 'Elements are on a page.',
    instead: 'on the page',
    pattern: joined(
      'gi',
      String.raw`\bin (?:the|your|this|its) page\b(?! (?:objects?|state|header|source|title|`,
      String.raw`URL|body)\b|['’])`,
    ),
  }),
  phrases({
    id: 'fault',
    message: 'Software has bugs and problems.',
    instead: 'bug, problem, defect, cause',
    pattern: /\b(?:an?|the|this|that|no|each|every|such an?) faults?\b(?!-| tests?\b)/gi,
  }),
  phrases({
    id: 'invented',
    message: 'A sample shows an example.',
    instead: 'a sample …, an example …',
    pattern: joined(
      'gi',
      String.raw`\b(?:an |the )?invented (?=run|project|branch|app|application|report|team|`,
      String.raw`example|library|shop|name|value|organization)\w+`,
    ),
  }),
  phrases({
    id: 'foreign',
    message: 'Code by other people is third-party code.',
    instead: 'third-party, external',
    pattern: /\bforeign (?!keys?\b|languages?\b|exchange\b)\w+/gi,
  }),
  phrases({
    id: 'in-force',
    message: '"In force" is for laws.',
    instead: 'in effect, applies',
    pattern: /\bin force\b/gi,
  }),
  phrases({
    id: 'of-use',
    message: 'A roundabout way to say useful.',
    instead: 'useful, not useful, helps',
    pattern: /\b(?:is|are|be) of (?:no |little |great )?(?:use|help)\b/gi,
  }),
  phrases({
    id: 'case-in-which',
    message: 'Cases and moments take "when" or "where".',
    instead: 'when, where',
    pattern: /\b(?:cases?|moments?|situations?|places?) in which\b/gi,
  }),
]
