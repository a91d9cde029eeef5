import { syncOccasions } from '#api/product/occasionCalls.ts'
import { ownTimeZone } from '#domain/gifts/timeZone.ts'
import { MOST_CHANGES, type OccasionAnswer } from '#domain/occasions/ownDate.ts'
import type { IntentSender, Outcome, SendContext } from '../outbox/handler.ts'
import type { IntentStores } from '../outbox/enqueue.ts'
import { type IntentRow, isIntentOf } from '../outbox/intent.ts'
import { currentOwner } from '../outbox/owner.ts'
import { syncFailed } from '../outbox/syncFailed.ts'
import type { Stores } from '../stores.ts'
import { OCCASIONS_ENTITY } from './occasionIntentArguments.ts'
import { writeReading } from './occasionsReading.ts'

type Save = IntentRow<'occasion.save'>
type AnswerStores = IntentStores & Stores<'occasions'>

/** The account keeps the later change of each date and answers with all: sending twice changes nothing. */
export const sendOccasions: IntentSender<'occasions'>['send'] = async (intents, context) => {
  try {
    const saves = intents.filter((intent) => isIntentOf(intent, 'occasion.save'))
    const { dates, refused } = await exchange(saves, context)
    return {
      outcomes: new Map(intents.map((intent) => [intent.id, outcomeIn(intent, refused)])),
      writeBack: (stores) => writeBack(stores, { dates, refused }, saves),
    }
  } catch (error) {
    return syncFailed(intents, error, 'occasions.read')
  }
}

/** As many calls as the changes need; one where nothing was changed. The last answer has all of it. */
async function exchange(saves: readonly Save[], { productApi }: SendContext): Promise<OccasionAnswer> {
  const api = await productApi()
  const refused: string[] = []
  let rest = saves
  for (;;) {
    const sent = rest.slice(0, MOST_CHANGES)
    rest = rest.slice(MOST_CHANGES)
    const changes = sent.map(({ arguments: { id, date, changedAt } }) => ({
      id,
      changed_at: changedAt,
      date,
    }))
    const body = { changes, time_zone: ownTimeZone() }
    // A new idempotency key each time: an earlier answer lacks other devices' later changes.
    const answer = await syncOccasions(api, body)
    refused.push(...answer.refused)
    if (rest.length === 0) return { dates: answer.dates, refused }
  }
}

/** Writes the account's dates, with this device's changes that were made since or were refused. */
async function writeBack(
  stores: AnswerStores,
  { dates, refused }: OccasionAnswer,
  sent: readonly Save[],
): Promise<void> {
  const versions = new Map(sent.map(({ id, version }) => [id, version]))
  const open = await stores.outbox
    .where('entity')
    .equals(OCCASIONS_ENTITY)
    .filter((row) => row.kind === 'occasion.save' && versions.get(row.id) !== row.version)
    .toArray()
  const own = new Set([
    ...refused,
    ...open.flatMap((row) => (isIntentOf(row, 'occasion.save') ? [row.arguments.id] : [])),
  ])
  const known = new Set(dates.map(({ id }) => id))
  const rows = await stores.occasions.toArray()
  await stores.occasions.bulkDelete(rows.flatMap(({ id }) => (own.has(id) || known.has(id) ? [] : [id])))
  await stores.occasions.bulkPut(
    dates.flatMap(({ id, date, changed_at: changedAt }) => (own.has(id) ? [] : [{ id, date, changedAt }])),
  )
  await writeReading(stores, { owner: await currentOwner(stores), readAt: Date.now() })
}

function outcomeIn(intent: IntentRow, refused: readonly string[]): Outcome {
  if (!isIntentOf(intent, 'occasion.save') || !refused.includes(intent.arguments.id)) return { kind: 'done' }
  const full = { code: 'TOO_MANY_OCCASIONS', message: 'the account has no room for it' } as const
  return { kind: 'parked', failure: { ...full, kind: 'refused', at: Date.now() } }
}
