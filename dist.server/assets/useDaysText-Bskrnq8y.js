import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as useQuery } from './useQuery-ByumTbVI.js'
import { t as createLucideIcon } from './createLucideIcon-ByydpFMN.js'
import { t as ArrowRight } from './arrow-right-BwGEZ1gh.js'
import { t as ChartNoAxesColumn } from './chart-no-axes-column-DrnhwDAJ.js'
import { t as Download } from './download-LE3rizAX.js'
import { t as classNames } from './classNames-D1L2HDWQ.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { i as localeOf } from './languages-DstpWIH-.js'
import { Si as useServices, T as useFormat } from '../renderPage.js'
import { t as downloadFile } from './downloadFile-DC8XLZfL.js'
import {
  S as unappliedFilters,
  U as isTime,
  W as metricFacts,
  a as useRowText,
  b as askedReport,
  c as Charts_module_default,
  d as BETTER,
  f as METRIC_WORDS,
  h as FILTER_WORDS,
  i as useReportRowTexts,
  l as Before,
  m as DIMENSION_WORDS,
  n as Unanswered,
  o as TimeChart,
  s as BarChart,
  u as Figures_module_default,
  v as reportQuery,
  x as changeOf,
} from './StatisticsFrame-CReL7-wG.js'
// node_modules/lucide-react/dist/esm/icons/arrow-down-right.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData$2 = {
  name: 'arrow-down-right',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'm7 7 10 10',
        key: '1fmybs',
      },
    ],
    [
      'path',
      {
        d: 'M17 7v10H7',
        key: '6fjiku',
      },
    ],
  ],
}
__iconData$2.node
var ArrowDownRight = createLucideIcon(__iconData$2)
// node_modules/lucide-react/dist/esm/icons/arrow-up-right.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData$1 = {
  name: 'arrow-up-right',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M7 7h10v10',
        key: '1tivn9',
      },
    ],
    [
      'path',
      {
        d: 'M7 17 17 7',
        key: '1vkiza',
      },
    ],
  ],
}
__iconData$1.node
var ArrowUpRight = createLucideIcon(__iconData$1)
// node_modules/lucide-react/dist/esm/icons/table-2.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData = {
  name: 'table-2',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M3 9h18',
        key: '1pudct',
      },
    ],
    [
      'path',
      {
        d: 'M9 3v18',
        key: 'fh3hqa',
      },
    ],
    [
      'rect',
      {
        x: '3',
        y: '3',
        width: '18',
        height: '18',
        rx: '2',
        key: 'h1oib',
      },
    ],
  ],
}
__iconData.node
var Table2 = createLucideIcon(__iconData)
// src/features/statistics/words/valueText.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var NARROW = '\xA0'
var whole = (format, value) => format.number(value, { maximumFractionDigits: 0 })
var TEXTS = {
  count: whole,
  credits: whole,
  grosze: (format, value) =>
    format.money({
      amount: Math.round(value),
      currencyCode: 'PLN',
    }),
  share: (format, value) =>
    format.number(value / 1e4, {
      style: 'percent',
      maximumFractionDigits: 1,
    }),
  ms: timeText,
  points: (format, value) => format.number(value, { maximumFractionDigits: 1 }),
}
/** How a value of a metric is read. */
function valueText(format, unit, value) {
  return TEXTS[unit](format, value)
}
/** The same for an axis, where there is room for a few letters. */
function tickText(format, unit, value) {
  if (unit === 'share')
    return format.number(value / 1e4, {
      style: 'percent',
      maximumFractionDigits: 1,
    })
  if (unit === 'ms') return timeText(format, value)
  const shown = unit === 'grosze' ? value / 100 : value
  return format.number(shown, {
    notation: shown >= 1e4 ? 'compact' : 'standard',
    maximumFractionDigits: 1,
  })
}
/** A value as a spreadsheet counts with it: złote, seconds, per cent. */
function plainNumber(unit, value) {
  if (unit === 'grosze' || unit === 'share') return Math.round(value) / 100
  if (unit === 'ms') return Math.round(value) / 1e3
  return Math.round(value * 100) / 100
}
/** What stands behind a metric's name where its unit isn't said by the numbers. */
var UNIT_SIGNS = {
  count: '',
  grosze: ' (zł)',
  credits: '',
  ms: ' (s)',
  share: ' (%)',
  points: '',
}
/** A length of time to read and compare: "850 ms", "12,4 s", "2 min 5 s". */
function timeText(format, ms) {
  if (ms < 1e3) return `${format.number(Math.round(ms))}${NARROW}ms`
  if (ms < 6e4) return `${format.number(ms / 1e3, { maximumFractionDigits: 1 })}${NARROW}s`
  const seconds = Math.round(ms / 1e3)
  const minutes = `${format.number(Math.floor(seconds / 60))}${NARROW}min`
  return seconds % 60 === 0 ? minutes : `${minutes} ${seconds % 60}${NARROW}s`
}
// src/features/statistics/figures/Change.tsx
var import_jsx_runtime = require_jsx_runtime()
/** How a value moved against the period it is compared with, and what it was then. */
function Change({ metric, unit, value, previous }) {
  const format = useFormat()
  if (previous === null) return null
  const change = changeOf(value, previous)
  const before = valueText(format, unit, previous)
  const moved = Math.sign(value - previous)
  const Arrow = moved === 0 ? ArrowRight : moved > 0 ? ArrowUpRight : ArrowDownRight
  const better = BETTER[metric]
  const tone = moved === 0 || better === void 0 ? 'even' : moved > 0 === (better === 'more') ? 'good' : 'bad'
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
    className: Figures_module_default.change,
    'data-tone': tone,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Arrow, {
        size: 16,
        'aria-hidden': 'true',
      }),
      change === null
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('strong', {
            children: format.number(change, {
              style: 'percent',
              maximumFractionDigits: Math.abs(change) < 0.1 ? 1 : 0,
              signDisplay: 'exceptZero',
            }),
          }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'E2R6XI',
          message: ['wcześniej ', ['before']],
          values: { before },
        }),
      }),
    ],
  })
}
// src/features/statistics/charts/ColumnChart.tsx
/** A distribution: columns side by side in their own order, each with its number over it. */
function ColumnChart({ label, bars, valueText }) {
  const most = Math.max(Number.EPSILON, ...bars.flatMap(({ value, previous }) => [value, previous ?? 0]))
  const share = (value) => `${(value / most) * 100}%`
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ol', {
    className: Charts_module_default.columns,
    'aria-label': label,
    'data-many': bars.length > 8 ? '' : void 0,
    children: bars.map(({ key, name, value, previous }) =>
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
        'li',
        {
          className: Charts_module_default.column,
          title: `${name}: ${valueText(value)}`,
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
              className: Charts_module_default.top,
              children: valueText(value),
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
              className: Charts_module_default.shaft,
              'aria-hidden': 'true',
              children: [
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                  className: Charts_module_default.rise,
                  style: { blockSize: share(value) },
                }),
                previous === null
                  ? null
                  : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                      className: Charts_module_default.level,
                      style: { insetBlockEnd: share(previous) },
                    }),
              ],
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
              className: Charts_module_default.foot,
              children: name,
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Before, {
              text: previous === null ? null : valueText(previous),
            }),
          ],
        },
        key,
      ),
    ),
  })
}
// src/features/statistics/charts/FunnelChart.tsx
/** A way with fewer at each step: how many came there, and what part of those one step before. */
function FunnelChart({ label, steps, valueText, shareText }) {
  const first = Math.max(Number.EPSILON, steps[0]?.value ?? 0)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ol', {
    className: Charts_module_default.funnel,
    'aria-label': label,
    children: steps.map(({ key, name, value, previous }, index) => {
      const before = steps[index - 1]?.value ?? 0
      const passed = before === 0 ? '' : shareText(value / before)
      return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
        'li',
        {
          className: Charts_module_default.step,
          children: [
            before === 0 || before < value
              ? null
              : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                  className: Charts_module_default.passed,
                  children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                    id: 'sUk5zT',
                    message: ['przeszło dalej: ', ['passed']],
                    values: { passed },
                  }),
                }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
              className: Charts_module_default.name,
              children: name,
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
              className: Charts_module_default.number,
              children: [
                valueText(value),
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                  className: Charts_module_default.share,
                  children: shareText(Math.min(1, value / first)),
                }),
              ],
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
              className: Charts_module_default.track,
              'aria-hidden': 'true',
              children: [
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                  className: Charts_module_default.fill,
                  style: { inlineSize: `${Math.min(1, value / first) * 100}%` },
                }),
                previous === null
                  ? null
                  : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                      className: Charts_module_default.mark,
                      style: { inlineSize: `${Math.min(1, previous / first) * 100}%` },
                    }),
              ],
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Before, {
              text: previous === null ? null : valueText(previous),
            }),
          ],
        },
        key,
      )
    }),
  })
}
// src/features/statistics/figures/ReportChart.tsx
var MOST_BARS = 8
/** A report, drawn. */
function ReportChart(props) {
  const { kind, metric, by, report, title, most = MOST_BARS, onMore } = props
  const { _: _t, i18n } = useLingui()
  const format = useFormat()
  const texts = useReportRowTexts()(by, report)
  const { unit, rows, total } = report
  const value = (amount) => valueText(format, unit, amount)
  const share = (part) =>
    format.number(part, {
      style: 'percent',
      maximumFractionDigits: part < 0.1 ? 1 : 0,
    })
  const bars = rows.map(({ key, value: amount, previous }, index) => ({
    key,
    name: texts[index]?.full ?? key,
    short: texts[index]?.short ?? key,
    value: amount,
    previous,
  }))
  if (kind === 'time' && isTime(by)) {
    const isCompared = rows.some(({ previous }) => previous !== null)
    const series = [
      {
        name: i18n._(METRIC_WORDS[metric]),
        look: 'main',
        values: rows.map((row) => row.value),
      },
      ...(isCompared
        ? [
            {
              name: _t(
                /** i18n */
                {
                  id: 'FEQOQe',
                  message: ['wcześniej'],
                },
              ),
              look: 'before',
              values: rows.map((row) => row.previous),
            },
          ]
        : []),
    ]
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TimeChart, {
      label: title,
      moments: texts,
      series,
      valueText: value,
      tickText: (amount) => tickText(format, unit, amount),
      isWhole: unit === 'count' || unit === 'credits',
    })
  }
  if (kind === 'funnel')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FunnelChart, {
      label: title,
      steps: bars,
      valueText: value,
      shareText: share,
    })
  if (kind === 'columns')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ColumnChart, {
      label: title,
      bars: bars.map(({ short, ...bar }) => ({
        ...bar,
        name: short,
      })),
      valueText: value,
    })
  const hidden = Math.max(0, report.rowCount - most)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BarChart, {
        label: title,
        bars: bars.slice(0, most),
        valueText: value,
        whole: metricFacts(metric).adds ? total.value : null,
        shareText: share,
      }),
      hidden === 0
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
            className: Figures_module_default.more,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
              size: 'small',
              variant: 'quiet',
              onPress: onMore,
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'b1yahi',
                message: ['i\xA0jeszcze ', ['hidden'], ' w\xA0tabeli'],
                values: { hidden },
              }),
            }),
          }),
    ],
  })
}
// src/features/statistics/figures/ReportTable.tsx
/** A report as a table: the same numbers that its chart draws. */
function ReportTable({ metric, by, report, title }) {
  const { _: _t, i18n } = useLingui()
  const format = useFormat()
  const texts = useReportRowTexts()(by, report)
  const { unit, rows, rowCount, total } = report
  const shownCount = rows.length
  const isCompared = total.previous !== null
  const value = (amount) => (amount === null ? '–' : valueText(format, unit, amount))
  const change = (amount, previous) => {
    const moved = changeOf(amount, previous)
    if (moved === null) return '–'
    return format.number(moved, {
      style: 'percent',
      maximumFractionDigits: 1,
      signDisplay: 'exceptZero',
    })
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('section', {
    className: Figures_module_default.scrolled,
    'aria-label': _t(
      /** i18n */
      {
        id: '3cCReZ',
        message: ['Tabela: ', ['title']],
        values: { title },
      },
    ),
    tabIndex: 0,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('table', {
        className: Figures_module_default.table,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('thead', {
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('tr', {
              children: [
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)('th', {
                  scope: 'col',
                  children: i18n._(DIMENSION_WORDS[by]),
                }),
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)('th', {
                  scope: 'col',
                  children: i18n._(METRIC_WORDS[metric]),
                }),
                isCompared
                  ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
                      children: [
                        /* @__PURE__ */ (0, import_jsx_runtime.jsx)('th', {
                          scope: 'col',
                          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                            id: 'J_ofKn',
                            message: ['Wcześniej'],
                          }),
                        }),
                        /* @__PURE__ */ (0, import_jsx_runtime.jsx)('th', {
                          scope: 'col',
                          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                            id: 'VTqUGo',
                            message: ['Zmiana'],
                          }),
                        }),
                      ],
                    })
                  : null,
              ],
            }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('tbody', {
            children: rows.map((row, index) =>
              /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
                'tr',
                {
                  children: [
                    /* @__PURE__ */ (0, import_jsx_runtime.jsx)('th', {
                      scope: 'row',
                      children: texts[index]?.full,
                    }),
                    /* @__PURE__ */ (0, import_jsx_runtime.jsx)('td', { children: value(row.value) }),
                    isCompared
                      ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
                          children: [
                            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('td', {
                              children: value(row.previous),
                            }),
                            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('td', {
                              children: change(row.value, row.previous),
                            }),
                          ],
                        })
                      : null,
                  ],
                },
                row.key,
              ),
            ),
          }),
          metricFacts(metric).adds
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('tfoot', {
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('tr', {
                  children: [
                    /* @__PURE__ */ (0, import_jsx_runtime.jsx)('th', {
                      scope: 'row',
                      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                        id: 'Pq-jXy',
                        message: ['Razem'],
                      }),
                    }),
                    /* @__PURE__ */ (0, import_jsx_runtime.jsx)('td', { children: value(total.value) }),
                    isCompared
                      ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
                          children: [
                            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('td', {
                              children: value(total.previous),
                            }),
                            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('td', {
                              children: change(total.value, total.previous),
                            }),
                          ],
                        })
                      : null,
                  ],
                }),
              })
            : null,
        ],
      }),
      rowCount > rows.length
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
            className: Figures_module_default.note,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'iCou1T',
              message: [
                'Pokazano największe: ',
                ['shownCount'],
                ' z\xA0',
                ['rowCount'],
                '. Razem liczy wszystkie.',
              ],
              values: {
                shownCount,
                rowCount,
              },
            }),
          })
        : null,
    ],
  })
}
// src/domain/statistics/csv.ts
var FORMULA = /^[\s]*[=+\-@\t\r|%]/u
/**
 * Rows as a spreadsheet with Polish settings opens them: semicolons between, commas in numbers, and a mark at the
 * beginning that says UTF-8. What begins like a formula is made plain text.
 */
