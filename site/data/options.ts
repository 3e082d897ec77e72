/** An option that several commands accept with the same meaning. */
export interface SharedOption {
  /** In TypeScript words. */
  type: string
  /** As code. */
  default?: string
  /** Name of the configuration option that gives the default; its value stands in `configuration.ts`. */
  config?: string
  /** Inline Markdown, one or two sentences. */
  description: string
  /** First version that accepts the option in all commands that share it. */
  since?: string
}

const actionability: Record<string, SharedOption> = {
  animationDistanceThreshold: {
    type: 'number',
    config: 'animationDistanceThreshold',
    description:
      'Distance in pixels that an element may move between two checks and still count as standing still.',
  },
  force: {
    type: 'boolean',
    default: 'false',
    description:
      'Act at once, without the [actionability](/app/core-concepts/interacting-with-elements) checks, even if the element is hidden, covered, moving or disabled.',
  },
  scrollBehavior: {
    type: "false | 'top' | 'bottom' | 'start' | 'end' | 'center' | 'nearest' | object",
    config: 'scrollBehavior',
    description:
      'Where in the viewport the element is scrolled to before the action; `false` does not scroll. An object sets the axes apart: `{ block, inline }`. It and the values `start` and `end` need 15.20.0.',
    since: '6.1.0',
  },
  waitForAnimations: {
    type: 'boolean',
    config: 'waitForAnimations',
    description: 'Wait until the element has stopped moving before the action.',
  },
}

const pointer: Record<string, SharedOption> = {
  altKey: {
    type: 'boolean',
    default: 'false',
    description:
      'Hold Alt (Option on macOS) during the action. `optionKey` is another name for it.',
  },
  ctrlKey: {
    type: 'boolean',
    default: 'false',
    description: 'Hold Ctrl during the action. `controlKey` is another name for it.',
  },
  metaKey: {
    type: 'boolean',
    default: 'false',
    description:
      'Hold Cmd (macOS) or the Windows key during the action. `commandKey` and `cmdKey` are other names for it.',
  },
  multiple: {
    type: 'boolean',
    default: 'false',
    description:
      'Act on every matched element, one after the other, instead of failing when there are several.',
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
    description: 'Whether the event travels up through the ancestors of the element.',
  },
  cancelable: {
    type: 'boolean',
    default: 'true',
    description: 'Whether a listener can stop the default action with `preventDefault()`.',
  },
  delay: {
    type: 'number',
    config: 'keystrokeDelay',
    description: 'Pause in milliseconds after each key.',
  },
  eventConstructor: {
    type: 'string',
    default: "'Event'",
    description: 'Name of the class that makes the event, such as `MouseEvent`.',
  },
}

const queries: Record<string, SharedOption> = {
  includeShadowDom: {
    type: 'boolean',
    config: 'includeShadowDom',
    description: 'Search inside shadow roots too.',
    since: '5.2.0',
  },
  matchCase: {
    type: 'boolean',
    default: 'true',
    description: 'Whether upper and lower case letters count as different.',
    since: '4.0.0',
  },
  withinSubject: {
    type: 'HTMLElement | JQuery | null',
    default: 'element of .within(), else document',
    description:
      'Element to search in. `null` searches the whole document, even inside [`.within()`](/api/commands/within).',
  },
}

const scrolling: Record<string, SharedOption> = {
  duration: {
    type: 'number | string',
    default: '0',
    description: 'How long the scroll movement takes, in milliseconds.',
  },
  easing: {
    type: "'swing' | 'linear'",
    default: "'swing'",
    description: 'How the speed of the scroll movement changes while it runs.',
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
    description: 'Fail the test when the status is neither 2xx nor 3xx.',
  },
  headers: {
    type: 'object',
    default: '{}',
    description:
      'Headers for the request, by name. They go with the first request only, not with those that follow a redirect.',
  },
  method: {
    type: 'string',
    default: "'GET'",
    description: 'HTTP method.',
  },
  qs: {
    type: 'object',
    default: 'null',
    description: 'Query parameters, merged into those of the address.',
  },
  requestTimeout: {
    type: 'number',
    config: 'requestTimeout',
    description: 'How long to wait until the request leaves the application, in milliseconds.',
  },
  responseTimeout: {
    type: 'number',
    config: 'responseTimeout',
    description: 'How long to wait until the response has arrived, in milliseconds.',
  },
  retryOnNetworkFailure: {
    type: 'boolean',
    default: 'true',
    description: 'Try again after a passing network fault, at most four times.',
    since: '3.3.0',
  },
  retryOnStatusCodeFailure: {
    type: 'boolean',
    default: 'false',
    description:
      'Try again after a status that counts as a failure, at most four times. Needs `failOnStatusCode` to be `true`.',
    since: '3.3.0',
  },
}

const cookies: Record<string, SharedOption> = {
  domain: {
    type: 'string',
    default: 'hostname of the current URL',
    description: 'Domain that the cookie belongs to.',
  },
  hostOnly: {
    type: 'boolean',
    default: 'false',
    description: 'Send the cookie to this exact host only and not to its subdomains.',
    since: '12.7.0',
  },
  path: {
    type: 'string',
    default: "'/'",
    description: 'Path that the cookie belongs to.',
  },
}

/** Defined once, rendered on the page of every command that accepts the option. */
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
    description: 'Turn percent-encoded characters of the URL back into readable ones.',
  },
  encoding: {
    type: 'string | null',
    default: "'utf8'",
    description:
      'Encoding of the content. `null` stands for binary data and gives a `Cypress.Buffer`.',
  },
  log: {
    type: 'boolean',
    default: 'true',
    description: 'Show the command in the [Command Log](/app/core-concepts/open-mode).',
  },
  timeout: {
    type: 'number',
    config: 'defaultCommandTimeout',
    description: 'How long the command waits and retries before it fails, in milliseconds.',
  },
}
