import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fixedSession } from '#api/session/testing/fixedSession.ts'
import { packTranscript } from '#domain/transcript/packTranscript.ts'
import type { Transcript } from '#domain/transcript/transcriptSchema.ts'
import { database } from '#offline/openDatabase.ts'
import { currentOwner } from '#offline/outbox/owner.ts'
import { addTranscript } from '#offline/transcripts/keepTranscript.ts'
import type { SoundFacts } from '#offline/transcripts/transcriptRows.ts'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { stubBrowser } from '#support/page/stubBrowser.ts'
import { dismissAllToasts } from '#ui/state/toasts.ts'
import { heldSounds } from '../kept/heldSounds.ts'
import { TranscriptionScreen } from '../TranscriptionScreen.tsx'
import type { FilmFacts, FromFilmWorker, ToFilmWorker } from './filmMessages.ts'
import { filmWork } from './filmWork.ts'

const OPEN = { kind: 'open' } as const
const FACTS: FilmFacts = {
  lengthMs: 12_000,
  soundMs: 12_000,
  source: { width: 1_920, height: 1_080 },
  made: { width: 1_920, height: 1_080 },
  container: 'mp4',
  pictures: OPEN,
  track: OPEN,
}

/** The worker of a film as the test has it, and of a sound that can't be read. */
class FakeWorker extends EventTarget {
  static opens: FromFilmWorker = { kind: 'opened', facts: FACTS }
  static all: FakeWorker[] = []
  readonly asked: ToFilmWorker[] = []
  readonly isFilm: boolean
  isEnded = false

  constructor(address: string) {
    super()
    this.isFilm = address.includes('film')
    if (this.isFilm) FakeWorker.all.push(this)
  }
  postMessage(message: ToFilmWorker) {
    this.asked.push(message)
    if (!this.isFilm) this.say({ kind: 'refused', code: 'broken' })
    else if (message.kind === 'open') this.say(FakeWorker.opens)
    else if (message.kind === 'frame') this.say({ kind: 'frame', id: message.id, picture: PICTURE })
  }
  say(data: FromFilmWorker) {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
  terminate() {
    this.isEnded = true
  }
}

const PICTURE: ImageBitmap = { width: 1_920, height: 1_080, close: () => undefined }
const shown = vi.fn<(picture: ImageBitmap) => void>()

const word = (text: string, start: number) =>
  ({ text, start, end: start + 400, confidence: null, source: 'hand' }) as const
const TALK: Transcript = {
  version: 1,
  speakers: [],
  passages: [
    {
      id: 'p1',
      start: 1_000,
      end: 3_000,
      speaker: null,
      words: [word('Dzień', 1_000), word('dobry.', 1_500)],
    },
  ],
}
const FILM: SoundFacts = {
  name: 'Urodziny.mp4',
  mimeType: 'video/mp4',
  bytes: 4,
  durationMs: 12_000,
  isKept: false,
}

beforeEach(async () => {
  stubBrowser()
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: false, media: query }),
  )
  vi.stubGlobal('Worker', FakeWorker)
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }),
  )
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(
    vi.fn<() => null>(() => Object.assign(Object.create(null), { transferFromImageBitmap: shown })),
  )
  await currentOwner(await database())
})
afterEach(async () => {
  act(() => {
    filmWork.getSnapshot()?.end()
    dismissAllToasts()
  })
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  shown.mockClear()
  heldSounds.clear()
  FakeWorker.opens = { kind: 'opened', facts: FACTS }
  FakeWorker.all = []
  const db = await database()
  await Promise.all([db.transcripts.clear(), db.transcriptVersions.clear()])
})

interface Situation {
  readonly talk?: Transcript
  readonly sound?: SoundFacts | null
  readonly hasFile?: boolean
}

async function open({ talk = TALK, sound = FILM, hasFile = true }: Situation = {}): Promise<void> {
  const packed = packTranscript(talk)
  const id = await addTranscript(await database(), {
    packed,
    glimpse: 'Dzień dobry.',
    sound,
    title: 'Urodziny',
  })
  if (hasFile) heldSounds.set(id, new Blob(['film']))
  renderScreen(<TranscriptionScreen id={id} onOpen={() => undefined} onText={() => undefined} />, {
    session: fixedSession(),
  })
  const menu = await screen.findByRole('button', { name: 'Więcej' })
  menu.focus()
  await userEvent.keyboard('{Enter}')
}

const entry = () => screen.findByRole('menuitem', { name: 'Do filmu' })
async function dialog() {
  await userEvent.click(await entry())
  return within(await screen.findByRole('dialog', { name: 'Film z napisami' }))
}
async function begun(): Promise<FakeWorker> {
  const maker = await waitFor(() => {
    const found = FakeWorker.all.find(({ asked }) => asked.some(({ kind }) => kind === 'make'))
    if (found === undefined) throw new Error('nothing is made yet')
    return found
  })
  return maker
}

