import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as Owned } from './Owned-BmZptuC0.js'
import { t as AccountFrame } from './AccountFrame-SnKlExHV.js'
import {
  a as FieldSkeletons,
  i as CardSkeletons,
  n as AccountForm_module_default,
  r as FormFailure,
  t as FormShell,
} from './FormShell-DQVOwZQd.js'
import { t as VerifyNotice } from './VerifyNotice-Dagkp4o-.js'
import { i as BILLING, n as useAccountPart, s as ORDERS } from './useAccountPart-0UCsMF6M.js'
import { t as PartView } from './PartView-DjxXOOSo.js'
import { t as FieldPair } from './FieldPair-CvPpnmmz.js'
import { t as Card } from './Card-scAZrQw6.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { C as billingDraftSchema, _ as saveBilling, s as listOrders } from './accountCalls-FyQAJCX4.js'
import { K as announce, Si as useServices, V as showToast } from '../renderPage.js'
import { i as normaliseBilling, r as checkBilling, t as AddressFields } from './AddressFields-B7iLeKDS.js'
import { t as userDraft } from './userDraft-DTK5k_-R.js'
import { t as useForm } from './useForm-C-RzJ2rU.js'
import { t as TextField } from './TextField-CWQ9Iwvc.js'
import { t as useShowPart } from './useShowPart-S-RYhUxt.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { t as Rows_module_default } from './Rows.module-Dy3Etoah.js'
import { n as OrderRow, r as NoOrders, t as OrderSkeletons } from './OrderSkeletons-BsfLiD5o.js'
import { t as useInfiniteQuery } from './useInfiniteQuery-Djd33ye9.js'
import { t as ACCOUNT_KEY } from './accountKey-CJ2SF-Dv.js'
// src/features/account/billing/BillingForm.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var import_jsx_runtime = require_jsx_runtime()
var DRAFT = {
  name: 'billing',
  schema: billingDraftSchema,
}
/** Name, company and address. What is typed and not saved is kept on this device. */
function BillingForm({ billing, user, isOffline }) {
  const { _: _t } = useLingui()
  const { productApi } = useServices()
  const show = useShowPart(BILLING, user.id)
  const draft = (0, import_react.useMemo)(() => userDraft(DRAFT, user.id), [user.id])
  const form = useForm({
    isEdit: true,
    checksOnLeave: true,
    initial: billing,
    check: checkBilling,
    submit: async (values) => show(await saveBilling(await productApi(), normaliseBilling(values))),
    onSubmitted: () =>
      showToast({
        type: 'success',
        title: _t(
          /** i18n */
          {
            id: '4IBfto',
            message: ['Dane zapisane'],
          },
        ),
      }),
    draft,
  })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormShell, {
    form,
    label: _t(
      /** i18n */
      {
        id: 'TbvZEi',
        message: ['Zmiana danych do zamówień i\xA0faktur'],
      },
    ),
    verb: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'at5blK',
      message: ['Zapisz dane'],
    }),
    isOffline,
    isKept: true,
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AddressFields, {
      form,
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
        ...form.field('phone'),
        label: _t(
          /** i18n */
          {
            id: 'DrRL-M',
            message: ['Telefon'],
          },
        ),
        type: 'tel',
        inputMode: 'tel',
        autoComplete: 'tel',
        maxLength: 32,
        description: _t(
          /** i18n */
          {
            id: 'F8tBKo',
            message: ['Dla kuriera, na przykład 600 100 200'],
          },
        ),
      }),
    }),
  })
}
// src/features/account/billing/BillingCard.tsx
/** What orders and invoices are made out to. */
function BillingCard({ user }) {
  const data = useAccountPart(BILLING)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Card, {
    title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'v86UUj',
      message: ['Dane do zamówień i\xA0faktur'],
    }),
    lead: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'XgkCbm',
      message: ['Nic tu nie jest obowiązkowe. Co wpiszesz, będzie już czekało w\xA0kasie.'],
    }),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PartView, {
      data,
      skeleton: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
        className: AccountForm_module_default.form,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FieldPair, {
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FieldSkeletons, { count: 6 }),
        }),
      }),
      children: (billing, isOffline) =>
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BillingForm, {
          billing,
          user,
          isOffline,
        }),
    }),
  })
}
// src/features/account/billing/useOlderOrders.ts
/** So many are shown at first, so many more at a time. */
var FIRST = 5
var STEP = 10
/** The newest orders and those before them, some more each time they are asked for. */
function useOlderOrders(newest) {
  const { _: _t } = useLingui()
  const { productApi } = useServices()
  const [shown, setShown] = (0, import_react.useState)(FIRST)
  const older = useInfiniteQuery({
    queryKey: [ACCOUNT_KEY, 'orders', 'before', newest.next],
    queryFn: async ({ pageParam, signal }) =>
      listOrders(await productApi(), { before: pageParam ?? void 0 }, { signal }),
    initialPageParam: newest.next,
    getNextPageParam: (page) => page.next,
    enabled: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const pages = older.data?.pages ?? []
  const seen = new Set(newest.orders.map(({ number }) => number))
  const before = pages.flatMap((page) => page.orders).filter(({ number }) => !seen.has(number))
  const known = [...newest.orders, ...before]
  const isEnd = older.data === void 0 ? newest.next === null : !older.hasNextPage
  async function more() {
    if (known.length < shown + STEP && !isEnd) {
      const { isError } = await (older.data === void 0 ? older.refetch() : older.fetchNextPage())
      if (isError) return
    }
    setShown(shown + STEP)
    announce(
      _t(
        /** i18n */
        {
          id: 'nRuTEQ',
          message: ['Wczytano starsze zamówienia'],
        },
      ),
    )
  }
  return {
    orders: known.slice(0, shown),
    hasMore: known.length > shown || !isEnd,
    isPending: older.isFetching,
    failure: older.error,
    more,
  }
}
// src/features/account/billing/OrdersCard.tsx
/** All orders, newest first, older ones as they are asked for. */
function OrdersCard({ user }) {
  const data = useAccountPart(ORDERS, user.is_verified)
  if (!user.is_verified) return null
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Card, {
    title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: '5dJR2Y',
      message: ['Zamówienia'],
    }),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PartView, {
      data,
      skeleton: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OrderSkeletons, { count: 3 }),
      children: (page) =>
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Orders, { newest: page }, page.orders[0]?.number ?? ''),
    }),
  })
}
function Orders({ newest }) {
  const { orders, hasMore, isPending, failure, more } = useOlderOrders(newest)
  if (orders.length === 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NoOrders, {})
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ul', {
        className: Rows_module_default.rows,
        children: orders.map((order) =>
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OrderRow, { order }, order.number),
        ),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormFailure, { failure }),
      hasMore
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
              isPending,
              onPress: () => void more(),
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'ipGIJd',
                message: ['Pokaż więcej'],
              }),
            }),
          })
        : null,
    ],
  })
}
// src/features/account/billing/BillingScreen.tsx
/** /ustawienia/rozliczenia: what orders and invoices are made out to, and the orders. */
function BillingScreen() {
  const { _: _t } = useLingui()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AccountFrame, {
    place: 'billing',
    lead: _t(
      /** i18n */
      {
        id: 'f-STEN',
        message: ['Dane, którymi wypełnimy kasę, i\xA0wszystkie Twoje zamówienia.'],
      },
    ),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Owned, {
      skeleton: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CardSkeletons, { fields: [3, 6] }),
      children: (user) =>
        /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(VerifyNotice, { user }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OrdersCard, { user }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BillingCard, { user }),
          ],
        }),
    }),
  })
}
// src/routes/ustawienia.rozliczenia.tsx?tsr-split=component---loader
var SplitComponent = BillingScreen
export { SplitComponent as component }
