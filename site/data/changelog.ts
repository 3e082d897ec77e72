export type ChangeKind =
  'breaking' | 'deprecation' | 'feature' | 'performance' | 'fix' | 'misc' | 'dependency'

export interface Change {
  kind: ChangeKind
  /** Inline Markdown. */
  text: string
}

export interface Release {
  version: string
  date: string
  /** How many changes of each kind the release has. */
  counts: Partial<Record<ChangeKind, number>>
  /** Those that most readers meet. */
  changes: Change[]
}

/** Anchor of a release on its page. @example releaseId('15.21.0') // '15-21-0' */
export function releaseId(version: string): string {
  return version.replaceAll('.', '-')
}

/** Route of the page that holds a release: the newest major version has the short one. */
export function releaseRoute(version: string): string {
  const [major] = version.split('.')
  const [newest] = releases[0]?.version.split('.') ?? []
  return `/app/references/changelog${major === newest ? '' : `/${major}`}`
}

/** Releases, the newest first. */
export const releases: Release[] = [
  {
    version: '15.21.0',
    date: '2026-08-18',
    counts: { deprecation: 1, feature: 2, fix: 6, dependency: 1 },
    changes: [
      {
        kind: 'deprecation',
        text: '`cy.exec()` and [`execTimeout`](/app/references/configuration#exectimeout) are deprecated; use `cy.task()` and `taskTimeout`.',
      },
      {
        kind: 'feature',
        text: '[`cypress tap`](/app/references/command-line#cypress-tap) lets a terminal, or an agent, inspect and drive a session of open mode.',
      },
      {
        kind: 'feature',
        text: 'The variable [`CYPRESS_DISABLE_GUEST_TELEMETRY`](/app/references/environment-variables#cypress_disable_guest_telemetry) turns off reports from people without an account.',
      },
      { kind: 'fix', text: '`blockHosts` works again when a suite or a test sets it.' },
      {
        kind: 'fix',
        text: '`have.attr`, `have.css` and `have.prop` no longer write values into the page when they are given an object.',
      },
    ],
  },
  {
    version: '15.20.1',
    date: '2026-08-10',
    counts: { fix: 2, misc: 1, dependency: 1 },
    changes: [
      { kind: 'fix', text: 'The app reaches Cypress Cloud again; 15.20.0 broke its requests.' },
      { kind: 'fix', text: 'A pinned snapshot is no longer blank.' },
    ],
  },
  {
    version: '15.20.0',
    date: '2026-08-04',
    counts: { feature: 2, performance: 2, fix: 13, misc: 1, dependency: 4 },
    changes: [
      {
        kind: 'feature',
        text: '`scrollBehavior` accepts a value for each axis: `{ block, inline }`.',
      },
      { kind: 'feature', text: '`cy.request()` and `cy.intercept()` know the HTTP method QUERY.' },
      { kind: 'performance', text: 'Checking visibility costs less on pages with much text.' },
      { kind: 'fix', text: '`cy.intercept()` matches a port that is given as a number.' },
      { kind: 'fix', text: 'Responses with 304 and other 3xx codes are no longer marked red.' },
    ],
  },
  {
    version: '15.19.0',
    date: '2026-07-21',
    counts: { feature: 2, performance: 3, fix: 3, misc: 1 },
    changes: [
      { kind: 'feature', text: 'Specs and support files can be written for TypeScript 7.' },
      {
        kind: 'feature',
        text: 'More names for assertions, such as `exists` and `greaterThanOrEqual`.',
      },
      { kind: 'performance', text: 'Several memory leaks of the browser process are closed.' },
      {
        kind: 'performance',
        text: '`experimentalMemoryManagement` respects the memory limit of a container.',
      },
    ],
  },
  {
    version: '15.18.1',
    date: '2026-07-07',
    counts: { performance: 1, fix: 9, dependency: 1 },
    changes: [
      { kind: 'performance', text: '`cypress verify` is faster.' },
      { kind: 'fix', text: 'A crash during a video recording no longer hangs the run.' },
      { kind: 'fix', text: '`.type()` fires `keyup` in a separate task, as browsers do.' },
      { kind: 'fix', text: '`userAgent` and the pixel ratio are right in WebKit.' },
    ],
  },
  {
    version: '15.18.0',
    date: '2026-06-23',
    counts: { feature: 1, performance: 1, fix: 13, misc: 3, dependency: 2 },
    changes: [
      {
        kind: 'feature',
        text: '[`removeSRIAttributes`](/app/references/configuration#removesriattributes) removes `integrity` attributes from your own files.',
      },
      {
        kind: 'fix',
        text: 'The same uncaught error, thrown again and again, no longer exhausts the runner.',
      },
      { kind: 'fix', text: '`forceNetworkError` no longer loops in WebKit.' },
      {
        kind: 'fix',
        text: 'In Firefox, requests to localhost carry cookies that are marked `Secure`.',
      },
      { kind: 'fix', text: '`cy.visit()` opens hosts with an IPv6 address.' },
    ],
  },
  {
    version: '15.17.0',
    date: '2026-06-09',
    counts: { feature: 4, performance: 2, fix: 23, misc: 3, dependency: 2 },
    changes: [
      { kind: 'feature', text: 'Bun is recognized as a package manager.' },
      { kind: 'feature', text: 'A suite or a test can override values of `expose`.' },
      {
        kind: 'feature',
        text: '`projectId` is written into the configuration file after a sign-up.',
      },
      {
        kind: 'feature',
        text: 'Configuration files are loaded as [ES modules or CommonJS](/app/references/configuration#module-format) by the rules of Node.js.',
      },
      { kind: 'fix', text: 'Videos are recorded again in current versions of Firefox.' },
    ],
  },
  {
    version: '15.16.0',
    date: '2026-05-26',
    counts: { feature: 2, fix: 8, dependency: 1 },
    changes: [
      { kind: 'feature', text: 'You can sign up for Cypress Cloud inside the app.' },
      { kind: 'feature', text: 'The login goes to the browser without a window in between.' },
      {
        kind: 'fix',
        text: 'The application can be unpacked with the newest releases of Node.js 24 and 26.',
      },
      { kind: 'fix', text: 'Client certificates with elliptic-curve keys are accepted.' },
    ],
  },
  {
    version: '15.15.0',
    date: '2026-05-12',
    counts: { deprecation: 1, fix: 8, dependency: 2 },
    changes: [
      { kind: 'deprecation', text: '`cy.end()` is deprecated.' },
      { kind: 'fix', text: 'Vite 8 no longer registers tests twice.' },
      { kind: 'fix', text: 'Launching Firefox is tried again after a passing fault.' },
      {
        kind: 'fix',
        text: 'Requests to Cypress Cloud that are safe to repeat are repeated after a 500.',
      },
    ],
  },
  {
    version: '15.14.2',
    date: '2026-04-29',
    counts: { performance: 1, fix: 3, dependency: 4 },
    changes: [
      { kind: 'performance', text: 'The Command Log scrolls more smoothly.' },
      { kind: 'fix', text: '`cy.wait()` for several aliases is not rejected when the test ends.' },
      { kind: 'fix', text: 'Links with a base target stay in the frame of the application.' },
    ],
  },
  {
    version: '15.14.1',
    date: '2026-04-21',
    counts: { performance: 1, fix: 3 },
    changes: [
      { kind: 'performance', text: 'Running a spec again no longer leaks memory.' },
      { kind: 'fix', text: '`cy.prompt()` may send larger contents.' },
      { kind: 'fix', text: 'A race at the start of the Vite development server is gone.' },
      { kind: 'fix', text: 'Fatal errors are reported as they are, not as a general one.' },
    ],
  },
  {
    version: '15.14.0',
    date: '2026-04-16',
    counts: { feature: 2, performance: 1, fix: 1, dependency: 1 },
    changes: [
      { kind: 'feature', text: 'TypeScript 6 is supported.' },
      { kind: 'feature', text: 'Vite 8 is supported in component testing.' },
      { kind: 'performance', text: 'Long sessions in open mode need less memory.' },
      { kind: 'fix', text: 'Open mode notices values of `env` that have changed.' },
    ],
  },
  {
    version: '15.13.1',
    date: '2026-04-07',
    counts: { performance: 2, fix: 1, dependency: 1 },
    changes: [
      { kind: 'performance', text: 'A recorded run sends a smaller copy of the configuration.' },
      { kind: 'performance', text: 'Run mode starts fewer Git processes.' },
      { kind: 'fix', text: '`cy.intercept()` reports a delay that is too long.' },
    ],
  },
  {
    version: '15.13.0',
    date: '2026-03-24',
    counts: { feature: 2, fix: 1, misc: 2, dependency: 4 },
    changes: [
      { kind: 'feature', text: '`cy.prompt()` is in beta and needs no experimental option.' },
      { kind: 'feature', text: 'Cypress Studio adds a test while a single test is shown.' },
      { kind: 'fix', text: 'A component run ends when its development server is gone.' },
    ],
  },
  {
    version: '15.12.0',
    date: '2026-03-13',
    counts: { feature: 1, fix: 4, dependency: 2 },
    changes: [
      { kind: 'feature', text: 'Code in Cypress Studio can wrap its lines.' },
      { kind: 'fix', text: 'The terminal is usable again after Ctrl+C.' },
      { kind: 'fix', text: '`cy.wait()` no longer hangs on several intercepts.' },
    ],
  },
  {
    version: '15.11.0',
    date: '2026-02-25',
    counts: { feature: 4, fix: 3, misc: 2, dependency: 4 },
    changes: [
      {
        kind: 'feature',
        text: 'The flag [`--pass-with-no-tests`](/app/references/command-line#run-pass-with-no-tests) accepts a run without specs.',
      },
      {
        kind: 'feature',
        text: 'The script attribute `data-cy-bootstrap` [prevents hydration errors](/app/references/error-messages#prepare-a-server-rendered-application).',
      },
      { kind: 'feature', text: 'The proxy handles Brotli.' },
      {
        kind: 'feature',
        text: 'More CI providers are detected, among them Harness, Amplify, Buddy, Bitrise and CloudBees.',
      },
    ],
  },
  {
    version: '15.10.0',
    date: '2026-02-03',
    counts: { deprecation: 1, feature: 4, fix: 1, misc: 1, dependency: 3 },
    changes: [
      { kind: 'deprecation', text: '`Cypress.env()` is deprecated.' },
      {
        kind: 'feature',
        text: '[`cy.env()`](/api/commands/env) reads secrets without showing them to the application.',
      },
      {
        kind: 'feature',
        text: '[`Cypress.expose()`](/api/cypress-api/expose) reads values that may be public.',
      },
      {
        kind: 'feature',
        text: '[`allowCypressEnv`](/app/references/configuration#allowcypressenv) finds what still uses `Cypress.env()`.',
      },
    ],
  },
  {
    version: '15.9.0',
    date: '2026-01-13',
    counts: { feature: 1 },
    changes: [{ kind: 'feature', text: '`experimentalRunAllSpecs` works in component testing.' }],
  },
  {
    version: '15.8.2',
    date: '2026-01-06',
    counts: { fix: 2, dependency: 1 },
    changes: [
      { kind: 'fix', text: 'The path of ffprobe, which videos need, is right.' },
      { kind: 'fix', text: '`test:after:run` also fires when a `before` or `after` hook fails.' },
    ],
  },
  {
    version: '15.8.1',
    date: '2025-12-18',
    counts: { dependency: 1 },
    changes: [{ kind: 'dependency', text: 'A security update of `systeminformation`.' }],
  },
  {
    version: '15.8.0',
    date: '2025-12-16',
    counts: { feature: 3, performance: 1, fix: 5, dependency: 3 },
    changes: [
      {
        kind: 'feature',
        text: '[`experimentalFastVisibility`](/app/references/configuration#experimentalfastvisibility) checks visibility by sampling.',
      },
      { kind: 'feature', text: 'Angular 21 is supported, including without Zone.js.' },
      { kind: 'feature', text: 'The selector playground is back in open mode.' },
      {
        kind: 'fix',
        text: 'A synchronous XHR with a function as route handler does not freeze the browser.',
      },
    ],
  },
  {
    version: '15.7.1',
    date: '2025-12-02',
    counts: { performance: 1, fix: 1, dependency: 1 },
    changes: [
      { kind: 'performance', text: 'Snapshots are highlighted faster.' },
      { kind: 'fix', text: 'A clearer message appears when the code of `cy.prompt()` is missing.' },
    ],
  },
  {
    version: '15.7.0',
    date: '2025-11-19',
    counts: { feature: 1, performance: 1, fix: 4, misc: 2 },
    changes: [
      { kind: 'feature', text: 'Next.js 16 is supported in component testing with webpack.' },
      {
        kind: 'performance',
        text: 'Entries of the Command Log check visibility for a limited number of elements.',
      },
      { kind: 'fix', text: '`cy.wrap()` accepts objects that refer to themselves.' },
    ],
  },
  {
    version: '15.6.0',
    date: '2025-11-04',
    counts: { feature: 2, fix: 6, misc: 7, dependency: 2 },
    changes: [
      { kind: 'feature', text: 'A badge shows steps that `cy.prompt()` healed.' },
      { kind: 'feature', text: 'Cypress Studio warns about changes that are not saved.' },
      { kind: 'fix', text: 'Chrome does not offer to fill in forms during a test.' },
      { kind: 'fix', text: 'Absolute paths from source maps are right.' },
    ],
  },
  {
    version: '15.5.0',
    date: '2025-10-17',
    counts: { feature: 1, fix: 3, misc: 2, dependency: 1 },
    changes: [
      {
        kind: 'feature',
        text: 'With POSIX codes, [exit code 112](/app/references/command-line#exit-codes) means that Cypress Cloud could not be reached.',
      },
      { kind: 'fix', text: 'An application may overwrite `window.$`.' },
      { kind: 'fix', text: '64-bit browsers come first when both are installed.' },
      { kind: 'misc', text: 'The pause between two specs is shorter.' },
    ],
  },
  {
    version: '15.4.0',
    date: '2025-10-07',
    counts: { feature: 4, fix: 3, misc: 4, dependency: 3 },
    changes: [
      { kind: 'feature', text: 'Cypress Studio is on by default.' },
      { kind: 'feature', text: 'The Command Log can hide HTTP requests.' },
      {
        kind: 'feature',
        text: 'The flag [`--posix-exit-codes`](/app/references/command-line#run-posix-exit-codes).',
      },
      { kind: 'misc', text: '`prompt` is reserved: a custom command cannot have this name.' },
      { kind: 'dependency', text: 'Electron 37, with Chromium 138 and Node.js 22.19.' },
    ],
  },
  {
    version: '15.3.0',
    date: '2025-09-23',
    counts: { feature: 1, fix: 2, misc: 3, dependency: 3 },
    changes: [
      { kind: 'feature', text: '`cy.press()` knows the Escape key.' },
      { kind: 'fix', text: 'Configuration files that are ES modules are read correctly.' },
    ],
  },
  {
    version: '15.2.0',
    date: '2025-09-09',
    counts: { feature: 1, fix: 1, dependency: 1 },
    changes: [
      { kind: 'feature', text: '`@cypress/grep` works together with Cypress Studio.' },
      { kind: 'fix', text: 'Lookups of localhost take the port into account.' },
    ],
  },
  {
    version: '15.1.0',
    date: '2025-09-02',
    counts: { feature: 1, fix: 5, misc: 1, dependency: 4 },
    changes: [
      { kind: 'feature', text: '`cy.press()` knows many more keys.' },
      { kind: 'fix', text: 'Cypress starts on GNOME where two versions of GTK are installed.' },
      { kind: 'fix', text: 'The path of the configuration file may contain spaces.' },
    ],
  },
  {
    version: '15.0.0',
    date: '2025-08-20',
    counts: { breaking: 11, feature: 4, fix: 10, misc: 2, dependency: 6 },
    changes: [
      {
        kind: 'breaking',
        text: 'Node.js 18 and 23 are no longer supported, and Linux needs glibc 2.31.',
      },
      { kind: 'breaking', text: '`Cypress.SelectorPlayground` is now `Cypress.ElementSelector`.' },
      {
        kind: 'breaking',
        text: '`cy.exec()` yields `exitCode`, and `cy.stub()` takes no third argument.',
      },
      { kind: 'breaking', text: 'Firefox is driven by WebDriver BiDi only.' },
      {
        kind: 'breaking',
        text: 'Component testing needs Angular 18, Vite 5 and webpack-dev-server 5; the preprocessor no longer supports webpack 4.',
      },
    ],
  },
  {
    version: '14.5.4',
    date: '2025-08-07',
    counts: { dependency: 1 },
    changes: [{ kind: 'dependency', text: 'A security update of `tar-fs`.' }],
  },
  {
    version: '14.5.3',
    date: '2025-07-25',
    counts: { fix: 3, dependency: 1 },
    changes: [
      { kind: 'fix', text: 'The webpack development server accepts an absolute `indexHtmlFile`.' },
      { kind: 'fix', text: 'Angular components keep references between their fields.' },
    ],
  },
  {
    version: '14.5.2',
    date: '2025-07-15',
    counts: { fix: 2 },
    changes: [
      { kind: 'fix', text: 'The timer stops right away when you click the Stop button.' },
      { kind: 'fix', text: 'Requests to Cypress Cloud use the right port for `https`.' },
    ],
  },
  {
    version: '14.5.1',
    date: '2025-07-01',
    counts: { fix: 1, dependency: 1 },
    changes: [{ kind: 'fix', text: 'In Firefox, requests over BiDi are matched correctly.' }],
  },
  {
    version: '14.5.0',
    date: '2025-06-17',
    counts: { feature: 1, fix: 1 },
    changes: [
      { kind: 'feature', text: 'Windows on ARM64 gets the application for x64.' },
      { kind: 'fix', text: '`Cypress.stop()` keeps the data of Test Replay.' },
    ],
  },
  {
    version: '14.4.1',
    date: '2025-06-03',
    counts: { fix: 1, misc: 1, dependency: 1 },
    changes: [
      { kind: 'fix', text: 'Resetting a session does not fail when the blank page is slow.' },
      { kind: 'misc', text: 'Groups of commands look different in the Command Log.' },
    ],
  },
  {
    version: '14.4.0',
    date: '2025-05-20',
    counts: { feature: 1, fix: 3, misc: 3, dependency: 3 },
    changes: [
      { kind: 'feature', text: 'A bundle analyzer helps to find the cause of slow specs.' },
      {
        kind: 'misc',
        text: 'Chrome 137 and newer load no extensions from the command line; Chrome for Testing does.',
      },
      { kind: 'misc', text: 'Cursor is offered as an editor.' },
    ],
  },
  {
    version: '14.3.3',
    date: '2025-05-06',
    counts: { performance: 1, fix: 3, misc: 2, dependency: 1 },
    changes: [
      { kind: 'fix', text: '`trashAssetsBeforeRuns: false` keeps videos.' },
      { kind: 'fix', text: 'A hang with `@cypress/grep` is gone.' },
    ],
  },
  {
    version: '14.3.2',
    date: '2025-04-22',
    counts: { fix: 2 },
    changes: [
      { kind: 'fix', text: 'The Command Log scrolls along with the test again.' },
      { kind: 'fix', text: 'The hint about Cypress Cloud after a failure in CI is back.' },
    ],
  },
  {
    version: '14.3.1',
    date: '2025-04-17',
    counts: { performance: 1, fix: 2, misc: 3 },
    changes: [
      { kind: 'performance', text: 'The proxy gives up a preflight after five seconds.' },
      { kind: 'fix', text: '`cy.press()` works in every spec, not only in the first.' },
    ],
  },
  {
    version: '14.3.0',
    date: '2025-04-08',
    counts: { feature: 1, fix: 3, misc: 2, dependency: 3 },
    changes: [
      {
        kind: 'feature',
        text: '[`cy.press()`](/api/commands/press) presses the Tab key natively.',
      },
      { kind: 'fix', text: 'Electron shows animations at full speed.' },
    ],
  },
  {
    version: '14.2.1',
    date: '2025-03-26',
    counts: { fix: 3, misc: 1, dependency: 6 },
    changes: [
      { kind: 'fix', text: 'The change of ES modules in Node.js 20.19 is handled.' },
      { kind: 'fix', text: 'Source maps are right with TypeScript 5.' },
    ],
  },
  {
    version: '14.2.0',
    date: '2025-03-12',
    counts: { feature: 1, misc: 3, dependency: 2 },
    changes: [
      { kind: 'feature', text: '[`Cypress.stop()`](/api/cypress-api/stop) ends a run.' },
      { kind: 'misc', text: 'The browser menu has a new design.' },
    ],
  },
  {
    version: '14.1.0',
    date: '2025-02-25',
    counts: { feature: 1, fix: 1, misc: 3, dependency: 3 },
    changes: [
      { kind: 'feature', text: 'Firefox 135 and newer are driven by WebDriver BiDi.' },
      { kind: 'misc', text: 'The viewport size appears above the application.' },
    ],
  },
  {
    version: '14.0.3',
    date: '2025-02-11',
    counts: { fix: 1, dependency: 2 },
    changes: [{ kind: 'fix', text: 'Paths of specs may contain encoded characters.' }],
  },
  {
    version: '14.0.2',
    date: '2025-02-05',
    counts: { fix: 4, misc: 1, dependency: 1 },
    changes: [
      { kind: 'fix', text: 'Hooks that run after a failure retry their commands.' },
      { kind: 'fix', text: 'Code frames of errors are right in retries.' },
    ],
  },
  {
    version: '14.0.1',
    date: '2025-01-28',
    counts: { fix: 5, misc: 2 },
    changes: [
      { kind: 'fix', text: 'Bugs in the visibility check, introduced in 14.0.0, are fixed.' },
      { kind: 'fix', text: 'A retry stays on the page when test isolation is off.' },
    ],
  },
  {
    version: '14.0.0',
    date: '2025-01-16',
    counts: { breaking: 19, deprecation: 2, feature: 2, fix: 7, misc: 1, dependency: 6 },
    changes: [
      {
        kind: 'breaking',
        text: 'Moving between subdomains needs [`cy.origin()`](/api/commands/origin); [`injectDocumentDomain`](/app/references/configuration#injectdocumentdomain) brings back the old way for a time.',
      },
      {
        kind: 'breaking',
        text: 'Node.js 16 and 21 are no longer supported, and Linux needs glibc 2.28.',
      },
      { kind: 'breaking', text: '`justInTimeCompile` is on by default.' },
      {
        kind: 'breaking',
        text: 'Component testing drops create-react-app, Vue 2, React 16 and 17, and Svelte 3 and 4; it supports React 19, Angular 19, Next.js 15, Svelte 5 and Vite 6.',
      },
    ],
  },
  {
    version: '13.17.0',
    date: '2024-12-17',
    counts: { feature: 1, fix: 3, misc: 1, dependency: 1 },
    changes: [
      { kind: 'feature', text: 'Chrome for Testing is supported.' },
      { kind: 'fix', text: 'ES modules as configuration files load with Node.js 22.12.' },
    ],
  },
  {
    version: '13.16.1',
    date: '2024-12-04',
    counts: { fix: 1 },
    changes: [
      {
        kind: 'fix',
        text: 'A run fails, instead of leaving out a spec, when a machine could not be confirmed.',
      },
    ],
  },
  {
    version: '13.16.0',
    date: '2024-11-19',
    counts: { feature: 1, fix: 1, misc: 1 },
    changes: [
      {
        kind: 'feature',
        text: '[`defaultBrowser`](/app/references/configuration#defaultbrowser) names the browser that starts first.',
      },
    ],
  },
  {
    version: '13.15.2',
    date: '2024-11-05',
    counts: { fix: 1, misc: 1, dependency: 2 },
    changes: [{ kind: 'fix', text: '`after` hooks do not hang after a page could not be loaded.' }],
  },
  {
    version: '13.15.1',
    date: '2024-10-24',
    counts: { fix: 2, misc: 3, dependency: 1 },
    changes: [
      { kind: 'fix', text: 'Requests that repeat quickly are stubbed correctly.' },
      { kind: 'misc', text: 'Firefox is driven by geckodriver instead of Marionette.' },
    ],
  },
  {
    version: '13.15.0',
    date: '2024-09-25',
    counts: { feature: 1, fix: 2, misc: 1, dependency: 5 },
    changes: [
      { kind: 'feature', text: 'Errors of the upload for Test Replay are clearer.' },
      { kind: 'fix', text: 'Checkboxes can be clicked in Firefox 129.' },
    ],
  },
  {
    version: '13.14.2',
    date: '2024-09-04',
    counts: { fix: 2 },
    changes: [
      {
        kind: 'fix',
        text: 'Screenshots no longer time out: a change of the display was taken back.',
      },
      { kind: 'fix', text: 'A crash with WebSockets is gone.' },
    ],
  },
  {
    version: '13.14.1',
    date: '2024-08-29',
    counts: { fix: 1 },
    changes: [
      { kind: 'fix', text: 'The settings describe `experimentalJustInTimeCompile` correctly.' },
    ],
  },
  {
    version: '13.14.0',
    date: '2024-08-27',
    counts: { feature: 5, performance: 1, fix: 3, misc: 1, dependency: 1 },
    changes: [
      {
        kind: 'feature',
        text: '`experimentalJustInTimeCompile` compiles one component spec at a time.',
      },
      { kind: 'feature', text: 'Arrow keys change inputs for dates and times step by step.' },
      {
        kind: 'feature',
        text: '[`CYPRESS_SKIP_VERIFY`](/app/references/environment-variables#cypress_skip_verify) skips the check of the application.',
      },
      { kind: 'feature', text: '`--browser` alone starts the browser once the project is set up.' },
    ],
  },
  {
    version: '13.13.3',
    date: '2024-08-14',
    counts: { fix: 2, misc: 1, dependency: 1 },
    changes: [
      { kind: 'fix', text: 'Vague errors of uploads say what happened.' },
      { kind: 'fix', text: 'A warning of jQuery about `unload` is silenced.' },
    ],
  },
  {
    version: '13.13.2',
    date: '2024-07-31',
    counts: { performance: 2, fix: 1, dependency: 4 },
    changes: [
      { kind: 'performance', text: 'A memory leak of Test Replay is closed.' },
      { kind: 'fix', text: "The preprocessor that is built in works with Yarn Plug'n'Play." },
    ],
  },
  {
    version: '13.13.1',
    date: '2024-07-16',
    counts: { fix: 4, dependency: 3 },
    changes: [
      { kind: 'fix', text: 'Test Replay receives snapshots from inside `cy.origin()`.' },
      { kind: 'fix', text: 'Errors while reconnecting to the browser are handled.' },
    ],
  },
  {
    version: '13.13.0',
    date: '2024-07-02',
    counts: { feature: 1, performance: 1, fix: 2, dependency: 4 },
    changes: [
      { kind: 'feature', text: 'Signals of Angular are supported.' },
      { kind: 'performance', text: 'Source code is rewritten faster.' },
      { kind: 'fix', text: 'Firefox 129 starts.' },
    ],
  },
  {
    version: '13.12.0',
    date: '2024-06-18',
    counts: { feature: 1, fix: 5, misc: 1, dependency: 3 },
    changes: [
      { kind: 'feature', text: 'Angular 18 is supported.' },
      { kind: 'fix', text: 'Number inputs fire events when arrow keys change them.' },
      { kind: 'fix', text: 'Invalid response headers are left out with a warning.' },
    ],
  },
  {
    version: '13.11.0',
    date: '2024-06-04',
    counts: { feature: 2, performance: 1, fix: 2, misc: 1 },
    changes: [
      { kind: 'feature', text: 'Next.js 14 is supported in component testing.' },
      {
        kind: 'feature',
        text: '[`IGNORE_CHROME_PREFERENCES`](/app/references/environment-variables#ignore_chrome_preferences) leaves the preferences of Chrome alone.',
      },
      { kind: 'misc', text: 'Bodies in `cy.intercept()` and `cy.wait()` have types.' },
    ],
  },
  {
    version: '13.10.0',
    date: '2024-05-21',
    counts: { feature: 1, fix: 5, dependency: 2 },
    changes: [
      { kind: 'feature', text: 'Vite 5 is supported as a development server.' },
      { kind: 'fix', text: 'Specs can be searched by digits.' },
    ],
  },
  {
    version: '13.9.0',
    date: '2024-05-07',
    counts: { feature: 1, fix: 4, misc: 1, dependency: 1 },
    changes: [
      { kind: 'feature', text: 'Errors of Test Replay describe their cause.' },
      { kind: 'misc', text: 'Electron starts with the same switches as Chrome.' },
    ],
  },
  {
    version: '13.8.1',
    date: '2024-04-23',
    counts: { performance: 1, fix: 2, misc: 1, dependency: 1 },
    changes: [
      { kind: 'performance', text: 'Service workers no longer slow tests down.' },
      { kind: 'fix', text: 'A run that passed does not end with code 1.' },
    ],
  },
  {
    version: '13.8.0',
    date: '2024-04-18',
    counts: { feature: 1, fix: 1, misc: 1 },
    changes: [
      { kind: 'feature', text: 'webpack-dev-server 5 is supported.' },
      { kind: 'fix', text: 'Long messages of assertions do not hang the runner.' },
    ],
  },
  {
    version: '13.7.3',
    date: '2024-04-11',
    counts: { fix: 2, misc: 2 },
    changes: [
      { kind: 'fix', text: 'Custom assertion messages appear.' },
      { kind: 'fix', text: 'Arguments for launching the browser are escaped.' },
    ],
  },
  {
    version: '13.7.2',
    date: '2024-04-02',
    counts: { performance: 1, fix: 4, dependency: 1 },
    changes: [
      { kind: 'performance', text: 'Uploads for Test Replay are more robust.' },
      { kind: 'fix', text: 'All specs run in Firefox 124 with a custom user agent.' },
    ],
  },
  {
    version: '13.7.1',
    date: '2024-03-21',
    counts: { fix: 2, dependency: 1 },
    changes: [{ kind: 'fix', text: 'Firefox 124 runs more than the first spec.' }],
  },
  {
    version: '13.7.0',
    date: '2024-03-13',
    counts: { feature: 3, performance: 2, fix: 3, misc: 3, dependency: 3 },
    changes: [
      { kind: 'feature', text: 'Test Replay shows shadow DOM.' },
      { kind: 'feature', text: 'TypeScript is supported with Vue 2.7 and newer.' },
      { kind: 'fix', text: 'Children of a disabled element cause no click.' },
      { kind: 'misc', text: 'An upload is tried three times instead of eight.' },
    ],
  },
  {
    version: '13.6.6',
    date: '2024-02-22',
    counts: { fix: 1 },
    changes: [{ kind: 'fix', text: '`cypress verify` works with Nx.' }],
  },
  {
    version: '13.6.5',
    date: '2024-02-20',
    counts: { fix: 5, misc: 2, dependency: 6 },
    changes: [
      { kind: 'fix', text: 'Cypress no longer hangs when its Chrome extension is disabled.' },
      { kind: 'dependency', text: 'Electron 27, with Chromium 118 and Node.js 18.17.' },
    ],
  },
  {
    version: '13.6.4',
    date: '2024-01-30',
    counts: { performance: 1, fix: 1, misc: 1 },
    changes: [{ kind: 'fix', text: 'Test Replay shows files that a service worker delivered.' }],
  },
  {
    version: '13.6.3',
    date: '2024-01-16',
    counts: { performance: 1, fix: 12, misc: 2, dependency: 4 },
    changes: [
      {
        kind: 'fix',
        text: 'Sites over `http` are not redirected in circles in Chrome 114 and newer.',
      },
      { kind: 'fix', text: 'The path of a project may contain `node_modules`.' },
      { kind: 'fix', text: '`Cypress.currentRetry` is the same in other origins.' },
    ],
  },
  {
    version: '13.6.2',
    date: '2023-12-26',
    counts: { performance: 1, fix: 2, dependency: 1 },
    changes: [
      { kind: 'fix', text: 'A malformed address does not crash Cypress.' },
      { kind: 'fix', text: 'Errors contain no stray `<br>`.' },
    ],
  },
  {
    version: '13.6.1',
    date: '2023-12-05',
    counts: { fix: 5, misc: 1 },
    changes: [
      { kind: 'fix', text: 'New tabs keep the login of basic authentication.' },
      { kind: 'fix', text: 'Error logs on Linux are right.' },
    ],
  },
  {
    version: '13.6.0',
    date: '2023-11-21',
    counts: { feature: 2, fix: 5, misc: 2, dependency: 1 },
    changes: [
      { kind: 'feature', text: 'The terminal shows the progress and duration of uploads.' },
      { kind: 'feature', text: 'Further tabs are closed between two tests.' },
      { kind: 'fix', text: 'Aliases that are set at run time work with `@alias.all`.' },
    ],
  },
  {
    version: '13.5.1',
    date: '2023-11-14',
    counts: { fix: 3 },
    changes: [
      { kind: 'fix', text: 'A change that slowed down cached requests is taken back.' },
      { kind: 'fix', text: 'New tabs send their headers again.' },
    ],
  },
  {
    version: '13.5.0',
    date: '2023-11-08',
    counts: { feature: 1, fix: 9 },
    changes: [
      { kind: 'feature', text: 'Angular 17 is supported.' },
      { kind: 'fix', text: 'Links to downloads do not time out.' },
      { kind: 'fix', text: 'Chrome does not offer translations.' },
    ],
  },
  {
    version: '13.4.0',
    date: '2023-10-30',
    counts: { feature: 1, fix: 1 },
    changes: [
      {
        kind: 'feature',
        text: '[Strategies for test retries](/app/references/experiments), as an experiment.',
      },
      { kind: 'fix', text: 'Closing a page does not crash Cypress.' },
    ],
  },
  {
    version: '13.3.3',
    date: '2023-10-24',
    counts: { fix: 3 },
    changes: [{ kind: 'fix', text: 'Requests of workers are attributed correctly.' }],
  },
  {
    version: '13.3.2',
    date: '2023-10-18',
    counts: { fix: 4, dependency: 3 },
    changes: [{ kind: 'fix', text: 'The proxy no longer mixes up requests of two specs.' }],
  },
  {
    version: '13.3.1',
    date: '2023-10-11',
    counts: { fix: 6 },
    changes: [
      { kind: 'fix', text: 'The proxy keeps the order of requests.' },
      { kind: 'fix', text: 'Test Replay works with older versions of glibc.' },
    ],
  },
  {
    version: '13.3.0',
    date: '2023-09-27',
    counts: { feature: 1, fix: 2 },
    changes: [
      { kind: 'feature', text: 'The Runs page has a new layout.' },
      { kind: 'fix', text: 'A stub can respond with status code 999.' },
    ],
  },
  {
    version: '13.2.0',
    date: '2023-09-12',
    counts: { feature: 1, fix: 3, dependency: 1 },
    changes: [
      { kind: 'feature', text: 'Nx can run Angular tests in parallel.' },
      { kind: 'fix', text: 'Basic authentication does not hang.' },
      { kind: 'dependency', text: 'Electron 25.' },
    ],
  },
  {
    version: '13.1.0',
    date: '2023-08-31',
    counts: { feature: 1, fix: 5 },
    changes: [
      { kind: 'feature', text: 'The sidebar shows the status of the latest run.' },
      { kind: 'fix', text: 'The results of a run contain `stats.skipped` again.' },
    ],
  },
  {
    version: '13.0.0',
    date: '2023-08-29',
    counts: { breaking: 13, feature: 2, fix: 6, dependency: 1 },
    changes: [
      { kind: 'breaking', text: '`video` and `videoCompression` are `false` by default.' },
      {
        kind: 'breaking',
        text: '`cy.readFile()` is a query: it is retried, and cannot be overwritten as a command.',
      },
      {
        kind: 'breaking',
        text: 'The results of the [Module API](/app/references/module-api) have a new shape.',
      },
      {
        kind: 'breaking',
        text: 'A run with Test Replay does not draw the runner; `--runner-ui` and `--no-runner-ui` decide.',
      },
      {
        kind: 'breaking',
        text: 'Node.js 14 is no longer supported, and TypeScript has to be 4 or newer.',
      },
    ],
  },
]
