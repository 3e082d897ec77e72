import { joined, phrases } from '../rule.ts'
import { CODE } from '../segment.ts'

/** Verbs of position and motion where English uses is, appears, contains, or returns. */
const THING = String.raw`(?:${[
  'variables?|answers?|responses?|pages?|files?|objects?|arrays?|tables?|lists?|folders?|packages?',
  'fields?|strings?|snapshots?|entry|entries|headers?|payloads?|reports?|index|columns?|records?',
  'messages?|runs?|catalogs?|modules?|partials?|components?|suites?',
].join('|')}|${CODE})`

export const verbs = [
  phrases({
    id: 'stands',
    message: "Things on a page or in a file don't stand.",
    instead: 'is, appears, is listed, is defined',
    pattern: joined(
      'gi',
      String.raw`(?<!\b(?:as it|where (?:it|you|we|they|your \w+)) )\b(?:(?<!-)stands|stood|`,
      String.raw`stand(?:ing)?(?= (?:in|at|on|under|above|below|there|beside|behind|here|`,
      String.raw`before|next|together|between|inside|alone)\b))(?!-)(?! (?:for|out|alone|by|`,
      String.raw`up|still|to)\b)`,
    ),
  }),
  phrases({
    id: 'lies',
    message: "Files and elements don't lie somewhere.",
    instead: 'is, is in, is located in',
    pattern: joined(
      'gi',
      String.raw`\b(?:lies?|lay)(?= (?:in|on|beside|under|below|above|at|outside|inside|next|`,
      String.raw`between|within|there|behind|over)\b)`,
    ),
  }),
  phrases({
    id: 'holds',
    message: '"Hold" is for values in a variable at most; prefer the plain verb.',
    instead: 'contains, has, stores',
    pattern: joined(
      'gi',
      String.raw`(?<!\w)${THING} `,
      String.raw`(?:(?:also|always|then|now|often|still|only|doesn't|may|can|must|will) )?`,
      String.raw`holds?\b(?! (?:true|up|down|on|for|until|by|off|together|hands)\b)`,
    ),
  }),
  phrases({
    id: 'brings',
    message: "A response or a release doesn't bring anything.",
    instead: 'returns, includes, adds, shows',
    pattern: joined(
      'gi',
      String.raw`(?<!\w)(?:${THING}|releases?|versions?|updates?|requests?|queries|query|`,
      String.raw`commands?|clicks?|searches|search|cycles?|plugins?|which|that|and) `,
      String.raw`(?:(?:also|then|now|only) )?brings?`,
      String.raw`(?= (?:its|their|the|an?|no|new|all|along|two|three|more|every|what)\b)`,
      String.raw`(?! (?:\S+ ){0,7}(?:back|up|down|to|into|together|under|closer)\b)`,
    ),
  }),
  phrases({
    id: 'brings',
    message: 'To "bring along" is for people.',
    instead: 'includes, comes with, installs',
    pattern: /\b(?:brings?|takes?|carry|carries) (?:\w+ ){0,4}along\b(?! with the callback)/gi,
  }),
  phrases({
    id: 'leads',
    message: "Links and names don't lead anywhere.",
    instead: 'links to, opens, redirects to',
    pattern: joined(
      'g',
      String.raw`\b(?:links?|address(?:es)?|buttons?|redirects?|URLs?|entry|entries|rows?|`,
      String.raw`names?|badges?|icons?|items?|results?|hits?|headings?|cards?|each|number|`,
      String.raw`menus?|tabs?|it) (?:(?:also|then|still|only|could|can|would|may|`,
      String.raw`must) )?leads?(?: \w+)? (?:straight |directly |back )?to(?= (?:the|an?|its?|`,
      String.raw`your|this|that|each|them|another|all|no|one|those|these|\x60|[A-Z]))`,
    ),
  }),
  phrases({
    id: 'leads',
    message: "A redirect or a link doesn't lead on.",
    instead: 'redirects, links to, continues to',
    pattern: joined(
      'gi',
      String.raw`\bleads? (?:on|back|nowhere|straight)\b(?! to\b)|\b(?:where|address(?:es)?|`,
      String.raw`link) (?:it|they) leads?(?: to)?\b`,
    ),
  }),
  phrases({
    id: 'belongs-into',
    message: '"Belong" takes "in", and advice is clearer as an instruction.',
    instead: "belongs in, or: Put …, Don't put …",
    pattern: /\bbelong(?:s|ed)? into\b/gi,
  }),
  phrases({
    id: 'put-into',
    message: '"Put" takes "in" for a place where something stays.',
    instead: 'put … in a job, a profile, a group, a command',
    pattern: joined(
      'gi',
      String.raw`\bput(?:s|ting)?\b[^.,;:]{1,40}? into (?:an?|another|the|your|its)`,
      String.raw` (?:[\w-]+ )?(?:jobs?|profiles?|groups?|commands?|callbacks?|hooks?|helpers?)\b`,
    ),
  }),
  phrases({
    id: 'goes-on',
    message: 'Tests and pages continue; "go on" is for people.',
    instead: 'continues, proceeds, moves on',
    pattern:
      /(?<!\bwhat )\b(?:goes|go|went|gone) on\b(?! (?:the|a|an|to|sale|vacation|your|top)\b)/gi,
  }),
  phrases({
    id: 'counts-from',
    message: 'A path is relative to a folder, and a number starts at 0.',
    instead: 'is relative to, starts at',
    pattern: /\bcount(?:s|ed)? from\b/gi,
  }),
  phrases({
    id: 'takes-long',
    message: '"Long" needs "time" in a statement.',
    instead: 'takes a long time, is slow',
    pattern: /\b(?:takes?|took|taking) long\b(?! enough)/gi,
  }),
  phrases({
    id: 'reached',
    message: 'Readers access a value and open a page; they reach a person.',
    instead: 'available through, accessible at',
    pattern: /\b(?:(?:is|are|be) reached|reachable) (?:under|by|with|over|through the (?!UI))/gi,
  }),
  phrases({
    id: 'is-let',
    message: '"Let" has no passive.',
    instead: 'is allowed to, is left',
    pattern: /\b(?:is|are|was|were|be) let\b/gi,
  }),
  phrases({
    id: 'suffice',
    message: '"Suffice" is a formal word.',
    instead: 'is enough',
    pattern: /\bsuffic(?:es?|ed)\b/gi,
  }),
  phrases({
    id: 'refused',
    message: 'Software rejects a value and denies access.',
    instead: 'rejected, denied, not allowed',
    pattern: /(?<!\bconnection )\b(?:is|are|was|were|be|been|gets?) refused\b/gi,
  }),
  phrases({
    id: 'made-for',
    message: 'Tools are designed or meant for a purpose.',
    instead: 'designed for, intended for',
    pattern: joined(
      'gi',
      String.raw`(?<!\b(?:changes?|calls?|choices?|requests?|copy|copies) )\b(?:is|are|was|`,
      String.raw`were) (?:not )?made for\b`,
    ),
  }),
  phrases({
    id: 'repair',
    message: 'Code, tests, and pages are fixed.',
    instead: 'fix',
    pattern: /(?<!self-)\brepair(?:s|ed|ing)?\b/gi,
  }),
  phrases({
    id: 'there',
    message: '"Be there" is vague.',
    instead: 'exists, is present, is available, has loaded',
    pattern: joined(
      'gi',
      String.raw`(?<!\b(?:you|what|which \w+|what \w+) )\b(?:is|are|was|were|`,
      String.raw`be) (?:not )?there(?=[.,;)]|$| (?:when|before|yet|at once|for|until|in time|`,
      String.raw`first)\b)`,
    ),
    unless: ({ text }) => /\?\s*$/.test(text),
  }),
]
