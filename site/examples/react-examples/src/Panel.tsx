import { useState, type ReactNode } from 'react'

export function Panel(props: { title: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)

  return (
    <section>
      <button onClick={() => setOpen(!isOpen)}>{props.title}</button>
      {isOpen && props.children}
    </section>
  )
}
