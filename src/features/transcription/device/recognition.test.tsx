import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { packTranscript, unpackTranscript } from '#domain/transcript/packTranscript.ts'
import { textOf } from '#domain/transcript/textOf.ts'
import type { Transcript } from '#domain/transcript/transcriptSchema.ts'
import { database } from '#offline/openDatabase.ts'
import { currentOwner } from '#offline/outbox/owner.ts'
import { addTranscript } from '#offline/transcripts/keepTranscript.ts'
import { FakeRecognition } from '#support/page/fakeRecognition.ts'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { stubBrowser } from '#support/page/stubBrowser.ts'
import { heldSounds } from '../kept/heldSounds.ts'
import type { FromSoundWorker, ToSoundWorker } from '../sound/soundMessages.ts'
import { TranscriptionScreen } from '../TranscriptionScreen.tsx'

const LENGTH_MS = 12_000

/** Decodes every file to silence of `LENGTH_MS`. */
class FakeWorker extends EventTarget {
  static refusal: FromSoundWorker | null = null
  postMessage(message: ToSoundWorker) {
    for (const data of this.answers(message)) this.dispatchEvent(new MessageEvent('message', { data }))
  }
  answers(message: ToSoundWorker): readonly FromSoundWorker[] {
    if (message.kind === 'open') return [FakeWorker.refusal ?? { kind: 'opened', lengthMs: LENGTH_MS }]
    if (message.kind === 'read') return [{ kind: 'read' }]
    const { id, startMs, endMs } = message
    return [{ kind: 'window', id, samples: new Float32Array((endMs - startMs) * 16) }]
  }
  terminate() {}
}

/** A clock of sound that the test moves on. */
class FakeAudioContext {
  static now = 0
  static sources: EventTarget[] = []
  get currentTime() {
    return FakeAudioContext.now
  }
  createMediaStreamDestination() {
    return { stream: { getAudioTracks: () => [{ readyState: 'live', stop: () => undefined }] } }
  }
  createBuffer(_channels: number, length: number, rate: number) {
    return { duration: length / rate, copyToChannel: () => undefined }
  }
  createBufferSource() {
    const source = Object.assign(new EventTarget(), { connect: () => undefined, start: () => undefined })
    FakeAudioContext.sources.push(source)
    return source
  }
  resume() {
    return Promise.resolve()
  }
  close() {
    return Promise.resolve()
  }
}

const word = (text: string, start: number) =>
  ({ text, start, end: start + 400, confidence: null, source: 'hand' }) as const

const TALK: Transcript = {
  version: 1,
  speakers: [{ id: 's1', name: 'Ola' }],
  passages: [
    {
      id: 'p1',
      start: 1_000,
      end: 3_000,
      speaker: 's1',
      words: [word('Dzień', 1_000), word('dobry', 1_500)],
    },
    { id: 'p2', start: 4_000, end: 6_000, speaker: 's1', words: [word('Kto', 4_000), word('tam?', 4_500)] },
  ],
}

beforeEach(async () => {
  stubBrowser()
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: false, media: query }),
  )
  vi.stubGlobal('Worker', FakeWorker)
  vi.stubGlobal('AudioContext', FakeAudioContext)
  vi.stubGlobal('SpeechRecognition', FakeRecognition)
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }),
  )
  FakeRecognition.answer = 'available'
  FakeRecognition.sessions = []
  FakeAudioContext.now = 0
  FakeAudioContext.sources = []
  FakeWorker.refusal = null
  await currentOwner(await database())
})
afterEach(async () => {
  cleanup()
  vi.unstubAllGlobals()
  heldSounds.clear()
  const db = await database()
  await Promise.all([db.transcripts.clear(), db.transcriptVersions.clear()])
})

async function openWithSound(transcript: Transcript): Promise<void> {
  const sound = {
    name: 'Rozmowa.mp3',
    mimeType: 'audio/mpeg',
    bytes: 3,
    durationMs: LENGTH_MS,
    isKept: false,
  }
  const packed = packTranscript(transcript)
  const id = await addTranscript(await database(), { packed, glimpse: '', sound, title: 'Rozmowa' })
  heldSounds.set(id, new Blob(['abc']))
  renderScreen(<TranscriptionScreen id={id} onOpen={() => undefined} onText={() => undefined} />)
  await screen.findByRole('region', { name: 'Odtwarzacz' })
}

const WHOLE = { name: 'Rozpoznaj mowę na tym urządzeniu' }
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const last = () => FakeRecognition.sessions.at(-1)
const listening = () => waitFor(() => expect(last()).toBeDefined())
const say = (text: string, seconds: number) =>
  act(() => {
    FakeAudioContext.now = seconds
    last()?.say(text, true)
  })
