import type { ReactNode } from 'react'

export interface LogErrorData {
  /** Default: `AssertionError`. */
  name?: string
  message: string
  /** The code frame: where the error occurred, and the lines around it. */
  frame?: {
    /** Path, line, and column: `cypress/e2e/cart.cy.js:7:10`. */
    file: string
    /** Code around the line of the error, without a line number. */
    code: string
    /** Line number of the code's first line. */
    from: number
  }
}

/** The error that ended a test, with its code frame. */
export function LogError({ error }: { error: LogErrorData }): ReactNode {
  const { name = 'AssertionError', message, frame } = error
  return (
    <div className="log-error">
      <p className="log-error-name">{name}</p>
      <p className="log-error-message">{message}</p>
      {frame && <CodeFrame {...frame} />}
    </div>
  )
}

function CodeFrame({ file, code, from }: NonNullable<LogErrorData['frame']>): ReactNode {
  const [, failing] = /:(\d+):\d+$/.exec(file) ?? []
  if (failing === undefined) {
    throw new Error(`The code frame's file "${file}" needs a line and a column: "cart.cy.js:7:10".`)
  }
  return (
    <div className="log-frame">
      <p className="log-frame-file">{file}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it can be scrolled */}
      <pre className="log-frame-code" tabIndex={0}>
        {code.split('\n').map((line, index) => {
          const number = from + index
          return (
            <span
              key={number}
              className={number === Number(failing) ? 'log-frame-line' : undefined}
            >
              {`${number === Number(failing) ? '>' : ' '} ${String(number).padStart(2)} | ${line}\n`}
            </span>
          )
        })}
      </pre>
    </div>
  )
}
