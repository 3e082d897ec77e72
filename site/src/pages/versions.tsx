import type { ReactNode } from 'react'
import { useSite } from 'docent'

export const metadata = {
  title: 'Versions',
  description: 'The versions of this documentation, and what each of them describes.',
  wrapperClass: 'text-page',
}

/** Lists the versions of the documentation. */
export default function Versions(): ReactNode {
  const { docs } = useSite()
  const versions = docs.flatMap((instance) => instance.versions)
  return (
    <>
      <h1>Versions</h1>
      <p>
        This documentation describes the current release of Cypress. Pages say with each option
        since which version it exists.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Version</th>
            <th scope="col">Documentation</th>
          </tr>
        </thead>
        <tbody>
          {versions.map(({ name, label, isLast, href }) => (
            <tr key={name}>
              <th scope="row">
                {label} {isLast && <span className="badge">current</span>}
              </th>
              <td>
                <a href={href}>
                  Read the documentation of {isLast ? 'the current release' : label}
                </a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
