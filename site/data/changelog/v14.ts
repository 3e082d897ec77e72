import type { Release } from './release.ts'

/** Releases of Cypress 14, newest first. */
export const releases14: Release[] = [
  {
    version: '14.5.4',
    date: '2025-08-07',
    changes: [
      {
        kind: 'dependency',
        text: "`tar-fs` to `2.1.3` and `3.1.0` where Cypress controls the version, which fixes CVE-2024-12905. `@puppeteer/browsers` still depends on `3.0.4`, but only for downloading browsers, a `puppeteer` feature that Cypress doesn't use.",
        refs: [32160],
        highlight: true,
      },
    ],
  },
  {
    version: '14.5.3',
    date: '2025-07-25',
    changes: [
      {
        kind: 'fix',
        text: 'With `@cypress/webpack-dev-server`, [`component.indexHtmlFile`](/app/references/configuration#indexhtmlfile) can be an absolute path.',
        refs: [31819],
      },
      {
        kind: 'fix',
        text: '`@cypress/webpack-batteries-included-preprocessor` resolves imports with the extensions `.js` and `.mjs` correctly in TypeScript projects that use ES modules.',
        refs: [31994, 26827, 28805],
        highlight: true,
      },
      {
        kind: 'fix',
        text: 'Mounting a component with `@cypress/angular` overwrote fields of the component instance and broke references to them. The fields are now preserved.',
        refs: [31238, 31983, 31993],
      },
      {
        kind: 'dependency',
        text: '`@cypress/request` to `3.0.9`, which fixes CVE-2025-7783 in `form-data`.',
        refs: [32091],
      },
    ],
  },
  {
    version: '14.5.2',
    date: '2025-07-15',
    changes: [
      {
        kind: 'fix',
        text: 'The **Stop** button immediately stops the spec timer again, as it did before [14.5.0](/app/references/changelog/14#14-5-0).',
        refs: [31920],
        highlight: true,
      },
      {
        kind: 'fix',
        text: '`CloudRequest`, which sends requests to Cypress Cloud, uses the right port for `https` requests.',
        refs: [31992],
      },
    ],
  },
  {
    version: '14.5.1',
    date: '2025-07-01',
    changes: [
      {
        kind: 'fix',
        text: 'When Cypress automates Firefox with WebDriver BiDi, it no longer drops prerequests too early or matches them to the wrong requests.',
        refs: [31482],
        highlight: true,
      },
      {
        kind: 'dependency',
        text: '`pbkdf2` from `3.1.2` to `3.1.3`, so security scans no longer report `SNYK-JS-PBKDF2-10495498`.',
        refs: [31941],
      },
    ],
  },
  {
    version: '14.5.0',
    date: '2025-06-17',
    changes: [
      {
        kind: 'feature',
        text: 'On Windows computers with an ARM processor (`win32-arm64`), you can [install Cypress](/app/get-started/install-cypress). It uses the `win32-x64` binary, which runs in emulation.',
        refs: [30252],
        highlight: true,
      },
      {
        kind: 'fix',
        text: "[`Cypress.stop()`](/api/cypress-api/stop) no longer ends a run before the required runner events have arrived. When it did, [Test Replay](/cloud/features/test-replay) wasn't available for the run.",
        refs: [31781],
      },
    ],
  },
  {
    version: '14.4.1',
    date: '2025-06-03',
    changes: [
      {
        kind: 'fix',
        text: '[`cy.session()`](/api/commands/session) no longer fails internally if navigation to `about:blank` takes longer than [`defaultCommandTimeout`](/app/references/configuration#defaultcommandtimeout).',
        refs: [29496],
        highlight: true,
      },
      {
        kind: 'misc',
        text: 'Commands that form a group in the Command Log, such as [`.within()`](/api/commands/within) and `cy.session()`, have a new design that makes collapsed groups clearer.',
        refs: [31739],
      },
      {
        kind: 'dependency',
        text: '`@sinonjs/fake-timers` from `10.3.0` to `11.3.1`.',
        refs: [31746],
      },
    ],
  },
  {
    version: '14.4.0',
    date: '2025-05-20',
    changes: [
      {
        kind: 'feature',
        text: '`@cypress/webpack-dev-server` and `@cypress/webpack-batteries-included-preprocessor` include `webpack-bundle-analyzer`, which reports bundle statistics. To turn it on, set `DEBUG=cypress-verbose:webpack-dev-server:bundle-analyzer` for component tests with webpack, or `DEBUG=cypress-verbose:webpack-batteries-included-preprocessor:bundle-analyzer` for end-to-end tests with webpack, the default preprocessor.',
        refs: [30461],
        highlight: true,
      },
      {
        kind: 'fix',
        text: 'A page can no longer break out of its frame by explicitly setting `top.window.location`. The fix works without [`experimentalModifyObstructiveThirdPartyCode`](/app/references/configuration#experimentalmodifyobstructivethirdpartycode).',
        refs: [31687],
        highlight: true,
      },
      {
        kind: 'fix',
        text: '[`cy.press()`](/api/commands/press) has the return type `Chainable<null>` instead of `void`, like other commands that yield `null`.',
        refs: [31698],
      },
      {
        kind: 'fix',
        text: 'With experimental [WebKit](/app/references/launching-browsers#webkit) support, Cypress displays the actual WebKit version instead of `0`.',
        refs: [31684],
      },
      {
        kind: 'misc',
        text: "Branded Chrome 137 and newer no longer supports `--load-extension`. As a result, [`launchOptions.extensions`](/api/node-events/browser-launch-api#load-an-extension) doesn't work there, and neither does the `@cypress/puppeteer` plugin in open mode and headed run mode. For these features, use Electron, [Chrome for Testing](/app/references/launching-browsers#chrome-and-chrome-for-testing), or Chromium. The `cypress-docker-images` repository has examples for the latter two.",
        refs: [31702, 31703],
        highlight: true,
      },
      {
        kind: 'misc',
        text: 'If Cursor is installed, you can choose it as the [editor that opens files](/app/tooling/IDE-integration#open-files-from-the-cypress-app) from Cypress.',
        refs: [31691],
      },
      {
        kind: 'misc',
        text: 'The error about a missing `--record` flag is shorter.',
        refs: [31676],
      },
      {
        kind: 'dependency',
        text: '`@sinonjs/fake-timers` from `8.1.0` to `10.3.0`.',
        refs: [31725, 31737],
      },
      { kind: 'dependency', text: '`trash` from `5.2.0` to `7.2.0`.', refs: [31667] },
      { kind: 'dependency', text: '`webdriver` from `9.11.0` to `9.14.0`.', refs: [31689] },
    ],
  },
  {
    version: '14.3.3',
    date: '2025-05-06',
    changes: [
      {
        kind: 'performance',
        text: 'Cypress removes the previous event handlers for pausing before it adds new ones.',
        refs: [31596],
      },
      {
        kind: 'fix',
        text: '`cypress run` respects [`trashAssetsBeforeRuns: false`](/app/references/configuration#trashassetsbeforeruns) for the [`videosFolder`](/app/references/configuration#videosfolder) too. It used to delete the files in that folder before the tests ran.',
        refs: [8280],
        highlight: true,
      },
      {
        kind: 'fix',
        text: 'A run could hang if `@cypress/grep` matched many files while `stdout` or `stderr` was piped to a file. It no longer does.',
        refs: [31625, 31631],
      },
      {
        kind: 'fix',
        text: 'Navigating to `about:blank` can no longer make Cypress hang.',
        refs: [31634],
      },
      {
        kind: 'misc',
        text: 'With `experimentalStudio`, the Assertions menu that opens on a right-click supports dark mode.',
        refs: [31598],
      },
      {
        kind: 'misc',
        text: 'In the Cypress App, the URL no longer has a white background while it loads.',
        refs: [31556],
      },
      { kind: 'dependency', text: '`cli-table3` downgraded to `0.6.1`.', refs: [31631] },
    ],
  },
  {
    version: '14.3.2',
    date: '2025-04-22',
    changes: [
      {
        kind: 'fix',
        text: 'Automatic scrolling in the [Command Log](/app/core-concepts/open-mode#the-command-log) works correctly again.',
        refs: [31530],
        highlight: true,
      },
      {
        kind: 'fix',
        text: 'When a run in CI has failures, the message that points you to Cypress Cloud appears.',
        refs: [31550],
      },
    ],
  },
  {
    version: '14.3.1',
    date: '2025-04-17',
    changes: [
      {
        kind: 'performance',
        text: 'The first preflight request to the Cypress API, which determines the [proxy](/app/references/proxy-configuration) conditions, times out after 5 seconds instead of 60. To change the timeout, set the `CYPRESS_INITIAL_PREFLIGHT_TIMEOUT` environment variable.',
        refs: [28423, 31283],
        highlight: true,
      },
      {
        kind: 'fix',
        text: 'In run mode, [`cy.press()`](/api/commands/press) works in every spec. Previously, it failed in all but the first.',
        refs: [31466],
        highlight: true,
      },
      {
        kind: 'fix',
        text: 'Some proxy conditions kept Cypress from recording runs. These runs are now recorded.',
        refs: [31485],
        highlight: true,
      },
      {
        kind: 'misc',
        text: "Cypress hides harmless warnings about the renderer's OOM score.",
        refs: [29563, 31521],
      },
      {
        kind: 'misc',
        text: 'The reporter and the URL have a darker gray background, which improves the color contrast.',
        refs: [31475],
      },
      {
        kind: 'misc',
        text: "On an architecture that Cypress doesn't support, the installation error links to the current [system requirements](/app/get-started/install-cypress#system-requirements). The previous link was outdated.",
        refs: [31512],
      },
    ],
  },
  {
    version: '14.3.0',
    date: '2025-04-08',
    changes: [
      {
        kind: 'feature',
        text: 'The new [`cy.press()`](/api/commands/press) command sends native keyboard events for the Tab key to the browser.',
        refs: [31050, 299, 31398],
        highlight: true,
      },
      {
        kind: 'fix',
        text: 'The peer dependencies of `@cypress/webpack-preprocessor` allow `babel-loader` 10.',
        refs: [31218],
      },
      {
        kind: 'fix',
        text: 'In Firefox with WebDriver BiDi, prerequests are kept while their requests are pending. They used to be removed too early.',
        refs: [31376],
      },
      {
        kind: 'fix',
        text: 'A bug in Electron made animations slow and tests take longer. To work around it, Cypress starts a CDP screencast that does nothing.',
        refs: [30980],
        highlight: true,
      },
      {
        kind: 'misc',
        text: 'A new automation command sends key presses to browsers that Cypress controls through CDP or WebDriver BiDi.',
        refs: [31366],
      },
      {
        kind: 'misc',
        text: 'The error message about the removal of [`injectDocumentDomain`](/app/references/configuration#injectdocumentdomain) refers to a future version rather than Cypress 15.',
        refs: [31373, 31375],
      },
      { kind: 'dependency', text: '`mocha` from `7.0.1` to `7.2.0`.', refs: [31423, 31432] },
      { kind: 'dependency', text: '`webdriver` from `9.7.3` to `9.11.0`.', refs: [31315] },
      { kind: 'dependency', text: '`win-version-info` from `5.0.1` to `6.0.1`.', refs: [31358] },
    ],
  },
  {
    version: '14.2.1',
    date: '2025-03-26',
    changes: [
      {
        kind: 'fix',
        text: 'Node.js `20.19.0` turns on its ES module flags by default. Cypress applies the same fixes as for `22.7.0` and `22.12.0`, so it can load a `cypress.config.ts` that is an ES module.',
        refs: [30730, 30099, 31308],
        highlight: true,
      },
      {
        kind: 'fix',
        text: 'In Firefox with WebDriver BiDi, Cypress correctly removes prerequests when network requests fail as expected.',
        refs: [31325],
      },
      {
        kind: 'fix',
        text: 'With TypeScript 5, `@cypress/webpack-batteries-included-preprocessor` and `@cypress/webpack-preprocessor` set source maps correctly, so error code frames should be accurate.',
        refs: [29614],
        highlight: true,
      },
      {
        kind: 'misc',
        text: 'Dark mode also applies to the controls above your application.',
        refs: [31106, 31360],
      },
      { kind: 'dependency', text: '`@cypress/request` from `3.0.7` to `3.0.8`.', refs: [31311] },
      { kind: 'dependency', text: '`cross-fetch` from `3.1.8` to `4.1.0`.', refs: [31327] },
      { kind: 'dependency', text: '`micromatch` from `4.0.6` to `4.0.8`.', refs: [31330] },
      { kind: 'dependency', text: '`resolve` from `1.17.0` to `1.22.10`.', refs: [31333] },
      { kind: 'dependency', text: '`semver` from `7.5.3` to `7.7.1`.', refs: [31341] },
      { kind: 'dependency', text: '`systeminformation` from `5.21.7` to `5.22.8`.', refs: [31281] },
    ],
  },
  {
    version: '14.2.0',
    date: '2025-03-12',
    changes: [
      {
        kind: 'feature',
        text: 'With the new [`Cypress.stop()`](/api/cypress-api/stop), you can stop Cypress on the current machine while tests are running, for example after a failure or when another condition is met.',
        refs: [518, 31225],
        highlight: true,
      },
      {
        kind: 'misc',
        text: "The browser menu is simpler: only the selected browser's icon appears to the left of the URL, and the menu lists that browser first. Long browser names are left-aligned correctly.",
        refs: [21755, 30998, 31216],
      },
      {
        kind: 'misc',
        text: 'For some errors from Cypress Cloud, the terminal shows additional command-line options.',
        refs: [31211],
      },
      {
        kind: 'misc',
        text: '[Cypress Studio](/app/guides/cypress-studio) uses URL routing, so it keeps its state after a reload.',
        refs: [31000, 30996],
      },
      { kind: 'dependency', text: '`cli-table3` from `0.5.1` to `0.6.5`.', refs: [31166] },
      { kind: 'dependency', text: '`simple-git` from `3.25.0` to `3.27.0`.', refs: [31198] },
    ],
  },
  {
    version: '14.1.0',
    date: '2025-02-25',
    changes: [
      {
        kind: 'feature',
        text: 'Cypress automates [Firefox](/app/references/launching-browsers#firefox) 135 and newer through WebDriver BiDi instead of the Chrome DevTools Protocol.',
        refs: [30220],
        highlight: true,
      },
      {
        kind: 'fix',
        text: 'If a [Test Replay](/cloud/features/test-replay) archive upload stalls, the "stream stalled" error shows the upload throughput in the right units.',
        refs: [31075, 31160],
      },
      {
        kind: 'misc',
        text: "A badge above your application shows the width, height, and scale of the [viewport](/app/core-concepts/open-mode#viewport-size-and-scale). The menu that explained how to set the width and height is gone. In component tests, a notice says that you can't navigate by URL.",
        refs: [30999, 31119],
        highlight: true,
      },
      {
        kind: 'misc',
        text: 'The types for the arguments of [`cy.readFile()`](/api/commands/readfile) and [`cy.scrollTo()`](/api/commands/scrollto) and for the `Cypress.dom` methods are updated.',
        refs: [31055],
      },
      {
        kind: 'misc',
        text: 'The types of the options for [`.shadow()`](/api/commands/shadow) and [`cy.root()`](/api/commands/root) are updated.',
        refs: [31154],
      },
      {
        kind: 'dependency',
        text: '`chrome-remote-interface` from `0.33.2` to `0.33.3`.',
        refs: [31128],
      },
      { kind: 'dependency', text: '`ci-info` from `4.0.0` to `4.1.0`.', refs: [31132] },
      { kind: 'dependency', text: '`compression` from `1.7.5` to `1.8.0`.', refs: [31151] },
    ],
  },
  {
    version: '14.0.3',
    date: '2025-02-11',
    changes: [
      {
        kind: 'fix',
        text: "In [14.0.2](/app/references/changelog/14#14-0-2), privileged commands didn't run correctly if the spec file or support file had certain encoded characters in it. They work again.",
        refs: [31034, 31060],
        highlight: true,
      },
      { kind: 'dependency', text: '`@cypress/request` from `3.0.6` to `3.0.7`.', refs: [31063] },
      { kind: 'dependency', text: '`compression` from `1.7.4` to `1.7.5`.', refs: [31004] },
    ],
  },
  {
    version: '14.0.2',
    date: '2025-02-05',
    changes: [
      {
        kind: 'fix',
        text: "When a [retry](/app/guides/test-retries) failed, the error's code frame in the runner showed the wrong data, a regression from [14.0.0](/app/references/changelog/14#14-0-0). It's now correct.",
        refs: [30927],
      },
      {
        kind: 'fix',
        text: 'After a test fails, every command in its `after` and `afterEach` [hooks](/app/core-concepts/writing-and-organizing-tests#the-order-of-hooks) retries as it should. Actions such as `.click()` and `.type()` are also performed.',
        refs: [2831],
        highlight: true,
      },
      {
        kind: 'fix',
        text: 'Privileged commands run correctly again if the spec file or support file contains characters that have to be encoded, a case that failed in [14.0.0](/app/references/changelog/14#14-0-0).',
        refs: [30933],
        highlight: true,
      },
      {
        kind: 'fix',
        text: 'In recorded or parallel runs, Cypress again retries the request that creates an instance in Cypress Cloud.',
        refs: [31002],
      },
      {
        kind: 'misc',
        text: 'The warning about mismatched dependencies is neutral and no longer assumes that you need to upgrade or downgrade.',
        refs: [30990],
      },
      { kind: 'dependency', text: '`mime` from `2.6.0` to `3.0.0`.', refs: [30966] },
    ],
  },
  {
    version: '14.0.1',
    date: '2025-01-28',
    changes: [
      {
        kind: 'fix',
        text: 'With [test isolation](/app/core-concepts/test-isolation) off, Cypress no longer navigates to `about:blank` if the last test fails and is retried.',
        refs: [28527],
        highlight: true,
      },
      {
        kind: 'fix',
        text: 'The [visibility](/app/core-concepts/interacting-with-elements#visibility) of an element is correct again if its offset parent is inside the element that clips it. This was a regression in [14.0.0](/app/references/changelog/14#14-0-0).',
        refs: [30922],
        highlight: true,
      },
      {
        kind: 'fix',
        text: 'Visibility is calculated correctly again if only one of `overflow-x` and `overflow-y` clips and the other is visible. This was a regression in [14.0.0](/app/references/changelog/14#14-0-0).',
        refs: [30934],
        highlight: true,
      },
      {
        kind: 'fix',
        text: 'The visibility of an `option` element is correct even if its parent clips overflow.',
        refs: [30934],
      },
      {
        kind: 'fix',
        text: "Assertions no longer fail on elements that aren't an `HTMLElement`.",
        refs: [30944],
      },
      {
        kind: 'misc',
        text: 'The links to the documentation that Cypress displays, which were broken in [14.0.0](/app/references/changelog/14#14-0-0), work again.',
        refs: [30951, 30953],
      },
      {
        kind: 'misc',
        text: 'In some Linux environments and containers, harmless warnings about Mesa and GLX no longer clutter the terminal.',
        refs: [29521, 29554],
      },
    ],
  },
  {
    version: '14.0.0',
    date: '2025-01-16',
    changes: [
      {
        kind: 'breaking',
        text: 'Cypress no longer supports Node.js 16 and 21. For everything you need to change, see the [migration guide](/app/references/migration-guide#to-14).',
        refs: [29930],
        highlight: true,
      },
      {
        kind: 'breaking',
        text: 'The bundled Node.js is `20.18.1` instead of `18.17.0`.',
        refs: [29547],
      },
      {
        kind: 'breaking',
        text: 'On Linux, the prebuilt binaries need glibc 2.28 or newer. They no longer run on distributions with an older version, such as Ubuntu 14 to 18, RHEL 7, CentOS 7, and Amazon Linux 2.',
        refs: [29601],
      },
      {
        kind: 'breaking',
        text: 'Official support covers only the latest three major versions of Chrome, Edge, and Firefox. Older ones [may still work](/app/references/launching-browsers#supported-browsers), but keep your browsers up to date. The Launchpad no longer warns you when you select an unsupported version. The undocumented `minSupportedVersion` property of [`Cypress.browser`](/api/cypress-api/browser) was removed.',
        refs: [30462],
      },
      {
        kind: 'breaking',
        text: "A test that navigates between subdomains now needs [`cy.origin()`](/api/commands/origin), because Cypress doesn't inject `document.domain` by default anymore. To restore the injection for now, set the new option [`injectDocumentDomain`](/app/references/configuration#move-between-subdomains) to `true`. The option is deprecated, causes a warning at startup, and will be removed in a later version.",
        refs: [30770],
        highlight: true,
      },
      {
        kind: 'breaking',
        text: '`experimentalSkipDomainInjection` was removed; [`injectDocumentDomain`](/app/references/migration-guide#experimentalskipdomaininjection-was-removed) takes its place.',
        refs: [30770],
      },
      {
        kind: 'breaking',
        text: "In Electron, `fetch` and `XMLHttpRequest` requests from `about:blank`, such as `cy.window().then((win) => win.fetch('<some-url>'))`, no longer work. Use [`cy.request()`](/api/commands/request), or navigate with [`cy.visit()`](/api/commands/visit) first.",
        refs: [30394],
      },
      {
        kind: 'breaking',
        text: 'For component tests, [`justInTimeCompile`](/app/references/configuration#justintimecompile) replaces `experimentalJustInTimeCompile`, is `true` by default, and supports only webpack. Right before a spec runs, Cypress compiles only what the spec needs. In `cypress open` and `cypress run`, this should improve memory use and speed, especially with many component tests.',
        refs: [30234, 30641],
      },
      {
        kind: 'breaking',
        text: '[Component tests](/app/references/migration-guide#component-testing) no longer support `create-react-app`, `@vue/cli-service`, Angular 13 to 16, Next.js 10 to 13, Nuxt 2, React 16 and 17, Svelte 3 and 4, and Vue 2. Angular needs at least `17.2.0`, so that signals are fully supported.',
        refs: [30028, 30481, 29582, 30539, 29583, 30468, 29607, 30492, 30692, 30295],
        highlight: true,
      },
      {
        kind: 'breaking',
        text: 'The Cypress binary no longer contains `cypress/react18`. Import from [`cypress/react`](/app/references/migration-guide#react-16-and-17), which now supports React 18.',
        refs: [29607],
      },
      {
        kind: 'breaking',
        text: 'The Cypress binary no longer contains `cypress/angular-signals`. Import from [`cypress/angular`](/app/references/migration-guide#angular-13-to-16), which now supports signals and needs `rxjs` as a peer dependency.',
        refs: [29606],
      },
      {
        kind: 'breaking',
        text: 'The wizard that sets up component testing needs TypeScript 4.0 or newer.',
        refs: [30493],
      },
      {
        kind: 'breaking',
        text: '`@cypress/webpack-dev-server` drops `webpack-dev-server` 3 and includes version 5 by default. If your project still uses webpack 4, [install `webpack-dev-server` 4](/app/references/migration-guide#webpack-dev-server-3-and-vite-2-and-3-arent-supported) alongside Cypress.',
        refs: [29308, 30347, 30141],
      },
      {
        kind: 'breaking',
        text: '`@cypress/vite-dev-server` drops Vite 2 and 3.',
        refs: [29377, 29378],
      },
      {
        kind: 'breaking',
        text: '[`cy.intercept()`](/api/commands/intercept) no longer accepts `delayMs`, which was deprecated in 6.4.0. Use `delay`.',
        refs: [30463],
      },
      {
        kind: 'breaking',
        text: '`experimentalFetchPolyfill`, deprecated in 6.0.0, was removed. To handle `fetch` requests, use [`cy.intercept()`](/api/commands/intercept).',
        refs: [30466],
      },
      {
        kind: 'breaking',
        text: 'The second argument of [`before:browser:launch`](/api/node-events/browser-launch-api) no longer works as an array of browser arguments, a form that was deprecated in 4.0.0. Use [`launchOptions.args`](/app/references/migration-guide#beforebrowserlaunch-no-longer-gets-an-array).',
        refs: [30460],
      },
      {
        kind: 'breaking',
        text: '`cypress open-ct` and `cypress run-ct` were removed. Run [`cypress open --component`](/app/references/command-line#cypress-open) and [`cypress run --component`](/app/references/command-line#run-component-tests) instead.',
        refs: [30456],
      },
      {
        kind: 'breaking',
        text: "Two undocumented methods were removed: `Cypress.backend('firefox:force:gc')` and `Cypress.backend('log:memory:pressure')`.",
        refs: [30222],
      },
      {
        kind: 'deprecation',
        text: 'The `resourceType` option of [`cy.intercept()`](/api/commands/intercept) is deprecated. Its values may change, or the option may be removed. Cypress plans to cover its essential uses in another way in a later version, such as hiding all network logs except `fetch` and XHR.',
        refs: [30433, 30447],
      },
      {
        kind: 'deprecation',
        text: 'The new [`injectDocumentDomain`](/app/references/configuration#move-between-subdomains) option is deprecated from the start and will be removed in a later version.',
        refs: [30770],
      },
      {
        kind: 'feature',
        text: 'If you set the new option [`injectDocumentDomain`](/app/references/configuration#move-between-subdomains) to `true`, Cypress injects `document.domain` into pages, as it did before 14.0.0.',
        refs: [30770],
      },
      {
        kind: 'feature',
        text: "[Component tests](/app/component-testing/get-started) support React 19, Angular 19, Svelte 5, Vite 6, and Next.js `>=15.0.4`. Next.js `15.0.0` to `15.0.3` should work too, but these versions aren't officially supported because they depend on a release candidate of React 19.",
        refs: [29470, 30175, 30445, 29641, 30591],
      },
      {
        kind: 'fix',
        text: 'For elements with `display: contents`, [visibility](/app/core-concepts/interacting-with-elements#visibility) no longer depends on the box model, so Cypress considers them visible when they are.',
        refs: [29680, 29605],
      },
      {
        kind: 'fix',
        text: "The visibility of a `static` or `relative` element is correct if its offset parent is `absolute`, is a descendant of the ancestor being checked, and doesn't clip its overflow.",
        refs: [29689, 28638],
      },
      {
        kind: 'fix',
        text: 'The visibility of an element that has `textContent` but no width or height is correct.',
        refs: [29688, 29687],
      },
      {
        kind: 'fix',
        text: 'An element counts as hidden if its parent has `overflow: clip` and no width or height.',
        refs: [29778, 23852],
      },
      {
        kind: 'fix',
        text: 'When you test in Electron, the CSS pseudo-class `:dir()` is supported.',
        refs: [29766],
      },
      {
        kind: 'fix',
        text: 'If you switch to another spec in open mode, the displayed file name changes with it.',
        refs: [30852],
      },
      {
        kind: 'fix',
        text: 'After your application has navigated away from the primary origin, more commands correctly fail if you call them outside [`cy.origin()`](/api/commands/origin): `cy.document()`, `cy.title()`, and `cy.window()`; `cy.hash()`, `cy.location()`, and `cy.url()`; as well as `cy.go()`, `cy.reload()`, and `cy.scrollTo()`.',
        refs: [30848, 30858],
      },
      {
        kind: 'misc',
        text: 'Some leftover stubs of component testing APIs that [Cypress 11](/app/references/migration-guide#to-11) had removed are gone.',
        refs: [30696, 30623],
      },
      { kind: 'dependency', text: '`electron` from `27.3.10` to `33.2.1`.', refs: [29547, 30561] },
      {
        kind: 'dependency',
        text: '`@electron/rebuild` from `3.2.10` to `3.7.1`.',
        refs: [28766, 30632],
      },
      {
        kind: 'dependency',
        text: 'Bundled Chromium from `118.0.5993.159` to `130.0.6723.137`.',
        refs: [29547, 30561],
      },
      { kind: 'dependency', text: '`jQuery` from `3.4.1` to `3.7.1`.', refs: [30345] },
      {
        kind: 'dependency',
        text: '`react` and `react-dom` from `17.0.2` to `18.3.1`.',
        refs: [30511],
      },
      { kind: 'dependency', text: '`@vue/test-utils` from `2.3.2` to `2.4.6`.', refs: [26628] },
    ],
  },
]
