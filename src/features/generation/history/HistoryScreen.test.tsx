import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { answeringApi, withoutNetwork } from '#api/product/testing/answeringApi.ts'
import { fixedSession, signedIn } from '#api/session/testing/fixedSession.ts'
import type { Generation } from '#domain/generation/generation.ts'
import { change } from '#offline/change.ts'
import type { GenerationRow } from '#offline/generation/generationRow.ts'
import { database } from '#offline/openDatabase.ts'
import { changeOwner } from '#offline/outbox/owner.ts'
import { dismissAllToasts } from '#ui/state/toasts.ts'
import '#ui/DialogSurface.tsx'
import ToastHost from '#ui/ToastHost.tsx'
import { exampleGeneration } from '#support/generating/exampleGeneration.ts'
import { exampleOffer } from '#support/generating/exampleOffers.ts'
import { exampleRow } from '#support/generating/exampleRow.ts'
import { HistoryScreen } from './HistoryScreen.tsx'
import { type HistorySearch, readHistorySearch } from './historySearch.ts'

const CAT = exampleRow({
  refCode: 'ref-of-cat',
  id: 'cat',
  prompt: 'Kot w łódce',
  endedAt: '2026-11-20T10:02:00Z',
})
const FILM = exampleRow({
  refCode: 'ref-of-film',
  id: 'film',
  type: 'video',
  prompt: 'Śnieg nad miastem',
  tags: ['święta'],
  isSeen: false,
  endedAt: '2026-11-20T10:01:00Z',
})
const BROKEN = exampleRow({
  refCode: 'ref-of-broken',
  id: null,
  prompt: 'Pies',
  status: 'failed',
  result: null,
  error: { code: 'GENERATION_START_FAILED', message: '', reason: 'INSUFFICIENT_CREDITS' },
  endedAt: '2026-11-20T10:00:00Z',
})

beforeEach(async () => {
  const db = await database()
  await db.transaction('rw', db.tables, () => Promise.all(db.tables.map((table) => table.clear())))
  await change(db, ['settings'], (stores) => changeOwner(stores, 'user:user-1'))
})
afterEach(() => {
  cleanup()
  dismissAllToasts()
})

const keep = async (...rows: GenerationRow[]) => (await database()).generations.bulkPut(rows)

/** The screen with an address of its own. */
function Screen({ first }: { readonly first: HistorySearch }) {
  const [search, setSearch] = useState(first)
  return (
    <>
      <HistoryScreen
        search={search}
        isOffline={false}
        onSearchChange={(part) => setSearch(readHistorySearch({ ...search, ...part }))}
      />
      <output aria-label="adres">{JSON.stringify(search)}</output>
      <ToastHost />
    </>
  )
}

const ARCHIVE = [
  exampleGeneration({
    id: 'new',
    refCode: 'ref-of-new',
    prompt: 'Najnowsza',
    createdAt: '2026-11-19T10:00:00Z',
  }),
  exampleGeneration({
    id: 'old',
    refCode: 'ref-of-old',
    prompt: 'Starsza',
    createdAt: '2026-11-18T10:00:00Z',
  }),
]

function open(search: HistorySearch = {}, archive: readonly Generation[] = ARCHIVE) {
  const asked = answeringApi({
    'GET /api/v1/generations': ({ query }) => {
      const before = query.get('before')
      const wanted = query.get('ref_code')
      const items = archive.filter(({ refCode }) => (wanted === null ? before !== null : refCode === wanted))
      const page = wanted === null && before === null ? archive.slice(0, 1) : items.slice(-1)
      return Response.json({
        items: page,
        next: before === null && wanted === null && archive.length > 1 ? 'more' : null,
        total: archive.length,
      })
    },
    'GET /api/v1/generation/engines': () => Response.json({ engines: [exampleOffer('iskra-obraz')] }),
    'GET /api/v1/credits': () =>
      Response.json({ available: 10, reserved: 0, used: 0, total: 10, lastUpdated: '2026-11-20T10:00:00Z' }),
  })
  const services = { session: fixedSession(signedIn()), productApi: () => Promise.resolve(asked.api) }
  return { ...asked, show: () => renderScreen(<Screen first={search} />, services) }
}

const names = () => screen.queryAllByRole('heading', { level: 3 }).map((name) => name.textContent)
const address = () => screen.getByRole('status', { name: 'adres' }).textContent

