import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answeringApi } from '#api/product/testing/answeringApi.ts'
import { EMPTY_TEMPLATE } from '#domain/template/newTemplate.ts'
import type { TemplateRecord } from '#domain/template/templateRecord.ts'
import { database } from '#offline/openDatabase.ts'
import { changeOwner } from '#offline/outbox/owner.ts'
import { takeRecord } from '#offline/templates/commands.ts'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { stubBrowser } from '#support/page/stubBrowser.ts'
import { dismissAllToasts } from '#ui/state/toasts.ts'
import ToastHost from '#ui/ToastHost.tsx'
import { openTemplate } from '../drafts/openTemplate.ts'
import { TemplateMenu } from './TemplateMenu.tsx'

const ID = '01234567-89ab-4def-8123-456789abcdef'
const COPY = '01234567-89ab-4def-8123-456789abcdee'
const RECORD: TemplateRecord = {
  id: ID,
  revision: 3,
  publishedRevision: null,
  status: 'draft',
  template: EMPTY_TEMPLATE,
  owner: null,
  isShipped: false,
  createdAt: '2026-11-25T17:00:00.000Z',
  publishedAt: null,
  runs: { total: 0, completed: 0, failed: 0, underWay: 0 },
  updatedAt: '2026-11-25T18:00:00.000Z',
}

beforeEach(async () => {
  stubBrowser()
  await changeOwner(await database(), 'user:somebody')
})
afterEach(async () => {
  act(() => dismissAllToasts())
  cleanup()
  vi.unstubAllGlobals()
  await (await database()).templateDrafts.clear()
})

const toasts = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

it.each([
  ['clone', 'Sklonuj', 'draft', { id: COPY }, 'Klonujemy szablon…', 'To jest kopia szablonu'],
  [
    'archive',
    'Zarchiwizuj',
    'draft',
    { status: 'archived' },
    'Archiwizujemy szablon…',
    'Szablon jest w archiwum',
  ],
  ['unarchive', 'Przywróć z archiwum', 'archived', {}, 'Przywracamy szablon…', 'Szablon znów jest szkicem'],
] as const)(
  'a slow %s says that it goes on, until it is done',
  async (endpoint, item, status, answer, working, done) => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    const { api } = answeringApi({ [`POST /api/v1/templates/builder/${ID}/${endpoint}`]: () => promise })
    const db = await database()
    const row = await takeRecord(db, { ...RECORD, status })
    const open = openTemplate(db, row, (title) => title)
    if (open === null) throw new Error('the template can’t be read')
    renderScreen(
      <>
        <TemplateMenu open={open} onLeave={() => undefined} onOpen={() => undefined} />
        <ToastHost />
      </>,
      { productApi: () => Promise.resolve(api) },
    )
    screen.getByRole('button', { name: 'Więcej' }).focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await screen.findByRole('menuitem', { name: item }))
    await waitFor(() => expect(toasts()).toEqual([working]))
    resolve(Response.json({ ...RECORD, ...answer, revision: 4 }, { status: 201 }))
    await waitFor(() => expect(toasts()).toEqual([done]))
    open.close()
  },
)
