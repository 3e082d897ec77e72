import {
  COMMANDS,
  commandUsage,
  flagsOf,
  usageOf,
  type Command,
} from '../../src/cli/command-table.ts'
import { flagText } from '../../src/cli/help-text.ts'
import { escapeMdx } from './markdown.ts'
import { referencePage } from './reference-page.ts'

/** All commands and their flags, from the table that the command line uses. */
export function commandLinePage(): string {
  return referencePage({
    title: 'Command line',
    description: 'Every command of docent with the flags that it accepts.',
    position: 3,
    tocLevel: 2,
    body: [
      'Run docent in the folder that contains `docent.config.ts`, or name the folder with `--site`. A command that fails prints what happened, where, and how to fix it, and its exit code is 1.',
      ...(Object.keys(COMMANDS) as Command[]).map(describeCommand),
      '## Help and version',
      '`docent --help` lists the commands, `docent build --help` explains one, and `docent --version` prints the version.',
    ],
  })
}

function describeCommand(name: Command): string {
  const rows = flagsOf(name).map(
    (flag) => `| \`${usageOf(flag)}\` | ${escapeMdx(flagText(flag))} |`,
  )
  return [
    `## \`docent ${name}\` {#${name.replaceAll(' ', '-')}}`,
    `${COMMANDS[name].text}.`,
    `\`\`\`sh\nnpx docent ${commandUsage(name)}\n\`\`\``,
    '<Fields>',
    ['| Flag | Purpose |', '| --- | --- |', ...rows].join('\n'),
    '</Fields>',
  ].join('\n\n')
}
