import { definePlugin, type Plugin } from 'docent/plugin'
import { messages } from './messages.ts'

/**
 * Draws code fences with the language `mermaid` as diagrams. They're part of the page, so readers' browsers run no script.
 * @example plugins: [diagrams]
 */
export const diagrams: Plugin = definePlugin({
  name: '@docent/diagrams',
  messages,
  config: () => ({
    markdown: { fences: { mermaid: '@docent/diagrams/mermaid' } },
    articleStyles: [{ file: '@docent/diagrams/diagram.css', class: 'mermaid' }],
  }),
})
