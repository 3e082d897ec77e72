import { defineErrors, errorEntry as entry } from 'docent/plugin'

/** The errors of a migration. */
export const errors = defineErrors({
  missingSiteFolder: entry<{ dir: string }>({
    code: 'missing-site-folder',
    message: ({ dir }) => `The folder ${dir} doesn't exist.`,
    hint: () => 'Specify the folder of the Docusaurus site: docent migrate path/to/site',
  }),
  missingDocusaurusConfig: entry<{ dir: string }>({
    code: 'missing-docusaurus-config',
    message: ({ dir }) => `There is no docusaurus.config.js or docusaurus.config.ts in ${dir}.`,
    hint: () =>
      'Specify the folder that contains the Docusaurus configuration: docent migrate path/to/site',
  }),
  migrationConfigFailed: entry<{ problem: string }>({
    code: 'migration-config-failed',
    message: ({ problem }) => `A file in the Docusaurus site failed to load: ${problem}`,
    hint: () =>
      'Correct the file so that Docusaurus can build the site. If it needs files that a script creates, run the script first.',
  }),
  docusaurusConfigWithoutObject: entry<{ file: string; received: string }>({
    code: 'docusaurus-config-without-object',
    message: ({ received }) => `The Docusaurus configuration exports ${received}, not an object.`,
    hint: () =>
      'Export the configuration object as the default export, or assign it to `module.exports`.',
  }),
  migrationWouldOverwrite: entry<{ dir: string; files: readonly string[] }>({
    code: 'migration-would-overwrite',
    message: ({ dir, files }) =>
      `${dir} already has files that docent would write:${files.map((file) => `\n- ${file}`).join('')}`,
    hint: () => 'Move or delete these files, or choose another folder: --out path/to/folder',
  }),
  migrationOutputInsideSite: entry<{ dir: string; site: string }>({
    code: 'migration-output-inside-site',
    message: ({ dir, site }) => `The output folder ${dir} is inside the Docusaurus site ${site}.`,
    hint: () =>
      "Choose a folder next to the site. To write the files next to docusaurus.config.js, choose the site's own folder.",
  }),
})
