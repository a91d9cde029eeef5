import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { t as Drawer } from './Drawer-Bmu3jss1.js'
import {
  K as announce,
  Rt as Notice,
  Si as useServices,
  St as IconButton,
  T as useFormat,
  V as showToast,
  _t as dropCartFrame,
  at as liveCart,
  ci as ShoppingBag,
  ei as ButtonLink,
  gt as closeCartDrawer,
  ht as CART_FRAME_ID,
  ii as TriangleExclamationPoint,
  jt as useStore,
  ti as X,
  vi as CircleCheck,
  vt as openCartDrawer,
  yt as useCartDrawer,
} from '../renderPage.js'
import { t as EmptyState } from './EmptyState-BK3qig3x.js'
import { t as ErrorState } from './ErrorState-DZrYQXwg.js'
import { t as Skeleton } from './Skeleton-ClnzUomb.js'
import {
  i as Cart_module_default,
  n as useCartSums,
  r as useIsOwnShop,
  t as CartSums,
} from './CartSums-uMvhSOcF.js'
import { i as checkoutErrorText, n as cartErrorText, t as cartErrorCode } from './cartErrorText-DhwZT8XA.js'
import { r as lineKey } from './lineKey-DWIirP_j.js'
import { n as mostPieces } from './saleTerms-BmatCrpu.js'
import { t as Gift } from './gift-acv106ln.js'
import { t as Trash } from './trash-CugAaEeY.js'
import { n as cartTotals, r as lineTotal, t as GIFT_WRAP_COST } from './totals-BNYqFKKC.js'
import { t as shownVariantTitle } from './variantTitle-pl3RCWBh.js'
import { n as parseAmount } from './money-BjVf9dA6.js'
import { t as needsPicture } from './printProducts-H_uTqo1e.js'
import { t as Picture } from './Picture-BgTqeZXW.js'
import { n as QuantityField, t as useCartAction } from './useCartAction-DKkwddHJ.js'
import { t as TextLink } from './TextLink-CFrFjdUC.js'
import { n as isDayOver } from './calendarDay-pLklqQ0k.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { t as CloudUpload } from './cloud-upload-C0XR2nWF.js'
import { t as Hourglass } from './hourglass-Cl3dDpxt.js'
import { t as RefreshCw } from './refresh-cw-DwqQW824.js'
import { t as useConnectionView } from './connectionView-CPq2LpxO.js'
import { t as Disclosure } from './Disclosure-DcsJbbBH.js'
import { t as TextField } from './TextField-CWQ9Iwvc.js'
import { t as Truck } from './truck-DG4285m7.js'
import { t as FREE_SHIPPING_FROM } from './shippingMethods-C4Dz1uNd.js'
import { t as useQuery } from './useQuery-ByumTbVI.js'
import { t as ArrowRight } from './arrow-right-BwGEZ1gh.js'
import { t as useNavigate } from './useNavigate-DLRj-uFL.js'
// src/features/cart/GiftLine.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var import_jsx_runtime = require_jsx_runtime()
/** Whom a line's gift is for and when, and the way to its words. */
function GiftLine({ item, gift }) {
  const { _: _t } = useLingui()
  const format = useFormat()
  const { recipientName, deliveryDate } = gift
  const day = deliveryDate === '' ? null : format.date(`${deliveryDate}T12:00`)
  const [shownAt] = (0, import_react.useState)(() => /* @__PURE__ */ new Date())
  const isLate = isDayOver(deliveryDate, shownAt)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
    className: Cart_module_default.small,
    children: [
      recipientName === ''
        ? null
        : day === null
          ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: '-ITQZ-',
              message: ['Dla: ', ['recipientName']],
              values: { recipientName },
            })
          : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'smRTIK',
              message: ['Dla: ', ['recipientName'], ', ', ['day']],
              values: {
                recipientName,
                day,
              },
            }),
      ' ',
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextLink, {
        to: '/sklep/produkt/$handle',
        params: { handle: item.handle },
        search: { prezent: item.id },
        hash: 'slowa',
        'aria-label': isLate
          ? _t(
              /** i18n */
              {
                id: 'wT-On1',
                message: ['Wybierz inny dzień prezentu: ', ['0']],
                values: { 0: item.title },
              },
            )
          : _t(
              /** i18n */
              {
                id: '5KWMEp',
                message: ['Zmień słowa prezentu: ', ['0']],
                values: { 0: item.title },
              },
            ),
        onClick: closeCartDrawer,
        children: isLate
          ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'vFnI89',
              message: ['Wybierz inny dzień'],
            })
          : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'bSpS4K',
              message: ['Zmień słowa'],
            }),
      }),
      isLate
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
            role: 'alert',
            className: Cart_module_default.refusal,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'hWuwbO',
              message: ['Ten dzień już minął.'],
            }),
          })
        : null,
    ],
  })
}
// src/features/cart/PrintLine.tsx
/** The way to the picture on a line's thing; without one, what is missing. */
function PrintLine({ item }) {
  const { _: _t } = useLingui()
  const isMissing = item.print === void 0
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
    className: Cart_module_default.small,
    children: [
      isMissing
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
            role: 'alert',
            className: Cart_module_default.refusal,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'xdfR1v',
              message: ['Brakuje obrazu do nadruku.'],
            }),
          })
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'z6QKyl',
            message: ['Z\xA0Twoim obrazem.'],
          }),
      ' ',
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextLink, {
        to: '/sklep/produkt/$handle',
        params: { handle: item.handle },
        search: isMissing ? {} : { prezent: item.id },
        hash: 'obraz',
        'aria-label': isMissing
          ? _t(
              /** i18n */
              {
                id: '5Bpdrr',
                message: ['Wybierz obraz: ', ['0']],
                values: { 0: item.title },
              },
            )
          : _t(
              /** i18n */
              {
                id: 'oNXvS1',
                message: ['Zmień obraz: ', ['0']],
                values: { 0: item.title },
              },
            ),
        onClick: closeCartDrawer,
        children: isMissing
          ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'DXTBRn',
              message: ['Wybierz obraz'],
            })
          : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'MV17zB',
              message: ['Zmień obraz'],
            }),
      }),
    ],
  })
}
// src/offline/cart/cartAnswer.ts
/** The cart to show once a change of a line is kept: at once, since the reading of it may be long in coming. */
function withAnswer(shown, answer) {
  if (answer.moment <= shown.moment) return shown
  const { itemId, quantity, moment } = answer
  const items = shown.items.flatMap((item) => {
    if (item.id !== itemId) return [item]
    return quantity === 0
      ? []
      : [
          {
            ...item,
            quantity,
          },
        ]
  })
  return {
    ...shown,
    items,
    totals: cartTotals(items, shown.discounts),
    moment,
  }
}
// src/features/cart/showAnswer.ts
/** Shows a change of a line that is stored now, before the reading of it arrives. */
function showAnswer(answer) {
  liveCart.update((cart) => withAnswer(cart, answer))
}
// src/features/cart/useUndoOffer.ts
/** Long enough to read, find the button and press it, also with a screen reader. */
var UNDO_MS = 1e4
/** Says what was taken out and offers to bring it back; nothing when nothing was. */
function useUndoOffer() {
  const { _: _t } = useLingui()
  const runCartAction = useCartAction()
  return (title, removed) => {
    if (removed.length === 0) return
    showToast({
      type: 'info',
      title,
      duration: UNDO_MS,
      action: {
        label: _t(
          /** i18n */
          {
            id: 'qUEHGP',
            message: ['Cofnij'],
          },
        ),
        onAction: () => {
          openCartDrawer()
          runCartAction((actions) => actions.restore(removed))
        },
      },
    })
  }
}
// src/features/cart/useLineChanges.ts
/**
 * What can be done to a line. A press says "one more", never a number counted from the screen, and the screen shows
 * it once it is kept: no older reading takes a press away, and a number that was seen is there after any crash.
 */
