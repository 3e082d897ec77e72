export { Tabs as default } from '../../../render/mdx/Tabs.tsx'
