import type { GenerationChange } from '#domain/generation/archive.ts'
import type { GeneratorName } from '#domain/generation/engines.ts'
import type { IskraDatabase } from '../database.ts'
import { enqueue } from '../outbox/enqueue.ts'
import { isIntentOf } from '../outbox/intent.ts'
import { generationEntity, pollEntity, READ_ENTITY } from './generationIntentArguments.ts'
import type { GenerationRow } from './generationRow.ts'

// Each inside the caller's transaction, together with the row it is about.

type About = Pick<GenerationRow, 'refCode' | 'id' | 'type' | 'prompt'>

/** As much of a prompt as the list of unsent changes shows. */
const PROMPT_SHOWN = 120

const startKey = (refCode: string) => `generation.start:${refCode}`
const cancelKey = (refCode: string) => `generation.cancel:${refCode}`
const changeKey = (refCode: string) => `generation.change:${refCode}`

export function enqueueStart(db: IskraDatabase, { refCode, type, prompt }: About): Promise<void> {
  return enqueue(db, {
    kind: 'generation.start',
    entity: generationEntity(refCode),
    coalesceKey: startKey(refCode),
    arguments: { refCode, type, prompt: prompt.slice(0, PROMPT_SHOWN) },
  })
}

/** What hasn't been sent yet is not sent any more. */
export async function dropStartIntent(db: IskraDatabase, refCode: string): Promise<void> {
  await db.outbox.where('coalesceKey').equals(startKey(refCode)).delete()
}

export function enqueueCancel(
  db: IskraDatabase,
  { refCode, id, type, prompt, refund }: About & Pick<GenerationRow, 'refund'>,
): Promise<void> {
  return enqueue(db, {
    kind: 'generation.cancel',
    entity: generationEntity(refCode),
    coalesceKey: cancelKey(refCode),
    arguments: { refCode, id, type, prompt: prompt.slice(0, PROMPT_SHOWN), refund },
  })
}

/** Whether somebody wants it cancelled and the server doesn't know yet. */
export async function isCancelUnsent(db: IskraDatabase, refCode: string): Promise<boolean> {
  return (await db.outbox.where('coalesceKey').equals(cancelKey(refCode)).count()) > 0
}

/** Changes that haven't arrived yet go along with a newer one. */
export async function enqueueChange(
  db: IskraDatabase,
  { refCode, id, type, prompt }: About,
  wanted: GenerationChange,
): Promise<void> {
  await enqueue(db, {
    kind: 'generation.change',
    entity: generationEntity(refCode),
    coalesceKey: changeKey(refCode),
    arguments: {
      refCode,
      id,
      type,
      prompt: prompt.slice(0, PROMPT_SHOWN),
      change: { ...(await unsentChange(db, refCode)), ...wanted },
    },
  })
}

/** What the archive hasn't heard yet. */
export async function unsentChange(db: IskraDatabase, refCode: string): Promise<GenerationChange> {
  const intent = await db.outbox.where('coalesceKey').equals(changeKey(refCode)).first()
  return intent !== undefined && isIntentOf(intent, 'generation.change') ? intent.arguments.change : {}
}

/** Asks how everything under way at a generator stands, in so many ms. A question that comes sooner stays. */
export async function enqueuePoll(db: IskraDatabase, generator: GeneratorName, inMs: number): Promise<void> {
  const coalesceKey = pollEntity(generator)
  const notBefore = Date.now() + inMs
  const before = await db.outbox.where('coalesceKey').equals(coalesceKey).first()
  if (before !== undefined && before.nextAttemptAt <= notBefore && before.attempts === 0) return
  // Made anew: a failure of an older question is no reason to keep this one waiting.
  if (before !== undefined) await db.outbox.delete(before.id)
  await enqueue(db, {
    kind: 'generation.poll',
    entity: coalesceKey,
    coalesceKey,
    arguments: { generator },
    notBefore,
  })
}

export function enqueueRead(db: IskraDatabase): Promise<void> {
  return enqueue(db, {
    kind: 'generation.read',
    entity: READ_ENTITY,
    coalesceKey: READ_ENTITY,
    arguments: {},
  })
}
