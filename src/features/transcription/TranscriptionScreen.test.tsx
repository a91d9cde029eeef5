import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { packTranscript, unpackTranscript } from '#domain/transcript/packTranscript.ts'
import { textOf } from '#domain/transcript/textOf.ts'
import type { Transcript } from '#domain/transcript/transcriptSchema.ts'
import { database } from '#offline/openDatabase.ts'
import { currentOwner } from '#offline/outbox/owner.ts'
import { addTranscript } from '#offline/transcripts/keepTranscript.ts'
import { dismissAllToasts } from '#ui/state/toasts.ts'
import ToastHost from '#ui/ToastHost.tsx'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { stubBrowser } from '#support/page/stubBrowser.ts'
import { TranscriptionScreen } from './TranscriptionScreen.tsx'

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
    { id: 'p2', start: 4_000, end: 6_000, speaker: null, words: [word('Kto', 4_000), word('tam?', 4_500)] },
  ],
}

beforeEach(async () => {
  stubBrowser()
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: false, media: query }),
  )
  await currentOwner(await database())
})
afterEach(async () => {
  act(() => dismissAllToasts())
  cleanup()
  vi.unstubAllGlobals()
  const db = await database()
  await Promise.all([db.transcripts.clear(), db.transcriptVersions.clear(), db.texts.clear()])
})

function Tool({ first }: { readonly first: string | undefined }) {
  const [id, setId] = useState(first)
  return (
    <>
      <TranscriptionScreen id={id} onOpen={setId} onText={() => undefined} />
      <ToastHost />
    </>
  )
}

async function openTalk(): Promise<void> {
  const id = await addTranscript(await database(), {
    packed: packTranscript(TALK),
    glimpse: 'Dzień dobry',
    sound: null,
    title: 'Rozmowa',
  })
  renderScreen(<Tool first={id} />)
  await field(1)
}

const field = (number: number) =>
  screen.findByRole<HTMLTextAreaElement>('textbox', { name: new RegExp(`^Wypowiedź ${number},`, 'u') })

async function storedTexts(): Promise<readonly string[]> {
  const [row] = await (await database()).transcripts.toArray()
  return unpackTranscript(row?.packed ?? '')?.passages.map(textOf) ?? []
}

it('begins with a file, the microphone, subtitles or nothing', async () => {
  renderScreen(<Tool first={undefined} />)
  for (const name of ['Wybierz plik', 'Nagraj mikrofonem', /^Otwórz napisy/u])
    screen.getByRole('button', { name })
  await userEvent.click(screen.getByRole('button', { name: 'Pisz bez nagrania' }))
  const first = await field(1)
  await waitFor(() => expect(document.activeElement).toBe(first))
  await userEvent.type(first, 'Sto lat!')
  await waitFor(async () => expect(await storedTexts()).toEqual(['Sto lat!']))
})

it('keeps what is written, split and merged by keys, and goes back over it', async () => {
  await openTalk()
  const first = await field(1)
  first.focus()
  first.setSelectionRange(5, 5)
  fireEvent.keyDown(first, { key: 'Enter', code: 'Enter' })
  const second = await field(2)
  await waitFor(() => expect(document.activeElement).toBe(second))
  expect(second.value).toBe('dobry')
  second.setSelectionRange(0, 0)
  fireEvent.keyDown(second, { key: 'Backspace', code: 'Backspace' })
  await waitFor(() => expect(first.value).toBe('Dzień dobry'))
  await waitFor(() => expect([document.activeElement, first.selectionStart]).toEqual([first, 5]))
  fireEvent.keyDown(first, { key: 'z', code: 'KeyZ', ctrlKey: true })
  await waitFor(() => expect(first.value).toBe('Dzień'))
  await waitFor(async () => expect(await storedTexts()).toEqual(['Dzień', 'dobry', 'Kto tam?']))
})

it('leads from passage to passage by Tab, and out to time and person by Escape', async () => {
  await openTalk()
  const [first, second] = [await field(1), await field(2)]
  first.focus()
  fireEvent.keyDown(first, { key: 'Tab', code: 'Tab' })
  await waitFor(() => expect(document.activeElement).toBe(second))
  fireEvent.keyDown(second, { key: 'Tab', code: 'Tab', shiftKey: true })
  await waitFor(() => expect(document.activeElement).toBe(first))
  fireEvent.keyDown(first, { key: 'Escape', code: 'Escape' })
  expect(document.activeElement).toBe(screen.getAllByRole('combobox', { name: 'Kto mówi' })[0])
})

