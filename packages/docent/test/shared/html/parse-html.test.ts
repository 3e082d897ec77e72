import { describe, expect, test } from 'vitest'
import { allElements, parseHtml } from '../../../src/shared/html/tree.ts'

/** Source text of each element's tags and attributes, at the offsets in the tree. */
const rangesIn = (html: string) =>
  [...allElements(parseHtml(html).children)].map(({ startTag, endTag, attributeRanges }) => ({
    startTag: html.slice(startTag.start, startTag.end),
    endTag: endTag && html.slice(endTag.start, endTag.end),
    attributes: attributeRanges.map(({ start, end }) => html.slice(start, end)),
  }))

describe('parseHtml', () => {
  test('knows where tags and attributes are, however they are written', () => {
    expect(
      rangesIn(`a<p class=b STYLE = 'c' hidden id="d&amp;" >e &amp; <B>f</B ><i></i></p>`),
    ).toEqual([
      {
        startTag: `<p class=b STYLE = 'c' hidden id="d&amp;" >`,
        endTag: '</p>',
        attributes: ['class=b', `STYLE = 'c'`, 'hidden', 'id="d&amp;"'],
      },
      { startTag: '<B>', endTag: '</B >', attributes: [] },
      { startTag: '<i>', endTag: '</i>', attributes: [] },
    ])
  })

  test("doesn't give an end tag to elements that end implicitly", () => {
    expect(rangesIn('<br/><ul><li>a<li>b</ul><p>c').map(({ endTag }) => endTag)).toEqual([
      undefined,
      '</ul>',
      undefined,
      undefined,
      undefined,
    ])
  })

  test('decodes text and values, and knows parents', () => {
    const [paragraph] = allElements(
      parseHtml('<p title="&lt;a&gt;">b&nbsp;<i>&copy;</i></p>').children,
    )
    expect(paragraph?.attribs).toEqual({ title: '<a>' })
    expect(paragraph?.children[0]).toEqual({ type: 'text', data: 'b\u00a0' })
    expect(paragraph?.children[1]).toMatchObject({ name: 'i', parent: paragraph })
  })

  test("doesn't mistake text in comments, scripts, and values for elements", () => {
    const html = `<!-- <b> --><script>"<b>"</script><p title='<b>'>&lt;b></p>`
    expect([...allElements(parseHtml(html).children)].map(({ name }) => name)).toEqual([
      'script',
      'p',
    ])
  })
})
