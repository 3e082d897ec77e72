import { island } from 'docent'
import { useId, useRef, type ReactNode } from 'react'
import { countText } from '../list-filter/filter-items.ts'
import { useListFilter } from '../list-filter/use-list-filter.ts'
import './CommandFinder.css'

const SHAPE = { groups: 'section', items: 'li' }
const CHOICES = [] as const

/** A search in the commands below it. Until readers type, each column shows only its first commands. */
function CommandFinder({ children }: { children?: ReactNode }): ReactNode {
  const listRef = useRef<HTMLDivElement>(null)
  const fieldRef = useRef<HTMLInputElement>(null)
  const filter = useListFilter(listRef, fieldRef, SHAPE, CHOICES)
  const id = useId()
  return (
    <div className="command-finder" data-searching={filter.text.trim() === '' ? undefined : ''}>
      <search aria-label="Commands">
        <label htmlFor={id}>What should the test do?</label>
        <input
          id={id}
          ref={fieldRef}
          type="search"
          autoComplete="off"
          spellCheck={false}
          placeholder="upload a file, cookie, retry …"
          value={filter.text}
          onChange={(event) => filter.setText(event.target.value)}
        />
        <output>{filter.text.trim() === '' ? '' : countText(filter.count, 'commands')}</output>
      </search>
      {filter.count.shown === 0 && (
        <p>
          {`No command matches “${filter.text.trim()}”. Try another word, such as what a user does on the page.`}
        </p>
      )}
      <div ref={listRef}>{children}</div>
    </div>
  )
}

export default island(CommandFinder)
