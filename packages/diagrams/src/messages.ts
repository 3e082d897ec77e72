import type { PluginMessages } from 'docent/plugin'

/** Key of the name of a diagram without a title. */
export const UNNAMED = 'article.diagram'

const NAMES: Readonly<Record<string, string>> = {
  en: 'Diagram',
  ar: 'مخطط',
  cs: 'Schéma',
  de: 'Diagramm',
  es: 'Diagrama',
  fa: 'نمودار',
  fr: 'Diagramme',
  he: 'תרשים',
  hi: 'आरेख',
  id: 'Bagan',
  it: 'Diagramma',
  ja: '図',
  ko: '다이어그램',
  nl: 'Schema',
  pl: 'Schemat',
  'pt-BR': 'Diagrama',
  ru: 'Диаграмма',
  sv: 'Schema',
  tr: 'Diyagram',
  uk: 'Діаграма',
  vi: 'Sơ đồ',
  'zh-Hans': '图表',
  'zh-Hant': '圖表',
}

/** The words of diagrams. A site overrides them, or adds a language, in `i18n/<locale>/messages.json`. */
export const messages: PluginMessages = Object.fromEntries(
  Object.entries(NAMES).map(([locale, name]) => [locale, { [UNNAMED]: name }]),
)
