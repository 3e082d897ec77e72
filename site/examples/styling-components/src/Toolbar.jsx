import { useState } from 'react'

export function Toolbar() {
  const [isOpen, setOpen] = useState(false)

  return (
    <div>
      <button className="wide" data-cy="archive">
        Archive
      </button>
      <button className="narrow" data-cy="more" onClick={() => setOpen(true)}>
        More
      </button>
      {isOpen && <p data-cy="menu">Archive</p>}
    </div>
  )
}
