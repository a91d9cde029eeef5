import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { Si as useServices, T as useFormat, oi as Sparkles } from '../renderPage.js'
import { t as Skeleton } from './Skeleton-ClnzUomb.js'
import { t as useIsTakenOver } from './useIsTakenOver-GPZ-jcB_.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as Link } from './link-ClfPTuwV.js'
import { n as cheapestVariant, r as salePercent, t as ProductPrice } from './ProductPrice-Dwj389JR.js'
import { t as Badge } from './Badge-CUFWmOKP.js'
import { t as Picture } from './Picture-BgTqeZXW.js'
import { t as Star } from './star-DxhNy6vw.js'
import { t as Rating_module_default } from './Rating.module-BnmLFEGD.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { t as PenLine } from './pen-line-CjAQDEGe.js'
// src/features/shop/labels.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var import_jsx_runtime = require_jsx_runtime()
var SORT_LABELS = {
  polecane:
    /** i18n */
    {
      id: 'RzuvbD',
      message: ['Polecane'],
    },
  najnowsze:
    /** i18n */
    {
      id: 'MCBBAN',
      message: ['Najnowsze'],
    },
  'cena-rosnaco':
    /** i18n */
    {
      id: 'FrKn2P',
      message: ['Cena: od najniższej'],
    },
  'cena-malejaco':
    /** i18n */
    {
      id: 'y34lj1',
      message: ['Cena: od najwyższej'],
    },
  'najlepiej-oceniane':
    /** i18n */
    {
      id: 'XdrB1U',
      message: ['Najlepiej oceniane'],
    },
  nazwa:
    /** i18n */
    {
      id: 'ocSnu0',
      message: ['Nazwa: A–Ż'],
    },
}
/** What the recommended order is called while a search ranks the list. */
var RELEVANCE_LABEL =
  /** i18n */
  {
    id: 'Di5bzr',
    message: ['Najtrafniejsze'],
  }
