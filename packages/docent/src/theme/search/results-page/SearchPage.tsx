import type { ReactNode } from 'react'
import { useSite } from '../../context.ts'
import { mergeAllMessages } from '../../../shared/messages/build-messages.ts'
import type { Messages } from '../../../shared/messages/messages.ts'
import { SearchForm } from '../entry/SearchField.tsx'
import { siteSections } from '../parts/search-request.ts'

export const metadata = (messages: Messages) => ({ title: messages['search.pageTitle'] })

/** The results page as HTML: a form and, for readers without JavaScript, the sections of the site. */
export default function SearchPage(): ReactNode {
  const site = useSite()
  const messages = mergeAllMessages(site.messages)
  const sections = siteSections(site)
  return (
    <>
      <h1>{messages['search.pageTitle']}</h1>
      <SearchForm action={site.search?.resultsRoute ?? ''} />
      <noscript>
        <p>{messages['search.needsScript']}</p>
        <ul>
          {sections.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </noscript>
    </>
  )
}
