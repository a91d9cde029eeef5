import { i as __toESM, n as __exportAll } from './rolldown-runtime-DYf_mQCB.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import {
  $n as string,
  $r as ButtonAnchor,
  An as _enum,
  Bn as literal,
  Gn as optional,
  Hn as nullable,
  In as discriminatedUnion,
  Ji as require_react_dom,
  Jr as Page,
  K as announce,
  Mi as retryAfterMs,
  Mn as array,
  Nn as boolean,
  Rn as int,
  Rt as Notice,
  Si as useServices,
  St as IconButton,
  T as useFormat,
  V as showToast,
  Wn as object,
  X as checkoutForm,
  Y as PLAIN_FIELDS,
  Yn as prefault,
  _r as safeParse,
  ci as ShoppingBag,
  dr as _nonnegative,
  ei as ButtonLink,
  hn as Route,
  ji as useQueryClient,
  lr as _maxLength,
  mt as WithoutScript,
  t as usePlainPage,
  ti as X,
  vi as CircleCheck,
  vt as openCartDrawer,
  yi as lazyPart,
} from '../renderPage.js'
import { i as BILLING, n as useAccountPart, r as useOwner } from './useAccountPart-0UCsMF6M.js'
import { t as createLucideIcon } from './createLucideIcon-ByydpFMN.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { t as EmptyState } from './EmptyState-BK3qig3x.js'
import { t as PageHeader } from './PageHeader-Bmm22iEl.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { t as useQuery } from './useQuery-ByumTbVI.js'
import { t as ErrorState } from './ErrorState-DZrYQXwg.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { t as printedSums } from './printedSums-BPY58CyO.js'
import { t as PriceSums } from './PriceSums-lhjsoZgD.js'
import { t as Skeleton } from './Skeleton-ClnzUomb.js'
import { t as FieldPair } from './FieldPair-CvPpnmmz.js'
import { t as TextField } from './TextField-CWQ9Iwvc.js'
import { n as findCountry, t as COUNTRY_CODES } from './countries-DVF6_wF0.js'
import {
  a as shippingOffers,
  i as isOfferedIn,
  n as SHIPPING_METHOD_CODES,
} from './shippingMethods-C4Dz1uNd.js'
import { n as unbroken } from './bindNumbers-DGNGNHB8.js'
import { t as RadioGroup } from './RadioGroup-rTvrlSv9.js'
import { t as Select } from './Select-C1qR71Ig.js'
import {
  a as carrierName,
  i as SHIPPING_TIMES,
  n as PARCEL_STATE_WORDS,
  r as SHIPPING_NAMES,
  t as COUNTRY_NAMES,
} from './deliveryNames-B6DlLWM0.js'
import { t as datetime } from './iso-DqmrjKOJ.js'
import { t as queryOptions } from './queryOptions-BR3H30r7.js'
import { r as tidyEmail, t as checkEmail } from './checkEmail-Dzo-muVU.js'
import {
  a as isPostcodeOf,
  n as EMPTY_BILLING,
  o as normalisePostcode,
  r as checkBilling,
  s as isPhoneNumber,
  t as AddressFields,
} from './AddressFields-B7iLeKDS.js'
import { t as tidyText } from './tidyText-DSHVOtEW.js'
import { r as parcelSchema, t as PARCEL_STATES } from './parcel-sWo2-rtz.js'
import { n as createSendRequest, t as NoAnswer } from './request-DIpE7Ajo.js'
import { r as languageOf } from './languages-DstpWIH-.js'
import { t as Picture } from './Picture-BgTqeZXW.js'
import { t as ChevronDown } from './chevron-down-BtYHYNUI.js'
import { r as useWordedFields, t as useForm } from './useForm-C-RzJ2rU.js'
import { t as checkoutTotals } from './totals-CcjxTrBn.js'
import { t as newId } from './newId-QR5M__zB.js'
import { t as Card } from './Card-scAZrQw6.js'
import { t as Check } from './check-Uw45F36v.js'
import { t as ExternalLink } from './external-link-CdkY5eeb.js'
import { r as trackingAddress } from './carriers-DKMSppoB.js'
import { t as Download } from './download-LE3rizAX.js'
import { t as FileText } from './file-text-COEfBf5P.js'
import { t as Image } from './image-BFyoCOL1.js'
import { t as PenLine } from './pen-line-CjAQDEGe.js'
import { t as Clock } from './clock-BHMtEmmo.js'
import { t as Send } from './send-CKqhWp5R.js'
import { t as TextLink } from './TextLink-CFrFjdUC.js'
import { i as CalendarPlus, t as beginDate } from './begunDate-BvMAXpOg.js'
import { r as slugOf } from './foldPolish-DnDdVsnx.js'
import { r as isGiftDay } from './giftDays-C1Je7gyC.js'
import { t as calendarFile } from './calendarFile-KvuUz9kj.js'
import { t as downloadFile } from './downloadFile-DC8XLZfL.js'
import { t as GIFT_DAY_LABELS } from './giftDayLabels-Be9sXU75.js'
import { t as useNavigate } from './useNavigate-DLRj-uFL.js'
import { t as useMutation } from './useMutation-DfHfzXX-.js'
import { a as orderFilesSchema, i as sendCardNow } from './cardCalls-DFF3KOP-.js'
import { t as Dialog } from './Dialog-BVCLj5ad.js'
import { t as FailureNote } from './FailureNote-CoBLQTMd.js'
import { t as keyed } from './keyed-1X-4xJ4d.js'
import { t as classNames } from './classNames-D1L2HDWQ.js'
import { t as Paper } from './Paper-Cfuo6YxF.js'
import { t as Printer } from './printer-CLbY43At.js'
import { t as Disclosure } from './Disclosure-DcsJbbBH.js'
import { a as fillBlanks, o as sentenceAround, t as LONGEST_TEXT } from './giftWords-Cedayq-c.js'
import { t as ReceiptText } from './receipt-text-C0lLyTPb.js'
import { w as billingSchema } from './accountCalls-FyQAJCX4.js'
// node_modules/lucide-react/dist/esm/icons/bell-plus.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData$3 = {
  name: 'bell-plus',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M10.268 21a2 2 0 0 0 3.464 0',
        key: 'vwvbt9',
      },
    ],
    [
      'path',
      {
        d: 'M15 8h6',
        key: '8ybuxh',
      },
    ],
    [
      'path',
      {
        d: 'M18 5v6',
        key: 'g5ayrv',
      },
    ],
    [
      'path',
      {
        d: 'M20.002 14.464a9 9 0 0 0 .738.863A1 1 0 0 1 20 17H4a1 1 0 0 1-.74-1.673C4.59 13.956 6 12.499 6 8a6 6 0 0 1 8.75-5.332',
        key: '1abcvy',
      },
    ],
  ],
}
__iconData$3.node
var BellPlus = createLucideIcon(__iconData$3)
// node_modules/lucide-react/dist/esm/icons/credit-card.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData$2 = {
  name: 'credit-card',
  size: 24,
  node: [
    [
      'rect',
      {
        width: '20',
        height: '14',
        x: '2',
        y: '5',
        rx: '2',
        key: 'ynyp8z',
      },
    ],
    [
      'line',
      {
        x1: '2',
        x2: '22',
        y1: '10',
        y2: '10',
        key: '1b3vmo',
      },
    ],
    [
      'path',
      {
        d: 'M6 14h2',
        key: 'mk7k0u',
      },
    ],
  ],
}
__iconData$2.node
var CreditCard = createLucideIcon(__iconData$2)
// node_modules/lucide-react/dist/esm/icons/lock-keyhole.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData$1 = {
  name: 'lock-keyhole',
  size: 24,
  node: [
    [
      'circle',
      {
        cx: '12',
        cy: '16',
        r: '1',
        key: '1au0dj',
      },
    ],
    [
      'rect',
      {
        x: '3',
        y: '10',
        width: '18',
        height: '12',
        rx: '2',
        key: '6s8ecr',
      },
    ],
    [
      'path',
      {
        d: 'M7 10V7a5 5 0 0 1 10 0v3',
        key: '1pqi11',
      },
    ],
  ],
}
__iconData$1.node
var LockKeyhole = createLucideIcon(__iconData$1)
// node_modules/lucide-react/dist/esm/icons/store.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData = {
  name: 'store',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M15 21v-5a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v5',
        key: 'slp6dd',
      },
    ],
    [
      'path',
      {
        d: 'M17.774 10.31a1.12 1.12 0 0 0-1.549 0 2.5 2.5 0 0 1-3.451 0 1.12 1.12 0 0 0-1.548 0 2.5 2.5 0 0 1-3.452 0 1.12 1.12 0 0 0-1.549 0 2.5 2.5 0 0 1-3.77-3.248l2.889-4.184A2 2 0 0 1 7 2h10a2 2 0 0 1 1.653.873l2.895 4.192a2.5 2.5 0 0 1-3.774 3.244',
        key: 'o0xfot',
      },
    ],
    [
      'path',
      {
        d: 'M4 10.95V19a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8.05',
        key: 'wn3emo',
      },
    ],
  ],
}
__iconData.node
var Store = createLucideIcon(__iconData)
// src/domain/lockers/locker.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var import_jsx_runtime = require_jsx_runtime()
var import_react_dom = /* @__PURE__ */ __toESM(require_react_dom(), 1)
/** A parcel locker: its code as it stands on the machine, where it is, and how it is found there. */
var lockerSchema = object({
  code: string(),
  street: string(),
  postcode: string(),
  town: string(),
  /** Empty where nothing is said. */
  hint: string(),
})
/** What is on every machine: the letters of its place, a number, and often what kind it is of. */
var LOCKER_CODE = /^[A-Z]{3}\d{2,4}[A-Z]{0,4}$/
/** `GET /api/v1/lockers?q=`: the best first. */
var foundLockersSchema = object({
  lockers: array(lockerSchema),
  /** They are invented, for trying the shop out: no parcel can go there. */
  isExample: boolean(),
  /** When the list was read from its carrier, ISO 8601; null for the example list. */
  asOf: nullable(string()),
})
/** Where a locker stands, in one line. */
function lockerAddress({ street, postcode, town }) {
  return [street, [postcode, town].filter((part) => part !== '').join(' ')]
    .filter((part) => part !== '')
    .join(', ')
}
// src/domain/contact/postcodeTowns.ts
/** `GET /api/v1/postcodes/{postcode}`: in alphabetical order. */
var postcodeTownsSchema = object({ towns: array(string()) })
// src/api/product/deliveryCalls.ts
/** Parcel lockers by code, town, street or postcode, the best first. */
function searchLockers(api, q, options) {
  const request = {
    query: { q },
    answer: foundLockersSchema,
    isAnonymous: true,
  }
  return api.call('GET /api/v1/lockers', {
    ...options,
    ...request,
  })
}
/** The towns of a Polish postcode (`00-950`) in alphabetical order; none for one that nobody knows. */
async function townsOfPostcode(api, postcode, options) {
  const path = { postcode }
  const request = {
    ...options,
    path,
    answer: postcodeTownsSchema,
    isAnonymous: true,
  }
  return (await api.call('GET /api/v1/postcodes/{postcode}', request)).towns
}
var Orders_module_default = {
  files: '_files_ln3wx_2',
  file: '_file_ln3wx_2',
  icon: '_icon_ln3wx_28',
  words: '_words_ln3wx_32',
  muted: '_muted_ln3wx_38',
  form: '_form_ln3wx_43',
  delivery: '_delivery_ln3wx_49',
  state: '_state_ln3wx_59',
  choices: '_choices_ln3wx_71',
  actions: '_actions_ln3wx_88',
  reading: '_reading_ln3wx_94',
  sheets: '_sheets_ln3wx_104',
  sheet: '_sheet_ln3wx_104',
  front: '_front_ln3wx_132',
  inside: '_inside_ln3wx_141',
  signature: '_signature_ln3wx_148',
  awaited: '_awaited_ln3wx_152',
  print: '_print_ln3wx_157',
  ways: '_ways_ln3wx_161',
  way: '_way_ln3wx_161',
  own: '_own_ln3wx_172',
}
// src/api/product/orderCalls.ts
/** What an order brings as files, and its invoice. Rejects with NOT_FOUND. */
function readOrderFiles(api, { token, language }, options) {
  const request = {
    path: { token },
    query: { lang: language },
    answer: orderFilesSchema,
  }
  return api.call('GET /api/v1/orders/{token}/files', {
    ...options,
    ...request,
    isAnonymous: true,
  })
}
/** Puts the buyer's words into the text of a file, in place of those given before. Rejects with NOT_FOUND. */
function giveFileWords(api, given, options) {
  const { token, language, file, words, text } = given
  const request = {
    path: {
      token,
      file,
    },
    query: { lang: language },
    body: {
      words,
      ...(text === void 0 ? {} : { text }),
    },
    answer: orderFilesSchema,
  }
  return api.call('PUT /api/v1/orders/{token}/files/{file}/words', {
    ...keyed(options),
    ...request,
    isAnonymous: true,
  })
}
/** Has the order's invoice issued to this buyer; one that was issued before stays as it is. */
function askForInvoice(api, { token, language, buyer }, options) {
  const request = {
    path: { token },
    query: { lang: language },
    body: buyer,
    answer: orderFilesSchema,
  }
  return api.call('POST /api/v1/orders/{token}/invoice', {
    ...keyed(options),
    ...request,
    isAnonymous: true,
  })
}
// src/features/orders/orderFilesQuery.ts
/** Addresses of files are good for an hour: they are asked for anew long before. */
var RENEWED_MS = 12e5
/** A guest’s words come from their device just after the order: they are looked for so often, and so many times. */
var AWAITED_MS = 2e3
var TIMES_AWAITED$1 = 60
/** The files of the order at a checkout's address. */
function orderFilesQuery(productApi, order) {
  return queryOptions({
    queryKey: ['order-files', order.token, order.language],
    queryFn: async ({ signal }) => readOrderFiles(await productApi(), order, { signal }),
    staleTime: RENEWED_MS,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data?.files.some(({ isAwaited }) => isAwaited) === true && dataUpdateCount < TIMES_AWAITED$1
        ? AWAITED_MS
        : RENEWED_MS,
    refetchOnWindowFocus: true,
    refetchOnReconnect: 'always',
  })
}
// src/features/account/billing/useKnownBuyer.ts
/** What the account of whoever is signed in tells a checkout; null for a guest, and until it is known. */
function useKnownBuyer() {
  const user = useOwner()
  const data = useAccountPart(BILLING, user !== null)
  if (user === null || data.status === 'loading') return null
  const { email } = user
  if (data.status === 'failed')
    return {
      ...NOBODY,
      email,
    }
  const { first_name, last_name, phone, company, country_code, address, postcode, city } = data.value
  return {
    email,
    phone,
    firstName: first_name,
    lastName: last_name,
    company,
    countryCode: country_code,
    address,
    postcode,
    city,
  }
}
var NOBODY = {
  email: '',
  phone: '',
  firstName: '',
  lastName: '',
  company: '',
  countryCode: 'PL',
  address: '',
  postcode: '',
  city: '',
}
// src/features/account/billing/useKnownBilling.ts
/** The billing details of whoever is signed in; null for a guest, and until they are known. */
function useKnownBilling() {
  const user = useOwner()
  const data = useAccountPart(BILLING, user !== null)
  return user === null || data.status === 'loading' || data.status === 'failed' ? null : data.value
}
// src/features/checkout/CheckoutElsewhere.tsx
/** /kasa/{token} where the shop has a checkout of its own: this one was the embedded storefront's. */
function CheckoutElsewhere() {
  const { _: _t } = useLingui()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Page, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHeader, {
        title: _t(
          /** i18n */
          {
            id: 'nAhJw3',
            message: ['Kasa'],
          },
        ),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
        icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Store, { size: 28 }),
        title: _t(
          /** i18n */
          {
            id: 'uKhRAX',
            message: ['Ta kasa jest zamknięta'],
          },
        ),
        description: _t(
          /** i18n */
          {
            id: 'FXZR0p',
            message: ['Ten sklep ma własną kasę. Przejdź do niej z\xA0koszyka.'],
          },
        ),
        action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
          variant: 'primary',
          onPress: openCartDrawer,
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: '0U6e-5',
            message: ['Otwórz koszyk'],
          }),
        }),
      }),
    ],
  })
}
// src/api/checkout/checkoutFailure.ts
/** The only error a checkout call rejects with, save for the `AbortError` of the caller's signal. */
var CheckoutFailure = class extends Error {
  name = 'CheckoutFailure'
  code
  details
  /** How long the server asked to wait, in ms. */
  retryAfterMs
  constructor(code, message, more = {}) {
    super(message, { cause: more.cause })
    this.code = code
    this.details = more.details ?? {}
    this.retryAfterMs = more.retryAfterMs ?? null
  }
}
var UNKNOWN_OUTCOME = /* @__PURE__ */ new Set([
  'CHECKOUT_NETWORK_ERROR',
  'CHECKOUT_TIMEOUT_ERROR',
  'CHECKOUT_FAILED',
])
/** True when the call may have had its effect all the same: ask how things stand before you trust in either. */
function hasUnknownOutcome(failure) {
  return UNKNOWN_OUTCOME.has(failure.code)
}
// src/domain/checkout/expectedOrder.ts
/** What a buyer agrees to by pressing the pay button on this screen. */
function expectedOrder(checkout) {
  return {
    total: checkout.totals.total,
    lines: checkout.lines.map(({ id, quantity, unitPrice }) => ({
      id,
      quantity,
      unitPrice,
    })),
  }
}
// src/features/checkout/changeTexts.ts
/** Words for one thing that changed while the buyer was typing. */
function useChangeText(currencyCode) {
  const { _: _t } = useLingui()
  const format = useFormat()
  const money = (amount) =>
    format.money({
      amount,
      currencyCode,
    })
  return (change) => {
    switch (change.kind) {
      case 'added':
        return _t(
          /** i18n */
          {
            id: 'zTftrS',
            message: ['Doszło: ', ['0']],
            values: { 0: change.title },
          },
        )
      case 'removed':
        return _t(
          /** i18n */
          {
            id: 't58I8R',
            message: ['Ubyło: ', ['0']],
            values: { 0: change.title },
          },
        )
      case 'quantity':
        return _t(
          /** i18n */
          {
            id: 'zxOAxJ',
            message: [['0'], ': liczba sztuk ', ['1'], ' → ', ['2']],
            values: {
              0: change.title,
              1: change.from,
              2: change.to,
            },
          },
        )
      case 'price':
        return _t(
          /** i18n */
          {
            id: 's2uuIO',
            message: [['0'], ': cena ', ['1'], ' → ', ['2']],
            values: {
              0: change.title,
              1: money(change.from),
              2: money(change.to),
            },
          },
        )
      case 'discount':
        return _t(
          /** i18n */
          {
            id: '_iL4-v',
            message: ['Rabat ', ['0'], ' → ', ['1']],
            values: {
              0: money(change.from),
              1: money(change.to),
            },
          },
        )
      case 'shipping':
        return _t(
          /** i18n */
          {
            id: 'e5Mxwg',
            message: ['Dostawa ', ['0'], ' → ', ['1']],
            values: {
              0: money(change.from),
              1: money(change.to),
            },
          },
        )
      default:
        return _t(
          /** i18n */
          {
            id: 'Z8x7ju',
            message: ['Razem ', ['0'], ' → ', ['1']],
            values: {
              0: money(change.from),
              1: money(change.to),
            },
          },
        )
    }
  }
}
var CheckoutForm_module_default = {
  layout: '_layout_14lcz_2',
  form: '_form_14lcz_21',
  section: '_section_14lcz_27',
  heading: '_heading_14lcz_33',
  note: '_note_14lcz_37',
  summary: '_summary_14lcz_38',
  problems: '_problems_14lcz_48',
  pay: '_pay_14lcz_58',
  small: '_small_14lcz_63',
}
// src/features/checkout/failureTexts.ts
/** What happened and what to do, for a payment that made no order. */
var PAYMENT_FAILURES = {
  CHECKOUT_PAYMENT_DECLINED: {
    title:
      /** i18n */
      {
        id: 'vQfdtd',
        message: ['Płatność została odrzucona'],
      },
    text:
      /** i18n */
      {
        id: 'f7SY0C',
        message: ['Nic nie pobrano i\xA0nie ma zamówienia. Wybierz inną kartę i\xA0zapłać ponownie.'],
      },
  },
  CHECKOUT_NO_PAYMENT: {
    title:
      /** i18n */
      {
        id: '5g2SaV',
        message: ['Ten sklep nie przyjmuje teraz płatności'],
      },
    text:
      /** i18n */
      {
        id: 'dXgTq6',
        message: [
          'Nic nie pobrano i\xA0nie ma zamówienia. Koszyk zostaje na tym urządzeniu: wróć do kasy później.',
        ],
      },
  },
  CHECKOUT_AMOUNT_TOO_LARGE: {
    title:
      /** i18n */
      {
        id: 'Pjo_s2',
        message: ['To zamówienie jest za duże'],
      },
    text:
      /** i18n */
      {
        id: 'E9Xchg',
        message: [
          'Zmniejsz w\xA0koszyku liczbę sztuk albo podziel zakupy na kilka zamówień. Nic nie pobrano.',
        ],
      },
  },
  CHECKOUT_CHANGED: {
    title:
      /** i18n */
      {
        id: 'gLHsei',
        message: ['Zamówienie się zmieniło'],
      },
    text:
      /** i18n */
      {
        id: 'NXzOVV',
        message: ['Sprawdź, co jest inaczej, i\xA0zapłać ponownie, jeśli to w\xA0porządku. Nic nie pobrano.'],
      },
  },
  CHECKOUT_OUT_OF_STOCK: {
    title:
      /** i18n */
      {
        id: 'qxo5Tt',
        message: ['Ktoś był szybszy'],
      },
    text:
      /** i18n */
      {
        id: '7KqvUR',
        message: [
          'Czegoś z\xA0tego zamówienia zabrakło. Popraw koszyk i\xA0zapłać ponownie. Nic nie pobrano.',
        ],
      },
  },
  CHECKOUT_DETAILS_INVALID: {
    title:
      /** i18n */
      {
        id: 'CRtpXK',
        message: ['Czegoś brakuje w\xA0formularzu'],
      },
    text:
      /** i18n */
      {
        id: '2S6xWK',
        message: ['Popraw zaznaczone pola i\xA0zapłać ponownie.'],
      },
  },
  CHECKOUT_EMPTY: {
    title:
      /** i18n */
      {
        id: 'MApj7b',
        message: ['W\xA0tym zamówieniu nic nie ma'],
      },
    text:
      /** i18n */
      {
        id: 'QvFpBE',
        message: ['Wróć do sklepu i\xA0dodaj coś do koszyka.'],
      },
  },
  CHECKOUT_NOT_FOUND: {
    title:
      /** i18n */
      {
        id: 'YMJXwq',
        message: ['Tego zamówienia już nie ma'],
      },
    text:
      /** i18n */
      {
        id: 'qUw5Bn',
        message: ['Wróć do koszyka i\xA0przejdź do kasy jeszcze raz.'],
      },
  },
  CHECKOUT_TOO_MANY_REQUESTS: {
    title:
      /** i18n */
      {
        id: 'jwRqK4',
        message: ['Za dużo prób naraz'],
      },
    text:
      /** i18n */
      {
        id: 'XaC8TC',
        message: ['Odczekaj minutę i\xA0zapłać ponownie. Nic nie pobrano.'],
      },
  },
  CHECKOUT_NETWORK_ERROR: {
    title:
      /** i18n */
      {
        id: '8gm0ad',
        message: ['Nie ma połączenia z\xA0kasą'],
      },
    text:
      /** i18n */
      {
        id: 'U_RgnY',
        message: [
          'To, co wpisano, zostaje tutaj. Zapłać ponownie, gdy wróci sieć; drugiego zamówienia nie będzie.',
        ],
      },
  },
  CHECKOUT_TIMEOUT_ERROR: {
    title:
      /** i18n */
      {
        id: 'De_y3Z',
        message: ['Kasa nie odpowiedziała na czas'],
      },
    text:
      /** i18n */
      {
        id: 'iaO_ep',
        message: ['Zapłać ponownie. Jeśli pierwsza próba jednak przeszła, pokażemy to samo zamówienie.'],
      },
  },
  CHECKOUT_FAILED: {
    title:
      /** i18n */
      {
        id: 'ADp2_Q',
        message: ['Coś poszło nie tak po naszej stronie'],
      },
    text:
      /** i18n */
      {
        id: 'zgJGJD',
        message: ['Zapłać ponownie za chwilę. Drugiego zamówienia nie będzie.'],
      },
  },
  CHECKOUT_INVALID_REQUEST: {
    title:
      /** i18n */
      {
        id: 'spOUH1',
        message: ['Kasa nie zrozumiała tego zamówienia'],
      },
    text:
      /** i18n */
      {
        id: '8dJJ-a',
        message: ['Odśwież stronę i\xA0zapłać ponownie. To, co wpisano, zostanie.'],
      },
  },
  CHECKOUT_TOO_LARGE: {
    title:
      /** i18n */
      {
        id: 'spOUH1',
        message: ['Kasa nie zrozumiała tego zamówienia'],
      },
    text:
      /** i18n */
      {
        id: 'jNHpAx',
        message: ['Skróć uwagi do zamówienia i\xA0zapłać ponownie.'],
      },
  },
  CHECKOUT_KEY_REUSED: {
    title:
      /** i18n */
      {
        id: 'spOUH1',
        message: ['Kasa nie zrozumiała tego zamówienia'],
      },
    text:
      /** i18n */
      {
        id: '8dJJ-a',
        message: ['Odśwież stronę i\xA0zapłać ponownie. To, co wpisano, zostanie.'],
      },
  },
}
// src/features/checkout/CheckoutNotes.tsx
/** What is not as the buyer first saw it. */
function ChangesNote({ changes, currencyCode, onAccept, ref }) {
  const { _: _t } = useLingui()
  const textOf = useChangeText(currencyCode)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FocusableNote, {
    ref,
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
      tone: 'warning',
      title: _t(
        /** i18n */
        {
          id: 'gLHsei',
          message: ['Zamówienie się zmieniło'],
        },
      ),
      action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
        size: 'small',
        onPress: onAccept,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'TG6tdm',
          message: ['W\xA0porządku'],
        }),
      }),
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ul', {
        className: CheckoutForm_module_default.problems,
        children: changes.map((change) =>
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
            'li',
            { children: textOf(change) },
            JSON.stringify(change),
          ),
        ),
      }),
    }),
  })
}
/** Something is sold out: only the cart can mend that. */
function ShortageNote({ onFit, ref }) {
  const { _: _t2 } = useLingui()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FocusableNote, {
    ref,
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
      tone: 'danger',
      title: _t2(
        /** i18n */
        {
          id: '5HkZym',
          message: ['Czegoś zabrakło'],
        },
      ),
      action: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
            size: 'small',
            onPress: onFit,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'ndokFc',
              message: ['Zamów to, co zostało'],
            }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
            size: 'small',
            variant: 'quiet',
            onPress: openCartDrawer,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'dlGeTv',
              message: ['Popraw koszyk'],
            }),
          }),
        ],
      }),
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: 'jJ1Dxt',
        message: ['Przy produktach stoi, ile zostało. Nic nie pobrano.'],
      }),
    }),
  })
}
/** Why the last try to pay made no order. */
function PaymentFailureNote({ failure, ref }) {
  const { i18n } = useLingui()
  const { title, text } = PAYMENT_FAILURES[failure.code]
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FocusableNote, {
    ref,
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
      tone: 'danger',
      title: i18n._(title),
      children: i18n._(text),
    }),
  })
}
/** The checkout can't be reached while the form is open: what works and what waits. */
function UnreachableNote() {
  const { _: _t3 } = useLingui()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
    tone: 'warning',
    title: _t3(
      /** i18n */
      {
        id: 'iKds4L',
        message: ['Brak połączenia z\xA0kasą'],
      },
    ),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: '9l7qL9',
      message: [
        'Możesz dalej wypełniać formularz, nic nie zginie. Zapłacisz, gdy wróci sieć; sprawdzamy to sami.',
      ],
    }),
  })
}
/** Fields were filled in from the buyer's account. */
function FilledInNote() {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
    tone: 'neutral',
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'OfF28L',
      message: ['Puste pola wypełniliśmy danymi z\xA0Twojego konta. Sprawdź je przed zapłatą.'],
    }),
  })
}
function FocusableNote({ ref, children }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
    ref,
    tabIndex: -1,
    role: 'alert',
    className: CheckoutForm_module_default.note,
    children,
  })
}
// src/features/checkout/detailsTexts.ts
/** What each field is called on the page. */
var FIELD_LABELS = {
  email:
    /** i18n */
    {
      id: 'N7jm1z',
      message: ['Adres e-mail'],
    },
  phone:
    /** i18n */
    {
      id: 'DrRL-M',
      message: ['Telefon'],
    },
  countryCode:
    /** i18n */
    {
      id: 'aEQ1Nb',
      message: ['Kraj'],
    },
  shippingMethod:
    /** i18n */
    {
      id: 'KfSPxt',
      message: ['Sposób dostawy'],
    },
  firstName:
    /** i18n */
    {
      id: 'qMX2sb',
      message: ['Imię'],
    },
  lastName:
    /** i18n */
    {
      id: 'nrdgvF',
      message: ['Nazwisko'],
    },
  company:
    /** i18n */
    {
      id: '2psSjq',
      message: ['Firma'],
    },
  lockerCode:
    /** i18n */
    {
      id: 'pPNULw',
      message: ['Kod automatu paczkowego'],
    },
  address:
    /** i18n */
    {
      id: '9mHKdP',
      message: ['Ulica i\xA0numer'],
    },
  postcode:
    /** i18n */
    {
      id: 'R2cgjr',
      message: ['Kod pocztowy'],
    },
  city:
    /** i18n */
    {
      id: 'N1TYlX',
      message: ['Miejscowość'],
    },
  note:
    /** i18n */
    {
      id: 'viRoHG',
      message: ['Uwagi do zamówienia'],
    },
}
var PROBLEM_TEXTS = {
  required:
    /** i18n */
    {
      id: 'bKlR4-',
      message: ['To pole jest potrzebne'],
    },
  email:
    /** i18n */
    {
      id: 'IksAMj',
      message: ['Ten adres wygląda na niepełny. Wzór: imie@poczta.pl'],
    },
  phone:
    /** i18n */
    {
      id: 'fL-097',
      message: ['Podaj numer z\xA0co najmniej 9\xA0cyframi, na przykład 600 100 200'],
    },
  postcode:
    /** i18n */
    {
      id: 'AFopHI',
      message: ['Kod pocztowy ma inny układ. Spójrz na wzór pod polem'],
    },
  house_number:
    /** i18n */
    {
      id: 'iT46r6',
      message: ['Dopisz numer domu lub mieszkania'],
    },
  locker:
    /** i18n */
    {
      id: 'v3lSVO',
      message: ['Kod automatu to trzy litery i\xA0cyfry, na przykład WAW123M'],
    },
}
var REQUIRED_TEXTS = {
  email:
    /** i18n */
    {
      id: '6TRAMh',
      message: ['Wpisz adres e-mail, na który możemy odpisać'],
    },
  phone:
    /** i18n */
    {
      id: 'F6rSND',
      message: ['Wpisz telefon, kurier zadzwoni przed przyjazdem'],
    },
  firstName:
    /** i18n */
    {
      id: 'AuHfCb',
      message: ['Wpisz imię'],
    },
  lastName:
    /** i18n */
    {
      id: 'WTQvtR',
      message: ['Wpisz nazwisko'],
    },
  lockerCode:
    /** i18n */
    {
      id: 'KROPGo',
      message: ['Wpisz kod automatu, z\xA0którego odbierzesz paczkę'],
    },
  address:
    /** i18n */
    {
      id: 'QfMAGR',
      message: ['Wpisz ulicę i\xA0numer'],
    },
  postcode:
    /** i18n */
    {
      id: 'nD5F-e',
      message: ['Wpisz kod pocztowy'],
    },
  city:
    /** i18n */
    {
      id: '-XXySB',
      message: ['Wpisz miejscowość'],
    },
}
/** What is wrong with a field and what to do about it. */
function problemText(field, code) {
  return (code === 'required' ? REQUIRED_TEXTS[field] : void 0) ?? PROBLEM_TEXTS[code]
}
// src/features/checkout/DetailsTextField.tsx
/** One line of the checkout's form with its label, its example and its error. */
function DetailsTextField(props) {
  const { form, field, description, type = 'text', inputMode, autoComplete } = props
  const { i18n, _: _t } = useLingui()
  const name = i18n._(FIELD_LABELS[field])
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
    ...form.field(field),
    label:
      props.isOptional === true
        ? _t(
            /** i18n */
            {
              id: 'kgyIFf',
              message: [['name'], ' (opcjonalnie)'],
              values: { name },
            },
          )
        : name,
    type,
    autoComplete,
    maxLength: props.maxLength,
    isRequired: props.isOptional !== true,
    ...(inputMode === void 0 ? {} : { inputMode }),
    ...(description === void 0 ? {} : { description }),
    ...(props.isMultiline === true ? { multiline: true } : {}),
  })
}
// src/features/checkout/FormSection.tsx
/** A part of the checkout's form under its heading. */
function FormSection({ title, children }) {
  const id = (0, import_react.useId)()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('fieldset', {
    className: CheckoutForm_module_default.section,
    'aria-labelledby': id,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('h2', {
        id,
        className: CheckoutForm_module_default.heading,
        children: title,
      }),
      children,
    ],
  })
}
// src/features/checkout/ContactSection.tsx
/** Who orders and how we reach them. */
function ContactSection({ form, needsDelivery }) {
  const { _: _t } = useLingui()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormSection, {
    title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'Ofcikh',
      message: ['Kontakt'],
    }),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FieldPair, {
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DetailsTextField, {
          form,
          field: 'email',
          type: 'email',
          inputMode: 'email',
          autoComplete: 'email',
          maxLength: 254,
          description: _t(
            /** i18n */
            {
              id: 'MEp1Rt',
              message: ['Do kontaktu w\xA0sprawie zamówienia'],
            },
          ),
        }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DetailsTextField, {
          form,
          field: 'phone',
          type: 'tel',
          inputMode: 'tel',
          autoComplete: 'tel',
          maxLength: 32,
          isOptional: !needsDelivery,
          description: needsDelivery
            ? _t(
                /** i18n */
                {
                  id: 'F8tBKo',
                  message: ['Dla kuriera, na przykład 600 100 200'],
                },
              )
            : _t(
                /** i18n */
                {
                  id: 'yUAgcB',
                  message: ['Gdybyśmy mieli pytanie'],
                },
              ),
        }),
      ],
    }),
  })
}
// src/features/checkout/DeliverySection.tsx
/** How the parcel travels and where to. */
function DeliverySection(props) {
  const { form, totals, recount = null, lockerSearch = null, townChoice = null } = props
  const { i18n, _: _t } = useLingui()
  const format = useFormat()
  const { countryCode, shippingMethod } = form.values
  const country = findCountry(countryCode)
  const offers = shippingOffers(totals.subtotal, countryCode).map(({ code, price }) => {
    return {
      value: code,
      label: `${i18n._(SHIPPING_NAMES[code])} · ${
        price === 0
          ? _t(
              /** i18n */
              {
                id: 'Fe493i',
                message: ['za darmo'],
              },
            )
          : format.money({
              amount: price,
              currencyCode: totals.currencyCode,
            })
      }`,
      description: i18n._(SHIPPING_TIMES[code]),
    }
  })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FormSection, {
    title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'XS_ajP',
      message: ['Dostawa'],
    }),
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Select, {
        label: _t(
          /** i18n */
          {
            id: 'aEQ1Nb',
            message: ['Kraj'],
          },
        ),
        name: 'countryCode',
        options: COUNTRY_CODES.map((code) => ({
          value: code,
          label: i18n._(COUNTRY_NAMES[code]),
        })),
        value: countryCode,
        onChange: form.changeCountry,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RadioGroup, {
        label: _t(
          /** i18n */
          {
            id: 'KfSPxt',
            message: ['Sposób dostawy'],
          },
        ),
        name: 'shippingMethod',
        presentation: 'cards',
        options: offers,
        value: shippingMethod,
        onChange: (method) => form.change({ shippingMethod: method }),
      }),
      recount,
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FieldPair, {
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DetailsTextField, {
            form,
            field: 'firstName',
            autoComplete: 'given-name',
            maxLength: 80,
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DetailsTextField, {
            form,
            field: 'lastName',
            autoComplete: 'family-name',
            maxLength: 80,
          }),
        ],
      }),
      shippingMethod === 'locker'
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
            children: [
              lockerSearch,
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DetailsTextField, {
                form,
                field: 'lockerCode',
                autoComplete: 'off',
                maxLength: 16,
                description: _t(
                  /** i18n */
                  {
                    id: 'UNTMbv',
                    message: ['Stoi na automacie i\xA0na jego mapie, na przykład WAW123M'],
                  },
                ),
              }),
            ],
          })
        : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DetailsTextField, {
                form,
                field: 'company',
                autoComplete: 'organization',
                maxLength: 120,
                isOptional: true,
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DetailsTextField, {
                form,
                field: 'address',
                autoComplete: 'street-address',
                maxLength: 160,
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FieldPair, {
                of: 'postcode',
                children: [
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DetailsTextField, {
                    form,
                    field: 'postcode',
                    autoComplete: 'postal-code',
                    maxLength: 12,
                    ...(country === void 0
                      ? {}
                      : {
                          description: _t(
                            /** i18n */
                            {
                              id: 'iwqZYR',
                              message: ['Na przykład ', ['0']],
                              values: { 0: unbroken(country.example) },
                            },
                          ),
                        }),
                  }),
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DetailsTextField, {
                    form,
                    field: 'city',
                    autoComplete: 'address-level2',
                    maxLength: 80,
                  }),
                ],
              }),
              townChoice,
            ],
          }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DetailsTextField, {
        form,
        field: 'note',
        autoComplete: 'off',
        maxLength: 500,
        isOptional: true,
        isMultiline: true,
      }),
    ],
  })
}
// src/domain/checkout/normaliseDetails.ts
/** The same details as a clerk would write them: spaces tidied, 00950 → 00-950, waw01a → WAW01A. */
function normaliseDetails(details) {
  return {
    email: tidyEmail(details.email),
    phone: tidyText(details.phone),
    firstName: tidyText(details.firstName),
    lastName: tidyText(details.lastName),
    company: tidyText(details.company),
    countryCode: details.countryCode,
    shippingMethod: isOfferedIn(details.shippingMethod, details.countryCode)
      ? details.shippingMethod
      : 'standard',
    address: tidyText(details.address),
    postcode: normalisePostcode(details.postcode, details.countryCode),
    city: tidyText(details.city),
    lockerCode: details.lockerCode.replaceAll(/\s/g, '').toUpperCase(),
    note: details.note.trim(),
  }
}
// src/domain/checkout/checkDetails.ts
/** Why a field can't stand as it is. The screen turns it into words. */
var DETAILS_PROBLEMS = ['required', 'email', 'phone', 'postcode', 'house_number', 'locker']
/**
 * Everything that stops an order with these details, in the order of the page; empty when it can be placed.
 * A cart of digital things only (`needsDelivery` false) asks for nothing but an e-mail address.
 */
