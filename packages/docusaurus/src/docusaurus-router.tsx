import type { ReactNode } from 'react'
import { Head, useNavigation } from 'docent/theme'
import { Link, useBaseUrl } from './docusaurus-core.tsx'

export { Link }

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
        <Link to={address}>{address}</Link>
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
