import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { describe, expect, it } from 'vitest'
import { IskraDatabase } from '../database.ts'
import { VERSIONS } from './migrations.ts'
import { releasedRows } from './releasedRows.ts'

const open = (factory: IDBFactory, version: number) =>
  new IskraDatabase({ indexedDB: factory, IDBKeyRange, version }).open()

describe('the versions of the database', () => {
  it('have names of their own, and rows of every released version to be tested with', () => {
    expect(new Set(VERSIONS.map(({ name }) => name)).size).toBe(VERSIONS.length)
    expect(releasedRows).toHaveLength(VERSIONS.length)
  })

  it.each(releasedRows.map((rows, index) => [index + 1, rows] as const))(
    'keep what version %i had written',
    async (version, { tables, now }) => {
      const factory = new IDBFactory()
      const old = await open(factory, version)
      for (const [name, rows] of Object.entries(tables)) await old.table(name).bulkPut([...rows])
      old.close()

      const db = await open(factory, VERSIONS.length)
      for (const [name, rows] of Object.entries(now)) {
        const found = await db.table(name).toArray()
        for (const row of rows) expect(found).toContainEqual(row)
      }
      expect(db.verno).toBe(VERSIONS.length)
    },
  )
})
