import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import { docent } from '../../docent/test/support/docent.ts'
import { copyFixture, type FixtureSite } from '../../docent/test/support/fixtures.ts'

/** A built site with two sections below a base URL. */
export async function buildSite(): Promise<FixtureSite> {
  const site = await copyFixture('basic')
  await site.edit('docent.config.ts', "title: 'Basic',", "title: 'Basic', baseUrl: '/docs/',")
  await site.write('docs/guides/long.md', longPage())
  const { code, stderr } = await docent(['build', '--site', site.dir])
  if (code !== 0) throw new Error(stderr)
  return site
}

function longPage(): string {
  const lines = Array.from({ length: 100 }, (_, index) => `Line ${index} of a long page.\n`)
  return [
    '---\ntitle: Long\ndescription: Zebras, and many lines about them.\n---\n',
    'Zebras have stripes.\n',
    '## Install the zebra\n\n```sh\n## not a heading\n```\n\nInside of install.\n',
    '### A part\n\nInside of the part.\n',
    '## Rows\n\n| Name | About |\n| --- | --- |\n| one | first |\n',
    '## Lines\n',
    ...lines,
  ].join('\n')
}

export async function connect(transport: Transport): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' })
  await client.connect(transport)
  return client
}

export interface Called {
  isError: boolean
  text: string
  data: Record<string, unknown>
}

/** Calls a tool. The SDK's client validates the result with the tool's output schema. */
export async function call(
  client: Client,
  name: string,
  args: Record<string, unknown>,
): Promise<Called> {
  const { content, isError, structuredContent } = await client.callTool({ name, arguments: args })
  const [first] = content as { type: string; text: string }[]
  return {
    isError: isError === true,
    text: first?.text ?? '',
    data: (structuredContent ?? {}) as Record<string, unknown>,
  }
}
