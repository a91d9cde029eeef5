import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { answeringApi, withoutNetwork } from '#api/product/testing/answeringApi.ts'
import { fixedSession, signedIn } from '#api/session/testing/fixedSession.ts'
import { change } from '#offline/change.ts'
import { database } from '#offline/openDatabase.ts'
import { changeOwner } from '#offline/outbox/owner.ts'
import { exampleGeneration } from '#support/generating/exampleGeneration.ts'
import { exampleRow } from '#support/generating/exampleRow.ts'
import { usePaletteWorks } from './usePaletteFindings.ts'

const KEPT = exampleRow({ refCode: 'ref-of-cat', id: 'cat', prompt: 'Kot w łódce' })
const FAILED = exampleRow({ refCode: 'ref-of-dog', id: 'dog', prompt: 'Kot i pies', status: 'failed' })
const ARCHIVED = exampleGeneration({ id: 'snow', refCode: 'ref-of-snow', prompt: 'Śnieg', tags: ['koty'] })

beforeEach(async () => {
  const db = await database()
  await db.transaction('rw', db.tables, () => Promise.all(db.tables.map((table) => table.clear())))
  await change(db, ['settings'], (stores) => changeOwner(stores, 'user:user-1'))
  await db.generations.bulkPut([KEPT, FAILED])
})
afterEach(cleanup)

function Works({ text }: { readonly text: string }) {
  return (
    <ul>
      {usePaletteWorks(text).found.map(({ id }) => (
        <li key={id}>{id}</li>
      ))}
    </ul>
  )
}

const ids = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

function show(text: string, { api } = archive()) {
  renderScreen(<Works text={text} />, {
    session: fixedSession(signedIn()),
    productApi: () => Promise.resolve(api),
  })
}

const archive = () =>
  answeringApi({
    'GET /api/v1/generations': () => Response.json({ items: [ARCHIVED], next: null, total: 1 }),
  })

it('finds what this device keeps and what the account has, in other forms and without Polish letters', async () => {
  show('kotem')
  await expect.poll(() => ids().toSorted()).toEqual(['cat', 'snow'])
})

it('finds what this device keeps without a network', async () => {
  show('lodka', answeringApi({ 'GET /api/v1/generations': withoutNetwork }))
  await expect.poll(ids).toEqual(['cat'])
})

it('asks nothing and finds nothing before there are words', async () => {
  const asked = archive()
  show(' ', asked)
  await database()
  expect(ids()).toEqual([])
  expect(asked.calls).toEqual([])
})
