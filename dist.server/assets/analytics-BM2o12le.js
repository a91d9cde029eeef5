import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { Gr as Route, Rt as Notice } from '../renderPage.js'
import { t as StatisticsFrame, u as Figures_module_default } from './StatisticsFrame-CReL7-wG.js'
import { n as ScopeBar, r as KeyFigures, t as useScope } from './useScope-4NLYF9Js.js'
import { n as ReportFigure } from './useDaysText-Bskrnq8y.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
// src/features/statistics/visits/AnalyticsScreen.tsx
var import_jsx_runtime = require_jsx_runtime()
var KEYS = ['sessions', 'views', 'time-on-page', 'engagement']
/** /analytics: visits, of those who agreed to be counted. */
function AnalyticsScreen(props) {
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
        id: '1z_LRs',
        message: ['Analityka'],
      },
    ),
    lead: _t(
      /** i18n */
      {
        id: 'eg3rNd',
        message: ['Kto zagląda, skąd, na czym i\xA0co go zatrzymuje.'],
      },
    ),
    search: props.search,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
        tone: 'neutral',
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'cBFg7c',
          message: ['Liczymy tylko odwiedzających, którzy się na to zgodzili. Prawdziwy ruch jest większy.'],
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ScopeBar, {
        scope,
        onScopeChange,
        today,
        filters: ['source', 'device', 'affiliate', 'offline'],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(KeyFigures, {
        metrics: KEYS,
        ...asked,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: Figures_module_default.figures,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReportFigure, {
            metric: 'sessions',
            by: 'time',
            chart: 'time',
            ...asked,
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReportFigure, {
            metric: 'views',
            by: 'time',
            chart: 'time',
            ...asked,
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReportFigure, {
            metric: 'views',
            by: 'page',
            chart: 'bars',
            title: _t(
              /** i18n */
              {
                id: 'ZGK8wt',
                message: ['Ulubione strony'],
              },
            ),
            ...asked,
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReportFigure, {
            metric: 'views',
            by: 'product',
            chart: 'bars',
            title: _t(
              /** i18n */
              {
                id: 'b8OGjx',
                message: ['Oglądane produkty'],
              },
            ),
            ...asked,
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReportFigure, {
            metric: 'sessions',
            by: 'source',
            chart: 'bars',
            title: _t(
              /** i18n */
              {
                id: 'X6u7Jp',
                message: ['Skąd przychodzą'],
              },
            ),
            ...asked,
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReportFigure, {
            metric: 'sessions',
            by: 'device',
            chart: 'bars',
            title: _t(
              /** i18n */
              {
                id: 'IFbL_N',
                message: ['Urządzenia'],
              },
            ),
            ...asked,
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReportFigure, {
            metric: 'sessions',
            by: 'returning',
            chart: 'bars',
            title: _t(
              /** i18n */
              {
                id: 'XEQhT1',
                message: ['Nowi i\xA0powracający'],
              },
            ),
            ...asked,
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReportFigure, {
            metric: 'offline-share',
            by: 'time',
            chart: 'time',
            ...asked,
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReportFigure, {
            metric: 'scores',
            by: 'score',
            chart: 'columns',
            lead: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'rObFIz',
              message: ['Sesje według wyniku od 0\xA0do 100: czas, przewijanie i\xA0to, co kto zrobił.'],
            }),
            ...asked,
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReportFigure, {
            metric: 'retention',
            by: 'age',
            chart: 'columns',
            title: _t(
              /** i18n */
              {
                id: 'XSv1Av',
                message: ['Powroty według tygodni'],
              },
            ),
            lead: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'lJZFmx',
              message: ['Urządzenia, które wróciły, według tygodni od pierwszej wizyty.'],
            }),
            ...asked,
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReportFigure, {
            metric: 'time-on-page',
            by: 'page',
            chart: 'bars',
            title: _t(
              /** i18n */
              {
                id: 'WbHcOv',
                message: ['Czas na stronach'],
              },
            ),
            ...asked,
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReportFigure, {
            metric: 'scrolled',
            by: 'depth',
            chart: 'columns',
            title: _t(
              /** i18n */
              {
                id: 'VCd8g1',
                message: ['Jak głęboko przewijają'],
              },
            ),
            ...asked,
          }),
        ],
      }),
    ],
  })
}
// src/routes/analytics.tsx?tsr-split=component---loader
function Statistics() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AnalyticsScreen, {
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
