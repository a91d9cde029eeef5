import { afterEach, expect, it } from 'vitest'
import { packTranscript } from '#domain/transcript/packTranscript.ts'
import type { Transcript } from '#domain/transcript/transcriptSchema.ts'
import { addTranscript } from '#offline/transcripts/keepTranscript.ts'
import { leftTranscripts } from '#services/leftWork.ts'
import { memoryDatabase } from '#support/cart/memoryDatabase.ts'
import { takeUpTranscript } from './takeUpTranscript.ts'

afterEach(() => localStorage.clear())

const SAID: Transcript = { version: 1, speakers: [], passages: [] }

it('stores a transcript whose page was left before it was stored, and none that was removed', async () => {
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
