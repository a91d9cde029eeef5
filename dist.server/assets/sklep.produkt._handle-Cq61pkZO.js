import { i as __toESM, n as __exportAll } from './rolldown-runtime-DYf_mQCB.js'
import { t as useRouter } from './useRouter-C7bY0uL8.js'
import { n as printedThing } from './printProducts-H_uTqo1e.js'
import { r as isOwnStorefront } from './runtimeConfig-XMDkCQub.js'
import {
  Gt as variantKey,
  Ht as Route,
  Jr as Page,
  Nt as createStore,
  Q as useNear,
  Si as useServices,
  St as IconButton,
  T as useFormat,
  Ut as chosenVariant,
  Wt as optionGroups,
  Xr as screenPath,
  ct as liveValue,
  ji as useQueryClient,
  jt as useStore,
  oi as Sparkles,
  yi as lazyPart,
} from '../renderPage.js'
import { t as formatAmount } from './money-BjVf9dA6.js'
import { t as COUNTRY_CODES } from './countries-DVF6_wF0.js'
import {
  i as isOfferedIn,
  n as SHIPPING_METHOD_CODES,
  o as shippingPrice,
  r as STANDARD_DAYS,
  t as FREE_SHIPPING_FROM,
} from './shippingMethods-C4Dz1uNd.js'
import { t as TERMS_PATH } from './withdrawal-yIrn31Ob.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { t as AddToCart } from './AddToCart-EYdS5VFj.js'
import { i as currentPrint } from './currentPrint-DIsCT1-U.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as useIsTakenOver } from './useIsTakenOver-GPZ-jcB_.js'
import { t as classNames } from './classNames-D1L2HDWQ.js'
import { m as categoryOf, r as loadProduct } from './pageData-yfuU8gVC.js'
import { t as useQuery } from './useQuery-ByumTbVI.js'
import { t as ListFailure } from './ListFailure-DaKXI2ir.js'
import {
  a as knownProduct,
  c as recommendationsQuery,
  s as productQuery,
  u as isNotFound,
} from './queries-D_FPOstm.js'
import { n as ChevronRight, t as Breadcrumbs } from './Breadcrumbs-DH8n7CG9.js'
import { t as CatalogueAge } from './CatalogueAge-CDKcgoLa.js'
import { t as calendarDay } from './calendarDay-pLklqQ0k.js'
import { t as TextLink } from './TextLink-CFrFjdUC.js'
import {
  a as noteViewed,
  i as RelatedProducts_module_default,
  n as NO_WISHES,
  r as liveWishlist,
  t as useWish,
} from './useWish-CTsS4qCs.js'
import { t as ChevronLeft } from './chevron-left-BoblmXJo.js'
import {
  a as TextSource,
  n as ProductGridSkeleton,
  o as OPENED_PICTURE,
  s as Rating,
  t as ProductGrid,
  u as GALLERY_PICTURE_SIZES,
} from './ProductGrid-DsDUoUvs.js'
import { t as createLucideIcon } from './createLucideIcon-ByydpFMN.js'
import { t as Picture } from './Picture-BgTqeZXW.js'
import { t as Check } from './check-Uw45F36v.js'
import { t as Link } from './link-ClfPTuwV.js'
import { r as salePercent, t as ProductPrice } from './ProductPrice-Dwj389JR.js'
import { t as Badge } from './Badge-CUFWmOKP.js'
import { t as Heart } from './heart-B5_T2IcP.js'
import { t as Price } from './Price-BlbF-g-Z.js'
import { t as Skeleton } from './Skeleton-ClnzUomb.js'
// node_modules/lucide-react/dist/esm/icons/zoom-in.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData = {
  name: 'zoom-in',
  size: 24,
  node: [
    [
      'circle',
      {
        cx: '11',
        cy: '11',
        r: '8',
        key: '4ej97u',
      },
    ],
    [
      'line',
      {
        x1: '21',
        x2: '16.65',
        y1: '21',
        y2: '16.65',
        key: '13gj7c',
      },
    ],
    [
      'line',
      {
        x1: '11',
        x2: '11',
        y1: '8',
        y2: '14',
        key: '1vmskp',
      },
    ],
    [
      'line',
      {
        x1: '8',
        x2: '14',
        y1: '11',
        y2: '11',
        key: 'durymu',
      },
    ],
  ],
}
__iconData.node
var ZoomIn = createLucideIcon(__iconData)
// src/features/gifts/currentGift.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var import_jsx_runtime = require_jsx_runtime()
/** Where the way to one’s own words leads on a product’s page. */
var GIFT_SECTION_ID = 'slowa'
var currentGift = createStore(null)
/**
 * The last press that found something missing in the gift, and the calendar day it was on: the editor shows what, and
 * leads there. Null before the first.
 */
