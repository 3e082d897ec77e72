export { TOCInline as default } from '../../../render/mdx/TOCInline.tsx'
