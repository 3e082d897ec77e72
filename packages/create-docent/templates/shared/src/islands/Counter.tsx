import { island } from 'docent'
import { useState, type ReactNode } from 'react'

interface CounterProps {
  start?: number
  children?: ReactNode
}

function Counter({ start = 0, children }: CounterProps) {
  const [count, setCount] = useState(start)
  return (
    <div>
      <button type="button" onClick={() => setCount(count + 1)}>
        Count: {count}
      </button>
      {children}
    </div>
  )
}

// Without island(), a component is static HTML, and its buttons do nothing.
export default island(Counter)
