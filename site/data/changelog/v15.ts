import type { Release } from './release.ts'

/** Releases of Cypress 15, newest first. */
export const releases15: Release[] = [
  {
    version: '15.21.0',
    date: '2026-08-18',
    changes: [
      {
        kind: 'deprecation',
        text: "[`cy.exec()`](/api/commands/exec) and its configuration option [`execTimeout`](/app/references/configuration#exectimeout) are deprecated, and a later major version will remove the command. Use `cy.task()` and `taskTimeout` instead: a task runs in Node.js, so it doesn't depend on the machine's operating system, shell, or terminal.",
        refs: [34639],
        highlight: true,
      },
      {
        kind: 'feature',
        text: "The new [`cypress tap`](/app/tooling/cypress-tap) command gives an AI agent direct access to your open-mode session. It can list the sessions on the machine, start or rerun a spec, read the status and results of a run, show the error and Command Log of a failing test, and inspect the application's DOM and accessibility tree. Output is readable text, or JSON with `--json`, and `cypress tap --help` lists all subcommands.",
        refs: [34036],
        highlight: true,
      },
      {
        kind: 'feature',
        text: 'The new environment variable [`CYPRESS_DISABLE_GUEST_TELEMETRY`](/app/references/environment-variables#cypress_disable_guest_telemetry) turns off everything that Cypress reports about sessions without a login, including anonymous usage events from open mode and the Cypress CLI.',
        refs: [34540],
      },
      {
        kind: 'fix',
        text: "In WebKit, a run no longer hangs indefinitely when a [`cy.intercept()`](/api/commands/intercept) route with a request handler intercepts more requests in parallel than the browser's connection pool for one host can hold.",
        refs: [33926, 23807],
      },
      {
        kind: 'fix',
        text: "[`blockHosts`](/app/references/configuration#blockhosts) takes effect when you override it for a suite or test, as in `describe('...', { blockHosts: [...] }, ...)`, and Cypress restores it between specs. Previously, Cypress always used the project-level value.",
        refs: [21151],
      },
      {
        kind: 'fix',
        text: 'When a `beforeEach` hook and an `afterEach` hook fail in the same attempt, `cypress run` prints the line `(Attempt N of M)` once instead of twice.',
        refs: [26143],
      },
      {
        kind: 'fix',
        text: "Passing an object to [`have.attr`, `have.css`, or `have.prop`](/app/references/assertions), as in `.should('have.css', { backgroundColor: 'rgb(128, 0, 0)' })`, used to set those styles, attributes, or properties on the element and pass without checking anything. These assertions now fail and report that the name must be a string.",
        refs: [26451],
      },
      {
        kind: 'fix',
        text: 'The console output of [`cy.env()`](/api/commands/env) shows the requested variable names under one label, `Env vars`, instead of numbered keys.',
        refs: [34615],
      },
      {
        kind: 'fix',
        text: 'On Windows, the specs list in `cypress open` updates when you add, rename, move, or delete a spec file. It used to stay outdated until you restarted Cypress, and clicking a renamed or moved spec could fail. This affected projects whose [`specPattern`](/app/references/configuration#specpattern) contains a folder, such as `cypress/e2e/**/*.cy.{js,jsx,ts,tsx}`, the default for end-to-end tests.',
        refs: [22303],
      },
      {
        kind: 'dependency',
        text: '`@sinonjs/fake-timers` from `11.3.1` to `14.0.0`. With [`cy.clock()`](/api/commands/clock) in effect, `performance.mark()` and `performance.measure()` work instead of doing nothing and returning `undefined`, and `performance.timeOrigin` is faked too.',
        refs: [34377],
      },
    ],
  },
  {
    version: '15.20.1',
    date: '2026-08-10',
    changes: [
      {
        kind: 'fix',
        text: "The Cypress App connects to Cypress Cloud again. Since [15.20.0](/app/references/changelog#15-20-0), it sent every request for Cypress Cloud to `http://localhost:3000`, so you couldn't log in, and the Runs and Debug pages had no data.",
        refs: [34536],
      },
      {
        kind: 'fix',
        text: "Since [15.18.0](/app/references/changelog#15-18-0), the application's snapshot could stay blank for good when you pinned a command in the Command Log, with a pin that you couldn't remove. That no longer happens, and the application stays visible when you stop a run in open mode.",
        refs: [34502],
      },
      {
        kind: 'misc',
        text: 'In CI, the error for a missing Cypress binary suggests caching the folder in which Cypress looked for it, even if you changed that folder with [`CYPRESS_CACHE_FOLDER`](/app/references/environment-variables#cypress_cache_folder). Previously, it always named the default folder.',
        refs: [23009, 34543],
      },
      { kind: 'dependency', text: '`tsx` from `4.22.4` to `4.23.12`.', refs: [34461] },
    ],
  },
  {
    version: '15.20.0',
    date: '2026-08-04',
    changes: [
      {
        kind: 'performance',
        text: "Visibility checks, including [`.should('be.visible')`](/api/commands/should) and the checks before an action, use much less memory on pages with a lot of text. They used to serialize all text in an element once for every ancestor that hides overflow, which could crash the renderer with `We detected that the Chrome Renderer process just crashed`.",
        refs: [34329],
      },
      {
        kind: 'performance',
        text: 'In a container with a cgroup v1 memory limit, [`experimentalMemoryManagement`](/app/references/experiments) reads memory usage without starting helper processes at every interval. That leaves more CPU time for the tests, which matters most on CI machines with few resources.',
        refs: [34105, 34331],
      },
      {
        kind: 'feature',
        text: "[`scrollBehavior`](/app/references/configuration#scrollbehavior) accepts a value for each axis, such as `{ block: 'start', inline: 'nearest' }`, so you can [align an element](/app/core-concepts/interacting-with-elements#align-each-axis-separately) independently on the vertical and horizontal axes when an action scrolls it into view. Each axis takes a native `scrollIntoView` value: `'start'`, `'end'`, `'center'`, or `'nearest'`. As single values, `'start'` and `'end'` are new and align both axes.",
        refs: [34460, 34474],
        highlight: true,
      },
      {
        kind: 'feature',
        text: '[`cy.request()`](/api/commands/request) and [`cy.intercept()`](/api/commands/intercept) accept the HTTP method `QUERY`, which used to be rejected as invalid.',
        refs: [28282],
        highlight: true,
      },
      {
        kind: 'fix',
        text: "Actions no longer scroll a container horizontally when the element is already visible, as they did since [15.18.1](/app/references/changelog#15-18-1). The [`scrollBehavior`](/app/references/configuration#scrollbehavior) values `'top'` and `'bottom'` align only the vertical axis, as they did before; `'start'` and `'end'` align both.",
        refs: [34460],
      },
      {
        kind: 'fix',
        text: 'If an application sets `window.name`, [`cy.url()`](/api/commands/url), `cy.title()`, `cy.reload()`, and other commands that read from it target the application again. Since [15.19.0](/app/references/changelog#15-19-0), they targeted the Command Log.',
        refs: [34435],
      },
      {
        kind: 'fix',
        text: 'Error messages of `cy.*` commands show a value with a `$` character exactly as it is. Previously, text around it could be missing or repeated, and a `{{...}}` placeholder could appear.',
        refs: [34221],
      },
      {
        kind: 'fix',
        text: "Cypress error messages print values with sequences like `$&`, `` $` ``, `$'`, and `$$` unchanged, without garbled or repeated text.",
        refs: [34220],
      },
      {
        kind: 'fix',
        text: 'A [`cy.intercept()`](/api/commands/intercept) route that matches on `auth` compares the whole Basic authentication password. A password with a colon, which RFC 7617 permits, never matched because the comparison stopped at the first colon.',
        refs: [34206],
      },
      {
        kind: 'fix',
        text: 'A numeric `port` in a [`cy.intercept()`](/api/commands/intercept) route, such as `port: 8080` or `port: [8080]`, also matches requests on non-default ports, as documented.',
        refs: [17653, 34205],
      },
      {
        kind: 'fix',
        text: "Cypress decodes inline source maps that don't declare a `charset`, such as those from esbuild, instead of silently dropping them.",
        refs: [34204],
      },
      {
        kind: 'fix',
        text: "TypeScript spec and support files compile in projects with TypeScript 7. Although [15.19.0](/app/references/changelog#15-19-0) added support for it, they failed with `Error: Cannot find module '@babel/preset-typescript'`.",
        refs: [34359],
      },
      {
        kind: 'fix',
        text: "A [`cy.origin()`](/api/commands/origin) block no longer fails intermittently with `TypeError: Cannot read properties of undefined (reading 'applied')`, an error that was wrongly attributed to your test code.",
        refs: [34376],
      },
      {
        kind: 'fix',
        text: "During a [`cy.origin()`](/api/commands/origin) block, an identity provider's callback to the primary origin, such as `POST /auth/callback` in an OAuth Authorization Code flow, includes the session cookies that the first page of the test set on that origin.",
        refs: [29719, 34287],
      },
      {
        kind: 'fix',
        text: "If `passesRequired` is missing for the experimental `detect-flake-and-pass-on-threshold` retry strategy, the configuration error reports the value of `passesRequired` instead of a different option's.",
        refs: [34202],
      },
      {
        kind: 'fix',
        text: 'The configuration error for an absolute `ca` path in [`clientCertificates`](/app/references/client-certificates) names the right certificate.',
        refs: [34201],
      },
      {
        kind: 'fix',
        text: 'The Command Log marks HTTP `3xx` responses, such as `304 Not Modified`, as successful instead of failed (red).',
        refs: [34066, 34282],
      },
      {
        kind: 'misc',
        text: "TypeScript accepts the `options` argument of [`cy.env()`](/api/commands/env), as in `cy.env(['FOO'], { log: false })`, instead of reporting `Expected 1 arguments, but got 2`.",
        refs: [34284],
      },
      {
        kind: 'dependency',
        text: '`tar` from `6.2.1` to `7.5.21`, which fixes CVE-2026-59873.',
        refs: [34333, 34335],
      },
      { kind: 'dependency', text: '`arch` from `2.2.0` to `3.0.0`.', refs: [34426] },
      {
        kind: 'dependency',
        text: 'The `cypress` package no longer has `tslib` (last at `1.14.1`) as a runtime dependency.',
        refs: [34372],
      },
      { kind: 'dependency', text: '`ws` from `8.18.3` to `8.21.1`.', refs: [34392] },
    ],
  },
  {
    version: '15.19.0',
    date: '2026-07-21',
    changes: [
      {
        kind: 'performance',
        text: 'A `ResizeObserver` loop in the application no longer crashes the renderer (`We detected that the Chrome Renderer process just crashed`) while the Command Log is visible.',
        refs: [33962, 34218],
      },
      {
        kind: 'performance',
        text: 'Messages from the Cypress server to Chromium-based browsers, including Electron, no longer leak memory. Since [14.0.0](/app/references/changelog/14#14-0-0), each message took up a little browser memory until the spec ended, so a long spec with many commands or requests could crash the browser with `We detected that the Chrome Renderer process just crashed`.',
        refs: [34226],
        highlight: true,
      },
      {
        kind: 'performance',
        text: 'In Chromium-based browsers, [`cy.press()`](/api/commands/press) no longer holds on to a little renderer memory until the spec file ends, which added up in specs with many calls.',
        refs: [34240],
      },
      {
        kind: 'feature',
        text: 'You can use TypeScript 7 for spec and support files, and the setup wizard for component testing accepts it too.',
        refs: [34258, 34277],
        highlight: true,
      },
      {
        kind: 'feature',
        text: "Assertions have more aliases: `.exists` for `.exist`, `.greaterThanOrEqual` and `.lessThanOrEqual` for `.least` and `.most`, and `.oneOf` after `.contain`, as in `expect('Today is sunny').to.contain.oneOf(['sunny', 'cloudy'])`. They work with `expect`, `assert`, and `cy.get(...).should(...)`, and come with the upgrade of the bundled `chai` from `4.2.0` to `4.5.0`. Existing assertions and their messages don't change.",
        refs: [34178],
        highlight: true,
      },
      {
        kind: 'fix',
        text: "After [`.should('exist')`](/api/commands/should) or its `.exists` alias on a raw DOM element, you can chain more assertions. Previously, the existence assertion set the subject to `null`, so the next assertion failed with `expected null to exist`. jQuery objects weren't affected.",
        refs: [25491],
      },
      {
        kind: 'fix',
        text: "On Windows, a failing test shows its original error. Previously, a second error that occurred while Cypress enhanced the stack could hide it: `TypeError: Cannot read properties of undefined (reading 'replaceAll')`.",
        refs: [34252],
      },
      {
        kind: 'fix',
        text: '[`experimentalMemoryManagement`](/app/references/experiments) works correctly in containers with a memory limit. Previously, the browser could still run out of memory there and crash.',
        refs: [34104, 34123],
      },
      {
        kind: 'misc',
        text: 'The TypeScript definitions give `false` instead of `32` as the default of [`videoCompression`](/app/references/configuration#videocompression).',
        refs: [34198],
      },
    ],
  },
  {
    version: '15.18.1',
    date: '2026-07-07',
    changes: [
      {
        kind: 'performance',
        text: 'Verifying that the Cypress binary runs takes less time. Cypress does this before the first `cypress open` or `cypress run` with a newly installed version, and each time you call `cypress verify`.',
        refs: [34133],
      },
      {
        kind: 'fix',
        text: 'If the browser crashes during a run without video recording, for example when it runs out of memory or the GPU process crashes, Cypress fails the spec and continues with the next one. Previously, it could hang until the spec timed out.',
        refs: [34126],
      },
      {
        kind: 'fix',
        text: "TypeScript accepts Chai's property syntax for focus, such as `expect($el).to.have.focus` and `expect($el).to.be.focused`. These assertions worked at runtime, but the compiler reported `Property 'focus' does not exist on type 'Assertion'`.",
        refs: [23905, 34177],
      },
      {
        kind: 'fix',
        text: '[`cy.type()`](/api/commands/type) fires `keyup` in the next microtask after `keydown` and `input`, in the same order as a real browser. A `keyup` handler no longer reads stale state that an `input` listener updates asynchronously.',
        refs: [14864, 34068],
      },
      {
        kind: 'fix',
        text: "With [`experimentalWebKitSupport`](/app/references/experiments), headless WebKit has a `devicePixelRatio` of `1`, like headless Chrome, regardless of the machine's own ratio. Screenshots from `cypress run` no longer differ between a local 2x display and a 1x CI machine, and text is sharp on high-DPI displays.",
        refs: [23808, 34088],
      },
      {
        kind: 'fix',
        text: 'The experimental WebKit browser respects the [`userAgent`](/app/references/configuration#useragent) option.',
        refs: [33349],
      },
      {
        kind: 'fix',
        text: 'Requests to focus the browser window take effect in the experimental WebKit browser: the active page moves to the front. They used to be ignored silently, so the window could stay in the background.',
        refs: [34137],
      },
      {
        kind: 'fix',
        text: 'If you open a project without a Cypress configuration in a subfolder of a git repository, such as a package in a monorepo, Cypress guides you through the project setup instead of skipping it. The component testing wizard also reliably shows the framework and bundler that it detected.',
        refs: [27410, 29544, 34129, 34212],
      },
      {
        kind: 'fix',
        text: "In a container that scrolls horizontally, an action scrolls to the element's top-left point, as documented. Previously, the element could end up at the container's right edge, covered by a `position: sticky` or `position: fixed` element that floats on the right, so the action failed or affected the wrong element.",
        refs: [33884, 34108],
      },
      {
        kind: 'fix',
        text: '`cypress run --spec` prints the warning `The following --spec pattern did not match any spec files and will be ignored` only for patterns without matches. Since [15.17.0](/app/references/changelog#15-17-0), it also appeared for some patterns that did match, such as those with regex-style alternation groups (`cypress/e2e/(a|b)/*.js`).',
        refs: [34160],
      },
      {
        kind: 'dependency',
        text: '`esbuild` from `0.28.0` to `0.28.1`, which fixes `SNYK-JS-ESBUILD-17750822` (resources downloaded over an insecure protocol).',
        refs: [34211],
      },
    ],
  },
  {
    version: '15.18.0',
    date: '2026-06-23',
    changes: [
      {
        kind: 'performance',
        text: "An application that throws the same uncaught exception over and over, such as a harmless `ResizeObserver loop ...` notification on every animation frame, no longer uses up the renderer's memory and crashes the browser. Within a test, identical exceptions in a row share one Command Log entry, and Cypress no longer takes a DOM snapshot for a handled exception.",
        refs: [27415],
      },
      {
        kind: 'feature',
        text: "The new option [`removeSRIAttributes`](/app/references/configuration#removesriattributes) removes the `integrity` attribute from `<script>` and `<link>` elements of first-party resources, so Subresource Integrity (SRI) doesn't block files that Cypress has rewritten. It covers static HTML, JavaScript string literals, and attributes set in the DOM at runtime, including the `webpack-subresource-integrity` pattern for lazily loaded chunks.",
        refs: [34124, 18315],
        highlight: true,
      },
      {
        kind: 'fix',
        text: 'In experimental WebKit, `req.destroy()` and `{ forceNetworkError: true }` in a [`cy.intercept()`](/api/commands/intercept) handler no longer repeat the request in an endless loop.',
        refs: [23810, 33948],
      },
      {
        kind: 'fix',
        text: 'The [`before:spec`](/api/node-events/before-spec-api) event fires once per spec, even if the runner page reloads because a test visits another origin with [`cy.visit()`](/api/commands/visit). It used to fire twice in `cypress run`, and in `cypress open` with `experimentalInteractiveRunEvents`.',
        refs: [26300],
      },
      {
        kind: 'fix',
        text: 'During `cypress run`, [`numTestsKeptInMemory`](/app/references/configuration#numtestskeptinmemory) is always `0`, however you configure it. A higher value set in `setupNodeEvents` used to take effect, which could prevent [Test Replay](/cloud/features/test-replay) from capturing snapshots correctly.',
        refs: [31167],
      },
      {
        kind: 'fix',
        text: 'When Cypress is installed in a read-only location, it deletes the Firefox or Chrome profile folder on exit. Previously, it could log a `cannot delete profileDir on exit` error (`EACCES` or `EPERM`) and leave the folder for you to delete before the next run.',
        refs: [31300],
      },
      {
        kind: 'fix',
        text: "The resolved remote origin, for example `Cypress.config('remote').origin`, always equals the browser's `location.origin`. It no longer contains a default port (`:80` for HTTP, `:443` for HTTPS) or credentials from the visited URL.",
        refs: [28369, 34050],
      },
      {
        kind: 'fix',
        text: '[`cy.screenshot()`](/api/commands/screenshot) no longer captures pixels that are still changing in some web animations.',
        refs: [29144],
      },
      {
        kind: 'fix',
        text: 'With [`experimentalSingleTabRunMode`](/app/references/experiments) and the experimental WebKit browser, component tests in `cypress run` record a video for each spec. Previously, only the first spec had one, and the run could then hang instead of exiting.',
        refs: [23815],
      },
      {
        kind: 'fix',
        text: 'With [`experimentalSingleTabRunMode`](/app/references/experiments), a component spec that passes on its own no longer fails intermittently after many other specs have run in the same tab.',
        refs: [24146],
      },
      {
        kind: 'fix',
        text: 'If several tests load the same fixture, its [`cy.fixture()`](/api/commands/fixture) alias keeps the file name for [`cy.selectFile()`](/api/commands/selectfile). Previously, the name was lost from the second test on, so servers rejected the upload as if the file were missing.',
        refs: [21936],
      },
      {
        kind: 'fix',
        text: "The configuration loads again in projects that install the same `esbuild` version that Cypress bundles (`0.28.0`) and load a dependency that registers its own `tsx` loader. Since [15.17.0](/app/references/changelog#15-17-0), loading could fail with `TransformError: Internal error: Expected id N but got id M`. Cypress now removes its own loader from `NODE_OPTIONS` first, so it doesn't run in your dependencies' worker threads.",
        refs: [34076],
      },
      {
        kind: 'fix',
        text: 'In Firefox, [`cy.request()`](/api/commands/request) sends a `Secure` cookie that was set over `https` on `localhost` or a loopback address such as `127.0.0.1` with later `http` requests to that host. Browsers treat these origins as secure contexts, and Cypress already sent the cookie in Chrome.',
        refs: [24332],
      },
      {
        kind: 'fix',
        text: "If Cypress temporarily can't bind its internal file server to a port, for example because of an `EADDRINUSE` error on a reused CI machine, it retries with a fresh one. If that fails too, you get a clear error. Previously, an uncaught exception could crash the run before the first test.",
        refs: [34109],
      },
      {
        kind: 'fix',
        text: '[`cy.visit()`](/api/commands/visit) opens URLs with an IPv6 address as the host again, such as `http://[::1]:3000`. Since [15.17.0](/app/references/changelog#15-17-0), the proxy crashed with `Internal error while proxying ... option domain is invalid`. Cypress no longer adds a `Domain` attribute to its internal cookies for these hosts.',
        refs: [34143, 34146],
      },
      {
        kind: 'misc',
        text: 'If Cypress is installed globally, `cypress install` no longer prints a warning that recommends installing it as a devDependency in each project.',
        refs: [34134],
      },
      {
        kind: 'misc',
        text: 'Debug logs of the process profiler, for example with `DEBUG=cypress*process_profiler`, no longer contain an occasional `Expected DataContext to already have been set via setCtx` error.',
        refs: [30670],
      },
      {
        kind: 'misc',
        text: 'If the `CYPRESS_BROWSERS` variable is a plain string, such as `CYPRESS_BROWSERS=chrome`, an error explains that `browsers` must be an array and that `--browser` selects a specific browser. Previously, you saw only `TypeError: a.map is not a function`.',
        refs: [33198],
      },
      {
        kind: 'dependency',
        text: '`webdriver` from `9.14.0` to `9.28.0`, as well as `geckodriver` from `5.0.0` to `6.1.0` and `edgedriver` from `6.1.1` to `6.3.0`. Cypress uses these packages to start and automate Firefox.',
        refs: [34072],
      },
      {
        kind: 'dependency',
        text: '`undici` from `6.26.0` to `6.27.0`, which fixes `SNYK-JS-UNDICI-17372658` (CRLF injection).',
        refs: [34121],
      },
    ],
  },
  {
    version: '15.17.0',
    date: '2026-06-09',
    changes: [
      {
        kind: 'performance',
        text: "The Command Log stays responsive when you move the mouse in and out of a long test's commands. Each hover used to recalculate the styles of the whole list, so the delay grew with every command.",
        refs: [33179],
      },
      {
        kind: 'performance',
        text: 'Runs with [`screenshotOnRunFailure`](/app/references/configuration#screenshotonrunfailure) no longer slow down over time. Failure screenshots used to stay in memory until the run ended.',
        refs: [33516],
      },
      {
        kind: 'feature',
        text: 'Cypress recognizes Bun as a package manager. You can install the `cypress` package with it and start Cypress with `bun run cypress open` or `bun run cypress run`.',
        refs: [28962, 32580],
        highlight: true,
      },
      {
        kind: 'feature',
        text: "Suites and tests can override [`Cypress.expose()`](/api/cypress-api/expose) values with `{ expose: { key: value } }` in their test configuration, for example in `describe()`, `context()`, or `it()`. Cypress merges the overrides of suite and test (the test's keys win), applies them when the test starts, and restores the previous values after it. Other values that hooks set aren't affected.",
        refs: [33356, 33925],
        highlight: true,
      },
      {
        kind: 'feature',
        text: "If you sign up for Cypress Cloud in the Cypress App and the signup creates a project, Cypress writes the `projectId` to your configuration file. If it can't write the file, a dialog shows the ID to copy and a link that opens the file in your IDE.",
        refs: [33976],
      },
      {
        kind: 'feature',
        text: 'For runs recorded to Cypress Cloud, Cypress is better at detecting Argo CD and Argo Workflows and at capturing commit metadata in them.',
        refs: [33932],
      },
      {
        kind: 'fix',
        text: 'Video recording works in Firefox 93 and later. It used to fail silently: no video was created, and the run ended with `We failed processing this video` or a warning about a timeout.',
        refs: [18415, 33960],
      },
      {
        kind: 'fix',
        text: "In Electron, a `beforeunload` handler that requests confirmation (`window.onbeforeunload = () => 'message'`, or a listener that sets `event.returnValue`) no longer makes a command hang until the page load times out. `cy.visit()`, `cy.reload()`, and clicks on links proceed without the prompt, as in Chrome.",
        refs: [2118],
      },
      {
        kind: 'fix',
        text: "In `setupNodeEvents`, [`config.isInteractive`](/app/references/configuration#isinteractive) is `false` during `cypress run` and `true` in open mode. It used to be `true` in both, so plugins couldn't tell them apart.",
        refs: [20789],
      },
      {
        kind: 'fix',
        text: 'With `HTTP_PROXY` set, component tests and end-to-end tests with a local `baseUrl` could fail to start with `Cypress could not verify that this server is running`. Cypress now connects directly to local hosts that [`NO_PROXY`](/app/references/proxy-configuration) excludes (`127.0.0.1`, `::1`, or `localhost`, for example), and therefore to the component testing dev server.',
        refs: [27990],
      },
      {
        kind: 'fix',
        text: "`cy.wait('@alias')` no longer times out if the browser connection closes before the response to the intercepted request is complete, for example because [`cy.visit()`](/api/commands/visit) opens another page.",
        refs: [19326],
      },
      {
        kind: 'fix',
        text: "[`cy.request()`](/api/commands/request) uploads a `FormData` body even if you write the `Content-Type` header with uppercase letters, as in `'Content-Type': 'multipart/form-data'`. Cypress replaces your header with the generated one, which includes the boundary; sending both led servers to reject the request with a `400` or an empty body.",
        refs: [21173],
      },
      {
        kind: 'fix',
        text: 'Cypress picks the module format of the configuration file up front, following Node.js rules, and fails if that format causes an error instead of retrying with the other one. `.mjs` and `.mts` files are ESM, `.cjs` and `.cts` files are CommonJS, and `.js` and `.ts` files are ESM only if the nearest `package.json` contains `"type": "module"`. Previously, an ESM configuration could be loaded as CommonJS, so it and its plugins couldn\'t use ESM-only APIs such as `import.meta.resolve`.',
        refs: [33801, 33892],
        highlight: true,
      },
      {
        kind: 'fix',
        text: 'If the renderer crashes in the middle of a spec, a recorded run in Chrome or Electron fails that spec and continues. Previously, it could hang until the spec timed out.',
        refs: [33943],
      },
      {
        kind: 'fix',
        text: "In Chrome and Electron, the application can send cross-origin requests to local and private network addresses again, as in Chrome 140, for example when a login or OAuth flow redirects between local development hosts. Chrome 141 puts such requests behind a permission prompt (Local Network Access), which an automated browser can't answer, so Cypress turns these checks off.",
        refs: [32708],
      },
      {
        kind: 'fix',
        text: 'After a same-origin `fetch` or XHR request changes a cookie, the next navigation or reload sends the new value to the server. Previously, it could send the old one.',
        refs: [25841],
      },
      {
        kind: 'fix',
        text: 'When a cross-origin navigation returns to an origin that was visited earlier, for example after a login at an identity provider, the Cypress interface no longer occasionally loads instead of your application.',
        refs: [33991],
      },
      {
        kind: 'fix',
        text: "A [`cy.origin()`](/api/commands/origin) test no longer fails intermittently with `The command was expected to run against origin <x> but the application is at origin <y>` when the primary origin navigates, for example in a login redirect, shortly after the runner has switched superdomains. A stale internal `__cypress.unload` cookie could make the proxy redirect the navigation to the runner. Cypress now clears the cookie each time it serves the application's document.",
        refs: [34020],
      },
      {
        kind: 'fix',
        text: "A [`cy.intercept()`](/api/commands/intercept) handler can set a header of the request or response to an empty string, as in `req.headers['x-foo'] = ''`. Previously, the header appeared on the intercepted request but was silently left out of the one sent over the network. To remove a header, delete it or set it to `undefined`.",
        refs: [25767],
      },
      {
        kind: 'fix',
        text: 'Runs recorded to Cypress Cloud from Jenkins show the actual branch name, for example `main` instead of `origin/main`, including in multibranch pipelines, where the branch could be wrong.',
        refs: [20833],
      },
      {
        kind: 'fix',
        text: "Cypress warns you if `CYPRESS_env` or `CYPRESS_expose` isn't a JSON object, for example a plain string, instead of silently ignoring it. The warning points to the flags for individual values, `--env` and `--expose`.",
        refs: [29682, 19508, 33945],
      },
      {
        kind: 'fix',
        text: '`cypress run` no longer crashes with `TypeError: The "path" argument must be of type string. Received undefined`. If the project path can\'t be resolved, for example because a CI variable isn\'t set, Cypress uses the current working directory. If `--browser` has no value, you get a clear "browser not found" error.',
        refs: [15418, 33958],
      },
      {
        kind: 'fix',
        text: "HTML in the arguments of a Sinon spy, as in `expect(spy).to.have.been.calledOnceWith('<svg>...</svg>')`, appears as text in the Command Log. It used to be inserted as live DOM, which cut off the message and broke the layout.",
        refs: [33416, 33941],
      },
      {
        kind: 'fix',
        text: "On Windows, Cypress no longer logs `Warning: We failed to trash the existing run results.` if the Recycle Bin is set to `Don't move files to the Recycle Bin. Remove files immediately when deleted.` The files were in fact deleted; the warning was a regression in [14.4.0](/app/references/changelog/14#14-4-0).",
        refs: [32691],
      },
      {
        kind: 'fix',
        text: "A test or attempt that hasn't finished, for example because the run crashed or was interrupted, is reported to Cypress Cloud as `pending`. Previously, Cypress could send `processing`, an internal state that Cloud rejects.",
        refs: [27956],
      },
      {
        kind: 'fix',
        text: 'With `playwright` `1.60.0`, Cypress displays the correct WebKit version instead of 0.',
        refs: [33953],
      },
      {
        kind: 'fix',
        text: "Clicking [`cy.origin`](/api/commands/origin) in the Command Log prints the origin, the arguments, and the yielded subject to the console, even if the subject can't be serialized across origins, such as the page's `window` after a `cy.visit`. Cypress then shows the subject's type instead of throwing an error.",
        refs: [27385, 33983],
      },
      {
        kind: 'fix',
        text: "The `cypress` CLI's help no longer lists `--dev`, `--inspect`, and `--inspect-brk`. They are for developing Cypress itself and fail in an installed version.",
        refs: [21320, 23058],
      },
      {
        kind: 'fix',
        text: '`cypress open --detached` returns as soon as Cypress is ready to use. Previously, it blocked the terminal until you closed the app.',
        refs: [33972],
      },
      {
        kind: 'misc',
        text: "The TypeScript types of `cy.get('@alias')` and `cy.wait('@alias')` are more precise: a string that starts with `@` resolves to `Chainable<S>` instead of `Chainable<JQuery<HTMLElement>>`.",
        refs: [8762],
      },
      {
        kind: 'misc',
        text: 'If you pass several patterns to `cypress run --spec`, Cypress warns about each pattern without a matching spec file instead of skipping it silently.',
        refs: [22645],
      },
      {
        kind: 'misc',
        text: "If Cypress can't connect to Chrome, Edge, or another Chromium-based browser over the Chrome DevTools Protocol, the error suggests checking whether an enterprise or group policy (`RemoteDebuggingAllowed`) has disabled remote debugging, which Cypress needs to control the browser. It points to `chrome://policy` or `edge://policy`.",
        refs: [32526],
      },
      {
        kind: 'dependency',
        text: '`tsx` from `4.20.6` to `4.22.4`. Security scans no longer report CVE-2025-68121 for its `esbuild` binary, and TypeScript configuration files load without the Node.js warning `[DEP0205] module.register() is deprecated`.',
        refs: [33954, 33744],
      },
      {
        kind: 'dependency',
        text: '`watchpack`, which `webpack` depends on, from `2.4.2` to `2.5.1`. If you start `cypress open` from an elevated (Administrator) shell on Windows and run a spec, `Watchpack Error (initial scan): EINVAL` warnings for system files at the root of a drive, such as `pagefile.sys`, no longer appear.',
        refs: [33586],
      },
    ],
  },
  {
    version: '15.16.0',
    date: '2026-05-26',
    changes: [
      {
        kind: 'feature',
        text: 'You can **sign up** for Cypress Cloud in the Cypress App. Before, you could only log in there.',
        refs: [33805],
        highlight: true,
      },
      {
        kind: 'feature',
        text: 'The login and signup dialogs in the Cypress App start authentication in your browser as soon as they open, without an extra click on **Log in**.',
        refs: [33831],
      },
      {
        kind: 'fix',
        text: "With Node.js `24.16.0`+ and `26.1.0`+, installing Cypress extracts the complete binary. Previously, the extraction could silently stop after the archive's first file, and Cypress then couldn't start and reported that the Cypress binary is missing.",
        refs: [33891, 33887],
        highlight: true,
      },
      {
        kind: 'fix',
        text: 'In CI environments that provide a pseudo-TTY without `COLUMNS`, the task lists of `cypress install` and `cypress verify` are readable again. Since [15.14.2](/app/references/changelog#15-14-2), they could show a single character on each line.',
        refs: [33890],
      },
      {
        kind: 'fix',
        text: 'When Cypress receives a `SIGINT`, it no longer aborts and shows a crash dialog.',
        refs: [29228, 33542],
      },
      {
        kind: 'fix',
        text: '[`clientCertificates`](/app/references/client-certificates) loads client certificates with ECDSA (EC) keys, both PEM and PKCS#12.',
        refs: [33767, 33799],
      },
      {
        kind: 'fix',
        text: "Clicking **back to projects** or switching to another project no longer fails while Cypress is loading the project's configuration for the first time.",
        refs: [33810],
      },
      {
        kind: 'fix',
        text: 'Initializing the bundles of [`cy.prompt`](/api/commands/prompt) and [Studio](/app/guides/cypress-studio) no longer fails intermittently with `ENOENT: no such file or directory, open <path>/bundle.tar-<rand>`.',
        refs: [33748],
      },
      {
        kind: 'fix',
        text: 'If you delete `results.video` in [`after:spec`](/api/node-events/after-spec-api) to keep only the videos of failing specs, no empty `*-compressed.mp4` file is left in `cypress/videos`. That was a regression in [14.3.3](/app/references/changelog/14#14-3-3).',
        refs: [32883],
      },
      {
        kind: 'fix',
        text: "Cypress's type definitions compile in projects that have `@sinonjs/fake-timers@>=15.3.0` installed. The bundled `@types/sinon` imported `FakeTimers` from `@sinonjs/fake-timers`, and TypeScript preferred your copy to the bundled `@types/sinonjs__fake-timers`. The bundled types now refer to the `@types` package directly.",
        refs: [33829, 33886],
      },
      {
        kind: 'dependency',
        text: "`esbuild` to `^0.28.0`, which fixes CVE-2025-68121 in its Go binary (TLS certificates weren't validated correctly when a session was resumed), as reported by container and image scans.",
        refs: [33599, 33816],
      },
    ],
  },
  {
    version: '15.15.0',
    date: '2026-05-12',
    changes: [
      {
        kind: 'deprecation',
        text: '[`cy.end()`](/api/commands/end) is deprecated, and a later release will remove it. Instead of ending a chain with `.end()`, start a new one from `cy`.',
        refs: [33707],
        highlight: true,
      },
      {
        kind: 'fix',
        text: 'The proxy keeps `Content-Length: 0` in responses without a body, such as a `DELETE 200`. It used to drop the header and send `Transfer-Encoding: chunked`, which broke clients that expect a fixed length.',
        refs: [16469, 33754],
      },
      {
        kind: 'fix',
        text: "With Vite 8, a component spec that defines React components no longer registers its `describe` and `it` blocks twice in `cypress open`. React refresh treated the spec as a module that accepts its own hot updates; `@cypress/vite-dev-server` now leaves specs out of JSX refresh, while Fast Refresh keeps working for the application's source.",
        refs: [33750],
      },
      {
        kind: 'fix',
        text: 'Tests that use [`cy.origin`](/api/commands/origin) with several origins no longer lose contact with a secondary origin once test isolation has run, if the spec-bridge iframe already exists, or if several secondary origins become ready at nearly the same moment. Cypress clears its cached references to these windows at the right time, so the specs also run faster.',
        refs: [33704],
      },
      {
        kind: 'fix',
        text: 'Attribute values with special CSS characters, such as a regular expression in the `pattern` of an `<input>`, no longer crash the runner with an uncaught `Syntax error, unrecognized expression` when Cypress builds a selector from them.',
        refs: [26967, 29345],
      },
      {
        kind: 'fix',
        text: "If Cypress Cloud responds with a temporary HTTP 500, Cypress retries the request if it's idempotent.",
        refs: [33718],
      },
      {
        kind: 'fix',
        text: "Angular component tests of several projects in a monorepo can run in parallel even if the projects' folders have the same name, such as `libs/feature-a/feat-shell` and `libs/feature-b/feat-shell`. They shared one temporary `tsconfig.json` and sometimes couldn't resolve their specs; `@cypress/webpack-dev-server` now adds a hash of the project's full path to the name of the temporary folder.",
        refs: [33634],
      },
      {
        kind: 'fix',
        text: "In `cypress open`, the specs list stays current when `cypress.config.js` changes several times in quick succession. Two overlapping reloads ended each other's child processes (`ERR_STREAM_DESTROYED`), and both failed.",
        refs: [33775],
      },
      {
        kind: 'fix',
        text: 'If Firefox fails to launch because of a temporary problem, Cypress tries again instead of exiting.',
        refs: [33770],
      },
      {
        kind: 'dependency',
        text: '`socket.io` and `socket.io-client` from `4.0.1` to `4.8.3`, along with `socket.io-parser` from `4.0.5` to `4.2.6`, which fixes `GHSA-677m-j7p3-52f9` (denial of service). `@packages/socket` also has newer versions of `engine.io`, `engine.io-client`, and `engine.io-parser`, so that indirect copies match and the patches for the browser still apply.',
        refs: [33719],
      },
      {
        kind: 'dependency',
        text: '`uuid` from `8.3.2` to `11.1.1`, which fixes `SNYK-JS-UUID-16133035` (improper validation of an index, position, or offset).',
        refs: [33765],
      },
    ],
  },
  {
    version: '15.14.2',
    date: '2026-04-29',
    changes: [
      {
        kind: 'performance',
        text: "Scrolling the Command Log in `cypress open` causes less work on the main thread. Previously, the reporter could add several `scroll` listeners if the log's scroll container was set more than once.",
        refs: [33607],
      },
      {
        kind: 'fix',
        text: "When [`cy.wait`](/api/commands/wait) waits for several aliases and a retry ends early because the test is being torn down, the unhandled rejection `Cannot read properties of undefined (reading 'routeId')` no longer occurs.",
        refs: [33651],
      },
      {
        kind: 'fix',
        text: 'If the application contains `<base target="_top">` or `<base target="_parent">`, links and forms without their own target no longer navigate out of the Cypress iframe. [`modifyObstructiveCode`](/app/references/configuration#modifyobstructivecode), which is on by default for the primary superdomain, removes that `target` (with `experimentalModifyObstructiveThirdPartyCode`, for third-party origins too). A `<base>` that is added or changed after the page has loaded is always neutralized.',
        refs: [33667],
      },
      {
        kind: 'fix',
        text: 'While `cypress open` reloads the configuration, the internal HTTP server no longer accepts requests before the primary remote state exists. Previously, requests from the browser, such as iframe loads, occasionally crashed on an empty `remoteStates` map.',
        refs: [33686],
      },
      { kind: 'dependency', text: '`cachedir` from `^2.3.0` to `^2.4.0`.', refs: [33608] },
      { kind: 'dependency', text: '`listr2` from `3.8.3` to `^9.0.5`.', refs: [33640] },
      {
        kind: 'dependency',
        text: '`simple-git` from `3.33.0` to `3.36.0`, which fixes `SNYK-JS-SIMPLEGIT-15456078` (remote code execution).',
        refs: [33680],
      },
      { kind: 'dependency', text: '`ts-loader` from `9.5.2` to `9.5.7`.', refs: [33648, 33691] },
    ],
  },
  {
    version: '15.14.1',
    date: '2026-04-21',
    changes: [
      {
        kind: 'performance',
        text: 'Rerunning a spec in `cypress open` no longer leaks memory. Each rerun added an `uncaughtException` listener, which kept the previous Mocha runner with all its commands, snapshots, and logs in memory.',
        refs: [33631],
      },
      {
        kind: 'fix',
        text: '[`cy.prompt`](/api/commands/prompt) supports larger requests and responses because the size limit of decrypted payloads is higher.',
        refs: [33619],
      },
      {
        kind: 'fix',
        text: "Component tests with `@cypress/vite-dev-server` no longer fail intermittently with `Failed to fetch dynamically imported module`. The iframe could request the support file too early. The dev server now reports that it's ready only after the file's URL responds successfully.",
        refs: [33487],
      },
      {
        kind: 'fix',
        text: 'If a crash ends a run early, for example because of a configuration error or a crashed renderer, the test that was running fails with the actual fatal error instead of a generic one, and Cypress Cloud shows the underlying cause.',
        refs: [33617],
      },
    ],
  },
  {
    version: '15.14.0',
    date: '2026-04-16',
    changes: [
      {
        kind: 'performance',
        text: "The browser's memory grows less during long interactive runs. Once a test is older than [`numTestsKeptInMemory`](/app/references/configuration#numtestskeptinmemory) allows, Cypress discards its stored Command Log data, such as snapshots, messages, URLs, console props, and custom `Cypress.log` properties, which also keeps the runner more responsive.",
        refs: [33601],
      },
      {
        kind: 'feature',
        text: 'TypeScript 6 is officially supported.',
        refs: [33385, 33511],
        highlight: true,
      },
      {
        kind: 'feature',
        text: 'Component testing supports Vite 8.',
        refs: [32550, 33078],
        highlight: true,
      },
      {
        kind: 'fix',
        text: 'In open mode, tests pick up changes to `env` in the configuration file.',
        refs: [33567, 33372],
      },
      {
        kind: 'dependency',
        text: '`axios` to `1.15.0`, which fixes CVE-2025-62718 and CVE-2026-40175.',
        refs: [33590],
      },
    ],
  },
  {
    version: '15.13.1',
    date: '2026-04-07',
    changes: [
      {
        kind: 'performance',
        text: "Recording to Cypress Cloud can be faster because Cypress sends less of the project's configuration.",
        refs: [33517],
      },
      {
        kind: 'performance',
        text: '`cypress run` no longer starts `git status` and `git log` processes to collect data about spec files that only open mode uses.',
        refs: [33552],
      },
      {
        kind: 'fix',
        text: 'A [`cy.intercept`](/api/commands/intercept) `delay` of `2**31` or more (about 24.8 days) causes a clear validation error. Previously, `setTimeout` silently ignored it.',
        refs: [33377, 33183],
      },
      {
        kind: 'dependency',
        text: '`node-forge` from `1.3.x` to `^1.4.0`, which fixes CVE-2026-33896.',
        refs: [33546],
      },
    ],
  },
  {
    version: '15.13.0',
    date: '2026-03-24',
    changes: [
      {
        kind: 'feature',
        text: '[`cy.prompt`](/api/commands/prompt), the AI-powered command that runs test steps written in plain English, enters beta and needs no configuration. The `experimentalPromptCommand` flag no longer exists, so you can remove it from your configuration.',
        refs: [33497],
        highlight: true,
      },
      {
        kind: 'feature',
        text: 'In [Studio](/app/guides/cypress-studio), you can add a new test while you focus on a single test, so you can create tests as you record.',
        refs: [33481],
      },
      {
        kind: 'fix',
        text: 'Cypress no longer hangs during component tests if the dev server becomes unreachable.',
        refs: [33469],
      },
      {
        kind: 'misc',
        text: 'While Studio shows a single test, the rerun button is correctly labeled **Run test**.',
        refs: [33466],
      },
      {
        kind: 'misc',
        text: 'If the Studio editor has unsaved changes and you try to exit, you get a warning before you navigate away.',
        refs: [33457],
      },
      {
        kind: 'dependency',
        text: '`simple-git` from `3.27.0` to `3.32.3`, which fixes CVE-2026-28292 (improper handling of case sensitivity).',
        refs: [33470],
      },
      {
        kind: 'dependency',
        text: '`minimatch` to `3.1.3`, which fixes CVE-2026-26996, CVE-2026-27903, and CVE-2026-27904 (all ReDoS).',
        refs: [33461],
      },
      {
        kind: 'dependency',
        text: '`serialize-javascript` to `7.0.3`, which fixes `GHSA-5c6j-r48x-rmvq`.',
        refs: [33461],
      },
      {
        kind: 'dependency',
        text: '`flatted` from `3.2.9` to `3.4.2`, which fixes CVE-2026-33228 (prototype pollution).',
        refs: [33501],
      },
    ],
  },
  {
    version: '15.12.0',
    date: '2026-03-13',
    changes: [
      {
        kind: 'feature',
        text: 'You can turn on word wrap for the code in the [Studio](/app/guides/cypress-studio) panel.',
        refs: [33411],
      },
      {
        kind: 'fix',
        text: 'After you exit Cypress with SIGINT, for example with Ctrl+C, the terminal no longer displays raw characters.',
        refs: [33367, 33431],
      },
      {
        kind: 'fix',
        text: 'If you develop Cypress itself with gulp and file watching, closing the Electron window ends the gulp process too.',
        refs: [33431],
      },
      {
        kind: 'fix',
        text: 'Internal tags from stderr streams no longer appear in the terminal during component testing.',
        refs: [32769, 33400],
      },
      {
        kind: 'fix',
        text: 'A test that waits for several interceptions no longer hangs when the page navigates in the meantime.',
        refs: [33446],
      },
      {
        kind: 'dependency',
        text: '`basic-ftp` to `5.2.0`, which fixes CVE-2026-27699.',
        refs: [33436],
      },
      {
        kind: 'dependency',
        text: '`fast-xml-parser` to `4.5.4`, which fixes CVE-2026-25896.',
        refs: [33434],
      },
    ],
  },
  {
    version: '15.11.0',
    date: '2026-02-25',
    changes: [
      {
        kind: 'feature',
        text: 'The new flag `--pass-with-no-tests` makes [`cypress run`](/app/references/command-line#cypress-run) exit with 0 if it finds no spec files.',
        refs: [23019, 33384],
        highlight: true,
      },
      {
        kind: 'feature',
        text: 'With a `<script data-cy-bootstrap>` tag, you choose where Cypress injects its bootstrap script. This works around [hydration mismatches](/app/references/error-messages#hydration) in server-rendered React applications, which can then ignore them with `suppressHydrationWarning`.',
        refs: [27204, 33295],
        highlight: true,
      },
      { kind: 'feature', text: 'The proxy supports Brotli compression.', refs: [6197] },
      {
        kind: 'feature',
        text: 'For runs recorded to Cypress Cloud, Cypress is better at detecting CI environments and at capturing CI and commit metadata. It adds support for AWS Amplify Console, Bitrise, Buddy, CloudBees Unify, and Harness CI, and drops providers that have reached their end of life.',
        refs: [33396],
      },
      {
        kind: 'fix',
        text: "After a login that you canceled or didn't complete, the next attempt opens a browser window or tab as usual, so you don't have to restart Cypress.",
        refs: [33366, 33350],
      },
      {
        kind: 'fix',
        text: "On Windows, extracting the Studio or Prompt bundle no longer fails with `EPERM: operation not permitted` because a file is briefly locked while it's renamed. On `EPERM` and `EACCES`, Cypress waits a moment and tries again.",
        refs: [33330],
      },
      {
        kind: 'fix',
        text: 'Cypress cleans up the capture protocol, including its listeners on the Chrome DevTools Protocol client, when the protocol is initialized again or the run closes.',
        refs: [33391],
      },
      {
        kind: 'misc',
        text: "The header of a run's log shows the Node.js path correctly for the usual paths in GitHub Actions, and longer paths no longer contain ANSI escape sequences.",
        refs: [32736],
      },
      {
        kind: 'misc',
        text: 'Downloading and installing the binary with `cypress install` no longer causes the Node.js deprecation warning `DEP0169`.',
        refs: [33347],
      },
      { kind: 'dependency', text: '`qs` to `6.14.2`, which fixes CVE-2026-2391.', refs: [33363] },
      {
        kind: 'dependency',
        text: '`rimraf` to `6.1.1`, which fixes CVE-2026-25547.',
        refs: [33336],
      },
      {
        kind: 'dependency',
        text: '`squirrelly` to `9.1.0`, which fixes CVE-2021-32819.',
        refs: [33354],
      },
      {
        kind: 'dependency',
        text: '`systeminformation` to `5.31.1`, which fixes CVE-2026-26280 and CVE-2026-26318.',
        refs: [33389],
      },
    ],
  },
  {
    version: '15.10.0',
    date: '2026-02-03',
    changes: [
      {
        kind: 'deprecation',
        text: '[`Cypress.env()`](/api/cypress-api/env) is deprecated, and a later major version will remove it. The [migration guide](/app/references/migration-guide#from-cypressenv-to-cyenv-and-cypressexpose) explains the reason and the replacements.',
        refs: [33181],
        highlight: true,
      },
      {
        kind: 'feature',
        text: 'The new [`cy.env()`](/api/commands/env) command reads Cypress environment variables securely and asynchronously.',
        refs: [33181],
        highlight: true,
      },
      {
        kind: 'feature',
        text: 'With the new option [`allowCypressEnv`](/app/references/configuration#allowcypressenv), you can turn off the deprecated `Cypress.env()`.',
        refs: [33181],
      },
      {
        kind: 'feature',
        text: "The new [`Cypress.expose()`](/api/cypress-api/expose) API is for public configuration values that aren't sensitive.",
        refs: [33238],
        highlight: true,
      },
      {
        kind: 'feature',
        text: 'The resolved configuration in the Cypress App includes the `expose` values.',
        refs: [33322],
      },
      {
        kind: 'fix',
        text: "In [Studio](/app/guides/cypress-studio), you can always create a new test. If the spec is empty, you get the form for the test's name instead of the welcome screen.",
        refs: [33236],
      },
      {
        kind: 'misc',
        text: 'In the Command Log, the icon of the **Open in IDE** button has the correct size.',
        refs: [32779, 33217],
      },
      {
        kind: 'dependency',
        text: '`express` to `4.22.0` and `body-parser` to `1.20.4`. Security scans no longer report CVE-2025-15284.',
        refs: [33305],
      },
      {
        kind: 'dependency',
        text: '`lodash` to `4.17.23`. Security scans no longer report CVE-2025-13465.',
        refs: [33269],
      },
      {
        kind: 'dependency',
        text: '`shell-env` to `4.0.1` and `@cypress/commit-info` to `2.2.2`. Security scans no longer report `GMS-2020-2`.',
        refs: [33226, 33263],
      },
    ],
  },
  {
    version: '15.9.0',
    date: '2026-01-13',
    changes: [
      {
        kind: 'feature',
        text: '[`experimentalRunAllSpecs`](/app/references/experiments) works for component tests too. Previously, the option was limited to end-to-end tests.',
        refs: [25636],
        highlight: true,
      },
    ],
  },
  {
    version: '15.8.2',
    date: '2026-01-06',
    changes: [
      {
        kind: 'fix',
        text: 'Cypress sets the path to ffprobe as soon as its module loads, so every video operation finds it. `@ffprobe-installer/ffprobe` is also upgraded from `1.1.0` to `2.1.2`, which adds support for Apple Silicon (`darwin-arm64`).',
        refs: [33136],
        highlight: true,
      },
      {
        kind: 'fix',
        text: "[`test:after:run`](/api/cypress-api/catalog-of-events) and `test:after:run:async` fire even if both a `before all` and an `after all` hook have failed. Previously, they didn't.",
        refs: [33172],
      },
      {
        kind: 'dependency',
        text: '`@cypress/request` to `3.0.10`, so security scans no longer report CVE-2025-15284.',
        refs: [33188],
      },
    ],
  },
  {
    version: '15.8.1',
    date: '2025-12-18',
    changes: [
      {
        kind: 'dependency',
        text: '`systeminformation` to `5.27.14`, so security scans no longer report CVE-2025-68154.',
        refs: [33146, 33150],
      },
    ],
  },
  {
    version: '15.8.0',
    date: '2025-12-16',
    changes: [
      {
        kind: 'performance',
        text: 'The new experiment [`experimentalFastVisibility`](/app/references/experiments#fast-visibility) makes Cypress use a different algorithm for visibility checks and assertions.',
        refs: [33044, 32801],
        highlight: true,
      },
      {
        kind: 'feature',
        text: 'Component testing supports Angular 21.',
        refs: [33004],
        highlight: true,
      },
      {
        kind: 'feature',
        text: 'Angular components can be tested without Zone.js: import the mount function from [`cypress/angular-zoneless`](/app/component-testing/angular/api).',
        refs: [31504, 30070],
      },
      {
        kind: 'feature',
        text: 'The [Selector Playground](/app/core-concepts/open-mode#find-a-selector) is available to everyone in open mode, not only in Studio. Opening it turns on interactive mode, so you can build and test selectors right in your application.',
        refs: [32672, 33073],
        highlight: true,
      },
      {
        kind: 'fix',
        text: 'Pressing Ctrl+C in the terminal no longer causes an `EPIPE` error.',
        refs: [30659, 32873],
      },
      {
        kind: 'fix',
        text: 'A synchronous XHR request that matches a [`cy.intercept()`](/api/commands/intercept) with a `routeHandler` no longer freezes the browser.',
        refs: [32874, 32925],
      },
      {
        kind: 'fix',
        text: "Next.js component tests load correctly in Next.js 16.0.3 and newer when the Next.js configuration isn't written in TypeScript.",
        refs: [32968],
      },
      {
        kind: 'fix',
        text: 'When `not.have.length` fails, its error message in the Command Log states the correct expected length.',
        refs: [18927],
      },
      {
        kind: 'fix',
        text: 'After a click on a link with `target="_top"` or `target="_parent"`, `removeAttribute()` had no effect on anchors and forms, except for the `target` attribute. It now removes any attribute.',
        refs: [26206, 33051],
      },
      {
        kind: 'dependency',
        text: 'Several packages that Cypress no longer used were removed.',
        refs: [33098],
      },
      {
        kind: 'dependency',
        text: '`brace-expansion` to a newer version, so security scans no longer report CVE-2025-5889.',
        refs: [33112],
      },
      {
        kind: 'dependency',
        text: '`form-data` to a newer version, so security scans no longer report CVE-2025-7783.',
        refs: [33113],
      },
    ],
  },
  {
    version: '15.7.1',
    date: '2025-12-02',
    changes: [
      {
        kind: 'performance',
        text: "Viewing a command's snapshot is faster. When Cypress highlights elements, it calculates fewer styles and batches its DOM operations, which helps most with many elements and on complex pages.",
        refs: [32951],
        highlight: true,
      },
      {
        kind: 'fix',
        text: "If the [`cy.prompt()`](/api/commands/prompt) bundle is deleted while it's in use, you get an updated error message. Cloud bundles are also written atomically, so simultaneous downloads no longer interfere with each other.",
        refs: [33034],
      },
      {
        kind: 'dependency',
        text: '`yargs-unparser` from `1.6.0` to `1.6.4`, which upgrades `flat` from `4.1.1` to `5.0.2` and fixes CVE-2020-36632.',
        refs: [27763],
      },
    ],
  },
  {
    version: '15.7.0',
    date: '2025-11-19',
    changes: [
      {
        kind: 'performance',
        text: 'For each Command Log entry, Cypress now checks the visibility of only a limited number of matched elements. This prevents a crash that could occur when a query returned many elements while others were added to the DOM in quick succession.',
        refs: [32937],
        highlight: true,
      },
      {
        kind: 'feature',
        text: "Component testing supports [Next.js 16](/app/component-testing/react/overview#nextjs). Cypress bundles the components with webpack; Turbopack, which Next.js 16 uses [by default](https://nextjs.org/docs/app/guides/upgrading/version-16#turbopack-by-default), isn't supported yet.",
        refs: [32857],
        highlight: true,
      },
      {
        kind: 'fix',
        text: '[`cy.wrap()`](/api/commands/wrap) accepts objects with circular references. They used to cause infinite recursion, which froze the Cypress App.',
        refs: [24715, 32917],
        highlight: true,
      },
      {
        kind: 'fix',
        text: 'If the top-level origin changed while a test was being retried, the reporter could list the same attempt number several times, and Test Replay could lose attempts. Both are fixed.',
        refs: [32888],
      },
      {
        kind: 'fix',
        text: "The stack traces from which Cypress determines where a test was invoked are correct. Previously, they sometimes weren't.",
        refs: [32699],
      },
      {
        kind: 'fix',
        text: 'Unusually large configuration values no longer cause problems when you record a run to Cypress Cloud.',
        refs: [32957],
      },
      {
        kind: 'misc',
        text: 'The list of keyboard shortcuts includes the one that saves changes in [Studio](/app/guides/cypress-studio): `⌘` + `s` on macOS, and `Ctrl` + `s` on Windows and Linux.',
        refs: [32862, 32864],
      },
      {
        kind: 'misc',
        text: 'The **External editor** dropdown shows the Cursor logo correctly.',
        refs: [32062, 32911],
      },
    ],
  },
  {
    version: '15.6.0',
    date: '2025-11-04',
    changes: [
      {
        kind: 'feature',
        text: "A **Self-healed** badge in the Command Log marks [`cy.prompt()`](/api/commands/prompt) steps that recovered automatically after the element they need wasn't found in the cache.",
        refs: [32802],
        highlight: true,
      },
      {
        kind: 'feature',
        text: 'The **Get code** dialog of [`cy.prompt()`](/api/commands/prompt) warns you if saving the generated code would discard unsaved changes in Studio.',
        refs: [32741],
      },
      { kind: 'fix', text: 'Studio displays command snapshots correctly.', refs: [32808] },
      {
        kind: 'fix',
        text: 'Chrome no longer opens its autofill popup while a test fills in an address or credit card form. Cypress also sets more of the Chrome flags and preferences that are typical of browser automation.',
        refs: [25608, 32811],
        highlight: true,
      },
      {
        kind: 'fix',
        text: 'The text of grouped commands stays in place when you expand or collapse a group in the Command Log.',
        refs: [32757],
      },
      {
        kind: 'fix',
        text: 'Grouped items that a command prints to the console no longer appear in a hard-to-read blue or with duplicate `:` characters.',
        refs: [32776],
      },
      {
        kind: 'fix',
        text: 'The error for a failed download of [`cy.prompt()`](/api/commands/prompt) contains more details.',
        refs: [32822],
      },
      {
        kind: 'fix',
        text: 'Cypress determines absolute file paths correctly from a source map whose root was updated.',
        refs: [32809],
      },
      { kind: 'misc', text: 'Labels in the Command Log have padding at the top.', refs: [32774] },
      {
        kind: 'misc',
        text: 'The area that you can click to expand a command group is wider.',
        refs: [32778, 32783],
      },
      {
        kind: 'misc',
        text: 'When you hover over the URL of the application under test, the cursor becomes a pointer.',
        refs: [32777, 32782],
      },
      {
        kind: 'misc',
        text: "In WebKit, [`cy.getCookie()`](/api/commands/getcookie) looks for a cookie with the fully qualified `domain` first, and falls back to the apex domain only if there isn't one.",
        refs: [29954, 29973, 30392, 32852],
      },
      { kind: 'misc', text: 'The **Next** tooltip has a new style.', refs: [32866] },
      {
        kind: 'misc',
        text: "The header with the test's name stays visible while you scroll, both in Studio and in the list of tests.",
        refs: [32591, 32840],
      },
      {
        kind: 'misc',
        text: 'The TypeScript type of the object that [`cy.exec()`](/api/commands/exec) yields has the correct property, `exitCode`.',
        refs: [32875, 32885],
      },
      { kind: 'dependency', text: '`better-sqlite3` from `11.10.0` to `12.4.1`.', refs: [32755] },
      { kind: 'dependency', text: '`recast` from `0.20.4` to `0.23.11`.', refs: [32742] },
    ],
  },
  {
    version: '15.5.0',
    date: '2025-10-17',
    changes: [
      {
        kind: 'feature',
        text: 'If you pass both `--record` and `--posix-exit-codes` to `cypress run`, it ends with [exit code](/app/references/command-line#exit-codes) `112` when network conditions prevent it from determining which spec to run next.',
        refs: [32485, 32635],
        highlight: true,
      },
      {
        kind: 'fix',
        text: 'Commands no longer throw an error when your application sets `window.$` to something other than a function.',
        refs: [1502, 32682],
      },
      {
        kind: 'fix',
        text: 'With `ELECTRON_ENABLE_LOGGING` set to 1, and in development environments of Cypress itself, certain messages on `stderr` are no longer wrapped in verbose tags.',
        refs: [32569, 32674],
      },
      {
        kind: 'fix',
        text: 'The pause between specs is shorter because Cypress no longer resets the `file_systems` `StorageType` with the Chrome DevTools Protocol command `Storage.clearDataForOrigin`.',
        refs: [32703],
        highlight: true,
      },
      {
        kind: 'misc',
        text: 'If a browser is installed in both a 32-bit and a 64-bit version, Cypress always chooses the 64-bit one.',
        refs: [32656],
      },
      {
        kind: 'misc',
        text: 'The **Get Code** button of [`cy.prompt()`](/api/commands/prompt) is now called **Code**, and code buttons have a new style.',
        refs: [32745],
      },
      { kind: 'dependency', text: '`tsx` from `4.20.5` to `4.20.6`.', refs: [32730] },
    ],
  },
  {
    version: '15.4.0',
    date: '2025-10-07',
    changes: [
      {
        kind: 'feature',
        text: "[Cypress Studio](/app/guides/cypress-studio) is on by default. The `experimentalStudio` flag isn't needed anymore.",
        refs: [30997, 32571],
        highlight: true,
      },
      {
        kind: 'feature',
        text: 'You can [hide HTTP requests](/app/core-concepts/open-mode#hide-http-requests) in the Command Log. The option, **Hide HTTP Requests**, is in the new menu at the top.',
        refs: [7362, 32658],
        highlight: true,
      },
      {
        kind: 'feature',
        text: 'With the new flag [`--posix-exit-codes`](/app/references/command-line#exit-codes), `cypress run` exits with 1 if at least one test fails. Without the flag, the exit code is the number of failed tests.',
        refs: [32605, 24695, 32609],
      },
      {
        kind: 'feature',
        text: 'The command name `prompt` is reserved for [`cy.prompt()`](/api/commands/prompt), so a custom command called `prompt` stops working. `cy.prompt()` itself is behind a feature flag and available only by invitation from Cypress.',
        refs: [31826],
        highlight: true,
      },
      {
        kind: 'fix',
        text: 'Cypress no longer prints `dbus` connection errors when it starts in a Docker container. That was a regression in [15.0.0](/app/references/changelog#15-0-0).',
        refs: [32290],
      },
      {
        kind: 'fix',
        text: 'The code frame of a command that fails inside [`cy.origin()`](/api/commands/origin) points to the right line and column of the spec file.',
        refs: [32597],
      },
      {
        kind: 'fix',
        text: 'Requests to Cypress Cloud properly verify SSL certificates.',
        refs: [32629],
      },
      {
        kind: 'misc',
        text: 'A new menu in the Command Log contains actions, such as opening the spec in your IDE or adding a test in Studio, and preferences, such as auto-scrolling and hiding HTTP requests.',
        refs: [32556, 32558, 32611],
      },
      {
        kind: 'misc',
        text: 'When you edit a test in Studio, its header has a **Back** button, so the **Specs** button can still expand and collapse the specs panel.',
        refs: [32556, 32558, 32611],
      },
      {
        kind: 'misc',
        text: 'Resizing the Studio panel by dragging works correctly.',
        refs: [32584],
      },
      {
        kind: 'misc',
        text: "While you step through a test with [`cy.pause()`](/api/commands/pause), the **Next** button always stays visible. It's disabled when no next command is available yet.",
        refs: [32476, 32536],
      },
      { kind: 'dependency', text: '`electron` from `36.8.1` to `37.6.0`.', refs: [32607] },
      { kind: 'dependency', text: 'Bundled Node.js from `22.18.0` to `22.19.0`.', refs: [32607] },
      {
        kind: 'dependency',
        text: 'Bundled Chromium from `136.0.7103.177` to `138.0.7204.251`.',
        refs: [32607],
      },
    ],
  },
  {
    version: '15.3.0',
    date: '2025-09-23',
    changes: [
      {
        kind: 'feature',
        text: '[`cy.press()`](/api/commands/press) can press the Escape key.',
        refs: [32429, 32545],
        highlight: true,
      },
      {
        kind: 'fix',
        text: "In development mode, Electron's `stderr` goes straight to Cypress's own `stderr`. If Electron doesn't start, you can see why.",
        refs: [32358, 32468],
      },
      {
        kind: 'fix',
        text: 'Cypress [configuration files](/app/references/configuration) that are ECMAScript modules are interpreted correctly.',
        refs: [32493, 32515],
        highlight: true,
      },
      {
        kind: 'misc',
        text: 'The line next to grouped commands looks right when you expand the group.',
        refs: [32521],
      },
      {
        kind: 'misc',
        text: 'The names of test hooks appear in a semi-bold font.',
        refs: [32477, 32491],
      },
      {
        kind: 'misc',
        text: 'The Studio panel no longer has a border at the bottom.',
        refs: [32478],
      },
      { kind: 'dependency', text: '`electron` from `36.4.0` to `36.8.1`.', refs: [32371] },
      { kind: 'dependency', text: 'Bundled Node.js from `22.15.1` to `22.18.0`.', refs: [32371] },
      {
        kind: 'dependency',
        text: 'Bundled Chromium from `136.0.7103.149` to `136.0.7103.177`.',
        refs: [32371],
      },
    ],
  },
  {
    version: '15.2.0',
    date: '2025-09-09',
    changes: [
      {
        kind: 'feature',
        text: '[Cypress Studio](/app/guides/cypress-studio) works in projects that use `@cypress/grep`.',
        refs: [32292],
        highlight: true,
      },
      {
        kind: 'fix',
        text: "Some `localhost` URLs couldn't be resolved in [`cy.visit()`](/api/commands/visit). Cypress now keeps `host` and `port` properly apart when it caches the address family of DNS lookups, so these URLs work.",
        refs: [25397, 32403],
        highlight: true,
      },
      { kind: 'dependency', text: '`better-sqlite3` from `11.9.1` to `11.10.0`.', refs: [32404] },
    ],
  },
  {
    version: '15.1.0',
    date: '2025-09-02',
    changes: [
      {
        kind: 'feature',
        text: '[`cy.press()`](/api/commands/press) supports more types of keys.',
        refs: [31051, 31488, 31496],
        highlight: true,
      },
      {
        kind: 'fix',
        text: "[Module API](/app/references/module-api) results and runs recorded to Cypress Cloud contain the operating system's distribution and release. Previously, these sometimes weren't filled in correctly.",
        refs: [30533, 32283],
      },
      {
        kind: 'fix',
        text: 'On GNOME, Cypress no longer fails to run when GTK 4 is detected in the Electron process alongside GTK 2 or 3.',
        refs: [32361],
        highlight: true,
      },
      {
        kind: 'fix',
        text: "Component tests no longer show the button that opens Studio, which doesn't support them.",
        refs: [32315],
      },
      {
        kind: 'fix',
        text: '`@cypress/webpack-batteries-included-preprocessor` finds the TypeScript compiler when you use it as a standalone package.',
        refs: [32338],
      },
      {
        kind: 'fix',
        text: 'A path with spaces no longer keeps `tsx` from being loaded into the process that runs the Cypress configuration.',
        refs: [32398],
      },
      { kind: 'misc', text: 'The background of the Studio panel is a darker gray.', refs: [32333] },
      { kind: 'dependency', text: '`esbuild` from `0.15.3` to `0.25.2`.', refs: [32231] },
      { kind: 'dependency', text: '`image-size` from `1.1.1` to `1.2.1`.', refs: [32232] },
      { kind: 'dependency', text: '`tar` from `6.1.5` to `6.2.1`.', refs: [32229] },
      { kind: 'dependency', text: '`axios` from `1.8.3` to `1.11.0`.', refs: [32347] },
    ],
  },
  {
    version: '15.0.0',
    date: '2025-08-20',
    changes: [
      {
        kind: 'breaking',
        text: 'Node.js 18 and 23 are no longer supported. The [migration guide](/app/references/migration-guide#to-15) lists everything you need to change for Cypress 15.',
        refs: [31302],
        highlight: true,
      },
      {
        kind: 'breaking',
        text: 'Linux distributions need `glibc` `2.31` or newer, in line with Node.js 20 and later.',
        refs: [31912],
      },
      {
        kind: 'breaking',
        text: 'Cypress no longer controls Firefox through the [Chrome DevTools Protocol](https://chromedevtools.github.io/devtools-protocol). The [migration guide](/app/references/migration-guide#to-15) states which Firefox version you need.',
        refs: [31189],
      },
      {
        kind: 'breaking',
        text: '[`cy.stub()`](/api/commands/stub) no longer accepts the deprecated form with three arguments. Use `cy.stub(object, name).callsFake(fn)` instead.',
        refs: [31346],
      },
      {
        kind: 'breaking',
        text: "`@cypress/webpack-preprocessor` no longer supports webpack 4. If you can't upgrade yet, the [migration guide](/app/references/migration-guide#to-15) shows what to do.",
        refs: [31344],
      },
      {
        kind: 'breaking',
        text: "`@cypress/webpack-batteries-included-preprocessor` no longer provides these Node.js modules, which webpack 4 used to include: `assert`, `constants`, `crypto`, `domain`, `events`, `http`, `https`, `punycode`, `querystring`, `string_decoder`, `sys`, `timers`, `tty`, `url`, `util`, `vm`, and `zlib`. Because many projects share files between specs and Node.js code, `buffer`, `path`, `process`, `os`, and `stream` still work. To [import another module](/api/node-events/preprocessors-api#import-a-node-module), add it to webpack's `resolve.fallback`.",
        refs: [31039],
      },
      {
        kind: 'breaking',
        text: 'In Chromium-based browsers, Cypress no longer fires [`window:unload`](/api/cypress-api/catalog-of-events) when the application under test fires `pagehide`.',
        refs: [31853],
      },
      {
        kind: 'breaking',
        text: '`Cypress.SelectorPlayground` is now [`Cypress.ElementSelector`](/api/cypress-api/selector-playground-api), because its `selectorPriority` also applies to Cypress Studio and, in the future, to `cy.prompt()`. Its `getSelector` method and the `onElement` option of `defaults` have been removed.',
        refs: [31801, 31889, 32098],
      },
      {
        kind: 'breaking',
        text: 'You can no longer install Cypress by direct download. Use a [package manager](/app/get-started/install-cypress) instead.',
        refs: [32249],
      },
      {
        kind: 'breaking',
        text: '`execa` from `1.0.0` to `4.1.0`. As a result, [`cy.exec()`](/api/commands/exec) yields the exit code as `exitCode` instead of `code`.',
        refs: [32238],
        highlight: true,
      },
      {
        kind: 'breaking',
        text: "**Component testing** has higher minimum versions: Angular `18.0.0` (17 is no longer supported), `zone.js` `0.14.0` for `@cypress/angular`, TypeScript 5.0 for the configuration wizard, and Vite 5 for `@cypress/vite-dev-server` (4 is no longer supported). `@cypress/vite-dev-server` is an ESM-only package, so CommonJS code can't use it anymore. `@cypress/webpack-dev-server` doesn't support `webpack-dev-server` 4; if you still need it, follow the [migration guide](/app/references/migration-guide#to-15).",
        refs: [31303, 31582, 31187, 28373, 29557, 31882, 32038, 31605],
        highlight: true,
      },
      {
        kind: 'feature',
        text: 'If you turn on `experimentalStudio`, you can edit the code of a test inline in [Cypress Studio](/app/guides/cypress-studio), in addition to recording interactions and adding assertions with a right-click.',
        refs: [14339],
      },
      {
        kind: 'feature',
        text: "The commands that read the page's address ([`cy.url()`](/api/commands/url), `cy.hash()`, `cy.location()`) or title (`cy.title()`) and those that navigate (`cy.go()`, `cy.reload()`) work through the browser's automation protocol (the Chrome DevTools Protocol in Chromium-based browsers, WebDriver BiDi in Firefox) instead of the window object. You can therefore call them anywhere in a test, without [`cy.origin()`](/api/commands/origin) errors; only experimental WebKit still reads the window object. `cy.window()` always yields the current window, whatever its origin, but some of its properties may not be accessible from a different origin.",
        refs: [31196],
      },
      {
        kind: 'feature',
        text: '`selectorPriority` in the [`ElementSelector`](/api/cypress-api/selector-playground-api) API, formerly `SelectorPlayground`, accepts `name` and `attribute:*` as well. `name` is also part of the default priority.',
        refs: [30309, 6876, 31889],
      },
      {
        kind: 'feature',
        text: 'Cypress always runs its [configuration file](/app/references/configuration) with `tsx`, instead of `ts-node` for TypeScript and Node.js for CommonJS and ECMAScript modules. Projects that use ECMAScript modules in any form should run into fewer compatibility problems.',
        refs: [
          8090, 15724, 21805, 22273, 22747, 23141, 25958, 25959, 26606, 27359, 27450, 28442, 28696,
          29186, 30318, 30718, 30907, 30915, 30925, 30954, 31185,
        ],
      },
      {
        kind: 'feature',
        text: '**Component testing** supports Vite 7, through `@cypress/vite-dev-server`, and Angular 20. For Angular 20, [`cypress/angular`](/app/component-testing/angular/overview) still needs `zone.js` and `@angular-devkit/build-angular`.',
        refs: [31882, 31304],
      },
      {
        kind: 'fix',
        text: "The Create from Component feature no longer fails to parse some React components in a project's files.",
        refs: [31457],
      },
      {
        kind: 'fix',
        text: 'On localhost, `isSecureContext` is no longer `false` when you test a page in Cypress.',
        refs: [18217],
      },
      {
        kind: 'fix',
        text: "Angular's legacy `Output()` decorators work again. They broke when Cypress made references to a component instance's fields safe.",
        refs: [32137],
      },
      {
        kind: 'fix',
        text: "[`cy.fixture()`](/api/commands/fixture) yields a file's new content after [`cy.writeFile()`](/api/commands/writefile) has changed it, because writing to the file now clears its entry in the fixture cache.",
        refs: [4716],
      },
      {
        kind: 'fix',
        text: 'A [`cy.fixture()`](/api/commands/fixture) call with an explicit encoding always gets the raw content. Previously, Cypress sometimes parsed the file according to its extension anyway.',
        refs: [32139],
      },
      {
        kind: 'fix',
        text: 'Several [`cy.fixture()`](/api/commands/fixture) calls with different encodings return consistent content, no matter which one runs first.',
        refs: [32138],
      },
      {
        kind: 'fix',
        text: 'Cypress filters out the harmless errors and warnings that Electron writes to `stderr`. To see them, turn on the debug namespace `cypress:internal-stderr`.',
        refs: [32070],
      },
      {
        kind: 'fix',
        text: 'Angular component tests print only errors to the console by default, without extra warnings. To change this, pass your own webpack configuration or set `verbose` in `angular.json`.',
        refs: [26456],
      },
      {
        kind: 'fix',
        text: '`@cypress/webpack-preprocessor` detects `ts-loader` correctly.',
        refs: [32265],
      },
      {
        kind: 'fix',
        text: '[`cy.fixture()`](/api/commands/fixture) calls with the `null` encoding and with `undefined` shared an entry in the cache and could return the wrong content. Each now has its own entry.',
        refs: [32274],
      },
      {
        kind: 'misc',
        text: 'The list of tests in the Command Log has a new design.',
        refs: [31677, 31914],
      },
      {
        kind: 'misc',
        text: 'Upgrading from a version before 10.0.0 no longer shows migration helpers and their errors. To get the right guidance, [upgrade](/app/references/migration-guide) one major version at a time.',
        refs: [31345, 31629],
      },
      { kind: 'dependency', text: '`electron` from `33.2.1` to `36.4.0`.', refs: [31257, 31912] },
      {
        kind: 'dependency',
        text: 'Bundled Node.js from `20.18.1` to `22.15.1`.',
        refs: [31257, 31912],
      },
      {
        kind: 'dependency',
        text: 'Bundled Chromium from `130.0.6723.137` to `136.0.7103.149`.',
        refs: [31257, 31912],
      },
      {
        kind: 'dependency',
        text: '`body-parser` from `1.20.2` to `1.20.3`, so security scans no longer report `SNYK-JS-BODYPARSER-7926860`.',
        refs: [32225],
      },
      { kind: 'dependency', text: '`systeminformation` from `5.22.8` to `5.27.7`.', refs: [32234] },
      {
        kind: 'dependency',
        text: '`tmp` from `~0.2.3` to `~0.2.4`, so security scans no longer report CVE-2025-54798.',
        refs: [32176],
      },
    ],
  },
]
