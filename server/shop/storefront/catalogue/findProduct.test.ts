import { expect, it } from 'vitest'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { setStock, makeProduct } from '#support/storefrontFixture.ts'
import { findProduct } from './findProduct.ts'

describeOnDatabase('a product that is looked for', (freshContext) => {
  it('is remembered until the shop has changed, and not at all where nobody tells of that', async () => {
    const silent = await freshContext()
    let isUnchanged = true
    const told = { ...silent, changes: { unchangedSince: () => isUnchanged } }
    await makeProduct(silent, { id: 1, handle: 'kubek', variants: [{ id: 1, price: 1_000, stock: 5 }] })
    const stocks = async () =>
      Promise.all(
        [told, silent].map(
          async (each) => (await findProduct(each, { handle: 'kubek' }))?.variants[0]?.stock,
        ),
      )

    expect(await stocks()).toEqual([5, 5])
    await setStock(silent, 1, 2)
    expect(await stocks()).toEqual([5, 2])
    isUnchanged = false
    expect(await stocks()).toEqual([2, 2])
  })
})
