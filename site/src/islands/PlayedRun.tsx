import { island } from 'docent'
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'

type Playback = 'playing' | 'paused' | 'ended'

const LABELS: Record<Playback, string> = { playing: 'Pause', paused: 'Play', ended: 'Play again' }

/**
 * A drawn run that plays once, as CSS animations of the drawing's elements, which run before this code has loaded and
 * even without it. The button pauses and replays them, and choosing a command ends them. Readers who prefer reduced
 * motion see the end of the run and can play it.
 */
function PlayedRun({ children }: { children?: ReactNode }): ReactNode {
  const rootRef = useRef<HTMLDivElement>(null)
  const [playback, setPlayback] = useState<Playback>('playing')

  const follow = useCallback((animations: readonly Animation[]): void => {
    setPlayback('playing')
    // Rejects if the animations are canceled because the drawing was removed or another test was chosen.
    Promise.all(animations.map(({ finished }) => finished)).then(
      () => setPlayback('ended'),
      () => undefined,
    )
  }, [])

  useEffect(() => {
    const root = rootRef.current
    if (!root) return undefined
    // Without animations, the reader prefers reduced motion, and the promise resolves immediately.
    follow(animationsOf(root))
    const choose = ({ target }: Event): void => {
      const isTest = (target as Element).closest('.run-choice') !== null
      if (isTest) follow(animationsOf(root))
      else {
        for (const animation of animationsOf(root)) animation.finish()
        setPlayback('ended')
      }
    }
    root.addEventListener('change', choose)
    return () => root.removeEventListener('change', choose)
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
      <button
        type="button"
        className="played-button"
        data-playback={playback}
        aria-label={LABELS[playback]}
        onClick={toggle}
      />
      {children}
    </div>
  )
}

export default island(PlayedRun)

/**
 * Restarts the animations. A browser discards finished animations, so their styles have to be removed and added again.
 */
function rewind(root: HTMLElement): void {
  root.dataset.play = 'rewound'
  root.getBoundingClientRect()
  root.dataset.play = 'on'
}

function animationsOf(root: Element | null): Animation[] {
  return root?.getAnimations({ subtree: true }) ?? []
}
