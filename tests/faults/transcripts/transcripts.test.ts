import * as fc from 'fast-check'
import { IDBFactory } from 'fake-indexeddb'
import { expect, it } from 'vitest'
import type { IskraDatabase } from '#offline/database.ts'
import { OfflineError } from '#offline/offlineError.ts'
import { addTranscript, keepTranscript } from '#offline/transcripts/keepTranscript.ts'
import { readTranscriptRow } from '#offline/transcripts/readTranscripts.ts'
import {
  bringTranscriptBack,
  keepPosition,
  removeTranscript,
} from '#offline/transcripts/transcriptCommands.ts'
import { addSoundPiece, keepSound, readSoundBlob } from '#offline/transcripts/transcriptSound.ts'
import { keepTranscriptVersion, restoreTranscriptVersion } from '#offline/transcripts/transcriptVersions.ts'
import { memoryDatabase } from '#support/cart/memoryDatabase.ts'

const FACTS = { name: 'babcia.wav', mimeType: 'audio/wav', bytes: 0, durationMs: null }

/** One tab with the transcript open: what is on its screen, and what of it the device has. */
interface Tab {
  db: IskraDatabase
  shown: string
  kept: string
  edition: number
  owner: string
}

const step = fc.record({
  tab: fc.nat({ max: 1 }),
  what: fc.constantFrom(
    'type',
    'type',
    'type',
    'keep',
    'keep',
    'follow',
    'version',
    'restore',
    'remove-and-undo',
    'position',
    'piece',
    'kill',
    'full',
    'full-sound',
  ),
})

/** The words of a transcript; each step types one that stands nowhere else. */
const wordsOf = (text: string) => text.split(' ').filter((word) => word !== '')

function refuse(): never {
  throw new DOMException('full', 'QuotaExceededError')
}

/** Refuses what is written to a table while `work` runs. */
async function onFullDisk<Result>(
  table: IskraDatabase['transcripts'] | IskraDatabase['transcriptSounds'],
  work: () => Promise<Result>,
): Promise<Result> {
  table.hook('updating', refuse)
  table.hook('creating', refuse)
  try {
    return await work()
  } finally {
    table.hook('updating').unsubscribe(refuse)
    table.hook('creating').unsubscribe(refuse)
  }
}

const isSameSet = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size === other.size && [...one].every((word) => other.has(word))

const codeOf = (error: unknown) => (error instanceof OfflineError ? error.code : error)

it('loses no word and no sound that was stored, in two tabs that write at once, are killed and meet a full disk', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const factory = new IDBFactory()
      const first = memoryDatabase(factory)
      const id = await addTranscript(first, {
        packed: '',
        glimpse: '',
        title: null,
        sound: { ...FACTS, isKept: false },
      })
      first.close()
      const openTab = async (): Promise<Tab> => {
        const db = memoryDatabase(factory)
        const row = await readTranscriptRow(db, id)
        const text = row?.packed ?? ''
        return { db, shown: text, kept: text, edition: row?.edition ?? 0, owner: row?.owner ?? '' }
      }
      const tabs = [await openTab(), await openTab()]
      /** Words that the device has said to have. */
      const stored = new Set<string>()
      let sound = ''
      const anywhere = async (db: IskraDatabase) => {
        const rows = await db.transcripts.toArray()
        const versions = await db.transcriptVersions.toArray()
        return new Set(
          [...rows.map(({ packed }) => packed), ...versions.map(({ text }) => text)].flatMap(wordsOf),
        )
      }
      const keep = async (tab: Tab) => {
        if (tab.shown === tab.kept) return
        const result = await keepTranscript(tab.db, {
          id,
          packed: tab.shown,
          glimpse: tab.shown,
          follows: tab.edition,
          owner: tab.owner,
          rest: { givenTitle: null, sound: null, positionMs: 0, createdAt: 1 },
        })
        if (result.kind !== 'kept') throw new Error(result.kind)
        tab.kept = tab.shown
        tab.edition = result.edition
        for (const word of wordsOf(tab.shown)) stored.add(word)
      }
      /** What the other tab has stored takes the place of ours once ours is stored. */
      const follow = async (tab: Tab) => {
        const row = await readTranscriptRow(tab.db, id)
        if (row === null || row.edition <= tab.edition || tab.shown !== tab.kept) return
        Object.assign(tab, { shown: row.packed, kept: row.packed, edition: row.edition })
      }
      /** Whether a store that a full disk refuses is refused by its code, and leaves all as it was. */
      const meetsFullDisk = async (tab: Tab) => {
        const before = await anywhere(tab.db)
        if (tab.shown === tab.kept) return true
        const code = await onFullDisk(tab.db.transcripts, () => keep(tab).then(() => 'kept', codeOf))
        return code === 'OFFLINE_STORAGE_FULL' && isSameSet(await anywhere(tab.db), before)
      }
      /** Whether a recording that finds no room is told of, and the transcript knows of it. */
      const hasNoRoom = async (db: IskraDatabase) => {
        const whole = { blob: new Blob(['film']), facts: FACTS }
        const kept = await onFullDisk(db.transcriptSounds, () => keepSound(db, id, whole))
        return kept === 'no-room' && (await readTranscriptRow(db, id))?.sound?.isKept === false
      }
      for (const [at, { tab: place, what }] of steps.entries()) {
        const tab = tabs[place]
        if (tab === undefined) continue
        const { db } = tab
        if (what === 'type') tab.shown += ` w${at}`
        if (what === 'keep') await keep(tab)
        if (what === 'follow') await follow(tab)
        if (what === 'position') await keepPosition(db, id, at)
        if (what === 'piece') {
          await addSoundPiece(db, id, { blob: new Blob([`s${at}`]), durationMs: at })
          sound += `s${at}`
        }
        if (what === 'version')
          await keepTranscriptVersion(db, {
            transcriptId: id,
            packed: tab.kept,
            glimpse: tab.kept,
            reason: 'saved',
          })
        if (what === 'restore') {
          const [version] = await db.transcriptVersions.toArray()
          await keep(tab)
          if (version !== undefined) await restoreTranscriptVersion(db, version.id, version.text)
        }
        if (what === 'remove-and-undo') {
          const removed = await removeTranscript(db, id)
          if (removed !== null) await bringTranscriptBack(db, removed)
        }
        if (what === 'kill') {
          db.close()
          tabs[place] = await openTab()
        }
        if (what === 'full-sound') sound = ''
        const isWhole = what === 'full' ? await meetsFullDisk(tab) : true
        expect(isWhole && (what !== 'full-sound' || (await hasNoRoom(db)))).toBe(true)
        const present = tabs[place]?.db ?? db
        const found = await anywhere(present)
        expect([...stored].filter((word) => !found.has(word))).toEqual([])
        expect((await (await readSoundBlob(present, id))?.text()) ?? '').toBe(sound)
      }
      for (const { db } of tabs) db.close()
    }),
    { numRuns: process.env['LONG'] === undefined ? 40 : 1_500 },
  )
})
