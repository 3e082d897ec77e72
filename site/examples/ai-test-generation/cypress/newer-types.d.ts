/**
 * A command that the `cypress` package of this repository doesn't declare yet.
 * A project with Cypress 15.13.0 or later doesn't need this file.
 */
declare namespace Cypress {
  interface Chainable<Subject = any> {
    prompt(
      steps: string[],
      options?: { placeholders?: Record<string, string> }
    ): Chainable<Subject>
  }
}
