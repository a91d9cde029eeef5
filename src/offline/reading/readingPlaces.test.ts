import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, it } from 'vitest'
import { IskraDatabase } from '../database.ts'
import { keepPlace, MOST_PLACES, readPlace } from './readingPlaces.ts'

const openDevice = () => new IskraDatabase({ indexedDB: new IDBFactory(), IDBKeyRange })

it('remembers one section of each article, until it is read to its end', async () => {
  const db = openDevice()
  await keepPlace(db, '/tutoriale/a', 'krok-1')
  await keepPlace(db, '/tutoriale/b', 'krok-2')
  await keepPlace(db, '/tutoriale/a', 'krok-3')
  expect(await readPlace(db, '/tutoriale/a')).toBe('krok-3')
  await keepPlace(db, '/tutoriale/a', null)
  expect(await readPlace(db, '/tutoriale/a')).toBeNull()
  expect(await readPlace(db, '/tutoriale/b')).toBe('krok-2')
})

it('forgets what was read longest ago, and nothing it can’t read', async () => {
  const db = openDevice()
  await db.settings.put({ key: 'reading-places', value: 'another version' })
  for (let index = 0; index <= MOST_PLACES; index += 1) await keepPlace(db, `/tutoriale/${index}`, 'krok')
  expect(await readPlace(db, '/tutoriale/0')).toBeNull()
  expect(await readPlace(db, '/tutoriale/1')).toBe('krok')
})
