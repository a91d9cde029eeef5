import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { t as Link } from './link-ClfPTuwV.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as useQuery } from './useQuery-ByumTbVI.js'
import { t as ChevronDown } from './chevron-down-BtYHYNUI.js'
import { t as SearchX } from './search-x-ClkzGpDU.js'
import { t as SlidersHorizontal } from './sliders-horizontal-DjuuT2L9.js'
import { r as slugOf } from './foldPolish-DnDdVsnx.js'
import { t as Button } from './Button-BS8EKtfW.js'
import {
  Qr as Field_module_default,
  Si as useServices,
  T as useFormat,
  Yi as useLocation,
  Zr as SearchField,
  an as readShopSearch,
  bt as Sheet,
  ei as ButtonLink,
  in as questionOf,
  on as searchOfFilters,
  ot as afterFirstScreen,
  sn as CATALOGUE_SORTS,
  ti as X,
  xt as useSheet,
} from '../renderPage.js'
import {
  n as SearchSuggestions,
  r as SearchSuggestions_module_default,
} from './SearchSuggestions-BfXo-H8B.js'
import { i as facetsQuery, r as collectionsQuery, t as collectionFacetsQuery } from './queries-D_FPOstm.js'
import { t as RadioGroup } from './RadioGroup-rTvrlSv9.js'
import { t as Select } from './Select-C1qR71Ig.js'
import { t as Skeleton } from './Skeleton-ClnzUomb.js'
import { t as EmptyState } from './EmptyState-BK3qig3x.js'
import { r as isOwnStorefront } from './runtimeConfig-XMDkCQub.js'
import { n as useTypedSearch } from './useTypedSearch-DZiSX_xF.js'
import { t as Checkbox } from './Checkbox-BMWwoWo_.js'
import {
  c as cardId,
  f as DIFFICULTY_LABELS,
  m as SORT_LABELS,
  n as ProductGridSkeleton,
  p as RELEVANCE_LABEL,
  t as ProductGrid,
} from './ProductGrid-DsDUoUvs.js'
import { n as isBudget } from './gifts-C4ljTj7U.js'
import {
  a as isOrderedByAll,
  c as useTextSearch,
  d as facetsOfStore,
  f as storeQuestion,
  h as countActiveFilters,
  l as viewCatalogue,
  p as NO_FILTERS,
  s as loadTextSearch,
  u as WHOLE_LIST,
} from './pageData-yfuU8gVC.js'
import { t as ListFailure } from './ListFailure-DaKXI2ir.js'
import {
  i as NextTry,
  n as CarriedSearch,
  r as useSearchLink,
  t as AddressForm,
} from './AddressForm-CF0PjDhl.js'
// src/app/LateOfflinePack.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var import_jsx_runtime = require_jsx_runtime()
var OfflinePackButton = (0, import_react.lazy)(async () => {
  const { OfflinePackButton: button } = await import('./OfflinePackButton-CZ9tn0uX.js')
  return { default: button }
})
/** What saves a list for offline. Its code comes after the list's own: nobody saves what isn't there yet. */
function LateOfflinePack(props) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
    fallback: null,
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OfflinePackButton, { ...props }),
  })
}
var CollectionLinks_module_default = {
  shelves: '_shelves_1s4w0_2',
  row: '_row_1s4w0_24',
  shelf: '_shelf_1s4w0_46',
  sheet: '_sheet_1s4w0_74',
  more: '_more_1s4w0_80',
  fold: '_fold_1s4w0_91',
  whenOpen: '_whenOpen_1s4w0_122',
  whenFolded: '_whenFolded_1s4w0_123',
  ghost: '_ghost_1s4w0_127',
}
// src/features/shop/CollectionLinks.tsx
/** The shelves of the shop in one row: pushed sideways on a phone, unfolded on a desktop. Left out when they can't be read. */
function CollectionLinks({ isWideOnly = false }) {
  const { _: _t } = useLingui()
  const { storefront } = useServices()
  const { data: collections, isError } = useQuery(collectionsQuery(storefront))
  if (isError) return null
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('nav', {
    'aria-label': _t(
      /** i18n */
      {
        id: 'U9qr6U',
        message: ['Kolekcje'],
      },
    ),
    className: CollectionLinks_module_default.shelves,
    'data-wide-only': isWideOnly ? '' : void 0,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
        'ul',
        {
          ref: showPresent,
          className: CollectionLinks_module_default.row,
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('li', {
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
                to: '/sklep',
                className: CollectionLinks_module_default.shelf,
                activeOptions: {
                  exact: true,
                  includeSearch: false,
                },
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'CqD__I',
                  message: ['Wszystko'],
                }),
              }),
            }),
            collections?.map(({ handle, title }) =>
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
                'li',
                {
                  children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
                    to: '/sklep/$collection',
                    params: { collection: handle },
                    className: CollectionLinks_module_default.shelf,
                    preload: 'intent',
                    children: title,
                  }),
                },
                handle,
              ),
            ) ??
              GHOST_WIDTHS.map((width) =>
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
                  'li',
                  {
                    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                      className: CollectionLinks_module_default.ghost,
                      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, {
                        width,
                        height: '100%',
                      }),
                    }),
                  },
                  width,
                ),
              ),
          ],
        },
        collections === void 0 ? 'awaited' : 'read',
      ),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('details', {
        className: CollectionLinks_module_default.more,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('summary', {
          className: CollectionLinks_module_default.fold,
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
              className: CollectionLinks_module_default.whenFolded,
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'seaboP',
                message: ['Wszystkie kolekcje'],
              }),
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
              className: CollectionLinks_module_default.whenOpen,
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'kYSbLx',
                message: ['Zwiń'],
              }),
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChevronDown, {
              size: 16,
              'aria-hidden': 'true',
            }),
          ],
        }),
      }),
    ],
  })
}
/** The shelf one stands at is in sight, however far along the row it is. */
function showPresent(row) {
  const present = row?.querySelector('[aria-current]')
  if (row === null || !(present instanceof HTMLElement)) return
  row.scrollLeft = Math.max(0, present.offsetLeft + present.offsetWidth / 2 - row.clientWidth / 2)
}
var GHOST_WIDTHS = ['5rem', '6rem', '7rem', '4.5rem', '5.5rem', '6.5rem']
// src/features/shop/gifts/giftWords.ts
/** Whom a present is for, as a choice among others. */
var RECIPIENT_LABELS = {
  mama:
    /** i18n */
    {
      id: 'EhWn3N',
      message: ['Mama'],
    },
  tata:
    /** i18n */
    {
      id: 'V0MYyI',
      message: ['Tata'],
    },
  'druga-polowka':
    /** i18n */
    {
      id: 'xhn0Ur',
      message: ['Ukochana osoba'],
    },
  dziecko:
    /** i18n */
    {
      id: 'QDAKed',
      message: ['Dziecko'],
    },
  dziadkowie:
    /** i18n */
    {
      id: 'qvbzTP',
      message: ['Dziadkowie'],
    },
  przyjaciele:
    /** i18n */
    {
      id: '1hn1HJ',
      message: ['Przyjaciele'],
    },
  nauczyciel:
    /** i18n */
    {
      id: 'V3pvJk',
      message: ['Nauczyciel'],
    },
  praca:
    /** i18n */
    {
      id: 'eYQ9mZ',
      message: ['Szef i\xA0zespół'],
    },
}
/** The day a present is for. */
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
  slub:
    /** i18n */
    {
      id: 'WWrYDz',
      message: ['Ślub'],
    },
  narodziny:
    /** i18n */
    {
      id: 'qp0plr',
      message: ['Narodziny'],
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
  podziekowania:
    /** i18n */
    {
      id: 'Eh7S11',
      message: ['Podziękowania'],
    },
  gratulacje:
    /** i18n */
    {
      id: 'e41j5_',
      message: ['Gratulacje'],
    },
}
// src/features/shop/priceWords.ts
/** A range of prices in words: „do 30 zł", „30 zł – 60 zł", „od 100 zł". */
function usePriceWords() {
  const { _: _t } = useLingui()
  const format = useFormat()
  const price = (amount) =>
    format.number(amount / 100, {
      style: 'currency',
      currency: 'PLN',
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: amount % 100 === 0 ? 0 : 2,
    })
  return ({ min, max }) => {
    const low = price(min ?? 0)
    const high = price(max ?? 0)
    return max === null
      ? _t(
          /** i18n */
          {
            id: 'eXwJ6b',
            message: ['od ', ['low']],
            values: { low },
          },
        )
      : min === null
        ? _t(
            /** i18n */
            {
              id: 'I2j9Zq',
              message: ['do ', ['high']],
              values: { high },
            },
          )
        : `${low} – ${high}`
  }
}
var ActiveFilters_module_default = {
  filters: '_filters_1qz4i_2',
  filter: '_filter_1qz4i_2',
  clear: '_clear_1qz4i_30',
}
// src/features/shop/ActiveFilters.tsx
/** The filters that are on, each to be taken off with one press. Nothing when none is. */
function ActiveFilters({ search, facets, filters, hidesGiftAxis, onSearchChange }) {
  const { _: _t } = useLingui()
  const link = useSearchLink(search, onSearchChange)
  const hidden = hidesGiftAxis ? onGiftAxis(filters) : NO_FILTERS
  const active = useActiveFilters(facets, {
    ...filters,
    ...(hidden.recipient !== null && { recipient: null }),
    ...(hidden.occasion !== null && { occasion: null }),
    ...((hidden.minPrice ?? hidden.maxPrice) !== null && {
      minPrice: null,
      maxPrice: null,
    }),
  })
  if (active.length === 0) return null
  const leadTo = (without) =>
    link({
      ...searchOfFilters({
        ...filters,
        ...without,
      }),
      strona: void 0,
    })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('ul', {
    className: ActiveFilters_module_default.filters,
    'aria-label': _t(
      /** i18n */
      {
        id: 'T1_ITu',
        message: ['Włączone filtry'],
      },
    ),
    children: [
      active.map(({ label, without }) =>
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
          'li',
          {
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
              ...leadTo(without),
              className: ActiveFilters_module_default.filter,
              'aria-label': _t(
                /** i18n */
                {
                  id: '2tfXW3',
                  message: ['Usuń filtr: ', ['label']],
                  values: { label },
                },
              ),
              children: [
                label,
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)(X, {
                  size: 16,
                  'aria-hidden': 'true',
                }),
              ],
            }),
          },
          label,
        ),
      ),
      active.length > 1
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('li', {
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
              ...leadTo(hidden),
              className: ActiveFilters_module_default.clear,
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'QIgOi1',
                message: ['Wyczyść wszystkie'],
              }),
            }),
          })
        : null,
    ],
  })
}
/** What of the filters the axis above the list shows. */
function onGiftAxis({ recipient, occasion, minPrice, maxPrice }) {
  const isBudgetChosen = isBudget({
    min: minPrice,
    max: maxPrice,
  })
  return {
    ...NO_FILTERS,
    recipient,
    occasion,
    ...(isBudgetChosen && {
      minPrice,
      maxPrice,
    }),
  }
}
function useActiveFilters(facets, filters) {
  const { _: _t2, i18n } = useLingui()
  const format = useFormat()
  const priceWords = usePriceWords()
  const { recipient, occasion, minPrice, maxPrice, minRating } = filters
  const active = []
  if (recipient !== null)
    active.push({
      label: i18n._(RECIPIENT_LABELS[recipient]),
      without: { recipient: null },
    })
  if (occasion !== null)
    active.push({
      label: i18n._(OCCASION_LABELS[occasion]),
      without: { occasion: null },
    })
  active.push(
    ...filters.categories.map((key) => ({
      label: facets.categories.find(({ value }) => value === key)?.label ?? key,
      without: { categories: filters.categories.filter((other) => other !== key) },
    })),
  )
  if (minPrice !== null || maxPrice !== null)
    active.push({
      label: priceWords({
        min: minPrice,
        max: maxPrice,
      }),
      without: {
        minPrice: null,
        maxPrice: null,
      },
    })
  if (filters.availableOnly)
    active.push({
      label: _t2(
        /** i18n */
        {
          id: 'fnHvy6',
          message: ['Dostępne'],
        },
      ),
      without: { availableOnly: false },
    })
  if (minRating !== null) {
    const rating = format.number(minRating)
    active.push({
      label: _t2(
        /** i18n */
        {
          id: 'OS2Gpx',
          message: ['Ocena ', ['rating'], ' i\xA0więcej'],
          values: { rating },
        },
      ),
      without: { minRating: null },
    })
  }
  for (const difficulty of filters.difficulties)
    active.push({
      label: i18n._(DIFFICULTY_LABELS[difficulty]),
      without: { difficulties: filters.difficulties.filter((other) => other !== difficulty) },
    })
  return active
}
var RangeField_module_default = {
  range: '_range_it8zw_2',
  words: '_words_it8zw_8',
  output: '_output_it8zw_15',
  track: '_track_it8zw_21',
}
// src/ui/RangeField.tsx
/** A lower and an upper end on one track; the ends can meet, never cross. */
function RangeField({ label, min, max, step, value, onChange, format }) {
  const { _: _t } = useLingui()
  const id = (0, import_react.useId)()
  const [low, high] = value
  const span = Math.max(1, max - min)
  const position = {
    '--low': (low - min) / span,
    '--high': (high - min) / span,
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('fieldset', {
    'aria-labelledby': id,
    className: RangeField_module_default.range,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: RangeField_module_default.words,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
            id,
            className: Field_module_default.label,
            children: label,
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('output', {
            className: RangeField_module_default.output,
            children: [format(low), ' – ', format(high)],
          }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: RangeField_module_default.track,
        style: position,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('input', {
            type: 'range',
            'aria-label': _t(
              /** i18n */
              {
                id: 'fDY7R6',
                message: ['Od'],
              },
            ),
            'aria-valuetext': format(low),
            min,
            max,
            step,
            value: low,
            onChange: (event) => onChange([Math.min(event.currentTarget.valueAsNumber, high), high]),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('input', {
            type: 'range',
            'aria-label': _t(
              /** i18n */
              {
                id: 'U3qF-h',
                message: ['Do'],
              },
            ),
            'aria-valuetext': format(high),
            min,
            max,
            step,
            value: high,
            onChange: (event) => onChange([low, Math.max(event.currentTarget.valueAsNumber, low)]),
          }),
        ],
      }),
    ],
  })
}
var PriceFilter_module_default = {
  track: '_track_1vcfy_3',
  fields: '_fields_1vcfy_9',
  legend: '_legend_1vcfy_15',
}
// src/features/shop/PriceFields.tsx
/** The price range as two fields that a form sends as they are: `cena=20&cena=`. An empty one asks for nothing. */
function PriceFields({ min, max, filters }) {
  const { _: _t } = useLingui()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('fieldset', {
    className: PriceFilter_module_default.fields,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('legend', {
        className: PriceFilter_module_default.legend,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: '_AhNBt',
          message: ['Cena w\xA0złotych'],
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PriceField, {
        label: _t(
          /** i18n */
          {
            id: 'fDY7R6',
            message: ['Od'],
          },
        ),
        placeholder: min,
        present: filters.minPrice,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PriceField, {
        label: _t(
          /** i18n */
          {
            id: 'U3qF-h',
            message: ['Do'],
          },
        ),
        placeholder: max,
        present: filters.maxPrice,
      }),
    ],
  })
}
function PriceField({ label, placeholder, present }) {
  const id = (0, import_react.useId)()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
    className: Field_module_default.field,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('label', {
        htmlFor: id,
        className: Field_module_default.label,
        children: label,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('input', {
        id,
        type: 'number',
        name: 'cena',
        min: 0,
        step: '0.01',
        placeholder: String(placeholder),
        defaultValue: present === null ? '' : present / 100,
        className: Field_module_default.control,
      }),
    ],
  })
}
// src/features/shop/PriceFilter.tsx
var ZLOTY = 100
/** Whether there are prices to choose between, in whole złoty. */
function hasPriceRange(bounds) {
  return bounds !== null && Math.ceil(bounds.max / ZLOTY) > Math.floor(bounds.min / ZLOTY)
}
/** How long the handle rests before the list follows. */
var REST_MS = 150
/** The price range in whole złoty. An end at its bound asks for nothing. */
function PriceFilter({ bounds, filters, onChange }) {
  const { _: _t } = useLingui()
  const format = useFormat()
  const min = Math.floor(bounds.min / ZLOTY)
  const max = Math.ceil(bounds.max / ZLOTY)
  const owned = `${filters.minPrice ?? ''}-${filters.maxPrice ?? ''}`
  const [draft, setDraft] = (0, import_react.useState)(null)
  const present = [
    Math.max(min, Math.floor((filters.minPrice ?? bounds.min) / ZLOTY)),
    Math.min(max, Math.ceil((filters.maxPrice ?? bounds.max) / ZLOTY)),
  ]
  const value = draft !== null && draft.of === owned ? draft.value : present
  const settle = (0, import_react.useEffectEvent)(([low, high]) => {
    onChange({
      minPrice: low <= min ? null : low * ZLOTY,
      maxPrice: high >= max ? null : high * ZLOTY,
    })
  })
  ;(0, import_react.useEffect)(() => {
    if (draft === null) return void 0
    const timer = setTimeout(() => settle(draft.value), REST_MS)
    return () => clearTimeout(timer)
  }, [draft])
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
        className: PriceFilter_module_default.track,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RangeField, {
          label: _t(
            /** i18n */
            {
              id: 'v4rx7k',
              message: ['Cena'],
            },
          ),
          min,
          max,
          step: 1,
          value,
          onChange: (pulled) =>
            setDraft({
              of: owned,
              value: pulled,
            }),
          format: (zloty) =>
            format.number(zloty, {
              style: 'currency',
              currency: 'PLN',
              currencyDisplay: 'narrowSymbol',
              maximumFractionDigits: 0,
            }),
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('noscript', {
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PriceFields, {
          min,
          max,
          filters,
        }),
      }),
    ],
  })
}
var FilterPanel_module_default = {
  panel: '_panel_xi90p_2',
  group: '_group_xi90p_9',
  title: '_title_xi90p_15',
  label: '_label_xi90p_20',
  count: '_count_xi90p_24',
}
// src/features/shop/FilterPanel.tsx
/** The form of the list's filters. */
var FILTER_FORM_ID = 'filtry-formularz'
var OWN_FIELDS = ['kategoria', 'dostepne', 'ocena', 'trudnosc', 'strona']
/** Everything a list can be narrowed by, with how many products each value would leave. */
function FilterPanel({ search, facets, areCountsFinal, filters, onSearchChange }) {
  const { _: _t, i18n } = useLingui()
  const apply = (change) =>
    onSearchChange({
      ...searchOfFilters({
        ...filters,
        ...change,
      }),
      strona: void 0,
    })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(AddressForm, {
    id: FILTER_FORM_ID,
    search,
    without: hasPriceRange(facets.priceBounds) ? [...OWN_FIELDS, 'cena'] : OWN_FIELDS,
    className: FilterPanel_module_default.panel,
    'data-counting': areCountsFinal ? void 0 : '',
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FilterValues, {
        name: 'kategoria',
        title: _t(
          /** i18n */
          {
            id: 'A7_iue',
            message: ['Kategoria'],
          },
        ),
        values: facets.categories,
        chosen: filters.categories,
        onChange: (categories) => apply({ categories }),
      }),
      hasPriceRange(facets.priceBounds)
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PriceFilter, {
            bounds: facets.priceBounds,
            filters,
            onChange: apply,
          })
        : null,
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('fieldset', {
        className: FilterPanel_module_default.group,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('legend', {
            className: FilterPanel_module_default.title,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: '11qekQ',
              message: ['Dostępność'],
            }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Checkbox, {
            name: 'dostepne',
            value: 'true',
            isSelected: filters.availableOnly,
            onChange: (availableOnly) => apply({ availableOnly }),
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FilterLabel, {
              label: _t(
                /** i18n */
                {
                  id: '3_R_Gk',
                  message: ['Tylko dostępne'],
                },
              ),
              count: facets.availableCount,
            }),
          }),
        ],
      }),
      facets.ratings.some(({ count }) => count > 0) || filters.minRating !== null
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RatingFilter, {
            facets,
            filters,
            onChange: apply,
          })
        : null,
      facets.difficulties.some(({ count }) => count > 0) || filters.difficulties.length > 0
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FilterValues, {
            name: 'trudnosc',
            title: _t(
              /** i18n */
              {
                id: 'p13lSO',
                message: ['Trudność kursu'],
              },
            ),
            values: facets.difficulties.map((facet) => ({
              ...facet,
              label: i18n._(DIFFICULTY_LABELS[facet.value]),
            })),
            chosen: filters.difficulties,
            onChange: (difficulties) => apply({ difficulties }),
          })
        : null,
    ],
  })
}
function FilterValues({ name, title, values, chosen, onChange }) {
  if (values.length < 2 && chosen.length === 0) return null
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('fieldset', {
    className: FilterPanel_module_default.group,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('legend', {
        className: FilterPanel_module_default.title,
        children: title,
      }),
      values.map(({ value, label, count }) =>
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
          Checkbox,
          {
            name,
            value: slugOf(value),
            isSelected: chosen.includes(value),
            onChange: (isChosen) =>
              onChange(isChosen ? [...chosen, value] : chosen.filter((other) => other !== value)),
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FilterLabel, {
              label,
              count,
            }),
          },
          value,
        ),
      ),
    ],
  })
}
function FilterLabel({ label, count }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
    className: FilterPanel_module_default.label,
    'data-empty': count === 0 ? '' : void 0,
    children: [
      label,
      '\xA0',
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
        className: FilterPanel_module_default.count,
        children: count,
      }),
    ],
  })
}
/** As a form sends it: no rating. */
var ANY_RATING = ''
function RatingFilter({ facets, filters, onChange }) {
  const { _: _t2 } = useLingui()
  const format = useFormat()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RadioGroup, {
    label: _t2(
      /** i18n */
      {
        id: 'e6Rd32',
        message: ['Ocena'],
      },
    ),
    name: 'ocena',
    presentation: 'chips',
    value: filters.minRating === null ? ANY_RATING : String(filters.minRating),
    options: [
      {
        value: ANY_RATING,
        label: _t2(
          /** i18n */
          {
            id: 'DTUlcK',
            message: ['Każda'],
          },
        ),
      },
      ...facets.ratings.map(({ value, count }) => ({
        value: String(value),
        label: `${format.number(value)}+`,
        disabled: count === 0 && filters.minRating !== value,
      })),
    ],
    onChange: (value) => onChange({ minRating: value === ANY_RATING ? null : Number(value) }),
  })
}
// src/features/shop/noSearch.ts
/** Everything about a list at its default, written out so that it overwrites what an address holds. */
var NO_SEARCH = {
  q: void 0,
  dla: void 0,
  okazja: void 0,
  kategoria: void 0,
  cena: void 0,
  dostepne: void 0,
  ocena: void 0,
  trudnosc: void 0,
  strona: void 0,
}
var FilterSheet_module_default = {
  actions: '_actions_1ha7q_2',
  shown: '_shown_1ha7q_12',
}
// src/features/shop/FilterSheet.tsx
/** The filters: beside the list on a desktop, in a sheet on a phone. */
function FilterSheet({ sheet, activeCount, resultCount, ...panel }) {
  const { _: _t } = useLingui()
  const { search, onSearchChange } = panel
  const link = useSearchLink(search, onSearchChange)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Sheet, {
    frame: sheet.frame,
    title: _t(
      /** i18n */
      {
        id: 'cxBEEx',
        message: ['Filtry'],
      },
    ),
    isInlineWhenWide: true,
    footer: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
      className: FilterSheet_module_default.actions,
      children: [
        activeCount === 0
          ? null
          : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
              ...link({
                ...NO_SEARCH,
                q: search.q,
                dla: search.dla,
                okazja: search.okazja,
              }),
              variant: 'quiet',
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: '_2COlO',
                message: ['Wyczyść'],
              }),
            }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
          variant: 'primary',
          className: FilterSheet_module_default.shown ?? '',
          onPress: sheet.close,
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'K2G8ts',
            message: [
              [
                'resultCount',
                'plural',
                {
                  offset: void 0,
                  one: ['Pokaż ', '#', '\xA0produkt'],
                  few: ['Pokaż ', '#', '\xA0produkty'],
                  many: ['Pokaż ', '#', '\xA0produktów'],
                  other: ['Pokaż ', '#', '\xA0produktu'],
                },
              ],
            ],
            values: { resultCount },
          }),
        }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)('noscript', {
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
            type: 'submit',
            form: FILTER_FORM_ID,
            variant: 'primary',
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'MMV_yD',
              message: ['Pokaż produkty'],
            }),
          }),
        }),
      ],
    }),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FilterPanel, { ...panel }),
  })
}
// src/features/shop/MeantSearch.tsx
/** What a mistyped search was taken for. A press makes it the search. */
function MeantSearch({ text, link }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('p', {
    className: SearchSuggestions_module_default.suggestions,
    'data-start': '',
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: 'qZRttZ',
        message: ['Czy chodziło o'],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
        ...link,
        className: SearchSuggestions_module_default.suggestion,
        children: text,
      }),
    ],
  })
}
var ListToolbar_module_default = {
  toolbar: '_toolbar_hz5g1_2',
  search: '_search_hz5g1_43',
  filters: '_filters_hz5g1_48',
  sort: '_sort_hz5g1_56',
  count: '_count_hz5g1_76',
}
// src/features/shop/ListToolbar.tsx
var canonical = (text) => readShopSearch({ q: text }).q
/** What stands above a list: search, filters on a phone, the count, the order. */
function ListToolbar({ search, activeCount, filterSheet, count, onSearchChange }) {
  const { _: _t, i18n } = useLingui()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const [text, setText] = useTypedSearch(search.q, canonical, (q) =>
    onSearchChange(
      {
        q,
        strona: void 0,
      },
      'replace',
    ),
  )
  const sorts = CATALOGUE_SORTS.map((value) => ({
    value,
    label: i18n._(value === 'polecane' && search.q !== void 0 ? RELEVANCE_LABEL : SORT_LABELS[value]),
  }))
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: ListToolbar_module_default.toolbar,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
        className: ListToolbar_module_default.search,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SearchField, {
          label: _t(
            /** i18n */
            {
              id: 'FzHL4J',
              message: ['Szukaj wśród produktów'],
            },
          ),
          placeholder: _t(
            /** i18n */
            {
              id: 'AdO-kD',
              message: ['Dla kogo albo na jaką okazję?'],
            },
          ),
          value: text,
          onChange: setText,
          action: path,
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CarriedSearch, {
            search,
            without: ['q', 'strona'],
          }),
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
        className: ListToolbar_module_default.filters,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
          ...filterSheet.button,
          icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SlidersHorizontal, { size: 18 }),
          onPress: filterSheet.open,
          children:
            activeCount === 0
              ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'cxBEEx',
                  message: ['Filtry'],
                })
              : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'V0uU9W',
                  message: ['Filtry (', ['activeCount'], ')'],
                  values: { activeCount },
                }),
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(AddressForm, {
        search,
        without: ['sort', 'strona'],
        className: ListToolbar_module_default.sort,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Select, {
            label: _t(
              /** i18n */
              {
                id: 'C-smiF',
                message: ['Kolejność'],
              },
            ),
            isLabelHidden: true,
            name: 'sort',
            options: sorts,
            value: search.sort ?? 'polecane',
            onChange: (sort) =>
              onSearchChange({
                sort: sort === 'polecane' ? void 0 : sort,
                strona: void 0,
              }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('noscript', {
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
              type: 'submit',
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'lxUoOw',
                message: ['Ułóż'],
              }),
            }),
          }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
        className: ListToolbar_module_default.count,
        children: count,
      }),
    ],
  })
}
// src/features/shop/NoResults.tsx
/** Nothing found: what was asked, and the ways out of it. */
function NoResults({ search, onSearchChange }) {
  const { _: _t } = useLingui()
  const link = useSearchLink(search, onSearchChange)
  const { text, filters } = questionOf(search)
  const isNarrowed = countActiveFilters(filters) > 0
  if (text === '' && !isNarrowed)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
      icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SearchX, { size: 28 }),
      title: _t(
        /** i18n */
        {
          id: '8FSMb9',
          message: ['Tu jeszcze nic nie ma'],
        },
      ),
      description: _t(
        /** i18n */
        {
          id: 'Zof7OT',
          message: ['Ta półka czeka na pierwsze produkty. Reszta sklepu jest pełna.'],
        },
      ),
      action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
        to: '/sklep',
        variant: 'primary',
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'Do-MZt',
          message: ['Zobacz cały sklep'],
        }),
      }),
    })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
    icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SearchX, { size: 28 }),
    title:
      text === ''
        ? _t(
            /** i18n */
            {
              id: '61toXS',
              message: ['Żaden produkt nie spełnia wszystkich filtrów'],
            },
          )
        : _t(
            /** i18n */
            {
              id: 'i1Vt7B',
              message: ['Nie mamy nic dla „', ['text'], '”'],
              values: { text },
            },
          ),
    description: isNarrowed
      ? _t(
          /** i18n */
          {
            id: 'Dx0CV5',
            message: ['Zdejmij część filtrów albo zacznij od nowa.'],
          },
        )
      : _t(
          /** i18n */
          {
            id: '8fy56b',
            message: ['Sprawdź pisownię albo spróbuj krótszego słowa. Szukamy też bez polskich znaków.'],
          },
        ),
    action: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
          ...link(
            isNarrowed
              ? {
                  ...NO_SEARCH,
                  q: search.q,
                }
              : NO_SEARCH,
          ),
          variant: 'primary',
          children: isNarrowed
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'WPH167',
                message: ['Wyczyść filtry'],
              })
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'AGcjrf',
                message: ['Pokaż wszystko'],
              }),
        }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SearchSuggestions, {
          linkTo: (q) =>
            link({
              ...NO_SEARCH,
              q,
            }),
        }),
      ],
    }),
  })
}
var ResultCount_module_default = {
  row: '_row_1amtj_2',
  actions: '_actions_1amtj_10',
  count: '_count_1amtj_14',
}
// src/features/shop/ResultCount.tsx
/** How many products were found. While the catalogue isn't read whole it says so instead of claiming a number. */
function ResultCount(props) {
  const { count, isFinal, isPending, isWaiting, rest, onRetry, actions } = props
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: ResultCount_module_default.row,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('output', {
        className: ResultCount_module_default.count,
        children: [
          isPending
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'Y9yJF7',
                message: ['Wczytujemy produkty…'],
              })
            : isWaiting
              ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'toXx2R',
                  message: ['Szukamy w\xA0całym sklepie…'],
                })
              : rest === 'loading' && !isFinal
                ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                    id: 'wzcZ3Q',
                    message: [
                      [
                        'count',
                        'plural',
                        {
                          offset: void 0,
                          one: ['Na razie ', '#', '\xA0produkt, wczytujemy resztę…'],
                          few: ['Na razie ', '#', '\xA0produkty, wczytujemy resztę…'],
                          many: ['Na razie ', '#', '\xA0produktów, wczytujemy resztę…'],
                          other: ['Na razie ', '#', '\xA0produktu, wczytujemy resztę…'],
                        },
                      ],
                    ],
                    values: { count },
                  })
                : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                    id: '-0_3FG',
                    message: [
                      [
                        'count',
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
                    values: { count },
                  }),
          rest === 'failed'
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
                children: [
                  ' · ',
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                    id: '_1MjOR',
                    message: ['reszty sklepu nie udało się wczytać'],
                  }),
                ],
              })
            : null,
        ],
      }),
      rest === 'failed'
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
            size: 'small',
            variant: 'quiet',
            onPress: onRetry,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'Q8dHc2',
              message: ['Wczytaj resztę'],
            }),
          })
        : null,
      actions === void 0
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
            className: ResultCount_module_default.actions,
            children: actions,
          }),
    ],
  })
}
var ShowMore_module_default = {
  end: '_end_1juce_2',
  words: '_words_1juce_10',
}
// src/features/shop/ShowMore.tsx
/** The end of what is shown: says how far one is and shows more when pressed, or by itself when one comes near. */
function ShowMore({ shown, total, link, onNear }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: ShowMore_module_default.end,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ListEnd, { onNear }, shown),
      total === null
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
            className: ShowMore_module_default.words,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: '0n0ngP',
              message: [
                [
                  'total',
                  'plural',
                  {
                    offset: void 0,
                    one: ['Widzisz ', ['shown'], ' z\xA0', '#', '\xA0produktu'],
                    few: ['Widzisz ', ['shown'], ' z\xA0', '#', '\xA0produktów'],
                    many: ['Widzisz ', ['shown'], ' z\xA0', '#', '\xA0produktów'],
                    other: ['Widzisz ', ['shown'], ' z\xA0', '#', '\xA0produktu'],
                  },
                ],
              ],
              values: {
                total,
                shown,
              },
            }),
          }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
        ...link,
        hash: cardId(shown),
        variant: 'secondary',
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'ipGIJd',
          message: ['Pokaż więcej'],
        }),
      }),
    ],
  })
}
/** How near the end of the list the next page comes by itself. */
var NEAR = '600px'
function ListEnd({ onNear }) {
  const end = (0, import_react.useRef)(null)
  const near = (0, import_react.useEffectEvent)(onNear)
  ;(0, import_react.useEffect)(() => {
    if (end.current === null) return void 0
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) near()
      },
      { rootMargin: NEAR },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [])
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', { ref: end })
}
// src/features/shop/useStoreFacets.ts
/**
 * A list's counts as the storefront tells them, for as long as the device doesn't have all products to count itself
 * (`isNeeded`). Null where it doesn't say: for a searched text or a wish, under filters of a collection, before it is
 * known what there is to choose from, and in a store elsewhere, which counts by rules of its own.
 */
