import type { ProductApi } from '#api/product/productApi.ts'
import type { TokenStore } from '#api/product/tokenStore.ts'
import { reportReachable } from '../connection/pageReachability.ts'
import { askForProof } from './proofState.ts'

/** Makes this page's clients of the product API. Their code comes with the first of them. */
export async function makeProductApi(tokens: TokenStore): Promise<ProductApi> {
  const { createProductApi } = await import('#api/product/createProductApi.ts')
  return createProductApi({
    tokens,
    onReachable: reportReachable,
    askForProof,
  })
}
