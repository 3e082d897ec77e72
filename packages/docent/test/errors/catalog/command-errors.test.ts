import { expect, test } from 'vitest'
import { errors } from '../../../src/errors/index.ts'
import { text } from './printed.ts'

test('unknownCommand', () => {
  expect(text(errors.unknownCommand({ command: 'biuld', known: ['build', 'dev'] })))
    .toMatchInlineSnapshot(`
    "[unknown-command] There is no command "biuld".
      Fix: Did you mean "build"? Commands: "build", "dev"."
  `)
})

test('unknownFlag', () => {
  expect(text(errors.unknownFlag({ flag: '--prot', command: 'dev', known: ['--port', '--host'] })))
    .toMatchInlineSnapshot(`
    "[unknown-flag] The command "dev" has no flag "--prot".
      Fix: Did you mean "--port"? Flags: "--port", "--host"."
  `)
})

test('invalidFlagValue', () => {
  expect(
    text(
      errors.invalidFlagValue({ flag: '--port', value: 'x', expected: 'a number from 0 to 65535' }),
    ),
  ).toMatchInlineSnapshot(`
    "[invalid-flag-value] The flag "--port" is "x", which isn't a number from 0 to 65535.
      Fix: Set --port to a number from 0 to 65535."
  `)
})

test('missingFlagValue', () => {
  expect(text(errors.missingFlagValue({ flag: '--port', expected: 'a number from 0 to 65535' })))
    .toMatchInlineSnapshot(`
    "[missing-flag-value] The flag "--port" has no value.
      Fix: Set --port to a number from 0 to 65535."
  `)
})

test('unneededFlagValue', () => {
  expect(text(errors.unneededFlagValue({ flag: '--verbose', value: 'yes' })))
    .toMatchInlineSnapshot(`
    "[unneeded-flag-value] The flag "--verbose" doesn't take a value, but it has "yes".
      Fix: Use --verbose without a value."
  `)
})

test('portInUse', () => {
  expect(text(errors.portInUse({ port: 3000 }))).toMatchInlineSnapshot(`
    "[port-in-use] Port 3000 is in use by another program.
      Fix: Stop that program, or choose another port: --port 3001"
  `)
})

test('serverFailed', () => {
  expect(text(errors.serverFailed({ host: 'localhost', port: 80, problem: 'listen EACCES' })))
    .toMatchInlineSnapshot(`
    "[server-failed] The server can't use port 80 on localhost: listen EACCES.
      Fix: Use another port (above 1023, if you don't have administrator rights) or another host: --port 3000 --host localhost"
  `)
})

test('unexpectedArgument', () => {
  expect(text(errors.unexpectedArgument({ command: 'mcp', argument: 'b', usage: 'mcp [folder]' })))
    .toMatchInlineSnapshot(`
    "[unexpected-argument] The command "mcp" doesn't take the argument "b".
      Fix: Usage: docent mcp [folder]"
  `)
})

test('unsafeOutputFolder', () => {
  expect(text(errors.unsafeOutputFolder({ dir: '/site', reason: 'it is the site folder' })))
    .toMatchInlineSnapshot(`
      "[unsafe-output-folder] docent can't write to the output folder /site: it is the site folder.
        Fix: A build deletes every other file in its output folder. Set \`outDir\` to a folder that nothing else uses, such as "dist"."
    `)
})

test('foreignOutputFolder', () => {
  const files = ['a.md', 'b.md', 'c.md', 'd.md', 'e.md', 'f.md']
  expect(text(errors.foreignOutputFolder({ dir: '/site/out', files }))).toMatchInlineSnapshot(`
    "[foreign-output-folder] The output folder /site/out has files that docent didn't write: a.md, b.md, c.md, d.md, e.md, and 1 more.
      Fix: If you no longer need them, delete the folder and build again. Otherwise, set \`outDir\` to another folder."
  `)
})

