import { CHANGED_EVENT, REVISION_EVENT } from '../shared/dev-events.ts'
import { escapeHtml, jsonForScript } from '../shared/html.ts'
import { OVERLAY_STYLE, overlayError } from './overlay.ts'

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
    `const hot = createHotContext('/docent-error'); hot.on('${CHANGED_EVENT}', () => location.reload());` +
    (revision === undefined ? '' : `hot.send('${REVISION_EVENT}', ${revision})`) +
    `</script></body></html>`
  )
}

const ERROR_PAGE_STYLE = `<style>
:root { color-scheme: light dark; font-family: system-ui, sans-serif }
main { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
pre { white-space: pre-wrap; overflow-wrap: anywhere; line-height: 1.5 }
</style>`
