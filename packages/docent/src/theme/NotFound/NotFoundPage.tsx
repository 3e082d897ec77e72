import type { ReactNode } from 'react'
import { useSite } from '../context.ts'
import { Card, Cards } from '../parts/Cards.tsx'
import { mergeAllMessages, type AllMessages } from '../../shared/messages/build-messages.ts'
import { SearchField } from '../search/entry/SearchField.tsx'

export const metadata = (messages: AllMessages) => ({ title: messages['notFound.title'] })

/** ID of the element that the browser fills with pages whose addresses are similar to the requested one. */
export const SUGGESTIONS_ID = 'docent-suggestions'

/** Shown for unknown addresses, unless the site has its own `404.tsx`. */
export default function NotFoundPage(): ReactNode {
  const { navbar, messages: siteMessages } = useSite()
  const messages = mergeAllMessages(siteMessages)
  const sections = navbar.items.flatMap((item) =>
    item.type === 'link' && item.icon === undefined ? [{ label: item.label, href: item.href }] : [],
  )
  return (
    <>
      <h1>{messages['notFound.title']}</h1>
      <p>{messages['notFound.text']}</p>
      <SearchField />
      <div id={SUGGESTIONS_ID} hidden>
        <p>{messages['notFound.suggestions']}</p>
        <ul />
      </div>
      {sections.length > 0 && (
        <>
          <p>{messages['notFound.sections']}</p>
          <Cards columns={3}>
            {sections.map(({ label, href }) => (
              <Card key={href} title={label} href={href} />
            ))}
          </Cards>
        </>
      )}
    </>
  )
}