test('outsideOutputFolder', () => {
  expect(text(errors.outsideOutputFolder({ path: '../x/index.html', dir: '/site/dist' })))
    .toMatchInlineSnapshot(`
    "[outside-output-folder] The file ../x/index.html would be written outside the output folder /site/dist.
      Fix: Remove ".." from the slug, redirect, locale path, or feed path that the file is named after."
  `)
})

test('outputConflict', () => {
  const origins = ['/site/docs/a.md', '/site/static/a/index.html']
  expect(text(errors.outputConflict({ path: 'a/index.html', origins }))).toMatchInlineSnapshot(`
    "[output-conflict] Several sources produce the file a/index.html:
      - /site/docs/a.md
      - /site/static/a/index.html
      Fix: Rename one of them, or give the page another \`slug\`."
  `)
})

test('writeFailed', () => {
  expect(
    text(errors.writeFailed({ path: '/site/dist/a', problem: 'ENOSPC: no space left on device' })),
  ).toMatchInlineSnapshot(`
    "[write-failed] /site/dist/a couldn't be written: ENOSPC: no space left on device.
      Fix: Free up disk space, check the write permissions, or shorten the page's name, and then build again."
  `)
})

test('readFailed', () => {
  const problem = 'EACCES: permission denied'
  expect(text(errors.readFailed({ path: '/site/docs/a.md', problem }))).toMatchInlineSnapshot(`
    "[read-failed] /site/docs/a.md couldn't be read: EACCES: permission denied.
      Fix: Check its read permissions, and then build again."
  `)
})

test('cacheEntryLost', () => {
  expect(text(errors.cacheEntryLost({ what: 'the article of /intro' }))).toMatchInlineSnapshot(`
    "[cache-entry-lost] The build cache lost the article of /intro while the build was running.
      Fix: Make sure that the disk isn't full and that no other program deletes files in the .docent folder, and then build again."
  `)
})

test('sourceChanged', () => {
  expect(text(errors.sourceChanged({ file: '/site/src/data.json' }))).toMatchInlineSnapshot(`
    "[source-changed] The file keeps changing while the site is being built.
      src/data.json
      Fix: Build again when no program writes this file, and write generated files before the build starts."
  `)
})

test('missingBuild', () => {
  expect(text(errors.missingBuild({ dir: '/site/dist' }))).toMatchInlineSnapshot(`
    "[missing-build] There is no built site in /site/dist.
      Fix: Build it first: docent build"
  `)
})

test('checksFailed', () => {
  expect(text(errors.checksFailed({ problems: 2, warnings: 1 }))).toMatchInlineSnapshot(`
    "[checks-failed] The checks found 2 problems and 1 warning.
      Fix: Correct them as shown above, or set the option for the check (such as \`onBrokenLinks\`) to "warn"."
  `)
})

test('unsafeCacheFolder', () => {
  const reason = 'it is a symbolic link to /cache'
  expect(text(errors.unsafeCacheFolder({ path: '/site/.docent', reason }))).toMatchInlineSnapshot(`
    "[unsafe-cache-folder] docent can't use /site/.docent: it is a symbolic link to /cache.
      Fix: Move or delete it. docent creates the folder .docent itself, and deletes files in it."
  `)
})

test('buildLockLost', () => {
  expect(text(errors.buildLockLost({ file: '/site/.docent/lock' }))).toMatchInlineSnapshot(`
    "[build-lock-lost] Another build has taken over /site/.docent/lock, because this one showed no sign of life for a minute.
      .docent/lock
      Fix: Build again. This build has stopped, so that the two don't mix their files."
  `)
})

test('outputCaseConflict', () => {
  const origins = ['guide.html: /site/docs/guide.md', 'Guide.html: /site/docs/Guide.md']
  expect(text(errors.outputCaseConflict({ path: 'Guide.html', origins }))).toMatchInlineSnapshot(`
    "[output-case-conflict] Several sources produce the file Guide.html on systems that don't distinguish case:
      - guide.html: /site/docs/guide.md
      - Guide.html: /site/docs/Guide.md
      Fix: Rename one of them, or give the page another \`slug\`."
  `)
})
