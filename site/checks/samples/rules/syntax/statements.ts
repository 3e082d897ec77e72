/** Statements of a function body, or of a whole sample, as chains of commands. */

import type { Rule } from 'eslint'
import type { Node } from 'estree'
import { commandsOf, textOf, type Link } from './chain.ts'

/** Commands that only query the page or prepare the test. */
const LOOKS_ONLY = new Set(['and', 'as', 'contains', 'get', 'intercept', 'log', 'should', 'wait'])

export interface Step {
  node: Node
  /** The chain that the statement runs; empty for anything else. */
  links: Link[]
}

/** Calls a function with the steps of every body in the sample. */
export function eachBody(visit: (steps: Step[]) => void): Rule.RuleListener {
  const read = (body: Node[]): void => visit(body.map((node) => ({ node, links: linksOf(node) })))
  return {
    Program: ({ body }) => read(body),
    BlockStatement: ({ body }) => read(body),
  }
}

function linksOf(node: Node): Link[] {
  return node.type === 'ExpressionStatement' ? (commandsOf(node.expression) ?? []) : []
}

/** The name of the command that a step starts with. */
export function nameOf(step: Step | undefined): string | undefined {
  return step?.links[0]?.name
}

/** Whether a step does nothing that the application would respond to. */
export function looksOnly({ links }: Step): boolean {
  return links.length > 0 && links.every(({ name }) => LOOKS_ONLY.has(name))
}

/** The address that a step visits if it's a literal. */
export function visitedUrl(step: Step | undefined): string | undefined {
  const [first] = step?.links ?? []
  return first?.name === 'visit' ? textOf(first.args[0]) : undefined
}
