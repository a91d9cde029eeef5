import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { r as useLingui } from './dist-CJ0y7q9j.js'
import { t as queryOptions } from './queryOptions-BR3H30r7.js'
import { t as infiniteQueryOptions } from './infiniteQueryOptions-tGWn1F2G.js'
import {
  $n as string,
  An as _enum,
  Hn as nullable,
  Mn as array,
  Nn as boolean,
  Rn as int,
  Wn as object,
  Xn as readonly,
  zr as GENERATION_TYPES,
} from '../renderPage.js'
import { a as actsPageSchema, i as actSchema } from './acts-C1HArMdI.js'
import { t as keyed } from './keyed-1X-4xJ4d.js'
import { t as ApiError } from './apiError-cbYDkBQb.js'
import { t as GENERATION_STATUSES } from './generation-BQW4xyj3.js'
import { t as userSchema } from './user-B-O-L-ky.js'
import { t as failureText } from './failureTexts-DgFs2LGo.js'
import { t as COUNTRY_CODES } from './countries-DVF6_wF0.js'
import { n as importedParcelsSchema, r as parcelSchema } from './parcel-sWo2-rtz.js'
import { t as ACCOUNT_KEY } from './accountKey-CJ2SF-Dv.js'
import { t as ErrorState } from './ErrorState-DZrYQXwg.js'
import { n as SHIPPING_METHOD_CODES } from './shippingMethods-C4Dz1uNd.js'
var Administration_module_default = {
  parts: '_parts_1lxb0_2',
  columns: '_columns_1lxb0_7',
  column: '_column_1lxb0_7',
  facts: '_facts_1lxb0_23',
  subheading: '_subheading_1lxb0_38',
  ghosts: '_ghosts_1lxb0_43',
  form: '_form_1lxb0_44',
}
// src/domain/administration/people.ts
/** `GET /api/v1/admin/users?q=&after=`: whoever an address, a name or an id is of, the newest first. */
var peoplePageSchema = object({
  users: array(userSchema),
  next: nullable(string()),
})
/** A movement of a person's credits, without the words of what it was about. */
var personMovementSchema = object({
  id: string(),
  kind: string(),
  amount: int(),
  balance: int(),
  orderNumber: nullable(string()),
  note: nullable(string()),
  /** ISO 8601, as all times here. */
  createdAt: string(),
})
var personOrderSchema = object({
  number: string(),
  total: int(),
  currencyCode: string(),
  placedAt: string(),
})
/** An order that brought credits. */
var personPurchaseSchema = object({
  orderId: string(),
  orderNumber: string(),
  /** Bonuses included. */
  given: int(),
  isReturned: boolean(),
  createdAt: string(),
})
/** A piece of work, without what was asked for and what came of it: those are the person's own. */
var personJobSchema = object({
  id: string(),
  type: _enum(GENERATION_TYPES),
  engine: string(),
  status: _enum(GENERATION_STATUSES),
  credits: int(),
  errorCode: nullable(string()),
  /** Whether its price was charged, and given back. */
  isCharged: boolean(),
  isRefunded: boolean(),
  createdAt: string(),
})
/** `GET /api/v1/admin/users/{id}`: what administrators see of a person, the newest of each kind. */
var personSchema = object({
  user: userSchema,
  verifiedAt: nullable(string()),
  /** When a session of theirs was last used; null while they are signed in nowhere. */
  lastSeenAt: nullable(string()),
  credits: object({
    available: int(),
    reserved: int(),
    used: int(),
    total: int(),
  }),
  movements: array(personMovementSchema),
  orders: array(personOrderSchema),
  purchases: array(personPurchaseSchema),
  jobs: array(personJobSchema),
  acts: array(actSchema),
  /** The number of the last act; 0 before the first. */
  lastAct: int(),
})
// src/domain/orders/production.ts
var productionLineSchema = object({
  /** Its place in the order. */
  position: int(),
  title: string(),
  variantTitle: string(),
  /** Null for what has none. */
  sku: nullable(string()),
  quantity: int(),
  isGiftWrapped: boolean(),
  /** What the buyer gave with it: words for its blanks, wishes. */
  attributes: readonly(
    array(
      object({
        key: string(),
        value: string(),
      }),
    ),
  ),
  /** What goes into the parcel in writing, and what the giver asks of whoever packs it; empty for nothing. */
  giftMessage: string(),
  instructions: string(),
  /** What it is printed by; null for what is made alike for everybody. */
  file: nullable(
    object({
      /** From the site's root, good for an hour at least; null while its picture or words are still on their way. */
      url: nullable(string()),
      /** Whether it was fetched before: from then on its picture or words stay as they are. */
      isTaken: boolean(),
    }),
  ),
})
var productionOrderSchema = object({
  number: string(),
  /** ISO 8601. */
  placedAt: string(),
  recipient: object({
    name: string(),
    company: string(),
    address: string(),
    postcode: string(),
    city: string(),
    countryCode: _enum(COUNTRY_CODES),
    phone: string(),
  }),
  shippingMethod: _enum(SHIPPING_METHOD_CODES),
  lockerCode: string(),
  /** The buyer's note to the shop. */
  note: string(),
  lines: array(productionLineSchema),
  parcel: parcelSchema,
  /** Counts what was told of the parcel: what is told next is about what was seen. */
  revision: int(),
})
/** `GET /api/v1/admin/production?state=&before=`: the orders that a parcel goes out for, of one state or all, the newest first. */
var productionPageSchema = object({
  orders: array(productionOrderSchema),
  /** How many there are of what isn’t over. */
  counts: object({
    ordered: int(),
    made: int(),
    sent: int(),
  }),
  next: nullable(string()),
})
// src/api/product/adminCalls.ts
/** Whoever an id, the beginning of an address or a part of a name is of; `after` is the `next` of the page before. */
function findPeople(api, query, options) {
  return api.call('GET /api/v1/admin/users', {
    ...options,
    query,
    answer: peoplePageSchema,
  })
}
/** What administrators see of a person. Rejects with NOT_FOUND. */
function readPerson(api, id, options) {
  return api.call('GET /api/v1/admin/users/{id}', {
    ...options,
    path: { id },
    answer: personSchema,
  })
}
/** A page of the journal, the newest first; `before` is the `next` of the page before it. */
function listActs(api, query, options) {
  return api.call('GET /api/v1/admin/acts', {
    ...options,
    query,
    answer: actsPageSchema,
  })
}
/** Orders to be made and sent, of one state or all, the newest first; `before` is the `next` of the page before. */
function listProduction(api, query, options) {
  return api.call('GET /api/v1/admin/production', {
    ...options,
    query,
    answer: productionPageSchema,
  })
}
/** Tells of the parcel of an order. Rejects with PARCEL_CHANGED, NOT_FOUND and VALIDATION_FAILED. */
function tellParcel(api, { number, ...body }, options) {
  const request = {
    path: { number },
    body,
    answer: productionOrderSchema,
  }
  return api.call('PUT /api/v1/admin/parcels/{number}', {
    ...options,
    ...request,
  })
}
/** Tells of many parcels at once; the answer says what became of each. */
function importParcels(api, body, options) {
  const request = {
    body,
    answer: importedParcelsSchema,
  }
  return api.call('POST /api/v1/admin/parcels/import', {
    ...options,
    ...request,
  })
}
/** Ends every token of that user. Rejects with LAST_ADMIN and PERSON_CHANGED. */
function saveRoles(api, { id, ...body }, options) {
  const request = {
    path: { id },
    body,
    answer: personSchema,
  }
  return api.call('PUT /api/v1/admin/users/{id}/roles', {
    ...keyed(options),
    ...request,
  })
}
/** Rejects with NOT_ENOUGH_CREDITS, ACCOUNT_FULL and PERSON_CHANGED. */
function correctCredits(api, { id, ...body }, options) {
  const request = {
    path: { id },
    body,
    answer: personSchema,
  }
  return api.call('POST /api/v1/admin/users/{id}/corrections', {
    ...keyed(options),
    ...request,
  })
}
/** Gives back what a generation cost. Rejects with NOTHING_TO_REFUND and PERSON_CHANGED. */
function refundGeneration(api, { id, ...body }, options) {
  const request = {
    path: { id },
    body,
    answer: personSchema,
  }
  return api.call('POST /api/v1/admin/users/{id}/refunds', {
    ...keyed(options),
    ...request,
  })
}
/** Takes back what an order brought. Rejects with NOTHING_TO_REFUND, NOT_ENOUGH_CREDITS and PERSON_CHANGED. */
function returnOrder(api, { id, ...body }, options) {
  const request = {
    path: { id },
    body,
    answer: personSchema,
  }
  return api.call('POST /api/v1/admin/users/{id}/returns', {
    ...keyed(options),
    ...request,
  })
}
// src/features/administration/queries.ts
var FRESH = {
  staleTime: 0,
  refetchOnMount: 'always',
  refetchOnReconnect: 'always',
}
var FIRST_PAGE = null
/** Whoever a text finds, a page more each time. */
function peopleQuery({ productApi }, q) {
  return infiniteQueryOptions({
    ...FRESH,
    queryKey: [ACCOUNT_KEY, 'admin-people', q],
    queryFn: async ({ pageParam, signal }) =>
      findPeople(
        await productApi(),
        {
          q,
          after: pageParam ?? void 0,
        },
        { signal },
      ),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.next,
  })
}
function personQuery({ productApi }, id) {
  return queryOptions({
    ...FRESH,
    queryKey: [ACCOUNT_KEY, 'admin-person', id],
    queryFn: async ({ signal }) => readPerson(await productApi(), id, { signal }),
  })
}
/** The journal, a page more each time. */
function actsQuery({ productApi }) {
  return infiniteQueryOptions({
    ...FRESH,
    queryKey: [ACCOUNT_KEY, 'admin-acts'],
    queryFn: async ({ pageParam, signal }) =>
      listActs(await productApi(), { before: pageParam ?? void 0 }, { signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.next,
  })
}
/** The key of all that administrators have read of what is made and sent. */
var PRODUCTION_KEY = [ACCOUNT_KEY, 'admin-production']
/** Orders to be made and sent, of one state or all, a page more each time. */
function productionQuery({ productApi }, state) {
  return infiniteQueryOptions({
    ...FRESH,
    queryKey: [...PRODUCTION_KEY, state ?? null],
    queryFn: async ({ pageParam, signal }) =>
      listProduction(
        await productApi(),
        {
          state,
          before: pageParam ?? void 0,
        },
        { signal },
      ),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.next,
  })
}
/** What a failed call goes by; null for anything that isn't the API's. */
function codeOf(error) {
  return error instanceof ApiError ? error.code : null
}
// src/features/administration/ReadFailure.tsx
var import_jsx_runtime = require_jsx_runtime()
/** Why something could not be read, and another try. */
function ReadFailure({ error, onRetry }) {
  const { i18n } = useLingui()
  const { title, text } = failureText(codeOf(error))
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorState, {
    title: i18n._(title),
    description: i18n._(text),
    onRetry,
  })
}
export {
  personQuery as a,
  importParcels as c,
  saveRoles as d,
  tellParcel as f,
  peopleQuery as i,
  refundGeneration as l,
  PRODUCTION_KEY as n,
  productionQuery as o,
  Administration_module_default as p,
  actsQuery as r,
  correctCredits as s,
  ReadFailure as t,
  returnOrder as u,
}
