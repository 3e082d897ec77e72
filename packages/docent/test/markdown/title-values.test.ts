import { describe, expect, test } from 'vitest'
import { compilePage } from '../../src/markdown/compile.ts'
import { compileOptions } from './to-html.ts'

const warningsOf = async (source: string, name: string) =>
  (await compilePage(source, `/site/docs/${name}`, compileOptions())).warnings

describe('a title with words that only code has is named', () => {
  test.each([
    ['export const v = 2\n\n# API {v}', '# API {v}', 3],
    ['# API {props.v} for {1 + 1}', '# API {props.v} for {1 + 1}', 1],
    ['# <Code text={"<Box/>"} /> props', '# <Code text={"<Box/>"} /> props', 1],
    ['# <Badge text="New" /> Thing', '# <Badge text="New" /> Thing', 1],
    ['# <Title />', '# <Title />', 1],
    ['# <Title {...props} /> x', '# <Title {...props} /> x', 1],
    ['API {v}\n===', 'API {v}', 1],
  ])('docusaurus#7808: %j', async (source, form, line) => {
    expect(await warningsOf(source, 'page.mdx')).toMatchObject([
      { what: `In lists of pages, the code in the title \`${form}\``, line, fix: expect.stringContaining('`title`') as string },
    ])
  })

  test.each([
    '---\ntitle: API 2\n---\n\n# API {v}',
    '# API {"{v}"} {\'x\'} {/* c */}\n',
    '# <Icon name="star" /> Thing',
    '# <b>Thing</b> <Badge kind="tip">New</Badge>',
    '# Thing\n\n# Other {v}',
    '## Version {v}',
  ])('docusaurus#7808, and nothing else: %j', async (source) => {
    const warnings = await warningsOf(source, 'page.mdx')
    expect(warnings.filter((warning) => JSON.stringify(warning).includes('in the title'))).toEqual([])
  })
})
