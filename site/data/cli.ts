export interface CliFlag {
  flag: string
  alias?: string
  /** The placeholder after the flag. */
  argument?: string
  /** Inline Markdown. */
  description: string
  since?: string
}

export interface CliSubcommand {
  name: string
  description: string
  since?: string
}

export interface CliCommand {
  flags: CliFlag[]
  subcommands: CliSubcommand[]
  /** First version with the command and all its flags and subcommands. */
  since?: string
}

const config =
  'Overrides values in the [configuration file](/app/references/configuration), as `key=value` pairs separated by commas or as JSON.'
const configFile = 'Uses the configuration file at this path.'
const env =
  'Sets secret values for [`cy.env()`](/api/commands/env), as `key=value` pairs separated by commas. A value can be a JSON object.'
const expose =
  'Sets public values for [`Cypress.expose()`](/api/cypress-api/expose), as `key=value` pairs separated by commas.'
const help = "Prints the command's flags."
const port = 'Overrides the default port.'
const project = 'Uses the project in this folder instead of the current folder.'

/** Commands of the `cypress` executable by name. */
export const cli: Record<string, CliCommand> = {
  run: {
    flags: [
      {
        flag: '--auto-cancel-after-failures',
        argument: '<number | false>',
        description:
          'Cancels the recorded run after this number of failed tests. `false` turns off [Auto Cancellation](/cloud/features/smart-orchestration/run-cancellation). Overrides the project setting. Requires `--record`.',
        since: '12.6.0',
      },
      {
        flag: '--browser',
        alias: '-b',
        argument: '<name or path>',
        description:
          'Runs the tests in this browser. Add a channel after a colon, as in `chrome:beta`.',
      },
      {
        flag: '--ci-build-id',
        argument: '<id>',
        description:
          'Identifies the run. Machines with the same ID join the same run. Requires `--group` or `--parallel`.',
      },
      { flag: '--component', description: 'Runs component tests.' },
      { flag: '--config', alias: '-c', argument: '<values>', description: config },
      { flag: '--config-file', alias: '-C', argument: '<path>', description: configFile },
      { flag: '--e2e', description: 'Runs end-to-end tests. This is the default.' },
      { flag: '--env', alias: '-e', argument: '<values>', description: env },
      {
        flag: '--expose',
        alias: '-x',
        argument: '<values>',
        description: expose,
        since: '15.10.0',
      },
      {
        flag: '--group',
        argument: '<name>',
        description:
          'Puts the recorded tests in a named group within the run. Requires `--record`.',
      },
      { flag: '--headed', description: 'Shows the browser while the tests run.' },
      { flag: '--headless', description: 'Hides the browser. This is the default.' },
      { flag: '--help', alias: '-h', description: help },
      {
        flag: '--key',
        alias: '-k',
        argument: '<record key>',
        description:
          "The project's secret record key. You can omit the flag if you set `CYPRESS_RECORD_KEY`.",
      },
      { flag: '--no-exit', description: 'Keeps Cypress open after the tests in a spec have run.' },
      {
        flag: '--no-runner-ui',
        description: 'Hides the runner, including the Command Log.',
        since: '13.0.0',
      },
      {
        flag: '--parallel',
        description:
          "Distributes a recorded run's specs among [several machines](/cloud/features/smart-orchestration/parallelization). Requires `--record`.",
      },
      {
        flag: '--pass-with-no-tests',
        description: 'Exits with 0 if no spec files are found.',
        since: '15.11.0',
      },
      { flag: '--port', alias: '-p', argument: '<number>', description: port },
      {
        flag: '--posix-exit-codes',
        description:
          'Exits with POSIX-compliant codes instead of the number of failed tests. See [exit codes](#exit-codes).',
        since: '15.4.0',
      },
      { flag: '--project', alias: '-P', argument: '<path>', description: project },
      {
        flag: '--quiet',
        alias: '-q',
        description: "Prints only the reporter's output.",
        since: '4.9.0',
      },
      {
        flag: '--record',
        description: 'Records the run to [Cypress Cloud](/cloud/get-started/introduction).',
      },
      {
        flag: '--reporter',
        alias: '-r',
        argument: '<name or path>',
        description: 'Uses a different Mocha [reporter](/app/tooling/reporters).',
      },
      {
        flag: '--reporter-options',
        alias: '-o',
        argument: '<values>',
        description: "Sets the reporter's options, as `key=value` pairs separated by commas.",
      },
      {
        flag: '--runner-ui',
        description:
          'Shows the runner in runs with [Test Replay](/cloud/features/test-replay), which hide it by default. Use it if the runner should appear in screenshots and videos.',
        since: '13.0.0',
      },
      {
        flag: '--spec',
        alias: '-s',
        argument: '<paths or globs>',
        description:
          'Runs only these specs. They must match [`specPattern`](/app/references/configuration#specpattern).',
      },
      {
        flag: '--tag',
        alias: '-t',
        argument: '<names>',
        description:
          'Labels the recorded run in Cypress Cloud. Separate several tags with commas. Requires `--record`.',
      },
    ],
    subcommands: [],
  },
  open: {
    flags: [
      {
        flag: '--browser',
        alias: '-b',
        argument: '<name or path>',
        description:
          'Selects this browser, or adds the browser at this path to the list. With `--e2e` or `--component`, Cypress starts it right away.',
      },
      { flag: '--component', description: 'Opens Cypress in component testing mode.' },
      { flag: '--config', alias: '-c', argument: '<values>', description: config },
      { flag: '--config-file', alias: '-C', argument: '<path>', description: configFile },
      {
        flag: '--detached',
        alias: '-d',
        description:
          'Opens Cypress in detached mode. Since 15.17.0, the command ends as soon as Cypress is ready to use.',
      },
      { flag: '--e2e', description: 'Opens Cypress in end-to-end testing mode.' },
      { flag: '--env', alias: '-e', argument: '<values>', description: env },
      {
        flag: '--expose',
        alias: '-x',
        argument: '<values>',
        description: expose,
        since: '15.10.0',
      },
      {
        flag: '--global',
        description:
          'Opens Cypress in global mode, in which several nested projects share one global installation.',
      },
      { flag: '--help', alias: '-h', description: help },
      { flag: '--port', alias: '-p', argument: '<number>', description: port },
      { flag: '--project', alias: '-P', argument: '<path>', description: project },
    ],
    subcommands: [],
  },
  tap: {
    since: '15.21.0',
    flags: [],
    subcommands: [
      { name: 'sessions', description: 'Lists the running sessions that it can connect to.' },
      { name: 'status', description: 'Prints where a session is in its run.' },
      { name: 'specs', description: 'Lists the specs that the session can run.' },
      { name: 'run', description: 'Runs a spec, or runs it again.' },
      {
        name: 'reporter',
        description:
          "Prints a spec's or a test's report: statuses, routes, hooks, the Command Log, and failures.",
      },
      {
        name: 'command',
        description:
          'Prints the details of an entry in the Command Log, including its snapshots and console properties.',
      },
      {
        name: 'pin',
        description:
          'Shows the DOM snapshot of a past command, so that `dom`, `aria`, and `inspect` can read it.',
      },
      { name: 'dom', description: "Prints the application's HTML." },
      { name: 'aria', description: "Prints the application's accessibility tree." },
      {
        name: 'inspect',
        description: "Prints an element's tag, attributes, computed styles, and box model.",
      },
    ],
  },
  info: { flags: [], subcommands: [] },
  install: {
    flags: [
      {
        flag: '--force',
        alias: '-f',
        description: 'Downloads and reinstalls the binary even if the cache contains it.',
      },
      { flag: '--help', alias: '-h', description: help },
    ],
    subcommands: [],
  },
  verify: { flags: [], subcommands: [] },
  version: {
    flags: [
      {
        flag: '--component',
        argument: '<package | binary | electron | node>',
        description: "Prints only this component's version.",
      },
    ],
    subcommands: [],
  },
  cache: {
    flags: [
      {
        flag: '--size',
        description: 'With `list`, adds the size of each version.',
        since: '5.4.0',
      },
    ],
    subcommands: [
      { name: 'path', description: 'Prints the path of the cache folder.' },
      { name: 'list', description: 'Lists the cached versions and when each was last used.' },
      { name: 'clear', description: 'Deletes all cached versions.' },
      {
        name: 'prune',
        description: 'Deletes all versions except the one that is currently installed.',
        since: '5.4.0',
      },
    ],
  },
}