function useStoreFacets(collection, { text, filters }, isNeeded) {
  const { storefront, config } = useServices()
  const isFiltered = countActiveFilters(filters) > 0
  const isCounted =
    isNeeded &&
    isOwnStorefront(config) &&
    text === '' &&
    filters.recipient === null &&
    filters.occasion === null &&
    (collection === null || !isFiltered)
  const ofWhole =
    collection === null ? facetsQuery(storefront, WHOLE_LIST) : collectionFacetsQuery(storefront, collection)
  const whole = useQuery({
    ...ofWhole,
    enabled: isCounted,
  }).data
  const asked = whole === void 0 ? WHOLE_LIST : storeQuestion(filters, whole)
  const counted = useQuery({
    ...facetsQuery(storefront, asked),
    enabled: isCounted && isFiltered && whole !== void 0,
  }).data
  const answer = isFiltered ? counted : whole
  if (!isCounted || whole === void 0 || whole.available + whole.soldOut === 0) return null
  const told = facetsOfStore(whole, answer ?? whole, filters)
  return answer === void 0
    ? {
        ...told,
        total: null,
      }
    : told
}
var ProductList_module_default = {
  list: '_list_feaqk_2',
  side: '_side_feaqk_12',
  main: '_main_feaqk_28',
}
// src/features/shop/ProductList.tsx
/** A list of products with everything to narrow it: search, filters, order, count, further pages. */
function ProductList({ catalogue, search, onSearchChange, hasGiftAxis = false, collection = null, actions }) {
  const { _: _t } = useLingui()
  const filterSheet = useSheet('filtry')
  const link = useSearchLink(search, onSearchChange)
  const question = questionOf((0, import_react.useDeferredValue)(search))
  const view = viewCatalogue(catalogue.products, question, useTextSearch(question.text))
  const { results, meant } = view
  ;(0, import_react.useEffect)(() => afterFirstScreen(() => void loadTextSearch()), [])
  const isPending = catalogue.status === 'pending'
  const told = useStoreFacets(collection, question, catalogue.rest === 'loading')
  const facets = told?.facets ?? view.facets
  const isWaiting =
    isPending || (catalogue.rest === 'loading' && (isOrderedByAll(question) || results.length === 0))
  const wanted = (search.strona ?? 1) * 24
  const shown = Math.min(wanted, results.length)
  const awaited = catalogue.rest === 'loading' && wanted > 24 ? wanted - shown : 0
  const resultCount = told?.total ?? results.length
  const activeCount = countActiveFilters({
    ...question.filters,
    recipient: null,
    occasion: null,
  })
  const known = catalogue.rest === 'loading' ? null : results.length
  const total = told?.total ?? known
  const hasMore = awaited === 0 && (total === null ? shown === wanted : shown < total)
  const nextPage = { strona: Math.ceil(shown / 24) + 1 }
  if (catalogue.status === 'error')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ListFailure, {
      error: catalogue.error,
      onRetry: catalogue.retry,
    })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: ProductList_module_default.list,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('aside', {
        className: ProductList_module_default.side,
        'aria-label': _t(
          /** i18n */
          {
            id: 'cxBEEx',
            message: ['Filtry'],
          },
        ),
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FilterSheet, {
          sheet: filterSheet,
          activeCount,
          resultCount,
          search,
          facets,
          areCountsFinal: catalogue.rest === 'complete' || (told?.total ?? null) !== null,
          filters: question.filters,
          onSearchChange,
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('section', {
        className: ProductList_module_default.main,
        'aria-label': _t(
          /** i18n */
          {
            id: 'zrlyZw',
            message: ['Produkty'],
          },
        ),
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('h2', {
            className: 'visually-hidden',
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'zrlyZw',
              message: ['Produkty'],
            }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ListToolbar, {
            search,
            activeCount,
            filterSheet,
            count: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ResultCount, {
              count: resultCount,
              isFinal: (told?.total ?? null) !== null,
              isPending,
              isWaiting,
              rest: catalogue.rest,
              onRetry: catalogue.retry,
              actions,
            }),
            onSearchChange,
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ActiveFilters, {
            search,
            facets,
            filters: question.filters,
            hidesGiftAxis: hasGiftAxis,
            onSearchChange,
          }),
          meant === null || isWaiting
            ? null
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MeantSearch, {
                text: meant,
                link: link(
                  {
                    q: meant,
                    strona: void 0,
                  },
                  'replace',
                ),
              }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NextTry, {
            busy: catalogue.busy,
            hasProducts: catalogue.products.length > 0,
          }),
          isWaiting
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProductGridSkeleton, { count: 12 })
            : results.length === 0
              ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NoResults, {
                  search,
                  onSearchChange,
                })
              : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
                  children: [
                    /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProductGrid, {
                      products: results.slice(0, shown),
                      priorityCount: 4,
                    }),
                    awaited > 0
                      ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProductGridSkeleton, { count: awaited })
                      : null,
                    hasMore
                      ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ShowMore, {
                          shown,
                          total,
                          link: link(nextPage, 'replace'),
                          onNear: () => onSearchChange(nextPage, 'replace'),
                        })
                      : null,
                  ],
                }),
        ],
      }),
    ],
  })
}
export {
  CollectionLinks as a,
  RECIPIENT_LABELS as i,
  usePriceWords as n,
  CollectionLinks_module_default as o,
  OCCASION_LABELS as r,
  LateOfflinePack as s,
  ProductList as t,
}
