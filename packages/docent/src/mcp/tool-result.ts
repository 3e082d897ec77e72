import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { isDocentError } from '../errors/index.ts'

/** A tool's result as data, and as text for clients that show or forward only text. */
export interface ToolAnswer {
  output: Record<string, unknown>
  text: string
}

/** Runs a tool. If the client can fix a problem, the result is the problem with its hint. */
export async function toolResult(work: () => Promise<ToolAnswer>): Promise<CallToolResult> {
  try {
    const { output, text } = await work()
    return { structuredContent: output, content: [{ type: 'text', text }] }
  } catch (error) {
    if (!isDocentError(error)) throw error
    const { code, message, hint } = error
    return { isError: true, content: [{ type: 'text', text: `${message}\n${hint}\n(${code})` }] }
  }
}