describe('the history', () => {
  it('is there newest first, counts as seen, and is narrowed down by words, kind and tags', async () => {
    await keep(CAT, FILM, BROKEN)
    open({}, []).show()
    await waitFor(() => expect(names()).toEqual(['Kot w łódce', 'Śnieg nad miastem', 'Pies']))
    expect(screen.getByText('Za mało kredytów')).toBeDefined()
    const db = await database()
    await waitFor(async () => expect((await db.generations.get('ref-of-film'))?.isSeen).toBe(true))

    await userEvent.click(await screen.findByRole('button', { name: 'święta' }))
    expect(names()).toEqual(['Śnieg nad miastem'])
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rodzaj' }), 'obraz')
    expect(screen.getByText('Nic nie znaleźliśmy')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Wyczyść filtry' }))
    expect(names()).toHaveLength(3)
  })

  it('says what was done with a text that was given to an engine', async () => {
    await keep(
      exampleRow({
        refCode: 'ref-of-text',
        id: 'text',
        type: 'text',
        options: { task: 'to-en' },
        prompt: 'Dom',
      }),
    )
    open({}, []).show()
    expect(await screen.findByText('Na angielski')).toBeDefined()
  })

  it('tells what it is for while it is empty', async () => {
    open({}, []).show()
    expect(await screen.findByText('Nie masz jeszcze prac')).toBeDefined()
  })

  it('is made again only after its price was seen, once per yes', async () => {
    await keep(CAT)
    open().show()
    await userEvent.click(await screen.findByRole('button', { name: 'Ponów: Kot w łódce' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(await dialog.findByRole('button', { name: 'Zrób za 3 kredyty' }))
    const db = await database()
    await waitFor(async () => expect(await db.generations.count()).toBe(2))
    const again = (await db.generations.toArray()).find((row) => row.refCode !== 'ref-of-cat')
    expect(again).toMatchObject({ prompt: CAT.prompt, engine: CAT.engine, status: 'pending', asks: false })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('can be made again while nobody knows how many credits there are', async () => {
    await keep(CAT)
    const asked = open()
    asked.answer('GET /api/v1/credits', withoutNetwork)
    asked.show()
    await userEvent.click(await screen.findByRole('button', { name: 'Ponów: Kot w łódce' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByRole('button', { name: 'Zrób za 3 kredyty' })).toBeDefined()
    expect(dialog.queryByRole('link', { name: 'Dokup kredyty' })).toBeNull()
  })
})

describe('two results', () => {
  it('are chosen by keyboard and compared, with what differs told in words', async () => {
    await keep(CAT, { ...FILM, type: 'image' })
    open().show()
    const user = userEvent.setup()
    const first = await screen.findByRole('button', { name: 'Porównaj: Kot w łódce' })
    first.focus()
    await user.keyboard('{Enter}')
    screen.getByRole('button', { name: 'Porównaj: Śnieg nad miastem' }).focus()
    await user.keyboard(' ')
    screen.getByRole('button', { name: 'Porównaj' }).focus()
    await user.keyboard('{Enter}')
    expect(address()).toContain('ref-of-cat.ref-of-film')
    expect(await screen.findByRole('heading', { level: 1, name: 'Porównanie' })).toBeDefined()
    expect(await screen.findByRole('rowheader', { name: /^Opis.*różni się/ })).toBeDefined()
    expect(screen.getByRole('rowheader', { name: 'Generator' })).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Zamień strony' }))
    expect(address()).toContain('ref-of-film.ref-of-cat')
    await user.click(screen.getByRole('button', { name: 'Wróć do historii' }))
    await screen.findByRole('heading', { level: 1, name: 'Historia' })
    expect(screen.queryByRole('button', { name: 'Zrezygnuj' })).toBeNull()
  })

  it('come from the archive where this device hasn’t kept them; one that is gone is told as such', async () => {
    open({ porownaj: 'ref-of-new.ref-of-old' }).show()
    expect(await screen.findByRole('link', { name: 'Najnowsza' })).toBeDefined()
    cleanup()
    open({ porownaj: 'ref-of-new.ref-of-nothing' }).show()
    expect(await screen.findByText('Jednej z tych prac już nie ma')).toBeDefined()
  })
})

describe('one list of account and device', () => {
  it('is shown page after page, and says what is here', async () => {
    await keep({ ...CAT, refCode: 'ref-of-new', id: 'new', createdAt: '2026-11-19T10:00:00Z' })
    const { show, callsOf } = open({ typ: 'obraz' })
    show()
    await waitFor(() => expect(names()).toEqual(['Najnowsza']))
    await userEvent.click(screen.getByRole('button', { name: 'Pokaż starsze' }))
    await waitFor(() => expect(names()).toEqual(['Najnowsza', 'Starsza']))
    expect(callsOf('GET /api/v1/generations').at(-1)?.query.toString()).toBe('type=image&before=more')
    const [here, elsewhere] = screen.getAllByRole('article')
    expect(here?.textContent).toContain('na urządzeniu')
    expect(elsewhere?.textContent).not.toContain('na urządzeniu')
  })

  it('is what the device has without a network, and says so', async () => {
    await keep(CAT)
    const { show, answer } = open()
    answer('GET /api/v1/generations', withoutNetwork)
    show()
    expect(await screen.findByText(/widać prace z tego urządzenia/)).toBeDefined()
    expect(names()).toEqual(['Kot w łódce'])
  })
})

describe('the numbers', () => {
  it('are this device’s own where the service can’t be asked, and say so', async () => {
    await keep(CAT, BROKEN)
    const { show, answer } = open({ widok: 'statystyki' })
    answer('GET /api/v1/generations/stats', withoutNetwork)
    show()
    expect(await screen.findByText(/liczymy tylko to, co jest na tym urządzeniu/)).toBeDefined()
    expect(screen.getByText('50%')).toBeDefined()
  })
})
