import type { ComponentProps } from 'react'
import type * as originals from './originals.ts'

/** Exports of `docent/theme`, for components that replace a part of the shell, and for packages with components of articles. */
export * from './originals.ts'
export type { PageData } from '../shared/records/page-data.ts'
export type { Sidebar as SidebarData, SiteData } from '../shared/records/site-data.ts'
export { useMessages, useNavigation, usePage, useSidebar, useSite } from './context.ts'
export { useHydrated } from './hooks.ts'
export { useColorMode } from './ColorMode/color-mode.ts'
export { Admonition } from './mdx/Admonition.tsx'
export { Details } from './mdx/Details.tsx'
export { Head } from './mdx/Head.tsx'
export { TabItem, Tabs } from './mdx/Tabs.tsx'
export { TOCInline } from './mdx/TOCInline.tsx'
export { Card, Cards, CategoryCards, useCategory } from './parts/Cards.tsx'
export { CodeBlock, CodeFence } from './parts/CodeBlock.tsx'
export { Slot } from './Slot/Slot.tsx'
export { useTocHeadings } from './TableOfContents/TableOfContents.tsx'

/**
 * Props of a component of the shell, by its name in the `components` option.
 * @example export default function Logo({ logo, alt }: PropsOf<'Logo'>) { … }
 */
export type PropsOf<Name extends keyof typeof originals> = ComponentProps<(typeof originals)[Name]>
