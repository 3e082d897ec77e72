import type { PushPlan } from './push-plan.ts'
import type { PushTarget } from './index-client.ts'

/** Describes what a push changes. */
export function describePlan(plan: PushPlan, { appId, indexName }: PushTarget): string {
  const rows: [string, string][] = [
    ['add', records(plan.added)],
    ['rewrite', records(plan.kept)],
    ['remove', records(plan.removed)],
    ['upload', `${megabytes(plan.bytes)} in ${counted(plan.batches.length, 'batch', 'batches')}`],
    ['settings', plan.settings.length === 0 ? 'unchanged' : `${plan.settings.length} changed`],
  ]
  const lines = rows.map(([name, value]) => `  ${name.padEnd(12)}${value}`)
  const changes = plan.settings.map(
    ({ name, from, to }) => `    ${name}: ${shown(from)} -> ${shown(to)}`,
  )
  const title = `${plan.isNew ? 'New index' : 'Index'} "${indexName}" of the application ${appId}`
  return [title, ...lines, ...changes].join('\n')
}

export function records(number: number): string {
  return counted(number, 'record', 'records')
}

function counted(number: number, one: string, many: string): string {
  return `${number.toLocaleString('en')} ${number === 1 ? one : many}`
}

function megabytes(bytes: number): string {
  return bytes < 100_000 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(1)} MB`
}

function shown(value: unknown): string {
  if (value === undefined) return 'not set'
  const text = JSON.stringify(value)
  return text.length > 120 ? `${text.slice(0, 117)}...` : text
}
