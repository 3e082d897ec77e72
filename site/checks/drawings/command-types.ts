/**
 * What the Command Log shows for each built-in command: whether its entry has a dash, which marks a child command.
 *
 * The driver decides it. `packages/driver/src/cypress/commands.ts` (cypress-io/cypress@447e30d) gives a command the type
 * `dual` if its `prevSubject` is `'optional'`, `child` if it's anything else, also a list that contains `'optional'`, and
 * `parent` if there's none. `packages/driver/src/cypress/log.ts` (@ecc1794) turns `dual` into `child` if the command is
 * chained, and `cy.ts` (@a6542ab) adds queries without a type, so they never have a dash. `contains` is the exception:
 * it sets its type itself, with a condition that's always true (`querying.ts`, @0020a0b).
 */

/** `framework`: the function that mounts a component decides. `none`: the command has no entry of its own. */
export type CommandType = 'child' | 'dual' | 'parent' | 'query' | 'framework' | 'none'

const COMMANDS: Record<CommandType, readonly string[]> = {
  child: [
    'and',
    'blur',
    'check',
    'clear',
    'click',
    'contains',
    'dblclick',
    'focus',
    'hover',
    'rightclick',
    'screenshot',
    'scrollIntoView',
    'scrollTo',
    'select',
    'selectFile',
    'should',
    'submit',
    'trigger',
    'type',
    'uncheck',
    'within',
  ],
  dual: ['debug', 'pause', 'wait'],
  parent: [
    'clearAllCookies',
    'clearAllLocalStorage',
    'clearAllSessionStorage',
    'clearCookie',
    'clearCookies',
    'clearLocalStorage',
    'clock',
    'env',
    'exec',
    'getAllCookies',
    'getAllLocalStorage',
    'getAllSessionStorage',
    'getCookie',
    'getCookies',
    'go',
    'log',
    'origin',
    'press',
    'prompt',
    'reload',
    'request',
    'session',
    'setCookie',
    'task',
    'tick',
    'viewport',
    'visit',
    'wrap',
    'writeFile',
  ],
  query: [
    'children',
    'closest',
    'document',
    'eq',
    'filter',
    'find',
    'first',
    'focused',
    'get',
    'hash',
    'invoke',
    'its',
    'last',
    'location',
    'next',
    'nextAll',
    'nextUntil',
    'not',
    'parent',
    'parents',
    'parentsUntil',
    'prev',
    'prevAll',
    'prevUntil',
    'readFile',
    'root',
    'shadow',
    'siblings',
    'title',
    'url',
    'window',
  ],
  framework: ['mount'],
  none: ['as', 'each', 'end', 'fixture', 'intercept', 'spread', 'spy', 'stub', 'then'],
}

const TYPES = new Map(
  Object.entries(COMMANDS).flatMap(([type, names]) =>
    names.map((name): [string, CommandType] => [name, type as CommandType]),
  ),
)

/** The type of a built-in command, undefined for a custom one. */
export function typeOf(name: string): CommandType | undefined {
  return TYPES.get(name)
}
