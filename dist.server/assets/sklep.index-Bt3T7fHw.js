import { r as useLingui } from './dist-CJ0y7q9j.js'
import {
  a as CollectionLinks,
  i as RECIPIENT_LABELS,
  n as usePriceWords,
  o as CollectionLinks_module_default,
  r as OCCASION_LABELS,
  s as LateOfflinePack,
  t as ProductList,
} from './ProductList-x5wBpxcQ.js'
import {
  Jr as Page,
  Si as useServices,
  an as readShopSearch,
  bt as Sheet,
  ln as writePriceRange,
  rn as Route,
  xt as useSheet,
} from '../renderPage.js'
import { i as loadShop, o as needsWholeCatalogue } from './pageData-yfuU8gVC.js'
import { t as PageHeader } from './PageHeader-Bmm22iEl.js'
import { t as CatalogueAge } from './CatalogueAge-CDKcgoLa.js'
import { t as useQuery } from './useQuery-ByumTbVI.js'
import { t as Link } from './link-ClfPTuwV.js'
import { o as productListQuery, r as collectionsQuery } from './queries-D_FPOstm.js'
import { t as ChevronDown } from './chevron-down-BtYHYNUI.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { n as RECIPIENTS, t as GIFT_OCCASIONS } from './giftNames-DJ7Y0cDQ.js'
import { t as BUDGETS } from './gifts-C4ljTj7U.js'
import { t as useCatalogue } from './useCatalogue-B5b1Wjan.js'
var SheetButton_module_default = {
  button: '_button_lut0d_2',
  words: '_words_lut0d_30',
}
// src/features/shop/SheetButton.tsx
var import_jsx_runtime = require_jsx_runtime()
/** A narrow button of a row that opens its choices in a sheet from below. */
function SheetButton({ id, title, chosen = null, isInlineWhenWide = false, children }) {
  const sheet = useSheet(id)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('button', {
        ...sheet.button,
        type: 'button',
        onClick: sheet.open,
        className: SheetButton_module_default.button,
        'data-chosen': chosen === null ? void 0 : '',
        'aria-label': chosen === null ? void 0 : `${title}: ${chosen}`,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
            className: SheetButton_module_default.words,
            children: chosen ?? title,
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChevronDown, {
            size: 16,
            'aria-hidden': 'true',
          }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Sheet, {
        frame: sheet.frame,
        title,
        isInlineWhenWide,
        children: children(sheet.close),
      }),
    ],
  })
}
// src/features/shop/CollectionSheet.tsx
/** The shelves of the shop in a sheet, where a row of them has no room. Left out when they can't be read. */
function CollectionSheet() {
  const { _: _t } = useLingui()
  const { storefront } = useServices()
  const { data: collections, isError } = useQuery(collectionsQuery(storefront))
  if (isError) return null
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SheetButton, {
    id: 'kolekcje',
    title: _t(
      /** i18n */
      {
        id: 'U9qr6U',
        message: ['Kolekcje'],
      },
    ),
    children: () =>
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ul', {
        className: CollectionLinks_module_default.sheet,
        children: collections?.map(({ handle, title }) =>
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
            'li',
            {
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
                to: '/sklep/$collection',
                params: { collection: handle },
                className: CollectionLinks_module_default.shelf,
                children: title,
              }),
            },
            handle,
          ),
        ),
      }),
  })
}
// src/features/shop/gifts/useGiftAxis.ts
/** The three questions that lead to a present, each answer as an address that keeps the other answers. */
function useGiftAxis(search) {
  const { _: _t, i18n } = useLingui()
  const priceWords = usePriceWords()
  function question(key, title, any, answers) {
    return {
      key,
      title,
      choices: [
        {
          label: any,
          value: void 0,
        },
        ...answers,
      ].map(({ label, value }) => {
        const target =
          search[key] === value
            ? search
            : {
                ...search,
                [key]: value,
                strona: void 0,
              }
        return {
          key: value ?? '',
          label,
          search: target,
        }
      }),
      chosen: answers.find(({ value }) => value === search[key])?.label ?? null,
    }
  }
  return [
    question(
      'dla',
      _t(
        /** i18n */
        {
          id: '0NtnH9',
          message: ['Dla kogo'],
        },
      ),
      _t(
        /** i18n */
        {
          id: 'dCOB15',
          message: ['Dla każdego'],
        },
      ),
      RECIPIENTS.map((value) => ({
        value,
        label: i18n._(RECIPIENT_LABELS[value]),
      })),
    ),
    question(
      'okazja',
      _t(
        /** i18n */
        {
          id: 'HMCj3A',
          message: ['Okazja'],
        },
      ),
      _t(
        /** i18n */
        {
          id: 'AYbDOh',
          message: ['Każda okazja'],
        },
      ),
      GIFT_OCCASIONS.map((value) => ({
        value,
        label: i18n._(OCCASION_LABELS[value]),
      })),
    ),
    question(
      'cena',
      _t(
        /** i18n */
        {
          id: 'ZoEAzh',
          message: ['Budżet'],
        },
      ),
      _t(
        /** i18n */
        {
          id: 'xIXAlS',
          message: ['Każda cena'],
        },
      ),
      BUDGETS.map((range) => ({
        value: writePriceRange(range),
        label: priceWords(range),
      })),
    ),
  ]
}
var GiftAxis_module_default = {
  axis: '_axis_jnhdq_2',
  questions: '_questions_jnhdq_14',
  question: '_question_jnhdq_14',
  title: '_title_jnhdq_48',
  choices: '_choices_jnhdq_60',
  choice: '_choice_jnhdq_60',
}
// src/features/shop/gifts/GiftAxis.tsx
/**
 * For whom, for which day, for how much: links that narrow the shop. Rows of them on a desktop; on a phone one row of
 * three buttons, each opening its own sheet with them.
 */
