import type { ParcelActKind } from '#domain/administration/acts.ts'
import { CARRIER_NAMES } from '#domain/orders/carriers.ts'
import type {
  ImportedParcels,
  ImportOutcome,
  ImportParcels,
  UpdateParcel,
  ToldParcel,
  ToldState,
} from '#domain/orders/parcel.ts'
import { toldProblem } from '#domain/orders/parcel.ts'
import { fieldRefusal, Refusal } from '#server/platform/api/refusal.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { holdParcel, noteParcel } from '#server/shop/orders/parcels.ts'
import { addSubjectToAuditLog } from './auditLog.ts'

const ACTS = {
  made: 'parcel-made',
  sent: 'parcel-sent',
  delivered: 'parcel-delivered',
} as const satisfies Record<ToldState, ParcelActKind>

interface By {
  readonly administratorId: string
  /** Of the order. */
  readonly number: string
}

/**
 * Updates a parcel that an administrator has seen as it is now, and adds it to the audit log. Repeating the update
 * changes nothing. Throws PARCEL_CHANGED when the parcel was updated meanwhile, or when the new state can't follow.
 */
export async function updateParcel(context: ServerContext, by: By, told: UpdateParcel): Promise<void> {
  requireTellable(told)
  await context.database.transaction(async (tx) => {
    const order = await holdParcel(tx, by.number)
    if (order === null) throw new Refusal('NOT_FOUND')
    const isSeen = order.parcelRevision === told.revision
    const outcome = await noteParcel(tx, context, order, told)
    if (outcome === 'same') return
    if (outcome === 'refused' || !isSeen) throw new Refusal('PARCEL_CHANGED')
    await recordTold(tx, context, by, told)
  })
}

/** Updates parcels from a list, one after another; a failed update doesn't stop the others. */
export async function importParcels(
  context: ServerContext,
  administratorId: string,
  { parcels }: ImportParcels,
): Promise<ImportedParcels> {
  const outcomes: ImportedParcels['outcomes'] = []
  for (const { number, ...told } of parcels) {
    outcomes.push({ number, outcome: await importOne(context, { administratorId, number }, told) })
  }
  return { outcomes }
}

function importOne(context: ServerContext, by: By, told: ToldParcel): Promise<ImportOutcome> {
  if (toldProblem(told) !== null) return Promise.resolve('refused')
  return context.database.transaction(async (tx) => {
    const order = await holdParcel(tx, by.number)
    if (order === null) return 'unknown'
    // The list is older than our data: it doesn't set a delivered parcel back to sent.
    if (order.parcelDeliveredAt !== null && told.state !== 'delivered') return 'refused'
    const outcome = await noteParcel(tx, context, order, told)
    if (outcome === 'changed') await recordTold(tx, context, by, told)
    return outcome
  })
}

function requireTellable(told: ToldParcel): void {
  const problem = toldProblem(told)
  if (problem !== null) throw fieldRefusal(problem.field, problem.code)
}

function recordTold(tx: Transaction, context: ServerContext, by: By, told: ToldParcel): Promise<void> {
  const { carrier, tracking_number: number } = told
  const name = carrier === null || carrier === 'other' ? '' : CARRIER_NAMES[carrier]
  return addSubjectToAuditLog(tx, context, {
    kind: ACTS[told.state],
    administratorId: by.administratorId,
    subjectId: by.number,
    reason: [by.number, name, number].filter((part) => part !== '').join(' · '),
  })
}