function checkDetails(typed, { needsDelivery }) {
  const details = normaliseDetails(typed)
  const problems = []
  const report = (field, code) => {
    if (code !== null)
      problems.push({
        field,
        code,
      })
  }
  report('email', checkEmail(details.email))
  report('phone', phoneProblem(details.phone, needsDelivery))
  if (!needsDelivery) return problems
  for (const field of ['firstName', 'lastName']) report(field, details[field] === '' ? 'required' : null)
  if (details.shippingMethod === 'locker') {
    report('lockerCode', requiredPattern(details.lockerCode, LOCKER_CODE, 'locker'))
    return problems
  }
  report('address', requiredPattern(details.address, /\d/, 'house_number'))
  report(
    'postcode',
    requiredPattern(details.postcode, findCountry(details.countryCode)?.postcode, 'postcode'),
  )
  report('city', details.city === '' ? 'required' : null)
  return problems
}
/** The courier rings, so a delivery needs a number; a digital order may leave it out. */
function phoneProblem(phone, needsDelivery) {
  if (phone === '') return needsDelivery ? 'required' : null
  return isPhoneNumber(phone) ? null : 'phone'
}
function requiredPattern(value, pattern, code) {
  if (value === '') return 'required'
  return pattern?.test(value) === true ? null : code
}
// src/domain/checkout/checkoutDetails.ts
var text = (limit) => string().check(_maxLength(limit))
/**
 * What the buyer types. It may be half done: it is kept as it stands, and only paying asks for all of it
 * (`checkDetails`). The limits are the door's; nothing longer gets in.
 */
