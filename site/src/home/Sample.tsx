import { Fragment, type ReactNode } from 'react'

/** A line of the sample: pieces of code with their token class. Plain text has no class. */
type Line = [text: string, token?: string][]

const SAMPLE: Line[] = [
  [['it', 'f'], ['('], ["'adds a note'", 's'], [', () => {']],
  [['  cy.'], ['visit', 'f'], ['('], ["'/notes'", 's'], [')']],
  [
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
  [['  cy.'], ['contains', 'f'], ['('], ["'Add'", 's'], [').'], ['click', 'f'], ['()']],
  [
    ['  cy.'],
    ['get', 'f'],
    ['('],
    ["'li'", 's'],
    [').'],
    ['should', 'f'],
    ['('],
    ["'have.length'", 's'],
    [', '],
    ['2', 'n'],
    [')'],
  ],
  [['})']],
]

/** The test that the runner next to it plays, with the token classes of code blocks. */
export function Sample(): ReactNode {
  return (
    <figure className="code-block home-sample">
      <pre>
        <code>
          {SAMPLE.map((line, number) => (
            <Fragment key={number}>
              <span className="line">
                {line.map(([text, token], index) =>
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
