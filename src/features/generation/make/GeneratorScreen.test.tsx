import { cleanup, configure, screen, waitFor } from '@testing-library/react'
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answeringApi } from '#api/product/testing/answeringApi.ts'
import { fixedSession, signedIn } from '#api/session/testing/fixedSession.ts'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { stubBrowser } from '#support/page/stubBrowser.ts'
import type { EngineOffer } from '#domain/generation/engineOffer.ts'
import { change } from '#offline/change.ts'
import type { GenerationRow } from '#offline/generation/generationRow.ts'
import { database } from '#offline/openDatabase.ts'
import { changeOwner } from '#offline/outbox/owner.ts'
import { exampleGeneration } from '#support/generating/exampleGeneration.ts'
import { exampleOffer } from '#support/generating/exampleOffers.ts'
import { GeneratorScreen } from './GeneratorScreen.tsx'
import type { GeneratorSearch } from './generatorSearch.ts'

const OFFERS = [
  exampleOffer('iskra-obraz'),
  exampleOffer('dall-e-3', { credits: 4, isAvailable: false }),
  exampleOffer('midjourney', { credits: 7 }),
]

interface Opened {
  readonly available?: number
  readonly visitor?: 'guest' | 'unverified' | 'verified'
  readonly isOffline?: boolean
  readonly search?: GeneratorSearch
  readonly offers?: readonly EngineOffer[]
}

// The whole screen is a lot to render, and to look through by role, beside every other test.
configure({ asyncUtilTimeout: 5_000 })

const done = vi.fn<() => void>()
const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never })

function open({
  available = 10,
  visitor = 'verified',
  isOffline = false,
  search = {},
  offers = OFFERS,
}: Opened = {}) {
  const { api } = answeringApi({
    'GET /api/v1/generation/engines': () => Response.json({ engines: offers }),
    'GET /api/v1/credits': () =>
      Response.json({
        available,
        reserved: 0,
        used: 0,
        total: available,
        lastUpdated: '2026-11-20T10:00:00.000Z',
      }),
    'GET /api/v1/generations/made': () =>
      Response.json(
        exampleGeneration({
          id: 'made',
          prompt: 'Lis w śniegu',
          engine: 'midjourney',
          options: { style: 'linocut' },
        }),
      ),
  })
  const session =
    visitor === 'guest' ? fixedSession() : fixedSession(signedIn({ is_verified: visitor === 'verified' }))
  return renderScreen(
    <GeneratorScreen
      type="image"
      isOffline={isOffline}
      preferredEngines={[]}
      whileMaking={null}
      beginning={{ search, onDone: done }}
    />,
    { session, productApi: () => Promise.resolve(api) },
  )
}

const prompt = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Co ma być na obrazie?' })
async function write(words: string): Promise<void> {
  await user.click(prompt())
  await user.paste(words)
}
/** Pressable from the moment on that its price is known. */
async function startButton(): Promise<HTMLElement> {
  await screen.findByText(/Za nieudane nie płacisz/)
  return screen.getByRole('button', { name: 'Stwórz obraz' })
}
const rows = async (): Promise<GenerationRow[]> => (await database()).generations.toArray()
const drafted = async () => (await (await database()).drafts.get('generation:image'))?.value

beforeEach(async () => {
  stubBrowser()
  const db = await database()
  await db.transaction('rw', db.tables, () => Promise.all(db.tables.map((table) => table.clear())))
  await change(db, ['settings'], (stores) => changeOwner(stores, 'user:user-1'))
})
afterEach(() => {
  cleanup()
  done.mockClear()
  vi.unstubAllGlobals()
})