var checkoutDetailsSchema = object({
  email: text(254),
  phone: text(32),
  firstName: text(80),
  lastName: text(80),
  company: text(120),
  countryCode: _enum(COUNTRY_CODES),
  shippingMethod: _enum(SHIPPING_METHOD_CODES),
  address: text(160),
  postcode: text(12),
  city: text(80),
  lockerCode: text(16),
  note: text(500),
})
/** Every field, in the order of the page. */
var DETAILS_FIELDS = [
  'email',
  'phone',
  'countryCode',
  'shippingMethod',
  'firstName',
  'lastName',
  'company',
  'lockerCode',
  'address',
  'postcode',
  'city',
  'note',
]
// src/domain/checkout/lineNames.ts
/** What a line of an order is called. `variantTitle` is empty where the product has but one form. */
var lineNamesSchema = object({
  title: string(),
  variantTitle: string(),
})
/** A line's names in a language; in Polish where it has no others. */
function lineNamesIn(language, { title, variantTitle, english }) {
  return language === 'en' && english !== void 0
    ? english
    : {
        title,
        variantTitle,
      }
}
// src/domain/checkout/totalsSchema.ts
var grosze$2 = int().check(_nonnegative())
/** What an order costs, in grosze of `currencyCode`: `total = subtotal − discount + tax + shipping`, exactly. */
var checkoutTotalsSchema = object({
  subtotal: grosze$2,
  discount: grosze$2,
  tax: grosze$2,
  shipping: grosze$2,
  total: grosze$2,
  currencyCode: string().check(_maxLength(3)),
})
// src/domain/checkout/checkoutView.ts
var grosze$1 = int().check(_nonnegative())
/**
 * A line of the order as the buyer sees it. Amounts are grosze: `unitPrice` of one piece, `total` of all with
 * the gift wrap. Its names are Polish, and `english` where it has others. A line whose last piece was sold stays in sight with a quantity of 0 and isn't ordered.
 */
var checkoutLineSchema = object({
  id: string(),
  variantId: string(),
  title: string(),
  variantTitle: string(),
  english: optional(lineNamesSchema),
  handle: string(),
  quantity: int().check(_nonnegative()),
  unitPrice: grosze$1,
  total: grosze$1,
  giftWrap: boolean(),
  requiresShipping: boolean(),
  picture: nullable(
    object({
      url: string(),
      width: int(),
      height: int(),
      altText: string(),
    }),
  ),
  /** Of a gift that has come to the server: whom it is for, and when. A copy of an earlier release has none. */
  gift: optional(
    nullable(
      object({
        recipientName: string(),
        deliveryDate: string(),
        occasion: string(),
      }),
    ),
  ),
  /** What makes it one’s own, words or a picture, is still on its way to the server. */
  awaitsOwn: optional(boolean()),
  /** Of what is printed with a picture that has come to the server: where it is seen. */
  print: optional(nullable(object({ preview: nullable(string()) }))),
})
/** A line that can't be sold as it stands: `available` pieces are left of the `quantity` asked for. */
var shortageSchema = object({
  lineId: string(),
  available: int().check(_nonnegative()),
})
var orderViewSchema = object({
  /** Human: ISK-2026-000123. */
  number: string(),
  placedAt: datetime(),
  lines: array(checkoutLineSchema),
  totals: checkoutTotalsSchema,
  needsDelivery: boolean(),
  /** Of what travels. An answer of an earlier release, and a letter of one, says nothing of it. */
  parcel: optional(nullable(parcelSchema)),
  details: checkoutDetailsSchema,
  /** What the packs of credits among the lines bring; 0 without any, and where test orders bring none. */
  credits: int(),
})
/** A checkout that can still be changed and paid. With no lines, the cart has been emptied meanwhile. */
var openCheckoutSchema = object({
  state: literal('open'),
  lines: array(checkoutLineSchema),
  shortages: array(shortageSchema),
  totals: checkoutTotalsSchema,
  needsDelivery: boolean(),
  details: checkoutDetailsSchema,
  discountCodes: array(
    object({
      code: string(),
      applicable: boolean(),
    }),
  ),
  /** False where no payment is set up: then nothing can be ordered here. */
  canPay: boolean(),
})
var completedCheckoutSchema = object({
  state: literal('completed'),
  order: orderViewSchema,
})
/** What stands at a checkout's address: `GET /api/checkout/{token}`, and the answer to every change of it. */
var checkoutViewSchema = discriminatedUnion('state', [openCheckoutSchema, completedCheckoutSchema])
/** The body of every refusal. `view` is the checkout as it stands now, where that helps to go on. */
var checkoutErrorSchema = object({
  error: object({
    code: _enum([
      'CHECKOUT_NOT_FOUND',
      'CHECKOUT_INVALID_REQUEST',
      'CHECKOUT_TOO_LARGE',
      'CHECKOUT_TOO_MANY_REQUESTS',
      'CHECKOUT_EMPTY',
      'CHECKOUT_DETAILS_INVALID',
      'CHECKOUT_CHANGED',
      'CHECKOUT_OUT_OF_STOCK',
      'CHECKOUT_PAYMENT_DECLINED',
      'CHECKOUT_NO_PAYMENT',
      'CHECKOUT_AMOUNT_TOO_LARGE',
      'CHECKOUT_KEY_REUSED',
      'CHECKOUT_FAILED',
    ]),
    message: string(),
    details: optional(
      object({
        view: optional(checkoutViewSchema),
        problems: optional(
          array(
            object({
              field: _enum(DETAILS_FIELDS),
              code: _enum(DETAILS_PROBLEMS),
            }),
          ),
        ),
      }),
    ),
  }),
})
// src/api/checkout/checkoutClient.ts
/** `base` is the API's address up to the token; `timeoutMs` bounds each call. */
function createCheckoutClient({ base = '/api/checkout', timeoutMs = 2e4, ...more } = {}) {
  const sendRequest = createSendRequest(more)
  async function call(token, path, request, { signal } = {}) {
    const url = `${base}/${encodeURIComponent(token)}${path}`
    try {
      return readAnswer(
        await sendRequest({
          ...request,
          url,
          timeoutMs,
          signal,
        }),
      )
    } catch (cause) {
      if (!(cause instanceof NoAnswer)) throw cause
      throw new CheckoutFailure(
        cause.isTimeout ? 'CHECKOUT_TIMEOUT_ERROR' : 'CHECKOUT_NETWORK_ERROR',
        cause.message,
        { cause },
      )
    }
  }
  return {
    view: (token, options) => call(token, '', { method: 'GET' }, options),
    saveDetails: (token, body, options) =>
      call(
        token,
        '/details',
        {
          method: 'PUT',
          body,
        },
        options,
      ),
    setDiscountCode: (token, code, options) =>
      call(
        token,
        '/discount',
        {
          method: 'PUT',
          body: { code },
        },
        options,
      ),
    pay: (token, body, idempotencyKey) =>
      call(token, '/pay', {
        method: 'POST',
        body,
        headers: { 'Idempotency-Key': idempotencyKey },
      }),
  }
}
function readAnswer({ isOk, said, status, headers }) {
  if (isOk) {
    const view = safeParse(checkoutViewSchema, said)
    if (view.success) return view.data
    throw new CheckoutFailure('CHECKOUT_FAILED', 'The answer is not a checkout', { cause: view.error })
  }
  const refusal = safeParse(checkoutErrorSchema, said)
  const wait = retryAfterMs(headers.get('Retry-After'), Date.now())
  if (!refusal.success) throw new CheckoutFailure('CHECKOUT_FAILED', `HTTP ${status}`, { retryAfterMs: wait })
  const { code, message, details = {} } = refusal.data.error
  throw new CheckoutFailure(code, message, {
    details,
    retryAfterMs: wait,
  })
}
// src/features/checkout/checkoutQuery.ts
var checkoutClient = createCheckoutClient()
var RETRY_EVERY_MS = 4e3
/** True while the checkout can't be reached, as opposed to one that answers with a refusal. */
function isUnreachable(error) {
  return (
    error instanceof CheckoutFailure &&
    (hasUnknownOutcome(error) || error.code === 'CHECKOUT_TOO_MANY_REQUESTS')
  )
}
/**
 * The checkout at an address. Always asked anew, and again on return to the tab: another tab may have paid it,
 * the last piece may have been sold. While it can't be reached it is asked for by itself.
 */
