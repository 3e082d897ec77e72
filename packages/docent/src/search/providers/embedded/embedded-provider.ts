import type { EmbeddedSearchInfo, SearchProvider } from '../../../model/search-model.ts'
import { withResultUrls } from '../answer-urls.ts'
import { connect } from './connection.ts'

/** Search in the index that the build wrote: the engine runs in a worker. */
export function createEmbeddedProvider(info: EmbeddedSearchInfo): SearchProvider {
  const connection = connect(info.indexUrl)
  let last = 0
  return {
    prepare: () => connection.ask({ type: 'prepare' }),
    search(request, onAnswer) {
      last += 1
      const own = last
      return connection.ask({ type: 'search', request }, (answer) => {
        // A newer question has been asked meanwhile.
        if (own === last) onAnswer(withResultUrls(answer, info))
      })
    },
  }
}
