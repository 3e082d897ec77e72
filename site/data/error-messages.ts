export type ErrorGroup =
  'test-file' | 'support-file' | 'command' | 'cli' | 'page-load' | 'browser' | 'hydration' | 'app'

export interface ErrorMessage {
  /** Anchor. */
  id: string
  group: ErrorGroup
  /** The message that Cypress prints, or the part that people search for. Inline Markdown. */
  message: string
  /** Other wordings of the same problem. Inline Markdown. */
  variants?: string[]
  /** Inline Markdown. */
  cause: string
  /** Inline Markdown. */
  fix: string
}

/** Errors by where they appear. */
export const errorMessages: ErrorMessage[] = [
  {
    id: 'no-tests-found',
    group: 'test-file',
    message: 'No tests found',
    cause:
      "Cypress loaded the spec, but it doesn't define any tests. Usually, the file is empty or contains only `describe()`.",
    fix: 'Write a test in the file and save it, or choose another spec.',
  },
  {
    id: 'error-preparing-the-test-file',
    group: 'test-file',
    message: 'Oops...we found an error preparing this test file',
    variants: ['Error: Webpack Compilation Error'],
    cause:
      "Cypress couldn't bundle the spec: a file that it imports doesn't exist, a package isn't installed, or there's a syntax error in the spec or one of its imports. The text below the message names the file and the line.",
    fix: 'Fix the file. When you save it, Cypress runs the spec again.',
  },

  {
    id: 'support-file-missing-or-invalid',
    group: 'support-file',
    message: 'Your `supportFile` is missing or invalid',
    variants: ['Your project does not contain a default `supportFile`'],
    cause:
      "The path in [`supportFile`](/app/references/configuration#supportfile) doesn't exist, the file's extension changed while Cypress was running, or the default file was deleted. Very old projects still set `supportFolder`, which was removed in 0.18.0.",
    fix: 'Correct the path, which is relative to the project folder, and restart Cypress. If your project has no support file, set `supportFile` to `false`. Instead of `supportFolder`, import your files as modules in the support file.',
  },
  {
    id: 'error-loading-config-supportfile',
    group: 'support-file',
    message:
      'The `supportFile` configuration option is invalid when set from the root of the config object',
    variants: [
      'The `supportFile` configuration option is now invalid when set from the root of the config object in Cypress version 10.0.0',
      'There were multiple support files found matching your `supportFile` pattern',
      'Error loading config',
    ],
    cause:
      'Since 10.0.0, each testing type has its own support file, but the option is set at the root of the configuration. Another possible cause: two files match the default pattern, such as `e2e.js` and `e2e.ts`.',
    fix: 'Move the option into `e2e` or `component`. Delete the extra file.',
  },

  {
    id: 'commands-outside-a-running-test',
    group: 'command',
    message: 'Cannot call `cy.get()` outside a running test',
    variants: ['Cypress cannot execute commands outside a running test'],
    cause:
      "A `cy` command appears directly in a `describe()`, at the top of the spec, or in a file that the spec imports. This code runs while Cypress collects the tests, before there's a page.",
    fix: 'Move the command into `it()` or a hook such as `beforeEach()`.',
  },
  {
    id: 'cy-command-failed-because-the-page-updated',
    group: 'command',
    message: '`cy.click()` failed because the page updated',
    variants: [
      'failed because the page updated as a result of this command, but you tried to continue the command chain',
      'The subject is no longer attached to the DOM',
      'failed because the page updated while this command was executing',
      'failed because this element is detached from the DOM',
    ],
    cause:
      "The application re-rendered and replaced the element. The command still has the old element, which is no longer in the document, and there's no query left to retry.",
    fix: 'End the chain after each action, and start a new one with a query. If the element is replaced several times, first wait for the last change: for a request, or for text that appears only in the final state.',
  },
  {
    id: 'element-cannot-be-interacted-with',
    group: 'command',
    message: '`cy.click()` failed because this element is not visible',
    variants: [
      'failed because the center of this element is hidden from view',
      'is being covered by another element',
      'failed because this element is `disabled`',
      'has CSS `pointer-events: none`',
      'failed because this element is readonly',
      'failed because it requires a valid typeable element',
    ],
    cause:
      "A user couldn't interact with the element: it or an ancestor is hidden, another element covers it, its center is hidden from view, it's disabled or read-only, or it has `pointer-events: none`. Cypress waited for this to change until the timeout. With the last message, [`.type()`](/api/commands/type) was called on an element that can't receive focus.",
    fix: "Bring the application into the state that a user would see: open the menu, close the dialog, or wait until the button is enabled. For the last message, query the field itself. Pass `{ force: true }` only if you can't reach that state. [Interacting with elements](/app/core-concepts/interacting-with-elements) lists all checks.",
  },
  {
    id: 'element-is-animating',
    group: 'command',
    message: '`cy.click()` could not be issued because this element is currently animating',
    cause:
      "Between two checks, the element moved farther than [`animationDistanceThreshold`](/app/references/configuration#animationdistancethreshold), and it didn't stop moving before the timeout.",
    fix: 'Turn off the animation in the application under test. Otherwise, let this command act on a moving element, or raise the threshold.',
  },
  {
    id: 'test-finished-but-commands-were-queued',
    group: 'command',
    message: 'The test has finished but Cypress still has commands in its queue',
    cause:
      "Mocha considered the test finished while commands were still waiting: `done()` was called too early, or code in a promise or `setTimeout()` that the test didn't return added commands later. Such tests fail at random, and their commands can even run in the next test.",
    fix: 'Return the promise, or remove it: commands run in order without one. Call `done()` only after the last command has run.',
  },
  {
    id: 'visit-of-a-second-unique-domain-11-and-older',
    group: 'command',
    message: '`cy.visit()` failed because you are attempting to visit a second unique domain',
    cause:
      "Through version 11, a test couldn't leave the first domain it visited, except with the experimental option `experimentalSessionAndOrigin`.",
    fix: 'Upgrade Cypress. Since 12.0.0, a test can visit several domains, with the commands for each additional one inside [`cy.origin()`](/api/commands/origin).',
  },
  {
    id: 'visit-of-a-different-origin-11-and-older',
    group: 'command',
    message:
      '`cy.visit()` failed because you are attempting to visit a URL that is of a different origin',
    cause:
      'Through version 11, the protocol, superdomain, and port had to stay the same within a test, except with the experimental option `experimentalSessionAndOrigin`. `http` and `https` count as different, as do two ports on `localhost`.',
    fix: 'Upgrade Cypress, and wrap the commands for the other origin in [`cy.origin()`](/api/commands/origin).',
  },
  {
    id: 'visit-worked-but-commands-time-out',
    group: 'command',
    message:
      'The command was expected to run against origin `https://…` but the application is at origin `https://…`',
    variants: ['`cy.visit()` succeeded, but commands are timing out'],
    cause:
      'The page is open, but its origin differs from the origin that the commands expect, because a visit, a redirect, or a click led to another domain. Since 14.0.0, a subdomain is a different origin too, unless you set [`injectDocumentDomain`](/app/references/configuration#injectdocumentdomain) to `true`.',
    fix: 'Put the commands for that page inside [`cy.origin()`](/api/commands/origin). [Cross-origin testing](/app/guides/cross-origin-testing) shows the patterns.',
  },
  {
    id: 'addparentcommand-adddualcommand-addchildcommand-removed',
    group: 'command',
    message:
      '`Cypress.addParentCommand()` / `Cypress.addDualCommand()` / `Cypress.addChildCommand()` has been removed',
    cause: 'A support file or an old plugin uses functions that were removed in 0.20.0.',
    fix: 'Use [`Cypress.Commands.add()`](/api/cypress-api/custom-commands). Its `prevSubject` option makes a command a parent, child, or dual command.',
  },
  {
    id: 'custom-command-used-cy-but-returned-another-value',
    group: 'command',
    message:
      'Cypress detected that you invoked one or more cy commands in a custom command but returned a different value',
    cause:
      "A custom command's function calls `cy` and returns something else. The commands run after the function returns, so Cypress can't tell which of the two to yield.",
    fix: 'Return nothing, or return the chain. To yield a computed value, add `.then()` to the chain and return the value there.',
  },
  {
    id: 'cy-commands-used-but-a-different-value-returned',
    group: 'command',
    message:
      'Cypress detected that you invoked one or more cy commands but returned a different value',
    variants: ['`cy.then()` failed because you are mixing up async and sync code'],
    cause:
      'A test or a hook calls `cy` and returns a value that is neither a chain nor a promise. With the second message, the callback of [`.then()`](/api/commands/then) does this. The commands run only after the function has returned its value.',
    fix: "Don't return anything from tests and hooks. In a `.then()` callback, return nothing, or end with `cy.wrap(value)` so that the value follows the commands.",
  },
  {
    id: 'promise-returned-from-a-command-that-also-calls-cy',
    group: 'command',
    message:
      'Cypress detected that you returned a promise from a command while also invoking one or more cy commands in that promise',
    cause:
      "A custom command's function calls `cy` and also returns a promise, or a promise that you passed to [`cy.wrap()`](/api/commands/wrap) calls `cy`. A promise starts right away, while commands wait for their turn, so the command would wait for commands that can start only after it.",
    fix: 'Remove the promise, and `async`, which creates one. If you need the result of asynchronous code, wrap only that code: `cy.wrap(promise)`.',
  },
  {
    id: 'promise-returned-in-a-test-with-cy-inside',
    group: 'command',
    message:
      'Cypress detected that you returned a promise in a test, but also invoked one or more cy commands inside of that promise',
    cause:
      "The test function is `async` or returns a promise, and it also calls `cy`. This is only a warning in the browser's console, and the test can still pass, but you rarely need both.",
    fix: 'Write the test without `async`, `await`, and promises.',
  },
  {
    id: 'expected-to-find-element-never-found-it',
    group: 'command',
    message: 'Expected to find element: `…`, but never found it',
    variants: ['Timed out retrying after 4000ms'],
    cause:
      "No element matched the selector before the timeout: the selector is wrong, the application isn't in the state you expect, or the element is inside an iframe or a shadow root. Invalid HTML can also move an element, such as a `<div>` inside a `<p>`, which the browser moves out.",
    fix: 'Run the test in open mode, select the failed command in the Command Log, and try the selector on the page as it was at that time. Fix any markup that the browser had to correct.',
  },
  {
    id: 'can-only-be-called-on-a-single-element',
    group: 'command',
    message:
      '`cy.click()` can only be called on a single element. Your subject contained 3 elements',
    variants: [
      '`cy.type()` can only be called on a single element',
      '`cy.within()` can only be called on a single element',
    ],
    cause:
      "The selector matches more elements than you expected, and the command doesn't guess which one you mean.",
    fix: 'Narrow the query with a test attribute, [`.first()`](/api/commands/first), [`.eq()`](/api/commands/eq), or [`cy.contains()`](/api/commands/contains) with a string. If you mean all elements, `{ multiple: true }` clicks them in order, and [`.each()`](/api/commands/each) does the same for other commands.',
  },
  {
    id: 'visit-failed-trying-to-load',
    group: 'command',
    message: '`cy.visit()` failed trying to load',
    variants: [
      'We attempted to make an http request to this URL but the request failed without a response',
      'Error: connect ECONNREFUSED 127.0.0.1:3000',
      'This was considered a failure because the status code was not `2xx`',
      "This was considered a failure because responses must have `content-type: 'text/html'`",
    ],
    cause:
      "No server responds at this address, it responds with a status code that isn't a success, or the response isn't HTML. The message names the reason.",
    fix: "Start the server before Cypress, and check the address in a browser. To visit an error page on purpose, pass `{ failOnStatusCode: false }`. For a response that isn't a page, use [`cy.request()`](/api/commands/request).",
  },
  {
    id: 'page-did-not-fire-its-load-event',
    group: 'command',
    message: 'Your page did not fire its `load` event within `60000ms`',
    variants: ['Timed out after waiting `60000ms` for your remote page to load'],
    cause:
      'Something that the page loads never finishes: a style sheet, an image, a frame, or a script, often from a third party.',
    fix: "Look for a pending request in the developer tools' network panel. Block third-party hosts with [`blockHosts`](/app/references/configuration#blockhosts), or stub them with [`cy.intercept()`](/api/commands/intercept). If the page is slow but works, raise [`pageLoadTimeout`](/app/references/configuration#pageloadtimeout).",
  },
  {
    id: 'request-failed-on',
    group: 'command',
    message: '`cy.request()` failed on',
    variants: [
      'This was considered a failure because the status code was not `2xx` or `3xx`',
      '`cy.request()` failed trying to load',
    ],
    cause:
      "The server responded to [`cy.request()`](/api/commands/request) with a status code that isn't a success. With the last message, it didn't respond at all.",
    fix: 'Read the response in the message, which includes the headers and the body. To test an error on purpose, pass `{ failOnStatusCode: false }`. If there was no response, start the server and check the address.',
  },
  {
    id: 'wait-timed-out-no-request-ever-occurred',
    group: 'command',
    message:
      '`cy.wait()` timed out waiting `5000ms` for the 1st request to the route: `…`. No request ever occurred',
    variants: ['for the 1st response to the route: `…`. No response ever occurred'],
    cause:
      "No request matched the intercept in time. The intercept was defined after the application sent the request, the pattern doesn't match, the browser used its cache, or the application doesn't send the request in this state. With the second message, the application sent the request, but no response arrived within the [`responseTimeout`](/app/references/configuration#responsetimeout), 30 seconds by default.",
    fix: 'Define [`cy.intercept()`](/api/commands/intercept) before the visit or the click that sends the request. Compare the pattern with the URL in the Command Log, where the table of routes counts the matches. [Network requests](/app/guides/network-requests) explains how matching works.',
  },
  {
    id: 'could-not-find-a-registered-alias',
    group: 'command',
    message: '`cy.get()` could not find a registered alias for: `@…`',
    variants: ['`cy.wait()` could not find a registered alias for'],
    cause:
      'The name is misspelled, or the alias was created in another test. Cypress clears aliases before each test, so an alias from a `before` hook exists only in the first test.',
    fix: 'Create the alias in `beforeEach` or in the test itself. The message lists the existing aliases.',
  },
  {
    id: 'task-was-not-handled',
    group: 'command',
    message: '`cy.task()` failed with the following error',
    variants: [
      'was not handled in the setupNodeEvents method',
      'You must return a value, null, or a promise that resolves to a value or null to indicate that the task was handled',
    ],
    cause:
      'No task with that name is registered, its function returned `undefined`, or it threw an error. A function without a `return` returns `undefined`.',
    fix: "Compare the names: the message lists the registered tasks. End the function with `return null` when it has nothing to return. A plugin that also calls `on('task')` adds to your tasks. If two tasks have the same name, the last one counts. After you change the configuration, wait until Cypress has reloaded it.",
  },
  {
    id: 'fixture-could-not-be-found',
    group: 'command',
    message: 'A fixture file could not be found at any of the following paths',
    cause:
      "The path isn't relative to [`fixturesFolder`](/app/references/configuration#fixturesfolder), or it uses the wrong case, which matters on Linux.",
    fix: 'Write the path relative to `cypress/fixtures`, such as `users/ada.json`. The message shows where Cypress looked.',
  },
  {
    id: 'mount-is-not-a-function',
    group: 'command',
    message: '`cy.mount()` must be implemented by the user',
    cause:
      "Cypress includes only a placeholder for this command, and the component support file has to register the real one. That file is missing, it doesn't register the command, a different file is configured, or the spec runs as an end-to-end test.",
    fix: 'Register the command in `cypress/support/component.ts`, as [`cy.mount()`](/api/commands/mount) shows, and check that `component.supportFile` points to that file.',
  },

  {
    id: 'no-spec-files-were-found',
    group: 'cli',
    message: "Can't run because no spec files were found",
    variants: ['We searched for specs matching this glob pattern'],
    cause:
      "No file matches `--spec`, or [`specPattern`](/app/references/configuration#specpattern) and `excludeSpecPattern` together. Often, the shell expanded the pattern, or you're looking for a component spec in an end-to-end run.",
    fix: 'Put the pattern in quotes: `--spec "cypress/e2e/**/*.cy.ts"`. For component specs, add `--component`. A path in `--spec` is relative to the folder where you run the command, and it has to match `specPattern` too.',
  },
  {
    id: 'could-not-verify-that-this-server-is-running',
    group: 'cli',
    message: 'Cypress could not verify that this server is running',
    variants: ['Cypress failed to verify that your server is running'],
    cause:
      'Nothing responds at [`baseUrl`](/app/references/configuration#baseurl) when Cypress starts.',
    fix: 'Start the server first, and wait until it responds, for example with [start-server-and-test](https://github.com/bahmutov/start-server-and-test). In CI, the server has to run in the same job. [The CI overview](/app/continuous-integration/overview) shows both.',
  },
  {
    id: 'missing-the-dependency-xvfb',
    group: 'cli',
    message: 'Your system is missing the dependency: Xvfb',
    variants: ['Missing X server or $DISPLAY'],
    cause:
      "On Linux, browsers need a display. Without one, Cypress starts the virtual display Xvfb, which isn't installed.",
    fix: 'Install the [Linux packages](/app/get-started/install-cypress#linux-packages), or use one of the [Docker images](https://github.com/cypress-io/cypress-docker-images), which include them.',
  },
  {
    id: 'cypress-verification-timed-out',
    group: 'cli',
    message: 'Cypress verification timed out',
    variants: ['Cypress failed to start'],
    cause:
      "The application didn't respond after it started: the machine is slow or busy, or a system library is missing. The output below the message has the details.",
    fix: "Install what's missing. On a slow machine, raise `CYPRESS_VERIFY_TIMEOUT`; see [advanced installation](/app/references/advanced-installation#verification).",
  },

  {
    id: 'record-without-a-record-key',
    group: 'cli',
    message: 'You passed the `--record` flag but did not provide us your Record Key',
    cause:
      'You passed `--record`, but neither `--key` nor the `CYPRESS_RECORD_KEY` environment variable contains a key.',
    fix: "Copy the key from your [project settings](/cloud/account-management/projects), and store it in your CI provider as a secret named `CYPRESS_RECORD_KEY`. Cypress doesn't read it from `cypress.env.json` or from `env` in the configuration.",
  },
  {
    id: 'cypress-ci-command-deprecated',
    group: 'cli',
    message: 'The `cypress ci` command has been deprecated',
    cause: 'A script still uses a command that was replaced in 0.19.0.',
    fix: 'Run `cypress run --record`. If you set the `CYPRESS_CI_KEY` variable, rename it to `CYPRESS_RECORD_KEY`.',
  },
  {
    id: 'cached-binary-not-found',
    group: 'cli',
    message: 'The cypress npm package is installed, but the Cypress binary is missing',
    variants: [
      'No version of Cypress is installed in',
      'A Cached Cypress Binary Could not be found',
    ],
    cause:
      "The package is installed, but the application is missing: CI restored `node_modules` without the application's cache, an earlier job installed Cypress but didn't pass the cache on, or the package manager didn't run the install script.",
    fix: 'In CI, [cache the folder](/app/continuous-integration/overview#cache) that `npx cypress cache path` prints instead of `node_modules`, or run `npx cypress install` before the tests. Newer package managers need your permission to [run the install script](/app/get-started/install-cypress#allow-the-install-script). With pnpm, also [turn off the side effects cache](/app/get-started/install-cypress#pnpm), or pnpm may skip the download.',
  },
  {
    id: 'wrong-use-of-ci-build-id',
    group: 'cli',
    message:
      'You passed the `--ci-build-id` flag but did not provide either a `--group` or `--parallel` flag',
    cause:
      'The flag identifies the run to which groups or parallel machines belong, so Cypress accepts it only with one of the other two flags.',
    fix: 'Add `--group` or `--parallel`, or remove the flag.',
  },
  {
    id: 'flags-usable-only-when-recording',
    group: 'cli',
    message:
      'You passed the `--ci-build-id`, `--group`, `--tag`, `--parallel`, or `--auto-cancel-after-failures` flag without also passing the `--record` flag',
    cause: "These flags describe a recorded run, but the run isn't recorded.",
    fix: 'Add `--record`, or remove the flag.',
  },
  {
    id: 'no-unique-ci-build-id',
    group: 'cli',
    message:
      'You passed the `--group` or `--parallel` flag but we could not automatically determine or generate a ciBuildId',
    cause:
      "The machines in a run find each other through a build identifier, and Cypress doesn't recognize your CI provider.",
    fix: 'Pass `--ci-build-id` with a value that all machines share and that no other build uses.',
  },
  {
    id: 'group-name-already-used',
    group: 'cli',
    message:
      'You passed the `--group` flag, but this group name has already been used for this run',
    cause:
      "The run already contains a group with this name, and the machines don't run in parallel.",
    fix: "Give each group its own name. To distribute one group's specs among the machines, add `--parallel` on each of them.",
  },
  {
    id: 'cannot-parallelize-across-environments',
    group: 'cli',
    message:
      'You passed the `--parallel` flag, but we do not parallelize tests across different environments',
    cause:
      'This machine differs from the first machine in the group: in its specs, in the operating system or its version, or in the browser or its major version.',
    fix: 'Make the machines identical: same image, same commit, same `--spec`. Put machines that have to differ in separate groups.',
  },
  {
    id: 'cannot-parallelize-this-group',
    group: 'cli',
    message:
      'You passed the `--parallel` flag, but this run group was originally created without the `--parallel` flag',
    cause: "The group's first machine started without the flag.",
    fix: 'Pass the flag on every machine in the group or on none, or choose another group name.',
  },
  {
    id: 'run-must-pass-parallel',
    group: 'cli',
    message:
      "You did not pass the `--parallel` flag, but this run's group was originally created with the `--parallel` flag",
    cause: "The group's first machine started with the flag, but this machine started without it.",
    fix: 'Add `--parallel`.',
  },
  {
    id: 'stale-run',
    group: 'cli',
    message:
      'You are attempting to pass the `--parallel` flag to a run that was completed over 24 hours ago',
    cause: 'The build identifier belongs to a run that ended long ago.',
    fix: 'Pass a `--ci-build-id` that is unique for each run. Cypress Cloud shows the ID that Cypress detected in the details at the top of the run.',
  },
  {
    id: 'run-accepts-no-new-groups',
    group: 'cli',
    message:
      'The run you are attempting to access is already complete and will not accept new groups',
    cause:
      'After its last group finishes, a run waits for others for the *run completion delay*, which is 60 seconds by default. The new group arrived later.',
    fix: 'Start all groups before the delay ends, or raise the delay in the [project settings](/cloud/account-management/projects). If you pass `--ci-build-id`, make sure that no earlier run used the same value.',
  },
  {
    id: 'app-could-not-be-unzipped-path-too-long',
    group: 'cli',
    message: 'The Cypress App could not be unzipped',
    variants: [
      'This is most likely because the maximum path length is being exceeded on your system',
    ],
    cause:
      'The path of a file in the binary is too long for your system. This is common on Windows, where paths used to be limited to 260 characters.',
    fix: 'Open PowerShell as an administrator, run `New-ItemProperty -Path "HKLM:\\SYSTEM\\CurrentControlSet\\Control\\FileSystem" -Name "LongPathsEnabled" -Value 1 -PropertyType DWORD -Force`, and restart the computer. Without PowerShell, use the Registry Editor or the Group Policy Editor as [Microsoft describes](https://docs.microsoft.com/en-us/windows/win32/fileio/maximum-file-path-limitation).',
  },
  {
    id: 'unknown-option-auto-cancel-after-failures',
    group: 'cli',
    message: 'error: unknown option: `--auto-cancel-after-failures`',
    cause:
      'You passed the flag to a command other than `cypress run`, or your Cypress version is older than 12.6.0.',
    fix: 'Pass it to `cypress run`, together with `--record`.',
  },
  {
    id: 'auto-cancel-after-failures-not-integer-or-false',
    group: 'cli',
    message:
      'Cypress encountered an error while parsing the argument: `--auto-cancel-after-failures`',
    cause: 'The value is neither a whole number nor `false`.',
    fix: 'Pass a whole number such as `10`, or `false` to turn off Auto Cancellation.',
  },
  {
    id: 'auto-cancellation-not-in-plan',
    group: 'cli',
    message: 'Auto Cancellation is not included under your current billing plan',
    cause: 'Auto Cancellation requires the Business plan or higher.',
    fix: 'Remove the flag, or [change your plan](https://www.cypress.io/pricing/).',
  },
  {
    id: 'auto-cancel-after-failures-differs-in-a-running-run',
    group: 'cli',
    message:
      'You passed the `--auto-cancel-after-failures` flag, but this run originally started with a different value',
    cause: "The machines in a run pass different values. The first machine's value counts.",
    fix: 'Pass the same value on every machine.',
  },

  {
    id: 'cross-origin-error-on-page-load',
    group: 'page-load',
    message: 'Cypress detected a cross origin error happened on page load',
    cause:
      "The application navigated to another origin through a link, a form, or a redirect. The browser then doesn't let the test access the page.",
    fix: 'Continue inside [`cy.origin()`](/api/commands/origin). To check a link, compare its `href` without following it. To log in, send a [`cy.request()`](/api/commands/request). In Chromium-based browsers only, [`chromeWebSecurity: false`](/app/references/configuration#chromewebsecurity) turns the restriction off.',
  },
  {
    id: 'script-error-from-another-origin',
    group: 'page-load',
    message: 'Script error',
    variants: ['Cypress detected that an uncaught error was thrown from a cross origin script'],
    cause:
      'A script that the page loads from another origin threw an error. For such scripts, the browser hides the details.',
    fix: "Add the `crossorigin` attribute to the script element, and configure its server to send `Access-Control-Allow-Origin`. Then Cypress can show the message and the location. Until then, check the developer tools' console.",
  },
  {
    id: 'synchronous-xhr-warnings',
    group: 'page-load',
    message: 'Warning: Synchronous XHR request was not intercepted',
    variants: [
      'Cookies may not have been applied to synchronous XHR request',
      'Cookies may not have been set for synchronous XHR response',
    ],
    cause:
      "The application sends a synchronous `XMLHttpRequest`. Cypress can't call a route handler function of [`cy.intercept()`](/api/commands/intercept) for it, so the request goes to the server unchanged. If its origin differs from the origin of the top window, Cypress can't apply or set cookies either.",
    fix: "Send the request asynchronously: synchronous requests are deprecated and can make pages hang. If you can't change it, stub it with a static response instead of a function.",
  },

  {
    id: 'browser-process-exited-unexpectedly',
    group: 'browser',
    message: 'We detected that the Chrome browser process closed unexpectedly',
    variants: [
      'The browser process running your tests just exited unexpectedly',
      'We detected that the Chrome Renderer process just crashed',
      'tab running Cypress tests closed unexpectedly',
      'We detected that the Chrome process just crashed with code',
    ],
    cause:
      'The browser crashed, or someone closed it, so Cypress failed the spec. After a crash, the run continues with the next spec. If the browser or its tab was closed, Cypress aborts the run. The machine or container may be out of memory, or the tests or the application may use too many resources. Other possible causes are problems with the GPU or its drivers, a bug in the browser, and a memory leak in Cypress.',
    fix: 'Give the machine more CPU and memory. In Chromium-based browsers, turn on [`experimentalMemoryManagement`](/app/references/configuration#experimentalmemorymanagement). In open mode, lower [`numTestsKeptInMemory`](/app/references/configuration#numtestskeptinmemory).',
  },

  {
    id: 'react-hydration-errors',
    group: 'hydration',
    message: "Hydration failed because the server rendered HTML didn't match the client",
    variants: [
      'There was an error while hydrating',
      'Expected server HTML to contain a matching `<script>` in `<head>`',
      'Text content does not match server-rendered HTML',
    ],
    cause:
      "Cypress inserts a script into each page's `<head>`. Frameworks that render on the server with React 18 or later compare the whole document with their own markup, and the extra script is a mismatch.",
    fix: 'With 15.11.0 or later, add a script with the `data-cy-bootstrap` attribute as the first element in the `<head>`. Cypress then uses this element instead of adding one. See [Prepare a server-rendered application](#prepare-a-server-rendered-application).',
  },

  {
    id: 'whoops-we-can-t-run-your-tests',
    group: 'app',
    message: "Whoops, we can't run your tests",
    cause:
      "The runner's page is open in a browser that Cypress doesn't control: you opened its address in another browser, or a policy blocks the Cypress proxy or the browser extension.",
    fix: 'Use the window that Cypress opened. To test in a different browser, [choose it in Cypress](/app/guides/cross-browser-testing). If you already use the window that Cypress opened, look for [policies](#policy-settings-detected).',
  },
  {
    id: 'cannot-connect-to-api-server',
    group: 'app',
    message: 'Cannot connect to API server',
    cause:
      "To log in, show runs, and set up projects, Cypress connects to an external server. The connection failed, for example because there's no internet access.",
    fix: 'Restore the connection and try again. Behind a proxy, see [proxy configuration](/app/references/proxy-configuration). If you work on a fork of Cypress, read the [contributing guide](https://on.cypress.io/contributing).',
  },
  {
    id: 'policy-settings-detected',
    group: 'app',
    message: 'Cypress detected policy settings on your computer that may cause issues',
    cause:
      "Cypress starts Chrome with its own proxy server and extension. On Windows, your organization's group policies can prevent this.",
    fix: "Ask your administrator to turn off these policies. Or run the tests in Electron, which they don't affect, or in [Chromium](https://download-chromium.appspot.com), which they may not affect.",
  },
  {
    id: 'uncaught-exceptions-from-the-app',
    group: 'app',
    message: 'The following error originated from your application code, not from Cypress',
    variants: ['It was caused by an unhandled promise rejection'],
    cause:
      'The application threw an error that nothing caught, or a promise was rejected without a handler. Cypress fails the test that was running.',
    fix: "Fix the application: its users get the same error. If you can't, as with third-party scripts, ignore exactly this error with [`uncaught:exception`](/api/cypress-api/catalog-of-events).",
  },
]
