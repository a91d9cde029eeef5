import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answeringApi } from '#api/product/testing/answeringApi.ts'
import { fixedSession, signedIn } from '#api/session/testing/fixedSession.ts'
import type { GenerationResult } from '#domain/generation/generation.ts'
import { packTranscript, unpackTranscript } from '#domain/transcript/packTranscript.ts'
import { textOf } from '#domain/transcript/textOf.ts'
import type { Transcript } from '#domain/transcript/transcriptSchema.ts'
import { change } from '#offline/change.ts'
import { database } from '#offline/openDatabase.ts'
import { changeOwner } from '#offline/outbox/owner.ts'
import { addTranscript } from '#offline/transcripts/keepTranscript.ts'
import { exampleOffer } from '#support/generating/exampleOffers.ts'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { stubBrowser } from '#support/page/stubBrowser.ts'
import { dismissAllToasts } from '#ui/state/toasts.ts'
import { heldSounds } from '../kept/heldSounds.ts'
import type { FromSoundWorker, ToSoundWorker } from '../sound/soundMessages.ts'
import { TranscriptionScreen } from '../TranscriptionScreen.tsx'

const LENGTH = { ms: 12_000 }

/** Decodes every file to silence. */
class FakeWorker extends EventTarget {
  postMessage(message: ToSoundWorker) {
    this.dispatchEvent(new MessageEvent('message', { data: this.answer(message) }))
  }
  answer(message: ToSoundWorker): FromSoundWorker {
    if (message.kind === 'open') return { kind: 'opened', lengthMs: LENGTH.ms }
    if (message.kind === 'read') return { kind: 'read' }
    const { kind, id } = message
    return kind === 'cut'
      ? { kind, id, file: new Blob(['sound']) }
      : { kind, id, samples: new Float32Array() }
  }
  terminate() {}
}

const TALK: Transcript = {
  version: 1,
  speakers: [],
  passages: [
    {
      id: 'p1',
      start: 9_000,
      end: 10_000,
      speaker: null,
      words: [{ text: 'Koniec.', start: 9_000, end: 10_000, confidence: null, source: 'hand' }],
    },
  ],
}

const WHISPER = exampleOffer('whisper', {
  type: 'transcription',
  name: 'Whisper',
  provider: 'OpenAI',
  credits: 2,
})

beforeEach(() => {
  LENGTH.ms = 12_000
  stubBrowser()
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: false, media: query }),
  )
  vi.stubGlobal('Worker', FakeWorker)
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }),
  )
  // Whatever part of a file is sent has arrived.
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    const bytes = init.body instanceof Blob ? init.body.size : 0
    const headers = { 'upload-offset': String(bytes) }
    return Promise.resolve(new Response(null, { status: 204, headers }))
  })
})
afterEach(async () => {
  dismissAllToasts()
  cleanup()
  vi.unstubAllGlobals()
  heldSounds.clear()
  const db = await database()
  await Promise.all([
    db.transcripts.clear(),
    db.transcriptVersions.clear(),
    db.generations.clear(),
    db.outbox.clear(),
  ])
})

interface Situation {
  readonly engines?: readonly unknown[]
  readonly isGuest?: boolean
  readonly available?: number
}

async function open({ engines = [WHISPER], isGuest = false, available = 10 }: Situation = {}) {
  const db = await database()
  await change(db, ['settings'], (stores) => changeOwner(stores, isGuest ? 'guest:1' : 'user:user-1'))
  const sound = { name: 'Rozmowa.mp3', mimeType: 'audio/mpeg', bytes: 3, durationMs: null, isKept: false }
  const packed = packTranscript(TALK)
  const id = await addTranscript(db, { packed, glimpse: 'Koniec.', sound, title: 'Rozmowa' })
  heldSounds.set(id, new Blob(['abc']))
  const { api } = answeringApi({
    'GET /api/v1/generation/engines': () => Response.json({ engines }),
    'GET /api/v1/uploads/*': () => Response.json({ parts_url: '/files/arriving/1' }),
    'GET /api/v1/credits': () =>
      Response.json({
        available,
        reserved: 0,
        used: 0,
        total: available,
        lastUpdated: '2026-11-29T12:00:00Z',
      }),
  })
  const user = isGuest ? fixedSession() : fixedSession(signedIn())
  renderScreen(<TranscriptionScreen id={id} onOpen={() => undefined} onText={() => undefined} />, {
    session: user,
    productApi: () => Promise.resolve(api),
  })
  await screen.findByRole('region', { name: 'Odtwarzacz' })
  return id
}

const WHOLE = { name: 'Rozpoznaj mowę' }
const ask = async () => userEvent.click(await screen.findByRole('button', WHOLE))
const question = async () => within(await screen.findByRole('dialog', { name: 'Rozpoznać mowę w nagraniu?' }))
const texts = () =>
  screen.queryAllByRole<HTMLTextAreaElement>('textbox', { name: /^Wypowiedź/u }).map(({ value }) => value)

/** The engine has answered a job, as the device learns it by its next question. */
async function answer(result: Partial<GenerationResult>): Promise<void> {
  const db = await database()
  const [job] = await db.generations.toArray()
  if (job === undefined) throw new Error('nothing was asked for')
  const whole = { files: [], colour: null, seed: null, isProcedural: false, text: '', ...result }
  await db.generations.put({ ...job, id: 'g1', status: 'completed', result: whole })
}

