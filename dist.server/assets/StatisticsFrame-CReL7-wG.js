import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { t as Link } from './link-ClfPTuwV.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { d as keepPreviousData } from './utils-D3R3zx73.js'
import { t as queryOptions } from './queryOptions-BR3H30r7.js'
import { t as CloudOff } from './cloud-off-DdCsTsvX.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { i as localeOf } from './languages-DstpWIH-.js'
import {
  $n as string,
  An as _enum,
  Fi as sleep,
  Hn as nullable,
  Ii as systemClock,
  Jr as Page,
  Mn as array$1,
  Rn as int,
  Rr as ENGINE_ID,
  Un as number$3,
  Wn as object,
  _i as CircleExclamationPoint,
  di as RotateCcw,
  zr as GENERATION_TYPES,
} from '../renderPage.js'
import { t as ApiError } from './apiError-cbYDkBQb.js'
import { n as readAnswer } from './readAnswer-CrZb2QEO.js'
import { t as failureText } from './failureTexts-DgFs2LGo.js'
import { t as ACCOUNT_KEY } from './accountKey-CJ2SF-Dv.js'
import { r as parseJson } from './request-DIpE7Ajo.js'
import { n as affiliateKeyOf } from './codes-C2QMq9Cr.js'
import { a as round, r as number$4, s as value } from './d3-interpolate-774ecmbn.js'
import { t as Skeleton } from './Skeleton-ClnzUomb.js'
import { t as calendarDay } from './calendarDay-pLklqQ0k.js'
import { t as useConnectionView } from './connectionView-CPq2LpxO.js'
import {
  T as $ad063034c8620db8$export$f91e89d3d0406102,
  _ as $ad063034c8620db8$export$a5a3b454ada2268e,
  g as $ad063034c8620db8$export$a2258d9c4118825c,
  i as $58246871e4652552$export$6b862160d295c8e,
  u as $ad063034c8620db8$export$42c81a444fbfb5d4,
} from './CalendarDate-Dx0quTR0.js'
import { t as PageHeader } from './PageHeader-Bmm22iEl.js'
import { n as MILESTONES, r as SOURCES, t as DEVICE_CLASSES } from './eventKinds-BcL087EO.js'
// src/domain/statistics/metrics.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var import_jsx_runtime = require_jsx_runtime()
/** How the values of a metric are counted: money in grosze, time in ms, shares in hundredths of a percent. */
var METRIC_UNITS = ['count', 'grosze', 'credits', 'ms', 'share', 'points']
/** What a metric can be broken down by. */
var DIMENSIONS = [
  'hour',
  'day',
  'week',
  'month',
  'page',
  'product',
  'source',
  'device',
  'affiliate',
  'offline',
  'returning',
  'depth',
  'score',
  'step',
  'age',
  'engine',
  'type',
  'failure',
]
/** Dimensions along which time goes by: every moment of the range has its row, also where nothing happened. */
var TIME_DIMENSIONS = ['hour', 'day', 'week', 'month']
/** Whether time goes by along a dimension; not where there is none. */
function isTime(dimension) {
  return TIME_DIMENSIONS.includes(dimension)
}
/** What a metric can be narrowed down to, one value of each. */
var FILTERS = ['source', 'device', 'affiliate', 'offline', 'engine', 'type']
var TIME = TIME_DIMENSIONS
var ORIGIN = ['source', 'device', 'affiliate', 'offline']
var VISITS = {
  by: [...TIME, ...ORIGIN],
  filters: ORIGIN,
  adds: true,
}
var WORK = {
  by: [...TIME, 'engine', 'type'],
  filters: ['engine', 'type'],
  adds: true,
}
/**
 * Everything that administrators can ask about. Of visits, those are counted whose people agreed; orders, credits and
 * generations are counted all. A metric takes no other breakdown or filter than it names.
 */
var METRICS = {
  sessions: {
    ...VISITS,
    unit: 'count',
    by: [...VISITS.by, 'returning'],
  },
  views: {
    ...VISITS,
    unit: 'count',
    by: [...VISITS.by, 'page', 'product'],
  },
  /** Visible time on one page, the average. */
  'time-on-page': {
    ...VISITS,
    unit: 'ms',
    by: [...VISITS.by, 'page', 'product'],
    adds: false,
  },
  /** Pages scrolled to a milestone. */
  scrolled: {
    ...VISITS,
    unit: 'count',
    by: ['depth', 'page'],
  },
  /** The average score of a session, 0 to 100. */
  engagement: {
    ...VISITS,
    unit: 'points',
    adds: false,
  },
  /** Sessions by their score, in tens. */
  scores: {
    ...VISITS,
    unit: 'count',
    by: ['score'],
  },
  /** The way to an order: sessions, those that saw a product, had a cart, came to the checkout; paid orders. */
  funnel: {
    ...VISITS,
    unit: 'count',
    by: ['step'],
    adds: false,
  },
  /** Devices that came back, by the weeks since they came first. */
  retention: {
    ...VISITS,
    unit: 'count',
    by: ['age'],
  },
  /** Page views without a network, of all page views. */
  'offline-share': {
    ...VISITS,
    unit: 'share',
    by: [...TIME, 'page', 'source', 'device'],
    adds: false,
  },
  orders: {
    unit: 'count',
    by: [...TIME, 'affiliate'],
    filters: ['affiliate'],
    adds: true,
  },
  /** What orders came to, delivery included. */
  revenue: {
    unit: 'grosze',
    by: [...TIME, 'affiliate'],
    filters: ['affiliate'],
    adds: true,
  },
  'average-order': {
    unit: 'grosze',
    by: [...TIME, 'affiliate'],
    filters: ['affiliate'],
    adds: false,
  },
  discounts: {
    unit: 'grosze',
    by: [...TIME, 'affiliate'],
    filters: ['affiliate'],
    adds: true,
  },
  /** Things sold, and what they cost before reductions and delivery. */
  'items-sold': {
    unit: 'count',
    by: [...TIME, 'product'],
    filters: [],
    adds: true,
  },
  'items-value': {
    unit: 'grosze',
    by: [...TIME, 'product'],
    filters: [],
    adds: true,
  },
  /** Credits of paid packs and courses. */
  'credits-sold': {
    unit: 'credits',
    by: TIME,
    filters: [],
    adds: true,
  },
  /** Credits given: to new accounts, and with affiliates' codes. */
  'credits-given': {
    unit: 'credits',
    by: TIME,
    filters: [],
    adds: true,
  },
  /** Credits charged for anything made. */
  'credits-used': {
    unit: 'credits',
    by: TIME,
    filters: [],
    adds: true,
  },
  generations: {
    ...WORK,
    unit: 'count',
  },
  /** What completed generations cost their owners. */
  'generation-credits': {
    ...WORK,
    unit: 'credits',
  },
  failures: {
    ...WORK,
    unit: 'count',
    by: [...WORK.by, 'failure'],
  },
  /** Failed ones of all that ended by themselves. */
  'failure-share': {
    ...WORK,
    unit: 'share',
    adds: false,
  },
  /** How long a completed one took to make, the average. */
  'processing-time': {
    ...WORK,
    unit: 'ms',
    adds: false,
  },
}
function isMetric(name) {
  return Object.hasOwn(METRICS, name)
}
/** In the order of the table. */
var METRIC_NAMES = Object.keys(METRICS).filter(isMetric)
/** What is known of a metric, for code that takes any. */
function metricFacts(metric) {
  return METRICS[metric]
}
// src/domain/statistics/days.ts
/** The days of statistics are those of the shop, wherever they are read. */
var SHOP_TIME_ZONE = 'Europe/Warsaw'
var HOUR_MS = 36e5
/** The calendar day that it is in the shop. */
function dayInShop(moment) {
  return calendarDay(moment, SHOP_TIME_ZONE)
}
/** A calendar day of our times, or null where a text is none: `2026-02-30` is not one. */
function readDay(text) {
  if (!/^20\d\d-[01]\d-[0-3]\d$/u.test(text)) return null
  try {
    return $58246871e4652552$export$6b862160d295c8e(text).toString() === text ? text : null
  } catch {
    return null
  }
}
/** How many days a range has; less than 1 where it ends before it begins. */
function dayCount({ from, to }) {
  return (
    $58246871e4652552$export$6b862160d295c8e(to).compare($58246871e4652552$export$6b862160d295c8e(from)) + 1
  )
}
/** The day so many days later, or earlier. */
function dayAfter(day, days) {
  return $58246871e4652552$export$6b862160d295c8e(day).add({ days }).toString()
}
/** The key, in a report, of the step of time that a moment falls into. */
function stepKeyAt(by, moment) {
  if (by === 'hour')
    return /* @__PURE__ */ new Date(Math.floor(moment.getTime() / HOUR_MS) * HOUR_MS).toISOString()
  const day = dayInShop(moment)
  return stepKeyOf(
    by,
    by === 'week' ? mondayOf($58246871e4652552$export$6b862160d295c8e(day)).toString() : day,
  )
}
/** The key of the step that begins with a day. */
function stepKeyOf(by, day) {
  return by === 'month' ? day.slice(0, 7) : day
}
function mondayOf(day) {
  return $ad063034c8620db8$export$42c81a444fbfb5d4(day, 'pl-PL', 'mon')
}
/** The days that a range is compared with; null without a comparison. */
function comparedDays(range, comparison) {
  if (comparison === 'none') return null
  if (comparison === 'year')
    return {
      from: yearBefore(range.from),
      to: yearBefore(range.to),
    }
  return {
    from: dayAfter(range.from, -dayCount(range)),
    to: dayAfter(range.from, -1),
  }
}
function yearBefore(day) {
  return $58246871e4652552$export$6b862160d295c8e(day).subtract({ years: 1 }).toString()
}
// src/domain/statistics/report.ts
/** The period that values are compared with: as many days right before, or the same days a year before. */
var COMPARISONS = ['none', 'previous', 'year']
/** The longest range that is answered, days. */
var MOST_DAYS = 1098
/** The keys of the `step` dimension, in their order. The last is left out where filters say what orders don't tell. */
var FUNNEL_STEPS = ['session', 'product', 'cart', 'checkout', 'paid']
var compared = {
  value: number$3(),
  /** In the period compared with; null without one. */
  previous: nullable(number$3()),
}
/**
 * `GET /api/v1/statistics/report?metric=&by=&from=&to=&compare=` and one value for each filter. Days are calendar days
 * in Poland, `from` and `to` included.
 */
