import { readFileSync } from 'node:fs'

export function registerCsv(on: Cypress.PluginEvents): void {
  on('task', {
    countCsvRows(file: string) {
      return readFileSync(file, 'utf8').trim().split('\n').length
    },
  })
}
