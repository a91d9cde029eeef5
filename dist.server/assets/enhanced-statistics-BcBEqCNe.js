import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as StatisticsFrame, u as Figures_module_default } from './StatisticsFrame-CReL7-wG.js'
import { n as ScopeBar, r as KeyFigures, t as useScope } from './useScope-4NLYF9Js.js'
import { n as ReportFigure } from './useDaysText-Bskrnq8y.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { Ur as Route } from '../renderPage.js'
// src/features/statistics/making/EnhancedStatisticsScreen.tsx
var import_jsx_runtime = require_jsx_runtime()
var KEYS = [
  'generations',
  'failure-share',
  'processing-time',
  'generation-credits',
  'credits-sold',
  'credits-given',
  'credits-used',
  'discounts',
]
/** /enhanced-statistics: what is made, by what, at what cost; credits and discounts. */
function EnhancedStatisticsScreen(props) {
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
        id: 'hh-Sos',
        message: ['Rozszerzone statystyki'],
      },
    ),
    lead: _t(
      /** i18n */
      {
        id: 'qe6Acu',
        message: ['Co powstaje, czym, za ile i\xA0z\xA0jakim skutkiem. Do tego kredyty i\xA0rabaty.'],
      },
    ),
    search: props.search,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ScopeBar, {
        scope,
        onScopeChange,
        today,
        filters: ['engine', 'type'],
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
              metric: 'generations',
              by: 'time',
              chart: 'time',
              ...asked,
            }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReportFigure, {
            metric: 'generations',
            by: 'engine',
            chart: 'bars',
            title: _t(
              /** i18n */
              {
                id: 'Z0YvZR',
                message: ['Generacje według silników'],
              },
            ),
            ...asked,
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReportFigure, {
            metric: 'generations',
            by: 'type',
            chart: 'bars',
            title: _t(
              /** i18n */
              {
                id: '1hZa4L',
                message: ['Generacje według rodzaju'],
              },
            ),
            ...asked,
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReportFigure, {
            metric: 'generation-credits',
            by: 'engine',
            chart: 'bars',
            title: _t(
              /** i18n */
              {
                id: 'V-corf',
                message: ['Koszt według silników'],
              },
            ),
            lead: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'h1dpUQ',
              message: ['Kredyty pobrane za to, co się udało.'],
            }),
            ...asked,
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReportFigure, {
            metric: 'processing-time',
            by: 'engine',
            chart: 'bars',
            title: _t(
              /** i18n */
              {
                id: '089-Id',
                message: ['Średni czas według silników'],
              },
            ),
            ...asked,
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReportFigure, {
            metric: 'failure-share',
            by: 'time',
            chart: 'time',
            ...asked,
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReportFigure, {
            metric: 'failures',
            by: 'failure',
            chart: 'bars',
            title: _t(
              /** i18n */
              {
                id: 'ZFjJYZ',
                message: ['Dlaczego się nie udało'],
              },
            ),
            empty: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'VOm8B1',
              message: ['W\xA0tych dniach wszystko się udało.'],
            }),
            ...asked,
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReportFigure, {
            metric: 'failures',
            by: 'engine',
            chart: 'bars',
            title: _t(
              /** i18n */
              {
                id: 'yslhcz',
                message: ['Nieudane według silników'],
              },
            ),
            empty: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'VOm8B1',
              message: ['W\xA0tych dniach wszystko się udało.'],
            }),
            ...asked,
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReportFigure, {
            metric: 'credits-used',
            by: 'time',
            chart: 'time',
            ...asked,
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReportFigure, {
            metric: 'credits-sold',
            by: 'time',
            chart: 'time',
            ...asked,
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReportFigure, {
            metric: 'credits-given',
            by: 'time',
            chart: 'time',
            ...asked,
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReportFigure, {
            metric: 'discounts',
            by: 'time',
            chart: 'time',
            ...asked,
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReportFigure, {
            metric: 'discounts',
            by: 'affiliate',
            chart: 'bars',
            title: _t(
              /** i18n */
              {
                id: 'C632Tn',
                message: ['Rabaty według kodów twórców'],
              },
            ),
            ...asked,
          }),
        ],
      }),
    ],
  })
}
// src/routes/enhanced-statistics.tsx?tsr-split=component---loader
function Statistics() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EnhancedStatisticsScreen, {
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
