import type { ClientData } from './client-data.ts'
import { createConsent, removeCookies } from './consent.ts'
import { createConsentInterface } from './interface.ts'
import { followPageViews } from './page-views.ts'
import { type ConsentCategory, type Service, servicesOf } from './services.ts'

export interface Services {
  /** Opens the dialog in which the reader can change their decision. */
  openSettings(): void
}

/** Starts the services that the reader has accepted, and asks readers who haven't decided yet. */
export function startServices(
  data: Omit<ClientData, 'texts'>,
  text: Readonly<Record<string, string>>,
): Services {
  const services = servicesOf(data)
  const running = new Set<Service>()
  const views = followPageViews((view) => running.forEach((service) => service.report?.(view)))

  const start = (accepted: readonly ConsentCategory[]): void => {
    for (const service of services) {
      if (running.has(service) || !accepted.includes(service.category)) continue
      service.start()
      service.report?.(views.current)
      running.add(service)
    }
  }
  if (data.consent === 'off') {
    start(['analytics', 'sessionRecording'])
    return { openSettings: () => undefined }
  }

  const categories = [...new Set(services.map(({ category }) => category))]
  const consent = createConsent(categories, data.revision)
  const apply = (accepted: readonly ConsentCategory[]): void => {
    const refused = services.filter(({ category }) => !accepted.includes(category))
    const withdrawn = refused.filter((service) => running.has(service))
    for (const service of withdrawn) service.stop()
    for (const { cookies } of refused) removeCookies(cookies)
    // A running script can't be stopped reliably except by leaving the page.
    if (withdrawn.length > 0) window.location.reload()
    else start(accepted)
  }
  const dialogs = createConsentInterface({
    services,
    categories,
    text,
    privacyPolicy: data.privacyPolicy,
    accepted: () => consent.accepted() ?? [],
    decide(accepted) {
      dialogs.hideQuestion()
      consent.decide(accepted)
      apply(accepted)
    },
  })
  consent.follow((accepted) => {
    dialogs.hideQuestion()
    apply(accepted)
  })
  const accepted = consent.accepted()
  if (accepted) apply(accepted)
  else dialogs.ask()
  return { openSettings: dialogs.openSettings }
}
