import { stripVTControlCharacters } from 'node:util'
import type { ErrorPayload } from 'vite'
import { isDocentError, withShortPaths } from '../errors/index.ts'

/** An error in the format of Vite's overlay: message, file, location, excerpt, and docent's hint. */
export function overlayError(error: unknown, cwd: string): ErrorPayload {
  if (!isDocentError(error)) {
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
    // The messages of Vite and the bundler contain terminal formatting, and their stacks repeat them.
    const lines = stack.split('\n').filter((line) => /^\s*at /.test(line))
    const text = stripVTControlCharacters(message)
    return { type: 'error', err: { message: text, stack: lines.join('\n') } }
  }
  const { message, file, line, column, frame, hint, code } = error
  return {
    type: 'error',
    err: {
      message: withShortPaths(`[${code}] ${message}\n\nFix: ${hint}`, cwd),
      stack: '',
      ...(file !== undefined && { id: file }),
      // The overlay trims the excerpt, which would shift its first line. A zero-width space isn't trimmed.
      ...(frame !== undefined && { frame: `\u200b${frame}` }),
      ...(file !== undefined && line !== undefined && { loc: { file, line, column: column ?? 1 } }),
    },
  }
}

/** Hides the overlay's own tip, which names a configuration file that a docent site doesn't have. */
export const OVERLAY_STYLE = `<style>
vite-error-overlay::part(tip) { position: relative; height: 1.8em; overflow: hidden; visibility: hidden; white-space: nowrap }
vite-error-overlay::part(tip)::after { content: 'Press Esc or click outside to close.'; visibility: visible; position: absolute; inset: 0; border-top: 1px dotted; padding-top: 13px }
</style>`
