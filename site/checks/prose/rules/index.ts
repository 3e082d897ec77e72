/** All of the project's own rules, by the part of the sentence that they concern. */

import type { Rule } from '../rule.ts'
import { adverbs } from './adverbs.ts'
import { genitive } from './genitive.ts'
import { negation } from './negation.ts'
import { nouns } from './nouns.ts'
import { persons } from './persons.ts'
import { relatives } from './relatives.ts'
import { spellingStyle } from './spelling-style.ts'
import { statements } from './statements.ts'
import { verbs } from './verbs.ts'

export const rules: readonly Rule[] = [
  ...negation,
  ...genitive,
  ...relatives,
  ...verbs,
  ...adverbs,
  ...nouns,
  ...persons,
  ...statements,
  ...spellingStyle,
]
