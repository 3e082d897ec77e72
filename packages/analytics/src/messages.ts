import type { PluginMessages } from 'docent/plugin'
import ar from './languages/ar.json' with { type: 'json' }
import cs from './languages/cs.json' with { type: 'json' }
import de from './languages/de.json' with { type: 'json' }
import es from './languages/es.json' with { type: 'json' }
import fa from './languages/fa.json' with { type: 'json' }
import fr from './languages/fr.json' with { type: 'json' }
import he from './languages/he.json' with { type: 'json' }
import hi from './languages/hi.json' with { type: 'json' }
import id from './languages/id.json' with { type: 'json' }
import it from './languages/it.json' with { type: 'json' }
import ja from './languages/ja.json' with { type: 'json' }
import ko from './languages/ko.json' with { type: 'json' }
import nl from './languages/nl.json' with { type: 'json' }
import pl from './languages/pl.json' with { type: 'json' }
import ptBr from './languages/pt-BR.json' with { type: 'json' }
import ru from './languages/ru.json' with { type: 'json' }
import sv from './languages/sv.json' with { type: 'json' }
import tr from './languages/tr.json' with { type: 'json' }
import uk from './languages/uk.json' with { type: 'json' }
import vi from './languages/vi.json' with { type: 'json' }
import zhHans from './languages/zh-Hans.json' with { type: 'json' }
import zhHant from './languages/zh-Hant.json' with { type: 'json' }

const en = {
  'footer.cookieSettings': 'Cookie settings',
  'consent.title': 'Cookies',
  'consent.description':
    'With your consent, this site measures how its pages are used. You can change your mind at any time under “Cookie settings” at the bottom of every page.',
  'consent.policy': 'Privacy policy',
  'consent.accept': 'Accept all',
  'consent.reject': 'Reject all',
  'consent.choose': 'Choose',
  'consent.save': 'Save choice',
  'consent.close': 'Close',
  'consent.settings': 'Cookie settings',
  'consent.settingsDescription':
    'What you choose on this site, such as the color mode, stays in your browser. Everything else loads only with your consent.',
  'consent.analytics': 'Analytics',
  'consent.analyticsDescription': 'Counts which pages are read, and where readers come from.',
  'consent.sessionRecording': 'Session recording',
  'consent.sessionRecordingDescription':
    'Records how you use pages: pointer movements, scrolling, and clicks.',
}

/** The words of the banner and the settings. A site overrides them, or adds a language, in `i18n/<locale>/messages.json`. */
export const messages: PluginMessages = {
  en,
  ar,
  cs,
  de,
  es,
  fa,
  fr,
  he,
  hi,
  id,
  it,
  ja,
  ko,
  nl,
  pl,
  'pt-BR': ptBr,
  ru,
  sv,
  tr,
  uk,
  vi,
  'zh-Hans': zhHans,
  'zh-Hant': zhHant,
}
