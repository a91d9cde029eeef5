import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { discountCodes } from '#server/shop/storefront/tables.ts'
import { describeOnBothDatabases } from '#support/describeOnDatabase.ts'

describeOnBothDatabases('the database', 'socket or thread', (freshContext) => {
  it('has the tables of the areas', async () => {
    const { database } = await freshContext()
    await database.insert(discountCodes).values({ code: 'WIOSNA', kind: 'percent', value: 1_500 })
    expect(await database.select().from(discountCodes)).toHaveLength(1)
  })

  it('is empty at the start of every test', async () => {
    const { database } = await freshContext()
    expect(await database.select().from(discountCodes)).toEqual([])
  })

  it('takes back everything of a transaction that fails', async () => {
    const { database } = await freshContext()
    const failing = database.transaction(async (tx) => {
      await tx.insert(discountCodes).values({ code: 'ZIMA', kind: 'fixed', value: 1_000 })
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await database.select().from(discountCodes).where(eq(discountCodes.code, 'ZIMA'))).toEqual([])
  })

  it('gives the SQLSTATE of a refusal in the cause of its error', async () => {
    const { database } = await freshContext()
    await database.insert(discountCodes).values({ code: 'LATO', kind: 'fixed', value: 1_000 })
    const again = database.insert(discountCodes).values({ code: 'LATO', kind: 'fixed', value: 1 })
    await expect(again).rejects.toMatchObject({ cause: { code: '23505' } })
  })
})
