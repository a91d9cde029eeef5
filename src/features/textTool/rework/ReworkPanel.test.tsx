import { act, cleanup, configure, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answeringApi } from '#api/product/testing/answeringApi.ts'
import { fixedSession, signedIn } from '#api/session/testing/fixedSession.ts'
import { DEFAULT_RUNTIME_CONFIG } from '#domain/runtimeConfig.ts'
import { reworkPieces } from '#domain/text/rework/reworkAnswer.ts'
import { MOST_REWORKED } from '#domain/text/rework/reworkedPart.ts'
import type { ReworkTask } from '#domain/text/rework/reworkTasks.ts'
import { change } from '#offline/change.ts'
import { database } from '#offline/openDatabase.ts'
import { changeOwner } from '#offline/outbox/owner.ts'
import { addText } from '#offline/texts/keepText.ts'
import { readVersions } from '#offline/texts/textVersions.ts'
import { dismissAllToasts } from '#ui/state/toasts.ts'
import ToastHost from '#ui/ToastHost.tsx'
import { exampleOffer } from '#support/generating/exampleOffers.ts'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { stubBrowser } from '#support/page/stubBrowser.ts'
import { TextToolScreen } from '../TextToolScreen.tsx'

configure({ asyncUtilTimeout: 5_000 })

const OWNER = 'user:ala'
const TEXT = 'Ala ma małego kota i starego psa. Pies lubi kota.'
const ANSWER = 'Ola ma małego kota i starego psa. Pies nie lubi kota.'

/** No dictionary is there to be fetched. */
class SilentWorker extends EventTarget {
  postMessage = () => undefined
  terminate = () => undefined
}

beforeEach(async () => {
  stubBrowser()
  vi.stubGlobal('Worker', SilentWorker)
  await change(await database(), ['settings'], (stores) => changeOwner(stores, OWNER))
})
afterEach(async () => {
  act(() => dismissAllToasts())
  cleanup()
  vi.unstubAllGlobals()
  const db = await database()
  await Promise.all([
    db.texts.clear(),
    db.textVersions.clear(),
    db.textReworks.clear(),
    db.generations.clear(),
    db.outbox.clear(),
    db.settings.delete('agreed-text-engine'),
  ])
})

interface Opened {
  readonly isGuest?: boolean
  readonly available?: number
  readonly textEngine?: string | null
}

function openTool(id: string, { isGuest = false, available = 10, textEngine = 'GPT' }: Opened = {}) {
  const { api } = answeringApi({
    'GET /api/v1/generation/engines': () =>
      Response.json({
        engines: [
          exampleOffer('starszy', { type: 'text', credits: 1, takes: { language: true } }),
          exampleOffer('gpt', { type: 'text', credits: 2, takes: { language: true, task: true } }),
        ],
      }),
    'GET /api/v1/credits': () =>
      Response.json({
        available,
        reserved: 0,
        used: 0,
        total: available,
        lastUpdated: '2026-11-20T10:00:00.000Z',
      }),
  })
  renderScreen(
    <>
      <TextToolScreen id={id} onOpen={() => undefined} renderToGift={() => null} />
      <ToastHost />
    </>,
    {
      session: isGuest ? fixedSession() : fixedSession(signedIn()),
      productApi: () => Promise.resolve(api),
      config: { ...DEFAULT_RUNTIME_CONFIG, textEngine },
      address: '/narzedzia/tekst?tekst=x',
    },
  )
}

const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Tekst', hidden: true })
const words = async () => (await field()).value
const openPanel = async () => userEvent.click(await screen.findByRole('button', { name: 'Z AI' }))

/** A text with the answer about all of it. */
async function answered(task: ReworkTask = 'rephrase', answer = ANSWER, text = TEXT): Promise<string> {
  const db = await database()
  const textId = await addText(db, { text, title: null })
  const part = { from: 0, to: text.length }
  await db.textReworks.put({
    id: 'rework',
    owner: OWNER,
    textId,
    task,
    part,
    words: text,
    base: text,
    answer,
    pieces: reworkPieces({ base: text, part, task }, answer),
    askedAt: 1,
  })
  return textId
}

