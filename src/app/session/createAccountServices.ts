import type { ProductApi } from '#api/product/productApi.ts'
import type { Services } from '#services/services.tsx'
import { makeProductApi } from './makeProductApi.ts'
import { createPageSession } from './pageSession.ts'

/** The session of this page and the product API as its signed-in user calls it: both fetched when first needed. */
export function createAccountServices(): Pick<Services, 'session' | 'productApi'> {
  const session = createPageSession(async () => {
    const [{ createSessionWork }, { database }] = await Promise.all([
      import('./sessionWork.ts'),
      import('#offline/openDatabase.ts'),
    ])
    return createSessionWork(await database(), makeProductApi)
  })
  let api: Promise<ProductApi> | null = null

  async function load(): Promise<ProductApi> {
    try {
      const [{ sessionTokens }, { database }] = await Promise.all([
        import('#offline/session/tokenStore.ts'),
        import('#offline/openDatabase.ts'),
      ])
      return await makeProductApi(sessionTokens(await database()))
    } catch (error) {
      api = null
      throw error
    }
  }

  return { session, productApi: () => (api ??= load()) }
}
