import { useRef, useState, type ComponentType, type ReactNode } from 'react'
import { recordTyping, type Typing } from '../../client/typing.ts'
import type { SearchInfo } from '../../search/model.ts'
import { loadProvider } from '../../search/provider.ts'
import { resultsAddress } from '../../search/results-address.ts'
import type { SearchDialogProps } from './SearchDialog.tsx'
import { useSearchTriggers } from './useSearchTriggers.ts'

/** Opens the search dialog. The dialog's own code and the index come when the reader comes near a search button. */
export function SearchHost({ info }: { info: SearchInfo }): ReactNode {
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>()
  /** Numbered, because a closed dialog says so a little later, when the next one may be open. */
  const [opening, setOpening] = useState<{ number: number; query: string }>()
  const typing = useRef<Typing>(undefined)
  const loading = useRef<Promise<unknown>>(undefined)

  const load = (): Promise<unknown> => {
    loading.current ??= import('./SearchDialog.tsx').then(
      (module) => setDialog(() => module.default),
      (error: unknown) => {
        loading.current = undefined
        throw error
      },
    )
    return loading.current
  }
  const prepare = (): void => {
    load().catch(() => undefined)
    loadProvider(info)
      .then((provider) => provider.prepare())
      // The reader has not asked for anything yet; the dialog says what is wrong.
      .catch(() => undefined)
  }
  /** What was typed until now; from now on it goes where the focus is. */
  const takeTyped = (): string => {
    const text = typing.current?.text() ?? ''
    typing.current?.stop()
    typing.current = undefined
    return text
  }
  const open = (first: string): void => {
    if (!Dialog) typing.current ??= recordTyping(document, first)
    setOpening((before) => ({ number: (before?.number ?? 0) + 1, query: first }))
    prepare()
    load().catch((error: unknown) => {
      console.warn('The search could not be loaded.', error)
      const text = takeTyped()
      setOpening(undefined)
      // Files of an older build may be gone: the results page of the new one is not.
      if (navigator.onLine)
        window.location.assign(resultsAddress(info.resultsRoute, { query: text }))
    })
  }
  useSearchTriggers({ open, prepare })
  return (
    Dialog &&
    opening && (
      <Dialog
        key={opening.number}
        info={info}
        firstQuery={opening.query}
        takeTyped={() => (typing.current ? takeTyped() : undefined)}
        onClosed={() => setOpening((now) => (now?.number === opening.number ? undefined : now))}
      />
    )
  )
}
