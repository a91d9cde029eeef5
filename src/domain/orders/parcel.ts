import * as z from 'zod/mini'
import { CARRIERS, type Carrier, trackingNumberOf } from './carriers.ts'

/** The states of a parcel: not begun, made and packed, with a carrier, delivered. */
export const PARCEL_STATES = ['ordered', 'made', 'sent', 'delivered'] as const
export type ParcelState = (typeof PARCEL_STATES)[number]

/** The states that a person can set. */
export const TOLD_STATES = ['made', 'sent', 'delivered'] as const
export type ToldState = (typeof TOLD_STATES)[number]

/**
 * The allowed transitions. Sent again means another carrier or number; a parcel marked delivered too early is sent
 * again.
 */
const FOLLOWS: Readonly<Record<ParcelState, readonly ToldState[]>> = {
  ordered: ['made', 'sent'],
  made: ['sent'],
  sent: ['sent', 'delivered'],
  delivered: ['sent'],
}

export function mayFollow(from: ParcelState, to: ToldState): boolean {
  return FOLLOWS[from].includes(to)
}

/** A parcel as its buyer sees it. Times are ISO 8601, null until then. */
export const parcelSchema = z.object({
  state: z.enum(PARCEL_STATES),
  madeAt: z.nullable(z.string()),
  sentAt: z.nullable(z.string()),
  deliveredAt: z.nullable(z.string()),
  /** Null until it is sent. */
  carrier: z.nullable(z.enum(CARRIERS)),
  /** Empty where the carrier gives none. */
  trackingNumber: z.string(),
})
export type Parcel = z.infer<typeof parcelSchema>

const toldShape = {
  state: z.enum(TOLD_STATES),
  /** Of `sent` alone. */
  carrier: z.nullable(z.enum(CARRIERS)),
  tracking_number: z.string().check(z.maxLength(60)),
}

/** An update of a parcel: a sent one names its carrier, and the carrier's number. */
export interface ToldParcel {
  readonly state: ToldState
  readonly carrier: Carrier | null
  readonly tracking_number: string
}

/** The problem of an update; null for a valid one. */
export function toldProblem({ state, carrier, tracking_number: number }: ToldParcel): ToldProblem | null {
  if (state !== 'sent') return null
  if (carrier === null) return { field: 'carrier', code: 'required' }
  if (number.trim() === '') return carrier === 'other' ? null : { field: 'tracking_number', code: 'required' }
  return trackingNumberOf(number) === null ? { field: 'tracking_number', code: 'wrong' } : null
}

export interface ToldProblem {
  readonly field: 'carrier' | 'tracking_number'
  readonly code: 'required' | 'wrong'
}

/** `PUT /api/v1/admin/parcels/{number}`. Refused with PARCEL_CHANGED when it was updated meanwhile. */
export const updateParcelSchema = z.object({ ...toldShape, revision: z.int().check(z.gte(0)) })
export type UpdateParcel = z.infer<typeof updateParcelSchema>

/** So many at once: each is a transaction of its own. */
export const MOST_IMPORTED = 200

/** `POST /api/v1/admin/parcels/import`: a list of updates, each by the number of its order. */
export const importParcelsSchema = z.object({
  parcels: z
    .array(z.object({ number: z.string().check(z.maxLength(32)), ...toldShape }))
    .check(z.minLength(1), z.maxLength(MOST_IMPORTED)),
})
export type ImportParcels = z.infer<typeof importParcelsSchema>

/** The outcome of a line of a list: done, already so, no such order, or an invalid transition. */
export const IMPORT_OUTCOMES = ['changed', 'same', 'unknown', 'refused'] as const
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number]

/** In the order of the lines. */
export const importedParcelsSchema = z.object({
  outcomes: z.array(z.object({ number: z.string(), outcome: z.enum(IMPORT_OUTCOMES) })),
})
export type ImportedParcels = z.infer<typeof importedParcelsSchema>
