import { createCartCalls } from '#api/storefront/cartCalls.ts'
import { createCatalogueCalls } from '#api/storefront/catalogueCalls.ts'
import { unreadableAnswer } from '#api/storefront/failures.ts'
import type { Send } from '#api/storefront/send.ts'
import type { StorefrontClient } from '#api/storefront/storefrontClient.ts'
import { createTransport } from '#api/storefront/transport.ts'
import { graphFailure } from '#api/storefront/transportFailures.ts'
import type { DocumentLanguage } from '#server/web/requestLanguage.ts'
import { storefrontLanguageOf } from '#domain/storefront/storefrontLanguage.ts'
import type { ServerContext } from '#server/context.ts'
import { createStorefrontExecutor } from '#server/storefront/createStorefrontExecutor.ts'

/** What plain forms ask of the storefront. */
export type PlainStorefront = ReturnType<typeof createCartCalls> & Pick<StorefrontClient, 'variantWords'>

/** The storefront for one caller, whose network address tries of discount codes are counted under. */
export type PlainStorefrontFor = (caller: string, language: DocumentLanguage) => PlainStorefront

/** The storefront of the settings by the page's own calls: ours in this process, a real store by its API. */
export function plainStorefront(context: ServerContext): PlainStorefrontFor {
  const { storefront } = context.config
  const execute = createStorefrontExecutor(context)
  const remote = createTransport(storefront, {})
  const sendFor = (caller: string): Send =>
    storefront.embedded
      ? async (document, variables) => {
          const { data, errors = [] } = await execute({ query: document, variables, caller })
          if (errors.length > 0) throw graphFailure(errors, { status: 200, headers: new Headers() })
          if (data === null || data === undefined) throw unreadableAnswer('SHOPIFY_API_ERROR', data)
          return data
        }
      : remote
  return (caller, language) => {
    const send = sendFor(caller)
    const { variantWords } = createCatalogueCalls(send, { language: () => storefrontLanguageOf(language) })
    return { ...createCartCalls(send), variantWords }
  }
}
