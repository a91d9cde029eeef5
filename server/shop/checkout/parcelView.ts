import type { Parcel, ParcelState } from '#domain/orders/parcel.ts'
import type { orders } from './tables.ts'

type ParcelRow = Pick<
  typeof orders.$inferSelect,
  'parcelMadeAt' | 'parcelSentAt' | 'parcelDeliveredAt' | 'carrier' | 'trackingNumber'
>

/** How far the parcel of an order is. */
export function parcelStateOf(order: ParcelRow): ParcelState {
  if (order.parcelDeliveredAt !== null) return 'delivered'
  if (order.parcelSentAt !== null) return 'sent'
  return order.parcelMadeAt === null ? 'ordered' : 'made'
}

/** The parcel of an order as its buyer sees it. */
export function parcelView(order: ParcelRow): Parcel {
  return {
    state: parcelStateOf(order),
    madeAt: order.parcelMadeAt?.toISOString() ?? null,
    sentAt: order.parcelSentAt?.toISOString() ?? null,
    deliveredAt: order.parcelDeliveredAt?.toISOString() ?? null,
    carrier: order.carrier,
    trackingNumber: order.trackingNumber,
  }
}
