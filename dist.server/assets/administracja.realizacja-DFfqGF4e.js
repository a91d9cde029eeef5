import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import {
  $r as ButtonAnchor,
  En as nameInAddress,
  Jr as Page,
  Si as useServices,
  T as useFormat,
  Tn as STATES_IN_ADDRESS,
  V as showToast,
  ji as useQueryClient,
  wn as Route,
} from '../renderPage.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as useInfiniteQuery } from './useInfiniteQuery-Djd33ye9.js'
import { t as FileUp } from './file-up-CDbduJwy.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { t as PageHeader } from './PageHeader-Bmm22iEl.js'
import { t as RadioGroup } from './RadioGroup-rTvrlSv9.js'
import {
  c as importParcels,
  f as tellParcel,
  n as PRODUCTION_KEY,
  o as productionQuery,
  p as Administration_module_default,
  r as actsQuery,
} from './ReadFailure-B6ZnHdgh.js'
import { t as Unread } from './Unread-8A2hl0ow.js'
import { t as foldPolish } from './foldPolish-DnDdVsnx.js'
import { n as CARRIER_NAMES, r as trackingAddress, t as CARRIERS } from './carriers-DKMSppoB.js'
import { i as toldProblem } from './parcel-sWo2-rtz.js'
import { t as Dialog } from './Dialog-BVCLj5ad.js'
import { t as FailureNote } from './FailureNote-CoBLQTMd.js'
import { t as useSubmission } from './useSubmission-FnOf46R6.js'
import { t as TextField } from './TextField-CWQ9Iwvc.js'
import { t as ApiError } from './apiError-cbYDkBQb.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { t as createLucideIcon } from './createLucideIcon-ByydpFMN.js'
import { t as Badge } from './Badge-CUFWmOKP.js'
import { t as Card } from './Card-scAZrQw6.js'
import {
  a as carrierName,
  n as PARCEL_STATE_WORDS,
  r as SHIPPING_NAMES,
  t as COUNTRY_NAMES,
} from './deliveryNames-B6DlLWM0.js'
import { t as Rows_module_default } from './Rows.module-Dy3Etoah.js'
import { t as useForm } from './useForm-C-RzJ2rU.js'
import { t as Select } from './Select-C1qR71Ig.js'
// node_modules/lucide-react/dist/esm/icons/file-down.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData = {
  name: 'file-down',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2z',
        key: '1oefj6',
      },
    ],
    [
      'path',
      {
        d: 'M14 2v5a1 1 0 0 0 1 1h5',
        key: 'wfsgrz',
      },
    ],
    [
      'path',
      {
        d: 'M12 18v-6',
        key: '17g6i2',
      },
    ],
    [
      'path',
      {
        d: 'm9 15 3 3 3-3',
        key: '1npd3o',
      },
    ],
  ],
}
__iconData.node
var FileDown = createLucideIcon(__iconData)
// src/domain/orders/parcelList.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var ORDER_NUMBER = /^ISK-\d{4}-\d{6}$/
var STATES = {
  made: 'made',
  zrobione: 'made',
  zrobiona: 'made',
  gotowe: 'made',
  gotowa: 'made',
  sent: 'sent',
  wyslane: 'sent',
  wyslana: 'sent',
  nadane: 'sent',
  nadana: 'sent',
  delivered: 'delivered',
  doreczone: 'delivered',
  doreczona: 'delivered',
  dostarczone: 'delivered',
  dostarczona: 'delivered',
  odebrane: 'delivered',
  odebrana: 'delivered',
}
var CARRIERS_BY_NAME = new Map([
  ...CARRIERS.map((carrier) => [carrier, carrier]),
  ...Object.entries({
    ...CARRIER_NAMES,
    other: 'inny',
  }).flatMap(([code, name]) => {
    const carrier = CARRIERS.find((known) => known === code)
    return carrier === void 0 ? [] : [[foldPolish(name), carrier]]
  }),
])
/**
 * Reads a list of parcels: `order number; state; carrier; tracking number`, a line each, parted by semicolons, commas or
 * tabs. A first line without an order number is its heading. An order that stands there twice is as its last line says.
 */