it('says who speaks by Ctrl and a digit, and makes the next person by it', async () => {
  await openTalk()
  const second = await field(2)
  second.focus()
  fireEvent.keyDown(second, { key: '2', code: 'Digit2', ctrlKey: true })
  const who = screen.getAllByRole<HTMLSelectElement>('combobox', { name: 'Kto mówi' })[1]
  await waitFor(() => expect(who?.selectedOptions[0]?.text).toBe('Osoba 2'))
  fireEvent.keyDown(second, { key: '1', code: 'Digit1', ctrlKey: true })
  await waitFor(() => expect(who?.selectedOptions[0]?.text).toBe('Ola'))
  fireEvent.keyDown(second, { key: '0', code: 'Digit0', ctrlKey: true })
  await waitFor(() => expect(who?.selectedOptions[0]?.text).toBe('Bez osoby'))
})

it('sets the times of a passage, and says what is none', async () => {
  await openTalk()
  const second = await field(2)
  act(() => second.focus())
  await userEvent.click(await screen.findByRole('button', { name: 'Czas wypowiedzi' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Czas wypowiedzi' }))
  const end = dialog.getByRole('textbox', { name: 'Koniec' })
  await userEvent.clear(end)
  await userEvent.type(end, 'potem')
  await dialog.findByText('Wpisz czas, na przykład 1:02,5.')
  await userEvent.clear(end)
  await userEvent.type(end, '0:08,5')
  await userEvent.click(dialog.getByRole('button', { name: 'Ustaw' }))
  expect(await screen.findByText('Do 0:08,5')).toBeDefined()
})

it('finds and replaces in the whole transcript, and keeps a version before', async () => {
  await openTalk()
  const first = await field(1)
  fireEvent.keyDown(first, { key: 'f', code: 'KeyF', ctrlKey: true })
  await userEvent.type(await screen.findByRole('textbox', { name: 'Znajdź' }), 'dobry')
  await screen.findByText('Znaleziono 1 miejsce')
  await userEvent.type(screen.getByRole('textbox', { name: 'Zamień na' }), 'piękny')
  await userEvent.click(screen.getByRole('button', { name: 'Zamień wszystkie' }))
  await waitFor(() => expect(first.value).toBe('Dzień piękny'))
  await waitFor(async () => {
    const versions = await (await database()).transcriptVersions.toArray()
    expect(versions.map(({ reason }) => reason)).toContain('before-change')
  })
})

it('tells all keys in one sheet', async () => {
  await openTalk()
  await userEvent.click(screen.getByRole('button', { name: 'Skróty' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Skróty klawiszowe' }))
  sheet.getByText('Powtarzaj ostatnią frazę')
  expect(sheet.getByText('Do czasu i osoby przy wypowiedzi')).toBeDefined()
})

it('removes a transcript and brings it back', async () => {
  await openTalk()
  screen.getByRole('button', { name: 'Więcej' }).focus()
  await userEvent.keyboard('{Enter}')
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Usuń' }))
  await screen.findByText('Tego zapisu nie ma już na urządzeniu')
  const toasts = within(screen.getByRole('region', { name: /Powiadomienia/u }))
  await userEvent.click(await toasts.findByRole('button', { name: 'Cofnij' }))
  await waitFor(async () => expect(await storedTexts()).toEqual(['Dzień dobry', 'Kto tam?']))
})

it('says why a file can’t be read, with its line', async () => {
  renderScreen(<Tool first={undefined} />)
  const file = new File(['1\n00:00:01,000 -> rano\nTekst\n\n2\n00:00:02,000 --> 00:00:xx\nA\n'], 'zle.srt')
  const chooser = document.querySelector<HTMLInputElement>('input[type="file"]')
  if (chooser !== null) fireEvent.change(chooser, { target: { files: [file] } })
  expect(await screen.findByText('Tego pliku nie odczytamy')).toBeDefined()
})

it('says what to do where the microphone is refused, and asks again', async () => {
  const getUserMedia = vi.fn<() => Promise<MediaStream>>(() =>
    Promise.reject(new DOMException('no', 'NotAllowedError')),
  )
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true })
  vi.stubGlobal('MediaRecorder', EventTarget)
  renderScreen(<Tool first={undefined} />)
  await userEvent.click(screen.getByRole('button', { name: 'Nagraj mikrofonem' }))
  await screen.findByText('Przeglądarka nie ma zgody na mikrofon')
  await userEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }))
  await waitFor(() => expect(getUserMedia).toHaveBeenCalledTimes(2))
  await userEvent.click(await screen.findByRole('button', { name: 'Wróć' }))
  screen.getByRole('heading', { name: 'Co spisujemy?' })
})

it('says that a transcript is not here', async () => {
  renderScreen(<Tool first="nie-ma-takiego" />)
  await screen.findByRole('heading', { name: 'Nie ma tu takiego zapisu' })
  await userEvent.click(screen.getByRole('button', { name: 'Zacznij nowy' }))
  expect(await screen.findByRole('heading', { name: 'Co spisujemy?' })).toBeDefined()
})
