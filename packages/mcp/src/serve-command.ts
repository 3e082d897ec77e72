import type { PluginFlag } from 'docent/plugin'
import { errors } from './errors.ts'
import { runMcp } from './mcp.ts'

/** Flags of `docent mcp` and of `npx @docent/mcp`. */
export const FLAGS = {
  http: { text: 'Serve over HTTP, on --port and --host, instead of standard input and output' },
  port: { value: '<number>', text: "The server's port (default: 4500)", highest: 65_535 },
  host: { value: '<name>', text: "The server's host (default: localhost)" },
} satisfies Record<string, PluginFlag>

/** The arguments of both commands. */
export interface McpCall {
  /** Folder or address of a built site. */
  site: string
  flags: { http?: boolean; port?: number; host?: string }
  say(text: string): void
}

const PORT = 4500

/** @throws DocentError for flags that have no effect, or if there is no built site */
export async function serve({ site, flags, say }: McpCall): Promise<void> {
  const { http, port, host } = flags
  const unused = http ? undefined : (['port', 'host'] as const).find((name) => name in flags)
  if (unused) throw errors.httpFlagWithoutHttp({ flag: `--${unused}` })
  await runMcp({
    site,
    ...(http && {
      http: { port: port ?? PORT, host: host ?? 'localhost', strictPort: port !== undefined },
    }),
    say,
  })
}
