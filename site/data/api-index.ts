/** The kind of an entry. Commands have one of the first four. */
export type ApiKind = 'query' | 'action' | 'assertion' | 'other' | 'api' | 'event'

/** Whether a command retries until it passes, waits until an element is ready, or does neither. */
export type ApiRetry = 'yes' | 'waits' | 'no'

export interface ApiEntry {
  /** As it's written in a test. */
  name: string
  /** The route of its page, with an anchor if several entries share a page. */
  href: string
  kind: ApiKind
  /** Commands only. */
  retries?: ApiRetry
  /** Inline Markdown, one sentence. */
  summary: string
  /** Words that readers search for and that neither the name nor the summary contains. */
  words?: string
  /** The first version that has it: the `since` of its page, unless it was added to the page later. */
  since?: string
  /** The first version in which it's deprecated. */
  deprecated?: string
  /** The only testing type that supports it. */
  only?: 'e2e' | 'component'
}

type Rest = Omit<ApiEntry, 'name' | 'href' | 'kind' | 'retries' | 'summary'>
type Maker = (name: string, summary: string, rest?: Rest) => ApiEntry

/** The page of both `.nextAll()` and `cy.nextAll()` is /api/commands/nextall. */
const command =
  (kind: ApiKind, retries: ApiRetry): Maker =>
  (name, summary, rest) => ({
    name,
    href: `/api/commands/${name.slice(name.indexOf('.') + 1, -2).toLowerCase()}`,
    kind,
    retries,
    summary,
    ...rest,
  })

const query = command('query', 'yes')
const assertion = command('assertion', 'yes')
/** Waits until its element is actionable, and then acts once. */
const action = command('action', 'waits')
/** Acts once, without checking the element first. */
const plainAction = command('action', 'no')
const other = command('other', 'no')

const api = (name: string, page: string, summary: string, rest?: Rest): ApiEntry => ({
  name,
  href: `/api/${page}`,
  kind: 'api',
  summary,
  ...rest,
})

const event = (name: string, page: string, summary: string, rest?: Rest): ApiEntry => ({
  name,
  href: `/api/${page}`,
  kind: 'event',
  summary,
  ...rest,
})

/** Events in a table have an anchor made from their name. */
const browserEvent: Maker = (name, summary, rest) =>
  event(name, `cypress-api/catalog-of-events#event-${name.replaceAll(':', '-')}`, summary, rest)
const nodeEvent: Maker = (name, summary, rest) =>
  event(name, `node-events/overview#event-${name.replaceAll(':', '-')}`, summary, rest)

const e2e = { only: 'e2e' } as const

