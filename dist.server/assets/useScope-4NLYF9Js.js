import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as useQuery } from './useQuery-ByumTbVI.js'
import { i as valueText, r as Change, t as useDaysText } from './useDaysText-Bskrnq8y.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { Si as useServices, T as useFormat, di as RotateCcw } from '../renderPage.js'
import { t as DateField } from './DateField-B1HD660S.js'
import { t as Select } from './Select-C1qR71Ig.js'
import { t as Skeleton } from './Skeleton-ClnzUomb.js'
import {
  C as DEFAULT_SCOPE,
  D as writeScope,
  E as readScope,
  I as comparedDays,
  N as orderedDays,
  O as PRESETS,
  P as COMPARISONS,
  R as dayInShop,
  a as useRowText,
  b as askedReport,
  f as METRIC_WORDS,
  g as PRESET_WORDS,
  h as FILTER_WORDS,
  k as daysOf,
  p as COMPARISON_WORDS,
  u as Figures_module_default,
  v as reportQuery,
  w as FILTER_VALUES,
} from './StatisticsFrame-CReL7-wG.js'
// src/features/statistics/figures/KeyFigures.tsx
var import_jsx_runtime = require_jsx_runtime()
/** The numbers that one looks at first, each with its change. */
function KeyFigures({ metrics, scope, today }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dl', {
    className: Figures_module_default.keys,
    children: metrics.map((metric) =>
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
        KeyFigure,
        {
          metric,
          scope,
          today,
        },
        metric,
      ),
    ),
  })
}
function KeyFigure({ metric, scope, today }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const { data, error } = useQuery(reportQuery(useServices(), askedReport(metric, void 0, scope, today)))
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: Figures_module_default.key,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dt', { children: i18n._(METRIC_WORDS[metric]) }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dd', {
        children:
          data !== void 0
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
                children: [
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                    className: Figures_module_default.amount,
                    children: valueText(format, data.unit, data.total.value),
                  }),
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Change, {
                    metric,
                    unit: data.unit,
                    ...data.total,
                  }),
                ],
              })
            : error === null
              ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, {
                  width: '70%',
                  height: '2rem',
                })
              : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                  className: Figures_module_default.note,
                  children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                    id: 'ayWurH',
                    message: ['nie wczytano'],
                  }),
                }),
      }),
    ],
  })
}
// src/features/statistics/range/FilterSelect.tsx
/** Of which metric a filter's values are found, where nobody knows them beforehand. */
var FOUND_BY = {
  affiliate: 'sessions',
  engine: 'generations',
}
/** One filter: any value, or one of those there are. */
function FilterSelect({ filter, scope, today, onChange }) {
  const { _: _t, i18n } = useLingui()
  const rowText = useRowText()
  const metric = FOUND_BY[filter]
  const found = useQuery({
    ...reportQuery(
      useServices(),
      askedReport(
        metric ?? 'sessions',
        filter,
        {
          ...DEFAULT_SCOPE,
          range: scope.range,
          comparison: 'none',
        },
        today,
      ),
    ),
    enabled: metric !== void 0,
  })
  const chosen = scope.filters[filter]
  const known = FILTER_VALUES
  const rows = found.data?.rows ?? []
  const values = known[filter] ?? rows.map(({ key }) => key).filter((key) => key !== '')
  const all = chosen === void 0 || values.includes(chosen) ? values : [chosen, ...values]
  const titleOf = (key) => rows.find((row) => row.key === key)?.title ?? null
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Select, {
    label: i18n._(FILTER_WORDS[filter]),
    value: chosen ?? '',
    options: [
      {
        value: '',
        label: _t(
          /** i18n */
          {
            id: 'lFflE5',
            message: ['Wszystkie'],
          },
        ),
      },
      ...all.map((value) => ({
        value,
        label: rowText(filter, {
          key: value,
          title: titleOf(value),
        }).full,
      })),
    ],
    onChange: (value) => onChange(value === '' ? void 0 : value),
  })
}
var ScopeBar_module_default = {
  scope: '_scope_pykqb_2',
  fields: '_fields_pykqb_7',
  told: '_told_pykqb_17',
}
// src/features/statistics/range/ScopeBar.tsx
var OWN = 'own'
/** Which days are looked at, what they are compared with, and whose: for all figures of a screen at once. */
function ScopeBar({ scope, onScopeChange, today, filters }) {
  const { _: _t, i18n } = useLingui()
  const daysText = useDaysText()
  const { range, comparison } = scope
  const days = daysOf(range, today)
  const compared = comparedDays(days, comparison)
  const [daysWords, comparedWords] = [daysText(days), compared === null ? '' : daysText(compared)]
  const isOwn = typeof range !== 'string'
  const isNarrowed = Object.values(scope.filters).some((value) => value !== void 0)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('section', {
    className: ScopeBar_module_default.scope,
    'aria-label': _t(
      /** i18n */
      {
        id: '39CG5Z',
        message: ['Zakres i\xA0filtry'],
      },
    ),
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: ScopeBar_module_default.fields,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Select, {
            label: _t(
              /** i18n */
              {
                id: '0UiTat',
                message: ['Okres'],
              },
            ),
            value: isOwn ? OWN : range,
            options: [
              ...PRESETS.map((preset) => ({
                value: preset,
                label: i18n._(PRESET_WORDS[preset]),
              })),
              {
                value: OWN,
                label: _t(
                  /** i18n */
                  {
                    id: 'cU7IK7',
                    message: ['Własne daty'],
                  },
                ),
              },
            ],
            onChange: (chosen) =>
              onScopeChange({
                ...scope,
                range: chosen === OWN ? days : chosen,
              }),
          }),
          isOwn
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
                children: [
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DateField, {
                    label: _t(
                      /** i18n */
                      {
                        id: 'ev2xoa',
                        message: ['Od dnia'],
                      },
                    ),
                    value: range.from,
                    onChange: (from) => {
                      if (from !== '')
                        onScopeChange({
                          ...scope,
                          range: orderedDays(from, range.to),
                        })
                    },
                  }),
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DateField, {
                    label: _t(
                      /** i18n */
                      {
                        id: 'UkDj6N',
                        message: ['Do dnia'],
                      },
                    ),
                    value: range.to,
                    onChange: (to) => {
                      if (to !== '')
                        onScopeChange({
                          ...scope,
                          range: orderedDays(range.from, to),
                        })
                    },
                  }),
                ],
              })
            : null,
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Select, {
            label: _t(
              /** i18n */
              {
                id: 'vjIs0n',
                message: ['Porównanie'],
              },
            ),
            value: comparison,
            options: COMPARISONS.map((value) => ({
              value,
              label: i18n._(COMPARISON_WORDS[value]),
            })),
            onChange: (value) =>
              onScopeChange({
                ...scope,
                comparison: value,
              }),
          }),
          filters.map((filter) =>
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
              FilterSelect,
              {
                filter,
                scope,
                today,
                onChange: (value) =>
                  onScopeChange({
                    ...scope,
                    filters: {
                      ...scope.filters,
                      [filter]: value,
                    },
                  }),
              },
              filter,
            ),
          ),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: ScopeBar_module_default.told,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
            children:
              compared === null
                ? daysWords
                : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                    id: '7UoHv2',
                    message: [['daysWords'], ', w\xA0porównaniu z\xA0', ['comparedWords']],
                    values: {
                      daysWords,
                      comparedWords,
                    },
                  }),
          }),
          isNarrowed
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
                size: 'small',
                variant: 'quiet',
                icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RotateCcw, { size: 16 }),
                onPress: () =>
                  onScopeChange({
                    ...scope,
                    filters: DEFAULT_SCOPE.filters,
                  }),
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'WPH167',
                  message: ['Wyczyść filtry'],
                }),
              })
            : null,
        ],
      }),
    ],
  })
}
// src/features/statistics/useScope.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
/** What the figures of a screen are asked for, as its address says. */
function useScope({ search, onSearchChange }) {
  const [today] = (0, import_react.useState)(() => dayInShop(/* @__PURE__ */ new Date()))
  return {
    scope: readScope(search),
    onScopeChange: (scope) => onSearchChange(writeScope(scope)),
    today,
  }
}
export { ScopeBar as n, KeyFigures as r, useScope as t }
