import { join } from 'node:path'
import { SymbolFlags, type Type } from 'typescript/unstable/sync'
import type { Compiler } from './compiler.ts'

export interface Command {
  /** `search push` */
  name: string
  text: string
  /** `--dry-run` */
  flags: string[]
}

const COMMAND_LINE = join(import.meta.dirname, '../../src/cli.ts')

/** Reads the table of commands, whose strings and flags are literal types. */
export function readCommands({ checker, typeOf }: Compiler): Command[] {
  const table = checker.resolveName('COMMANDS', SymbolFlags.Variable, {
    document: COMMAND_LINE,
    position: 0,
  })
  if (!table) throw new Error(`${COMMAND_LINE} has no table COMMANDS.`)
  const literal = (type: Type): string => checker.typeToString(type).replace(/^"|"$/g, '')
  return checker.getPropertiesOfType(typeOf(table)).map((command) => {
    const field = (name: string): Type => {
      const symbol = checker.getPropertyOfType(typeOf(command), name)
      if (!symbol) throw new Error(`The command ${command.name} has no ${name}.`)
      return typeOf(symbol)
    }
    const flags = field('flags')
    return {
      name: command.name,
      text: literal(field('text')),
      flags: flags.isTypeReference()
        ? checker.getTypeArguments(flags).map(literal).map(flagOf)
        : [],
    }
  })
}

/** @example flagOf('dryRun') // '--dry-run' */
function flagOf(name: string): string {
  return `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
}