var askedToComplete = createStore(null)
function changeCurrentGift(change) {
  const gift = currentGift.getSnapshot()
  if (gift !== null)
    currentGift.set({
      ...gift,
      draft: change(gift.draft),
    })
}
var Restock_module_default = {
  place: '_place_1p7r8_2',
  title: '_title_1p7r8_11',
  room: '_room_1p7r8_16',
  form: '_form_1p7r8_26',
  row: '_row_1p7r8_31',
  hint: '_hint_1p7r8_47',
  asked: '_asked_1p7r8_53',
}
var Gallery_module_default = {
  gallery: '_gallery_5lzis_2',
  stage: '_stage_5lzis_14',
  ghost: '_ghost_5lzis_15',
  nothing: '_nothing_5lzis_16',
  strip: '_strip_5lzis_40',
  slide: '_slide_5lzis_50',
  zoom: '_zoom_5lzis_57',
  picture: '_picture_5lzis_69',
  video: '_video_5lzis_70',
  glass: '_glass_5lzis_76',
  step: '_step_5lzis_88',
  position: '_position_5lzis_124',
  thumbnails: '_thumbnails_5lzis_139',
  thumbnail: '_thumbnail_5lzis_139',
}
var ProductReviews_module_default = {
  reviews: '_reviews_1bl98_2',
  note: '_note_1bl98_8',
  muted: '_muted_1bl98_9',
  ghost: '_ghost_1bl98_19',
  whole: '_whole_1bl98_23',
  summary: '_summary_1bl98_34',
  list: '_list_1bl98_35',
  item: '_item_1bl98_36',
  average: '_average_1bl98_42',
  bars: '_bars_1bl98_47',
  bar: '_bar_1bl98_47',
  track: '_track_1bl98_61',
  items: '_items_1bl98_80',
  head: '_head_1bl98_90',
  text: '_text_1bl98_97',
  answer: '_answer_1bl98_104',
}
function isMadeToOrder({ tags }) {
  return tags.includes('personalizowane') || tags.includes('personalised')
}
// src/domain/structuredData/offerTerms.ts
/** What delivery of one piece costs, each way and wherever it is offered; nothing for what doesn't travel. */
function shippingDetails({ requiresShipping, price }) {
  if (!requiresShipping) return {}
  return {
    shippingDetails: SHIPPING_METHOD_CODES.map((method) => ({
      '@type': 'OfferShippingDetails',
      shippingRate: {
        '@type': 'MonetaryAmount',
        value: formatAmount(shippingPrice(method, price.amount)),
        currency: price.currencyCode,
      },
      shippingDestination: COUNTRY_CODES.filter((country) => isOfferedIn(method, country)).map((country) => ({
        '@type': 'DefinedRegion',
        addressCountry: country,
      })),
    })),
  }
}
/**
 * Whether and for how long it can be given back. Of a digital thing nothing is said: that depends on whether its buyer
 * has asked for it at once.
 */
function returnPolicy(product, { requiresShipping }, origin) {
  const isMade = isMadeToOrder(product)
  if (!requiresShipping && !isMade) return {}
  return {
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: 'PL',
      returnPolicyCategory: `https://schema.org/${isMade ? 'MerchantReturnNotPermitted' : 'MerchantReturnFiniteReturnWindow'}`,
      ...(isMade ? {} : { merchantReturnDays: 14 }),
      merchantReturnLink: `${origin}${TERMS_PATH}`,
    },
  }
}
// src/domain/structuredData/productStructuredData.ts
/**
 * A product and the way to it in the words of schema.org, for search engines: one object per script. The served page
 * and the screen say the same, for both ask here.
 */
