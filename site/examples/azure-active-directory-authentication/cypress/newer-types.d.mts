/**
 * Members that the `cypress` package of this repository doesn't declare yet.
 * A project with Cypress 15.18.0 or later doesn't need this file.
 */
export {}

declare global {
  namespace Cypress {
    interface Chainable<Subject = any> {
      env<Name extends string>(names: Name[]): Chainable<Record<Name, any>>
    }

    interface ResolvedConfigOptions<ComponentDevServerOpts = any> {
      allowCypressEnv: boolean
      removeSRIAttributes: boolean
    }
  }
}
