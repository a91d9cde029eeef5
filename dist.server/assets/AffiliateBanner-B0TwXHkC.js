import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { c as VISIT_MS } from './affiliateCalls-I_nzPR0d.js'
import {
  Nt as createStore,
  T as useFormat,
  dt as onceDatabaseIsThere,
  ei as ButtonLink,
  jt as useStore,
  u as FloatingNotice,
  zt as log,
} from '../renderPage.js'
import { n as observe } from './change-BUCoBqBE.js'
import { n as cartChange, r as enqueueDiscount } from './cartChange-BH1H7Yuv.js'
import { n as readCartState, t as changeCartState } from './cartState-P8d1dPcf.js'
import { t as database } from './openDatabase-ByMsI8LS.js'
import { t as watchQuery } from './watchQuery-B7_K8cK7.js'
import {
  a as keepVisit,
  i as isDismissed,
  n as currentVisit,
  o as affiliateVisit,
  r as dismiss,
} from './AffiliateCorner-C0gBM_Vg.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
// src/features/affiliate/AffiliateBanner.module.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var AffiliateBanner_module_default = {
  gains: '_gains_1gt6d_2',
  standing: '_standing_1gt6d_11',
}
// src/offline/cart/offerDiscount.ts
/** Puts a code into a cart that holds something and no code of somebody's own, once; the outbox tells the storefront. */
function offerDiscountCode(db, { code, wasPut, earlier }) {
  return cartChange(db, async (stores) => {
    if ((await stores.cartItems.count()) === 0) return 'waits'
    const [present] = (await readCartState(stores)).discountCodes
    const there = present?.code.toUpperCase() ?? null
    if (there === code) return 'in-cart'
    if (there !== null && !earlier.includes(there)) return 'other'
    if (there === null && wasPut) return 'taken-out'
    await changeCartState(stores, {
      discountCodes: [
        {
          code,
          applicable: null,
        },
      ],
    })
    await enqueueDiscount(stores, code)
    return 'put'
  })
}
/** Reads it; made for `watchQuery`. */
function readCodeInCart(db) {
  return observe(db, ['cartItems', 'cartState'], async (stores) => {
    const hasLines = (await stores.cartItems.count()) > 0
    const { discountCodes } = await readCartState(stores)
    return {
      hasLines,
      present: discountCodes[0] ?? null,
    }
  })
}
// src/features/affiliate/followCart.ts
var codeStanding = createStore({ kind: 'waits' })
/**
 * Has the code of the visit put into the cart as soon as that holds something, and follows what becomes of it there.
 * Where nothing was ever stored there is no cart, and nothing is read. Returns how to end it.
 */
function followCart() {
  let isOver = false
  let stop
  const callOff = onceDatabaseIsThere(() => {
    begin().catch((error) => {
      log.warn('affiliate', 'the cart could not be followed', { reason: String(error) })
    })
  })
  async function begin() {
    const db = await database()
    if (isOver) return
    const offers = new Offers(db)
    const endReading = watchQuery(db, readCodeInCart, {
      next: offers.note,
      error: () => void 0,
    })
    const endVisits = affiliateVisit.subscribe(offers.next)
    stop = () => {
      endReading()
      endVisits()
    }
  }
  return () => {
    isOver = true
    callOff()
    stop?.()
  }
}
/** Offers the code one time after another: each reads what the one before has written. */
var Offers = class {
  #db
  #cart = {
    hasLines: false,
    present: null,
  }
  #last = Promise.resolve()
  constructor(db) {
    this.#db = db
  }
  note = (cart) => {
    this.#cart = cart
    this.next()
  }
  next = () => {
    this.#last = this.#last.then(this.#offer).catch((error) => {
      log.warn('affiliate', 'a code could not be put into the cart', { reason: String(error) })
    })
  }
  #offer = async () => {
    const visit = currentVisit()
    if (visit === null) return
    const outcome = await offerDiscountCode(this.#db, visit)
    const wasPut = outcome === 'put' || outcome === 'in-cart' || outcome === 'taken-out'
    if (outcome !== 'other' && wasPut !== visit.wasPut)
      keepVisit({
        ...visit,
        wasPut,
      })
    codeStanding.set(this.#standing(outcome))
  }
  #standing(outcome) {
    const { present } = this.#cart
    if (outcome === 'put')
      return {
        kind: 'in-cart',
        applicable: null,
      }
    if (outcome === 'in-cart')
      return {
        kind: 'in-cart',
        applicable: present?.applicable ?? null,
      }
    if (outcome === 'other')
      return {
        kind: 'other',
        code: present?.code ?? '',
      }
    return { kind: outcome }
  }
}
// src/features/affiliate/AffiliateBanner.tsx
var import_jsx_runtime = require_jsx_runtime()
/**
 * Whose code a visitor came by and what it gives, for as long as it is good (specification part 1, sections 2 and 4).
 * Closed, it stays closed on this device; the code is put into the cart all the same.
 */
