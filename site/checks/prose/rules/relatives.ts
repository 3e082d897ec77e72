import { isNoStatement, joined, phrases } from '../rule.ts'

/** Clauses as subjects: "Who cannot leave an old framework installs …". */
export const relatives = [
  phrases({
    id: 'fused-who',
    message: '"Who" can\'t open a statement.',
    instead: 'If you …, Teams that …, Anyone who …',
    pattern: /(?<=^["“(]?|[;:] )(?:Who|Whoever|who(?:ever)?(?= \w+ \w+ .*[^?]$))\s+\w+/g,
    unless: isNoStatement,
  }),
  phrases({
    id: 'fused-what',
    message: 'A clause with "what" is a heavy subject: name the thing.',
    instead: 'Snap packages …, Values that …, Anything that …',
    pattern: joined(
      'g',
      String.raw`^["“(]?What (?!(?:matters|counts|remains|changes|changed|helps|happens|`,
      String.raw`happened|makes|follows|if|kind|else|about)\b|(?:is|was) (?:left|missing|new|`,
      String.raw`different|important)\b)(?:is|are|was|were|has|have|had|does|do|did|can|`,
      String.raw`cannot|could|may|must|should|[a-z]+(?:s|ed))\b(?! (?:the|a|an|your|it|this|`,
      String.raw`that|these|you)\b.*\?)[^?]*$`,
    ),
    unless: (sentence) => sentence.role !== 'paragraph' || /^[^,]{0,60}:/.test(sentence.text),
  }),
]
