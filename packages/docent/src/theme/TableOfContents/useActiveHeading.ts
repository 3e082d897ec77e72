import { useEffect, useState } from 'react'

/** A heading counts as reached at this distance below the navbar, in pixels. */
const REACH = 24

/**
 * ID of the heading whose section is being read: the last one above the upper edge of the text, or the page's last one
 * at the end of the page. Undefined on the server.
 */
export function useActiveHeading(ids: readonly string[]): string | undefined {
  const [active, setActive] = useState<string>()

  useEffect(() => {
    let frame = 0
    const update = (): void => {
      frame = 0
      setActive(findActive(ids))
    }
    const schedule = (): void => {
      frame ||= requestAnimationFrame(update)
    }
    schedule()
    window.addEventListener('scroll', schedule, { passive: true })
    window.addEventListener('resize', schedule, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', schedule)
      window.removeEventListener('resize', schedule)
    }
  }, [ids])

  return active
}

function findActive(ids: readonly string[]): string | undefined {
  const root = document.documentElement
  const edge = (parseFloat(getComputedStyle(root).scrollPaddingTop) || 0) + REACH
  const atEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= root.scrollHeight - 2
  let active: string | undefined
  for (const id of ids) {
    const heading = document.getElementById(id)
    // In closed details or in a tab that isn't selected, a heading has no position.
    if (!heading?.checkVisibility()) continue
    const { top } = heading.getBoundingClientRect()
    if (top > edge && !(atEnd && top < window.innerHeight)) break
    active = id
  }
  return active
}
