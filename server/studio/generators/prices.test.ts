import { expect, it } from 'vitest'
import { PRICE_MOST } from '#domain/credits/prices.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { apiClient, makeUser, signIn } from '#support/accountFixture.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { priceOf } from './prices.ts'

async function administrator(context: ServerContext) {
  const user = await makeUser(context, { roles: ['user', 'admin'] })
  const { access_token: token } = await signIn(context, user)
  const call = apiClient(context)
  return {
    list: () => call('GET /api/v1/admin/prices', { token }),
    set: (engine: string, credits: unknown) =>
      call('PUT /api/v1/admin/prices/{engine}', { token, path: { engine }, body: { credits } }),
  }
}

describeOnDatabase('prices', (freshContext) => {
  it('are the specification’s until an administrator says otherwise, and again when they take it back', async () => {
    const now = new Date('2026-11-20T12:40:00Z')
    const context = await freshContext({ now: () => now })
    const { list, set } = await administrator(context)
    const runway = { engine: 'runway', type: 'video', credits: 10, defaultCredits: 10, changedAt: null }
    expect((await list()).body).toMatchObject({
      prices: expect.arrayContaining([expect.objectContaining(runway)]),
    })
    expect(await priceOf(context.database, 'runway', 'video')).toBe(10)
    expect(await priceOf(context.database, 'somebody-elses', 'image')).toBe(3)

    const changed = { ...runway, credits: 12, changedAt: now.toISOString() }
    expect((await set('runway', 12)).body).toMatchObject(changed)
    expect((await list()).body).toMatchObject({
      prices: expect.arrayContaining([expect.objectContaining(changed)]),
    })
    expect(await priceOf(context.database, 'runway', 'video')).toBe(12)
    expect((await set('runway', 0)).body).toMatchObject({ credits: 0 })
    expect((await set('runway', null)).body).toMatchObject(runway)
    expect(await priceOf(context.database, 'runway', 'video')).toBe(10)
  })

  it('are whole, neither below zero nor beyond all reason, and of engines there are', async () => {
    const { set } = await administrator(await freshContext())
    for (const credits of [-1, 1.5, PRICE_MOST + 1, '5', undefined]) {
      expect((await set('runway', credits)).code).toBe('INVALID_REQUEST')
    }
    expect((await set('nobody', 5)).code).toBe('NOT_FOUND')
  })
})
