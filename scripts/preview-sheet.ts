// Lays out the built site's link previews on one HTML page, for reviewing all of them at once.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const site = join(dirname(dirname(fileURLToPath(import.meta.url))), 'site')
const dist = join(site, 'dist')
const sheet = join(site, '.docent/preview-sheet.html')

const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((path) => basename(path) === 'index.html')
  .sort()

const figures = pages.flatMap((path) => {
  const html = readFileSync(join(dist, path), 'utf8')
  const image = /<meta property="og:image" content="[^"]*\/(assets\/preview\.\w+\.png)"/.exec(html)
  if (!image) return []
  const route = `/${dirname(path)}`.replace('/.', '/')
  return [
    `<figure><img src="../dist/${image[1]}" alt=""><figcaption>${route}</figcaption></figure>`,
  ]
})

const styles = `
  body { margin: 8px; background: #888; font: 11px sans-serif }
  main { display: grid; grid-template-columns: repeat(auto-fill, minmax(300px, 1fr)); gap: 8px }
  figure { margin: 0 } img { display: block; width: 100% } figcaption { padding: 2px; color: #fff }`

mkdirSync(dirname(sheet), { recursive: true })
writeFileSync(
  sheet,
  `<!doctype html><meta charset="utf-8"><title>Link previews</title><style>${styles}</style><main>${figures.join('\n')}</main>\n`,
)
console.log(`${figures.length} link previews: ${sheet}`)