function useLineChanges(item) {
  const { _: _t } = useLingui()
  const runCartAction = useCartAction()
  const offerUndo = useUndoOffer()
  const leftWords = _t(
    /** i18n */
    {
      id: 'CWCHkh',
      message: ['Usunięto z\xA0koszyka: ', ['0']],
      values: { 0: item.title },
    },
  )
  async function change(make) {
    const answer = await runCartAction(make)
    if (answer === void 0 || answer === null) return
    showAnswer(answer)
    offerUndo(leftWords, answer.removed)
  }
  async function remove() {
    offerUndo(leftWords, (await runCartAction((actions) => actions.remove(item))) ?? [])
  }
  return {
    step: (by) => void change((actions) => actions.step(item, by)),
    set: (quantity) => void change((actions) => actions.setQuantity(item, quantity)),
    remove: () => void remove(),
  }
}
// src/features/cart/CartLine.tsx
/** Pictures of lines are square crops of whatever shape the original has. */
var SQUARE = 320
function CartLine({ item, refusal, storeTotal, most, onPress }) {
  const { i18n, _: _t } = useLingui()
  const format = useFormat()
  const changes = useLineChanges(item)
  const { quantity, price } = item
  const { currencyCode } = price
  const money = (amount) =>
    format.money({
      amount,
      currencyCode,
    })
  const variantTitle = shownVariantTitle(item.variantTitle)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('li', {
    className: Cart_module_default.line,
    children: [
      item.print !== void 0
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('img', {
            src: item.print.preview,
            alt: '',
            className: Cart_module_default.printed,
          })
        : item.image === null
          ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', { className: Cart_module_default.picture })
          : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Picture, {
              picture: {
                ...item.image,
                width: SQUARE,
                height: SQUARE,
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
            params: { handle: item.handle },
            tone: 'quiet',
            className: Cart_module_default.title,
            onClick: closeCartDrawer,
            children: item.title,
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
                  values: { 0: money(parseAmount(price.amount)) },
                }),
              }),
          item.personalization === void 0
            ? null
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GiftLine, {
                item,
                gift: item.personalization,
              }),
          item.print === void 0 && !needsPicture(item.handle)
            ? null
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PrintLine, { item }),
          item.personalization?.giftWrap === true
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
                className: Cart_module_default.wrap,
                children: [
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Gift, {
                    size: 14,
                    'aria-hidden': 'true',
                  }),
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                    id: 'tlbZ5Z',
                    message: ['Pakowanie na prezent ', ['0']],
                    values: { 0: money(GIFT_WRAP_COST) },
                  }),
                ],
              })
            : null,
          refusal === null
            ? null
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
                role: 'alert',
                className: Cart_module_default.refusal,
                children: i18n._(cartErrorText(refusal.code)),
              }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
        label: _t(
          /** i18n */
          {
            id: 'gHagU4',
            message: ['Usuń z\xA0koszyka: ', ['0']],
            values: { 0: item.title },
          },
        ),
        className: Cart_module_default.remove ?? '',
        onPress: () => {
          onPress()
          changes.remove()
        },
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trash, { size: 18 }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: Cart_module_default.amounts,
        children: [
          most.reason === 'single' && quantity === 1
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                className: Cart_module_default.small,
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'oxOx_1',
                  message: ['1\xA0szt.'],
                }),
              })
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(QuantityField, {
                label: _t(
                  /** i18n */
                  {
                    id: 'X3Tn5n',
                    message: ['Liczba sztuk: ', ['0']],
                    values: { 0: item.title },
                  },
                ),
                value: quantity,
                min: 0,
                max: Math.max(quantity, most.pieces),
                onStep: (by) => {
                  onPress()
                  changes.step(by)
                },
                onSet: (next) => {
                  onPress()
                  changes.set(next)
                },
              }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('strong', {
            className: Cart_module_default.total,
            children: money(storeTotal ?? lineTotal(item)),
          }),
          most.reason === 'stock' && quantity >= most.pieces
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('output', {
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
// src/features/cart/CartLines.tsx
/** The lines of the cart. When one leaves, the focus goes to its neighbour instead of getting lost. */
function CartLines({ items, refusals, cost }) {
  const { _: _t } = useLingui()
  const list = (0, import_react.useRef)(null)
  const pressed = (0, import_react.useRef)(null)
  ;(0, import_react.useEffect)(() => {
    if (pressed.current === null || items.some(({ id }) => id === pressed.current?.id)) return
    const place = Math.min(pressed.current.place, items.length - 1)
    pressed.current = null
    if (document.activeElement !== document.body) return
    list.current?.children.item(place)?.querySelector('button')?.focus()
  }, [items])
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ul', {
    ref: list,
    className: Cart_module_default.lines,
    'aria-label': _t(
      /** i18n */
      {
        id: 'TSJ_x-',
        message: ['Produkty w\xA0koszyku'],
      },
    ),
    children: items.map((item, place) =>
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
        CartLine,
        {
          item,
          refusal: refusals[item.id] ?? null,
          storeTotal: cost?.lines[lineKey(item)] ?? null,
          most: mostPieces(
            item,
            items.filter((other) => other !== item),
          ),
          onPress: () => {
            if (list.current?.contains(document.activeElement) === true)
              pressed.current = {
                id: item.id,
                place,
              }
          },
        },
        item.id,
      ),
    ),
  })
}
// src/features/cart/CartNotices.tsx
/** What the storefront decided about the cart, until it has been read. */
function CartNotices({ notices }) {
  if (notices.length === 0) return null
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
    'aria-live': 'polite',
    className: Cart_module_default.notices,
    children: notices.map((notice) =>
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OneNotice, { notice }, notice.id),
    ),
  })
}
function OneNotice({ notice }) {
  const { _: _t } = useLingui()
  const runCartAction = useCartAction()
  const dismiss = () => void runCartAction((actions) => actions.dismiss(notice.id))
  async function bringBack() {
    if (notice.kind !== 'order-completed') return
    const { removed } = notice
    await runCartAction(async (actions) => {
      await actions.restore(removed)
      await actions.dismiss(notice.id)
    })
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
    tone: notice.kind === 'order-completed' ? 'success' : 'warning',
    action: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
      children: [
        notice.kind === 'order-completed' && notice.removed.length > 0
          ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
              size: 'small',
              variant: 'quiet',
              onPress: () => void bringBack(),
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'XwllSd',
                message: ['Przywróć'],
              }),
            })
          : null,
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
          label: _t(
            /** i18n */
            {
              id: 'bJG6WG',
              message: ['Zamknij wiadomość'],
            },
          ),
          size: 'small',
          onPress: dismiss,
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(X, { size: 18 }),
        }),
      ],
    }),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NoticeWords, { notice }),
  })
}
function NoticeWords({ notice }) {
  const format = useFormat()
  switch (notice.kind) {
    case 'quantity-changed':
      return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: 'bbjInR',
        message: [
          ['0'],
          ': w\xA0sklepie zostało mniej, zmieniliśmy liczbę sztuk z\xA0',
          ['1'],
          ' na ',
          ['2'],
          '.',
        ],
        values: {
          0: notice.title,
          1: notice.from,
          2: notice.to,
        },
      })
    case 'sold-out':
      return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: 'rq9d0h',
        message: [['0'], ': właśnie się wyprzedało, więc zniknęło z\xA0koszyka.'],
        values: { 0: notice.title },
      })
    case 'price-changed': {
      const { currencyCode } = notice
      const from = format.money({
        amount: parseAmount(notice.from),
        currencyCode,
      })
      const to = format.money({
        amount: parseAmount(notice.to),
        currencyCode,
      })
      return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: '8Tuf3h',
        message: [['0'], ': cena zmieniła się z\xA0', ['from'], ' na ', ['to'], '.'],
        values: {
          0: notice.title,
          from,
          to,
        },
      })
    }
    case 'cart-rebuilt':
      return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: 'tQAJFz',
        message: [
          'Sklep zapomniał o\xA0tym koszyku, więc założyliśmy go na nowo z\xA0tymi samymi produktami.',
        ],
      })
    default:
      return notice.linesLeft === 0
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'rH-x1k',
            message: ['Zamówienie złożone. Kupione produkty zniknęły z\xA0koszyka.'],
          })
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'dOpNKF',
            message: [
              [
                '0',
                'plural',
                {
                  offset: void 0,
                  one: ['Zamówienie złożone. W\xA0koszyku został ', '#', '\xA0produkt dodany później.'],
                  few: ['Zamówienie złożone. W\xA0koszyku zostały ', '#', '\xA0produkty dodane później.'],
                  many: ['Zamówienie złożone. W\xA0koszyku zostało ', '#', '\xA0produktów dodanych później.'],
                  other: ['Zamówienie złożone. W\xA0koszyku zostało ', '#', '\xA0produktu dodanego później.'],
                },
              ],
            ],
            values: { 0: notice.linesLeft },
          })
  }
}
// src/features/cart/CartSyncState.tsx
/** Where the cart stands between this device and the shop, in words. */
function CartSyncState({ cart }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('output', {
    className: Cart_module_default.sync,
    'data-state': cart.syncState,
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SyncWords, { cart }),
  })
}
function SyncWords({ cart }) {
  const { i18n } = useLingui()
  const isOnline = useConnectionView() === 'online'
  switch (cart.syncState) {
    case 'synced':
      return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CircleCheck, {
            size: 16,
            'aria-hidden': 'true',
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'RzRp7v',
            message: ['zapisane w\xA0sklepie'],
          }),
        ],
      })
    case 'sending':
      return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RefreshCw, {
            size: 16,
            'aria-hidden': 'true',
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: '6gYbI_',
            message: ['wysyłamy zmiany…'],
          }),
        ],
      })
    case 'waiting':
      return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CloudUpload, {
            size: 16,
            'aria-hidden': 'true',
          }),
          isOnline && cart.error !== null
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'Mt23QS',
                message: ['zapisane na urządzeniu, sklep nie odpowiada, spróbujemy sami'],
              })
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'hnMH5p',
                message: ['zapisane na urządzeniu, wyślemy, gdy wróci sieć'],
              }),
        ],
      })
    case 'resting':
      return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Hourglass, {
            size: 16,
            'aria-hidden': 'true',
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'QIyESK',
            message: ['sklep prosi o\xA0chwilę, wyślemy sami'],
          }),
        ],
      })
    default:
      return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TriangleExclamationPoint, {
            size: 16,
            'aria-hidden': 'true',
          }),
          cart.error === null
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'IuNRMW',
                message: ['sklep nie przyjął części zmian'],
              })
            : i18n._(cartErrorText(cart.error.code)),
        ],
      })
  }
}
// src/features/cart/ClearCart.tsx
/** Empties the cart at once: a way back is better than a question. */
function ClearCart() {
  const { _: _t } = useLingui()
  const runCartAction = useCartAction()
  const offerUndo = useUndoOffer()
  async function clear() {
    offerUndo(
      _t(
        /** i18n */
        {
          id: 'Q_-5R-',
          message: ['Koszyk opróżniony'],
        },
      ),
      (await runCartAction((actions) => actions.clear())) ?? [],
    )
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
    variant: 'quiet',
    size: 'small',
    onPress: () => void clear(),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'rkWsm-',
      message: ['Opróżnij koszyk'],
    }),
  })
}
// src/features/cart/DiscountCode.tsx
/**
 * The discount code. It is kept at once; whether it is good, the storefront says when it is reached. Until it is known
 * to be good the field stays, with what was typed and what is the matter with it.
 */
