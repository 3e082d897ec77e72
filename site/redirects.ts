import type { Redirect } from 'docent/config'

/**
 * Old addresses, grouped by the page that now has their content. The build checks that each of these pages exists, and
 * that no page uses an old address. `site/WRITING.md` explains how to move a page.
 */
const moved: Record<string, string[]> = {
  // Getting started
  '/app/get-started/install-cypress': [
    '/guides/getting-started/installing-cypress',
    '/guides/installing-and-running',
    '/installing-cypress',
    '/zh-cn/guides/getting-started/install-cypress',
  ],
  '/app/get-started/open-the-app': ['/guides/getting-started/opening-the-app'],
  '/app/get-started/why-cypress': [
    '/examples/examples/projects-media',
    '/examples/examples/tutorials',
    '/examples/examples/workshop',
    '/getting-started/why-cypress',
    '/guides',
    '/guides/getting-started',
    '/guides/overview/key-differences',
    '/guides/overview/why-cypress',
    '/ja',
    '/why-cypress',
    '/zh-cn',
    '/zh-cn/guides/overview/why-cypress',
  ],

  // Core concepts
  '/app/core-concepts/best-practices': ['/guides/references/best-practices'],
  '/app/core-concepts/interacting-with-elements': [
    '/guides/core-concepts/interacting-with-elements',
  ],
  '/app/core-concepts/introduction-to-cypress': ['/guides/core-concepts/introduction-to-cypress'],
  '/app/core-concepts/open-mode': [
    '/guides/core-concepts/cypress-app',
    '/guides/core-concepts/overview-of-test-runner',
    '/guides/core-concepts/overview-of-the-gui',
    '/guides/core-concepts/test-runner',
    '/test-runner',
  ],
  '/app/core-concepts/retry-ability': ['/guides/core-concepts/retry-ability'],
  '/app/core-concepts/test-isolation': ['/guides/core-concepts/test-isolation'],
  '/app/core-concepts/testing-types': [
    '/guides/core-concepts/testing-types',
    '/guides/overview/choosing-e2e-or-ct',
    '/guides/overview/choosing-testing-type',
  ],
  '/app/core-concepts/variables-and-aliases': [
    '/guides/core-concepts/aliases-and-references',
    '/guides/core-concepts/variables-and-aliases',
  ],
  '/app/core-concepts/writing-and-organizing-tests': [
    '/guides/core-concepts/writing-and-organizing-tests',
  ],

  // End-to-end testing
  '/app/end-to-end-testing/testing-your-app': [
    '/guides/end-to-end-testing/testing-your-app',
    '/guides/getting-started/testing-your-app',
  ],
  '/app/end-to-end-testing/writing-your-first-end-to-end-test': [
    '/guides/end-to-end-testing/writing-your-first-end-to-end-test',
    '/guides/getting-started/writing-your-first-test',
  ],

  // Component testing
  '/app/component-testing/angular/api': ['/guides/component-testing/angular/api'],
  '/app/component-testing/angular/examples': [
    '/guides/component-testing/angular/examples',
    '/guides/component-testing/custom-mount-angular',
  ],
  '/app/component-testing/angular/overview': [
    '/guides/component-testing/angular/overview',
    '/guides/component-testing/angular/quickstart',
    '/guides/component-testing/events-angular',
    '/guides/component-testing/mounting-angular',
    '/guides/component-testing/quickstart-angular',
    '/guides/component-testing/slots-angular',
    '/guides/component-testing/testing-angular',
  ],
  '/app/component-testing/component-framework-configuration': [
    '/guides/component-testing/component-framework-configuration',
    '/guides/component-testing/framework-configuration',
  ],
  '/app/component-testing/custom-frameworks': ['/guides/component-testing/third-party-definitions'],
  '/app/component-testing/get-started': [
    '/api/cypress-api/guides/component-testing/introduction',
    '/guides/component-testing',
    '/guides/component-testing/getting-started',
    '/guides/component-testing/introduction',
    '/guides/component-testing/overview',
    '/guides/component-testing/writing-your-first-component-test',
    '/guides/getting-started/component-testing',
  ],
  '/app/component-testing/react/api': ['/guides/component-testing/react/api'],
  '/app/component-testing/react/examples': [
    '/guides/component-testing/custom-mount-react',
    '/guides/component-testing/react/examples',
  ],
  '/app/component-testing/react/overview': [
    '/guides/component-testing/events-react',
    '/guides/component-testing/mounting-react',
    '/guides/component-testing/quickstart-react',
    '/guides/component-testing/react/overview',
    '/guides/component-testing/react/quickstart',
    '/guides/component-testing/testing-react',
  ],
  '/app/component-testing/styling-components': ['/guides/component-testing/styling-components'],
  '/app/component-testing/svelte/api': ['/guides/component-testing/svelte/api'],
  '/app/component-testing/svelte/examples': [
    '/guides/component-testing/custom-mount-svelte',
    '/guides/component-testing/svelte/examples',
  ],
  '/app/component-testing/svelte/overview': [
    '/guides/component-testing/events-svelte',
    '/guides/component-testing/mounting-svelte',
    '/guides/component-testing/quickstart-svelte',
    '/guides/component-testing/svelte/overview',
    '/guides/component-testing/svelte/quickstart',
    '/guides/component-testing/testing-svelte',
  ],
  '/app/component-testing/vue/api': ['/guides/component-testing/vue/api'],
  '/app/component-testing/vue/examples': [
    '/guides/component-testing/custom-mount-vue',
    '/guides/component-testing/vue/examples',
  ],
  '/app/component-testing/vue/overview': [
    '/guides/component-testing/events-vue',
    '/guides/component-testing/mounting-vue',
    '/guides/component-testing/quickstart-vue',
    '/guides/component-testing/slots-vue',
    '/guides/component-testing/testing-vue',
    '/guides/component-testing/vue/overview',
    '/guides/component-testing/vue/quickstart',
  ],

  // Continuous integration
  '/app/continuous-integration/aws-codebuild': ['/guides/continuous-integration/aws-codebuild'],
  '/app/continuous-integration/bitbucket-pipelines': [
    '/guides/continuous-integration/bitbucket-pipelines',
  ],
  '/app/continuous-integration/circleci': ['/guides/continuous-integration/circleci'],
  '/app/continuous-integration/github-actions': ['/guides/continuous-integration/github-actions'],
  '/app/continuous-integration/gitlab-ci': ['/guides/continuous-integration/gitlab-ci'],
  '/app/continuous-integration/overview': [
    '/examples/app/continuous-integration/docker',
    '/examples/docker',
    '/examples/examples/docker',
    '/guides/continuous-integration/ci-provider-examples',
    '/guides/continuous-integration/introduction',
    '/guides/guides/continuous-integration',
  ],

  // Guides
  '/app/guides/authentication-testing/amazon-cognito-authentication': [
    '/guides/end-to-end-testing/amazon-cognito-authentication',
    '/guides/testing-strategies/amazon-cognito-authentication',
  ],
  '/app/guides/authentication-testing/auth0-authentication': [
    '/guides/end-to-end-testing/auth0-authentication',
    '/guides/testing-strategies/auth0-authentication',
  ],
  '/app/guides/authentication-testing/azure-active-directory-authentication': [
    '/guides/end-to-end-testing/azure-active-directory-authentication',
  ],
  '/app/guides/authentication-testing/google-authentication': [
    '/guides/end-to-end-testing/google-authentication',
    '/guides/testing-strategies/google-authentication',
  ],
  '/app/guides/authentication-testing/okta-authentication': [
    '/guides/end-to-end-testing/okta-authentication',
    '/guides/testing-strategies/okta-authentication',
  ],
  '/app/guides/authentication-testing/social-authentication': [
    '/guides/end-to-end-testing/social-authentication',
  ],
  '/app/guides/conditional-testing': ['/guides/core-concepts/conditional-testing'],
  '/app/guides/cross-browser-testing': ['/guides/guides/cross-browser-testing'],
  '/app/guides/cross-origin-testing': [
    '/guides/guides/cross-origin-testing',
    '/guides/guides/web-security',
    '/guides/web-security',
  ],
  '/app/guides/cypress-studio': [
    '/guides/core-concepts/cypress-studio',
    '/guides/references/cypress-studio',
  ],
  '/app/guides/debugging': ['/guides/guides/debugging'],
  '/app/guides/migration/protractor-to-cypress': [
    '/guides/end-to-end-testing/protractor-to-cypress',
    '/guides/migrating-to-cypress/protractor',
    '/guides/references/migrating-from-protractor-to-cypress',
  ],
  '/app/guides/migration/selenium-to-cypress': [
    '/guides/end-to-end-testing/selenium-to-cypress',
    '/guides/migrating-to-cypress/selenium',
  ],
  '/app/guides/network-requests': [
    '/guides/end-to-end-testing/working-with-graphql',
    '/guides/guides/network-requests',
    '/guides/testing-strategies/working-with-graphql',
  ],
  '/app/guides/screenshots-and-videos': [
    '/guides/core-concepts/screenshots-and-videos',
    '/guides/guides/screenshots-and-videos',
  ],
  '/app/guides/stubs-spies-and-clocks': ['/guides/guides/stubs-spies-and-clocks'],
  '/app/guides/test-retries': ['/guides/guides/test-retries'],

  // Tools and plugins
  '/app/plugins/plugins-guide': ['/guides/guides/plugins-guide', '/guides/tooling/plugins-guide'],
  '/app/plugins/plugins-list': [
    '/guides/references/userland-extensions',
    '/plugins',
    '/plugins/directory',
  ],
  '/app/tooling/IDE-integration': [
    '/guides/tooling/IDE-integration',
    '/guides/tooling/intelligent-code-completion',
    '/intelligent-code-completion',
  ],
  '/app/tooling/code-coverage': ['/coverage', '/guides/tooling/code-coverage'],
  '/app/tooling/reporters': ['/guides/guides/reporters', '/guides/tooling/reporters'],
  '/app/tooling/typescript-support': ['/guides/tooling/typescript-support'],
  '/app/tooling/visual-testing': ['/guides/tooling/visual-testing'],

  // References and questions
  '/app/faq': [
    '/faq',
    '/faq/questions/company-faq',
    '/faq/questions/general-questions-faq',
    '/faq/questions/using-cypress-faq',
    '/guides/component-testing/component-test-troubleshooting',
    '/guides/component-testing/faq',
  ],
  '/app/references/advanced-installation': ['/guides/references/advanced-installation'],
  '/app/references/assertions': [
    '/guides/references/assertions',
    '/zh-cn/guides/references/assertions',
  ],
  '/app/references/bundled-libraries': [
    '/guides/references/bundled-libraries',
    '/guides/references/bundled-tools',
  ],
  '/app/references/changelog': ['/guides/references/changelog'],
  '/app/references/client-certificates': ['/guides/references/client-certificates'],
  '/app/references/command-line': [
    '/guides/guides/command-line',
    '/zh-cn/guides/references/command-line',
  ],
  '/app/references/configuration': [
    '/guides/references/configuration',
    '/guides/references/legacy-configuration',
    '/zh-cn/guides/references/configuration',
  ],
  '/app/references/content-security-policy': ['/guides/guides/content-security-policy'],
  '/app/references/environment-variables': ['/guides/guides/environment-variables'],
  '/app/references/error-messages': ['/guides/references/error-messages'],
  '/app/references/experiments': ['/guides/references/experiments'],
  '/app/references/launching-browsers': [
    '/guides/core-concepts/launching-browsers',
    '/guides/guides/launching-browsers',
  ],
  '/app/references/migration-guide': ['/guides/references/migration-guide'],
  '/app/references/module-api': [
    '/guides/guides/module-api',
    '/guides/references/module-api',
    '/zh-cn/guides/guides/module-api',
  ],
  '/app/references/proxy-configuration': ['/guides/references/proxy-configuration'],
  '/app/references/recipes': [
    '/examples',
    '/examples/app/references/recipes',
    '/examples/applications',
    '/examples/examples',
    '/examples/examples/applications',
    '/examples/examples/recipes',
    '/examples/recipes',
  ],
  '/app/references/release-stages': [
    '/app/references/roadmap',
    '/guides/references/release-stages',
    '/guides/references/roadmap',
  ],
  '/app/references/trade-offs': ['/guides/references/trade-offs'],
  '/app/references/troubleshooting': [
    '/guides/references/known-issues',
    '/guides/references/troubleshooting',
  ],

  // API
  '/api/commands/intercept': [
    '/api/commands/route',
    '/api/commands/route2',
    '/api/commands/server',
    '/api/cypress-api/cypress-server',
  ],
  '/api/commands/writefile': ['/writeFile'],
  '/api/cypress-api/catalog-of-events': ['/api/events/catalog-of-events'],
  '/api/cypress-api/selector-playground-api': [
    '/api/cypress-api/element-selector-api',
    '/api/cypress-api/selector-playground',
  ],
  '/api/node-events/after-run-api': ['/api/plugins/after-run-api'],
  '/api/node-events/after-screenshot-api': ['/api/plugins/after-screenshot-api'],
  '/api/node-events/after-spec-api': ['/api/plugins/after-spec-api'],
  '/api/node-events/before-run-api': ['/api/plugins/before-run-api'],
  '/api/node-events/before-spec-api': ['/api/plugins/before-spec-api'],
  '/api/node-events/browser-launch-api': ['/api/plugins/browser-launch-api'],
  '/api/node-events/configuration-api': ['/api/plugins/configuration-api'],
  '/api/node-events/overview': ['/api/plugins/writing-a-plugin'],
  '/api/node-events/preprocessors-api': ['/api/plugins/preprocessors-api'],
  '/api/table-of-contents': [
    '/api',
    '/api/api/table-of-contents',
    '/api/commands',
    '/api/introduction/api',
  ],

  // Cloud, which was formerly called Dashboard
  '/cloud/account-management/billing-and-usage': [
    '/guides/cloud/account-management/billing-and-usage',
  ],
  '/cloud/account-management/data-storage-and-masking': [
    '/guides/cloud/account-management/data-storage-and-masking',
    '/guides/cloud/data-storage-and-masking',
  ],
  '/cloud/account-management/enterprise-sso': ['/guides/cloud/account-management/enterprise-sso'],
  '/cloud/account-management/organizations': [
    '/dashboard/overview/organizations-dashboard',
    '/guides/cloud/account-management/organizations',
    '/guides/cloud/organizations',
    '/guides/dashboard/organizations',
  ],
  '/cloud/account-management/projects': [
    '/dashboard/overview/projects-dashboard',
    '/guides/cloud/account-management/projects',
    '/guides/cloud/projects',
    '/guides/dashboard/projects',
  ],
  '/cloud/account-management/users': [
    '/guides/cloud/account-management/users',
    '/guides/cloud/users',
    '/guides/dashboard/users',
  ],
  '/cloud/faq': ['/faq/questions/cloud-faq', '/faq/questions/dashboard-faq'],
  '/cloud/features/analytics/enterprise-reporting': [
    '/guides/cloud/analytics/enterprise-reporting',
  ],
  '/cloud/features/analytics/overview': [
    '/guides/cloud/analytics',
    '/guides/cloud/analytics/overview',
    '/guides/cloud/features/analytics',
    '/guides/dashboard/analytics',
  ],
  '/cloud/features/analytics/project-analytics': ['/guides/cloud/analytics/project-analytics'],
  '/cloud/features/branch-review': ['/guides/cloud/branch-review'],
  '/cloud/features/flaky-test-management': [
    '/guides/cloud/flaky-test-management',
    '/guides/dashboard/flaky-test-management',
  ],
  '/cloud/features/recorded-runs': [
    '/dashboard/overview/runs-dashboard',
    '/guides/cloud/debugging/recorded-runs',
    '/guides/cloud/recorded-runs',
    '/guides/cloud/runs',
    '/guides/dashboard/runs',
  ],
  '/cloud/features/smart-orchestration/load-balancing': [
    '/guides/cloud/smart-orchestration/load-balancing',
  ],
  '/cloud/features/smart-orchestration/overview': [
    '/guides/cloud/features/smart-orchestration',
    '/guides/cloud/smart-orchestration',
    '/guides/cloud/smart-orchestration/overview',
    '/guides/dashboard/smart-orchestration',
    '/guides/smart-orchestration',
  ],
  '/cloud/features/smart-orchestration/parallelization': [
    '/guides/cloud/smart-orchestration/parallelization',
    '/guides/guides/parallelization',
  ],
  '/cloud/features/smart-orchestration/run-cancellation': [
    '/guides/cloud/smart-orchestration/run-cancellation',
  ],
  '/cloud/features/smart-orchestration/spec-prioritization': [
    '/guides/cloud/smart-orchestration/spec-prioritization',
  ],
  '/cloud/features/test-replay': [
    '/guides/cloud/debugging/test-replay',
    '/guides/cloud/test-replay',
  ],
  '/cloud/get-started/free-trial': ['/guides/cloud/free-trial'],
  '/cloud/get-started/introduction': [
    '/dashboard-service',
    '/dashboard/overview/features-dashboard',
    '/guides/cloud/introduction',
    '/guides/core-concepts/dashboard-service',
    '/guides/dashboard/dashboard-introduction',
    '/guides/dashboard/introduction',
  ],
  '/cloud/get-started/setup': ['/guides/cloud/getting-started'],
  '/cloud/integrations/data-extract-api': ['/guides/cloud/integrations/data-extract-api'],
  '/cloud/integrations/jira': [
    '/guides/cloud/integrations/jira',
    '/guides/cloud/jira-integration',
    '/guides/dashboard/jira-integration',
  ],
  '/cloud/integrations/slack': [
    '/guides/cloud/integrations/slack',
    '/guides/cloud/slack-integration',
    '/guides/dashboard/slack-integration',
  ],
  '/cloud/integrations/source-control/bitbucket': [
    '/cloud/integrations/bitbucket',
    '/guides/cloud/bitbucket-integration',
    '/guides/cloud/integrations/bitbucket',
    '/guides/cloud/integrations/source-control/bitbucket',
    '/guides/dashboard/bitbucket-integration',
  ],
  '/cloud/integrations/source-control/github': [
    '/cloud/integrations/github',
    '/guides/cloud/github-integration',
    '/guides/cloud/integrations/github',
    '/guides/cloud/integrations/source-control/github',
    '/guides/dashboard/github-integration',
  ],
  '/cloud/integrations/source-control/gitlab': [
    '/cloud/integrations/gitlab',
    '/guides/cloud/gitlab-integration',
    '/guides/cloud/integrations/gitlab',
    '/guides/cloud/integrations/source-control/gitlab',
    '/guides/dashboard/gitlab-integration',
  ],
  '/cloud/integrations/teams': [
    '/cloud/integrations/microsoft-teams',
    '/guides/cloud/integrations/teams',
  ],

  // Premium products
  '/accessibility/core-concepts/inspecting-violation-details': [
    '/accessibility/guides/inspecting-violation-details',
    '/accessibility/reports/element-detail-view',
  ],
  '/accessibility/core-concepts/run-level-reports': [
    '/accessibility/guides/run-level-reports',
    '/accessibility/reports/run-level-reports',
  ],
  '/accessibility/get-started/introduction': ['/accessibility'],
  '/accessibility/guides/block-pull-requests': [
    '/accessibility/block-pull-requests',
    '/accessibility/guides/blocking-pull-requests',
  ],
  '/accessibility/guides/compare-reports': [
    '/accessibility/core-concepts/compare-reports',
    '/accessibility/core-concepts/comparing-reports',
  ],
  '/accessibility/guides/improve-accessibility': ['/accessibility/guides/improving-accessibility'],
  '/accessibility/guides/maintain-accessibility': [
    '/accessibility/guides/maintaining-accessibility',
  ],
  '/accessibility/guides/maximize-coverage': ['/accessibility/guides/maximizing-coverage'],
  '/accessibility/results-api': ['/accessibility/guides/results-api'],
  '/accessibility/work-with-ai-agents': ['/accessibility/guides/working-with-ai-agents'],
  '/ui-coverage/get-started/introduction': ['/ui-coverage'],
  '/ui-coverage/guides/compare-reports': ['/ui-coverage/core-concepts/compare-reports'],
}

export default Object.entries(moved).flatMap(([to, addresses]): Redirect[] =>
  addresses.map((from) => ({ from, to })),
)
