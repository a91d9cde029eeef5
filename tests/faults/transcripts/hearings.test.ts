import * as fc from 'fast-check'
import { IDBFactory } from 'fake-indexeddb'
import { expect, it } from 'vitest'
import { EMPTY_TRANSCRIPT } from '#domain/transcript/emptyTranscript.ts'
import { glimpseOf } from '#domain/transcript/glimpseOf.ts'
import { passagesOfWords } from '#domain/transcript/heard/passagesOfWords.ts'
import { placeHeard } from '#domain/transcript/heard/placeHeard.ts'
import { packTranscript, unpackTranscript } from '#domain/transcript/packTranscript.ts'
import type { SpokenWord, Transcript } from '#domain/transcript/transcriptSchema.ts'
import type { IskraDatabase } from '#offline/database.ts'
import { OfflineError } from '#offline/offlineError.ts'
import { addTranscript, keepTranscript } from '#offline/transcripts/keepTranscript.ts'
import { readTranscriptRow } from '#offline/transcripts/readTranscripts.ts'
import { beginHearings, dropHearing, takeHearing } from '#offline/transcripts/transcriptHearings.ts'
import type { TranscriptHearing } from '#offline/transcripts/transcriptRows.ts'
import { memoryDatabase } from '#support/cart/memoryDatabase.ts'

/** One tab with the transcript open: what is on its screen, and what of it the device has. */
interface Tab {
  db: IskraDatabase
  shown: Transcript
  kept: Transcript
  edition: number
  owner: string
}

const step = fc.record({
  tab: fc.nat({ max: 1 }),
  what: fc.constantFrom(
    'type',
    'type',
    'keep',
    'follow',
    'begin',
    'take',
    'take',
    'take-twice',
    'kill',
    'full',
  ),
  at: fc.nat({ max: 9_000 }),
})

const word = (text: string, start: number, source: SpokenWord['source']): SpokenWord => ({
  text,
  start,
  end: start + 100,
  confidence: null,
  source,
})

const wordsOf = (transcript: Transcript | null) =>
  transcript?.passages.flatMap(({ words }) => words.map(({ text }) => text)) ?? []

const hearingOf = (id: string, start: number): TranscriptHearing => ({
  id,
  press: id,
  start,
  end: start + 3_000,
  asked: null,
  engine: 'whisper',
  language: 'pl',
  credits: 2,
  confirmedAt: 0,
  isAsked: true,
  hasVersion: false,
})

/** What an engine says of a part: two words that nobody else says. */
const answerOf = ({ id, start }: TranscriptHearing) =>
  passagesOfWords([word(`${id}a`, start + 200, 'engine'), word(`${id}b`, start + 2_500, 'engine')])

function refuse(): never {
  throw new DOMException('full', 'QuotaExceededError')
}

