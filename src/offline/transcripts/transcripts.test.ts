import { describe, expect, it } from 'vitest'
import { MOST_PACKED_CHARACTERS } from '#domain/transcript/transcriptLimits.ts'
import { memoryDatabase } from '#support/cart/memoryDatabase.ts'
import { change } from '../change.ts'
import { changeOwner } from '../outbox/owner.ts'
import { addTranscript, keepTranscript } from './keepTranscript.ts'
import { readTranscriptRow, readTranscripts } from './readTranscripts.ts'
import {
  bringTranscriptBack,
  duplicateTranscript,
  keepPosition,
  removeTranscript,
  renameTranscript,
} from './transcriptCommands.ts'
import { titleOfTranscript } from './transcriptRows.ts'
import { keepSound, keepWave, readSoundBlob, readWave } from './transcriptSound.ts'
import {
  keepTranscriptVersion,
  readTranscriptVersions,
  restoreTranscriptVersion,
} from './transcriptVersions.ts'

const FACTS = { name: 'Urodziny babci.wav', mimeType: 'audio/wav', bytes: 4, durationMs: null }
const REST = { givenTitle: null, sound: null, positionMs: 0, createdAt: 1 }
const begun = { packed: 'raz', glimpse: 'raz', sound: null, title: null }

describe('a transcript', () => {
  it('is called by its recording or its first words until it is given a title', async () => {
    const db = memoryDatabase()
    const id = await addTranscript(db, {
      ...begun,
      glimpse: 'Dzień dobry',
      sound: { ...FACTS, isKept: false },
    })
    const title = async () =>
      titleOfTranscript((await readTranscriptRow(db, id)) ?? { givenTitle: null, sound: null, glimpse: '' })
    expect(await title()).toBe('Urodziny babci')
    await renameTranscript(db, id, ' Wywiad ')
    expect(await title()).toBe('Wywiad')
    await renameTranscript(db, id, '')
    expect(await title()).toBe('Urodziny babci')
    expect(titleOfTranscript({ givenTitle: null, sound: null, glimpse: 'Dzień dobry' })).toBe('Dzień dobry')
  })

  it('is not stored when it is too long, nor after whoever made it has left', async () => {
    const db = memoryDatabase()
    const id = await addTranscript(db, begun)
    const owner = (await readTranscriptRow(db, id))?.owner ?? ''
    const edition = { id, glimpse: 'dwa', follows: 1, owner, rest: REST }
    const long = 'a'.repeat(MOST_PACKED_CHARACTERS + 1)
    expect(await keepTranscript(db, { ...edition, packed: long })).toEqual({ kind: 'too-long' })
    await change(db, ['settings'], (stores) => changeOwner(stores, 'user:jan'))
    expect(await readTranscripts(db)).toEqual([])
    expect(await keepTranscript(db, { ...edition, packed: 'dwa' })).toEqual({ kind: 'gone' })
    await db.transcripts.clear()
    expect(await keepTranscript(db, { ...edition, packed: 'dwa' })).toEqual({ kind: 'gone' })
  })

  it('keeps where the playhead was left without a new edition', async () => {
    const db = memoryDatabase()
    const id = await addTranscript(db, begun)
    await keepPosition(db, id, 1_234)
    expect(await readTranscriptRow(db, id)).toMatchObject({ positionMs: 1_234, edition: 1 })
  })

  it('has its recording and waveform beside it, in its copies too, and after it was removed', async () => {
    const db = memoryDatabase()
    const id = await addTranscript(db, begun)
    expect(await keepSound(db, id, { blob: new Blob(['fala']), facts: FACTS })).toBe('kept')
    const wave = { id, peaks: Int8Array.of(-1, 1), levels: Int8Array.of(-60), durationMs: 4_000 }
    await keepWave(db, wave)
    const copy = (await duplicateTranscript(db, id, 'Kopia')) ?? ''
    const removed = await removeTranscript(db, id)
    expect(await readSoundBlob(db, id)).toBeNull()
    expect(await (await readSoundBlob(db, copy))?.text()).toBe('fala')
    if (removed !== null) await bringTranscriptBack(db, removed)
    expect(await (await readSoundBlob(db, id))?.text()).toBe('fala')
    expect(await readWave(db, id)).toMatchObject({ peaks: wave.peaks, levels: wave.levels })
    expect((await readTranscriptRow(db, id))?.sound).toMatchObject({ durationMs: 4_000, isKept: true })
  })
})

it('versions are kept once, and put back keep what was there', async () => {
  const db = memoryDatabase()
  const id = await addTranscript(db, begun)
  const version = { transcriptId: id, packed: 'raz', glimpse: 'raz' }
  await keepTranscriptVersion(db, { ...version, reason: 'pause' })
  await keepTranscriptVersion(db, { ...version, reason: 'saved' })
  await keepTranscriptVersion(db, { ...version, packed: 'bez słów', glimpse: '', reason: 'saved' })
  const kept = await readTranscriptVersions(db, id)
  expect(kept).toMatchObject([{ text: 'raz', reason: 'saved' }])
  const owner = (await readTranscriptRow(db, id))?.owner ?? ''
  await keepTranscript(db, { id, packed: 'dwa', glimpse: 'dwa', follows: 1, owner, rest: REST })
  await restoreTranscriptVersion(db, kept[0]?.id ?? '', 'raz')
  expect(await readTranscriptRow(db, id)).toMatchObject({ packed: 'raz', glimpse: 'raz', edition: 3 })
  expect((await readTranscriptVersions(db, id)).map(({ text }) => text)).toEqual(['dwa', 'raz'])
})
