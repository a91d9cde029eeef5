import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { t as OwnBalance } from './OwnBalance-CU1rvhLK.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as Hourglass } from './hourglass-Cl3dDpxt.js'
import { t as EntryCard } from './EntryCard-wdKfY80m.js'
import { t as Skeleton } from './Skeleton-ClnzUomb.js'
import {
  C as useSession,
  Rt as Notice,
  Si as useServices,
  Sn as Route,
  ci as ShoppingBag,
  ei as ButtonLink,
  ji as useQueryClient,
  oi as Sparkles,
  vi as CircleCheck,
} from '../renderPage.js'
import { t as Purchase_module_default } from './Purchase.module-CXpsJ2R1.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { t as CloudOff } from './cloud-off-DdCsTsvX.js'
import { t as FailureNote } from './FailureNote-CoBLQTMd.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { t as createLucideIcon } from './createLucideIcon-ByydpFMN.js'
import { t as SearchX } from './search-x-ClkzGpDU.js'
import { t as Undo2 } from './undo-2-BNCNz0-1.js'
import { t as UserRoundX } from './user-round-x-BAC3C_ch.js'
import { t as TextLink } from './TextLink-CFrFjdUC.js'
import { t as Circle } from './circle-t_8cHepR.js'
import { t as LoaderCircle } from './loader-circle-SqqGKYuW.js'
import { t as useQuery } from './useQuery-ByumTbVI.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { t as ApiError } from './apiError-cbYDkBQb.js'
import { a as readPurchase } from './creditCalls-BZGJcrCa.js'
import { t as CREDITS_KEY } from './creditsQuery-CNDrE3t7.js'
import { t as ACCOUNT_KEY } from './accountKey-CJ2SF-Dv.js'
// node_modules/lucide-react/dist/esm/icons/flask-conical.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData = {
  name: 'flask-conical',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M14 2v6a2 2 0 0 0 .245.96l5.51 10.08A2 2 0 0 1 18 22H6a2 2 0 0 1-1.755-2.96l5.51-10.08A2 2 0 0 0 10 8V2',
        key: '18mbvz',
      },
    ],
    [
      'path',
      {
        d: 'M6.453 15h11.094',
        key: '3shlmq',
      },
    ],
    [
      'path',
      {
        d: 'M8.5 2h7',
        key: 'csnxdl',
      },
    ],
  ],
}
__iconData.node
var FlaskConical = createLucideIcon(__iconData)
// src/features/credits/purchase/NextSteps.tsx
var import_jsx_runtime = require_jsx_runtime()
/** Where credits are spent and where each of them is accounted for. */
function NextSteps() {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: Purchase_module_default.actions,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
        to: '/generatory',
        variant: 'primary',
        icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Sparkles, { size: 18 }),
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'RVgCVj',
          message: ['Zacznij tworzyć'],
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
        to: '/kredyty',
        hash: 'ruchy',
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'GQmFtK',
          message: ['Zobacz ruchy'],
        }),
      }),
    ],
  })
}
// src/features/credits/purchase/PurchaseFailed.tsx
/** The credits couldn't be asked for: what is sure all the same. */
function PurchaseFailed({ error, onRetry }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EntryCard, {
    icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CloudOff, { size: 26 }),
    title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'isa6WZ',
      message: ['Nie możemy teraz sprawdzić kredytów'],
    }),
    lead: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'HGnP_4',
      message: ['Opłacone kredyty nie giną: trafią na konto także wtedy, gdy zamkniesz tę stronę.'],
    }),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FailureNote, {
      failure: error,
      action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
        size: 'small',
        onPress: onRetry,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'IWQyu6',
          message: ['Sprawdź ponownie'],
        }),
      }),
    }),
  })
}
// src/features/credits/purchase/Progress.tsx
/** How far the credits have come on their way: paid, confirmed by the shop, on the account. */
function Progress({ isCredited }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('ol', {
    className: Purchase_module_default.steps,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Step, {
        state: 'done',
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'ny3JHI',
          message: ['Zamówienie opłacone'],
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Step, {
        state: isCredited ? 'done' : 'now',
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'ZhVoNj',
          message: ['Potwierdzenie ze sklepu'],
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Step, {
        state: isCredited ? 'done' : 'later',
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'O2e1R_',
          message: ['Kredyty na koncie'],
        }),
      }),
    ],
  })
}
var ICONS = {
  done: CircleCheck,
  now: LoaderCircle,
  later: Circle,
}
function Step({ state, children }) {
  const Icon = ICONS[state]
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('li', {
    className: Purchase_module_default.step,
    'data-state': state,
    'aria-current': state === 'now' ? 'step' : void 0,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
        size: 22,
        strokeWidth: 1.75,
        'aria-hidden': 'true',
      }),
      children,
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
        className: 'visually-hidden',
        children:
          state === 'done'
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'wsf88i',
                message: ['(gotowe)'],
              })
            : state === 'now'
              ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'AarICE',
                  message: ['(trwa)'],
                })
              : null,
      }),
    ],
  })
}
// src/features/credits/purchase/PurchaseState.tsx
var STATES = {
  credited: Credited,
  waiting: Waiting,
  returned: Returned,
  'other-account': OtherAccount,
  'no-credits': NoCredits,
  test: TestOrder,
  unknown: Unknown,
}
/** An order's credits in each state they can be in. */
function PurchaseState(props) {
  const State = STATES[props.purchase.state]
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(State, { ...props })
}
function Credited({ purchase, order, balance }) {
  const { credits, orderNumber } = purchase
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(EntryCard, {
    isNews: true,
    tone: 'success',
    icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CircleCheck, { size: 26 }),
    title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'ShF3Ht',
      message: [
        [
          'credits',
          'plural',
          {
            offset: void 0,
            one: ['#', '\xA0kredyt jest na Twoim koncie'],
            few: ['#', '\xA0kredyty są na Twoim koncie'],
            many: ['#', '\xA0kredytów jest na Twoim koncie'],
            other: ['#', '\xA0kredytu jest na Twoim koncie'],
          },
        ],
      ],
      values: { credits },
    }),
    lead: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'MqQB6g',
      message: ['Zamówienie <0>', ['orderNumber'], '</0>. Kredyty nie mają daty ważności.'],
      values: { orderNumber },
      components: {
        0: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', { className: Purchase_module_default.number }),
      },
    }),
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
        className: Purchase_module_default.balance,
        children: balance,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NextSteps, {}),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OrderLink, { order }),
    ],
  })
}
function Waiting({ purchase, isLate, isUnreachable }) {
  const { _: _t } = useLingui()
  const { credits, orderNumber } = purchase
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(EntryCard, {
    isNews: isLate,
    icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Hourglass, { size: 26 }),
    title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'cM_uA0',
      message: ['Zapłacone, kredyty w\xA0drodze'],
    }),
    lead: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 's4Wt3q',
      message: [
        [
          'credits',
          'plural',
          {
            offset: void 0,
            one: ['#', '\xA0kredyt'],
            few: ['#', '\xA0kredyty'],
            many: ['#', '\xA0kredytów'],
            other: ['#', '\xA0kredytu'],
          },
        ],
        ' z\xA0zamówienia <0>',
        ['orderNumber'],
        '</0>. Zwykle trwa to kilka sekund; ta strona sama zauważy.',
      ],
      values: {
        credits,
        orderNumber,
      },
      components: {
        0: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', { className: Purchase_module_default.number }),
      },
    }),
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Progress, { isCredited: false }),
      isUnreachable
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
            tone: 'warning',
            title: _t(
              /** i18n */
              {
                id: 'nrPFJ2',
                message: ['Nie ma połączenia'],
              },
            ),
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'KV30ld',
              message: ['Sprawdzimy dalej, gdy wróci. Kredyty dojdą także bez tej strony.'],
            }),
          })
        : isLate
          ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
              tone: 'warning',
              title: _t(
                /** i18n */
                {
                  id: 'M2o62Q',
                  message: ['Trwa to dłużej niż zwykle'],
                },
              ),
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'L5nYmR',
                message: [
                  'Możesz zamknąć tę stronę: kredyty dojdą same, a\xA0sklep ponawia potwierdzenie przez dwa dni. Zachowaj numer zamówienia.',
                ],
              }),
            })
          : null,
    ],
  })
}
function Returned({ purchase, order, balance }) {
  const { orderNumber } = purchase
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(EntryCard, {
    isNews: true,
    icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Undo2, { size: 26 }),
    title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'TmCtl-',
      message: ['To zamówienie zostało zwrócone'],
    }),
    lead: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'egphPa',
      message: [
        'Pieniądze za zamówienie <0>',
        ['orderNumber'],
        '</0> zostały oddane, więc kredyty z\xA0niego zeszły z\xA0konta.',
      ],
      values: { orderNumber },
      components: {
        0: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', { className: Purchase_module_default.number }),
      },
    }),
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
        className: Purchase_module_default.balance,
        children: balance,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OrderLink, { order }),
    ],
  })
}
function OtherAccount({ purchase, order }) {
  const { orderNumber } = purchase
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EntryCard, {
    isNews: true,
    icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(UserRoundX, { size: 26 }),
    title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'Bu1aCa',
      message: ['Te kredyty są dla innego konta'],
    }),
    lead: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'mUzeEB',
      message: [
        'W\xA0zamówieniu <0>',
        ['orderNumber'],
        '</0> stoi inny adres e-mail niż w\xA0tym koncie. Kredyty dostaje konto z\xA0adresem z\xA0zamówienia, a\xA0jeśli takiego nie ma, czekają, aż ktoś je założy i\xA0potwierdzi adres.',
      ],
      values: { orderNumber },
      components: {
        0: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', { className: Purchase_module_default.number }),
      },
    }),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
      className: Purchase_module_default.actions,
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
          to: '/kasa/$token',
          params: { token: order },
          variant: 'primary',
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'RdjyqL',
            message: ['Zobacz adres w\xA0zamówieniu'],
          }),
        }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
          to: '/ustawienia/konto',
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'q4mcxO',
            message: ['Zmień adres konta'],
          }),
        }),
      ],
    }),
  })
}
function NoCredits({ order }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EntryCard, {
    isNews: true,
    icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ShoppingBag, { size: 26 }),
    title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'QiwPzX',
      message: ['W\xA0tym zamówieniu nie ma kredytów'],
    }),
    lead: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'cleGKD',
      message: ['Są w\xA0nim inne rzeczy ze sklepu. Pakiety kredytów znajdziesz obok.'],
    }),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
      className: Purchase_module_default.actions,
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
          to: '/sklep/kredyty',
          variant: 'primary',
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'X8e9M9',
            message: ['Zobacz pakiety'],
          }),
        }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
          to: '/kasa/$token',
          params: { token: order },
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'bZNxfe',
            message: ['Zobacz zamówienie'],
          }),
        }),
      ],
    }),
  })
}
function TestOrder({ purchase, order }) {
  const { orderNumber } = purchase
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(EntryCard, {
    isNews: true,
    icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FlaskConical, { size: 26 }),
    title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'lrwJlc',
      message: ['To było zamówienie testowe'],
    }),
    lead: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'tGR9Z5',
      message: ['Za zamówienie <0>', ['orderNumber'], '</0> nic nie pobrano, więc nie daje kredytów.'],
      values: { orderNumber },
      components: {
        0: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', { className: Purchase_module_default.number }),
      },
    }),
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NextSteps, {}),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OrderLink, { order }),
    ],
  })
}
function Unknown({ isLate, balance }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(EntryCard, {
    isNews: true,
    icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SearchX, { size: 26 }),
    title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'Nd41DJ',
      message: ['Nie znamy jeszcze tego zamówienia'],
    }),
    lead: isLate
      ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'Sx5_dq',
          message: [
            'Jeśli zapłata się powiodła, kredyty dojdą same, gdy sklep nas o\xA0niej zawiadomi. Jeśli adres tej strony był przepisany, sprawdź, czy jest cały.',
          ],
        })
      : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'gvbIh4',
          message: ['Czekamy, aż sklep nas o\xA0nim zawiadomi. Ta strona sama zauważy.'],
        }),
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
        className: Purchase_module_default.balance,
        children: balance,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NextSteps, {}),
    ],
  })
}
function OrderLink({ order }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextLink, {
      to: '/kasa/$token',
      params: { token: order },
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: 'bZNxfe',
        message: ['Zobacz zamówienie'],
      }),
    }),
  })
}
// src/features/credits/purchase/usePurchase.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var SOON_MS = 2e3
var LATER_MS = 15e3
var LATE_MS = 45e3
/**
 * What has become of an order's credits, asked again until they are there: often at first, seldom once it is late, on
 * return to the tab and when the network is back. Once they are there, balance and movements are read anew.
 */
