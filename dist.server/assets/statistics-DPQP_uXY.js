import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as StatisticsFrame, u as Figures_module_default } from './StatisticsFrame-CReL7-wG.js'
import { n as ScopeBar, r as KeyFigures, t as useScope } from './useScope-4NLYF9Js.js'
import { n as ReportFigure } from './useDaysText-Bskrnq8y.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { br as Route } from '../renderPage.js'
// src/features/statistics/overview/StatisticsScreen.tsx
var import_jsx_runtime = require_jsx_runtime()
var KEYS = [
  'revenue',
  'orders',
  'average-order',
  'sessions',
  'credits-sold',
  'credits-used',
  'generations',
  'items-sold',
]
/** /statistics: the business at a glance. */
function StatisticsScreen(props) {
  const { _: _t } = useLingui()
  const { scope, onScopeChange, today } = useScope(props)
  const asked = {
    scope,
    today,
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(StatisticsFrame, {
    title: _t(
      /** i18n */
      {
        id: 'JGSbSp',
        message: ['Statystyki'],
      },
    ),
    lead: _t(
      /** i18n */
      {
        id: 'cQF6sf',
        message: ['Sprzedaż, kredyty i\xA0droga do zamówienia. Dni są liczone według czasu w\xA0Polsce.'],
      },
    ),
    search: props.search,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ScopeBar, {
        scope,
        onScopeChange,
        today,
        filters: ['affiliate', 'source', 'device'],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(KeyFigures, {
        metrics: KEYS,
        ...asked,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: Figures_module_default.figures,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
            className: Figures_module_default.wide,
            'data-wide': '',
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReportFigure, {
              metric: 'revenue',
              by: 'time',
              chart: 'time',
              ...asked,
            }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReportFigure, {
            metric: 'funnel',
            by: 'step',
            chart: 'funnel',
            lead: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'hKdmC-',
              message: [
                'Kroki widzimy tylko u\xA0tych, którzy zgodzili się na liczenie. Zamówienia liczymy wszystkie.',
              ],
            }),
            ...asked,
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReportFigure, {
            metric: 'items-value',
            by: 'product',
            chart: 'bars',
            title: _t(
              /** i18n */
              {
                id: 'SgA-2z',
                message: ['Najlepiej sprzedające się produkty'],
              },
            ),
            lead: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'H6AMOc',
              message: ['Wartość sprzedanych rzeczy przed rabatami i\xA0dostawą.'],
            }),
            ...asked,
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReportFigure, {
            metric: 'orders',
            by: 'time',
            chart: 'time',
            ...asked,
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReportFigure, {
            metric: 'revenue',
            by: 'affiliate',
            chart: 'bars',
            title: _t(
              /** i18n */
              {
                id: 'G1OXD8',
                message: ['Przychód według kodów twórców'],
              },
            ),
            ...asked,
          }),
        ],
      }),
    ],
  })
}
// src/routes/statistics.tsx?tsr-split=component---loader
function Statistics() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(StatisticsScreen, {
    search,
    onSearchChange: (change) =>
      void navigate({
        search: (present) => ({
          ...present,
          ...change,
        }),
        replace: true,
        resetScroll: false,
      }),
  })
}
export { Statistics as component }
