import {
  type ActsPage,
  actsPageSchema,
  type CorrectionRequest,
  type RefundRequest,
  type ReturnRequest,
  type RolesRequest,
} from '#domain/administration/acts.ts'
import {
  type PeoplePage,
  peoplePageSchema,
  type Person,
  personSchema,
} from '#domain/administration/people.ts'
import {
  type ImportedParcels,
  importedParcelsSchema,
  type ImportParcels,
  type ParcelState,
  type UpdateParcel,
} from '#domain/orders/parcel.ts'
import {
  type FulfilmentOrder,
  fulfilmentOrderSchema,
  type FulfilmentPage,
  fulfilmentPageSchema,
} from '#domain/orders/fulfilment.ts'
import { keyed } from './keyed.ts'
import type { CallOptions, ProductApi } from './productApi.ts'

/**
 * Finds people by id, by the beginning of an address or by a part of a name; `after` is the `next` of the page before.
 */
export function findPeople(
  api: ProductApi,
  query: { readonly q: string; readonly after?: string | undefined },
  options?: CallOptions,
): Promise<PeoplePage> {
  return api.call('GET /api/v1/admin/users', { ...options, query, answer: peoplePageSchema })
}

/** Reads a person as administrators see them. Rejects with NOT_FOUND. */
export function readPerson(api: ProductApi, id: string, options?: CallOptions): Promise<Person> {
  return api.call('GET /api/v1/admin/users/{id}', { ...options, path: { id }, answer: personSchema })
}

/** A page of the journal, the newest first; `before` is the `next` of the page before it. */
export function listActs(
  api: ProductApi,
  query: { readonly before?: string | undefined },
  options?: CallOptions,
): Promise<ActsPage> {
  return api.call('GET /api/v1/admin/acts', { ...options, query, answer: actsPageSchema })
}

/** Orders to be made and sent, of one state or all, the newest first; `before` is the `next` of the page before. */
export function listFulfilment(
  api: ProductApi,
  query: { readonly state?: ParcelState | undefined; readonly before?: string | undefined },
  options?: CallOptions,
): Promise<FulfilmentPage> {
  return api.call('GET /api/v1/admin/production', { ...options, query, answer: fulfilmentPageSchema })
}

/** Updates the parcel of an order. Rejects with PARCEL_CHANGED, NOT_FOUND and VALIDATION_FAILED. */
export function updateParcel(
  api: ProductApi,
  { number, ...body }: UpdateParcel & { readonly number: string },
  options?: CallOptions,
): Promise<FulfilmentOrder> {
  const request = { path: { number }, body, answer: fulfilmentOrderSchema }
  return api.call('PUT /api/v1/admin/parcels/{number}', { ...options, ...request })
}

/** Reports many parcels at once; the answer gives the outcome of each. */
export function importParcels(
  api: ProductApi,
  body: ImportParcels,
  options?: CallOptions,
): Promise<ImportedParcels> {
  const request = { body, answer: importedParcelsSchema }
  return api.call('POST /api/v1/admin/parcels/import', { ...options, ...request })
}

type ForPerson<Request> = Request & { readonly id: string }

/** Ends every token of that user. Rejects with LAST_ADMIN and PERSON_CHANGED. */
export function saveRoles(
  api: ProductApi,
  { id, ...body }: ForPerson<RolesRequest>,
  options?: CallOptions,
): Promise<Person> {
  const request = { path: { id }, body, answer: personSchema }
  return api.call('PUT /api/v1/admin/users/{id}/roles', { ...keyed(options), ...request })
}

/** Rejects with NOT_ENOUGH_CREDITS, ACCOUNT_FULL and PERSON_CHANGED. */
export function correctCredits(
  api: ProductApi,
  { id, ...body }: ForPerson<CorrectionRequest>,
  options?: CallOptions,
): Promise<Person> {
  const request = { path: { id }, body, answer: personSchema }
  return api.call('POST /api/v1/admin/users/{id}/corrections', { ...keyed(options), ...request })
}

/** Refunds the price of a piece of work. Rejects with NOTHING_TO_REFUND and PERSON_CHANGED. */
export function refundWork(
  api: ProductApi,
  { id, ...body }: ForPerson<RefundRequest>,
  options?: CallOptions,
): Promise<Person> {
  const request = { path: { id }, body, answer: personSchema }
  return api.call('POST /api/v1/admin/users/{id}/refunds', { ...keyed(options), ...request })
}

/** Takes back the credits of an order. Rejects with NOTHING_TO_REFUND, NOT_ENOUGH_CREDITS and PERSON_CHANGED. */
export function returnOrder(
  api: ProductApi,
  { id, ...body }: ForPerson<ReturnRequest>,
  options?: CallOptions,
): Promise<Person> {
  const request = { path: { id }, body, answer: personSchema }
  return api.call('POST /api/v1/admin/users/{id}/returns', { ...keyed(options), ...request })
}
