import type { ReactNode } from 'react'
import './front.css'

export interface TerminalProps {
  /** What was typed. */
  command: string
  /** The lines that it printed. */
  output?: readonly string[]
}

/** A command and its output, dark in both color modes. */
export default function Terminal({ command, output }: TerminalProps): ReactNode {
  return (
    <div className="front-terminal" data-style="dark">
      <pre>
        <span className="front-prompt">$ </span>
        <b>{command}</b>
        {output !== undefined && '\n'}
        {output?.map((line, index) => (
          <span key={index}>
            {'\n'}
            <Line text={line} />
          </span>
        ))}
      </pre>
    </div>
  )
}

/** A line in the colors that docent prints. */
function Line({ text }: { text: string }): ReactNode {
  const error = /^(\[[a-z-]+\])(.*)$/.exec(text)
  if (error) {
    return (
      <>
        <span className="front-error">{error[1]}</span>
        <b>{error[2]}</b>
      </>
    )
  }
  if (!text.startsWith('  Fix:')) return text
  return (
    <>
      {'  '}
      <span className="front-prompt">Fix:</span>
      {text.slice('  Fix:'.length)}
    </>
  )
}
