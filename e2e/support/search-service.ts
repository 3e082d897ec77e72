import type { BrowserContext } from '@playwright/test'

/** A record as the hosted index returns it. `\uE000` and `\uE001` surround marked words. */
export interface ServiceHit {
  url: string
  title: string
  marked?: string
  heading?: string
}

/** A query that the service received. */
export interface ServiceQuestion {
  host: string
  applicationId: string
  apiKey: string
  request: Record<string, unknown>
}

const record = ({ url, title, marked = title, heading }: ServiceHit) => ({
  objectID: url,
  url,
  type: heading === undefined ? 'lvl1' : 'lvl2',
  generator: 'docent',
  hierarchy: { lvl0: 'Documentation', lvl1: title, lvl2: heading ?? null },
  _highlightResult: { hierarchy: { lvl1: { value: marked, matchLevel: 'full' } } },
})

/**
 * Responds for the hosted search service in its documented format. If `hits` is `fails`, all of its hosts respond with
 * 500.
 */
export async function answerSearchService(
  context: BrowserContext,
  answer: { hits: readonly ServiceHit[] | 'fails' },
): Promise<ServiceQuestion[]> {
  const questions: ServiceQuestion[] = []
  await context.route(/^https:\/\/testapp[^/]*\.algolia(net)?\.(net|com)\//, async (route) => {
    const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' }
    const asked = route.request()
    if (asked.method() === 'OPTIONS') return route.fulfill({ headers })
    const url = new URL(asked.url())
    const sent = await asked.allHeaders()
    const { requests } = JSON.parse(asked.postData() ?? '') as {
      requests: ServiceQuestion['request'][]
    }
    const credential = (name: string): string => sent[name] ?? url.searchParams.get(name) ?? ''
    questions.push({
      host: url.hostname,
      applicationId: credential('x-algolia-application-id'),
      apiKey: credential('x-algolia-api-key'),
      request: requests[0] ?? {},
    })
    const { hits } = answer
    if (hits === 'fails') return route.fulfill({ status: 500, headers, json: { message: 'busy' } })
    const results = requests.map(() => ({
      hits: hits.map(record),
      nbHits: hits.length,
      nbPages: 1,
      facets: {},
    }))
    return route.fulfill({ headers, json: { results } })
  })
  return questions
}
