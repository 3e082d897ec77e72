// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createIslandStarter } from '../../src/app/island-start.ts'

let idle: { callback: () => void; timeout: number | undefined }[] = []
/** Elements that an observer watches, and how they come near. */
const watched = new Set<Element>()
let comeNear = (_element: Element): void => undefined

beforeEach(() => {
  idle = []
  watched.clear()
  vi.stubGlobal('requestIdleCallback', (callback: () => void, options?: IdleRequestOptions) => {
    idle.push({ callback, timeout: options?.timeout })
  })
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
        comeNear = (target) => callback([{ isIntersecting: true, target }])
      }
      observe = (element: Element): unknown => watched.add(element)
      unobserve = (element: Element): unknown => watched.delete(element)
      disconnect = (): void => watched.clear()
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

function island(when?: string): Element {
  const element = document.createElement('docent-island')
  if (when !== undefined) element.setAttribute('when', when)
  return element
}

// @covers 11.22
test('an island starts at once, when the browser is idle, or when it comes near', () => {
  const started: Element[] = []
  const starter = createIslandStarter((element) => started.push(element))
  const [atOnce, whenIdle, whenNear] = [island('load'), island('idle'), island('visible')]
  for (const element of [whenNear, whenIdle, atOnce]) starter.await(element)
  expect(started).toEqual([atOnce])
  expect(idle.map(({ timeout }) => timeout)).toEqual([2000])
  idle[0]?.callback()
  expect(started).toEqual([atOnce, whenIdle])
  comeNear(whenNear)
  expect(started).toEqual([atOnce, whenIdle, whenNear])
  expect([...watched]).toEqual([])
})

test('an island of another page no longer starts when it comes near', () => {
  const starter = createIslandStarter(() => undefined)
  starter.await(island())
  expect(watched.size).toBe(1)
  starter.forget()
  expect(watched.size).toBe(0)
})