function DiscountCode({ codes }) {
  const { _: _t } = useLingui()
  const runCartAction = useCartAction()
  const [typed, setTyped] = (0, import_react.useState)(null)
  const put = (code) => runCartAction((actions) => actions.putDiscountCode(code))
  const [present] = codes
  const shown = typed ?? present?.code ?? ''
  if (present?.applicable === true)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AppliedCode, {
      code: present.code,
      onRemove: () => void put(null),
    })
  function submit(event) {
    event.preventDefault()
    const code = shown.trim()
    if (code === '') return
    setTyped(null)
    put(code)
  }
  function remove() {
    setTyped('')
    put(null)
  }
  const isRefused = present?.applicable === false && typed === null
  const isWaiting = present?.applicable === null && typed === null
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Disclosure, {
    title: _t(
      /** i18n */
      {
        id: 'o8BF_o',
        message: ['Mam kod rabatowy'],
      },
    ),
    defaultExpanded: present !== void 0 || typed !== null,
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('form', {
      method: 'post',
      className: Cart_module_default.codeForm,
      onSubmit: submit,
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
          autoComplete: 'off',
          maxLength: 64,
          value: shown,
          onChange: setTyped,
          errorMessage: isRefused
            ? _t(
                /** i18n */
                {
                  id: 'Cq5geo',
                  message: ['Ten kod nie obejmuje koszyka albo wygasł'],
                },
              )
            : void 0,
          validationBehavior: 'aria',
          ...(isWaiting
            ? {
                description: _t(
                  /** i18n */
                  {
                    id: 'zRYZRu',
                    message: ['Kod zapisany, sprawdzimy go w\xA0sklepie'],
                  },
                ),
              }
            : {}),
        }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
          type: 'submit',
          isDisabled: shown.trim() === '' || isWaiting || isRefused,
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'VGKWyc',
            message: ['Zastosuj'],
          }),
        }),
        present === void 0
          ? null
          : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
              label: _t(
                /** i18n */
                {
                  id: 'K0TOqH',
                  message: ['Usuń kod ', ['0']],
                  values: { 0: present.code },
                },
              ),
              onPress: remove,
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(X, { size: 18 }),
            }),
      ],
    }),
  })
}
function AppliedCode({ code, onRemove }) {
  const { _: _t2 } = useLingui()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('p', {
    className: Cart_module_default.code,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('strong', { children: code }),
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
        label: _t2(
          /** i18n */
          {
            id: '9VWGEP',
            message: ['Usuń kod ', ['code']],
            values: { code },
          },
        ),
        onPress: onRemove,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(X, { size: 18 }),
      }),
    ],
  })
}
// src/features/cart/FreeShipping.tsx
/**
 * How much is missing for free delivery, as words and as a bar. Only our own checkout delivers by this rule, and only
 * what needs a delivery.
 */
