import { count, entry, listed, quoted, shortList } from '../entry.ts'
import { didYouMean } from '../../shared/did-you-mean.ts'

/** The command line and what it runs. */
export const commandErrors = {
  unknownCommand: entry<{ command: string; known: readonly string[] }>({
    code: 'unknown-command',
    message: ({ command }) => `There is no command "${command}".`,
    hint: ({ command, known }) => `${didYouMean(command, known)}Commands: ${quoted(known)}.`,
  }),
  missingCommandPackage: entry<{ command: string; package: string }>({
    code: 'missing-command-package',
    message: ({ command, package: name }) =>
      `The command "${command}" is part of the package "${name}", which isn't installed.`,
    hint: ({ command, package: name }) =>
      `Install it (npm install --save-dev ${name}), or run the command without installing it: npx --package docent --package ${name} docent ${command}`,
  }),
  unexpectedArgument: entry<{ command: string; argument: string; usage: string | undefined }>({
    code: 'unexpected-argument',
    message: ({ command, argument }) =>
      `The command "${command}" doesn't take the argument "${argument}".`,
    hint: ({ argument, usage }) =>
      usage === undefined
        ? `To use another folder, add --site ${argument}`
        : `Usage: docent ${usage}`,
  }),
  missingArgument: entry<{ command: string; usage: string }>({
    code: 'missing-argument',
    message: ({ command }) => `The command "${command}" needs another argument.`,
    hint: ({ usage }) => `Usage: docent ${usage}`,
  }),
  unknownFlag: entry<{ flag: string; command: string; known: readonly string[] }>({
    code: 'unknown-flag',
    message: ({ flag, command }) => `The command "${command}" has no flag "${flag}".`,
    hint: ({ flag, known }) => `${didYouMean(flag, known)}Flags: ${quoted(known)}.`,
  }),
  keyOnCommandLine: entry<{ flag: string; variable: string }>({
    code: 'key-on-command-line',
    message: ({ flag }) =>
      `The flag "${flag}" isn't accepted, because other users can read keys on the command line.`,
    hint: ({ variable }) =>
      `Set the ${variable} environment variable instead. If the key is real, replace it, because your shell's history contains it.`,
  }),
  invalidFlagValue: entry<{ flag: string; value: string; expected: string }>({
    code: 'invalid-flag-value',
    message: ({ flag, value, expected }) =>
      `The flag "${flag}" is "${value}", which isn't ${expected}.`,
    hint: ({ flag, expected }) => `Set ${flag} to ${expected}.`,
  }),
  missingFlagValue: entry<{ flag: string; expected: string }>({
    code: 'missing-flag-value',
    message: ({ flag }) => `The flag "${flag}" has no value.`,
    hint: ({ flag, expected }) => `Set ${flag} to ${expected}.`,
  }),
  unneededFlagValue: entry<{ flag: string; value: string }>({
    code: 'unneeded-flag-value',
    message: ({ flag, value }) => `The flag "${flag}" doesn't take a value, but it has "${value}".`,
    hint: ({ flag }) => `Use ${flag} without a value.`,
  }),
  portInUse: entry<{ port: number }>({
    code: 'port-in-use',
    message: ({ port }) => `Port ${port} is in use by another program.`,
    hint: ({ port }) => `Stop that program, or choose another port: --port ${port + 1}`,
  }),
  serverFailed: entry<{ host: string; port: number; problem: string }>({
    code: 'server-failed',
    message: ({ host, port, problem }) =>
      `The server can't use port ${port} on ${host}: ${problem}.`,
    hint: () =>
      "Use another port (above 1023, if you don't have administrator rights) or another host: --port 3000 --host localhost",
  }),
  unsafeOutputFolder: entry<{ dir: string; reason: string }>({
    code: 'unsafe-output-folder',
    message: ({ dir, reason }) => `docent can't write to the output folder ${dir}: ${reason}.`,
    hint: () =>
      'A build deletes every other file in its output folder. Set `outDir` to a folder that nothing else uses, such as "dist".',
  }),
  foreignOutputFolder: entry<{ dir: string; files: readonly string[] }>({
    code: 'foreign-output-folder',
    message: ({ dir, files }) =>
      `The output folder ${dir} has files that docent didn't write: ${shortList(files)}.`,
    hint: () =>
      'If you no longer need them, delete the folder and build again. Otherwise, set `outDir` to another folder.',
  }),
  unsafeCacheFolder: entry<{ path: string; reason: string }>({
    code: 'unsafe-cache-folder',
    message: ({ path, reason }) => `docent can't use ${path}: ${reason}.`,
    hint: () =>
      'Move or delete it. docent creates the folder .docent itself, and deletes files in it.',
  }),
  readOnlyCache: entry<{ path: string; problem: string }>({
    code: 'read-only-cache',
    message: ({ path, problem }) => `The preview can't keep its cache in ${path}: ${problem}.`,
    hint: () =>
      'The preview works, but each start takes longer. Allow writing to the folder to keep the cache.',
  }),
  buildLockLost: entry<{ file: string }>({
    code: 'build-lock-lost',
    message: ({ file }) =>
      `Another build has taken over ${file}, because this one showed no sign of life for a minute.`,
    hint: () => "Build again. This build has stopped, so that the two don't mix their files.",
  }),
  outsideOutputFolder: entry<{ path: string; dir: string }>({
    code: 'outside-output-folder',
    message: ({ path, dir }) =>
      `The file ${path} would be written outside the output folder ${dir}.`,
    hint: () =>
      'Remove ".." from the slug, redirect, locale path, or feed path that the file is named after.',
  }),
  outputConflict: entry<{ path: string; origins: readonly string[] }>({
    code: 'output-conflict',
    message: ({ path, origins }) => `Several sources produce the file ${path}:${listed(origins)}`,
    hint: () => 'Rename one of them, or give the page another `slug`.',
  }),
  outputCaseConflict: entry<{ path: string; origins: readonly string[] }>({
    code: 'output-case-conflict',
    message: ({ path, origins }) =>
      `Several sources produce the file ${path} on systems that don't distinguish case:${listed(origins)}`,
    hint: () => 'Rename one of them, or give the page another `slug`.',
  }),
  writeFailed: entry<{ path: string; problem: string }>({
    code: 'write-failed',
    message: ({ path, problem }) => `${path} couldn't be written: ${problem}.`,
    hint: () =>
      "Free up disk space, check the write permissions, or shorten the page's name, and then build again.",
  }),
  readFailed: entry<{ path: string; problem: string }>({
    code: 'read-failed',
    message: ({ path, problem }) => `${path} couldn't be read: ${problem}.`,
    hint: () => 'Check its read permissions, and then build again.',
  }),
  endedBySignal: entry<{ version: string; code: number }>({
    code: 'ended-by-signal',
    message: ({ version, code }) =>
      `A page is still running native code, which Node ${version} can't stop. The build ends itself with SIGKILL, so its exit code is 137 instead of ${code}.`,
    hint: () =>
      "Correct the page that the error above names. The computer doesn't lack memory. With Node 22.15 or later, the exit code is right.",
  }),
  tooManyOpenFiles: entry<object>({
    code: 'too-many-open-files',
    message: () => "A file couldn't be opened, because too many files are open.",
    hint: () =>
      'Raise the limit in this terminal (ulimit -n 1024) or in the settings of the container, or close programs that have many files open.',
  }),
  cacheEntryLost: entry<{ what: string }>({
    code: 'cache-entry-lost',
    message: ({ what }) => `The build cache lost ${what} while the build was running.`,
    hint: () =>
      "Make sure that the disk isn't full and that no other program deletes files in the .docent folder, and then build again.",
  }),
  sourceChanged: entry<object>({
    code: 'source-changed',
    message: () => 'The file keeps changing while the site is being built.',
    hint: () =>
      'Build again when no program writes this file, and write generated files before the build starts.',
  }),
  docentReplaced: entry<object>({
    code: 'docent-replaced',
    message: () => 'docent was installed or built again while this command was running.',
    hint: () => 'Run the command again.',
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
      'Correct them as shown above, or set the option for the check (such as `onBrokenLinks`) to "warn".',
  }),
}
