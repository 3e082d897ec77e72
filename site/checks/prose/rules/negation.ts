import { joined, phrases } from '../rule.ts'

/** "After a command that is no query": English negates the verb. */
export const negation = [
  phrases({
    id: 'is-no',
    message: 'English negates the verb, not the noun.',
    instead: "isn't a …, aren't …",
    pattern: joined(
      'gi',
      String.raw`(?<!\bthere )(?<!\b(?:answer|result|value|default|says?) )\b(?:is|are|was|`,
      String.raw`were) no (?!longer\b|more\b|need\b|way\b|doubt\b|matter\b|different\b|`,
      String.raw`better\b|worse\b|less\b|fewer\b|later\b|earlier\b|bigger\b|larger\b|`,
      String.raw`exception\b|because\b|if\b|when\b|such\b|one\b)[\w\x60-]+`,
    ),
    unless: ({ text }) => /\b(?:is|are|was|were) there no\b/i.test(text),
  }),
  phrases({
    id: 'need-not',
    message: 'As an auxiliary verb, "need" sounds dated.',
    instead: "don't have to, doesn't need to",
    pattern: /\bneed not(?= \w)/gi,
  }),
]
