// Shows the checks of the documentation's pages in editors. CI runs them by themselves (docs/checks.md).
import { tsImport } from 'tsx/esm/api'

/** @type {typeof import('./site/checks/editor-config.ts')} */
const { editorConfig } = await tsImport('./site/checks/editor-config.ts', import.meta.url)

export default editorConfig()
