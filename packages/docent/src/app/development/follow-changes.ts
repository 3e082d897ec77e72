import type { ViteHotContext } from 'vite/types/hot.d.ts'
import type { PagePayload } from '../../shared/records/page-data.ts'
import { cleanPath, payloadPath } from '../../shared/routes.ts'
import { readPage } from '../../shared/browser/loading.ts'
import type { Router } from '../router-interface.ts'
import { CHANGED_EVENT, REVISION_EVENT, REVISION_META } from '../../shared/dev-events.ts'

/** In `dev`, updates the page when its content changes and removes the error overlay when the error is fixed. */
export function followChanges(hot: ViteHotContext, router: Router): void {
  hot.on(CHANGED_EVENT, async () => {
    const response = await fetch(payloadPath(cleanPath(window.location.pathname)))
    const wasMissing = readPage().kind === 'notFound'
    // The page was removed, or a page was added at this address.
    if (wasMissing !== (response.status === 404)) return window.location.reload()
    if (!response.ok) return
    await router.refresh((await response.json()) as PagePayload)
    document.querySelector('vite-error-overlay')?.remove()
  })
  // The page hasn't received changes that were made before this moment. If there were any, the server reloads it.
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${REVISION_META}"]`)
  hot.send(REVISION_EVENT, Number(meta?.content))
}
