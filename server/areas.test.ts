import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, it } from 'vitest'
import { AREAS } from './areas.ts'
import { TABLES } from './tables/tables.ts'

/** The server's files of this name, each with its exports. */
function filesNamed(name: string) {
  const files = readdirSync('server', { recursive: true, encoding: 'utf8' })
  const named = files.filter((file) => basename(file) === name)
  return Promise.all(
    named.map(async (file) => {
      const exported: Readonly<Record<string, unknown>> = await import(join(process.cwd(), 'server', file))
      return { file, exported: Object.values(exported) }
    }),
  )
}

it('every area.ts that there is stands in the list, once', async () => {
  const there = await filesNamed('area.ts')
  const listed = AREAS.flatMap((area) => there.filter(({ exported }) => exported.includes(area)))
  expect(listed.map(({ file }) => file).toSorted()).toEqual(there.map(({ file }) => file).toSorted())
})

it('every table of a tables.ts has an area, one', async () => {
  const there = (await filesNamed('tables.ts')).flatMap(({ exported }) =>
    exported.flatMap((one) => (is(one, PgTable) ? [getTableName(one)] : [])),
  )
  expect(TABLES.map(({ table }) => getTableName(table)).toSorted()).toEqual(there.toSorted())
})

it('no two areas judge the files of one folder', () => {
  const folders = AREAS.flatMap(({ fileJudges }) => Object.keys(fileJudges ?? {}))
  expect(new Set(folders).size).toBe(folders.length)
})
