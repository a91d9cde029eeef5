import { unreadableAnswer } from '#api/storefront/failures.ts'
import type { StorefrontClientOptions } from '#api/storefront/storefrontOptions.ts'
import { createTransport } from '#api/storefront/transport.ts'
import { graphFailure } from '#api/storefront/transportFailures.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { createStorefrontExecutor } from './createStorefrontExecutor.ts'

/**
 * Answers one operation with its `data`, under the network that tries of discount codes are counted under; without one,
 * none is counted. Rejects with a StorefrontError.
 */
type AskStorefront = (
  document: string,
  variables: Readonly<Record<string, unknown>>,
  caller?: string,
) => Promise<object>

/** The storefront of the settings: ours in this process, or a store elsewhere by its API. Created once. */
export function storefrontOf(
  context: ServerContext,
  { timeoutMs }: Pick<StorefrontClientOptions, 'timeoutMs'> = {},
): AskStorefront {
  const { storefront } = context.config
  if (!storefront.embedded) {
    const send = createTransport(storefront, timeoutMs === undefined ? {} : { timeoutMs })
    return (document, variables) => send(document, variables)
  }
  const execute = createStorefrontExecutor(context)
  return async (document, variables, caller) => {
    const { data, errors = [] } = await execute({
      query: document,
      variables,
      ...(caller === undefined ? {} : { caller }),
    })
    if (errors.length > 0) throw graphFailure(errors, { status: 200, headers: new Headers() })
    if (data === null || data === undefined) throw unreadableAnswer('SHOPIFY_API_ERROR', data)
    return data
  }
}