function productStructuredData(product, site) {
  const { origin } = site
  const url = origin + screenPath('/sklep/produkt/$handle', { handle: product.handle })
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      '@id': url,
      name: product.title,
      description: product.description,
      url,
      ...skuOf(product),
      brand: {
        '@type': 'Brand',
        name: product.vendor,
      },
      category: product.details.category ?? product.productType,
      image: product.pictures.map((picture) => new URL(picture.url, `${origin}/`).href),
      ...rating(product),
      offers: product.variants.map((variant) => offer(product, variant, url, site)),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 1,
          name: 'Sklep',
          item: origin + screenPath('/sklep'),
        },
        {
          '@type': 'ListItem',
          position: 2,
          name: product.title,
          item: url,
        },
      ],
    },
  ]
}
/** Of several forms each offer has its own. */
function skuOf({ variants }) {
  const [only] = variants
  return only === void 0 || variants.length > 1 || only.sku === null ? {} : { sku: only.sku }
}
function rating({ details: { rating: value, reviewCount } }) {
  if (value === null || reviewCount === 0) return {}
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: value,
      bestRating: 5,
      reviewCount,
    },
  }
}
function offer(product, variant, url, { origin, isOwnShop }) {
  const isOneOfSeveral = product.variants.length > 1
  return {
    '@type': 'Offer',
    ...(isOneOfSeveral ? { name: variant.title } : {}),
    url: isOneOfSeveral ? `${url}?wariant=${variantKey(variant)}` : url,
    ...(variant.sku === null ? {} : { sku: variant.sku }),
    price: formatAmount(variant.price.amount),
    priceCurrency: variant.price.currencyCode,
    availability: variant.availableForSale ? 'https://schema.org/InStock' : 'https://schema.org/SoldOut',
    itemCondition: 'https://schema.org/NewCondition',
    ...(isOwnShop
      ? {
          ...shippingDetails(variant),
          ...returnPolicy(product, variant, origin),
        }
      : {}),
  }
}
// src/app/gifts/LateOwnSection.tsx
var OwnSection = lazyPart(() => import('./OwnSection-Cq0R1itR.js').then((n) => n.t))
/** Where a product becomes one's own. Its code comes with what is made for one person alone. */
function LateOwnSection(props) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OwnSection, { ...props }),
  })
}
// src/app/gifts/ProductPurchase.tsx
/** What buys a product, with what its giver has written or laid on it where it is made for one person. */
function ProductPurchase(props) {
  const { handle, details } = props.product
  if (details.aiTemplateBase !== null)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BuyOwn, {
      ...props,
      kind: 'words',
    })
  return printedThing(handle) === null
    ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AddToCart, { ...props })
    : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BuyOwn, {
        ...props,
        kind: 'picture',
      })
}
var late = () => import('./ownActions-CVyUOk8Q.js')
function BuyOwn({ kind, ...props }) {
  const { handle } = props.product
  const current = useStore(kind === 'words' ? currentGift : currentPrint)
  const gift = {
    idInCart: current?.handle === handle && current.draft.wasInCart ? current.id : null,
    take: async () => (await late()).takeOwn(kind, handle, props.variant.title),
    onAdded: async (taken) => (await late()).markOwn(kind, handle, taken),
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AddToCart, {
    ...props,
    gift,
  })
}
// src/domain/catalogue/stock.ts
/** At this many pieces and fewer, people are told the number. */
var FEW = 5
/** Whether a variant can be bought, in the words a buyer needs. Uncounted stock is available. */
function stockOf(variant) {
  if (!variant.availableForSale) return { kind: 'soldOut' }
  const pieces = variant.quantityAvailable
  if (pieces === null || pieces <= 0 || pieces > FEW) return { kind: 'available' }
  return {
    kind: 'few',
    pieces,
  }
}
// src/features/restock/RestockPlace.tsx
var RestockForm = lazyPart(() => import('./RestockForm-DXC2n33f.js'))
/** Where somebody asks to be told once a variant can be had again; nothing while it can. */
function RestockPlace({ product, variant }) {
  const id = (0, import_react.useId)()
  const isBeingTakenOver = useIsTakenOver()
  if (stockOf(variant).kind !== 'soldOut') return null
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('section', {
    className: classNames(Restock_module_default.place, 'needs-script'),
    'aria-labelledby': id,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('h2', {
        id,
        className: Restock_module_default.title,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'ZcbL0g',
          message: ['Dać Ci znać, gdy wróci?'],
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
        className: Restock_module_default.room,
        children: isBeingTakenOver
          ? null
          : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
              fallback: null,
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
                RestockForm,
                {
                  product,
                  variant,
                },
                variant.id,
              ),
            }),
      }),
    ],
  })
}
// src/domain/checkout/workingDays.ts
var DAY_MS = 864e5
/** Public holidays that fall on the same day each year, `MM-DD`: act of 18 January 1951, with Christmas Eve since 2025. */
var FIXED = /* @__PURE__ */ new Set([
  '01-01',
  '01-06',
  '05-01',
  '05-03',
  '08-15',
  '11-01',
  '11-11',
  '12-24',
  '12-25',
  '12-26',
])
/** Those that follow Easter Sunday, in days: Easter Monday and Corpus Christi. The others are Sundays. */
var AFTER_EASTER = [1, 60]
/** Easter Sunday of a year, as days since 1970 (the Gregorian computus of Meeus, Jones and Butcher). */
function easterDay(year) {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = Math.floor((8 * b + 13) / 25)
  const e = (19 * a + b - Math.floor(b / 4) - d + 15) % 30
  const f = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - e - (c % 4)) % 7
  const g = Math.floor((a + 11 * e + 22 * f) / 451)
  const monthAndDay = e + f - 7 * g + 114
  return Date.UTC(year, Math.floor(monthAndDay / 31) - 1, (monthAndDay % 31) + 1) / DAY_MS
}
/** Whether parcels travel in Poland on a calendar day; `day` is midnight of it in UTC. */
function isWorkingDay(day) {
  if (day.getUTCDay() === 0 || day.getUTCDay() === 6) return false
  if (FIXED.has(day.toISOString().slice(5, 10))) return false
  const since = day.getTime() / DAY_MS - easterDay(day.getUTCFullYear())
  return !AFTER_EASTER.includes(since)
}
/** The calendar day so many working days behind another, both as midnight in UTC; the day itself isn't counted. */
function addWorkingDays(day, count) {
  let reached = day
  for (let left = count; left > 0;) {
    reached = new Date(reached.getTime() + DAY_MS)
    if (isWorkingDay(reached)) left -= 1
  }
  return reached
}
var DeliveryTerms_module_default = { terms: '_terms_9gq5g_2' }
// src/features/shop/product/DeliveryTerms.tsx
/**
 * What delivery costs and when it comes, and whether the thing can be given back. Left out where another store sells it,
 * and of what comes in no parcel.
 */
