import { At as useConnection, Jr as Page, Si as useServices, Vr as GENERATOR_OF } from '../renderPage.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as useQuery } from './useQuery-ByumTbVI.js'
import { t as Link } from './link-ClfPTuwV.js'
import { t as engineOffersQuery } from './engineOffersQuery-BlkF-w79.js'
import { t as Balance } from './Balance-CZ39-I5m.js'
import {
  i as ChipRow_module_default,
  n as OCCASIONS,
  r as RecentResults,
  t as isOffered,
} from './generatorKind-CiWaz5-B.js'
import { t as useGenerations } from './useGenerations-C3rh-Lng.js'
import { r as QueueList, t as useSpokenEnds } from './useSpokenEnds-yhmgUtXk.js'
import { t as ArrowRight } from './arrow-right-BwGEZ1gh.js'
import { t as Clapperboard } from './clapperboard-Bf5gkcF-.js'
import { t as Image } from './image-BFyoCOL1.js'
import { t as EighthNotes } from './eighth-notes-Gv5KJ7U4.js'
import { t as CreditCount } from './CreditCount-BhUU0COe.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
var HubCard_module_default = {
  card: '_card_1rdib_2',
  words: '_words_1rdib_25',
  title: '_title_1rdib_36',
  text: '_text_1rdib_49',
  foot: '_foot_1rdib_59',
  price: '_price_1rdib_75',
  away: '_away_1rdib_80',
}
var HubArt_module_default = { art: '_art_1umfj_2' }
// src/features/generation/hub/HubArt.tsx
var import_jsx_runtime = require_jsx_runtime()
var ART = {
  image: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('path', {
        d: 'M0 0H320V140H0Z',
        fill: '#2b3f6b',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('circle', {
        cx: '196',
        cy: '48',
        r: '34',
        fill: '#f4b266',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('path', {
        d: 'M0 96C40 70 84 104 128 84S220 62 320 92V140H0Z',
        fill: '#3d6b76',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('path', {
        d: 'M0 118C52 94 106 126 164 108S264 100 320 116V140H0Z',
        fill: '#1f4752',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('g', {
        transform: 'translate(58 0)',
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('path', {
            d: 'M84 140V92',
            stroke: '#f2dfc0',
            strokeWidth: '3',
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('path', {
            d: 'M84 120C70 120 64 112 62 104C75 104 82 110 84 120ZM84 114C98 114 104 106 106 98C93 98 86 104 84 114Z',
            fill: '#f2dfc0',
          }),
          [0, 72, 144, 216, 288].map((turn) =>
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
              'ellipse',
              {
                cx: '84',
                cy: '68',
                rx: '9',
                ry: '13',
                fill: '#ef7d57',
                transform: `rotate(${turn} 84 82)`,
              },
              turn,
            ),
          ),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('circle', {
            cx: '84',
            cy: '82',
            r: '7',
            fill: '#ffd98a',
          }),
        ],
      }),
    ],
  }),
  video: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('path', {
        d: 'M0 0H320V140H0Z',
        fill: '#1d2145',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('path', {
        d: 'M0 104H320V140H0Z',
        fill: '#131735',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('path', {
        d: 'M0 104L44 74L80 98L128 58L176 102L214 80L262 104Z',
        fill: '#2a3163',
      }),
      [
        [64, 60, 1],
        [150, 40, 1.3],
        [200, 68, 0.8],
        [262, 36, 0.9],
      ].map(([x = 0, y = 0, size = 1]) =>
        /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
          'g',
          {
            transform: `translate(${x} ${y}) scale(${size})`,
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('circle', {
                r: '20',
                fill: '#ff9d5c',
                opacity: '0.22',
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('path', {
                d: 'M-8 -11H8L10 8Q0 14 -10 8Z',
                fill: '#ffb46b',
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('path', {
                d: 'M-4 -8H4L5 6Q0 9 -5 6Z',
                fill: '#ffe3b0',
              }),
            ],
          },
          x,
        ),
      ),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('path', {
        d: 'M52 118H76M126 124H154M204 118H226',
        stroke: '#ffb46b',
        strokeWidth: '3',
        strokeLinecap: 'round',
        opacity: '0.55',
      }),
    ],
  }),
  audio: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('path', {
        d: 'M0 0H320V140H0Z',
        fill: '#3a2350',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('circle', {
        cx: '160',
        cy: '70',
        r: '92',
        fill: '#4d2f66',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('circle', {
        cx: '160',
        cy: '70',
        r: '58',
        fill: '#633c7c',
      }),
      [10, 22, 36, 52, 40, 64, 48, 30, 56, 70, 44, 26, 38, 58, 34, 18, 28, 14].map((height, place) =>
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
          'rect',
          {
            x: 20 + place * 16,
            y: 70 - height / 2,
            width: '7',
            height,
            rx: '3.5',
            fill: place % 3 === 0 ? '#ffb56b' : '#f6dcc0',
          },
          `${place * 16}`,
        ),
      ),
    ],
  }),
}
/** What a generator makes, as a small drawing. */
function HubArt({ kind }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('svg', {
    viewBox: '0 0 320 140',
    preserveAspectRatio: 'xMidYMid slice',
    className: HubArt_module_default.art,
    'aria-hidden': 'true',
    children: ART[kind],
  })
}
// src/features/generation/hub/HubCard.tsx
var HUB_KINDS = ['image', 'video', 'audio']
var CARDS = {
  image: {
    to: '/generatory/obraz',
    title:
      /** i18n */
      {
        id: 'uST6ay',
        message: ['Obraz'],
      },
    text:
      /** i18n */
      {
        id: 'Jfglhc',
        message: ['Kartka, plakat, wzór na papier albo ilustracja, w\xA0ośmiu stylach.'],
      },
    icon: Image,
  },
  video: {
    to: '/generatory/wideo',
    title:
      /** i18n */
      {
        id: '_ANjXZ',
        message: ['Wideo'],
      },
    text:
      /** i18n */
      {
        id: 'XufMvS',
        message: ['Ruchoma kartka na telefon albo krótka scena do życzeń.'],
      },
    icon: Clapperboard,
  },
  audio: {
    to: '/generatory/audio',
    title:
      /** i18n */
      {
        id: 'Rf3zUh',
        message: ['Dźwięk'],
      },
    text:
      /** i18n */
      {
        id: 'NJ40Go',
        message: ['Melodia na urodziny, kołysanka, podkład do filmu.'],
      },
    icon: EighthNotes,
  },
}
/** One generator: what it is for and from how much. */
function HubCard({ kind, offers }) {
  const { i18n } = useLingui()
  const { to, title, text, icon: Icon } = CARDS[kind]
  const own = offers.filter((offer) => GENERATOR_OF[offer.type] === kind)
  const prices = own.filter((offer) => offer.isAvailable).map((offer) => offer.credits)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
    to,
    className: HubCard_module_default.card,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(HubArt, { kind }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
        className: HubCard_module_default.words,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
            className: HubCard_module_default.title,
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
                size: 22,
                'aria-hidden': 'true',
              }),
              i18n._(title),
            ],
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
            className: HubCard_module_default.text,
            children: i18n._(text),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
            className: HubCard_module_default.foot,
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Price, {
                prices,
                areKnown: own.length > 0,
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ArrowRight, {
                size: 20,
                'aria-hidden': 'true',
              }),
            ],
          }),
        ],
      }),
    ],
  })
}
function Price({ prices, areKnown }) {
  if (!areKnown) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {})
  if (prices.length === 0)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
      className: HubCard_module_default.away,
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: 'HyWlB2',
        message: ['Tu teraz niedostępne'],
      }),
    })
  const lowest = Math.min(...prices)
  const isOne = prices.every((price) => price === lowest)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
    className: HubCard_module_default.price,
    children: isOne
      ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CreditCount, { value: lowest })
      : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'K3lSQH',
          message: ['od <0/>'],
          components: { 0: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CreditCount, { value: lowest }) },
        }),
  })
}
var HubScreen_module_default = {
  header: '_header_1p9et_2',
  title: '_title_1p9et_20',
  lead: '_lead_1p9et_28',
  sections: '_sections_1p9et_38',
  cards: '_cards_1p9et_48',
  occasions: '_occasions_1p9et_58',
  heading: '_heading_1p9et_63',
}
// src/features/generation/hub/HubScreen.tsx
var SHOWN_OCCASIONS = [
  'birthday',
  'christmas',
  'wedding',
  'love',
  'mother',
  'baby',
  'thanks',
  'congratulations',
  'wrapping',
]
/** /generatory: what can be made, for what, and what is being made. */
function HubScreen({ isOffline }) {
  const { i18n, _: _t } = useLingui()
  const services = useServices()
  const { features } = services.config
  const { data: offers = [] } = useQuery(engineOffersQuery(services))
  const { queue, history } = useGenerations()
  useSpokenEnds(queue, history)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Page, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('header', {
        className: HubScreen_module_default.header,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('h1', {
            className: HubScreen_module_default.title,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'yaeETd',
              message: ['Co dziś tworzymy?'],
            }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Balance, {}),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
            className: HubScreen_module_default.lead,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'DNU8nX',
              message: [
                'Opisujesz, co ma powstać, i\xA0widzisz cenę przed kliknięciem. Za nieudane nie płacisz.',
              ],
            }),
          }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: HubScreen_module_default.sections,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ul', {
            className: HubScreen_module_default.cards,
            children: HUB_KINDS.filter((kind) => isOffered(kind, features)).map((kind) =>
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
                'li',
                {
                  children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(HubCard, {
                    kind,
                    offers,
                  }),
                },
                kind,
              ),
            ),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(QueueList, {
            title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'NcATxR',
              message: ['Teraz powstaje'],
            }),
            rows: queue,
            offers,
            isOffline,
          }),
          features.imageGeneration
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
                className: HubScreen_module_default.occasions,
                children: [
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)('h2', {
                    className: HubScreen_module_default.heading,
                    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                      id: 'sOBN1z',
                      message: ['Zacznij od okazji'],
                    }),
                  }),
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)('nav', {
                    className: ChipRow_module_default.row,
                    'aria-label': _t(
                      /** i18n */
                      {
                        id: 'X4IZ70',
                        message: ['Okazje'],
                      },
                    ),
                    children: SHOWN_OCCASIONS.map((occasion) => {
                      const { label, icon: Icon } = OCCASIONS[occasion]
                      return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
                        Link,
                        {
                          to: '/generatory/obraz',
                          search: { preset: occasion },
                          className: ChipRow_module_default.chip,
                          children: [
                            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
                              size: 16,
                              'aria-hidden': 'true',
                            }),
                            i18n._(label),
                          ],
                        },
                        occasion,
                      )
                    }),
                  }),
                ],
              })
            : null,
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RecentResults, { rows: history }),
        ],
      }),
    ],
  })
}
// src/routes/generatory.index.tsx?tsr-split=component---loader
function Generators() {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(HubScreen, {
    isOffline: useConnection().view === 'offline',
  })
}
export { Generators as component }
