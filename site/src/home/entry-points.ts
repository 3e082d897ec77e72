/** Links of the home page, phrased as readers' tasks. */

export interface EntryPoint {
  name: string
  href: string
  text: string
}

export type NamedLink = Omit<EntryPoint, 'text'>

export interface Task extends EntryPoint {
  icon: 'pen' | 'box' | 'key' | 'network' | 'search' | 'machines' | 'flaky' | 'target'
  /** What the task is done with: code, or a product. */
  code?: string
  product?: string
}

export const TASKS: Task[] = [
  {
    icon: 'pen',
    name: 'Write a first test',
    href: '/app/end-to-end-testing/writing-your-first-end-to-end-test',
    code: 'cy.visit()',
    text: 'Visit a page, interact with it, and check the result.',
  },
  {
    icon: 'box',
    name: 'Test a component',
    href: '/app/component-testing/get-started',
    code: 'cy.mount()',
    text: 'Mount a single component in a real browser.',
  },
  {
    icon: 'key',
    name: 'Log in once and reuse it',
    href: '/api/commands/session',
    code: 'cy.session()',
    text: 'Cache cookies and storage, and restore them in later tests.',
  },
  {
    icon: 'network',
    name: 'Stub a network call',
    href: '/app/guides/network-requests',
    code: 'cy.intercept()',
    text: 'Replace, delay, or inspect requests.',
  },
  {
    icon: 'search',
    name: 'Debug a failing test',
    href: '/app/guides/debugging',
    code: 'cypress open',
    text: 'Go back to any command and see what the page looked like.',
  },
  {
    icon: 'machines',
    name: 'Run tests in CI',
    href: '/app/continuous-integration/overview',
    code: 'cypress run',
    text: 'Run them on every commit and split them across machines.',
  },
  {
    icon: 'flaky',
    name: 'Find flaky tests',
    href: '/cloud/features/flaky-test-management',
    product: 'Cypress Cloud',
    text: 'See which tests pass only after a retry.',
  },
  {
    icon: 'target',
    name: 'Find untested elements',
    href: '/ui-coverage/get-started/introduction',
    product: 'UI Coverage',
    text: 'See the buttons, links, and fields that no test uses.',
  },
]

export const MIGRATIONS: NamedLink[] = [
  { name: 'Playwright', href: '/app/guides/migration/playwright-to-cypress' },
  { name: 'Selenium', href: '/app/guides/migration/selenium-to-cypress' },
  { name: 'Protractor', href: '/app/guides/migration/protractor-to-cypress' },
]

export const STEPS: NamedLink[] = [
  { name: 'Install Cypress', href: '/app/get-started/install-cypress' },
  { name: 'Open the app', href: '/app/get-started/open-the-app' },
  { name: 'Write a test', href: '/app/end-to-end-testing/writing-your-first-end-to-end-test' },
  { name: 'Run it in CI', href: '/app/continuous-integration/overview' },
]

export const PROVIDERS: NamedLink[] = [
  { name: 'GitHub Actions', href: '/app/continuous-integration/github-actions' },
  { name: 'GitLab CI', href: '/app/continuous-integration/gitlab-ci' },
  { name: 'CircleCI', href: '/app/continuous-integration/circleci' },
]

export interface Framework extends NamedLink {
  /** How a test mounts a component. */
  code: string
}

export const FRAMEWORKS: Framework[] = [
  {
    name: 'React',
    href: '/app/component-testing/react/overview',
    code: 'cy.mount(<Greeting name="Ines" />)\ncy.contains(\'Hello, Ines\')',
  },
  {
    name: 'Angular',
    href: '/app/component-testing/angular/overview',
    code: "cy.mount(GreetingComponent, {\n  componentProperties: {\n    name: 'Ines',\n  },\n})\ncy.contains('Hello, Ines')",
  },
  {
    name: 'Vue',
    href: '/app/component-testing/vue/overview',
    code: "cy.mount(Greeting, {\n  props: { name: 'Ines' },\n})\ncy.contains('Hello, Ines')",
  },
  {
    name: 'Svelte',
    href: '/app/component-testing/svelte/overview',
    code: "cy.mount(Greeting, {\n  props: { name: 'Ines' },\n})\ncy.contains('Hello, Ines')",
  },
]

export interface Product extends EntryPoint {
  links: NamedLink[]
}

export const PRODUCTS: Product[] = [
  {
    name: 'App',
    href: '/app/get-started/why-cypress',
    text: 'Install Cypress, learn its concepts, and write end-to-end and component tests.',
    links: [
      { name: 'Retry-ability', href: '/app/core-concepts/retry-ability' },
      { name: 'Best practices', href: '/app/core-concepts/best-practices' },
      { name: 'Configuration', href: '/app/references/configuration' },
    ],
  },
  {
    name: 'API',
    href: '/api/table-of-contents',
    text: 'Every command, event, and utility, with type-checked samples.',
    links: [
      { name: 'Assertions', href: '/app/references/assertions' },
      { name: 'Custom commands', href: '/api/cypress-api/custom-commands' },
      { name: 'Events', href: '/api/cypress-api/catalog-of-events' },
    ],
  },
  {
    name: 'Cloud',
    href: '/cloud/get-started/introduction',
    text: 'Record runs, replay failures, run specs in parallel, and manage flaky tests.',
    links: [
      { name: 'Test Replay', href: '/cloud/features/test-replay' },
      { name: 'Branch Review', href: '/cloud/features/branch-review' },
      { name: 'Set up Cloud', href: '/cloud/get-started/setup' },
    ],
  },
  {
    name: 'UI Coverage',
    href: '/ui-coverage/get-started/introduction',
    text: 'See which elements of your application no test has used.',
    links: [
      { name: 'Set up UI Coverage', href: '/ui-coverage/get-started/setup' },
      { name: 'Configuration', href: '/ui-coverage/configuration/overview' },
      { name: 'Results API', href: '/ui-coverage/results-api' },
    ],
  },
  {
    name: 'Accessibility',
    href: '/accessibility/get-started/introduction',
    text: 'Find accessibility issues in the runs that you already record.',
    links: [
      { name: 'How it works', href: '/accessibility/core-concepts/how-it-works' },
      { name: 'Block pull requests', href: '/accessibility/guides/block-pull-requests' },
      { name: 'Results API', href: '/accessibility/results-api' },
    ],
  },
]
