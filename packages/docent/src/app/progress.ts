/** The bar is shown only if a navigation takes longer than this. */
export const PROGRESS_DELAY_MS = 200
export const PROGRESS_MINIMUM = 0.08
export const PROGRESS_SPEED_MS = 200
export const PROGRESS_TRICKLE_RATE = 0.02
export const PROGRESS_TRICKLE_MS = 800

export interface Progress {
  start(): void
  done(): void
}

/**
 * The thin bar at the top of the window during a slow navigation.
 * @param label the bar's accessible name
 */
export function createProgress(label: string): Progress {
  let bar: HTMLElement | undefined
  let delay: ReturnType<typeof setTimeout> | undefined
  let trickle: ReturnType<typeof setInterval> | undefined
  let value = 0

  const set = (next: number): void => {
    value = Math.min(next, 0.994)
    bar?.style.setProperty('transform', `scaleX(${value})`)
    bar?.setAttribute('aria-valuenow', String(Math.round(value * 100)))
  }
  const show = (): void => {
    bar = document.createElement('div')
    bar.className = 'docent-progress'
    bar.setAttribute('role', 'progressbar')
    bar.setAttribute('aria-label', label)
    bar.setAttribute('aria-valuemin', '0')
    bar.setAttribute('aria-valuemax', '100')
    bar.style.transitionDuration = `${PROGRESS_SPEED_MS}ms`
    document.body.append(bar)
    set(PROGRESS_MINIMUM)
    trickle = setInterval(
      () => set(value + Math.random() * PROGRESS_TRICKLE_RATE),
      PROGRESS_TRICKLE_MS,
    )
  }
  const clear = (): void => {
    clearTimeout(delay)
    clearInterval(trickle)
  }
  return {
    start() {
      clear()
      if (!bar) delay = setTimeout(show, PROGRESS_DELAY_MS)
    },
    done() {
      clear()
      const old = bar
      bar = undefined
      if (!old) return
      old.style.transform = 'scaleX(1)'
      old.style.opacity = '0'
      setTimeout(() => old.remove(), PROGRESS_SPEED_MS * 2)
    },
  }
}