function AffiliateBanner() {
  const visit = useStore(affiliateVisit)
  ;(0, import_react.useEffect)(() => {
    const look = () => void currentVisit()
    look()
    document.addEventListener('visibilitychange', look)
    const endFollowing = followCart()
    return () => {
      document.removeEventListener('visibilitychange', look)
      endFollowing()
    }
  }, [])
  return visit === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Banner, { visit }, visit.code)
}
function Banner({ visit }) {
  const { _: _t } = useLingui()
  const format = useFormat()
  const { code, creator, bonusCredits, discountPercent, at } = visit
  const [isClosed, setClosed] = (0, import_react.useState)(() => isDismissed(code))
  if (isClosed) return null
  function close() {
    dismiss(code)
    setClosed(true)
  }
  const percent = format.number(discountPercent / 100, { style: 'percent' })
  const end = format.dateTime(new Date(at + VISIT_MS))
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FloatingNotice, {
    isCorner: true,
    title: _t(
      /** i18n */
      {
        id: 'j4wBME',
        message: [['creator'], ' zaprasza z\xA0kodem ', ['code']],
        values: {
          creator,
          code,
        },
      },
    ),
    closeLabel: _t(
      /** i18n */
      {
        id: '7rEhGe',
        message: ['Zamknij, kod zostaje'],
      },
    ),
    onClose: close,
    actions: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
      to: '/sklep/kredyty',
      variant: 'primary',
      size: 'small',
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: 'rPhNLu',
        message: ['Zobacz pakiety kredytów'],
      }),
    }),
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('ul', {
        className: AffiliateBanner_module_default.gains,
        children: [
          discountPercent === 0
            ? null
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('li', {
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'D7LDSp',
                  message: ['<0>', ['percent'], ' taniej</0> całe zakupy z\xA0tym kodem.'],
                  values: { percent },
                  components: { 0: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('strong', {}) },
                }),
              }),
          bonusCredits === 0
            ? null
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('li', {
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'bGr6CF',
                  message: [
                    '<0>',
                    [
                      'bonusCredits',
                      'plural',
                      {
                        offset: void 0,
                        one: ['#', '\xA0kredyt'],
                        few: ['#', '\xA0kredyty'],
                        many: ['#', '\xA0kredytów'],
                        other: ['#', '\xA0kredytu'],
                      },
                    ],
                    '</0> w\xA0prezencie do pierwszego opłaconego zamówienia.',
                  ],
                  values: { bonusCredits },
                  components: { 0: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('strong', {}) },
                }),
              }),
          discountPercent === 0
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('li', {
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'n71IMI',
                  message: ['Ceny zostają takie same.'],
                }),
              })
            : null,
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('p', {
        className: AffiliateBanner_module_default.standing,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Standing, {}),
          ' ',
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'eUxSlx',
            message: ['Działa do ', ['end'], '.'],
            values: { end },
          }),
        ],
      }),
    ],
  })
}
function Standing() {
  const standing = useStore(codeStanding)
  if (standing.kind === 'waits')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'fPBl9N',
      message: ['Doliczymy go, gdy coś trafi do koszyka.'],
    })
  if (standing.kind === 'taken-out')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'DG4G7E',
      message: ['Nie ma go już w\xA0koszyku. Możesz go tam wpisać.'],
    })
  if (standing.kind === 'other') {
    const { code } = standing
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'ZtwRsH',
      message: ['W\xA0koszyku masz kod ', ['code'], '. Kody się nie sumują, więc Twój zostaje.'],
      values: { code },
    })
  }
  return standing.applicable === false
    ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: 'Ry2aP0',
        message: ['Jest w\xA0koszyku, ale sklep go do niego nie przyjął.'],
      })
    : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: 'WNPx8J',
        message: ['Jest w\xA0Twoim koszyku.'],
      })
}
export { AffiliateBanner as default }