function FreeShipping({ totals }) {
  const format = useFormat()
  const isOwnShop = useIsOwnShop()
  const { subtotal, currencyCode, needsDelivery } = totals
  if (!isOwnShop || !needsDelivery) return null
  const missing = Math.max(0, FREE_SHIPPING_FROM - subtotal)
  const left = format.money({
    amount: missing,
    currencyCode,
  })
  const reached = Math.min(1, subtotal / FREE_SHIPPING_FROM)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: Cart_module_default.shipping,
    'data-reached': missing === 0 ? '' : void 0,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('p', {
        className: Cart_module_default.shippingWords,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Truck, {
            size: 18,
            'aria-hidden': 'true',
          }),
          missing === 0
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'kfmOUP',
                message: ['Dostawa za darmo'],
              })
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'sqDk4I',
                  message: ['Do darmowej dostawy brakuje <0>', ['left'], '</0>'],
                  values: { left },
                  components: { 0: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('strong', {}) },
                }),
              }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
        className: Cart_module_default.track,
        'aria-hidden': 'true',
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
          className: Cart_module_default.fill,
          style: { transform: `scaleX(${reached})` },
        }),
      }),
    ],
  })
}
// src/features/cart/useLineWords.ts
/**
 * Lines say what they hold in the page's language: what was put in in another one is asked for again, and keeps its
 * words until the answer is there. Without a network they stay.
 */
