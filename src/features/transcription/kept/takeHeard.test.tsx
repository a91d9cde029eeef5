import { afterEach, expect, it } from 'vitest'
import { passagesOfWords } from '#domain/transcript/heard/passagesOfWords.ts'
import { writePassage } from '#domain/transcript/editing/writePassage.ts'
import { packTranscript, unpackTranscript } from '#domain/transcript/packTranscript.ts'
import { textOf } from '#domain/transcript/textOf.ts'
import type { SpokenWord, Transcript } from '#domain/transcript/transcriptSchema.ts'
import { addTranscript } from '#offline/transcripts/keepTranscript.ts'
import { readTranscriptRow } from '#offline/transcripts/readTranscripts.ts'
import { beginHearings } from '#offline/transcripts/transcriptHearings.ts'
import type { TranscriptHearing } from '#offline/transcripts/transcriptRows.ts'
import { memoryDatabase } from '#support/cart/memoryDatabase.ts'
import { openTranscript, type OpenTranscript } from './openTranscript.ts'

const word = (text: string, start: number, source: SpokenWord['source']): SpokenWord => ({
  text,
  start,
  end: start + 400,
  confidence: null,
  source,
})
const TALK: Transcript = {
  version: 1,
  speakers: [],
  passages: [
    { id: 'p1', start: 1_000, end: 1_400, speaker: null, words: [word('Dzien', 1_000, 'device')] },
    { id: 'p2', start: 8_000, end: 8_400, speaker: null, words: [word('Koniec', 8_000, 'device')] },
  ],
}
const partOf = (id: string, start: number, end: number): TranscriptHearing => ({
  id,
  press: 'press',
  start,
  end,
  asked: null,
  engine: 'whisper',
  language: 'pl',
  credits: 2,
  confirmedAt: 0,
  isAsked: true,
  hasVersion: false,
})
const FIRST = partOf('h1', 0, 6_000)
const SECOND = partOf('h2', 6_000, 12_000)
const heard = (text: string, start: number) => passagesOfWords([word(text, start, 'engine')])

let opened: OpenTranscript | null = null
afterEach(() => opened?.close())

async function open() {
  const db = memoryDatabase()
  const packed = packTranscript(TALK)
  const id = await addTranscript(db, { packed, glimpse: 'Dzien', sound: null, title: null })
  await beginHearings(db, id, [FIRST, SECOND])
  const row = await readTranscriptRow(db, id)
  opened =
    row === null ? null : openTranscript(db, row, { onBeside: () => undefined, onRefused: () => undefined })
  if (opened === null) throw new Error('it is not there')
  const { document } = opened
  const shown = () => document.getSnapshot().present.passages.map(textOf)
  const stored = async () =>
    unpackTranscript((await readTranscriptRow(db, id))?.packed ?? '')?.passages.map(textOf)
  return { db, id, document, shown, stored, work: opened }
}

it('is one step to undo for all parts of a press, and one version', async () => {
  const { db, id, document, shown, stored, work } = await open()
  expect(await work.takeHeard(FIRST, heard('Dzień', 1_000))).toBe(true)
  expect(await work.takeHeard(SECOND, heard('Koniec.', 8_000))).toBe(true)
  expect(await work.takeHeard(SECOND, heard('Koniec.', 8_000))).toBe(false)
  expect(shown()).toEqual(['Dzień', 'Koniec.'])
  expect(await stored()).toEqual(['Dzień', 'Koniec.'])
  expect((await db.transcriptVersions.toArray()).map(({ reason }) => reason)).toEqual(['before-change'])
  expect((await readTranscriptRow(db, id))?.hearings).toEqual([])
  document.undo()
  expect(shown()).toEqual(['Dzien', 'Koniec'])
})

it('keeps what is typed before, and while the words are being taken over', async () => {
  const { db, document, shown, stored, work } = await open()
  document.edit({ what: 'text' }, (before) => writePassage(before, 'p1', 'Dobry wieczór'))
  const taking = work.takeHeard(SECOND, heard('Koniec.', 8_000))
  document.edit({ what: 'text' }, (before) => writePassage(before, 'p1', 'Dobry wieczór państwu'))
  await taking
  await work.takeHeard(FIRST, heard('Dzień', 1_000))
  await work.flush()
  expect(shown()).toEqual(['Dobry wieczór państwu', 'Koniec.'])
  expect(await stored()).toEqual(['Dobry wieczór państwu', 'Koniec.'])
  // What had no place any more.
  const versions = await db.transcriptVersions.toArray()
  expect(versions.map(({ reason }) => reason)).toContain('heard')
})
