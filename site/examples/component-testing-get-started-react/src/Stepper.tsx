import { useState } from 'react'

interface Props {
  start?: number
  onChange?: (count: number) => void
}

export function Stepper({ start = 0, onChange }: Props) {
  const [count, setCount] = useState(start)

  const add = (step: number) => {
    setCount(count + step)
    onChange?.(count + step)
  }

  return (
    <div role="group" aria-label="Quantity">
      <button data-cy="decrease" onClick={() => add(-1)}>
        -
      </button>
      <output data-cy="count">{count}</output>
      <button data-cy="increase" onClick={() => add(1)}>
        +
      </button>
    </div>
  )
}
