import { fileURLToPath } from 'node:url'
import { definePlugin, escapeHtml, type Hooks, type PluginOption } from 'docent/plugin'
import type { z } from 'zod'
import { clientData } from './client-data.ts'
import { CONTAINER, OPENS_SETTINGS } from './markup.ts'
import { messages } from './messages.ts'
import { options, type ServiceIds } from './options.ts'
import { originsOf } from './origins.ts'

/** Options of `analytics`. */
export type AnalyticsOptions = z.input<typeof options>

const local = (name: string): string => fileURLToPath(new URL(name, import.meta.url))

/**
 * Reports page views to Google Analytics and Google Tag Manager, and records sessions with Microsoft Clarity. By default,
 * these services load only for readers who agree. Without an ID, the plugin does nothing.
 * @example plugins: [analytics({ analytics: 'G-XXXXXXXXXX', privacyPolicy: '/privacy' })]
 */
export const analytics: (given?: AnalyticsOptions) => PluginOption = definePlugin({
  name: '@docent/analytics',
  options,
  setup: (given): Hooks => {
    if (!hasService(given)) return {}
    const asks = given.consent === 'ask'
    return {
      config: ({ contentSecurityPolicy }) => ({
        // A site without a policy keeps none.
        ...(contentSecurityPolicy !== false && { contentSecurityPolicy: originsOf(given) }),
        ...(asks && { stylesheets: [local('footer.css')] }),
      }),
      early: local('early.js'),
      clientData: (context) => clientData(given, context),
      ...(asks && {
        buildMessages: messages,
        slots: (locale, context) => ({
          afterSkipLink: `<div ${CONTAINER}=""></div>`,
          footerEnd: settingsButton(context.messages(locale)),
        }),
      }),
    }
  },
})

function hasService({ analytics: property, tagManager, sessionRecording }: ServiceIds): boolean {
  return [property, tagManager, sessionRecording].some((id) => id !== undefined)
}

function settingsButton(words: Readonly<Record<string, string>>): string {
  const label = escapeHtml(words['footer.cookieSettings'] ?? '')
  return `<button type="button" class="footer-cookies" ${OPENS_SETTINGS}="">${label}</button>`
}
