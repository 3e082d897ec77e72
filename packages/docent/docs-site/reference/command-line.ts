import { execFile } from 'node:child_process'
import { join } from 'node:path'
import type { Compiler } from './compiler.ts'
import { escapeTags } from './markdown.ts'
import { readCommands, type Command } from './read-commands.ts'
import { referencePage } from './reference-page.ts'

const DOCENT = join(import.meta.dirname, '../../bin/docent.mjs')

interface Flag {
  /** `--port <number>` */
  usage: string
  text: string
}

/** All commands and their flags, from the table of commands in docent's code and from the output of `--help`. */
export async function commandLinePage(compiler: Compiler): Promise<string> {
  const help = await run(['--help'])
  const flags = readFlags(help)
  const commands = readCommands(compiler)
  return referencePage({
    title: 'Command line',
    description: 'Every command of docent with the flags that it accepts.',
    position: 3,
    tocLevel: 2,
    body: [
      'Run docent in the folder that contains `docent.config.ts`, or name the folder with `--site`. A command that fails prints what happened, where, and how to fix it, and its exit code is 1.',
      ...commands.map((command) =>
        describeCommand(command, argumentsOf(command.name, help), flags),
      ),
      '## Help and version',
      '`docent --help` lists the commands, and `docent --version` prints the version.',
    ],
  })
}

function describeCommand(
  { name, text, flags: names }: Command,
  parameters: string,
  flags: readonly Flag[],
): string {
  const rows = ['--site', ...names].map((flagName) => {
    const flag = flags.find(({ usage }) => usage.split(' ')[0] === flagName)
    if (!flag) throw new Error(`docent --help doesn't describe ${flagName}.`)
    return `| \`${flag.usage}\` | ${escapeTags(flag.text)} |`
  })
  return [
    `## \`docent ${name}\` {#${name.replaceAll(' ', '-')}}`,
    `${text}.`,
    `\`\`\`sh\nnpx docent ${name}${parameters}\n\`\`\``,
    ['| Flag | Purpose |', '| --- | --- |', ...rows].join('\n'),
  ].join('\n\n')
}

/** Lines of a section of the help: a usage, at least two spaces, and a description. */
function section(help: string, title: string): [usage: string, text: string][] {
  const [, lines = ''] = new RegExp(`^${title}:\\n((?: {2}.*\\n?)+)`, 'm').exec(help) ?? []
  const entries = lines.split('\n').flatMap((line): [string, string][] => {
    const [, usage, text] = /^ {2}(\S.*?) {2,}(.+?)\s*$/.exec(line) ?? []
    return usage === undefined || text === undefined ? [] : [[usage, text]]
  })
  if (entries.length === 0) throw new Error(`docent --help has no section ${title}.`)
  return entries
}

function readFlags(help: string): Flag[] {
  return section(help, 'Options').map(([usage, text]) => ({
    usage,
    // The tables show the commands in parentheses.
    text: `${text.replace(/ \((?!default)[^()]*?(?:; (default: [^()]*))?\)$/, (_, fallback?: string) => (fallback === undefined ? '' : ` (${fallback})`))}`,
  }))
}

/** The arguments of a command as the help shows them: ` [folder|url]`. */
function argumentsOf(name: string, help: string): string {
  const entry = section(help, 'Commands').find(([usage]) => usage.split(' ')[0] === name)
  return entry?.[0].slice(name.length) ?? ''
}

/** docent's output, regardless of its exit code. */
function run(args: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    execFile(process.execPath, [DOCENT, ...args], (_, stdout, stderr) => resolve(stdout + stderr))
  })
}