var reportSchema = object({
  unit: _enum(METRIC_UNITS),
  /** Of the whole range; over all rows, also those beyond the most. */
  total: object(compared),
  rows: array$1(
    object({
      /** The value of the dimension: a day `2026-11-23`, an address, a handle, an engine, `25`. */
      key: string(),
      /** What the thing is called, where the server knows: a product's title. */
      title: nullable(string()),
      ...compared,
    }),
  ),
  /** How many rows there are, beyond those sent. */
  rowCount: int(),
  /** ISO 8601: until when what happened is in the values. */
  countedUntil: string(),
})
// src/domain/statistics/range.ts
/** Ranges that move with the day. */
var PRESETS = ['today', '7-days', '30-days', '90-days', 'this-month', 'last-month', 'this-year']
var PRESET_DAYS = {
  today: (today) => [today, today],
  '7-days': (today) => [today.subtract({ days: 6 }), today],
  '30-days': (today) => [today.subtract({ days: 29 }), today],
  '90-days': (today) => [today.subtract({ days: 89 }), today],
  'this-month': (today) => [$ad063034c8620db8$export$a5a3b454ada2268e(today), today],
  'last-month': (today) => {
    const before = $ad063034c8620db8$export$a5a3b454ada2268e(today).subtract({ months: 1 })
    return [before, $ad063034c8620db8$export$a2258d9c4118825c(before)]
  },
  'this-year': (today) => [$ad063034c8620db8$export$f91e89d3d0406102(today), today],
}
/** The days of a range, as they are on this day. */
function daysOf(range, today) {
  if (typeof range !== 'string') return range
  const [from, to] = PRESET_DAYS[range]($58246871e4652552$export$6b862160d295c8e(today))
  return {
    from: from.toString(),
    to: to.toString(),
  }
}
/** Two days in either order, as many as are answered at most: the newest of them. */
function orderedDays(one, other) {
  const [from, to] = one <= other ? [one, other] : [other, one]
  const range = {
    from,
    to,
  }
  if (dayCount(range) <= 1098) return range
  return {
    from: dayAfter(to, 1 - MOST_DAYS),
    to,
  }
}
/** The steps of time that a range is read best by: neither three points nor three hundred. */
function fittingTime(range) {
  const count = dayCount(range)
  if (count <= 2) return 'hour'
  if (count <= 92) return 'day'
  return count <= 366 ? 'week' : 'month'
}
/** Whether a range can be read by the hour. */
function fitsByHour(range) {
  return dayCount(range) <= 14
}
/** Whether a metric has steps of time at all. */
function hasTime(metric) {
  return metricFacts(metric).by.includes('day')
}
// src/domain/statistics/address.ts
var DEFAULT_SCOPE = {
  range: '30-days',
  comparison: 'previous',
  filters: {},
}
var PRESET_KEYS = {
  today: 'dzis',
  '7-days': '7-dni',
  '30-days': '30-dni',
  '90-days': '90-dni',
  'this-month': 'ten-miesiac',
  'last-month': 'zeszly-miesiac',
  'this-year': 'ten-rok',
}
var COMPARISON_KEYS = {
  none: 'brak',
  previous: 'poprzedni',
  year: 'rok',
}
/** What the filters are called in an address. */
var FILTER_KEYS = {
  source: 'zrodlo',
  device: 'urzadzenie',
  affiliate: 'kod',
  offline: 'siec',
  engine: 'silnik',
  type: 'typ',
}
/** The values that a filter can have, where they are known beforehand. */
var FILTER_VALUES = {
  source: SOURCES,
  device: DEVICE_CLASSES,
  offline: ['false', 'true'],
  type: GENERATION_TYPES,
}
/** Words of an address that stand for values which the router would read as something else than text. */
var VALUE_WORDS = {
  offline: {
    false: 'jest',
    true: 'brak',
  },
}
var KNOWN_VALUES = FILTER_VALUES
/** A filter's value as it is asked for; null where a text can be none. */
function readFilterValue(filter, text) {
  if (filter === 'affiliate') return affiliateKeyOf(text)
  if (filter === 'engine') return ENGINE_ID.test(text) ? text : null
  return KNOWN_VALUES[filter]?.find((value) => value === text) ?? null
}
/** Reads an address leniently: what makes no sense is left out. */
function readScope(search) {
  const [from, to] = [dayIn(search['od']), dayIn(search['do'])]
  const filters = {}
  for (const filter of FILTERS) {
    const value = readFilterValue(filter, unworded(filter, textIn(search[FILTER_KEYS[filter]])))
    if (value !== null) filters[filter] = value
  }
  return {
    range:
      from !== null && to !== null
        ? orderedDays(from, to)
        : (PRESETS.find((preset) => PRESET_KEYS[preset] === textIn(search['okres'])) ?? DEFAULT_SCOPE.range),
    comparison:
      COMPARISONS.find((comparison) => COMPARISON_KEYS[comparison] === textIn(search['porownanie'])) ??
      DEFAULT_SCOPE.comparison,
    filters,
  }
}
/** What an address says of a scope: short, what is at its default left out. */
function writeScope({ range, comparison, filters }) {
  const days = typeof range === 'string' ? null : range
  return {
    okres: typeof range === 'string' && range !== DEFAULT_SCOPE.range ? PRESET_KEYS[range] : void 0,
    od: days?.from,
    do: days?.to,
    porownanie: comparison === DEFAULT_SCOPE.comparison ? void 0 : COMPARISON_KEYS[comparison],
    ...Object.fromEntries(FILTERS.map((filter) => [FILTER_KEYS[filter], worded(filter, filters[filter])])),
  }
}
function worded(filter, value) {
  return value === void 0 ? void 0 : (VALUE_WORDS[filter]?.[value] ?? value)
}
function unworded(filter, word) {
  return Object.entries(VALUE_WORDS[filter] ?? {}).find(([, known]) => known === word)?.[0] ?? word
}
function dayIn(value) {
  return readDay(textIn(value))
}
function textIn(value) {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, 80) : ''
}
// src/domain/statistics/askedReport.ts
/** What is asked for a figure: of a screen's filters those that its metric takes, of its days those of today. */
function askedReport(metric, by, { range, comparison, filters }, today) {
  const days = daysOf(range, today)
  const fitting = by === 'time' ? fittingTime(days) : by
  const dimension = fitting === 'hour' && !fitsByHour(days) ? 'day' : fitting
  return {
    ...Object.fromEntries(appliedFilters(metric, filters).map((filter) => [filter, filters[filter]])),
    metric,
    ...(dimension === void 0 ? {} : { by: dimension }),
    ...days,
    compare: comparison,
  }
}
/** Of some filters those that a metric takes. */
function appliedFilters(metric, filters) {
  return metricFacts(metric).filters.filter((filter) => filters[filter] !== void 0)
}
/** Of some filters those that a metric knows nothing of: its figure says so. */
function unappliedFilters(metric, filters) {
  const taken = metricFacts(metric).filters
  return FILTERS.filter((filter) => filters[filter] !== void 0 && !taken.includes(filter))
}
/** How much more or less than before, 1 for twice as much; null where there is nothing to compare with. */
function changeOf(value, previous) {
  if (previous === null || previous === 0) return value === 0 && previous === 0 ? 0 : null
  return value / previous - 1
}
/** Breakdowns whose rows have an order of their own, and no other. */
var DEPTHS = MILESTONES.map(String)
var TENS = Array.from({ length: 10 }, (_, ten) => String(ten * 10))
/** The rows of a report as they are shown: a breakdown with an order of its own in that, with all its places. */
function orderedRows(by, { rows, total }) {
  const found = new Map(rows.map((row) => [row.key, row]))
  const none = total.previous === null ? null : 0
  const all = (keys) =>
    keys.map(
      (key) =>
        found.get(key) ?? {
          key,
          title: null,
          value: 0,
          previous: none,
        },
    )
  if (by === 'step') return all(found.has('paid') ? FUNNEL_STEPS : FUNNEL_STEPS.slice(0, -1))
  if (by === 'depth') return all(DEPTHS)
  if (by === 'score') return all(TENS)
  return by === 'age' ? rows.toSorted((one, other) => Number(one.key) - Number(other.key)) : rows
}
// node_modules/eventsource-parser/dist/index.js
var ParseError = class extends Error {
  constructor(message, options) {
    ;(super(message),
      (this.name = 'ParseError'),
      (this.type = options.type),
      (this.field = options.field),
      (this.value = options.value),
      (this.line = options.line))
  }
}
var LF = 10
var CR = 13
var SPACE = 32
function noop$1(_arg) {}
function createParser(config) {
  if (typeof config == 'function')
    throw new TypeError(
      '`config` must be an object, got a function instead. Did you mean `createParser({onEvent: fn})`?',
    )
  const { onEvent = noop$1, onError = noop$1, onRetry = noop$1, onComment, maxBufferSize } = config,
    pendingFragments = []
  let pendingFragmentsLength = 0,
    isFirstChunk = !0,
    id,
    data = '',
    dataLines = 0,
    eventType,
    terminated = !1
  function feed(chunk) {
    if (terminated)
      throw new Error(
        'Cannot feed parser: it was terminated after exceeding the configured max buffer size. Call `reset()` to resume parsing.',
      )
    if (
      (isFirstChunk &&
        ((isFirstChunk = !1),
        chunk.charCodeAt(0) === 239 &&
          chunk.charCodeAt(1) === 187 &&
          chunk.charCodeAt(2) === 191 &&
          (chunk = chunk.slice(3))),
      pendingFragments.length === 0)
    ) {
      const trailing2 = processLines(chunk)
      ;(trailing2 !== '' && (pendingFragments.push(trailing2), (pendingFragmentsLength = trailing2.length)),
        checkBufferSize())
      return
    }
    if (
      chunk.indexOf(`
`) === -1 &&
      chunk.indexOf('\r') === -1
    ) {
      ;(pendingFragments.push(chunk), (pendingFragmentsLength += chunk.length), checkBufferSize())
      return
    }
    pendingFragments.push(chunk)
    const input = pendingFragments.join('')
    ;((pendingFragments.length = 0), (pendingFragmentsLength = 0))
    const trailing = processLines(input)
    ;(trailing !== '' && (pendingFragments.push(trailing), (pendingFragmentsLength = trailing.length)),
      checkBufferSize())
  }
  function checkBufferSize() {
    maxBufferSize !== void 0 &&
      (pendingFragmentsLength + data.length <= maxBufferSize ||
        ((terminated = !0),
        (pendingFragments.length = 0),
        (pendingFragmentsLength = 0),
        (id = void 0),
        (data = ''),
        (dataLines = 0),
        (eventType = void 0),
        onError(
          new ParseError(`Buffered data exceeded max buffer size of ${maxBufferSize} characters`, {
            type: 'max-buffer-size-exceeded',
          }),
        )))
  }
  function processLines(chunk) {
    let searchIndex = 0
    if (chunk.indexOf('\r') === -1) {
      let lfIndex = chunk.indexOf(
        `
`,
        searchIndex,
      )
      for (; lfIndex !== -1;) {
        if (searchIndex === lfIndex) {
          ;(dataLines > 0 &&
            onEvent({
              id,
              event: eventType,
              data,
            }),
            (id = void 0),
            (data = ''),
            (dataLines = 0),
            (eventType = void 0),
            (searchIndex = lfIndex + 1),
            (lfIndex = chunk.indexOf(
              `
`,
              searchIndex,
            )))
          continue
        }
        const firstCharCode = chunk.charCodeAt(searchIndex)
        if (isDataPrefix(chunk, searchIndex, firstCharCode)) {
          const valueStart = chunk.charCodeAt(searchIndex + 5) === SPACE ? searchIndex + 6 : searchIndex + 5,
            value = chunk.slice(valueStart, lfIndex)
          if (dataLines === 0 && chunk.charCodeAt(lfIndex + 1) === LF) {
            ;(onEvent({
              id,
              event: eventType,
              data: value,
            }),
              (id = void 0),
              (data = ''),
              (eventType = void 0),
              (searchIndex = lfIndex + 2),
              (lfIndex = chunk.indexOf(
                `
`,
                searchIndex,
              )))
            continue
          }
          ;((data =
            dataLines === 0
              ? value
              : `${data}
${value}`),
            dataLines++)
        } else
          isEventPrefix(chunk, searchIndex, firstCharCode)
            ? (eventType =
                chunk.slice(
                  chunk.charCodeAt(searchIndex + 6) === SPACE ? searchIndex + 7 : searchIndex + 6,
                  lfIndex,
                ) || void 0)
            : parseLine(chunk, searchIndex, lfIndex)
        ;((searchIndex = lfIndex + 1),
          (lfIndex = chunk.indexOf(
            `
`,
            searchIndex,
          )))
      }
      return chunk.slice(searchIndex)
    }
    for (; searchIndex < chunk.length;) {
      const crIndex = chunk.indexOf('\r', searchIndex),
        lfIndex = chunk.indexOf(
          `
`,
          searchIndex,
        )
      let lineEnd = -1
      if (
        (crIndex !== -1 && lfIndex !== -1
          ? (lineEnd = crIndex < lfIndex ? crIndex : lfIndex)
          : crIndex !== -1
            ? crIndex === chunk.length - 1
              ? (lineEnd = -1)
              : (lineEnd = crIndex)
            : lfIndex !== -1 && (lineEnd = lfIndex),
        lineEnd === -1)
      )
        break
      ;(parseLine(chunk, searchIndex, lineEnd),
        (searchIndex = lineEnd + 1),
        chunk.charCodeAt(searchIndex - 1) === CR && chunk.charCodeAt(searchIndex) === LF && searchIndex++)
    }
    return chunk.slice(searchIndex)
  }
  function parseLine(chunk, start, end) {
    if (start === end) {
      dispatchEvent()
      return
    }
    const firstCharCode = chunk.charCodeAt(start)
    if (isDataPrefix(chunk, start, firstCharCode)) {
      const valueStart = chunk.charCodeAt(start + 5) === SPACE ? start + 6 : start + 5,
        value2 = chunk.slice(valueStart, end)
      ;((data =
        dataLines === 0
          ? value2
          : `${data}
${value2}`),
        dataLines++)
      return
    }
    if (isEventPrefix(chunk, start, firstCharCode)) {
      eventType = chunk.slice(chunk.charCodeAt(start + 6) === SPACE ? start + 7 : start + 6, end) || void 0
      return
    }
    if (firstCharCode === 105 && chunk.charCodeAt(start + 1) === 100 && chunk.charCodeAt(start + 2) === 58) {
      const value2 = chunk.slice(chunk.charCodeAt(start + 3) === SPACE ? start + 4 : start + 3, end)
      value2.includes('\0') || (id = value2)
      return
    }
    if (firstCharCode === 58) {
      if (onComment) {
        const line2 = chunk.slice(start, end)
        onComment(line2.slice(chunk.charCodeAt(start + 1) === SPACE ? 2 : 1))
      }
      return
    }
    const line = chunk.slice(start, end),
      fieldSeparatorIndex = line.indexOf(':')
    if (fieldSeparatorIndex === -1) {
      processField(line, '', line)
      return
    }
    const field = line.slice(0, fieldSeparatorIndex),
      offset = line.charCodeAt(fieldSeparatorIndex + 1) === SPACE ? 2 : 1
    processField(field, line.slice(fieldSeparatorIndex + offset), line)
  }
  function processField(field, value, line) {
    switch (field) {
      case 'event':
        eventType = value || void 0
        break
      case 'data':
        ;((data =
          dataLines === 0
            ? value
            : `${data}
${value}`),
          dataLines++)
        break
      case 'id':
        value.includes('\0') || (id = value)
        break
      case 'retry':
        ;/^\d+$/.test(value)
          ? onRetry(parseInt(value, 10))
          : onError(
              new ParseError(`Invalid \`retry\` value: "${value}"`, {
                type: 'invalid-retry',
                value,
                line,
              }),
            )
        break
      default:
        onError(
          new ParseError(`Unknown field "${field.length > 20 ? `${field.slice(0, 20)}\u2026` : field}"`, {
            type: 'unknown-field',
            field,
            value,
            line,
          }),
        )
    }
  }
  function dispatchEvent() {
    ;(dataLines > 0 &&
      onEvent({
        id,
        event: eventType,
        data,
      }),
      (id = void 0),
      (data = ''),
      (dataLines = 0),
      (eventType = void 0))
  }
  function reset(options = {}) {
    if (options.consume && pendingFragments.length > 0) {
      const incompleteLine = pendingFragments.join('')
      parseLine(incompleteLine, 0, incompleteLine.length)
    }
    ;((isFirstChunk = !0),
      (id = void 0),
      (data = ''),
      (dataLines = 0),
      (eventType = void 0),
      (pendingFragments.length = 0),
      (pendingFragmentsLength = 0),
      (terminated = !1))
  }
  return {
    feed,
    reset,
  }
}
function isDataPrefix(chunk, i, firstCharCode) {
  return (
    firstCharCode === 100 &&
    chunk.charCodeAt(i + 1) === 97 &&
    chunk.charCodeAt(i + 2) === 116 &&
    chunk.charCodeAt(i + 3) === 97 &&
    chunk.charCodeAt(i + 4) === 58
  )
}
function isEventPrefix(chunk, i, firstCharCode) {
  return (
    firstCharCode === 101 &&
    chunk.charCodeAt(i + 1) === 118 &&
    chunk.charCodeAt(i + 2) === 101 &&
    chunk.charCodeAt(i + 3) === 110 &&
    chunk.charCodeAt(i + 4) === 116 &&
    chunk.charCodeAt(i + 5) === 58
  )
}
/**
 * One message of `GET /api/v1/statistics/live` (`text/event-stream`, event `snapshot`): what is going on now, anew
 * every few seconds.
 */
var liveSnapshotSchema = object({
  /** ISO 8601. */
  at: string(),
  /** Page views and sessions begun in each of the last minutes, the oldest first. */
  minutes: array$1(
    object({
      at: string(),
      views: int(),
      sessions: int(),
    }),
  ),
  /** What is looked at most in these minutes. */
  pages: array$1(
    object({
      page: string(),
      views: int(),
    }),
  ),
  /** Since midnight in Poland. */
  today: object({
    orders: int(),
    revenue: int(),
    creditsUsed: int(),
  }),
  /** Generations by what they make: waiting, being made, and how those of the last hour ended. */
  work: array$1(
    object({
      type: _enum(GENERATION_TYPES),
      waiting: int(),
      underWay: int(),
      completed: int(),
      failed: int(),
    }),
  ),
  /** The newest orders, without a word about who placed them: value in grosze. */
  orders: array$1(
    object({
      at: string(),
      total: int(),
      items: int(),
    }),
  ),
})
// src/api/request/retry.ts
var FIRST_DELAY_MS = 1e3
var LONGEST_DELAY_MS = 1e4
var PASSING_STATUSES = /* @__PURE__ */ new Set([408, 429, 500, 502, 503, 504])
/**
 * How long (ms) to wait before the attempt after this failure, the `made`-th (0 is the first): 1 s, 2 s, 4 s … 10 s, or
 * `apartMs` each time, and at least as long as the service asks (specification part 2, section 9). Null when the
 * failure won't pass. Without a network, as far as the browser knows, nothing is tried again: whoever waits gets the
 * answer now instead of in seven seconds.
 */
function pauseAfter({ kind, status, retryAfterMs }, made, { isOffline, apartMs }) {
  if (!(kind === 'unreachable' ? !isOffline() : PASSING_STATUSES.has(status))) return null
  return Math.max(retryAfterMs ?? 0, apartMs ?? Math.min(FIRST_DELAY_MS * 2 ** made, LONGEST_DELAY_MS))
}
// src/api/product/statisticsCalls.ts
/** Rejects with INVALID_REQUEST for what a metric doesn't know, and with ORDERS_ELSEWHERE where a store elsewhere takes the orders. */
function readReport(api, query, options) {
  return api.call('GET /api/v1/statistics/report', {
    ...options,
    query,
    answer: reportSchema,
  })
}
/** The server says something every few seconds: silent for so long, it is gone. */
var LONGEST_SILENCE_MS = 2e4
var AGAIN_AFTER_MS = 1e3
/** No message is longer by far. */
var MOST_CHARACTERS = 262144
/**
 * Tells what is going on now, anew every few seconds, until the signal says so: what breaks off is begun again. Rejects
 * with what won't pass, as where the session is over or the role is gone.
 */
