/** Checks samples with the rules, and checks whether the exemptions are justified. */

import type { Fence } from '../../page/fences.ts'
import { byPosition, locate, type Finding } from '../findings.ts'
import { DATA_LANGUAGES, SCRIPT_EXTENSIONS } from '../languages.ts'
import type { Problem } from '../leniency.ts'
import { checkDataCommands } from './data-commands.ts'
import { about } from './fence-finding.ts'
import { marksOf } from './marks.ts'
import type { ScriptLinter } from './script-linter.ts'
import { checkShell, SHELL_LANGUAGES } from './shell.ts'

export interface Verdict {
  findings: Finding[]
  /** Number of samples that were linted. */
  linted: number
  /** Script samples that can't be parsed. */
  unparsed: Fence[]
  /** Samples marked as a mistake. */
  mistakes: Fence[]
  /** Mistakes with a reason that no rule and no type rejects. */
  reasoned: Fence[]
}

/** Of the mistakes that break no lint rule, selects those that nothing else rejects either. */
export type AcceptedMistakes = (mistakes: Fence[], all: Fence[]) => Promise<Fence[]>

/** @param fences all fences of the pages, because a sample may use something that another one declares */
export async function judgeSamples(
  fences: Fence[],
  lintScript: ScriptLinter,
  acceptedMistakes: AcceptedMistakes,
): Promise<Verdict> {
  const { harmless, ...verdict } = judgeByRules(fences, lintScript)
  const accepted = harmless.length > 0 ? await acceptedMistakes(harmless, fences) : []
  for (const fence of accepted) {
    if (marksOf(fence).mistake?.reason) verdict.reasoned.push(fence)
    else verdict.findings.push(about(fence, 'mistake', UNPROVEN))
  }
  verdict.findings.sort(byPosition)
  return verdict
}

/** What the rules alone find, without the types. `harmless` has the mistakes that break none of them. */
export function judgeByRules(
  fences: Fence[],
  lintScript: ScriptLinter,
): Verdict & { harmless: Fence[] } {
  const findings: Finding[] = []
  const harmless: Fence[] = []
  const verdict: Verdict = { findings, linted: 0, unparsed: [], mistakes: [], reasoned: [] }
  for (const fence of fences) {
    const { mistake, noLint, isUnchecked } = marksOf(fence)
    const problems = lintFence(fence, lintScript)
    if (problems) verdict.linted += 1
    else if (fence.lang in SCRIPT_EXTENSIONS) verdict.unparsed.push(fence)
    if (mistake) {
      verdict.mistakes.push(fence)
      if (!problems?.length) harmless.push(fence)
      if (noLint) findings.push(about(fence, 'no-lint', 'a mistake needs no no-lint; remove it'))
      if (isUnchecked)
        findings.push(about(fence, 'no-check', 'a mistake needs no no-check; remove it'))
    } else if (noLint) findings.push(...judgeNoLint(fence, noLint.reason, problems))
    else findings.push(...(problems ?? []).map((problem) => locate(fence, problem)))
  }
  return { ...verdict, harmless }
}

const UNPROVEN =
  'this sample is marked as a mistake, but no rule and no type objects: correct the sample, ' +
  'or say what happens in a run with mistake="reason"'

/** The problems of one sample; undefined if no rule applies to its language or it can't be parsed. */
export function lintFence(fence: Fence, lintScript: ScriptLinter): Problem[] | undefined {
  if (fence.lang in SCRIPT_EXTENSIONS) return lintScript(fence)
  if (SHELL_LANGUAGES.has(fence.lang)) return checkShell(fence.code)
  const data = DATA_LANGUAGES[fence.lang]
  return data && checkDataCommands(fence.code, data !== 'yaml')
}

function judgeNoLint(fence: Fence, reason: string, problems: Problem[] | undefined): Finding[] {
  if (!reason)
    return [about(fence, 'no-lint', 'no-lint needs a reason: no-lint="shows the option"')]
  return problems?.length ? [] : [about(fence, 'no-lint', 'no rule objects; remove no-lint')]
}
