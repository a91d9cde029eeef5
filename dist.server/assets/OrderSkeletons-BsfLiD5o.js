import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as Package } from './package-BEbNL3mE.js'
import { r as languageOf } from './languages-DstpWIH-.js'
import { T as useFormat, ci as ShoppingBag, ei as ButtonLink } from '../renderPage.js'
import { t as TextLink } from './TextLink-CFrFjdUC.js'
import { t as Rows_module_default } from './Rows.module-Dy3Etoah.js'
import { t as Skeleton } from './Skeleton-ClnzUomb.js'
import { n as TaxWithin } from './PriceSums-lhjsoZgD.js'
import { n as PARCEL_STATE_WORDS } from './deliveryNames-B6DlLWM0.js'
// src/features/account/billing/NoOrders.tsx
var import_jsx_runtime = require_jsx_runtime()
/** To somebody without orders: what will stand here, and where to begin. */
function NoOrders() {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: Rows_module_default.nothing,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('p', {
        className: Rows_module_default.empty,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ShoppingBag, {
            size: 22,
            strokeWidth: 1.75,
            'aria-hidden': 'true',
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: '-JOOvl',
            message: [
              'Nie ma tu jeszcze nic. Pojawią się zamówienia z\xA0Twoim adresem e-mail, także te sprzed założenia konta.',
            ],
          }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
        to: '/sklep',
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'SXMvU9',
          message: ['Zajrzyj do sklepu'],
        }),
      }),
    ],
  })
}
// src/features/account/billing/OrderRow.tsx
/** How many things of an order are named before the rest is counted. */
var NAMED = 2
/** One order, with the way to its page. */
function OrderRow({ order }) {
  const { _: _t, i18n } = useLingui()
  const format = useFormat()
  const { number, lines } = order
  const placed = format.date(order.placed_at)
  const { parcel_state: state = null } = order
  const parcel = state === null ? null : i18n._(PARCEL_STATE_WORDS[state]).toLowerCase()
  const names = lines.slice(0, NAMED).map((line) => {
    const title = languageOf(i18n.locale) === 'en' ? (line.english_title ?? line.title) : line.title
    return line.quantity > 1 ? `${line.quantity}\u00a0×\u00a0${title}` : title
  })
  const money = (amount) =>
    format.money({
      amount,
      currencyCode: order.currency_code,
    })
  const rest = lines.length - names.length
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('li', {
    className: Rows_module_default.row,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Package, {
        size: 22,
        strokeWidth: 1.75,
        className: Rows_module_default.icon,
        'aria-hidden': 'true',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: Rows_module_default.words,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
            className: Rows_module_default.between,
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextLink, {
                to: '/kasa/$token',
                params: { token: order.checkout_token },
                'aria-label': _t(
                  /** i18n */
                  {
                    id: 'rOuDsw',
                    message: ['Zamówienie ', ['number']],
                    values: { number },
                  },
                ),
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('strong', { children: number }),
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
                className: Rows_module_default.total,
                children: [
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                    className: Rows_module_default.amount,
                    children: money(order.total),
                  }),
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TaxWithin, {
                    tax: order.tax === 0 ? null : money(order.tax),
                  }),
                ],
              }),
            ],
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('p', {
            children: [
              names.join(', '),
              rest > 0
                ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
                    children: [
                      ' ',
                      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                        id: 'svhrJm',
                        message: [
                          'i\xA0',
                          [
                            'rest',
                            'plural',
                            {
                              offset: void 0,
                              one: ['#', '\xA0inny produkt'],
                              few: ['#', '\xA0inne produkty'],
                              many: ['#', '\xA0innych produktów'],
                              other: ['#', '\xA0innego produktu'],
                            },
                          ],
                        ],
                        values: { rest },
                      }),
                    ],
                  })
                : null,
            ],
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('p', {
            className: Rows_module_default.muted,
            children: [
              placed,
              ' ·',
              ' ',
              parcel === null
                ? null
                : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
                    children: [
                      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                        id: 'KOEBsc',
                        message: ['paczka: ', ['parcel']],
                        values: { parcel },
                      }),
                      ' ·',
                      ' ',
                    ],
                  }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextLink, {
                to: '/kasa/$token',
                params: { token: order.checkout_token },
                'aria-label': _t(
                  /** i18n */
                  {
                    id: '9ayxuU',
                    message: ['Szczegóły, pliki i\xA0faktura zamówienia ', ['number']],
                    values: { number },
                  },
                ),
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: '5C5ipN',
                  message: ['szczegóły, pliki i\xA0faktura'],
                }),
              }),
            ],
          }),
        ],
      }),
    ],
  })
}
// src/features/account/billing/OrderSkeletons.tsx
/** Orders on their way. */
function OrderSkeletons({ count }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
    className: Rows_module_default.rows,
    children: Array.from({ length: count }, (_, row) =>
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
        'div',
        {
          className: Rows_module_default.row,
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, {
              shape: 'circle',
              width: '1.5rem',
              height: '1.5rem',
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
              className: Rows_module_default.words,
              children: [
                /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
                  className: Rows_module_default.between,
                  children: [
                    /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { width: '9rem' }),
                    /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { width: '4.5rem' }),
                  ],
                }),
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { width: '70%' }),
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { width: '6rem' }),
              ],
            }),
          ],
        },
        row,
      ),
    ),
  })
}
export { OrderRow as n, NoOrders as r, OrderSkeletons as t }
