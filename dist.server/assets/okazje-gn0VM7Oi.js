import { i as __toESM, n as __exportAll } from './rolldown-runtime-DYf_mQCB.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { i as useGiftShelf, n as GiftButton, r as fittingGift, t as giftOf } from './giftOf-CwNu-lHf.js'
import { i as CalendarPlus, n as dropBegunDate, r as useBegunDate } from './begunDate-BvMAXpOg.js'
import { t as require_react } from './react-BHbHrMlk.js'
import {
  a as comingOccasions,
  i as liveOccasions,
  n as useOccasionWords,
  t as useToday,
} from './useToday-DsMjAPDA.js'
import {
  C as useSession,
  Jr as Page,
  Rt as Notice,
  St as IconButton,
  ct as liveValue,
  jt as useStore,
  yi as lazyPart,
} from '../renderPage.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { t as Card } from './Card-scAZrQw6.js'
import { t as ErrorState } from './ErrorState-DZrYQXwg.js'
import { t as PageHeader } from './PageHeader-Bmm22iEl.js'
import { t as Rows_module_default } from './Rows.module-Dy3Etoah.js'
import { t as Skeleton } from './Skeleton-ClnzUomb.js'
import { t as TextLink } from './TextLink-CFrFjdUC.js'
import { t as useIsTakenOver } from './useIsTakenOver-GPZ-jcB_.js'
import { t as CalendarDays } from './calendar-days-85H_q4pp.js'
import { t as CalendarHeart } from './calendar-heart-Cp8KZAvw.js'
import { t as Pencil } from './pencil-CkhC7DkJ.js'
import { t as Trash } from './trash-CugAaEeY.js'
import { t as Badge } from './Badge-CUFWmOKP.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { t as PushChoice } from './PushChoice-DDqE28UQ.js'
// src/features/occasions/Occasions.module.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var Occasions_module_default = {
  screen: '_screen_o4voy_2',
  tools: '_tools_o4voy_7',
  form: '_form_o4voy_12',
  day: '_day_o4voy_17',
  group: '_group_o4voy_28',
  legend: '_legend_o4voy_33',
  choices: '_choices_o4voy_39',
}
// src/features/occasions/ComingRow.tsx
var import_jsx_runtime = require_jsx_runtime()
/** Whatever comes within so many days stands out. */
var SOON_DAYS = 7
/** An occasion: what, when, how many days are left, and the gift for it. */
function ComingRow({ coming, dates, shelf, onEdit, onRemove }) {
  const { _: _t } = useLingui()
  const words = useOccasionWords()
  const title = words.title(coming)
  const gift = giftOf(coming, dates)
  const product = fittingGift(shelf.products, gift.idea)
  const isOwn = coming.source === 'own'
  const whom = isOwn ? '' : gift.whom.name
  const turns = isOwn ? words.turns(coming) : ''
  async function toCalendar() {
    const { saveToCalendar } = await import('./calendarActions-uSqU334_.js')
    saveToCalendar(coming, title)
  }
  const Icon = isOwn ? CalendarHeart : CalendarDays
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('li', {
    className: Rows_module_default.row,
    'data-source': coming.source,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
        className: Rows_module_default.icon,
        size: 20,
        'aria-hidden': 'true',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: Rows_module_default.words,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
            className: Rows_module_default.title,
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('strong', { children: title }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
                tone: coming.daysLeft <= SOON_DAYS ? 'accent' : 'neutral',
                children: words.when(coming.daysLeft),
              }),
            ],
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
            className: Rows_module_default.muted,
            children: [
              words.day(coming.day),
              turns === '' ? null : ` · ${turns}`,
              whom === ''
                ? null
                : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
                    children: [
                      ' · ',
                      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                        id: 'Pdnjih',
                        message: ['dla: ', ['whom']],
                        values: { whom },
                      }),
                    ],
                  }),
            ],
          }),
          product === null
            ? null
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                className: Rows_module_default.muted,
                children: product.title,
              }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: Rows_module_default.actions,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GiftButton, {
            gift,
            shelf,
            occasion: title,
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
            className: Occasions_module_default.tools,
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
                label: _t(
                  /** i18n */
                  {
                    id: 'ZO0F9_',
                    message: ['Do kalendarza: ', ['title']],
                    values: { title },
                  },
                ),
                size: 'small',
                onPress: () => void toCalendar(),
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CalendarPlus, { size: 18 }),
              }),
              isOwn
                ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
                    children: [
                      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
                        label: _t(
                          /** i18n */
                          {
                            id: 'tO53Sc',
                            message: ['Zmień: ', ['title']],
                            values: { title },
                          },
                        ),
                        size: 'small',
                        onPress: () => onEdit(coming),
                        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Pencil, { size: 18 }),
                      }),
                      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
                        label: _t(
                          /** i18n */
                          {
                            id: 'LcOBoL',
                            message: ['Usuń: ', ['title']],
                            values: { title },
                          },
                        ),
                        size: 'small',
                        onPress: () => onRemove(coming),
                        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trash, { size: 18 }),
                      }),
                    ],
                  })
                : null,
            ],
          }),
        ],
      }),
    ],
  })
}
// src/features/occasions/OccasionsScreen.tsx
var DateDialog = lazyPart(() => import('./DateDialog-DsOr2OmY.js'))
var GHOSTS = ['first', 'second', 'third', 'fourth']
var NO_DATES = []
/** /okazje: what is celebrated next, one's own people among it, each with the gift for it. */
function OccasionsScreen({ shelf, pushChoice }) {
  const { i18n, _: _t } = useLingui()
  const isTakenOver = useIsTakenOver()
  const begun = useBegunDate()
  const [open, setOpen] = (0, import_react.useState)(null)
  const shown =
    open ??
    (begun === null
      ? null
      : {
          id: null,
          begun,
        })
  function close() {
    setOpen(null)
    dropBegunDate()
  }
  async function remove(own) {
    const { dropDate } = await import('./dateActions-Dg419tlU.js')
    await dropDate(i18n, own)
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Page, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHeader, {
        title: _t(
          /** i18n */
          {
            id: 'X4IZ70',
            message: ['Okazje'],
          },
        ),
        lead: _t(
          /** i18n */
          {
            id: 'WKZd4o',
            message: [
              'Imieniny, urodziny i\xA0dni, na które daje się prezent. Dodaj bliskich, a\xA0przypomnimy o\xA0nich na czas.',
            ],
          },
        ),
        actions: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
          variant: 'primary',
          className: 'needs-script',
          icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CalendarPlus, { size: 18 }),
          onPress: () =>
            setOpen({
              id: null,
              begun: {},
            }),
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'jr-80t',
            message: ['Dodaj osobę'],
          }),
        }),
      }),
      isTakenOver
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Ghosts, {})
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Calendar, {
            shelf,
            onEdit: ({ id, date }) =>
              setOpen({
                id,
                begun: date,
              }),
            onRemove: (own) => void remove(own),
          }),
      shown === null
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
            fallback: null,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DateDialog, {
              id: shown.id,
              begun: shown.begun,
              pushChoice,
              onClose: close,
            }),
          }),
    ],
  })
}
function Calendar({ shelf, onEdit, onRemove }) {
  const { _: _t2 } = useLingui()
  const today = useToday()
  const reading = useStore(liveOccasions)
  ;(0, import_react.useEffect)(() => void liveOccasions.watch(), [])
  const dates = liveValue(reading, NO_DATES)
  if (reading.kind === 'unread') return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Ghosts, {})
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: Occasions_module_default.screen,
    children: [
      reading.kind === 'failed'
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorState, {
            title: _t2(
              /** i18n */
              {
                id: '5MRxzo',
                message: ['Nie możemy odczytać Twoich dni'],
              },
            ),
            description: _t2(
              /** i18n */
              {
                id: 'QW54PP',
                message: [
                  'Pamięć tego urządzenia nie odpowiada. Zamknij inne karty z\xA0Iskrą i\xA0spróbuj ponownie.',
                ],
              },
            ),
            onRetry: () => void liveOccasions.watch(),
          })
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Whereabouts, { count: dates.length }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Card, {
        title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'mkoxzC',
          message: ['Najbliższe okazje'],
        }),
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ul', {
          className: Rows_module_default.rows,
          'aria-label': _t2(
            /** i18n */
            {
              id: 'mkoxzC',
              message: ['Najbliższe okazje'],
            },
          ),
          children: comingOccasions(dates, today).map((coming) =>
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
              ComingRow,
              {
                coming,
                dates,
                shelf,
                onEdit,
                onRemove,
              },
              coming.source === 'own' ? coming.id : coming.kind,
            ),
          ),
        }),
      }),
    ],
  })
}
/** Where the dates are, and what a guest can't be given. */
function Whereabouts({ count }) {
  if (useSession().status === 'signed-in')
    return count > 0
      ? null
      : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
          tone: 'neutral',
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'R2O2Hx',
            message: [
              'Nie ma tu jeszcze nikogo z\xA0Twoich bliskich. Wystarczy imię: dzień imienin podpowiemy, a\xA0na prezent zostanie czas.',
            ],
          }),
        })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
    tone: 'neutral',
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'uWyzMW',
      message: [
        'Bez konta Twoje dni są tylko na tym urządzeniu i\xA0nie wyślemy o\xA0nich listu ani powiadomienia. Przypomni o\xA0nich plik do kalendarza, a\xA0po <0>zalogowaniu</0> także my.',
      ],
      components: { 0: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextLink, { to: '/login' }) },
    }),
  })
}
function Ghosts() {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
    className: Occasions_module_default.screen,
    children: GHOSTS.map((ghost) =>
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: '5rem' }, ghost),
    ),
  })
}
// src/routes/okazje.tsx?tsr-split=component---loader
var okazje_exports = /* @__PURE__ */ __exportAll({ component: () => Occasions })
function Occasions() {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OccasionsScreen, {
    shelf: useGiftShelf(),
    pushChoice: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PushChoice, {
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: 'ZyKslM',
        message: ['Powiadomienia na tym urządzeniu'],
      }),
    }),
  })
}
export { Occasions as component, Occasions_module_default as n, okazje_exports as t }