describe('the panel of the text engine', () => {
  it('is there only where one is configured', async () => {
    openTool(await addText(await database(), { text: TEXT, title: null }), { textEngine: null })
    await screen.findByRole('button', { name: /^Korekta/u })
    expect(screen.queryByRole('button', { name: 'Z AI' })).toBeNull()
  })

  it('tells its price and leads a guest to the sign-in and back', async () => {
    openTool(await addText(await database(), { text: TEXT, title: null }), { isGuest: true })
    await openPanel()
    expect(await screen.findByText('2 kredyty')).toBeDefined()
    expect(
      screen.getByText(`Cały tekst: ${TEXT.length} znaków. Możesz też zaznaczyć fragment.`),
    ).toBeDefined()
    expect(screen.getByRole('link', { name: 'Zaloguj się' }).getAttribute('href')).toContain(
      encodeURIComponent('/narzedzia/tekst?tekst=x'),
    )
  })

  it('says before that a text is too long, and sends nothing', async () => {
    openTool(await addText(await database(), { text: 'a'.repeat(MOST_REWORKED + 1), title: null }))
    await openPanel()
    expect(await screen.findByText('Za długi fragment: 4001 znaków')).toBeDefined()
    await userEvent.click(await screen.findByRole('button', { name: 'Popraw' }))
    expect(await (await database()).generations.count()).toBe(0)
  })

  it('asks once whether the text may leave the device, and then sends it as a paid job', async () => {
    openTool(await addText(await database(), { text: TEXT, title: null }))
    await openPanel()
    await userEvent.click(await screen.findByText('Krócej'))
    await userEvent.click(await screen.findByRole('button', { name: 'Popraw' }))
    const question = await screen.findByRole('alertdialog', { name: 'Wysłać fragment do AI?' })
    expect(await (await database()).generations.count()).toBe(0)
    await userEvent.click(within(question).getByRole('button', { name: 'Zgadzam się, wyślij' }))
    await vi.waitFor(async () =>
      expect(await (await database()).generations.toArray()).toMatchObject([
        { type: 'text', engine: 'gpt', prompt: TEXT, options: { task: 'shorten' }, usage: { credits: 2 } },
      ]),
    )
    expect(await screen.findByText('Wysyłamy…')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Anuluj' }))
    // Nothing was sent: the form is back, and consent was given.
    await userEvent.click(await screen.findByRole('button', { name: 'Popraw' }))
    await vi.waitFor(async () => expect(await (await database()).generations.count()).toBe(2))
  })
})

describe('an answer', () => {
  it('is taken piece by piece, and one press takes that back', async () => {
    openTool(await answered())
    await openPanel()
    const changes = await screen.findByRole('list', { name: 'Zmiany' })
    expect(within(changes).getAllByRole('listitem')).toHaveLength(2)
    await userEvent.click(screen.getByRole('button', { name: 'Przyjmij zmianę 2' }))
    await vi.waitFor(async () => expect(await words()).toBe(TEXT.replace('Pies lubi', 'Pies nie lubi')))
    await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Przyjmij zmianę 2' })).toBeNull())
    const toasts = within(screen.getByRole('region', { name: /Powiadomienia/u, hidden: true }))
    await userEvent.click(await toasts.findByRole('button', { name: 'Cofnij', hidden: true }))
    await vi.waitFor(async () => expect(await words()).toBe(TEXT))
    await screen.findByRole('button', { name: 'Przyjmij zmianę 2' })

    await userEvent.click(screen.getByRole('button', { name: 'Odrzuć zmianę 1' }))
    await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Przyjmij zmianę 2' })).toBeNull())
    await userEvent.click(screen.getByRole('button', { name: 'Przyjmij wszystkie' }))
    await vi.waitFor(async () => expect(await words()).toBe(TEXT.replace('Pies lubi', 'Pies nie lubi')))
    expect(await screen.findByRole('form', { name: 'Popraw z AI' })).toBeDefined()
  })

  it('never goes over words that have changed meanwhile: it can be copied', async () => {
    const id = await answered()
    await (await database()).texts.update(id, { text: TEXT.replace('Ala ma', 'Ela ma') })
    openTool(id)
    await openPanel()
    expect(await screen.findByText('1 zmiana już nie pasuje')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Przyjmij wszystkie' }))
    await vi.waitFor(async () =>
      expect(await words()).toBe('Ela ma małego kota i starego psa. Pies nie lubi kota.'),
    )
    expect(await screen.findByText(ANSWER)).toBeDefined()
    expect(screen.getByRole('button', { name: 'Kopiuj odpowiedź' })).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Odrzuć wszystkie' }))
    expect(await screen.findByRole('form', { name: 'Popraw z AI' })).toBeDefined()
  })

  it('in another language takes the place of the whole, which is a version then', async () => {
    const long = TEXT.repeat(5)
    const id = await answered('to-en', 'Ala has a cat.', long)
    openTool(id)
    await openPanel()
    expect(await screen.findByText('Ala has a cat.')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Zastąp fragment' }))
    await vi.waitFor(async () => expect(await words()).toBe('Ala has a cat.'))
    await vi.waitFor(async () =>
      expect(await readVersions(await database(), id)).toMatchObject([
        { text: long, reason: 'before-change' },
      ]),
    )
  })

  it('that is the same is said so', async () => {
    openTool(await answered('formal', TEXT))
    await openPanel()
    expect(await screen.findByText('Silnik nie zmienił ani słowa')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Spróbuj inaczej' }))
    expect(await screen.findByRole('form', { name: 'Popraw z AI' })).toBeDefined()
  })
})
