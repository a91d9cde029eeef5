import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ServerContext } from '#server/platform/context.ts'
import { deliverDueLetters } from '#server/platform/mail/mailWorker.ts'
import { enqueueLetter } from '#server/platform/mail/outbox.ts'
import { outgoingLetters } from '#server/platform/mail/tables.ts'
import { CARD_DELIVERY } from '#server/shop/orders/cards.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { WRITTEN_CARD, orderCard } from '#support/orderedCard.ts'

/** Longer than a worker may hold a letter, and than the pause after a refusal. */
const LATER_MS = 60 * 60_000
// SEED and RUNS can be told by the environment.
const RUNS = Number(process.env['RUNS'] ?? (process.env['LONG'] === undefined ? 12 : 200))
const SEED = Number(process.env['SEED'] ?? Date.now() % 2 ** 31)
const DUE = new Date('2026-12-24T07:00:00Z').getTime()

/** The process ends before the work’s transaction does: all of it is undone. */
class Killed extends Error {}

function killedBeforeCommit(context: ServerContext): ServerContext {
  const { database } = context
  const transaction: typeof database.transaction = (work, options) =>
    database.transaction(async (tx) => {
      await work(tx)
      throw new Killed()
    }, options)
  return { ...context, database: Object.assign(Object.create(database), { transaction }) }
}

/** What becomes of one try to hand a letter over. */
const ENDS = ['dies before', 'refused for now', 'dies after', 'handed over'] as const
type End = (typeof ENDS)[number]

describeOnDatabase('a card that is due', (freshContext) => {
  it('is marked and noted together or not at all, whenever its task is killed', async () => {
    let now = new Date('2026-11-23T12:00:00Z')
    const context = await freshContext({ now: () => now })
    const { files } = await orderCard(context, WRITTEN_CARD)
    now = new Date(DUE)
    await expect(CARD_DELIVERY.run(killedBeforeCommit(context))).rejects.toThrow(Killed)
    expect(await files()).toMatchObject({ delivery: { state: 'planned' } })
    await CARD_DELIVERY.run(context)
    await CARD_DELIVERY.run(context)
    expect(await files()).toMatchObject({ delivery: { state: 'sent' } })
    expect(
      (await context.database.select().from(outgoingLetters)).filter(({ kind }) => kind === 'card'),
    ).toHaveLength(1)
  })

  it(`comes once; again only where a worker was killed between the mail server’s yes and its own note, and then under one name (SEED=${SEED})`, async () => {
    let now = DUE
    const context = await freshContext({ now: () => new Date(now) })
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...ENDS), { maxLength: 4 }), async (ends) => {
        await context.database.delete(outgoingLetters)
        await context.database.transaction((tx) =>
          enqueueLetter(tx, context, {
            kind: 'card',
            to: 'halina@poczta.example',
            language: 'pl',
            cardToken: 'a-token',
            thing: 'card',
            recipient: 'Halina',
            sender: 'Ola',
            isAnonymous: false,
          }),
        )
        const taken: string[] = []
        for (const end of [...ends, 'handed over'] as const) {
          await tryOnce(context, end, taken)
          now += LATER_MS
          if (end === 'handed over') break
        }
        const ended = ends.indexOf('handed over')
        const doubled = ends
          .slice(0, ended < 0 ? undefined : ended)
          .filter((end) => end === 'dies after').length
        expect(taken).toHaveLength(1 + doubled)
        // Whoever keeps letters by their Message-ID, as most do, has it once.
        expect(new Set(taken).size).toBe(1)
        expect(await context.database.select().from(outgoingLetters)).toEqual([])
      }),
      { numRuns: RUNS, seed: SEED },
    )
  })
})

/** One worker’s turn. A killed one never comes back: its letter is free again when its hold runs out. */
async function tryOnce(context: ServerContext, end: End, taken: string[]): Promise<void> {
  const { promise: died, resolve: die } = Promise.withResolvers<void>()
  const turn = deliverDueLetters(context, (id) => {
    if (end === 'refused for now') return Promise.reject(new Error('greylisted'))
    if (end !== 'dies before') taken.push(id)
    if (end === 'handed over') return Promise.resolve()
    die()
    return new Promise<never>(() => undefined)
  })
  await Promise.race([turn, died])
}