function GiftAxis({ search, children }) {
  const { _: _t } = useLingui()
  const questions = useGiftAxis(search)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('nav', {
    className: GiftAxis_module_default.axis,
    'aria-label': _t(
      /** i18n */
      {
        id: 'vR3VCt',
        message: ['Znajdź prezent'],
      },
    ),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
      className: GiftAxis_module_default.questions,
      children: [
        questions.map((question) =>
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
            'div',
            {
              className: GiftAxis_module_default.question,
              children: [
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)('h2', {
                  className: GiftAxis_module_default.title,
                  children: question.title,
                }),
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SheetButton, {
                  id: `prezent-${question.key}`,
                  title: question.title,
                  chosen: question.chosen,
                  isInlineWhenWide: true,
                  children: (close) =>
                    /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GiftChoices, {
                      question,
                      onChoose: close,
                    }),
                }),
              ],
            },
            question.key,
          ),
        ),
        children,
      ],
    }),
  })
}
function GiftChoices({ question, onChoose }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ul', {
    className: GiftAxis_module_default.choices,
    'aria-label': question.title,
    children: question.choices.map(({ key, label, search }) =>
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
        'li',
        {
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
            to: '/sklep',
            search,
            activeOptions: {
              exact: true,
              includeSearch: true,
            },
            resetScroll: false,
            className: GiftAxis_module_default.choice,
            onClick: onChoose,
            children: label,
          }),
        },
        key,
      ),
    ),
  })
}
// src/features/shop/ShopScreen.tsx
/** /sklep: everything there is to buy. */
function ShopScreen({ search, onSearchChange, actions }) {
  const { _: _t } = useLingui()
  const { storefront } = useServices()
  const catalogue = useCatalogue(productListQuery(storefront), needsWholeCatalogue(search))
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Page, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHeader, {
        title: _t(
          /** i18n */
          {
            id: 'Hb_WW9',
            message: ['Sklep'],
          },
        ),
        lead: _t(
          /** i18n */
          {
            id: 'BUz9m1',
            message: ['Kartki, życzenia i\xA0prezenty na ważne dni.'],
          },
        ),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CatalogueAge, { keptSince: catalogue.keptSince }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GiftAxis, {
        search,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CollectionSheet, {}),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CollectionLinks, { isWideOnly: true }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProductList, {
        hasGiftAxis: true,
        catalogue,
        search,
        onSearchChange,
        actions,
      }),
    ],
  })
}
// src/routes/sklep.index.tsx?tsr-split=component---loader
function ShopRoute() {
  const { _: _t } = useLingui()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ShopScreen, {
    search,
    actions: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LateOfflinePack, {
      pack: { kind: 'shop' },
      title: _t(
        /** i18n */
        {
          id: '4cu32L',
          message: ['Cały sklep'],
        },
      ),
    }),
    onSearchChange: (change, how) =>
      void navigate({
        search: (present) => ({
          ...present,
          ...change,
        }),
        replace: how === 'replace',
        resetScroll: false,
      }),
  })
}
var SplitLoader = ({ context, location }) => loadShop(context.services, readShopSearch(location.search))
export { ShopRoute as component, SplitLoader as loader }
