import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as COUNTRY_CODES } from './countries-DVF6_wF0.js'
import {
  i as isOfferedIn,
  n as SHIPPING_METHOD_CODES,
  o as shippingPrice,
  t as FREE_SHIPPING_FROM,
} from './shippingMethods-C4Dz1uNd.js'
import { t as TERMS_PATH } from './withdrawal-yIrn31Ob.js'
import { r as isOwnStorefront } from './runtimeConfig-XMDkCQub.js'
import { Jr as Page, Si as useServices, T as useFormat } from '../renderPage.js'
import { t as Card } from './Card-scAZrQw6.js'
import { i as SHIPPING_TIMES, r as SHIPPING_NAMES, t as COUNTRY_NAMES } from './deliveryNames-B6DlLWM0.js'
import { t as PageHeader } from './PageHeader-Bmm22iEl.js'
import { t as TextLink } from './TextLink-CFrFjdUC.js'
import { t as About_module_default } from './About.module-vkUXUVTe.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
// src/features/about/DeliveryScreen.tsx
var import_jsx_runtime = require_jsx_runtime()
/** /dostawa-i-zwroty: how a parcel comes, what it costs, and what can be given back. */
function DeliveryScreen() {
  const { _: _t } = useLingui()
  const isOwnShop = isOwnStorefront(useServices().config)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Page, {
    width: 'narrow',
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHeader, {
        title: _t(
          /** i18n */
          {
            id: 'qRVy-s',
            message: ['Dostawa i\xA0zwroty'],
          },
        ),
        lead: _t(
          /** i18n */
          {
            id: 'NFSqM6',
            message: ['Jak do Ciebie dojdzie to, co kupisz, ile to kosztuje i\xA0co można oddać.'],
          },
        ),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: About_module_default.cards,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Card, {
            title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'wCOmst',
              message: ['Paczki'],
            }),
            children: isOwnShop
              ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
                  children: [
                    /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Shipping, {}),
                    /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
                      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                        id: '7OSqGR',
                        message: [
                          'Gdy paczka wyjdzie, przyślemy list z\xA0numerem przesyłki. Gdzie jest, zobaczysz na stronie zamówienia.',
                        ],
                      }),
                    }),
                    /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
                      className: About_module_default.credit,
                      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                        id: 'BHUJHu',
                        message: [
                          'Miejscowości podpowiadamy z\xA0kodów pocztowych <0>GeoNames</0> (CC BY 4.0).',
                        ],
                        components: {
                          0: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('a', {
                            href: 'https://www.geonames.org',
                            target: '_blank',
                            rel: 'noreferrer',
                          }),
                        },
                      }),
                    }),
                  ],
                })
              : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
                  children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                    id: '52tKkd',
                    message: ['Sposoby, ceny i\xA0czas dostawy zobaczysz w\xA0kasie, zanim zapłacisz.'],
                  }),
                }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Card, {
            title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'lf2Qt2',
              message: ['Pliki i\xA0kartki elektroniczne'],
            }),
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'fcomps',
                message: [
                  'Pliki są do pobrania od razu po zapłaceniu: na stronie zamówienia i\xA0w\xA0liście. Kartkę elektroniczną wysyłamy w\xA0dniu, który wybierzesz. Dostawa nic nie kosztuje.',
                ],
              }),
            }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
            title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'DEBLAh',
              message: ['Zwroty i\xA0reklamacje'],
            }),
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('p', {
                children: [
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                    id: 'FfZsP-',
                    message: [
                      'Zakup możesz oddać w\xA0',
                      ['WITHDRAWAL_DAYS'],
                      ' dni, bez podawania przyczyny. Nie dotyczy to rzeczy robionych tylko dla Ciebie, na przykład kubka z\xA0Twoim obrazem, ani treści cyfrowych dostarczonych od razu na Twoją prośbę.',
                    ],
                    values: { WITHDRAWAL_DAYS: 14 },
                  }),
                  ' ',
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextLink, {
                    to: TERMS_PATH,
                    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                      id: 'roJUcp',
                      message: ['Zasady'],
                    }),
                  }),
                ],
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('p', {
                children: [
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                    id: 'B7UJM6',
                    message: [
                      'Coś przyszło uszkodzone albo nie takie? Napisz do nas i\xA0podaj numer zamówienia: reklamację rozpatrujemy w\xA014\xA0dni.',
                    ],
                  }),
                  ' ',
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextLink, {
                    to: '/kontakt',
                    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                      id: 'iqH0oJ',
                      message: ['Napisz do nas'],
                    }),
                  }),
                ],
              }),
            ],
          }),
        ],
      }),
    ],
  })
}
/** The ways that the checkout offers, each with its price. */
function Shipping() {
  const { i18n } = useLingui()
  const format = useFormat()
  const money = (amount) =>
    format.money({
      amount,
      currencyCode: 'PLN',
    })
  const countries = (codes) =>
    new Intl.ListFormat(i18n.locale).format(codes.map((code) => i18n._(COUNTRY_NAMES[code])))
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dl', {
    className: About_module_default.facts,
    children: SHIPPING_METHOD_CODES.map((method) => {
      const price = money(shippingPrice(method, 0))
      const freeFrom = shippingPrice(method, 5e3) === 0 ? money(FREE_SHIPPING_FROM) : null
      return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
        'div',
        {
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dt', { children: i18n._(SHIPPING_NAMES[method]) }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('dd', {
              children: [
                freeFrom === null
                  ? price
                  : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                      id: 'td9OMf',
                      message: [['price'], ', bez opłat od ', ['freeFrom']],
                      values: {
                        price,
                        freeFrom,
                      },
                    }),
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)('br', {}),
                i18n._(SHIPPING_TIMES[method]),
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)('br', {}),
                countries(COUNTRY_CODES.filter((code) => isOfferedIn(method, code))),
              ],
            }),
          ],
        },
        method,
      )
    }),
  })
}
// src/routes/dostawa-i-zwroty.tsx?tsr-split=component---loader
var SplitComponent = DeliveryScreen
export { SplitComponent as component }
