import type { RenderedPage } from '../shared/records/page.ts'
import type { SiteData } from '../shared/records/site-data.ts'
import type { Report } from '../errors/report.ts'

export interface BuildOptions {
  report: Report
  /** Runs all stages and checks without writing to the output folder. */
  dryRun?: boolean
  /** Number of earlier builds whose assets stay in the output folder. Default: 0. */
  keptBuilds?: number
}

export interface BuildResult {
  pages: readonly RenderedPage[]
  /** Site data by locale. */
  sites: Record<string, SiteData>
  /** Number of pages whose documents had to be written. */
  written: number
  /** Path of the bundle that renders pages. */
  serverBundle: string
}
