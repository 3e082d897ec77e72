import type { ReactNode } from 'react'
import { useNavigation } from '../../theme/context.ts'
import DocusaurusLink from './DocusaurusLink.tsx'
import Head from './Head.tsx'
import useBaseUrl from './useBaseUrl.ts'

export { default as Link } from './DocusaurusLink.tsx'

/** The current location. `search` and `hash` are empty while the page is rendered to HTML. */
export const useLocation = (): { pathname: string; search: string; hash: string } =>
  useNavigation().location

/** Redirects to another page as soon as this one is shown. The link is for readers whose browser doesn't redirect. */
export function Redirect({ to }: { to: Target }): ReactNode {
  const address = addressOf(to)
  return (
    <>
      <Head>
        <meta httpEquiv="refresh" content={`0; url=${useBaseUrl(address)}`} />
      </Head>
      <p>
        <DocusaurusLink to={address}>{address}</DocusaurusLink>
      </p>
    </>
  )
}

type Target = string | { pathname?: string; search?: string; hash?: string }

function addressOf(target: Target): string {
  if (typeof target === 'string') return target
  const { pathname = '', search = '', hash = '' } = target
  return pathname + search + hash
}

/** Opens other pages from islands' event handlers. */
export const useHistory = () => ({
  location: useLocation(),
  push: (target: Target): void => location.assign(addressOf(target)),
  replace: (target: Target): void => location.replace(addressOf(target)),
  goBack: (): void => history.back(),
})