describe('the image generator', () => {
  it('says the price and what is left before the press, and follows the engine', async () => {
    open()
    expect(await screen.findByText('Zostanie 7. Za nieudane nie płacisz.')).toBeDefined()
    await user.click(screen.getByRole('radio', { name: /^Midjourney/ }))
    expect(await screen.findByText('Zostanie 3. Za nieudane nie płacisz.')).toBeDefined()
    expect(screen.queryByRole('radio', { name: /^DALL·/ })).toBeNull()
  })

  it('says how long it takes by what was measured, and by how many wait', async () => {
    open({
      offers: [
        exampleOffer('iskra-obraz', { typicalTime: 4_000, waiting: 0 }),
        exampleOffer('midjourney', { typicalTime: 60_000, waiting: 2 }),
        exampleOffer('stable-diffusion', { typicalTime: null, waiting: 0 }),
      ],
    })
    await startButton()
    expect(screen.getByText(/Zwykle ok\. 4 s\./)).toBeDefined()
    expect(screen.getByText(/Teraz ok\. 3 min, w kolejce: 2\./)).toBeDefined()
    expect(screen.getAllByText(/ok\. /)).toHaveLength(2)
  })

  it('asks once for what stands in the form, at the price that was seen, however fast the presses', async () => {
    open()
    await write('  Kot w kapeluszu ')
    await user.click(screen.getByRole('radio', { name: 'Akwarela' }))
    await user.dblClick(await startButton())
    await waitFor(async () => expect(await rows()).toHaveLength(1))
    expect((await rows())[0]).toMatchObject({
      type: 'image',
      prompt: 'Kot w kapeluszu',
      engine: 'iskra-obraz',
      options: { style: 'watercolour', size: '1024x1024', quality: 'standard' },
      usage: { credits: 3 },
      status: 'pending',
      asks: false,
      tags: ['akwarela'],
    })
    expect(await screen.findByText('Wysyłamy…')).toBeDefined()
    expect(prompt().value).toBe('  Kot w kapeluszu ')
  })

  it('says before the press what will be drawn and what is not known, and how to correct it', async () => {
    open()
    await write('dwa czarne koty i czerwony balonn, betoniarnia')
    const reading = await screen.findByTestId('reading')
    await waitFor(() => expect(reading.textContent).toContain('Narysuję: dwa czarne koty.'))
    expect(reading.textContent).toContain('Nie umiem: czerwony balonn, betoniarnia.')
    await user.click(screen.getByRole('button', { name: 'balonn → balon' }))
    expect(prompt().value).toBe('dwa czarne koty i czerwony balon, betoniarnia')
    await waitFor(() =>
      expect(screen.getByTestId('reading').textContent).toContain('dwa czarne koty i czerwony balon.'),
    )
  })

  it('says nothing of it where a provider draws', async () => {
    open()
    await write('betoniarnia')
    await screen.findByTestId('reading')
    await user.click(screen.getByRole('radio', { name: /^Midjourney/ }))
    expect(screen.queryByTestId('reading')).toBeNull()
  })

  it('asks for nothing where nothing was understood; as lettering it is the text', async () => {
    open()
    await write('kwantowa chromodynamika')
    await user.click(await startButton())
    expect(await screen.findByText(/^Nazwij rzecz, osobę lub miejsce, na przykład/)).toBeDefined()
    expect(document.activeElement).toBe(prompt())
    expect(await rows()).toEqual([])
    await user.click(screen.getByRole('radio', { name: 'Liternictwo' }))
    await waitFor(() =>
      expect(screen.getByTestId('reading').textContent).toBe('Napiszę: „kwantowa chromodynamika”'),
    )
    await user.click(await startButton())
    await waitFor(async () => expect(await rows()).toHaveLength(1))
  })

  it('starts nothing without words, and leads to them', async () => {
    open()
    await user.click(await startButton())
    expect(screen.getByText(/^Napisz w kilku słowach/)).toBeDefined()
    expect(document.activeElement).toBe(prompt())
    expect(prompt().getAttribute('aria-invalid')).toBe('true')
    await write('K')
    expect(screen.queryByText(/^Napisz w kilku słowach/)).toBeNull()
    expect(await rows()).toEqual([])
  })

  it('starts nothing that is too long', async () => {
    open()
    await write('x'.repeat(4_003))
    expect(screen.getByText(/za długi o 3 znaki/)).toBeDefined()
    await user.click(await startButton())
    expect(await rows()).toEqual([])
  })

  it('says how many credits are missing and where there are more', async () => {
    open({ available: 1 })
    expect(await screen.findByText('Masz 1, brakuje 2.')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Dokup kredyty' })).toHaveProperty('pathname', '/kredyty')
    expect(screen.queryByRole('button', { name: 'Stwórz obraz' })).toBeNull()
  })

  it('lets a guest fill in everything and asks them to sign in at the press', async () => {
    open({ visitor: 'guest' })
    await write('Kot')
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Zaloguj się' })
    expect(link.search).toBe('?redirect=%2Fsklep')
    expect(screen.getAllByText('3 kredyty')).toHaveLength(2)
    await waitFor(async () => expect(await drafted()).toMatchObject({ prompt: 'Kot' }))
  })

  it('asks to confirm the address first', async () => {
    open({ visitor: 'unverified' })
    expect(await screen.findByRole('link', { name: 'Potwierdź adres' })).toHaveProperty(
      'pathname',
      '/verify-email-required',
    )
  })

  it('says so where nothing of it can be started', async () => {
    open({ offers: [exampleOffer('dall-e-3', { isAvailable: false })] })
    expect(await screen.findByText('Ten generator teraz nie działa.')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Stwórz obraz' })).toHaveProperty('disabled', true)
  })
})

describe('without a network', () => {
  it('keeps what is asked for and asks again with the price of then', async () => {
    const { unmount } = open({ isOffline: true })
    await write('Kot')
    await user.click(await screen.findByRole('button', { name: 'Zapisz na potem' }))
    expect(await screen.findByText('Czeka na sieć. Zapytamy, zanim wydasz kredyty.')).toBeDefined()
    expect(await rows()).toMatchObject([{ asks: true, usage: { credits: 3 } }])
    expect(await (await database()).outbox.count()).toBe(0)
    unmount()

    open({ offers: [exampleOffer('iskra-obraz', { credits: 5 })] })
    // The button is that job, at the price of now: pressing it makes no second one.
    expect(await screen.findByText(/^Czekało na Twoją zgodę/)).toBeDefined()
    expect(screen.queryByRole('button', { name: /^Stwórz za/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Stwórz obraz' }))
    await waitFor(async () => expect(await rows()).toMatchObject([{ asks: false, usage: { credits: 5 } }]))
    expect(await (await database()).outbox.count()).toBe(1)
  })

  it('lets it be dropped', async () => {
    open({ isOffline: true })
    await write('Kot')
    await user.click(await screen.findByRole('button', { name: 'Zapisz na potem' }))
    await user.click(await screen.findByRole('button', { name: 'Zrezygnuj' }))
    await waitFor(async () => expect(await rows()).toEqual([]))
    expect(await screen.findByText(/^Tu pojawi się Twój obraz/)).toBeDefined()
  })
})

describe('the draft', () => {
  it('outlives the page, its options with it', async () => {
    const { unmount } = open()
    await write('Kot w oknie')
    await user.click(screen.getByRole('radio', { name: 'Linoryt' }))
    await waitFor(async () =>
      expect(await drafted()).toEqual({ prompt: 'Kot w oknie', engine: null, options: { style: 'linocut' } }),
    )
    unmount()
    open()
    await waitFor(() => expect(prompt().value).toBe('Kot w oknie'))
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Linoryt' }).checked).toBe(true)
  })

  it('makes room for an occasion and can be brought back', async () => {
    open()
    await write('Moje słowa')
    await user.click(screen.getByRole('button', { name: 'Święta' }))
    expect(prompt().value).toContain('Ośnieżona wieś')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Wycinanka' }).checked).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Przywróć poprzedni' }))
    expect(prompt().value).toBe('Moje słowa')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Naturalny' }).checked).toBe(true)
  })
})

const chosen = () =>
  screen.findByRole<HTMLInputElement>('radio', { name: /Midjourney/ }).then(({ checked }) => checked)

describe('an engine that the address asks for', () => {
  it('is chosen once, and the address has done its work', async () => {
    open({ search: { silnik: 'midjourney' } })
    await waitFor(async () => expect(await chosen()).toBe(true))
    expect(done).toHaveBeenCalledOnce()
    expect(await drafted()).toMatchObject({ engine: 'midjourney' })
  })

  it('is left, with a word, where it doesn’t work', async () => {
    open({ search: { silnik: 'dall-e-3' } })
    await waitFor(() => expect(done).toHaveBeenCalledOnce())
    expect(await chosen()).toBe(false)
  })
})

it('brings back a prompt that was cleared, until another is begun', async () => {
  open()
  await write('Moje słowa')
  await user.click(screen.getByRole('button', { name: 'Wyczyść opis' }))
  expect(prompt().value).toBe('')
  expect(document.activeElement).toBe(prompt())
  await user.click(screen.getByRole('button', { name: 'Przywróć poprzedni' }))
  expect(prompt().value).toBe('Moje słowa')
  await user.click(screen.getByRole('button', { name: 'Wyczyść opis' }))
  await write('Inne')
  expect(screen.queryByRole('button', { name: 'Przywróć poprzedni' })).toBeNull()
})

describe('a remix', () => {
  it('fills the form by what a result was made of, its seed with it, once', async () => {
    open({ search: { remix: 'made' } })
    await waitFor(() => expect(prompt().value).toBe('Lis w śniegu'))
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Linoryt' }).checked).toBe(true)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Midjourney/ }).checked).toBe(true)
    expect(screen.getByText('Ziarno 1234: przy tym samym opisie wynik będzie ten sam.')).toBeDefined()
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1))
    await user.click(screen.getByRole('button', { name: 'Losuj nowe' }))
    expect(screen.queryByText(/^Ziarno 1234/)).toBeNull()
    await waitFor(async () => expect(JSON.stringify(await drafted())).not.toContain('1234'))
  })

  it('is asked for by its seed once: the next press makes something new', async () => {
    open({ search: { remix: 'made' } })
    await waitFor(() => expect(prompt().value).toBe('Lis w śniegu'))
    await user.click(await startButton())
    await waitFor(async () => expect((await rows())[0]?.options).toMatchObject({ seed: 1234 }))
    await waitFor(() => expect(screen.queryByText(/^Ziarno 1234/)).toBeNull())
    await waitFor(async () => expect(JSON.stringify(await drafted())).not.toContain('1234'))
  })

  it('of what is gone leaves the form as it is', async () => {
    open({ search: { remix: 'gone' } })
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1))
    expect(prompt().value).toBe('')
  })
})
