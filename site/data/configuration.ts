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
 * Where a value can be changed after the configuration file: `test` in suites, tests, and `Cypress.config()`; `suite`
 * only in suites; `project` not in anything that runs in the browser; `none` nowhere, because the value is read-only.
 */
export type OverrideLevel = 'test' | 'suite' | 'project' | 'none'

export interface ConfigurationOption {
  /** As written in the configuration file. */
  name: string
  group: ConfigurationGroup
  /** In TypeScript notation. */
  type: string
  /** Inline Markdown. */
  default: string
  /** Inline Markdown. */
  description: string
  /** The configuration file's object that contains the option. `root` options are accepted in both. */
  scope: 'root' | 'e2e' | 'component'
  override: OverrideLevel
  since?: string
  /** Version in which it was deprecated. */
  deprecated?: string
}

/** All options in the order of the reference. */
export const configuration: ConfigurationOption[] = [
  {
    name: 'clientCertificates',
    group: 'general',
    type: 'object[]',
    default: '`[]`',
    description:
      'The TLS certificates that Cypress presents to servers, selected by URL. See [client certificates](/app/references/client-certificates).',
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
      'Whether tests can call the deprecated [`Cypress.env()`](/api/cypress-api/env). Set it to `false` after you have [migrated](/app/guides/environment-variables#move-away-from-cypressenv) to `cy.env()` and `Cypress.expose()`.',
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
      'Secret values that tests read with [`cy.env()`](/api/commands/env). Suites and tests can set it only for the deprecated `Cypress.env()`, and only if `allowCypressEnv` is `true`.',
    scope: 'root',
    override: 'project',
  },
  {
    name: 'expose',
    group: 'general',
    type: 'object',
    default: '`{}`',
    description:
      'Public values that tests read with [`Cypress.expose()`](/api/cypress-api/expose). Since 15.17.0, suites and tests can set it.',
    scope: 'root',
    override: 'test',
    since: '15.10.0',
  },
  {
    name: 'includeShadowDom',
    group: 'general',
    type: 'boolean',
    default: '`false`',
    description: 'Whether queries such as `cy.get()` also find elements in shadow DOM.',
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
      "The number of tests whose snapshots and command data Cypress keeps in memory. Lower it if the browser uses too much memory. Since 15.18.0, it's always `0` in run mode.",
    scope: 'root',
    override: 'test',
  },
  {
    name: 'port',
    group: 'general',
    type: 'number | null',
    default: '`null`',
    description: 'The port that Cypress runs on. By default, Cypress uses a random port.',
    scope: 'root',
    override: 'project',
  },
  {
    name: 'projectId',
    group: 'general',
    type: 'string | null',
    default: '`null`',
    description:
      'The ID that identifies your project when you record runs. Cypress sets it when you [connect the project](/cloud/get-started/setup) to Cypress Cloud.',
    scope: 'root',
    override: 'project',
  },
  {
    name: 'redirectionLimit',
    group: 'general',
    type: 'number',
    default: '`20`',
    description:
      'The number of times that the application can redirect before Cypress reports an error.',
    scope: 'root',
    override: 'test',
    since: '7.0.0',
  },
  {
    name: 'reporter',
    group: 'general',
    type: 'string',
    default: "`'spec'`",
    description: 'The [reporter](/app/tooling/reporters) that `cypress run` uses.',
    scope: 'root',
    override: 'project',
  },
  {
    name: 'reporterOptions',
    group: 'general',
    type: 'object',
    default: '`null`',
    description:
      'The options of the [reporter](/app/tooling/reporters). Each reporter supports different ones.',
    scope: 'root',
    override: 'project',
  },
  {
    name: 'retries',
    group: 'general',
    type: 'number | object | null',
    default: '`{ runMode: 0, openMode: 0 }`',
    description:
      'The number of times that Cypress retries a failed test: one number, or one each for run mode and open mode. See [test retries](/app/guides/test-retries).',
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
      'Whether Cypress watches the test files and runs the tests again when they change. It has no effect in run mode.',
    scope: 'root',
    override: 'project',
  },

  {
    name: 'defaultCommandTimeout',
    group: 'timeouts',
    type: 'number',
    default: '`4000`',
    description:
      'The time after which most commands that work with the DOM time out, including the assertions that follow them. See [retry-ability](/app/core-concepts/retry-ability).',
    scope: 'root',
    override: 'test',
  },
  {
    name: 'execTimeout',
    group: 'timeouts',
    type: 'number',
    default: '`60000`',
    description:
      'The time that [`cy.exec()`](/api/commands/exec) waits for a system command. Deprecated together with `cy.exec()`: use `cy.task()` and `taskTimeout` instead.',
    scope: 'root',
    override: 'test',
    deprecated: '15.21.0',
  },
  {
    name: 'taskTimeout',
    group: 'timeouts',
    type: 'number',
    default: '`60000`',
    description: 'The time that [`cy.task()`](/api/commands/task) waits for a task to finish.',
    scope: 'root',
    override: 'test',
  },
  {
    name: 'pageLoadTimeout',
    group: 'timeouts',
    type: 'number',
    default: '`60000`',
    description:
      'The time that `cy.visit()`, `cy.go()`, `cy.reload()`, and page transitions wait for the `load` event. The operating system limits network requests too, so they can time out earlier.',
    scope: 'root',
    override: 'test',
  },
  {
    name: 'requestTimeout',
    group: 'timeouts',
    type: 'number',
    default: '`5000`',
    description: 'The time that [`cy.wait()`](/api/commands/wait) waits for a request to go out.',
    scope: 'root',
    override: 'test',
  },
  {
    name: 'responseTimeout',
    group: 'timeouts',
    type: 'number',
    default: '`30000`',
    description:
      'The time that these commands wait for a response: `cy.visit()`, `cy.request()`, `cy.wait()`, `cy.fixture()`, `cy.screenshot()`, `cy.getCookie()`, `cy.getCookies()`, `cy.getAllCookies()`, `cy.setCookie()`, `cy.clearCookie()`, `cy.clearCookies()`, and `cy.clearAllCookies()`.',
    scope: 'root',
    override: 'test',
  },

  {
    name: 'downloadsFolder',
    group: 'folders',
    type: 'string',
    default: "`'cypress/downloads'`",
    description: 'The folder for files that a test downloads.',
    scope: 'root',
    override: 'project',
  },
  {
    name: 'fileServerFolder',
    group: 'folders',
    type: 'string',
    default: 'root folder of the project',
    description: 'The folder that Cypress serves application files from.',
    scope: 'root',
    override: 'project',
  },
  {
    name: 'fixturesFolder',
    group: 'folders',
    type: 'string | false',
    default: "`'cypress/fixtures'`",
    description:
      'The folder with the [fixture](/api/commands/fixture) files. `false` turns fixtures off.',
    scope: 'root',
    override: 'project',
  },
  {
    name: 'screenshotsFolder',
    group: 'folders',
    type: 'string | false',
    default: "`'cypress/screenshots'`",
    description:
      'The folder for screenshots from [`cy.screenshot()`](/api/commands/screenshot) and for screenshots of tests that fail in run mode.',
    scope: 'root',
    override: 'project',
  },
  {
    name: 'videosFolder',
    group: 'folders',
    type: 'string',
    default: "`'cypress/videos'`",
    description: 'The folder for videos from run mode.',
    scope: 'root',
    override: 'project',
  },

  {
    name: 'screenshotOnRunFailure',
    group: 'artifacts',
    type: 'boolean',
    default: '`true`',
    description: 'Whether Cypress takes a screenshot when a test fails in run mode.',
    scope: 'root',
    override: 'test',
    since: '4.12.0',
  },
  {
    name: 'video',
    group: 'artifacts',
    type: 'boolean',
    default: '`false`',
    description:
      'Whether Cypress records a [video](/app/guides/screenshots-and-videos) in run mode.',
    scope: 'root',
    override: 'project',
  },
  {
    name: 'videoCompression',
    group: 'artifacts',
    type: 'boolean | number',
    default: '`false`',
    description:
      'The quality of the video as a constant rate factor (CRF) from 1 to 51. A lower number means better quality and a larger file. `true` uses 32. `false` and `0` turn compression off.',
    scope: 'root',
    override: 'project',
  },
  {
    name: 'trashAssetsBeforeRuns',
    group: 'artifacts',
    type: 'boolean',
    default: '`true`',
    description:
      'Whether `cypress run` first deletes everything in the folders for downloads, screenshots, and videos. See [Clear folders before a run](#what-is-deleted-before-a-run).',
    scope: 'root',
    override: 'project',
  },

  {
    name: 'defaultBrowser',
    group: 'browser',
    type: 'string',
    default: '`null`',
    description:
      "The browser that Cypress starts if you don't pass `--browser`. It only affects the first browser that Cypress starts.",
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
      'Whether Chromium-based browsers enforce the same-origin policy and block insecure mixed content.',
    scope: 'root',
    override: 'project',
  },
  {
    name: 'blockHosts',
    group: 'browser',
    type: 'string | string[] | null',
    default: '`null`',
    description:
      'The hosts that you want to block. Since 15.21.0, overrides in suites and tests take effect. See [Block requests to hosts](#block-requests-to-hosts).',
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
      'The hostnames that Cypress should resolve, with their IP addresses. See [Map hostnames to IP addresses](#send-a-host-name-to-another-address).',
    scope: 'root',
    override: 'project',
  },
  {
    name: 'modifyObstructiveCode',
    group: 'browser',
    type: 'boolean',
    default: '`true`',
    description:
      'Whether Cypress replaces code in `.html` and `.js` files that prevents the application from running in a frame. See [Rewrite obstructive code](#code-that-is-rewritten).',
    scope: 'root',
    override: 'project',
  },
  {
    name: 'removeSRIAttributes',
    group: 'browser',
    type: 'boolean',
    default: '`false`',
    description:
      'Whether Cypress removes `integrity` attributes from first-party `<script>` and `<link>` elements. See [Remove integrity attributes](#remove-integrity-attributes).',
    scope: 'root',
    override: 'project',
    since: '15.18.0',
  },
  {
    name: 'userAgent',
    group: 'browser',
    type: 'string | null',
    default: '`null`',
    description:
      'A user agent that replaces the default one in the headers of all requests that the browser sends.',
    scope: 'root',
    override: 'project',
  },

  {
    name: 'viewportHeight',
    group: 'viewport',
    type: 'number',
    default: '`660`',
    description:
      "The height of the application's viewport in pixels. In component tests, the default is 500. [`cy.viewport()`](/api/commands/viewport) overrides it.",
    scope: 'root',
    override: 'test',
  },
  {
    name: 'viewportWidth',
    group: 'viewport',
    type: 'number',
    default: '`1000`',
    description:
      "The width of the application's viewport in pixels. In component tests, the default is 500. [`cy.viewport()`](/api/commands/viewport) overrides it.",
    scope: 'root',
    override: 'test',
  },

  {
    name: 'animationDistanceThreshold',
    group: 'actionability',
    type: 'number',
    default: '`5`',
    description:
      'If an element moves farther than this between two checks, in pixels, Cypress considers it animating.',
    scope: 'root',
    override: 'test',
  },
  {
    name: 'keystrokeDelay',
    group: 'actionability',
    type: 'number',
    default: '`10`',
    description:
      'The delay after each key that [`.type()`](/api/commands/type) types, in milliseconds. It must be a positive number. To remove the delay, call [`Cypress.Keyboard.defaults({ keystrokeDelay: 0 })`](/api/cypress-api/keyboard-api) in the support file.',
    scope: 'root',
    override: 'test',
  },
  {
    name: 'waitForAnimations',
    group: 'actionability',
    type: 'boolean',
    default: '`true`',
    description: 'Whether actions wait until the element stops animating.',
    scope: 'root',
    override: 'test',
  },
  {
    name: 'scrollBehavior',
    group: 'actionability',
    type: "false | 'top' | 'bottom' | 'start' | 'end' | 'center' | 'nearest' | object",
    default: "`'top'`",
    description:
      "Where Cypress scrolls an element before an action. An object with `block` and `inline` aligns each axis separately. `'top'` and `'bottom'` affect only the vertical axis, `'start'` and `'end'` both. `false` turns scrolling off. `'start'`, `'end'`, and the object require 15.20.0. See [Scrolling](/app/core-concepts/interacting-with-elements#scrolling).",
    scope: 'root',
    override: 'test',
    since: '6.1.0',
  },

  {
    name: 'arch',
    group: 'system',
    type: 'string',
    default: '`os.arch()`',
    description: 'The CPU architecture, such as `x64`, `arm`, or `arm64`.',
    scope: 'root',
    override: 'none',
  },
  {
    name: 'browsers',
    group: 'system',
    type: 'Browser[]',
    default: '`[]`, set at startup',
    description:
      'The browsers that Cypress found. You can filter the list or add browsers in [`setupNodeEvents`](#setupnodeevents). See [Customize browsers](/app/references/launching-browsers#customize).',
    scope: 'root',
    override: 'project',
  },
  {
    name: 'isInteractive',
    group: 'system',
    type: 'boolean',
    default: '`true` in open mode, `false` in run mode',
    description: 'Whether Cypress runs in open mode. See [Detect the mode](#detect-the-mode).',
    scope: 'root',
    override: 'none',
  },
  {
    name: 'platform',
    group: 'system',
    type: "'linux' | 'darwin' | 'win32'",
    default: '`os.platform()`',
    description: 'The operating system: `linux`, `darwin` (macOS), or `win32` (Windows).',
    scope: 'root',
    override: 'none',
  },
  {
    name: 'resolvedNodePath',
    group: 'system',
    type: 'string',
    default: '`null`, set at startup',
    description: 'The path of the Node.js that Cypress uses for `cy.task()` and `cy.exec()`.',
    scope: 'root',
    override: 'none',
  },
  {
    name: 'resolvedNodeVersion',
    group: 'system',
    type: 'string',
    default: '`null`, set at startup',
    description: 'The version of the Node.js that Cypress uses.',
    scope: 'root',
    override: 'none',
  },

  {
    name: 'baseUrl',
    group: 'e2e',
    type: 'string | null',
    default: '`null`',
    description:
      'The prefix for the URLs that you pass to [`cy.visit()`](/api/commands/visit) and [`cy.request()`](/api/commands/request).',
    scope: 'e2e',
    override: 'test',
  },
  {
    name: 'setupNodeEvents',
    group: 'e2e',
    type: '(on, config) => config | void | Promise<config | void>',
    default: '`null`',
    description:
      'The function in which you register [Node events](/api/node-events/overview) and modify the configuration. See [Modify the configuration in setupNodeEvents](#from-setupnodeevents).',
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
      'The file that Cypress loads before each spec. Cypress compiles and bundles it. `false` turns it off.',
    scope: 'e2e',
    override: 'project',
  },
  {
    name: 'specPattern',
    group: 'e2e',
    type: 'string | string[]',
    default: "`'cypress/e2e/**/*.cy.{js,jsx,ts,tsx}'`",
    description:
      'The glob patterns of the spec files. See [Choose the spec files](#match-spec-files).',
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
      "The glob patterns of files that aren't specs even though they match `specPattern`. See [Choose the spec files](#match-spec-files).",
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
      'The time after which a test counts as slow, in milliseconds. The default reporter prints slow tests in orange.',
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
      'Whether each test starts in a clean browser context. See [test isolation](/app/core-concepts/test-isolation).',
    scope: 'e2e',
    override: 'suite',
    since: '10.5.0',
  },
  {
    name: 'injectDocumentDomain',
    group: 'e2e',
    type: 'boolean',
    default: '`false`',
    description:
      'Whether Cypress sets `document.domain` in the application, which reduces the need for `cy.origin()`. See [Navigate between subdomains](#move-between-subdomains).',
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
      "The server that compiles and serves your components. It's required for component tests. See [Configure the dev server](#serve-components).",
    scope: 'component',
    override: 'project',
    since: '10.0.0',
  },
  {
    name: 'indexHtmlFile',
    group: 'component',
    type: 'string',
    default: "`'cypress/support/component-index.html'`",
    description:
      'The HTML file in which Cypress renders your components. Use it to add global styles, fonts, and scripts.',
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
      'Whether webpack compiles only the resources of a spec, right before the spec runs.',
    scope: 'component',
    override: 'project',
    since: '14.0.0',
  },
  {
    name: 'setupNodeEvents',
    group: 'component',
    type: '(on, config) => config | void | Promise<config | void>',
    default: '`null`',
    description:
      'The function in which you register Node events for component tests and modify their configuration.',
    scope: 'component',
    override: 'project',
    since: '10.0.0',
  },
  {
    name: 'supportFile',
    group: 'component',
    type: 'string | false',
    default: "`'cypress/support/component.{js,jsx,ts,tsx}'`",
    description:
      'The file that Cypress loads before each component spec. Cypress compiles and bundles it. `false` turns it off.',
    scope: 'component',
    override: 'project',
  },
  {
    name: 'specPattern',
    group: 'component',
    type: 'string | string[]',
    default: "`'**/*.cy.{js,jsx,ts,tsx}'`",
    description:
      'The glob patterns of the component specs. Cypress excludes files that match the pattern for end-to-end tests.',
    scope: 'component',
    override: 'project',
    since: '10.0.0',
  },
  {
    name: 'excludeSpecPattern',
    group: 'component',
    type: 'string | string[]',
    default: "`['**/__snapshots__/*', '**/__image_snapshots__/*']`",
    description:
      "The glob patterns of files that aren't component specs even though they match `specPattern`.",
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
      'Whether Cypress runs all component specs in one tab instead of a new tab for each. This can make runs faster, but it can affect the isolation of specs and the reliability of large test suites.',
    scope: 'component',
    override: 'project',
    since: '10.6.0',
  },
  {
    name: 'slowTestThreshold',
    group: 'component',
    type: 'number',
    default: '`250`',
    description:
      'The time after which a component test counts as slow, in milliseconds. The default reporter prints slow tests in orange.',
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
      'The public path of the dev server. Be careful when you change it: this can have unintended consequences. See [framework configuration](/app/component-testing/component-framework-configuration).',
    scope: 'component',
    override: 'project',
  },

  {
    name: 'experimentalCspAllowList',
    group: 'experiments',
    type: 'boolean | string[]',
    default: '`false`',
    description:
      'Which directives of a [Content Security Policy](/app/references/content-security-policy) Cypress keeps.',
    scope: 'root',
    override: 'project',
    since: '12.15.0',
  },
  {
    name: 'experimentalInteractiveRunEvents',
    group: 'experiments',
    type: 'boolean',
    default: '`false`',
    description:
      'Whether the events [`before:run`](/api/node-events/before-run-api), `after:run`, `before:spec`, and `after:spec` also fire in open mode.',
    scope: 'root',
    override: 'project',
    since: '7.1.0',
  },
  {
    name: 'experimentalMemoryManagement',
    group: 'experiments',
    type: 'boolean',
    default: '`false`',
    description: 'Improves memory management in Chromium-based browsers.',
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
      'Extends `modifyObstructiveCode` to third-party `.js` and `.html` files, and removes `integrity` attributes from third-party resources. See [Cross-origin testing](/app/guides/cross-origin-testing#third-party-code-that-breaks-out).',
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
      'Adds the **Run All Specs** feature to open mode, which runs several specs in sequence. Component testing supports it since 15.9.0.',
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
      'Rewrites JavaScript and HTML based on its syntax tree (AST) instead of regular expressions.',
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
      'Adds [WebKit](/app/references/launching-browsers#webkit) as a browser if `playwright-webkit` is installed.',
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
      'Uses a faster algorithm to determine whether an element is [visible](/app/core-concepts/interacting-with-elements#the-faster-check).',
    scope: 'root',
    override: 'test',
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
      'The strategy that determines the result of a test with several attempts. Set it inside `retries`. With it, `runMode` and `openMode` are booleans. See [test retries](/app/guides/test-retries).',
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
      "The options of the strategy. `passesRequired` can't be greater than `maxRetries`. See [test retries](/app/guides/test-retries).",
    scope: 'root',
    override: 'project',
    since: '13.4.0',
  },
]