it('promises nothing where the server has no engine for speech', async () => {
  await open({ engines: [exampleOffer('iskra-obraz'), { ...WHISPER, isAvailable: false }] })
  await userEvent.click(await screen.findByRole('textbox', { name: /^Wypowiedź 1,/u }))
  await screen.findByRole('button', { name: 'Czas wypowiedzi' })
  expect(screen.queryByRole('button', WHOLE)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Rozpoznaj silnikiem jeszcze raz' })).toBeNull()
})

it('says before the press where the sound goes and what it costs, and sends nothing without a yes', async () => {
  await open()
  await ask()
  const asked = await question()
  asked.getByText(/z niego do firmy OpenAI/u)
  await asked.findByText(/Zostanie 8/u)
  await userEvent.click(asked.getByRole('button', { name: 'Anuluj' }))
  expect(await (await database()).generations.count()).toBe(0)
})

it('leads a guest to sign in and back to this transcript, and who has too few credits to more', async () => {
  const id = await open({ isGuest: true })
  await ask()
  const link = await (await question()).findByRole('link', { name: 'Zaloguj się' })
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(`/narzedzia/transkrypcja?zapis=${id}`)
  cleanup()
  await open({ available: 1 })
  await ask()
  const asked = await question()
  await asked.findByText(/Masz 1, brakuje 1\./u)
  asked.getByRole('link', { name: 'Dokup kredyty' })
})

it('sends a long recording in parts with the price of all, and says what is too long', async () => {
  LENGTH.ms = 25 * 60_000
  await open()
  await ask()
  const asked = await question()
  // Without an encoder ten minutes fit.
  await asked.findByText(/wyślemy je w 3 częściach/u)
  asked.getByRole('button', { name: 'Wyślij i rozpoznaj za 6 kredytów' })
  cleanup()
  LENGTH.ms = 3 * 3_600_000
  await open()
  await ask()
  const long = await question()
  await long.findByText(/najwyżej 2:00:00 nagrania/u)
  expect(long.getByRole('button', { name: /^Wyślij i rozpoznaj/u }).hasAttribute('disabled')).toBe(true)
  await userEvent.clear(long.getByRole('textbox', { name: 'Do' }))
  await userEvent.type(long.getByRole('textbox', { name: 'Do' }), '9:00')
  await long.findByRole('button', { name: 'Wyślij i rozpoznaj za 2 kredyty' })
})

it('says that the sound stays on the server where that recognises by itself, and asks for no language that it hears', async () => {
  const own = { type: 'transcription', name: 'Iskra Mowa', credits: 2, isOnServer: true } as const
  await open({ engines: [exampleOffer('iskra-mowa', { ...own, takes: { source: true, language: false } })] })
  await ask()
  const asked = await question()
  await asked.findByText(/trafi na nasz serwer, który sam rozpozna mowę i nikomu go nie przekaże/u)
  expect(asked.queryByRole('radiogroup', { name: 'W jakim języku mówią' })).toBeNull()
  cleanup()
  await open({ engines: [exampleOffer('iskra-mowa', { ...own, takes: { source: true, language: ['en'] } })] })
  await ask()
  const english = await question()
  await userEvent.click(await english.findByRole('button', { name: 'Wyślij i rozpoznaj za 2 kredyty' }))
  const db = await database()
  await waitFor(async () => expect(await db.generations.count()).toBe(1))
  expect((await db.generations.toArray())[0]?.options).toMatchObject({ language: 'en' })
})

it('asks for the words once the sound has arrived, and writes them beside those by hand', async () => {
  const id = await open()
  await ask()
  await userEvent.click(
    await (await question()).findByRole('button', { name: 'Wyślij i rozpoznaj za 2 kredyty' }),
  )
  const db = await database()
  await waitFor(async () => expect(await db.generations.count()).toBe(1))
  const [job] = await db.generations.toArray()
  expect(job).toMatchObject({
    type: 'transcription',
    engine: 'whisper',
    prompt: 'Rozmowa, 0:00–0:12',
    asks: false,
    usage: { credits: 2 },
    options: { language: 'pl', source: expect.stringMatching(/^sent:[\w-]+:5$/u) },
  })
  await screen.findByRole('list', { name: 'Rozpoznawanie mowy' })
  expect(screen.queryByRole('button', WHOLE)).toBeNull()
  await answer({ text: 'Dzień dobry.' })
  await waitFor(() => expect(texts()).toEqual(['Dzień dobry.', 'Koniec.']))
  // Nobody told when the words were said.
  await screen.findByRole('button', { name: 'Odtwórz od około 0:00,0' })
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Rozpoznawanie mowy' })).toBeNull())
  const row = await db.transcripts.get(id)
  expect(row?.hearings).toEqual([])
  expect(unpackTranscript(row?.packed ?? '')?.passages.map(textOf)).toEqual(['Dzień dobry.', 'Koniec.'])
  await userEvent.click(screen.getByRole('button', { name: 'Cofnij' }))
  await waitFor(() => expect(texts()).toEqual(['Koniec.']))
})

it('has a passage heard again, by hand as it is', async () => {
  await open()
  await userEvent.click(await screen.findByRole('textbox', { name: /^Wypowiedź 1,/u }))
  await userEvent.click(await screen.findByRole('button', { name: 'Rozpoznaj silnikiem jeszcze raz' }))
  const asked = within(await screen.findByRole('dialog', { name: 'Rozpoznać ten fragment jeszcze raz?' }))
  await userEvent.click(await asked.findByRole('button', { name: 'Wyślij i rozpoznaj za 2 kredyty' }))
  await waitFor(async () => expect(await (await database()).generations.count()).toBe(1))
  await answer({ text: 'To już koniec.' })
  await waitFor(() => expect(texts()).toEqual(['To już koniec.']))
})
