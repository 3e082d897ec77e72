export interface CliFlag {
  flag: string
  alias?: string
  /** What follows the flag. */
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
  /** First version that has the command, with all its flags and subcommands. */
  since?: string
}

const config =
  'Overrides [configuration](/app/references/configuration) for this start, as `key=value` pairs or as JSON.'
const configFile =
  'Reads a different configuration file. The path is relative to the project folder.'
const env =
  'Sets secret values for [`cy.env()`](/api/commands/env), as `key=value` pairs or as JSON.'
const expose =
  'Sets public values for [`Cypress.expose()`](/api/cypress-api/expose), as `key=value` pairs or as JSON.'
const help = 'Prints the flags of the command.'
const port = 'Starts the Cypress server on this port instead of a free one.'
const project = 'Runs the project in another folder.'

/** Commands of the `cypress` executable by name. */
export const cli: Record<string, CliCommand> = {
  run: {
    flags: [
      {
        flag: '--auto-cancel-after-failures',
        argument: '<number | false>',
        description:
          'Cancels the recorded run after this number of failed tests. `false` turns off [Auto Cancellation](/cloud/features/smart-orchestration/run-cancellation). Requires `--record`.',
        since: '15.4.0',
      },
      {
        flag: '--browser',
        alias: '-b',
        argument: '<name or path>',
        description: 'Runs in this browser; a channel follows a colon, as in `chrome:beta`.',
      },
      {
        flag: '--ci-build-id',
        argument: '<id>',
        description:
          'Joins the machines that pass the same value into one run. Only with `--group` or `--parallel`.',
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
        description: 'Collects the recorded specs of this machine under a name inside the run.',
      },
      { flag: '--headed', description: 'Shows the browser while it runs.' },
      { flag: '--headless', description: 'Hides the browser. This is the default.' },
      { flag: '--help', alias: '-h', description: help },
      {
        flag: '--key',
        alias: '-k',
        argument: '<record key>',
        description:
          'Record key of the project. Prefer the variable `CYPRESS_RECORD_KEY`, which does not show up in logs.',
      },
      { flag: '--no-exit', description: 'Keeps Cypress open after the specs have run.' },
      {
        flag: '--no-runner-ui',
        description: 'Does not draw the Command Log and the rest of the runner, which saves work.',
      },
      {
        flag: '--parallel',
        description:
          'Shares the specs of a recorded run out among [several machines](/cloud/features/smart-orchestration/parallelization).',
      },
      {
        flag: '--pass-with-no-tests',
        description: 'Ends with success when there is no spec file.',
        since: '15.11.0',
      },
      { flag: '--port', alias: '-p', argument: '<number>', description: port },
      {
        flag: '--posix-exit-codes',
        description:
          'Ends with code 1 when tests fail, instead of with their number. See [exit codes](#exit-codes).',
        since: '15.4.0',
      },
      { flag: '--project', alias: '-P', argument: '<path>', description: project },
      {
        flag: '--quiet',
        alias: '-q',
        description: 'Prints nothing except what the reporter prints.',
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
        description: 'Prints results with another Mocha [reporter](/app/tooling/reporters).',
      },
      {
        flag: '--reporter-options',
        alias: '-o',
        argument: '<values>',
        description: 'Settings of the reporter, as `key=value` pairs.',
      },
      {
        flag: '--runner-ui',
        description:
          'Draws the runner where it would be left out: for a video of a run that is recorded with [Test Replay](/cloud/features/test-replay).',
        since: '13.0.0',
      },
      {
        flag: '--spec',
        alias: '-s',
        argument: '<paths or globs>',
        description: 'Runs only these specs, out of those that `specPattern` finds.',
      },
      {
        flag: '--tag',
        alias: '-t',
        argument: '<names>',
        description: 'Labels the recorded run, so that you can filter by it in Cypress Cloud.',
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
          'Preselects a browser, or adds one by its path. With `--e2e` or `--component`, the browser starts right away.',
      },
      { flag: '--component', description: 'Opens component testing.' },
      { flag: '--config', alias: '-c', argument: '<values>', description: config },
      { flag: '--config-file', alias: '-C', argument: '<path>', description: configFile },
      {
        flag: '--detached',
        alias: '-d',
        description: 'Keeps the app running after you close the terminal.',
      },
      { flag: '--e2e', description: 'Opens end-to-end testing.' },
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
        description: 'Opens the list of projects, for several projects in nested folders.',
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
      { name: 'sessions', description: 'Lists the open-mode sessions that it can reach.' },
      { name: 'status', description: 'Shows how far a session is.' },
      { name: 'specs', description: 'Lists the specs that a session can run.' },
      { name: 'run', description: 'Starts a spec, or runs it again.' },
      { name: 'reporter', description: "Prints a spec's or a single test's results." },
      { name: 'command', description: 'Prints the details of one entry of the Command Log.' },
      { name: 'pin', description: 'Brings back the DOM as it was at a past command.' },
      { name: 'dom', description: "Prints the application's HTML." },
      { name: 'aria', description: 'Prints the accessibility tree of the application.' },
      {
        name: 'inspect',
        description: 'Prints the attributes, the styles and the box of an element.',
      },
    ],
  },
  info: { flags: [], subcommands: [] },
  install: {
    flags: [
      {
        flag: '--force',
        alias: '-f',
        description: 'Downloads the application again although it is in the cache.',
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
        description: 'Prints this one version and nothing else.',
      },
    ],
    subcommands: [],
  },
  cache: {
    flags: [
      {
        flag: '--size',
        description: 'With `list`: shows how much room each version takes.',
        since: '5.4.0',
      },
    ],
    subcommands: [
      { name: 'path', description: 'Prints the folder of the cache.' },
      { name: 'list', description: 'Lists the versions in it and when each was last used.' },
      { name: 'clear', description: 'Deletes all of them.' },
      {
        name: 'prune',
        description: "Deletes all versions except this project's.",
        since: '5.4.0',
      },
    ],
  },
}
