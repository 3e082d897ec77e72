import { stripVTControlCharacters } from 'node:util'
import type { ErrorPayload } from 'vite'
import { REVISION_EVENT } from '../client/development/revision.ts'
import { isDocentError } from '../errors/index.ts'
import { escapeHtml, jsonForScript } from '../shared/html.ts'

/** An error in the format of Vite's overlay: message, file, location, excerpt, and docent's hint. */
export function overlayError(error: unknown): ErrorPayload {
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
      message: `[${code}] ${message}\n\nFix: ${hint}`,
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

/** Replaces a page that can't be rendered. It shows the overlay and reloads after the next save. */
export function errorPage(error: unknown, baseUrl: string, revision?: number): string {
  const { err } = overlayError(error)
  const location = err.loc ? `${err.loc.file}:${err.loc.line}:${err.loc.column}` : err.id
  const text = [err.message, location, err.frame].filter((part) => part !== undefined).join('\n\n')
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<title>Error</title>${OVERLAY_STYLE}${ERROR_PAGE_STYLE}</head>` +
    `<body><main><h1>This page can't be shown</h1><pre>${escapeHtml(text)}</pre></main>` +
    `<script type="module">import { ErrorOverlay, createHotContext } from '${baseUrl}@vite/client';` +
    `document.body.append(new ErrorOverlay(${jsonForScript(err)}));` +
    `const hot = createHotContext('/docent-error'); hot.on('docent:changed', () => location.reload());` +
    (revision === undefined ? '' : `hot.send('${REVISION_EVENT}', ${revision})`) +
    `</script></body></html>`
  )
}

const ERROR_PAGE_STYLE = `<style>
:root { color-scheme: light dark; font-family: system-ui, sans-serif }
main { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
pre { white-space: pre-wrap; overflow-wrap: anywhere; line-height: 1.5 }
</style>`
