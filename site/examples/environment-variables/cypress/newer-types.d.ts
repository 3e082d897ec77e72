/**
 * Members that the `cypress` package of this repository doesn't declare yet.
 * A project with Cypress 15.10.0 or later doesn't need this file.
 */
declare namespace Cypress {
  interface Cypress {
    expose(name: string): any
  }

  interface Chainable<Subject = any> {
    env(names: string[]): Chainable<Record<string, any>>
  }

  interface ResolvedConfigOptions<ComponentDevServerOpts = any> {
    expose: Record<string, any>
  }
}
