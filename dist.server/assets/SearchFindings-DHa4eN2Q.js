import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as Link } from './link-ClfPTuwV.js'
import { ui as Search } from '../renderPage.js'
import { t as Picture } from './Picture-BgTqeZXW.js'
import { t as Price } from './Price-BlbF-g-Z.js'
import { t as usePaletteProducts } from './usePaletteProducts-CtLasTn6.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
var SearchFindings_module_default = {
  findings: '_findings_1r12e_2',
  list: '_list_1r12e_18',
  row: '_row_1r12e_26',
  glass: '_glass_1r12e_42',
  picture: '_picture_1r12e_48',
  title: '_title_1r12e_56',
}
// src/app/shell/SearchFindings.tsx
var import_jsx_runtime = require_jsx_runtime()
/** What the header's search finds while one types: products, what was meant by a slip, and the whole answer. */
function SearchFindings({ text, onChoose }) {
  const { _: _t } = useLingui()
  const { products, meant } = usePaletteProducts(text)
  const wanted = text.trim()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: SearchFindings_module_default.findings,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('output', {
        className: 'visually-hidden',
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'pKH766',
          message: [
            [
              '0',
              'plural',
              {
                offset: void 0,
                one: ['#', '\xA0podpowiedź'],
                few: ['#', '\xA0podpowiedzi'],
                many: ['#', '\xA0podpowiedzi'],
                other: ['#', '\xA0podpowiedzi'],
              },
            ],
          ],
          values: { 0: products.length },
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('ul', {
        className: SearchFindings_module_default.list,
        'aria-label': _t(
          /** i18n */
          {
            id: 'kjAvP7',
            message: ['Podpowiedzi'],
          },
        ),
        children: [
          meant === null
            ? null
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('li', {
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
                  to: '/sklep',
                  search: { q: meant },
                  className: SearchFindings_module_default.row,
                  onClick: onChoose,
                  children: [
                    /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Search, {
                      size: 18,
                      className: SearchFindings_module_default.glass,
                    }),
                    /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                      id: 'Y1CNgr',
                      message: ['Czy chodziło o\xA0„', ['meant'], '”?'],
                      values: { meant },
                    }),
                  ],
                }),
              }),
          products.map((product) =>
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
              'li',
              {
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
                  to: '/sklep/produkt/$handle',
                  params: { handle: product.handle },
                  className: SearchFindings_module_default.row,
                  onClick: onChoose,
                  children: [
                    product.featuredPicture === null
                      ? null
                      : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Picture, {
                          picture: product.featuredPicture,
                          sizes: '40px',
                          className: SearchFindings_module_default.picture ?? '',
                        }),
                    /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                      className: SearchFindings_module_default.title,
                      children: product.title,
                    }),
                    /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Price, {
                      price: product.priceRange.min,
                      compareAtPrice: null,
                      from: product.priceRange.max.amount > product.priceRange.min.amount,
                    }),
                  ],
                }),
              },
              product.id,
            ),
          ),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('li', {
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
              to: '/sklep',
              search: { q: wanted },
              className: SearchFindings_module_default.row,
              onClick: onChoose,
              children: [
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Search, {
                  size: 18,
                  className: SearchFindings_module_default.glass,
                }),
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'ImeqlP',
                  message: ['Szukaj „', ['wanted'], '” w\xA0sklepie'],
                  values: { wanted },
                }),
              ],
            }),
          }),
        ],
      }),
    ],
  })
}
export { SearchFindings as default }
