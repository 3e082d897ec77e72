import type { ReactNode } from 'react'
import { useContentLanguage, useMessages, usePage, useSite } from '../context.ts'
import { Link } from '../Link/Link.tsx'
import { formatMessage } from '../../shared/messages/messages.ts'

/** Notices above an article: another version, another language, a draft, or an unlisted page. */
export function DocNotices(): ReactNode {
  const { draft, unlisted } = usePage()
  const messages = useMessages()
  return (
    <>
      <VersionNotice />
      <LanguageNotice />
      {draft && <p className="notice notice-caution">{messages['doc.draft']}</p>}
      {unlisted && <p className="notice notice-caution">{messages['doc.unlisted']}</p>}
    </>
  )
}

function LanguageNotice(): ReactNode {
  const messages = useMessages()
  const language = useContentLanguage()
  if (!language) return null
  return (
    <p className="notice notice-caution">
      {formatMessage(messages['doc.untranslated'], { language: language.label })}
    </p>
  )
}

function VersionNotice(): ReactNode {
  const site = useSite()
  const page = usePage()
  const messages = useMessages()
  const versions = site.docs.find(({ id }) => id === page.docsId)?.versions ?? []
  const version = versions.find(({ name }) => name === page.version)
  if (!version) return null
  const latest = versions.find(({ isLast }) => isLast)
  const text = messages[version.banner === 'unreleased' ? 'doc.unreleased' : 'doc.unmaintained']
  return (
    <>
      {version.banner !== 'none' && (
        <p className="notice notice-caution">
          {formatMessage(text, { title: site.title, label: version.label })}{' '}
          {latest && latest !== version && (
            <Link href={page.versions?.[latest.name] ?? latest.href}>
              {formatMessage(messages['doc.latest'], { label: latest.label })}
            </Link>
          )}
        </p>
      )}
      {version.badge && (
        <p className="version-badge">
          <span className="badge">
            {formatMessage(messages['doc.version'], { label: version.label })}
          </span>
        </p>
      )}
    </>
  )
}
