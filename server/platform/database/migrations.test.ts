import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { nameKey } from '#domain/nameOrder.ts'
import { TABLES } from '#server/tables/tables.ts'
import { createPostgresDatabase } from '#support/postgres/createPostgresDatabase.ts'
import { migrationsFolder } from './makeTables.ts'

const names = readdirSync(migrationsFolder)
  .filter((name) => name.endsWith('.sql'))
  .toSorted()

let database: Awaited<ReturnType<typeof createPostgresDatabase>>
let client: Client
const migrate = (name = '') => client.query(readFileSync(join(migrationsFolder, name), 'utf8'))

describe('the migrations', () => {
  beforeEach(async () => {
    database = await createPostgresDatabase()
    client = new Client(database.url)
    await client.connect()
  })
  afterEach(async () => {
    await client.end()
    await database.drop()
  })

  it('make exactly the tables of the code; if not, `npm run migration -- what_it_is_about`', async () => {
    const last = `${names.at(-1)?.slice(0, 4)}_snapshot.json`
    const snapshot = JSON.parse(readFileSync(join(migrationsFolder, 'meta', last), 'utf8'))
    const schema = Object.fromEntries(TABLES.map(({ name, table }) => [name, table]))
    const tables = generateDrizzleJson(schema, snapshot.id)
    expect(await generateMigration(snapshot, tables)).toEqual([])
  })

  it('keep the orders of the first release, and find them by their address', async () => {
    await migrate(names[0])
    await client.query(`INSERT INTO orders
      (number, cart_id, checkout_token, details, needs_delivery, currency_code, subtotal, discount, tax, shipping,
       total, placed_at)
      VALUES ('ISK-2026-000001', 'cart', 'token', '{"email": " Zofia@Example.PL "}', false, 'PLN', 100, 0, 8, 0,
       108, now())`)
    for (const name of names.slice(1)) await migrate(name)
    const { rows } = await client.query('SELECT number, total, email_folded FROM orders')
    expect(rows).toEqual([{ number: 'ISK-2026-000001', total: 108, email_folded: 'zofia@example.pl' }])
  })

  it('keep what the ledger of the fourth release says of generations, and that each moves once', async () => {
    for (const name of names.slice(0, 4)) await migrate(name)
    await client.query(`INSERT INTO users (id, email, email_folded, password_hash, language, terms_accepted_at, created_at)
      VALUES ('zofia', 'z@example.pl', 'z@example.pl', '', 'pl', now(), now())`)
    await client.query(`INSERT INTO credit_movements (user_id, kind, amount, balance, generation_id, created_at) VALUES
      ('zofia', 'welcome', 10, 10, NULL, now()),
      ('zofia', 'reserve', -3, 7, 'obraz', now()),
      ('zofia', 'charge', 0, 7, 'obraz', now())`)
    for (const name of names.slice(4)) await migrate(name)
    const { rows } = await client.query(
      'SELECT kind, subject_kind, subject_id FROM credit_movements ORDER BY id',
    )
    expect(rows).toEqual([
      { kind: 'welcome', subject_kind: null, subject_id: null },
      { kind: 'reserve', subject_kind: 'generation', subject_id: 'obraz' },
      { kind: 'charge', subject_kind: 'generation', subject_id: 'obraz' },
    ])
    const again = client.query(`INSERT INTO credit_movements
      (user_id, kind, amount, balance, subject_kind, subject_id, created_at)
      VALUES ('zofia', 'release', 3, 10, 'generation', 'obraz', now())`)
    await expect(again).rejects.toThrow('credit_movements_settled')
  })

  it('put the names of pictures that there are in the order of new ones', async () => {
    const at = names.findIndex((name) => name.startsWith('0032'))
    for (const name of names.slice(0, at)) await migrate(name)
    const filenames = [
      'IMG_20261128_123456789012.jpg',
      'IMG_0010.JPG',
      'Żółw w morzu (2).png',
      'ŹREBIĘ.webp',
      'Żółw.png'.normalize('NFD'),
      'Crème brûlée ~5.png',
      'Анна 7.jpg',
      '👩‍🚀',
      '007',
    ]
    await client.query(`INSERT INTO users (id, email, email_folded, password_hash, language, terms_accepted_at, created_at)
      VALUES ('zofia', 'z@example.pl', 'z@example.pl', '', 'pl', now(), now())`)
    await client.query(
      `INSERT INTO gallery_images (id, user_id, filename, filename_folded, mime_type, width, height, bytes, colour,
        kept_hash, sent_hash, created_at)
      SELECT 'i' || at, 'zofia', name, '', 'image/png', 1, 1, 1, '#000000', 'k' || at, 's' || at, now()
      FROM unnest($1::text[]) WITH ORDINALITY AS each (name, at)`,
      [filenames],
    )
    for (const name of names.slice(at)) await migrate(name)
    const { rows } = await client.query(
      'SELECT filename, filename_key FROM gallery_images ORDER BY kept_hash',
    )
    const keys = new Map(rows.map((row) => [row.filename, row.filename_key]))
    for (const filename of filenames)
      expect([filename, keys.get(filename)]).toEqual([filename, nameKey(filename)])
  })

  it('keep apart which shipped templates of the eighteenth were changed', async () => {
    for (const name of names.slice(0, 19)) await migrate(name)
    await client.query(`INSERT INTO users (id, email, email_folded, password_hash, language, terms_accepted_at, created_at)
      VALUES ('zofia', 'z@example.pl', 'z@example.pl', '', 'pl', now(), now());
      INSERT INTO templates (id, status, revision, content, title, slug, node_count, field_count, shipped_digest,
        created_at, updated_at)
      SELECT id, 'published', revision, '{"details":{"thumbnailUrl":"/a.webp","categories":["kartki"],"tags":[]}}', '', id,
        0, 0, digest, now(), now()
      FROM (VALUES ('own', 2, NULL), ('shipped', 1, 'x'), ('updated', 2, 'x'), ('changed', 2, 'x'))
        AS each (id, revision, digest);
      INSERT INTO template_snapshots (id, template_id, kind, revision, status, content, title, node_count, by_id,
        taken_at)
      SELECT template || revision, template, kind, revision, 'draft', '{}', '', 0, person, now()
      FROM (VALUES ('own', 'created', 1, 'zofia'), ('shipped', 'created', 1, NULL), ('updated', 'created', 1, NULL),
        ('updated', 'saved', 2, NULL), ('changed', 'created', 1, NULL), ('changed', 'saved', 2, 'zofia'))
        AS each (template, kind, revision, person)`)
    for (const name of names.slice(19)) await migrate(name)
    const { rows } = await client.query('SELECT id, revision, shipped_revision FROM templates ORDER BY id')
    expect(rows).toEqual([
      { id: 'changed', revision: 2, shipped_revision: 1 },
      { id: 'own', revision: 2, shipped_revision: null },
      { id: 'shipped', revision: 1, shipped_revision: 1 },
      { id: 'updated', revision: 2, shipped_revision: 2 },
    ])
    const listed = await client.query('SELECT DISTINCT thumbnail_url, categories, tags FROM templates')
    expect(listed.rows).toEqual([{ thumbnail_url: '/a.webp', categories: ['kartki'], tags: [] }])
  })

  it('erase what nobody else shall read of runs that have ended', async () => {
    for (const name of names.slice(0, 19)) await migrate(name)
    await client.query(`INSERT INTO users (id, email, email_folded, password_hash, language, terms_accepted_at, created_at)
      VALUES ('zofia', 'z@example.pl', 'z@example.pl', '', 'pl', now(), now());
      INSERT INTO template_runs (id, user_id, ref_code, content, title, slug, values, language, device, credits, prices,
        status, created_at, deadline_at, due_at)
      SELECT status, 'zofia', status, '{"form":[{"fields":[{"name":"imie","type":"text"},{"name":"haslo","type":"password"}]}]}',
        '', '', '{"imie":"Ola","haslo":"x"}', 'pl', 'phone', 0, '{}', status, now(), now(), now()
      FROM (VALUES ('completed'), ('processing')) AS each (status)`)
    for (const name of names.slice(19)) await migrate(name)
    const { rows } = await client.query('SELECT id, values FROM template_runs ORDER BY id')
    expect(rows).toEqual([
      { id: 'completed', values: { imie: 'Ola' } },
      { id: 'processing', values: { imie: 'Ola', haslo: 'x' } },
    ])
  })

  it('take away the role that let nobody do anything, and no other', async () => {
    const at = names.findIndex((name) => name.startsWith('0034'))
    for (const name of names.slice(0, at)) await migrate(name)
    await client.query(`INSERT INTO users (id, email, email_folded, password_hash, roles, language, terms_accepted_at,
        created_at)
      SELECT id, id, id, '', roles, 'pl', now(), now()
      FROM (VALUES ('ola', ARRAY['user', 'author']), ('jan', ARRAY['user', 'author', 'admin']), ('ewa', ARRAY['user']))
        AS each (id, roles)`)
    for (const name of names.slice(at)) await migrate(name)
    const { rows } = await client.query('SELECT id, roles FROM users ORDER BY id')
    expect(rows).toEqual([
      { id: 'ewa', roles: ['user'] },
      { id: 'jan', roles: ['user', 'admin'] },
      { id: 'ola', roles: ['user'] },
    ])
  })

  it('let no card go that nobody has said may go', async () => {
    for (const name of names.slice(0, 25)) await migrate(name)
    await client.query(`INSERT INTO personalizations
      (cart_item_id, product_id, recipient_name, recipient_email, recipient_phone, message, delivery_date, time_zone,
       occasion, special_instructions, gift_wrap, anonymous_sender, card_token, updated_at, deliver_at, sent_at)
      SELECT id, '', 'Ola', 'ola@example.pl', '', '', day, 'Europe/Warsaw', '', '', false, false, id,
        '2026-11-20T09:00Z', deliver_at::timestamptz, sent_at::timestamptz
      FROM (VALUES
        ('unasked', '', '2026-11-20T09:00Z', NULL),
        ('agreed', '', '2026-11-20T09:30Z', NULL),
        ('planned', '2026-12-24', '2026-12-24T07:00Z', NULL),
        ('sent', '', '2026-11-20T09:00Z', '2026-11-20T09:01Z')
      ) AS each (id, day, deliver_at, sent_at)`)
    for (const name of names.slice(25)) await migrate(name)
    const { rows } = await client.query(
      'SELECT cart_item_id AS id FROM personalizations WHERE deliver_at IS NULL',
    )
    expect(rows).toEqual([{ id: 'unasked' }])
  })
})
