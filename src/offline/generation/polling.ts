import { GENERATOR_OF, type GeneratorName } from '#domain/generation/engines.ts'
import { isEnded } from '#domain/generation/generation.ts'
import { change } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import type { IntentKind, IntentRow } from '../outbox/intent.ts'
import { knownOwner } from '../outbox/owner.ts'
import { announceOutboxChange } from '../outbox/signal.ts'
import { enqueuePoll, enqueueRead, GENERATION_STORES, type GenerationStores } from './enqueueGeneration.ts'
import { isResting, isUnderWay } from './generationRow.ts'
import { isReadDue } from './readMark.ts'

/**
 * A person wants to know now: what is under way is asked about as if it had just been started; of what has ended, the
 * addresses of its files are asked for anew.
 */
export async function checkNow(db: IskraDatabase, refCode: string): Promise<void> {
  await change(db, GENERATION_STORES, async (stores) => {
    const row = await stores.generations.get(refCode)
    if (row === undefined || row.id === null) return
    if (isEnded(row.status)) await enqueueRead(stores)
    else {
      await stores.generations.update(refCode, { attempts: 0 })
      await enqueuePoll(stores, GENERATOR_OF[row.type], 0)
    }
  })
  announceOutboxChange()
}

/** Something tells that there is news (a push): everything under way is due to be asked about, what rests included. */
export async function hurryPolls(db: IskraDatabase): Promise<void> {
  await change(db, GENERATION_STORES, (stores) => renewPolls(stores))
  announceOutboxChange()
}

/**
 * Somebody is back: what is under way is asked about at once, what rests and what lost its question included, and the
 * newest of the account are read when the addresses of their files are about to run out.
 */
export function renewGenerations(db: IskraDatabase): Promise<void> {
  return change(db, GENERATION_STORES, async (stores) => {
    await renewPolls(stores)
    if (await isReadDue(stores)) await enqueueRead(stores)
  })
}

/** Makes everything under way due to be asked about, inside the caller's transaction. */
export async function renewPolls(stores: GenerationStores): Promise<void> {
  const generators = new Set<GeneratorName>()
  for (const row of await stores.generations.toArray()) {
    if (!isUnderWay(row)) continue
    if (isResting(row)) await stores.generations.update(row.refCode, { attempts: 0 })
    generators.add(GENERATOR_OF[row.type])
  }
  for (const generator of generators) await enqueuePoll(stores, generator, 0)
}

/** Whether anything is to be started or asked about for whoever uses this device. */
export async function isGenerating(db: IskraDatabase): Promise<boolean> {
  return (
    (await waitingOf(db, ['generation.start', 'generation.poll', 'template.run', 'template.poll'])).length > 0
  )
}

/** When the next question of whoever uses this device is due, epoch ms; null when nothing is under way. */
export async function nextPollAt(db: IskraDatabase): Promise<number | null> {
  const polls = await waitingOf(db, ['generation.poll', 'template.poll'])
  return polls.length === 0 ? null : Math.min(...polls.map((row) => row.nextAttemptAt))
}

async function waitingOf(db: IskraDatabase, kinds: readonly IntentKind[]): Promise<readonly IntentRow[]> {
  const owner = await knownOwner(db)
  return db.outbox
    .filter((row) => kinds.includes(row.kind) && row.owner === owner && row.state === 'waiting')
    .toArray()
}
