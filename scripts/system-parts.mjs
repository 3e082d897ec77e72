import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

/** Path of nginx's module for `.br` files in Debian's package. */
export const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** Name of the permission that the tests with a real, full disk need. */
export const MOUNT = 'permission to mount a disk'

/**
 * What some tests need apart from the installed packages. Where it's missing, these tests count as skipped, so that all
 * machines have the same number of tests.
 */
const PARTS = {
  nginx: { name: 'nginx', isThere: () => runs('nginx', '-v') },
  brotli: { name: "nginx's Brotli module", isThere: () => existsSync(BROTLI_MODULE) },
  caddy: { name: 'Caddy', isThere: () => runs('caddy', 'version') },
  python: { name: 'Python 3', isThere: () => runs('python3', '--version') },
  firefox: { name: 'Firefox', isThere: () => findFirefox() !== undefined },
  mount: { name: MOUNT, isThere: canMount },
}

/**
 * Whether this machine has a part.
 * @param {keyof typeof PARTS} part
 */
export const has = (part) => PARTS[part].isThere()

/** Names of the parts that this machine lacks. */
export const missingParts = () =>
  Object.values(PARTS).flatMap(({ name, isThere }) => (isThere() ? [] : [name]))

/**
 * Path of the system's Firefox. `FIREFOX_PATH` names another one, which has to start.
 * @returns {string | undefined}
 */
export function findFirefox() {
  const own = process.env.FIREFOX_PATH
  if (own && !runs(own, '--version'))
    throw new Error(`FIREFOX_PATH is "${own}", which isn't a Firefox that starts.`)
  if (own) return own
  const folders = (process.env.PATH ?? '').split(delimiter)
  return ['firefox-esr', 'firefox']
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path) && runs(path, '--version'))
}

/** @param {string} command @param {string} argument */
function runs(command, argument) {
  return spawnSync(command, [argument]).error === undefined
}

function canMount() {
  const folder = mkdtempSync(join(tmpdir(), 'mount-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder], { stdio: 'ignore' })
    execFileSync('umount', [folder])
    return true
  } catch {
    return false
  } finally {
    rmdirSync(folder)
  }
}
