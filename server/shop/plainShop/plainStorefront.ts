import { createCartCalls } from '#api/storefront/cartCalls.ts'
import { createCatalogueCalls } from '#api/storefront/catalogueCalls.ts'
import type { Send } from '#api/storefront/send.ts'
import type { StorefrontClient } from '#api/storefront/storefrontClient.ts'
import { storefrontLanguageOf } from '#domain/storefront/storefrontLanguage.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { DocumentLanguage } from '#server/platform/web/requestLanguage.ts'
import { storefrontOf } from '#server/shop/storefront/storefrontOf.ts'

/** The storefront's operations for plain forms. */
export type PlainStorefront = ReturnType<typeof createCartCalls> & Pick<StorefrontClient, 'variantWords'>

/** The storefront for one caller, whose network address is used to count tries of discount codes. */
export type PlainStorefrontFor = (caller: string, language: DocumentLanguage) => PlainStorefront

/** The storefront of the settings by the page's own calls. */
export function plainStorefront(context: ServerContext): PlainStorefrontFor {
  const ask = storefrontOf(context)
  return (caller, language) => {
    const send: Send = (document, variables) => ask(document, variables, caller)
    const { variantWords } = createCatalogueCalls(send, { language: () => storefrontLanguageOf(language) })
    return { ...createCartCalls(send), variantWords }
  }
}