function usePurchase(token) {
  const { productApi } = useServices()
  const session = useSession()
  const userId = session.status === 'signed-in' ? session.user.id : null
  const queryClient = useQueryClient()
  const [isLate, setLate] = (0, import_react.useState)(false)
  const { data, error, refetch } = useQuery({
    queryKey: [ACCOUNT_KEY, 'purchase', token, userId],
    queryFn: async ({ signal }) => readPurchase(await productApi(), token, { signal }),
    staleTime: 0,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    refetchInterval: ({ state }) => {
      if (!isOpen(state.data) && !mayPass(state.error)) return false
      return isLate ? LATER_MS : SOON_MS
    },
  })
  const isWaiting = isOpen(data)
  ;(0, import_react.useEffect)(() => {
    if (!isWaiting) return void 0
    const timer = setTimeout(() => setLate(true), LATE_MS)
    return () => clearTimeout(timer)
  }, [isWaiting])
  const isCredited = data?.state === 'credited'
  ;(0, import_react.useEffect)(() => {
    if (isCredited) queryClient.invalidateQueries({ queryKey: CREDITS_KEY })
  }, [isCredited, queryClient])
  return {
    purchase: data ?? null,
    error,
    isLate,
    retry: () => void refetch(),
  }
}
/** A shop elsewhere may tell of an order later than its buyer comes back: one that isn't known yet may be on its way. */
function isOpen(purchase) {
  return purchase?.state === 'waiting' || purchase?.state === 'unknown'
}
/** Whether a failure goes by itself: the network's, or the server's own. */
function mayPass(error) {
  return error instanceof ApiError && error.kind !== 'refused'
}
// src/features/credits/purchase/PurchaseScreen.tsx
/** /credits/success: after paying for credits, the truth about them until they are there and after. */
function PurchaseScreen({ order, balance }) {
  return order === null
    ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AnyPurchase, { balance })
    : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OnePurchase, {
        order,
        balance,
      })
}
function OnePurchase({ order, balance }) {
  const { purchase, error, isLate, retry } = usePurchase(order)
  if (purchase !== null)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
      PurchaseState,
      {
        purchase,
        order,
        isLate,
        isUnreachable: error !== null,
        balance,
      },
      `${purchase.state} ${isLate}`,
    )
  if (error !== null)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PurchaseFailed, {
      error,
      onRetry: retry,
    })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EntryCard, {
    icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Hourglass, { size: 26 }),
    title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'nIrCdQ',
      message: ['Sprawdzamy Twoje kredyty'],
    }),
    lead: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'yjBFFU',
      message: ['Opłacone kredyty nie giną, także gdy zamkniesz tę stronę.'],
    }),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
      'aria-busy': 'true',
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, {
        height: '7rem',
        shape: 'box',
      }),
    }),
  })
}
/** Back from a shop that doesn't say which order it was. */
function AnyPurchase({ balance }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(EntryCard, {
    icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Hourglass, { size: 26 }),
    title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: '9Imnko',
      message: ['Dziękujemy za zakup'],
    }),
    lead: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: '_jFtkX',
      message: [
        'Kredyty pojawią się na koncie, gdy sklep potwierdzi płatność: zwykle w\xA0kilka sekund. Trafią do konta z\xA0adresem e-mail z\xA0zamówienia.',
      ],
    }),
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
        className: Purchase_module_default.balance,
        children: balance,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NextSteps, {}),
    ],
  })
}
// src/routes/credits.success.tsx?tsr-split=component---loader
function Success() {
  const { order } = Route.useSearch()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
    PurchaseScreen,
    {
      order: order ?? null,
      balance: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OwnBalance, {}),
    },
    order,
  )
}
export { Success as component }