function DeliveryTerms({ product, variant }) {
  const format = useFormat()
  const { config } = useServices()
  if (!isOwnStorefront(config) || !variant.requiresShipping) return null
  const { currencyCode, amount } = variant.price
  const cost = shippingPrice('standard', amount)
  const price = format.money({
    amount: cost,
    currencyCode,
  })
  const freeFrom = format.money({
    amount: FREE_SHIPPING_FROM,
    currencyCode,
  })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('dl', {
    className: DeliveryTerms_module_default.terms,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dt', {
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'XS_ajP',
          message: ['Dostawa'],
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dd', {
        children:
          cost === 0
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'REZ_Dh',
                message: ['bez opłat'],
              })
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'td9OMf',
                message: [['price'], ', bez opłat od ', ['freeFrom']],
                values: {
                  price,
                  freeFrom,
                },
              }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dt', {
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'p47dnD',
          message: ['U\xA0Ciebie'],
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dd', {
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Days, {}),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dt', {
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: '3MsmDR',
          message: ['Zwroty'],
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('dd', {
        children: [
          isMadeToOrder(product)
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: '8Qs6Bq',
                message: ['bez zwrotu, bo robimy to tylko dla Ciebie'],
              })
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'gUB8SD',
                message: [['WITHDRAWAL_DAYS'], ' dni, bez podawania przyczyny'],
                values: { WITHDRAWAL_DAYS: 14 },
              }),
          ' ',
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextLink, {
            to: '/dostawa-i-zwroty',
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'roJUcp',
              message: ['Zasady'],
            }),
          }),
        ],
      }),
    ],
  })
}
/** The days on which the courier comes, where somebody orders today. A document may be of yesterday: it tells none. */
function Days() {
  const { i18n } = useLingui()
  const isBeingTakenOver = useIsTakenOver()
  const [today] = (0, import_react.useState)(
    () => /* @__PURE__ */ new Date(`${calendarDay(/* @__PURE__ */ new Date())}T00:00:00Z`),
  )
  const { earliest, latest } = STANDARD_DAYS
  if (isBeingTakenOver)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'orT-Sq',
      message: ['w\xA0', ['earliest'], '–', ['latest'], ' dni robocze'],
      values: {
        earliest,
        latest,
      },
    })
  return new Intl.DateTimeFormat(i18n.locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).formatRange(addWorkingDays(today, earliest), addWorkingDays(today, latest))
}
// src/features/shop/product/LateViewedProducts.tsx
var ViewedProducts = lazyPart(() => import('./ViewedProducts-BkEyx9wM.js').then((n) => n.n))
/** What was looked at before this product, which is remembered. */
function LateViewedProducts({ handle }) {
  const place = (0, import_react.useRef)(null)
  const isNear = useNear(place)
  const isTakenOver = useIsTakenOver()
  ;(0, import_react.useEffect)(() => noteViewed(handle), [handle])
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
    ref: place,
    className: RelatedProducts_module_default.late,
    children:
      isNear && !isTakenOver
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
            fallback: null,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ViewedProducts, { except: handle }),
          })
        : null,
  })
}
// src/features/shop/product/GalleryItem.tsx
var GalleryFilm = lazyPart(() => import('./GalleryFilm-qh7NlYCA.js'))
/** One picture, which opens large when pressed, or one silent film. */
function GalleryItem({ item, isFirst, onZoom }) {
  const { _: _t } = useLingui()
  if (item.kind === 'video')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GalleryFilm, { film: item }),
    })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('button', {
    type: 'button',
    className: Gallery_module_default.zoom,
    'aria-label': _t(
      /** i18n */
      {
        id: 'cp2xOx',
        message: ['Powiększ: ', ['0']],
        values: { 0: item.picture.altText },
      },
    ),
    onClick: onZoom,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Picture, {
        picture: item.picture,
        sizes: GALLERY_PICTURE_SIZES,
        priority: isFirst,
        className: Gallery_module_default.picture ?? '',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
        className: Gallery_module_default.glass,
        'aria-hidden': 'true',
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ZoomIn, { size: 20 }),
      }),
    ],
  })
}
// src/features/shop/product/GalleryThumbnails.tsx
/** Small pictures under the large one; on a phone the pictures themselves are pushed, so there are none. */
function GalleryThumbnails({ items, shown, onChoose }) {
  const { _: _t } = useLingui()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ul', {
    className: Gallery_module_default.thumbnails,
    children: items.map((item, index) => {
      const picture = item.kind === 'picture' ? item.picture : item.poster
      const number = index + 1
      return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
        'li',
        {
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('button', {
            type: 'button',
            className: Gallery_module_default.thumbnail,
            'aria-label': _t(
              /** i18n */
              {
                id: 'J9cPeE',
                message: ['Pokaż zdjęcie ', ['number']],
                values: { number },
              },
            ),
            'aria-current': index === shown,
            onClick: () => onChoose(index),
            children:
              picture === null
                ? number
                : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Picture, {
                    picture: {
                      ...picture,
                      altText: '',
                    },
                    sizes: '4.5rem',
                    className: Gallery_module_default.picture ?? '',
                  }),
          }),
        },
        item.id,
      )
    }),
  })
}
// src/features/shop/product/galleryItems.ts
/** What the gallery shows, in order: the media, or else the pictures, or else the one that stands for the product. */
function galleryItems(product) {
  if (product.media.length > 0) return product.media
  return (product.pictures.length > 0 ? product.pictures : [product.featuredPicture])
    .filter((picture) => picture !== null)
    .map((picture) => ({
      kind: 'picture',
      id: picture.url,
      picture,
    }))
}
/** Where in the gallery a variant's own picture stands; 0 when it has none there. */
function galleryIndexOf(items, variant) {
  const url = variant?.picture?.url
  const index = items.findIndex((item) => item.kind === 'picture' && item.picture.url === url)
  return url === void 0 ? 0 : Math.max(0, index)
}
// src/features/shop/product/Gallery.tsx
var ZoomDialog = (0, import_react.lazy)(() => import('./ZoomDialog-De-p25o_.js'))
/** The pictures of a product: pushed sideways by a thumb or the arrow keys, chosen by thumbnails on a desktop. */
function Gallery({ product, variant }) {
  const { _: _t } = useLingui()
  const items = galleryItems(product)
  const strip = (0, import_react.useRef)(null)
  const [index, setIndex] = (0, import_react.useState)(0)
  const [zoomed, setZoomed] = (0, import_react.useState)(null)
  const variantIndex = galleryIndexOf(items, variant)
  ;(0, import_react.useEffect)(() => {
    showItem(strip.current, variantIndex, 'instant')
  }, [strip, variantIndex])
  if (items.length === 0)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
      className: Gallery_module_default.nothing,
      'aria-hidden': 'true',
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Sparkles, {
        size: 48,
        strokeWidth: 1.25,
      }),
    })
  const count = items.length
  const shown = Math.min(index, count - 1)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('section', {
    className: Gallery_module_default.gallery,
    'aria-label': _t(
      /** i18n */
      {
        id: 'tVW1E4',
        message: ['Zdjęcia'],
      },
    ),
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: Gallery_module_default.stage,
        style: { viewTransitionName: OPENED_PICTURE },
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ul', {
            ref: strip,
            className: Gallery_module_default.strip,
            onScroll: (event) => setIndex(shownIndex(event.currentTarget)),
            children: items.map((item, position) =>
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
                'li',
                {
                  className: Gallery_module_default.slide,
                  children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GalleryItem, {
                    item,
                    isFirst: position === 0,
                    onZoom: () => setZoomed(position),
                  }),
                },
                item.id,
              ),
            ),
          }),
          count > 1
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
                children: [
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)('button', {
                    type: 'button',
                    className: Gallery_module_default.step,
                    'data-step': 'back',
                    'aria-label': _t(
                      /** i18n */
                      {
                        id: 'o-a-Jq',
                        message: ['Poprzednie zdjęcie'],
                      },
                    ),
                    disabled: shown === 0,
                    onClick: () => showItem(strip.current, shown - 1),
                    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChevronLeft, { size: 22 }),
                  }),
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)('button', {
                    type: 'button',
                    className: Gallery_module_default.step,
                    'data-step': 'on',
                    'aria-label': _t(
                      /** i18n */
                      {
                        id: 'cFiw1s',
                        message: ['Następne zdjęcie'],
                      },
                    ),
                    disabled: shown === count - 1,
                    onClick: () => showItem(strip.current, shown + 1),
                    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChevronRight, { size: 22 }),
                  }),
                  /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('p', {
                    className: Gallery_module_default.position,
                    children: [
                      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
                        className: 'visually-hidden',
                        children: [
                          _t(
                            /** i18n */
                            {
                              id: 'w_gwvz',
                              message: ['Zdjęcie'],
                            },
                          ),
                          ' ',
                        ],
                      }),
                      shown + 1,
                      ' / ',
                      count,
                    ],
                  }),
                ],
              })
            : null,
        ],
      }),
      count > 1
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GalleryThumbnails, {
            items,
            shown,
            onChoose: (chosen) => showItem(strip.current, chosen),
          })
        : null,
      zoomed === null
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
            fallback: null,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ZoomDialog, {
              items,
              start: zoomed,
              title: product.title,
              onClose: () => setZoomed(null),
            }),
          }),
    ],
  })
}
function shownIndex(strip) {
  return Math.round(strip.scrollLeft / Math.max(1, strip.clientWidth))
}
function showItem(strip, index, behavior = 'auto') {
  strip?.scrollTo({
    left: index * strip.clientWidth,
    behavior,
  })
}
var ProductAbout_module_default = {
  about: '_about_ic18x_2',
  description: '_description_ic18x_9',
  heading: '_heading_ic18x_16',
  features: '_features_ic18x_21',
}
// src/features/shop/product/ProductAbout.tsx
var CourseFacts = lazyPart(() => import('./CourseFacts-BhkfYR2c.js'))
var SamplePreview = lazyPart(() => import('./SamplePreview-BRQ0V9Xz.js'))
/** What a product is in words: course facts, description, a sample of its text, features. */
function ProductAbout({ product }) {
  const { features, aiSampleContent, duration, difficulty } = product.details
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: ProductAbout_module_default.about,
    children: [
      duration === null && difficulty === null
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CourseFacts, { details: product.details }),
          }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
        className: ProductAbout_module_default.description,
        children: product.description
          .split(/\n+/u)
          .map((paragraph) =>
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', { children: paragraph }, paragraph),
          ),
      }),
      aiSampleContent === null
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SamplePreview, { text: aiSampleContent }),
          }),
      features.length === 0
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('h2', {
                className: ProductAbout_module_default.heading,
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'A9Tp5H',
                  message: ['Co dostajesz'],
                }),
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ul', {
                className: ProductAbout_module_default.features,
                children: features.map((feature) =>
                  /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
                    'li',
                    {
                      children: [
                        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Check, {
                          size: 18,
                          'aria-hidden': 'true',
                        }),
                        feature,
                      ],
                    },
                    feature,
                  ),
                ),
              }),
            ],
          }),
    ],
  })
}
// src/features/shop/product/ProductReviews.tsx
var ReviewList = lazyPart(() => import('./ReviewList-DJfR8NiO.js'))
/** What buyers think of a product, and who may say something. Left out where another store sells it. */
function ProductReviews({ product }) {
  const id = (0, import_react.useId)()
  const { config } = useServices()
  if (!isOwnStorefront(config)) return null
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('section', {
    className: ProductReviews_module_default.reviews,
    'aria-labelledby': id,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('h2', {
        id,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'Yi1tYp',
          message: ['Opinie'],
        }),
      }),
      product.details.reviewCount === 0
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'AvJY9o',
              message: ['Nikt jeszcze tego nie ocenił.'],
            }),
          })
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
            fallback: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
              className: ProductReviews_module_default.ghost,
              'aria-busy': 'true',
            }),
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReviewList, { handle: product.handle }),
          }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('p', {
        className: ProductReviews_module_default.note,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: '_Hs6Ns',
            message: [
              'Opinie wystawiają tylko osoby, które kupiły tę rzecz w\xA0Iskrze: łączymy je z\xA0zamówieniem. Każdą czytamy przed publikacją, pokazujemy dobre i\xA0złe.',
            ],
          }),
          ' ',
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextLink, {
            to: '/opinie',
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: '2KFwrP',
              message: ['Oceń swój zakup'],
            }),
          }),
        ],
      }),
    ],
  })
}
var StockWords_module_default = { stock: '_stock_1k3np_2' }
// src/features/shop/product/StockWords.tsx
/** Whether a variant can be had: „Dostępny", „Ostatnie 3 sztuki", „Wyprzedane". */
function StockWords({ variant }) {
  const stock = stockOf(variant)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
    className: StockWords_module_default.stock,
    'data-stock': stock.kind,
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Words, { stock }),
  })
}
function Words({ stock }) {
  if (stock.kind === 'available')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'JbDXR9',
      message: ['Dostępny'],
    })
  if (stock.kind === 'soldOut')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'kuQN4T',
      message: ['Wyprzedane'],
    })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
    id: '3KbLzP',
    message: [
      [
        '0',
        'plural',
        {
          offset: void 0,
          one: ['Ostatnia sztuka'],
          few: ['Ostatnie ', '#', '\xA0sztuki'],
          many: ['Ostatnie ', '#', '\xA0sztuk'],
          other: ['Ostatnie ', '#', '\xA0sztuki'],
        },
      ],
    ],
    values: { 0: stock.pieces },
  })
}
// src/features/shop/wishlist/WishButton.tsx
/** Keeps a product for later on this device, or no more. */
function WishButton({ product }) {
  const { _: _t } = useLingui()
  const wish = useWish()
  const isWished = liveValue(useStore(liveWishlist), NO_WISHES).includes(product.handle)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
    label: isWished
      ? _t(
          /** i18n */
          {
            id: 'BIzXWA',
            message: ['Usuń z\xA0ulubionych'],
          },
        )
      : _t(
          /** i18n */
          {
            id: 'rJkcnZ',
            message: ['Dodaj do ulubionych'],
          },
        ),
    className: 'needs-script',
    onPress: () => void wish(product, !isWished),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Heart, {
      size: 20,
      fill: isWished ? 'currentColor' : 'none',
      'aria-hidden': 'true',
    }),
  })
}
var ProductSummary_module_default = {
  summary: '_summary_9lpab_2',
  badges: '_badges_9lpab_9',
  category: '_category_9lpab_16',
  heading: '_heading_9lpab_21',
  title: '_title_9lpab_28',
  price: '_price_9lpab_32',
}
// src/features/shop/product/ProductSummary.tsx
/** What a product is and costs: name, rating, price with what it was, stock. */
function ProductSummary({ product, variant }) {
  const { rating, reviewCount, bestseller, aiType } = product.details
  const category = categoryOf(product)
  const price = variant?.price ?? product.priceRange.min
  const percent = salePercent(price, variant?.compareAtPrice ?? null)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('header', {
    className: ProductSummary_module_default.summary,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('p', {
        className: ProductSummary_module_default.badges,
        children: [
          category === null
            ? null
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
                to: '/sklep',
                search: { kategoria: category.key },
                className: ProductSummary_module_default.category,
                children: category.label,
              }),
          bestseller
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
                tone: 'neutral',
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'eEAmpp',
                  message: ['Polecamy'],
                }),
              })
            : null,
          aiType === null
            ? null
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
                tone: 'generated',
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextSource, { size: 13 }),
              }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: ProductSummary_module_default.heading,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('h1', {
            className: ProductSummary_module_default.title,
            children: product.title,
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WishButton, { product }),
        ],
      }),
      rating === null
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Rating, {
            value: rating,
            count: reviewCount,
          }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: ProductSummary_module_default.price,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProductPrice, {
            price,
            compareAtPrice: variant?.compareAtPrice ?? null,
            size: 'large',
          }),
          percent > 0
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Badge, {
                tone: 'accent',
                children: ['−', percent, '%'],
              })
            : null,
        ],
      }),
      variant === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(StockWords, { variant }),
    ],
  })
}
// src/features/shop/product/RelatedProducts.tsx
/** As many as fill one row of four, or two of two. */
var COUNT = 4
/** What goes with a product. Left out when there is nothing or it can't be read: the product stands without it. */
function RelatedProducts({ product }) {
  const { _: _t } = useLingui()
  const { storefront } = useServices()
  const { data, isPending } = useQuery(recommendationsQuery(storefront, product.id))
  if (!isPending && (data === void 0 || data.length === 0)) return null
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('section', {
    className: RelatedProducts_module_default.related,
    'aria-label': _t(
      /** i18n */
      {
        id: 'JOmCFt',
        message: ['Pasuje do tego'],
      },
    ),
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('h2', {
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'JOmCFt',
          message: ['Pasuje do tego'],
        }),
      }),
      data === void 0
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProductGridSkeleton, { count: COUNT })
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProductGrid, { products: data.slice(0, COUNT) }),
    ],
  })
}
var StickyBuyBar_module_default = {
  bar: '_bar_1qptr_2',
  words: '_words_1qptr_28',
  title: '_title_1qptr_34',
}
// src/features/shop/product/StickyBuyBar.tsx
/** The page's own bars at its top and bottom cover what is behind them. */
var BARS = '-56px 0px -64px'
/** On a phone, price and purchase stay under the thumb once the page's own have been scrolled away. */
function StickyBuyBar({ watched, product, variant, children }) {
  const [isNeeded, setNeeded] = (0, import_react.useState)(false)
  ;(0, import_react.useEffect)(() => {
    const place = watched.current
    if (place === null) return void 0
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1)
        setNeeded(entry !== void 0 && entry.intersectionRatio < 1)
      },
      {
        threshold: 1,
        rootMargin: BARS,
      },
    )
    observer.observe(place)
    return () => observer.disconnect()
  }, [watched])
  if (!isNeeded) return null
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: StickyBuyBar_module_default.bar,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: StickyBuyBar_module_default.words,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
            className: StickyBuyBar_module_default.title,
            children: product.title,
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Price, { price: variant.price }),
        ],
      }),
      children,
    ],
  })
}
var VariantPicker_module_default = {
  picker: '_picker_1kjit_2',
  group: '_group_1kjit_8',
  name: '_name_1kjit_12',
  chosen: '_chosen_1kjit_18',
  values: '_values_1kjit_23',
  value: '_value_1kjit_23',
}
// src/features/shop/product/VariantPicker.tsx
/**
 * The forms of a product, one group per option, each an address of its own. A value that can't be had with the rest of
 * the choice stays a link and says so: it leads to the nearest form there is.
 */
