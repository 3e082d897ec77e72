export type ConfigurationGroup =
  | 'general'
  | 'timeouts'
  | 'folders'
  | 'artifacts'
  | 'browser'
  | 'viewport'
  | 'actionability'
  | 'system'
  | 'e2e'
  | 'component'
  | 'experiments'

/**
 * Where a value may be changed after the configuration file: `test` in suites, tests and `Cypress.config()`;
 * `suite` in suites only; `project` in nothing that runs in the browser; `none` nowhere, the value is only read.
 */
export type OverrideLevel = 'test' | 'suite' | 'project' | 'none'

export interface ConfigurationOption {
  /** As written in the configuration file. */
  name: string
  group: ConfigurationGroup
  /** In TypeScript words. */
  type: string
  /** Inline Markdown. */
  default: string
  /** Inline Markdown. */
  description: string
  /** Object of the configuration file that the option belongs to; `root` options are accepted in both. */
  scope: 'root' | 'e2e' | 'component'
  override: OverrideLevel
  since?: string
  /** Version from which it should not be used any more. */
  deprecated?: string
}

/** Every option, in the order of the reference. */
export const configuration: ConfigurationOption[] = [
  {
    name: 'clientCertificates',
    group: 'general',
    type: 'object[]',
    default: '`[]`',
    description:
      'TLS certificates that the browser shows to servers, chosen by URL. See [client certificates](/app/references/client-certificates).',
    scope: 'root',
    override: 'project',
    since: '8.0.0',
  },
  {
    name: 'allowCypressEnv',
    group: 'general',
    type: 'boolean',
    default: '`true`',
    description:
      'Whether the deprecated [`Cypress.env()`](/api/cypress-api/env) works. With `false` each call of it throws, which shows you what is left to migrate.',
    scope: 'root',
    override: 'project',
    since: '15.10.0',
  },
  {
    name: 'env',
    group: 'general',
    type: 'object',
    default: '`{}`',
    description:
      'Values for tests that must stay secret. Tests read them with [`cy.env()`](/api/commands/env). From 15.10.0, suites and tests cannot set it.',
    scope: 'root',
    override: 'project',
  },
  {
    name: 'expose',
    group: 'general',
    type: 'object',
    default: '`{}`',
    description:
      'Values for tests that anyone may see. Tests read them with [`Cypress.expose()`](/api/cypress-api/expose). Suites and tests can set it from 15.17.0.',
    scope: 'root',
    override: 'test',
    since: '15.10.0',
  },
  {
    name: 'includeShadowDom',
    group: 'general',
    type: 'boolean',
    default: '`false`',
    description: 'Whether queries such as `cy.get()` also search inside shadow roots.',
    scope: 'root',
    override: 'test',
    since: '5.2.0',
  },
  {
    name: 'numTestsKeptInMemory',
    group: 'general',
    type: 'number',
    default: '`50` in open mode, `0` in run mode',
    description:
      'Number of tests whose snapshots and command details stay available. A lower number saves memory in long sessions.',
    scope: 'root',
    override: 'test',
  },
  {
    name: 'port',
    group: 'general',
    type: 'number | null',
    default: '`null`',
    description: 'Port of the server that Cypress itself runs. `null` picks a free one.',
    scope: 'root',
    override: 'project',
  },
  {
    name: 'projectId',
    group: 'general',
    type: 'string | null',
    default: '`null`',
    description:
      'Identifies the project in Cypress Cloud. Cypress writes it when you [connect the project](/cloud/get-started/setup). It is not a secret.',
    scope: 'root',
    override: 'project',
  },
  {
    name: 'redirectionLimit',
    group: 'general',
    type: 'number',
    default: '`20`',
    description: 'How often the application may redirect before Cypress reports an error.',
    scope: 'root',
    override: 'test',
    since: '7.0.0',
  },
  {
    name: 'reporter',
    group: 'general',
    type: 'string',
    default: "`'spec'`",
    description:
      'Name or path of the Mocha [reporter](/app/tooling/reporters) that prints the results of `cypress run`.',
    scope: 'root',
    override: 'project',
  },
  {
    name: 'reporterOptions',
    group: 'general',
    type: 'object',
    default: '`null`',
    description: 'Settings for the reporter; each reporter defines its own.',
    scope: 'root',
    override: 'project',
  },
  {
    name: 'retries',
    group: 'general',
    type: 'number | object | null',
    default: '`{ runMode: 0, openMode: 0 }`',
    description:
      'How many more times a failing test is attempted: one number for both modes, or one for each. See [test retries](/app/guides/test-retries).',
    scope: 'root',
    override: 'test',
    since: '5.0.0',
  },
  {
    name: 'watchForFileChanges',
    group: 'general',
    type: 'boolean',
    default: '`true` in open mode, `false` in run mode',
    description:
      'Whether the current spec runs again when it, or a file that it imports, is saved.',
    scope: 'root',
    override: 'project',
  },

  {
    name: 'defaultCommandTimeout',
    group: 'timeouts',
    type: 'number',
    default: '`4000`',
    description:
      'How long most commands on the DOM, and the assertions after them, are [retried](/app/core-concepts/retry-ability).',
    scope: 'root',
    override: 'test',
  },
  {
    name: 'execTimeout',
    group: 'timeouts',
    type: 'number',
    default: '`60000`',
    description:
      'How long a command of [`cy.exec()`](/api/commands/exec) may run. Move to `cy.task()` and `taskTimeout`.',
    scope: 'root',
    override: 'test',
    deprecated: '15.21.0',
  },
  {
    name: 'taskTimeout',
    group: 'timeouts',
    type: 'number',
    default: '`60000`',
    description: 'How long a task of [`cy.task()`](/api/commands/task) may take.',
    scope: 'root',
    override: 'test',
  },
  {
    name: 'pageLoadTimeout',
    group: 'timeouts',
    type: 'number',
    default: '`60000`',
    description:
      'How long a page may take until its `load` event: after `cy.visit()`, `cy.go()`, `cy.reload()`, and after a click that leaves the page.',
    scope: 'root',
    override: 'test',
  },
  {
    name: 'requestTimeout',
    group: 'timeouts',
    type: 'number',
    default: '`5000`',
    description:
      'How long [`cy.wait()`](/api/commands/wait) waits for the request of an alias to leave the application.',
    scope: 'root',
    override: 'test',
  },
  {
    name: 'responseTimeout',
    group: 'timeouts',
    type: 'number',
    default: '`30000`',
    description:
      'How long the answer may take: in `cy.request()`, `cy.wait()`, `cy.fixture()`, `cy.screenshot()` and the commands for cookies.',
    scope: 'root',
    override: 'test',
  },

  {
    name: 'downloadsFolder',
    group: 'folders',
    type: 'string',
    default: "`'cypress/downloads'`",
    description: 'Files that the application downloads during a test are saved here.',
    scope: 'root',
    override: 'project',
  },
  {
    name: 'fileServerFolder',
    group: 'folders',
    type: 'string',
    default: 'folder of the project',
    description:
      'Folder that Cypress serves over HTTP when there is no `baseUrl`, so that `cy.visit()` can open its files.',
    scope: 'root',
    override: 'project',
  },
  {
    name: 'fixturesFolder',
    group: 'folders',
    type: 'string | false',
    default: "`'cypress/fixtures'`",
    description:
      'Folder of the files that [`cy.fixture()`](/api/commands/fixture) loads. `false` for a project without fixtures.',
    scope: 'root',
    override: 'project',
  },
  {
    name: 'screenshotsFolder',
    group: 'folders',
    type: 'string',
    default: "`'cypress/screenshots'`",
    description: 'Pictures of failures and of `cy.screenshot()` are saved here.',
    scope: 'root',
    override: 'project',
  },
  {
    name: 'videosFolder',
    group: 'folders',
    type: 'string',
    default: "`'cypress/videos'`",
    description: 'Videos are saved here.',
    scope: 'root',
    override: 'project',
  },

  {
    name: 'screenshotOnRunFailure',
    group: 'artifacts',
    type: 'boolean',
    default: '`true`',
    description: 'Whether a test that fails in run mode leaves a screenshot.',
    scope: 'root',
    override: 'test',
    since: '4.1.0',
  },
  {
    name: 'video',
    group: 'artifacts',
    type: 'boolean',
    default: '`false`',
    description: 'Whether run mode records a video of each spec. It was `true` before 13.0.0.',
    scope: 'root',
    override: 'project',
  },
  {
    name: 'videoCompression',
    group: 'artifacts',
    type: 'boolean | number',
    default: '`false`',
    description:
      'Quality of the compressed video, from 1 (best) to 51 (smallest file). `true` means 32; `false` and 0 skip the step.',
    scope: 'root',
    override: 'project',
  },
  {
    name: 'trashAssetsBeforeRuns',
    group: 'artifacts',
    type: 'boolean',
    default: '`true`',
    description:
      'Whether `cypress run` first empties the folders for downloads, screenshots and videos. See [what is deleted](#what-is-deleted-before-a-run).',
    scope: 'root',
    override: 'project',
  },

  {
    name: 'defaultBrowser',
    group: 'browser',
    type: 'string',
    default: '`null`',
    description:
      'Browser that starts first, named as for `--browser`. A `--browser` on the command line wins.',
    scope: 'root',
    override: 'project',
    since: '13.16.0',
  },
  {
    name: 'chromeWebSecurity',
    group: 'browser',
    type: 'boolean',
    default: '`true`',
    description:
      'Whether browsers of the Chromium family enforce the same-origin policy and block mixed content. Other browsers ignore it.',
    scope: 'root',
    override: 'project',
  },
  {
    name: 'blockHosts',
    group: 'browser',
    type: 'string | string[] | null',
    default: '`null`',
    description:
      'Hosts whose requests are answered with status 503 and never leave the machine. See [how to block hosts](#block-requests-to-hosts).',
    scope: 'root',
    override: 'test',
    since: '5.0.0',
  },
  {
    name: 'hosts',
    group: 'browser',
    type: 'object | null',
    default: '`null`',
    description:
      'IP addresses for host names, like a hosts file for Cypress alone. See [how to map hosts](#send-a-host-name-to-another-address).',
    scope: 'root',
    override: 'project',
  },
  {
    name: 'modifyObstructiveCode',
    group: 'browser',
    type: 'boolean',
    default: '`true`',
    description:
      'Whether first-party HTML and JavaScript is rewritten where it would break out of the frame of the test. See [rewritten code](#code-that-is-rewritten).',
    scope: 'root',
    override: 'project',
  },
  {
    name: 'removeSRIAttributes',
    group: 'browser',
    type: 'boolean',
    default: '`false`',
    description:
      'Whether `integrity` attributes are removed from first-party resources, so that rewritten files still load. See [rewritten code](#code-that-is-rewritten).',
    scope: 'root',
    override: 'project',
    since: '15.18.0',
  },
  {
    name: 'userAgent',
    group: 'browser',
    type: 'string | null',
    default: '`null`',
    description: 'Replaces the user agent that the browser sends.',
    scope: 'root',
    override: 'project',
  },

  {
    name: 'viewportHeight',
    group: 'viewport',
    type: 'number',
    default: '`660`',
    description:
      'Height of the application in pixels; 500 in component tests unless you set it. [`cy.viewport()`](/api/commands/viewport) changes it within a test.',
    scope: 'root',
    override: 'test',
  },
  {
    name: 'viewportWidth',
    group: 'viewport',
    type: 'number',
    default: '`1000`',
    description: 'Width of the application in pixels; 500 in component tests unless you set it.',
    scope: 'root',
    override: 'test',
  },

  {
    name: 'animationDistanceThreshold',
    group: 'actionability',
    type: 'number',
    default: '`5`',
    description:
      'An element that moves farther than this many pixels between two checks counts as animating.',
    scope: 'root',
    override: 'test',
  },
  {
    name: 'keystrokeDelay',
    group: 'actionability',
    type: 'number',
    default: '`10`',
    description:
      'Pause in milliseconds after each key of [`.type()`](/api/commands/type) and `.clear()`.',
    scope: 'root',
    override: 'test',
  },
  {
    name: 'waitForAnimations',
    group: 'actionability',
    type: 'boolean',
    default: '`true`',
    description: 'Whether an action waits until its element stands still.',
    scope: 'root',
    override: 'test',
  },
  {
    name: 'scrollBehavior',
    group: 'actionability',
    type: "false | 'top' | 'bottom' | 'start' | 'end' | 'center' | 'nearest' | object",
    default: "`'top'`",
    description:
      'Where an element ends up in the viewport before an action; `false` leaves the page where it is. An object sets each axis: `{ block, inline }`. It, `start` and `end` need 15.20.0.',
    scope: 'root',
    override: 'test',
    since: '6.1.0',
  },

  {
    name: 'arch',
    group: 'system',
    type: 'string',
    default: '`os.arch()`',
    description: 'Processor architecture that Node.js reports, such as `arm64`.',
    scope: 'root',
    override: 'none',
  },
  {
    name: 'browsers',
    group: 'system',
    type: 'Browser[]',
    default: '`[]`, filled at the start',
    description:
      'Browsers that were found. Change the list in [`setupNodeEvents`](#setupnodeevents) to [hide or add a browser](/app/references/launching-browsers).',
    scope: 'root',
    override: 'project',
  },
  {
    name: 'isInteractive',
    group: 'system',
    type: 'boolean',
    default: '`true` in open mode, `false` in run mode',
    description: 'Tells the two modes apart. Read it with `Cypress.config("isInteractive")`.',
    scope: 'root',
    override: 'none',
  },
  {
    name: 'platform',
    group: 'system',
    type: "'linux' | 'darwin' | 'win32'",
    default: '`os.platform()`',
    description: 'Operating system that Node.js reports.',
    scope: 'root',
    override: 'none',
  },
  {
    name: 'resolvedNodePath',
    group: 'system',
    type: 'string',
    default: '`null`, filled at the start',
    description: 'Path of the Node.js that runs the configuration file and `setupNodeEvents`.',
    scope: 'root',
    override: 'none',
  },
  {
    name: 'resolvedNodeVersion',
    group: 'system',
    type: 'string',
    default: '`null`, filled at the start',
    description: 'Version of that Node.js.',
    scope: 'root',
    override: 'none',
  },

  {
    name: 'baseUrl',
    group: 'e2e',
    type: 'string | null',
    default: '`null`',
    description:
      'Start of the address for [`cy.visit()`](/api/commands/visit) and [`cy.request()`](/api/commands/request). Cypress also checks that it answers before the tests start.',
    scope: 'e2e',
    override: 'test',
  },
  {
    name: 'setupNodeEvents',
    group: 'e2e',
    type: '(on, config) => config | void',
    default: '`null`',
    description:
      'Function that registers [Node events](/api/node-events/overview) and may change the configuration. A component test needs its own.',
    scope: 'e2e',
    override: 'project',
    since: '10.0.0',
  },
  {
    name: 'supportFile',
    group: 'e2e',
    type: 'string | false',
    default: "`'cypress/support/e2e.{js,jsx,ts,tsx}'`",
    description:
      'File that runs in the browser before each spec. `false` for a project without one.',
    scope: 'e2e',
    override: 'project',
  },
  {
    name: 'specPattern',
    group: 'e2e',
    type: 'string | string[]',
    default: "`'cypress/e2e/**/*.cy.{js,jsx,ts,tsx}'`",
    description: 'Globs that tell spec files from other files.',
    scope: 'e2e',
    override: 'project',
    since: '10.0.0',
  },
  {
    name: 'excludeSpecPattern',
    group: 'e2e',
    type: 'string | string[]',
    default: "`'*.hot-update.js'`",
    description:
      'Globs of files that match `specPattern` but are not specs. See [how patterns match](#match-spec-files).',
    scope: 'e2e',
    override: 'project',
    since: '10.0.0',
  },
  {
    name: 'slowTestThreshold',
    group: 'e2e',
    type: 'number',
    default: '`10000`',
    description:
      'Milliseconds after which the reporter marks a test as slow; half of it marks it as medium.',
    scope: 'e2e',
    override: 'test',
    since: '8.7.0',
  },
  {
    name: 'testIsolation',
    group: 'e2e',
    type: 'boolean',
    default: '`true`',
    description:
      'Whether each test starts with an empty page, without cookies and storage. See [test isolation](/app/core-concepts/test-isolation).',
    scope: 'e2e',
    override: 'suite',
    since: '10.4.0',
  },
  {
    name: 'injectDocumentDomain',
    group: 'e2e',
    type: 'boolean',
    default: '`false`',
    description:
      'Whether `document.domain` is set, so that a test can move between subdomains without `cy.origin()`. See [its limits](#move-between-subdomains).',
    scope: 'e2e',
    override: 'project',
    since: '14.0.0',
    deprecated: '14.0.0',
  },

  {
    name: 'devServer',
    group: 'component',
    type: 'object | function',
    default: '`null`',
    description:
      'Compiles and serves the components: `{ framework, bundler }`, or a [custom function](#serve-components). Required for component tests.',
    scope: 'component',
    override: 'project',
    since: '7.0.0',
  },
  {
    name: 'indexHtmlFile',
    group: 'component',
    type: 'string',
    default: "`'cypress/support/component-index.html'`",
    description: 'HTML document that components are mounted into.',
    scope: 'component',
    override: 'project',
    since: '10.0.0',
  },
  {
    name: 'justInTimeCompile',
    group: 'component',
    type: 'boolean',
    default: '`true`',
    description:
      'Whether webpack compiles only the spec that runs, instead of all of them at the start. Vite always works that way.',
    scope: 'component',
    override: 'project',
    since: '14.0.0',
  },
  {
    name: 'setupNodeEvents',
    group: 'component',
    type: '(on, config) => config | void',
    default: '`null`',
    description:
      'Function that registers Node events for component tests and may change their configuration.',
    scope: 'component',
    override: 'project',
    since: '10.0.0',
  },
  {
    name: 'supportFile',
    group: 'component',
    type: 'string | false',
    default: "`'cypress/support/component.{js,jsx,ts,tsx}'`",
    description: 'File that runs before each component spec; usually it registers `cy.mount()`.',
    scope: 'component',
    override: 'project',
  },
  {
    name: 'specPattern',
    group: 'component',
    type: 'string | string[]',
    default: "`'**/*.cy.{js,jsx,ts,tsx}'`",
    description: 'Globs of component specs. Files that belong to end-to-end tests are left out.',
    scope: 'component',
    override: 'project',
    since: '10.0.0',
  },
  {
    name: 'excludeSpecPattern',
    group: 'component',
    type: 'string | string[]',
    default: "`['**/__snapshots__/*', '**/__image_snapshots__/*']`",
    description: 'Globs of files that are not component specs.',
    scope: 'component',
    override: 'project',
    since: '10.0.0',
  },
  {
    name: 'experimentalSingleTabRunMode',
    group: 'component',
    type: 'boolean',
    default: '`false`',
    description:
      'Whether run mode keeps one browser tab for all component specs. An [experiment](/app/references/experiments).',
    scope: 'component',
    override: 'project',
    since: '10.6.0',
  },
  {
    name: 'slowTestThreshold',
    group: 'component',
    type: 'number',
    default: '`250`',
    description: 'Milliseconds after which the reporter marks a component test as slow.',
    scope: 'component',
    override: 'test',
    since: '8.7.0',
  },
  {
    name: 'devServerPublicPathRoute',
    group: 'component',
    type: 'string',
    default: "`'/__cypress/src'`",
    description:
      'Path under which the development server publishes its files. A custom server may need a different path.',
    scope: 'component',
    override: 'project',
  },

  {
    name: 'experimentalCspAllowList',
    group: 'experiments',
    type: 'boolean | string[]',
    default: '`false`',
    description:
      'Which directives of a [content security policy](/app/references/content-security-policy) stay in the responses. `true` keeps all that can be kept.',
    scope: 'root',
    override: 'project',
  },
  {
    name: 'experimentalInteractiveRunEvents',
    group: 'experiments',
    type: 'boolean',
    default: '`false`',
    description:
      'Whether the Node events of a run and of a spec, such as [`before:run`](/api/node-events/before-run-api), also fire in open mode.',
    scope: 'root',
    override: 'project',
    since: '7.1.0',
  },
  {
    name: 'experimentalMemoryManagement',
    group: 'experiments',
    type: 'boolean',
    default: '`false`',
    description: 'Whether Cypress frees memory more eagerly in browsers of the Chromium family.',
    scope: 'root',
    override: 'project',
    since: '12.4.0',
  },
  {
    name: 'experimentalModifyObstructiveThirdPartyCode',
    group: 'experiments',
    type: 'boolean',
    default: '`false`',
    description:
      'Extends `modifyObstructiveCode` to files of other hosts, and removes their `integrity` attributes.',
    scope: 'root',
    override: 'project',
    since: '10.4.0',
  },
  {
    name: 'experimentalRunAllSpecs',
    group: 'experiments',
    type: 'boolean',
    default: '`false`',
    description:
      'Adds a button to open mode that runs a whole folder of specs, or all of them. In component testing from 15.9.0.',
    scope: 'root',
    override: 'project',
    since: '11.2.0',
  },
  {
    name: 'experimentalSourceRewriting',
    group: 'experiments',
    type: 'boolean',
    default: '`false`',
    description:
      'Rewrites JavaScript and HTML by its syntax tree instead of by patterns, which finds more code and takes longer.',
    scope: 'root',
    override: 'project',
    since: '4.6.0',
  },
  {
    name: 'experimentalWebKitSupport',
    group: 'experiments',
    type: 'boolean',
    default: '`false`',
    description:
      'Offers WebKit as a browser when the package `playwright-webkit` is installed. See [launching browsers](/app/references/launching-browsers).',
    scope: 'root',
    override: 'project',
    since: '10.8.0',
  },
  {
    name: 'experimentalFastVisibility',
    group: 'experiments',
    type: 'boolean',
    default: '`false`',
    description:
      'Decides by sampled points whether an element is visible, which is faster in large documents.',
    scope: 'root',
    override: 'project',
    since: '15.8.0',
  },
  {
    name: 'experimentalOriginDependencies',
    group: 'experiments',
    type: 'boolean',
    default: '`false`',
    description:
      'Allows `Cypress.require()` inside the callback of [`cy.origin()`](/api/commands/origin).',
    scope: 'e2e',
    override: 'project',
    since: '12.0.0',
  },
  {
    name: 'retries.experimentalStrategy',
    group: 'experiments',
    type: "'detect-flake-and-pass-on-threshold' | 'detect-flake-but-always-fail'",
    default: 'not set',
    description:
      'How the attempts of a test make up its result. It goes inside `retries`, at the root, and turns `runMode` and `openMode` into booleans.',
    scope: 'root',
    override: 'project',
    since: '13.4.0',
  },
  {
    name: 'retries.experimentalOptions',
    group: 'experiments',
    type: '{ maxRetries, passesRequired } | { maxRetries, stopIfAnyPassed }',
    default: 'not set',
    description:
      'Numbers for the strategy: `passesRequired`, which may not exceed `maxRetries`, for the one that passes; `stopIfAnyPassed` for the one that fails.',
    scope: 'root',
    override: 'project',
    since: '13.4.0',
  },
]