function csvText(rows) {
  return `\uFEFF${rows.map((row) => row.map(written).join(';')).join('\r\n')}\r\n`
}
function written(cell) {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell).replace('.', ',')
  const plain = FORMULA.test(cell) ? `'${cell}` : cell
  return /[";\r\n]/u.test(plain) || plain !== plain.trim() ? `"${plain.replaceAll('"', '""')}"` : plain
}
// src/features/statistics/figures/useReportCsv.ts
/** Makes the file of a report: what its table says, as a spreadsheet counts with it. */
function useReportCsv() {
  const { _: _t, i18n } = useLingui()
  const rowText = useRowText()
  return ({ metric, by, report: { unit, rows, total }, asked }) => {
    const isCompared = total.previous !== null
    const name = `${i18n._(METRIC_WORDS[metric])}${UNIT_SIGNS[unit]}`
    const number = (value) => (value === null ? null : plainNumber(unit, value))
    const head = [
      i18n._(DIMENSION_WORDS[by]),
      name,
      ...(isCompared
        ? [
            _t(
              /** i18n */
              {
                id: 'J_ofKn',
                message: ['Wcześniej'],
              },
            ),
          ]
        : []),
    ]
    const body = rows.map((row) => [
      isTime(by) ? row.key : rowText(by, row).full,
      number(row.value),
      ...(isCompared ? [number(row.previous)] : []),
    ])
    return new File([csvText([head, ...body])], `${metric}-${by}-${asked.from}-${asked.to}.csv`, {
      type: 'text/csv;charset=utf-8',
    })
  }
}
// src/features/statistics/figures/ReportFigure.tsx
/** One question with its answer, as a chart and as a table, to be taken along as a file. */
function ReportFigure(props) {
  const { metric, by, chart, scope, today, lead, most, empty } = props
  const { _: _t, i18n } = useLingui()
  const format = useFormat()
  const id = (0, import_react.useId)()
  const [isTable, showTable] = (0, import_react.useState)(false)
  const asked = askedReport(metric, by, scope, today)
  const { data, error, refetch, isPlaceholderData } = useQuery(reportQuery(useServices(), asked))
  const csv = useReportCsv()
  const title = props.title ?? i18n._(METRIC_WORDS[metric])
  const unapplied = unappliedFilters(metric, scope.filters)
  const unappliedWords = unapplied.map((filter) => i18n._(FILTER_WORDS[filter]).toLowerCase()).join(', ')
  const countedUntil = data === void 0 ? '' : format.time(data.countedUntil)
  const dimension = asked.by ?? 'day'
  const isEmpty = data !== void 0 && isNothing(data)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('figure', {
    className: Figures_module_default.figure,
    'aria-labelledby': id,
    'aria-busy': data === void 0 && error === null,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('figcaption', {
        className: Figures_module_default.caption,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
            className: Figures_module_default.words,
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('h2', {
                id,
                className: Figures_module_default.title,
                children: title,
              }),
              lead === void 0
                ? null
                : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
                    className: Figures_module_default.lead,
                    children: lead,
                  }),
              unapplied.length === 0
                ? null
                : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
                    className: Figures_module_default.unapplied,
                    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                      id: 'nUQskj',
                      message: ['Bez filtra: ', ['unappliedWords']],
                      values: { unappliedWords },
                    }),
                  }),
            ],
          }),
          data === void 0 || isEmpty
            ? null
            : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
                className: Figures_module_default.actions,
                children: [
                  /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Button, {
                    variant: 'quiet',
                    size: 'small',
                    icon: isTable
                      ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChartNoAxesColumn, { size: 16 })
                      : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Table2, { size: 16 }),
                    onPress: () => showTable((isShown) => !isShown),
                    children: [
                      isTable
                        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                            id: '3VPYpF',
                            message: ['Wykres'],
                          })
                        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                            id: 'hDeqjB',
                            message: ['Tabela'],
                          }),
                      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
                        className: 'visually-hidden',
                        children: [': ', title],
                      }),
                    ],
                  }),
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
                    variant: 'quiet',
                    size: 'small',
                    icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Download, { size: 16 }),
                    'aria-label': _t(
                      /** i18n */
                      {
                        id: 'Gg4gw4',
                        message: ['Pobierz CSV: ', ['title']],
                        values: { title },
                      },
                    ),
                    onPress: () =>
                      downloadFile(
                        csv({
                          metric,
                          by: dimension,
                          report: data,
                          asked,
                        }),
                      ),
                    children: 'CSV',
                  }),
                ],
              }),
        ],
      }),
      data === void 0
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Unanswered, {
            error,
            onRetry: () => void refetch(),
            chart,
          })
        : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
            className: Figures_module_default.answer,
            'data-stale': isPlaceholderData || void 0,
            children: [
              chart === 'funnel' || metric === 'retention'
                ? null
                : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('p', {
                    className: Figures_module_default.total,
                    children: [
                      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('strong', {
                        children: valueText(format, data.unit, data.total.value),
                      }),
                      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Change, {
                        metric,
                        unit: data.unit,
                        ...data.total,
                      }),
                    ],
                  }),
              isEmpty
                ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
                    className: Figures_module_default.nothing,
                    children:
                      empty ??
                      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                        id: 'twJG1c',
                        message: ['W\xA0tych dniach nic takiego się nie zdarzyło.'],
                      }),
                  })
                : isTable
                  ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReportTable, {
                      metric,
                      by: dimension,
                      report: data,
                      title,
                    })
                  : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReportChart, {
                      kind: chart,
                      metric,
                      by: dimension,
                      report: data,
                      title,
                      most,
                      onMore: () => showTable(true),
                    }),
              error === null
                ? null
                : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
                    className: Figures_module_default.note,
                    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('output', {
                      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                        id: 'g6TV_u',
                        message: ['Nie udało się odświeżyć.'],
                      }),
                    }),
                  }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
                className: classNames(Figures_module_default.note, Figures_module_default.counted),
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: '998x0S',
                  message: ['policzone do ', ['countedUntil']],
                  values: { countedUntil },
                }),
              }),
            ],
          }),
    ],
  })
}
function isNothing({ rows }) {
  return rows.every(({ value, previous }) => value === 0 && (previous ?? 0) === 0)
}
// src/features/statistics/words/useDaysText.ts
/** How days are written: "1–20 listopada 2026". */
function useDaysText() {
  const { i18n } = useLingui()
  const format = new Intl.DateTimeFormat(localeOf(i18n.locale), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return ({ from, to }) =>
    format.formatRange(/* @__PURE__ */ new Date(`${from}T12:00Z`), /* @__PURE__ */ new Date(`${to}T12:00Z`))
}
export { valueText as i, ReportFigure as n, Change as r, useDaysText as t }
