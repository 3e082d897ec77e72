import type { ViteHotContext } from 'vite/types/hot.d.ts'
import type { PagePayload } from '../model/page-data.ts'
import { cleanPath, payloadPath } from '../shared/routes.ts'
import type { Router } from './router.ts'

/** In `dev`: shows the page again when its content changed, and takes the error overlay away when it is mended. */
export function followChanges(hot: ViteHotContext, router: Router): void {
  hot.on('docent:changed', async () => {
    const response = await fetch(payloadPath(cleanPath(window.location.pathname)))
    if (!response.ok) return
    await router.refresh((await response.json()) as PagePayload)
    document.querySelector('vite-error-overlay')?.remove()
  })
}
