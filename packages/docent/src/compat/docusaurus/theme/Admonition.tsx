export { Admonition as default } from '../../../render/mdx/Admonition.tsx'
