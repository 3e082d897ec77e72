// Loaded into a build with `node --import`. It simulates a disk that is full after DOCENT_TEST_DISK bytes, in each
// thread.
import fs from 'node:fs'
import promises from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'

let free = Number(process.env.DOCENT_TEST_DISK)
const { copyFileSync, cpSync, mkdirSync, writeFileSync } = fs

/** @param {string} syscall @param {string} path */
function fullDisk(syscall, path) {
  const code = 'ENOSPC'
  return Object.assign(new Error(`${code}: no space left on device, ${syscall} '${path}'`), {
    code,
    syscall,
    path,
  })
}

// Writes as much as fits, as a real disk does.
fs.writeFileSync = (file, data, ...rest) => {
  const bytes =
    typeof data === 'string'
      ? Buffer.from(data)
      : Buffer.from(data.buffer, data.byteOffset, data.byteLength)
  const room = Math.max(0, free)
  free -= bytes.length
  if (free >= 0) return writeFileSync(file, data, ...rest)
  writeFileSync(file, bytes.subarray(0, room), ...rest)
  throw fullDisk('write', String(file))
}
fs.mkdirSync = (path, ...rest) => {
  if (free < 0) throw fullDisk('mkdir', String(path))
  return mkdirSync(path, ...rest)
}
promises.cp = async (from, to, options) => {
  free -= fs.statSync(from).size
  if (free >= 0) return cpSync(from, to, /** @type {import('node:fs').CopySyncOptions} */ (options))
  mkdirSync(new URL('.', `file://${to}`).pathname, { recursive: true })
  copyFileSync(from, to)
  fs.truncateSync(to, 0)
  throw fullDisk('copyfile', String(to))
}
syncBuiltinESMExports()
