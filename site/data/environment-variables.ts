export type EnvironmentVariableGroup =
  'install' | 'run' | 'cloud' | 'config' | 'privacy' | 'network' | 'browser' | 'debug' | 'internal'

export interface EnvironmentVariable {
  name: string
  group: EnvironmentVariableGroup
  /** The value after the equals sign. */
  value: string
  /** Inline Markdown. */
  description: string
  since?: string
}

/** Every operating system variable that Cypress reads. */
export const environmentVariables: EnvironmentVariable[] = [
  {
    name: 'CYPRESS_INSTALL_BINARY',
    group: 'install',
    value: 'version, URL, path, or `0`',
    description:
      'The Cypress binary to install instead of the one that matches the package: a version, a URL, or a path to a local file. `0` skips the download.',
  },
  {
    name: 'CYPRESS_DOWNLOAD_MIRROR',
    group: 'install',
    value: 'URL',
    description:
      'The mirror server to download the binary from instead of `https://download.cypress.io`.',
  },
  {
    name: 'CYPRESS_DOWNLOAD_PATH_TEMPLATE',
    group: 'install',
    value: 'URL template',
    description:
      'A template for the download URL, with the placeholders `${endpoint}`, `${platform}`, `${arch}`, and `${version}`.',
  },
  {
    name: 'CYPRESS_CACHE_FOLDER',
    group: 'install',
    value: 'path',
    description:
      'The folder in which Cypress stores downloaded binaries. A leading `~` stands for your home folder. Set the variable when you install Cypress and whenever you start it.',
  },

  {
    name: 'CYPRESS_RUN_BINARY',
    group: 'run',
    value: 'path',
    description: 'The path to an unzipped Cypress binary to start instead of the one in the cache.',
  },
  {
    name: 'CYPRESS_VERIFY_TIMEOUT',
    group: 'run',
    value: 'milliseconds',
    description:
      'How long [`cypress verify`](/app/references/command-line#cypress-verify) waits before it times out. The default is 30000. `cypress open` and `cypress run` verify the binary, too.',
  },
  {
    name: 'CYPRESS_SKIP_VERIFY',
    group: 'run',
    value: '`true`',
    description:
      "Starts Cypress without verifying the binary first, for example because it's in a read-only location.",
    since: '13.14.0',
  },
  {
    name: 'CYPRESS_NO_COMMAND_LOG',
    group: 'run',
    value: '`1`',
    description:
      'Hides the Command Log in `cypress open` and `cypress run`. Use it to find out whether the Command Log slows down your tests or crashes the browser.',
  },
  {
    name: 'CI',
    group: 'run',
    value: 'any, usually `true`',
    description: "Set by CI providers. It tells Cypress that it's running in CI.",
  },
  {
    name: 'NO_COLOR',
    group: 'run',
    value: '`1`',
    description: 'Turns off colors in the terminal output.',
  },
  {
    name: 'DISPLAY',
    group: 'run',
    value: 'X display, such as `:99`',
    description:
      "The address of the X server to use on Linux. If it isn't set, Cypress starts Xvfb.",
  },

  {
    name: 'CYPRESS_RECORD_KEY',
    group: 'cloud',
    value: 'record key',
    description: 'The record key of your project. You can use it instead of `--key`.',
  },
  {
    name: 'CYPRESS_PROJECT_ID',
    group: 'cloud',
    value: 'project ID',
    description:
      'The project to record to. It overrides [`projectId`](/app/references/configuration#projectid), so a fork can record to its own project, or one repository can record to several.',
  },
  {
    name: 'CYPRESS_PULL_REQUEST_ID',
    group: 'cloud',
    value: 'ID',
    description:
      "The ID of the pull request that a recorded run belongs to. Set it if Cypress can't get the ID from your CI provider.",
  },
  {
    name: 'CYPRESS_PULL_REQUEST_URL',
    group: 'cloud',
    value: 'URL',
    description: 'The URL of the pull request. Cypress Cloud links to it.',
  },
  {
    name: 'CYPRESS_CI_BUILD_URL',
    group: 'cloud',
    value: 'URL',
    description: 'The URL of the CI build. Cypress Cloud links to it.',
  },
  {
    name: 'CYPRESS_RERUN_GROUP_ID',
    group: 'cloud',
    value: 'ID',
    description:
      'An ID that links a run to its reruns, for [re-run optimization](/cloud/features/smart-orchestration/rerun-optimization). It overrides the ID that Cypress detects.',
    since: '15.15.0',
  },
  {
    name: 'CYPRESS_RERUN_ALL_TESTS',
    group: 'cloud',
    value: '`true`',
    description:
      'Runs every spec in a rerun, even if [re-run optimization](/cloud/features/smart-orchestration/rerun-optimization) is on.',
    since: '15.15.0',
  },
  {
    name: 'CYPRESS_INITIAL_PREFLIGHT_TIMEOUT',
    group: 'cloud',
    value: 'milliseconds',
    description:
      'How long Cypress waits for a response when it first contacts Cypress Cloud to find out whether it needs a proxy. The default is 5000.',
    since: '14.3.1',
  },
  {
    name: 'CYPRESS_RUN_TAG',
    group: 'cloud',
    value: 'tag',
    description:
      'A single run tag. The helper for the [Results API](/accessibility/results-api) reads it.',
  },
  {
    name: 'CYPRESS_CLOUD_TOKEN',
    group: 'cloud',
    value: 'token',
    description:
      'A personal access token for the [Cypress Cloud CLI](/cloud/integrations/cloud-cli). It overrides stored credentials.',
  },
  {
    name: 'CYPRESS_MCP_TOKEN',
    group: 'cloud',
    value: 'token',
    description:
      'A token for the [Cloud MCP](/cloud/integrations/cloud-mcp) server. Your MCP client reads it, not the Cypress App.',
  },
  {
    name: 'COMMIT_INFO_BRANCH',
    group: 'cloud',
    value: 'branch',
    description:
      "The branch. Set this variable and the next five if Cypress can't read the commit from Git, or to override what it reads.",
  },
  {
    name: 'COMMIT_INFO_MESSAGE',
    group: 'cloud',
    value: 'text',
    description: 'The commit message.',
  },
  {
    name: 'COMMIT_INFO_EMAIL',
    group: 'cloud',
    value: 'email address',
    description: "The email address of the commit's author.",
  },
  {
    name: 'COMMIT_INFO_AUTHOR',
    group: 'cloud',
    value: 'name',
    description: "The name of the commit's author.",
  },
  {
    name: 'COMMIT_INFO_SHA',
    group: 'cloud',
    value: 'SHA',
    description: 'The SHA of the commit.',
  },
  {
    name: 'COMMIT_INFO_REMOTE',
    group: 'cloud',
    value: 'URL',
    description: 'The URL of the remote repository. Leave out any credentials.',
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
    description:
      'Stops Cypress from sending exception data when Cypress itself throws an error. Set the variable before you install Cypress.',
  },
  {
    name: 'CYPRESS_COMMERCIAL_RECOMMENDATIONS',
    group: 'privacy',
    value: '`0`',
    description: 'Hides messages about paid Cypress products in CI logs.',
  },
  {
    name: 'CYPRESS_DISABLE_GUEST_TELEMETRY',
    group: 'privacy',
    value: 'any, usually `1`',
    description:
      "Turns off all the data that Cypress sends without an account: usage events from `cypress open` and the command line, and exception data. It also has this effect while you're logged in.",
    since: '15.21.0',
  },

  {
    name: 'HTTP_PROXY',
    group: 'network',
    value: 'URL',
    description:
      'The proxy for HTTP requests, and for HTTPS requests unless `HTTPS_PROXY` is set. `0`, `false`, or an empty value turns the proxy off.',
  },
  {
    name: 'HTTPS_PROXY',
    group: 'network',
    value: 'URL',
    description: 'The proxy for HTTPS requests.',
  },
  {
    name: 'NO_PROXY',
    group: 'network',
    value: 'comma-separated hosts',
    description:
      'The hosts that Cypress reaches without the proxy. With a proxy in `HTTP_PROXY`, Cypress adds `127.0.0.1`, `::1`, and `localhost`, unless the list contains `<-loopback>`.',
  },
  {
    name: 'NODE_EXTRA_CA_CERTS',
    group: 'network',
    value: 'path',
    description:
      'A file of certificate authorities (CAs) to trust in addition to the built-in ones. It applies when Cypress runs tests, but not when it downloads its binary, and it has no effect if `npm_config_cafile` or `npm_config_ca` is set.',
  },
  {
    name: 'npm_config_proxy',
    group: 'network',
    value: 'URL',
    description:
      "The `proxy` option of npm. When Cypress runs tests, it uses this value if `HTTP_PROXY` isn't set. The download of the binary ignores it.",
  },
  {
    name: 'npm_config_https_proxy',
    group: 'network',
    value: 'URL',
    description:
      "The `https-proxy` option of npm. When Cypress runs tests, it uses this value if `HTTPS_PROXY` isn't set. The download of the binary ignores it.",
  },
  {
    name: 'npm_config_ca',
    group: 'network',
    value: 'certificate',
    description:
      'The `ca` option of npm: the CA certificate as text. It replaces the built-in CAs, for the download and when tests run.',
  },
  {
    name: 'npm_config_cafile',
    group: 'network',
    value: 'path',
    description:
      'The `cafile` option of npm: a file of CA certificates. It replaces the built-in CAs, for the download and when tests run. Cypress reads it before `npm_config_ca`.',
  },

  {
    name: 'ELECTRON_EXTRA_LAUNCH_ARGS',
    group: 'browser',
    value: 'switches',
    description: 'Command-line switches to start Electron with, such as `--disable-gpu`.',
  },
  {
    name: 'IGNORE_CHROME_PREFERENCES',
    group: 'browser',
    value: 'any, usually `1`',
    description:
      "Stops Cypress from [reading and writing Chrome's preference files](/app/references/launching-browsers#skip-chromes-preference-files).",
    since: '13.11.0',
  },
  {
    name: 'CYPRESS_CONNECT_RETRY_THRESHOLD',
    group: 'browser',
    value: 'number',
    description:
      'How many times Cypress tries to connect to the browser that it has launched. The default is 62.',
    since: '12.8.0',
  },
  {
    name: 'CYPRESS_EVERY_NTH_FRAME',
    group: 'browser',
    value: 'number',
    description:
      'Which frames a video contains in Chromium-based browsers. The default is 5, which means every fifth frame.',
  },

  {
    name: 'DEBUG',
    group: 'debug',
    value: 'filter, such as `cypress:*`',
    description:
      'Prints internal logs that match the filter. See [Print debug logs](/app/references/command-line#print-debug-logs).',
  },
  {
    name: 'CYPRESS_PROCESS_PROFILER_INTERVAL',
    group: 'debug',
    value: 'milliseconds',
    description:
      'How often Cypress logs the memory and CPU usage of its processes if `DEBUG` is `cypress:server:util:process_profiler`. The default is 10000.',
  },
  {
    name: 'ELECTRON_ENABLE_LOGGING',
    group: 'debug',
    value: '`1`',
    description: "Prints Electron's log to the terminal.",
  },
  {
    name: 'ELECTRON_ENABLE_STACK_DUMPING',
    group: 'debug',
    value: '`1`',
    description: 'Prints a stack trace when Electron crashes.',
  },

  {
    name: 'CYPRESS_INTERNAL_ENV',
    group: 'internal',
    value: '–',
    description: "Reserved for the development of Cypress itself. Don't set it.",
  },
  {
    name: 'CYPRESS_DOWNLOAD_USE_CA',
    group: 'internal',
    value: 'any',
    description:
      "No longer needed to use the certificate authority in npm's configuration. Unset the variable: Cypress prints a warning if it finds it.",
  },
  {
    name: 'CYPRESS_CI_KEY',
    group: 'internal',
    value: 'record key',
    description: 'The old name of `CYPRESS_RECORD_KEY`. Rename the variable.',
  },
]