function readParcelList(text) {
  const parcels = /* @__PURE__ */ new Map()
  const problems = []
  let lines = 0
  for (const [index, line] of text
    .replace(/^\u{FEFF}/u, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    if (line.trim() === '') continue
    const read = readLine(cellsOf(line))
    lines += 1
    if (read === 'number' && lines === 1) continue
    if (typeof read === 'string')
      problems.push({
        line: index + 1,
        code: read,
      })
    else if (parcels.size >= 200 && !parcels.has(read.number))
      problems.push({
        line: index + 1,
        code: 'too_many',
      })
    else parcels.set(read.number, read)
  }
  return {
    parcels: [...parcels.values()],
    problems,
  }
}
function readLine([number = '', said = '', by = '', tracking = '']) {
  const known = number.toUpperCase()
  if (!ORDER_NUMBER.test(known)) return 'number'
  const state = STATES[foldPolish(said)]
  if (state === void 0) return 'state'
  if (state !== 'sent')
    return {
      number: known,
      state,
      carrier: null,
      tracking_number: '',
    }
  const told = {
    state,
    carrier: CARRIERS_BY_NAME.get(foldPolish(by)) ?? null,
    tracking_number: tracking,
  }
  const problem = toldProblem(told)
  return problem === null
    ? {
        number: known,
        ...told,
      }
    : problem.field
}
/** The cells of a line; one in quotes may hold what parts them. */
function cellsOf(line) {
  const parting = [';', '	', ','].find((one) => line.includes(one)) ?? ';'
  const cells = ['']
  let isQuoted = false
  for (const character of line)
    if (character === '"') isQuoted = !isQuoted
    else if (character === parting && !isQuoted) cells.push('')
    else cells[cells.length - 1] += character
  return cells.map((cell) => cell.trim())
}
var Production_module_default = {
  actions: '_actions_1oluw_2',
  filters: '_filters_1oluw_9',
  problems: '_problems_1oluw_17',
}
// src/features/administration/production/useTellParcel.ts
/** Reads what is made and sent anew, and the journal. */
function useProductionRead() {
  const services = useServices()
  const queryClient = useQueryClient()
  return async () => {
    queryClient.invalidateQueries({ queryKey: actsQuery(services).queryKey })
    await queryClient.invalidateQueries({ queryKey: PRODUCTION_KEY })
  }
}
/** Tells of the parcel of an order as it is seen. Where somebody else was quicker, what they told is read first. */
function useTellParcel({ number, revision }) {
  const { productApi } = useServices()
  const readAnew = useProductionRead()
  return async (told, signal) => {
    try {
      await tellParcel(
        await productApi(),
        {
          number,
          revision,
          ...told,
        },
        { signal },
      )
    } catch (error) {
      if (error instanceof ApiError && error.code === 'PARCEL_CHANGED') await readAnew()
      throw error
    }
    await readAnew()
  }
}
// src/features/administration/production/ImportDialog.tsx
var import_jsx_runtime = require_jsx_runtime()
var PROBLEMS = {
  number:
    /** i18n */
    {
      id: 'sdM9VD',
      message: ['nie ma numeru zamówienia, na przykład ISK-2026-000123'],
    },
  state:
    /** i18n */
    {
      id: 'CDnAjV',
      message: ['stan to zrobiona, wysłana albo doręczona'],
    },
  carrier:
    /** i18n */
    {
      id: 'Ch2-Sa',
      message: ['nie ma przewoźnika: InPost, DPD, DHL, GLS, Poczta Polska albo inny'],
    },
  tracking_number:
    /** i18n */
    {
      id: 'tbykGH',
      message: ['numer przesyłki to od 6\xA0do 40\xA0cyfr i\xA0liter'],
    },
  too_many:
    /** i18n */
    {
      id: 'Cin8yd',
      message: ['lista jest za długa, wczytaj ją po kawałku'],
    },
}
var OUTCOMES = {
  same:
    /** i18n */
    {
      id: 'NbXd5x',
      message: ['tak już było'],
    },
  unknown:
    /** i18n */
    {
      id: 'D1-P1b',
      message: ['nie ma takiego zamówienia z\xA0paczką'],
    },
  refused:
    /** i18n */
    {
      id: 'VWa7kW',
      message: ['tego nie da się powiedzieć po tym, co już o\xA0paczce wiadomo'],
    },
}
/** Tells of many parcels at once, by a list that a carrier's program saves or somebody has typed. */
function ImportDialog({ onClose }) {
  const { _: _t } = useLingui()
  const chooser = (0, import_react.useRef)(null)
  const { productApi } = useServices()
  const readAnew = useProductionRead()
  const [text, setText] = (0, import_react.useState)('')
  const [done, setDone] = (0, import_react.useState)(null)
  const { parcels, problems } = readParcelList(text)
  const importing = useSubmission(async (signal) => {
    const outcomes = await importParcels(await productApi(), { parcels: [...parcels] }, { signal })
    await readAnew()
    setDone(outcomes)
  })
  const count = parcels.length
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
    isOpen: true,
    title: _t(
      /** i18n */
      {
        id: 'yZAq7U',
        message: ['Wczytaj listę przesyłek'],
      },
    ),
    onOpenChange: (isOpen) => {
      if (!isOpen) onClose()
    },
    actions:
      done === null
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
                onPress: onClose,
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'mRjC3e',
                  message: ['Anuluj'],
                }),
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
                variant: 'primary',
                isDisabled: count === 0,
                isPending: importing.isPending,
                onPress: importing.submit,
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: '5I8aCx',
                  message: [
                    [
                      'count',
                      'plural',
                      {
                        offset: void 0,
                        one: ['Zapisz ', '#', '\xA0paczkę'],
                        few: ['Zapisz ', '#', '\xA0paczki'],
                        many: ['Zapisz ', '#', '\xA0paczek'],
                        other: ['Zapisz ', '#', '\xA0paczki'],
                      },
                    ],
                  ],
                  values: { count },
                }),
              }),
            ],
          })
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
            variant: 'primary',
            onPress: onClose,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'ph38UP',
              message: ['Gotowe'],
            }),
          }),
    children:
      done === null
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
            className: Administration_module_default.form,
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FailureNote, { failure: importing.failure }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: '_AMILf',
                  message: [
                    'Plik CSV albo wklejone wiersze: numer zamówienia; stan; przewoźnik; numer przesyłki. Kto dostanie stan „wysłana”, dostanie też list z\xA0numerem.',
                  ],
                }),
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
                children: [
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
                    icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FileUp, {
                      size: 18,
                      'aria-hidden': 'true',
                    }),
                    onPress: () => chooser.current?.click(),
                    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                      id: 'SA8yvT',
                      message: ['Wybierz plik z\xA0listą'],
                    }),
                  }),
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)('input', {
                    ref: chooser,
                    type: 'file',
                    hidden: true,
                    accept: '.csv,.txt,text/csv,text/plain',
                    onChange: ({ currentTarget }) => {
                      currentTarget.files?.[0]?.slice(0, MOST_BYTES).text().then(setText)
                      currentTarget.value = ''
                    },
                  }),
                ],
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
                label: _t(
                  /** i18n */
                  {
                    id: '5hU8NZ',
                    message: ['Wiersze'],
                  },
                ),
                placeholder: 'ISK-2026-000123;wysłana;InPost;680000001234',
                value: text,
                onChange: setText,
                multiline: true,
                maxLength: MOST_BYTES,
              }),
              problems.length === 0
                ? null
                : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
                    children: [
                      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('output', {
                        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                          id: 'xwSTmN',
                          message: ['Tych wierszy nie wczytamy:'],
                        }),
                      }),
                      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ul', {
                        className: Production_module_default.problems,
                        children: problems.slice(0, MOST_SHOWN).map(({ line, code }) =>
                          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
                            ProblemRow,
                            {
                              line,
                              code,
                            },
                            line,
                          ),
                        ),
                      }),
                    ],
                  }),
            ],
          })
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Outcomes, { done }),
  })
}
var MOST_BYTES = 4e4
var MOST_SHOWN = 20
function ProblemRow({ line, code }) {
  const { i18n } = useLingui()
  const why = i18n._(PROBLEMS[code])
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('li', {
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'dQgYMH',
      message: ['wiersz ', ['line'], ': ', ['why']],
      values: {
        line,
        why,
      },
    }),
  })
}
function Outcomes({ done: { outcomes } }) {
  const { i18n } = useLingui()
  const changed = outcomes.filter(({ outcome }) => outcome === 'changed').length
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: Administration_module_default.form,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('output', {
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'KsF6ex',
          message: [
            [
              'changed',
              'plural',
              {
                offset: void 0,
                one: ['Zapisano ', '#', '\xA0paczkę.'],
                few: ['Zapisano ', '#', '\xA0paczki.'],
                many: ['Zapisano ', '#', '\xA0paczek.'],
                other: ['Zapisano ', '#', '\xA0paczki.'],
              },
            ],
          ],
          values: { changed },
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ul', {
        className: Production_module_default.problems,
        children: outcomes.map(({ number, outcome }) =>
          outcome === 'changed'
            ? null
            : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
                'li',
                { children: [number, ': ', i18n._(OUTCOMES[outcome])] },
                number,
              ),
        ),
      }),
    ],
  })
}
// src/features/administration/production/SendingDialog.tsx
/** Who has a parcel, and under which number: its buyer gets a letter about it. */
function SendingDialog({ order, onClose }) {
  const { _: _t, i18n } = useLingui()
  const tell = useTellParcel(order)
  const { number, parcel, shippingMethod } = order
  const isCorrection = parcel.sentAt !== null
  const initial = {
    carrier: parcel.carrier ?? (shippingMethod === 'locker' ? 'inpost' : 'dpd'),
    tracking_number: parcel.trackingNumber,
  }
  const form = useForm({
    initial,
    check: (values) => {
      const problem = toldProblem({
        state: 'sent',
        ...values,
      })
      return problem === null ? [] : [problem]
    },
    submit: async (values, { signal }) => {
      await tell(
        {
          state: 'sent',
          ...values,
        },
        signal,
      )
      showToast({
        type: 'success',
        title: _t(
          /** i18n */
          {
            id: 'S9YX30',
            message: ['Zapisane, list do kupującego już idzie'],
          },
        ),
      })
    },
    onSubmitted: onClose,
  })
  const carrier = form.field('carrier')
  const title = isCorrection
    ? _t(
        /** i18n */
        {
          id: 'yXGjmi',
          message: ['Popraw przesyłkę ', ['number']],
          values: { number },
        },
      )
    : _t(
        /** i18n */
        {
          id: 'djSiIq',
          message: ['Wyślij paczkę ', ['number']],
          values: { number },
        },
      )
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
    isOpen: true,
    size: 'sm',
    title,
    onOpenChange: (isOpen) => {
      if (!isOpen) onClose()
    },
    actions: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
          onPress: onClose,
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'mRjC3e',
            message: ['Anuluj'],
          }),
        }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
          variant: 'primary',
          type: 'submit',
          form: form.id,
          isPending: form.isPending,
          children: isCorrection
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'd5Xav4',
                message: ['Popraw i\xA0powiadom'],
              })
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'Dmfe6L',
                message: ['Oznacz jako wysłaną'],
              }),
        }),
      ],
    }),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('form', {
      ...form.element,
      className: Administration_module_default.form,
      'aria-label': _t(
        /** i18n */
        {
          id: 'jXiq_f',
          message: ['Dane przesyłki'],
        },
      ),
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FailureNote, { failure: form.failure }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Select, {
          label: _t(
            /** i18n */
            {
              id: 'KrP03z',
              message: ['Przewoźnik'],
            },
          ),
          name: 'carrier',
          options: CARRIERS.map((code) => ({
            value: code,
            label: carrierName(code, i18n),
          })),
          value: carrier.value,
          onChange: carrier.onChange,
        }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
          ...form.field('tracking_number'),
          label: _t(
            /** i18n */
            {
              id: 'afAJdm',
              message: ['Numer przesyłki'],
            },
          ),
          description: _t(
            /** i18n */
            {
              id: 'Zg0B6F',
              message: ['Kupujący dostanie go w\xA0liście. Inny przewoźnik może go nie mieć.'],
            },
          ),
          autoComplete: 'off',
          maxLength: 60,
        }),
      ],
    }),
  })
}
// src/features/administration/production/ParcelActions.tsx
/** What can be told of a parcel next. */
function ParcelActions({ order }) {
  const { _: _t } = useLingui()
  const [isSending, setSending] = (0, import_react.useState)(false)
  const { state, carrier, trackingNumber } = order.parcel
  const send = /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Button, {
    size: 'small',
    variant: state === 'sent' ? 'quiet' : 'primary',
    'aria-haspopup': 'dialog',
    onPress: () => setSending(true),
    children: [
      state === 'sent'
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'PYeahz',
            message: ['Popraw dane przesyłki'],
          })
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'VlRbTj',
            message: ['Wysłana…'],
          }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
        className: 'visually-hidden',
        children: [': ', order.number],
      }),
    ],
  })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      state === 'ordered'
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Telling, {
            order,
            told: {
              state: 'made',
              carrier: null,
              tracking_number: '',
            },
            done: _t(
              /** i18n */
              {
                id: '6gcgxY',
                message: ['Paczka zrobiona'],
              },
            ),
            verb: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'FTyJKa',
              message: ['Zrobiona'],
            }),
            beside: send,
          })
        : state === 'made'
          ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
              className: Production_module_default.actions,
              children: send,
            })
          : state === 'sent'
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Telling, {
                order,
                told: {
                  state: 'delivered',
                  carrier: null,
                  tracking_number: '',
                },
                done: _t(
                  /** i18n */
                  {
                    id: 'iAwiRQ',
                    message: ['Paczka doręczona'],
                  },
                ),
                verb: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: '3HxsNi',
                  message: ['Doręczona'],
                }),
                beside: send,
              })
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Telling, {
                order,
                told: {
                  state: 'sent',
                  carrier,
                  tracking_number: trackingNumber,
                },
                done: _t(
                  /** i18n */
                  {
                    id: 'LeFfqD',
                    message: ['Paczka znów jest w\xA0drodze'],
                  },
                ),
                verb: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'qqRFR-',
                  message: ['Jednak niedoręczona'],
                }),
              }),
      isSending
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SendingDialog, {
            order,
            onClose: () => setSending(false),
          })
        : null,
    ],
  })
}
function Telling({ order, told, done, verb, beside = null }) {
  const tell = useTellParcel(order)
  const telling = useSubmission(async (signal) => {
    await tell(told, signal)
    showToast({
      type: 'success',
      title: done,
    })
  })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FailureNote, { failure: telling.failure }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: Production_module_default.actions,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Button, {
            size: 'small',
            isPending: telling.isPending,
            onPress: telling.submit,
            children: [
              verb,
              /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
                className: 'visually-hidden',
                children: [': ', order.number],
              }),
            ],
          }),
          beside,
        ],
      }),
    ],
  })
}
// src/features/administration/production/ParcelLine.tsx
var TONES = {
  ordered: 'warning',
  made: 'accent',
  sent: 'neutral',
  delivered: 'success',
}
/** How far a parcel is and since when, who has it and under which number. */
function ParcelLine({ parcel }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const { state, carrier, trackingNumber } = parcel
  const since = {
    ordered: null,
    made: parcel.madeAt,
    sent: parcel.sentAt,
    delivered: parcel.deliveredAt,
  }[state]
  const address = trackingAddress(carrier, trackingNumber)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
        tone: TONES[state],
        children: i18n._(PARCEL_STATE_WORDS[state]),
      }),
      since === null
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
            children: [' ', format.dateTime(since)],
          }),
      carrier === null
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
            children: [' · ', carrierName(carrier, i18n)],
          }),
      trackingNumber === ''
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
            children: [
              ' · ',
              address === null
                ? trackingNumber
                : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('a', {
                    href: address,
                    target: '_blank',
                    rel: 'noreferrer',
                    children: trackingNumber,
                  }),
            ],
          }),
    ],
  })
}
// src/features/administration/production/ProductionOrderCard.tsx
/** An order that a parcel goes out for: where to, and what is in it. */
function ProductionOrderCard({ order }) {
  const { _: _t, i18n } = useLingui()
  const format = useFormat()
  const { number, placedAt, recipient, shippingMethod, lockerCode, note, lines, parcel } = order
  const to = [recipient.name, recipient.company, recipient.address, `${recipient.postcode} ${recipient.city}`]
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
    title: number,
    lead: format.dateTime(placedAt),
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('dl', {
        className: Administration_module_default.facts,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dt', {
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'hDvRNY',
              message: ['Paczka'],
            }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dd', {
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ParcelLine, { parcel }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dt', {
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'XS_ajP',
              message: ['Dostawa'],
            }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('dd', {
            children: [
              i18n._(SHIPPING_NAMES[shippingMethod]),
              lockerCode === ''
                ? null
                : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
                    children: [' · ', lockerCode],
                  }),
            ],
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dt', {
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: '3dHmdK',
              message: ['Odbiorca'],
            }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('dd', {
            children: [
              to
                .map((part) => part.trim())
                .filter((part) => part !== '')
                .join(', '),
              ', ',
              i18n._(COUNTRY_NAMES[recipient.countryCode]),
            ],
          }),
          recipient.phone === ''
            ? null
            : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
                children: [
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dt', {
                    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                      id: 'DrRL-M',
                      message: ['Telefon'],
                    }),
                  }),
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dd', { children: recipient.phone }),
                ],
              }),
          note === ''
            ? null
            : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
                children: [
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dt', {
                    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                      id: 'AhF6_K',
                      message: ['Uwagi'],
                    }),
                  }),
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dd', { children: note }),
                ],
              }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ul', {
        className: Rows_module_default.rows,
        'aria-label': _t(
          /** i18n */
          {
            id: '_w8U12',
            message: ['Rzeczy z\xA0zamówienia ', ['number']],
            values: { number },
          },
        ),
        children: lines.map((line) =>
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
            LineRow,
            {
              line,
              isToBeMade: parcel.state === 'ordered',
            },
            line.position,
          ),
        ),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ParcelActions, { order }),
    ],
  })
}
function LineRow({ line, isToBeMade }) {
  const format = useFormat()
  const { title, variantTitle, sku, quantity, isGiftWrapped, attributes, giftMessage, instructions, file } =
    line
  const count = format.number(quantity)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('li', {
    className: Rows_module_default.plain,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: Rows_module_default.words,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
            className: Rows_module_default.title,
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('strong', { children: [count, ' × ', title] }),
              isGiftWrapped
                ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
                    tone: 'accent',
                    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                      id: 'd5rCVQ',
                      message: ['na prezent'],
                    }),
                  })
                : null,
              isToBeMade && file?.isTaken === true
                ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
                    tone: 'success',
                    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                      id: 'nOox3q',
                      message: ['plik pobrany'],
                    }),
                  })
                : null,
            ],
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
            className: Rows_module_default.muted,
            children: [variantTitle, sku].filter(Boolean).join(' · '),
          }),
          attributes.map(({ key, value }) =>
            /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
              'span',
              {
                className: Rows_module_default.muted,
                children: [key, ': ', value],
              },
              key,
            ),
          ),
          giftMessage === ''
            ? null
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'oO-t5m',
                  message: ['Bilecik: ', ['giftMessage']],
                  values: { giftMessage },
                }),
              }),
          instructions === ''
            ? null
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'w-QLv3',
                  message: ['Prośba kupującego: ', ['instructions']],
                  values: { instructions },
                }),
              }),
          file !== null && file.url === null
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                className: Rows_module_default.muted,
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'APy1Nu',
                  message: ['Obraz albo słowa kupującego jeszcze do nas nie dotarły.'],
                }),
              })
            : null,
        ],
      }),
      file === null || file.url === null
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(ButtonAnchor, {
            href: file.url,
            size: 'small',
            download: true,
            icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FileDown, {
              size: 16,
              'aria-hidden': 'true',
            }),
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'f0g-rn',
                message: ['Plik do druku'],
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
                className: 'visually-hidden',
                children: [': ', title],
              }),
            ],
          }),
    ],
  })
}
// src/features/administration/production/ProductionScreen.tsx
/** /administracja/realizacja: what has to be printed, packed and sent, and what has gone. */
function ProductionScreen({ state, onStateChange }) {
  const { _: _t } = useLingui()
  const [isImporting, setImporting] = (0, import_react.useState)(false)
  const found = useInfiniteQuery(productionQuery(useServices(), state))
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Page, {
    width: 'narrow',
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHeader, {
        title: _t(
          /** i18n */
          {
            id: 'c0caA6',
            message: ['Realizacja'],
          },
        ),
        lead: _t(
          /** i18n */
          {
            id: 'sG-KCT',
            message: [
              'Zamówienia, za którymi idzie paczka: co spakować, dokąd wysłać i\xA0z\xA0czego drukować. Słowa i\xA0obraz z\xA0pobranego pliku już się nie zmienią.',
            ],
          },
        ),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: Administration_module_default.parts,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
            className: Production_module_default.filters,
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(StateChoice, {
                state,
                onChange: onStateChange,
                counts: found.data?.pages[0]?.counts,
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
                size: 'small',
                'aria-haspopup': 'dialog',
                icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FileUp, {
                  size: 16,
                  'aria-hidden': 'true',
                }),
                onPress: () => setImporting(true),
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'yZAq7U',
                  message: ['Wczytaj listę przesyłek'],
                }),
              }),
            ],
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Orders, {
            found,
            isOfState: state !== void 0,
          }),
        ],
      }),
      isImporting
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ImportDialog, { onClose: () => setImporting(false) })
        : null,
    ],
  })
}
var ALL = 'all'
function StateChoice({ state, onChange, counts }) {
  const { _: _t2 } = useLingui()
  const format = useFormat()
  const counted = (name, count) => (count === void 0 ? name : `${name} · ${format.number(count)}`)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RadioGroup, {
    label: _t2(
      /** i18n */
      {
        id: 'xDtMC-',
        message: ['Które paczki'],
      },
    ),
    isLabelHidden: true,
    presentation: 'chips',
    value: state ?? ALL,
    options: [
      {
        value: ALL,
        label: _t2(
          /** i18n */
          {
            id: 'lFflE5',
            message: ['Wszystkie'],
          },
        ),
      },
      {
        value: 'ordered',
        label: counted(
          _t2(
            /** i18n */
            {
              id: 'tT7mj5',
              message: ['Do zrobienia'],
            },
          ),
          counts?.ordered,
        ),
      },
      {
        value: 'made',
        label: counted(
          _t2(
            /** i18n */
            {
              id: 'Q27MfN',
              message: ['Zrobione'],
            },
          ),
          counts?.made,
        ),
      },
      {
        value: 'sent',
        label: counted(
          _t2(
            /** i18n */
            {
              id: 'SeB9Ny',
              message: ['Wysłane'],
            },
          ),
          counts?.sent,
        ),
      },
      {
        value: 'delivered',
        label: _t2(
          /** i18n */
          {
            id: 'Y2oQ2M',
            message: ['Doręczone'],
          },
        ),
      },
    ],
    onChange: (chosen) => onChange(chosen === ALL ? void 0 : chosen),
  })
}
function Orders({ found, isOfState }) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = found
  if (data === void 0)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Unread, {
      error,
      onRetry: () => void refetch(),
      count: 3,
      height: '12rem',
    })
  const orders = data.pages.flatMap((page) => page.orders)
  if (orders.length === 0)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
      children: isOfState
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'KjvAGX',
            message: ['Nie ma tu żadnej paczki.'],
          })
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: '0SgPeM',
            message: ['Nie ma jeszcze zamówienia, za którym idzie paczka.'],
          }),
    })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      orders.map((order) =>
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProductionOrderCard, { order }, order.number),
      ),
      hasNextPage
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
            isPending: isFetchingNextPage,
            onPress: () => void fetchNextPage(),
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: '52DkSI',
              message: ['Pokaż starsze'],
            }),
          })
        : null,
    ],
  })
}
// src/routes/administracja.realizacja.tsx?tsr-split=component---loader
function Production() {
  const { stan } = Route.useSearch()
  const navigate = Route.useNavigate()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProductionScreen, {
    state: stan === void 0 ? void 0 : STATES_IN_ADDRESS[stan],
    onStateChange: (state) =>
      void navigate({
        search: { stan: nameInAddress(state) },
        replace: true,
        resetScroll: false,
      }),
  })
}
export { Production as component }
