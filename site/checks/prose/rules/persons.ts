import { isNoStatement, joined, phrases } from '../rule.ts'

/** Personified things, riddles, telegram style, and filler words. */
export const persons = [
  phrases({
    id: 'personified',
    message: "Pages, responses, and tables don't speak, ask, or know.",
    instead: 'contains, shows, lists, prompts, requests, describes',
    pattern: joined(
      'gi',
      String.raw`\b(?:page|application|answer|response|table|row|cell|entry|server|service|`,
      String.raw`command|output|name|badge|sentence|section|title|log|report|error|message|`,
      String.raw`list|markup|column|label|test|browser|flag|spec|step|file|diagram|`,
      String.raw`heading) (?:(?:also|then|itself|now|only) )?(?:says?|asks?|wants?|knows?|`,
      String.raw`thinks?|believes?|tells?(?! (?:you|us|it|the|Cypress|npm)\b))\b`,
    ),
  }),
  phrases({
    id: 'answer',
    message: 'Servers respond, and they send responses.',
    instead: 'responds with, response',
    pattern: joined(
      'gi',
      String.raw`\b(?:server|service|API|endpoint|stub|interception|proxy|host|provider|`,
      String.raw`address|backend|route) (?:\w+ )?answer(?:s|ed)?\b|\b(?:the|`,
      String.raw`an?) answers? (?:of|from) (?:the|an?|your|this) (?:server|service|API|`,
      String.raw`request|host|endpoint|stub)\b`,
    ),
  }),
  phrases({
    id: 'riddle',
    message: 'A riddle: say what the code does and what the reader sees.',
    instead: 'name the action and the result',
    pattern: joined(
      'g',
      String.raw`\b[Ss]ay so\b|^Go away\b|\bif X is so\b|(?<=\b(?:this|that|`,
      String.raw`it) )is so(?=[.,;])|\bGet told\b`,
    ),
  }),
  phrases({
    id: 'telegram',
    message: 'Cells and sentences are short, but grammatical.',
    instead: 'Requires …; No change required; Same as …',
    pattern: joined(
      'g',
      String.raw`^(?:Needs(?: only)?(?= (?:only|no|[\d\x60]|[A-Z]))|(?:Needless|The same|`,
      String.raw`Like before|As before)(?=\.?$))`,
    ),
    unless: ({ role, text }) => role === 'heading' || text === 'Needs',
  }),
  phrases({
    id: 'filler',
    message: 'Filler: the sentence has the same meaning without it.',
    instead: 'leave it out',
    pattern: joined(
      'gi',
      String.raw`\b(?:simply|easily|easy|obviously|of course|please note|needless to say|`,
      String.raw`basically)\b|\bjust\b(?! (?:as|before|after|like|in time|under|over|above|`,
      String.raw`below|enough|now|one|because)\b)`,
    ),
  }),
  phrases({
    id: 'colon-so',
    message: '"So" after an auxiliary is a literal translation.',
    instead: 'can then be …, can be … this way',
    pattern: /\b(?:can|may|could) so be\b/gi,
    unless: isNoStatement,
  }),
]