/** All of the sound was given. */
async function giveAll(): Promise<void> {
  await act(async () => {
    for (const source of FakeAudioContext.sources) source.dispatchEvent(new Event('ended'))
    await Promise.resolve()
  })
  await act(async () => {
    for (const source of FakeAudioContext.sources) source.dispatchEvent(new Event('ended'))
    await Promise.resolve()
  })
}
const texts = () =>
  screen.queryAllByRole<HTMLTextAreaElement>('textbox', { name: /^Wypowiedź/u }).map(({ value }) => value)

it('says nothing of it where the browser can’t', async () => {
  FakeRecognition.answer = 'unavailable'
  await openWithSound(TALK)
  await userEvent.click(await screen.findByRole('textbox', { name: /^Wypowiedź 1,/u }))
  await screen.findByRole('button', { name: 'Czas wypowiedzi' })
  expect(screen.queryByRole('button', WHOLE)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Rozpoznaj jeszcze raz' })).toBeNull()
})

it('writes down a whole recording as it is heard, undone as one, with a version before', async () => {
  await openWithSound(TALK)
  await userEvent.click(await screen.findByRole('button', WHOLE))
  await screen.findByText('Rozpoznać mowę w całym nagraniu?')
  expect(screen.getByText(/potrwa to 0:12\./u)).toBeDefined()
  expect(FakeRecognition.sessions).toHaveLength(0)
  await press('Zacznij')
  await listening()
  expect(last()?.startedLocally).toBe(true)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Zatrzymaj' }))
  say('Sto lat', 3)
  say('niech żyje nam', 9)
  await waitFor(() => expect(texts()).toEqual(['Sto lat', 'niech żyje nam']))
  await screen.findByText('Rozpoznajemy mowę, zostało 0:03')
  FakeAudioContext.now = 12
  await giveAll()
  await screen.findByText('Rozpoznano do końca')
  expect(texts()).toEqual(['Sto lat', 'niech żyje nam', 'dowidzenia'])
  await waitFor(async () => {
    const versions = await (await database()).transcriptVersions.toArray()
    const before = versions.find(({ reason }) => reason === 'before-change')
    expect(unpackTranscript(before?.text ?? '')?.passages.map(textOf)).toEqual(['Dzień dobry', 'Kto tam?'])
  })
  await press('Zamknij')
  expect(document.activeElement).toBe(screen.getByRole('button', WHOLE))
  await press('Cofnij')
  await waitFor(() => expect(texts()).toEqual(['Dzień dobry', 'Kto tam?']))
})

it('hears one passage again after the pack was fetched, and says where it wasn’t', async () => {
  FakeRecognition.answer = 'downloadable'
  FakeRecognition.install.mockResolvedValueOnce(false)
  await openWithSound(TALK)
  await userEvent.click(await screen.findByRole('textbox', { name: /^Wypowiedź 2,/u }))
  await press('Rozpoznaj jeszcze raz')
  await screen.findByText('Przeglądarka musi pobrać polski pakiet mowy')
  await press('Pobierz pakiet')
  await screen.findByText('Pakiet mowy się nie pobrał')
  expect(FakeRecognition.sessions).toHaveLength(0)
  await press('Spróbuj ponownie')
  await listening()
  say('Kto to tam', 1.5)
  await press('Zatrzymaj')
  await screen.findByText('Rozpoznawanie zatrzymane')
  expect(texts()).toEqual(['Dzień dobry', 'Kto to tam', 'dowidzenia'])
  for (const who of screen.getAllByRole<HTMLSelectElement>('combobox', { name: 'Kto mówi' }))
    expect(who.selectedOptions[0]?.text).toBe('Ola')
})

it('says that it broke off, keeps what was heard, and goes on from there', async () => {
  await openWithSound({ ...TALK, passages: [] })
  await userEvent.click(await screen.findByRole('button', WHOLE))
  await press('Zacznij')
  await listening()
  say('Sto lat', 4)
  act(() => last()?.fail('network'))
  await screen.findByText('Rozpoznawanie się przerwało')
  FakeAudioContext.now = 0
  await press('Spróbuj ponownie')
  await waitFor(() => expect(FakeRecognition.sessions).toHaveLength(2))
  await screen.findByText('Rozpoznajemy mowę, zostało 0:08')
  say('niech żyje', 2)
  expect(texts()).toEqual(['Sto lat', 'niech żyje'])
})

it('says that the sound of a file can’t be read', async () => {
  await openWithSound(TALK)
  await screen.findByRole('button', WHOLE)
  FakeWorker.refusal = { kind: 'refused', code: 'not-decodable' }
  await userEvent.click(screen.getByRole('button', WHOLE))
  await press('Zacznij')
  const title = await screen.findByText('Nie odczytamy dźwięku tego pliku')
  expect(within(document.body).queryByRole('button', { name: 'Spróbuj ponownie' })).toBeNull()
  expect(title).toBeDefined()
})
