import { entry } from '../entry.ts'
import { count, didYouMean, quoted } from '../words.ts'

/** The command line and what it runs. */
export const commandErrors = {
  unknownCommand: entry<{ command: string; known: readonly string[] }>({
    code: 'unknown-command',
    message: ({ command }) => `There is no command "${command}".`,
    hint: ({ command, known }) => `${didYouMean(command, known)}Commands: ${quoted(known)}.`,
  }),
  unknownFlag: entry<{ flag: string; command: string; known: readonly string[] }>({
    code: 'unknown-flag',
    message: ({ flag, command }) => `The command "${command}" has no flag "${flag}".`,
    hint: ({ flag, known }) => `${didYouMean(flag, known)}Flags: ${quoted(known)}.`,
  }),
  invalidFlagValue: entry<{ flag: string; value: string; expected: string }>({
    code: 'invalid-flag-value',
    message: ({ flag, value, expected }) =>
      `The flag "${flag}" is "${value}", which is not ${expected}.`,
    hint: ({ flag, expected }) => `Give ${flag} ${expected}.`,
  }),
  portInUse: entry<{ port: number }>({
    code: 'port-in-use',
    message: ({ port }) => `Port ${port} is in use by another program.`,
    hint: ({ port }) => `Stop that program, or choose another port: --port ${port + 1}`,
  }),
  unsafeOutputFolder: entry<{ dir: string; reason: string }>({
    code: 'unsafe-output-folder',
    message: ({ dir, reason }) => `The output folder ${dir} is not safe to empty: ${reason}.`,
    hint: () => 'Name a folder of its own inside the site folder, for example outDir: "dist".',
  }),
  missingBuild: entry<{ dir: string }>({
    code: 'missing-build',
    message: ({ dir }) => `There is no built site in ${dir}.`,
    hint: () => 'Build it first: docent build',
  }),
  checksFailed: entry<{ problems: number; warnings?: number }>({
    code: 'checks-failed',
    message: ({ problems, warnings = 0 }) =>
      `The checks found ${count(problems, 'problem')}${warnings === 0 ? '' : ` and ${count(warnings, 'warning')}`}.`,
    hint: () =>
      'Correct them as shown above, or set the option of the check (`onBrokenLinks` and its like) to "warn".',
  }),
}
