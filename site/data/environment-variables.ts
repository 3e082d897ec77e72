export type EnvironmentVariableGroup =
  'install' | 'run' | 'cloud' | 'config' | 'privacy' | 'network' | 'browser' | 'debug' | 'internal'

export interface EnvironmentVariable {
  name: string
  group: EnvironmentVariableGroup
  /** What is written behind the equals sign. */
  value: string
  /** Inline Markdown. */
  description: string
  since?: string
}

/** Every variable of the operating system that Cypress reads. */
export const environmentVariables: EnvironmentVariable[] = [
  {
    name: 'CYPRESS_INSTALL_BINARY',
    group: 'install',
    value: 'version, URL, path or `0`',
    description:
      'Which application the install script fetches, instead of the one that fits the package. `0` skips the download.',
  },
  {
    name: 'CYPRESS_DOWNLOAD_MIRROR',
    group: 'install',
    value: 'URL',
    description: 'Host that takes the place of `https://download.cypress.io`.',
  },
  {
    name: 'CYPRESS_DOWNLOAD_PATH_TEMPLATE',
    group: 'install',
    value: 'URL pattern',
    description:
      'Pattern for the address of the download, with the placeholders `${endpoint}`, `${platform}`, `${arch}` and `${version}`.',
  },
  {
    name: 'CYPRESS_CACHE_FOLDER',
    group: 'install',
    value: 'path',
    description:
      'Folder that holds the downloaded applications. A leading `~` stands for the home folder. Set it for the installation and for each start.',
  },

  {
    name: 'CYPRESS_RUN_BINARY',
    group: 'run',
    value: 'path',
    description: 'Unpacked application to start, instead of the one in the cache.',
  },
  {
    name: 'CYPRESS_VERIFY_TIMEOUT',
    group: 'run',
    value: 'milliseconds',
    description:
      'How long [`cypress verify`](/app/references/command-line#cypress-verify) waits for the application; 30000 unless set.',
  },
  {
    name: 'CYPRESS_SKIP_VERIFY',
    group: 'run',
    value: '`true`',
    description: 'Starts the application without checking it first.',
    since: '13.14.0',
  },
  {
    name: 'CYPRESS_NO_COMMAND_LOG',
    group: 'run',
    value: '`1`',
    description: 'Leaves the Command Log empty, which saves memory and time.',
  },
  {
    name: 'CI',
    group: 'run',
    value: 'any, usually `true`',
    description: 'Set by CI providers. Cypress reads it to tell a build from a computer.',
  },
  {
    name: 'NO_COLOR',
    group: 'run',
    value: '`1`',
    description: 'Prints without colors.',
  },
  {
    name: 'DISPLAY',
    group: 'run',
    value: 'X display, `:99`',
    description:
      'On Linux, the X server that shows the browser. Where it is missing, Cypress starts Xvfb.',
  },

  {
    name: 'CYPRESS_RECORD_KEY',
    group: 'cloud',
    value: 'record key',
    description: 'Record key of the project, in place of `--key`.',
  },
  {
    name: 'CYPRESS_PROJECT_ID',
    group: 'cloud',
    value: 'project identifier',
    description:
      'Project to record to, in place of [`projectId`](/app/references/configuration#projectid): for forks, or to record one repository to several projects.',
  },
  {
    name: 'CYPRESS_PULL_REQUEST_ID',
    group: 'cloud',
    value: 'number',
    description: 'Pull request that a recorded run belongs to, where the provider does not say.',
  },
  {
    name: 'CYPRESS_PULL_REQUEST_URL',
    group: 'cloud',
    value: 'URL',
    description: 'Address of that pull request.',
  },
  {
    name: 'CYPRESS_CI_BUILD_URL',
    group: 'cloud',
    value: 'URL',
    description: 'Address of the build, which Cypress Cloud links to.',
  },
  {
    name: 'CYPRESS_RERUN_GROUP_ID',
    group: 'cloud',
    value: 'identifier',
    description: 'Group that the re-run optimization of Cypress Cloud works on.',
  },
  {
    name: 'CYPRESS_RERUN_ALL_TESTS',
    group: 'cloud',
    value: '`true`',
    description: 'Makes a re-run execute every test, not only those that have to be repeated.',
  },
  {
    name: 'CYPRESS_RUN_TAG',
    group: 'cloud',
    value: 'tag',
    description:
      'One tag of the run, read by the helper of the [Results API](/accessibility/results-api).',
  },
  {
    name: 'CYPRESS_CLOUD_TOKEN',
    group: 'cloud',
    value: 'token',
    description: 'Token of the Cloud command line.',
  },
  {
    name: 'CYPRESS_MCP_TOKEN',
    group: 'cloud',
    value: 'token',
    description: 'Token of the [Cloud MCP](/cloud/integrations/cloud-mcp) server.',
  },
  {
    name: 'COMMIT_INFO_BRANCH',
    group: 'cloud',
    value: 'branch',
    description: 'Branch of the commit, where Git is not available.',
  },
  {
    name: 'COMMIT_INFO_MESSAGE',
    group: 'cloud',
    value: 'text',
    description: 'Message of the commit.',
  },
  {
    name: 'COMMIT_INFO_EMAIL',
    group: 'cloud',
    value: 'address',
    description: "The author's email address.",
  },
  {
    name: 'COMMIT_INFO_AUTHOR',
    group: 'cloud',
    value: 'name',
    description: 'Name of its author.',
  },
  {
    name: 'COMMIT_INFO_SHA',
    group: 'cloud',
    value: 'hash',
    description: 'Hash of the commit.',
  },
  {
    name: 'COMMIT_INFO_REMOTE',
    group: 'cloud',
    value: 'URL',
    description: 'Address of the repository.',
  },

  {
    name: 'CYPRESS_BASE_URL',
    group: 'config',
    value: 'URL',
    description: 'Overrides [`baseUrl`](/app/references/configuration#baseurl).',
  },
  {
    name: 'CYPRESS_VIEWPORT_WIDTH',
    group: 'config',
    value: 'pixels',
    description: 'Overrides [`viewportWidth`](/app/references/configuration#viewportwidth).',
  },
  {
    name: 'CYPRESS_VIEWPORT_HEIGHT',
    group: 'config',
    value: 'pixels',
    description: 'Overrides [`viewportHeight`](/app/references/configuration#viewportheight).',
  },
  {
    name: 'CYPRESS_DEFAULT_COMMAND_TIMEOUT',
    group: 'config',
    value: 'milliseconds',
    description:
      'Overrides [`defaultCommandTimeout`](/app/references/configuration#defaultcommandtimeout).',
  },
  {
    name: 'CYPRESS_REPORTER',
    group: 'config',
    value: 'name or path',
    description: 'Overrides [`reporter`](/app/references/configuration#reporter).',
  },

  {
    name: 'CYPRESS_CRASH_REPORTS',
    group: 'privacy',
    value: '`0`',
    description: 'Sends no reports when Cypress itself throws an exception.',
  },
  {
    name: 'CYPRESS_COMMERCIAL_RECOMMENDATIONS',
    group: 'privacy',
    value: '`0`',
    description: 'Prints no hints about paid products in the logs of CI.',
  },
  {
    name: 'CYPRESS_DISABLE_GUEST_TELEMETRY',
    group: 'privacy',
    value: 'any, usually `1`',
    description: 'Sends no reports at all while nobody is logged in, crash reports included.',
    since: '15.21.0',
  },

  {
    name: 'HTTP_PROXY',
    group: 'network',
    value: 'URL',
    description: 'Proxy for addresses with `http:`.',
  },
  {
    name: 'HTTPS_PROXY',
    group: 'network',
    value: 'URL',
    description: 'Proxy for addresses with `https:`.',
  },
  {
    name: 'NO_PROXY',
    group: 'network',
    value: 'hosts, separated by commas',
    description: 'Hosts to connect to without the proxy. The local machine is always one of them.',
  },
  {
    name: 'NODE_EXTRA_CA_CERTS',
    group: 'network',
    value: 'path',
    description: 'Certificate authorities that are trusted besides the usual ones.',
  },
  {
    name: 'npm_config_proxy',
    group: 'network',
    value: 'URL',
    description: 'Proxy of npm, used where `HTTP_PROXY` is not set.',
  },
  {
    name: 'npm_config_https_proxy',
    group: 'network',
    value: 'URL',
    description: 'Proxy of npm for `https:`, used where `HTTPS_PROXY` is not set.',
  },
  {
    name: 'npm_config_ca',
    group: 'network',
    value: 'certificate',
    description: 'Certificate authority for the download, as text. It replaces the usual ones.',
  },
  {
    name: 'npm_config_cafile',
    group: 'network',
    value: 'path',
    description: 'File of certificate authorities for the download. It replaces the usual ones.',
  },

  {
    name: 'ELECTRON_EXTRA_LAUNCH_ARGS',
    group: 'browser',
    value: 'switches',
    description: 'Command-line switches for Electron, such as `--disable-gpu`.',
  },
  {
    name: 'IGNORE_CHROME_PREFERENCES',
    group: 'browser',
    value: 'any, usually `1`',
    description: 'Neither reads nor writes the preferences of Chrome.',
    since: '13.11.0',
  },

  {
    name: 'DEBUG',
    group: 'debug',
    value: 'filter, `cypress:*`',
    description:
      'Prints internal logs. See [debug a start](/app/references/command-line#print-debug-logs).',
  },
  {
    name: 'CYPRESS_PROCESS_PROFILER_INTERVAL',
    group: 'debug',
    value: 'milliseconds',
    description: 'How often the memory and CPU use of the processes is logged.',
  },
  {
    name: 'ELECTRON_ENABLE_LOGGING',
    group: 'debug',
    value: '`1`',
    description: 'Prints the log of Electron in the terminal.',
  },
  {
    name: 'ELECTRON_ENABLE_STACK_DUMPING',
    group: 'debug',
    value: '`1`',
    description: 'Prints the call stack when Electron crashes.',
  },

  {
    name: 'CYPRESS_INTERNAL_ENV',
    group: 'internal',
    value: '–',
    description: 'Reserved for the development of Cypress itself. Remove the variable.',
  },
  {
    name: 'CYPRESS_CI_KEY',
    group: 'internal',
    value: 'record key',
    description: 'Old name of `CYPRESS_RECORD_KEY`; rename it.',
  },
]