it('shows a picture with the subtitle nearest to the player, anew with each choice', async () => {
  await open()
  const asked = await dialog()
  await asked.findByRole('img', { name: 'Klatka filmu z 0:01 z napisem: Dzień dobry.' })
  await userEvent.click(asked.getByRole('radio', { name: 'Duże' }))
  await userEvent.click(asked.getByRole('radio', { name: 'Na górze' }))
  await waitFor(() => {
    const last = FakeWorker.all[0]?.asked.at(-1)
    expect(last).toMatchObject({
      kind: 'frame',
      lines: ['Dzień dobry.'],
      look: { size: 'large', place: 'top' },
    })
  })
  expect(shown).toHaveBeenCalledWith(PICTURE)
  // A track is nothing that the picture shows.
  await userEvent.click(asked.getByRole('radio', { name: /^Do włączania/u }))
  await asked.findByRole('img', { name: 'Klatka filmu z 0:01' })
  expect(asked.queryByRole('radio', { name: 'Duże' })).toBeNull()
})

it('makes the film while the page goes on, tells how far it is, and hands it over', async () => {
  await open()
  const asked = await dialog()
  await userEvent.click(await asked.findByRole('button', { name: 'Zrób film' }))
  const maker = await begun()
  expect(maker.asked.at(-1)).toMatchObject({
    way: { kind: 'pictures', look: { size: 'medium', place: 'bottom' } },
    cues: [{ lines: ['Dzień dobry.'] }],
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  // The preview's worker is gone.
  expect(FakeWorker.all[0]?.isEnded).toBe(true)
  act(() => maker.say({ kind: 'progress', share: 0.4 }))
  expect(await screen.findByRole('progressbar')).toHaveProperty('value', 40)
  act(() => maker.say({ kind: 'made', film: { content: new Blob(['ready']), container: 'mp4' } }))
  await screen.findByText(/urodziny-z-napisami\.mp4/u)
  screen.getByRole('button', { name: 'Pobierz film' })
  await userEvent.click(screen.getByRole('button', { name: 'Zamknij' }))
  expect(maker.isEnded).toBe(true)
  expect(filmWork.getSnapshot()).toBeNull()
})

it('stops at once', async () => {
  await open()
  const asked = await dialog()
  await userEvent.click(await asked.findByRole('button', { name: 'Zrób film' }))
  const maker = await begun()
  await userEvent.click(await screen.findByRole('button', { name: 'Przerwij' }))
  expect(maker.isEnded).toBe(true)
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
})

it('says why a film could not be made', async () => {
  await open()
  const asked = await dialog()
  await userEvent.click(await asked.findByRole('button', { name: 'Zrób film' }))
  const maker = await begun()
  act(() => maker.say({ kind: 'refused', code: 'no-room' }))
  await screen.findByText('Na urządzeniu nie ma miejsca na film')
  expect(maker.isEnded).toBe(true)
})

it('offers the second way where the browser makes no films', async () => {
  FakeWorker.opens = {
    kind: 'opened',
    facts: { ...FACTS, pictures: { kind: 'closed', code: 'no-encoder' } },
  }
  await open()
  const asked = await dialog()
  const burned = await asked.findByRole('radio', { name: /^W obrazie/u })
  expect(burned).toHaveProperty('disabled', true)
  asked.getByText('Ta przeglądarka nie robi filmów')
  await userEvent.click(asked.getByRole('button', { name: 'Zrób film' }))
  expect((await begun()).asked.at(-1)).toMatchObject({ way: { kind: 'track', name: 'Napisy' } })
})

it('asks for the film where it is gone, and says that another one doesn’t fit', async () => {
  await open({ hasFile: false })
  const asked = await dialog()
  await asked.findByText('Filmu nie ma na tym urządzeniu. Wskaż ten sam plik: Urodziny.mp4.')
  FakeWorker.opens = { kind: 'opened', facts: { ...FACTS, lengthMs: 61_000, soundMs: 61_000 } }
  const chooser = document.querySelector<HTMLInputElement>('input[accept="video/*"]')
  await userEvent.upload(
    chooser ?? document.createElement('input'),
    new File(['x'], 'inny.mp4', { type: 'video/mp4' }),
  )
  expect(
    await asked.findByText('Nagranie trwa 0:12, a ten film 1:01. Napisy mogą nie pasować.'),
  ).toBeDefined()
})

it('asks for a film where the recording has no pictures', async () => {
  FakeWorker.opens = { kind: 'refused', code: 'no-pictures' }
  await open()
  const asked = await dialog()
  await asked.findByText('Wybierz film, do którego są te napisy.')
  expect(asked.getByRole('button', { name: 'Wybierz film' })).toBeDefined()
})

it('waits for words', async () => {
  await open({ talk: { ...TALK, passages: [] } })
  expect((await entry()).getAttribute('aria-disabled')).toBe('true')
  screen.getByText('Najpierw dodaj słowa.')
})
