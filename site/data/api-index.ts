/** What an entry is. Commands have one of the first four. */
export type ApiKind = 'query' | 'action' | 'assertion' | 'other' | 'api' | 'event'

/** Whether a command tries again: until it finds something, until an element is ready, or never. */
export type ApiRetry = 'yes' | 'waits' | 'no'

export interface ApiEntry {
  /** As a reader writes it in a test. */
  name: string
  /** Route of its page, with the anchor of its row where many share a page. */
  href: string
  kind: ApiKind
  /** Commands only. */
  retries?: ApiRetry
  /** Inline Markdown, one sentence. */
  summary: string
  /** Words that readers type for it and that neither name nor summary holds. */
  words?: string
  /** First version that has it: the `since` of its page. */
  since?: string
  /** First version in which it is deprecated. */
  deprecated?: string
  /** The only testing type that has it. */
  only?: 'e2e' | 'component'
}

type Rest = Omit<ApiEntry, 'name' | 'href' | 'kind' | 'retries' | 'summary'>
type Maker = (name: string, summary: string, rest?: Rest) => ApiEntry

/** `.nextAll()` and `cy.nextAll()` have their page at /api/commands/nextall. */
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
/** Waits until its element is actionable, then acts once. */
const action = command('action', 'waits')
/** Acts once on what it is given, without a check. */
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

/** Events that are rows of one table have an anchor made from their name. */
const browserEvent: Maker = (name, summary, rest) =>
  event(name, `cypress-api/catalog-of-events#event-${name.replaceAll(':', '-')}`, summary, rest)
const nodeEvent: Maker = (name, summary, rest) =>
  event(name, `node-events/overview#event-${name.replaceAll(':', '-')}`, summary, rest)

const e2e = { only: 'e2e' } as const

