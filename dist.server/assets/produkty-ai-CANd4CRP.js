import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import {
  Cr as Route,
  Er as occasionsOf,
  Jr as Page,
  Si as useServices,
  Tr as aiTypeKey,
  ei as ButtonLink,
  oi as Sparkles,
  wr as aiProducts,
} from '../renderPage.js'
import { t as EmptyState } from './EmptyState-BK3qig3x.js'
import { t as PageHeader } from './PageHeader-Bmm22iEl.js'
import { t as CatalogueAge } from './CatalogueAge-CDKcgoLa.js'
import { t as ListFailure } from './ListFailure-DaKXI2ir.js'
import { i as NextTry, r as useSearchLink, t as AddressForm } from './AddressForm-CF0PjDhl.js'
import { n as ProductGridSkeleton, t as ProductGrid } from './ProductGrid-DsDUoUvs.js'
import { o as productListQuery } from './queries-D_FPOstm.js'
import { t as useCatalogue } from './useCatalogue-B5b1Wjan.js'
import { t as Link } from './link-ClfPTuwV.js'
import { t as previewText } from './previewText-CFpNsYzL.js'
import { t as AI_PRODUCT_TYPES } from './product-Co9MxqaW.js'
import { t as Skeleton } from './Skeleton-ClnzUomb.js'
import { t as AI_TYPE_TEXTS } from './aiTypes-7boBEQ3L.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { t as RadioGroup } from './RadioGroup-rTvrlSv9.js'
import { t as loadCatalogue } from './pageData-yfuU8gVC.js'
var AiTypes_module_default = {
  types: '_types_cibkr_2',
  type: '_type_cibkr_2',
  choose: '_choose_cibkr_53',
  icon: '_icon_cibkr_59',
  name: '_name_cibkr_63',
  promise: '_promise_cibkr_67',
  sample: '_sample_cibkr_72',
}
// src/features/shop/ai/AiTypes.tsx
var import_jsx_runtime = require_jsx_runtime()
/** The five kinds of text side by side: what each is for, the beginning of a real sample, and the choice of one. */
function AiTypes({ products, isWaiting, chosen, linkTo }) {
  const { _: _t } = useLingui()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ul', {
    className: AiTypes_module_default.types,
    'aria-label': _t(
      /** i18n */
      {
        id: 'Ua_V9I',
        message: ['Rodzaje tekstów'],
      },
    ),
    children: AI_PRODUCT_TYPES.map((type) =>
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
        'li',
        {
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AiTypeCard, {
            type,
            sample: aiProducts(products, { typ: aiTypeKey(type) })[0]?.details.aiSampleContent ?? null,
            isPending: isWaiting,
            isChosen: chosen === aiTypeKey(type),
            link: linkTo(chosen === aiTypeKey(type) ? void 0 : aiTypeKey(type)),
          }),
        },
        type,
      ),
    ),
  })
}
function AiTypeCard({ type, sample, isPending, isChosen, link }) {
  const { i18n } = useLingui()
  const { icon: Icon, name, promise } = AI_TYPE_TEXTS[type]
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('article', {
    className: AiTypes_module_default.type,
    'data-chosen': isChosen ? '' : void 0,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
        className: AiTypes_module_default.icon,
        size: 24,
        'aria-hidden': 'true',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('h2', {
        className: AiTypes_module_default.name,
        children: i18n._(name),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
        className: AiTypes_module_default.promise,
        children: i18n._(promise),
      }),
      isPending && sample === null
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
            className: AiTypes_module_default.sample,
            'aria-hidden': 'true',
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, {}),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, {}),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { width: '60%' }),
            ],
          })
        : sample === null
          ? null
          : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('blockquote', {
              className: AiTypes_module_default.sample,
              children: previewText(sample.replaceAll(/\n+/gu, '\n')).text,
            }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
        ...link,
        className: AiTypes_module_default.choose,
        'aria-current': isChosen ? 'true' : void 0,
        children: [
          isChosen
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'uBDpKW',
                message: ['Pokaż wszystkie rodzaje'],
              })
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'MMV_yD',
                message: ['Pokaż produkty'],
              }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
            className: 'visually-hidden',
            children: [': ', i18n._(name)],
          }),
        ],
      }),
    ],
  })
}
var HowTextIsMade_module_default = {
  how: '_how_6l3xz_2',
  steps: '_steps_6l3xz_7',
}
// src/features/shop/ai/HowTextIsMade.tsx
/** From a few details to a text one signs, in three steps. */
function HowTextIsMade() {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: HowTextIsMade_module_default.how,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('h2', {
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'QLjdtp',
          message: ['Od gotowego początku do Twojego podpisu'],
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('ol', {
        className: HowTextIsMade_module_default.steps,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('li', {
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('h3', {
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'Nymvmp',
                  message: ['Wybierasz'],
                }),
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'IuW9ZC',
                  message: [
                    'Rodzaj i\xA0okazję. Cały przykład, z\xA0wpisanymi słowami, możesz przeczytać, zanim kupisz.',
                  ],
                }),
              }),
            ],
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('li', {
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('h3', {
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'eK-KKk',
                  message: ['Pobierasz'],
                }),
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'bld-tx',
                  message: [
                    'Zaraz po zapłacie czeka plik PDF: słowa są napisane, a\xA0miejsca na Twoje są puste.',
                  ],
                }),
              }),
            ],
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('li', {
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('h3', {
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'B-_uoJ',
                  message: ['Dopisujesz'],
                }),
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'Co1eTt',
                  message: [
                    'Imię, wspomnienie i\xA0podpis, ręką na wydruku albo po skopiowaniu słów. Drukujesz, ile razy chcesz.',
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
var OccasionChips_module_default = { form: '_form_1d3pn_2' }
// src/features/shop/ai/OccasionChips.tsx
/** The occasions of specification part 1, section 5, by their key. A shop's own occasions keep its own words. */
var OCCASION_LABELS = {
  urodziny:
    /** i18n */
    {
      id: 'GnV7OU',
      message: ['Urodziny'],
    },
  rocznica:
    /** i18n */
    {
      id: 'JnV9yy',
      message: ['Rocznica'],
    },
  swieta:
    /** i18n */
    {
      id: 'SJcdbE',
      message: ['Święta'],
    },
  walentynki:
    /** i18n */
    {
      id: 'cQxJkz',
      message: ['Walentynki'],
    },
  'dzien-matki':
    /** i18n */
    {
      id: '8hCOKs',
      message: ['Dzień Matki'],
    },
  'dzien-ojca':
    /** i18n */
    {
      id: 'wx6uj8',
      message: ['Dzień Ojca'],
    },
  slub:
    /** i18n */
    {
      id: 'WWrYDz',
      message: ['Ślub'],
    },
  'narodziny-dziecka':
    /** i18n */
    {
      id: 'HHXAjC',
      message: ['Narodziny dziecka'],
    },
  gratulacje:
    /** i18n */
    {
      id: 'e41j5_',
      message: ['Gratulacje'],
    },
  podziekowania:
    /** i18n */
    {
      id: 'Eh7S11',
      message: ['Podziękowania'],
    },
  przeprosiny:
    /** i18n */
    {
      id: 'IrDYUt',
      message: ['Przeprosiny'],
    },
  inne:
    /** i18n */
    {
      id: 'eTAXXK',
      message: ['Inne'],
    },
}
/** As a form sends it: no occasion. */
var ANY = ''
/** The occasions there are texts for. */
function OccasionChips({ occasions, chosen, search, onChoose }) {
  const { _: _t, i18n } = useLingui()
  if (occasions?.length === 0) return null
  const known = Object.entries(OCCASION_LABELS).map(([key, label]) => ({
    key,
    label: i18n._(label),
  }))
  const found = new Map(occasions?.map(({ key, label }) => [key, label]))
  const own = [...found].filter(([key]) => OCCASION_LABELS[key] === void 0)
  const shown = [
    ...known.filter(({ key }) => occasions === null || found.has(key)),
    ...own.map(([key, label]) => ({
      key,
      label,
    })),
  ]
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(AddressForm, {
    search,
    without: ['okazja'],
    className: OccasionChips_module_default.form,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RadioGroup, {
        name: 'okazja',
        label: _t(
          /** i18n */
          {
            id: 'HMCj3A',
            message: ['Okazja'],
          },
        ),
        presentation: 'chips',
        value: chosen ?? ANY,
        options: [
          {
            value: ANY,
            label: _t(
              /** i18n */
              {
                id: 'DTUlcK',
                message: ['Każda'],
              },
            ),
          },
          ...shown.map(({ key, label }) => ({
            value: key,
            label,
          })),
        ],
        onChange: (key) => onChoose(key === ANY ? void 0 : key),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('noscript', {
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
          type: 'submit',
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'MMV_yD',
            message: ['Pokaż produkty'],
          }),
        }),
      }),
    ],
  })
}
var AiProductsScreen_module_default = {
  products: '_products_17w5e_2',
  count: '_count_17w5e_9',
}
// src/features/shop/ai/AiProductsScreen.tsx
/** /produkty-ai: the five kinds of text Iskra writes, each with a sample, and the products by kind and occasion. */
function AiProductsScreen({ search, onSearchChange }) {
  const { _: _t } = useLingui()
  const { storefront } = useServices()
  const link = useSearchLink(search, onSearchChange)
  const catalogue = useCatalogue(productListQuery(storefront), true)
  const ofType = aiProducts(catalogue.products, { typ: search.typ })
  const shown = aiProducts(catalogue.products, search)
  const isWaiting = catalogue.status === 'pending' || catalogue.rest === 'loading'
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Page, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHeader, {
        title: _t(
          /** i18n */
          {
            id: 'opmRkj',
            message: ['Słowa na miarę'],
          },
        ),
        lead: _t(
          /** i18n */
          {
            id: 'VoeiFp',
            message: [
              'Zaczynamy zdania, których nikt nie lubi zaczynać. Dopisujesz imię i\xA0kilka szczegółów, a\xA0plik masz od razu po zapłacie.',
            ],
          },
        ),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CatalogueAge, { keptSince: catalogue.keptSince }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AiTypes, {
        products: catalogue.products,
        isWaiting,
        chosen: search.typ,
        linkTo: (typ) =>
          link({
            typ,
            okazja: void 0,
          }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('section', {
        className: AiProductsScreen_module_default.products,
        'aria-label': _t(
          /** i18n */
          {
            id: 'zrlyZw',
            message: ['Produkty'],
          },
        ),
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OccasionChips, {
            occasions: isWaiting ? null : occasionsOf(ofType),
            chosen: search.okazja,
            search,
            onChoose: (okazja) =>
              onSearchChange({
                ...search,
                okazja,
              }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('output', {
            className: AiProductsScreen_module_default.count,
            children: isWaiting
              ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'Y9yJF7',
                  message: ['Wczytujemy produkty…'],
                })
              : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'p5dx3f',
                  message: [
                    [
                      '0',
                      'plural',
                      {
                        offset: void 0,
                        one: ['#', '\xA0produkt'],
                        few: ['#', '\xA0produkty'],
                        many: ['#', '\xA0produktów'],
                        other: ['#', '\xA0produktu'],
                      },
                    ],
                  ],
                  values: { 0: shown.length },
                }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NextTry, {
            busy: catalogue.busy,
            hasProducts: catalogue.products.length > 0,
          }),
          catalogue.status === 'error'
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ListFailure, {
                error: catalogue.error,
                onRetry: catalogue.retry,
              })
            : isWaiting && shown.length === 0
              ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProductGridSkeleton, { count: 8 })
              : shown.length === 0
                ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
                    icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Sparkles, { size: 28 }),
                    title: _t(
                      /** i18n */
                      {
                        id: 'rGqBFD',
                        message: ['Na tę okazję jeszcze nic nie mamy'],
                      },
                    ),
                    description: _t(
                      /** i18n */
                      {
                        id: 'LQNPcO',
                        message: ['Wybierz inną okazję albo rodzaj tekstu.'],
                      },
                    ),
                    action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
                      ...link({
                        typ: void 0,
                        okazja: void 0,
                      }),
                      variant: 'primary',
                      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                        id: 'z0gB_o',
                        message: ['Pokaż wszystkie'],
                      }),
                    }),
                  })
                : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProductGrid, { products: shown }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(HowTextIsMade, {}),
    ],
  })
}
// src/routes/produkty-ai.tsx?tsr-split=component---loader
function AiProductsRoute() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AiProductsScreen, {
    search,
    onSearchChange: (change) =>
      void navigate({
        search: (present) => ({
          ...present,
          ...change,
        }),
        resetScroll: false,
      }),
  })
}
var SplitLoader = ({ context }) => loadCatalogue(context.services, true)
export { AiProductsRoute as component, SplitLoader as loader }
