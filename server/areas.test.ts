import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, it } from 'vitest'
import { AREAS } from './areas.ts'
import { TABLES } from './tables/tables.ts'

/** What each file of the server of this name exports. */
async function exportsOf(name: string): Promise<readonly (readonly unknown[])[]> {
  const files = readdirSync('server', { recursive: true, encoding: 'utf8' })
  const named = files
    .filter((file) => basename(file) === name)
    .map((file) => join(process.cwd(), 'server', file))
  return Promise.all(named.map(async (file) => Object.values<unknown>(await import(file))))
}

it('every area that there is stands in the list, once', async () => {
  const there = await exportsOf('area.ts')
  const listed = there.map((exported) => AREAS.filter((area) => exported.includes(area)).length)
  expect(listed).toEqual(there.map(() => 1))
  expect(AREAS).toHaveLength(there.length)
})

it('every table that there is has an area, one', async () => {
  const there = (await exportsOf('tables.ts')).flat().filter((one) => is(one, PgTable))
  expect(new Set(TABLES.map(({ table }) => table))).toEqual(new Set(there))
  expect(TABLES).toHaveLength(there.length)
})

it('no two areas judge the files of one folder', () => {
  const folders = AREAS.flatMap(({ fileJudges }) => Object.keys(fileJudges ?? {}))
  expect(new Set(folders).size).toBe(folders.length)
})