var DIFFICULTY_LABELS = {
  podstawowy:
    /** i18n */
    {
      id: '7s0Cue',
      message: ['Podstawowy'],
    },
  średni:
    /** i18n */
    {
      id: '5PlV64',
      message: ['Średni'],
    },
  zaawansowany:
    /** i18n */
    {
      id: 'TkYYeD',
      message: ['Zaawansowany'],
    },
}
// src/domain/catalogue/pictureSizes.ts
/** On a card in a list of products. */
var CARD_PICTURE_SIZES = '(min-width: 75rem) 18rem, (min-width: 48rem) 30vw, 46vw'
/** In the gallery of a product's page. */
var GALLERY_PICTURE_SIZES = '(min-width: 75rem) 38rem, (min-width: 44rem) 50vw, 100vw'
/** Beside the promise on the home page. */
var HERO_PICTURE_SIZES = '(min-width: 56rem) 26rem, 100vw'
// src/features/shop/cardId.ts
/** Names the first card of a further page in the document, so that an address leads to it; `index` counts from 0. */
function cardId(index) {
  return `produkt-${index + 1}`
}
// src/ui/Rating.tsx
/** A rating as one star, its number and how many rated. */
function Rating({ value, count }) {
  const { _: _t } = useLingui()
  const format = useFormat()
  const shown = format.number(value, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
    className: Rating_module_default.rating,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Star, {
        className: Rating_module_default.star,
        size: 15,
        fill: 'currentColor',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
        className: 'visually-hidden',
        children: _t(
          /** i18n */
          {
            id: 'k0-njy',
            message: ['Ocena ', ['shown'], ' na 5'],
            values: { shown },
          },
        ),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
        'aria-hidden': 'true',
        children: shown,
      }),
      count === void 0 || count === 0
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
            className: Rating_module_default.count,
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
                'aria-hidden': 'true',
                children: ['(', format.number(count), ')'],
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                className: 'visually-hidden',
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'wHlD-t',
                  message: [
                    [
                      'count',
                      'plural',
                      {
                        offset: void 0,
                        one: ['#', '\xA0opinia'],
                        few: ['#', '\xA0opinie'],
                        many: ['#', '\xA0opinii'],
                        other: ['#', '\xA0opinii'],
                      },
                    ],
                  ],
                  values: { count },
                }),
              }),
            ],
          }),
    ],
  })
}
// src/features/shop/openedPicture.ts
/** The view transition's name of the picture that grows from a card into its product's page, and back. */
var OPENED_PICTURE = 'product-picture'
/** The card that was opened last. A name may stand on one element only, so there is one card to know. */
var opened = null
/** Names the picture of the card that is being opened. */
function nameOpenedPicture(handle, frame) {
  if (opened !== null) opened.frame.style.viewTransitionName = ''
  opened =
    frame === null
      ? null
      : {
          handle,
          frame,
        }
  if (frame !== null) frame.style.viewTransitionName = OPENED_PICTURE
}
/** Gives the name to the same product's card when its list is drawn anew, so that going back shrinks into it. */
function reclaimOpenedPicture(handle, frame) {
  if (opened === null || opened.handle !== handle || opened.frame.isConnected) return
  nameOpenedPicture(handle, frame)
}
// src/features/shop/TextSource.tsx
/** Who writes the text of a card or letter: rules, and AI only where the shop has an engine for it. */
function TextSource({ size }) {
  const { textEngine } = useServices().config
  return textEngine === null
    ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PenLine, {
            size,
            'aria-hidden': 'true',
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'uc-yQ7',
            message: ['Tekst według reguł'],
          }),
        ],
      })
    : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Sparkles, {
            size,
            'aria-hidden': 'true',
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'BVsFSt',
            message: ['Tekst z\xA0AI'],
          }),
        ],
      })
}
var ProductCard_module_default = {
  card: '_card_11rib_2',
  visual: '_visual_11rib_11',
  frame: '_frame_11rib_16',
  picture: '_picture_11rib_33',
  noPicture: '_noPicture_11rib_49',
  badges: '_badges_11rib_57',
  title: '_title_11rib_67',
  link: '_link_11rib_81',
  facts: '_facts_11rib_111',
  generated: '_generated_11rib_123',
  foot: '_foot_11rib_131',
}
// src/features/shop/ProductCard.tsx
/** A product in a list: one link over the whole card. */
function ProductCard({ product, sizes, priority = false, showsBestseller = true }) {
  const variant = cheapestVariant(product)
  const { min, max } = product.priceRange
  const frame = (0, import_react.useRef)(null)
  ;(0, import_react.useLayoutEffect)(
    () => reclaimOpenedPicture(product.handle, frame.current),
    [product.handle],
  )
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('article', {
    className: ProductCard_module_default.card,
    'data-sold-out': product.availableForSale ? void 0 : '',
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: ProductCard_module_default.visual,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
            ref: frame,
            className: ProductCard_module_default.frame,
            children:
              product.featuredPicture === null
                ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                    className: ProductCard_module_default.noPicture,
                    'aria-hidden': 'true',
                    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Sparkles, {
                      size: 32,
                      strokeWidth: 1.5,
                    }),
                  })
                : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Picture, {
                    picture: product.featuredPicture,
                    sizes,
                    priority,
                    className: ProductCard_module_default.picture ?? '',
                  }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CardBadges, {
            product,
            percent: salePercent(min, variant?.compareAtPrice ?? null),
            showsBestseller,
          }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('h3', {
        className: ProductCard_module_default.title,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
          to: '/sklep/produkt/$handle',
          params: { handle: product.handle },
          preload: 'intent',
          className: ProductCard_module_default.link,
          onClick: () => nameOpenedPicture(product.handle, frame.current),
          children: product.title,
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CardFacts, { product }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
        className: ProductCard_module_default.foot,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProductPrice, {
          price: min,
          compareAtPrice: variant?.compareAtPrice ?? null,
          from: max.amount > min.amount,
        }),
      }),
    ],
  })
}
function CardBadges({ product, percent, showsBestseller }) {
  if (!product.availableForSale)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
      className: ProductCard_module_default.badges,
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
        tone: 'neutral',
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'kuQN4T',
          message: ['Wyprzedane'],
        }),
      }),
    })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: ProductCard_module_default.badges,
    children: [
      percent > 0
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Badge, {
            tone: 'accent',
            children: ['−', percent, '%'],
          })
        : null,
      showsBestseller && product.details.bestseller
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
            tone: 'neutral',
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'eEAmpp',
              message: ['Polecamy'],
            }),
          })
        : null,
    ],
  })
}
/** What tells products of one kind apart: a course's length and difficulty, who writes a text, the rating. */
function CardFacts({ product }) {
  const { i18n } = useLingui()
  const { rating, reviewCount, duration, difficulty, aiType } = product.details
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('p', {
    className: ProductCard_module_default.facts,
    children: [
      rating === null
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Rating, {
            value: rating,
            count: reviewCount,
          }),
      duration === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', { children: duration }),
      difficulty === null
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
            children: i18n._(DIFFICULTY_LABELS[difficulty]),
          }),
      aiType === null
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
            className: ProductCard_module_default.generated,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextSource, { size: 14 }),
          }),
    ],
  })
}
var ProductGrid_module_default = {
  room: '_room_1ad0o_2',
  grid: '_grid_1ad0o_6',
  cell: '_cell_1ad0o_27',
  ghostPicture: '_ghostPicture_1ad0o_49',
  ghostWords: '_ghostWords_1ad0o_56',
  ghostFoot: '_ghostFoot_1ad0o_63',
}
// src/features/shop/ProductGrid.tsx
/** Cards of a first screen: a desktop's two rows, a phone's four. */
var FIRST_SCREEN_CARDS = 8
/** True until a grid of this page has been painted. A reload or a way back needs the whole list, to scroll to its place. */
var isFirstScreen = performance
  .getEntriesByType('navigation')
  .some((entry) => 'type' in entry && entry.type === 'navigate')