function useLineWords(items) {
  const { storefront } = useServices()
  const ids = [...new Set(items.map(({ variantId }) => variantId))].toSorted()
  const { data: words } = useQuery({
    queryKey: ['cart', 'words', storefront.language(), ...ids],
    queryFn: ({ signal }) => storefront.variantWords(ids, { signal }),
    enabled: ids.length > 0,
    networkMode: 'always',
    retry: false,
  })
  ;(0, import_react.useEffect)(() => {
    if (words !== void 0)
      import('./cartActions-C8t-6XCX.js')
        .then((n) => n.t)
        .then(({ rename }) => rename(words))
        .catch(() => void 0)
  }, [words])
}
// src/features/cart/useSpokenTotal.ts
/** Taps come in bursts: only where they end is worth saying, ms after the last one. */
var QUIET_MS = 800
/** Says the new total to screen readers after the cart has changed. */
function useSpokenTotal({ cost, totals }) {
  const { total } = useCartSums({
    cost,
    totals,
  }).sums
  const { itemCount } = totals
  const { _: _t } = useLingui()
  const known = (0, import_react.useRef)(total)
  const words =
    itemCount === 0
      ? _t(
          /** i18n */
          {
            id: 'VWnaLt',
            message: ['Koszyk jest pusty'],
          },
        )
      : _t(
          /** i18n */
          {
            id: '6U5G0x',
            message: ['Koszyk (', ['itemCount'], '), razem ', ['total']],
            values: {
              itemCount,
              total,
            },
          },
        )
  ;(0, import_react.useEffect)(() => {
    if (known.current === total) return void 0
    const timer = setTimeout(() => {
      known.current = total
      announce(words)
    }, QUIET_MS)
    return () => clearTimeout(timer)
  }, [total, words])
}
// src/features/cart/CartContents.tsx
/** What stands in the drawer: the lines, or why there are none. */
function CartContents({ reading }) {
  const { i18n, _: _t } = useLingui()
  if (reading.kind === 'unread') return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Loading, {})
  if (reading.kind === 'failed')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorState, {
      title: _t(
        /** i18n */
        {
          id: 'e_0-l2',
          message: ['Nie możemy pokazać koszyka'],
        },
      ),
      description: i18n._(cartErrorText(reading.code)),
      onRetry: () => void liveCart.watch(),
    })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Contents, { cart: reading.value })
}
function Contents({ cart }) {
  useSpokenTotal(cart)
  useLineWords(cart.items)
  const isOwnShop = useIsOwnShop()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: Cart_module_default.contents,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CartNotices, { notices: cart.notices }),
      cart.items.length === 0
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Empty, {})
        : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FreeShipping, { totals: cart.totals }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CartLines, {
                items: cart.items,
                refusals: cart.refusals,
                cost: isOwnShop ? null : cart.cost,
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DiscountCode, { codes: cart.discountCodes }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
                className: Cart_module_default.upkeep,
                children: [
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CartSyncState, { cart }),
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ClearCart, {}),
                ],
              }),
            ],
          }),
    ],
  })
}
function Empty() {
  const { _: _t2 } = useLingui()
  const wayOut = (0, import_react.useRef)(null)
  ;(0, import_react.useEffect)(() => {
    if (document.activeElement === document.body) wayOut.current?.focus()
  }, [])
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
    icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ShoppingBag, { size: 28 }),
    title: _t2(
      /** i18n */
      {
        id: 'xnSbUe',
        message: ['Tu jest jeszcze pusto'],
      },
    ),
    description: _t2(
      /** i18n */
      {
        id: '3bRrTA',
        message: ['To, co dodasz, zapiszemy na tym urządzeniu, także bez sieci.'],
      },
    ),
    action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
      ref: wayOut,
      to: '/sklep',
      variant: 'primary',
      onClick: closeCartDrawer,
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: 'OCDwLY',
        message: ['Przejdź do sklepu'],
      }),
    }),
  })
}
function Loading() {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
    className: Cart_module_default.contents,
    children: [0, 1].map((line) =>
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
        'div',
        {
          className: Cart_module_default.loading,
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, {
              width: '5rem',
              height: '5rem',
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: '5rem' }),
          ],
        },
        line,
      ),
    ),
  })
}
// src/features/cart/useCheckout.ts
/**
 * The way to the checkout: the storefront is asked to have exactly this cart, then its own checkout is opened.
 * Where there is none the cart stays here, and the words of specification part 1, section 8 say so.
 */
