import { trustedHtml } from 'docent/browser'
import css from './consent.css?inline'
import { CONTAINER } from './markup.ts'
import type { ConsentCategory, Service } from './services.ts'

type Words = Readonly<Record<string, string>>

export interface ConsentInterfaceOptions {
  services: readonly Service[]
  categories: readonly ConsentCategory[]
  /** Words of the locale as HTML. */
  text: Words
  /** Address of the policy, as a value of an attribute. */
  privacyPolicy: string | undefined
  /** Categories that the reader has accepted so far. */
  accepted(): readonly ConsentCategory[]
  decide(accepted: readonly ConsentCategory[]): void
}

export interface ConsentInterface {
  /** Shows the banner. It doesn't take focus or block the page, so a reader can continue reading and decide later. */
  ask(): void
  hideQuestion(): void
  openSettings(): void
}

/** The consent banner and the settings dialog. Each is created when it's first shown. */
export function createConsentInterface(options: ConsentInterfaceOptions): ConsentInterface {
  let question: HTMLElement | undefined
  const { style } = document.documentElement
  const size = new ResizeObserver(() => {
    style.setProperty('--consent-height', `${question?.offsetHeight ?? 0}px`)
  })
  let settings: HTMLDialogElement | undefined

  const openSettings = (): void => {
    addStyles()
    settings ??= makeSettings(options)
    const accepted = options.accepted()
    for (const box of settings.querySelectorAll<HTMLInputElement>('input'))
      box.checked = accepted.includes(box.name as ConsentCategory)
    if (!settings.open) settings.showModal()
  }
  return {
    ask() {
      addStyles()
      question ??= makeQuestion(options, openSettings)
      const container = document.querySelector(`[${CONTAINER}]`) ?? document.body
      container.append(question)
      style.setProperty('--consent-height', `${question.offsetHeight}px`)
      size.observe(question)
    },
    hideQuestion: () => question?.remove(),
    openSettings,
  }
}

function makeQuestion(options: ConsentInterfaceOptions, openSettings: () => void): HTMLElement {
  const { text, privacyPolicy, categories, decide } = options
  const question = document.createElement('section')
  question.className = 'consent'
  question.setAttribute('aria-labelledby', 'docent-consent-title')
  question.innerHTML = trustedHtml(
    `<h2 id="docent-consent-title">${message(text, 'consent.title')}</h2>` +
      `<p>${message(text, 'consent.description')}${policyLink(privacyPolicy, text)}</p>` +
      `<div class="consent-buttons">${[
        button('reject', message(text, 'consent.reject')),
        button('accept', message(text, 'consent.accept')),
        button('settings', message(text, 'consent.choose')),
      ].join('')}</div>`,
  )
  onButtons(question, {
    reject: () => decide([]),
    accept: () => decide(categories),
    settings: openSettings,
  })
  return question
}

function makeSettings(options: ConsentInterfaceOptions): HTMLDialogElement {
  const { text, privacyPolicy, categories, services, decide } = options
  const dialog = document.createElement('dialog')
  dialog.className = 'consent-settings'
  dialog.setAttribute('aria-labelledby', 'docent-consent-settings-title')
  // In browsers that support this attribute, a click outside the dialog closes it.
  dialog.setAttribute('closedby', 'any')
  const group = (category: ConsentCategory): string => {
    const names = services.filter((service) => service.category === category)
    return (
      `<label class="consent-category"><input type="checkbox" name="${category}">` +
      `<span><strong>${message(text, `consent.${category}`)}</strong>` +
      `<span>${message(text, `consent.${category}Description`)}</span>` +
      `<span class="consent-services">${names.map(({ name }) => name).join(', ')}</span></span></label>`
    )
  }
  dialog.innerHTML = trustedHtml(
    `<form method="dialog"><h2 id="docent-consent-settings-title">${message(text, 'consent.settings')}</h2>` +
      `<p>${message(text, 'consent.settingsDescription')}${policyLink(privacyPolicy, text)}</p>` +
      categories.map(group).join('') +
      `<div class="consent-buttons">${[
        button('reject', message(text, 'consent.reject')),
        button('accept', message(text, 'consent.accept')),
        button('save', message(text, 'consent.save')),
      ].join('')}</div>` +
      `<button class="consent-close" value="close" aria-label="${message(text, 'consent.close')}">×</button></form>`,
  )
  const chosen = (): ConsentCategory[] =>
    categories.filter((name) => dialog.querySelector<HTMLInputElement>(`[name=${name}]`)?.checked)
  onButtons(dialog, {
    reject: () => close([]),
    accept: () => close(categories),
    save: () => close(chosen()),
  })
  const close = (accepted: readonly ConsentCategory[]): void => {
    dialog.close()
    decide(accepted)
  }
  // The policy may be a page of this site, which would open behind the dialog.
  dialog.querySelector('a')?.addEventListener('click', () => dialog.close())
  document.body.append(dialog)
  return dialog
}

/** An adopted style sheet works under any content security policy and needs no request. */
function addStyles(): void {
  const marked = document.documentElement
  if (marked.dataset.consentStyles !== undefined) return
  marked.dataset.consentStyles = ''
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

function message(text: Words, key: string): string {
  return text[key] ?? ''
}

function policyLink(href: string | undefined, text: Words): string {
  if (href === undefined) return ''
  return ` <a href="${href}">${message(text, 'consent.policy')}</a>`
}

/** All buttons look the same, so that refusing takes no more effort than accepting. */
function button(action: string, label: string): string {
  return `<button type="button" data-action="${action}">${label}</button>`
}

function onButtons(root: HTMLElement, actions: Record<string, () => void>): void {
  root.addEventListener('click', ({ target }) => {
    const pressed = (target as Element).closest<HTMLElement>('[data-action]')
    actions[pressed?.dataset.action ?? '']?.()
  })
}
