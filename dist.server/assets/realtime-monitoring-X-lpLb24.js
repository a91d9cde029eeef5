import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as CloudOff } from './cloud-off-DdCsTsvX.js'
import { t as createLucideIcon } from './createLucideIcon-ByydpFMN.js'
import { t as Play } from './play-BLQb5Nmr.js'
import { t as RefreshCw } from './refresh-cw-DwqQW824.js'
import { t as require_react } from './react-BHbHrMlk.js'
import {
  _ as TYPE_WORDS,
  f as METRIC_WORDS,
  n as Unanswered,
  o as TimeChart,
  r as pageText,
  s as BarChart,
  t as StatisticsFrame,
  u as Figures_module_default,
  y as followLive,
} from './StatisticsFrame-CReL7-wG.js'
import { K as announce, Si as useServices, T as useFormat } from '../renderPage.js'
import { t as useConnectionView } from './connectionView-CPq2LpxO.js'
import { t as Badge } from './Badge-CUFWmOKP.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { t as Card } from './Card-scAZrQw6.js'
import { t as Rows_module_default } from './Rows.module-Dy3Etoah.js'
import { t as Skeleton } from './Skeleton-ClnzUomb.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
// node_modules/lucide-react/dist/esm/icons/pause.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData$1 = {
  name: 'pause',
  size: 24,
  node: [
    [
      'rect',
      {
        x: '14',
        y: '3',
        width: '5',
        height: '18',
        rx: '1',
        key: 'kaeet6',
      },
    ],
    [
      'rect',
      {
        x: '5',
        y: '3',
        width: '5',
        height: '18',
        rx: '1',
        key: '1wsw3u',
      },
    ],
  ],
}
__iconData$1.node
var Pause = createLucideIcon(__iconData$1)
// node_modules/lucide-react/dist/esm/icons/radio.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData = {
  name: 'radio',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M16.247 7.761a6 6 0 0 1 0 8.478',
        key: '1fwjs5',
      },
    ],
    [
      'path',
      {
        d: 'M19.075 4.933a10 10 0 0 1 0 14.134',
        key: 'ehdyv1',
      },
    ],
    [
      'path',
      {
        d: 'M4.925 19.067a10 10 0 0 1 0-14.134',
        key: '1q22gi',
      },
    ],
    [
      'path',
      {
        d: 'M7.753 16.239a6 6 0 0 1 0-8.478',
        key: 'r2q7qm',
      },
    ],
    [
      'circle',
      {
        cx: '12',
        cy: '12',
        r: '2',
        key: '1c9p78',
      },
    ],
  ],
}
__iconData.node
var Radio = createLucideIcon(__iconData)
// src/features/statistics/live/Monitoring.module.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var Monitoring_module_default = {
  state: '_state_me9wx_2',
  failed: '_failed_me9wx_13',
}
// src/features/statistics/live/useLive.ts
var BEGINNING = {
  state: 'connecting',
  snapshot: null,
  error: null,
}
/** Follows what is going on for as long as its screen is open. */
function useLive() {
  const { productApi } = useServices()
  const [followed, tell] = (0, import_react.useReducer)(
    (present, change) => ({
      ...present,
      ...change,
    }),
    BEGINNING,
  )
  const isFollowing = followed.state !== 'paused' && followed.state !== 'failed'
  ;(0, import_react.useEffect)(() => {
    if (!isFollowing) return void 0
    const ending = new AbortController()
    follow(productApi, ending.signal, tell)
    return () => ending.abort()
  }, [isFollowing, productApi])
  return {
    ...followed,
    pause: () => tell({ state: 'paused' }),
    resume: () =>
      tell({
        state: 'connecting',
        error: null,
      }),
  }
}
async function follow(productApi, signal, tell) {
  try {
    await followLive(await productApi(), {
      signal,
      onSnapshot: (snapshot) =>
        tell({
          state: 'live',
          snapshot,
        }),
      onLost: () => tell({ state: 'lost' }),
    })
  } catch (error) {
    if (!signal.aborted)
      tell({
        state: 'failed',
        error,
      })
  }
}
// src/features/statistics/live/MonitoringScreen.tsx
var import_jsx_runtime = require_jsx_runtime()
/** /realtime-monitoring: what is going on in the shop at this moment. */
function MonitoringScreen() {
  const { _: _t } = useLingui()
  const { state, snapshot, error, pause, resume } = useLive()
  const isPaused = state === 'paused'
  useStateTold(state)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(StatisticsFrame, {
    title: _t(
      /** i18n */
      {
        id: 'vWPpLz',
        message: ['Monitoring na żywo'],
      },
    ),
    lead: _t(
      /** i18n */
      {
        id: 'M9wHnK',
        message: [
          'Co dzieje się w\xA0tej chwili. Wizyty widać tylko tych osób, które zgodziły się na liczenie.',
        ],
      },
    ),
    search: {},
    actions: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
      icon: isPaused
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Play, {
            size: 18,
            'aria-hidden': 'true',
          })
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Pause, {
            size: 18,
            'aria-hidden': 'true',
          }),
      isDisabled: state === 'failed',
      onPress: isPaused ? resume : pause,
      children: isPaused
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'ovyb8O',
            message: ['Wznów'],
          })
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'si3xIK',
            message: ['Wstrzymaj'],
          }),
    }),
    children:
      state === 'failed' && snapshot === null
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Unanswered, {
            error,
            onRetry: resume,
            chart: 'time',
          })
        : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(StateLine, {
                state,
                at: snapshot?.at ?? null,
                onRetry: resume,
              }),
              snapshot === null
                ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Awaited, {})
                : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Now, { snapshot }),
            ],
          }),
  })
}
/** What a change of the connection means; numbers that change every few seconds are not read aloud. */
function useStateTold(state) {
  const { _: _t2 } = useLingui()
  const before = (0, import_react.useRef)(state)
  const tell = (0, import_react.useEffectEvent)((now, then) => {
    if (now === 'lost')
      announce(
        _t2(
          /** i18n */
          {
            id: '6ers-W',
            message: ['Połączenie przerwane, łączymy ponownie'],
          },
        ),
      )
    else if (now === 'failed')
      announce(
        _t2(
          /** i18n */
          {
            id: 'BTwaFd',
            message: ['Podgląd na żywo zatrzymany'],
          },
        ),
      )
    else if (now === 'live' && then === 'lost')
      announce(
        _t2(
          /** i18n */
          {
            id: '9RflC3',
            message: ['Znowu na żywo'],
          },
        ),
      )
  })
  ;(0, import_react.useEffect)(() => {
    if (before.current !== state) tell(state, before.current)
    before.current = state
  }, [state])
}
function StateLine({ state, at, onRetry }) {
  const format = useFormat()
  const isOffline = useConnectionView() === 'offline'
  const moment = at === null ? '' : format.time(at)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('p', {
    className: Monitoring_module_default.state,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(StateBadge, {
        state,
        isOffline,
      }),
      at === null
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'yDh5K8',
              message: ['stan z\xA0', ['moment']],
              values: { moment },
            }),
          }),
      state === 'failed'
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
            size: 'small',
            onPress: onRetry,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'BbPnhI',
              message: ['Spróbuj ponownie'],
            }),
          })
        : null,
    ],
  })
}
function StateBadge({ state, isOffline }) {
  if (state === 'paused')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
      tone: 'neutral',
      icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Pause, { size: 13 }),
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: 'jHS3Pn',
        message: ['Wstrzymane'],
      }),
    })
  if (state === 'live')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
      tone: 'success',
      icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Radio, { size: 13 }),
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: 'Y1QVPg',
        message: ['Na żywo'],
      }),
    })
  if (isOffline)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
      tone: 'warning',
      icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CloudOff, { size: 13 }),
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: 'gpoLVK',
        message: ['Bez sieci, ruszy samo, gdy wróci'],
      }),
    })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
    tone: state === 'connecting' ? 'neutral' : 'warning',
    icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RefreshCw, { size: 13 }),
    children:
      state === 'connecting'
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'BmG-ye',
            message: ['Łączymy'],
          })
        : state === 'lost'
          ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'cM00W4',
              message: ['Przerwane, łączymy ponownie'],
            })
          : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'mrcKqh',
              message: ['Zatrzymane'],
            }),
  })
}
function Awaited() {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
    className: Figures_module_default.figures,
    'aria-busy': 'true',
    children: Array.from({ length: 4 }, (_, index) =>
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
        Skeleton,
        {
          shape: 'box',
          height: '20rem',
        },
        index,
      ),
    ),
  })
}
function Now({ snapshot }) {
  const { _: _t3, i18n } = useLingui()
  const format = useFormat()
  const { minutes, pages, today, work, orders } = snapshot
  const money = (amount) =>
    format.money({
      amount,
      currencyCode: 'PLN',
    })
  const count = (value) => format.number(value)
  const busy = work.filter(
    ({ waiting, underWay, completed, failed }) => waiting + underWay + completed + failed > 0,
  )
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('dl', {
        className: Figures_module_default.keys,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Key, {
            name: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'KekLeX',
              message: ['Odsłony w\xA0', ['LIVE_MINUTES'], ' min'],
              values: { LIVE_MINUTES: 30 },
            }),
            value: count(sum(minutes, 'views')),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Key, {
            name: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'F41feK',
              message: ['Zamówienia dziś'],
            }),
            value: count(today.orders),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Key, {
            name: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'ET6R0f',
              message: ['Przychód dziś'],
            }),
            value: money(today.revenue),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Key, {
            name: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'QOwNa0',
              message: ['Kredyty zużyte dziś'],
            }),
            value: count(today.creditsUsed),
          }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: Figures_module_default.figures,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
            className: Figures_module_default.wide,
            'data-wide': '',
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Card, {
              title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'gxYkYe',
                message: ['Ostatnie ', ['LIVE_MINUTES'], ' minut'],
                values: { LIVE_MINUTES: 30 },
              }),
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TimeChart, {
                label: _t3(
                  /** i18n */
                  {
                    id: 'd74scG',
                    message: ['Odsłony i\xA0sesje minuta po minucie'],
                  },
                ),
                moments: minutes.map(({ at }) => ({
                  short: format.time(at),
                  full: format.time(at),
                })),
                series: [
                  {
                    name: i18n._(METRIC_WORDS.views),
                    look: 'main',
                    values: minutes.map(({ views }) => views),
                  },
                  {
                    name: i18n._(METRIC_WORDS.sessions),
                    look: 'second',
                    values: minutes.map(({ sessions }) => sessions),
                  },
                ],
                valueText: count,
                tickText: count,
                isWhole: true,
                height: 200,
              }),
            }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Card, {
            title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'U6NRyr',
              message: ['Teraz oglądane'],
            }),
            children:
              pages.length === 0
                ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
                    className: Figures_module_default.nothing,
                    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                      id: 'W6OfvM',
                      message: ['Przez ostatnie pół godziny nikogo tu nie widać.'],
                    }),
                  })
                : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BarChart, {
                    label: _t3(
                      /** i18n */
                      {
                        id: 'U6NRyr',
                        message: ['Teraz oglądane'],
                      },
                    ),
                    bars: pages.map(({ page, views }) => ({
                      key: page,
                      name: pageText(page),
                      value: views,
                      previous: null,
                    })),
                    valueText: count,
                    whole: null,
                    shareText: count,
                  }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Card, {
            title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'G1YaNK',
              message: ['Najnowsze zamówienia'],
            }),
            children:
              orders.length === 0
                ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
                    className: Figures_module_default.nothing,
                    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                      id: '63VdM6',
                      message: ['Nie ma jeszcze żadnego zamówienia.'],
                    }),
                  })
                : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ul', {
                    className: Rows_module_default.rows,
                    'aria-label': _t3(
                      /** i18n */
                      {
                        id: 'G1YaNK',
                        message: ['Najnowsze zamówienia'],
                      },
                    ),
                    children: orders.map(({ at, total, items }) =>
                      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
                        'li',
                        {
                          className: Rows_module_default.plain,
                          children: [
                            /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
                              className: Rows_module_default.words,
                              children: [
                                /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                                  children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                                    id: 'yqxcVm',
                                    message: [
                                      [
                                        'items',
                                        'plural',
                                        {
                                          offset: void 0,
                                          one: ['#', '\xA0rzecz'],
                                          few: ['#', '\xA0rzeczy'],
                                          many: ['#', '\xA0rzeczy'],
                                          other: ['#', '\xA0rzeczy'],
                                        },
                                      ],
                                    ],
                                    values: { items },
                                  }),
                                }),
                                /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                                  className: Rows_module_default.muted,
                                  children: format.dateTime(at),
                                }),
                              ],
                            }),
                            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                              className: Rows_module_default.amount,
                              children: money(total),
                            }),
                          ],
                        },
                        `${at} ${total} ${items}`,
                      ),
                    ),
                  }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
            className: Figures_module_default.wide,
            'data-wide': '',
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Card, {
              title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'K_bZA9',
                message: ['Praca generatorów'],
              }),
              lead: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'yiPHR-',
                message: ['Gotowe i\xA0nieudane: z\xA0ostatniej godziny.'],
              }),
              children:
                busy.length === 0
                  ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
                      className: Figures_module_default.nothing,
                      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                        id: 'Hloabd',
                        message: ['Nic teraz nie powstaje i\xA0przez godzinę nic nie powstało.'],
                      }),
                    })
                  : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WorkTable, { work: busy }),
            }),
          }),
        ],
      }),
    ],
  })
}
function WorkTable({ work }) {
  const { _: _t4, i18n } = useLingui()
  const format = useFormat()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('section', {
    className: Figures_module_default.scrolled,
    'aria-label': _t4(
      /** i18n */
      {
        id: 'o8LlNB',
        message: ['Praca według rodzaju'],
      },
    ),
    tabIndex: 0,
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('table', {
      className: Figures_module_default.table,
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)('thead', {
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('tr', {
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('th', {
                scope: 'col',
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'KH5MbC',
                  message: ['Rodzaj'],
                }),
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('th', {
                scope: 'col',
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'pFBzZH',
                  message: ['Czeka'],
                }),
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('th', {
                scope: 'col',
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: '88xbdz',
                  message: ['Powstaje'],
                }),
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('th', {
                scope: 'col',
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'ph38UP',
                  message: ['Gotowe'],
                }),
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('th', {
                scope: 'col',
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'TG6n8I',
                  message: ['Nieudane'],
                }),
              }),
            ],
          }),
        }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)('tbody', {
          children: work.map(({ type, waiting, underWay, completed, failed }) =>
            /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
              'tr',
              {
                children: [
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)('th', {
                    scope: 'row',
                    children: i18n._(TYPE_WORDS[type]),
                  }),
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)('td', { children: format.number(waiting) }),
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)('td', { children: format.number(underWay) }),
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)('td', { children: format.number(completed) }),
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)('td', {
                    'data-failed': failed > 0 || void 0,
                    className: Monitoring_module_default.failed,
                    children: format.number(failed),
                  }),
                ],
              },
              type,
            ),
          ),
        }),
      ],
    }),
  })
}
function Key({ name, value }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: Figures_module_default.key,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dt', { children: name }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dd', {
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
          className: Figures_module_default.amount,
          children: value,
        }),
      }),
    ],
  })
}
function sum(minutes, what) {
  return minutes.reduce((all, minute) => all + minute[what], 0)
}
// src/routes/realtime-monitoring.tsx?tsr-split=component---loader
var SplitComponent = MonitoringScreen
export { SplitComponent as component }
