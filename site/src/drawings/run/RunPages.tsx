import type { ReactNode } from 'react'
import { AppPreview } from '../app/AppPreview.tsx'
import type { RunPage } from './read-run.ts'

interface RunPagesProps {
  run: string
  pages: readonly RunPage[]
  browser: string
  viewport: string
}

/**
 * The pages of a run, all in the same place. The style sheet shows the one whose entry is chosen or pointed to, so that
 * readers can go back in time without a script.
 */
export function RunPages({ run, pages, browser, viewport }: RunPagesProps): ReactNode {
  return (
    <div className="runner-app">
      {pages.map((page) => (
        <div
          key={page.rows[0]}
          id={`${run}-${page.rows[0]}`}
          className="run-page"
          data-show={page.rows.join(' ')}
        >
          <PreviewBar url={page.url} browser={browser} viewport={viewport} />
          <p className="visually-hidden">
            {page.name === '' ? 'The page at first:' : `The page at “${page.name}”:`}
          </p>
          <Snapshots name={`${run}-${page.rows[0]}-at`} snapshots={page.snapshots} />
        </div>
      ))}
    </div>
  )
}

interface PreviewBarProps {
  url: string | undefined
  browser: string
  viewport: string
}

/** The bar above the application: the browser, the application's address if there is one, and the viewport's size. */
export function PreviewBar({ url, browser, viewport }: PreviewBarProps): ReactNode {
  return (
    <p className="runner-header" data-style="dark">
      <span className="runner-address">
        <span className="runner-browser">{browser}</span>
        {url && <span className="runner-url">{url.replace(/^https?:\/\//, '')}</span>}
        <span className="runner-viewport">{viewport}</span>
      </span>
    </p>
  )
}

/** One snapshot, or several with the menu that switches between them. */
function Snapshots({ name, snapshots }: Pick<RunPage, 'snapshots'> & { name: string }): ReactNode {
  const [first] = snapshots
  if (snapshots.length === 1 && first) {
    return (
      <div className="run-paper">
        <AppPreview parts={first[1]} />
      </div>
    )
  }
  return (
    <>
      {snapshots.map(([label, parts], index) => (
        <div key={label} className="run-paper" data-snapshot={index + 1}>
          <p className="visually-hidden">{`${label}:`}</p>
          <AppPreview parts={parts} />
        </div>
      ))}
      <div className="run-snapshots" role="radiogroup" aria-label="Snapshot">
        {snapshots.map(([label], index) => (
          <label key={label}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              value={index + 1}
              defaultChecked={index === 0}
            />
            {label}
          </label>
        ))}
      </div>
    </>
  )
}
