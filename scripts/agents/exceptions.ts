/**
 * Checks of the specification that this site doesn't pass, with the reasons. Checks that aren't listed must pass on
 * every tested page, and an unnecessary exception is an error.
 *
 * @see https://agentdocsspec.com/spec/web/
 */
export interface Exception {
  reason: string
  /** The check has nothing to test. */
  status?: 'skip'
  /** The pages that may fail. A warning is accepted on any page. */
  pages?: string[]
}

const LONG =
  'These pages are long on purpose: readers search a FAQ, a changelog, or a migration guide with the browser.'

export const EXCEPTIONS: Record<string, Exception> = {
  'page-size-html': {
    reason: `${LONG} Programs find the sections as separate files at the top of the Markdown copy.`,
    pages: [
      '/app/faq',
      '/app/references/changelog',
      '/app/references/migration-guide',
      '/cloud/faq',
      '/ui-coverage/faq',
    ],
  },
  'page-size-markdown': {
    reason: `${LONG} The copy has the text of its page, and begins with a list of its sections, each of which is a file.`,
    pages: ['/app/references/changelog'],
  },
  'markdown-content-parity': {
    reason:
      'Copies have the text alternatives of schematic screens instead of the labels in them, and commas between the parts of log entries. A check of this repository compares the words of every copy and its page.',
  },
  'section-header-quality': {
    reason: 'No tab of this site has headings in it.',
    status: 'skip',
  },
  'auth-gate-detection': {
    reason:
      'All pages are public. The tester takes a page with a field, here the filter of the sidebar, and a sample with `type="password"` for a form to sign in.',
  },
}
