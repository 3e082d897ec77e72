import { stripVTControlCharacters } from 'node:util'
import type { ErrorPayload } from 'vite'
import { isDocentError } from '../errors/index.ts'
import { escapeHtml, jsonForScript } from '../shared/html.ts'

/** An error as Vite's overlay shows it: message, file, place, excerpt, and docent's remedy. */
export function overlayError(error: unknown): ErrorPayload {
  if (!isDocentError(error)) {
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
    // Vite's and the bundler's messages are made for terminals, and stacks repeat them.
    const lines = stack.split('\n').filter((line) => /^\s*at /.test(line))
    const text = stripVTControlCharacters(message)
    return { type: 'error', err: { message: text, stack: lines.join('\n'), plugin: 'docent' } }
  }
  const { message, file, line, column, frame, hint, code } = error
  return {
    type: 'error',
    err: {
      message: `${message}\n\nFix: ${hint}`,
      stack: '',
      plugin: `docent ${code}`,
      ...(file !== undefined && { id: file }),
      ...(frame !== undefined && { frame }),
      ...(file !== undefined && line !== undefined && { loc: { file, line, column: column ?? 1 } }),
    },
  }
}

/** The overlay's own tip names a configuration file that a site doesn't have. */
export const OVERLAY_STYLE =
  '<style>vite-error-overlay::part(tip) { visibility: hidden; font-size: 0 }' +
  "vite-error-overlay::part(tip)::after { content: 'Press Esc or click outside to close.'; visibility: visible; font-size: 13px }</style>"

/** Page that stands in for one that cannot be rendered: shows the overlay, and loads again after the next save. */
export function errorPage(error: unknown, baseUrl: string): string {
  const { err } = overlayError(error)
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Error</title>${OVERLAY_STYLE}</head><body><pre>${escapeHtml(err.message)}</pre>` +
    `<script type="module">import { ErrorOverlay, createHotContext } from '${baseUrl}@vite/client';` +
    `document.body.append(new ErrorOverlay(${jsonForScript(err)}));` +
    `createHotContext('/docent-error').on('docent:changed', () => location.reload())</script></body></html>`
  )
}
