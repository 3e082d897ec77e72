export type ErrorGroup =
  'test-file' | 'support-file' | 'command' | 'cli' | 'page-load' | 'browser' | 'hydration' | 'app'

export interface ErrorMessage {
  /** Anchor. */
  id: string
  group: ErrorGroup
  /** What Cypress prints, or the part of it that people search for. Inline Markdown. */
  message: string
  /** Other wordings of the same problem. Inline Markdown. */
  variants?: string[]
  /** Inline Markdown. */
  cause: string
  /** Inline Markdown. */
  remedy: string
}

/** Errors by the place where they appear. */
export const errorMessages: ErrorMessage[] = [
  {
    id: 'no-tests-found',
    group: 'test-file',
    message: 'No tests found',
    cause:
      'The spec was loaded and registered no test. It is empty, it contains `describe()` without `it()`, or a condition around the tests was false.',
    remedy: 'Write a test into the file and save it, or choose another spec.',
  },
  {
    id: 'error-preparing-the-test-file',
    group: 'test-file',
    message: 'Oops...we found an error preparing this test file',
    variants: ['Error: Webpack Compilation Error'],
    cause:
      'The spec could not be bundled: a file that it imports does not exist, a package is not installed, or there is a syntax error in the spec or in one of its imports. The text below the message names the file and the line.',
    remedy: 'Repair the file. Cypress notices that it is saved and runs the spec again.',
  },

  {
    id: 'support-file-missing-or-invalid',
    group: 'support-file',
    message: 'Your `supportFile` is missing or invalid',
    variants: ['Your project does not contain a default `supportFile`'],
    cause:
      'The path in [`supportFile`](/app/references/configuration#supportfile) leads nowhere, its extension was renamed while Cypress ran, or the default file was deleted. Very old projects still set `supportFolder`, which was removed in 0.18.0.',
    remedy:
      'Correct the path, which counts from the project folder, and restart Cypress. A project without a support file sets `supportFile` to `false`. Instead of `supportFolder`, import your files as modules into the support file.',
  },
  {
    id: 'error-loading-config-supportfile',
    group: 'support-file',
    message:
      'The `supportFile` configuration option is now invalid when set from the root of the config object',
    variants: [
      'There were multiple support files found matching your `supportFile` pattern',
      'Error loading config',
    ],
    cause:
      'Since 10.0.0 each testing type has its own support file, and the option stands at the root of the configuration. Or two files fit the default pattern, such as `e2e.js` and `e2e.ts`.',
    remedy: 'Move the option into `e2e` or `component`. Delete the files that are left over.',
  },

  {
    id: 'commands-outside-a-running-test',
    group: 'command',
    message: 'Cannot call `cy.get()` outside a running test',
    variants: ['Cypress cannot execute commands outside a running test'],
    cause:
      'A `cy` command stands directly in a `describe()`, at the top of the spec, or in a file that the spec imports. This code runs while the tests are collected, when there is no page yet.',
    remedy: 'Move the command into `it()` or a hook such as `beforeEach()`.',
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
      'The application rendered again and replaced the element. The command still holds the old one, which is no longer part of the document, and there is no query left that could be repeated.',
    remedy:
      'End the chain after each action and start a new one with a query. If the element is replaced again and again, wait for the last change first: for a request, or for a text that only the final state shows.',
  },
  {
    id: 'element-cannot-be-interacted-with',
    group: 'command',
    message: '`cy.click()` failed because this element is not visible',
    variants: [
      'failed because the center of this element is hidden from view',
      'failed because this element is being covered by another element',
      'failed because this element is `disabled`',
      'failed because it requires a valid typeable element',
    ],
    cause:
      'A person could not act on the element: it or an ancestor is hidden, another element lies on top of it, its centre is outside the visible area, or it is disabled. Cypress waited for this to change until the timeout.',
    remedy:
      'Bring the application into the state that a person would see: open the menu, close the dialog, wait until the button is enabled. Only where the state cannot be reached, pass `{ force: true }`. [Interacting with elements](/app/core-concepts/interacting-with-elements) lists all checks.',
  },
  {
    id: 'element-is-animating',
    group: 'command',
    message: '`cy.click()` could not be issued because this element is currently animating',
    cause:
      'Between two checks the element moved farther than [`animationDistanceThreshold`](/app/references/configuration#animationdistancethreshold), and it did not come to rest before the timeout.',
    remedy:
      'Turn the animation off in the application under test. Otherwise let this command act on a moving element, or raise the threshold.',
  },
  {
    id: 'test-finished-but-commands-were-queued',
    group: 'command',
    message: 'The test has finished but Cypress still has commands in its queue',
    cause:
      'Mocha was told that the test is over while commands were waiting: `done()` was called too early, or code in a promise or a `setTimeout()` that was not returned added commands later. Such tests fail at random, and their commands can even run in the next test.',
    remedy:
      'Return the promise, or leave it away: commands wait for each other on their own. Call `done()` only after the last command has run.',
  },
  {
    id: 'visit-of-a-second-unique-domain-11-and-older',
    group: 'command',
    message: '`cy.visit()` failed because you are attempting to visit a second unique domain',
    cause: 'Until version 11, a test could not leave the domain that it had visited first.',
    remedy:
      'Upgrade. Since 12.0.0 a test may visit several domains, with the commands for each further one inside [`cy.origin()`](/api/commands/origin).',
  },
  {
    id: 'visit-of-a-different-origin-11-and-older',
    group: 'command',
    message:
      '`cy.visit()` failed because you are attempting to visit a URL that is of a different origin',
    cause:
      'Until version 11, the protocol, the host and the port had to stay the same in a test; `http` and `https` count as different, and so do two ports of `localhost`.',
    remedy:
      'Upgrade, and wrap the commands for the other origin in [`cy.origin()`](/api/commands/origin).',
  },
  {
    id: 'visit-worked-but-commands-time-out',
    group: 'command',
    message:
      'The command was expected to run against origin `https://…` but the application is at origin `https://…`',
    variants: ['`cy.visit()` succeeded, but commands are timing out'],
    cause:
      'The page is open, and it belongs to another origin than the commands: after a visit, a redirect or a click that led to another domain. Since 14.0.0 a subdomain is another origin too.',
    remedy:
      'Put the commands for that page into [`cy.origin()`](/api/commands/origin). [Cross-origin testing](/app/guides/cross-origin-testing) shows the patterns.',
  },
  {
    id: 'addparentcommand-adddualcommand-addchildcommand-removed',
    group: 'command',
    message:
      '`Cypress.addParentCommand()` / `Cypress.addDualCommand()` / `Cypress.addChildCommand()` has been removed',
    cause: 'A support file, or an old plugin, uses functions that were dropped in 0.20.0.',
    remedy:
      'Use [`Cypress.Commands.add()`](/api/cypress-api/custom-commands); its option `prevSubject` makes a parent, a child or a dual command.',
  },
  {
    id: 'custom-command-used-cy-but-returned-another-value',
    group: 'command',
    message:
      'Cypress detected that you invoked one or more cy commands in a custom command but returned a different value',
    cause:
      'The function of a custom command calls `cy` and returns something else. The commands run later than the return, so Cypress cannot tell which of the two to yield.',
    remedy:
      'Return nothing, or the chain. To yield a value that is computed, add `.then()` to the chain and return the value there.',
  },
  {
    id: 'cy-commands-used-but-a-different-value-returned',
    group: 'command',
    message:
      'Cypress detected that you invoked one or more cy commands but returned a different value',
    cause:
      'The same mixture, in a callback, mostly that of [`.then()`](/api/commands/then): commands are queued and another value is returned at once.',
    remedy: 'Return nothing, or end with `cy.wrap(value)` so that the value follows the commands.',
  },
  {
    id: 'promise-returned-from-a-command-that-also-calls-cy',
    group: 'command',
    message:
      'Cypress detected that you returned a promise from a command while also invoking one or more cy commands in that promise',
    cause:
      'A promise starts at once, while commands wait for their turn. The command that returned the promise would wait for commands that can only start after it.',
    remedy:
      'Remove the promise, and `async`, which creates one. Where you need the result of asynchronous code, wrap that code alone: `cy.wrap(promise)`.',
  },
  {
    id: 'promise-returned-in-a-test-with-cy-inside',
    group: 'command',
    message:
      'Cypress detected that you returned a promise in a test, but also invoked one or more cy commands inside of that promise',
    cause:
      'The test function is `async` or returns a promise, and it calls `cy`. It works now and then, and hides a misunderstanding of the queue.',
    remedy: 'Write the test without `async`, `await` and promises.',
  },
  {
    id: 'expected-to-find-element-never-found-it',
    group: 'command',
    message: 'Expected to find element: `…`, but never found it',
    variants: ['Timed out retrying after 4000ms'],
    cause:
      'No element matched the selector until the timeout: the selector is wrong, the application is not in the state you expect, or the element is inside an iframe or a shadow root. Invalid HTML can also move it, as with a `<div>` inside a `<p>`, which the browser takes out.',
    remedy:
      'Open the test in open mode, go to the failed command in the Command Log, and try the selector on the page as it was. Repair markup that the browser had to correct.',
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
      'The selector matches more elements than you thought, and the command does not guess which one you mean.',
    remedy:
      'Narrow the query down: with a test attribute, [`.first()`](/api/commands/first), [`.eq()`](/api/commands/eq) or [`cy.contains()`](/api/commands/contains) with a text. Where every element is meant, `{ multiple: true }` clicks them one after the other, and [`.each()`](/api/commands/each) does the same for other commands.',
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
      'No server answers at this address, it answers with a status that is not a success, or what it sends is no HTML. The message names which of the three it is.',
    remedy:
      'Start the server before Cypress, and open the address in a browser. `localhost` can mean IPv4 or IPv6: if the server listens to one of them only, write `127.0.0.1` or `[::1]`. To look at an error page on purpose, pass `{ failOnStatusCode: false }`; for an answer that is no page, use [`cy.request()`](/api/commands/request).',
  },
  {
    id: 'page-did-not-fire-its-load-event',
    group: 'command',
    message: 'Your page did not fire its `load` event within `60000ms`',
    variants: ['Timed out after waiting `60000ms` for your remote page to load'],
    cause:
      'Something that the page loads does not end: an image, a frame, a script of another company, or a connection that stays open.',
    remedy:
      'Look into the network panel of the developer tools for a request that is still pending. Block foreign hosts with [`blockHosts`](/app/references/configuration#blockhosts), or answer them with [`cy.intercept()`](/api/commands/intercept). If the page is slow and right, raise [`pageLoadTimeout`](/app/references/configuration#pageloadtimeout).',
  },
  {
    id: 'request-failed-on',
    group: 'command',
    message: '`cy.request()` failed on',
    variants: ['This was considered a failure because the status code was not `2xx` or `3xx`'],
    cause:
      'The server answered [`cy.request()`](/api/commands/request) with an error, or not at all.',
    remedy:
      'Read the response in the message: it holds the headers and the body. To check an error on purpose, pass `{ failOnStatusCode: false }`.',
  },
  {
    id: 'wait-timed-out-no-request-ever-occurred',
    group: 'command',
    message:
      '`cy.wait()` timed out waiting `5000ms` for the 1st request to the route: `…`. No request ever occurred',
    variants: ['for the 1st response to the route: `…`. No response ever occurred'],
    cause:
      'No request matched the interception in time. It was registered after the request had gone out, the pattern does not fit, the browser answered from its cache, or the application does not send the request in this state. In the second wording, the request went out and the answer did not come within 30 seconds.',
    remedy:
      'Register [`cy.intercept()`](/api/commands/intercept) before the visit or the click that sends the request. Compare the pattern with the address in the Command Log, where the table of routes counts the matches. [Network requests](/app/guides/network-requests) has the rules of matching.',
  },
  {
    id: 'could-not-find-a-registered-alias',
    group: 'command',
    message: '`cy.get()` could not find a registered alias for: `@…`',
    variants: ['`cy.wait()` could not find a registered alias for'],
    cause:
      'The name is misspelt, or the alias was made in another test. Aliases are forgotten before each test, also those of a `before` hook.',
    remedy:
      'Make the alias in `beforeEach`, or in the test itself. The message lists those that exist.',
  },
  {
    id: 'task-was-not-handled',
    group: 'command',
    message: '`cy.task()` failed with the following error',
    variants: [
      'was not handled in the setupNodeEvents method',
      'Return a promise, a value, or `null` to indicate that the task was handled',
    ],
    cause:
      'No task of that name is registered, its function returned `undefined`, or it threw an error. A function without a `return` returns `undefined`.',
    remedy:
      "Compare the names; the message lists the registered ones. End the function with `return null` when it has nothing to say. A plugin that also calls `on('task')` adds to your tasks and does not replace them. After a change of the configuration, wait until Cypress has read it again.",
  },
  {
    id: 'fixture-could-not-be-found',
    group: 'command',
    message: 'A fixture file could not be found at any of the following paths',
    cause:
      'The path does not count from [`fixturesFolder`](/app/references/configuration#fixturesfolder), or upper and lower case differ, which matters on Linux.',
    remedy:
      'Write the path below `cypress/fixtures`, such as `users/ada.json`. The message shows where Cypress looked.',
  },
  {
    id: 'mount-is-not-a-function',
    group: 'command',
    message: '`cy.mount` is not a function',
    cause:
      'The command is not part of Cypress. The support file for components registers it, and that file is missing, is another one, or the spec runs as an end-to-end test.',
    remedy:
      'Register it in `cypress/support/component.ts`, as [`cy.mount()`](/api/commands/mount) shows, and look whether `component.supportFile` names that file.',
  },

  {
    id: 'no-spec-files-were-found',
    group: 'cli',
    message: "Can't run because no spec files were found",
    variants: ['We searched for specs matching this glob pattern'],
    cause:
      'No file fits `--spec`, or [`specPattern`](/app/references/configuration#specpattern) and `excludeSpecPattern` together. Often the shell has expanded the pattern, or a component spec is looked for in an end-to-end run.',
    remedy:
      'Put the pattern into quotes: `--spec "cypress/e2e/**/*.cy.ts"`. For component specs, add `--component`. Paths count from the folder of the project.',
  },
  {
    id: 'could-not-verify-that-this-server-is-running',
    group: 'cli',
    message: 'Cypress could not verify that this server is running',
    variants: ['Cypress failed to verify that your server is running'],
    cause:
      'Nothing answers at [`baseUrl`](/app/references/configuration#baseurl) when Cypress starts.',
    remedy:
      'Start the server first and wait until it answers, for example with [start-server-and-test](https://github.com/bahmutov/start-server-and-test). In CI, the server has to run in the same job. [The overview of CI](/app/continuous-integration/overview) shows both.',
  },
  {
    id: 'missing-the-dependency-xvfb',
    group: 'cli',
    message: 'Your system is missing the dependency: Xvfb',
    variants: ['Missing X server or $DISPLAY'],
    cause:
      'On Linux, browsers need a display. Where there is none, Cypress starts the virtual one Xvfb, which is not installed.',
    remedy:
      'Install the [packages for Linux](/app/get-started/install-cypress#linux-packages), or use one of the [images](https://github.com/cypress-io/cypress-docker-images), which contain them.',
  },
  {
    id: 'cypress-verification-timed-out',
    group: 'cli',
    message: 'Cypress verification timed out',
    variants: ['Cypress failed to start'],
    cause:
      'The application did not answer after its start: the machine is slow or busy, or a library of the system is missing. The output below the message tells which.',
    remedy:
      'Install what is missing. On a slow machine, raise `CYPRESS_VERIFY_TIMEOUT`; see [advanced installation](/app/references/advanced-installation#verification).',
  },

  {
    id: 'record-without-a-record-key',
    group: 'cli',
    message: 'You passed the `--record` flag but did not provide us your Record Key',
    cause:
      'There is neither `--key` nor the variable `CYPRESS_RECORD_KEY`. In CI, builds of forks often get no secrets.',
    remedy:
      'Store the key as a secret named `CYPRESS_RECORD_KEY`. You find it in the [settings of the project](/cloud/account-management/projects).',
  },
  {
    id: 'cypress-ci-command-deprecated',
    group: 'cli',
    message: 'The `cypress ci` command has been deprecated',
    cause: 'A script still uses the command that was replaced in 0.19.0.',
    remedy: 'Use `cypress run --record`.',
  },
  {
    id: 'cached-binary-not-found',
    group: 'cli',
    message: 'The cypress npm package is installed, but the Cypress binary is missing',
    variants: ['No version of Cypress is installed in'],
    cause:
      'The package is there and the application is not: CI restored `node_modules` without the cache of the application, the jobs use different home folders, or the package manager did not run the install script.',
    remedy:
      'Cache the folder that `npx cypress cache path` prints together with the packages, or run `npx cypress install` before the tests. [Allow the install script](/app/get-started/install-cypress#allow-the-install-script) of newer package managers.',
  },
  {
    id: 'wrong-use-of-ci-build-id',
    group: 'cli',
    message:
      'You passed the `--ci-build-id` flag but did not provide either a `--group` or `--parallel` flag',
    cause: 'The flag joins several machines into one run, and there is nothing to join.',
    remedy: 'Add `--group` or `--parallel`, or remove the flag.',
  },
  {
    id: 'flags-usable-only-when-recording',
    group: 'cli',
    message:
      'You passed the `--ci-build-id`, `--group`, `--tag`, `--parallel`, or `--auto-cancel-after-failures` flag without also passing the `--record` flag',
    cause: 'These flags describe a recorded run, and the run is not recorded.',
    remedy: 'Add `--record`, or remove the flag.',
  },
  {
    id: 'no-unique-ci-build-id',
    group: 'cli',
    message:
      'You passed the `--group` or `--parallel` flag but we could not automatically determine or generate a ciBuildId',
    cause:
      'The machines of a run find each other by an identifier of the build, and Cypress does not know your CI provider.',
    remedy: 'Pass `--ci-build-id` with a value that all machines share and no other build has.',
  },
  {
    id: 'group-name-already-used',
    group: 'cli',
    message:
      'You passed the `--group` flag, but this group name has already been used for this run',
    cause: 'Two machines send a group of the same name, and neither works in parallel.',
    remedy:
      'Give each group its own name. If the machines should share the specs of one group, add `--parallel` to both.',
  },
  {
    id: 'cannot-parallelize-across-environments',
    group: 'cli',
    message:
      'You passed the `--parallel` flag, but we do not parallelize tests across different environments',
    cause:
      'The machines of a group differ in the specs, the operating system or its version, or the browser or its major version.',
    remedy:
      'Make the machines equal: the same image, the same commit, the same `--spec`. Put machines that have to differ into groups of their own.',
  },
  {
    id: 'cannot-parallelize-this-group',
    group: 'cli',
    message:
      'You passed the `--parallel` flag, but this run group was originally created without the `--parallel` flag',
    cause: 'The first machine of the group started without the flag.',
    remedy: 'Pass the flag on every machine of the group or on none, or choose another group name.',
  },
  {
    id: 'run-must-pass-parallel',
    group: 'cli',
    message:
      "You did not pass the `--parallel` flag, but this run's group was originally created with the `--parallel` flag",
    cause: 'The first machine of the group started with the flag, this one without.',
    remedy: 'Add `--parallel`.',
  },
  {
    id: 'stale-run',
    group: 'cli',
    message:
      'You are attempting to pass the `--parallel` flag to a run that was completed over 24 hours ago',
    cause: 'The identifier of the build belongs to a run that ended long ago.',
    remedy: 'Use a new identifier for each build; start a new build instead of repeating a job.',
  },
  {
    id: 'run-accepts-no-new-groups',
    group: 'cli',
    message:
      'The run you are attempting to access is already complete and will not accept new groups',
    cause:
      'After its last group, a run waits for others for the *run completion delay*, 60 seconds unless you changed it. The new group came later.',
    remedy:
      'Raise the delay in the [settings of the project](/cloud/account-management/projects), start the groups closer together, or use a new build identifier.',
  },
  {
    id: 'app-could-not-be-unzipped-path-too-long',
    group: 'cli',
    message: 'The Cypress App could not be unzipped',
    variants: [
      'This is most likely because the maximum path length is being exceeded on your system',
    ],
    cause: 'Windows refuses paths of more than 260 characters unless it is told otherwise.',
    remedy:
      'Allow [long paths](https://docs.microsoft.com/en-us/windows/win32/fileio/maximum-file-path-limitation) in Windows and restart it, or set `CYPRESS_CACHE_FOLDER` to a short path.',
  },
  {
    id: 'unknown-option-auto-cancel-after-failures',
    group: 'cli',
    message: 'error: unknown option: `--auto-cancel-after-failures`',
    cause:
      'The flag was given to another command than `cypress run`, or Cypress is older than the flag.',
    remedy: 'Pass it to `cypress run`, together with `--record`.',
  },
  {
    id: 'auto-cancel-after-failures-not-integer-or-false',
    group: 'cli',
    message:
      'Cypress encountered an error while parsing the argument: `--auto-cancel-after-failures`',
    cause: 'The value is neither a whole number nor `false`.',
    remedy: 'Write a number such as `10`, or `false` to turn auto cancellation off.',
  },
  {
    id: 'auto-cancellation-not-in-plan',
    group: 'cli',
    message: 'Auto Cancellation is not included under your current billing plan',
    cause: 'Auto cancellation belongs to the Business plan and those above it.',
    remedy: 'Remove the flag, or [change the plan](https://www.cypress.io/pricing/).',
  },
  {
    id: 'auto-cancel-after-failures-differs-in-a-running-run',
    group: 'cli',
    message:
      'You passed the `--auto-cancel-after-failures` flag, but this run originally started with a different value',
    cause: 'The machines of a run pass different values. The value of the first one counts.',
    remedy: 'Pass the same value on every machine.',
  },

  {
    id: 'cross-origin-error-on-page-load',
    group: 'page-load',
    message: 'Cypress detected a cross origin error happened on page load',
    cause:
      'The application went to another origin: by a link, a form or a redirect. The browser then keeps the test away from the page.',
    remedy:
      'Continue in [`cy.origin()`](/api/commands/origin). To check a link, compare its `href` without following it; to log in, send [`cy.request()`](/api/commands/request). In browsers of the Chromium family only, [`chromeWebSecurity: false`](/app/references/configuration#chromewebsecurity) lifts the rule.',
  },
  {
    id: 'script-error-from-another-origin',
    group: 'page-load',
    message: 'Script error',
    variants: ['Cypress detected that an uncaught error was thrown from a cross origin script'],
    cause:
      'A script that the page loads from another origin threw an error. For such scripts the browser hides what happened and where.',
    remedy:
      'Add the attribute `crossorigin` to the script element, and let its server send `Access-Control-Allow-Origin`. Then the message and the place appear. Until then, look into the console of the developer tools.',
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
      'The application sends an `XMLHttpRequest` in synchronous mode, which stops the page until the answer arrives. A function as route handler of [`cy.intercept()`](/api/commands/intercept) cannot answer meanwhile, and across origins cookies can get lost.',
    remedy:
      'Send the request asynchronously. If you cannot change it, answer it with a static response instead of a function.',
  },

  {
    id: 'browser-process-exited-unexpectedly',
    group: 'browser',
    message: 'We detected that the Chrome browser process closed unexpectedly',
    variants: [
      'The browser process running your tests just exited unexpectedly',
      'We detected that the Chromium Renderer process just crashed',
      'tab running Cypress tests closed unexpectedly',
      'We detected that the browser process just crashed with code',
    ],
    cause:
      'The browser crashed or was closed by hand. Most crashes come from memory: long specs, a heavy application, a small machine or container. Drivers of the graphics card and endless loops in the application are others.',
    remedy:
      'Give the machine more memory and CPU, and the container a larger `/dev/shm`. Turn on [`experimentalMemoryManagement`](/app/references/configuration#experimentalmemorymanagement), lower [`numTestsKeptInMemory`](/app/references/configuration#numtestskeptinmemory), and split long specs.',
  },

  {
    id: 'react-hydration-errors',
    group: 'hydration',
    message: "Hydration failed because the server rendered HTML didn't match the client",
    variants: [
      'Hydration failed because the initial UI does not match what was rendered on the server',
      'Text content does not match server-rendered HTML',
      'An error occurred during hydration',
      'Minified React error #418',
    ],
    cause:
      'Cypress inserts a script into the `<head>` of each page. Frameworks that render on the server with React 18 and newer compare the whole document with their own markup, and stumble over it.',
    remedy:
      'From 15.11.0, put an empty script with the attribute `data-cy-bootstrap` first into the `<head>`. Cypress then fills this element and adds none; see [below](#prepare-a-server-rendered-application).',
  },

  {
    id: 'whoops-we-can-t-run-your-tests',
    group: 'app',
    message: "Whoops, we can't run your tests",
    cause:
      'The page of the runner is open in a browser that Cypress does not control: you copied its address into another window, the traffic does not go through the proxy of Cypress, or a policy stops the connection.',
    remedy:
      'Use the window that Cypress opened. If it is that window, look for [policies](#policy-settings-detected), VPN software and security software that change the proxy.',
  },
  {
    id: 'cannot-connect-to-api-server',
    group: 'app',
    message: 'Cannot connect to API server',
    cause:
      'The app needs Cypress Cloud, for example to log in, and does not reach it: there is no connection, or a firewall or proxy refuses it.',
    remedy:
      'Restore the connection and try again. Behind a proxy, see [proxy configuration](/app/references/proxy-configuration). Tests run without it.',
  },
  {
    id: 'policy-settings-detected',
    group: 'app',
    message: 'Cypress detected policy settings on your computer that may cause issues',
    cause:
      'On Windows, group policies of your organization set the proxy of Chrome, or forbid extensions. Cypress cannot override them.',
    remedy:
      'Use Electron or [Chromium](https://download-chromium.appspot.com), which the policies for Chrome do not cover. Or ask the administrator to lift the policies that the message names.',
  },
  {
    id: 'uncaught-exceptions-from-the-app',
    group: 'app',
    message: 'The following error originated from your application code, not from Cypress',
    variants: ['It was caused by an unhandled promise rejection'],
    cause:
      'The application threw an error that nothing caught, or a promise was rejected without a handler. Cypress fails the test that was running.',
    remedy:
      'Repair the application: its users have the same error. Where you cannot, as in scripts of others, ignore exactly this error with [`uncaught:exception`](/api/cypress-api/catalog-of-events).',
  },
]
