import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'
import { installPeer } from '../install/peer.ts'
import { removeAll, withEdit, writeSite } from '../install/site-folder.ts'
import type { Kind } from '../measure/samples.ts'
import { measure, type Usage } from '../measure/usage.ts'
import { logFile, type Session } from './session.ts'
import type { Generator } from '../generators/generator.ts'

/** Folder of a generator's site. */
export const siteDirOf = ({ cacheDir }: Session, { id, folder = '' }: Generator) =>
  join(cacheDir, id, folder)

/** Folder of its output. */
export const outputOf = (session: Session, generator: Generator) =>
  join(siteDirOf(session, generator), generator.output)

/** Installs a generator and writes its site. */
export async function prepare(session: Session, generator: Generator) {
  const dir = siteDirOf(session, generator)
  const { id, peer, program } = generator
  if (peer && !program) {
    await session.progress.step(id, 'install', () => installPeer(id, dir, logFile(id, 'install')))
  }
  if (generator.files) await writeSite(dir, generator.files(session.content))
  const { setUp } = generator
  if (!setUp) return
  const tools = { node: session.node, logFile: logFile(id, 'set-up') }
  const note = await session.progress.step(id, 'set up', () => setUp(dir, tools))
  if (note) session.notes.push(note)
}

/** Runs one build and measures it. */
export async function build(session: Session, generator: Generator, kind: Kind): Promise<Usage> {
  const dir = siteDirOf(session, generator)
  if (kind === 'edited') {
    const file = join(dir, generator.pageFile(session.page))
    const usage = await withEdit(file, () => build(session, generator, 'rebuild'))
    await rm(stateFile(session, generator), { force: true })
    return usage
  }
  await rm(stateFile(session, generator), { force: true })
  if (kind === 'cold') await removeAll(dir, generator.caches)
  const usage = await measure({
    command: generator.program ?? session.node,
    args: generator.command,
    cwd: dir,
    env: {
      ...process.env,
      ...generator.env,
      PATH: `${dirname(session.node)}${delimiter}${process.env.PATH ?? ''}`,
    },
    logFile: logFile(generator.id, kind),
    timeoutSeconds: Math.max(1800, session.content.pages.length),
  })
  await rememberBuilt(session, generator)
  return usage
}

/**
 * Makes sure that the generator's built site exists and contains this content.
 *
 * @returns folder of the built site
 */
export async function ensureBuilt(session: Session, generator: Generator): Promise<string> {
  const output = outputOf(session, generator)
  const state = stateFile(session, generator)
  const known = existsSync(state) && existsSync(output) ? readFileSync(state, 'utf8') : ''
  // docent's own files change during development and aren't part of the fingerprint, so it's always built.
  if (generator.peer && known === fingerprint(session, generator)) return output
  await prepare(session, generator)
  await session.progress.step(generator.id, 'build', () => build(session, generator, 'cold'))
  return output
}

const stateFile = ({ cacheDir }: Session, generator: Generator) =>
  join(cacheDir, 'built', generator.id)

async function rememberBuilt(session: Session, generator: Generator) {
  const file = stateFile(session, generator)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, fingerprint(session, generator))
}

function fingerprint({ content, node }: Session, generator: Generator) {
  const hash = createHash('sha256').update(generator.label).update(node)
  for (const [path, source] of generator.files?.(content) ?? []) hash.update(path).update(source)
  return hash.digest('hex')
}
