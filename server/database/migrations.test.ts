import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { expect, it } from 'vitest'
import { migrationsFolder } from './openDatabase.ts'
import * as schema from './schema.ts'

it('the migrations make exactly the tables of the code; if not, `npm run migration`', async () => {
  const snapshot = JSON.parse(readFileSync(join(migrationsFolder, 'meta', '0000_snapshot.json'), 'utf8'))
  const tables = generateDrizzleJson(schema, snapshot.id)
  expect(await generateMigration(snapshot, tables)).toEqual([])
})
