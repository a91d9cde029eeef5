import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as useQuery } from './useQuery-ByumTbVI.js'
import {
  Jr as Page,
  Rt as Notice,
  Si as useServices,
  T as useFormat,
  V as showToast,
  di as RotateCcw,
  ji as useQueryClient,
} from '../renderPage.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { t as Card } from './Card-scAZrQw6.js'
import {
  c as PRICE_MOST,
  n as listPrices,
  o as retryReceivedOrder,
  r as listReceivedOrders,
  s as savePrice,
} from './creditCalls-BZGJcrCa.js'
import { t as CreditCount } from './CreditCount-BhUU0COe.js'
import { t as FailureNote } from './FailureNote-CoBLQTMd.js'
import { t as useSubmission } from './useSubmission-FnOf46R6.js'
import { t as queryOptions } from './queryOptions-BR3H30r7.js'
import { t as ACCOUNT_KEY } from './accountKey-CJ2SF-Dv.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { t as ErrorState } from './ErrorState-DZrYQXwg.js'
import { t as failureText } from './failureTexts-DgFs2LGo.js'
import { t as PageHeader } from './PageHeader-Bmm22iEl.js'
import { t as Skeleton } from './Skeleton-ClnzUomb.js'
import { t as EyeOff } from './eye-off-AFSfpz_c.js'
import { t as Undo2 } from './undo-2-BNCNz0-1.js'
import { t as TextField } from './TextField-CWQ9Iwvc.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { t as engineOffersQuery } from './engineOffersQuery-BlkF-w79.js'
import { t as ApiError } from './apiError-cbYDkBQb.js'
var Orders_module_default = {
  orders: '_orders_bznhr_2',
  order: '_order_bznhr_2',
  words: '_words_bznhr_25',
  note: '_note_bznhr_33',
}
// src/features/credits/orders/ordersQuery.ts
/** Orders that have brought no credits. Always read anew: they are tried again meanwhile. */
function ordersQuery({ productApi }) {
  return queryOptions({
    queryKey: [ACCOUNT_KEY, 'admin-received-orders'],
    queryFn: async ({ signal }) => listReceivedOrders(await productApi(), { signal }),
    staleTime: 0,
    refetchOnMount: 'always',
    refetchOnReconnect: 'always',
  })
}
// src/features/credits/orders/OrderRow.tsx
var import_jsx_runtime = require_jsx_runtime()
var WORDS = {
  ORDER_NOT_UNDERSTOOD:
    /** i18n */
    {
      id: 'PH8onN',
      message: ['Nie rozumiemy tego zamówienia: sprawdź w\xA0sklepie, co w\xA0nim jest.'],
    },
  ORDER_TOO_LARGE:
    /** i18n */
    {
      id: 'Bh2H02',
      message: ['Daje więcej kredytów, niż jedno zamówienie może dać.'],
    },
}
/** Why an order brought nothing: a code of ours in words, or whatever else went wrong by its code. */
function errorWords(error) {
  return (
    WORDS[error] ??
      /** i18n */
      {
        id: 'yV96hv',
        message: ['Nie udało się zapisać kredytów (kod ', ['error'], ').'],
        values: { error },
      }
  )
}
/** One order: what it would bring, where it stands, and another try where one may help. */
function OrderRow({ order }) {
  const { i18n, _: _t } = useLingui()
  const format = useFormat()
  const services = useServices()
  const queryClient = useQueryClient()
  const { id, orderNumber, credits, state, error } = order
  const name = orderNumber ?? id
  const received = format.dateTime(order.receivedAt)
  const retrying = useSubmission(async (signal) => {
    await retryReceivedOrder(await services.productApi(), id, { signal })
    showToast({
      type: 'success',
      title: _t(
        /** i18n */
        {
          id: 'UT5QjY',
          message: ['Zamówienie ', ['name'], ' wraca do kolejki'],
          values: { name },
        },
      ),
    })
    await queryClient.invalidateQueries({ queryKey: ordersQuery(services).queryKey })
  })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('li', {
    className: Orders_module_default.order,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: Orders_module_default.words,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('strong', { children: name }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
            className: Orders_module_default.note,
            children:
              orderNumber === null
                ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                    id: 'I4g-Jg',
                    message: ['Przyszło ', ['received']],
                    values: { received },
                  })
                : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                    id: 'e0pIyj',
                    message: ['<0/>, przyszło ', ['received']],
                    values: { received },
                    components: {
                      0: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CreditCount, { value: credits }),
                    },
                  }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(StateWords, { order }),
          }),
          error === null
            ? null
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                className: Orders_module_default.note,
                children: i18n._(errorWords(error)),
              }),
        ],
      }),
      state === 'test'
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Button, {
            size: 'small',
            icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RotateCcw, { size: 16 }),
            isPending: retrying.isPending,
            onPress: retrying.submit,
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: '7nD30Q',
                message: ['Spróbuj teraz'],
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
                className: 'visually-hidden',
                children: [', ', name],
              }),
            ],
          }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FailureNote, { failure: retrying.failure }),
    ],
  })
}
function StateWords({ order: { state, attempts, nextAttemptAt } }) {
  const format = useFormat()
  if (state === 'test')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'jTChM2',
      message: ['Testowe: nikt za nie nie zapłacił.'],
    })
  if (nextAttemptAt === null)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: '2GFiKn',
      message: ['Przestaliśmy próbować. Liczba prób: ', ['attempts'], '.'],
      values: { attempts },
    })
  const next = format.dateTime(nextAttemptAt)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
    id: 'ud6q78',
    message: ['Próbujemy dalej. Liczba prób: ', ['attempts'], ', następna ', ['next'], '.'],
    values: {
      attempts,
      next,
    },
  })
}
// src/features/credits/orders/OrdersCard.tsx
/** Paid orders that have brought no credits: why, and another try. Not there while there are none. */
function OrdersCard() {
  const { _: _t } = useLingui()
  const { data, error, refetch } = useQuery(ordersQuery(useServices()))
  if (data === void 0 && error === null) return null
  if (data?.length === 0) return null
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Card, {
    title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'rQaLhg',
      message: ['Zamówienia, które nie dały kredytów'],
    }),
    children:
      data === void 0
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
            tone: 'danger',
            title: _t(
              /** i18n */
              {
                id: '4DHoes',
                message: ['Nie udało się wczytać zamówień'],
              },
            ),
            action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
              size: 'small',
              onPress: () => void refetch(),
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'BbPnhI',
                message: ['Spróbuj ponownie'],
              }),
            }),
          })
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ul', {
            className: Orders_module_default.orders,
            children: data.map((order) =>
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OrderRow, { order }, order.id),
            ),
          }),
  })
}
var Prices_module_default = {
  ghosts: '_ghosts_1cac1_2',
  below: '_below_1cac1_7',
  prices: '_prices_1cac1_11',
  price: '_price_1cac1_11',
  words: '_words_1cac1_41',
  note: '_note_1cac1_47',
  outage: '_outage_1cac1_52',
  form: '_form_1cac1_66',
  save: '_save_1cac1_74',
  restore: '_restore_1cac1_79',
}
// src/features/credits/prices/pricesQuery.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
/** The prices as administrators see them. Always read anew: another administrator may have changed one. */
function pricesQuery({ productApi }) {
  return queryOptions({
    queryKey: [ACCOUNT_KEY, 'admin-prices'],
    queryFn: async ({ signal }) => listPrices(await productApi(), { signal }),
    staleTime: 0,
    refetchOnMount: 'always',
    refetchOnReconnect: 'always',
  })
}
/** What a failed call goes by; null for anything that isn't the API's. */
function codeOf(error) {
  return error instanceof ApiError ? error.code : null
}
// src/features/credits/prices/typedPrice.ts
/** What was typed for a price: whole credits from 0 to PRICE_MOST, or null for anything else. */
function typedPrice(text) {
  const digits = text.trim()
  if (!/^\d{1,6}$/u.test(digits)) return null
  const credits = Number(digits)
  return credits <= 1e3 ? credits : null
}
// src/features/credits/prices/usePriceForm.ts
/** One engine's price: what is typed, what is wrong with it, and its way to the server. */
function usePriceForm(price) {
  const { _: _t } = useLingui()
  const services = useServices()
  const queryClient = useQueryClient()
  const { engine, name } = price
  const [typed, setTyped] = (0, import_react.useState)(null)
  const [isWrong, setWrong] = (0, import_react.useState)(false)
  const text = typed ?? String(price.credits)
  async function send(credits, signal) {
    const saved = await savePrice(
      await services.productApi(),
      {
        engine,
        credits,
      },
      { signal },
    )
    const { queryKey } = pricesQuery(services)
    await queryClient.cancelQueries({ queryKey })
    queryClient.setQueryData(queryKey, (known) => known?.map((one) => (one.engine === engine ? saved : one)))
    queryClient.invalidateQueries({ queryKey: engineOffersQuery(services).queryKey })
    setTyped(null)
    const { credits: now } = saved
    showToast({
      type: 'success',
      title: _t(
        /** i18n */
        {
          id: 'm1S_9s',
          message: [['name'], ': cena zapisana'],
          values: { name },
        },
      ),
      message: _t(
        /** i18n */
        {
          id: 'FbawuR',
          message: ['Kredyty za jedno tworzenie: ', ['now']],
          values: { now },
        },
      ),
    })
  }
  const saving = useSubmission((signal) => send(typedPrice(text), signal))
  const restoring = useSubmission((signal) => send(null, signal))
  return {
    text,
    isWrong,
    isChanged: text !== String(price.credits),
    isSaving: saving.isPending,
    isRestoring: restoring.isPending,
    failure: saving.failure ?? restoring.failure,
    type: (next) => {
      setTyped(next)
      setWrong(false)
    },
    submit: (event) => {
      event.preventDefault()
      const isMissing = typedPrice(text) === null
      setWrong(isMissing)
      if (!isMissing) saving.submit()
    },
    restore: () => {
      setWrong(false)
      restoring.submit()
    },
  }
}
// src/features/credits/prices/PriceForm.tsx
/** One engine and its price, to be changed or brought back to its default. */
function PriceForm({ price }) {
  const { _: _t } = useLingui()
  const form = usePriceForm(price)
  const { engine, name, defaultCredits } = price
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('li', {
    className: Prices_module_default.price,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: Prices_module_default.words,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('strong', { children: name }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
            className: Prices_module_default.note,
            children: engine,
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Changed, { price }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Outage, { price }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('form', {
        method: 'post',
        className: Prices_module_default.form,
        noValidate: true,
        onSubmit: form.submit,
        'aria-label': _t(
          /** i18n */
          {
            id: 've8fHD',
            message: ['Cena: ', ['name']],
            values: { name },
          },
        ),
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
            label: _t(
              /** i18n */
              {
                id: 'ruT-Di',
                message: ['Kredyty'],
              },
            ),
            inputMode: 'numeric',
            autoComplete: 'off',
            value: form.text,
            onChange: form.type,
            errorMessage: form.isWrong
              ? _t(
                  /** i18n */
                  {
                    id: 'vsRSOC',
                    message: ['Liczba całkowita od 0\xA0do ', ['PRICE_MOST']],
                    values: { PRICE_MOST },
                  },
                )
              : void 0,
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
            type: 'submit',
            className: Prices_module_default.save ?? '',
            isPending: form.isSaving,
            isDisabled: !form.isChanged,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'TuEroh',
              message: ['Zapisz'],
            }),
          }),
        ],
      }),
      price.changedAt === null
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
            className: Prices_module_default.restore,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Button, {
              size: 'small',
              icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Undo2, { size: 16 }),
              isPending: form.isRestoring,
              onPress: form.restore,
              children: [
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: '7rDtcU',
                  message: ['Przywróć domyślną: ', ['defaultCredits']],
                  values: { defaultCredits },
                }),
                /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
                  className: 'visually-hidden',
                  children: [', ', name],
                }),
              ],
            }),
          }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FailureNote, { failure: form.failure }),
    ],
  })
}
function Changed({ price }) {
  const format = useFormat()
  if (price.changedAt === null)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
      className: Prices_module_default.note,
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: 'CISqbq',
        message: ['cena domyślna'],
      }),
    })
  const changed = format.dateTime(price.changedAt)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
    className: Prices_module_default.note,
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'zS5s3q',
      message: ['zmieniona ', ['changed']],
      values: { changed },
    }),
  })
}
var OUTAGES = {
  'no-provider':
    /** i18n */
    {
      id: 'RD7kz2',
      message: ['Ukryty: serwer nie ma klucza dostawcy (zmienne środowiskowe, README: AI providers).'],
    },
  'no-encoder':
    /** i18n */
    {
      id: 'DJWCpj',
      message: ['Ukryty: ta maszyna nie ma kodera wideo.'],
    },
}
/** Why people don't see it on their forms. */
function Outage({ price: { outage } }) {
  const { i18n } = useLingui()
  if (outage == null) return null
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
    className: Prices_module_default.outage,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EyeOff, {
        size: 16,
        'aria-hidden': 'true',
      }),
      i18n._(OUTAGES[outage]),
    ],
  })
}
// src/features/credits/prices/PricesScreen.tsx
var GHOSTS = [1, 2, 3, 4, 5, 6]
/** /cennik/admin: what each engine costs, for administrators to change; `children` stand below. */
function PricesScreen({ children }) {
  const { _: _t, i18n } = useLingui()
  const { data, error, refetch } = useQuery(pricesQuery(useServices()))
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Page, {
    width: 'narrow',
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHeader, {
        title: _t(
          /** i18n */
          {
            id: 'FG1C-6',
            message: ['Ceny silników'],
          },
        ),
        lead: _t(
          /** i18n */
          {
            id: '4GCd-z',
            message: [
              'W\xA0kredytach za jedno tworzenie. Nowa cena obowiązuje od następnego kliknięcia: co już się tworzy, kosztuje tyle, ile przy starcie.',
            ],
          },
        ),
        breadcrumbs: [
          {
            label: _t(
              /** i18n */
              {
                id: 'Y8BK3-',
                message: ['Kredyty i\xA0cennik'],
              },
            ),
            to: '/kredyty',
          },
          {
            label: _t(
              /** i18n */
              {
                id: 'FG1C-6',
                message: ['Ceny silników'],
              },
            ),
          },
        ],
      }),
      data === void 0
        ? error === null
          ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
              className: Prices_module_default.ghosts,
              'aria-busy': 'true',
              children: GHOSTS.map((ghost) =>
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
                  Skeleton,
                  {
                    shape: 'box',
                    height: '4rem',
                  },
                  ghost,
                ),
              ),
            })
          : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorState, {
              title: i18n._(failureText(codeOf(error)).title),
              description: i18n._(failureText(codeOf(error)).text),
              onRetry: () => void refetch(),
            })
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Card, {
            title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'X-Wl7q',
              message: ['Silniki tego serwera'],
            }),
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ul', {
              className: Prices_module_default.prices,
              children: data.map((price) =>
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PriceForm, { price }, price.engine),
              ),
            }),
          }),
      children === void 0
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
            className: Prices_module_default.below,
            children,
          }),
    ],
  })
}
// src/routes/cennik.admin.tsx?tsr-split=component---loader
function Prices() {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PricesScreen, {
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OrdersCard, {}),
  })
}
export { Prices as component }