function checkoutQuery(token) {
  return queryOptions({
    queryKey: keyOf$1(token),
    queryFn: async ({ client, signal }) =>
      latest(client, token, await checkoutClient.view(token, { signal })),
    staleTime: 0,
    retry: false,
    networkMode: 'always',
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    refetchInterval: ({ state }) => {
      const isWorthAsking =
        state.data !== void 0 && awaitsOwn(state.data) && state.dataUpdateCount < TIMES_AWAITED
      return isUnreachable(state.error) || isWorthAsking ? RETRY_EVERY_MS : false
    },
  })
}
/** Words and photos over a slow network take their time; after so many answers they come with the next look. */
var TIMES_AWAITED = 30
/** Whether what makes a line one's own, words or a picture, is still on its way to the shop. */
function awaitsOwn(view) {
  const { lines } = view.state === 'completed' ? view.order : view
  return lines.some((line) => line.awaitsOwn === true || line.print?.preview === null)
}
/** Shows a checkout as some call answered it. */
function showCheckout(queryClient, token, view) {
  queryClient.setQueryData(keyOf$1(token), latest(queryClient, token, view))
}
var keyOf$1 = (token) => ['checkout', token]
/** An order is never undone: an answer that says otherwise was overtaken on its way. */
function latest(queryClient, token, view) {
  const known = queryClient.getQueryData(keyOf$1(token))
  return known?.state === 'completed' && view.state !== 'completed' ? known : view
}
var DiscountField_module_default = {
  form: '_form_1se3h_2',
  applied: '_applied_1se3h_13',
}
// src/features/checkout/DiscountField.tsx
/** The discount code: typed, taken or refused with words, taken away again. */
function DiscountField({ token, checkout, onChanged }) {
  const { _: _t } = useLingui()
  const queryClient = useQueryClient()
  const refused = checkout.discountCodes.find((code) => !code.applicable)
  const refusedWords = (code) =>
    _t(
      /** i18n */
      {
        id: 'J3IQov',
        message: ['Kod ', ['code'], ' nie obejmuje tego zamówienia albo wygasł'],
        values: { code },
      },
    )
  const [typed, setTyped] = (0, import_react.useState)(refused?.code ?? '')
  const [isPending, setPending] = (0, import_react.useState)(false)
  const [error, setError] = (0, import_react.useState)(refused && refusedWords(refused.code))
  const applied = checkout.discountCodes.find((code) => code.applicable)
  async function change(code) {
    setPending(true)
    setError(void 0)
    try {
      const view = await checkoutClient.setDiscountCode(token, code)
      showCheckout(queryClient, token, view)
      if (view.state !== 'open') return
      onChanged(code, view)
      const isTaken = view.discountCodes.some((known) => known.applicable)
      if (code === null)
        announce(
          _t(
            /** i18n */
            {
              id: '5WIR-L',
              message: ['Usunięto kod rabatowy'],
            },
          ),
        )
      else if (isTaken)
        announce(
          _t(
            /** i18n */
            {
              id: '5xoxCk',
              message: ['Kod ', ['code'], ' działa'],
              values: { code },
            },
          ),
        )
      else setError(refusedWords(code))
      if (isTaken) setTyped('')
    } catch (failure) {
      const isTooOften = failure instanceof CheckoutFailure && failure.code === 'CHECKOUT_TOO_MANY_REQUESTS'
      setError(
        isTooOften
          ? _t(
              /** i18n */
              {
                id: 'tu7IbX',
                message: ['Za dużo kodów naraz. Spróbuj później albo zapłać bez kodu'],
              },
            )
          : _t(
              /** i18n */
              {
                id: 'RZRpWX',
                message: ['Nie udało się sprawdzić kodu. Spróbuj jeszcze raz'],
              },
            ),
      )
    } finally {
      setPending(false)
    }
  }
  if (applied) {
    const { code } = applied
    return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('p', {
      className: DiscountField_module_default.applied,
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'AW5MEv',
            message: ['Kod <0>', ['code'], '</0> działa'],
            values: { code },
            components: { 0: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('strong', {}) },
          }),
        }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
          label: _t(
            /** i18n */
            {
              id: '9VWGEP',
              message: ['Usuń kod ', ['code']],
              values: { code },
            },
          ),
          onPress: () => void change(null),
          isPending,
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(X, { size: 18 }),
        }),
      ],
    })
  }
  function submit(event) {
    event.preventDefault()
    const code = typed.trim()
    if (code !== '') change(code)
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('form', {
    method: 'post',
    className: DiscountField_module_default.form,
    onSubmit: submit,
    'aria-label': _t(
      /** i18n */
      {
        id: 'eXSJPr',
        message: ['Rabat'],
      },
    ),
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
        label: _t(
          /** i18n */
          {
            id: 'Jj0VgR',
            message: ['Kod rabatowy'],
          },
        ),
        autoComplete: 'off',
        maxLength: 64,
        value: typed,
        onChange: (value) => {
          setTyped(value)
          setError(void 0)
        },
        errorMessage: error,
        validationBehavior: 'aria',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
        type: 'submit',
        isPending,
        isDisabled: typed.trim() === '',
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'VGKWyc',
          message: ['Zastosuj'],
        }),
      }),
    ],
  })
}
var OrderLines_module_default = {
  lines: '_lines_177o3_2',
  line: '_line_177o3_2',
  picture: '_picture_177o3_14',
  noPicture: '_noPicture_177o3_15',
  printed: '_printed_177o3_23',
  words: '_words_177o3_31',
  title: '_title_177o3_37',
  small: '_small_177o3_43',
  short: '_short_177o3_49',
  total: '_total_177o3_54',
}
// src/features/checkout/OrderLines.tsx
/** What is ordered, line by line. */
function OrderLines({ lines, currencyCode, shortages = [] }) {
  const left = new Map(shortages.map((shortage) => [shortage.lineId, shortage.available]))
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ul', {
    className: OrderLines_module_default.lines,
    children: lines.map((line) =>
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
        OrderLine,
        {
          line,
          currencyCode,
          available: line.quantity === 0 ? 0 : left.get(line.id),
        },
        line.id,
      ),
    ),
  })
}
function OrderLine({ line, currencyCode, available }) {
  const format = useFormat()
  const { i18n } = useLingui()
  const { title, variantTitle } = lineNamesIn(languageOf(i18n.locale) ?? 'pl', line)
  const unitPrice = format.money({
    amount: line.unitPrice,
    currencyCode,
  })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('li', {
    className: OrderLines_module_default.line,
    children: [
      line.print?.preview != null
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('img', {
            src: line.print.preview,
            alt: '',
            loading: 'lazy',
            className: OrderLines_module_default.printed,
          })
        : line.picture === null
          ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
              className: OrderLines_module_default.noPicture,
            })
          : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Picture, {
              picture: {
                ...line.picture,
                altText: '',
              },
              sizes: '4rem',
              className: OrderLines_module_default.picture ?? '',
            }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: OrderLines_module_default.words,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
            className: OrderLines_module_default.title,
            children: title,
          }),
          variantTitle === ''
            ? null
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                className: OrderLines_module_default.small,
                children: variantTitle,
              }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
            className: OrderLines_module_default.small,
            children: [line.quantity, ' × ', unitPrice],
          }),
          line.gift == null || line.gift.recipientName === ''
            ? null
            : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
                className: OrderLines_module_default.small,
                children: [
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                    id: 'BgkPVH',
                    message: ['Dla: ', ['0']],
                    values: { 0: line.gift.recipientName },
                  }),
                  line.gift.deliveryDate === ''
                    ? null
                    : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
                        children: [', ', format.date(`${line.gift.deliveryDate}T12:00`)],
                      }),
                ],
              }),
          line.print == null
            ? null
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                className: OrderLines_module_default.small,
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'PEo0oL',
                  message: ['Z\xA0Twoim obrazem'],
                }),
              }),
          line.giftWrap
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                className: OrderLines_module_default.small,
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'qTVkih',
                  message: ['Pakowanie na prezent'],
                }),
              })
            : null,
          available === void 0
            ? null
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('strong', {
                className: OrderLines_module_default.short,
                children:
                  available === 0
                    ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                        id: 'kuQN4T',
                        message: ['Wyprzedane'],
                      })
                    : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                        id: '4lce9W',
                        message: [
                          [
                            'available',
                            'plural',
                            {
                              offset: void 0,
                              one: ['Została ', '#', '\xA0sztuka'],
                              few: ['Zostały ', '#', '\xA0sztuki'],
                              many: ['Zostało ', '#', '\xA0sztuk'],
                              other: ['Zostało ', '#', '\xA0sztuki'],
                            },
                          ],
                        ],
                        values: { available },
                      }),
              }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
        className: OrderLines_module_default.total,
        children: format.money({
          amount: line.total,
          currencyCode,
        }),
      }),
    ],
  })
}
var OrderSummary_module_default = {
  summary: '_summary_qjx92_2',
  fold: '_fold_qjx92_16',
  arrow: '_arrow_qjx92_39',
  amount: '_amount_qjx92_47',
  content: '_content_qjx92_52',
  title: '_title_qjx92_67',
  pieces: '_pieces_qjx92_71',
}
// src/features/checkout/OrderSummary.tsx
/** The order beside the form; on a phone folded above it, with the total always in sight. */
function OrderSummary({ pieces, total, children, isAlwaysOpen = false }) {
  const id = (0, import_react.useId)()
  const [isUnfolded, setUnfolded] = (0, import_react.useState)(isAlwaysOpen)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('aside', {
    className: OrderSummary_module_default.summary,
    'aria-labelledby': `${id}-title`,
    children: [
      isAlwaysOpen
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('button', {
            type: 'button',
            className: OrderSummary_module_default.fold,
            'aria-expanded': isUnfolded,
            'aria-controls': `${id}-content`,
            onClick: () => setUnfolded(!isUnfolded),
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
                children: [
                  isUnfolded
                    ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                        id: 'ade4Iv',
                        message: ['Ukryj zamówienie'],
                      })
                    : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                        id: 'EmBc4V',
                        message: ['Pokaż zamówienie'],
                      }),
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChevronDown, {
                    className: OrderSummary_module_default.arrow,
                    size: 18,
                  }),
                ],
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('strong', {
                className: OrderSummary_module_default.amount,
                children: total,
              }),
            ],
          }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        id: `${id}-content`,
        className: OrderSummary_module_default.content,
        'data-unfolded': isUnfolded ? '' : void 0,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('h2', {
            id: `${id}-title`,
            className: OrderSummary_module_default.title,
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'xmg-gT',
                message: ['Zamówienie'],
              }),
              ' ',
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                className: OrderSummary_module_default.pieces,
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'GPMZYo',
                  message: [
                    [
                      'pieces',
                      'plural',
                      {
                        offset: void 0,
                        one: ['#', '\xA0sztuka'],
                        few: ['#', '\xA0sztuki'],
                        many: ['#', '\xA0sztuk'],
                        other: ['#', '\xA0sztuki'],
                      },
                    ],
                  ],
                  values: { pieces },
                }),
              }),
            ],
          }),
          children,
        ],
      }),
    ],
  })
}
// src/features/checkout/PaymentSection.tsx
/** The pretended payment, and that it is one. */
function PaymentSection({ payment, onChange }) {
  const { _: _t } = useLingui()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FormSection, {
    title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: '-ZunmM',
      message: ['Płatność'],
    }),
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
        tone: 'warning',
        title: _t(
          /** i18n */
          {
            id: '2fLGCz',
            message: ['Płatność testowa'],
          },
        ),
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'h2cTuA',
          message: ['Nic nie zostanie pobrane. Wybierz, jak ma się skończyć.'],
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RadioGroup, {
        label: _t(
          /** i18n */
          {
            id: 'Gc0xZ1',
            message: ['Karta testowa'],
          },
        ),
        name: 'payment',
        presentation: 'cards',
        options: [
          {
            value: 'test_success',
            label: _t(
              /** i18n */
              {
                id: 'Cag-b2',
                message: ['Płatność przyjęta'],
              },
            ),
            description: _t(
              /** i18n */
              {
                id: 'Jsm9b1',
                message: ['Powstanie zamówienie, jak po prawdziwej zapłacie'],
              },
            ),
          },
          {
            value: 'test_declined',
            label: _t(
              /** i18n */
              {
                id: 'fzUG2x',
                message: ['Płatność odrzucona'],
              },
            ),
            description: _t(
              /** i18n */
              {
                id: 'ISK161',
                message: ['Bank odmówi; zamówienie nie powstanie'],
              },
            ),
          },
        ],
        value: payment,
        onChange,
      }),
    ],
  })
}
// src/features/checkout/ProblemSummary.tsx
/** What has to be mended before paying, each with a way to its field. Takes the focus after a press of pay. */
function ProblemSummary({ form, ref }) {
  const { i18n } = useLingui()
  const problems = DETAILS_FIELDS.flatMap((field) => {
    const code = form.problems.get(field)
    return code === void 0
      ? []
      : [
          {
            field,
            code,
            id: form.field(field).id,
          },
        ]
  })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
    ref,
    tabIndex: -1,
    role: 'alert',
    className: CheckoutForm_module_default.summary,
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Notice, {
      tone: 'danger',
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)('strong', {
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: '6CR2jk',
            message: [
              [
                '0',
                'plural',
                {
                  offset: void 0,
                  one: ['Popraw ', '#', '\xA0pole'],
                  few: ['Popraw ', '#', '\xA0pola'],
                  many: ['Popraw ', '#', '\xA0pól'],
                  other: ['Popraw ', '#', '\xA0pola'],
                },
              ],
            ],
            values: { 0: problems.length },
          }),
        }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ul', {
          className: CheckoutForm_module_default.problems,
          children: problems.map(({ field, code, id }) =>
            /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
              'li',
              {
                children: [
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)('a', {
                    href: `#${id}`,
                    onClick: (event) => {
                      event.preventDefault()
                      document.getElementById(id)?.focus()
                    },
                    children: i18n._(FIELD_LABELS[field]),
                  }),
                  ': ',
                  i18n._(problemText(field, code)),
                ],
              },
              field,
            ),
          ),
        }),
      ],
    }),
  })
}
// src/domain/checkout/fillEmptyDetails.ts
var SINGLE = ['email', 'phone', 'firstName', 'lastName', 'company']
var PLACE = ['address', 'postcode', 'city']
/**
 * Fills what is empty with what is known; nothing typed is changed. An address goes in whole, with its country, or
 * not at all: half of one and half of another would be nobody's. The field somebody is `typingIn` counts as begun:
 * words put under their hands would run into theirs. The same object when there is nothing to fill in.
 */
