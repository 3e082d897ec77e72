import { island } from 'docent'
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import './PlayedRun.css'

type Playback = 'playing' | 'paused' | 'ended'

const LABELS: Record<Playback, string> = { playing: 'Pause', paused: 'Play', ended: 'Play again' }

/**
 * A drawn run that plays once, as CSS animations of the drawing's own elements: they run before this code is there,
 * and without it. The button pauses and replays them. Readers who prefer reduced motion see the end of the run, and
 * it plays when they ask for it.
 */
function PlayedRun({ children }: { children?: ReactNode }): ReactNode {
  const rootRef = useRef<HTMLDivElement>(null)
  const [playback, setPlayback] = useState<Playback>('playing')

  const follow = useCallback((animations: readonly Animation[]): void => {
    setPlayback('playing')
    // Rejected when the animations are canceled: the drawing is gone.
    Promise.all(animations.map(({ finished }) => finished)).then(
      () => setPlayback('ended'),
      () => undefined,
    )
  }, [])

  useEffect(() => {
    // No animations mean that the reader prefers reduced motion; the promise of none is kept at once.
    follow(animationsOf(rootRef.current))
  }, [follow])

  const toggle = (): void => {
    const root = rootRef.current
    if (!root) return
    if (playback === 'ended') rewind(root)
    const animations = animationsOf(root)
    if (playback === 'playing') {
      for (const animation of animations) animation.pause()
      setPlayback('paused')
    } else {
      for (const animation of animations) animation.play()
      follow(animations)
    }
  }

  return (
    <div ref={rootRef} className="played-run">
      {children}
      <button type="button" className="button played-button" onClick={toggle}>
        {LABELS[playback]}
      </button>
    </div>
  )
}

export default island(PlayedRun)

/** Starts the animations again. A browser forgets those that have ended, so their styles have to go and come back. */
function rewind(root: HTMLElement): void {
  root.dataset.play = 'rewound'
  root.getBoundingClientRect()
  root.dataset.play = 'on'
}

function animationsOf(root: Element | null): Animation[] {
  return root?.getAnimations({ subtree: true }) ?? []
}
