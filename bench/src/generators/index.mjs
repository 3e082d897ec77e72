import { docentSite } from './docent-site.mjs'
import { docent } from './docent.mjs'
import { docusaurus } from './docusaurus.mjs'
import { starlight } from './starlight.mjs'
import { vitepress } from './vitepress.mjs'

/** @typedef {import('./generator.mjs').Generator} Generator */

/** All generators, in the order in which they are built. @type {Generator[]} */
export const GENERATORS = [docent, docentSite, docusaurus, vitepress, starlight]