it('what an engine heard is taken over once and whole, whoever writes, is killed, does it twice or meets a full disk', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const factory = new IDBFactory()
      const first = memoryDatabase(factory)
      const id = await addTranscript(first, {
        packed: packTranscript(EMPTY_TRANSCRIPT),
        glimpse: '',
        title: null,
        sound: null,
      })
      first.close()
      const openTab = async (): Promise<Tab> => {
        const db = memoryDatabase(factory)
        const row = await readTranscriptRow(db, id)
        const text = unpackTranscript(row?.packed ?? '') ?? EMPTY_TRANSCRIPT
        return { db, shown: text, kept: text, edition: row?.edition ?? 0, owner: row?.owner ?? '' }
      }
      const tabs = [await openTab(), await openTab()]
      const stored = new Set<string>()
      const keep = async (tab: Tab) => {
        if (tab.shown === tab.kept) return
        const { db, shown, edition, owner } = tab
        const rest = { givenTitle: null, sound: null, positionMs: 0, createdAt: 1 }
        const packed = packTranscript(shown)
        const result = await keepTranscript(db, {
          id,
          packed,
          glimpse: glimpseOf(shown),
          follows: edition,
          owner,
          rest,
        })
        if (result.kind !== 'kept') throw new Error(result.kind)
        Object.assign(tab, { kept: shown, edition: result.edition })
        for (const text of wordsOf(shown)) stored.add(text)
      }
      const follow = async (tab: Tab) => {
        const row = await readTranscriptRow(tab.db, id)
        if (row === null || row.edition <= tab.edition || tab.shown !== tab.kept) return
        const theirs = unpackTranscript(row.packed) ?? EMPTY_TRANSCRIPT
        Object.assign(tab, { shown: theirs, kept: theirs, edition: row.edition })
      }
      const waiting = async (db: IskraDatabase) => (await readTranscriptRow(db, id))?.hearings ?? []
      /** As an open transcript does it. */
      const take = async (tab: Tab) => {
        const [hearing] = await waiting(tab.db)
        if (hearing === undefined) return
        const heard = answerOf(hearing)
        await keep(tab)
        const taken = await takeHearing(tab.db, id, { hearing, heard })
        if (taken === null) return
        for (const { words } of heard) for (const { text } of words) stored.add(text)
        tab.edition = taken.edition
        const next = placeHeard(tab.shown, hearing, heard, hearing.asked).transcript
        Object.assign(tab, { shown: next, kept: next })
      }
      const takeOnFullDisk = async (tab: Tab) => {
        await keep(tab)
        const before = await readTranscriptRow(tab.db, id)
        if (before?.hearings?.[0] === undefined) return
        tab.db.transcripts.hook('updating', refuse)
        const code = await take(tab).then(
          () => 'taken',
          (error: unknown) => (error instanceof OfflineError ? error.code : error),
        )
        tab.db.transcripts.hook('updating').unsubscribe(refuse)
        expect(code).toBe('OFFLINE_STORAGE_FULL')
        expect(await readTranscriptRow(tab.db, id)).toEqual(before)
      }
      for (const [number, { tab: place, what, at }] of steps.entries()) {
        const tab = tabs[place]
        if (tab === undefined) continue
        if (what === 'type') {
          const written = word(`w${number}`, at, 'hand')
          const passage = { id: `t${number}`, start: at, end: written.end, speaker: null, words: [written] }
          const passages = [...tab.shown.passages, passage].toSorted((one, other) => one.start - other.start)
          tab.shown = { ...tab.shown, passages }
        }
        if (what === 'keep') await keep(tab)
        if (what === 'follow') await follow(tab)
        if (what === 'begin') await beginHearings(tab.db, id, [hearingOf(`h${number}`, at)])
        if (what === 'take') await take(tab)
        if (what === 'take-twice') await Promise.all(tabs.map(take))
        if (what === 'full') await takeOnFullDisk(tab)
        if (what === 'kill') {
          tab.db.close()
          tabs[place] = await openTab()
        }
        const { db } = tabs[place] ?? tab
        const row = await readTranscriptRow(db, id)
        const versions = await db.transcriptVersions.toArray()
        const present = wordsOf(unpackTranscript(row?.packed ?? ''))
        const anywhere = new Set([
          ...present,
          ...versions.flatMap(({ text }) => wordsOf(unpackTranscript(text))),
        ])
        expect([...stored].filter((text) => !anywhere.has(text))).toEqual([])
        expect(new Set(present).size).toBe(present.length)
      }
      for (const { db } of tabs) db.close()
    }),
    { numRuns: process.env['LONG'] === undefined ? 40 : 1_500 },
  )
})

it('a part that is not wanted any more is not waited for', async () => {
  const db = memoryDatabase()
  const id = await addTranscript(db, {
    packed: packTranscript(EMPTY_TRANSCRIPT),
    glimpse: '',
    title: null,
    sound: null,
  })
  const [one, other] = [hearingOf('h1', 0), hearingOf('h2', 3_000)]
  await beginHearings(db, id, [one, other])
  await dropHearing(db, id, 'h1')
  expect(await takeHearing(db, id, { hearing: one, heard: answerOf(one) })).toBeNull()
  expect((await readTranscriptRow(db, id))?.hearings).toEqual([other])
})
