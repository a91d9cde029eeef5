import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { describe, expect, it } from 'vitest'
import { migrationsFolder } from './makeTables.ts'
import * as schema from './schema.ts'

const names = readdirSync(migrationsFolder)
  .filter((name) => name.endsWith('.sql'))
  .toSorted()

describe('the migrations', () => {
  it('make exactly the tables of the code; if not, `npm run migration -- what_it_is_about`', async () => {
    const last = `${names.at(-1)?.slice(0, 4)}_snapshot.json`
    const snapshot = JSON.parse(readFileSync(join(migrationsFolder, 'meta', last), 'utf8'))
    const tables = generateDrizzleJson(schema, snapshot.id)
    expect(await generateMigration(snapshot, tables)).toEqual([])
  })

  it('keep the orders of the first release, and find them by their address', async () => {
    const client = await PGlite.create()
    const migrate = (name = '') => client.exec(readFileSync(join(migrationsFolder, name), 'utf8'))
    await migrate(names[0])
    await client.exec(`INSERT INTO orders
      (number, cart_id, checkout_token, details, needs_delivery, currency_code, subtotal, discount, tax, shipping,
       total, placed_at)
      VALUES ('ISK-2026-000001', 'cart', 'token', '{"email": " Zofia@Example.PL "}', false, 'PLN', 100, 0, 8, 0,
       108, now())`)
    for (const name of names.slice(1)) await migrate(name)
    const { rows } = await client.query('SELECT number, total, email_folded FROM orders')
    expect(rows).toEqual([{ number: 'ISK-2026-000001', total: 108, email_folded: 'zofia@example.pl' }])
    await client.close()
  })
})
