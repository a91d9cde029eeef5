import type { GenerationChange } from '#domain/generation/archive.ts'
import type { GeneratorName } from '#domain/generation/engines.ts'
import { enqueue, INTENT_STORES, type IntentStores } from '../outbox/enqueue.ts'
import { enqueueQuestion } from '../outbox/enqueueQuestion.ts'
import { isIntentOf } from '../outbox/intent.ts'
import { generationEntity, pollEntity, READ_ENTITY } from './generationIntentArguments.ts'
import type { GenerationRow } from './generationRow.ts'
import type { Readable, Stores } from '../stores.ts'

/** What a change of generations holds: their rows, and the intents that tell the generators. */
export const GENERATION_STORES = ['generations', ...INTENT_STORES] as const
export type GenerationStores = Stores<(typeof GENERATION_STORES)[number]>

// Each inside the caller's transaction, together with the row it is about.

type About = Pick<GenerationRow, 'refCode' | 'id' | 'type' | 'prompt'>

/** As much of a prompt as the list of unsent changes shows. */
const PROMPT_SHOWN = 120

const startKey = (refCode: string) => `generation.start:${refCode}`
const cancelKey = (refCode: string) => `generation.cancel:${refCode}`
const changeKey = (refCode: string) => `generation.change:${refCode}`

export function enqueueStart(stores: IntentStores, { refCode, type, prompt }: About): Promise<void> {
  return enqueue(stores, {
    kind: 'generation.start',
    entity: generationEntity(refCode),
    coalesceKey: startKey(refCode),
    arguments: { refCode, type, prompt: prompt.slice(0, PROMPT_SHOWN) },
  })
}

/** What hasn't been sent yet is not sent any more. */
export async function dropStartIntent(stores: Stores<'outbox'>, refCode: string): Promise<void> {
  await stores.outbox.where('coalesceKey').equals(startKey(refCode)).delete()
}

export function enqueueCancel(
  stores: IntentStores,
  { refCode, id, type, prompt, refund }: About & Pick<GenerationRow, 'refund'>,
): Promise<void> {
  return enqueue(stores, {
    kind: 'generation.cancel',
    entity: generationEntity(refCode),
    coalesceKey: cancelKey(refCode),
    arguments: { refCode, id, type, prompt: prompt.slice(0, PROMPT_SHOWN), refund },
  })
}

/** Whether somebody wants it cancelled and the server doesn't know yet. */
export async function isCancelUnsent(stores: Readable<'outbox'>, refCode: string): Promise<boolean> {
  return (await stores.outbox.where('coalesceKey').equals(cancelKey(refCode)).count()) > 0
}

/** Changes that haven't arrived yet go along with a newer one. */
export async function enqueueChange(
  stores: IntentStores,
  { refCode, id, type, prompt }: About,
  wanted: GenerationChange,
): Promise<void> {
  await enqueue(stores, {
    kind: 'generation.change',
    entity: generationEntity(refCode),
    coalesceKey: changeKey(refCode),
    arguments: {
      refCode,
      id,
      type,
      prompt: prompt.slice(0, PROMPT_SHOWN),
      change: { ...(await unsentChange(stores, refCode)), ...wanted },
    },
  })
}

/** What the archive hasn't heard yet. */
export async function unsentChange(stores: Readable<'outbox'>, refCode: string): Promise<GenerationChange> {
  const intent = await stores.outbox.where('coalesceKey').equals(changeKey(refCode)).first()
  return intent !== undefined && isIntentOf(intent, 'generation.change') ? intent.arguments.change : {}
}

/** Asks how everything under way at a generator stands, in so many ms. A question that comes sooner stays. */
export function enqueuePoll(stores: IntentStores, generator: GeneratorName, inMs: number): Promise<void> {
  const entity = pollEntity(generator)
  return enqueueQuestion(stores, { kind: 'generation.poll', entity, arguments: { generator } }, inMs)
}

export function enqueueRead(stores: IntentStores): Promise<void> {
  return enqueue(stores, {
    kind: 'generation.read',
    entity: READ_ENTITY,
    coalesceKey: READ_ENTITY,
    arguments: {},
  })
}
