import { expect, it } from 'vitest'
import { EMPTY_TEMPLATE } from '#domain/template/newTemplate.ts'
import type { TemplateRecord } from '#domain/template/templateRecord.ts'
import { memoryDatabase } from '#support/cart/memoryDatabase.ts'
import { keepTemplate, pinResult, takeRecord } from './commands.ts'
import { resolveConflict } from './resolveConflict.ts'

const ID = '01234567-89ab-4def-8123-456789abcdef'

it('what is pinned stays on this device whatever is edited, saved or taken over, and goes nowhere', async () => {
  const db = memoryDatabase()
  await keepTemplate(db, { id: ID, template: EMPTY_TEMPLATE, follows: 0 })
  await pinResult(db, ID, { node: 'opis', pin: { value: 'miś', run: null } })
  await pinResult(db, ID, {
    node: 'obraz',
    pin: { value: { mode: 'image', prompt: 'miś', processed: [] }, run: 'run-1' },
  })
  await pinResult(db, ID, { node: 'opis', pin: null })
  const pins = async () => Object.keys((await db.templateDrafts.get(ID))?.pins ?? {})
  expect(await pins()).toEqual(['obraz'])
  expect((await db.templateDrafts.get(ID))?.edition).toBe(1)

  await keepTemplate(db, { id: ID, template: { ...EMPTY_TEMPLATE, notes: [] }, follows: 1 })
  expect(await pins()).toEqual(['obraz'])
  expect(JSON.stringify(await db.outbox.toArray())).not.toContain('miś')
  expect(JSON.stringify((await db.templateDrafts.get(ID))?.template)).not.toContain('miś')

  // The server's version differs: it replaces the one edited here.
  const record: TemplateRecord = {
    id: ID,
    revision: 3,
    publishedRevision: null,
    status: 'draft',
    template: { ...EMPTY_TEMPLATE, details: { ...EMPTY_TEMPLATE.details, title: 'Ich' } },
    owner: null,
    isShipped: false,
    createdAt: '2026-11-25T17:00:00.000Z',
    publishedAt: null,
    runs: { total: 0, completed: 0, failed: 0, underWay: 0 },
    updatedAt: '2026-11-25T18:00:00.000Z',
  }
  await takeRecord(db, record)
  await resolveConflict(db, ID, { resolution: 'theirs', copyTitle: 'Kopia' })
  expect((await db.templateDrafts.get(ID))?.title).toBe('Ich')
  expect(await pins()).toEqual(['obraz'])
  await takeRecord(db, { ...record, revision: 4 })
  expect(await pins()).toEqual(['obraz'])
})