function useCheckout() {
  const services = useServices()
  const navigate = useNavigate()
  const [state, setState] = (0, import_react.useState)({ kind: 'idle' })
  const leaving = (0, import_react.useRef)(null)
  ;(0, import_react.useEffect)(() => () => leaving.current?.abort(), [])
  async function open(url) {
    const token = ownCheckoutToken(url, services.config.storefront.endpoint)
    if (token === null) {
      window.location.assign(url)
      return
    }
    await navigate({
      to: '/kasa/$token',
      params: { token },
    })
    closeCartDrawer()
  }
  return {
    state,
    async start() {
      leaving.current?.abort()
      const waiting = new AbortController()
      leaving.current = waiting
      setState({ kind: 'preparing' })
      try {
        const { prepare } = await import('./cartActions-C8t-6XCX.js').then((n) => n.t)
        const preparation = await prepare(services, waiting.signal)
        if (waiting.signal.aborted) return
        if (preparation.kind === 'open') await open(preparation.url)
        setState(preparation.kind === 'open' ? { kind: 'idle' } : preparation)
      } catch (error) {
        if (!waiting.signal.aborted)
          setState({
            kind: 'failed',
            code: cartErrorCode(error),
          })
      }
    },
  }
}
/**
 * The token in a checkout address of the embedded storefront, which is a screen of this page; null for the
 * checkout of a real store. The path alone decides, since this page may be reached at another name than the
 * one the server was told.
 */
