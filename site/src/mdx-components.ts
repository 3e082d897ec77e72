/// <reference types="vite/client" />
import type { ComponentType } from 'react'

type Modules = Record<string, { default: ComponentType<never> }>

const modules: Modules = {
  ...import.meta.glob('./components/*.tsx', { eager: true }),
  ...import.meta.glob('./diagrams/*.tsx', { eager: true }),
  ...import.meta.glob('./screens/*.tsx', { eager: true }),
} as Modules

/** Components that every page can use without an import, under the names of their files. */
const components: Record<string, ComponentType<never>> = Object.fromEntries(
  Object.entries(modules).map(([file, module]) => [nameOf(file), module.default]),
)

export default components

function nameOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1, -'.tsx'.length)
}
