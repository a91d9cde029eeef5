import type { ProductApi } from '#api/product/productApi.ts'
import type { Services } from '#services/services.tsx'
import type { TokenStore } from '#api/product/tokenStore.ts'
import type { RuntimeConfig } from '#domain/runtimeConfig.ts'
import { makeProductApi } from './makeProductApi.ts'
import { createPageSession } from './pageSession.ts'

/** The session of this page and the product API as its signed-in user calls it: both fetched when first needed. */
export function createAccountServices(config: RuntimeConfig): Pick<Services, 'session' | 'productApi'> {
  const create = (tokens: TokenStore): Promise<ProductApi> => makeProductApi(config, tokens)
  const session = createPageSession(async () => {
    const [{ createSessionWork }, { database }] = await Promise.all([
      import('./sessionWork.ts'),
      import('#offline/openDatabase.ts'),
    ])
    return createSessionWork(await database(), create)
  })
  let api: Promise<ProductApi> | null = null

  async function load(): Promise<ProductApi> {
    try {
      const [{ sessionTokens }, { database }] = await Promise.all([
        import('#offline/session/tokenStore.ts'),
        import('#offline/openDatabase.ts'),
      ])
      return await create(sessionTokens(await database()))
    } catch (error) {
      api = null
      throw error
    }
  }

  return { session, productApi: () => (api ??= load()) }
}
