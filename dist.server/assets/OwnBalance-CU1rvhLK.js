import { a as CREDITS, n as useAccountPart } from './useAccountPart-0UCsMF6M.js'
import { t as PartView } from './PartView-DjxXOOSo.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { n as Trans } from './dist-CJ0y7q9j.js'
import { T as useFormat } from '../renderPage.js'
import { t as Skeleton } from './Skeleton-ClnzUomb.js'
import { n as enoughFor, r as useUsableOffers } from './enoughFor-QQ-sqFjv.js'
// src/features/account/data/AccountPartView.tsx
var import_jsx_runtime = require_jsx_runtime()
/** A part of the account, read and shown in each of its states: for screens of other features, composed by routes. */
function AccountPartView({ part, ...view }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PartView, {
    data: useAccountPart(part),
    ...view,
  })
}
var Balance_module_default = {
  balance: '_balance_13kkz_2',
  available: '_available_13kkz_8',
  number: '_number_13kkz_15',
  more: '_more_13kkz_24',
}
// src/features/credits/balance/EnoughFor.tsx
/** What credits are enough for here and now: „Starczy na 3 obrazy albo 1 film”. Nothing while the prices aren't known. */
function EnoughFor({ credits }) {
  const { offers } = useUsableOffers()
  const images = enoughFor(credits, offers ?? [], 'image')
  const videos = enoughFor(credits, offers ?? [], 'video')
  if (images === null || images === 0) {
    if (videos === null || videos === 0) return null
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
      className: Balance_module_default.more,
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: 'Oxf083',
        message: [
          'Starczy na ',
          [
            'videos',
            'plural',
            {
              offset: void 0,
              one: ['#', '\xA0film'],
              few: ['#', '\xA0filmy'],
              many: ['#', '\xA0filmów'],
              other: ['#', '\xA0filmu'],
            },
          ],
        ],
        values: { videos },
      }),
    })
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
    className: Balance_module_default.more,
    children:
      videos === null || videos === 0
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'z9LH92',
            message: [
              'Starczy na ',
              [
                'images',
                'plural',
                {
                  offset: void 0,
                  one: ['#', '\xA0obraz'],
                  few: ['#', '\xA0obrazy'],
                  many: ['#', '\xA0obrazów'],
                  other: ['#', '\xA0obrazu'],
                },
              ],
            ],
            values: { images },
          })
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'rXe07u',
            message: [
              'Starczy na ',
              [
                'images',
                'plural',
                {
                  offset: void 0,
                  one: ['#', '\xA0obraz'],
                  few: ['#', '\xA0obrazy'],
                  many: ['#', '\xA0obrazów'],
                  other: ['#', '\xA0obrazu'],
                },
              ],
              ' albo ',
              [
                'videos',
                'plural',
                {
                  offset: void 0,
                  one: ['#', '\xA0film'],
                  few: ['#', '\xA0filmy'],
                  many: ['#', '\xA0filmów'],
                  other: ['#', '\xA0filmu'],
                },
              ],
            ],
            values: {
              images,
              videos,
            },
          }),
  })
}
// src/features/credits/balance/Balance.tsx
/** How many credits can be spent now, what they are enough for, and what became of the others. */
function Balance({ credits }) {
  const format = useFormat()
  const { available, reserved, used } = credits
  const spent = format.number(used)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: Balance_module_default.balance,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('p', {
        className: Balance_module_default.available,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('strong', {
            className: Balance_module_default.number,
            children: format.number(available),
          }),
          ' ',
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'E2na1m',
            message: [
              [
                'available',
                'plural',
                {
                  offset: void 0,
                  one: ['kredyt do wydania'],
                  few: ['kredyty do wydania'],
                  many: ['kredytów do wydania'],
                  other: ['kredytu do wydania'],
                },
              ],
            ],
            values: { available },
          }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EnoughFor, { credits: available }),
      reserved > 0
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
            className: Balance_module_default.more,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'XuS-Eq',
              message: [
                [
                  'reserved',
                  'plural',
                  {
                    offset: void 0,
                    one: ['#', '\xA0kredyt czeka na to, co się tworzy'],
                    few: ['#', '\xA0kredyty czekają na to, co się tworzy'],
                    many: ['#', '\xA0kredytów czeka na to, co się tworzy'],
                    other: ['#', '\xA0kredytu czeka na to, co się tworzy'],
                  },
                ],
              ],
              values: { reserved },
            }),
          })
        : null,
      used > 0
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
            className: Balance_module_default.more,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: '9hCaNm',
              message: ['Wydane dotąd: ', ['spent']],
              values: { spent },
            }),
          })
        : null,
    ],
  })
}
/** A balance on its way. */
function BalanceSkeleton() {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: Balance_module_default.balance,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, {
        width: '9rem',
        height: '3rem',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { width: '11rem' }),
    ],
  })
}
// src/app/account/OwnBalance.tsx
/** The balance of whoever is signed in, the last copy of this device while there is nothing newer. */
function OwnBalance() {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AccountPartView, {
    part: CREDITS,
    skeleton: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BalanceSkeleton, {}),
    children: (credits) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Balance, { credits }),
  })
}
export { AccountPartView as n, OwnBalance as t }
