/** Links of the home page, phrased as readers' tasks. */

export interface EntryPoint {
  name: string
  href: string
  text: string
}

export const TASKS: EntryPoint[] = [
  {
    name: 'Write a first test',
    href: '/app/end-to-end-testing/writing-your-first-end-to-end-test',
    text: 'Visit a page, interact with it, and check the result.',
  },
  {
    name: 'Test a component',
    href: '/app/component-testing/get-started',
    text: 'Mount a single component in a real browser.',
  },
  {
    name: 'Log in once and reuse it',
    href: '/api/commands/session',
    text: 'Cache cookies and storage with `cy.session()`.',
  },
  {
    name: 'Stub a network call',
    href: '/app/guides/network-requests',
    text: 'Replace, delay, or inspect requests with `cy.intercept()`.',
  },
  {
    name: 'Debug a failing test',
    href: '/app/guides/debugging',
    text: 'Go back to any command and see what the page looked like.',
  },
  {
    name: 'Run tests in CI',
    href: '/app/continuous-integration/overview',
    text: 'Run them on every commit and split them across machines.',
  },
  {
    name: 'Find flaky tests',
    href: '/cloud/features/flaky-test-management',
    text: 'See which tests pass only after a retry.',
  },
  {
    name: 'Find untested elements',
    href: '/ui-coverage/get-started/introduction',
    text: 'See the buttons, links, and fields that no test uses.',
  },
]

export const MIGRATIONS: Omit<EntryPoint, 'text'>[] = [
  { name: 'Playwright', href: '/app/guides/migration/playwright-to-cypress' },
  { name: 'Selenium', href: '/app/guides/migration/selenium-to-cypress' },
  { name: 'Protractor', href: '/app/guides/migration/protractor-to-cypress' },
]

export const FRAMEWORKS: Omit<EntryPoint, 'text'>[] = [
  { name: 'React', href: '/app/component-testing/react/overview' },
  { name: 'Angular', href: '/app/component-testing/angular/overview' },
  { name: 'Vue', href: '/app/component-testing/vue/overview' },
  { name: 'Svelte', href: '/app/component-testing/svelte/overview' },
]

export const STEPS: EntryPoint[] = [
  {
    name: 'Install Cypress',
    href: '/app/get-started/install-cypress',
    text: 'Add one development dependency.',
  },
  {
    name: 'Open the app',
    href: '/app/get-started/open-the-app',
    text: 'Choose a testing type and a browser. Cypress creates the configuration.',
  },
  {
    name: 'Write a test',
    href: '/app/end-to-end-testing/writing-your-first-end-to-end-test',
    text: 'Save the file, and the test runs.',
  },
  {
    name: 'Run it in CI',
    href: '/app/continuous-integration/overview',
    text: 'Run the same tests on every commit.',
  },
]

export const COMMANDS = [
  'visit',
  'get',
  'contains',
  'click',
  'type',
  'should',
  'intercept',
  'request',
  'session',
  'wait',
  'fixture',
  'selectFile',
]

export const SECTIONS: EntryPoint[] = [
  {
    name: 'App',
    href: '/app/get-started/why-cypress',
    text: 'Install Cypress, learn its concepts, and write end-to-end and component tests.',
  },
  {
    name: 'API',
    href: '/api/table-of-contents',
    text: 'Every command, event, and utility, with type-checked samples.',
  },
  {
    name: 'Cloud',
    href: '/cloud/get-started/introduction',
    text: 'Record runs, replay failures, run specs in parallel, and manage flaky tests.',
  },
  {
    name: 'UI Coverage',
    href: '/ui-coverage/get-started/introduction',
    text: 'See which elements of your application no test has used.',
  },
  {
    name: 'Accessibility',
    href: '/accessibility/get-started/introduction',
    text: 'Find accessibility issues in the runs that you already record.',
  },
]