/** A mark that stands on every other card says nothing. */
var MOST_BESTSELLERS = 5
/**
 * Products in 2, 3 or 4 columns by the room there is. Cards far from the screen are not laid out; on a page's first
 * screen those below it are made after the first paint or, where the server has rendered them, taken over one by one.
 */
function ProductGrid({ products, priorityCount = 0, showsBestsellers = true }) {
  const isTakenOver = useIsTakenOver()
  const [isFirst, setFirst] = (0, import_react.useState)(isFirstScreen && !isTakenOver)
  ;(0, import_react.useEffect)(() => {
    isFirstScreen = false
    if (isFirst) (0, import_react.startTransition)(() => setFirst(false))
  }, [isFirst])
  const marked = new Set(
    products.filter(({ details }) => details.bestseller).slice(0, showsBestsellers ? MOST_BESTSELLERS : 0),
  )
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
    className: ProductGrid_module_default.room,
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ul', {
      className: ProductGrid_module_default.grid,
      children: products.map((product, index) =>
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
          Cell,
          {
            product,
            index,
            isMade: !isFirst || index < FIRST_SCREEN_CARDS,
            isPrior: index < priorityCount,
            showsBestseller: marked.has(product),
          },
          product.id,
        ),
      ),
    }),
  })
}
/** A card in its place. One that is still to be taken over is so by itself, and not because the list learns of more. */
var Cell = (0, import_react.memo)(function Cell({ product, index, isMade, isPrior, showsBestseller }) {
  const card = isMade
    ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProductCard, {
        product,
        sizes: CARD_PICTURE_SIZES,
        priority: isPrior,
        showsBestseller,
      })
    : null
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('li', {
    id: beginsPage(index) ? cardId(index) : void 0,
    className: ProductGrid_module_default.cell,
    children:
      index < FIRST_SCREEN_CARDS
        ? card
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
            fallback: null,
            children: card,
          }),
  })
})
var beginsPage = (index) => index > 0 && index % 24 === 0
/** The grid before its products are there, in their exact shape. */
function ProductGridSkeleton({ count }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
    className: ProductGrid_module_default.room,
    'aria-busy': 'true',
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
      className: ProductGrid_module_default.grid,
      children: Array.from({ length: count }, (_, index) =>
        /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
          'div',
          {
            className: ProductGrid_module_default.cell,
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
                className: ProductGrid_module_default.ghostPicture,
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, {
                  shape: 'box',
                  height: '100%',
                }),
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
                className: ProductGrid_module_default.ghostWords,
                children: [
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { width: '90%' }),
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { width: '55%' }),
                ],
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
                className: ProductGrid_module_default.ghostFoot,
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { width: '5rem' }),
              }),
            ],
          },
          index,
        ),
      ),
    }),
  })
}
export {
  TextSource as a,
  cardId as c,
  HERO_PICTURE_SIZES as d,
  DIFFICULTY_LABELS as f,
  ProductCard as i,
  CARD_PICTURE_SIZES as l,
  SORT_LABELS as m,
  ProductGridSkeleton as n,
  OPENED_PICTURE as o,
  RELEVANCE_LABEL as p,
  ProductGrid_module_default as r,
  Rating as s,
  ProductGrid as t,
  GALLERY_PICTURE_SIZES as u,
}