async function followLive(api, { signal, onSnapshot, onLost, clock = systemClock }) {
  for (let failures = 0; ;) {
    let pauseMs = AGAIN_AFTER_MS
    try {
      await listen(
        api,
        {
          signal,
          clock,
        },
        (snapshot) => {
          failures = 0
          onSnapshot(snapshot)
        },
      )
    } catch (error) {
      signal?.throwIfAborted()
      pauseMs = pauseBefore(error, failures)
    }
    failures += 1
    onLost?.()
    await sleep(clock, pauseMs, signal)
  }
}
/** Throws what won't pass by itself. Whoever has no network waits for it: it may be back at any moment. */
function pauseBefore(error, failures) {
  if (!(error instanceof ApiError)) throw error
  const pauseMs = pauseAfter(error, failures, { isOffline: () => false })
  if (pauseMs === null) throw error
  return pauseMs
}
/** Resolves when the answer has ended, broken off or gone silent. */
async function listen(api, { signal, clock }, onSnapshot) {
  const silence = new AbortController()
  const either = signal === void 0 ? silence.signal : AbortSignal.any([signal, silence.signal])
  const reader = (await api.stream('GET /api/v1/statistics/live', { signal: either })).getReader()
  const decoder = new TextDecoder()
  const parser = createParser({
    maxBufferSize: MOST_CHARACTERS,
    onEvent({ event, data }) {
      if (event === 'snapshot') onSnapshot(readAnswer(liveSnapshotSchema, parseJson(data)))
    },
  })
  const beginPatience = () => clock.after(LONGEST_SILENCE_MS, () => silence.abort())
  let endPatience = beginPatience()
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => ({
        done: true,
        value: void 0,
      }))
      if (done || value === void 0) break
      endPatience()
      endPatience = beginPatience()
      parser.feed(decoder.decode(value, { stream: true }))
    }
  } finally {
    endPatience()
    silence.abort()
  }
  signal?.throwIfAborted()
}
// src/features/statistics/reportQueries.ts
/** For so long an answer is shown again without being asked for anew, ms. */
var FRESH_MS = 6e4
/** A report. While another of the same figure is read, the one before stands. */
function reportQuery({ productApi }, question) {
  return queryOptions({
    queryKey: [ACCOUNT_KEY, 'statistics', question],
    queryFn: async ({ signal }) => {
      const report = await readReport(await productApi(), question, { signal })
      return question.by === void 0
        ? report
        : {
            ...report,
            rows: orderedRows(question.by, report),
          }
    },
    staleTime: FRESH_MS,
    refetchOnMount: true,
    placeholderData: keepPreviousData,
  })
}
/** What a failed call goes by; null for anything that isn't the API's. */
function codeOf(error) {
  return error instanceof ApiError ? error.code : null
}
// src/features/statistics/words/dimensionWords.ts
/** What a column of a table is called that names the rows. */
var DIMENSION_WORDS = {
  hour:
    /** i18n */
    {
      id: 'l3UKxt',
      message: ['Godzina'],
    },
  day:
    /** i18n */
    {
      id: '9rMPt-',
      message: ['Dzień'],
    },
  week:
    /** i18n */
    {
      id: 't_wwhM',
      message: ['Tydzień'],
    },
  month:
    /** i18n */
    {
      id: 'hibmC1',
      message: ['Miesiąc'],
    },
  page:
    /** i18n */
    {
      id: 'Mr4ruC',
      message: ['Strona'],
    },
  product:
    /** i18n */
    {
      id: '6RY4Xm',
      message: ['Produkt'],
    },
  source:
    /** i18n */
    {
      id: 'x1hUyZ',
      message: ['Źródło'],
    },
  device:
    /** i18n */
    {
      id: 'uk7lKA',
      message: ['Urządzenie'],
    },
  affiliate:
    /** i18n */
    {
      id: 'zAw8o6',
      message: ['Kod twórcy'],
    },
  offline:
    /** i18n */
    {
      id: 'z6a-K0',
      message: ['Sieć'],
    },
  returning:
    /** i18n */
    {
      id: 'EVHSoL',
      message: ['Odwiedzający'],
    },
  depth:
    /** i18n */
    {
      id: '0siCCy',
      message: ['Głębokość'],
    },
  score:
    /** i18n */
    {
      id: 'djkAxU',
      message: ['Wynik'],
    },
  step:
    /** i18n */
    {
      id: '5T0YiH',
      message: ['Krok'],
    },
  age:
    /** i18n */
    {
      id: 'rwzF68',
      message: ['Tygodni od pierwszej wizyty'],
    },
  engine:
    /** i18n */
    {
      id: 'kQ6RJt',
      message: ['Silnik'],
    },
  type:
    /** i18n */
    {
      id: 'KH5MbC',
      message: ['Rodzaj'],
    },
  failure:
    /** i18n */
    {
      id: 'jM7f_L',
      message: ['Powód'],
    },
}
var FILTER_WORDS = {
  source:
    /** i18n */
    {
      id: 'x1hUyZ',
      message: ['Źródło'],
    },
  device:
    /** i18n */
    {
      id: 'uk7lKA',
      message: ['Urządzenie'],
    },
  affiliate:
    /** i18n */
    {
      id: 'zAw8o6',
      message: ['Kod twórcy'],
    },
  offline:
    /** i18n */
    {
      id: 'z6a-K0',
      message: ['Sieć'],
    },
  engine:
    /** i18n */
    {
      id: 'kQ6RJt',
      message: ['Silnik'],
    },
  type:
    /** i18n */
    {
      id: 'KH5MbC',
      message: ['Rodzaj'],
    },
}
var SOURCE_WORDS = {
  direct:
    /** i18n */
    {
      id: 'xm-Mxo',
      message: ['Bezpośrednio'],
    },
  search:
    /** i18n */
    {
      id: '8_v3BE',
      message: ['Wyszukiwarka'],
    },
  social:
    /** i18n */
    {
      id: 'VUNGB4',
      message: ['Media społecznościowe'],
    },
  mail:
    /** i18n */
    {
      id: 'qrtOx6',
      message: ['Poczta'],
    },
  site:
    /** i18n */
    {
      id: 'PKIRQg',
      message: ['Inna strona'],
    },
}
var DEVICE_WORDS = {
  phone:
    /** i18n */
    {
      id: 'DrRL-M',
      message: ['Telefon'],
    },
  tablet:
    /** i18n */
    {
      id: 'Dl80Sh',
      message: ['Tablet'],
    },
  desktop:
    /** i18n */
    {
      id: 'edB8O6',
      message: ['Komputer'],
    },
}
var TYPE_WORDS = {
  image:
    /** i18n */
    {
      id: '8ta3qd',
      message: ['Obrazy'],
    },
  video:
    /** i18n */
    {
      id: '_ANjXZ',
      message: ['Wideo'],
    },
  music:
    /** i18n */
    {
      id: 'hj1OB8',
      message: ['Muzyka'],
    },
  speech:
    /** i18n */
    {
      id: 'of8Q1Z',
      message: ['Mowa'],
    },
  text:
    /** i18n */
    {
      id: 'nfPD0L',
      message: ['Teksty'],
    },
  transcription:
    /** i18n */
    {
      id: 'XJHcRb',
      message: ['Transkrypcje'],
    },
}
var FAILURE_WORDS = {
  GENERATION_FAILED:
    /** i18n */
    {
      id: 'CX7yHq',
      message: ['Bez podanego powodu'],
    },
  GENERATION_REFUSED:
    /** i18n */
    {
      id: 'eiMBaK',
      message: ['Dostawca odmówił takiej treści'],
    },
  GENERATOR_PROCESSING_FAILED:
    /** i18n */
    {
      id: 'TZtYVA',
      message: ['Dostawcy się nie udało'],
    },
  GENERATOR_MODEL_RETIRED:
    /** i18n */
    {
      id: 'iILZIo',
      message: ['Model wycofany'],
    },
}
var PRESET_WORDS = {
  today:
    /** i18n */
    {
      id: '3jUN97',
      message: ['Dziś'],
    },
  '7-days':
    /** i18n */
    {
      id: 'q30Mk_',
      message: ['Ostatnie 7\xA0dni'],
    },
  '30-days':
    /** i18n */
    {
      id: 'A0PiEc',
      message: ['Ostatnie 30\xA0dni'],
    },
  '90-days':
    /** i18n */
    {
      id: 'PCAvs2',
      message: ['Ostatnie 90\xA0dni'],
    },
  'this-month':
    /** i18n */
    {
      id: 'OU5uNY',
      message: ['Ten miesiąc'],
    },
  'last-month':
    /** i18n */
    {
      id: 's4rOU4',
      message: ['Zeszły miesiąc'],
    },
  'this-year':
    /** i18n */
    {
      id: 'Nn3XzB',
      message: ['Ten rok'],
    },
}
var COMPARISON_WORDS = {
  none:
    /** i18n */
    {
      id: 'esjzX3',
      message: ['Bez porównania'],
    },
  previous:
    /** i18n */
    {
      id: 'S5kb3u',
      message: ['Poprzedni okres'],
    },
  year:
    /** i18n */
    {
      id: 'yaNrlh',
      message: ['Rok wcześniej'],
    },
}
/** The way to an order. */
var STEP_WORDS = {
  session:
    /** i18n */
    {
      id: 'vlRo5j',
      message: ['Sesja'],
    },
  product:
    /** i18n */
    {
      id: 'yWvlnD',
      message: ['Zobaczony produkt'],
    },
  cart:
    /** i18n */
    {
      id: 'HFTwPn',
      message: ['Coś w\xA0koszyku'],
    },
  checkout:
    /** i18n */
    {
      id: 'nAhJw3',
      message: ['Kasa'],
    },
  paid:
    /** i18n */
    {
      id: 'P7z9KP',
      message: ['Opłacone zamówienie'],
    },
}
/** Whether there was a network. */
var OFFLINE_WORDS = {
  false:
    /** i18n */
    {
      id: 'L7iAAD',
      message: ['Z\xA0siecią'],
    },
  true:
    /** i18n */
    {
      id: 'IAQ2cH',
      message: ['Bez sieci'],
    },
}
/** Whether a device was here before. */
var RETURNING_WORDS = {
  false:
    /** i18n */
    {
      id: 'ds1SDW',
      message: ['Pierwszy raz'],
    },
  true:
    /** i18n */
    {
      id: 'UN3Mbx',
      message: ['Powracający'],
    },
}
// src/features/statistics/words/metricWords.ts
/** What each metric is called over its figures. */
var METRIC_WORDS = {
  sessions:
    /** i18n */
    {
      id: 'gz0iW0',
      message: ['Sesje'],
    },
  views:
    /** i18n */
    {
      id: '5I_puO',
      message: ['Odsłony'],
    },
  'time-on-page':
    /** i18n */
    {
      id: 'rC3d7q',
      message: ['Czas na stronie'],
    },
  scrolled:
    /** i18n */
    {
      id: 'V8oYYg',
      message: ['Przewinięte strony'],
    },
  engagement:
    /** i18n */
    {
      id: 'zGq5Sb',
      message: ['Zaangażowanie'],
    },
  scores:
    /** i18n */
    {
      id: 'nhGYoX',
      message: ['Rozkład zaangażowania'],
    },
  funnel:
    /** i18n */
    {
      id: 'f6SpyV',
      message: ['Od wizyty do zapłaty'],
    },
  retention:
    /** i18n */
    {
      id: '0XWkcY',
      message: ['Powroty'],
    },
  'offline-share':
    /** i18n */
    {
      id: '8QU5ST',
      message: ['Udział odsłon bez sieci'],
    },
  orders:
    /** i18n */
    {
      id: '5dJR2Y',
      message: ['Zamówienia'],
    },
  revenue:
    /** i18n */
    {
      id: 'Jj1NId',
      message: ['Przychód'],
    },
  'average-order':
    /** i18n */
    {
      id: '-C5w_F',
      message: ['Średnie zamówienie'],
    },
  discounts:
    /** i18n */
    {
      id: 'x1lyO3',
      message: ['Udzielone rabaty'],
    },
  'items-sold':
    /** i18n */
    {
      id: 'zMTBEo',
      message: ['Sprzedane sztuki'],
    },
  'items-value':
    /** i18n */
    {
      id: 'Y-y2VT',
      message: ['Wartość sprzedanych rzeczy'],
    },
  'credits-sold':
    /** i18n */
    {
      id: 'Nm2J6p',
      message: ['Kredyty sprzedane'],
    },
  'credits-given':
    /** i18n */
    {
      id: 'LSYtOM',
      message: ['Kredyty podarowane'],
    },
  'credits-used':
    /** i18n */
    {
      id: 'kD01qA',
      message: ['Kredyty zużyte'],
    },
  generations:
    /** i18n */
    {
      id: '5S-jk9',
      message: ['Generacje'],
    },
  'generation-credits':
    /** i18n */
    {
      id: 'kaqcgo',
      message: ['Koszt generacji'],
    },
  failures:
    /** i18n */
    {
      id: 'nc1Ij4',
      message: ['Nieudane generacje'],
    },
  'failure-share':
    /** i18n */
    {
      id: 'DEdOCh',
      message: ['Udział nieudanych'],
    },
  'processing-time':
    /** i18n */
    {
      id: '8SmhPJ',
      message: ['Czas generowania'],
    },
}
/** Of which metrics more is better or worse; the others are neither. */
var BETTER = {
  sessions: 'more',
  views: 'more',
  engagement: 'more',
  orders: 'more',
  revenue: 'more',
  'average-order': 'more',
  'items-sold': 'more',
  'items-value': 'more',
  'credits-sold': 'more',
  'credits-used': 'more',
  generations: 'more',
  failures: 'less',
  'failure-share': 'less',
  'processing-time': 'less',
}
var Figures_module_default = {
  figure: '_figure_156k0_2',
  caption: '_caption_156k0_18',
  words: '_words_156k0_26',
  title: '_title_156k0_32',
  lead: '_lead_156k0_36',
  unapplied: '_unapplied_156k0_41',
  actions: '_actions_156k0_50',
  answer: '_answer_156k0_57',
  total: '_total_156k0_70',
  change: '_change_156k0_85',
  nothing: '_nothing_156k0_103',
  note: '_note_156k0_112',
  counted: '_counted_156k0_117',
  more: '_more_156k0_121',
  unanswered: '_unanswered_156k0_125',
  scrolled: '_scrolled_156k0_139',
  table: '_table_156k0_144',
  figures: '_figures_156k0_182',
  wide: '_wide_156k0_196',
  keys: '_keys_156k0_201',
  key: '_key_156k0_201',
  amount: '_amount_156k0_235',
}
// src/features/statistics/charts/Before.tsx
/** What a mark on a bar says to who doesn't see it: the value of the period compared with. */ function Before({
  text: before,
}) {
  if (before === null) return null
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
    className: 'visually-hidden',
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'E2R6XI',
      message: ['wcześniej ', ['before']],
      values: { before },
    }),
  })
}
var Charts_module_default = {
  time: '_time_169so_2',
  reading: '_reading_169so_8',
  moment: '_moment_169so_30',
  read: '_read_169so_8',
  swatch: '_swatch_169so_40',
  frame: '_frame_169so_45',
  drawing: '_drawing_169so_59',
  grid: '_grid_169so_65',
  tick: '_tick_169so_71',
  series: '_series_169so_77',
  line: '_line_169so_83',
  area: '_area_169so_111',
  dot: '_dot_169so_116',
  cursor: '_cursor_169so_122',
  slider: '_slider_169so_128',
  bars: '_bars_169so_137',
  funnel: '_funnel_169so_138',
  bar: '_bar_169so_137',
  step: '_step_169so_145',
  name: '_name_169so_152',
  number: '_number_169so_156',
  share: '_share_169so_162',
  track: '_track_169so_169',
  fill: '_fill_169so_177',
  mark: '_mark_169so_185',
  passed: '_passed_169so_191',
  columns: '_columns_169so_201',
  top: '_top_169so_210',
  column: '_column_169so_201',
  shaft: '_shaft_169so_231',
  rise: '_rise_169so_239',
  level: '_level_169so_245',
  foot: '_foot_169so_251',
}
// src/features/statistics/charts/BarChart.tsx
/** Things beside each other, the largest first: a list whose bars only show what its numbers say. */
function BarChart({ label, bars, valueText, whole, shareText }) {
  const most = Math.max(Number.EPSILON, ...bars.flatMap(({ value, previous }) => [value, previous ?? 0]))
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ol', {
    className: Charts_module_default.bars,
    'aria-label': label,
    children: bars.map(({ key, name, value, previous }) =>
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
        'li',
        {
          className: Charts_module_default.bar,
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
              className: Charts_module_default.name,
              children: name,
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
              className: Charts_module_default.number,
              children: [
                valueText(value),
                whole === null || whole === 0
                  ? null
                  : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                      className: Charts_module_default.share,
                      children: shareText(value / whole),
                    }),
              ],
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
              className: Charts_module_default.track,
              'aria-hidden': 'true',
              children: [
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                  className: Charts_module_default.fill,
                  style: length(value / most),
                }),
                previous === null
                  ? null
                  : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                      className: Charts_module_default.mark,
                      style: length(previous / most),
                    }),
              ],
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
function length(share) {
  return { inlineSize: `${Math.max(0, Math.min(1, share)) * 100}%` }
}
// node_modules/d3-array/dist/d3-array.mjs
function ascending(a, b) {
  return a == null || b == null ? NaN : a < b ? -1 : a > b ? 1 : a >= b ? 0 : NaN
}
function descending(a, b) {
  return a == null || b == null ? NaN : b < a ? -1 : b > a ? 1 : b >= a ? 0 : NaN
}
function bisector(f) {
  let compare1, compare2, delta
  if (f.length !== 2) {
    compare1 = ascending
    compare2 = (d, x) => ascending(f(d), x)
    delta = (d, x) => f(d) - x
  } else {
    compare1 = f === ascending || f === descending ? f : zero
    compare2 = f
    delta = f
  }
  function left(a, x, lo = 0, hi = a.length) {
    if (lo < hi) {
      if (compare1(x, x) !== 0) return hi
      do {
        const mid = (lo + hi) >>> 1
        if (compare2(a[mid], x) < 0) lo = mid + 1
        else hi = mid
      } while (lo < hi)
    }
    return lo
  }
  function right(a, x, lo = 0, hi = a.length) {
    if (lo < hi) {
      if (compare1(x, x) !== 0) return hi
      do {
        const mid = (lo + hi) >>> 1
        if (compare2(a[mid], x) <= 0) lo = mid + 1
        else hi = mid
      } while (lo < hi)
    }
    return lo
  }
  function center(a, x, lo = 0, hi = a.length) {
    const i = left(a, x, lo, hi - 1)
    return i > lo && delta(a[i - 1], x) > -delta(a[i], x) ? i - 1 : i
  }
  return {
    left,
    center,
    right,
  }
}
function zero() {
  return 0
}
function number(x) {
  return x === null ? NaN : +x
}
var ascendingBisect = bisector(ascending)
var bisectRight = ascendingBisect.right
ascendingBisect.left
bisector(number).center
Array.prototype.slice
var e10 = Math.sqrt(50)
var e5 = Math.sqrt(10)
var e2 = Math.sqrt(2)
function tickSpec(start, stop, count) {
  const step = (stop - start) / Math.max(0, count),
    power = Math.floor(Math.log10(step)),
    error = step / Math.pow(10, power),
    factor = error >= e10 ? 10 : error >= e5 ? 5 : error >= e2 ? 2 : 1
  let i1, i2, inc
  if (power < 0) {
    inc = Math.pow(10, -power) / factor
    i1 = Math.round(start * inc)
    i2 = Math.round(stop * inc)
    if (i1 / inc < start) ++i1
    if (i2 / inc > stop) --i2
    inc = -inc
  } else {
    inc = Math.pow(10, power) * factor
    i1 = Math.round(start / inc)
    i2 = Math.round(stop / inc)
    if (i1 * inc < start) ++i1
    if (i2 * inc > stop) --i2
  }
  if (i2 < i1 && 0.5 <= count && count < 2) return tickSpec(start, stop, count * 2)
  return [i1, i2, inc]
}
function ticks(start, stop, count) {
  ;((stop = +stop), (start = +start), (count = +count))
  if (!(count > 0)) return []
  if (start === stop) return [start]
  const reverse = stop < start,
    [i1, i2, inc] = reverse ? tickSpec(stop, start, count) : tickSpec(start, stop, count)
  if (!(i2 >= i1)) return []
  const n = i2 - i1 + 1,
    ticks = new Array(n)
  if (reverse) {
    if (inc < 0) for (let i = 0; i < n; ++i) ticks[i] = (i2 - i) / -inc
    else for (let i = 0; i < n; ++i) ticks[i] = (i2 - i) * inc
  } else if (inc < 0) for (let i = 0; i < n; ++i) ticks[i] = (i1 + i) / -inc
  else for (let i = 0; i < n; ++i) ticks[i] = (i1 + i) * inc
  return ticks
}
function tickIncrement(start, stop, count) {
  ;((stop = +stop), (start = +start), (count = +count))
  return tickSpec(start, stop, count)[2]
}
function tickStep(start, stop, count) {
  ;((stop = +stop), (start = +start), (count = +count))
  const reverse = stop < start,
    inc = reverse ? tickIncrement(stop, start, count) : tickIncrement(start, stop, count)
  return (reverse ? -1 : 1) * (inc < 0 ? 1 / -inc : inc)
}
// node_modules/d3-format/dist/d3-format.mjs
function formatDecimal(x) {
  return Math.abs((x = Math.round(x))) >= 1e21 ? x.toLocaleString('en').replace(/,/g, '') : x.toString(10)
}
function formatDecimalParts(x, p) {
  if (!isFinite(x) || x === 0) return null
  var i = (x = p ? x.toExponential(p - 1) : x.toExponential()).indexOf('e'),
    coefficient = x.slice(0, i)
  return [coefficient.length > 1 ? coefficient[0] + coefficient.slice(2) : coefficient, +x.slice(i + 1)]
}
function exponent(x) {
  return ((x = formatDecimalParts(Math.abs(x))), x ? x[1] : NaN)
}
function formatGroup(grouping, thousands) {
  return function (value, width) {
    var i = value.length,
      t = [],
      j = 0,
      g = grouping[0],
      length = 0
    while (i > 0 && g > 0) {
      if (length + g + 1 > width) g = Math.max(1, width - length)
      t.push(value.substring((i -= g), i + g))
      if ((length += g + 1) > width) break
      g = grouping[(j = (j + 1) % grouping.length)]
    }
    return t.reverse().join(thousands)
  }
}
function formatNumerals(numerals) {
  return function (value) {
    return value.replace(/[0-9]/g, function (i) {
      return numerals[+i]
    })
  }
}
var re = /^(?:(.)?([<>=^]))?([+\-( ])?([$#])?(0)?(\d+)?(,)?(\.\d+)?(~)?([a-z%])?$/i
function formatSpecifier(specifier) {
  if (!(match = re.exec(specifier))) throw new Error('invalid format: ' + specifier)
  var match
  return new FormatSpecifier({
    fill: match[1],
    align: match[2],
    sign: match[3],
    symbol: match[4],
    zero: match[5],
    width: match[6],
    comma: match[7],
    precision: match[8] && match[8].slice(1),
    trim: match[9],
    type: match[10],
  })
}
formatSpecifier.prototype = FormatSpecifier.prototype
function FormatSpecifier(specifier) {
  this.fill = specifier.fill === void 0 ? ' ' : specifier.fill + ''
  this.align = specifier.align === void 0 ? '>' : specifier.align + ''
  this.sign = specifier.sign === void 0 ? '-' : specifier.sign + ''
  this.symbol = specifier.symbol === void 0 ? '' : specifier.symbol + ''
  this.zero = !!specifier.zero
  this.width = specifier.width === void 0 ? void 0 : +specifier.width
  this.comma = !!specifier.comma
  this.precision = specifier.precision === void 0 ? void 0 : +specifier.precision
  this.trim = !!specifier.trim
  this.type = specifier.type === void 0 ? '' : specifier.type + ''
}
FormatSpecifier.prototype.toString = function () {
  return (
    this.fill +
    this.align +
    this.sign +
    this.symbol +
    (this.zero ? '0' : '') +
    (this.width === void 0 ? '' : Math.max(1, this.width | 0)) +
    (this.comma ? ',' : '') +
    (this.precision === void 0 ? '' : '.' + Math.max(0, this.precision | 0)) +
    (this.trim ? '~' : '') +
    this.type
  )
}
function formatTrim(s) {
  out: for (var n = s.length, i = 1, i0 = -1, i1; i < n; ++i)
    switch (s[i]) {
      case '.':
        i0 = i1 = i
        break
      case '0':
        if (i0 === 0) i0 = i
        i1 = i
        break
      default:
        if (!+s[i]) break out
        if (i0 > 0) i0 = 0
    }
  return i0 > 0 ? s.slice(0, i0) + s.slice(i1 + 1) : s
}
var prefixExponent
function formatPrefixAuto(x, p) {
  var d = formatDecimalParts(x, p)
  if (!d) return ((prefixExponent = void 0), x.toPrecision(p))
  var coefficient = d[0],
    exponent = d[1],
    i = exponent - (prefixExponent = Math.max(-8, Math.min(8, Math.floor(exponent / 3))) * 3) + 1,
    n = coefficient.length
  return i === n
    ? coefficient
    : i > n
      ? coefficient + new Array(i - n + 1).join('0')
      : i > 0
        ? coefficient.slice(0, i) + '.' + coefficient.slice(i)
        : '0.' + new Array(1 - i).join('0') + formatDecimalParts(x, Math.max(0, p + i - 1))[0]
}
function formatRounded(x, p) {
  var d = formatDecimalParts(x, p)
  if (!d) return x + ''
  var coefficient = d[0],
    exponent = d[1]
  return exponent < 0
    ? '0.' + new Array(-exponent).join('0') + coefficient
    : coefficient.length > exponent + 1
      ? coefficient.slice(0, exponent + 1) + '.' + coefficient.slice(exponent + 1)
      : coefficient + new Array(exponent - coefficient.length + 2).join('0')
}
var formatTypes = {
  '%': (x, p) => (x * 100).toFixed(p),
  b: (x) => Math.round(x).toString(2),
  c: (x) => x + '',
  d: formatDecimal,
  e: (x, p) => x.toExponential(p),
  f: (x, p) => x.toFixed(p),
  g: (x, p) => x.toPrecision(p),
  o: (x) => Math.round(x).toString(8),
  p: (x, p) => formatRounded(x * 100, p),
  r: formatRounded,
  s: formatPrefixAuto,
  X: (x) => Math.round(x).toString(16).toUpperCase(),
  x: (x) => Math.round(x).toString(16),
}
function identity(x) {
  return x
}
var map = Array.prototype.map
var prefixes = ['y', 'z', 'a', 'f', 'p', 'n', 'µ', 'm', '', 'k', 'M', 'G', 'T', 'P', 'E', 'Z', 'Y']
function formatLocale(locale) {
  var group =
      locale.grouping === void 0 || locale.thousands === void 0
        ? identity
        : formatGroup(map.call(locale.grouping, Number), locale.thousands + ''),
    currencyPrefix = locale.currency === void 0 ? '' : locale.currency[0] + '',
    currencySuffix = locale.currency === void 0 ? '' : locale.currency[1] + '',
    decimal = locale.decimal === void 0 ? '.' : locale.decimal + '',
    numerals = locale.numerals === void 0 ? identity : formatNumerals(map.call(locale.numerals, String)),
    percent = locale.percent === void 0 ? '%' : locale.percent + '',
    minus = locale.minus === void 0 ? '−' : locale.minus + '',
    nan = locale.nan === void 0 ? 'NaN' : locale.nan + ''
  function newFormat(specifier, options) {
    specifier = formatSpecifier(specifier)
    var fill = specifier.fill,
      align = specifier.align,
      sign = specifier.sign,
      symbol = specifier.symbol,
      zero = specifier.zero,
      width = specifier.width,
      comma = specifier.comma,
      precision = specifier.precision,
      trim = specifier.trim,
      type = specifier.type
    if (type === 'n') ((comma = true), (type = 'g'))
    else if (!formatTypes[type]) (precision === void 0 && (precision = 12), (trim = true), (type = 'g'))
    if (zero || (fill === '0' && align === '=')) ((zero = true), (fill = '0'), (align = '='))
    var prefix =
        (options && options.prefix !== void 0 ? options.prefix : '') +
        (symbol === '$'
          ? currencyPrefix
          : symbol === '#' && /[boxX]/.test(type)
            ? '0' + type.toLowerCase()
            : ''),
      suffix =
        (symbol === '$' ? currencySuffix : /[%p]/.test(type) ? percent : '') +
        (options && options.suffix !== void 0 ? options.suffix : '')
    var formatType = formatTypes[type],
      maybeSuffix = /[defgprs%]/.test(type)
    precision =
      precision === void 0
        ? 6
        : /[gprs]/.test(type)
          ? Math.max(1, Math.min(21, precision))
          : Math.max(0, Math.min(20, precision))
    function format(value) {
      var valuePrefix = prefix,
        valueSuffix = suffix,
        i,
        n,
        c
      if (type === 'c') {
        valueSuffix = formatType(value) + valueSuffix
        value = ''
      } else {
        value = +value
        var valueNegative = value < 0 || 1 / value < 0
        value = isNaN(value) ? nan : formatType(Math.abs(value), precision)
        if (trim) value = formatTrim(value)
        if (valueNegative && +value === 0 && sign !== '+') valueNegative = false
        valuePrefix =
          (valueNegative ? (sign === '(' ? sign : minus) : sign === '-' || sign === '(' ? '' : sign) +
          valuePrefix
        valueSuffix =
          (type === 's' && !isNaN(value) && prefixExponent !== void 0
            ? prefixes[8 + prefixExponent / 3]
            : '') +
          valueSuffix +
          (valueNegative && sign === '(' ? ')' : '')
        if (maybeSuffix) {
          ;((i = -1), (n = value.length))
          while (++i < n)
            if (((c = value.charCodeAt(i)), 48 > c || c > 57)) {
              valueSuffix = (c === 46 ? decimal + value.slice(i + 1) : value.slice(i)) + valueSuffix
              value = value.slice(0, i)
              break
            }
        }
      }
      if (comma && !zero) value = group(value, Infinity)
      var length = valuePrefix.length + value.length + valueSuffix.length,
        padding = length < width ? new Array(width - length + 1).join(fill) : ''
      if (comma && zero)
        ((value = group(padding + value, padding.length ? width - valueSuffix.length : Infinity)),
          (padding = ''))
      switch (align) {
        case '<':
          value = valuePrefix + value + valueSuffix + padding
          break
        case '=':
          value = valuePrefix + padding + value + valueSuffix
          break
        case '^':
          value =
            padding.slice(0, (length = padding.length >> 1)) +
            valuePrefix +
            value +
            valueSuffix +
            padding.slice(length)
          break
        default:
          value = padding + valuePrefix + value + valueSuffix
      }
      return numerals(value)
    }
    format.toString = function () {
      return specifier + ''
    }
    return format
  }
  function formatPrefix(specifier, value) {
    var e = Math.max(-8, Math.min(8, Math.floor(exponent(value) / 3))) * 3,
      k = Math.pow(10, -e),
      f = newFormat(((specifier = formatSpecifier(specifier)), (specifier.type = 'f'), specifier), {
        suffix: prefixes[8 + e / 3],
      })
    return function (value) {
      return f(k * value)
    }
  }
  return {
    format: newFormat,
    formatPrefix,
  }
}
var locale
var format
var formatPrefix
defaultLocale({
  thousands: ',',
  grouping: [3],
  currency: ['$', ''],
})
function defaultLocale(definition) {
  locale = formatLocale(definition)
  format = locale.format
  formatPrefix = locale.formatPrefix
  return locale
}
function precisionFixed(step) {
  return Math.max(0, -exponent(Math.abs(step)))
}
function precisionPrefix(step, value) {
  return Math.max(
    0,
    Math.max(-8, Math.min(8, Math.floor(exponent(value) / 3))) * 3 - exponent(Math.abs(step)),
  )
}
function precisionRound(step, max) {
  ;((step = Math.abs(step)), (max = Math.abs(max) - step))
  return Math.max(0, exponent(max) - exponent(step)) + 1
}
// node_modules/d3-scale/dist/d3-scale.mjs
function initRange(domain, range) {
  switch (arguments.length) {
    case 0:
      break
    case 1:
      this.range(domain)
      break
    default:
      this.range(range).domain(domain)
  }
  return this
}
function constants(x) {
  return function () {
    return x
  }
}
function number$1(x) {
  return +x
}
var unit = [0, 1]
function identity$1(x) {
  return x
}
function normalize(a, b) {
  return (b -= a = +a)
    ? function (x) {
        return (x - a) / b
      }
    : constants(isNaN(b) ? NaN : 0.5)
}
function clamper(a, b) {
  var t
  if (a > b) ((t = a), (a = b), (b = t))
  return function (x) {
    return Math.max(a, Math.min(b, x))
  }
}
function bimap(domain, range, interpolate) {
  var d0 = domain[0],
    d1 = domain[1],
    r0 = range[0],
    r1 = range[1]
  if (d1 < d0) ((d0 = normalize(d1, d0)), (r0 = interpolate(r1, r0)))
  else ((d0 = normalize(d0, d1)), (r0 = interpolate(r0, r1)))
  return function (x) {
    return r0(d0(x))
  }
}
function polymap(domain, range, interpolate) {
  var j = Math.min(domain.length, range.length) - 1,
    d = new Array(j),
    r = new Array(j),
    i = -1
  if (domain[j] < domain[0]) {
    domain = domain.slice().reverse()
    range = range.slice().reverse()
  }
  while (++i < j) {
    d[i] = normalize(domain[i], domain[i + 1])
    r[i] = interpolate(range[i], range[i + 1])
  }
  return function (x) {
    var i = bisectRight(domain, x, 1, j) - 1
    return r[i](d[i](x))
  }
}
function copy$1(source, target) {
  return target
    .domain(source.domain())
    .range(source.range())
    .interpolate(source.interpolate())
    .clamp(source.clamp())
    .unknown(source.unknown())
}
function transformer$2() {
  var domain = unit,
    range = unit,
    interpolate$1 = value,
    transform,
    untransform,
    unknown,
    clamp = identity$1,
    piecewise,
    output,
    input
  function rescale() {
    var n = Math.min(domain.length, range.length)
    if (clamp !== identity$1) clamp = clamper(domain[0], domain[n - 1])
    piecewise = n > 2 ? polymap : bimap
    output = input = null
    return scale
  }
  function scale(x) {
    return x == null || isNaN((x = +x))
      ? unknown
      : (output || (output = piecewise(domain.map(transform), range, interpolate$1)))(transform(clamp(x)))
  }
  scale.invert = function (y) {
    return clamp(untransform((input || (input = piecewise(range, domain.map(transform), number$4)))(y)))
  }
  scale.domain = function (_) {
    return arguments.length ? ((domain = Array.from(_, number$1)), rescale()) : domain.slice()
  }
  scale.range = function (_) {
    return arguments.length ? ((range = Array.from(_)), rescale()) : range.slice()
  }
  scale.rangeRound = function (_) {
    return ((range = Array.from(_)), (interpolate$1 = round), rescale())
  }
  scale.clamp = function (_) {
    return arguments.length ? ((clamp = _ ? true : identity$1), rescale()) : clamp !== identity$1
  }
  scale.interpolate = function (_) {
    return arguments.length ? ((interpolate$1 = _), rescale()) : interpolate$1
  }
  scale.unknown = function (_) {
    return arguments.length ? ((unknown = _), scale) : unknown
  }
  return function (t, u) {
    ;((transform = t), (untransform = u))
    return rescale()
  }
}
function continuous() {
  return transformer$2()(identity$1, identity$1)
}
function tickFormat(start, stop, count, specifier) {
  var step = tickStep(start, stop, count),
    precision
  specifier = formatSpecifier(specifier == null ? ',f' : specifier)
  switch (specifier.type) {
    case 's':
      var value = Math.max(Math.abs(start), Math.abs(stop))
      if (specifier.precision == null && !isNaN((precision = precisionPrefix(step, value))))
        specifier.precision = precision
      return formatPrefix(specifier, value)
    case '':
    case 'e':
    case 'g':
    case 'p':
    case 'r':
      if (
        specifier.precision == null &&
        !isNaN((precision = precisionRound(step, Math.max(Math.abs(start), Math.abs(stop)))))
      )
        specifier.precision = precision - (specifier.type === 'e')
      break
    case 'f':
    case '%':
      if (specifier.precision == null && !isNaN((precision = precisionFixed(step))))
        specifier.precision = precision - (specifier.type === '%') * 2
  }
  return format(specifier)
}
function linearish(scale) {
  var domain = scale.domain
  scale.ticks = function (count) {
    var d = domain()
    return ticks(d[0], d[d.length - 1], count == null ? 10 : count)
  }
  scale.tickFormat = function (count, specifier) {
    var d = domain()
    return tickFormat(d[0], d[d.length - 1], count == null ? 10 : count, specifier)
  }
  scale.nice = function (count) {
    if (count == null) count = 10
    var d = domain()
    var i0 = 0
    var i1 = d.length - 1
    var start = d[i0]
    var stop = d[i1]
    var prestep
    var step
    var maxIter = 10
    if (stop < start) {
      ;((step = start), (start = stop), (stop = step))
      ;((step = i0), (i0 = i1), (i1 = step))
    }
    while (maxIter-- > 0) {
      step = tickIncrement(start, stop, count)
      if (step === prestep) {
        d[i0] = start
        d[i1] = stop
        return domain(d)
      } else if (step > 0) {
        start = Math.floor(start / step) * step
        stop = Math.ceil(stop / step) * step
      } else if (step < 0) {
        start = Math.ceil(start * step) / step
        stop = Math.floor(stop * step) / step
      } else break
      prestep = step
    }
    return scale
  }
  return scale
}
function linear() {
  var scale = continuous()
  scale.copy = function () {
    return copy$1(scale, linear())
  }
  initRange.apply(scale, arguments)
  return linearish(scale)
}
// node_modules/d3-path/dist/d3-path.mjs
var pi$1 = Math.PI
var tau$1 = 2 * pi$1
var epsilon$1 = 1e-6
var tauEpsilon = tau$1 - epsilon$1
function append(strings) {
  this._ += strings[0]
  for (let i = 1, n = strings.length; i < n; ++i) this._ += arguments[i] + strings[i]
}
function appendRound(digits) {
  let d = Math.floor(digits)
  if (!(d >= 0)) throw new Error(`invalid digits: ${digits}`)
  if (d > 15) return append
  const k = 10 ** d
  return function (strings) {
    this._ += strings[0]
    for (let i = 1, n = strings.length; i < n; ++i) this._ += Math.round(arguments[i] * k) / k + strings[i]
  }
}
function equal(x0, y0, x1, y1) {
  return x0 === x1 && y0 === y1
}
function equalRound(digits) {
  const d = Math.floor(digits)
  if (!(d <= 15)) return equal
  const k = 10 ** d
  const r = function (value) {
    return Math.round(value * k)
  }
  return function (x0, y0, x1, y1) {
    return r(x0) === r(x1) && r(y0) === r(y1)
  }
}
var Path = class {
  constructor(digits) {
    this._x0 = this._y0 = this._x1 = this._y1 = null
    this._ = ''
    this._append = digits == null ? append : appendRound(digits)
    this._equal = digits == null ? equal : equalRound(digits)
  }
  moveTo(x, y) {
    this._append`M${(this._x0 = this._x1 = +x)},${(this._y0 = this._y1 = +y)}`
  }
  closePath() {
    if (this._x1 !== null) {
      ;((this._x1 = this._x0), (this._y1 = this._y0))
      this._append`Z`
    }
  }
  lineTo(x, y) {
    this._append`L${(this._x1 = +x)},${(this._y1 = +y)}`
  }
  quadraticCurveTo(x1, y1, x, y) {
    this._append`Q${+x1},${+y1},${(this._x1 = +x)},${(this._y1 = +y)}`
  }
  bezierCurveTo(x1, y1, x2, y2, x, y) {
    this._append`C${+x1},${+y1},${+x2},${+y2},${(this._x1 = +x)},${(this._y1 = +y)}`
  }
  arcTo(x1, y1, x2, y2, r) {
    ;((x1 = +x1), (y1 = +y1), (x2 = +x2), (y2 = +y2), (r = +r))
    if (r < 0) throw new Error(`negative radius: ${r}`)
    let x0 = this._x1,
      y0 = this._y1,
      x21 = x2 - x1,
      y21 = y2 - y1,
      x01 = x0 - x1,
      y01 = y0 - y1,
      l01_2 = x01 * x01 + y01 * y01
    if (this._x1 === null) this._append`M${(this._x1 = x1)},${(this._y1 = y1)}`
    else if (!(l01_2 > epsilon$1));
    else if (!(Math.abs(y01 * x21 - y21 * x01) > epsilon$1) || !r)
      this._append`L${(this._x1 = x1)},${(this._y1 = y1)}`
    else {
      let x20 = x2 - x0,
        y20 = y2 - y0,
        l21_2 = x21 * x21 + y21 * y21,
        l20_2 = x20 * x20 + y20 * y20,
        l21 = Math.sqrt(l21_2),
        l01 = Math.sqrt(l01_2),
        l = r * Math.tan((pi$1 - Math.acos((l21_2 + l01_2 - l20_2) / (2 * l21 * l01))) / 2),
        t01 = l / l01,
        t21 = l / l21
      if (Math.abs(t01 - 1) > epsilon$1) this._append`L${x1 + t01 * x01},${y1 + t01 * y01}`
      this
        ._append`A${r},${r},0,0,${+(y01 * x20 > x01 * y20)},${(this._x1 = x1 + t21 * x21)},${(this._y1 = y1 + t21 * y21)}`
    }
  }
  arc(x, y, r, a0, a1, ccw) {
    ;((x = +x), (y = +y), (r = +r), (ccw = !!ccw))
    if (r < 0) throw new Error(`negative radius: ${r}`)
    let dx = r * Math.cos(a0),
      dy = r * Math.sin(a0),
      x0 = x + dx,
      y0 = y + dy,
      cw = 1 ^ ccw,
      da = ccw ? a0 - a1 : a1 - a0
    if (this._x1 === null) this._append`M${x0},${y0}`
    else if (Math.abs(this._x1 - x0) > epsilon$1 || Math.abs(this._y1 - y0) > epsilon$1)
      this._append`L${x0},${y0}`
    if (!r) return
    if (da < 0) da = (da % tau$1) + tau$1
    if (da > tauEpsilon)
      this
        ._append`A${r},${r},0,1,${cw},${x - dx},${y - dy}A${r},${r},0,1,${cw},${(this._x1 = x0)},${(this._y1 = y0)}`
    else if (da > epsilon$1) {
      const x1 = x + r * Math.cos(a1)
      const y1 = y + r * Math.sin(a1)
      if (da >= pi$1 && this._equal(x0, y0, x1, y1)) {
        da /= 2
        let a00 = a0 + da
        this._append`A${r},${r},0,${+(da >= pi$1)},${cw},${x + r * Math.cos(a00)},${y + r * Math.sin(a00)}`
      }
      this._append`A${r},${r},0,${+(da >= pi$1)},${cw},${(this._x1 = x1)},${(this._y1 = y1)}`
    }
  }
  rect(x, y, w, h) {
    this._append`M${(this._x0 = this._x1 = +x)},${(this._y0 = this._y1 = +y)}h${(w = +w)}v${+h}h${-w}Z`
  }
  toString() {
    return this._
  }
}
function path() {
  return new Path()
}
path.prototype = Path.prototype
// node_modules/d3-shape/dist/d3-shape.mjs
function constant(x) {
  return function constant() {
    return x
  }
}
var cos = Math.cos
var sin = Math.sin
var sqrt = Math.sqrt
var epsilon = 1e-12
var pi = Math.PI
pi / 2
var tau = 2 * pi
function withPath(shape) {
  let digits = 3
  shape.digits = function (_) {
    if (!arguments.length) return digits
    if (_ == null) digits = null
    else {
      const d = Math.floor(_)
      if (!(d >= 0)) throw new RangeError(`invalid digits: ${_}`)
      digits = d
    }
    return shape
  }
  return () => new Path(digits)
}
Array.prototype.slice
function array(x) {
  return typeof x === 'object' && 'length' in x ? x : Array.from(x)
}
function Linear(context) {
  this._context = context
}
Linear.prototype = {
  areaStart: function () {
    this._line = 0
  },
  areaEnd: function () {
    this._line = NaN
  },
  lineStart: function () {
    this._point = 0
  },
  lineEnd: function () {
    if (this._line || (this._line !== 0 && this._point === 1)) this._context.closePath()
    this._line = 1 - this._line
  },
  point: function (x, y) {
    ;((x = +x), (y = +y))
    switch (this._point) {
      case 0:
        this._point = 1
        this._line ? this._context.lineTo(x, y) : this._context.moveTo(x, y)
        break
      case 1:
        this._point = 2
      default:
        this._context.lineTo(x, y)
    }
  },
}
function curveLinear(context) {
  return new Linear(context)
}
function x(p) {
  return p[0]
}
function y(p) {
  return p[1]
}
function line(x$1, y$1) {
  var defined = constant(true),
    context = null,
    curve = curveLinear,
    output = null,
    path = withPath(line)
  x$1 = typeof x$1 === 'function' ? x$1 : x$1 === void 0 ? x : constant(x$1)
  y$1 = typeof y$1 === 'function' ? y$1 : y$1 === void 0 ? y : constant(y$1)
  function line(data) {
    var i,
      n = (data = array(data)).length,
      d,
      defined0 = false,
      buffer
    if (context == null) output = curve((buffer = path()))
    for (i = 0; i <= n; ++i) {
      if (!(i < n && defined((d = data[i]), i, data)) === defined0) {
        if ((defined0 = !defined0)) output.lineStart()
        else output.lineEnd()
      }
      if (defined0) output.point(+x$1(d, i, data), +y$1(d, i, data))
    }
    if (buffer) return ((output = null), buffer + '' || null)
  }
  line.x = function (_) {
    return arguments.length ? ((x$1 = typeof _ === 'function' ? _ : constant(+_)), line) : x$1
  }
  line.y = function (_) {
    return arguments.length ? ((y$1 = typeof _ === 'function' ? _ : constant(+_)), line) : y$1
  }
  line.defined = function (_) {
    return arguments.length ? ((defined = typeof _ === 'function' ? _ : constant(!!_)), line) : defined
  }
  line.curve = function (_) {
    return arguments.length ? ((curve = _), context != null && (output = curve(context)), line) : curve
  }
  line.context = function (_) {
    return arguments.length
      ? (_ == null ? (context = output = null) : (output = curve((context = _))), line)
      : context
  }
  return line
}
function area(x0, y0, y1) {
  var x1 = null,
    defined = constant(true),
    context = null,
    curve = curveLinear,
    output = null,
    path = withPath(area)
  x0 = typeof x0 === 'function' ? x0 : x0 === void 0 ? x : constant(+x0)
  y0 = typeof y0 === 'function' ? y0 : y0 === void 0 ? constant(0) : constant(+y0)
  y1 = typeof y1 === 'function' ? y1 : y1 === void 0 ? y : constant(+y1)
  function area(data) {
    var i,
      j,
      k,
      n = (data = array(data)).length,
      d,
      defined0 = false,
      buffer,
      x0z = new Array(n),
      y0z = new Array(n)
    if (context == null) output = curve((buffer = path()))
    for (i = 0; i <= n; ++i) {
      if (!(i < n && defined((d = data[i]), i, data)) === defined0) {
        if ((defined0 = !defined0)) {
          j = i
          output.areaStart()
          output.lineStart()
        } else {
          output.lineEnd()
          output.lineStart()
          for (k = i - 1; k >= j; --k) output.point(x0z[k], y0z[k])
          output.lineEnd()
          output.areaEnd()
        }
      }
      if (defined0) {
        ;((x0z[i] = +x0(d, i, data)), (y0z[i] = +y0(d, i, data)))
        output.point(x1 ? +x1(d, i, data) : x0z[i], y1 ? +y1(d, i, data) : y0z[i])
      }
    }
    if (buffer) return ((output = null), buffer + '' || null)
  }
  function arealine() {
    return line().defined(defined).curve(curve).context(context)
  }
  area.x = function (_) {
    return arguments.length ? ((x0 = typeof _ === 'function' ? _ : constant(+_)), (x1 = null), area) : x0
  }
  area.x0 = function (_) {
    return arguments.length ? ((x0 = typeof _ === 'function' ? _ : constant(+_)), area) : x0
  }
  area.x1 = function (_) {
    return arguments.length
      ? ((x1 = _ == null ? null : typeof _ === 'function' ? _ : constant(+_)), area)
      : x1
  }
  area.y = function (_) {
    return arguments.length ? ((y0 = typeof _ === 'function' ? _ : constant(+_)), (y1 = null), area) : y0
  }
  area.y0 = function (_) {
    return arguments.length ? ((y0 = typeof _ === 'function' ? _ : constant(+_)), area) : y0
  }
  area.y1 = function (_) {
    return arguments.length
      ? ((y1 = _ == null ? null : typeof _ === 'function' ? _ : constant(+_)), area)
      : y1
  }
  area.lineX0 = area.lineY0 = function () {
    return arealine().x(x0).y(y0)
  }
  area.lineY1 = function () {
    return arealine().x(x0).y(y1)
  }
  area.lineX1 = function () {
    return arealine().x(x1).y(y0)
  }
  area.defined = function (_) {
    return arguments.length ? ((defined = typeof _ === 'function' ? _ : constant(!!_)), area) : defined
  }
  area.curve = function (_) {
    return arguments.length ? ((curve = _), context != null && (output = curve(context)), area) : curve
  }
  area.context = function (_) {
    return arguments.length
      ? (_ == null ? (context = output = null) : (output = curve((context = _))), area)
      : context
  }
  return area
}
curveRadial(curveLinear)
function Radial(curve) {
  this._curve = curve
}
Radial.prototype = {
  areaStart: function () {
    this._curve.areaStart()
  },
  areaEnd: function () {
    this._curve.areaEnd()
  },
  lineStart: function () {
    this._curve.lineStart()
  },
  lineEnd: function () {
    this._curve.lineEnd()
  },
  point: function (a, r) {
    this._curve.point(r * Math.sin(a), r * -Math.cos(a))
  },
}
function curveRadial(curve) {
  function radial(context) {
    return new Radial(curve(context))
  }
  radial._curve = curve
  return radial
}
sqrt(3)
sqrt(1 / 3) * 2
var kr = sin(pi / 10) / sin((7 * pi) / 10)
sin(tau / 10) * kr
;-cos(tau / 10) * kr
sqrt(3)
sqrt(3)
sqrt(3) / 2
;(1 / sqrt(12) / 2 + 1) * 3
function noop() {}
function point$3(that, x, y) {
  that._context.bezierCurveTo(
    (2 * that._x0 + that._x1) / 3,
    (2 * that._y0 + that._y1) / 3,
    (that._x0 + 2 * that._x1) / 3,
    (that._y0 + 2 * that._y1) / 3,
    (that._x0 + 4 * that._x1 + x) / 6,
    (that._y0 + 4 * that._y1 + y) / 6,
  )
}
function Basis(context) {
  this._context = context
}
Basis.prototype = {
  areaStart: function () {
    this._line = 0
  },
  areaEnd: function () {
    this._line = NaN
  },
  lineStart: function () {
    this._x0 = this._x1 = this._y0 = this._y1 = NaN
    this._point = 0
  },
  lineEnd: function () {
    switch (this._point) {
      case 3:
        point$3(this, this._x1, this._y1)
      case 2:
        this._context.lineTo(this._x1, this._y1)
    }
    if (this._line || (this._line !== 0 && this._point === 1)) this._context.closePath()
    this._line = 1 - this._line
  },
  point: function (x, y) {
    ;((x = +x), (y = +y))
    switch (this._point) {
      case 0:
        this._point = 1
        this._line ? this._context.lineTo(x, y) : this._context.moveTo(x, y)
        break
      case 1:
        this._point = 2
        break
      case 2:
        this._point = 3
        this._context.lineTo((5 * this._x0 + this._x1) / 6, (5 * this._y0 + this._y1) / 6)
      default:
        point$3(this, x, y)
    }
    ;((this._x0 = this._x1), (this._x1 = x))
    ;((this._y0 = this._y1), (this._y1 = y))
  },
}
function BasisClosed(context) {
  this._context = context
}
BasisClosed.prototype = {
  areaStart: noop,
  areaEnd: noop,
  lineStart: function () {
    this._x0 =
      this._x1 =
      this._x2 =
      this._x3 =
      this._x4 =
      this._y0 =
      this._y1 =
      this._y2 =
      this._y3 =
      this._y4 =
        NaN
    this._point = 0
  },
  lineEnd: function () {
    switch (this._point) {
      case 1:
        this._context.moveTo(this._x2, this._y2)
        this._context.closePath()
        break
      case 2:
        this._context.moveTo((this._x2 + 2 * this._x3) / 3, (this._y2 + 2 * this._y3) / 3)
        this._context.lineTo((this._x3 + 2 * this._x2) / 3, (this._y3 + 2 * this._y2) / 3)
        this._context.closePath()
        break
      case 3:
        this.point(this._x2, this._y2)
        this.point(this._x3, this._y3)
        this.point(this._x4, this._y4)
    }
  },
  point: function (x, y) {
    ;((x = +x), (y = +y))
    switch (this._point) {
      case 0:
        this._point = 1
        ;((this._x2 = x), (this._y2 = y))
        break
      case 1:
        this._point = 2
        ;((this._x3 = x), (this._y3 = y))
        break
      case 2:
        this._point = 3
        ;((this._x4 = x), (this._y4 = y))
        this._context.moveTo((this._x0 + 4 * this._x1 + x) / 6, (this._y0 + 4 * this._y1 + y) / 6)
        break
      default:
        point$3(this, x, y)
    }
    ;((this._x0 = this._x1), (this._x1 = x))
    ;((this._y0 = this._y1), (this._y1 = y))
  },
}
function BasisOpen(context) {
  this._context = context
}
BasisOpen.prototype = {
  areaStart: function () {
    this._line = 0
  },
  areaEnd: function () {
    this._line = NaN
  },
  lineStart: function () {
    this._x0 = this._x1 = this._y0 = this._y1 = NaN
    this._point = 0
  },
  lineEnd: function () {
    if (this._line || (this._line !== 0 && this._point === 3)) this._context.closePath()
    this._line = 1 - this._line
  },
  point: function (x, y) {
    ;((x = +x), (y = +y))
    switch (this._point) {
      case 0:
        this._point = 1
        break
      case 1:
        this._point = 2
        break
      case 2:
        this._point = 3
        var x0 = (this._x0 + 4 * this._x1 + x) / 6,
          y0 = (this._y0 + 4 * this._y1 + y) / 6
        this._line ? this._context.lineTo(x0, y0) : this._context.moveTo(x0, y0)
        break
      case 3:
        this._point = 4
      default:
        point$3(this, x, y)
    }
    ;((this._x0 = this._x1), (this._x1 = x))
    ;((this._y0 = this._y1), (this._y1 = y))
  },
}
function Bundle(context, beta) {
  this._basis = new Basis(context)
  this._beta = beta
}
Bundle.prototype = {
  lineStart: function () {
    this._x = []
    this._y = []
    this._basis.lineStart()
  },
  lineEnd: function () {
    var x = this._x,
      y = this._y,
      j = x.length - 1
    if (j > 0) {
      var x0 = x[0],
        y0 = y[0],
        dx = x[j] - x0,
        dy = y[j] - y0,
        i = -1,
        t
      while (++i <= j) {
        t = i / j
        this._basis.point(
          this._beta * x[i] + (1 - this._beta) * (x0 + t * dx),
          this._beta * y[i] + (1 - this._beta) * (y0 + t * dy),
        )
      }
    }
    this._x = this._y = null
    this._basis.lineEnd()
  },
  point: function (x, y) {
    this._x.push(+x)
    this._y.push(+y)
  },
}
;(function custom(beta) {
  function bundle(context) {
    return beta === 1 ? new Basis(context) : new Bundle(context, beta)
  }
  bundle.beta = function (beta) {
    return custom(+beta)
  }
  return bundle
})(0.85)
function point$2(that, x, y) {
  that._context.bezierCurveTo(
    that._x1 + that._k * (that._x2 - that._x0),
    that._y1 + that._k * (that._y2 - that._y0),
    that._x2 + that._k * (that._x1 - x),
    that._y2 + that._k * (that._y1 - y),
    that._x2,
    that._y2,
  )
}
function Cardinal(context, tension) {
  this._context = context
  this._k = (1 - tension) / 6
}
Cardinal.prototype = {
  areaStart: function () {
    this._line = 0
  },
  areaEnd: function () {
    this._line = NaN
  },
  lineStart: function () {
    this._x0 = this._x1 = this._x2 = this._y0 = this._y1 = this._y2 = NaN
    this._point = 0
  },
  lineEnd: function () {
    switch (this._point) {
      case 2:
        this._context.lineTo(this._x2, this._y2)
        break
      case 3:
        point$2(this, this._x1, this._y1)
    }
    if (this._line || (this._line !== 0 && this._point === 1)) this._context.closePath()
    this._line = 1 - this._line
  },
  point: function (x, y) {
    ;((x = +x), (y = +y))
    switch (this._point) {
      case 0:
        this._point = 1
        this._line ? this._context.lineTo(x, y) : this._context.moveTo(x, y)
        break
      case 1:
        this._point = 2
        ;((this._x1 = x), (this._y1 = y))
        break
      case 2:
        this._point = 3
      default:
        point$2(this, x, y)
    }
    ;((this._x0 = this._x1), (this._x1 = this._x2), (this._x2 = x))
    ;((this._y0 = this._y1), (this._y1 = this._y2), (this._y2 = y))
  },
}
;(function custom(tension) {
  function cardinal(context) {
    return new Cardinal(context, tension)
  }
  cardinal.tension = function (tension) {
    return custom(+tension)
  }
  return cardinal
})(0)
function CardinalClosed(context, tension) {
  this._context = context
  this._k = (1 - tension) / 6
}
CardinalClosed.prototype = {
  areaStart: noop,
  areaEnd: noop,
  lineStart: function () {
    this._x0 =
      this._x1 =
      this._x2 =
      this._x3 =
      this._x4 =
      this._x5 =
      this._y0 =
      this._y1 =
      this._y2 =
      this._y3 =
      this._y4 =
      this._y5 =
        NaN
    this._point = 0
  },
  lineEnd: function () {
    switch (this._point) {
      case 1:
        this._context.moveTo(this._x3, this._y3)
        this._context.closePath()
        break
      case 2:
        this._context.lineTo(this._x3, this._y3)
        this._context.closePath()
        break
      case 3:
        this.point(this._x3, this._y3)
        this.point(this._x4, this._y4)
        this.point(this._x5, this._y5)
    }
  },
  point: function (x, y) {
    ;((x = +x), (y = +y))
    switch (this._point) {
      case 0:
        this._point = 1
        ;((this._x3 = x), (this._y3 = y))
        break
      case 1:
        this._point = 2
        this._context.moveTo((this._x4 = x), (this._y4 = y))
        break
      case 2:
        this._point = 3
        ;((this._x5 = x), (this._y5 = y))
        break
      default:
        point$2(this, x, y)
    }
    ;((this._x0 = this._x1), (this._x1 = this._x2), (this._x2 = x))
    ;((this._y0 = this._y1), (this._y1 = this._y2), (this._y2 = y))
  },
}
;(function custom(tension) {
  function cardinal(context) {
    return new CardinalClosed(context, tension)
  }
  cardinal.tension = function (tension) {
    return custom(+tension)
  }
  return cardinal
})(0)
function CardinalOpen(context, tension) {
  this._context = context
  this._k = (1 - tension) / 6
}
CardinalOpen.prototype = {
  areaStart: function () {
    this._line = 0
  },
  areaEnd: function () {
    this._line = NaN
  },
  lineStart: function () {
    this._x0 = this._x1 = this._x2 = this._y0 = this._y1 = this._y2 = NaN
    this._point = 0
  },
  lineEnd: function () {
    if (this._line || (this._line !== 0 && this._point === 3)) this._context.closePath()
    this._line = 1 - this._line
  },
  point: function (x, y) {
    ;((x = +x), (y = +y))
    switch (this._point) {
      case 0:
        this._point = 1
        break
      case 1:
        this._point = 2
        break
      case 2:
        this._point = 3
        this._line ? this._context.lineTo(this._x2, this._y2) : this._context.moveTo(this._x2, this._y2)
        break
      case 3:
        this._point = 4
      default:
        point$2(this, x, y)
    }
    ;((this._x0 = this._x1), (this._x1 = this._x2), (this._x2 = x))
    ;((this._y0 = this._y1), (this._y1 = this._y2), (this._y2 = y))
  },
}
;(function custom(tension) {
  function cardinal(context) {
    return new CardinalOpen(context, tension)
  }
  cardinal.tension = function (tension) {
    return custom(+tension)
  }
  return cardinal
})(0)
function point$1(that, x, y) {
  var x1 = that._x1,
    y1 = that._y1,
    x2 = that._x2,
    y2 = that._y2
  if (that._l01_a > epsilon) {
    var a = 2 * that._l01_2a + 3 * that._l01_a * that._l12_a + that._l12_2a,
      n = 3 * that._l01_a * (that._l01_a + that._l12_a)
    x1 = (x1 * a - that._x0 * that._l12_2a + that._x2 * that._l01_2a) / n
    y1 = (y1 * a - that._y0 * that._l12_2a + that._y2 * that._l01_2a) / n
  }
  if (that._l23_a > epsilon) {
    var b = 2 * that._l23_2a + 3 * that._l23_a * that._l12_a + that._l12_2a,
      m = 3 * that._l23_a * (that._l23_a + that._l12_a)
    x2 = (x2 * b + that._x1 * that._l23_2a - x * that._l12_2a) / m
    y2 = (y2 * b + that._y1 * that._l23_2a - y * that._l12_2a) / m
  }
  that._context.bezierCurveTo(x1, y1, x2, y2, that._x2, that._y2)
}
function CatmullRom(context, alpha) {
  this._context = context
  this._alpha = alpha
}
CatmullRom.prototype = {
  areaStart: function () {
    this._line = 0
  },
  areaEnd: function () {
    this._line = NaN
  },
  lineStart: function () {
    this._x0 = this._x1 = this._x2 = this._y0 = this._y1 = this._y2 = NaN
    this._l01_a = this._l12_a = this._l23_a = this._l01_2a = this._l12_2a = this._l23_2a = this._point = 0
  },
  lineEnd: function () {
    switch (this._point) {
      case 2:
        this._context.lineTo(this._x2, this._y2)
        break
      case 3:
        this.point(this._x2, this._y2)
    }
    if (this._line || (this._line !== 0 && this._point === 1)) this._context.closePath()
    this._line = 1 - this._line
  },
  point: function (x, y) {
    ;((x = +x), (y = +y))
    if (this._point) {
      var x23 = this._x2 - x,
        y23 = this._y2 - y
      this._l23_a = Math.sqrt((this._l23_2a = Math.pow(x23 * x23 + y23 * y23, this._alpha)))
    }
    switch (this._point) {
      case 0:
        this._point = 1
        this._line ? this._context.lineTo(x, y) : this._context.moveTo(x, y)
        break
      case 1:
        this._point = 2
        break
      case 2:
        this._point = 3
      default:
        point$1(this, x, y)
    }
    ;((this._l01_a = this._l12_a), (this._l12_a = this._l23_a))
    ;((this._l01_2a = this._l12_2a), (this._l12_2a = this._l23_2a))
    ;((this._x0 = this._x1), (this._x1 = this._x2), (this._x2 = x))
    ;((this._y0 = this._y1), (this._y1 = this._y2), (this._y2 = y))
  },
}
;(function custom(alpha) {
  function catmullRom(context) {
    return alpha ? new CatmullRom(context, alpha) : new Cardinal(context, 0)
  }
  catmullRom.alpha = function (alpha) {
    return custom(+alpha)
  }
  return catmullRom
})(0.5)
function CatmullRomClosed(context, alpha) {
  this._context = context
  this._alpha = alpha
}
CatmullRomClosed.prototype = {
  areaStart: noop,
  areaEnd: noop,
  lineStart: function () {
    this._x0 =
      this._x1 =
      this._x2 =
      this._x3 =
      this._x4 =
      this._x5 =
      this._y0 =
      this._y1 =
      this._y2 =
      this._y3 =
      this._y4 =
      this._y5 =
        NaN
    this._l01_a = this._l12_a = this._l23_a = this._l01_2a = this._l12_2a = this._l23_2a = this._point = 0
  },
  lineEnd: function () {
    switch (this._point) {
      case 1:
        this._context.moveTo(this._x3, this._y3)
        this._context.closePath()
        break
      case 2:
        this._context.lineTo(this._x3, this._y3)
        this._context.closePath()
        break
      case 3:
        this.point(this._x3, this._y3)
        this.point(this._x4, this._y4)
        this.point(this._x5, this._y5)
    }
  },
  point: function (x, y) {
    ;((x = +x), (y = +y))
    if (this._point) {
      var x23 = this._x2 - x,
        y23 = this._y2 - y
      this._l23_a = Math.sqrt((this._l23_2a = Math.pow(x23 * x23 + y23 * y23, this._alpha)))
    }
    switch (this._point) {
      case 0:
        this._point = 1
        ;((this._x3 = x), (this._y3 = y))
        break
      case 1:
        this._point = 2
        this._context.moveTo((this._x4 = x), (this._y4 = y))
        break
      case 2:
        this._point = 3
        ;((this._x5 = x), (this._y5 = y))
        break
      default:
        point$1(this, x, y)
    }
    ;((this._l01_a = this._l12_a), (this._l12_a = this._l23_a))
    ;((this._l01_2a = this._l12_2a), (this._l12_2a = this._l23_2a))
    ;((this._x0 = this._x1), (this._x1 = this._x2), (this._x2 = x))
    ;((this._y0 = this._y1), (this._y1 = this._y2), (this._y2 = y))
  },
}
;(function custom(alpha) {
  function catmullRom(context) {
    return alpha ? new CatmullRomClosed(context, alpha) : new CardinalClosed(context, 0)
  }
  catmullRom.alpha = function (alpha) {
    return custom(+alpha)
  }
  return catmullRom
})(0.5)
function CatmullRomOpen(context, alpha) {
  this._context = context
  this._alpha = alpha
}
CatmullRomOpen.prototype = {
  areaStart: function () {
    this._line = 0
  },
  areaEnd: function () {
    this._line = NaN
  },
  lineStart: function () {
    this._x0 = this._x1 = this._x2 = this._y0 = this._y1 = this._y2 = NaN
    this._l01_a = this._l12_a = this._l23_a = this._l01_2a = this._l12_2a = this._l23_2a = this._point = 0
  },
  lineEnd: function () {
    if (this._line || (this._line !== 0 && this._point === 3)) this._context.closePath()
    this._line = 1 - this._line
  },
  point: function (x, y) {
    ;((x = +x), (y = +y))
    if (this._point) {
      var x23 = this._x2 - x,
        y23 = this._y2 - y
      this._l23_a = Math.sqrt((this._l23_2a = Math.pow(x23 * x23 + y23 * y23, this._alpha)))
    }
    switch (this._point) {
      case 0:
        this._point = 1
        break
      case 1:
        this._point = 2
        break
      case 2:
        this._point = 3
        this._line ? this._context.lineTo(this._x2, this._y2) : this._context.moveTo(this._x2, this._y2)
        break
      case 3:
        this._point = 4
      default:
        point$1(this, x, y)
    }
    ;((this._l01_a = this._l12_a), (this._l12_a = this._l23_a))
    ;((this._l01_2a = this._l12_2a), (this._l12_2a = this._l23_2a))
    ;((this._x0 = this._x1), (this._x1 = this._x2), (this._x2 = x))
    ;((this._y0 = this._y1), (this._y1 = this._y2), (this._y2 = y))
  },
}
;(function custom(alpha) {
  function catmullRom(context) {
    return alpha ? new CatmullRomOpen(context, alpha) : new CardinalOpen(context, 0)
  }
  catmullRom.alpha = function (alpha) {
    return custom(+alpha)
  }
  return catmullRom
})(0.5)
function LinearClosed(context) {
  this._context = context
}
LinearClosed.prototype = {
  areaStart: noop,
  areaEnd: noop,
  lineStart: function () {
    this._point = 0
  },
  lineEnd: function () {
    if (this._point) this._context.closePath()
  },
  point: function (x, y) {
    ;((x = +x), (y = +y))
    if (this._point) this._context.lineTo(x, y)
    else ((this._point = 1), this._context.moveTo(x, y))
  },
}
function sign(x) {
  return x < 0 ? -1 : 1
}
function slope3(that, x2, y2) {
  var h0 = that._x1 - that._x0,
    h1 = x2 - that._x1,
    s0 = (that._y1 - that._y0) / (h0 || (h1 < 0 && -0)),
    s1 = (y2 - that._y1) / (h1 || (h0 < 0 && -0)),
    p = (s0 * h1 + s1 * h0) / (h0 + h1)
  return (sign(s0) + sign(s1)) * Math.min(Math.abs(s0), Math.abs(s1), 0.5 * Math.abs(p)) || 0
}
function slope2(that, t) {
  var h = that._x1 - that._x0
  return h ? ((3 * (that._y1 - that._y0)) / h - t) / 2 : t
}
function point(that, t0, t1) {
  var x0 = that._x0,
    y0 = that._y0,
    x1 = that._x1,
    y1 = that._y1,
    dx = (x1 - x0) / 3
  that._context.bezierCurveTo(x0 + dx, y0 + dx * t0, x1 - dx, y1 - dx * t1, x1, y1)
}
function MonotoneX(context) {
  this._context = context
}
MonotoneX.prototype = {
  areaStart: function () {
    this._line = 0
  },
  areaEnd: function () {
    this._line = NaN
  },
  lineStart: function () {
    this._x0 = this._x1 = this._y0 = this._y1 = this._t0 = NaN
    this._point = 0
  },
  lineEnd: function () {
    switch (this._point) {
      case 2:
        this._context.lineTo(this._x1, this._y1)
        break
      case 3:
        point(this, this._t0, slope2(this, this._t0))
    }
    if (this._line || (this._line !== 0 && this._point === 1)) this._context.closePath()
    this._line = 1 - this._line
  },
  point: function (x, y) {
    var t1 = NaN
    ;((x = +x), (y = +y))
    if (x === this._x1 && y === this._y1) return
    switch (this._point) {
      case 0:
        this._point = 1
        this._line ? this._context.lineTo(x, y) : this._context.moveTo(x, y)
        break
      case 1:
        this._point = 2
        break
      case 2:
        this._point = 3
        point(this, slope2(this, (t1 = slope3(this, x, y))), t1)
        break
      default:
        point(this, this._t0, (t1 = slope3(this, x, y)))
    }
    ;((this._x0 = this._x1), (this._x1 = x))
    ;((this._y0 = this._y1), (this._y1 = y))
    this._t0 = t1
  },
}
function MonotoneY(context) {
  this._context = new ReflectContext(context)
}
;(MonotoneY.prototype = Object.create(MonotoneX.prototype)).point = function (x, y) {
  MonotoneX.prototype.point.call(this, y, x)
}
function ReflectContext(context) {
  this._context = context
}
ReflectContext.prototype = {
  moveTo: function (x, y) {
    this._context.moveTo(y, x)
  },
  closePath: function () {
    this._context.closePath()
  },
  lineTo: function (x, y) {
    this._context.lineTo(y, x)
  },
  bezierCurveTo: function (x1, y1, x2, y2, x, y) {
    this._context.bezierCurveTo(y1, x1, y2, x2, y, x)
  },
}
function Natural(context) {
  this._context = context
}
Natural.prototype = {
  areaStart: function () {
    this._line = 0
  },
  areaEnd: function () {
    this._line = NaN
  },
  lineStart: function () {
    this._x = []
    this._y = []
  },
  lineEnd: function () {
    var x = this._x,
      y = this._y,
      n = x.length
    if (n) {
      this._line ? this._context.lineTo(x[0], y[0]) : this._context.moveTo(x[0], y[0])
      if (n === 2) this._context.lineTo(x[1], y[1])
      else {
        var px = controlPoints(x),
          py = controlPoints(y)
        for (var i0 = 0, i1 = 1; i1 < n; ++i0, ++i1)
          this._context.bezierCurveTo(px[0][i0], py[0][i0], px[1][i0], py[1][i0], x[i1], y[i1])
      }
    }
    if (this._line || (this._line !== 0 && n === 1)) this._context.closePath()
    this._line = 1 - this._line
    this._x = this._y = null
  },
  point: function (x, y) {
    this._x.push(+x)
    this._y.push(+y)
  },
}
function controlPoints(x) {
  var i,
    n = x.length - 1,
    m,
    a = new Array(n),
    b = new Array(n),
    r = new Array(n)
  ;((a[0] = 0), (b[0] = 2), (r[0] = x[0] + 2 * x[1]))
  for (i = 1; i < n - 1; ++i) ((a[i] = 1), (b[i] = 4), (r[i] = 4 * x[i] + 2 * x[i + 1]))
  ;((a[n - 1] = 2), (b[n - 1] = 7), (r[n - 1] = 8 * x[n - 1] + x[n]))
  for (i = 1; i < n; ++i) ((m = a[i] / b[i - 1]), (b[i] -= m), (r[i] -= m * r[i - 1]))
  a[n - 1] = r[n - 1] / b[n - 1]
  for (i = n - 2; i >= 0; --i) a[i] = (r[i] - a[i + 1]) / b[i]
  b[n - 1] = (x[n] + a[n - 1]) / 2
  for (i = 0; i < n - 1; ++i) b[i] = 2 * x[i + 1] - a[i + 1]
  return [a, b]
}
function Step(context, t) {
  this._context = context
  this._t = t
}
Step.prototype = {
  areaStart: function () {
    this._line = 0
  },
  areaEnd: function () {
    this._line = NaN
  },
  lineStart: function () {
    this._x = this._y = NaN
    this._point = 0
  },
  lineEnd: function () {
    if (0 < this._t && this._t < 1 && this._point === 2) this._context.lineTo(this._x, this._y)
    if (this._line || (this._line !== 0 && this._point === 1)) this._context.closePath()
    if (this._line >= 0) ((this._t = 1 - this._t), (this._line = 1 - this._line))
  },
  point: function (x, y) {
    ;((x = +x), (y = +y))
    switch (this._point) {
      case 0:
        this._point = 1
        this._line ? this._context.lineTo(x, y) : this._context.moveTo(x, y)
        break
      case 1:
        this._point = 2
      default:
        if (this._t <= 0) {
          this._context.lineTo(this._x, y)
          this._context.lineTo(x, y)
        } else {
          var x1 = this._x * (1 - this._t) + x * this._t
          this._context.lineTo(x1, this._y)
          this._context.lineTo(x1, y)
        }
    }
    ;((this._x = x), (this._y = y))
  },
}
// src/features/statistics/charts/scales.ts
/** Numbers of an axis that are easy to read, from 0. Whole ones where only whole ones can be. */
function niceTicks(most, count, isWhole) {
  const ticks = linear()
    .domain([0, Math.max(most, isWhole ? 1 : Number.EPSILON)])
    .nice(count)
    .ticks(count)
  return isWhole ? ticks.filter((tick) => Number.isInteger(tick)) : ticks
}
/** Where the moments of a chart stand across it. */
function across(plot, count) {
  if (count === 1) return () => (plot.left + plot.width - plot.right) / 2
  const scale = linear([0, count - 1], [plot.left, plot.width - plot.right])
  return (index) => scale(index)
}
/** How high the values of a chart stand; `most` is at its top. */
function upwards(plot, most) {
  const scale = linear([0, most], [plot.height - plot.bottom, plot.top])
  return (value) => scale(value)
}
/** A line through places, broken where there is no value. */
function linePath(places) {
  return (
    line(
      ({ x }) => x,
      ({ y }) => y ?? 0,
    ).defined(({ y }) => y !== null)(places) ?? ''
  )
}
/** What lies between a line and the ground. */
function areaPath(places, ground) {
  return (
    area(
      ({ x }) => x,
      ground,
      ({ y }) => y ?? ground,
    ).defined(({ y }) => y !== null)(places) ?? ''
  )
}
/** Which of so many labels are written when one needs so much room: the first, and others evenly apart. */
function labelledIndexes(count, width, room) {
  const fit = Math.max(1, Math.floor(width / room))
  const step = Math.max(1, Math.ceil(count / fit))
  return Array.from({ length: Math.ceil(count / step) }, (_, index) => index * step)
}
// src/features/statistics/charts/useWidth.ts
/** The width that a chart has, in whole pixels; a first guess until it is known. */
function useWidth(guess) {
  const ref = (0, import_react.useRef)(null)
  const [width, setWidth] = (0, import_react.useState)(guess)
  ;(0, import_react.useLayoutEffect)(() => {
    const element = ref.current
    if (element === null || typeof ResizeObserver === 'undefined') return void 0
    const measure = () => {
      if (element.clientWidth > 0) setWidth(element.clientWidth)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, width]
}
// src/features/statistics/charts/TimeChart.tsx
var TICK_COUNT = 4
var LABEL_ROOM = 72
var AXIS_LETTER = 7
/**
 * Lines over time. A pointer reads the values under it; so do arrow keys, by a slider over the moments, which tells
 * them to a screen reader as well.
 */
function TimeChart(props) {
  const { label, moments, series, valueText, tickText, isWhole, height = 240 } = props
  const { _: _t } = useLingui()
  const [frame, width] = useWidth(640)
  const [pointed, setPointed] = (0, import_react.useState)(null)
  const [kept, keep] = (0, import_react.useState)(null)
  const most = Math.max(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)))
  const ticks = niceTicks(most, TICK_COUNT, isWhole)
  const top = Math.max(most, ticks.at(-1) ?? 0, isWhole ? 1 : Number.EPSILON)
  const plot = {
    width,
    height,
    left: Math.max(2, ...ticks.map((tick) => tickText(tick).length)) * AXIS_LETTER + 10,
    right: 12,
    top: 12,
    bottom: 28,
  }
  const x = across(plot, moments.length)
  const y = upwards(plot, top)
  const ground = height - plot.bottom
  const last = moments.length - 1
  const goingOn = moments.findIndex((moment) => moment.isGoingOn)
  const read = Math.min(pointed ?? kept ?? last, last)
  const isRead = pointed !== null || kept !== null
  const told = (index) =>
    [
      moments[index]?.full ?? '',
      ...series.map(({ name, values }) => {
        const value = values[index]
        return `${name}: ${
          value == null
            ? _t(
                /** i18n */
                {
                  id: '9clGm8',
                  message: ['brak'],
                },
              )
            : valueText(value)
        }`
      }),
    ].join(', ')
  function point(event) {
    const share =
      (event.clientX - event.currentTarget.getBoundingClientRect().left - plot.left) /
      Math.max(1, width - plot.left - plot.right)
    setPointed(Math.max(0, Math.min(last, Math.round(share * last))))
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: Charts_module_default.time,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('dl', {
        className: Charts_module_default.reading,
        'aria-hidden': 'true',
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
            className: Charts_module_default.moment,
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dt', {
                className: 'visually-hidden',
                children: label,
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dd', { children: moments[read]?.full ?? '' }),
            ],
          }),
          series.map(({ name, look, values }) => {
            const value = values[read]
            return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
              'div',
              {
                className: Charts_module_default.read,
                children: [
                  /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('dt', {
                    children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Swatch, { look }), name],
                  }),
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dd', {
                    children: value == null ? '–' : valueText(value),
                  }),
                ],
              },
              name,
            )
          }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        ref: frame,
        className: Charts_module_default.frame,
        style: { height },
        onPointerMove: point,
        onPointerDown: point,
        onPointerLeave: () => setPointed(null),
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('svg', {
            className: Charts_module_default.drawing,
            width,
            height,
            'aria-hidden': 'true',
            children: [
              ticks.map((tick) =>
                /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
                  'g',
                  {
                    children: [
                      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('line', {
                        className: Charts_module_default.grid,
                        x1: plot.left,
                        x2: width - plot.right,
                        y1: y(tick),
                        y2: y(tick),
                      }),
                      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('text', {
                        className: Charts_module_default.tick,
                        x: plot.left - 8,
                        y: y(tick),
                        dy: '0.32em',
                        textAnchor: 'end',
                        children: tickText(tick),
                      }),
                    ],
                  },
                  tick,
                ),
              ),
              labelledIndexes(moments.length, width - plot.left, LABEL_ROOM).map((index) =>
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
                  'text',
                  {
                    className: Charts_module_default.tick,
                    x: Math.min(x(index), width - plot.right),
                    y: height - 8,
                    textAnchor: anchor(index, moments.length),
                    children: moments[index]?.short,
                  },
                  index,
                ),
              ),
              series.toReversed().map(({ name, look, values }) => {
                const places = values.map((value, index) => ({
                  x: x(index),
                  y: value === null ? null : y(value),
                }))
                const over = look === 'before' || goingOn < 1 ? places.length : goingOn
                return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
                  'g',
                  {
                    'data-look': look,
                    className: Charts_module_default.series,
                    children: [
                      look === 'main'
                        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('path', {
                            className: Charts_module_default.area,
                            d: areaPath(places, ground),
                          })
                        : null,
                      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('path', {
                        className: Charts_module_default.line,
                        d: linePath(places.slice(0, over)),
                      }),
                      over < places.length
                        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('path', {
                            className: Charts_module_default.line,
                            'data-going-on': '',
                            d: linePath(places.slice(over - 1)),
                          })
                        : null,
                      moments.length === 1 && places[0]?.y != null
                        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('circle', {
                            className: Charts_module_default.dot,
                            cx: places[0].x,
                            cy: places[0].y,
                            r: '4',
                          })
                        : null,
                    ],
                  },
                  name,
                )
              }),
              isRead
                ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('g', {
                    children: [
                      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('line', {
                        className: Charts_module_default.cursor,
                        x1: x(read),
                        x2: x(read),
                        y1: plot.top,
                        y2: ground,
                      }),
                      series.toReversed().map(({ name, look, values }) => {
                        const value = values[read]
                        if (value == null) return null
                        return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
                          'g',
                          {
                            'data-look': look,
                            className: Charts_module_default.series,
                            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('circle', {
                              className: Charts_module_default.dot,
                              cx: x(read),
                              cy: y(value),
                              r: '4.5',
                            }),
                          },
                          name,
                        )
                      }),
                    ],
                  })
                : null,
            ],
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('input', {
            type: 'range',
            className: Charts_module_default.slider,
            'aria-label': _t(
              /** i18n */
              {
                id: 'xtnpFJ',
                message: [['label'], ': odczytaj wartości strzałkami'],
                values: { label },
              },
            ),
            'aria-valuetext': told(read),
            min: 0,
            max: last,
            step: 1,
            value: read,
            onChange: (event) => keep(event.currentTarget.valueAsNumber),
            onFocus: () => keep(read),
            onBlur: () => keep(null),
          }),
        ],
      }),
    ],
  })
}
/** A piece of the line that a name belongs to. */
function Swatch({ look }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('svg', {
    className: Charts_module_default.swatch,
    width: '18',
    height: '8',
    'aria-hidden': 'true',
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('g', {
      'data-look': look,
      className: Charts_module_default.series,
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('path', {
        className: Charts_module_default.line,
        d: 'M1 4H17',
      }),
    }),
  })
}
function anchor(index, count) {
  if (count === 1) return 'middle'
  if (index === 0) return 'start'
  return index === count - 1 ? 'end' : 'middle'
}
// src/features/statistics/words/useRowText.ts
var CLOCK = {
  hour: '2-digit',
  minute: '2-digit',
}
var SHORT_DAY = {
  day: 'numeric',
  month: 'short',
}
/** Proper names of the engines that draw and compose by rules, the same in every language. */
var OWN_ENGINES = {
  'iskra-obraz': 'Iskra Obraz',
  'iskra-wideo': 'Iskra Wideo',
  'iskra-muzyka': 'Iskra Muzyka',
}
var same = (text) => ({
  short: text,
  full: text,
})
/** What the rows of a breakdown are called. */
function useRowText() {
  const { _: _t, i18n } = useLingui()
  const locale = localeOf(i18n.locale)
  const known =
    (words) =>
    ({ key }) => {
      const word = words[key]
      return same(word === void 0 ? key : i18n._(word))
    }
  /** The key says which day in Poland it is: it is written as that day everywhere. */
  function written(key, short, full) {
    const moment = /* @__PURE__ */ new Date(`${key}T12:00:00Z`)
    if (Number.isNaN(moment.getTime())) return same(key)
    const text = (options) =>
      new Intl.DateTimeFormat(locale, {
        ...options,
        timeZone: 'UTC',
      }).format(moment)
    return {
      short: text(short),
      full: text(full),
    }
  }
  const texts = {
    /** Hours are those in Poland, too. */
    hour: ({ key }) => {
      const moment = new Date(key)
      if (Number.isNaN(moment.getTime())) return same(key)
      const text = (options) =>
        new Intl.DateTimeFormat(locale, {
          ...options,
          timeZone: SHOP_TIME_ZONE,
        }).format(moment)
      return {
        short: text(CLOCK),
        full: text({
          weekday: 'short',
          day: 'numeric',
          month: 'long',
          ...CLOCK,
        }),
      }
    },
    day: ({ key }) =>
      written(key, SHORT_DAY, {
        weekday: 'short',
        day: 'numeric',
        month: 'long',
        year: 'numeric',
      }),
    week: ({ key }) => {
      const { short, full } = written(key, SHORT_DAY, {
        day: 'numeric',
        month: 'long',
        year: 'numeric',
      })
      return {
        short,
        full: _t(
          /** i18n */
          {
            id: 'r4wiw0',
            message: ['tydzień od ', ['full']],
            values: { full },
          },
        ),
      }
    },
    month: ({ key }) =>
      written(
        `${key}-01`,
        {
          month: 'short',
          year: '2-digit',
        },
        {
          month: 'long',
          year: 'numeric',
        },
      ),
    source: known(SOURCE_WORDS),
    device: known(DEVICE_WORDS),
    type: known(TYPE_WORDS),
    step: known(STEP_WORDS),
    offline: known(OFFLINE_WORDS),
    returning: known(RETURNING_WORDS),
    failure: (row) =>
      row.key === ''
        ? same(
            _t(
              /** i18n */
              {
                id: 'CX7yHq',
                message: ['Bez podanego powodu'],
              },
            ),
          )
        : known(FAILURE_WORDS)(row),
    affiliate: ({ key }) =>
      same(
        key === ''
          ? _t(
              /** i18n */
              {
                id: 'MacBuY',
                message: ['Bez kodu'],
              },
            )
          : key,
      ),
    depth: ({ key }) => same(`${key}%`),
    score: ({ key }) => ({
      short: key,
      full: key === '90' ? '90–100' : `${key}–${Number(key) + 9}`,
    }),
    age: ({ key }) => ({
      short: key,
      full:
        key === '0'
          ? _t(
              /** i18n */
              {
                id: '4Ur6zc',
                message: ['pierwszy tydzień'],
              },
            )
          : _t(
              /** i18n */
              {
                id: '6Gt6Ml',
                message: ['po ', ['key'], ' tyg.'],
                values: { key },
              },
            ),
    }),
    page: ({ key }) => same(pageText(key)),
    product: ({ key, title }) =>
      same(
        title ??
          (key === ''
            ? _t(
                /** i18n */
                {
                  id: '5yRZGB',
                  message: ['Nieznane'],
                },
              )
            : key),
      ),
    engine: ({ key, title }) => same(title ?? OWN_ENGINES[key] ?? key),
  }
  return (by, row) => texts[by](row)
}
/** What the rows of a report are called, in their order: of a step of time that is not over, that it goes on. */
function useReportRowTexts() {
  const { _: _t2 } = useLingui()
  const rowText = useRowText()
  return (by, { rows, countedUntil }) => {
    const present = isTime(by) ? stepKeyAt(by, new Date(countedUntil)) : null
    return rows.map((row) => {
      const { short, full } = rowText(by, row)
      const isGoingOn = row.key === present
      return {
        short,
        full: isGoingOn
          ? _t2(
              /** i18n */
              {
                id: 'OnrWQ6',
                message: [['full'], ' (jeszcze trwa)'],
                values: { full },
              },
            )
          : full,
        isGoingOn,
      }
    })
  }
}
/** A page's address as it is read: what stands for any product or collection is left open. */
function pageText(page) {
  return page.replaceAll(/\$\w+/gu, '…')
}
// src/features/statistics/figures/Unanswered.tsx
/** As high as what is awaited, so that nothing moves when it comes. */
var HEIGHTS = {
  time: '20rem',
  bars: '20rem',
  columns: '16rem',
  funnel: '20rem',
}
/** In the place of an answer that is awaited, or didn't come. */
function Unanswered({ error, onRetry, chart }) {
  const { i18n } = useLingui()
  const isOffline = useConnectionView() === 'offline'
  if (error === null)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, {
      shape: 'box',
      height: HEIGHTS[chart],
    })
  const { title, text } = failureText(codeOf(error))
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: Figures_module_default.unanswered,
    role: 'alert',
    children: [
      isOffline
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CloudOff, {
            size: 24,
            'aria-hidden': 'true',
          })
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CircleExclamationPoint, {
            size: 24,
            'aria-hidden': 'true',
          }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('strong', {
          children: isOffline
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: '-1gFEV',
                message: ['Statystyki potrzebują sieci'],
              })
            : i18n._(title),
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
        className: Figures_module_default.lead,
        children: isOffline
          ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: '96k-kI',
              message: ['Liczy je serwer. Wczytaj je, gdy wróci połączenie.'],
            })
          : i18n._(text),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
        size: 'small',
        icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RotateCcw, { size: 16 }),
        onPress: onRetry,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'BbPnhI',
          message: ['Spróbuj ponownie'],
        }),
      }),
    ],
  })
}
var StatisticsFrame_module_default = {
  screens: '_screens_1l418_2',
  content: '_content_1l418_15',
  screen: '_screen_1l418_2',
}
// src/features/statistics/StatisticsFrame.tsx
/** What the screens of statistics have in common: their name and the way from one to another. */
function StatisticsFrame({ title, lead, search, actions, children }) {
  const { _: _t } = useLingui()
  const scope = writeScope(readScope(search))
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Page, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHeader, {
        title,
        lead,
        actions,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('nav', {
        className: StatisticsFrame_module_default.screens,
        'aria-label': _t(
          /** i18n */
          {
            id: 'N0yuFD',
            message: ['Ekrany statystyk'],
          },
        ),
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
            to: '/statistics',
            search: scope,
            className: StatisticsFrame_module_default.screen,
            activeOptions: { includeSearch: false },
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'JGSbSp',
              message: ['Statystyki'],
            }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
            to: '/enhanced-statistics',
            search: scope,
            className: StatisticsFrame_module_default.screen,
            activeOptions: { includeSearch: false },
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'v-wQxa',
              message: ['Generacje i\xA0kredyty'],
            }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
            to: '/analytics',
            search: scope,
            className: StatisticsFrame_module_default.screen,
            activeOptions: { includeSearch: false },
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: '1z_LRs',
              message: ['Analityka'],
            }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
            to: '/analytics-command',
            className: StatisticsFrame_module_default.screen,
            activeOptions: { includeSearch: false },
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: '3oEgcS',
              message: ['Pytania'],
            }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
            to: '/realtime-monitoring',
            className: StatisticsFrame_module_default.screen,
            activeOptions: { includeSearch: false },
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'Y1QVPg',
              message: ['Na żywo'],
            }),
          }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
        className: StatisticsFrame_module_default.content,
        children,
      }),
    ],
  })
}
export {
  fitsByHour as A,
  DIMENSIONS as B,
  DEFAULT_SCOPE as C,
  writeScope as D,
  readScope as E,
  MOST_DAYS as F,
  METRIC_NAMES as H,
  comparedDays as I,
  dayAfter as L,
  hasTime as M,
  orderedDays as N,
  PRESETS as O,
  COMPARISONS as P,
  dayInShop as R,
  unappliedFilters as S,
  readFilterValue as T,
  isTime as U,
  FILTERS as V,
  metricFacts as W,
  TYPE_WORDS as _,
  useRowText as a,
  askedReport as b,
  Charts_module_default as c,
  BETTER as d,
  METRIC_WORDS as f,
  PRESET_WORDS as g,
  FILTER_WORDS as h,
  useReportRowTexts as i,
  fittingTime as j,
  daysOf as k,
  Before as l,
  DIMENSION_WORDS as m,
  Unanswered as n,
  TimeChart as o,
  COMPARISON_WORDS as p,
  pageText as r,
  BarChart as s,
  StatisticsFrame as t,
  Figures_module_default as u,
  reportQuery as v,
  FILTER_VALUES as w,
  changeOf as x,
  followLive as y,
  readDay as z,
}
