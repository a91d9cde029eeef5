import { n as Trans } from './dist-CJ0y7q9j.js'
import { Si as useServices, T as useFormat, Ut as chosenVariant } from '../renderPage.js'
import { n as bestValue, r as creditPackOf, t as CREDITS_COLLECTION } from './creditPack-Bc65eRW8.js'
import { t as Skeleton } from './Skeleton-ClnzUomb.js'
import { t as CatalogueAge } from './CatalogueAge-CDKcgoLa.js'
import { t as ListFailure } from './ListFailure-DaKXI2ir.js'
import { n as collectionQuery } from './queries-D_FPOstm.js'
import { t as useCatalogue } from './useCatalogue-B5b1Wjan.js'
import { t as Clapperboard } from './clapperboard-Bf5gkcF-.js'
import { t as Image } from './image-BFyoCOL1.js'
import { t as Link } from './link-ClfPTuwV.js'
import { n as cheapestVariant, t as ProductPrice } from './ProductPrice-Dwj389JR.js'
import { n as enoughFor, r as useUsableOffers } from './enoughFor-QQ-sqFjv.js'
import { t as Badge } from './Badge-CUFWmOKP.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
var CreditPackCard_module_default = {
  pack: '_pack_1gq3y_2',
  badge: '_badge_1gq3y_19',
  title: '_title_1gq3y_26',
  link: '_link_1gq3y_33',
  name: '_name_1gq3y_44',
  number: '_number_1gq3y_52',
  price: '_price_1gq3y_61',
  each: '_each_1gq3y_76',
  uses: '_uses_1gq3y_82',
  action: '_action_1gq3y_102',
}
// src/features/shop/credits/CreditPackCard.tsx
var import_jsx_runtime = require_jsx_runtime()
/** One pack of credits: how many, for how much, how much each, and what they are enough for. */
function CreditPackCard({ pack, isBest, action }) {
  const format = useFormat()
  const { product, name, credits, pricePerCredit } = pack
  const perCredit = format.number(pricePerCredit / 100, {
    style: 'currency',
    currency: product.priceRange.min.currencyCode,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 2,
  })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('article', {
    className: CreditPackCard_module_default.pack,
    'data-best': isBest ? '' : void 0,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
        className: CreditPackCard_module_default.badge,
        children: isBest
          ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
              tone: 'accent',
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'dqqyI2',
                message: ['Najtańszy kredyt'],
              }),
            })
          : product.details.bestseller
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
                tone: 'neutral',
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'eEAmpp',
                  message: ['Polecamy'],
                }),
              })
            : null,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('h2', {
        className: CreditPackCard_module_default.title,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
          to: '/sklep/produkt/$handle',
          params: { handle: product.handle },
          className: CreditPackCard_module_default.link,
          children: [
            name === ''
              ? null
              : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                  className: CreditPackCard_module_default.name,
                  children: name,
                }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
              className: CreditPackCard_module_default.number,
              children: format.number(credits),
            }),
            ' ',
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'awCmKh',
              message: [
                [
                  'credits',
                  'plural',
                  {
                    offset: void 0,
                    one: ['kredyt'],
                    few: ['kredyty'],
                    many: ['kredytów'],
                    other: ['kredytu'],
                  },
                ],
              ],
              values: { credits },
            }),
          ],
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: CreditPackCard_module_default.price,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProductPrice, {
            price: product.priceRange.min,
            compareAtPrice: cheapestVariant(product)?.compareAtPrice ?? null,
            size: 'large',
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
            className: CreditPackCard_module_default.each,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'M7iqJ_',
              message: [['perCredit'], ' za kredyt'],
              values: { perCredit },
            }),
          }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Uses, { credits }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
        className: CreditPackCard_module_default.action,
        children: action,
      }),
    ],
  })
}
/** How many pictures or films they make here and now; nothing of a kind that can't be made. */
function Uses({ credits }) {
  const { offers, isPending } = useUsableOffers()
  if (isPending)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
      className: CreditPackCard_module_default.uses,
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { width: '9rem' }),
    })
  const images = enoughFor(credits, offers ?? [], 'image') ?? 0
  const videos = enoughFor(credits, offers ?? [], 'video') ?? 0
  if (images === 0 && videos === 0) return null
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('ul', {
    className: CreditPackCard_module_default.uses,
    children: [
      images === 0
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('li', {
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Image, {
                size: 18,
                'aria-hidden': 'true',
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'eG_HHz',
                message: [
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
              }),
            ],
          }),
      videos === 0
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('li', {
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Clapperboard, {
                size: 18,
                'aria-hidden': 'true',
              }),
              images === 0
                ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                    id: 'WdhUDc',
                    message: [
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
                  })
                : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                    id: 'cKdeyK',
                    message: [
                      [
                        'videos',
                        'plural',
                        {
                          offset: void 0,
                          one: ['albo ', '#', '\xA0film'],
                          few: ['albo ', '#', '\xA0filmy'],
                          many: ['albo ', '#', '\xA0filmów'],
                          other: ['albo ', '#', '\xA0filmu'],
                        },
                      ],
                    ],
                    values: { videos },
                  }),
            ],
          }),
    ],
  })
}
var CreditPacks_module_default = {
  packs: '_packs_5ez4a_2',
  ghost: '_ghost_5ez4a_20',
}
// src/features/shop/credits/CreditPacks.tsx
/** The packs beside each other, from the smallest: what a credit costs in each and what it is good for. */
function CreditPacks({ renderPurchase }) {
  const { storefront } = useServices()
  const catalogue = useCatalogue(collectionQuery(storefront, CREDITS_COLLECTION), true)
  const packs = catalogue.products
    .map(creditPackOf)
    .filter((pack) => pack !== null)
    .toSorted((one, other) => one.credits - other.credits)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CatalogueAge, { keptSince: catalogue.keptSince }),
      catalogue.status === 'error'
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ListFailure, {
            error: catalogue.error,
            onRetry: catalogue.retry,
          })
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Packs, {
            packs,
            isPending: catalogue.status === 'pending',
            renderPurchase,
          }),
    ],
  })
}
var GHOSTS = [1, 2, 3, 4, 5, 6]
function Packs({ packs, isPending, renderPurchase }) {
  const best = bestValue(packs)
  if (isPending)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
      className: CreditPacks_module_default.packs,
      'data-columns': 3,
      'aria-busy': 'true',
      children: GHOSTS.map((ghost) =>
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
          'div',
          {
            className: CreditPacks_module_default.ghost,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, {
              shape: 'box',
              height: '100%',
            }),
          },
          ghost,
        ),
      ),
    })
  if (packs.length === 0)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: '2B3YI_',
        message: ['Zajrzyj tu później: pakietów teraz nie ma.'],
      }),
    })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ul', {
    className: CreditPacks_module_default.packs,
    'data-columns': packs.length % 3 === 0 ? 3 : 4,
    children: packs.map((pack) => {
      const variant = chosenVariant(pack.product, void 0)
      return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
        'li',
        {
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CreditPackCard, {
            pack,
            isBest: pack === best && packs.length > 1,
            action: variant === null ? null : renderPurchase(pack.product, variant),
          }),
        },
        pack.product.id,
      )
    }),
  })
}
export { CreditPacks as t }
