import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, it } from 'vitest'
import { IskraDatabase } from '../database.ts'
import { MOST_WISHES, readWishlist, setWished } from './wishlist.ts'

const openDevice = () => new IskraDatabase({ indexedDB: new IDBFactory(), IDBKeyRange })

it('keeps each product once, the newest first, and no more than there is room for', async () => {
  const db = openDevice()
  for (const handle of ['kubek', 'kartka', 'kubek']) await setWished(db, handle, true)
  expect(await readWishlist(db)).toEqual(['kubek', 'kartka'])
  await setWished(db, 'kubek', false)
  expect(await readWishlist(db)).toEqual(['kartka'])
  for (let index = 0; index < MOST_WISHES; index += 1) await setWished(db, `plakat-${index}`, true)
  const handles = await readWishlist(db)
  expect(handles).toHaveLength(MOST_WISHES)
  expect(handles).not.toContain('kartka')
})

it('keeps both of two products that two tabs put on it at once', async () => {
  const db = openDevice()
  await Promise.all([setWished(db, 'kubek', true), setWished(db, 'kartka', true)])
  expect((await readWishlist(db)).toSorted()).toEqual(['kartka', 'kubek'])
})

it('is empty where what is stored can’t be read', async () => {
  const db = openDevice()
  await db.settings.put({ key: 'wishlist', value: { of: 'another version' } })
  expect(await readWishlist(db)).toEqual([])
})
