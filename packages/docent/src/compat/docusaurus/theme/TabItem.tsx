export { TabItem as default } from '../../../render/mdx/Tabs.tsx'
