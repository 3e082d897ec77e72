/** A code fence of a language that a module in `markdown.fences` renders. */
export interface Fence<Options = unknown> {
  /** The text between the lines with backticks. */
  code: string
  /** What follows the language. */
  meta: string
  /** An ID that no other fence of the page has, for elements that need one. */
  id: string
  /** The options in the configuration. */
  options: Options
  /** A word of the interface in the language of the page, as HTML. Plugins add words with `messages`. */
  message(key: string): string
}

/**
 * What becomes of a fence: HTML with one element around everything else, or a problem. A problem stops a build. On a site
 * with `foreignContent`, it's a warning, and readers see the code.
 */
export type FenceResult =
  | { html: string }
  | {
      /** What's wrong. @example 'docent can't draw Mermaid diagrams of the type "pie".' */
      message: string
      /** What the author can do. @example 'Show an image.' */
      fix: string
      /** Line of the code, from 1. Default: the fence's own line. */
      line?: number
    }
