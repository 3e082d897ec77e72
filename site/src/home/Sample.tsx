import { Fragment, type ReactNode } from 'react'

interface Line {
  /** Pieces of code with their token class. Plain text has no class. */
  code: [text: string, token?: string][]
  /** Positions of the line's entries in the Command Log. */
  rows?: string
}

const lines = (count: number): Line[] => [
  { code: [['it', 'f'], ['('], ["'adds a note'", 's'], [', () => {']] },
  { code: [['  cy.'], ['visit', 'f'], ['('], ["'/notes'", 's'], [')']], rows: '1' },
  {
    code: [
      ['  cy.'],
      ['get', 'f'],
      ['('],
      ["'[name=note]'", 's'],
      [').'],
      ['type', 'f'],
      ['('],
      ["'Buy milk'", 's'],
      [')'],
    ],
    rows: '2 3',
  },
  {
    code: [['  cy.'], ['contains', 'f'], ['('], ["'Add'", 's'], [').'], ['click', 'f'], ['()']],
    rows: '4 5',
  },
  {
    code: [
      ['  cy.'],
      ['get', 'f'],
      ['('],
      ["'li'", 's'],
      [').'],
      ['should', 'f'],
      ['('],
      ["'have.length'", 's'],
      [', '],
      [String(count), 'n'],
      [')'],
    ],
    rows: '6 7',
  },
  { code: [['})']] },
]

/**
 * The test that the runner below it plays, with the token classes of code blocks.
 * @param count the number of notes that the test expects
 */
export function Sample({ count }: { count: number }): ReactNode {
  return (
    <figure className="code-block home-sample">
      <pre>
        <code>
          {lines(count).map(({ code, rows }, number) => (
            <Fragment key={number}>
              <span className="line" data-show={rows}>
                {code.map(([text, token], index) =>
                  token === undefined ? (
                    text
                  ) : (
                    <span key={index} className={`tk-${token}`}>
                      {text}
                    </span>
                  ),
                )}
              </span>
              {'\n'}
            </Fragment>
          ))}
        </code>
      </pre>
    </figure>
  )
}
