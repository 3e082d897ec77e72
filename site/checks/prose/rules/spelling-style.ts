import { joined, phrases } from '../rule.ts'

/**
 * British spellings that the American dictionary lists as variants. "Cancelled" is intentionally missing, because it's
 * the name of a status, which pages spell as the specification does.
 */
export const spellingStyle = [
  phrases({
    id: 'british',
    message: 'American spelling.',
    instead: 'canceling, labeled, modeling, honor, center, while, gray, artifact, program, fulfill',
    pattern: joined(
      'gi',
      String.raw`\b(?:cancelling|labell(?:ed|ing)|modell(?:ed|ing)|signall(?:ed|ing)|`,
      String.raw`honour\w*|centre[ds]?|whilst|amongst|grey(?:ed)?|artefacts?|programmes?|`,
      String.raw`judgement|learnt|spelt|fulfil|fulfils|focuss(?:ed|es)|catalogue[ds]?|cheque|`,
      String.raw`enrol|instalment)\b`,
    ),
  }),
  phrases({
    id: 'closed-compound',
    message: 'Written as one word.',
    instead: 'email, setup, website, hostname, login, lowercase, uppercase',
    pattern:
      /\b(?:e-mails?|set-ups?|web[ -]sites?|host names?|log-ins?|(?:lower|upper)[ -]case)\b/gi,
  }),
]
