import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import Correct from '../Correct.tsx'
import Incorrect from '../Incorrect.tsx'
import Mistake from '../Mistake.tsx'

describe('Mistake', () => {
  it('labels both samples in words and keeps the reason', () => {
    const html = renderToStaticMarkup(
      <Mistake>
        <Incorrect>wrong</Incorrect>
        <Correct>right</Correct>
        <p>Because.</p>
      </Mistake>,
    )
    expect(html).toMatch(/<strong>Incorrect<\/strong>.*wrong.*<strong>Correct<\/strong>.*right/)
    expect(html).toContain('<p>Because.</p>')
  })

  it.each([
    ['no correction', [<Incorrect key="1">wrong</Incorrect>, <p key="2">Because.</p>]],
    ['no reason', [<Incorrect key="1">wrong</Incorrect>, <Correct key="2">right</Correct>]],
    [
      'the wrong order',
      [
        <Correct key="1">right</Correct>,
        <Incorrect key="2">wrong</Incorrect>,
        <p key="3">Because.</p>,
      ],
    ],
  ])('rejects %s', (_, children) => {
    expect(() => renderToStaticMarkup(<Mistake>{children}</Mistake>)).toThrow(
      'A Mistake needs an Incorrect sample, a Correct sample, and then the reason',
    )
  })
})
