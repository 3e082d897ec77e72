import { expect, test, vi } from 'vitest'
import type { LivePage } from '../../src/dev/render-pages.ts'
import { announceChange, type PageOptions } from '../../src/dev/send-page.ts'
import type { ShownPages } from '../../src/dev/site-state.ts'

/** The messages to browsers that show /open, and the pages that were rendered and checked for them. */
async function announced(saved?: ShownPages) {
  const sent: unknown[] = []
  const rendered = livePage('Rendered now.')
  const show = vi.fn(() => Promise.resolve({ page: rendered }))
  const check = vi.fn()
  const tools = {
    state: {
      find: (route: string) => ({ route, locale: 'en' }),
      prepared: { sites: { en: {} }, plan: { sidebars: new Map() } },
    },
    show,
    checks: { page: check },
    revision: { current: 1 },
    opened: { route: '/open' },
  } as unknown as PageOptions
  const channel = { send: (_: string, change: unknown) => sent.push(change) }
  await announceChange(channel as unknown as Parameters<typeof announceChange>[0], tools, saved)
  return { sent, show, check }
}

function livePage(text: string): LivePage {
  const page = { route: '/open', locale: 'en' }
  const live = { page, data: page, html: text, styles: [], articleParts: [], sheets: new Map() }
  return live as unknown as LivePage
}

test('a page that was rendered when it was saved is sent as it is', async () => {
  const saved = new Map([['/open', { page: livePage('Saved.') }]])
  const { sent, show, check } = await announced(saved)
  expect(sent).toMatchObject([{ payload: { html: 'Saved.' } }])
  expect(show).not.toHaveBeenCalled()
  expect(check).not.toHaveBeenCalled()
})

test('the open page is rendered and checked if another page was saved', async () => {
  const saved = new Map([['/other', { page: livePage('Saved.') }]])
  const { sent, show, check } = await announced(saved)
  expect(sent).toMatchObject([{ payload: { html: 'Rendered now.' } }])
  expect(show).toHaveBeenCalledTimes(1)
  expect(check).toHaveBeenCalledWith('/open')
})
