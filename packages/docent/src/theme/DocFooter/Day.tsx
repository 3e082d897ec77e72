import type { ReactNode } from 'react'
import { useSite } from '../context.ts'

/** Creating a formatter takes longer than rendering the rest of the footer. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** Uses UTC, so that the server and every browser render the same day. */
function dayFormat(language: string): Intl.DateTimeFormat {
  const format =
    formats.get(language) ??
    new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  formats.set(language, format)
  return format
}

/** A day in the page's language. */
export function Day({ at }: { at: string }): ReactNode {
  const { locale, locales } = useSite()
  const language = locales.find(({ code }) => code === locale)?.htmlLang ?? locale
  return <time dateTime={at}>{dayFormat(language).format(new Date(at))}</time>
}
