import type { Connect } from 'vite'
import { readTarget } from '../serve/request-target.ts'
import { isDocentError } from '../errors/index.ts'
import { moduleError } from './module-error.ts'
import { errorPage } from './error-page.ts'
import type { Problems } from './dev-problems.ts'

/** Redirects addresses outside the base URL into the site, as `preview` does. */
export function belowBase(baseUrl: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const target = readTarget(request.url ?? '')
    if (target.kind !== 'path') return next()
    const { path, search } = target
    if (!`${path}/`.startsWith(baseUrl)) {
      response.writeHead(302, { Location: baseUrl }).end()
      return
    }
    // `/docs` is the home page of `/docs/`.
    if (path.length < baseUrl.length) request.url = baseUrl + search
    next()
  }
}

/** Responds to requests for modules that can't be compiled. */
export function failedRequest(problems: Problems, baseUrl: string): Connect.ErrorHandleFunction {
  return async (cause, request, response, _next) => {
    const error = await moduleError(cause)
    const file = isDocentError(error) ? error.file : undefined
    problems.fail({ name: file ?? request.url ?? '' }, error)
    response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' })
    response.end(errorPage(error, baseUrl))
  }
}
