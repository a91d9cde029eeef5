import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { EMPTY_TEMPLATE } from '#domain/template/newTemplate.ts'
import { database } from '#offline/openDatabase.ts'
import { changeOwner } from '#offline/outbox/owner.ts'
import { keepTemplate } from '#offline/templates/commands.ts'
import { stubBrowser } from '#support/page/stubBrowser.ts'
import { beginTemplate, saveWaiting } from './templateActions.ts'

beforeEach(async () => {
  stubBrowser()
  await changeOwner(await database(), 'user:somebody')
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('begins no second empty template, and has the server keep one only once something was done to it', async () => {
  const db = await database()
  const id = await beginTemplate()
  const row = await db.templateDrafts.get(id)
  if (row === undefined) throw new Error('nothing was begun')
  await saveWaiting(row)
  expect(await beginTemplate()).toBe(id)
  expect(await db.outbox.count()).toBe(0)

  const template = { ...EMPTY_TEMPLATE, details: { ...EMPTY_TEMPLATE.details, title: 'Kartka' } }
  await keepTemplate(db, { id, template, follows: 1 })
  expect((await db.outbox.toArray()).map(({ kind }) => kind)).toEqual(['template.save'])
  const next = await beginTemplate()
  expect(next).not.toBe(id)
  // A template emptied by a person counts as edited.
  await keepTemplate(db, { id: next, template, follows: 1 })
  await keepTemplate(db, { id: next, template: EMPTY_TEMPLATE, follows: 2 })
  expect(await beginTemplate()).not.toBe(next)
})
