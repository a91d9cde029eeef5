import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as Check } from './check-Uw45F36v.js'
import {
  J as CART_FORMS,
  K as announce,
  Y as PLAIN_FIELDS,
  at as liveCart,
  ci as ShoppingBag,
  ct as liveValue,
  jt as useStore,
  mt as WithoutScript,
  ot as afterFirstScreen,
  vt as openCartDrawer,
} from '../renderPage.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { t as shownVariantTitle } from './variantTitle-pl3RCWBh.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { t as classNames } from './classNames-D1L2HDWQ.js'
import { n as QuantityField, t as useCartAction } from './useCartAction-DKkwddHJ.js'
import { n as AddToCart_module_default, t as QuantityInput } from './QuantityInput-CaMMn4ev.js'
import { n as mostPieces, r as saleTerms } from './saleTerms-BmatCrpu.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { r as lineKey } from './lineKey-DWIirP_j.js'
// src/features/cart/plain/PlainAddToCart.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var import_jsx_runtime = require_jsx_runtime()
/** Puts pieces of a variant into the cart that the server holds for this browser. */
function PlainAddToCart({ variant, name, compact }) {
  const { _: _t } = useLingui()
  const most = mostPieces(
    {
      variantId: variant.id,
      ...saleTerms(variant),
    },
    [],
  )
  const isSoldOut = !variant.availableForSale || most.pieces === 0
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('form', {
    className: compact ? void 0 : AddToCart_module_default.purchase,
    method: 'post',
    action: CART_FORMS.add,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('input', {
        type: 'hidden',
        name: PLAIN_FIELDS.variant,
        value: variant.id,
      }),
      compact || isSoldOut || most.reason === 'single'
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(QuantityInput, {
            label: _t(
              /** i18n */
              {
                id: 'hXsr8O',
                message: ['Liczba sztuk: ', ['name']],
                values: { name },
              },
            ),
            value: 1,
            min: 1,
            max: most.pieces,
          }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
        type: 'submit',
        variant: 'primary',
        size: compact ? 'small' : 'large',
        icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ShoppingBag, {
          size: compact ? 16 : 20,
          'aria-hidden': 'true',
        }),
        className: AddToCart_module_default.button ?? '',
        isDisabled: isSoldOut,
        ...(compact
          ? {
              'aria-label': isSoldOut
                ? _t(
                    /** i18n */
                    {
                      id: 'EV5we8',
                      message: ['Wyprzedane: ', ['name']],
                      values: { name },
                    },
                  )
                : _t(
                    /** i18n */
                    {
                      id: 'RCaFbD',
                      message: ['Do koszyka: ', ['name']],
                      values: { name },
                    },
                  ),
            }
          : {}),
        children: isSoldOut
          ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'kuQN4T',
              message: ['Wyprzedane'],
            })
          : compact
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: '3ikQtu',
                message: ['Do koszyka'],
              })
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'mFLyX5',
                message: ['Dodaj do koszyka'],
              }),
      }),
    ],
  })
}
// src/features/cart/useIsInCart.ts
/** Whether the cart has the line of this id. */
function useIsInCart(id) {
  const items = liveValue(useStore(liveCart), null)?.items ?? []
  return id !== null && items.some((item) => item.id === id)
}
// src/features/cart/useRoomInCart.ts
/** How many more pieces of a variant can be put in the cart; none of what is bought once and stands there. */
function useRoomInCart(variant) {
  const items = liveValue(useStore(liveCart), null)?.items ?? []
  const most = mostPieces(
    {
      variantId: variant.id,
      ...saleTerms(variant),
    },
    items,
  )
  const plain = lineKey({
    id: '',
    variantId: variant.id,
  })
  const isThere = items.some((item) => lineKey(item) === plain)
  return most.reason === 'single' && isThere
    ? {
        ...most,
        pieces: 0,
      }
    : most
}
// src/features/cart/AddToCart.tsx
var ADDED_FOR_MS = 2500
/** Puts pieces of a variant into the cart. Works without a network; opens the drawer when they are in it. */
function AddToCart({ product, variant, compact = false, gift }) {
  const { _: _t } = useLingui()
  const [quantity, setQuantity] = (0, import_react.useState)(1)
  const { state, add } = useAdding()
  ;(0, import_react.useEffect)(
    () => afterFirstScreen(() => void import('./cartActions-C8t-6XCX.js').then((n) => n.t)),
    [],
  )
  const room = useRoomInCart(variant)
  const isSaved = useIsInCart(gift?.idInCart ?? null)
  const isSoldOut = !variant.availableForSale || variant.quantityAvailable === 0
  const isThere = !isSoldOut && room.pieces === 0
  const shown = isSoldOut ? 'sold-out' : isThere && state === 'idle' ? 'there' : state
  const within = (count) => Math.max(1, Math.min(room.pieces, count))
  const pieces = compact ? 1 : within(quantity)
  const variantTitle = shownVariantTitle(variant.title)
  const name = variantTitle === '' ? product.title : `${product.title} (${variantTitle})`
  async function press() {
    if (
      await add(
        {
          product,
          variant,
          quantity: pieces,
        },
        gift,
      )
    ) {
      announce(
        pieces === 1
          ? _t(
              /** i18n */
              {
                id: 'HK69O5',
                message: ['Dodano do koszyka: ', ['name']],
                values: { name },
              },
            )
          : _t(
              /** i18n */
              {
                id: 'z5fBzH',
                message: ['Dodano do koszyka: ', ['name'], ', ', ['pieces'], '\xA0szt.'],
                values: {
                  name,
                  pieces,
                },
              },
            ),
      )
      openCartDrawer()
    }
  }
  function compactLabel() {
    if (isSoldOut)
      return _t(
        /** i18n */
        {
          id: 'EV5we8',
          message: ['Wyprzedane: ', ['name']],
          values: { name },
        },
      )
    return isThere
      ? _t(
          /** i18n */
          {
            id: 'uMHOF4',
            message: ['Jest już w\xA0koszyku: ', ['name']],
            values: { name },
          },
        )
      : _t(
          /** i18n */
          {
            id: 'RCaFbD',
            message: ['Do koszyka: ', ['name']],
            values: { name },
          },
        )
  }
  const button = /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
    variant: isThere ? 'secondary' : 'primary',
    size: compact ? 'small' : 'large',
    className: classNames(AddToCart_module_default.button, compact && 'needs-script'),
    icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
      isAdded: shown === 'added' || shown === 'there',
      size: compact ? 16 : 20,
    }),
    isDisabled: isSoldOut,
    isPending: state === 'adding',
    ...(compact ? { 'aria-label': compactLabel() } : {}),
    onPress: () => (isThere ? openCartDrawer() : void press()),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Words, {
      state: shown,
      compact,
      isSaved,
    }),
  })
  const plain = /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WithoutScript, {
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlainAddToCart, {
      variant,
      name,
      compact,
    }),
  })
  if (compact)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
      children: [button, plain],
    })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: classNames(AddToCart_module_default.purchase, 'needs-script'),
        children: [
          isSoldOut || isThere || isSaved || room.reason === 'single'
            ? null
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(QuantityField, {
                label: _t(
                  /** i18n */
                  {
                    id: 'hXsr8O',
                    message: ['Liczba sztuk: ', ['name']],
                    values: { name },
                  },
                ),
                value: pieces,
                max: room.pieces,
                onStep: (by) => setQuantity((latest) => within(within(latest) + by)),
                onSet: setQuantity,
              }),
          button,
          !isSoldOut && room.reason === 'stock' && pieces >= room.pieces
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('output', {
                className: AddToCart_module_default.note,
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'YDcIsj',
                  message: ['Więcej w\xA0sklepie nie ma.'],
                }),
              })
            : null,
        ],
      }),
      plain,
    ],
  })
}
/** Adds one after another and remembers for a moment that it went well. */
function useAdding() {
  const { _: _t2 } = useLingui()
  const runCartAction = useCartAction()
  const [state, setState] = (0, import_react.useState)('idle')
  ;(0, import_react.useEffect)(() => {
    if (state !== 'added') return void 0
    const timer = setTimeout(() => setState('idle'), ADDED_FOR_MS)
    return () => clearTimeout(timer)
  }, [state])
  async function add(addition, gift) {
    setState('adding')
    const item = await runCartAction(
      async (actions) => {
        const taken = (await gift?.take()) ?? null
        if (taken === 'incomplete') return null
        if (taken === null) return actions.add(addition)
        const line = await actions.putGift({
          ...addition,
          ...taken,
        })
        gift?.onAdded(taken)
        return line
      },
      gift &&
        _t2(
          /** i18n */
          {
            id: '3GZ__C',
            message: ['Nie udało się zapisać personalizacji. Spróbuj ponownie.'],
          },
        ),
    )
    const isAdded = item !== void 0 && item !== null
    setState(isAdded ? 'added' : 'idle')
    return isAdded
  }
  return {
    state,
    add,
  }
}
function Icon({ isAdded, size }) {
  return isAdded
    ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Check, {
        size,
        'aria-hidden': 'true',
      })
    : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ShoppingBag, {
        size,
        'aria-hidden': 'true',
      })
}
function Words({ state, compact, isSaved }) {
  if (state === 'sold-out')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'kuQN4T',
      message: ['Wyprzedane'],
    })
  if (state === 'added')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: '67mwVI',
      message: ['W\xA0koszyku'],
    })
  if (state === 'there')
    return compact
      ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: '67mwVI',
          message: ['W\xA0koszyku'],
        })
      : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'jojrbe',
          message: ['Jest już w\xA0koszyku'],
        })
  if (isSaved)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'Cf8Xie',
      message: ['Zapisz w\xA0koszyku'],
    })
  return compact
    ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: '3ikQtu',
        message: ['Do koszyka'],
      })
    : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: 'mFLyX5',
        message: ['Dodaj do koszyka'],
      })
}
export { AddToCart as t }
