import { joined, phrases } from '../rule.ts'
import { CODE } from '../segment.ts'

/** Phrases that name something without saying anything about it, or connect it with the wrong word. */
export const statements = [
  phrases({
    id: 'is-an-error',
    message: "An element, a file, or an option isn't an error.",
    instead: 'causes an error, throws an error, makes the command fail',
    pattern: joined(
      'gi',
      String.raw`(?<!\bthere )\b(?:is|are|isn['’]t|aren['’]t|(?<=that)['’]s) (?:also )?an error`,
      String.raw`(?=[.,;:)]| (?:if|because|when|here|too|and|or|unless)\b|$)`,
    ),
  }),
  phrases({
    id: 'log-of',
    message: 'A lead-in is a sentence with a verb.',
    instead: 'The Command Log shows',
    pattern: /^(?:(?:in|as) )?(?:the|this is the) (?:command )?log of\b/gi,
    unless: ({ text }) => /\b(?:shows?|contains?|has|lists?|displays?|tells?)\b/.test(text),
  }),
  phrases({
    id: 'because-fragment',
    message: 'A reason is a sentence with a main clause.',
    instead: 'leave out "Because"',
    pattern: /^(?:(?:usually|probably) )?because [^,]+?[.:](?=\s|$)/gi,
  }),
  phrases({
    id: 'although-heading',
    message: '"Although" is too formal for a heading.',
    instead: 'even though',
    pattern: /\balthough\b/gi,
    unless: ({ role }) => role !== 'heading',
  }),
  phrases({
    id: 'is-since',
    message: '"Since" with a version requires the present perfect.',
    instead: 'has been … since',
    pattern: joined(
      'gi',
      String.raw`(?:\b(?:is|are)|['’]s) (?!been )(?:[^\s:;,.]+ ){0,3}?`,
      String.raw`since (?:Cypress |version )?(?:\[?v?\d+(?:\.\d+)+|(?:that|this) version)`,
      String.raw`|\bsince (?:Cypress |version )?v?\d+(?:\.\d+)+, (?:\S+ ){1,4}?(?:is|are) `,
      String.raw`(?:deprecated|stable|required|the default)\b`,
    ),
  }),
  phrases({
    id: 'another-than',
    message: '"Another" isn\'t followed by "than".',
    instead: 'a different … than, something other than',
    pattern: /\banother \S+ than\b/gi,
  }),
  phrases({
    id: 'noun-before-name',
    message: 'The name comes before the kind of thing that it names.',
    instead: 'the `name` $1',
    pattern: joined(
      'gi',
      String.raw`(?<!\bname )\bthe (attribute|encoding|environment variable|experiment|field|flag|option|package|property)`,
      String.raw`\s+(?=${CODE})`,
    ),
  }),
  phrases({
    id: 'test-of',
    message: 'A test is for a command.',
    instead: 'a test for',
    pattern: joined(
      'gi',
      String.raw`\btests? of (?:this|that|these|the|an?) `,
      String.raw`(?:(?:custom|new|same) )?(?:commands?|quer(?:y|ies)|functions?|methods?|plugins?)\b`,
    ),
  }),
  phrases({
    id: 'data-of',
    message: 'Data is for something.',
    instead: 'the data for',
    pattern: /\bdata of (?:all|every)\b/gi,
  }),
  phrases({
    id: 'numbers-of',
    message: 'Several kinds of things are counted with "the number of".',
    instead: 'the number of',
    pattern: joined(
      'gi',
      String.raw`\bthe (?:total )?numbers of `,
      String.raw`(?!(?:the|an?|all|both|each|every|its|their|this|that|these|those)\b)[a-z]+`,
    ),
  }),
  phrases({
    id: 'role-case',
    message: 'Roles in Cypress Cloud are capitalized next to each other.',
    instead: 'an Owner or Admin',
    pattern: joined(
      'g',
      String.raw`\b(?:owners? (?:and|or) (?:an )?[Aa]dmins?|[Oo]wners? (?:and|or) (?:an )?admins?|`,
      String.raw`admins? (?:and|or) (?:an )?[Oo]wners?|[Aa]dmins? (?:and|or) (?:an )?owners?)\b`,
    ),
  }),
  phrases({
    id: 'cypress-app',
    message: 'The name of the product is "Cypress App".',
    instead: 'Cypress App, or "the Cypress app for Slack"',
    pattern: /\bCypress app\b(?! for (?:Slack|GitHub))/g,
  }),
  phrases({
    id: 'following-ones',
    message: 'A list is announced with the noun for what it contains.',
    instead: 'name the things: "has these tabs"',
    pattern: /\bthe following ones\b/gi,
  }),
  phrases({
    id: 'as-it-is-now',
    message: 'Describe the state without comparing it to the present.',
    instead: 'the current …',
    pattern: /\bas (?:it|they) (?:is|are) now\b/gi,
  }),
  phrases({
    id: 'cell-telegram',
    message: 'A cell that describes an outcome has a verb.',
    instead: 'Cypress ignores it. The command fails.',
    pattern: /^(?:nothing: .*|(?:an|no) error\.?$)/gi,
    unless: ({ role }) => role !== 'cell',
  }),
]
