import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'
import { installPeer } from '../install/peer.mjs'
import { removeAll, writeSite } from '../install/site-folder.mjs'
import { measure } from '../measure/usage.mjs'
import { logFile } from './session.mjs'

/**
 * @typedef {import('../generators/generator.mjs').Generator} Generator
 * @typedef {import('./session.mjs').Session} Session
 */

/** Folder of a generator's site. @param {Session} session @param {Generator} generator */
export const siteDirOf = ({ cacheDir }, { id, folder = '' }) => join(cacheDir, id, folder)

/** Folder of what it built. @param {Session} session @param {Generator} generator */
export const outputOf = (session, generator) =>
  join(siteDirOf(session, generator), generator.output)

/**
 * Installs a generator and writes its site.
 * @param {Session} session
 * @param {Generator} generator
 */
export async function prepare(session, generator) {
  const dir = siteDirOf(session, generator)
  const { id, peer } = generator
  if (peer) {
    await session.progress.step(id, 'install', () => installPeer(id, dir, logFile(id, 'install')))
  }
  if (generator.files) await writeSite(dir, generator.files(session.content))
  const { setUp } = generator
  if (!setUp) return
  const tools = { node: session.node, logFile: logFile(id, 'set-up') }
  const note = await session.progress.step(id, 'set up', () => setUp(dir, tools))
  if (note) session.notes.push(note)
}

/**
 * Builds once and measures; `cold` starts without caches and output.
 * @param {Session} session
 * @param {Generator} generator
 * @param {'cold' | 'rebuild'} kind
 */
export async function build(session, generator, kind) {
  const dir = siteDirOf(session, generator)
  await rm(stateFile(session, generator), { force: true })
  if (kind === 'cold') await removeAll(dir, generator.caches)
  const usage = await measure({
    command: session.node,
    args: generator.command,
    cwd: dir,
    env: {
      ...process.env,
      ...generator.env,
      PATH: `${dirname(session.node)}${delimiter}${process.env.PATH ?? ''}`,
    },
    logFile: logFile(generator.id, kind),
  })
  await rememberBuilt(session, generator)
  return usage
}

/**
 * Makes sure that the generator's built site is there and is made of this content.
 * @param {Session} session
 * @param {Generator} generator
 * @returns {Promise<string>} folder of the built site
 */
export async function ensureBuilt(session, generator) {
  const output = outputOf(session, generator)
  const state = stateFile(session, generator)
  const known = existsSync(state) && existsSync(output) ? readFileSync(state, 'utf8') : ''
  // docent is being worked on: its own files are no part of the fingerprint, so it is always built.
  if (generator.peer && known === fingerprint(session, generator)) return output
  await prepare(session, generator)
  await session.progress.step(generator.id, 'build', () => build(session, generator, 'cold'))
  return output
}

/** @param {Session} session @param {Generator} generator */
const stateFile = ({ cacheDir }, generator) => join(cacheDir, 'built', generator.id)

/** @param {Session} session @param {Generator} generator */
async function rememberBuilt(session, generator) {
  const file = stateFile(session, generator)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, fingerprint(session, generator))
}

/** @param {Session} session @param {Generator} generator */
function fingerprint({ content, node }, generator) {
  const hash = createHash('sha256').update(generator.label).update(node)
  for (const [path, source] of generator.files?.(content) ?? []) hash.update(path).update(source)
  return hash.digest('hex')
}
