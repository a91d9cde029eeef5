import { n as Trans } from './dist-CJ0y7q9j.js'
import { t as PriceSums } from './PriceSums-lhjsoZgD.js'
import { t as printedSums } from './printedSums-BPY58CyO.js'
import { Si as useServices, T as useFormat } from '../renderPage.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
var Cart_module_default = {
  contents: '_contents_11j9b_2',
  loading: '_loading_11j9b_7',
  notices: '_notices_11j9b_13',
  lines: '_lines_11j9b_19',
  line: '_line_11j9b_19',
  picture: '_picture_11j9b_37',
  printed: '_printed_11j9b_46',
  words: '_words_11j9b_55',
  title: '_title_11j9b_63',
  small: '_small_11j9b_69',
  wrap: '_wrap_11j9b_70',
  refusal: '_refusal_11j9b_82',
  remove: '_remove_11j9b_87',
  amounts: '_amounts_11j9b_93',
  enough: '_enough_11j9b_102',
  total: '_total_11j9b_108',
  shipping: '_shipping_11j9b_113',
  shippingWords: '_shippingWords_11j9b_119',
  track: '_track_11j9b_138',
  fill: '_fill_11j9b_145',
  code: '_code_11j9b_156',
  codeState: '_codeState_11j9b_166',
  codeForm: '_codeForm_11j9b_172',
  upkeep: '_upkeep_11j9b_185',
  sync: '_sync_11j9b_192',
  footer: '_footer_11j9b_210',
  said: '_said_11j9b_219',
  checkout: '_checkout_11j9b_224',
}
// src/features/cart/useCartSums.ts
/** Whether the shop is ours: its checkout is a screen of this page, and asks by the rules that this page knows. */
function useIsOwnShop() {
  return useServices().config.storefront.endpoint.startsWith('/')
}
/** What a cart comes to. */
function useCartSums({ cost, totals }) {
  const format = useFormat()
  const money = (amount) => format.money(amount)
  const isOwn = useIsOwnShop()
  if (!isOwn && cost !== null)
    return {
      kind: 'store',
      sums: storeSums(cost, money),
    }
  const needsDelivery = totals.shipping > 0
  return {
    kind: isOwn ? 'own' : 'estimate',
    sums: printedSums(
      {
        totals,
        needsDelivery,
      },
      money,
    ),
  }
}
function storeSums(cost, money) {
  const { subtotal, total, tax, currencyCode } = cost
  const print = (amount) =>
    money({
      amount,
      currencyCode,
    })
  const discount = tax === null ? subtotal - total : 0
  return {
    rows: [
      {
        kind: 'goods',
        amount: print(subtotal),
      },
      ...(discount > 0
        ? [
            {
              kind: 'discount',
              amount: print(-discount),
            },
          ]
        : []),
    ],
    total: print(total),
    tax: tax === null || tax === 0 ? null : print(tax),
  }
}
// src/features/cart/CartSums.tsx
var import_jsx_runtime = require_jsx_runtime()
/** What the cart comes to, and who says so. */
function CartSums({ cart }) {
  const { kind, sums } = useCartSums(cart)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PriceSums, {
        sums,
        isEstimate: kind === 'estimate',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
        className: Cart_module_default.said,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Origin, {
          kind,
          hasTax: sums.tax !== null,
          needsDelivery: cart.totals.needsDelivery,
        }),
      }),
    ],
  })
}
function Origin({ kind, hasTax, needsDelivery }) {
  if (kind === 'own')
    return needsDelivery
      ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'H2-dek',
          message: ['Podatek liczymy ostatecznie przy kasie, z\xA0wybraną tam dostawą.'],
        })
      : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'Dwtvrp',
          message: ['Podatek liczymy ostatecznie przy kasie.'],
        })
  if (kind === 'estimate')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'CfBFWZ',
      message: ['Dokładną kwotę, z\xA0podatkiem i\xA0dostawą, poda sklep.'],
    })
  return hasTax
    ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: 's2oh9j',
        message: ['Tyle liczy sklep. Dostawę i\xA0dodatki doliczamy przy kasie.'],
      })
    : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: 'L_L2j5',
        message: ['Tyle liczy sklep. Dostawę, dodatki i\xA0podatek doliczamy przy kasie.'],
      })
}
export { Cart_module_default as i, useCartSums as n, useIsOwnShop as r, CartSums as t }
