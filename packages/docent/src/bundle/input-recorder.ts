import { statSync } from 'node:fs'
import type { Plugin } from 'vite'

/** Records the files that the bundler reads, so that a later build can tell whether any of them changed. */
export function createInputRecorder(): { plugin: Plugin; inputs(): string[] } {
  const found = new Set<string>()
  return {
    plugin: {
      name: 'docent-input-recorder',
      buildEnd() {
        for (const id of this.getModuleIds()) {
          const file = id.replace(/[?#].*$/, '')
          if (file.startsWith('/') && !file.includes('/node_modules/') && isFile(file))
            found.add(file)
        }
      },
    },
    inputs: () => [...found].sort(),
  }
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
}
