// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest'
import { answer, left, log, payload, requests, resetBetweenTests, start } from './router-harness.ts'
import { eventually } from '../support/eventually.ts'

resetBetweenTests()

describe('navigation', () => {
  test('loads the page, then changes the address, then shows it', async () => {
    const router = start()
    const done = router.navigate('/b?q=1#c')
    await eventually(() => expect(requests.size).toBe(1))
    expect(window.location.pathname).toBe('/a')
    await answer('/b/index.json', payload('/b'))
    await done
    expect(window.location.href).toMatch(/\/b\?q=1#c$/)
    expect(log).toEqual(['shows /b?q=1#c at /b', 'idle', 'navigated to /b'])
  })

  test('inside the page needs no request', async () => {
    const router = start()
    await router.navigate('#part')
    expect(requests.size).toBe(0)
    expect(window.location.hash).toBe('#part')
    expect(log).toEqual(['idle', 'shows /a#part at /a'])
  })

  test('that another one replaces shows nothing', async () => {
    const router = start()
    const first = router.navigate('/b')
    const second = router.navigate('/c')
    await answer('/c/index.json', payload('/c'))
    await second
    await answer('/b/index.json', payload('/b'))
    await first
    expect(log.filter((line) => line.startsWith('shows'))).toEqual(['shows /c at /c'])
    expect(window.location.pathname).toBe('/c')
  })

  test('reports that the page is loading if it takes a while', async () => {
    vi.useFakeTimers()
    const router = start()
    void router.navigate('/b')
    await vi.advanceTimersByTimeAsync(1000)
    expect(log).toEqual(['loading'])
    vi.useRealTimers()
  })

  test("requests the sidebar only if it's a different one, before the address changes", async () => {
    const router = start({}, { sidebarUrl: '/one.json' })
    const same = router.navigate('/b')
    await answer('/b/index.json', payload('/b', { sidebarUrl: '/one.json' }))
    await same
    const other = router.navigate('/c')
    await answer('/c/index.json', payload('/c', { sidebarUrl: '/two.json' }))
    await other
    expect(log.filter((line) => line.startsWith('sidebar'))).toEqual(['sidebar /two.json at /b'])
  })
})

describe('an address that has moved', () => {
  test('leads to the new one, which replaces it in the history', async () => {
    const router = start()
    const entries = history.length
    const done = router.navigate('/old#x')
    await answer('/old/index.json', { redirect: '/new' })
    await answer('/new/index.json', payload('/new'))
    await done
    expect(window.location.href).toMatch(/\/new#x$/)
    expect(history.length).toBe(entries + 1)
  })

  test.each([
    ['another site', { redirect: 'https://example.com/x' }, 'https://example.com/x'],
    ['an address that has moved, too', { redirect: '/newer' }, 'http://localhost:3000/newest'],
  ])('to %s is left to the browser', async (_name, first, expected) => {
    const router = start()
    void router.navigate('/old')
    await answer('/old/index.json', first)
    if (first.redirect === '/newer') await answer('/newer/index.json', { redirect: '/newest' })
    await eventually(() => expect(left).toEqual([expected]))
    expect(window.location.pathname).toBe('/a')
  })
})

describe("a page that can't be shown", () => {
  test('is loaded in full, and links are left to the browser from then on', async () => {
    const router = start()
    const done = router.navigate('/b')
    await answer('/b/index.json', 404)
    await done
    expect(left).toEqual(['/b'])
    const link = document.createElement('a')
    link.href = '/c'
    document.body.append(link)
    link.click()
    expect(requests.size).toBe(0)
  })

  test('without a network can be tried again', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const retries: (() => void)[] = []
    const router = start({
      setStatus: (status) => {
        if (status.status === 'error') retries.push(status.retry)
      },
    })
    const done = router.navigate('/b')
    await answer('/b/index.json', new TypeError('network'))
    await done
    expect(left).toEqual([])
    expect(retries).toHaveLength(1)
    online.mockReturnValue(true)
    retries[0]?.()
    await answer('/b/index.json', payload('/b'))
    await eventually(() => expect(log).toContain('navigated to /b'))
    expect(window.location.pathname).toBe('/b')
  })

  test("because it's from another build is loaded in full once", async () => {
    const router = start()
    const done = router.navigate('/b')
    await answer('/b/index.json', payload('/b', {}, 'b2'))
    await done
    expect(left).toEqual(['/b'])
    const again = start().navigate('/b')
    await answer('/b/index.json', payload('/b', {}, 'b2'))
    await again
    expect(left).toEqual(['/b'])
    expect(log).toContain('navigated to /b')
  })
})

describe('going back', () => {
  test('shows the page again where the reader left it', async () => {
    const router = start()
    const state: unknown = history.state
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(420)
    const done = router.navigate('/b')
    await answer('/b/index.json', payload('/b'))
    await done
    history.replaceState(state, '', '/a')
    window.dispatchEvent(new PopStateEvent('popstate', { state }))
    await answer('/a/index.json', payload('/a'))
    await eventually(() => expect(log).toContain('navigated to /a'))
    expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 420, behavior: 'instant' })
  })

  test('to a hash that was typed leaves the page as it is', async () => {
    start()
    history.replaceState(null, '', '/a#typed')
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
    await eventually(() => expect(log).toEqual(['shows /a#typed at /a']))
    expect(requests.size).toBe(0)
  })
})

