import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placedPieces } from '#domain/text/rework/reworkAnswer.ts'
import { applyEdits } from '#domain/text/span.ts'
import { memoryDatabase } from '#support/cart/memoryDatabase.ts'
import { change } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import { changeOwner } from '../outbox/owner.ts'
import { agreeTo, hasAgreedTo } from './agreedEngine.ts'
import { askForRework, type WantedRework } from './askForRework.ts'
import { keepText } from './keepText.ts'
import { removeText, restoreText } from './textCommands.ts'
import {
  dropRework,
  keepAnswer,
  leaveOfRework,
  readRework,
  restoreRework,
  takeOfRework,
} from './textReworks.ts'

const BASE = 'Ala ma małego kota i starego psa. Pies lubi kota, a kot nie lubi psa.'
const ANSWER = 'Ola ma dużego kota i starego psa. Pies nie lubi kota, a kot bardzo lubi psa!'
const WANTED: WantedRework = {
  textId: 'text',
  base: BASE,
  part: { from: 0, to: BASE.length },
  task: 'rephrase',
  engine: 'gpt',
  credits: 2,
  isOffline: false,
}

const signIn = (db: IskraDatabase, owner: string) =>
  change(db, ['settings'], (stores) => changeOwner(stores, owner))

/** The device of a signed-in person with a text that was sent. */
async function asked() {
  const db = memoryDatabase()
  await signIn(db, 'user:ala')
  await keepText(db, { id: 'text', text: BASE, follows: 0, owner: null })
  return { db, id: await askForRework(db, WANTED) }
}

/** Its answer has come. */
async function answered(text: string = ANSWER) {
  const { db, id } = await asked()
  const result = { files: [], colour: null, seed: null, isProcedural: false, text }
  await db.generations.update(id, { status: 'completed', result })
  await keepAnswer(db, id)
  return { db, id }
}

describe('a rework', () => {
  it('is a paid job of its own, asked for in one transaction, and of a person with an account alone', async () => {
    const { db, id } = await asked()
    expect(await readRework(db, 'text')).toMatchObject({
      row: { id, words: BASE, answer: null, pieces: [] },
      job: { type: 'text', prompt: BASE, options: { task: 'rephrase' }, usage: { credits: 2 }, asks: false },
    })
    const guests = memoryDatabase()
    await expect(askForRework(guests, WANTED)).rejects.toMatchObject({ code: 'GENERATION_SIGN_IN_NEEDED' })
    expect(await guests.textReworks.count()).toBe(0)
    expect(await guests.generations.count()).toBe(0)
  })

  it('keeps its answer, whatever becomes of its job, and is out of others’ sight', async () => {
    const { db, id } = await answered()
    await db.generations.clear()
    expect(await readRework(db, 'text')).toMatchObject({ row: { answer: ANSWER }, job: null })
    await signIn(db, 'user:jan')
    expect(await readRework(db, 'text')).toBeNull()
    expect(await takeOfRework(db, id, { present: BASE, ids: [0] })).toBeNull()
    await dropRework(db, id)
    await signIn(db, 'user:ala')
    expect(await readRework(db, 'text')).toMatchObject({ row: { id, answer: ANSWER } })
  })

  it('is replaced by the next one of its text, and goes and comes back with it', async () => {
    const { db, id } = await answered()
    const removed = await removeText(db, 'text')
    expect(await db.textReworks.count()).toBe(0)
    if (removed !== null) await restoreText(db, removed)
    expect((await readRework(db, 'text'))?.row.id).toBe(id)
    const next = await askForRework(db, WANTED)
    expect((await db.textReworks.toArray()).map((row) => row.id)).toEqual([next])
    expect(await db.generations.count()).toBe(2)
  })

  it('whose answer is the same has nothing to take, and stays until its person has seen it', async () => {
    const { db } = await answered(` ${BASE}\n`)
    expect((await readRework(db, 'text'))?.row).toMatchObject({ answer: BASE, pieces: [] })
  })

  it('has each piece taken once, whoever asks in whatever order, and back after it was taken back', async () => {
    const command = fc.record({
      at: fc.nat({ max: 9 }),
      does: fc.constantFrom('take', 'leave', 'take back', 'type'),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(command, { maxLength: 20 }), async (commands) => {
        const { db, id } = await answered()
        let present = BASE
        let open = new Set((await readRework(db, 'text'))?.row.pieces.map((piece) => piece.id))
        for (const { at, does } of commands) {
          if (does === 'type') {
            // By hand at another place than the answer's.
            present = `${present} I tyle.`
            continue
          }
          const textBefore = present
          const openBefore = new Set(open)
          const decided =
            does === 'leave'
              ? await leaveOfRework(db, id, [at])
              : await takeOfRework(db, id, { present, ids: [at] })
          expect(decided === null).toBe(openBefore.size === 0)
          if (decided === null) continue
          expect(decided.edits).toHaveLength(does !== 'leave' && openBefore.has(at) ? 1 : 0)
          present = applyEdits(present, decided.edits)
          open.delete(at)
          if (does === 'take back') {
            present = textBefore
            open = openBefore
            await restoreRework(db, decided.before)
          }
          const row = (await readRework(db, 'text'))?.row
          expect(new Set(row?.pieces.map((piece) => piece.id))).toEqual(open)
          const placed = row === undefined ? [] : placedPieces(row, present)
          expect(new Set(placed.map((piece) => piece.id))).toEqual(open)
        }
      }),
      { numRuns: 30 },
    )
  })
})

describe('the agreement to send texts', () => {
  it('is with one engine', async () => {
    const db = memoryDatabase()
    expect(await hasAgreedTo(db, 'GPT')).toBe(false)
    await agreeTo(db, 'GPT')
    expect(await hasAgreedTo(db, 'GPT')).toBe(true)
    expect(await hasAgreedTo(db, 'inny')).toBe(false)
  })
})
