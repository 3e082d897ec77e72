import { expect, test } from 'vitest'
import { errors } from '../../../src/errors/index.ts'
import { text } from './printed.ts'

test('missingDocusaurusConfig', () => {
  expect(text(errors.missingDocusaurusConfig({ dir: '/work/website' }))).toMatchInlineSnapshot(`
    "[missing-docusaurus-config] There is no docusaurus.config.js or docusaurus.config.ts in /work/website.
      Fix: Specify the folder that contains the Docusaurus configuration: docent migrate path/to/site"
  `)
})

test('migrationConfigFailed', () => {
  expect(
    text(
      errors.migrationConfigFailed({
        problem: 'cannot find "./sidebars"',
        file: '/site/docusaurus.config.js',
        line: 2,
      }),
    ),
  ).toMatchInlineSnapshot(`
    "[migration-config-failed] A file in the Docusaurus site failed to load: cannot find "./sidebars"
      docusaurus.config.js:2
      Fix: Correct the file so that Docusaurus can build the site. If it needs files that a script creates, run the script first."
  `)
})

test('docusaurusConfigWithoutObject', () => {
  expect(
    text(
      errors.docusaurusConfigWithoutObject({
        received: 'a list',
        file: '/site/docusaurus.config.js',
      }),
    ),
  ).toMatchInlineSnapshot(`
    "[docusaurus-config-without-object] The Docusaurus configuration exports a list, not an object.
      docusaurus.config.js
      Fix: Export the configuration object as the default export, or assign it to \`module.exports\`."
  `)
})

test('migrationWouldOverwrite', () => {
  expect(
    text(errors.migrationWouldOverwrite({ dir: '/site', files: ['docent.config.ts', 'docs'] })),
  ).toMatchInlineSnapshot(`
    "[migration-would-overwrite] /site already has files that docent would write:
      - docent.config.ts
      - docs
      Fix: Move or delete these files, or choose another folder: --out path/to/folder"
  `)
})

test('migrationOutputInsideSite', () => {
  expect(
    text(errors.migrationOutputInsideSite({ dir: '/work/website/new', site: '/work/website' })),
  ).toMatchInlineSnapshot(`
    "[migration-output-inside-site] The output folder /work/website/new is inside the Docusaurus site /work/website.
      Fix: Choose a folder next to the site. To write the files next to docusaurus.config.js, choose the site's own folder."
  `)
})
