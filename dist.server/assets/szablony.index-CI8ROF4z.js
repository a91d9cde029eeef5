import {
  $t as categoriesOf,
  At as useConnection,
  Jr as Page,
  Qt as Route,
  Rt as Notice,
  Si as useServices,
  Zr as SearchField,
  en as findTemplates,
  mi as LayoutTemplate,
} from '../renderPage.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as useQuery } from './useQuery-ByumTbVI.js'
import { t as SearchX } from './search-x-ClkzGpDU.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { t as EmptyState } from './EmptyState-BK3qig3x.js'
import { t as ErrorState } from './ErrorState-DZrYQXwg.js'
import { t as PageHeader } from './PageHeader-Bmm22iEl.js'
import { t as TextLink } from './TextLink-CFrFjdUC.js'
import { n as useTypedSearch, t as trimmedOrNone } from './useTypedSearch-DZiSX_xF.js'
import {
  i as TemplateTile,
  n as loadTemplates,
  o as Gallery_module_default,
  r as templateLanguage,
} from './pageData-DkS0TVLc.js'
import { o as templatesQuery } from './templateQueries-BwsyZ1GE.js'
import { t as Link } from './link-ClfPTuwV.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { t as Skeleton } from './Skeleton-ClnzUomb.js'
// src/features/templates/gallery/CategoryLinks.tsx
var import_jsx_runtime = require_jsx_runtime()
/** The categories there are, each an address of its own. */
function CategoryLinks({ templates, search }) {
  const { _: _t } = useLingui()
  const categories = categoriesOf(templates)
  if (categories.length === 0) return null
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('nav', {
    className: Gallery_module_default.categories,
    'aria-label': _t(
      /** i18n */
      {
        id: '5QFVvy',
        message: ['Kategorie szablonów'],
      },
    ),
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
        to: '/szablony',
        search: {
          ...search,
          kategoria: void 0,
        },
        className: Gallery_module_default.category,
        activeOptions: { exact: true },
        'aria-current': search.kategoria === void 0 ? 'page' : void 0,
        resetScroll: false,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'lFflE5',
          message: ['Wszystkie'],
        }),
      }),
      categories.map(({ name, count }) =>
        /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
          Link,
          {
            to: '/szablony',
            search: {
              ...search,
              kategoria: name,
            },
            className: Gallery_module_default.category,
            activeOptions: { exact: true },
            'aria-current': search.kategoria === name ? 'page' : void 0,
            resetScroll: false,
            children: [
              name,
              ' ',
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                className: Gallery_module_default.count,
                children: count,
              }),
            ],
          },
          name,
        ),
      ),
    ],
  })
}
// src/features/templates/gallery/GallerySkeleton.tsx
var PLACES = [1, 2, 3, 4, 5, 6]
/** The gallery while its templates are on their way. */
function GallerySkeleton() {
  const { _: _t } = useLingui()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('section', {
    className: Gallery_module_default.tiles,
    'aria-busy': 'true',
    'aria-label': _t(
      /** i18n */
      {
        id: 'f2NzJw',
        message: ['Wczytujemy szablony'],
      },
    ),
    children: PLACES.map((place) =>
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
        'div',
        {
          className: Gallery_module_default.tile,
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
              className: Gallery_module_default.thumb,
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, {
                shape: 'box',
                height: '100%',
              }),
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
              className: Gallery_module_default.words,
              children: [
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { width: '70%' }),
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { width: '90%' }),
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { width: '30%' }),
              ],
            }),
          ],
        },
        place,
      ),
    ),
  })
}
// src/features/templates/gallery/GalleryScreen.tsx
/** So many are seen at first on a desktop. */
var FIRST_SEEN = 6
/** /szablony: everything that can be made by filling in a form, to be searched and narrowed by its address. */
function GalleryScreen({ search, onSearchChange, isOffline }) {
  const { i18n, _: _t } = useLingui()
  const services = useServices()
  const templates = useQuery(templatesQuery(services, templateLanguage(i18n.locale)))
  const [typed, setTyped] = useTypedSearch(search.q, trimmedOrNone, (q) => onSearchChange({ q }, 'replace'))
  const known = templates.data ?? []
  const found = findTemplates(known, search)
  const clear = () =>
    onSearchChange(
      {
        q: void 0,
        kategoria: void 0,
        tag: void 0,
      },
      'push',
    )
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Page, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHeader, {
        title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: '9l63I6',
          message: ['Szablony'],
        }),
        lead: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: '3XD6Nx',
          message: [
            'Wypełniasz krótki formularz i\xA0dostajesz gotową rzecz: kartkę, zaproszenie, film. Cenę widzisz przed kliknięciem.',
          ],
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: Gallery_module_default.tools,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SearchField, {
            label: _t(
              /** i18n */
              {
                id: 'S9m3Ya',
                message: ['Szukaj szablonu'],
              },
            ),
            placeholder: _t(
              /** i18n */
              {
                id: 'h392yX',
                message: ['Urodziny, zaproszenie, plakat…'],
              },
            ),
            value: typed,
            onChange: setTyped,
            className: Gallery_module_default.search ?? '',
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CategoryLinks, {
            templates: known,
            search,
          }),
        ],
      }),
      search.tag === void 0
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('p', {
            className: Gallery_module_default.narrowed,
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'CeBnPR',
                message: ['Tag: ', ['0']],
                values: { 0: search.tag },
              }),
              ' ',
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextLink, {
                to: '/szablony',
                search: {
                  ...search,
                  tag: void 0,
                },
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'kYRW8t',
                  message: ['Pokaż bez tagu'],
                }),
              }),
            ],
          }),
      isOffline && templates.data !== void 0
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
            tone: 'neutral',
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: '1nMS1A',
              message: [
                'Bez sieci widać to, co było tu ostatnio. Wypełnij formularz, a\xA0zapytamy, gdy wróci.',
              ],
            }),
          })
        : null,
      templates.isPending ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GallerySkeleton, {}) : null,
      templates.isError && templates.data === void 0
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorState, {
            title: _t(
              /** i18n */
              {
                id: 'Li_tDx',
                message: ['Nie udało się wczytać szablonów'],
              },
            ),
            onRetry: () => void templates.refetch(),
            ...(isOffline
              ? {
                  description: _t(
                    /** i18n */
                    {
                      id: 'BYzt7b',
                      message: [
                        'Nie ma sieci, a\xA0tej listy jeszcze tu nie było. Wróć, gdy będzie połączenie.',
                      ],
                    },
                  ),
                }
              : {}),
          })
        : null,
      templates.isSuccess && known.length === 0
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
            icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LayoutTemplate, { size: 28 }),
            title: _t(
              /** i18n */
              {
                id: 'Q2DMRb',
                message: ['Nie ma jeszcze szablonów'],
              },
            ),
            description: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: '3hYNOY',
              message: ['Tymczasem możesz opisać, co ma powstać, własnymi słowami.'],
            }),
            action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextLink, {
              to: '/generatory',
              children: _t(
                /** i18n */
                {
                  id: 'PdjGAQ',
                  message: ['Przejdź do generatorów'],
                },
              ),
            }),
          })
        : null,
      known.length > 0 && found.length === 0
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
            icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SearchX, { size: 28 }),
            title: _t(
              /** i18n */
              {
                id: 'chmobe',
                message: ['Nic takiego nie znaleźliśmy'],
              },
            ),
            description: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'Rl95Rz',
              message: ['Spróbuj krócej albo zajrzyj do wszystkich.'],
            }),
            action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
              variant: 'primary',
              onPress: clear,
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'z0gB_o',
                message: ['Pokaż wszystkie'],
              }),
            }),
          })
        : null,
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('output', {
        className: 'visually-hidden',
        children: templates.isSuccess
          ? _t(
              /** i18n */
              {
                id: 't1pkiW',
                message: ['Szablony: ', ['0']],
                values: { 0: found.length },
              },
            )
          : '',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ul', {
        className: Gallery_module_default.tiles,
        children: found.map((template, index) =>
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
            'li',
            {
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TemplateTile, {
                template,
                isFirst: index < FIRST_SEEN,
              }),
            },
            template.slug,
          ),
        ),
      }),
    ],
  })
}
// src/routes/szablony.index.tsx?tsr-split=component---loader
function Templates() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GalleryScreen, {
    search,
    isOffline: useConnection().view === 'offline',
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
var SplitLoader = ({ context }) => loadTemplates(context.services, context.i18n.locale)
export { Templates as component, SplitLoader as loader }
