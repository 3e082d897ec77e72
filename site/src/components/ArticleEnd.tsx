import type { ReactNode } from 'react'
import { cypressVersion } from '../../data/cypress-version.ts'

// A script sample that must pass the type check. Call forms aren't samples.
const CHECKED_SAMPLE =
  /<figure class="code-block[^>]* data-language="(?:js|jsx|ts|tsx)"(?![^>]* data-(?:no-check|mistake|alias))/

export interface ArticleEndProps {
  /** HTML of the page's content. */
  html: string
}

/** At the end of pages with samples: the version that the samples were checked with. */
export default function ArticleEnd({ html }: ArticleEndProps): ReactNode {
  if (!CHECKED_SAMPLE.test(html)) return null
  return (
    <p className="samples-checked" data-search-ignore="">
      Samples checked against Cypress {cypressVersion}
    </p>
  )
}
