import { expect, it } from 'vitest'
import { MOST_WISHES } from '#domain/wishlist/wishes.ts'
import { memoryDatabase } from '#support/cart/memoryDatabase.ts'
import { change } from '../change.ts'
import { INTENT_STORES } from '../outbox/enqueue.ts'
import { listIntents } from '../outbox/intents.ts'
import { changeOwner } from '../outbox/owner.ts'
import { readWishlist } from './readWishlist.ts'
import { renewWishlist } from './renewWishlist.ts'
import { setWished } from './setWished.ts'

it('keeps each product once, the newest first, and no more than there is room for', async () => {
  const db = memoryDatabase()
  for (const handle of ['kubek', 'kartka', 'kubek']) await setWished(db, [handle], true)
  expect(await readWishlist(db)).toEqual(['kubek', 'kartka'])
  await setWished(db, ['kubek', 'torba'], false)
  expect(await readWishlist(db)).toEqual(['kartka'])
  for (let index = 0; index < MOST_WISHES; index += 1) await setWished(db, [`plakat-${index}`], true)
  const handles = await readWishlist(db)
  expect(handles).toHaveLength(MOST_WISHES)
  expect(handles).not.toContain('kartka')
  expect(await listIntents(db)).toEqual([])
})

it('keeps both of two products that two tabs put on it at once', async () => {
  const db = memoryDatabase()
  await Promise.all([setWished(db, ['kubek'], true), setWished(db, ['kartka'], true)])
  expect((await readWishlist(db)).toSorted()).toEqual(['kartka', 'kubek'])
})

it('is empty where what is stored can’t be read', async () => {
  const db = memoryDatabase()
  await db.settings.put({ key: 'wishlist', value: { of: 'another version' } })
  expect(await readWishlist(db)).toEqual([])
})

it('of an earlier release stands in its order, and joins the account of whoever is signed in already, once', async () => {
  const db = memoryDatabase()
  await change(db, INTENT_STORES, (stores) => changeOwner(stores, 'user:ola'))
  await db.settings.put({ key: 'wishlist', value: ['kubek', 'kartka', 'plakat'] })
  expect(await readWishlist(db)).toEqual(['kubek', 'kartka', 'plakat'])
  await setWished(db, ['kartka'], false)
  expect(await readWishlist(db)).toEqual(['kubek', 'plakat'])
  await renewWishlist(db)
  await renewWishlist(db)
  expect(await readWishlist(db)).toEqual(['kubek', 'plakat'])
  expect(await db.outbox.toArray()).toMatchObject([
    { kind: 'wishlist.save', owner: 'user:ola', arguments: { wishes: { length: 3 } } },
    { kind: 'wishlist.read', owner: 'user:ola' },
  ])
})
