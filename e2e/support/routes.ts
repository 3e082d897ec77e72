const below = (folder: string, names: string): string[] =>
  names.split(' ').map((name) => `${folder}/${name}`)

/** Every page whose address is in the specification, by section. */
export const FIXED_ROUTES: Record<string, string[]> = {
  accessibility: [
    ...below('/accessibility', 'changelog results-api'),
    ...below(
      '/accessibility/configuration',
      'axe-core-configuration elementfilters overview viewfilters views',
    ),
    ...below(
      '/accessibility/core-concepts',
      'accessibility-score how-it-works inspecting-violation-details run-level-reports',
    ),
    ...below('/accessibility/get-started', 'introduction setup'),
    ...below(
      '/accessibility/guides',
      'accessibility-automation block-pull-requests improve-accessibility introduction local-development maintain-accessibility maximize-coverage production-monitoring',
    ),
  ],
  api: [
    '/api/table-of-contents',
    ...below('/api/commands', 'click visit get intercept request session wait'),
    ...below(
      '/api/cypress-api',
      'arch browser catalog-of-events config cookies currentretry currenttest custom-commands custom-queries cypress-log dom ensure env isbrowser iscy keyboard-api platform require screenshot-api selector-playground-api session spec testing-type version',
    ),
    ...below(
      '/api/node-events',
      'after-run-api after-screenshot-api after-spec-api before-run-api before-spec-api browser-launch-api configuration-api overview preprocessors-api',
    ),
    ...below('/api/utilities', '_ $ blob buffer minimatch promise sinon'),
  ],
  app: [
    '/app/faq',
    ...below('/app/get-started', 'install-cypress open-the-app why-cypress'),
    ...below('/app/plugins', 'plugins-guide plugins-list'),
    ...below(
      '/app/tooling',
      'code-coverage IDE-integration reporters typescript-support visual-testing',
    ),
  ],
  cloud: [
    '/cloud/faq',
    ...below(
      '/cloud/account-management',
      'billing-and-usage data-storage-and-masking enterprise-sso organizations projects users',
    ),
    ...below('/cloud/get-started', 'free-trial introduction setup'),
    ...below('/cloud/integrations', 'data-extract-api jira slack teams'),
    ...below('/cloud/integrations/source-control', 'bitbucket github gitlab'),
  ],
  'ui-coverage': below('/ui-coverage', 'changelog results-api troubleshooting'),
}
