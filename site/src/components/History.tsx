import { usePage } from 'docent'
import type { ReactNode } from 'react'
import { renderInline } from './parts/inline-markdown.tsx'
import { readHistory } from './parts/page-history.ts'

/**
 * Changes by version, from the `history` in the page's front matter. The version is also in an attribute, so that a
 * script can mark changes that are newer than the reader's version.
 */
export default function History(): ReactNode {
  const changes = readHistory(usePage().extra)
  return (
    <>
      <p className="my-version-link" data-search-ignore="" data-markdown-ignore="">
        <a href="#my-version">Mark changes newer than my version</a>
      </p>
      <table className="history-table">
        <thead>
          <tr>
            <th scope="col">Version</th>
            <th scope="col">Change</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ version, change }, index) => (
            <tr key={index} data-since={version}>
              <th scope="row">{version}</th>
              <td>{renderInline(change)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
