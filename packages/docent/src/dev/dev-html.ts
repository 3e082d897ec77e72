import react from '@vitejs/plugin-react'
import { REVISION_META } from '../shared/dev-events.ts'
import { OVERLAY_STYLE } from './overlay.ts'

/**
 * Adds what a document needs to follow changes: Vite's client and React Refresh. Vite's own HTML transformation would
 * add the base URL to addresses that already include it.
 */
export function withDevScripts(html: string, baseUrl: string, revision: number): string {
  const scripts =
    `<meta name="${REVISION_META}" content="${revision}">` +
    OVERLAY_STYLE +
    `<script type="module" src="${baseUrl}@vite/client"></script>` +
    `<script type="module">${react.preambleCode.replace('__BASE__', baseUrl)}</script>`
  return html.replace('<head>', () => `<head>${scripts}`)
}
