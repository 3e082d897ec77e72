import type { z } from 'zod'
import type { Config } from '../config/index.ts'
import { resolve } from '../shared/node/paths.ts'
import { readText } from '../files/read-text.ts'
import type { PagesContext } from '../config/plugins/hooks.ts'
import type { InterfaceContext } from '../config/plugins/interface.ts'
import type { PageSource } from '../config/plugins/pages.ts'
import type { FrontMatter } from '../shared/records/front-matter.ts'
import { mergeAllMessages } from '../shared/messages/build-messages.ts'
import { readDataFile } from './data-file.ts'
import { firstHeading } from './first-heading.ts'
import { frontMatterParser, locateKey } from './front-matter.ts'
import { readMessages } from './translations.ts'
import { firstParagraph } from './plain-text.ts'

/** What the hooks `slots` and `clientData` receive. */
export function interfaceContext(config: Config): InterfaceContext {
  return {
    config,
    siteDir: config.siteDir,
    messages: (locale) => mergeAllMessages(readMessages(config, locale)),
  }
}

/**
 * What the `pages` hook of a plugin receives.
 * @param watched receives the files that the plugin reads
 */
export function pagesContext(config: Config, plugin: string, watched: string[]): PagesContext {
  return {
    ...interfaceContext(config),
    readData(name, schema) {
      const file = resolve(config.siteDir, name)
      watched.push(file)
      return readDataFile(file, schema, { plugin, siteDir: config.siteDir })
    },
    async readPage<Schema extends z.ZodObject>(file: string, schema: Schema) {
      const isMdx = config.markdown.format === 'mdx' || file.endsWith('x')
      const whole = readText(file)
      const { frontMatter, extra, body } = frontMatterParser(schema)(whole, file)
      const source: PageSource<FrontMatter & z.output<Schema>> = {
        frontMatter: { ...frontMatter, ...extra } as FrontMatter & z.output<Schema>,
        text: body,
        firstLine: whole.slice(0, whole.length - body.length).split('\n').length,
        heading: await firstHeading(body, { isMdx }),
        plainText: (markdown) => firstParagraph(markdown, { isMdx }),
        locate: (key) => locateKey(file, key),
      }
      return source
    },
  }
}