function fillEmptyDetails(details, known, typingIn = null) {
  const isUntouched = (field) => details[field] === '' && field !== typingIn
  const filled = { ...details }
  for (const field of SINGLE) if (isUntouched(field)) filled[field] = known[field]
  if (PLACE.every(isUntouched) && PLACE.some((field) => known[field] !== '')) {
    for (const field of PLACE) filled[field] = known[field]
    filled.countryCode = known.countryCode
  }
  return [...SINGLE, ...PLACE].some((field) => filled[field] !== details[field]) ? filled : details
}
// src/features/checkout/checkoutDraft.ts
var draftSchema = object({
  details: checkoutDetailsSchema,
  /** The payment that was sent and whose outcome is not known yet. */
  attempt: nullable(
    object({
      key: string(),
      request: string(),
    }),
  ),
})
var keyOf = (token) => `iskra-checkout:${token}`
function readDraft(token) {
  try {
    const parsed = safeParse(draftSchema, JSON.parse(sessionStorage.getItem(keyOf(token)) ?? 'null'))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}
/** Keeps the draft; where the browser refuses storage, the page simply works without this safety net. */
function writeDraft(token, draft) {
  try {
    sessionStorage.setItem(keyOf(token), JSON.stringify(draft))
  } catch {}
}
function forgetDraft(token) {
  try {
    sessionStorage.removeItem(keyOf(token))
  } catch {}
}
// src/features/checkout/useCheckoutForm.ts
var QUIET_MS = 700
/** What the ids of the fields begin with. */
var ID_PREFIX = 'kasa'
/**
 * What the buyer types. It is stored in this tab with every letter, and at the checkout itself after each quiet
 * moment, so that neither a reload nor a lost network nor another device finds the form empty. What the account
 * knows of the buyer fills what is empty, once: whoever empties a field again means it.
 */
function useCheckoutForm({ token, checkout, knownBuyer, lead }) {
  const { needsDelivery } = checkout
  const [initial, setInitial] = (0, import_react.useState)(
    () => readDraft(token)?.details ?? checkout.details,
  )
  const [filling, setFilling] = (0, import_react.useState)(() =>
    readDraft(token) === null ? 'awaited' : 'nothing',
  )
  const fields = useWordedFields(problemText, {
    initial,
    check: (details) => checkDetails(details, { needsDelivery }),
    checksOnLeave: true,
    onChange: (details) =>
      writeDraft(token, {
        details,
        attempt: readDraft(token)?.attempt ?? null,
      }),
    idPrefix: ID_PREFIX,
    lead,
  })
  const { values } = fields
  useStoredDetails(token, values, checkout.details)
  if (filling === 'awaited' && knownBuyer !== null) {
    const filled = fillEmptyDetails(values, knownBuyer, focusedField())
    setFilling(filled === values ? 'nothing' : 'done')
    setInitial(filled)
  }
  return {
    ...fields,
    isFilledIn: filling === 'done',
    changeCountry: (countryCode) =>
      fields.change(
        isOfferedIn(values.shippingMethod, countryCode)
          ? { countryCode }
          : {
              countryCode,
              shippingMethod: 'standard',
            },
      ),
  }
}
/** Sends the details to the checkout when the typing rests. Failing is no matter here: paying sends them too. */
function useStoredDetails(token, details, known) {
  const queryClient = useQueryClient()
  const sent = (0, import_react.useRef)(known)
  ;(0, import_react.useEffect)(() => {
    if (areSame(details, sent.current)) return void 0
    const leaving = new AbortController()
    const timer = setTimeout(() => {
      checkoutClient.saveDetails(token, details, { signal: leaving.signal }).then(
        (view) => {
          sent.current = details
          return leaving.signal.aborted ? void 0 : showCheckout(queryClient, token, view)
        },
        () => void 0,
      )
    }, QUIET_MS)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [token, details, queryClient])
}
/** The field of this form that somebody is in, or null. */
function focusedField() {
  const id = document.activeElement?.id
  return DETAILS_FIELDS.find((field) => id === `kasa-${field}`) ?? null
}
function areSame(one, other) {
  return DETAILS_FIELDS.every((field) => one[field] === other[field])
}
// src/features/checkout/towns/usePostcodeTowns.ts
/** How long typing rests before the shop is asked. */
var REST_MS = 150
/**
 * The towns of the Polish postcode in the form; none while nobody has typed one here. The only one fills the town, where
 * nobody has typed any and nobody is about to.
 */
function usePostcodeTowns(form) {
  const { _: _t } = useLingui()
  const { productApi } = useServices()
  const { postcode, countryCode, city } = form.values
  const [found, setFound] = (0, import_react.useState)(null)
  const [initial] = (0, import_react.useState)(postcode)
  /** What was filled in here: it gives way to the town of another postcode. */
  const filled = (0, import_react.useRef)('')
  const normal = normalisePostcode(postcode, countryCode)
  const isAsked =
    countryCode === 'PL' && isPostcodeOf(normal, countryCode) && (postcode !== initial || city === '')
  const show = (0, import_react.useEffectEvent)((of, towns) => {
    setFound({
      of,
      towns,
    })
    if (towns.length > 1 && city === '')
      announce(
        _t(
          /** i18n */
          {
            id: '_gk13Q',
            message: ['Ten kod ma kilka miejscowości. Wybierz swoją z\xA0listy.'],
          },
        ),
      )
    const [only] = towns.length === 1 ? towns : []
    const isFree = city === '' || city === filled.current
    if (only === void 0 || !isFree || document.activeElement?.id === `kasa-city`) return
    filled.current = only
    form.change({ city: only })
    announce(
      _t(
        /** i18n */
        {
          id: 'EyGDdY',
          message: ['Miejscowość: ', ['only']],
          values: { only },
        },
      ),
    )
  })
  ;(0, import_react.useEffect)(() => {
    if (!isAsked) return void 0
    const leaving = new AbortController()
    const { signal } = leaving
    const ask = async () => townsOfPostcode(await productApi(), normal, { signal })
    const timer = setTimeout(() => {
      ask().then(
        (towns) => (signal.aborted ? void 0 : show(normal, towns)),
        () => void 0,
      )
    }, REST_MS)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [isAsked, normal, productApi])
  return isAsked && found?.of === normal ? found.towns : []
}
// src/features/checkout/towns/TownChoice.tsx
/** Fills the town by the postcode; where this has several, offers them beside what is typed. */
function TownChoice({ form }) {
  const { _: _t } = useLingui()
  const towns = usePostcodeTowns(form)
  const { city } = form.values
  if (towns.length < 2 || (city !== '' && !towns.includes(city))) return null
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Select, {
    label: _t(
      /** i18n */
      {
        id: 'Xx5x7g',
        message: ['Ten kod ma kilka miejscowości'],
      },
    ),
    options: [
      {
        value: '',
        label: _t(
          /** i18n */
          {
            id: '6LkNPO',
            message: ['Wybierz swoją'],
          },
        ),
      },
      ...towns.map((town) => ({
        value: town,
        label: town,
      })),
    ],
    value: city,
    onChange: (town) => form.change({ city: town }),
  })
}
// src/domain/checkout/checkoutChanges.ts
/**
 * What differs between what the buyer saw and what stands now, the causes first and the total last; lines are called
 * by their names in `language`.
 */
function checkoutChanges(seen, now, language = 'pl') {
  const titleOf = (line) => fullTitle(line, language)
  const changes = []
  const before = new Map(seen.lines.map((line) => [line.id, line]))
  for (const line of now.lines) {
    const known = before.get(line.id)
    if (known === void 0)
      changes.push({
        kind: 'added',
        title: titleOf(line),
      })
    else changes.push(...lineChanges(known, line, titleOf(line)))
    before.delete(line.id)
  }
  for (const line of before.values())
    changes.push({
      kind: 'removed',
      title: titleOf(line),
    })
  for (const kind of ['discount', 'shipping', 'total']) {
    const from = seen.totals[kind]
    const to = now.totals[kind]
    if (from !== to)
      changes.push({
        kind,
        from,
        to,
      })
  }
  return changes
}
function lineChanges(known, line, title) {
  const changes = []
  if (known.unitPrice !== line.unitPrice)
    changes.push({
      kind: 'price',
      title,
      from: known.unitPrice,
      to: line.unitPrice,
    })
  if (known.quantity !== line.quantity)
    changes.push({
      kind: 'quantity',
      title,
      from: known.quantity,
      to: line.quantity,
    })
  return changes
}
function fullTitle(line, language) {
  const { title, variantTitle } = lineNamesIn(language, line)
  return variantTitle === '' ? title : `${title} (${variantTitle})`
}
// src/features/checkout/useAgreement.ts
/** Keeps track of what the buyer has seen, so that nobody pays for something else without being told. */
function useAgreement(checkout, details) {
  const [seen, setSeen] = (0, import_react.useState)(checkout)
  const [led, setLed] = (0, import_react.useState)(checkout)
  const { i18n } = useLingui()
  const language = languageOf(i18n.locale) ?? 'pl'
  const quote = quoteOf(checkout, details)
  return {
    quote,
    changes: checkoutChanges(quoteOf(seen, details), quote, language),
    hasNews: checkoutChanges(quoteOf(led, details), quote).length > 0,
    lead: setLed,
    accept(now) {
      setSeen(now)
      setLed(now)
    },
  }
}
/** A choice of delivery shows at once, by the same rule the server will use. */
function quoteOf(checkout, { shippingMethod }) {
  const { subtotal, discount, currencyCode } = checkout.totals
  const { lines, needsDelivery } = checkout
  return {
    lines,
    totals: checkoutTotals({
      subtotal,
      discount,
      shippingMethod,
      needsDelivery,
      currencyCode,
    }),
  }
}
// src/features/checkout/usePayment.ts
/**
 * Pays a checkout, one try at a time. The key of a try is kept before it is sent: pressing again after a lost
 * answer, a reload or a network that came back repeats the same try, and an order is made once.
 */
function usePayment(token) {
  const queryClient = useQueryClient()
  const { queryKey } = checkoutQuery(token)
  const inFlight = (0, import_react.useRef)(false)
  const [isPending, setPending] = (0, import_react.useState)(false)
  const [failure, setFailure] = (0, import_react.useState)(null)
  const show = (view) => {
    showCheckout(queryClient, token, view)
    if (view.state === 'completed') forgetDraft(token)
  }
  async function send(request) {
    const key = keyOfTry(token, request)
    try {
      await queryClient.cancelQueries({ queryKey })
      show(await checkoutClient.pay(token, request, key))
      return null
    } catch (error) {
      if (!(error instanceof CheckoutFailure)) throw error
      if (error.details.view) show(error.details.view)
      if (!hasUnknownOutcome(error)) {
        forgetTry(token, request.details)
        return error
      }
      const view = await checkoutClient.view(token).catch(() => null)
      if (view) show(view)
      return view?.state === 'completed' ? null : error
    }
  }
  return {
    isPending,
    failure,
    dismissFailure: () => setFailure(null),
    async pay(request) {
      if (inFlight.current) return null
      inFlight.current = true
      setPending(true)
      setFailure(null)
      try {
        const outcome = await send(request)
        setFailure(outcome)
        return outcome
      } finally {
        inFlight.current = false
        setPending(false)
      }
    },
  }
}
/** The key of this try: the one it was sent with before, if it is the same try. */
function keyOfTry(token, request) {
  const text = JSON.stringify(request)
  const known = readDraft(token)?.attempt
  if (known?.request === text) return known.key
  const key = newId()
  writeDraft(token, {
    details: request.details,
    attempt: {
      key,
      request: text,
    },
  })
  return key
}
function forgetTry(token, details) {
  writeDraft(token, {
    details,
    attempt: null,
  })
}
// src/features/checkout/CheckoutForm.tsx
/** Whoever is sent a parcel to the door never needs it. */
var LockerSearch = lazyPart(() => import('./LockerSearch-BV6PwYqz.js'))
/** Contact, delivery and payment on one page, the order beside them. */
function CheckoutForm(props) {
  const { token, checkout, isUnreachable, localCart, knownBuyer } = props
  const { _: _t } = useLingui()
  const format = useFormat()
  const noteRef = (0, import_react.useRef)(null)
  const form = useCheckoutForm({
    token,
    checkout,
    knownBuyer,
    lead: leadTo,
  })
  const payment = usePayment(token)
  const agreement = useAgreement(checkout, form.values)
  const [choice, setChoice] = (0, import_react.useState)('test_success')
  const { totals } = agreement.quote
  const { currencyCode } = totals
  const { needsDelivery } = checkout
  const sums = printedSums(
    {
      totals,
      needsDelivery,
    },
    (amount) => format.money(amount),
  )
  /** Changes what is shown, then leads the buyer to the note about it. */
  function leadTo(change) {
    ;(0, import_react_dom.flushSync)(change)
    noteRef.current?.focus({ preventScroll: true })
    noteRef.current?.scrollIntoView({ block: 'nearest' })
  }
  async function pay() {
    if (!(await form.validate())) return void 0
    if (checkout.shortages.length > 0) return leadTo(() => payment.dismissFailure())
    if (agreement.hasNews) return leadTo(() => agreement.lead(checkout))
    const expected = expectedOrder(agreement.quote)
    const failure = await payment.pay({
      payment: choice,
      details: form.values,
      expected,
    })
    if (failure === null) return void 0
    const { view, problems = [] } = failure.details
    const showView = () => {
      if (view?.state === 'open') agreement.lead(view)
    }
    if (problems.length > 0) {
      showView()
      form.report(problems)
      return
    }
    return leadTo(() => {
      form.report([])
      showView()
    })
  }
  function submit(event) {
    event.preventDefault()
    pay()
  }
  const pieces = checkout.lines.reduce((sum, line) => sum + line.quantity, 0)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: CheckoutForm_module_default.layout,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(OrderSummary, {
        pieces,
        total: sums.total,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OrderLines, {
            lines: checkout.lines,
            shortages: checkout.shortages,
            currencyCode,
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DiscountField, {
            token,
            checkout,
            onChanged: (code, view) => {
              agreement.accept(view)
              localCart.followDiscountCode(code)
            },
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PriceSums, { sums }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('form', {
        method: 'post',
        className: CheckoutForm_module_default.form,
        noValidate: true,
        onSubmit: submit,
        'aria-label': _t(
          /** i18n */
          {
            id: 'TjVwzF',
            message: ['Dane do zamówienia'],
          },
        ),
        children: [
          form.problems.size > 0
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProblemSummary, {
                form,
                ref: noteRef,
              })
            : null,
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ContactSection, {
            form,
            needsDelivery,
          }),
          needsDelivery
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DeliverySection, {
                form,
                totals,
                lockerSearch: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
                  fallback: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, {
                    shape: 'box',
                    height: '6rem',
                  }),
                  children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LockerSearch, {
                    code: form.values.lockerCode,
                    onChoose: (lockerCode) => form.change({ lockerCode }),
                  }),
                }),
                townChoice: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TownChoice, { form }),
              })
            : null,
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PaymentSection, {
            payment: choice,
            onChange: setChoice,
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
            className: CheckoutForm_module_default.pay,
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
                type: 'submit',
                variant: 'primary',
                size: 'large',
                icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LockKeyhole, { size: 20 }),
                isPending: payment.isPending,
                onMouseDown: (event) => event.preventDefault(),
                children: payment.isPending
                  ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                      id: 'IEYeO-',
                      message: ['Płacimy…'],
                    })
                  : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                      id: '0HStUX',
                      message: ['Zapłać ', ['0']],
                      values: { 0: sums.total },
                    }),
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
                className: CheckoutForm_module_default.small,
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'eDSaSp',
                  message: ['To płatność testowa: nic nie zostanie pobrane.'],
                }),
              }),
              isUnreachable ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(UnreachableNote, {}) : null,
              noteToShow(),
              form.isFilledIn ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FilledInNote, {}) : null,
            ],
          }),
        ],
      }),
    ],
  })
  /** One note at a time: the most urgent, with the focus led to it when pay was pressed. Problems stand above. */
  function noteToShow() {
    if (form.problems.size > 0) return null
    if (checkout.shortages.length > 0)
      return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ShortageNote, {
        onFit: () => localCart.fitToStock(checkout),
        ref: noteRef,
      })
    if (agreement.changes.length > 0)
      return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChangesNote, {
        changes: agreement.changes,
        currencyCode,
        onAccept: () => agreement.accept(checkout),
        ref: noteRef,
      })
    return payment.failure === null
      ? null
      : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PaymentFailureNote, {
          failure: payment.failure,
          ref: noteRef,
        })
  }
}
// src/features/checkout/CheckoutSkeleton.tsx
/** The shape of the checkout while it is being fetched. */
function CheckoutSkeleton() {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: CheckoutForm_module_default.layout,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: '12rem' }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
        className: CheckoutForm_module_default.form,
        children: [2, 6, 1].map((fields) =>
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
            'div',
            {
              className: CheckoutForm_module_default.section,
              children: [
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, {
                  width: '8rem',
                  height: '1.5rem',
                }),
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FieldPair, {
                  children: Array.from({ length: fields }, (_, field) =>
                    /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: '4.25rem' }, field),
                  ),
                }),
              ],
            },
            fields,
          ),
        ),
      }),
    ],
  })
}
// src/features/checkout/NoCheckout.tsx
/** A checkout whose cart has been emptied. */
function EmptyCheckout() {
  const { _: _t } = useLingui()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
    icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ShoppingBag, { size: 28 }),
    title: _t(
      /** i18n */
      {
        id: 'V3xdr6',
        message: ['W\xA0koszyku nic nie ma'],
      },
    ),
    description: _t(
      /** i18n */
      {
        id: 'Ieg9nZ',
        message: ['Dodaj coś do koszyka, a\xA0zamówienie pojawi się tutaj.'],
      },
    ),
    action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BackToShop, {}),
  })
}
/** An address that is no checkout's. */
function UnknownCheckout() {
  const { _: _t2 } = useLingui()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorState, {
    title: _t2(
      /** i18n */
      {
        id: 'vVRVmR',
        message: ['Nie ma takiego zamówienia'],
      },
    ),
    description: _t2(
      /** i18n */
      {
        id: 'MFWiOu',
        message: ['Adres kasy jest niepełny albo wygasł. Otwórz koszyk i\xA0przejdź do kasy jeszcze raz.'],
      },
    ),
    action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BackToShop, {}),
  })
}
function BackToShop() {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
    to: '/sklep',
    variant: 'secondary',
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'uYx5gE',
      message: ['Wróć do sklepu'],
    }),
  })
}
// src/features/checkout/NoPayment.tsx
/** This checkout takes no payment: what that means for the cart, and where to go. */
function NoPayment() {
  const { _: _t } = useLingui()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
    icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CreditCard, { size: 28 }),
    title: _t(
      /** i18n */
      {
        id: '5g2SaV',
        message: ['Ten sklep nie przyjmuje teraz płatności'],
      },
    ),
    description: _t(
      /** i18n */
      {
        id: 'klUamm',
        message: [
          'Na razie nic tu nie zamówisz i\xA0za nic nie zapłacisz. Koszyk zostaje na tym urządzeniu: wróć do kasy później.',
        ],
      },
    ),
    action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
      to: '/sklep',
      variant: 'secondary',
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: 'uYx5gE',
        message: ['Wróć do sklepu'],
      }),
    }),
  })
}
var ParcelCard_module_default = {
  steps: '_steps_1pxn3_2',
  step: '_step_1pxn3_2',
  name: '_name_1pxn3_25',
  mark: '_mark_1pxn3_30',
  time: '_time_1pxn3_44',
  said: '_said_1pxn3_50',
  sending: '_sending_1pxn3_55',
  number: '_number_1pxn3_64',
}
// src/features/checkout/ParcelCard.tsx
/** How far the parcel of an order is, with the way to its carrier’s page once it has left. */
function ParcelCard({ parcel }) {
  const { i18n, _: _t } = useLingui()
  const format = useFormat()
  const { state, carrier, trackingNumber } = parcel
  const reached = PARCEL_STATES.indexOf(state)
  const address = trackingAddress(carrier, trackingNumber)
  const times = {
    ordered: null,
    made: parcel.madeAt,
    sent: parcel.sentAt,
    delivered: parcel.deliveredAt,
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
    title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'wSC3hq',
      message: ['Twoja paczka'],
    }),
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ol', {
        className: ParcelCard_module_default.steps,
        'aria-label': _t(
          /** i18n */
          {
            id: '7O2X_M',
            message: ['Droga paczki'],
          },
        ),
        children: PARCEL_STATES.map((step, at) => {
          const time = times[step]
          return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
            'li',
            {
              className: ParcelCard_module_default.step,
              'data-reached': at <= reached ? '' : void 0,
              'aria-current': step === state ? 'step' : void 0,
              children: [
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                  className: ParcelCard_module_default.mark,
                  'aria-hidden': 'true',
                  children:
                    at <= reached
                      ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Check, {
                          size: 14,
                          strokeWidth: 3,
                        })
                      : null,
                }),
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                  className: ParcelCard_module_default.name,
                  children: i18n._(PARCEL_STATE_WORDS[step]),
                }),
                time === null || at > reached
                  ? null
                  : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                      className: ParcelCard_module_default.time,
                      children: format.dateTime(time),
                    }),
              ],
            },
            step,
          )
        }),
      }),
      carrier === null
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
            className: ParcelCard_module_default.said,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'Y6nw86',
              message: ['Gdy paczka wyjdzie, przyślemy list z\xA0numerem przesyłki.'],
            }),
          })
        : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
            className: ParcelCard_module_default.sending,
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('p', {
                children: [
                  carrierName(carrier, i18n),
                  trackingNumber === ''
                    ? null
                    : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
                        children: [
                          ' · ',
                          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                            id: 't9ciRn',
                            message: ['numer przesyłki <0>', ['trackingNumber'], '</0>'],
                            values: { trackingNumber },
                            components: {
                              0: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('strong', {
                                className: ParcelCard_module_default.number,
                              }),
                            },
                          }),
                        ],
                      }),
                ],
              }),
              address === null
                ? null
                : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonAnchor, {
                    href: address,
                    target: '_blank',
                    rel: 'noreferrer',
                    size: 'small',
                    icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ExternalLink, {
                      size: 16,
                      'aria-hidden': 'true',
                    }),
                    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                      id: '1Yn4uh',
                      message: ['Śledź przesyłkę'],
                    }),
                  }),
            ],
          }),
    ],
  })
}
var OrderPlaced_module_default = {
  placed: '_placed_582f0_2',
  header: '_header_582f0_7',
  mark: '_mark_582f0_15',
  lead: '_lead_582f0_19',
  number: '_number_582f0_23',
  whole: '_whole_582f0_30',
  steps: '_steps_582f0_34',
  actions: '_actions_582f0_46',
}
// src/features/checkout/OrderPlaced.tsx
/** The order that was made: its number, what happens next, what is in it. */
function OrderPlaced({ token, order, extras }) {
  const format = useFormat()
  const title = (0, import_react.useRef)(null)
  ;(0, import_react.useEffect)(() => title.current?.focus(), [])
  const { email } = order.details
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: OrderPlaced_module_default.placed,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('header', {
        className: OrderPlaced_module_default.header,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CircleCheck, {
            className: OrderPlaced_module_default.mark,
            size: 44,
            'aria-hidden': 'true',
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('h1', {
            ref: title,
            tabIndex: -1,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'MtxTu_',
              message: ['Dziękujemy, zamówienie przyjęte'],
            }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
            className: OrderPlaced_module_default.lead,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'XLnlUR',
              message: ['Numer zamówienia <0>', ['0'], '</0>, <1>', ['1'], '</1>'],
              values: {
                0: order.number,
                1: format.dateTime(order.placedAt),
              },
              components: {
                0: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('strong', {
                  className: OrderPlaced_module_default.number,
                }),
                1: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                  className: OrderPlaced_module_default.whole,
                }),
              },
            }),
          }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Card, {
        title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'IqNTCp',
          message: ['Co dalej'],
        }),
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('ol', {
          className: OrderPlaced_module_default.steps,
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('li', {
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: '2AdyzN',
                message: [
                  'Potwierdzenie z\xA0linkiem do tej strony idzie na adres <0>',
                  ['email'],
                  '</0>. Pytania o\xA0zamówienie załatwimy po jego numerze.',
                ],
                values: { email },
                components: { 0: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('strong', {}) },
              }),
            }),
            order.needsDelivery ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DeliveryStep, { order }) : null,
            order.credits > 0
              ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('li', {
                  children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                    id: '9E9jcv',
                    message: [
                      'Kredyty trafią na konto z\xA0adresem <0>',
                      ['email'],
                      '</0>, zwykle w\xA0kilka sekund. Bez konta czekają, aż je założysz.',
                    ],
                    values: { email },
                    components: { 0: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('strong', {}) },
                  }),
                })
              : null,
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('li', {
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: '1-RTov',
                message: ['To była płatność testowa: z\xA0żadnego konta nic nie pobrano.'],
              }),
            }),
          ],
        }),
      }),
      order.parcel == null
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ParcelCard, { parcel: order.parcel }),
      extras,
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
        title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'xmg-gT',
          message: ['Zamówienie'],
        }),
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OrderLines, {
            lines: order.lines,
            currencyCode: order.totals.currencyCode,
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PriceSums, {
            sums: printedSums(order, (amount) => format.money(amount)),
          }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: OrderPlaced_module_default.actions,
        children: [
          order.credits > 0
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
                to: '/credits/success',
                search: { order: token },
                variant: 'primary',
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'H2Tvba',
                  message: ['Zobacz swoje kredyty'],
                }),
              })
            : null,
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
            to: '/sklep',
            variant: order.credits > 0 ? 'secondary' : 'primary',
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'uYx5gE',
              message: ['Wróć do sklepu'],
            }),
          }),
        ],
      }),
    ],
  })
}
function DeliveryStep({ order }) {
  const { i18n } = useLingui()
  const { details } = order
  const method = i18n._(SHIPPING_NAMES[details.shippingMethod])
  const time = i18n._(SHIPPING_TIMES[details.shippingMethod])
  const place =
    details.shippingMethod === 'locker'
      ? details.lockerCode
      : `${details.address}, ${unbroken(details.postcode)} ${details.city}`
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('li', {
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'CVjY2C',
      message: [['method'], ': ', ['time'], '. Adres: ', ['place'], '.'],
      values: {
        method,
        time,
        place,
      },
    }),
  })
}
// src/features/checkout/useLocalCart.ts
/**
 * Keeps the checkout and the cart on this device in step: a code typed here goes there, an order empties the
 * cart, and whatever is corrected in the cart shows here (`onCartSynced`). What fails, the next sync mends.
 */
