import type { ViteHotContext } from 'vite/types/hot.d.ts'
import type { PagePayload } from '../../shared/records/page-data.ts'
import { cleanPath, decodeSafely, payloadPath } from '../../shared/routes.ts'
import { readPage } from '../../shared/browser/loading.ts'
import type { Router } from '../router-interface.ts'
import {
  type Change,
  CHANGED_EVENT,
  REVISION_EVENT,
  REVISION_META,
} from '../../shared/dev-events.ts'

/** In `dev`, updates the page when its content changes and removes the error overlay when the error is fixed. */
export function followChanges(hot: ViteHotContext, router: Router): void {
  let changes = 0
  hot.on(CHANGED_EVENT, async ({ payload }: Change) => {
    changes += 1
    const change = changes
    const path = cleanPath(window.location.pathname)
    const sent = payload?.page.route === decodeSafely(path) ? payload : undefined
    const response = sent ? undefined : await fetch(payloadPath(path))
    const wasMissing = readPage().kind === 'notFound'
    // The page was removed, or a page was added at this address.
    if (wasMissing !== (response?.status === 404)) return window.location.reload()
    if (response?.ok === false) return
    const next = sent ?? ((await response?.json()) as PagePayload)
    // A later change is already shown.
    if (change !== changes) return
    await router.refresh(next)
    document.querySelector('vite-error-overlay')?.remove()
  })
  // The page hasn't received changes that were made before this moment. If there were any, the server reloads it.
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${REVISION_META}"]`)
  hot.send(REVISION_EVENT, Number(meta?.content))
}
