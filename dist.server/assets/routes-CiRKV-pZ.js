import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { t as require_react } from './react-BHbHrMlk.js'
import {
  Jr as Page,
  Qr as Field_module_default,
  Si as useServices,
  Tr as aiTypeKey,
  ci as ShoppingBag,
  ei as ButtonLink,
  yi as lazyPart,
} from '../renderPage.js'
import { t as useIsTakenOver } from './useIsTakenOver-GPZ-jcB_.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { o as productListQuery } from './queries-D_FPOstm.js'
import { t as useCatalogue } from './useCatalogue-B5b1Wjan.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { n as ProductGridSkeleton, t as ProductGrid } from './ProductGrid-DsDUoUvs.js'
import { t as ArrowRight } from './arrow-right-BwGEZ1gh.js'
import { t as TextLink } from './TextLink-CFrFjdUC.js'
import { t as useNavigate } from './useNavigate-DLRj-uFL.js'
import { r as languageOf } from './languages-DstpWIH-.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { t as Paper } from './Paper-Cfuo6YxF.js'
import { t as Picture } from './Picture-BgTqeZXW.js'
import { t as Coins } from './coins-BrUrasdY.js'
import { t as GraduationCap } from './graduation-cap-BKd9_fsq.js'
import { t as Link } from './link-ClfPTuwV.js'
import { n as Flower2, r as Baby, t as Gem } from './gem-DgkipS7t.js'
import { t as Cake } from './cake-PLYOhPDK.js'
import { t as Heart } from './heart-B5_T2IcP.js'
import { t as HeartHandshake } from './heart-handshake-tNIZNYKv.js'
import { t as createLucideIcon } from './createLucideIcon-ByydpFMN.js'
import { t as AI_PRODUCT_TYPES } from './product-Co9MxqaW.js'
import { t as AI_TYPE_TEXTS } from './aiTypes-7boBEQ3L.js'
import { t as CloudOff } from './cloud-off-DdCsTsvX.js'
import { t as Send } from './send-CKqhWp5R.js'
import { t as loadCatalogue } from './pageData-yfuU8gVC.js'
// node_modules/lucide-react/dist/esm/icons/snowflake.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData = {
  name: 'snowflake',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'm10 20-1.25-2.5L6 18',
        key: '18frcb',
      },
    ],
    [
      'path',
      {
        d: 'M10 4 8.75 6.5 6 6',
        key: '7mghy3',
      },
    ],
    [
      'path',
      {
        d: 'm14 20 1.25-2.5L18 18',
        key: '1chtki',
      },
    ],
    [
      'path',
      {
        d: 'm14 4 1.25 2.5L18 6',
        key: '1b4wsy',
      },
    ],
    [
      'path',
      {
        d: 'm17 21-3-6h-4',
        key: '15hhxa',
      },
    ],
    [
      'path',
      {
        d: 'm17 3-3 6 1.5 3',
        key: '11697g',
      },
    ],
    [
      'path',
      {
        d: 'M2 12h6.5L10 9',
        key: 'kv9z4n',
      },
    ],
    [
      'path',
      {
        d: 'm20 10-1.5 2 1.5 2',
        key: '1swlpi',
      },
    ],
    [
      'path',
      {
        d: 'M22 12h-6.5L14 15',
        key: '1mxi28',
      },
    ],
    [
      'path',
      {
        d: 'm4 10 1.5 2L4 14',
        key: 'k9enpj',
      },
    ],
    [
      'path',
      {
        d: 'm7 21 3-6-1.5-3',
        key: 'j8hb9u',
      },
    ],
    [
      'path',
      {
        d: 'm7 3 3 6h4',
        key: '1otusx',
      },
    ],
  ],
}
__iconData.node
var Snowflake = createLucideIcon(__iconData)
// src/app/occasions/LateNearestDays.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var import_jsx_runtime = require_jsx_runtime()
var NearestDays = lazyPart(() => import('./NearestDays-BwPND8Bv.js'))
/** What comes next, where the person is: no document knows their day, and no first screen waits for it. */
function LateNearestDays() {
  if (useIsTakenOver()) return null
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
    fallback: null,
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NearestDays, {}),
  })
}
// src/domain/catalogue/showcase.ts
/** The product that shows what Iskra writes: the best selling one that has a sample and a picture. */
function showcaseOf(products) {
  const candidates = products.filter(
    ({ details, featuredPicture }) => details.aiSampleContent !== null && featuredPicture !== null,
  )
  return candidates.find(({ details }) => details.bestseller) ?? candidates[0] ?? null
}
var SectionHeading_module_default = {
  row: '_row_rrffs_2',
  link: '_link_rrffs_10',
}
// src/features/shop/home/SectionHeading.tsx
/** The heading of a part of the home page, with the way to all of what it shows. */
function SectionHeading({ id, children, to, link }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: SectionHeading_module_default.row,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('h2', {
        id,
        children,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(TextLink, {
        to,
        className: SectionHeading_module_default.link,
        children: [
          link,
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ArrowRight, {
            size: 16,
            'aria-hidden': 'true',
          }),
        ],
      }),
    ],
  })
}
var Recommended_module_default = { recommended: '_recommended_1dh8u_2' }
// src/features/shop/home/Recommended.tsx
/** Two rows of four, or four of two. */
var COUNT = 8
/** What the shop recommends and can be bought now. */
function Recommended({ products, isPending }) {
  const id = (0, import_react.useId)()
  const available = products.filter((product) => product.availableForSale)
  const marked = available.filter((product) => product.details.bestseller)
  const shown = (marked.length >= COUNT / 2 ? marked : available).slice(0, COUNT)
  if (!isPending && shown.length === 0) return null
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('section', {
    className: Recommended_module_default.recommended,
    'aria-labelledby': id,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SectionHeading, {
        id,
        to: '/sklep',
        link: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: '4cu32L',
          message: ['Cały sklep'],
        }),
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'eEAmpp',
          message: ['Polecamy'],
        }),
      }),
      isPending
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProductGridSkeleton, { count: COUNT })
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProductGrid, {
            products: shown,
            showsBestsellers: false,
          }),
    ],
  })
}
var HomeHero_module_default = {
  hero: '_hero_q9077_2',
  words: '_words_q9077_16',
  frame: '_frame_q9077_33',
  form: '_form_q9077_41',
  title: '_title_q9077_52',
  lead: '_lead_q9077_61',
  actions: '_actions_q9077_68',
  work: '_work_q9077_76',
  picture: '_picture_q9077_101',
  paper: '_paper_q9077_106',
  caption: '_caption_q9077_123',
}
// src/features/shop/home/HomeHero.tsx
/** The promise, and the beginning of it: a card that two fields write into. */
function HomeHero({ product, isPending }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: HomeHero_module_default.hero,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: HomeHero_module_default.words,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('h1', {
            className: HomeHero_module_default.title,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'LVNUn4',
              message: ['Życzenia, które brzmią jak Ty'],
            }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
            className: HomeHero_module_default.lead,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'tbpiG4',
              message: ['Podajesz imię i\xA0jedno wspomnienie. Iskra pisze, Ty poprawiasz każde słowo.'],
            }),
          }),
        ],
      }),
      product !== null
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LiveCard, { product })
        : isPending
          ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', { className: HomeHero_module_default.frame })
          : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
              to: '/produkty-ai',
              variant: 'primary',
              size: 'large',
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'pueTI9',
                message: ['Zobacz próbki'],
              }),
            }),
    ],
  })
}
/** Without a script its button leads to the card’s page, as it does with one and the words in the card. */
function LiveCard({ product }) {
  const { i18n, _: _t } = useLingui()
  const navigate = useNavigate()
  const [given, setGiven] = (0, import_react.useState)({
    name: '',
    memory: '',
  })
  /** Null until it was asked for, false where it can’t be had. */
  const [writer, setWriter] = (0, import_react.useState)(null)
  const isWritten = `${given.name}${given.memory}`.trim() !== ''
  const text = writer && isWritten ? writer.write(product, given) : (product.details.aiSampleContent ?? '')
  async function ready() {
    let found = writer
    try {
      const language = languageOf(i18n.locale) ?? 'pl'
      found ||= await (await import('./heroWriter-BXT9ydKp.js')).loadHeroWriter(language)
    } catch {
      found = false
    }
    setWriter(found)
    return found
  }
  async function finish() {
    const found = isWritten && (await ready())
    await navigate({
      to: '/sklep/produkt/$handle',
      params: { handle: product.handle },
      search: { prezent: found ? await found.keep(product, given) : void 0 },
      hash: 'slowa',
    })
  }
  const control = (name) => ({
    value: given[name],
    className: Field_module_default.control,
    autoComplete: 'off',
    onFocus: () => void ready(),
    onChange: ({ currentTarget: { value } }) => {
      setGiven({
        ...given,
        [name]: value,
      })
      ready()
    },
  })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('figure', {
        className: HomeHero_module_default.work,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
            className: HomeHero_module_default.frame,
            children:
              product.featuredPicture &&
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Picture, {
                picture: product.featuredPicture,
                sizes: '(min-width: 56rem) 26rem, 100vw',
                priority: true,
                className: HomeHero_module_default.picture ?? '',
              }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Paper, {
            className: HomeHero_module_default.paper,
            children: text,
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('figcaption', {
            className: HomeHero_module_default.caption,
            children:
              writer === false
                ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                    id: 'jH4yfk',
                    message: ['Nie udało się wygenerować podglądu'],
                  })
                : !isWritten &&
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                    id: 'fC0Hsd',
                    message: ['przykład z\xA0wpisanymi słowami'],
                  }),
          }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('form', {
        action: `/sklep/produkt/${product.handle}`,
        className: HomeHero_module_default.form,
        'aria-label': _t(
          /** i18n */
          {
            id: 'xWlKH-',
            message: ['Twoja kartka'],
          },
        ),
        onSubmit: (event) => {
          event.preventDefault()
          finish()
        },
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('label', {
            className: Field_module_default.field,
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                className: Field_module_default.label,
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'qMX2sb',
                  message: ['Imię'],
                }),
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('input', {
                ...control('name'),
                maxLength: 60,
              }),
            ],
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('label', {
            className: Field_module_default.field,
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                className: Field_module_default.label,
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'XiZEAQ',
                  message: ['Jedno wspomnienie'],
                }),
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('input', {
                ...control('memory'),
                maxLength: 400,
              }),
            ],
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
            className: HomeHero_module_default.actions,
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Button, {
                type: 'submit',
                variant: 'primary',
                size: 'large',
                children: [
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                    id: '1RzBDF',
                    message: ['Dokończ tę kartkę'],
                  }),
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ArrowRight, {
                    size: 20,
                    'aria-hidden': 'true',
                  }),
                ],
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextLink, {
                to: '/produkty-ai',
                tone: 'quiet',
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: '49WgjX',
                  message: ['albo wybierz inny tekst'],
                }),
              }),
            ],
          }),
        ],
      }),
    ],
  })
}
var MoreInShop_module_default = {
  more: '_more_1gnaq_2',
  panel: '_panel_1gnaq_11',
  title: '_title_1gnaq_30',
  words: '_words_1gnaq_34',
}
// src/features/shop/home/MoreInShop.tsx
/** The other two things Iskra sells: credits for pictures and films, and courses. */
function MoreInShop() {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: MoreInShop_module_default.more,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: MoreInShop_module_default.panel,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Coins, {
            size: 28,
            strokeWidth: 1.75,
            'aria-hidden': 'true',
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('h2', {
            className: MoreInShop_module_default.title,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'IFoLKR',
              message: ['Obrazy i\xA0filmy na kredyty'],
            }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
            className: MoreInShop_module_default.words,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'HJN9w6',
              message: [
                'Opisujesz scenę, wybierasz silnik i\xA0widzisz cenę, zanim klikniesz. Na start dostajesz ',
                ['STARTING_CREDITS'],
                '\xA0kredytów.',
              ],
              values: { STARTING_CREDITS: 10 },
            }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
            to: '/sklep/kredyty',
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'kk8bhW',
              message: ['Porównaj pakiety'],
            }),
          }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: MoreInShop_module_default.panel,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GraduationCap, {
            size: 28,
            strokeWidth: 1.75,
            'aria-hidden': 'true',
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('h2', {
            className: MoreInShop_module_default.title,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'h1b2F2',
              message: ['Kursy pisania i\xA0tworzenia z\xA0AI'],
            }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
            className: MoreInShop_module_default.words,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'f00f5n',
              message: [
                'Zeszyty z\xA0lekcjami i\xA0zadaniami po polsku, od pierwszego polecenia po własne szablony. Do wielu dokładamy kredyty na ćwiczenia.',
              ],
            }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
            to: '/sklep/$collection',
            params: { collection: 'kursy' },
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: '9XHPT_',
              message: ['Zobacz kursy'],
            }),
          }),
        ],
      }),
    ],
  })
}
var Occasions_module_default = {
  occasions: '_occasions_em2jx_2',
  head: '_head_em2jx_7',
  nearest: '_nearest_em2jx_13',
  list: '_list_em2jx_22',
  occasion: '_occasion_em2jx_2',
  picture: '_picture_em2jx_63',
  name: '_name_em2jx_71',
}
// src/features/shop/home/Occasions.tsx
/** The days people come for; each leads to what a search for it finds. Pictures: server/catalogue/content/homePictures.ts. */
var OCCASIONS = [
  {
    icon: Cake,
    name:
      /** i18n */
      {
        id: 'GnV7OU',
        message: ['Urodziny'],
      },
    text: 'urodziny',
    picture: 'urodziny',
  },
  {
    icon: Heart,
    name:
      /** i18n */
      {
        id: 'JnV9yy',
        message: ['Rocznica'],
      },
    text: 'rocznica',
    picture: 'rocznica',
  },
  {
    icon: Gem,
    name:
      /** i18n */
      {
        id: 'WWrYDz',
        message: ['Ślub'],
      },
    text: 'ślub',
    picture: 'slub',
  },
  {
    icon: Baby,
    name:
      /** i18n */
      {
        id: 'qp0plr',
        message: ['Narodziny'],
      },
    text: 'narodziny',
    picture: 'narodziny',
  },
  {
    icon: HeartHandshake,
    name:
      /** i18n */
      {
        id: 'Eh7S11',
        message: ['Podziękowania'],
      },
    text: 'podziękowanie',
    picture: 'podziekowania',
  },
  {
    icon: Flower2,
    name:
      /** i18n */
      {
        id: 'ys0Lya',
        message: ['Dla mamy i\xA0taty'],
      },
    text: 'mama',
    picture: 'dzien-matki',
  },
  {
    icon: GraduationCap,
    name:
      /** i18n */
      {
        id: 'e41j5_',
        message: ['Gratulacje'],
      },
    text: 'gratulacje',
    picture: 'gratulacje',
  },
  {
    icon: Snowflake,
    name:
      /** i18n */
      {
        id: 'SJcdbE',
        message: ['Święta'],
      },
    text: 'święta',
    picture: 'swieta',
  },
]
var TILE_SIZES = '(min-width: 75rem) 17rem, (min-width: 40rem) 23vw, 46vw'
/** The tile's picture says nothing that its name doesn't. */
function tilePicture(name) {
  return {
    url: `/media/home/okazja-${name}.jpg`,
    width: 1280,
    height: 1280,
    altText: '',
  }
}
/** For which day? One press leads to everything for it. */
function Occasions({ nearest }) {
  const { i18n } = useLingui()
  const id = (0, import_react.useId)()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('section', {
    className: Occasions_module_default.occasions,
    'aria-labelledby': id,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: Occasions_module_default.head,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('h2', {
            id,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'zDlD5b',
              message: ['Na jaki dzień?'],
            }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('p', {
            className: Occasions_module_default.nearest,
            children: [
              nearest,
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextLink, {
                to: '/okazje',
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'U32RQt',
                  message: ['Wszystkie okazje'],
                }),
              }),
            ],
          }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ul', {
        className: Occasions_module_default.list,
        children: OCCASIONS.map(({ icon: Icon, name, text, picture }) =>
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
            'li',
            {
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
                to: '/sklep',
                search: { q: text },
                className: Occasions_module_default.occasion,
                children: [
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Picture, {
                    picture: tilePicture(picture),
                    sizes: TILE_SIZES,
                    className: Occasions_module_default.picture ?? '',
                  }),
                  /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
                    className: Occasions_module_default.name,
                    children: [
                      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
                        size: 20,
                        strokeWidth: 1.75,
                        'aria-hidden': 'true',
                      }),
                      i18n._(name),
                    ],
                  }),
                ],
              }),
            },
            text,
          ),
        ),
      }),
    ],
  })
}
var TextShowcase_module_default = {
  showcase: '_showcase_11om3_2',
  list: '_list_11om3_7',
  type: '_type_11om3_18',
  name: '_name_11om3_46',
  promise: '_promise_11om3_58',
}
// src/features/shop/home/TextShowcase.tsx
/** The five kinds of text Iskra writes. */
function TextShowcase() {
  const { i18n } = useLingui()
  const id = (0, import_react.useId)()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('section', {
    className: TextShowcase_module_default.showcase,
    'aria-labelledby': id,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SectionHeading, {
        id,
        to: '/produkty-ai',
        link: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'pueTI9',
          message: ['Zobacz próbki'],
        }),
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: '58qYJ4',
          message: ['Zaczynamy my, podpisujesz się Ty'],
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ul', {
        className: TextShowcase_module_default.list,
        children: AI_PRODUCT_TYPES.map((type) => {
          const { icon: Icon, name, promise } = AI_TYPE_TEXTS[type]
          return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
            'li',
            {
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
                to: '/produkty-ai',
                search: { typ: aiTypeKey(type) },
                className: TextShowcase_module_default.type,
                children: [
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
                    size: 24,
                    strokeWidth: 1.75,
                    'aria-hidden': 'true',
                  }),
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)('h3', {
                    className: TextShowcase_module_default.name,
                    children: i18n._(name),
                  }),
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
                    className: TextShowcase_module_default.promise,
                    children: i18n._(promise),
                  }),
                ],
              }),
            },
            type,
          )
        }),
      }),
    ],
  })
}
var WithoutNetwork_module_default = {
  offline: '_offline_1vxj5_2',
  words: '_words_1vxj5_13',
  lead: '_lead_1vxj5_19',
  points: '_points_1vxj5_25',
}
// src/features/shop/home/WithoutNetwork.tsx
/** What works without a network, said plainly. */
function WithoutNetwork() {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: WithoutNetwork_module_default.offline,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: WithoutNetwork_module_default.words,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('h2', {
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'Zq2Qb4',
              message: ['Działa też bez zasięgu'],
            }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
            className: WithoutNetwork_module_default.lead,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'D8fmLv',
              message: [
                'W\xA0pociągu, w\xA0samolocie, na działce. Raz otwarty sklep zostaje na Twoim urządzeniu.',
              ],
            }),
          }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('ul', {
        className: WithoutNetwork_module_default.points,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('li', {
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CloudOff, {
                size: 22,
                'aria-hidden': 'true',
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'Wi6o2r',
                  message: [
                    'Przeglądasz, szukasz i\xA0filtrujesz bez sieci. Zawsze widzisz, z\xA0której godziny są ceny.',
                  ],
                }),
              }),
            ],
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('li', {
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ShoppingBag, {
                size: 22,
                'aria-hidden': 'true',
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'LOTBDR',
                  message: [
                    'Koszyk zmienia się od razu i\xA0nic z\xA0niego nie ginie, także po zamknięciu przeglądarki.',
                  ],
                }),
              }),
            ],
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('li', {
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Send, {
                size: 22,
                'aria-hidden': 'true',
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'wfYzUb',
                  message: [
                    'Gdy sieć wróci, zmiany wyślą się same, każda dokładnie raz. Do zapłaty potrzebujesz połączenia.',
                  ],
                }),
              }),
            ],
          }),
        ],
      }),
    ],
  })
}
var HomeScreen_module_default = { home: '_home_1td50_2' }
// src/features/shop/home/HomeScreen.tsx
/** /: what Iskra does, for which days, and the ways into it. It stands without the storefront too. */
function HomeScreen({ nearest }) {
  const { storefront } = useServices()
  const { products, status } = useCatalogue(productListQuery(storefront), false)
  const showcase = showcaseOf(products)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Page, {
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
      className: HomeScreen_module_default.home,
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(HomeHero, {
          product: showcase,
          isPending: status === 'pending',
        }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Occasions, { nearest }),
        status === 'error'
          ? null
          : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Recommended, {
              products,
              isPending: status === 'pending',
            }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextShowcase, {}),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MoreInShop, {}),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WithoutNetwork, {}),
      ],
    }),
  })
}
// src/routes/index.tsx?tsr-split=component---loader
function Home() {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(HomeScreen, {
    nearest: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LateNearestDays, {}),
  })
}
var SplitLoader = ({ context }) => loadCatalogue(context.services)
export { Home as component, SplitLoader as loader }
