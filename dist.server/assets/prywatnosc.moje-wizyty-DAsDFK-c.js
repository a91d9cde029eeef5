import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as SCREEN_WORDS } from './screenWords-CV4HDSG-.js'
import { t as EyeOff } from './eye-off-AFSfpz_c.js'
import { t as Footprints } from './footprints-Advt-RN_.js'
import { t as ShieldCheck } from './shield-check-oN8j2McQ.js'
import { n as useAsksForPrivacy } from './asksForPrivacy-CDSP26Vu.js'
import { t as Card } from './Card-scAZrQw6.js'
import { t as EmptyState } from './EmptyState-BK3qig3x.js'
import { t as ErrorState } from './ErrorState-DZrYQXwg.js'
import { Jr as Page, T as useFormat, V as showToast, jt as useStore, st as liveStore } from '../renderPage.js'
import { t as PageHeader } from './PageHeader-Bmm22iEl.js'
import { t as Skeleton } from './Skeleton-ClnzUomb.js'
import { t as Download } from './download-LE3rizAX.js'
import { t as Trash } from './trash-CugAaEeY.js'
import './eventKinds-BcL087EO.js'
import './access-Bi3cgZ5_.js'
import './screens-nGbVZc-W.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { n as jsonFile, t as downloadFile } from './downloadFile-DC8XLZfL.js'
import { t as Rows_module_default } from './Rows.module-Dy3Etoah.js'
import { t as TextLink } from './TextLink-CFrFjdUC.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { t as CookieChoice } from './CookieChoice-DLE_W6wV.js'
// src/features/engagement/liveVisits.ts
/** What is kept of the visits on this device, as it changes. */
var liveVisits = liveStore({
  load: async () => {
    const [{ readVisits }] = await Promise.all([
      import('./readVisits-FdSmaqWp.js'),
      import('./keptVisits-Bw0ueCta.js'),
    ])
    return readVisits
  },
})
// src/domain/engagement/score.ts
var TIME_POINTS = {
  perMinute: 10,
  most: 40,
}
var INTERACTION_POINTS = {
  each: 2,
  most: 30,
}
var SCROLL_POINTS = { most: 30 }
/** What a session is worth: up to 40 for time, 30 for interactions and 30 for how far it scrolled. */
function scoreOf({ ms, interactions, depth }) {
  const time = Math.min(TIME_POINTS.most, Math.floor((ms * TIME_POINTS.perMinute) / 6e4))
  const pressed = Math.min(INTERACTION_POINTS.most, interactions * INTERACTION_POINTS.each)
  const scroll = Math.min(SCROLL_POINTS.most, Math.floor((depth * SCROLL_POINTS.most) / 100))
  return {
    time,
    interactions: pressed,
    scroll,
    total: time + pressed + scroll,
  }
}
/** The pages with most of somebody’s time, the first first. */
function favouritePages({ pages }) {
  return pages
    .filter(({ ms }) => ms > 0)
    .toSorted((one, other) => other.ms - one.ms || other.views - one.views)
    .slice(0, 10)
}
/** The score of the session that goes on, or went on last. */
function scoreOfSession({ session }) {
  return scoreOf(session)
}
// src/features/engagement/PageName.tsx
var import_jsx_runtime = require_jsx_runtime()
/** A visited page by its name, and the way back to it where it can be opened by that alone. */
function PageName({ visited: { page, subject, title }, nameOf }) {
  const name = title === '' ? nameOf(page) : title
  if (page === '/sklep/produkt/$handle')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextLink, {
      to: page,
      params: { handle: subject },
      tone: 'quiet',
      children: name,
    })
  if (page === '/sklep/$collection')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextLink, {
      to: page,
      params: { collection: subject },
      tone: 'quiet',
      children: name,
    })
  if (!isFixed(page)) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', { children: name })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextLink, {
    to: page,
    tone: 'quiet',
    children: name,
  })
}
function isFixed(page) {
  return !page.includes('$')
}
var Visits_module_default = {
  sections: '_sections_bf3ic_2',
  wide: '_wide_bf3ic_12',
  nothing: '_nothing_bf3ic_13',
  total: '_total_bf3ic_17',
  parts: '_parts_bf3ic_31',
  part: '_part_bf3ic_31',
  points: '_points_bf3ic_50',
  track: '_track_bf3ic_54',
  fill: '_fill_bf3ic_66',
  why: '_why_bf3ic_78',
  facts: '_facts_bf3ic_85',
  actions: '_actions_bf3ic_102',
}
// src/features/engagement/useLength.ts
var HOUR_MS = 36e5
var MINUTE_MS = 6e4
var SECOND_MS = 1e3
/** Writes a length of time in its two largest units, whole ones that have passed: „3 min 20 s”. */
function useLength() {
  const format = useFormat()
  return (ms) => {
    const [large, small] = ms >= HOUR_MS ? [HOUR_MS, MINUTE_MS] : [MINUTE_MS, SECOND_MS]
    const whole = Math.floor(ms / large) * large
    const parts = [whole, Math.floor((ms - whole) / small) * small].filter((part) => part > 0)
    return parts.length === 0 ? format.duration(0) : parts.map((part) => format.duration(part)).join(' ')
  }
}
// src/features/engagement/ScoreCard.tsx
/** The score of the session that goes on, with its three parts and what each comes of. */
function ScoreCard({ session }) {
  const { _: _t } = useLingui()
  const format = useFormat()
  const length = useLength()
  const score = scoreOf(session)
  const { ms, interactions, depth } = session
  const percent = format.number(depth / 100, { style: 'percent' })
  const time = length(ms)
  const { perMinute } = TIME_POINTS
  const { each } = INTERACTION_POINTS
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Card, {
    title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'YEVane',
      message: ['Zaangażowanie w\xA0tej sesji'],
    }),
    lead: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'Z5EVoE',
      message: ['Jedna liczba z\xA0trzech części. Widać, skąd się wzięła.'],
    }),
    actions: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('p', {
      className: Visits_module_default.total,
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)('strong', { children: format.number(score.total) }),
        ' ',
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'bO1x3H',
            message: ['ze ', ['0']],
            values: { 0: format.number(100) },
          }),
        }),
      ],
    }),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('dl', {
      className: Visits_module_default.parts,
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Part, {
          name: _t(
            /** i18n */
            {
              id: 'fU2r6t',
              message: ['Czas'],
            },
          ),
          points: score.time,
          most: TIME_POINTS.most,
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'pun5s_',
            message: [['time'], ' uwagi, ', ['perMinute'], ' punktów za minutę.'],
            values: {
              time,
              perMinute,
            },
          }),
        }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Part, {
          name: _t(
            /** i18n */
            {
              id: 't6uoSD',
              message: ['Działanie'],
            },
          ),
          points: score.interactions,
          most: INTERACTION_POINTS.most,
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: '2Hhvoa',
              message: [
                [
                  'interactions',
                  'plural',
                  {
                    offset: void 0,
                    one: ['#', '\xA0naciśnięcie albo zmiana,'],
                    few: ['#', '\xA0naciśnięcia albo zmiany,'],
                    many: ['#', '\xA0naciśnięć albo zmian,'],
                    other: ['#', '\xA0naciśnięcia albo zmiany,'],
                  },
                ],
              ],
              values: { interactions },
            }),
            ' ',
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: '5CGCFA',
              message: [['each'], ' punkty za każde.'],
              values: { each },
            }),
          ],
        }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Part, {
          name: _t(
            /** i18n */
            {
              id: 'x8OEuI',
              message: ['Przewijanie'],
            },
          ),
          points: score.scroll,
          most: SCROLL_POINTS.most,
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'MPC_eo',
            message: ['Najdalej do ', ['percent'], ' strony.'],
            values: { percent },
          }),
        }),
      ],
    }),
  })
}
function Part({ name, points, most, children }) {
  const format = useFormat()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: Visits_module_default.part,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dt', { children: name }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dd', {
        className: Visits_module_default.points,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: '5h9njr',
          message: [['0'], ' z\xA0', ['1']],
          values: {
            0: format.number(points),
            1: format.number(most),
          },
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dd', {
        className: Visits_module_default.track,
        'aria-hidden': 'true',
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
          className: Visits_module_default.fill,
          style: { transform: `scaleX(${points / most})` },
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dd', {
        className: Visits_module_default.why,
        children,
      }),
    ],
  })
}
// src/features/engagement/useErase.ts
/** Erases the record of this device and what of it is unsent; for a moment that can be taken back. */
function useErase() {
  const { _: _t } = useLingui()
  return async () => {
    try {
      const [{ eraseVisits, restoreVisits }, { database }] = await Promise.all([
        import('./keptVisits-Bw0ueCta.js'),
        import('./openDatabase-ByMsI8LS.js').then((n) => n.n),
      ])
      const db = await database()
      const erased = await eraseVisits(db)
      showToast({
        type: 'success',
        title: _t(
          /** i18n */
          {
            id: 'NqlC_Q',
            message: ['Zapis wizyt usunięty'],
          },
        ),
        message: _t(
          /** i18n */
          {
            id: 'FnDhI4',
            message: ['Także to, co czekało na wysłanie.'],
          },
        ),
        action: {
          label: _t(
            /** i18n */
            {
              id: 'qUEHGP',
              message: ['Cofnij'],
            },
          ),
          onAction: () => void restoreVisits(db, erased).catch(() => void 0),
        },
      })
    } catch {
      showToast({
        type: 'error',
        title: _t(
          /** i18n */
          {
            id: 'PvpOAU',
            message: ['Nie udało się usunąć zapisu'],
          },
        ),
        message: _t(
          /** i18n */
          {
            id: 'OjY1We',
            message: ['Spróbuj jeszcze raz.'],
          },
        ),
      })
    }
  }
}
// src/features/engagement/RecordCards.tsx
/** A visitor's record, its score first. */
function RecordCards({ visitor, unsent, nameOf }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ScoreCard, { session: visitor.session }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Summary, {
        visitor,
        unsent,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Favourites, {
        visitor,
        nameOf,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LastPages, {
        visitor,
        nameOf,
      }),
    ],
  })
}
function Summary({ visitor, unsent }) {
  const { _: _t } = useLingui()
  const format = useFormat()
  const length = useLength()
  const erase = useErase()
  function download() {
    const { counted: _counted, ...record } = visitor
    const file = {
      record: {
        ...record,
        score: scoreOfSession(visitor),
      },
      unsent,
    }
    downloadFile(
      jsonFile(`iskra-moje-wizyty-${/* @__PURE__ */ new Date().toISOString().slice(0, 10)}.json`, file),
    )
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
    title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'EwfqW8',
      message: ['Wizyty w\xA0liczbach'],
    }),
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('dl', {
        className: Visits_module_default.facts,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Fact, {
            name: _t(
              /** i18n */
              {
                id: 'uFjtgn',
                message: ['Czas w\xA0Iskrze'],
              },
            ),
            children: length(visitor.ms),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Fact, {
            name: _t(
              /** i18n */
              {
                id: 'xFDrdo',
                message: ['Wizyty'],
              },
            ),
            children: format.number(visitor.visits),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Fact, {
            name: _t(
              /** i18n */
              {
                id: 'gz0iW0',
                message: ['Sesje'],
              },
            ),
            children: format.number(visitor.sessions),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Fact, {
            name: _t(
              /** i18n */
              {
                id: 'd27eIU',
                message: ['Pierwsza wizyta'],
              },
            ),
            children: format.dateTime(new Date(visitor.firstVisitAt)),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Fact, {
            name: _t(
              /** i18n */
              {
                id: 'ksx1ny',
                message: ['Ostatnia wizyta'],
              },
            ),
            children: format.dateTime(new Date(visitor.lastVisitAt)),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Fact, {
            name: _t(
              /** i18n */
              {
                id: 'azT7b5',
                message: ['Do wysłania'],
              },
            ),
            children:
              unsent.length === 0
                ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                    id: 'yvR4D_',
                    message: ['nic'],
                  })
                : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                    id: 'MRWg_F',
                    message: [
                      [
                        '0',
                        'plural',
                        {
                          offset: void 0,
                          one: ['#', '\xA0zdarzenie'],
                          few: ['#', '\xA0zdarzenia'],
                          many: ['#', '\xA0zdarzeń'],
                          other: ['#', '\xA0zdarzenia'],
                        },
                      ],
                    ],
                    values: { 0: unsent.length },
                  }),
          }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: Visits_module_default.actions,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
            icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Download, { size: 18 }),
            onPress: download,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'xjZvCq',
              message: ['Pobierz zapis'],
            }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
            icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trash, { size: 18 }),
            onPress: () => void erase(),
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'eiPA8L',
              message: ['Usuń zapis'],
            }),
          }),
        ],
      }),
    ],
  })
}
function Fact({ name, children }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dt', { children: name }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dd', { children }),
    ],
  })
}
function Favourites({ visitor, nameOf }) {
  const length = useLength()
  const favourites = favouritePages(visitor)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Card, {
    title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'ZGK8wt',
      message: ['Ulubione strony'],
    }),
    lead: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'lqrHMT',
      message: ['Te, którym dajesz najwięcej uwagi.'],
    }),
    children:
      favourites.length === 0
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
            className: Rows_module_default.muted,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'G57JID',
              message: ['Pokażą się po kilku chwilach czytania.'],
            }),
          })
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ol', {
            className: Rows_module_default.rows,
            children: favourites.map((favourite) =>
              /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
                'li',
                {
                  className: Rows_module_default.plain,
                  children: [
                    /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                      className: Rows_module_default.words,
                      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageName, {
                        visited: favourite,
                        nameOf,
                      }),
                    }),
                    /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                      className: Rows_module_default.amount,
                      children: length(favourite.ms),
                    }),
                  ],
                },
                `${favourite.page} ${favourite.subject}`,
              ),
            ),
          }),
  })
}
function LastPages({ visitor, nameOf }) {
  const format = useFormat()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Card, {
    title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'Ngsr08',
      message: ['Ostatnie strony'],
    }),
    lead: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'UYLi99',
      message: ['Dziesięć ostatnich, od najnowszej.'],
    }),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ol', {
      className: Rows_module_default.rows,
      children: visitor.lastPages.map((opened) =>
        /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
          'li',
          {
            className: Rows_module_default.plain,
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                className: Rows_module_default.words,
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageName, {
                  visited: opened,
                  nameOf,
                }),
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('time', {
                className: Rows_module_default.muted,
                dateTime: new Date(opened.at).toISOString(),
                children: format.dateTime(new Date(opened.at)),
              }),
            ],
          },
          `${opened.page} ${opened.subject} ${opened.at}`,
        ),
      ),
    }),
  })
}
// src/features/engagement/VisitsScreen.tsx
/** What is kept of the visits on this device: to be seen, understood, taken along and erased. */
function VisitsScreen({ choice, nameOf }) {
  const { _: _t } = useLingui()
  const reading = useStore(liveVisits)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Page, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHeader, {
        title: _t(
          /** i18n */
          {
            id: 'FFCdKb',
            message: ['Moje wizyty'],
          },
        ),
        lead: _t(
          /** i18n */
          {
            id: 'ab_gvi',
            message: [
              'Wszystko, co policzyliśmy na tym urządzeniu. Do sklepu trafiają z\xA0tego zdarzenia bez Twojego imienia, adresu i\xA0numeru.',
            ],
          },
        ),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: Visits_module_default.sections,
        children: [
          reading.kind === 'unread'
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, {
                height: '16rem',
                shape: 'box',
              })
            : reading.kind === 'failed'
              ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorState, {
                  title: _t(
                    /** i18n */
                    {
                      id: 'Wg7o3D',
                      message: ['Nie możemy odczytać zapisu'],
                    },
                  ),
                  description: _t(
                    /** i18n */
                    {
                      id: 'QW54PP',
                      message: [
                        'Pamięć tego urządzenia nie odpowiada. Zamknij inne karty z\xA0Iskrą i\xA0spróbuj ponownie.',
                      ],
                    },
                  ),
                  onRetry: () => void liveVisits.watch(),
                })
              : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Kept, {
                  visits: reading.value,
                  nameOf,
                }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
            className: Visits_module_default.wide,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Card, {
              title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'YjFxDG',
                message: ['Twoja zgoda'],
              }),
              children: choice,
            }),
          }),
        ],
      }),
    ],
  })
}
function Kept({ visits, nameOf }) {
  const { visitor, unsent, isAgreed } = visits
  if (!useAsksForPrivacy() && visitor !== null)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RecordCards, {
      visitor,
      unsent,
      nameOf,
    })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
    className: Visits_module_default.nothing,
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Nothing, { isAgreed }),
  })
}
function Nothing({ isAgreed }) {
  const { _: _t2 } = useLingui()
  if (useAsksForPrivacy())
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
      icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ShieldCheck, { size: 28 }),
      title: _t2(
        /** i18n */
        {
          id: 'Lyl07F',
          message: ['Niczego nie liczymy'],
        },
      ),
      description: _t2(
        /** i18n */
        {
          id: '2uuc19',
          message: [
            'Twoja przeglądarka prosi o\xA0prywatność i\xA0to nam wystarczy. Na tym urządzeniu nie ma żadnego zapisu wizyt.',
          ],
        },
      ),
    })
  return isAgreed
    ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
        icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Footprints, { size: 28 }),
        title: _t2(
          /** i18n */
          {
            id: 'ujkeyl',
            message: ['Jeszcze nic tu nie ma'],
          },
        ),
        description: _t2(
          /** i18n */
          {
            id: 'XZQXEv',
            message: ['Zapis zacznie się za chwilę, gdy obejrzysz pierwszą stronę.'],
          },
        ),
      })
    : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
        icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EyeOff, { size: 28 }),
        title: _t2(
          /** i18n */
          {
            id: 'Lyl07F',
            message: ['Niczego nie liczymy'],
          },
        ),
        description: _t2(
          /** i18n */
          {
            id: 'jO3nuS',
            message: [
              'Bez Twojej zgody nie zapisujemy i\xA0nie wysyłamy niczego o\xA0wizytach. Sklep działa tak samo.',
            ],
          },
        ),
      })
}
// src/routes/prywatnosc.moje-wizyty.tsx?tsr-split=component---loader
function Visits() {
  const { i18n } = useLingui()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(VisitsScreen, {
    choice: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CookieChoice, {}),
    nameOf: (page) => i18n._(SCREEN_WORDS[page].title),
  })
}
export { Visits as component }
