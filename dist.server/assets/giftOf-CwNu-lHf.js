import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { t as useNavigate } from './useNavigate-DLRj-uFL.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as Gift } from './gift-acv106ln.js'
import { t as foldPolish } from './foldPolish-DnDdVsnx.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { Si as useServices, ei as ButtonLink } from '../renderPage.js'
import { o as productListQuery } from './queries-D_FPOstm.js'
import { t as readAddressee } from './addressee-CvBW-zCw.js'
import { r as celebratedOn } from './useToday-DsMjAPDA.js'
import { t as useCatalogue } from './useCatalogue-B5b1Wjan.js'
import { r as meantBy } from './gifts-C4ljTj7U.js'
// src/app/occasions/useGiftShelf.ts
/** What the shop has to give, all of it: looked at before, it comes from this device. */
function useGiftShelf() {
  const { storefront } = useServices()
  const { products, status, rest } = useCatalogue(productListQuery(storefront), true)
  return {
    products,
    isPending: status === 'pending' || (status === 'ready' && rest === 'loading'),
  }
}
// src/domain/occasions/fittingGift.ts
/**
 * The card, letter or wishes that suit an occasion best, of those in an order that says which is bought most; null
 * where the shop has nothing that was made for it.
 */
function fittingGift(products, idea) {
  let best = null
  for (const product of products) {
    const fit = fitOf(product, idea)
    if (fit > (best?.fit ?? 0))
      best = {
        product,
        fit,
      }
  }
  return best?.product ?? null
}
/** How well it suits; 0 where it doesn't. What it is made for weighs more than whom it is for. */
function fitOf(product, { recipient, occasion, tag }) {
  const { details, availableForSale, tags } = product
  if (!availableForSale || details.aiTemplateBase === null || details.aiType === 'business_email') return 0
  const isMadeForIt = tag !== null && isTagged(tags, tag)
  const { recipients, occasions } = meantBy(product)
  if (!isMadeForIt && (occasion === null || !occasions.has(occasion))) return 0
  if (!isMadeForIt && tags.some((one) => AGE.test(one))) return 0
  const isForThem = recipient !== null && recipients.has(recipient)
  const isForOthers = recipients.size > 0 && !isForThem
  return (isMadeForIt ? 8 : 2) + (isForThem ? 2 : 0) - (isForOthers ? 1 : 0)
}
var AGE = /^\d+ (?:lat|years)$/u
function isTagged(tags, pair) {
  const words = pair.map(foldPolish)
  return tags.some((tag) => words.includes(foldPolish(tag)))
}
// src/domain/occasions/giftIdea.ts
var KINDS = {
  'name-day': {
    formDay: 'Inne',
    wordsDay: 'Imieniny',
    occasion: 'urodziny',
    tag: ['imieniny', 'name day'],
  },
  birthday: {
    formDay: 'Urodziny',
    wordsDay: 'Urodziny',
    occasion: 'urodziny',
    tag: null,
  },
  anniversary: {
    formDay: 'Rocznica',
    wordsDay: 'Rocznica',
    occasion: 'rocznica',
    tag: null,
  },
  other: {
    formDay: 'Inne',
    wordsDay: 'Inne',
    occasion: null,
    tag: null,
  },
}
/** What is given on a date of one's own; `turns` is which one it is, where that is known. */
function ideaOf({ name, kind, relation }, turns) {
  const idea = KINDS[kind]
  const recipient = relation === '' || isOtherwise(relation, name) ? null : relation
  const tag = kind === 'birthday' && turns !== null ? [`${turns} lat`, `${turns} years`] : idea.tag
  return {
    ...idea,
    relation,
    recipient,
    tag,
  }
}
/** The shop’s words for a friend are for a woman: a man gets those that are for anybody. */
function isOtherwise(relation, name) {
  return relation === 'przyjaciele' && readAddressee(name).gender === 'masculine'
}
/** Where the shop shows what else would suit. */
function shopSearchOf({ recipient, occasion }) {
  return {
    ...(recipient === null ? {} : { dla: recipient }),
    ...(occasion === null ? {} : { okazja: occasion }),
  }
}
// src/features/occasions/GiftButton.tsx
var import_jsx_runtime = require_jsx_runtime()
/** Begins the gift that suits an occasion, filled in; where the shop has no words for it, it leads to what else suits. */
function GiftButton({ gift, shelf, occasion, variant = 'secondary' }) {
  const { _: _t } = useLingui()
  const navigate = useNavigate()
  const product = fittingGift(shelf.products, gift.idea)
  const look = {
    variant,
    size: 'small',
    icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Gift, { size: 16 }),
  }
  async function begin() {
    if (product === null) return
    const { beginOccasionGift } = await import('./beginOccasionGift-BAjtxed5.js')
    await navigate({
      to: '/sklep/produkt/$handle',
      params: { handle: product.handle },
      search: { prezent: await beginOccasionGift(product, gift) },
      hash: 'slowa',
    })
  }
  if (product === null && !shelf.isPending)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
      to: '/sklep',
      search: shopSearchOf(gift.idea),
      'aria-label': _t(
        /** i18n */
        {
          id: 'zzpRxN',
          message: ['Zobacz prezenty: ', ['occasion']],
          values: { occasion },
        },
      ),
      ...look,
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: 'TavEQH',
        message: ['Zobacz prezenty'],
      }),
    })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
    ...look,
    'aria-label': _t(
      /** i18n */
      {
        id: 'fbnxj4',
        message: ['Zacznij prezent: ', ['occasion']],
        values: { occasion },
      },
    ),
    isDisabled: product === null,
    onPress: () => void begin(),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'i-jxlE',
      message: ['Zacznij prezent'],
    }),
  })
}
// src/features/occasions/giftOf.ts
/** The gift of an occasion; a day that everybody has is for whoever of one's own people it is about. */
function giftOf(coming, dates) {
  const { day } = coming
  if (coming.source === 'own')
    return {
      idea: ideaOf(coming.date, coming.turns),
      whom: {
        name: coming.date.name,
        day,
      },
    }
  return {
    idea: coming.idea,
    whom: {
      name: celebratedOn(coming.kind, dates),
      day,
    },
  }
}
export { useGiftShelf as i, GiftButton as n, fittingGift as r, giftOf as t }
