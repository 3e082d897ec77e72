/** Maps tables of fields to types. Tables of command options are found automatically. */

export interface MappedTable {
  /** Path of a page relative to site/docs, or of a partial relative to site, without the extension. */
  page: string
  /** The heading above the table. All matching tables below it are merged. */
  heading: string
  /** Header of the first column, if there are other tables below the heading. */
  column?: string
  /** A TypeScript expression. For a union, it means the fields of all its members. */
  type: string
  /** The table intentionally shows only some of the fields. */
  some?: boolean
}

const net = "import('cypress/types/net-stubbing')"
const retries = (name: string) =>
  `NonNullable<Cypress.RetryStrategyDetectFlake${name}Type['experimentalOptions']>`
const strategy =
  'Cypress.RetryStrategyDetectFlakeAndPassOnThresholdType | Cypress.RetryStrategyDetectFlakeButAlwaysFailType'
const details = "Parameters<NonNullable<Cypress.ScreenshotOptions['onAfterScreenshot']>>[1]"

const BY_PAGE: Record<string, Omit<MappedTable, 'page'>[]> = {
  'api/commands/exec': [{ heading: 'Yields', type: 'Cypress.Exec' }],
  'api/commands/intercept': [
    { heading: 'RouteMatcher', type: `${net}.RouteMatcherOptions` },
    { heading: 'StaticResponse', type: `${net}.StaticResponseWithOptions` },
    { heading: 'The request: req', type: `${net}.CyHttpMessages.IncomingHttpRequest` },
    { heading: 'The response: res', type: `${net}.CyHttpMessages.IncomingHttpResponse` },
  ],
  'api/commands/request': [{ heading: 'Yields', type: 'Cypress.Response<any>' }],
  'api/commands/screenshot': [{ heading: 'Read the details of an image', type: details }],
  'api/commands/selectfile': [{ heading: 'File object', type: 'Cypress.FileReferenceObject' }],
  'partials/cookie-fields': [{ heading: '', type: 'Cypress.Cookie' }],
  'api/cypress-api/browser': [{ heading: 'Returns', type: 'Cypress.Browser' }],
  'api/cypress-api/cookies': [{ heading: 'Options', type: 'Cypress.DebugOptions' }],
  'api/cypress-api/currenttest': [{ heading: 'Returns', type: "Cypress.Cypress['currentTest']" }],
  'api/cypress-api/custom-commands': [
    { heading: 'Options', column: 'Option', type: 'Cypress.CommandOptions' },
  ],
  'api/cypress-api/cypress-log': [{ heading: 'Options', type: 'Cypress.LogConfig' }],
  'api/cypress-api/keyboard-api': [{ heading: 'Options', type: 'Cypress.KeyboardDefaultsOptions' }],
  'api/cypress-api/screenshot-api': [
    { heading: 'Options', type: 'Cypress.ScreenshotDefaultsOptions' },
    { heading: 'Details of the image', type: details },
  ],
  'api/cypress-api/selector-playground-api': [
    { heading: 'Options', column: 'Option', type: 'Cypress.ElementSelectorDefaultsOptions' },
  ],
  'api/cypress-api/spec': [{ heading: 'Returns', type: 'Cypress.Spec' }],
  'api/node-events/after-run-api': [
    {
      heading: 'Arguments',
      column: 'Property of `results`',
      type: 'CypressCommandLine.CypressRunResult',
    },
  ],
  'api/node-events/after-screenshot-api': [
    { heading: 'Arguments', column: 'Property of `details`', type: 'Cypress.ScreenshotDetails' },
    { heading: 'Returns', type: 'Cypress.AfterScreenshotReturnObject' },
  ],
  'api/node-events/after-spec-api': [
    {
      heading: 'Arguments',
      column: 'Property of `results`',
      type: "Omit<CypressCommandLine.RunResult, 'spec'>",
    },
    { heading: 'Arguments', column: 'Property of a test', type: 'CypressCommandLine.TestResult' },
  ],
  'api/node-events/before-run-api': [
    { heading: 'Arguments', column: 'Property of `details`', type: 'Cypress.BeforeRunDetails' },
  ],
  'api/node-events/before-spec-api': [
    { heading: 'Arguments', column: 'Property of `spec`', type: 'Cypress.Spec', some: true },
  ],
  'api/node-events/browser-launch-api': [
    {
      heading: 'Arguments',
      column: 'Property of `launchOptions`',
      type: 'Cypress.BeforeBrowserLaunchOptions',
    },
  ],
  'api/node-events/configuration-api': [
    {
      heading: 'Arguments',
      column: 'Property of `config`',
      type: 'Cypress.PluginConfigOptions',
      some: true,
    },
  ],
  'api/node-events/preprocessors-api': [
    {
      heading: 'Arguments',
      column: 'Property of `file`',
      type: 'Omit<Cypress.FileObject, keyof NodeEventEmitter>',
    },
  ],
  'api/utilities/minimatch': [
    { heading: 'Options', type: 'NonNullable<Parameters<typeof Cypress.minimatch>[2]>' },
  ],
  'app/component-testing/angular/api': [
    { heading: 'MountConfig', type: "import('cypress/angular').MountConfig<any>", some: true },
    { heading: 'MountResponse', type: "import('cypress/angular').MountResponse<any>" },
  ],
  'app/component-testing/react/api': [
    { heading: 'MountOptions', type: "import('cypress/react').MountOptions" },
    { heading: 'MountReturn', type: "import('cypress/react').MountReturn" },
  ],
  'app/component-testing/svelte/api': [
    {
      heading: 'MountOptions',
      type: "NonNullable<Parameters<typeof import('cypress/svelte').mount>[1]>",
      some: true,
    },
    { heading: 'MountReturn', type: "import('cypress/svelte').MountReturn" },
  ],
  'app/guides/api-testing': [
    { heading: 'Check the response', type: 'Cypress.Response<any>', some: true },
  ],
  'app/references/client-certificates': [
    {
      heading: 'Properties',
      type: 'Cypress.ClientCertificate | Cypress.PEMCert | Cypress.PFXCert',
    },
  ],
  'app/references/experiments': [
    {
      heading: 'For both testing types',
      type: `Cypress.ResolvedConfigOptions | Cypress.EndToEndConfigOptions | ${strategy}`,
      some: true,
    },
    { heading: 'For end-to-end tests', type: 'Cypress.EndToEndConfigOptions', some: true },
    { heading: 'For component tests', type: 'Cypress.ComponentConfigOptions', some: true },
    {
      heading: 'Strategies for retries',
      column: 'Option',
      type: `${retries('AndPassOnThreshold')} | ${retries('ButAlwaysFail')}`,
    },
  ],
  'app/references/launching-browsers': [
    { heading: 'Add a browser', type: 'Cypress.Browser', some: true },
  ],
  'app/references/module-api': [
    { heading: 'Options', type: 'CypressCommandLine.CypressRunOptions' },
    {
      heading: 'Result',
      column: 'Property',
      type: 'CypressCommandLine.CypressRunResult | CypressCommandLine.RunResult | CypressCommandLine.CypressFailedRunResult',
    },
    { heading: 'cypress.open()', type: 'CypressCommandLine.CypressOpenOptions' },
  ],
}

export const TABLES: MappedTable[] = Object.entries(BY_PAGE).flatMap(([page, tables]) =>
  tables.map((table) => ({ page, ...table })),
)
