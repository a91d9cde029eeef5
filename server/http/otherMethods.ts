import type { Context, Hono } from 'hono'
import { errorAnswer } from '#server/platform/web/errorAnswer.ts'

/**
 * Answers requests that no area has answered: 405 with `Allow` at an address that takes other methods (and OPTIONS with
 * them alone), 404 at every other.
 */
export function answerOtherMethods({ routes }: Pick<Hono, 'routes'>): (call: Context) => Response {
  const known = routes
    .filter(({ method, path }) => method !== 'ALL' || !path.endsWith('/*'))
    .map(({ method, path }) => ({ method, isPath: patternOf(path) }))
  return ({ req }) => {
    const methods = new Set(
      known
        .filter(({ isPath }) => isPath.test(req.path))
        .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : method === 'ALL' ? [] : [method])),
    )
    if (methods.size === 0 || methods.has(req.method)) return errorAnswer('NOT_FOUND')
    const allow = [...methods, 'OPTIONS'].join(', ')
    if (req.method === 'OPTIONS') return new Response(null, { status: 204, headers: { allow } })
    return errorAnswer('METHOD_NOT_ALLOWED', { allow })
  }
}

/** `/a/:id` and `/a/*` as the router reads them. */
function patternOf(path: string): RegExp {
  const written = path
    .replaceAll(/:\w+\{((?:[^{}]|\{[^{}]*\})*)\}/g, '($1)')
    .replaceAll(/:\w+/g, '[^/]+')
    .replaceAll('*', '.*')
  return new RegExp(`^${written}$`)
}
