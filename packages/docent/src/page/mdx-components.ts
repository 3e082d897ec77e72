import { components as siteComponents, islands } from 'virtual:docent/server'
import { Admonition } from '../theme/mdx/Admonition.tsx'
import { Details } from '../theme/mdx/Details.tsx'
import * as parts from '../theme/parts/index.ts'
import { Tabs, TabItem } from '../theme/mdx/Tabs.tsx'
import { TOCInline } from '../theme/mdx/TOCInline.tsx'
import type { MdxComponents } from './evaluate.tsx'

/** Components that pages can use without an import: docent's, the site's, and all islands. */
export const mdxComponents: MdxComponents = {
  Admonition,
  Details,
  ...parts,
  TabItem,
  Tabs,
  TOCInline,
  ...siteComponents,
  ...(Object.fromEntries(
    Object.entries(islands).map(([name, module]) => [name, module.default]),
  ) as MdxComponents),
}