/** All commands, APIs, and events by purpose, in the order in which the page shows them. */
export const apiIndex = {
  find: [
    query('cy.get()', 'Find elements by a CSS selector, or read what an alias refers to.', {
      words: 'select locate locator querySelector',
    }),
    query('cy.contains()', 'Find the element that contains a piece of text.', {
      words: 'getByText label',
    }),
    query('.find()', 'Find elements inside the current elements.', { words: 'descendants' }),
    query('.children()', 'Get the children of an element.'),
    query('.parent()', 'Get the parent of an element.'),
    query('.parents()', 'Get all ancestors of an element.', { words: 'above up' }),
    query('.parentsUntil()', 'Get the ancestors of an element, up to a given element.', {
      words: 'above up',
    }),
    query(
      '.closest()',
      'Get the nearest ancestor that matches a selector, or the element itself.',
      { words: 'above up' },
    ),
    query('.siblings()', 'Get all siblings of an element.'),
    query('.next()', 'Get the next sibling.'),
    query('.nextAll()', 'Get all siblings after an element.'),
    query('.nextUntil()', 'Get the siblings after an element, up to a given element.'),
    query('.prev()', 'Get the previous sibling.'),
    query('.prevAll()', 'Get all siblings before an element.', { words: 'previous' }),
    query('.prevUntil()', 'Get the siblings before an element, back to a given element.', {
      words: 'previous',
    }),
    query('.filter()', 'Keep only the elements that match a selector or a function.'),
    query('.not()', 'Remove the elements that match a selector from the set.', {
      words: 'exclude except',
    }),
    query('.first()', 'Keep only the first element.'),
    query('.last()', 'Keep only the last element.'),
    query('.eq()', 'Keep only the element at a given position.', { words: 'nth index' }),
    query('cy.focused()', 'Get the element that has focus.', { words: 'activeElement' }),
    query('cy.root()', 'Get the `html` element or, inside `.within()`, the scoped element.'),
    query('.shadow()', 'Get the shadow root of an element.', {
      words: 'shadow dom web component',
    }),
    other('.within()', 'Scope the commands in a callback to one element.', { words: 'scope' }),
  ],
  read: [
    query('cy.title()', 'Read the page title.'),
    query('cy.url()', 'Read the URL as a string.', e2e),
    query('cy.hash()', 'Read the part of the URL that starts with `#`.', e2e),
    query('cy.location()', 'Read the parts of the URL, such as `pathname` and `search`.', {
      ...e2e,
      words: 'url query parameter',
    }),
    query('cy.window()', 'Get the `window` object of the page.'),
    query('cy.document()', 'Get the `document` object of the page.'),
    query('.its()', 'Read a property of the subject.', { words: 'length' }),
    query('.invoke()', 'Call a method of the subject and yield the result.', {
      words: 'method text attr val css',
    }),
  ],
  assert: [
    assertion(
      '.should()',
      'Assert something about the subject, and retry until the assertion passes.',
      {
        words: 'expect assert chai be.visible have.text',
      },
    ),
    assertion('.and()', 'Add another assertion about the same subject.', {
      words: 'expect assert chai',
    }),
  ],
  act: [
    action('.click()', 'Click an element.', { words: 'press tap mouse' }),
    action('.dblclick()', 'Double-click an element.'),
    action('.rightclick()', 'Right-click an element.', { since: '3.5.0', words: 'context menu' }),
    action('.type()', 'Type text and special keys into an element.', {
      words: 'fill input keyboard',
    }),
    other('cy.press()', 'Press a single key, such as Tab, with native browser events.', {
      since: '14.3.0',
      words: 'keyboard keydown',
    }),
    action('.clear()', 'Clear an input or a text area.'),
    action('.check()', 'Check checkboxes and radio buttons.'),
    action('.uncheck()', 'Uncheck checkboxes.'),
    action('.select()', 'Select options in a `select` element.', { words: 'dropdown' }),
    action('.selectFile()', 'Select files in a file input, or drop them on an element.', {
      since: '9.3.0',
      words: 'upload drag attach',
    }),
    action('.trigger()', 'Fire a single event on an element.', {
      since: '0.20.0',
      words: 'dispatch mouseover drag hover',
    }),
    action('.scrollTo()', 'Scroll the window or an element to a position.', { since: '0.20.0' }),
    plainAction('.scrollIntoView()', 'Scroll until the element is in view.', { since: '0.20.0' }),
    other('.focus()', 'Focus an element.'),
    other('.blur()', 'Remove focus from an element.'),
    other('.submit()', 'Submit a form.'),
    other('.hover()', 'Cypress has no such command. The page shows what to use instead.', {
      words: 'mouseover mouseenter',
    }),
  ],
  page: [
    other('cy.visit()', 'Open a page in the browser.', { ...e2e, words: 'goto navigate load' }),
    other('cy.reload()', 'Reload the page.', { ...e2e, words: 'refresh' }),
    other('cy.go()', "Go back or forward in the browser's history.", e2e),
    other('cy.origin()', 'Run commands on a page from another origin.', {
      ...e2e,
      words: 'cross-origin domain sso',
    }),
    other('cy.mount()', 'Render a component, with a custom command that your project defines.', {
      only: 'component',
      words: 'react vue angular svelte',
    }),
    other('cy.viewport()', 'Set the size and orientation of the viewport.', {
      since: '0.9.0',
      words: 'responsive mobile resize',
    }),
  ],
  network: [
    other('cy.intercept()', "Watch, stub, or change the application's requests.", {
      words: 'mock stub route api xhr fetch graphql',
    }),
    other('cy.wait()', 'Wait for an aliased request, or for a number of milliseconds.', {
      words: 'sleep delay',
    }),
    other('cy.request()', 'Send an HTTP request from the test.', { words: 'api post rest' }),
  ],
  state: [
    other('cy.session()', 'Log in once, and restore cookies and storage in later tests.', {
      ...e2e,
      words: 'login cache authentication',
    }),
    other('cy.getCookie()', 'Read one cookie.'),
    other('cy.getCookies()', 'Read all cookies for a domain.'),
    other('cy.getAllCookies()', 'Read the cookies for all domains.'),
    other('cy.setCookie()', 'Set a cookie.', { since: '0.16.0' }),
    other('cy.clearCookie()', 'Delete one cookie.'),
    other('cy.clearCookies()', 'Delete all cookies for a domain.'),
    other('cy.clearAllCookies()', 'Delete the cookies for all domains.'),
    other(
      'cy.getAllLocalStorage()',
      'Read the local storage for all origins that the test has visited.',
    ),
    other('cy.clearLocalStorage()', "Delete all or some of the current origin's local storage."),
    other(
      'cy.clearAllLocalStorage()',
      'Delete the local storage for all origins that the test has visited.',
    ),
    other(
      'cy.getAllSessionStorage()',
      'Read the session storage for all origins that the test has visited.',
    ),
    other(
      'cy.clearAllSessionStorage()',
      'Delete the session storage for all origins that the test has visited.',
    ),
  ],
  files: [
    other('cy.fixture()', 'Load test data from a file in the fixtures folder.', {
      words: 'json mock',
    }),
    query('cy.readFile()', 'Read a file from the project.', { since: '0.17.1', words: 'download' }),
    other('cy.writeFile()', 'Write a file in the project.', { since: '0.17.1', words: 'save' }),
    other('cy.task()', 'Run your own Node.js code, for example to seed a database.', {
      since: '3.0.0',
      words: 'seed server plugin',
    }),
    other('cy.exec()', 'Run a shell command.', { deprecated: '15.21.0', words: 'cli terminal' }),
    other('cy.env()', 'Read passwords, tokens, and other secret values.', {
      since: '15.10.0',
      words: 'secret variable password',
    }),
  ],
  flow: [
    query('.as()', 'Name an element, a value, or an intercepted route, and read it later.', {
      words: 'alias @',
    }),
    other('.then()', 'Pass the subject to a callback, which can replace it.', { words: 'promise' }),
    other('.each()', 'Call a function for every item in a list.', {
      words: 'loop iterate forEach',
    }),
    other('.spread()', 'Pass the items in a list to a callback as separate arguments.', {
      since: '0.5.9',
      words: 'destructure',
    }),
    other('cy.wrap()', 'Start a chain with any value, or wait for a promise.', {
      since: '0.4.5',
    }),
    other('.end()', 'End a chain of commands.', { deprecated: '15.15.0' }),
  ],
  control: [
    other('cy.clock()', "Replace the page's clock and timers.", {
      since: '0.18.8',
      words: 'date fake timer',
    }),
    other('cy.tick()', 'Move the replaced clock forward.', {
      since: '0.18.8',
      words: 'date fake timer',
    }),
    other('cy.spy()', 'Record calls to a function without changing what it does.', {
      since: '0.18.8',
      words: 'sinon',
    }),
    other('cy.stub()', 'Replace a function, and control what it does.', {
      since: '0.18.8',
      words: 'sinon mock',
    }),
  ],
  inspect: [
    other('cy.log()', 'Print a message to the Command Log.', {
      since: '0.18.3',
      words: 'console message',
    }),
    other('cy.pause()', 'Pause the test, and continue step by step.', { words: 'breakpoint' }),
    other('.debug()', "Stop in the browser's debugger and print the current subject.", {
      words: 'breakpoint',
    }),
    other('cy.screenshot()', 'Save an image of the page, an element, or the whole runner.', {
      since: '0.16.2',
      words: 'picture capture',
    }),
    other('cy.prompt()', 'Turn steps in plain English into commands, with AI.', {
      since: '15.4.0',
      ...e2e,
      words: 'natural language',
    }),
  ],
  extend: [
    api('Cypress.Commands.add()', 'cypress-api/custom-commands', 'Add a custom command.', {
      words: 'custom command',
      since: '0.20.0',
    }),
    api(
      'Cypress.Commands.overwrite()',
      'cypress-api/custom-commands',
      'Change what an existing command does.',
      { words: 'custom command', since: '0.20.0' },
    ),
    api(
      'Cypress.Commands.addQuery()',
      'cypress-api/custom-queries',
      'Add a custom query, which Cypress retries like a built-in one.',
      { since: '12.0.0', words: 'custom query' },
    ),
    api(
      'Cypress.Commands.overwriteQuery()',
      'cypress-api/custom-queries',
      'Change what an existing query does.',
      { since: '12.6.0', words: 'custom query' },
    ),
    api('Cypress.ensure', 'cypress-api/ensure', 'Check the subject of a custom command or query.', {
      since: '12.0.0',
    }),
    api(
      'Cypress.log()',
      'cypress-api/cypress-log',
      'Add an entry to the Command Log and control what it shows.',
    ),
    api(
      'Cypress.require()',
      'cypress-api/require',
      'Load a module inside a `cy.origin()` callback.',
      {
        ...e2e,
        words: 'import',
      },
    ),
    api(
      'Cypress.isCy()',
      'cypress-api/iscy',
      'Check whether a value is `cy` or a chain of commands.',
      { since: '3.3.0' },
    ),
  ],
  settings: [
    api(
      'Cypress.config()',
      'cypress-api/config',
      'Read the configuration, or change it during a test or a spec.',
      { since: '0.12.6', words: 'timeout baseUrl settings' },
    ),
    api('Cypress.expose()', 'cypress-api/expose', 'Read or set public values in the browser.', {
      since: '15.10.0',
      words: 'environment variable',
    }),
    api('Cypress.env()', 'cypress-api/env', 'Read or set environment variables.', {
      deprecated: '15.10.0',
      words: 'environment variable',
    }),
    api(
      'Cypress.session',
      'cypress-api/session',
      'Inspect or clear the sessions that `cy.session()` saves.',
      e2e,
    ),
    api(
      'Cypress.Cookies.debug()',
      'cypress-api/cookies',
      'Print a message to the console in Firefox whenever a cookie is set or cleared.',
      {
        since: '0.12.4',
      },
    ),
    api(
      'Cypress.Keyboard',
      'cypress-api/keyboard-api',
      'Get the names of keys, and set how fast Cypress types.',
      {
        words: 'defaults keystrokeDelay Keys',
      },
    ),
    api(
      'Cypress.Screenshot.defaults()',
      'cypress-api/screenshot-api',
      'Set the default options for all screenshots.',
      {
        words: 'blackout',
      },
    ),
    api(
      'Cypress.ElementSelector',
      'cypress-api/selector-playground-api',
      'Set which attributes Cypress prefers when it generates selectors.',
      { words: 'SelectorPlayground selectorPriority studio' },
    ),
  ],
  facts: [
    api(
      'Cypress.browser',
      'cypress-api/browser',
      'The name, version, and other details of the browser.',
      {
        since: '3.0.2',
      },
    ),
    api(
      'Cypress.isBrowser()',
      'cypress-api/isbrowser',
      'Check whether the tests run in a given browser.',
      { since: '4.0.0', words: 'chrome firefox electron webkit' },
    ),
    api('Cypress.platform', 'cypress-api/platform', 'The operating system.', {
      since: '1.1.3',
      words: 'linux windows macos os',
    }),
    api('Cypress.arch', 'cypress-api/arch', 'The processor architecture.', {
      since: '1.1.3',
      words: 'arm64 x64 cpu',
    }),
    api('Cypress.version', 'cypress-api/version', 'The version of Cypress.', { since: '0.19.1' }),
    api(
      'Cypress.testingType',
      'cypress-api/testing-type',
      'The current testing type: end-to-end or component.',
      {
        since: '7.0.0',
      },
    ),
    api('Cypress.spec', 'cypress-api/spec', 'The name and paths of the current spec file.', {
      since: '3.0.2',
    }),
    api(
      'Cypress.currentTest',
      'cypress-api/currenttest',
      'The title of the current test and the titles of its suites.',
      {
        since: '8.2.0',
      },
    ),
    api(
      'Cypress.currentRetry',
      'cypress-api/currentretry',
      'How many times the current test has been retried.',
      {
        since: '12.3.0',
        words: 'attempt flaky',
      },
    ),
    api('Cypress.stop()', 'cypress-api/stop', 'Stop the current spec file early.', {
      since: '14.2.0',
      words: 'skip abort fail fast',
    }),
    api(
      'Cypress.dom',
      'cypress-api/dom',
      'Check whether an element is visible, attached, or focusable.',
      {
        words: 'isVisible isHidden isAttached',
      },
    ),
  ],
  utilities: [
    api('Cypress.$', 'utilities/$', 'jQuery: query the page immediately, without retries.', {
      words: 'jquery',
    }),
    api('Cypress._', 'utilities/_', 'Lodash: helpers for arrays, objects, and functions.', {
      words: 'lodash times',
    }),
    api('Cypress.Promise', 'utilities/promise', 'Bluebird: promises with more methods.', {
      words: 'bluebird async',
    }),
    api(
      'Cypress.Blob',
      'utilities/blob',
      'blob-util: convert binary data from one form to another.',
    ),
    api('Cypress.Buffer', 'utilities/buffer', "Node.js's `Buffer` class for the browser.", {
      since: '9.3.0',
      words: 'binary base64',
    }),
    api(
      'Cypress.minimatch()',
      'utilities/minimatch',
      'Check whether a path or URL matches a glob pattern.',
    ),
    api('Cypress.sinon', 'utilities/sinon', 'Sinon.JS: match the arguments of spies and stubs.', {
      words: 'match',
    }),
  ],
  events: [
    event(
      'cy.on(), Cypress.on()',
      'cypress-api/catalog-of-events',
      'Listen to an event in one test or in all tests.',
      { words: 'once off listener handler' },
    ),
    browserEvent('uncaught:exception', "The application throws an error and doesn't catch it.", {
      words: 'ignore error',
    }),
    browserEvent('window:confirm', 'The application calls `confirm()`.', { words: 'dialog' }),
    browserEvent('window:alert', 'The application calls `alert()`.', { words: 'dialog' }),
    browserEvent('window:before:load', 'A page starts to load.', e2e),
    browserEvent('window:load', 'A page has loaded.'),
    browserEvent('window:before:unload', 'The application is about to leave the page.', e2e),
    browserEvent('window:unload', 'The application has left the page.', e2e),
    browserEvent('url:changed', 'The URL has changed.'),
    browserEvent('fail', 'A test is about to fail.', { words: 'error' }),
    browserEvent('test:before:run', 'A test starts.'),
    browserEvent(
      'test:before:run:async',
      'A test starts. Cypress waits for the promise that the handler returns.',
    ),
    browserEvent('test:after:run', 'A test has ended.'),
    browserEvent('viewport:changed', 'The size of the page has changed.'),
    browserEvent('scrolled', 'Cypress scrolls to make an element actionable.'),
    browserEvent('command:enqueued', 'A command enters the queue.'),
    browserEvent('command:start', 'A command starts to run.'),
    browserEvent('command:retry', 'A command is about to be tried again.'),
    browserEvent('command:end', 'A command has finished without an error.'),
    browserEvent('skipped:command:end', 'A command was skipped.'),
    browserEvent('log:added', 'The Command Log gets a new entry.'),
    browserEvent('log:changed', 'An entry in the Command Log changes.'),
  ],
  node: [
    event(
      'setupNodeEvents()',
      'node-events/overview',
      'The function in which you register all of these events.',
      {
        words: 'plugins file on config',
      },
    ),
    event(
      'config',
      'node-events/configuration-api',
      'Change the configuration before the tests run.',
      { words: 'configuration api' },
    ),
    event('before:run', 'node-events/before-run-api', 'A run starts.'),
    event(
      'after:run',
      'node-events/after-run-api',
      'A run has finished. The handler receives its results.',
    ),
    event('before:spec', 'node-events/before-spec-api', 'A spec file starts.'),
    event(
      'after:spec',
      'node-events/after-spec-api',
      'A spec file has finished. The handler receives its results.',
      {
        words: 'video delete',
      },
    ),
    event(
      'before:browser:launch',
      'node-events/browser-launch-api',
      'A browser is about to start. Change its flags, preferences, or extensions.',
      { words: 'arguments chrome' },
    ),
    nodeEvent('after:browser:launch', 'A browser has started.'),
    event('after:screenshot', 'node-events/after-screenshot-api', 'A screenshot was saved.'),
    event(
      'file:preprocessor',
      'node-events/preprocessors-api',
      'A spec or support file needs to be built.',
      { words: 'webpack vite bundler' },
    ),
    nodeEvent('task', 'A test calls `cy.task()`.'),
    nodeEvent(
      'dev-server:start',
      'Component tests need a dev server. Use the `devServer` option instead.',
    ),
  ],
} satisfies Record<string, ApiEntry[]>

export type ApiGroupName = keyof typeof apiIndex
