import type { ErrorPayload } from 'vite'
import { isDocentError } from '../errors/index.ts'
import { escapeHtml, jsonForScript } from '../shared/html.ts'

/** An error as Vite's overlay shows it: message, file, place, excerpt, and docent's remedy. */
export function overlayError(error: unknown): ErrorPayload {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  if (!isDocentError(error)) return { type: 'error', err: { message, stack, plugin: 'docent' } }
  const { file, line, column, frame, hint, code } = error
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

/** Page that stands in for one that cannot be rendered: shows the overlay, and loads again after the next save. */
export function errorPage(error: unknown, baseUrl: string): string {
  const { err } = overlayError(error)
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Error</title></head><body><pre>${escapeHtml(err.message)}</pre>` +
    `<script type="module">import { ErrorOverlay, createHotContext } from '${baseUrl}@vite/client';` +
    `document.body.append(new ErrorOverlay(${jsonForScript(err)}));` +
    `createHotContext('/docent-error').on('docent:changed', () => location.reload())</script></body></html>`
  )
}
