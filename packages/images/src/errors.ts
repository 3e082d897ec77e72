import { defineErrors, errorEntry as entry } from 'docent/plugin'

/** What can be wrong with the package itself. */
export const errors = defineErrors({
  unavailable: entry<{ problem: string }>({
    code: 'images-unavailable',
    message: ({ problem }) => `The package that encodes images (sharp) failed to load: ${problem}`,
    hint: () =>
      'Install the packages again on this machine, or remove images() from the configuration.',
  }),
})
