/** Commands that start a chain and commands that continue one, based on the call forms on the command pages. */

import type { Fence } from '../../page/fences.ts'

export interface CommandKinds {
  /** Commands that only continue a chain: `.click()`. */
  child: ReadonlySet<string>
  /** Commands that only start one: `cy.visit()`. */
  parent: ReadonlySet<string>
  all: ReadonlySet<string>
}

const CALL_FORM = /^\s*(cy)?\.([A-Za-z]\w*)\(/

/** Reads the `syntax` fences among the given ones. */
export function readCommandKinds(fences: Fence[]): CommandKinds {
  const starts = new Set<string>()
  const continues = new Set<string>()
  for (const { lang, code } of fences) {
    for (const line of lang === 'syntax' ? code : []) {
      const [, cy, name] = CALL_FORM.exec(line) ?? []
      if (name) (cy ? starts : continues).add(name)
    }
  }
  if (starts.size === 0 || continues.size === 0)
    throw new Error('No call forms found: the command pages list them in fences named "syntax".')
  return {
    child: new Set([...continues].filter((name) => !starts.has(name))),
    parent: new Set([...starts].filter((name) => !continues.has(name))),
    all: new Set([...starts, ...continues]),
  }
}
