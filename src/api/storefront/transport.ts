import { GraphQLClient } from 'graphql-request'
import type { RuntimeConfig } from '#domain/runtimeConfig.ts'
import { withTimeout } from '../request/withTimeout.ts'
import { CACHED_AT_HEADER } from './cachedAtHeader.ts'
import { unreadableAnswer } from './failures.ts'
import { areOnlyClosedFields, failureFrom, graphFailure } from './transportFailures.ts'
import type { Send } from './send.ts'
import { StorefrontError } from './storefrontError.ts'
import { DEFAULT_TIMEOUT_MS, type StorefrontClientOptions } from './storefrontOptions.ts'

/** The storefront over HTTP. */
export function createTransport(config: RuntimeConfig['storefront'], options: StorefrontClientOptions): Send {
  const { timeoutMs = DEFAULT_TIMEOUT_MS, onReachable } = options
  return async (document, variables, { signal, onCachedAnswer } = {}) => {
    try {
      const answer = await withTimeout(
        (stop) =>
          clientFor(config, options.fetch).rawRequest<object>({ query: document, variables, signal: stop }),
        { timeoutMs, signal },
      )
      const keptAt = cachedAt(answer.headers)
      if (keptAt) {
        onCachedAnswer?.(keptAt)
        options.onCachedAnswer?.(keptAt)
      } else onReachable?.(true)
      const errors = answer.errors ?? []
      const hasData = typeof answer.data === 'object' && answer.data !== null
      if (errors.length > 0 && !(hasData && areOnlyClosedFields(errors))) {
        throw graphFailure(errors, answer)
      }
      if (!hasData) throw unreadableAnswer('SHOPIFY_API_ERROR', new Error('no data'))
      return answer.data
    } catch (error) {
      signal?.throwIfAborted()
      const failure = error instanceof StorefrontError ? error : failureFrom(error)
      if (failure.kind === 'unreachable') onReachable?.(false)
      throw failure
    }
  }
}

function clientFor(
  config: RuntimeConfig['storefront'],
  fetch: typeof globalThis.fetch | undefined,
): GraphQLClient {
  // An address of our own origin becomes a whole one at the call: while rendering there may be no location.
  const base = typeof location === 'undefined' ? undefined : location.href
  return new GraphQLClient(new URL(config.endpoint, base).href, {
    headers: { 'X-Shopify-Storefront-Access-Token': config.publicToken, Accept: 'application/json' },
    excludeOperationName: true,
    errorPolicy: 'all',
    ...(fetch && { fetch }),
  })
}

function cachedAt(headers: Headers): Date | null {
  const moment = new Date(headers.get(CACHED_AT_HEADER) ?? '')
  return Number.isNaN(moment.getTime()) ? null : moment
}
