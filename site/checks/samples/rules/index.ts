/** The site's own lint rules, by their names in findings. */

import type { Rule } from 'eslint'
import type { CommandKinds } from '../lint/command-kinds.ts'
import { clockBeforeVisit } from './clock-before-visit.ts'
import { elementFitsCommand } from './element-fits-command.ts'
import { expectedFailure } from './expected-failure.ts'
import { interceptBeforeAction } from './intercept-before-action.ts'
import { invokeOrIts } from './invoke-or-its.ts'
import { noAliasFromBefore } from './no-alias-from-before.ts'
import { noAliasInSession } from './no-alias-in-session.ts'
import { noArrowAlias } from './no-arrow-alias.ts'
import { noAsyncTestBody } from './no-async-test-body.ts'
import { noBuiltinCommandName } from './no-builtin-command-name.ts'
import { noChainAsValue } from './no-chain-as-value.ts'
import { noChildCommandOnCy } from './no-child-command-on-cy.ts'
import { noCommandInQuery } from './no-command-in-query.ts'
import { noCommandOutsideTest } from './no-command-outside-test.ts'
import { noCyInShould } from './no-cy-in-should.ts'
import { noDomCommandOnValue } from './no-dom-command-on-value.ts'
import { noEarlyAlias } from './no-early-alias.ts'
import { noEarlyDebugger } from './no-early-debugger.ts'
import { noEarlyExpect } from './no-early-expect.ts'
import { noEarlyJquery } from './no-early-jquery.ts'
import { noEarlyRead } from './no-early-read.ts'
import { noElementAssertionOnValue } from './no-element-assertion-on-value.ts'
import { noEmptyLoop } from './no-empty-loop.ts'
import { noEnvSecret } from './no-env-secret.ts'
import { noInterceptOfRequest } from './no-intercept-of-request.ts'
import { noListCommandOnValue } from './no-list-command-on-value.ts'
import { noNestedLoopEnd } from './no-nested-loop-end.ts'
import { noOuterVariableInOrigin } from './no-outer-variable-in-origin.ts'
import { noParentCommandInChain } from './no-parent-command-in-chain.ts'
import { noParseOfParsed } from './no-parse-of-parsed.ts'
import { noPromiseOfCommands } from './no-promise-of-commands.ts'
import { noProvenExistence } from './no-proven-existence.ts'
import { noServerInExec } from './no-server-in-exec.ts'
import { noSyncValueAfterCommand } from './no-sync-value-after-command.ts'
import { noTestStateInBefore } from './no-test-state-in-before.ts'
import { noUseOfNothing } from './no-use-of-nothing.ts'
import { originForSecondSite } from './origin-for-second-site.ts'
import { possibleCount } from './possible-count.ts'
import { taskReturnsValue } from './task-returns-value.ts'
import { tickNeedsClock } from './tick-needs-clock.ts'
import { validAlias } from './valid-alias.ts'
import { validArgument } from './valid-argument.ts'
import { validateAsksServer } from './validate-asks-server.ts'
import { visitAfterSession } from './visit-after-session.ts'

export function localRules({ child, parent, all }: CommandKinds): Record<string, Rule.RuleModule> {
  return {
    'clock-before-visit': clockBeforeVisit,
    'element-fits-command': elementFitsCommand,
    'expected-failure': expectedFailure,
    'intercept-before-action': interceptBeforeAction,
    'invoke-or-its': invokeOrIts,
    'no-alias-from-before': noAliasFromBefore,
    'no-alias-in-session': noAliasInSession,
    'no-arrow-alias': noArrowAlias,
    'no-async-test-body': noAsyncTestBody,
    'no-builtin-command-name': noBuiltinCommandName(all),
    'no-chain-as-value': noChainAsValue,
    'no-child-command-on-cy': noChildCommandOnCy(child),
    'no-command-in-query': noCommandInQuery,
    'no-command-outside-test': noCommandOutsideTest,
    'no-cy-in-should': noCyInShould,
    'no-dom-command-on-value': noDomCommandOnValue,
    'no-early-alias': noEarlyAlias,
    'no-early-debugger': noEarlyDebugger,
    'no-early-expect': noEarlyExpect,
    'no-early-jquery': noEarlyJquery,
    'no-early-read': noEarlyRead,
    'no-element-assertion-on-value': noElementAssertionOnValue,
    'no-empty-loop': noEmptyLoop,
    'no-env-secret': noEnvSecret,
    'no-intercept-of-request': noInterceptOfRequest,
    'no-list-command-on-value': noListCommandOnValue,
    'no-nested-loop-end': noNestedLoopEnd,
    'no-outer-variable-in-origin': noOuterVariableInOrigin,
    'no-parent-command-in-chain': noParentCommandInChain(parent),
    'no-parse-of-parsed': noParseOfParsed,
    'no-promise-of-commands': noPromiseOfCommands,
    'no-proven-existence': noProvenExistence,
    'no-server-in-exec': noServerInExec,
    'no-sync-value-after-command': noSyncValueAfterCommand,
    'no-test-state-in-before': noTestStateInBefore,
    'no-use-of-nothing': noUseOfNothing,
    'origin-for-second-site': originForSecondSite,
    'possible-count': possibleCount,
    'task-returns-value': taskReturnsValue,
    'tick-needs-clock': tickNeedsClock,
    'valid-alias': validAlias,
    'valid-argument': validArgument,
    'validate-asks-server': validateAsksServer,
    'visit-after-session': visitAfterSession,
  }
}