function ownCheckoutToken(url, storefrontEndpoint) {
  if (!storefrontEndpoint.startsWith('/')) return null
  return /^\/kasa\/([\w-]+)$/.exec(new URL(url, 'http://localhost').pathname)?.[1] ?? null
}
// src/features/cart/CartFooter.tsx
/** What it comes to, and the way to the checkout. */
function CartFooter({ cart }) {
  const { i18n } = useLingui()
  const { state, start } = useCheckout()
  const isOnline = useConnectionView() === 'online'
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: Cart_module_default.footer,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CartSums, { cart }),
      state.kind === 'local'
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
            role: 'alert',
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
              tone: 'neutral',
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'nXU6D8',
                message: [
                  'Checkout dla produktów AI będzie wkrótce dostępny. Na razie używamy lokalnego koszyka.',
                ],
              }),
            }),
          })
        : null,
      state.kind === 'failed'
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
            role: 'alert',
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
              tone: 'warning',
              children: i18n._(checkoutErrorText(state.code, isOnline)),
            }),
          })
        : null,
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Button, {
        variant: 'primary',
        size: 'large',
        className: Cart_module_default.checkout ?? '',
        isPending: state.kind === 'preparing',
        onPress: () => void start(),
        children: [
          state.kind === 'preparing'
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'WPqxJ0',
                message: ['Sprawdzamy koszyk…'],
              })
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
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
  })
}
// src/features/cart/CartDrawer.tsx
/** The cart over the page. Mounted lazily by the layout; any change of the cart opens it. */
function CartDrawer() {
  const { _: _t } = useLingui()
  const isOpen = useCartDrawer()
  const reading = useStore(liveCart)
  ;(0, import_react.useEffect)(() => {
    if (isOpen) liveCart.watch()
  }, [isOpen])
  const count = reading.kind === 'read' ? reading.value.totals.itemCount : 0
  const hasLines = reading.kind === 'read' && reading.value.items.length > 0
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Drawer, {
    isOpen,
    onOpenChange: (opens) => (opens ? openCartDrawer() : closeCartDrawer()),
    title: _t(
      /** i18n */
      {
        id: '1NYgPq',
        message: ['Koszyk (', ['count'], ')'],
        values: { count },
      },
    ),
    footer: hasLines
      ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CartFooter, { cart: reading.value })
      : void 0,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(InPlaceOfFrame, {}),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CartContents, { reading }),
    ],
  })
}
/** Before the drawer takes the focus: beside an open frame, nothing can have it. */
function InPlaceOfFrame() {
  const ref = (0, import_react.useRef)(null)
  ;(0, import_react.useLayoutEffect)(() => {
    const frame = document.getElementById(CART_FRAME_ID)
    if (frame instanceof HTMLDialogElement && frame.open) {
      frame.close()
      finishAnimationsAround(ref.current)
    }
    dropCartFrame()
  }, [])
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
    ref,
    hidden: true,
  })
}
/** What slid in once doesn't slide in again. */
function finishAnimationsAround(element) {
  for (const animation of document.getAnimations()) {
    const { effect } = animation
    if (effect instanceof KeyframeEffect && effect.target?.contains(element)) animation.finish()
  }
}
export { CartDrawer as default }