/** All commands, APIs and events by what they are for, in the order in which the page shows them. */
export const apiIndex = {
  find: [
    query('cy.get()', 'Find elements by a CSS selector, or what an alias stands for.', {
      words: 'select locate locator querySelector',
    }),
    query('cy.contains()', 'Find the element that holds a text.', { words: 'getByText label' }),
    query('.find()', 'Find elements inside the current ones.', { words: 'descendants' }),
    query('.children()', 'Go to the elements one level below.'),
    query('.parent()', 'Go to the element one level above.'),
    query('.parents()', 'Go to all elements above.', { words: 'ancestors' }),
    query('.parentsUntil()', 'Go to the elements above, up to a given one.', {
      words: 'ancestors',
    }),
    query('.closest()', 'Go to the nearest element above that matches, or stay.', {
      words: 'ancestor',
    }),
    query('.siblings()', 'Go to all other elements with the same parent.'),
    query('.next()', 'Go to the sibling right after.'),
    query('.nextAll()', 'Go to all siblings after.'),
    query('.nextUntil()', 'Go to the siblings after, up to a given one.'),
    query('.prev()', 'Go to the sibling right before.', { words: 'previous' }),
    query('.prevAll()', 'Go to all siblings before.', { words: 'previous' }),
    query('.prevUntil()', 'Go to the siblings before, up to a given one.', { words: 'previous' }),
    query('.filter()', 'Keep the elements that match.'),
    query('.not()', 'Drop the elements that match.', { words: 'exclude except' }),
    query('.first()', 'Keep the first element.'),
    query('.last()', 'Keep the last element.'),
    query('.eq()', 'Keep the element at a position.', { words: 'nth index' }),
    query('cy.focused()', 'Find the element that has the focus.', { words: 'activeElement' }),
    query('cy.root()', 'Go to the `html` element, or to the scope of `.within()`.'),
    query('.shadow()', 'Go into the shadow root of an element.', {
      words: 'shadow dom web component',
    }),
    other('.within()', 'Limit the commands of a callback to one element.', { words: 'scope' }),
  ],
  read: [
    query('cy.title()', 'Read the title of the page.'),
    query('cy.url()', 'Read the address as a text.', e2e),
    query('cy.hash()', 'Read the part of the address from `#` on.', e2e),
    query('cy.location()', 'Read the parts of the address, such as `pathname` and `search`.', {
      ...e2e,
      words: 'url query parameter',
    }),
    query('cy.window()', 'Get the `window` of the page.'),
    query('cy.document()', 'Get the `document` of the page.'),
    query('.its()', 'Read a property of a value.', { words: 'length' }),
    query('.invoke()', 'Call a function of a value and take its result.', {
      words: 'method text attr val css',
    }),
  ],
  assert: [
    assertion('.should()', 'Say what has to be true, and wait until it is.', {
      words: 'expect assert chai be.visible have.text',
    }),
    assertion('.and()', 'Say one more thing about the same value.', {
      words: 'expect assert chai',
    }),
  ],
  act: [
    action('.click()', 'Click an element.', { words: 'press tap mouse' }),
    action('.dblclick()', 'Double-click an element.'),
    action('.rightclick()', 'Right-click an element.', { since: '3.5.0', words: 'context menu' }),
    action('.type()', 'Type text and special keys into a field.', { words: 'fill input keyboard' }),
    plainAction('cy.press()', 'Press a real key in the browser, such as the tab key.', {
      since: '14.3.0',
      words: 'keyboard keydown',
    }),
    action('.clear()', 'Empty a field.'),
    action('.check()', 'Tick checkboxes, or choose a radio button.'),
    action('.uncheck()', 'Untick checkboxes.'),
    action('.select()', 'Choose options of a `select` element.', { words: 'dropdown' }),
    action('.selectFile()', 'Put files into a file field, or drop them on an element.', {
      since: '9.3.0',
      words: 'upload drag attach',
    }),
    action('.trigger()', 'Fire one event on an element.', {
      since: '0.20.0',
      words: 'dispatch mouseover drag hover',
    }),
    action('.scrollTo()', 'Scroll the window or an element to a place.'),
    plainAction('.scrollIntoView()', 'Scroll until an element is in view.'),
    plainAction('.focus()', 'Give an element the focus.'),
    plainAction('.blur()', 'Take the focus away from an element.'),
    plainAction('.submit()', 'Submit a form.'),
    other('.hover()', 'There is no such command; its page shows what to use in its place.', {
      words: 'mouseover mouseenter',
    }),
  ],
  page: [
    other('cy.visit()', 'Open an address in the browser.', { ...e2e, words: 'goto navigate load' }),
    other('cy.reload()', 'Load the page again.', { ...e2e, words: 'refresh' }),
    other('cy.go()', 'Go back or forward in the history of the browser.', e2e),
    other('cy.origin()', 'Run commands on a page of another origin.', {
      ...e2e,
      words: 'cross-origin domain sso',
    }),
    other('cy.mount()', 'Render a component; a custom command that your project defines.', {
      only: 'component',
      words: 'react vue angular svelte',
    }),
    other('cy.viewport()', 'Set the size and the orientation of the page.', {
      since: '0.9.0',
      words: 'responsive mobile resize',
    }),
  ],
  network: [
    other('cy.intercept()', 'Watch, answer or change requests of the application.', {
      words: 'mock stub route api xhr fetch graphql',
    }),
    other('cy.wait()', 'Wait for a request with an alias, or for a number of milliseconds.', {
      words: 'sleep delay',
    }),
    other('cy.request()', 'Send an HTTP request from the test.', { words: 'api post rest' }),
  ],
  state: [
    other('cy.session()', 'Log in once and keep cookies and storage for later tests.', {
      ...e2e,
      words: 'login cache authentication',
    }),
    other('cy.getCookie()', 'Read one cookie.'),
    other('cy.getCookies()', 'Read the cookies of a domain.'),
    other('cy.getAllCookies()', 'Read the cookies of all domains.'),
    other('cy.setCookie()', 'Set a cookie.', { since: '0.16.0' }),
    other('cy.clearCookie()', 'Delete one cookie.'),
    other('cy.clearCookies()', 'Delete the cookies of a domain.'),
    other('cy.clearAllCookies()', 'Delete the cookies of all domains.'),
    other('cy.getAllLocalStorage()', 'Read the local storage of all origins of the test.'),
    other('cy.clearLocalStorage()', 'Delete local storage of the current origin.'),
    other('cy.clearAllLocalStorage()', 'Delete the local storage of all origins of the test.'),
    other('cy.getAllSessionStorage()', 'Read the session storage of all origins of the test.'),
    other('cy.clearAllSessionStorage()', 'Delete the session storage of all origins of the test.'),
  ],
  files: [
    other('cy.fixture()', 'Load a file of test data.', { words: 'json mock' }),
    query('cy.readFile()', 'Read a file of the project.', { since: '0.17.1', words: 'download' }),
    other('cy.writeFile()', 'Write a file of the project.', { since: '1.0.0', words: 'save' }),
    other('cy.task()', 'Run your own code in Node, for example to fill a database.', {
      since: '3.0.0',
      words: 'seed server plugin',
    }),
    other('cy.exec()', 'Run a shell command.', { deprecated: '15.21.0', words: 'cli terminal' }),
    other('cy.env()', 'Read values of the environment that stay out of the browser.', {
      since: '15.10.0',
      words: 'secret variable password',
    }),
  ],
  flow: [
    other('.as()', 'Give a value, an element or a route a name for later.', { words: 'alias @' }),
    other('.then()', 'Hand the value to a callback, which can replace it.', { words: 'promise' }),
    other('.each()', 'Call a function for every item of a list.', {
      words: 'loop iterate forEach',
    }),
    other('.spread()', 'Hand the items of a list to a callback one by one.', {
      since: '0.5.9',
      words: 'destructure',
    }),
    other('cy.wrap()', 'Start a chain with a value of your own, or wait for a promise.', {
      since: '0.4.5',
    }),
    other('.end()', 'End a chain of commands.', { deprecated: '15.15.0' }),
  ],
  control: [
    other('cy.clock()', 'Replace the time and the timers of the page.', {
      words: 'date fake timer',
    }),
    other('cy.tick()', 'Move the replaced time forward.', {
      since: '0.18.8',
      words: 'date fake timer',
    }),
    other('cy.spy()', 'Record the calls of a function, which keeps working.', {
      since: '0.18.8',
      words: 'sinon',
    }),
    other('cy.stub()', 'Replace a function and decide what it does.', {
      since: '0.18.8',
      words: 'sinon mock',
    }),
  ],
  inspect: [
    other('cy.log()', 'Print a line in the Command Log.', { words: 'console message' }),
    other('cy.pause()', 'Stop the test, and go on step by step.', { words: 'breakpoint' }),
    other('.debug()', 'Stop in the debugger of the browser, with the current value at hand.', {
      words: 'breakpoint',
    }),
    other('cy.screenshot()', 'Save an image of the page, of an element or of the whole window.', {
      words: 'picture capture',
    }),
    other('cy.prompt()', 'Turn steps in plain language into commands, with an AI service.', {
      since: '15.4.0',
      ...e2e,
      words: 'natural language',
    }),
  ],
  extend: [
    api('Cypress.Commands.add()', 'cypress-api/custom-commands', 'Define a command.', {
      words: 'custom command',
      since: '0.20.0',
    }),
    api(
      'Cypress.Commands.overwrite()',
      'cypress-api/custom-commands',
      'Replace a command by your own version.',
      { words: 'custom command', since: '0.20.0' },
    ),
    api(
      'Cypress.Commands.addQuery()',
      'cypress-api/custom-queries',
      'Define a query, which retries as the built-in ones do.',
      { since: '12.0.0', words: 'custom query' },
    ),
    api(
      'Cypress.Commands.overwriteQuery()',
      'cypress-api/custom-queries',
      'Replace a query by your own version.',
      { since: '12.0.0', words: 'custom query' },
    ),
    api('Cypress.ensure', 'cypress-api/ensure', 'Check the subject of a command of your own.'),
    api(
      'Cypress.log()',
      'cypress-api/cypress-log',
      'Make an entry in the Command Log and fill it.',
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
    api('Cypress.isCy()', 'cypress-api/iscy', 'Tell whether a value is `cy` or a chain of it.'),
  ],
  settings: [
    api(
      'Cypress.config()',
      'cypress-api/config',
      'Read the configuration, or change it for a while.',
      { since: '0.12.6', words: 'timeout baseUrl settings' },
    ),
    api('Cypress.expose()', 'cypress-api/expose', 'Read or set public values in the browser.', {
      since: '15.10.0',
      words: 'environment variable',
    }),
    api('Cypress.env()', 'cypress-api/env', 'Read or set environment values.', {
      deprecated: '15.10.0',
      words: 'environment variable',
    }),
    api(
      'Cypress.session',
      'cypress-api/session',
      'Inspect or clear the sessions of `cy.session()`.',
    ),
    api('Cypress.Cookies.debug()', 'cypress-api/cookies', 'Print every change of a cookie.', {
      since: '0.12.4',
    }),
    api('Cypress.Keyboard', 'cypress-api/keyboard-api', 'Names of keys, and the speed of typing.', {
      words: 'defaults keystrokeDelay Keys',
    }),
    api('Cypress.Screenshot.defaults()', 'cypress-api/screenshot-api', 'Set up all screenshots.', {
      words: 'blackout',
    }),
    api(
      'Cypress.ElementSelector',
      'cypress-api/selector-playground-api',
      'Decide which attributes Cypress prefers in selectors that it writes.',
      { words: 'SelectorPlayground selectorPriority studio' },
    ),
  ],
  facts: [
    api('Cypress.browser', 'cypress-api/browser', 'The name, version and more of the browser.', {
      since: '3.0.2',
    }),
    api(
      'Cypress.isBrowser()',
      'cypress-api/isbrowser',
      'Tell whether the browser is a given one.',
      { since: '4.0.0', words: 'chrome firefox electron webkit' },
    ),
    api('Cypress.platform', 'cypress-api/platform', 'The operating system.', {
      words: 'linux windows macos os',
    }),
    api('Cypress.arch', 'cypress-api/arch', 'The processor architecture.', {
      since: '1.1.3',
      words: 'arm64 x64 cpu',
    }),
    api('Cypress.version', 'cypress-api/version', 'The version of Cypress.'),
    api('Cypress.testingType', 'cypress-api/testing-type', 'End-to-end or component testing.', {
      since: '7.0.0',
    }),
    api('Cypress.spec', 'cypress-api/spec', 'The name and paths of the spec file.'),
    api('Cypress.currentTest', 'cypress-api/currenttest', 'The titles of the test.', {
      since: '8.2.0',
    }),
    api('Cypress.currentRetry', 'cypress-api/currentretry', 'How often the test was retried.', {
      since: '12.3.0',
      words: 'attempt flaky',
    }),
    api('Cypress.stop()', 'cypress-api/stop', 'End the run of the spec file early.', {
      since: '14.2.0',
      words: 'skip abort fail fast',
    }),
    api('Cypress.dom', 'cypress-api/dom', 'Ask whether an element is visible, attached and more.', {
      words: 'isVisible isHidden isAttached',
    }),
  ],
  utilities: [
    api('Cypress.$', 'utilities/$', 'jQuery: query the page at once, without retries.', {
      words: 'jquery',
    }),
    api('Cypress._', 'utilities/_', 'Lodash: helpers for lists, objects and functions.', {
      words: 'lodash times',
    }),
    api('Cypress.Promise', 'utilities/promise', 'Bluebird: promises with more methods.', {
      words: 'bluebird async',
    }),
    api(
      'Cypress.Blob',
      'utilities/blob',
      'blob-util: turn binary data from one form into another.',
    ),
    api('Cypress.Buffer', 'utilities/buffer', 'The `Buffer` class of Node in the browser.', {
      since: '9.3.0',
      words: 'binary base64',
    }),
    api(
      'Cypress.minimatch()',
      'utilities/minimatch',
      'Test whether a path matches a glob pattern.',
    ),
    api('Cypress.sinon', 'utilities/sinon', 'Sinon: matchers for arguments of spies and stubs.', {
      words: 'match',
    }),
  ],
  events: [
    event(
      'cy.on(), Cypress.on()',
      'cypress-api/catalog-of-events',
      'Listen to an event, in one test or in all.',
      { words: 'once off listener handler' },
    ),
    browserEvent('uncaught:exception', 'The application throws an error that nothing catches.', {
      words: 'ignore error',
    }),
    browserEvent('window:confirm', 'The application asks with `confirm()`.', { words: 'dialog' }),
    browserEvent('window:alert', 'The application calls `alert()`.', { words: 'dialog' }),
    browserEvent('window:before:load', 'A page begins to load.', e2e),
    browserEvent('window:load', 'A page has loaded.'),
    browserEvent('window:before:unload', 'The application is about to leave the page.', e2e),
    browserEvent('window:unload', 'The application has left the page.', e2e),
    browserEvent('url:changed', 'The address is a new one.'),
    browserEvent('fail', 'A test is about to fail.', { words: 'error' }),
    browserEvent('test:before:run', 'A test starts.'),
    browserEvent('test:before:run:async', 'A test starts, and waits for a promise of yours.'),
    browserEvent('test:after:run', 'A test has ended.'),
    browserEvent('viewport:changed', 'The page has a new size.'),
    browserEvent('scrolled', 'Cypress scrolls to an element by itself.'),
    browserEvent('command:enqueued', 'A command is put into the queue.'),
    browserEvent('command:start', 'A command begins.'),
    browserEvent('command:retry', 'A command is tried again.'),
    browserEvent('command:end', 'A command has run.'),
    browserEvent('skipped:command:end', 'A command was left out.'),
    browserEvent('log:added', 'The Command Log has a new entry.'),
    browserEvent('log:changed', 'An entry of the Command Log changes.'),
  ],
  node: [
    event('setupNodeEvents()', 'node-events/overview', 'Where all of these are registered.', {
      words: 'plugins file on config',
    }),
    event(
      'config',
      'node-events/configuration-api',
      'Change the configuration before the tests run.',
      { words: 'configuration api' },
    ),
    event('before:run', 'node-events/before-run-api', 'A run starts.'),
    event('after:run', 'node-events/after-run-api', 'A run is over, with its results.'),
    event('before:spec', 'node-events/before-spec-api', 'A spec file starts.'),
    event('after:spec', 'node-events/after-spec-api', 'A spec file is done, with its results.', {
      words: 'video delete',
    }),
    event(
      'before:browser:launch',
      'node-events/browser-launch-api',
      'A browser is about to start: change its flags, preferences and extensions.',
      { words: 'arguments chrome' },
    ),
    nodeEvent('after:browser:launch', 'A browser has started.'),
    event('after:screenshot', 'node-events/after-screenshot-api', 'A screenshot was saved.'),
    event(
      'file:preprocessor',
      'node-events/preprocessors-api',
      'A spec or support file has to be built.',
      { words: 'webpack vite bundler' },
    ),
    nodeEvent('task', 'A test calls `cy.task()`.'),
    nodeEvent(
      'dev-server:start',
      'Component tests need a server; the `devServer` option replaces it.',
    ),
  ],
} satisfies Record<string, ApiEntry[]>

export type ApiGroupName = keyof typeof apiIndex
