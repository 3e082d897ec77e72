import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { loadSite } from 'virtual:docent/site'
import '../../../shared/browser/translated-text.ts'
import { loadProvider } from '../../../search/providers/load-provider.ts'
import { createSearchSession } from '../../../search/session/session.ts'
import type { OpenSearch } from '../../../search/session/opening-states.ts'
import { PageContext, SiteContext } from '../../context.ts'
import { CrashBoundary } from '../../Crash/CrashBoundary.tsx'
import { mergeMessages } from '../../../shared/messages/messages.ts'
import { createDialogFrame, showDialog } from './dialog-frame.ts'
import { SearchDialog } from './SearchDialog.tsx'
import { searchRequest } from '../parts/search-request.ts'
import { readPage } from '../../../shared/browser/loading.ts'

/**
 * Loads everything that the search dialog needs.
 * @returns opens the dialog in the frame in which it's called; throws while the document is still being parsed
 * @throws (rejects) when a part can't be loaded
 */
export async function loadSearch(): Promise<OpenSearch> {
  const site = await loadSite(document.documentElement.dataset.locale ?? '')
  const { search: info } = site
  if (!info) throw new Error('This site has no search.')
  const provider = await loadProvider(info)

  return (query) => {
    document.querySelector<HTMLDialogElement>('.search-dialog[open]')?.close()
    const page = readPage()
    const session = createSearchSession(() => provider)
    const ask = (text: string, area?: string): void =>
      session.ask(searchRequest(text, { limit: info.maxResults, area }, { info, site, page }))
    // First, so that the engine works while the dialog is rendered.
    ask(query)
    const frame = createDialogFrame(mergeMessages(site.messages))
    frame.field.value = query
    // A separate root doesn't need a hydrated page, so a reader who searches right away waits only for the search.
    const root = createRoot(frame.body, { identifierPrefix: 'search' })
    flushSync(() =>
      root.render(
        <SiteContext value={site}>
          <PageContext value={page}>
            <CrashBoundary resetKey="" part>
              <SearchDialog info={info} frame={frame} session={session} ask={ask} />
            </CrashBoundary>
          </PageContext>
        </SiteContext>,
      ),
    )
    showDialog(frame, () => {
      session.close()
      root.unmount()
      frame.dialog.remove()
    })
  }
}
