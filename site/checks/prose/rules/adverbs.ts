import { joined, phrases } from '../rule.ts'

/** Adverbs with a position or meaning from another language. */
export const adverbs = [
  phrases({
    id: 'also',
    message: '"Also" can\'t introduce an afterthought.',
    instead: 'including …, even …, or … too',
    pattern: joined(
      'gi',
      String.raw`, also (?:in|on|at|when|if|with|without|for|from|of|after|before|below|`,
      String.raw`outside|inside|to|those|that|one|ones|two|three|as|by|during|under|what|not|`,
      String.raw`through|an?|the|between|across|where|while|all|your|its|their|because|`,
      String.raw`this)\b`,
    ),
  }),
  phrases({
    id: 'and-there',
    message: '"And there" after a place reads like a literal translation.',
    instead: 'and select …, then open …',
    pattern:
      /\band there (?:the|its|an?|your|under|by|in|on|select|open|choose)\b(?! (?:is|are))/gi,
  }),
  phrases({
    id: 'again',
    message: '"Again" comes after the object.',
    instead: 'fires the event again, or use re-: rerun, reload',
    pattern: joined(
      'gi',
      String.raw`(?<!,)(?<!\bonce) again (?:the|an?|its|your|their)\b(?! (?:same|next|first|`,
      String.raw`second) (?:time|day|week))`,
    ),
    unless: ({ text }) => /^Again\b/.test(text),
  }),
  phrases({
    id: 'by-hand',
    message: 'Software tasks are done manually.',
    instead: 'manually, yourself',
    pattern: /\bby hand\b/gi,
  }),
  phrases({
    id: 'anew',
    message: '"Anew" is literary.',
    instead: 'again, or use re-: restart, rerender',
    pattern: /\banew\b/gi,
  }),
  phrases({
    id: 'at-hand',
    message: '"At hand" is literary.',
    instead: 'available',
    pattern: /(?<!\b(?:task|problem|issue|matter|job) )\bat hand\b/gi,
  }),
  phrases({
    id: 'at-once',
    message: '"At once" means at the same time to most readers.',
    instead: 'immediately, right away',
    pattern: joined(
      'gi',
      String.raw`\b(?:fails?|ends?|stops?|starts?|begins?|opens?|answers?|returns?|acts?|`,
      String.raw`runs|appears?|comes?|done|yields?|continues?|throws?|fires?|finished?|`,
      String.raw`called|executed|refuses?|rejects?|passes|resolves?|takes effect|works|`,
      String.raw`reacts?|applies|asks) at once\b|^At once\b`,
    ),
    unless: ({ text }) =>
      /\b(?:all|several|many|multiple|two|three|both) .{0,40}at once\b/i.test(text),
  }),
  phrases({
    id: 'by-itself',
    message: '"By itself" means alone.',
    instead: 'automatically, on its own',
    pattern: /(?<!\b(?:runs?|Cypress|alone) )\bby (?:itself|themselves)\b/gi,
  }),
  phrases({
    id: 'one-after-other',
    message: 'A native writer would use a shorter phrase.',
    instead: 'one at a time, in order, in sequence',
    pattern: /\bone after (?:the other|another)\b/gi,
  }),
  phrases({
    id: 'in-place-of',
    message: 'A literal translation of "instead".',
    instead: 'instead of',
    pattern: /\bin (?:the|a) place of\b/gi,
  }),
  phrases({
    id: 'so-many',
    message: '"So" can\'t mean a certain amount, and "as far as" can\'t mean a condition.',
    instead: 'that number of, as long as, if, where',
    pattern: joined(
      'gi',
      String.raw`\b(?:after|in|for|with|by|until|every) so (?:many|much|few)\b|`,
      String.raw`\bso long as\b|\bas far as (?!possible\b|\w+(?: \w+){0,3} (?:is|`,
      String.raw`are) concerned)`,
    ),
  }),
  phrases({
    id: 'in-vain',
    message: '"In vain" is literary.',
    instead: "without success, doesn't find anything",
    pattern: /\bin vain\b/gi,
  }),
  phrases({
    id: 'any-more',
    message: 'American English spells the adverb as one word.',
    instead: 'anymore, no longer',
    pattern:
      /\bany more(?=[.,;:)]|$| (?:since|in|after|when|because|for|at|and|than before|by)\b)/gi,
  }),
]
