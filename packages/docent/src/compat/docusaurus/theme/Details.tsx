export { Details as default } from '../../../render/mdx/Details.tsx'
