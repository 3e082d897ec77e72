import { expect, test } from 'vitest'
import { docent } from '../support/docent.ts'
import { copyFixture } from '../support/fixtures.ts'
import { compareCopies } from './site-copies.ts'

// Tests that build the other fixtures compare their copies.
test.each(['hostile', 'shell', 'stranger', 'third-party'])(
  'the Markdown copies of the site "%s" have the text, the anchors, and the links of their pages',
  async (name) => {
    const site = await copyFixture(name)
    try {
      const { stderr } = await docent(['build', '--site', site.dir])
      expect(stderr).toBe('')
      const { count, differences } = await compareCopies(site.dir)
      expect(differences).toEqual([])
      expect(count).toBeGreaterThan(0)
    } finally {
      await site.delete()
    }
  },
)
