import { docentSite } from './docent-site.ts'
import { docent } from './docent.ts'
import { docusaurus } from './docusaurus.ts'
import { hugo } from './hugo.ts'
import { starlight } from './starlight.ts'
import { vitepress } from './vitepress.ts'
import type { Generator } from './generator.ts'

/** All generators in the order in which they're built. */
export const GENERATORS: Generator[] = [docent, docentSite, docusaurus, vitepress, starlight, hugo]
