import type { Release } from './release.ts'

/** Releases of Cypress 13, newest first. */
export const releases13: Release[] = [
  {
    version: '13.17.0',
    date: '2024-12-17',
    changes: [
      {
        kind: 'feature',
        text: '[Chrome for Testing](/app/references/launching-browsers#chrome-and-chrome-for-testing) is an officially supported browser. If Cypress detects it on your machine, start it with `--browser chrome-for-testing`; otherwise, pass its path. Previously, you had to [add it as a custom browser](/app/references/launching-browsers#add-a-browser).',
        refs: [28123, 28554],
        highlight: true,
      },
      {
        kind: 'fix',
        text: "Cypress no longer hangs on a target that doesn't implement `Network.enable`.",
        refs: [29876],
      },
      {
        kind: 'fix',
        text: 'The `userChrome.css` for Firefox hides the toolbox correctly in headless mode.',
        refs: [30721],
      },
      {
        kind: 'fix',
        text: "With Node.js `22.12.0`, Cypress couldn't load a `cypress.config.ts` that is an ES module. Now it can.",
        refs: [30715],
      },
      {
        kind: 'misc',
        text: 'The support file that Cypress generates for component tests no longer contains a comment about CommonJS syntax.',
        refs: [23287],
      },
      { kind: 'dependency', text: '`chai` from `4.2.0` to `4.5.0`.', refs: [30737] },
    ],
  },
  {
    version: '13.16.1',
    date: '2024-12-04',
    changes: [
      {
        kind: 'fix',
        text: "If Cypress can't confirm that an instance was created in a recorded or [parallel](/cloud/features/smart-orchestration/parallelization) run, the run fails. Previously, the spec was skipped.",
        refs: [30628],
        highlight: true,
      },
    ],
  },
  {
    version: '13.16.0',
    date: '2024-11-19',
    changes: [
      {
        kind: 'feature',
        text: 'With the new [`defaultBrowser`](/app/references/configuration#defaultbrowser) option, you choose which browser starts by default. It applies only to the first launch; a change has no effect once the browser is running.',
        refs: [6646],
        highlight: true,
      },
      {
        kind: 'fix',
        text: "With the Vite dev server, source maps were missing for some JavaScript files whose URL had a query parameter for cache busting. They're now included, and in more cases, the dev server's source maps are inlined.",
        refs: [30606],
      },
      {
        kind: 'misc',
        text: "The protocol that records [Test Replay](/cloud/features/test-replay) can adapt its logic to the project's configuration.",
        refs: [30560],
      },
    ],
  },
  {
    version: '13.15.2',
    date: '2024-11-05',
    changes: [
      {
        kind: 'fix',
        text: 'After a page load timed out, the runner could hang in an `after` or `afterEach` hook that contained Cypress commands. These hooks now run.',
        refs: [30238],
        highlight: true,
      },
      {
        kind: 'misc',
        text: "A typo in the command line's help text for the `global` option is corrected.",
        refs: [30531],
      },
      {
        kind: 'dependency',
        text: '`mobx` from `5.15.4` to `6.13.5`, plus `mobx-react` from `6.1.8` to `9.1.1`.',
        refs: [30509],
      },
      { kind: 'dependency', text: '`@cypress/request` from `3.0.4` to `3.0.6`.', refs: [30488] },
    ],
  },
  {
    version: '13.15.1',
    date: '2024-10-24',
    changes: [
      {
        kind: 'fix',
        text: 'On Windows, cleaning up browser profiles could throw an error. A patch to `find-process` prevents it.',
        refs: [30378],
      },
      {
        kind: 'fix',
        text: "When several intercepts matched one resource and it was requested repeatedly within a short time, [`cy.intercept()`](/api/commands/intercept) didn't always apply the right static response. Now it does.",
        refs: [30375],
        highlight: true,
      },
      {
        kind: 'misc',
        text: 'Cypress uses [geckodriver](https://firefox-source-docs.mozilla.org/testing/geckodriver/index.html) to automate Firefox. It replaces `marionette-client`.',
        refs: [30217],
      },
      {
        kind: 'misc',
        text: 'Cypress also uses `webdriver` to automate Firefox. `firefox-profile` creates a Firefox profile and converts it to Base64, so that your screen preferences are saved in `xulstore.json`.',
        refs: [30300, 30301],
      },
      {
        kind: 'misc',
        text: "The protocol's `beforeSpec` receives details about the spec, which makes error reports easier to troubleshoot.",
        refs: [30316],
      },
      { kind: 'dependency', text: '`simple-git` from `3.16.0` to `3.25.0`.', refs: [30076] },
    ],
  },
  {
    version: '13.15.0',
    date: '2024-09-25',
    changes: [
      {
        kind: 'feature',
        text: 'If a [Test Replay](/cloud/features/test-replay) upload takes too long, the error message contains clearer next steps. Messages about uncategorized upload errors are more detailed.',
        refs: [30235],
      },
      {
        kind: 'fix',
        text: "In Firefox `129` and newer, the browser changed the state of click events on checkboxes when it shouldn't. Clicks on checkboxes work correctly again.",
        refs: [30245],
        highlight: true,
      },
      {
        kind: 'fix',
        text: 'On Windows, **Open in IDE** works again for file paths with spaces and various other characters. It had been broken since [13.13.0](/app/references/changelog/13#13-13-0).',
        refs: [29820],
      },
      {
        kind: 'misc',
        text: "The protocol's `createSnapshot` function also receives the related log.",
        refs: [30244],
      },
      { kind: 'dependency', text: '`@cypress/request` from `3.0.1` to `3.0.4`.', refs: [30194] },
      {
        kind: 'dependency',
        text: '`express` from `4.19.2` to `4.21.0`, so security scans no longer report CVE-2024-43796, CVE-2024-45590, and CVE-2024-43800.',
        refs: [30241],
      },
      { kind: 'dependency', text: '`launch-editor` from `2.8.0` to `2.9.1`.', refs: [30247] },
      {
        kind: 'dependency',
        text: '`loader-utils` from `1.4.0` to `1.4.2`, so security scans no longer report CVE-2022-37601.',
        refs: [28208],
      },
      {
        kind: 'dependency',
        text: '`send` from `0.17.1` to `0.19.0`, so security scans no longer report CVE-2024-43799.',
        refs: [30241],
      },
    ],
  },
  {
    version: '13.14.2',
    date: '2024-09-04',
    changes: [
      {
        kind: 'fix',
        text: 'The error `WebSocket Connection Closed` could crash Cypress. This no longer happens.',
        refs: [30100],
        highlight: true,
      },
      {
        kind: 'fix',
        text: "Because of a `GLib-GIO-ERROR`, Cypress didn't start and [`cy.screenshot()`](/api/commands/screenshot) timed out. To fix both, the HiDPI support for Wayland from [13.14.0](/app/references/changelog/13#13-14-0) is reverted.",
        refs: [30109, 30172, 30160],
        highlight: true,
      },
    ],
  },
  {
    version: '13.14.1',
    date: '2024-08-29',
    changes: [
      {
        kind: 'fix',
        text: 'On the settings page of the Cypress App, `experimentalJustInTimeCompile` now has a description.',
        refs: [30126],
      },
    ],
  },
  {
    version: '13.14.0',
    date: '2024-08-27',
    changes: [
      {
        kind: 'performance',
        text: 'Reconnecting after a CDP connection was lost unintentionally could leak memory in the Cypress server. It no longer does.',
        refs: [29744, 29988],
      },
      {
        kind: 'feature',
        text: 'With the new experiment [`experimentalJustInTimeCompile`](/app/references/experiments), component testing compiles only the files that a spec needs, right before the spec runs. In `cypress open` and `cypress run`, this should improve memory use and speed, especially in large suites. It supports webpack and Vite.',
        refs: [29244],
        highlight: true,
      },
      {
        kind: 'feature',
        text: "[`.type('{upArrow}')` and `.type('{downArrow}')`](/api/commands/type) also change inputs of the types date, month, week, time, datetime-local, and range.",
        refs: [29665],
        highlight: true,
      },
      {
        kind: 'feature',
        text: 'Set [`CYPRESS_SKIP_VERIFY`](/app/references/advanced-installation#verification) to skip the checks that verify the Cypress installation.',
        refs: [22243],
      },
      { kind: 'feature', text: 'The protocol can send requests to the Cloud API.', refs: [30066] },
      {
        kind: 'feature',
        text: 'If you pass only `--browser`, Cypress guides you through selecting the project and testing type as needed, and then [starts the browser](/app/references/command-line#start-the-browser-right-away) automatically.',
        refs: [28538],
        highlight: true,
      },
      {
        kind: 'fix',
        text: 'For files outside the Cypress project directory, the `file:preprocessor` computed the wrong output path for the bundle. The path is now correct.',
        refs: [8599],
      },
      {
        kind: 'fix',
        text: "Cypress didn't run with Node.js `22.7.0` in projects that use TypeScript and ES modules. It does now.",
        refs: [30084],
      },
      {
        kind: 'fix',
        text: "The runner detects the current browser's family correctly when it decides between `unload` and `pagehide`.",
        refs: [29880],
      },
      {
        kind: 'misc',
        text: 'Electron starts with `--ozone-platform-hint=auto`, so the Cypress window and browser work on HiDPI screens under Wayland.',
        refs: [20891],
      },
      { kind: 'dependency', text: '`detect-port` from `1.3.0` to `1.6.1`.', refs: [30038] },
    ],
  },
  {
    version: '13.13.3',
    date: '2024-08-14',
    changes: [
      {
        kind: 'fix',
        text: "Chrome's console no longer reports a deprecated `unload` call that came from jQuery.",
        refs: [29944],
      },
      {
        kind: 'fix',
        text: 'Some error messages about failed [Test Replay](/cloud/features/test-replay) uploads were vague. If the connection fails, you see the exact system error; if an upload stalls, the message reports the stall instead of "The user aborted a request."',
        refs: [29959],
      },
      {
        kind: 'misc',
        text: 'The hints about `cypress open` that appear once the Cypress binary is installed have been updated.',
        refs: [29935],
      },
      { kind: 'dependency', text: '`image-size` from `0.8.3` to `1.1.1`.', refs: [30023] },
    ],
  },
  {
    version: '13.13.2',
    date: '2024-07-31',
    changes: [
      {
        kind: 'performance',
        text: 'Command logs no longer leak memory while [Test Replay](/cloud/features/test-replay) is on.',
        refs: [29939],
        highlight: true,
      },
      {
        kind: 'performance',
        text: "A `reduce` call in a method of Cypress's proxy is faster.",
        refs: [29887],
      },
      {
        kind: 'fix',
        text: 'Cypress and `@cypress/webpack-batteries-included-preprocessor` work with Yarn PnP.',
        refs: [27947],
      },
      { kind: 'dependency', text: '`@cypress/request` from `3.0.0` to `3.0.1`.', refs: [29863] },
      {
        kind: 'dependency',
        text: '`chrome-remote-interface` from `0.33.0` to `0.33.2`.',
        refs: [29932],
      },
      { kind: 'dependency', text: '`mime` from `2.4.4` to `2.6.0`.', refs: [29870] },
      { kind: 'dependency', text: '`strip-ansi` from `6.0.0` to `6.0.1`.', refs: [29931] },
    ],
  },
  {
    version: '13.13.1',
    date: '2024-07-16',
    changes: [
      {
        kind: 'fix',
        text: 'If CDP connections opened, closed, and reopened quickly while commands were pending, Cypress threw an unhandled `WebSocket connection closed` exception. It no longer does.',
        refs: [29572],
        highlight: true,
      },
      {
        kind: 'fix',
        text: "When a [Test Replay](/cloud/features/test-replay) upload gets a response that isn't JSON and has a status code other than 200, the terminal displays the response body correctly.",
        refs: [29801],
      },
      {
        kind: 'fix',
        text: 'When a Test Replay upload was retried, it could reuse its old ReadStream. It no longer does.',
        refs: [29227],
      },
      {
        kind: 'fix',
        text: 'Test Replay captures snapshots of commands that run inside [`cy.origin()`](/api/commands/origin).',
        refs: [29828],
      },
      { kind: 'dependency', text: '`jquery` from `3.1.1` to `3.4.1`.', refs: [29822, 29837] },
      {
        kind: 'dependency',
        text: '`json-parse-even-better-errors` replaces `json-lint`, so security scans no longer report CVE-2021-23358.',
        refs: [28207],
      },
      { kind: 'dependency', text: '`minimatch` from `3.0.4` to `3.1.2`.', refs: [29821] },
    ],
  },
  {
    version: '13.13.0',
    date: '2024-07-02',
    changes: [
      {
        kind: 'performance',
        text: 'The `experimentalSourceRewriting` option performs better.',
        refs: [29540],
      },
      {
        kind: 'feature',
        text: '[Angular component tests](/app/component-testing/angular/overview) support signals, starting with Angular 17.2.',
        refs: [29264],
        highlight: true,
      },
      {
        kind: 'fix',
        text: "After Cypress recovered from Chrome closing unexpectedly, it didn't re-create the browser's CRI client correctly. It does now.",
        refs: [27657, 29663],
      },
      {
        kind: 'fix',
        text: "Firefox 129 (Firefox Nightly at the time) didn't start with Cypress. It does now.",
        refs: [29713, 29720],
        highlight: true,
      },
      { kind: 'dependency', text: '`launch-editor` from `2.3.0` to `2.8.0`.', refs: [29770] },
      { kind: 'dependency', text: '`memfs` from `3.4.12` to `3.5.3`.', refs: [29746] },
      { kind: 'dependency', text: '`tmp` from `0.2.1` to `0.2.3`.', refs: [29693] },
      { kind: 'dependency', text: '`ws` from `5.2.3` to `5.2.4`.', refs: [29698] },
    ],
  },
  {
    version: '13.12.0',
    date: '2024-06-18',
    changes: [
      {
        kind: 'feature',
        text: '[Component testing](/app/component-testing/angular/overview) supports Angular 18.',
        refs: [29309],
        highlight: true,
      },
      {
        kind: 'fix',
        text: 'Typing `{upArrow}` or `{downArrow}` with [`.type()`](/api/commands/type) into an `input[type=number]` fires `input` and `change` events.',
        refs: [29611],
        highlight: true,
      },
      {
        kind: 'fix',
        text: 'The reporter sometimes turned off automatic scrolling without your asking for it. It no longer does.',
        refs: [25084],
      },
      {
        kind: 'fix',
        text: 'With TypeScript 5, Cypress used `inlineSourceMaps` even if your TypeScript configuration set `sourceMaps`. It no longer does.',
        refs: [26203],
      },
      {
        kind: 'fix',
        text: "If the capture protocol script can't be verified, you get an appropriate error. Previously, the error was about the location of the Test Replay archive.",
        refs: [29603],
      },
      {
        kind: 'fix',
        text: 'An HTTP response with invalid headers no longer causes an error. Cypress drops these headers and, in debug mode, prints a warning to the console.',
        refs: [28865],
      },
      {
        kind: 'misc',
        text: 'When you record with [Test Replay](/cloud/features/test-replay) enabled, Cypress reports to the Cloud API how long `afterSpec` took.',
        refs: [29500],
      },
      { kind: 'dependency', text: '`firefox-profile` from `4.3.1` to `4.6.0`.', refs: [29662] },
      { kind: 'dependency', text: '`typescript` from `4.7.4` to `5.3.3`.', refs: [29568] },
      { kind: 'dependency', text: '`url-parse` from `1.5.9` to `1.5.10`.', refs: [29650] },
    ],
  },
  {
    version: '13.11.0',
    date: '2024-06-04',
    changes: [
      {
        kind: 'performance',
        text: 'Setting console props with [`Cypress.log()`](/api/cypress-api/cypress-log) takes less time.',
        refs: [29501],
      },
      {
        kind: 'feature',
        text: 'Component testing supports [Next.js 14](/app/component-testing/react/overview#nextjs).',
        refs: [28185],
        highlight: true,
      },
      {
        kind: 'feature',
        text: "If you set the [`IGNORE_CHROME_PREFERENCES`](/app/references/launching-browsers#skip-chromes-preference-files) environment variable, Cypress ignores Chrome's preferences when it starts Chrome.",
        refs: [29330],
        highlight: true,
      },
      {
        kind: 'fix',
        text: "The Launchpad could hang if it asked for the current project before the project's configuration had loaded. It no longer does.",
        refs: [29486],
      },
      {
        kind: 'fix',
        text: "To prepare for Chrome's forced deprecation of `unload` events, Cypress uses `pagehide` in their place.",
        refs: [29241],
      },
      {
        kind: 'misc',
        text: "The types of [`cy.intercept()`](/api/commands/intercept) and [`cy.wait()`](/api/commands/wait) let you specify your own types for the `body` of an interception's request and response.",
        refs: [29507],
      },
    ],
  },
  {
    version: '13.10.0',
    date: '2024-05-21',
    changes: [
      {
        kind: 'feature',
        text: '`@cypress/vite-dev-server` works with Vite 5.',
        refs: [28347],
        highlight: true,
      },
      {
        kind: 'fix',
        text: "Orphaned Electron processes no longer shut down the browser's CRI client by mistake.",
        refs: [28397, 29515],
      },
      {
        kind: 'fix',
        text: 'If Cypress couldn\'t determine where to upload a [Test Replay](/cloud/features/test-replay) recording, it used the wrong URL and failed with "Request Entity Too Large". The error now states that the upload URL is unknown.',
        refs: [29512],
      },
      {
        kind: 'fix',
        text: 'The search on the [Specs page](/app/core-concepts/open-mode#the-specs-page) finds files and folders that have numbers in their names.',
        refs: [29034],
      },
      {
        kind: 'fix',
        text: "A file path with characters that aren't allowed in HTTP headers no longer breaks the `x-cypress-file-path` header.",
        refs: [25839],
      },
      {
        kind: 'fix',
        text: "The assertions of some commands weren't displayed correctly. They are now.",
        refs: [29517],
      },
      { kind: 'dependency', text: '`js-cookie` from `2.2.1` to `3.0.5`.', refs: [29497] },
      { kind: 'dependency', text: '`randomstring` from `1.1.5` to `1.3.0`.', refs: [29503] },
    ],
  },
  {
    version: '13.9.0',
    date: '2024-05-07',
    changes: [
      {
        kind: 'feature',
        text: "If [Test Replay](/cloud/features/test-replay) can't record or upload a run, the error messages are more descriptive.",
        refs: [29022],
      },
      {
        kind: 'fix',
        text: 'Inside [`cy.origin()`](/api/commands/origin), a promise that rejected with `undefined` caused a failure. Such promises are now handled.',
        refs: [23937],
      },
      {
        kind: 'fix',
        text: 'Electron starts with the same default Chromium flags as Chrome. As a result, `navigator.webdriver` is now correctly `true` in an application that you test in Electron.',
        refs: [27939],
        highlight: true,
      },
      {
        kind: 'fix',
        text: 'Requests made with `fetch` no longer run into network problems when Cypress is behind a proxy that decrypts HTTPS traffic, as many corporate proxies do.',
        refs: [29171],
        highlight: true,
      },
      {
        kind: 'fix',
        text: 'In Firefox, Cypress left extra windows open after a spec, which could affect the specs that followed. It now closes them.',
        refs: [29473],
      },
      { kind: 'misc', text: 'Parts of the Cypress App are more accessible.', refs: [29322] },
      {
        kind: 'dependency',
        text: '`electron` from `27.1.3` to `27.3.10`, which fixes CVE-2024-3156.',
        refs: [29431],
      },
    ],
  },
  {
    version: '13.8.1',
    date: '2024-04-23',
    changes: [
      {
        kind: 'performance',
        text: "Activated service workers that don't control any clients no longer slow tests down. They could cause timeouts when Cypress correlated requests.",
        refs: [29333, 29126],
        highlight: true,
      },
      {
        kind: 'fix',
        text: 'Since [13.6.0](/app/references/changelog/13#13-6-0), a successful run could occasionally end with exit code 1 because of an unhandled WebSocket exception (`Error: WebSocket connection closed`). Such runs exit normally again.',
        refs: [28523],
        highlight: true,
      },
      {
        kind: 'fix',
        text: 'Some commands hung if their `timeout` option had an invalid value. They no longer do.',
        refs: [29323],
      },
      {
        kind: 'misc',
        text: 'In TypeScript, the type of [`.its()`](/api/commands/its) excludes `null` and `undefined`.',
        refs: [28872],
      },
      { kind: 'dependency', text: '`zod` from `3.20.3` to `3.22.5`.', refs: [29367] },
    ],
  },
  {
    version: '13.8.0',
    date: '2024-04-18',
    changes: [
      {
        kind: 'feature',
        text: '`@cypress/webpack-dev-server` works with `webpack-dev-server` 5.',
        refs: [29305],
        highlight: true,
      },
      {
        kind: 'fix',
        text: 'A long assertion message could make Cypress hang, a regression from [13.7.3](/app/references/changelog/13#13-7-3). It no longer does.',
        refs: [29350],
        highlight: true,
      },
      {
        kind: 'misc',
        text: 'On Semaphore CI, Cypress reads the `SEMAPHORE_GIT_PR_NUMBER` environment variable, so Cypress Cloud shows the number of the linked pull request.',
        refs: [29314],
      },
    ],
  },
  {
    version: '13.7.3',
    date: '2024-04-11',
    changes: [
      {
        kind: 'fix',
        text: 'Assertions with a custom message are displayed properly.',
        refs: [29167],
        highlight: true,
      },
      {
        kind: 'fix',
        text: "Launch arguments that had several values inside quotes weren't escaped correctly. They are now.",
        refs: [27454],
      },
      {
        kind: 'misc',
        text: 'The flags that Cypress starts Chrome with keep the "Enhanced Ad Privacy" dialog from appearing.',
        refs: [29199],
      },
      {
        kind: 'misc',
        text: 'On machines without a GPU, Cypress hides harmless warnings about Vulkan.',
        refs: [29085, 29278],
      },
    ],
  },
  {
    version: '13.7.2',
    date: '2024-04-02',
    changes: [
      {
        kind: 'performance',
        text: '[Test Replay](/cloud/features/test-replay) uploads are more resilient.',
        refs: [28890, 29174],
      },
      {
        kind: 'fix',
        text: 'With a custom user agent, `cypress run` stopped after the first spec in Firefox 124 and newer. It now runs all specs.',
        refs: [29190],
        highlight: true,
      },
      {
        kind: 'fix',
        text: 'Options in `cypress.config` whose values are arrays are processed correctly.',
        refs: [27103, 27312],
      },
      {
        kind: 'fix',
        text: 'When CDP disconnected in the middle of a test, a run that was being recorded to Cypress Cloud never ended. It no longer hangs.',
        refs: [29209],
      },
      {
        kind: 'fix',
        text: '[`.select()`](/api/commands/select) can choose an option whose value contains quotation marks.',
        refs: [29213],
      },
      { kind: 'dependency', text: '`express` from `4.17.3` to `4.19.2`.', refs: [29211] },
    ],
  },
  {
    version: '13.7.1',
    date: '2024-03-21',
    changes: [
      {
        kind: 'fix',
        text: 'In Firefox 124 and newer, `cypress run` stopped after the first spec. It runs the remaining specs again.',
        refs: [29172],
        highlight: true,
      },
      {
        kind: 'fix',
        text: "Elements in a [shadow DOM](/api/commands/shadow) lose focus correctly when they're blurred.",
        refs: [29125],
      },
      { kind: 'dependency', text: '`jose` from `4.11.2` to `4.15.5`.', refs: [29086] },
    ],
  },
  {
    version: '13.7.0',
    date: '2024-03-13',
    changes: [
      {
        kind: 'feature',
        text: '[Test Replay](/cloud/features/test-replay) takes snapshots of the shadow DOM, so the reporter highlights the right elements.',
        refs: [28823],
        highlight: true,
      },
      {
        kind: 'feature',
        text: 'Cypress supports TypeScript with Vue 2.7 and newer.',
        refs: [28591],
      },
      {
        kind: 'feature',
        text: 'If a Test Replay artifact fails to upload, the error message gives you more context.',
        refs: [28986],
      },
      {
        kind: 'performance',
        text: 'Unhandled service worker requests are correlated correctly again, which fixes a slowdown introduced in [13.6.3](/app/references/changelog/13#13-6-3).',
        refs: [28868],
      },
      {
        kind: 'performance',
        text: "A failed upload of a Test Replay artifact is retried 3 times instead of 8, so less time goes into uploads that can't succeed.",
        refs: [28986],
      },
      {
        kind: 'fix',
        text: 'In Chromium, Cypress activates its main tab before it takes a screenshot, which keeps [`cy.screenshot()`](/api/commands/screenshot) from timing out in certain situations.',
        refs: [29038, 5016],
        highlight: true,
      },
      {
        kind: 'fix',
        text: '[`.click()`](/api/commands/click) on a child of a disabled element fired `click` events, even without `{ force: true }`. It no longer does.',
        refs: [28788],
        highlight: true,
      },
      {
        kind: 'fix',
        text: "The `RequestBody` type accepts boolean and null literals, so you can pass them as a request's body.",
        refs: [28789],
      },
      {
        kind: 'misc',
        text: "When you set up component testing in a project that uses `pnpm`, the instructions for installing the framework's dependencies say `pnpm add`.",
        refs: [29052],
      },
      {
        kind: 'misc',
        text: 'Messages in the Command Log are truncated after 100 lines instead of 50.',
        refs: [29023],
      },
      {
        kind: 'misc',
        text: 'The `beforeTest` timestamp is captured in the browser, so Test Replay knows exactly when a test starts.',
        refs: [29061],
      },
      { kind: 'dependency', text: '`jimp` from `0.14.0` to `0.22.12`.', refs: [29055] },
      {
        kind: 'dependency',
        text: '`http-proxy-middleware` from `2.0.4` to `2.0.6`.',
        refs: [28902],
      },
      { kind: 'dependency', text: '`signal-exit` from `3.0.3` to `3.0.7`.', refs: [28979] },
    ],
  },
  {
    version: '13.6.6',
    date: '2024-02-22',
    changes: [
      {
        kind: 'fix',
        text: '[`cypress verify`](/app/references/command-line#cypress-verify) succeeds again in Nx projects, where it had failed since [13.6.5](/app/references/changelog/13#13-6-5).',
        refs: [28982],
        highlight: true,
      },
    ],
  },
  {
    version: '13.6.5',
    date: '2024-02-20',
    changes: [
      {
        kind: 'fix',
        text: "Tests no longer hang when Cypress's Chrome extension is disabled.",
        refs: [28392],
        highlight: true,
      },
      {
        kind: 'fix',
        text: 'If you closed the browser from the Launchpad, it relaunched. It now stays closed.',
        refs: [28852],
      },
      {
        kind: 'fix',
        text: 'The promise for unzipping is rejected even if the error is empty.',
        refs: [28850],
      },
      {
        kind: 'fix',
        text: 'Service worker requests could crash Cypress when its proxy processed them, a regression from [13.6.3](/app/references/changelog/13#13-6-3). They no longer do.',
        refs: [28950],
        highlight: true,
      },
      {
        kind: 'fix',
        text: 'The type definition of `dom.getContainsSelector` is correct.',
        refs: [28339],
      },
      { kind: 'misc', text: 'Parts of the Cypress App are more accessible.', refs: [28774] },
      { kind: 'misc', text: 'References to LayerCI now say webapp.io.', refs: [28874] },
      {
        kind: 'dependency',
        text: '`electron` from `25.8.4` to `27.1.3`.',
        refs: [],
        highlight: true,
      },
      { kind: 'dependency', text: 'Bundled Node.js from `18.15.0` to `18.17.0`.', refs: [] },
      {
        kind: 'dependency',
        text: 'Bundled Chromium from `114.0.5735.289` to `118.0.5993.117`.',
        refs: [],
      },
      { kind: 'dependency', text: '`buffer` from `5.6.0` to `5.7.1`.', refs: [28934] },
      { kind: 'dependency', text: '`duplexify` from `4.1.1` to `4.1.2`.', refs: [28941] },
      { kind: 'dependency', text: '`is-ci` from `3.0.0` to `3.0.1`.', refs: [28933] },
    ],
  },
  {
    version: '13.6.4',
    date: '2024-01-30',
    changes: [
      {
        kind: 'performance',
        text: 'Aborted requests are correlated correctly again, which fixes a slowdown introduced in [13.3.2](/app/references/changelog/13#13-3-2).',
        refs: [28734],
        highlight: true,
      },
      {
        kind: 'fix',
        text: 'When a support file registered a service worker, [Test Replay](/cloud/features/test-replay) missed some assets, and replays appeared without their styles. The assets are now captured.',
        refs: [28747],
        highlight: true,
      },
      {
        kind: 'misc',
        text: 'In TypeScript, the interface of [`Cypress.spec`](/api/cypress-api/spec) includes properties that were missing.',
        refs: [27835],
      },
    ],
  },
  {
    version: '13.6.3',
    date: '2024-01-16',
    changes: [
      {
        kind: 'fix',
        text: "When Cypress detects a TypeScript project, it forces `moduleResolution` to `node` so that it runs correctly. The effect should be small, since registering `ts-node` already forces `commonjs`. The loader for ESM configuration files in TypeScript isn't affected.",
        refs: [27731],
      },
      {
        kind: 'fix',
        text: "If [Cypress Cloud cancels a run](/cloud/features/smart-orchestration/run-cancellation) automatically and skips a spec, the spec's video no longer waits for more frames.",
        refs: [27898],
      },
      {
        kind: 'fix',
        text: 'Cypress finds your specs even if `node_modules` is part of the project path or of the spec path that you pass. Previously, it ignored them.',
        refs: [23616],
      },
      {
        kind: 'fix',
        text: 'In the Command Log, Markdown characters in assertions and in commands with a URL argument are escaped, so you see the values as they are. The values of assertions appear in bold.',
        refs: [24960, 28100],
      },
      {
        kind: 'fix',
        text: 'When you create an assertion in [Cypress Studio](/app/guides/cypress-studio), its preview reads "expected" instead of "expect".',
        refs: [28593],
      },
      {
        kind: 'fix',
        text: 'Test Replay highlights the `body` element correctly again. [13.6.2](/app/references/changelog/13#13-6-2) had broken this.',
        refs: [28627],
      },
      {
        kind: 'fix',
        text: '[`Cypress.currentRetry`](/api/cypress-api/currentretry) is synced to the secondary origin, so logs appear as expected when a test that uses [`cy.origin()`](/api/commands/origin) is retried.',
        refs: [28574],
      },
      {
        kind: 'fix',
        text: 'Cypress took too many DOM snapshots for some cross-origin logs, such as assertions and [`cy.clock()`](/api/commands/clock). It no longer does.',
        refs: [28609],
      },
      {
        kind: 'fix',
        text: "For requests that went through a service worker, [Test Replay](/cloud/features/test-replay) didn't capture assets, so styles were missing, and [`cy.intercept()`](/api/commands/intercept) didn't work properly. Both now handle these requests.",
        refs: [28516],
        highlight: true,
      },
      {
        kind: 'fix',
        text: 'In Chrome 114 and newer, visiting an `http://` site could cause an endless loop of reloads or redirects. The page now loads.',
        refs: [25891],
        highlight: true,
      },
      {
        kind: 'fix',
        text: 'Requests from additional tabs keep their original headers.',
        refs: [28641],
      },
      {
        kind: 'fix',
        text: 'When [`cy.wait()`](/api/commands/wait) returned responses, it sometimes threw an error about reading a property of undefined. It no longer does.',
        refs: [28233],
        highlight: true,
      },
      {
        kind: 'performance',
        text: 'With test isolation off, requests are correlated correctly again, which fixes a slowdown introduced in [13.3.2](/app/references/changelog/13#13-3-2).',
        refs: [28545],
      },
      {
        kind: 'dependency',
        text: 'The `@types/node` package is no longer a dependency.',
        refs: [28473],
      },
      {
        kind: 'dependency',
        text: '`@cypress/unique-selector` to a faster version, which may also speed up the [Selector Playground](/app/core-concepts/open-mode#find-a-selector).',
        refs: [28571],
      },
      {
        kind: 'dependency',
        text: '`flatted` `3.2.9` replaces its predecessor `CircularJSON`, which fixes decoding problems with complex objects sent from the browser.',
        refs: [28683],
      },
      {
        kind: 'dependency',
        text: '`better-sqlite3` from `8.7.0` to `9.2.2`, which fixes problems on macOS Catalina.',
        refs: [28697],
      },
      { kind: 'misc', text: 'Parts of the Cypress App are more accessible.', refs: [28628] },
      {
        kind: 'misc',
        text: 'Several links to the documentation go through on.cypress.io.',
        refs: [28623],
      },
    ],
  },
  {
    version: '13.6.2',
    date: '2023-12-26',
    changes: [
      {
        kind: 'fix',
        text: 'A malformed URI no longer crashes Cypress, as it did in [13.6.1](/app/references/changelog/13#13-6-1).',
        refs: [28521],
        highlight: true,
      },
      {
        kind: 'fix',
        text: 'Error messages in the Command Log are easier to read again: since 12.4.0, stray `<br>` tags had appeared in them.',
        refs: [28452],
      },
      {
        kind: 'performance',
        text: 'Cypress finds the unique selectors for command snapshots in [Test Replay](/cloud/features/test-replay) faster.',
        refs: [28536],
      },
      {
        kind: 'dependency',
        text: '`ts-node` from `10.9.1` to `10.9.2`. With TypeScript 5.3.2 and newer, `cypress run` and `cypress open` no longer fail if the `tsconfig.json` contains `extends`.',
        refs: [28385],
        highlight: true,
      },
    ],
  },
  {
    version: '13.6.1',
    date: '2023-12-05',
    changes: [
      {
        kind: 'fix',
        text: 'Pages and downloads that opened in a new tab were requested without the headers for basic authentication. The headers are now sent.',
        refs: [28350],
        highlight: true,
      },
      {
        kind: 'fix',
        text: "Request logs no longer take the `args` of the running command as their default `message`. These arguments don't belong to the request and aren't shown, but large ones, such as those that the code coverage plugin passes to [`cy.task()`](/api/commands/task), could cost time and memory.",
        refs: [28411],
      },
      {
        kind: 'fix',
        text: 'If `baseUrl` contained credentials for basic authentication, commands failed with `must only be invoked from the spec file or support file`. They work now.',
        refs: [27457, 28336],
        highlight: true,
      },
      {
        kind: 'fix',
        text: "Certain URLs no longer time out while the proxy correlates requests with the browser's events.",
        refs: [28427],
      },
      {
        kind: 'fix',
        text: 'On Linux, Cypress prints errors and [debug logs](/app/references/troubleshooting#print-the-log) correctly.',
        refs: [5051, 24713],
      },
      {
        kind: 'misc',
        text: 'Cypress reports to Cypress Cloud how long it takes to upload artifacts.',
        refs: [28238, 28418],
      },
    ],
  },
  {
    version: '13.6.0',
    date: '2023-11-21',
    changes: [
      {
        kind: 'feature',
        text: 'While screenshots, videos, or [Test Replay](/cloud/features/test-replay) recordings are uploaded to Cypress Cloud, the terminal shows that something is happening.',
        refs: [28239, 28277],
      },
      {
        kind: 'feature',
        text: 'For each artifact that goes to Cypress Cloud, the terminal prints how long its upload took.',
        refs: [28237],
        highlight: true,
      },
      {
        kind: 'fix',
        text: 'The [`component.indexHtmlFile`](/app/component-testing/component-framework-configuration#the-page-for-the-component) option accepts an absolute path.',
        refs: [27750],
        highlight: true,
      },
      {
        kind: 'fix',
        text: 'An intercept alias that is [set dynamically](/api/commands/intercept#alias-graphql-operations) appears under its name instead of as "no alias".',
        refs: [24653],
      },
      {
        kind: 'fix',
        text: "If you set aliases for individual requests in [`cy.intercept()`](/api/commands/intercept), getting all of them with `cy.get('@alias.all')` failed with an error. It now returns the requests.",
        refs: [25448],
      },
      {
        kind: 'fix',
        text: 'The URL of the application under test and the "Learn more" links in command errors open externally rather than in the browser that Cypress started.',
        refs: [24572],
      },
      {
        kind: 'fix',
        text: "Certain URLs timed out while the proxy correlated requests with the browser's events. They no longer do.",
        refs: [28354],
      },
      {
        kind: 'misc',
        text: 'In Chromium-based browsers, Cypress closes every tab and window except its own tab between tests.',
        refs: [28204],
        highlight: true,
      },
      {
        kind: 'misc',
        text: 'In Chromium-based browsers, Cypress makes sure that its main tab is active before it runs each command.',
        refs: [28334],
      },
      {
        kind: 'dependency',
        text: '`chrome-remote-interface` from `0.31.3` to `0.33.0`, which raises the maximum payload from 100MB to 256MB.',
        refs: [27998],
      },
    ],
  },
  {
    version: '13.5.1',
    date: '2023-11-14',
    changes: [
      {
        kind: 'fix',
        text: 'Requests that are cached within a spec load as fast as before. [13.5.0](/app/references/changelog/13#13-5-0) could delay them.',
        refs: [28295],
        highlight: true,
      },
      {
        kind: 'fix',
        text: "Pages that opened in a new tab didn't load properly because their response headers were missing. The headers are now included.",
        refs: [28293, 28303],
        highlight: true,
      },
      {
        kind: 'fix',
        text: 'In Chromium browsers, Cypress turns off the default component extensions with a flag that is common in browser automation.',
        refs: [28294],
      },
    ],
  },
  {
    version: '13.5.0',
    date: '2023-11-08',
    changes: [
      {
        kind: 'feature',
        text: '[Component testing](/app/component-testing/angular/overview) supports Angular 17.',
        refs: [28153],
        highlight: true,
      },
      {
        kind: 'fix',
        text: 'In Chromium-based browsers, changing global styles no longer floods DevTools and Test Replay with font face requests. The flood of CDP messages could slow tests down.',
        refs: [28150, 28215],
      },
      {
        kind: 'fix',
        text: 'Since [13.3.3](/app/references/changelog/13#13-3-3), Cypress hung while loading shared workers after [`cy.reload()`](/api/commands/reload) reloaded the page. The page now loads.',
        refs: [28248],
        highlight: true,
      },
      {
        kind: 'fix',
        text: 'Network requests from tabs and windows other than the main Cypress tab are no longer delayed.',
        refs: [28113],
      },
      {
        kind: 'fix',
        text: 'Targets of the type "other", such as a PDF in an object tag, didn\'t load fully. They do now.',
        refs: [28228, 28162],
      },
      {
        kind: 'fix',
        text: 'Clicking a download link without the `download` attribute could cause a page load timeout. It no longer does, but downloads remain a problem in experimental WebKit.',
        refs: [14857],
        highlight: true,
      },
      {
        kind: 'fix',
        text: 'If a download is canceled or fails, the Command Log marks it as failed. Such downloads used to stay pending.',
        refs: [28222],
      },
      {
        kind: 'fix',
        text: 'If an element is hidden by an ancestor that shares an edge with it, Cypress determines its [visibility](/app/core-concepts/interacting-with-elements#visibility) correctly.',
        refs: [27514],
      },
      {
        kind: 'fix',
        text: 'In Chromium browsers, a flag turns off translation, both the menu item and the prompt that pops up for pages in a different language.',
        refs: [28225],
      },
      {
        kind: 'fix',
        text: 'With [test isolation](/app/core-concepts/test-isolation) off and Test Replay on, Cypress stops handling CDP events when a spec ends.',
        refs: [28213],
      },
    ],
  },
  {
    version: '13.4.0',
    date: '2023-10-30',
    changes: [
      {
        kind: 'feature',
        text: 'For advanced [retry strategies](/app/references/experiments#strategies-for-retries), the `retries` option has two new experimental keys, `experimentalStrategy` and `experimentalOptions`.',
        refs: [27930],
        highlight: true,
      },
      {
        kind: 'fix',
        text: 'A regression from [13.3.2](/app/references/changelog/13#13-3-2) crashed Cypress with `Inspected target navigated or closed` or `Session with given id not found`. These crashes no longer occur.',
        refs: [28141, 28148],
      },
    ],
  },
  {
    version: '13.3.3',
    date: '2023-10-24',
    changes: [
      {
        kind: 'fix',
        text: 'Requests from web workers and shared workers no longer slow down your tests. Since [13.3.1](/app/references/changelog/13#13-3-1), their correlation in the proxy had timed out.',
        refs: [28104],
        highlight: true,
      },
      {
        kind: 'fix',
        text: "An aborted request could be confused with the requests that followed it, which slowed down the proxy. It's now correlated correctly.",
        refs: [28094],
      },
      {
        kind: 'fix',
        text: 'The spec search treats a space like "-" or `_` in a file name again: "spec file" finds `spec-file.cy.ts`. This had been broken since 10.0.0.',
        refs: [25303],
      },
    ],
  },
  {
    version: '13.3.2',
    date: '2023-10-18',
    changes: [
      {
        kind: 'fix',
        text: 'Requests from service workers no longer slow down your tests. Since [13.3.1](/app/references/changelog/13#13-3-1), their correlation in the proxy had timed out.',
        refs: [28054, 28056],
        highlight: true,
      },
      {
        kind: 'fix',
        text: 'The proxy no longer carries over correlation data from the previous spec, which caused slow tests, problems with [`cy.intercept()`](/api/commands/intercept), and trouble capturing assets for [Test Replay](/cloud/features/test-replay).',
        refs: [28060],
        highlight: true,
      },
      {
        kind: 'fix',
        text: 'If a request is known to cause no CDP traffic, Cypress expects none for its redirects either.',
        refs: [28060],
      },
      {
        kind: 'fix',
        text: "If a request has no `Accept-Encoding` header, Cypress asks for gzip. If the header doesn't include gzip, Cypress uses identity.",
        refs: [28025],
      },
      {
        kind: 'dependency',
        text: '`@babel/core` from `7.22.9` to `7.23.2`, which fixes `SNYK-JS-SEMVER-3247795`.',
        refs: [28063],
      },
      {
        kind: 'dependency',
        text: '`@babel/traverse` from `7.22.8` to `7.23.2`, which fixes `SNYK-JS-BABELTRAVERSE-5962462`.',
        refs: [28063],
      },
      {
        kind: 'dependency',
        text: '`react-docgen` from `6.0.0-alpha.3` to `6.0.4`, which fixes `SNYK-JS-BABELTRAVERSE-5962462`.',
        refs: [28063],
      },
    ],
  },
  {
    version: '13.3.1',
    date: '2023-10-11',
    changes: [
      {
        kind: 'fix',
        text: 'The proxy correlates requests in the right order. Previously, [`cy.intercept()`](/api/commands/intercept) could get the wrong request, and stylesheets, images, and other assets could be missing in [Test Replay](/cloud/features/test-replay).',
        refs: [27892],
        highlight: true,
      },
      {
        kind: 'fix',
        text: "The Test Replay recorder no longer hangs after Chrome's renderer has crashed.",
        refs: [27909],
      },
      {
        kind: 'fix',
        text: 'When calls to [`cy.wait()`](/api/commands/wait) yielded multiple responses, they were sometimes in the wrong order. The order is now correct.',
        refs: [27337],
        highlight: true,
      },
      {
        kind: 'fix',
        text: 'Requests no longer time out in the proxy. When they did, [`cy.intercept()`](/api/commands/intercept) could get the wrong request, and stylesheets, images, and other assets could be missing in [Test Replay](/cloud/features/test-replay).',
        refs: [27976],
      },
      {
        kind: 'fix',
        text: 'Problems with `GLIBC` kept Test Replay from recording tests; it now records them. Rebuilding `better-sqlite3` no longer prints deprecation warnings.',
        refs: [27891, 27902],
      },
      {
        kind: 'fix',
        text: 'If one spec crashes the browser, Test Replay is still available for the specs that were executed in that run.',
        refs: [27786],
      },
    ],
  },
  {
    version: '13.3.0',
    date: '2023-09-27',
    changes: [
      {
        kind: 'feature',
        text: 'The [Runs page](/app/core-concepts/open-mode#the-runs-page) has a new layout that shows more about each run.',
        refs: [27203],
        highlight: true,
      },
      {
        kind: 'fix',
        text: '[Actionability](/app/core-concepts/interacting-with-elements) checks no longer trigger a flood of font requests. Tests may run faster, and Test Replay contains less clutter.',
        refs: [27860],
      },
      {
        kind: 'fix',
        text: 'A stubbed response can have the status code 999.',
        refs: [27567, 27853],
      },
    ],
  },
  {
    version: '13.2.0',
    date: '2023-09-12',
    changes: [
      {
        kind: 'feature',
        text: 'Nx users can run Angular component tests in parallel.',
        refs: [27723],
      },
      {
        kind: 'fix',
        text: "In edge cases, [`cy.intercept()`](/api/commands/intercept) didn't intercept requests properly, and [Test Replay](/cloud/features/test-replay) didn't capture the response bodies of assets. Both now work.",
        refs: [27771],
      },
      {
        kind: 'fix',
        text: "In some versions of Firefox, `enter`, `keyup`, and `space` events didn't trigger `click` events properly. They do now.",
        refs: [27715],
        highlight: true,
      },
      {
        kind: 'fix',
        text: 'In Chromium browsers, tests that use basic authentication could hang forever, a regression from [13.0.0](/app/references/changelog/13#13-0-0). They no longer do.',
        refs: [27781],
        highlight: true,
      },
      {
        kind: 'dependency',
        text: "Electron from `21.0.0` to `25.8.0`, with Chromium from `106.0.5249.51` to `114.0.5735.289` and Node.js from `16.16.0` to `18.15.0`. The new Node.js is used only inside Cypress; the version that you run Cypress with doesn't change.",
        refs: [27715, 27595],
        highlight: true,
      },
    ],
  },
  {
    version: '13.1.0',
    date: '2023-08-31',
    changes: [
      {
        kind: 'feature',
        text: 'In the sidebar, a status icon for the [Runs page](/app/core-concepts/open-mode#the-runs-page) represents the `latest` run.',
        refs: [27206],
      },
      {
        kind: 'fix',
        text: "Each run's result contains the `stats.skipped` field again. Since 13.0.0, it had been missing from the results of the [Module API](/app/references/module-api), `after:run`, and [`after:spec`](/api/node-events/after-spec-api).",
        refs: [27694, 27695],
        highlight: true,
      },
      {
        kind: 'fix',
        text: 'If individual CDP errors occur while Cypress captures data for [Test Replay](/cloud/features/test-replay), you can still replay the run. Previously, they made the whole run unavailable.',
        refs: [27709],
        highlight: true,
      },
      {
        kind: 'fix',
        text: 'The `v13` landing page shows the correct release date. It used to show the previous day.',
        refs: [27711],
      },
      {
        kind: 'fix',
        text: 'A fatal protocol error in one spec carried over to the following specs, so none of them uploaded their protocol data. The error now stays within its spec.',
        refs: [27720],
      },
      {
        kind: 'fix',
        text: 'Updating `plist` from `3.0.6` to `3.1.0` fixes CVE-2022-37616 and CVE-2022-39353.',
        refs: [27710],
      },
    ],
  },
  {
    version: '13.0.0',
    date: '2023-08-29',
    changes: [
      {
        kind: 'breaking',
        text: "Cypress doesn't record videos by default: [`video`](/app/references/configuration#video) is now `false`.",
        refs: [26157],
        highlight: true,
      },
      {
        kind: 'breaking',
        text: "Videos aren't compressed unless you ask for it: [`videoCompression`](/app/references/configuration#videocompression) is now `false` by default.",
        refs: [26160],
      },
      {
        kind: 'breaking',
        text: 'The `videoUploadOnPasses` option [no longer exists](/app/references/migration-guide#videouploadonpasses-was-removed). Instead, you can delete the videos of passing specs and [keep only the videos of failed specs](/app/guides/screenshots-and-videos#keep-videos-of-failures-only).',
        refs: [26899],
      },
      {
        kind: 'breaking',
        text: 'In component tests, requests for assets at relative paths are forwarded to the dev server correctly.',
        refs: [26725],
      },
      {
        kind: 'breaking',
        text: "[`cy.readFile()`](/api/commands/readfile) is now a query, so it's retried. It works the same and no tests should be affected, but you can't overwrite it with [`Cypress.Commands.overwrite()`](/api/cypress-api/custom-commands) anymore.",
        refs: [25595],
      },
      {
        kind: 'breaking',
        text: 'The deprecated `nodeVersion` option [no longer exists](/app/references/migration-guide#nodeversion-was-removed).',
        refs: [27016],
      },
      {
        kind: 'breaking',
        text: 'The results of the [Module API](/app/references/module-api), which the handlers of `after:run` and `after:spec` also receive, have [more consistent properties and values](/app/references/migration-guide#results-of-a-run).',
        refs: [23805],
      },
      {
        kind: 'breaking',
        text: "During a run that is recorded to Cypress Cloud with [Test Replay](/cloud/features/test-replay), the runner is hidden to improve performance. It doesn't appear in videos, and `capture: runner` takes the same screenshot as `capture: viewport`. To display the runner, pass [`--runner-ui`](/app/references/command-line#show-or-hide-the-runner).",
        refs: [27482],
        highlight: true,
      },
      {
        kind: 'breaking',
        text: 'If the browser or a browser page closes unexpectedly during a run, Cypress handles it gracefully.',
        refs: [27592],
      },
      {
        kind: 'breaking',
        text: 'In Chrome and Electron, automation is faster because Cypress calls CDP directly instead of going through WebSockets.',
        refs: [27592],
      },
      {
        kind: 'breaking',
        text: '[`cy.intercept()`](/api/commands/intercept) properly intercepts requests that it missed in some edge cases.',
        refs: [27592],
      },
      {
        kind: 'breaking',
        text: "Node.js 14 is no longer supported, and Node.js 16 is deprecated. Node.js 16 may still work with Cypress 13 but won't be supported going forward, in line with [its end of life](https://nodejs.org/en/blog/announcements/nodejs16-eol). Update to Node.js 18 or newer.",
        refs: [],
        highlight: true,
      },
      {
        kind: 'breaking',
        text: 'Cypress supports TypeScript `4.x` and newer.',
        refs: [],
      },
      {
        kind: 'feature',
        text: 'Runs that you record to Cypress Cloud have [Test Replay](/cloud/features/test-replay), in every plan. You can inspect the DOM, the network events, and the console logs of your application as they were in CI.',
        refs: [],
        highlight: true,
      },
      {
        kind: 'feature',
        text: 'The new flags [`--runner-ui` and `--no-runner-ui`](/app/references/command-line#show-or-hide-the-runner) of `cypress run` show or hide the runner during a run.',
        refs: [27582],
      },
      {
        kind: 'feature',
        text: 'The terminal output about uploading artifacts to Cypress Cloud is consolidated and clearer.',
        refs: [27402],
      },
      {
        kind: 'fix',
        text: 'The `tsconfig` that Cypress uses internally no longer conflicts with properties in your `tsconfig.json`, such as `module` and `moduleResolution`.',
        refs: [26308, 27448],
      },
      {
        kind: 'fix',
        text: '[Component testing](/app/component-testing/svelte/overview) works with Svelte 4, and the dependency check now accepts that version. It was wrongly flagged as unsupported.',
        refs: [27465],
      },
      {
        kind: 'fix',
        text: "`@cypress/webpack-batteries-included-preprocessor` resolves the global `process/browser` to `process/browser.js`, because `.mjs` and `.js` files in ESM packages can't be resolved without their extension.",
        refs: [27599],
      },
      { kind: 'fix', text: 'Cypress finds the right `pnp` process.', refs: [27562] },
      {
        kind: 'fix',
        text: "In TypeScript, the Cypress and Chai globals were declared as local variables of the global scope. They're now properties of the global object.",
        refs: [27539, 27540],
      },
      {
        kind: 'fix',
        text: 'Dev servers for component testing use the [`port`](/app/references/configuration#port) option if you set it.',
        refs: [27675],
      },
      {
        kind: 'dependency',
        text: '`@cypress/request` from `^2.88.11` to `^3.0.0`, which fixes CVE-2023-28155.',
        refs: [27535, 27495],
      },
    ],
  },
]