function useLocalCart(token, isCompleted, onCartSynced) {
  const synced = (0, import_react.useEffectEvent)(onCartSynced)
  ;(0, import_react.useEffect)(() => {
    if (isCompleted) {
      withLocalCart((localCart) => localCart.followOrder(token))
      return
    }
    const leaving = new AbortController()
    withLocalCart((localCart) => localCart.watchSyncs(token, () => synced(), leaving.signal))
    return () => leaving.abort()
  }, [token, isCompleted])
  return {
    fitToStock: (checkout) =>
      void withLocalCart(async (localCart) => {
        if (!(await localCart.fitToStock(token, checkout))) openCartDrawer()
      }),
    followDiscountCode: (code) =>
      void withLocalCart((localCart) => localCart.followDiscountCode(token, code)),
  }
}
async function withLocalCart(step) {
  try {
    await step(await import('./localCart-KR5jBema.js'))
  } catch {}
}
// src/features/checkout/CheckoutScreen.tsx
/** /kasa/{token}: the embedded storefront's checkout, and the order that came of it. */
function CheckoutScreen({ token, knownBuyer = null, renderOrderExtras }) {
  const { _: _t } = useLingui()
  const { data, error, refetch } = useQuery(checkoutQuery(token))
  const localCart = useLocalCart(token, data?.state === 'completed', () => void refetch())
  if (data?.state === 'completed')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Page, {
      width: 'narrow',
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OrderPlaced, {
        token,
        order: data.order,
        extras: renderOrderExtras?.(data.order),
      }),
    })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Page, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHeader, {
        title: _t(
          /** i18n */
          {
            id: 'nAhJw3',
            message: ['Kasa'],
          },
        ),
      }),
      data === void 0
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Unread, {
            error,
            onRetry: () => void refetch(),
          })
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OpenOrEmpty$1, {
            token,
            checkout: data,
            isUnreachable: isUnreachable(error),
            localCart,
            knownBuyer,
          }),
    ],
  })
}
function OpenOrEmpty$1(props) {
  if (props.checkout.lines.some((line) => line.quantity > 0))
    return props.checkout.canPay
      ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CheckoutForm, { ...props }, props.token)
      : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NoPayment, {})
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyCheckout, {})
}
function Unread({ error, onRetry }) {
  const { _: _t2 } = useLingui()
  if (error === null) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CheckoutSkeleton, {})
  if (error instanceof CheckoutFailure && error.code === 'CHECKOUT_NOT_FOUND')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(UnknownCheckout, {})
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorState, {
    title: _t2(
      /** i18n */
      {
        id: 'mG4KZR',
        message: ['Kasa potrzebuje sieci'],
      },
    ),
    description: _t2(
      /** i18n */
      {
        id: '8xuq5U',
        message: ['Koszyk jest bezpieczny na tym urządzeniu. Gdy wróci połączenie, kasa otworzy się sama.'],
      },
    ),
    onRetry,
  })
}
// src/features/checkout/plain/PlainDiscount.tsx
/** The discount code of a checkout as a form of its own. */
function PlainDiscount({ token, codes }) {
  const { _: _t } = useLingui()
  const action = checkoutForm('discount', token)
  const applied = codes.find((code) => code.applicable)
  const refused = codes.find((code) => !code.applicable)
  const refusedWords = (code) =>
    _t(
      /** i18n */
      {
        id: 'J3IQov',
        message: ['Kod ', ['code'], ' nie obejmuje tego zamówienia albo wygasł'],
        values: { code },
      },
    )
  if (applied !== void 0) {
    const { code } = applied
    return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('form', {
      className: DiscountField_module_default.applied,
      method: 'post',
      action,
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'AW5MEv',
            message: ['Kod <0>', ['code'], '</0> działa'],
            values: { code },
            components: { 0: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('strong', {}) },
          }),
        }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
          type: 'submit',
          name: PLAIN_FIELDS.remove,
          value: '1',
          label: _t(
            /** i18n */
            {
              id: '9VWGEP',
              message: ['Usuń kod ', ['code']],
              values: { code },
            },
          ),
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(X, { size: 18 }),
        }),
      ],
    })
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('form', {
    className: DiscountField_module_default.form,
    method: 'post',
    action,
    'aria-label': _t(
      /** i18n */
      {
        id: 'eXSJPr',
        message: ['Rabat'],
      },
    ),
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
        label: _t(
          /** i18n */
          {
            id: 'Jj0VgR',
            message: ['Kod rabatowy'],
          },
        ),
        name: PLAIN_FIELDS.code,
        autoComplete: 'off',
        maxLength: 64,
        defaultValue: refused?.code ?? '',
        errorMessage: refused && refusedWords(refused.code),
        validationBehavior: 'aria',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
        type: 'submit',
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'VGKWyc',
          message: ['Zastosuj'],
        }),
      }),
    ],
  })
}
// src/features/checkout/plain/PlainNote.tsx
/** What came of the form that was sent last, and what keeps the order from being placed. */
function PlainNote({ notice, hasShortages }) {
  const { i18n, _: _t } = useLingui()
  if (hasShortages)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
      tone: 'danger',
      title: _t(
        /** i18n */
        {
          id: '5HkZym',
          message: ['Czegoś zabrakło'],
        },
      ),
      action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
        to: '/koszyk',
        size: 'small',
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'dlGeTv',
          message: ['Popraw koszyk'],
        }),
      }),
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: 'jJ1Dxt',
        message: ['Przy produktach stoi, ile zostało. Nic nie pobrano.'],
      }),
    })
  if (notice === null) return null
  if (notice === 'CHECKOUT_SAVED')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
      tone: 'success',
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: 'vucQ4w',
        message: ['Zapisane. Kwota i\xA0pola pasują do wybranej dostawy.'],
      }),
    })
  const { title, text } = PAYMENT_FAILURES[notice]
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
    tone: 'danger',
    title: i18n._(title),
    children: i18n._(text),
  })
}
// src/features/checkout/plain/usePlainDetails.ts
var CONTACT = ['email', 'phone']
var DELIVERY = ['countryCode', 'shippingMethod', 'firstName', 'lastName', 'note']
var TO_THE_DOOR = ['company', 'address', 'postcode', 'city']
/** The form of a checkout as it was saved; with what is wrong with it once it was tried (`isChecked`). */
function usePlainDetails({ details, needsDelivery }, { isChecked }) {
  const { i18n } = useLingui()
  const found = isChecked ? checkDetails(details, { needsDelivery }) : []
  const problems = new Map(found.map(({ field, code }) => [field, code]))
  const place = details.shippingMethod === 'locker' ? ['lockerCode'] : TO_THE_DOOR
  return {
    values: details,
    problems,
    shown: /* @__PURE__ */ new Set([...CONTACT, ...(needsDelivery ? [...DELIVERY, ...place] : [])]),
    change: nothing,
    changeCountry: nothing,
    field: (name) => {
      const code = problems.get(name)
      return {
        id: `${ID_PREFIX}-${name}`,
        name,
        value: details[name],
        onChange: nothing,
        errorMessage: code === void 0 ? void 0 : i18n._(problemText(name, code)),
        validationBehavior: 'aria',
      }
    },
  }
}
/** The browser itself keeps what is typed. */
var nothing = () => void 0
// src/features/checkout/plain/PlainCheckoutForm.tsx
/** The checkout's form as it is sent by the browser itself; what it shows is what the server has saved. */
function PlainCheckoutForm({ page, checkout }) {
  const { _: _t } = useLingui()
  const format = useFormat()
  const { token, attempt, notice } = page
  const { needsDelivery, totals } = checkout
  const form = usePlainDetails(checkout, { isChecked: notice === 'CHECKOUT_DETAILS_INVALID' })
  const sums = printedSums(checkout, (amount) => format.money(amount))
  const pieces = checkout.lines.reduce((sum, line) => sum + line.quantity, 0)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: CheckoutForm_module_default.layout,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(OrderSummary, {
        pieces,
        total: sums.total,
        isAlwaysOpen: true,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OrderLines, {
            lines: checkout.lines,
            shortages: checkout.shortages,
            currencyCode: totals.currencyCode,
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlainDiscount, {
            token,
            codes: checkout.discountCodes,
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PriceSums, { sums }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('form', {
        className: CheckoutForm_module_default.form,
        method: 'post',
        action: checkoutForm('details', token),
        noValidate: true,
        'aria-label': _t(
          /** i18n */
          {
            id: 'TjVwzF',
            message: ['Dane do zamówienia'],
          },
        ),
        children: [
          form.problems.size > 0
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProblemSummary, {
                form,
                ref: null,
              })
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlainNote, {
                notice,
                hasShortages: checkout.shortages.length > 0,
              }),
          DETAILS_FIELDS.filter((field) => !form.shown.has(field)).map((field) =>
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
              'input',
              {
                type: 'hidden',
                name: field,
                value: form.values[field],
              },
              field,
            ),
          ),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('input', {
            type: 'hidden',
            name: PLAIN_FIELDS.attempt,
            value: attempt,
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('input', {
            type: 'hidden',
            name: PLAIN_FIELDS.expected,
            value: JSON.stringify(expectedOrder(checkout)),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ContactSection, {
            form,
            needsDelivery,
          }),
          needsDelivery
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DeliverySection, {
                form,
                totals,
                recount: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
                  type: 'submit',
                  name: PLAIN_FIELDS.intent,
                  value: 'save',
                  children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                    id: '4iqquT',
                    message: ['Przelicz i\xA0pokaż pola dla tej dostawy'],
                  }),
                }),
              })
            : null,
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PaymentSection, {
            payment: 'test_success',
            onChange: () => void 0,
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
            className: CheckoutForm_module_default.pay,
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
                type: 'submit',
                name: PLAIN_FIELDS.intent,
                value: 'pay',
                variant: 'primary',
                size: 'large',
                icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LockKeyhole, { size: 20 }),
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: '0HStUX',
                  message: ['Zapłać ', ['0']],
                  values: { 0: sums.total },
                }),
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
                className: CheckoutForm_module_default.small,
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'eDSaSp',
                  message: ['To płatność testowa: nic nie zostanie pobrane.'],
                }),
              }),
            ],
          }),
        ],
      }),
    ],
  })
}
// src/features/checkout/plain/PlainCheckout.tsx
/** /kasa/{token} where no script runs: the same checkout by plain forms, and the order that came of it. */
function PlainCheckout({ page, extras }) {
  const { _: _t } = useLingui()
  const { token, checkout } = page
  if (checkout?.state === 'completed')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Page, {
      width: 'narrow',
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OrderPlaced, {
        token,
        order: checkout.order,
        extras,
      }),
    })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Page, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHeader, {
        title: _t(
          /** i18n */
          {
            id: 'nAhJw3',
            message: ['Kasa'],
          },
        ),
      }),
      checkout === null
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(UnknownCheckout, {})
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OpenOrEmpty, {
            page,
            checkout,
          }),
    ],
  })
}
function OpenOrEmpty({ page, checkout }) {
  if (!checkout.lines.some((line) => line.quantity > 0))
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyCheckout, {})
  return checkout.canPay
    ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlainCheckoutForm, {
        page,
        checkout,
      })
    : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NoPayment, {})
}
// src/features/orders/CalendarButton.tsx
/** Occasions that come again on the same day. */
var YEARLY = ['Urodziny', 'Rocznica']
/** There is time to think of the next present. */
var REMINDS_DAYS_BEFORE = [7, 0]
/** Hands out a calendar's file with the day of a gift; birthdays and anniversaries come again each year. */
function CalendarButton({ delivery }) {
  const { i18n, _: _t } = useLingui()
  const { day, occasion, recipientName: name } = delivery
  function save() {
    const label =
      isGiftDay(occasion) && occasion !== 'Inne'
        ? i18n._(GIFT_DAY_LABELS[occasion])
        : _t(
            /** i18n */
            {
              id: 'Jubu6S',
              message: ['Prezent'],
            },
          )
    const text = calendarFile(
      [
        {
          uid: `${[day, slugOf(occasion), slugOf(name)].filter(Boolean).join('-')}@${location.hostname}`,
          title: name === '' ? label : `${label}: ${name}`,
          description: '',
          url: `${location.origin}/sklep`,
          day,
          isYearly: YEARLY.includes(occasion),
          remindsDaysBefore: REMINDS_DAYS_BEFORE,
        },
      ],
      /* @__PURE__ */ new Date(),
    )
    downloadFile(new File([text], `iskra-${day}.ics`, { type: 'text/calendar' }))
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
    size: 'small',
    className: 'needs-script',
    icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CalendarPlus, { size: 16 }),
    onPress: save,
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'Y7aIw6',
      message: ['Dodaj dzień do kalendarza'],
    }),
  })
}
// src/features/orders/ReminderButton.tsx
/** What a gift's occasion is among one's own dates; any other is a day of its own. */
var KINDS = {
  Urodziny: 'birthday',
  Rocznica: 'anniversary',
}
/** Begins a reminder of the day of a gift, for whoever it is for: next year it comes in time. */
function ReminderButton({ delivery }) {
  const navigate = useNavigate()
  const { day, occasion, recipientName: name } = delivery
  function begin() {
    const [, month, ofMonth] = day.split('-').map(Number)
    const kind = KINDS[occasion] ?? 'other'
    beginDate({
      name,
      kind,
      ...(month === void 0 || ofMonth === void 0
        ? {}
        : {
            month,
            day: ofMonth,
          }),
    })
    navigate({ to: '/okazje' })
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
    size: 'small',
    className: 'needs-script',
    icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BellPlus, { size: 16 }),
    onPress: begin,
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'smTG3Q',
      message: ['Dodaj do przypomnień'],
    }),
  })
}
// src/features/orders/SendNow.tsx
/** Sends a card before its day, once it is confirmed: what is sent is changed no more. */
function SendNow({ asked, file, email }) {
  const { _: _t } = useLingui()
  const { productApi } = useServices()
  const queryClient = useQueryClient()
  const [isAsking, setIsAsking] = (0, import_react.useState)(false)
  const sending = useMutation({
    mutationFn: async () =>
      sendCardNow(await productApi(), {
        ...asked,
        file: file.id,
      }),
    onSuccess: (files) => {
      setIsAsking(false)
      showToast({
        type: 'success',
        title: _t(
          /** i18n */
          {
            id: 'M_8DSe',
            message: ['Kartka jest w\xA0drodze'],
          },
        ),
      })
      queryClient.setQueryData(orderFilesQuery(productApi, asked).queryKey, files)
    },
  })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
        size: 'small',
        className: 'needs-script',
        icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Send, { size: 16 }),
        onPress: () => setIsAsking(true),
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'OAlJh8',
          message: ['Wyślij teraz'],
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Dialog, {
        isOpen: isAsking,
        onOpenChange: setIsAsking,
        role: 'alertdialog',
        size: 'sm',
        title: _t(
          /** i18n */
          {
            id: 'IVIHLC',
            message: ['Wysłać kartkę teraz?'],
          },
        ),
        actions: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
              onPress: () => setIsAsking(false),
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'ZMRi9s',
                message: ['Jeszcze nie'],
              }),
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
              variant: 'primary',
              isPending: sending.isPending,
              onPress: () => sending.mutate(),
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'TQFzmF',
                message: ['Wyślij'],
              }),
            }),
          ],
        }),
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'VyINPs',
              message: [
                'Pójdzie od razu na <0>',
                ['email'],
                '</0>, a\xA0nie w\xA0wybranym dniu. Wysłanej kartki już nie zmienisz.',
              ],
              values: { email },
              components: { 0: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('strong', {}) },
            }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FailureNote, { failure: sending.error }),
        ],
      }),
    ],
  })
}
// src/features/orders/DeliveryRow.tsx
var DeliveryForm = lazyPart(() => import('./DeliveryForm-DoQ0uA5Q.js'))
/** A card’s way to its recipient: where it is, the card itself, and a change as long as it waits. */
function DeliveryRow({ asked, file, delivery }) {
  const [isChanging, setIsChanging] = (0, import_react.useState)(false)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: Orders_module_default.delivery,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
        className: Orders_module_default.state,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DeliveryState, { delivery }),
      }),
      isChanging
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
            fallback: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: '8rem' }),
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DeliveryForm, {
              asked,
              file,
              delivery,
              onClose: () => setIsChanging(false),
            }),
          })
        : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
            className: Orders_module_default.choices,
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextLink, {
                to: '/kartka/$token',
                params: { token: delivery.token },
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'ZjTh7o',
                  message: ['Zobacz kartkę'],
                }),
              }),
              delivery.state === 'planned'
                ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
                    children: [
                      delivery.recipientEmail === ''
                        ? null
                        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SendNow, {
                            asked,
                            file,
                            email: delivery.recipientEmail,
                          }),
                      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
                        size: 'small',
                        className: 'needs-script',
                        onPress: () => setIsChanging(true),
                        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                          id: '6-e9T2',
                          message: ['Komu i\xA0kiedy wysłać'],
                        }),
                      }),
                    ],
                  })
                : null,
              delivery.day === ''
                ? null
                : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
                    children: [
                      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CalendarButton, { delivery }),
                      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReminderButton, { delivery }),
                    ],
                  }),
            ],
          }),
    ],
  })
}
function DeliveryState({ delivery }) {
  const format = useFormat()
  const { state, recipientEmail: email } = delivery
  const at = delivery.at === null ? '' : format.dateTime(delivery.at)
  if (state === 'received')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Check, {
          size: 16,
          'aria-hidden': 'true',
        }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'vJ1Rjo',
          message: ['Odbiorca dał znać, że kartka dotarła.'],
        }),
      ],
    })
  if (state === 'sent')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Send, {
          size: 16,
          'aria-hidden': 'true',
        }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'v6ALDq',
          message: ['Wysłana na ', ['email'], ': ', ['at'], '.'],
          values: {
            email,
            at,
          },
        }),
      ],
    })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Clock, {
        size: 16,
        'aria-hidden': 'true',
      }),
      email === ''
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'vjnFkG',
            message: [
              'Nie podano adresu: kartkę możesz przekazać samodzielnie albo wysłać stąd w\xA0wybranym dniu.',
            ],
          })
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'YTSd4S',
            message: ['Wyślemy na ', ['email'], ': ', ['at'], '.'],
            values: {
              email,
              at,
            },
          }),
    ],
  })
}
// src/features/orders/fileTexts.ts
/** What each kind of file is, and what there is to do with it. */
var FILE_TEXTS = {
  card:
    /** i18n */
    {
      id: '-CMyic',
      message: ['Kartka w\xA0formacie A6: przód i\xA0środek z\xA0Twoimi słowami.'],
    },
  letter:
    /** i18n */
    {
      id: 'asVldm',
      message: ['List gotowy do druku, z\xA0Twoimi słowami. Puste miejsca dopiszesz ręcznie.'],
    },
  message:
    /** i18n */
    {
      id: 'O6Qg7c',
      message: ['Plansza i\xA0życzenia z\xA0Twoimi słowami na dwóch stronach A6.'],
    },
  email:
    /** i18n */
    {
      id: 'rf5dKA',
      message: ['Tekst do skopiowania, z\xA0tym, co wiesz tylko Ty.'],
    },
  course:
    /** i18n */
    {
      id: 'jN7lFk',
      message: [
        'Zeszyt kursu: każda lekcja z\xA0zadaniem i\xA0miejscem na notatki. Wydrukuj go albo czytaj na ekranie.',
      ],
    },
}
// src/features/orders/GiftSheets.tsx
/** A gift as it is finished: its front, and what it says inside. On a phone one is swiped to after the other. */
function GiftSheets({ title, front, written, language }) {
  const { _: _t } = useLingui()
  const { paragraphs, signature } = written
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('section', {
    className: Orders_module_default.sheets,
    'aria-label': _t(
      /** i18n */
      {
        id: 'tCWJM6',
        message: [['title'], ': tak wygląda'],
        values: { title },
      },
    ),
    tabIndex: 0,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('figure', {
        className: classNames(Orders_module_default.sheet, Orders_module_default.front),
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Picture, {
          picture: {
            ...front,
            altText: _t(
              /** i18n */
              {
                id: 'rvsiwu',
                message: ['Przód: ', ['title']],
                values: { title },
              },
            ),
          },
          sizes: '(min-width: 44rem) 20rem, 76vw',
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
        lang: language,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Paper, {
          className: classNames(Orders_module_default.sheet, Orders_module_default.inside),
          children: [
            paragraphs.map((paragraph, place) =>
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', { children: paragraph }, place),
            ),
            signature === ''
              ? null
              : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
                  className: Orders_module_default.signature,
                  children: signature,
                }),
          ],
        }),
      }),
    ],
  })
}
// src/features/orders/PrintChoices.tsx
/** How a card comes onto paper: at home, or by a printer. Nothing for what isn’t folded. */
function PrintChoices({ file }) {
  const { _: _t } = useLingui()
  const { title, home, print } = file
  if (home === null || print === null) return null
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
    className: Orders_module_default.print,
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Disclosure, {
      title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: 'MpD7KO',
        message: ['Wydrukuj: w\xA0domu albo w\xA0drukarni'],
      }),
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: Orders_module_default.ways,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
            className: Orders_module_default.way,
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'wyqc0h',
                  message: [
                    'W\xA0domu: jedna kartka A4, druk z\xA0jednej strony. Zegnij górę do tyłu, potem złóż na pół: wyjdzie kartka A6, bez cięcia.',
                  ],
                }),
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonAnchor, {
                href: home,
                download: true,
                'aria-label': _t(
                  /** i18n */
                  {
                    id: 'w246DV',
                    message: ['Arkusz A4: ', ['title']],
                    values: { title },
                  },
                ),
                icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Printer, { size: 18 }),
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'yK_gLY',
                  message: ['Arkusz A4'],
                }),
              }),
            ],
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
            className: Orders_module_default.way,
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: '1jzHUc',
                  message: [
                    'W\xA0drukarni: 210 × 148\xA0mm przed złożeniem, spad 3\xA0mm, znaczniki cięcia i\xA0zgięcia. Druk dwustronny z\xA0odwróceniem wzdłuż krótszego boku.',
                  ],
                }),
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonAnchor, {
                href: print,
                download: true,
                'aria-label': _t(
                  /** i18n */
                  {
                    id: 'OsVIyq',
                    message: ['Plik dla drukarni: ', ['title']],
                    values: { title },
                  },
                ),
                icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Printer, { size: 18 }),
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'mCQj8U',
                  message: ['Plik dla drukarni'],
                }),
              }),
            ],
          }),
        ],
      }),
    }),
  })
}
// src/features/orders/useGiveWords.ts
/** Puts words into a file and shows the order’s files as they are then; what it gives is for `useForm`. */
function useGiveWords({ asked, file, onClose }) {
  const { _: _t } = useLingui()
  const { productApi } = useServices()
  const queryClient = useQueryClient()
  return {
    give: async (given, { signal }) => {
      const files = await giveFileWords(
        await productApi(),
        {
          ...asked,
          file: file.id,
          ...given,
        },
        { signal },
      )
      queryClient.setQueryData(orderFilesQuery(productApi, asked).queryKey, files)
    },
    onSubmitted: () => {
      showToast({
        type: 'success',
        title: _t(
          /** i18n */
          {
            id: 'gff2il',
            message: ['Twoje słowa są w\xA0pliku'],
          },
        ),
      })
      onClose()
    },
  }
}
// src/features/orders/OwnWordsForm.tsx
/** The text of a file that its giver has written as a whole. */
function OwnWordsForm({ own, ...toWhom }) {
  const { _: _t } = useLingui()
  const { file, onClose } = toWhom
  const { give, onSubmitted } = useGiveWords(toWhom)
  const form = useForm({
    initial: { text: own },
    submit: ({ text }, submission) =>
      give(
        {
          words: {},
          text,
        },
        submission,
      ),
    onSubmitted,
  })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('form', {
    ...form.element,
    className: Orders_module_default.form,
    'aria-label': _t(
      /** i18n */
      {
        id: 'r8sucu',
        message: ['Twoje słowa: ', ['0']],
        values: { 0: file.title },
      },
    ),
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
        ...form.field('text'),
        label: _t(
          /** i18n */
          {
            id: 'YfGDTE',
            message: ['Tekst w\xA0środku'],
          },
        ),
        maxLength: LONGEST_TEXT,
        multiline: true,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FailureNote, { failure: form.failure }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: Orders_module_default.actions,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
            type: 'submit',
            variant: 'primary',
            isPending: form.isPending,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'AmTsp0',
              message: ['Wpisz do pliku'],
            }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
            variant: 'quiet',
            onPress: onClose,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'Wbu6xg',
              message: ['Zrezygnuj'],
            }),
          }),
        ],
      }),
    ],
  })
}
// src/features/orders/WordsForm.tsx
/** What stands where nothing was given yet: a line to write on. */
var OPEN = '____'
/** What the buyer gives for each blank of a text, with the text as it then reads. What stays empty is left to be written by hand. */
function WordsForm({ text, ...toWhom }) {
  const { _: _t } = useLingui()
  const id = (0, import_react.useId)()
  const { file, onClose } = toWhom
  const { give, onSubmitted } = useGiveWords(toWhom)
  const initial = Object.fromEntries(text.blanks.map(({ name, given }) => [name, given]))
  const form = useForm({
    initial,
    submit: (words, submission) => give({ words }, submission),
    onSubmitted,
  })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('form', {
    ...form.element,
    className: Orders_module_default.form,
    'aria-label': _t(
      /** i18n */
      {
        id: 'r8sucu',
        message: ['Twoje słowa: ', ['0']],
        values: { 0: file.title },
      },
    ),
    children: [
      text.blanks.map(({ name, label }) => {
        const { value, ...field } = form.field(name)
        const sentence = sentenceAround(text.template, name, OPEN)
        return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
          TextField,
          {
            ...field,
            value: value ?? '',
            label,
            autoComplete: 'off',
            maxLength: 300,
            ...(sentence === OPEN ? {} : { description: sentence }),
          },
          name,
        )
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('section', {
        className: Orders_module_default.reading,
        'aria-labelledby': id,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('strong', {
            id,
            className: Orders_module_default.muted,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: '3JbYpb',
              message: ['Tak się przeczyta'],
            }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
            children: fillBlanks(text.template, form.values, OPEN),
          }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FailureNote, { failure: form.failure }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: Orders_module_default.actions,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
            type: 'submit',
            variant: 'primary',
            isPending: form.isPending,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'AmTsp0',
              message: ['Wpisz do pliku'],
            }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
            variant: 'quiet',
            onPress: onClose,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'Wbu6xg',
              message: ['Zrezygnuj'],
            }),
          }),
        ],
      }),
    ],
  })
}
// src/features/orders/FileList.tsx
/** The files of an order, each with what it is and, where it is personalised, the way to its words. */
function FileList({ files, asked }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ul', {
    className: Orders_module_default.files,
    children: files.map((file) =>
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
        FileRow,
        {
          file,
          asked,
        },
        file.id,
      ),
    ),
  })
}
function FileRow({ file, asked }) {
  const { i18n, _: _t } = useLingui()
  const [isWriting, setIsWriting] = (0, import_react.useState)(false)
  const { kind, title, text, front, written, isAwaited, url, picture } = file
  const isGiven = text !== null && (text.own !== null || text.blanks.some(({ given }) => given !== ''))
  const isSent = file.delivery !== null && file.delivery.state !== 'planned'
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('li', {
    className: Orders_module_default.file,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FileText, {
        size: 22,
        strokeWidth: 1.75,
        className: Orders_module_default.icon,
        'aria-hidden': 'true',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: Orders_module_default.words,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('strong', { children: title }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
            className: Orders_module_default.muted,
            children: i18n._(FILE_TEXTS[kind]),
          }),
        ],
      }),
      isAwaited
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('output', {
            className: Orders_module_default.awaited,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'LOGQUn',
              message: ['Twoje słowa są jeszcze w\xA0drodze. Pokażą się tu same.'],
            }),
          })
        : null,
      front === null || written === null || isAwaited
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GiftSheets, {
            title,
            front,
            written,
            language: asked.language,
          }),
      isWriting && text !== null
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
            className: Orders_module_default.own,
            children:
              text.own === null
                ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WordsForm, {
                    asked,
                    file,
                    text,
                    onClose: () => setIsWriting(false),
                  })
                : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OwnWordsForm, {
                    asked,
                    file,
                    own: text.own,
                    onClose: () => setIsWriting(false),
                  }),
          })
        : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
            className: Orders_module_default.choices,
            children: [
              text === null || isSent || isAwaited
                ? null
                : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
                    variant: isGiven ? 'secondary' : 'primary',
                    className: 'needs-script',
                    icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PenLine, { size: 18 }),
                    'aria-label': isGiven
                      ? _t(
                          /** i18n */
                          {
                            id: 'jGf8El',
                            message: ['Zmień swoje słowa: ', ['title']],
                            values: { title },
                          },
                        )
                      : _t(
                          /** i18n */
                          {
                            id: 'BrIwdR',
                            message: ['Wpisz swoje słowa: ', ['title']],
                            values: { title },
                          },
                        ),
                    onPress: () => setIsWriting(true),
                    children: isGiven
                      ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                          id: '8BGc2x',
                          message: ['Zmień swoje słowa'],
                        })
                      : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                          id: 'SEC-mP',
                          message: ['Wpisz swoje słowa'],
                        }),
                  }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonAnchor, {
                href: url,
                download: true,
                'aria-label': _t(
                  /** i18n */
                  {
                    id: 'kcpDr0',
                    message: ['Pobierz PDF: ', ['title']],
                    values: { title },
                  },
                ),
                icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Download, { size: 18 }),
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'RUdMO5',
                  message: ['Pobierz PDF'],
                }),
              }),
              picture === null
                ? null
                : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonAnchor, {
                    href: picture,
                    download: true,
                    'aria-label': _t(
                      /** i18n */
                      {
                        id: 'Y_Y5LV',
                        message: ['Pobierz obraz: ', ['title']],
                        values: { title },
                      },
                    ),
                    icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Image, { size: 18 }),
                    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                      id: 'RJDsd2',
                      message: ['Pobierz obraz'],
                    }),
                  }),
            ],
          }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PrintChoices, { file }),
      file.delivery === null
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DeliveryRow, {
            asked,
            file,
            delivery: file.delivery,
          }),
    ],
  })
}
// src/features/orders/FilesCard.tsx
/** What an order brings instead of a parcel; nothing where all of it travels. */
function FilesCard({ files, asked }) {
  if (files.length === 0) return null
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Card, {
    title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: '9ZXxr5',
      message: ['Do pobrania'],
    }),
    lead: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'luwFkX',
      message: ['Tych produktów nie wysyłamy paczką. Pobierzesz je stąd teraz i\xA0później.'],
    }),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FileList, {
      files,
      asked,
    }),
  })
}
// src/features/orders/buyerOf.ts
/** Whom an invoice is likely made out to: what the account says for invoices, else what the order says. */
function buyerOf({ details }, billing) {
  if (billing !== null && billing.address !== '') return billing
  const { firstName, lastName, company, phone, address, postcode, city, countryCode } = details
  return {
    ...EMPTY_BILLING,
    first_name: firstName,
    last_name: lastName,
    company,
    phone,
    address,
    postcode,
    city,
    country_code: countryCode,
    tax_id: billing?.tax_id ?? '',
  }
}
// src/domain/orders/seller.ts
/** Who sells. Empty fields are left out of documents. */
var sellerSchema = object({
  name: string(),
  address: string(),
  taxId: string(),
  email: string(),
  phone: string(),
  /** Which register they are in, by what number: as the law of their country has it said. */
  register: prefault(string(), ''),
})
// src/domain/orders/invoice.ts
var grosze = int().check(_nonnegative())
/** A row of an invoice. `net` is after `discount`; `rate` per ten thousand, null for what no tax is charged on. */
var invoiceLineSchema = object({
  kind: _enum(['goods', 'giftWrap', 'shipping']),
  /** Of goods: as they were ordered. Empty for the rest, whose words are the document's. */
  name: string(),
  /** Its English name, where it has another; absent in invoices that an earlier release has issued. */
  english: optional(string()),
  quantity: int(),
  unitNet: grosze,
  discount: grosze,
  net: grosze,
  rate: nullable(int()),
  tax: grosze,
  gross: grosze,
})
object({
  number: string(),
  orderNumber: string(),
  /** Days in Poland, YYYY-MM-DD. */
  issuedOn: string(),
  soldOn: string(),
  seller: sellerSchema,
  buyer: billingSchema,
  currencyCode: string(),
  lines: array(invoiceLineSchema),
  net: grosze,
  tax: grosze,
  gross: grosze,
  /** Of an order that was not paid with money, or by a seller that is an example: said on the document. */
  isTest: boolean(),
})
/** What an invoice can't be made out to, in the order of the form: a name or a company, and a whole address. */
function checkInvoiceBuyer(typed) {
  const isGiven = (field) => typed[field].trim() !== ''
  return [
    ...[...(isGiven('company') ? [] : ['first_name', 'last_name']), 'address', 'postcode', 'city']
      .filter((field) => !isGiven(field))
      .map((field) => ({
        field,
        code: 'required',
      })),
    ...checkBilling(typed),
  ]
}
// src/features/orders/InvoiceForm.tsx
/** Whom the invoice is made out to: a person or a company, with an address. It is issued once. */
function InvoiceForm({ asked, initial, onCancel }) {
  const { _: _t } = useLingui()
  const { productApi } = useServices()
  const queryClient = useQueryClient()
  const form = useForm({
    initial,
    check: checkInvoiceBuyer,
    checksOnLeave: true,
    submit: async (buyer, { signal }) => {
      const files = await askForInvoice(
        await productApi(),
        {
          ...asked,
          buyer,
        },
        { signal },
      )
      queryClient.setQueryData(orderFilesQuery(productApi, asked).queryKey, files)
    },
  })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('form', {
    ...form.element,
    className: Orders_module_default.form,
    'aria-label': _t(
      /** i18n */
      {
        id: 'ZkA5n1',
        message: ['Dane do faktury'],
      },
    ),
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AddressFields, { form }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FailureNote, { failure: form.failure }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: Orders_module_default.actions,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
            type: 'submit',
            variant: 'primary',
            isPending: form.isPending,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'Q9QYJ-',
              message: ['Wystaw fakturę'],
            }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
            variant: 'quiet',
            onPress: onCancel,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'Wbu6xg',
              message: ['Zrezygnuj'],
            }),
          }),
        ],
      }),
    ],
  })
}
// src/features/orders/InvoiceCard.tsx
/** The invoice of an order, or the way to one. */
function InvoiceCard({ invoice, order, asked, billing }) {
  const { _: _t } = useLingui()
  const [isOpen, setIsOpen] = (0, import_react.useState)(false)
  if (invoice !== null)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Card, {
      title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: '-X2jpi',
        message: ['Faktura'],
      }),
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: Orders_module_default.file,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReceiptText, {
            size: 22,
            strokeWidth: 1.75,
            className: Orders_module_default.icon,
            'aria-hidden': 'true',
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
            className: Orders_module_default.words,
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('strong', { children: invoice.number }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                className: Orders_module_default.muted,
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'vB5hzl',
                  message: ['Wystawiona raz i\xA0niezmienna. Dokument testowy: nic nie zapłacono.'],
                }),
              }),
            ],
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonAnchor, {
            href: invoice.url,
            download: true,
            'aria-label': _t(
              /** i18n */
              {
                id: '12D7vz',
                message: ['Pobierz fakturę ', ['0']],
                values: { 0: invoice.number },
              },
            ),
            icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Download, { size: 18 }),
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'RUdMO5',
              message: ['Pobierz PDF'],
            }),
          }),
        ],
      }),
    })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Card, {
    title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: '-X2jpi',
      message: ['Faktura'],
    }),
    lead: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: '_PyHWP',
      message: ['Potrzebujesz jej? Podaj dane nabywcy, a\xA0będzie gotowa od razu.'],
    }),
    children: isOpen
      ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(InvoiceForm, {
          asked,
          initial: buyerOf(order, billing),
          onCancel: () => setIsOpen(false),
        })
      : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
            icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReceiptText, { size: 18 }),
            onPress: () => setIsOpen(true),
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'HTaTq_',
              message: ['Weź fakturę'],
            }),
          }),
        }),
  })
}
// src/features/orders/OrderExtras.tsx
/** What an order brings besides a parcel: the files of digital things, and its invoice. */
function OrderExtras({ token, order, billing }) {
  const { i18n } = useLingui()
  const { productApi } = useServices()
  const language = languageOf(i18n.locale) ?? 'pl'
  const { data, error, refetch } = useQuery(
    orderFilesQuery(productApi, {
      token,
      language,
    }),
  )
  if (data === void 0)
    return error === null
      ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: '8rem' })
      : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FailureNote, {
          failure: error,
          action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
            size: 'small',
            onPress: () => void refetch(),
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'BbPnhI',
              message: ['Spróbuj ponownie'],
            }),
          }),
        })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FilesCard, {
        files: data.files,
        asked: {
          token,
          language,
        },
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(InvoiceCard, {
        invoice: data.invoice,
        order,
        asked: {
          token,
          language,
        },
        billing,
      }),
    ],
  })
}
// src/routes/kasa.$token.tsx?tsr-split=component---loader
var kasa_$token_exports = /* @__PURE__ */ __exportAll({ component: () => Checkout })
function Checkout() {
  const { token } = Route.useParams()
  const knownBuyer = useKnownBuyer()
  const billing = useKnownBilling()
  const plain = usePlainPage('checkout')
  const language = languageOf(useLingui().i18n.locale) ?? 'pl'
  if (!useServices().config.isStorefrontEmbedded)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CheckoutElsewhere, {})
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WithoutScript, {
        children:
          plain === null
            ? null
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlainCheckout, {
                page: plain,
                extras: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FilesCard, {
                  files: plain.files?.files ?? [],
                  asked: {
                    token,
                    language,
                  },
                }),
              }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
        className: 'needs-script',
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CheckoutScreen, {
          token,
          knownBuyer,
          renderOrderExtras: (order) =>
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OrderExtras, {
              token,
              order,
              billing,
            }),
        }),
      }),
    ],
  })
}
export {
  foundLockersSchema as a,
  Checkout as component,
  searchLockers as i,
  orderFilesQuery as n,
  lockerAddress as o,
  Orders_module_default as r,
  kasa_$token_exports as t,
}