function VariantPicker({ product, variant }) {
  const groups = optionGroups(product, variant)
  if (groups.length === 0) return null
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
    className: VariantPicker_module_default.picker,
    children: groups.map((group) =>
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
        OptionValues,
        {
          group,
          handle: product.handle,
        },
        group.name,
      ),
    ),
  })
}
function OptionValues({ group, handle }) {
  const { _: _t } = useLingui()
  const nameId = (0, import_react.useId)()
  const chosen = group.values.find(({ isChosen }) => isChosen)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('fieldset', {
    'aria-labelledby': nameId,
    className: VariantPicker_module_default.group,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('p', {
        id: nameId,
        className: VariantPicker_module_default.name,
        children: [
          group.name,
          ': ',
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
            className: VariantPicker_module_default.chosen,
            children: chosen?.value,
          }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
        className: VariantPicker_module_default.values,
        children: group.values.map(({ value, isChosen, variant, fitsChoice }) => {
          const isSoldOut = variant?.availableForSale !== true
          const note = isSoldOut
            ? _t(
                /** i18n */
                {
                  id: 'GaamNV',
                  message: ['wyprzedane'],
                },
              )
            : fitsChoice
              ? null
              : _t(
                  /** i18n */
                  {
                    id: '1TyCLw',
                    message: ['zmieni też inne opcje'],
                  },
                )
          return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
            Link,
            {
              to: '/sklep/produkt/$handle',
              params: { handle },
              search: { wariant: variant === null ? void 0 : variantKey(variant) },
              replace: true,
              resetScroll: false,
              className: VariantPicker_module_default.value,
              'data-unavailable': isSoldOut || !fitsChoice ? '' : void 0,
              'data-chosen': isChosen ? '' : void 0,
              'aria-current': isChosen ? 'true' : void 0,
              'aria-label': note === null ? value : `${value} (${note})`,
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', { children: value }),
            },
            value,
          )
        }),
      }),
    ],
  })
}
var ProductDetail_module_default = {
  product: '_product_46bd9_2',
  pictures: '_pictures_46bd9_18',
  choice: '_choice_46bd9_19',
  gift: '_gift_46bd9_20',
  about: '_about_46bd9_38',
}
// src/features/shop/product/ProductDetail.tsx
/** A product: its pictures, what it is, the choice of a variant and what buys it. */
function ProductDetail(props) {
  const { product, keptSince, renderPurchase, renderRestock, renderGift } = props
  const { _: _t } = useLingui()
  const purchase = (0, import_react.useRef)(null)
  const variant = chosenVariant(product, props.variantKey)
  const gift = renderGift(product, variant)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Page, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Breadcrumbs, {
        items: [
          {
            label: _t(
              /** i18n */
              {
                id: 'Hb_WW9',
                message: ['Sklep'],
              },
            ),
            to: '/sklep',
          },
          { label: product.title },
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: ProductDetail_module_default.product,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
            className: ProductDetail_module_default.pictures,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Gallery, {
              product,
              variant,
            }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
            className: ProductDetail_module_default.choice,
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CatalogueAge, { keptSince }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProductSummary, {
                product,
                variant,
              }),
              variant === null
                ? null
                : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
                    children: [
                      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(VariantPicker, {
                        product,
                        variant,
                      }),
                      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
                        ref: purchase,
                        children: renderPurchase(product, variant, false),
                      }),
                      renderRestock(product, variant),
                      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DeliveryTerms, {
                        product,
                        variant,
                      }),
                      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(StickyBuyBar, {
                        watched: purchase,
                        product,
                        variant,
                        children: renderPurchase(product, variant, true),
                      }),
                    ],
                  }),
            ],
          }),
          gift === null
            ? null
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
                className: ProductDetail_module_default.gift,
                children: gift,
              }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
            className: ProductDetail_module_default.about,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProductAbout, { product }),
          }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProductReviews, { product }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RelatedProducts, { product }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LateViewedProducts, { handle: product.handle }),
    ],
  })
}
// src/features/shop/product/ProductSkeleton.tsx
/** The shape of a product's page before the product is there. */
function ProductSkeleton() {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Page, {
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
      'aria-busy': 'true',
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { width: '10rem' }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
          className: ProductDetail_module_default.product,
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
              className: classNames(Gallery_module_default.ghost, ProductDetail_module_default.pictures),
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, {
                shape: 'box',
                height: '100%',
              }),
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
              className: ProductDetail_module_default.choice,
              children: [
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { width: '6rem' }),
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, {
                  width: '80%',
                  height: '2.5rem',
                }),
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, {
                  width: '7rem',
                  height: '2rem',
                }),
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, {
                  width: '100%',
                  height: '3.25rem',
                }),
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { width: '100%' }),
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { width: '95%' }),
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { width: '70%' }),
              ],
            }),
          ],
        }),
      ],
    }),
  })
}
// src/features/shop/product/ProductScreen.tsx
var ProductMissing = lazyPart(() => import('./ProductMissing-BcW6I9O0.js'))
/** /sklep/produkt/{handle}. What a list already knows of the product is shown until the whole of it is here. */
function ProductScreen({ handle, onLoaded, ...rest }) {
  const { storefront } = useServices()
  const client = useQueryClient()
  const { data, error, isFetching, refetch } = useQuery({
    ...productQuery(storefront, handle),
    placeholderData: () => knownProduct(client, storefront, handle) ?? void 0,
  })
  const isLoaded = data !== void 0
  const loaded = (0, import_react.useEffectEvent)(() => onLoaded?.())
  ;(0, import_react.useEffect)(() => {
    if (isLoaded) loaded()
  }, [isLoaded])
  if (data !== void 0)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProductDetail, {
      product: data.product,
      keptSince: data.keptSince,
      ...rest,
    })
  if (isNotFound(error))
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
      fallback: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProductSkeleton, {}),
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProductMissing, {}),
    })
  if (error !== null && !isFetching)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Page, {
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ListFailure, {
        level: 1,
        error,
        onRetry: () => void refetch(),
      }),
    })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProductSkeleton, {})
}
// src/routes/sklep.produkt.$handle.tsx?tsr-split=component---loader
var sklep_produkt_$handle_exports = /* @__PURE__ */ __exportAll({
  component: () => ProductRoute,
  loader: () => SplitLoader,
})
function ProductRoute() {
  const { handle } = Route.useParams()
  const { wariant, prezent } = Route.useSearch()
  const router = useRouter()
  const isKnown = Route.useLoaderData({ select: (answer) => answer !== null })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
    ProductScreen,
    {
      handle,
      variantKey: wariant,
      onLoaded: () => {
        if (!isKnown) router.invalidate()
      },
      renderPurchase: (product, variant, isCompact) =>
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProductPurchase, {
          product,
          variant,
          compact: isCompact,
        }),
      renderRestock: (product, variant) =>
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RestockPlace, {
          product,
          variant,
        }),
      renderGift: (product, variant) => {
        const template = product.details.aiTemplateBase
        if (template === null && printedThing(product.handle) === null) return null
        return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LateOwnSection, {
          product,
          variant,
          template,
          printId: prezent,
        })
      },
    },
    handle,
  )
}
var SplitLoader = async ({ context: { services }, params }) => {
  const answer = await loadProduct(services, params.handle)
  if (answer === null) return null
  const { product } = answer
  return {
    product,
    structuredData: productStructuredData(product, {
      origin: services.origin,
      isOwnShop: isOwnStorefront(services.config),
    }),
  }
}
export {
  GIFT_SECTION_ID as a,
  currentGift as c,
  ProductRoute as component,
  Restock_module_default as i,
  SplitLoader as loader,
  ProductReviews_module_default as n,
  askedToComplete as o,
  Gallery_module_default as r,
  changeCurrentGift as s,
  sklep_produkt_$handle_exports as t,
}
