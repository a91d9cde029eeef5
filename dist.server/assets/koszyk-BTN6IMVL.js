import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as useNavigate } from './useNavigate-DLRj-uFL.js'
import { t as require_react } from './react-BHbHrMlk.js'
import {
  $r as ButtonAnchor,
  J as CART_FORMS,
  Jr as Page,
  Rt as Notice,
  St as IconButton,
  T as useFormat,
  Y as PLAIN_FIELDS,
  ci as ShoppingBag,
  ei as ButtonLink,
  mt as WithoutScript,
  t as usePlainPage,
  ti as X,
  vt as openCartDrawer,
} from '../renderPage.js'
import { t as PageHeader } from './PageHeader-Bmm22iEl.js'
import { t as ArrowRight } from './arrow-right-BwGEZ1gh.js'
import { t as EmptyState } from './EmptyState-BK3qig3x.js'
import { i as Cart_module_default, t as CartSums } from './CartSums-uMvhSOcF.js'
import { t as Trash } from './trash-CugAaEeY.js'
import { n as mostPieces, r as saleTerms } from './saleTerms-BmatCrpu.js'
import { t as shownVariantTitle } from './variantTitle-pl3RCWBh.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { t as Picture } from './Picture-BgTqeZXW.js'
import { t as TextLink } from './TextLink-CFrFjdUC.js'
import { t as QuantityInput } from './QuantityInput-CaMMn4ev.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { n as cartErrorText } from './cartErrorText-DhwZT8XA.js'
import { t as TextField } from './TextField-CWQ9Iwvc.js'
import { i as remoteLineKey } from './lineKey-DWIirP_j.js'
import { t as storeCost } from './storeCost-wZLvSHDU.js'
import { n as cartTotals } from './totals-BNYqFKKC.js'
import { t as formatAmount } from './money-BjVf9dA6.js'
// src/features/cart/plain/PlainCart.module.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var PlainCart_module_default = {
  change: '_change_5ufka_2',
  remove: '_remove_5ufka_8',
  checkout: '_checkout_5ufka_12',
}
// src/features/cart/plain/PlainCartLine.tsx
var import_jsx_runtime = require_jsx_runtime()
/** A line of the cart: how many, and out with it. */
function PlainCartLine({ line, others }) {
  const { _: _t } = useLingui()
  const format = useFormat()
  const { id, quantity, variant, total } = line
  const variantTitle = shownVariantTitle(variant.title)
  const most = mostPieces(
    {
      variantId: variant.id,
      ...saleTerms(variant),
    },
    others.map(asTaken),
  )
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('li', {
    className: Cart_module_default.line,
    children: [
      variant.picture === null
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', { className: Cart_module_default.picture })
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Picture, {
            picture: {
              ...variant.picture,
              altText: '',
            },
            sizes: '5rem',
            className: Cart_module_default.picture ?? '',
          }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: Cart_module_default.words,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextLink, {
            to: '/sklep/produkt/$handle',
            params: { handle: variant.handle },
            tone: 'quiet',
            className: Cart_module_default.title,
            children: variant.productTitle,
          }),
          variantTitle === ''
            ? null
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                className: Cart_module_default.small,
                children: variantTitle,
              }),
          quantity === 1
            ? null
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                className: Cart_module_default.small,
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'NDRh__',
                  message: [['0'], ' za sztukę'],
                  values: { 0: format.money(variant.price) },
                }),
              }),
          quantity === 0
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
                className: Cart_module_default.refusal,
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'kuQN4T',
                  message: ['Wyprzedane'],
                }),
              })
            : null,
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('form', {
        className: PlainCart_module_default.remove,
        method: 'post',
        action: CART_FORMS.line,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('input', {
            type: 'hidden',
            name: PLAIN_FIELDS.line,
            value: id,
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
            type: 'submit',
            name: PLAIN_FIELDS.remove,
            value: '1',
            label: _t(
              /** i18n */
              {
                id: 'gHagU4',
                message: ['Usuń z\xA0koszyka: ', ['0']],
                values: { 0: variant.productTitle },
              },
            ),
            className: Cart_module_default.remove ?? '',
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trash, { size: 18 }),
          }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: Cart_module_default.amounts,
        children: [
          most.reason === 'single'
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                className: Cart_module_default.small,
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'oxOx_1',
                  message: ['1\xA0szt.'],
                }),
              })
            : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('form', {
                className: PlainCart_module_default.change,
                method: 'post',
                action: CART_FORMS.line,
                children: [
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)('input', {
                    type: 'hidden',
                    name: PLAIN_FIELDS.line,
                    value: id,
                  }),
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)(QuantityInput, {
                    label: _t(
                      /** i18n */
                      {
                        id: 'X3Tn5n',
                        message: ['Liczba sztuk: ', ['0']],
                        values: { 0: variant.productTitle },
                      },
                    ),
                    value: quantity,
                    min: 0,
                    max: Math.max(quantity, most.pieces),
                  }),
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
                    type: 'submit',
                    size: 'small',
                    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                      id: 'K5J82U',
                      message: ['Zmień'],
                    }),
                  }),
                ],
              }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('strong', {
            className: Cart_module_default.total,
            children: format.money(total),
          }),
          most.reason === 'stock' && quantity >= most.pieces
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                className: Cart_module_default.enough,
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'YDcIsj',
                  message: ['Więcej w\xA0sklepie nie ma.'],
                }),
              })
            : null,
        ],
      }),
    ],
  })
}
var asTaken = ({ variant, quantity }) => ({
  variantId: variant.id,
  quantity,
})
// src/features/cart/plain/PlainCartNote.tsx
var NOTICES = {
  added: {
    tone: 'success',
    text:
      /** i18n */
      {
        id: 't2XAp3',
        message: ['Dodano do koszyka.'],
      },
  },
  changed: {
    tone: 'success',
    text:
      /** i18n */
      {
        id: 'eDxA88',
        message: ['Koszyk jest zmieniony.'],
      },
  },
  fewer: {
    tone: 'warning',
    text:
      /** i18n */
      {
        id: 'bGXvfb',
        message: ['W\xA0sklepie jest mniej sztuk. W\xA0koszyku są te, które zostały.'],
      },
  },
  quantity: {
    tone: 'warning',
    text:
      /** i18n */
      {
        id: 'DTLt6Y',
        message: ['Podaj liczbę całkowitą od 1\xA0do 9999. Koszyk jest taki jak przedtem.'],
      },
  },
  refused: {
    tone: 'warning',
    text: cartErrorText('SHOPIFY_CART_VALIDATION_ERROR'),
  },
  'too-often': {
    tone: 'warning',
    text:
      /** i18n */
      {
        id: '3MtoMM',
        message: ['Za dużo prób naraz. Odczekaj minutę i\xA0spróbuj jeszcze raz.'],
      },
  },
  unreachable: {
    tone: 'danger',
    text:
      /** i18n */
      {
        id: 'mYNgJJ',
        message: ['Sklep teraz nie odpowiada. Spróbuj jeszcze raz za chwilę.'],
      },
  },
}
/** What came of the form that was sent last. */
function PlainCartNote({ notice }) {
  const { i18n } = useLingui()
  if (notice === null) return null
  const { tone, text } = NOTICES[notice]
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
    tone,
    children: i18n._(text),
  })
}
// src/features/cart/plain/PlainDiscountCode.tsx
/** The discount code of a cart as a form of its own. */
function PlainDiscountCode({ codes }) {
  const { _: _t } = useLingui()
  const [present] = codes
  if (present?.applicable === true)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('form', {
      className: Cart_module_default.code,
      method: 'post',
      action: CART_FORMS.discount,
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('strong', { children: present.code }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
              className: Cart_module_default.codeState,
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'Acy1br',
                message: ['Kod działa'],
              }),
            }),
          ],
        }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
          type: 'submit',
          name: PLAIN_FIELDS.remove,
          value: '1',
          label: _t(
            /** i18n */
            {
              id: 'K0TOqH',
              message: ['Usuń kod ', ['0']],
              values: { 0: present.code },
            },
          ),
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(X, { size: 18 }),
        }),
      ],
    })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('form', {
    className: Cart_module_default.codeForm,
    method: 'post',
    action: CART_FORMS.discount,
    'aria-label': _t(
      /** i18n */
      {
        id: 'eXSJPr',
        message: ['Rabat'],
      },
    ),
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
        label: _t(
          /** i18n */
          {
            id: 'Jj0VgR',
            message: ['Kod rabatowy'],
          },
        ),
        name: PLAIN_FIELDS.code,
        autoComplete: 'off',
        maxLength: 64,
        defaultValue: present?.code ?? '',
        errorMessage:
          present === void 0
            ? void 0
            : _t(
                /** i18n */
                {
                  id: 'Cq5geo',
                  message: ['Ten kod nie obejmuje koszyka albo wygasł'],
                },
              ),
        validationBehavior: 'aria',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
        type: 'submit',
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'VGKWyc',
          message: ['Zastosuj'],
        }),
      }),
    ],
  })
}
// src/features/cart/plain/plainSums.ts
/** What a cart of the storefront comes to: by the one rule of our own shop, or as the store elsewhere says. */
function plainSums(cart, { isOwnShop }) {
  const lines = cart.lines.filter(({ quantity }) => quantity > 0)
  const priced = lines.map(({ quantity, variant }) => ({
    quantity,
    price: {
      amount: formatAmount(variant.price.amount),
      currencyCode: variant.price.currencyCode,
    },
    ...saleTerms(variant),
  }))
  const keys = lines.map((line) => ({
    key: remoteLineKey(line),
    quantity: line.quantity,
  }))
  return {
    totals: cartTotals(priced, cart.discounts ?? []),
    cost: isOwnShop ? null : storeCost(keys, cart),
  }
}
// src/features/cart/plain/PlainCart.tsx
/** /koszyk where no script runs: the cart that the server holds for this browser, changed by plain forms. */
function PlainCart({ page }) {
  const { _: _t } = useLingui()
  const count = page.cart?.lines.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Page, {
    width: 'narrow',
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHeader, {
        title:
          count === 0
            ? _t(
                /** i18n */
                {
                  id: 'R8afGQ',
                  message: ['Koszyk'],
                },
              )
            : _t(
                /** i18n */
                {
                  id: '1NYgPq',
                  message: ['Koszyk (', ['count'], ')'],
                  values: { count },
                },
              ),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: Cart_module_default.contents,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlainCartNote, { notice: page.notice }),
          page.cart === null || page.cart.lines.length === 0
            ? page.notice === 'unreachable'
              ? null
              : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Empty, {})
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Filled, {
                page,
                filled: page.cart,
              }),
        ],
      }),
    ],
  })
}
function Filled({ page, filled }) {
  const { _: _t2 } = useLingui()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ul', {
        className: Cart_module_default.lines,
        'aria-label': _t2(
          /** i18n */
          {
            id: 'TSJ_x-',
            message: ['Produkty w\xA0koszyku'],
          },
        ),
        children: filled.lines.map((line) =>
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
            PlainCartLine,
            {
              line,
              others: filled.lines.filter((other) => other !== line),
            },
            line.id,
          ),
        ),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlainDiscountCode, { codes: filled.discountCodes }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: Cart_module_default.footer,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CartSums, {
            cart: plainSums(filled, { isOwnShop: page.isOwnShop }),
          }),
          page.checkoutAddress === null
            ? null
            : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(ButtonAnchor, {
                href: page.checkoutAddress,
                variant: 'primary',
                size: 'large',
                className: PlainCart_module_default.checkout ?? '',
                children: [
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                    id: 'ubXbwQ',
                    message: ['Przejdź do kasy'],
                  }),
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ArrowRight, {
                    size: 20,
                    'aria-hidden': 'true',
                  }),
                ],
              }),
        ],
      }),
    ],
  })
}
function Empty() {
  const { _: _t3 } = useLingui()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
    icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ShoppingBag, { size: 28 }),
    title: _t3(
      /** i18n */
      {
        id: 'xnSbUe',
        message: ['Tu jest jeszcze pusto'],
      },
    ),
    description: _t3(
      /** i18n */
      {
        id: 'G7uFk9',
        message: ['Wybierz coś w\xA0sklepie i\xA0dodaj do koszyka. Działa to także bez JavaScriptu.'],
      },
    ),
    action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
      to: '/sklep',
      variant: 'primary',
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: 'OCDwLY',
        message: ['Przejdź do sklepu'],
      }),
    }),
  })
}
// src/features/cart/CartScreen.tsx
/** /koszyk: opens the cart over the shop; where no script runs, a page of plain forms. */
function CartScreen() {
  const { _: _t } = useLingui()
  const navigate = useNavigate()
  const plain = usePlainPage('cart')
  ;(0, import_react.useEffect)(() => {
    navigate({
      to: '/sklep',
      replace: true,
    })
    openCartDrawer()
  }, [navigate])
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WithoutScript, {
        children:
          plain === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlainCart, { page: plain }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
        className: 'needs-script',
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Page, {
          width: 'narrow',
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHeader, {
            title: _t(
              /** i18n */
              {
                id: 'R8afGQ',
                message: ['Koszyk'],
              },
            ),
          }),
        }),
      }),
    ],
  })
}
// src/routes/koszyk.tsx?tsr-split=component---loader
var SplitComponent = CartScreen
export { SplitComponent as component }
