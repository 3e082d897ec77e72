import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SiteContext } from '../../src/theme/context.ts'
import { TabItem, Tabs } from '../../src/theme/mdx/Tabs.tsx'
import { site } from './fixture.tsx'

test('a tab that has only a label has it as its value', () => {
  const html = renderToString(
    <SiteContext value={site}>
      <Tabs>
        <TabItem label="One">First.</TabItem>
        <TabItem value="two" label="Two">
          Second.
        </TabItem>
      </Tabs>
    </SiteContext>,
  )
  expect(html).toMatch(/data-value="One"[^>]*>One</)
  expect(html).toMatch(/data-value="two"[^>]*>Two</)
  expect(html).toContain('First.')
})

test.each([{ groupId: 'os' }, { syncKey: 'os' }])('tabs with %j change together', (group) => {
  const html = renderToString(
    <SiteContext value={site}>
      <Tabs {...group}>
        <TabItem label="One">First.</TabItem>
      </Tabs>
    </SiteContext>,
  )
  expect(html).toContain('data-group="os"')
})

test('a tab without a name is an error', () => {
  const tabs = (
    <SiteContext value={site}>
      <Tabs>
        <TabItem>Text.</TabItem>
      </Tabs>
    </SiteContext>
  )
  expect(() => renderToString(tabs)).toThrow('outside of <TabItem value="…">')
})

test('docusaurus-plugin-search-local#73, tabs with the same value are an error that names it', () => {
  const tabs = (
    <SiteContext value={site}>
      <Tabs>
        <TabItem value="a">First.</TabItem>
        <TabItem value="a">Second.</TabItem>
      </Tabs>
    </SiteContext>
  )
  expect(() => renderToString(tabs)).toThrow('Two items of <Tabs> have the value "a".')
})

test('a first tab that does not exist is an error, because no tab would be shown', () => {
  const tabs = (
    <SiteContext value={site}>
      <Tabs defaultValue="c">
        <TabItem value="a">First.</TabItem>
        <TabItem value="b">Second.</TabItem>
      </Tabs>
    </SiteContext>
  )
  expect(() => renderToString(tabs)).toThrow('"c" of <Tabs> isn\'t among its items: "a", "b"')
})