describe('links', () => {
  const click = (href: string, options: MouseEventInit = {}): MouseEvent => {
    const link = document.createElement('a')
    link.href = href
    document.body.append(link)
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...options })
    link.dispatchEvent(event)
    return event
  }

  test('inside the site are followed without a page load', async () => {
    start()
    expect(click('/b').defaultPrevented).toBe(true)
    await answer('/b/index.json', payload('/b'))
    await eventually(() => expect(log).toContain('navigated to /b'))
  })

  test.each<[string, string, MouseEventInit]>([
    ['to another site', 'https://example.com/b', {}],
    ['to a file', '/b.pdf', {}],
    ['with a key', '/b', { ctrlKey: true }],
    ['with another button', '/b', { button: 1 }],
  ])('%s are left to the browser', (_name, href, options) => {
    start()
    expect(click(href, options).defaultPrevented).toBe(false)
    expect(requests.size).toBe(0)
  })

  test('to the address that is shown add nothing to the history', async () => {
    start()
    const entries = history.length
    click('/a')
    await eventually(() => expect(log).toContain('shows /a at /a'))
    expect(history.length).toBe(entries)
  })
})

describe('the page that is shown', () => {
  test('gets another query string without a request', async () => {
    const router = start()
    await router.setQuery('/a', '?q=x')
    await router.setQuery('/other', '?q=y')
    expect(window.location.search).toBe('?q=x')
    expect(log).toEqual(['shows /a?q=x at /a'])
    expect(requests.size).toBe(0)
  })

  test('is replaced only by a newer version of itself', async () => {
    const router = start()
    await router.refresh(payload('/b'))
    expect(log).toEqual([])
    await router.refresh(payload('/a'))
    expect(log).toEqual(['shows /a at /a'])
  })

  test('shows its new article, with its behavior, before the rest is rendered', async () => {
    const router = start({
      showArticle: ({ page, html }, from) => {
        log.push(`article ${html} of ${page.title} instead of ${from.page.title}`)
        return true
      },
      onShown: () => log.push('enters'),
    })
    await router.refresh(payload('/a', { title: 'New' }))
    expect(log).toEqual(['article <p>/a</p> of New instead of /a', 'enters', 'shows /a at /a'])
  })

  test("isn't replaced if the reader navigates while its new version is loading", async () => {
    let loaded = (): void => undefined
    const router = start({
      loadStyleSheet: (url) =>
        url === '/slow.css' ? new Promise((resolve) => (loaded = resolve)) : Promise.resolve(),
    })
    const refreshed = router.refresh({ ...payload('/a'), styleSheet: '/slow.css' })
    const done = router.navigate('/b')
    await answer('/b/index.json', payload('/b'))
    await done
    loaded()
    await refreshed
    expect(log).toEqual(['shows /b at /b', 'idle', 'navigated to /b'])
  })

  test('reloads as the page that a pending navigation leads to', async () => {
    const router = start()
    void router.navigate('/b#x')
    await eventually(() => expect(requests.size).toBe(1))
    router.reload()
    expect(left).toEqual(['/b#x'])
  })
})
