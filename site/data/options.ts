/** An option that works the same way in several commands. */
export interface SharedOption {
  /** As a TypeScript type. */
  type: string
  /** As code. */
  default?: string
  /** Name of the configuration option that sets the default. Its value is in `configuration.ts`. */
  config?: string
  /** Inline Markdown, one or two sentences. */
  description: string
  /** First version in which all commands that share the option accept it. */
  since?: string
}

const actionability: Record<string, SharedOption> = {
  animationDistanceThreshold: {
    type: 'number',
    config: 'animationDistanceThreshold',
    description:
      'If an element moves farther than this between two checks, in pixels, it counts as animating.',
  },
  force: {
    type: 'boolean',
    default: 'false',
    description:
      'Skip the [actionability](/app/core-concepts/interacting-with-elements) checks and act right away, even if the element is hidden, covered, animating, or disabled.',
  },
  scrollBehavior: {
    type: "false | 'top' | 'bottom' | 'start' | 'end' | 'center' | 'nearest' | object",
    config: 'scrollBehavior',
    description:
      'Where in the viewport to scroll the element before the action, or `false` to not scroll. An object, `{ block, inline }`, sets each axis separately. The object form and the values `start` and `end` require 15.20.0 or later.',
    since: '6.1.0',
  },
  waitForAnimations: {
    type: 'boolean',
    config: 'waitForAnimations',
    description: 'Wait for the element to finish animating before the action.',
  },
}

const pointer: Record<string, SharedOption> = {
  altKey: {
    type: 'boolean',
    default: 'false',
    description: 'Hold Alt (Option on macOS) during the action. Alias: `optionKey`.',
  },
  ctrlKey: {
    type: 'boolean',
    default: 'false',
    description: 'Hold Ctrl during the action. Alias: `controlKey`.',
  },
  metaKey: {
    type: 'boolean',
    default: 'false',
    description:
      'Hold Cmd (macOS) or the Windows key during the action. Aliases: `commandKey`, `cmdKey`.',
  },
  multiple: {
    type: 'boolean',
    default: 'false',
    description:
      'Act on every matched element in order instead of failing when there is more than one.',
  },
  shiftKey: {
    type: 'boolean',
    default: 'false',
    description: 'Hold Shift during the action.',
  },
}

const events: Record<string, SharedOption> = {
  bubbles: {
    type: 'boolean',
    default: 'true',
    description: "Whether the event bubbles up through the element's ancestors.",
  },
  cancelable: {
    type: 'boolean',
    default: 'true',
    description: 'Whether a listener can cancel the default action with `preventDefault()`.',
  },
  delay: {
    type: 'number',
    config: 'keystrokeDelay',
    description: 'Delay after each keystroke, in milliseconds.',
  },
  eventConstructor: {
    type: 'string',
    default: "'Event'",
    description: 'Name of the constructor to create the event with, such as `MouseEvent`.',
  },
}

const queries: Record<string, SharedOption> = {
  includeShadowDom: {
    type: 'boolean',
    config: 'includeShadowDom',
    description: 'Whether to search inside shadow roots too.',
    since: '5.2.0',
  },
  matchCase: {
    type: 'boolean',
    default: 'true',
    description: 'Whether the match is case-sensitive.',
    since: '4.0.0',
  },
  withinSubject: {
    type: 'HTMLElement | JQuery | null',
    default: 'the .within() element, or the document',
    description:
      'Element to search in. `null` searches the whole document, even inside [`.within()`](/api/commands/within).',
  },
}

const scrolling: Record<string, SharedOption> = {
  duration: {
    type: 'number | string',
    default: '0',
    description: 'Duration of the scroll animation, in milliseconds.',
  },
  easing: {
    type: "'swing' | 'linear'",
    default: "'swing'",
    description: 'Easing function of the scroll animation.',
  },
}

const http: Record<string, SharedOption> = {
  auth: {
    type: 'object',
    default: 'null',
    description: 'Credentials for HTTP Basic authentication: `{ username, password }`.',
  },
  failOnStatusCode: {
    type: 'boolean',
    default: 'true',
    description: 'Whether to fail the test when the response status is neither 2xx nor 3xx.',
  },
  headers: {
    type: 'object',
    default: '{}',
    description:
      'Request headers, by name. Cypress sends them with this request only, not with later ones.',
  },
  method: {
    type: 'string',
    default: "'GET'",
    description: 'HTTP method.',
  },
  qs: {
    type: 'object',
    default: 'null',
    description: 'Query parameters to add to the URL.',
  },
  requestTimeout: {
    type: 'number',
    config: 'requestTimeout',
    description: 'How long to wait for the application to send the request, in milliseconds.',
  },
  responseTimeout: {
    type: 'number',
    config: 'responseTimeout',
    description: 'How long to wait for the response, in milliseconds.',
  },
  retryOnNetworkFailure: {
    type: 'boolean',
    default: 'true',
    description: 'Whether to retry up to four times after a transient network error.',
    since: '3.3.0',
  },
  retryOnStatusCodeFailure: {
    type: 'boolean',
    default: 'false',
    description:
      'Whether to retry up to four times after a status code that counts as a failure. Requires `failOnStatusCode: true`.',
    since: '3.3.0',
  },
}

const cookies: Record<string, SharedOption> = {
  domain: {
    type: 'string',
    default: 'the current hostname',
    description: 'Domain the cookie belongs to.',
  },
  hostOnly: {
    type: 'boolean',
    default: 'false',
    description: 'Whether to send the cookie to this exact host only, and not to its subdomains.',
    since: '12.7.0',
  },
  path: {
    type: 'string',
    default: "'/'",
    description: 'Path the cookie belongs to.',
  },
}

/** Each option is defined once and rendered on the page of every command that accepts it. */
export const sharedOptions: Record<string, SharedOption> = {
  ...actionability,
  ...pointer,
  ...events,
  ...queries,
  ...scrolling,
  ...http,
  ...cookies,
  decode: {
    type: 'boolean',
    default: 'false',
    description: 'Whether to decode percent-encoded characters in the URL.',
  },
  encoding: {
    type: 'string | null',
    default: "'utf8'",
    description:
      'Encoding of the content. With `null`, the content is binary data in a `Cypress.Buffer`.',
  },
  log: {
    type: 'boolean',
    default: 'true',
    description: 'Show the command in the [Command Log](/app/core-concepts/open-mode).',
  },
  timeout: {
    type: 'number',
    config: 'defaultCommandTimeout',
    description: 'How long to wait before the command times out, in milliseconds.',
  },
}
