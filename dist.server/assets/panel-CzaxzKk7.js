import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { t as OwnBalance } from './OwnBalance-CU1rvhLK.js'
import { i as useGiftShelf, n as GiftButton, t as giftOf } from './giftOf-CwNu-lHf.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { t as useUnsentChanges } from './useUnsentChanges-C_QUQTkR.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as Gift } from './gift-acv106ln.js'
import { t as require_react } from './react-BHbHrMlk.js'
import {
  Jr as Page,
  Rt as Notice,
  Si as useServices,
  St as IconButton,
  T as useFormat,
  V as showToast,
  ct as liveValue,
  ei as ButtonLink,
  g as openOutboxPanel,
  jt as useStore,
  ti as X,
  vi as CircleCheck,
} from '../renderPage.js'
import { t as PageHeader } from './PageHeader-Bmm22iEl.js'
import {
  i as BILLING,
  l as PASSKEYS,
  n as useAccountPart,
  r as useOwner,
  s as ORDERS,
  u as PROFILE,
} from './useAccountPart-0UCsMF6M.js'
import { t as Link } from './link-ClfPTuwV.js'
import { t as Circle } from './circle-t_8cHepR.js'
import { t as Card } from './Card-scAZrQw6.js'
import { t as ProgressBar } from './ProgressBar-BqsiMEEH.js'
import { t as Skeleton } from './Skeleton-ClnzUomb.js'
import { t as PartView } from './PartView-DjxXOOSo.js'
import { t as TextLink } from './TextLink-CFrFjdUC.js'
import { n as OrderRow, r as NoOrders, t as OrderSkeletons } from './OrderSkeletons-BsfLiD5o.js'
import { t as Rows_module_default } from './Rows.module-Dy3Etoah.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { t as queryOptions } from './queryOptions-BR3H30r7.js'
import { t as useQuery } from './useQuery-ByumTbVI.js'
import { t as Copy } from './copy-BNt5apET.js'
import { a as readCreatorResults } from './affiliateCalls-I_nzPR0d.js'
import { t as ACCOUNT_KEY } from './accountKey-CJ2SF-Dv.js'
import { t as CreditCount } from './CreditCount-BhUU0COe.js'
import { t as BalanceCard } from './BalanceCard-6l5yXZLW.js'
import {
  i as liveOccasions,
  n as useOccasionWords,
  o as comingOwn,
  t as useToday,
} from './useToday-DsMjAPDA.js'
import { n as PREFERENCE_DEFAULTS } from './preferences-CXXm9RGo.js'
import { t as livePreferences } from './livePreferences-2jUhTNK5.js'
import { t as useSetPreferences } from './useSetPreferences-CBLll9iH.js'
// src/app/occasions/GiftFromShop.tsx
var import_jsx_runtime = require_jsx_runtime()
/** Begins the gift of an occasion: what there is to give is read with the sight of it. */
function GiftFromShop(props) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GiftButton, {
    ...props,
    shelf: useGiftShelf(),
    variant: 'primary',
  })
}
// src/features/account/dashboard/completeness.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var STEPS = ['name', 'username', 'bio', 'passkey', 'address']
/** Which steps towards a whole account are done. None of them is a duty. */
function doneSteps(profile, passkeys, billing) {
  const isDone = {
    name: profile.display_name !== '',
    username: profile.username !== null,
    bio: profile.bio !== '',
    passkey: passkeys.length > 0,
    address: billing.address !== '' && billing.postcode !== '' && billing.city !== '',
  }
  return new Set(STEPS.filter((step) => isDone[step]))
}
var Dashboard_module_default = {
  grid: '_grid_d5q6f_2',
  column: '_column_d5q6f_3',
  steps: '_steps_d5q6f_16',
  step: '_step_d5q6f_16',
}
// src/features/account/dashboard/CompletenessCard.tsx
var STEP_WORDS = {
  name: {
    to: '/profil',
    label:
      /** i18n */
      {
        id: 'tRyBOS',
        message: ['Podaj imię'],
      },
  },
  username: {
    to: '/profil',
    label:
      /** i18n */
      {
        id: 'kztHlU',
        message: ['Wybierz nazwę użytkownika'],
      },
  },
  bio: {
    to: '/profil',
    label:
      /** i18n */
      {
        id: '3V_SrK',
        message: ['Napisz kilka słów o\xA0sobie'],
      },
  },
  passkey: {
    to: '/ustawienia/bezpieczenstwo',
    label:
      /** i18n */
      {
        id: 'cWHcoH',
        message: ['Dodaj klucz dostępu'],
      },
  },
  address: {
    to: '/ustawienia/rozliczenia',
    label:
      /** i18n */
      {
        id: '7evl0z',
        message: ['Zapisz adres do zamówień'],
      },
  },
}
/** How whole the account is and what is missing. */
function CompletenessCard() {
  const { _: _t } = useLingui()
  const data = useDoneSteps()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Card, {
    title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: '1q3Pv5',
      message: ['Twoje konto'],
    }),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PartView, {
      data,
      skeleton: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: '12rem' }),
      children: (done) =>
        /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProgressBar, {
              label: _t(
                /** i18n */
                {
                  id: 'U-bryA',
                  message: ['Gotowe kroki: ', ['0'], ' z\xA0', ['1']],
                  values: {
                    0: done.size,
                    1: STEPS.length,
                  },
                },
              ),
              value: (done.size / STEPS.length) * 100,
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ul', {
              className: Dashboard_module_default.steps,
              children: STEPS.map((step) =>
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
                  'li',
                  {
                    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(StepLine, {
                      step,
                      isDone: done.has(step),
                    }),
                  },
                  step,
                ),
              ),
            }),
          ],
        }),
    }),
  })
}
function StepLine({ step, isDone }) {
  const { i18n } = useLingui()
  const { to, label } = STEP_WORDS[step]
  if (isDone)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
      className: Dashboard_module_default.step,
      'data-done': '',
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CircleCheck, {
          size: 20,
          'aria-hidden': 'true',
        }),
        i18n._(label),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
          className: 'visually-hidden',
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'wsf88i',
            message: ['(gotowe)'],
          }),
        }),
      ],
    })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
    to,
    className: Dashboard_module_default.step,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Circle, {
        size: 20,
        'aria-hidden': 'true',
      }),
      i18n._(label),
    ],
  })
}
/** Which steps are done, once everything they depend on is known. */
function useDoneSteps() {
  const profile = useAccountPart(PROFILE)
  const passkeys = useAccountPart(PASSKEYS)
  const billing = useAccountPart(BILLING)
  for (const data of [profile, passkeys, billing]) if (data.status === 'failed') return data
  if (profile.status !== 'here' || passkeys.status !== 'here' || billing.status !== 'here')
    return { status: 'loading' }
  const ages = [profile, passkeys, billing].flatMap(({ keptSince }) => keptSince ?? [])
  return {
    status: 'here',
    value: doneSteps(profile.value, passkeys.value, billing.value),
    isOffline: [profile, passkeys, billing].some(({ isOffline }) => isOffline),
    keptSince: ages.length === 0 ? null : Math.min(...ages),
  }
}
// src/features/account/dashboard/RecentOrdersCard.tsx
var SHOWN$1 = 3
/** The last few orders. */
function RecentOrdersCard() {
  const data = useAccountPart(ORDERS)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Card, {
    title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'QoXWb6',
      message: ['Ostatnie zamówienia'],
    }),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PartView, {
      data,
      skeleton: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OrderSkeletons, { count: SHOWN$1 }),
      children: (page) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RecentOrders, { page }),
    }),
  })
}
function RecentOrders({ page }) {
  if (page.orders.length === 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NoOrders, {})
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ul', {
        className: Rows_module_default.rows,
        children: page.orders
          .slice(0, SHOWN$1)
          .map((order) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OrderRow, { order }, order.number)),
      }),
      page.orders.length > SHOWN$1
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextLink, {
              to: '/ustawienia/rozliczenia',
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: '2AsH0i',
                message: ['Wszystkie zamówienia'],
              }),
            }),
          })
        : null,
    ],
  })
}
// src/features/account/dashboard/WaitingCard.tsx
/** What this device still has to send; nothing when there is nothing. */
function WaitingCard({ unsent }) {
  if (unsent === null || unsent === 0) return null
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Notice, {
    tone: 'warning',
    action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
      size: 'small',
      'aria-haspopup': 'dialog',
      onPress: openOutboxPanel,
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: 'T6KxUv',
        message: ['Pokaż'],
      }),
    }),
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('strong', {
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: '8a3Y6i',
          message: [
            [
              'unsent',
              'plural',
              {
                offset: void 0,
                one: ['#', '\xA0zmiana czeka na wysłanie'],
                few: ['#', '\xA0zmiany czekają na wysłanie'],
                many: ['#', '\xA0zmian czeka na wysłanie'],
                other: ['#', '\xA0zmiany czeka na wysłanie'],
              },
            ],
          ],
          values: { unsent },
        }),
      }),
      ' ',
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: 'zsokD2',
        message: ['Wyślą się same, gdy tylko się da.'],
      }),
    ],
  })
}
// src/features/account/dashboard/DashboardScreen.tsx
/** /panel: what waits, what was ordered last, and the next step. */
function DashboardScreen({ unsent, firstSteps, occasions, credits, creator }) {
  const user = useOwner()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Page, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHeader, {
        title:
          user === null
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'CxN03f',
                message: ['Panel'],
              })
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Greeting, { user }),
        actions: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
          to: '/sklep',
          variant: 'primary',
          icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Gift, { size: 18 }),
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'nPYzov',
            message: ['Wybierz prezent'],
          }),
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: Dashboard_module_default.grid,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
            className: Dashboard_module_default.column,
            children: [
              firstSteps,
              occasions,
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WaitingCard, { unsent }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RecentOrdersCard, {}),
            ],
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
            className: Dashboard_module_default.column,
            children: [credits, creator, /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CompletenessCard, {})],
          }),
        ],
      }),
    ],
  })
}
var EVENING = 18
var MORNING = 4
function Greeting({ user }) {
  const { _: _t } = useLingui()
  const [hour] = (0, import_react.useState)(() => /* @__PURE__ */ new Date().getHours())
  const words =
    hour >= EVENING || hour < MORNING
      ? _t(
          /** i18n */
          {
            id: 'ChF-FL',
            message: ['Dobry wieczór'],
          },
        )
      : _t(
          /** i18n */
          {
            id: 'kUwzZs',
            message: ['Dzień dobry'],
          },
        )
  const name = user.display_name?.split(' ')[0] ?? ''
  return name === '' ? words : `${words}, ${name}`
}
// src/features/affiliate/CreatorCard.tsx
function creatorResultsQuery({ productApi }) {
  return queryOptions({
    queryKey: [ACCOUNT_KEY, 'affiliate-results'],
    queryFn: async ({ signal }) => readCreatorResults(await productApi(), { signal }),
  })
}
/** /panel: what a creator's codes have brought. Nothing for whoever has none, and where it can't be read. */
function CreatorCard() {
  const { _: _t } = useLingui()
  const { data } = useQuery(creatorResultsQuery(useServices()))
  if (data === void 0 || data.codes.length === 0) return null
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Card, {
    title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'X-CQxK',
      message: ['Twoje kody'],
    }),
    lead: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'TyP0Yn',
      message: [
        'Opłacone zamówienia z\xA0Twoim kodem, bez zwróconych i\xA0bez Twoich własnych. Kto kupił, nie pokazujemy.',
      ],
    }),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ul', {
      className: Rows_module_default.rows,
      'aria-label': _t(
        /** i18n */
        {
          id: 'X-CQxK',
          message: ['Twoje kody'],
        },
      ),
      children: data.codes.map((code) =>
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CodeResults, { result: code }, code.code),
      ),
    }),
  })
}
function CodeResults({ result }) {
  const { _: _t2 } = useLingui()
  const format = useFormat()
  const { code, orders, creditsGiven, discountPercent, bonusCredits, endsAt } = result
  const percent = format.number(discountPercent / 100, { style: 'percent' })
  const end = endsAt === null ? null : format.dateTime(endsAt)
  async function copyLink() {
    try {
      await navigator.clipboard.writeText(`${location.origin}/?ref=${code}`)
      showToast({
        type: 'success',
        title: _t2(
          /** i18n */
          {
            id: '1TKJQi',
            message: ['Link skopiowany'],
          },
        ),
      })
    } catch {
      showToast({
        type: 'error',
        title: _t2(
          /** i18n */
          {
            id: 't3xRxk',
            message: ['Przeglądarka nie pozwala kopiować'],
          },
        ),
      })
    }
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('li', {
    className: Rows_module_default.plain,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: Rows_module_default.words,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('strong', { children: code }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'YjEoi2',
                message: [
                  [
                    'orders',
                    'plural',
                    {
                      offset: void 0,
                      one: ['#', '\xA0zamówienie'],
                      few: ['#', '\xA0zamówienia'],
                      many: ['#', '\xA0zamówień'],
                      other: ['#', '\xA0zamówienia'],
                    },
                  ],
                ],
                values: { orders },
              }),
              ' ',
              '·',
              ' ',
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'jPcuWJ',
                message: ['kupujący dostali <0/>'],
                components: {
                  0: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CreditCount, { value: creditsGiven }),
                },
              }),
            ],
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
            className: Rows_module_default.muted,
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'm2IQlu',
                message: ['Daje ', ['percent'], ' zniżki i\xA0<0/>'],
                values: { percent },
                components: {
                  0: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CreditCount, { value: bonusCredits }),
                },
              }),
              end === null
                ? null
                : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
                    children: [
                      ' ',
                      '· ',
                      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                        id: '93xp-P',
                        message: ['do ', ['end']],
                        values: { end },
                      }),
                    ],
                  }),
            ],
          }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
        label: _t2(
          /** i18n */
          {
            id: 'tqwRJe',
            message: ['Skopiuj link z\xA0kodem ', ['code']],
            values: { code },
          },
        ),
        size: 'small',
        onPress: () => void copyLink(),
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Copy, { size: 18 }),
      }),
    ],
  })
}
// src/features/occasions/PanelOccasions.tsx
/** What comes within so many days is worth a word. */
var NEAR_DAYS = 30
var SHOWN = 3
var NO_DATES = []
/** /panel: „Imieniny Haliny za 5 dni”, with the gift that suits. */
function PanelOccasions({ renderGift }) {
  const { _: _t } = useLingui()
  const words = useOccasionWords()
  const today = useToday()
  const dates = liveValue(useStore(liveOccasions), NO_DATES)
  const near = comingOwn(dates, today)
    .filter(({ daysLeft }) => daysLeft <= NEAR_DAYS)
    .slice(0, SHOWN)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
    title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'X4IZ70',
      message: ['Okazje'],
    }),
    children: [
      near.length > 0
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ul', {
            className: Rows_module_default.rows,
            'aria-label': _t(
              /** i18n */
              {
                id: 'HhvOYk',
                message: ['Bliscy, którzy świętują'],
              },
            ),
            children: near.map((coming) => {
              const title = words.title(coming)
              const when = words.when(coming.daysLeft)
              return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
                'li',
                {
                  className: Rows_module_default.plain,
                  children: [
                    /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
                      className: Rows_module_default.words,
                      children: [
                        /* @__PURE__ */ (0, import_jsx_runtime.jsx)('strong', {
                          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                            id: 'V52qRs',
                            message: [['title'], ' ', ['when']],
                            values: {
                              title,
                              when,
                            },
                          }),
                        }),
                        /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                          className: Rows_module_default.muted,
                          children: words.day(coming.day),
                        }),
                      ],
                    }),
                    renderGift(giftOf(coming, dates), title),
                  ],
                },
                coming.id,
              )
            }),
          })
        : dates.length > 0
          ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'EPm0VZ',
                message: ['W\xA0najbliższych 30\xA0dniach nikt z\xA0Twoich bliskich nie świętuje.'],
              }),
            })
          : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
              className: Rows_module_default.nothing,
              children: [
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
                  children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                    id: 'neKGOF',
                    message: [
                      'Dodaj imieniny i\xA0urodziny bliskich. Przypomnimy na czas, z\xA0początkiem prezentu.',
                    ],
                  }),
                }),
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
                  to: '/okazje',
                  size: 'small',
                  children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                    id: 'jr-80t',
                    message: ['Dodaj osobę'],
                  }),
                }),
              ],
            }),
      dates.length === 0
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextLink, {
              to: '/okazje',
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'U32RQt',
                message: ['Wszystkie okazje'],
              }),
            }),
          }),
    ],
  })
}
var FirstSteps_module_default = {
  close: '_close_e8j7w_3',
  steps: '_steps_e8j7w_7',
}
// src/features/preferences/FirstSteps.tsx
/** Where to begin, for somebody new. Goes for good, on every device, when it is closed. */
function FirstSteps() {
  const { _: _t } = useLingui()
  const set = useSetPreferences()
  const reading = useStore(livePreferences)
  if (reading.kind !== 'read') return null
  const { onboardingCompleted } = reading.value.choices
  if (onboardingCompleted?.value ?? PREFERENCE_DEFAULTS.onboardingCompleted) return null
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Card, {
    title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'tJW9Sb',
      message: ['Pierwsze kroki'],
    }),
    actions: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
      label: _t(
        /** i18n */
        {
          id: 'oS2G1i',
          message: ['Zamknij pierwsze kroki'],
        },
      ),
      className: FirstSteps_module_default.close ?? '',
      onPress: () => set({ onboardingCompleted: true }),
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(X, { size: 20 }),
    }),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('ol', {
      className: FirstSteps_module_default.steps,
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('li', {
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextLink, {
              to: '/produkty-ai',
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'k70bAF',
                message: ['Zobacz, jak powstają słowa'],
              }),
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'TA0I_u',
                message: ['Życzenia, listy i\xA0podziękowania: wybierasz okazję, my zaczynamy, Ty kończysz.'],
              }),
            }),
          ],
        }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('li', {
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextLink, {
              to: '/sklep',
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'V9ooTA',
                message: ['Znajdź coś na najbliższą okazję'],
              }),
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'vJmxeN',
                message: ['Kartki i\xA0prezenty z\xA0Twoimi słowami. Koszyk działa też bez sieci.'],
              }),
            }),
          ],
        }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('li', {
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextLink, {
              to: '/preferences',
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'xFXGrM',
                message: ['Ustaw Iskrę po swojemu'],
              }),
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'ISHQN-',
                message: ['Wygląd, język i\xA0to, o\xA0czym piszemy. Raz, a\xA0na wszystkich urządzeniach.'],
              }),
            }),
          ],
        }),
      ],
    }),
  })
}
// src/routes/panel.tsx?tsr-split=component---loader
function Dashboard() {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DashboardScreen, {
    unsent: useUnsentChanges(true),
    firstSteps: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FirstSteps, {}),
    occasions: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PanelOccasions, {
      renderGift: (gift, occasion) =>
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GiftFromShop, {
          gift,
          occasion,
        }),
    }),
    creator: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CreatorCard, {}),
    credits: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BalanceCard, {
      balance: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OwnBalance, {}),
    }),
  })
}
export { Dashboard as component }
