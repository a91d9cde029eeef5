import type { GenerationChange } from '#domain/generation/archive.ts'
import { enqueue, INTENT_STORES, type IntentStores } from '../outbox/enqueue.ts'
import { isIntentOf } from '../outbox/intent.ts'
import { generationEntity, READ_ENTITY } from './generationIntentArguments.ts'
import type { GenerationRow } from './generationRow.ts'
import type { Readable, Stores } from '../stores.ts'

/** The stores of a change of generations: their rows, and the intents for the generators. */
export const GENERATION_STORES = ['generations', ...INTENT_STORES] as const
export type GenerationStores = Stores<(typeof GENERATION_STORES)[number]>

// Each inside the caller's transaction, together with the row it is about.

type About = Pick<GenerationRow, 'refCode' | 'type' | 'prompt'>

/** As much of a prompt as the list of unsent changes shows. */
const PROMPT_SHOWN = 120

const changeKey = (refCode: string) => `generation.change:${refCode}`

/** Which generation an intent is about. */
export function aboutGeneration({ refCode, type, prompt }: About) {
  return { refCode, type, prompt: prompt.slice(0, PROMPT_SHOWN) }
}

/** Changes that haven't arrived yet go along with a newer one. */
export async function enqueueChange(
  stores: IntentStores,
  row: About & Pick<GenerationRow, 'id'>,
  wanted: GenerationChange,
): Promise<void> {
  await enqueue(stores, {
    kind: 'generation.change',
    entity: generationEntity(row.refCode),
    coalesceKey: changeKey(row.refCode),
    arguments: {
      ...aboutGeneration(row),
      id: row.id,
      change: { ...(await unsentChange(stores, row.refCode)), ...wanted },
    },
  })
}

/** The change that the archive doesn't know yet. */
export async function unsentChange(stores: Readable<'outbox'>, refCode: string): Promise<GenerationChange> {
  const intent = await stores.outbox.where('coalesceKey').equals(changeKey(refCode)).first()
  return intent !== undefined && isIntentOf(intent, 'generation.change') ? intent.arguments.change : {}
}

export function enqueueRead(stores: IntentStores): Promise<void> {
  return enqueue(stores, {
    kind: 'generation.read',
    entity: READ_ENTITY,
    coalesceKey: READ_ENTITY,
    arguments: {},
  })
}
