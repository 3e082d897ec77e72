/**
 * Parts of articles: static components that pages use without an import. `shared/article-parts.ts` names those with a
 * separate style sheet.
 */
export { Badge, type BadgeProps } from './Badge.tsx'
export { Card, Cards, type CardProps, type CardsProps } from './Cards.tsx'
export { CategoryCards } from './Cards.tsx'
export { CodeBlock, type CodeBlockProps } from './CodeBlock.tsx'
export { FileTree, type FileTreeProps } from './FileTree.tsx'
export { Hero, type HeroAction, type HeroProps } from './Hero.tsx'
export { Steps, type StepsProps } from './Steps.tsx'
