import { afterEach, describe, expect, it, vi } from 'vitest'
import { packTranscript } from '#domain/transcript/packTranscript.ts'
import type { Transcript } from '#domain/transcript/transcriptSchema.ts'
import { memoryDatabase } from '#support/cart/memoryDatabase.ts'
import { forgetLeftWork, leftTexts, leftTranscripts } from './leftWork.ts'
import { createSteadyWriter, type Keeping } from './steadyWriter.ts'
import { keepText } from './texts/keepText.ts'
import { takeUpTexts } from './texts/takeUpTexts.ts'
import { readVersions } from './texts/textVersions.ts'
import { addTranscript } from './transcripts/keepTranscript.ts'
import { takeUpTranscript } from './transcripts/takeUpTranscript.ts'

afterEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

/** Words on a screen whose device answers once it is told to. */
function words(present: string) {
  let keeping: Keeping = 'kept'
  let kept = ''
  const waiting: (() => void)[] = []
  const writer = createSteadyWriter({
    keeping: () => keeping,
    tell: (next: Keeping) => {
      keeping = next
    },
    isKept: () => present === kept,
    isEnded: () => false,
    async store() {
      await new Promise<void>((resolve) => {
        waiting.push(resolve)
      })
      kept = present
      return null
    },
    left: {
      putDown: () => leftTexts.putDown({ id: 'text', owner: null, follows: 0, content: present }),
      forget: () => leftTexts.forget('text'),
    },
  })
  writer.changed()
  return { writer, answer: () => waiting.shift()?.() }
}

describe('work whose page is left before it is stored', () => {
  it('is put down within the call that leaves, and forgotten once it is stored', async () => {
    const { writer, answer } = words('ostatnie słowa')
    window.dispatchEvent(new Event('beforeunload'))
    expect(leftTexts.all()).toMatchObject([{ id: 'text', content: 'ostatnie słowa' }])
    await Promise.resolve()
    answer()
    await writer.flush()
    expect(leftTexts.all()).toEqual([])
    writer.close()
  })

  it('is stored by the next opening: a text that was begun, and one that goes on', async () => {
    const db = memoryDatabase()
    leftTexts.putDown({ id: 'nowy', owner: null, follows: 0, content: 'Kochana' })
    expect(await takeUpTexts(db)).toBe('nowy')
    const row = await db.texts.get('nowy')
    expect(row).toMatchObject({ text: 'Kochana', edition: 1 })
    const { owner = '', edition: follows = 0 } = row ?? {}
    leftTexts.putDown({ id: 'nowy', owner, follows, content: 'Kochana Babciu' })
    expect(await takeUpTexts(db)).toBeNull()
    expect((await db.texts.get('nowy'))?.text).toBe('Kochana Babciu')
    expect(await readVersions(db, 'nowy')).toEqual([])
    expect(leftTexts.all()).toEqual([])
  })

  it('takes nothing away from what another tab has stored meanwhile, nor comes to another person', async () => {
    const db = memoryDatabase()
    const first = await keepText(db, { id: 'text', text: 'raz', follows: 0, owner: null })
    const owner = first.kind === 'kept' ? first.owner : ''
    await keepText(db, { id: 'text', text: 'raz dwa', follows: 1, owner })
    leftTexts.putDown({ id: 'text', owner, follows: 1, content: 'raz trzy' })
    leftTexts.putDown({ id: 'cudzy', owner: 'user:ktoś inny', follows: 3, content: 'nie moje' })
    await takeUpTexts(db)
    expect((await db.texts.get('text'))?.text).toBe('raz trzy')
    expect(await readVersions(db, 'text')).toMatchObject([{ text: 'raz dwa', reason: 'other-tab' }])
    expect(await db.texts.get('cudzy')).toBeUndefined()
  })

  it('is stored of a transcript, and of a removed one is not', async () => {
    const db = memoryDatabase()
    const id = await addTranscript(db, {
      packed: packTranscript(SAID),
      glimpse: '',
      sound: null,
      title: null,
    })
    const { owner = '' } = (await db.transcripts.get(id)) ?? {}
    const content = packTranscript({ ...SAID, speakers: [{ id: 's1', name: 'Babcia' }] })
    for (const one of [id, 'usunięty']) leftTranscripts.putDown({ id: one, owner, follows: 1, content })
    await takeUpTranscript(db, id)
    await takeUpTranscript(db, 'usunięty')
    expect(await db.transcripts.toArray()).toMatchObject([{ id, packed: content, edition: 2 }])
    expect(leftTranscripts.all()).toEqual([])
  })

  it('is passed over where storage holds something else or refuses, and forgotten with its person', () => {
    localStorage.setItem('left-texts', '{"not":"a list"}')
    expect(leftTexts.all()).toEqual([])
    leftTexts.putDown({ id: 'text', owner: null, follows: 0, content: 'a' })
    forgetLeftWork()
    expect(localStorage.length).toBe(0)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    leftTexts.putDown({ id: 'text', owner: null, follows: 0, content: 'a' })
    expect(leftTexts.all()).toEqual([])
  })
})

const SAID: Transcript = { version: 1, speakers: [], passages: [] }
