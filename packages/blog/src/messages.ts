import type { PluginMessages } from 'docent/plugin'

/** The words of the blog. A site overrides them, or adds a language, in `i18n/<locale>/messages.json`. */
export const messages: PluginMessages = {
  en: {
    'blog.recent': 'Recent posts',
    'blog.tags': 'Tags',
    'blog.authors': 'Authors',
    'blog.archive': 'Archive',
    'blog.readMore': 'Read more: {title}',
    'blog.readingTime': '{minutes} min read',
    'blog.tagged': 'Posts about “{tag}”',
    'blog.by': 'Posts by {author}',
    'blog.ofYear': 'Posts of {year}',
    'blog.page': '{title}, page {number}',
    'blog.newer': 'Newer posts',
    'blog.older': 'Older posts',
  },
  de: {
    'blog.recent': 'Neueste Beiträge',
    'blog.tags': 'Themen',
    'blog.authors': 'Autoren',
    'blog.archive': 'Archiv',
    'blog.readMore': 'Weiterlesen: {title}',
    'blog.readingTime': '{minutes} Min. Lesezeit',
    'blog.tagged': 'Beiträge zu „{tag}“',
    'blog.by': 'Beiträge von {author}',
    'blog.ofYear': 'Beiträge aus {year}',
    'blog.page': '{title}, Seite {number}',
    'blog.newer': 'Neuere Beiträge',
    'blog.older': 'Ältere Beiträge',
  },
  es: {
    'blog.recent': 'Entradas recientes',
    'blog.tags': 'Etiquetas',
    'blog.authors': 'Autores',
    'blog.archive': 'Archivo',
    'blog.readMore': 'Seguir leyendo: {title}',
    'blog.readingTime': '{minutes} min de lectura',
    'blog.tagged': 'Entradas sobre «{tag}»',
    'blog.by': 'Entradas de {author}',
    'blog.ofYear': 'Entradas de {year}',
    'blog.page': '{title}, página {number}',
    'blog.newer': 'Entradas más recientes',
    'blog.older': 'Entradas anteriores',
  },
  fr: {
    'blog.recent': 'Articles récents',
    'blog.tags': 'Étiquettes',
    'blog.authors': 'Auteurs',
    'blog.archive': 'Archives',
    'blog.readMore': 'Lire la suite : {title}',
    'blog.readingTime': '{minutes} min de lecture',
    'blog.tagged': 'Articles sur « {tag} »',
    'blog.by': 'Articles de {author}',
    'blog.ofYear': 'Articles de {year}',
    'blog.page': '{title}, page {number}',
    'blog.newer': 'Articles plus récents',
    'blog.older': 'Articles plus anciens',
  },
}

/** A message with its placeholders replaced. */
export type Say = (key: string, values?: Readonly<Record<string, string | number>>) => string

/** Says the words of a locale. */
export function sayIn(words: Readonly<Record<string, string>>): Say {
  return (key, values = {}) =>
    (words[key] ?? key).replace(/\{(\w+)\}/g, (whole, name: string) =>
      String(values[name] ?? whole),
    )
}
