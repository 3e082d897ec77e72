import { expect, it } from 'vitest'
import { findFences } from '../page/fences.ts'
import { findUnformatted, repairPage } from '../samples/format.ts'

const page = [
  '- Item',
  '',
  '  ```js',
  '  cy.get("a").click();',
  '  cy.session(id, () => { cy.visit("/") })',
  '',
  '  cy.log(1)',
  '  ```',
  '',
  '```ts',
  "cy.log('fine')",
  '```',
  '',
  '```js no-check="lists call forms"',
  '.click();',
  '```',
].join('\n')

it('finds samples that Prettier would change', async () => {
  const unformatted = await findUnformatted(findFences(page, 'a.mdx'))
  expect(unformatted).toHaveLength(1)
  expect(unformatted[0]?.fence.line).toBe(4)
  expect(unformatted[0]?.expected[0]).toBe("cy.get('a').click()")
})

it('formats them in place and keeps the indentation', async () => {
  const repaired = repairPage(page, await findUnformatted(findFences(page, 'a.mdx')))
  expect(repaired.split('\n').slice(0, 11)).toEqual([
    '- Item',
    '',
    '  ```js',
    "  cy.get('a').click()",
    '  cy.session(id, () => {',
    "    cy.visit('/')",
    '  })',
    '',
    '  cy.log(1)',
    '  ```',
    '',
  ])
  expect(await findUnformatted(findFences(repaired, 'a.mdx'))).toEqual([])
})

it('ignores markup without a program around it', async () => {
  const fences = findFences('```jsx\n<Button />\n```\n```jsx\n{/* a */}\n<Button />\n```', 'a.mdx')
  expect(await findUnformatted(fences)).toEqual([])
})

it('allows the two samples of a pair to break their lines earlier', async () => {
  const sample = [
    '```js',
    'cy.get(\'[data-cy="save"]\')',
    '  .click()',
    "  .should('be.disabled')",
    '```',
  ]
  const inPair = ['<Incorrect>', '', ...sample, '', '</Incorrect>', ''].join('\n')
  expect(await findUnformatted(findFences(inPair, 'a.mdx'))).toEqual([])
  expect(await findUnformatted(findFences(sample.join('\n'), 'a.mdx'))).toHaveLength(1)
  const ugly = inPair.replace('  .click()', '.click()')
  expect(await findUnformatted(findFences(ugly, 'a.mdx'))).toHaveLength(1)
})
