import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { causeChain, CrashScreen } from '../../src/theme/Crash/CrashBoundary.tsx'

// @covers 8.1
test('the causes of an error are listed, outermost first', () => {
  const error = new Error('outer', { cause: new Error('middle', { cause: 'inner' }) })
  expect(causeChain(error)).toEqual(['outer', 'middle', 'inner'])
})

test('circular causes are listed once', () => {
  const error = new Error('one')
  error.cause = new Error('two', { cause: error })
  expect(causeChain(error)).toEqual(['one', 'two'])
})

test("the crash screen doesn't need the site's data", () => {
  const html = renderToString(
    <CrashScreen
      error={new Error('Broken', { cause: new Error('Why') })}
      onRetry={() => undefined}
    />,
  )
  expect(html).toContain('This page crashed')
  expect(html).toContain('Try again')
  expect(html).toContain('Broken\n\nCause: Why')
})
