import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { t as Link } from './link-ClfPTuwV.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as useQuery } from './useQuery-ByumTbVI.js'
import { t as createLucideIcon } from './createLucideIcon-ByydpFMN.js'
import { t as ArrowRight } from './arrow-right-BwGEZ1gh.js'
import { t as ChevronDown } from './chevron-down-BtYHYNUI.js'
import { t as Clapperboard } from './clapperboard-Bf5gkcF-.js'
import { t as CloudOff } from './cloud-off-DdCsTsvX.js'
import { t as EighthNotes } from './eighth-notes-Gv5KJ7U4.js'
import { t as Balance } from './Balance-CZ39-I5m.js'
import {
  i as ChipRow_module_default,
  n as OCCASIONS,
  r as RecentResults,
  t as isOffered,
} from './generatorKind-CiWaz5-B.js'
import { t as ImageOff } from './image-off-CJExr_OH.js'
import { t as ImagePlus } from './image-plus-I5Mx-YsG.js'
import { t as Image } from './image-BFyoCOL1.js'
import { t as LogIn } from './log-in-DcuaqdEr.js'
import { t as MailCheck } from './mail-check-BPYx6QYa.js'
import { t as Plus } from './plus-BfDvEhFF.js'
import { t as classNames } from './classNames-D1L2HDWQ.js'
import { r as PROMPT_MOST } from './limits-Ds6YhBKw.js'
import { t as Button } from './Button-BS8EKtfW.js'
import {
  A as useMedia,
  Ir as DEFAULT_ENGINES,
  Jr as Page,
  K as announce,
  Qr as Field_module_default,
  Rt as Notice,
  Si as useServices,
  St as IconButton,
  T as useFormat,
  V as showToast,
  Yi as useLocation,
  _i as CircleExclamationPoint,
  _r as safeParse,
  di as RotateCcw,
  ei as ButtonLink,
  ji as useQueryClient,
  jt as useStore,
  oi as Sparkles,
  ti as X,
} from '../renderPage.js'
import { t as ApiError } from './apiError-cbYDkBQb.js'
import { t as useDraft } from './useDraft-D5Od8r6c.js'
import { t as ACCOUNT_KEY } from './accountKey-CJ2SF-Dv.js'
import {
  _ as readFields,
  c as readPublicGeneration,
  h as OPTIONS_SCHEMAS,
  m as GENERATOR_OPTIONS,
  o as readGeneration,
  p as takenFields,
  y as readValue,
} from './generationCalls-UKwjLv4R.js'
import { t as isResting } from './generationRow-BTsHrjCY.js'
import { t as RadioGroup } from './RadioGroup-rTvrlSv9.js'
import { t as livePreferences } from './livePreferences-2jUhTNK5.js'
import { t as Disclosure } from './Disclosure-DcsJbbBH.js'
import { t as engineOffersQuery } from './engineOffersQuery-BlkF-w79.js'
import { t as Skeleton } from './Skeleton-ClnzUomb.js'
import { t as TextField } from './TextField-CWQ9Iwvc.js'
import { t as Badge } from './Badge-CUFWmOKP.js'
import { l as readGalleryImage } from './galleryCalls-DsmrXoBv.js'
import { n as TYPE_WORDS, r as promptTitle } from './SoundWave-DYeussCb.js'
import { n as generationErrorText } from './errorTexts-Brml4hcA.js'
import { t as useGenerations } from './useGenerations-C3rh-Lng.js'
import { t as CreditCount } from './CreditCount-BhUU0COe.js'
import { n as creditsQuery } from './creditsQuery-CNDrE3t7.js'
import { t as engineWords } from './engineWords-tH4QzJQD.js'
import { n as choiceText, t as factText } from './factText-BY6ui6Si.js'
import { n as formOptions } from './optionWords-9o4VXV17.js'
import { t as GenerationMedia } from './GenerationMedia-DO2bHppG.js'
import {
  a as QueueActions,
  i as useProgressText,
  n as useRenewal,
  o as askedPrice,
  r as QueueList,
  s as presentPrice,
  t as useSpokenEnds,
} from './useSpokenEnds-yhmgUtXk.js'
import { t as useGenerationAction } from './useGenerationAction-CcZ_DxxH.js'
import { t as useVisitor } from './useVisitor-C6pcgjXx.js'
import { t as useGenerationPreferences } from './useGenerationPreferences-flanJ89T.js'
// node_modules/lucide-react/dist/esm/icons/dices.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData = {
  name: 'dices',
  size: 24,
  node: [
    [
      'rect',
      {
        width: '12',
        height: '12',
        x: '2',
        y: '10',
        rx: '2',
        ry: '2',
        key: '6agr2n',
      },
    ],
    [
      'path',
      {
        d: 'm17.92 14 3.5-3.5a2.24 2.24 0 0 0 0-3l-5-4.92a2.24 2.24 0 0 0-3 0L10 6',
        key: '1o487t',
      },
    ],
    [
      'path',
      {
        d: 'M6 18h.01',
        key: 'uhywen',
      },
    ],
    [
      'path',
      {
        d: 'M10 14h.01',
        key: 'ssrbsk',
      },
    ],
    [
      'path',
      {
        d: 'M15 6h.01',
        key: 'cblpky',
      },
    ],
    [
      'path',
      {
        d: 'M18 9h.01',
        key: '2061c0',
      },
    ],
  ],
}
__iconData.node
var Dices = createLucideIcon(__iconData)
// src/features/generation/prompts/ChipRow.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var import_jsx_runtime = require_jsx_runtime()
/** Small things to press beside each other; on a narrow screen one row that scrolls sideways, to the edges. */
function ChipRow({ label, children }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('fieldset', {
    className: ChipRow_module_default.row,
    'aria-label': label,
    children,
  })
}
function Chip({ onPress, icon, isPressed, children }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('button', {
    type: 'button',
    className: ChipRow_module_default.chip,
    'aria-pressed': isPressed,
    onClick: onPress,
    children: [icon, children],
  })
}
// src/features/generation/prompts/promptWords.ts
var LIGHT = {
  label:
    /** i18n */
    {
      id: 'zunO-t',
      message: ['Światło'],
    },
  words: [
    /** i18n */
    {
      id: 'qZ53xy',
      message: ['ciepłe światło świec'],
    },
    /** i18n */
    {
      id: 'ib7U6j',
      message: ['złota godzina'],
    },
    /** i18n */
    {
      id: '1iIkul',
      message: ['poranna mgła'],
    },
    /** i18n */
    {
      id: '8PxsbG',
      message: ['noc i\xA0gwiazdy'],
    },
  ],
}
var COLOURS = {
  label:
    /** i18n */
    {
      id: 'kMZV-4',
      message: ['Kolory'],
    },
  words: [
    /** i18n */
    {
      id: 'qdas2K',
      message: ['delikatne pastele'],
    },
    /** i18n */
    {
      id: '7MdUQx',
      message: ['ciemna zieleń i\xA0złoto'],
    },
    /** i18n */
    {
      id: 'VnL9k9',
      message: ['granat i\xA0srebro'],
    },
    /** i18n */
    {
      id: 'lDDjSw',
      message: ['czerwień i\xA0biel'],
    },
  ],
}
/** What makes a prompt better, ready to be added to it. */
var PROMPT_WORDS = {
  image: [
    LIGHT,
    COLOURS,
    {
      label:
        /** i18n */
        {
          id: 'XhAnWd',
          message: ['Nastrój'],
        },
      words: [
        /** i18n */
        {
          id: 'ZLt0hU',
          message: ['czule'],
        },
        /** i18n */
        {
          id: 'Gwzm_U',
          message: ['radośnie'],
        },
        /** i18n */
        {
          id: 'yEG4kt',
          message: ['elegancko'],
        },
        /** i18n */
        {
          id: 'qgrANA',
          message: ['z\xA0przymrużeniem oka'],
        },
      ],
    },
    {
      label:
        /** i18n */
        {
          id: 'K6Hxr8',
          message: ['Układ'],
        },
      words: [
        /** i18n */
        {
          id: 'uPWFxr',
          message: ['dużo miejsca na życzenia'],
        },
        /** i18n */
        {
          id: '9W3USm',
          message: ['ramka z\xA0kwiatów'],
        },
        /** i18n */
        {
          id: '222EpI',
          message: ['z\xA0bliska'],
        },
        /** i18n */
        {
          id: '8iG2aZ',
          message: ['z\xA0lotu ptaka'],
        },
      ],
    },
  ],
  video: [
    {
      label:
        /** i18n */
        {
          id: 'is21Lo',
          message: ['Ruch'],
        },
      words: [
        /** i18n */
        {
          id: 'IAPtrv',
          message: ['kamera powoli się zbliża'],
        },
        /** i18n */
        {
          id: 'Mr6h2f',
          message: ['kamera jedzie w\xA0górę'],
        },
        /** i18n */
        {
          id: 'VrJIVq',
          message: ['w\xA0zwolnionym tempie'],
        },
      ],
    },
    LIGHT,
    COLOURS,
  ],
  music: [
    {
      label:
        /** i18n */
        {
          id: '8AiA-w',
          message: ['Instrumenty'],
        },
      words: [
        /** i18n */
        {
          id: 'Tz_nQA',
          message: ['fortepian'],
        },
        /** i18n */
        {
          id: 'Azy4c5',
          message: ['gitara'],
        },
        /** i18n */
        {
          id: 'LPF5Gx',
          message: ['smyczki'],
        },
        /** i18n */
        {
          id: '8-HTHx',
          message: ['pozytywka'],
        },
        /** i18n */
        {
          id: 'Yr5o4v',
          message: ['dzwonki'],
        },
      ],
    },
    {
      label:
        /** i18n */
        {
          id: 'tfxhsx',
          message: ['Tempo'],
        },
      words: [
        /** i18n */
        {
          id: 'y2G6fT',
          message: ['powoli'],
        },
        /** i18n */
        {
          id: 'Qx6Vqq',
          message: ['w\xA0rytmie walca'],
        },
        /** i18n */
        {
          id: 'GWjbd-',
          message: ['skocznie'],
        },
      ],
    },
  ],
  speech: [],
}
/** Whether these words stand in the prompt, whatever their case. */
function hasWords(prompt, words) {
  return placeOf(prompt, words) !== null
}
/** Not by the lower case of both: that of some letters is longer than they are. */
function placeOf(prompt, words) {
  const found = new RegExp(words.replace(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`), 'iu').exec(prompt)
  return found === null
    ? null
    : {
        start: found.index,
        end: found.index + found[0].length,
      }
}
/** The prompt with these words at its end. */
function addWords(prompt, words) {
  const begun = prompt.trimEnd()
  if (begun === '') return words
  return /[,;:]$/u.test(begun) ? `${begun} ${words}` : `${begun}, ${words}`
}
/** The prompt without these words and the comma that led to them. */
function removeWords(prompt, words) {
  const place = placeOf(prompt, words)
  if (place === null) return prompt
  const before = prompt.slice(0, place.start).replace(/[,;\s]+$/u, '')
  const after = prompt.slice(place.end)
  return before === '' ? after.replace(/^[,;\s]+/u, '') : before + after
}
var EmptyFrame_module_default = {
  empty: '_empty_1b5a2_2',
  loading: '_loading_1b5a2_3',
}
// src/domain/generation/sides.ts
var SQUARE = {
  width: 1,
  height: 1,
}
/** The sides of `1024x1024` or `16:9`; a square for anything else. */
function sidesOf(written) {
  const [width = 0, height = 0] = written.split(/[x:]/u).map(Number)
  return width > 0 && height > 0
    ? {
        width,
        height,
      }
    : SQUARE
}
/** The shape of what these options ask for: a picture's size, a film's aspect; null for what is no picture. */
function sidesOfOptions(options) {
  const { size, aspect } = options
  if (typeof size === 'string') return sidesOf(size)
  return typeof aspect === 'string' ? sidesOf(aspect) : null
}
// src/features/generation/queue/frameStyle.ts
var SOUND = {
  width: 16,
  height: 7,
}
/** The shape of a result, for the style of its place: `--ratio` is its width by its height. */
function frameStyle(options) {
  const { width, height } = sidesOfOptions(options) ?? SOUND
  return { '--ratio': width / height }
}
// src/features/generation/queue/EmptyFrame.tsx
var WORDS = {
  image:
    /** i18n */
    {
      id: '4fdxHn',
      message: ['Tu pojawi się Twój obraz, w\xA0tym kształcie.'],
    },
  video:
    /** i18n */
    {
      id: 'jXESs4',
      message: ['Tu pojawi się Twój film, w\xA0tym kształcie.'],
    },
  music:
    /** i18n */
    {
      id: 'loTVeU',
      message: ['Tu zabrzmi Twoja muzyka.'],
    },
  speech:
    /** i18n */
    {
      id: 'fCk8QO',
      message: ['Tu zabrzmi Twoje nagranie.'],
    },
}
/** The place of the first result, in the shape that is chosen. */
function EmptyFrame({ type, options, isLoading }) {
  const { i18n } = useLingui()
  const Icon = TYPE_WORDS[type].icon
  if (isLoading)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
      className: EmptyFrame_module_default.loading,
      style: frameStyle(options),
      'aria-busy': 'true',
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, {
        shape: 'box',
        height: '100%',
      }),
    })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: EmptyFrame_module_default.empty,
    style: frameStyle(options),
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
        size: 32,
        strokeWidth: 1.5,
        'aria-hidden': 'true',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', { children: i18n._(WORDS[type]) }),
    ],
  })
}
var FailedFrame_module_default = {
  failed: '_failed_r7247_2',
  icon: '_icon_r7247_15',
  title: '_title_r7247_19',
  text: '_text_r7247_23',
  actions: '_actions_r7247_28',
}
// src/features/generation/queue/FailedFrame.tsx
/** What came to nothing: why, that nothing was charged, and how to try again. */
function FailedFrame({ row, price, isOffline }) {
  const { i18n } = useLingui()
  const act = useGenerationAction()
  const code = row.error?.reason ?? row.error?.code ?? 'GENERATION_FAILED'
  const { title, text } = generationErrorText(code)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: FailedFrame_module_default.failed,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CircleExclamationPoint, {
        size: 28,
        'aria-hidden': 'true',
        className: FailedFrame_module_default.icon,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('h3', {
        className: FailedFrame_module_default.title,
        children: i18n._(title),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
        className: FailedFrame_module_default.text,
        children: i18n._(text),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: FailedFrame_module_default.actions,
        children: [
          code === 'INSUFFICIENT_CREDITS'
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
                to: '/kredyty',
                variant: 'primary',
                size: 'small',
                icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Plus, { size: 16 }),
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: '2Rk5rK',
                  message: ['Dokup kredyty'],
                }),
              })
            : null,
          price === null
            ? null
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
                size: 'small',
                icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RotateCcw, { size: 16 }),
                onPress: () =>
                  void act((actions) =>
                    actions.retry(row.refCode, {
                      credits: price,
                      isOffline,
                    }),
                  ),
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: '1HA-dm',
                  message: ['Spróbuj ponownie: <0/>'],
                  components: {
                    0: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CreditCount, { value: price }),
                  },
                }),
              }),
        ],
      }),
    ],
  })
}
var FinishedFrame_module_default = {
  finished: '_finished_1arrs_2',
  arrive: '_arrive_1arrs_1',
  media: '_media_1arrs_9',
  foot: '_foot_1arrs_18',
  actions: '_actions_1arrs_26',
}
// src/features/generation/queue/FinishedFrame.tsx
/** A result where it was made: itself, and the way on. */
function FinishedFrame({ row, onBroken, onRemix }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: FinishedFrame_module_default.finished,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
        className: FinishedFrame_module_default.media,
        style: frameStyle(row.options),
        'data-type': row.type,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GenerationMedia, {
          generation: row,
          onBroken,
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: FinishedFrame_module_default.foot,
        children: [
          row.result?.isProcedural === true
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
                tone: 'neutral',
                children:
                  row.type === 'music'
                    ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                        id: 'BqvRYW',
                        message: ['Skomponowane według reguł, bez AI'],
                      })
                    : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                        id: 'iIwTbZ',
                        message: ['Narysowane regułami, bez AI'],
                      }),
              })
            : null,
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
            className: FinishedFrame_module_default.actions,
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
                size: 'small',
                variant: 'quiet',
                icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RotateCcw, { size: 16 }),
                onPress: onRemix,
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'U8W2cR',
                  message: ['Popraw i\xA0powtórz'],
                }),
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(ButtonLink, {
                to: '/generacje/$id',
                params: { id: row.id },
                size: 'small',
                children: [
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                    id: 'FCduRn',
                    message: ['Pobierz i\xA0udostępnij'],
                  }),
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ArrowRight, {
                    size: 16,
                    'aria-hidden': 'true',
                  }),
                ],
              }),
            ],
          }),
        ],
      }),
    ],
  })
}
var MakingFrame_module_default = {
  frame: '_frame_1nqp0_2',
  breathe: '_breathe_1nqp0_1',
  words: '_words_1nqp0_25',
  percent: '_percent_1nqp0_35',
  icon: '_icon_1nqp0_44',
  title: '_title_1nqp0_48',
  state: '_state_1nqp0_52',
  actions: '_actions_1nqp0_58',
  track: '_track_1nqp0_65',
  fill: '_fill_1nqp0_72',
}
// src/features/generation/queue/MakingFrame.tsx
/** Nobody asks by itself any more; the job goes on. */
var TOO_LONG = generationErrorText('GENERATOR_POLLING_TIMEOUT')
/** Something under way, where it will stand when it is ready. */
function MakingFrame({ row, isOffline, actions }) {
  const { i18n, _: _t } = useLingui()
  const format = useFormat()
  const progressText = useProgressText(isOffline)
  const Icon = TYPE_WORDS[row.type].icon
  const isMoving = row.status === 'processing' && !isOffline && !row.isCancelling
  const isMeasured = row.status === 'processing' && row.queuePosition === 0 && row.progress > 0
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: MakingFrame_module_default.frame,
    style: frameStyle(row.options),
    'data-moving': isMoving ? '' : void 0,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: MakingFrame_module_default.words,
        children: [
          isMeasured
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                className: MakingFrame_module_default.percent,
                'aria-hidden': 'true',
                children: format.number(row.progress / 100, {
                  style: 'percent',
                  maximumFractionDigits: 0,
                }),
              })
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
                className: MakingFrame_module_default.icon,
                size: 40,
                strokeWidth: 1.5,
                'aria-hidden': 'true',
              }),
          isResting(row) && !isOffline && !row.isCancelling
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
                children: [
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)('h3', {
                    className: MakingFrame_module_default.title,
                    children: i18n._(TOO_LONG.title),
                  }),
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
                    className: MakingFrame_module_default.state,
                    children: i18n._(TOO_LONG.text),
                  }),
                ],
              })
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
                className: MakingFrame_module_default.state,
                children: progressText(row),
              }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
            className: MakingFrame_module_default.actions,
            children: actions,
          }),
        ],
      }),
      row.status === 'processing'
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('progress', {
                className: 'visually-hidden',
                'aria-label': _t(
                  /** i18n */
                  {
                    id: 'ZNVyY-',
                    message: ['Postęp'],
                  },
                ),
                max: 100,
                ...(isMeasured ? { value: row.progress } : {}),
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
                className: MakingFrame_module_default.track,
                'aria-hidden': 'true',
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
                  className: MakingFrame_module_default.fill,
                  style: { transform: `scaleX(${row.progress / 100})` },
                }),
              }),
            ],
          })
        : null,
    ],
  })
}
var Stage_module_default = {
  stage: '_stage_1onns_2',
  item: '_item_1onns_10',
  prompt: '_prompt_1onns_22',
}
// src/features/generation/queue/StageItem.tsx
/** One generation at its full size, from the press to the result, always in the same place. */
function StageItem(props) {
  const { row } = props
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('article', {
    className: Stage_module_default.item,
    'data-type': row.type,
    style: frameStyle(row.options),
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(StageFrame, { ...props }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
        className: Stage_module_default.prompt,
        dir: 'auto',
        children: promptTitle(row.prompt),
      }),
    ],
  })
}
function StageFrame({ row, offers, isOffline, parked, onRemix }) {
  const renew = useRenewal()
  if (row.status === 'failed')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FailedFrame, {
      row,
      price: presentPrice(offers, row.engine),
      isOffline,
    })
  const { id } = row
  if (row.status === 'completed' && id !== null)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FinishedFrame, {
      row: {
        ...row,
        id,
      },
      onBroken: () => renew(row.refCode),
      onRemix: () => onRemix(row),
    })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MakingFrame, {
    row,
    isOffline,
    actions: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(QueueActions, {
      row,
      price: row.refCode === parked ? null : askedPrice(offers, row),
      isOffline,
    }),
  })
}
// src/features/generation/queue/stageRow.ts
/**
 * What stands on the stage of a generator: the newest of its types, under way or ended. What was cancelled leaves it
 * to the one before.
 */
function stageRow(queue, history, types) {
  return [...queue, ...history]
    .filter((row) => types.includes(row.type) && row.status !== 'cancelled')
    .reduce((newest, row) => (newest === null || row.createdAt > newest.createdAt ? row : newest), null)
}
// src/features/generation/queue/Stage.tsx
/** Beside the form: what it has made last or is making, what else is under way, and the results before. */
function Stage(props) {
  const { ref, types, type, options, offers, isOffline, parked, onRemix, whileMaking } = props
  const id = (0, import_react.useId)()
  const { queue, history, isLoading } = useGenerations()
  const shown = stageRow(queue, history, types)
  useSpokenEnds(queue, history)
  useSeen(shown)
  const others = (rows) => rows.filter((row) => row.refCode !== shown?.refCode)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('section', {
    ref,
    className: Stage_module_default.stage,
    'aria-labelledby': id,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('h2', {
        id,
        className: 'visually-hidden',
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'djkAxU',
          message: ['Wynik'],
        }),
      }),
      shown === null
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyFrame, {
            type,
            options,
            isLoading,
          })
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
            StageItem,
            {
              row: shown,
              offers,
              isOffline,
              parked,
              onRemix,
            },
            shown.refCode,
          ),
      queue.length === 0 ? null : whileMaking,
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(QueueList, {
        rows: others(queue),
        offers,
        isOffline,
        parked,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RecentResults, { rows: others(history) }),
    ],
  })
}
/** A result on the stage of a visible page has been looked at. */
function useSeen(row) {
  const unseen = row !== null && row.status === 'completed' && !row.isSeen ? row.refCode : null
  ;(0, import_react.useEffect)(() => {
    if (unseen === null) return void 0
    const look = () => {
      if (document.visibilityState === 'visible') markSeen(unseen)
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [unseen])
}
async function markSeen(refCode) {
  try {
    const { seen } = await import('./generationActions-B9nlnryx.js')
    await seen([refCode])
  } catch {}
}
var StageNews_module_default = {
  news: '_news_19ga1_2',
  fill: '_fill_19ga1_20',
}
// src/features/generation/queue/StageNews.tsx
/** What is under way, in one line over the price, while the stage is out of sight; a press leads there. */
function StageNews({ types, stage, onShow, isOffline }) {
  const { queue, history } = useGenerations()
  const progressText = useProgressText(isOffline)
  const isInSight = useInSight(stage)
  const row = stageRow(queue, history, types)
  if (row === null || isInSight) return null
  const isNew = row.status === 'completed' && !row.isSeen
  if (row.status !== 'pending' && row.status !== 'processing' && !isNew) return null
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('button', {
    type: 'button',
    className: StageNews_module_default.news,
    onClick: onShow,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
        children: isNew
          ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: '4tjKuI',
              message: ['Gotowe. Zobacz wynik.'],
            })
          : progressText(row),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChevronDown, {
        size: 18,
        'aria-hidden': 'true',
      }),
      row.status === 'processing'
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
            className: StageNews_module_default.fill,
            style: { transform: `scaleX(${row.progress / 100})` },
            'aria-hidden': 'true',
          })
        : null,
    ],
  })
}
function useInSight(target) {
  const [isInSight, setInSight] = (0, import_react.useState)(true)
  ;(0, import_react.useEffect)(() => {
    const { current } = target
    if (current === null) return void 0
    const observer = new IntersectionObserver(([entry]) => setInSight(entry?.isIntersecting === true), {
      rootMargin: '0px 0px -25% 0px',
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [target])
  return isInSight
}
// src/features/generation/make/findRemix.ts
/** The form that a result was made by, its seed with it. */
function draftOf({ prompt, engine, options, result }) {
  const seed = result?.seed ?? null
  return {
    prompt,
    engine,
    options:
      seed === null
        ? options
        : {
            ...options,
            seed,
          },
  }
}
/**
 * What a generation was made by: of this device's rows, of the own archive, or of what is public. Null when it is
 * none of them; rejects when the network is away.
 */
async function findRemix(id, rows, productApi) {
  const row = rows.find((one) => one.id === id)
  if (row !== void 0) return row
  const api = await productApi()
  const own = await orNothing(readGeneration(api, id))
  if (own !== null) return own
  const shown = await orNothing(readPublicGeneration(api, id))
  return shown === null
    ? null
    : {
        ...shown,
        options: {},
      }
}
/** A guest has no archive, and another's generation is none of theirs: neither is a failure here. */
async function orNothing(answer) {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ApiError && error.status !== null && error.status < 500) return null
    throw error
  }
}
var EngineChoice_module_default = {
  summary: '_summary_14m8g_2',
  name: '_name_14m8g_12',
}
// src/features/generation/make/EngineChoice.tsx
/** Who makes it: what each is good at, what it costs and how long it takes. */
function EngineChoice({ offers, offer, onChange }) {
  const { i18n, _: _t } = useLingui()
  const waitText = useWaitText()
  if (offer === null) return null
  function describe(one) {
    const { goodAt } = engineWords(one.id, one.name)
    return [goodAt === void 0 ? null : i18n._(goodAt), waitText(one)]
      .filter((part) => part !== null)
      .join(' ')
  }
  const options = offers.map((one) => ({
    value: one.id,
    label: engineWords(one.id, one.name).name,
    description: describe(one),
    aside: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CreditCount, { value: one.credits }),
  }))
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Disclosure, {
    title: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
      className: EngineChoice_module_default.summary,
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'kQ6RJt',
            message: ['Silnik'],
          }),
        }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
          className: EngineChoice_module_default.name,
          children: engineWords(offer.id, offer.name).name,
        }),
      ],
    }),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RadioGroup, {
      label: _t(
        /** i18n */
        {
          id: 'kQ6RJt',
          message: ['Silnik'],
        },
      ),
      isLabelHidden: true,
      presentation: 'cards',
      options,
      value: offer.id,
      onChange,
    }),
  })
}
/** How long a generation would take if it was started now, by what was measured here; null where nobody can tell. */
function useWaitText() {
  const { _: _t2 } = useLingui()
  const format = useFormat()
  return ({ typicalTime, waiting }) => {
    if (typicalTime === null)
      return waiting === 0
        ? null
        : _t2(
            /** i18n */
            {
              id: 'fDJIIj',
              message: ['W\xA0kolejce: ', ['waiting'], '.'],
              values: { waiting },
            },
          )
    const duration = format.duration((waiting + 1) * typicalTime)
    return waiting === 0
      ? _t2(
          /** i18n */
          {
            id: 'tJugnV',
            message: ['Zwykle ok. ', ['duration'], '.'],
            values: { duration },
          },
        )
      : _t2(
          /** i18n */
          {
            id: 'wuOOjl',
            message: ['Teraz ok. ', ['duration'], ', w\xA0kolejce: ', ['waiting'], '.'],
            values: {
              duration,
              waiting,
            },
          },
        )
  }
}
// src/features/generation/words/formType.ts
var FORM_WORDS = {
  image: {
    question:
      /** i18n */
      {
        id: 'f1XM5U',
        message: ['Co ma być na obrazie?'],
      },
    placeholder:
      /** i18n */
      {
        id: '1-OhMM',
        message: ['Na przykład: bukiet polnych kwiatów na drewnianym stole, poranne światło'],
      },
    verb:
      /** i18n */
      {
        id: 'g05zmF',
        message: ['Stwórz obraz'],
      },
  },
  video: {
    question:
      /** i18n */
      {
        id: 'cbrJaR',
        message: ['Co ma się dziać w\xA0filmie?'],
      },
    placeholder:
      /** i18n */
      {
        id: 'rro3Ff',
        message: [
          'Na przykład: lampiony unoszą się nad jeziorem o\xA0zmierzchu, kamera powoli jedzie w\xA0górę',
        ],
      },
    verb:
      /** i18n */
      {
        id: 'xh70SW',
        message: ['Stwórz film'],
      },
  },
  music: {
    question:
      /** i18n */
      {
        id: 'PZbdUm',
        message: ['Jaka ma być ta muzyka?'],
      },
    placeholder:
      /** i18n */
      {
        id: 'kNmSY1',
        message: ['Na przykład: pogodna melodia na urodziny, pozytywka i\xA0gitara'],
      },
    verb:
      /** i18n */
      {
        id: 'qWqcEO',
        message: ['Stwórz muzykę'],
      },
  },
  speech: {
    question:
      /** i18n */
      {
        id: 'haEglF',
        message: ['Jakie słowa mają zabrzmieć?'],
      },
    placeholder:
      /** i18n */
      {
        id: 'G3aP7x',
        message: ['Na przykład: Wszystkiego najlepszego, Babciu! Dziękujemy, że jesteś.'],
      },
    verb:
      /** i18n */
      {
        id: 'M8IgOG',
        message: ['Stwórz nagranie'],
      },
  },
}
var GeneratorForm_module_default = {
  form: '_form_1yc2x_2',
  begin: '_begin_1yc2x_9',
  more: '_more_1yc2x_15',
  unknown: '_unknown_1yc2x_21',
}
var ImageInput_module_default = {
  field: '_field_1p9uw_2',
  add: '_add_1p9uw_6',
  chosen: '_chosen_1p9uw_12',
  words: '_words_1p9uw_22',
  other: '_other_1p9uw_31',
}
// src/ui/form/fields/ImageInput.tsx
/** A picture of the own gallery. */
function ImageInput({ words, value, onChange, pictures }) {
  const { i18n } = useLingui()
  const [isOpen, setOpen] = (0, import_react.useState)(false)
  if (pictures === void 0) return null
  const { label, chosen = label, remove = label } = words
  function pick(id) {
    onChange(id)
    setOpen(false)
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: ImageInput_module_default.field,
    children: [
      value === void 0
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
            icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ImagePlus, { size: 20 }),
            className: ImageInput_module_default.add ?? '',
            onPress: () => setOpen(true),
            children: i18n._(label),
          })
        : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
            className: ImageInput_module_default.chosen,
            children: [
              pictures.renderThumbnail(value),
              /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
                className: ImageInput_module_default.words,
                children: [
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)('strong', { children: i18n._(chosen) }),
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
                    variant: 'quiet',
                    size: 'small',
                    className: ImageInput_module_default.other ?? '',
                    onPress: () => setOpen(true),
                    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                      id: 'K5J82U',
                      message: ['Zmień'],
                    }),
                  }),
                ],
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
                label: i18n._(remove),
                onPress: () => onChange(void 0),
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(X, { size: 20 }),
              }),
            ],
          }),
      pictures.renderPicker({
        isOpen,
        onOpenChange: setOpen,
        onPick: pick,
      }),
    ],
  })
}
var NumberInput_module_default = {
  row: '_row_1646p_2',
  number: '_number_1646p_9',
  wide: '_wide_1646p_14',
}
// src/ui/form/fields/NumberInput.tsx
/** A whole number, typed or drawn by chance; nothing in it is no value. */
function NumberInput({ field, words, value, onChange }) {
  const { i18n } = useLingui()
  const id = (0, import_react.useId)()
  const { max } = field
  const { label, description, placeholder, draw } = words
  function type(written) {
    const digits = written.replaceAll(/\D/gu, '').slice(0, String(max).length)
    onChange(digits === '' ? void 0 : Math.min(Number(digits), max))
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: NumberInput_module_default.row,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('label', {
        htmlFor: id,
        className: classNames(Field_module_default.label, NumberInput_module_default.wide),
        children: i18n._(label),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('input', {
        id,
        className: classNames(Field_module_default.control, NumberInput_module_default.number),
        inputMode: 'numeric',
        autoComplete: 'off',
        placeholder: placeholder === void 0 ? void 0 : i18n._(placeholder),
        value: value ?? '',
        'aria-describedby': description === void 0 ? void 0 : `${id}-about`,
        onChange: (event) => type(event.currentTarget.value),
      }),
      draw === void 0
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
            label: i18n._(draw),
            variant: 'secondary',
            onPress: () => onChange(Math.floor(Math.random() * (max + 1))),
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dices, { size: 20 }),
          }),
      description === void 0
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
            id: `${id}-about`,
            className: classNames(Field_module_default.description, NumberInput_module_default.wide),
            children: i18n._(description),
          }),
    ],
  })
}
// src/ui/form/fields/RadioInput.tsx
/** One of a few: tiles where each value is drawn, else chips. */
function RadioInput({ field, words, value, onChange, art }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const options = field.values.map((one) => ({
    value: String(one),
    label: choiceText(field, words, one, {
      i18n,
      format,
    }),
    ...(art === void 0 ? {} : { art: art(String(one)) }),
  }))
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RadioGroup, {
    label: i18n._(words.label),
    presentation: art === void 0 ? 'chips' : 'tiles',
    options,
    value: value === void 0 ? null : String(value),
    onChange: (written) => onChange(field.values.find((one) => String(one) === written)),
  })
}
// src/ui/form/fields/TextInput.tsx
/** One line of text; an empty one is no value. */
function TextInput({ field, words, value, onChange }) {
  const { i18n } = useLingui()
  const { label, description, placeholder } = words
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
    label: i18n._(label),
    ...(description === void 0 ? {} : { description: i18n._(description) }),
    ...(placeholder === void 0 ? {} : { placeholder: i18n._(placeholder) }),
    value: value ?? '',
    maxLength: field.maxLength,
    onChange: (text) => onChange(text === '' ? void 0 : text),
  })
}
// src/ui/form/fields/FieldInput.tsx
var NoInput = () => null
/** What asks for a value of each kind. */
var FIELD_INPUTS = {
  radio: RadioInput,
  number: NumberInput,
  text: TextInput,
  image: ImageInput,
  hidden: NoInput,
}
/** One field of a form, by its kind. */
function FieldInput({ field, value, ...rest }) {
  const Input = FIELD_INPUTS[field.kind]
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Input, {
    ...rest,
    field,
    value: readValue(field, value),
  })
}
var OptionFields_module_default = {
  styles: '_styles_tu2ct_3',
  shapes: '_shapes_tu2ct_20',
  advanced: '_advanced_tu2ct_24',
  seed: '_seed_tu2ct_29',
  number: '_number_tu2ct_36',
  wide: '_wide_tu2ct_41',
}
var ShapeArt_module_default = {
  frame: '_frame_1xzsl_2',
  shape: '_shape_1xzsl_9',
}
// src/features/generation/options/ShapeArt.tsx
/** The outline of a format, drawn to scale: `width` and `height` in any unit. */
function ShapeArt({ width, height }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
    className: ShapeArt_module_default.frame,
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
      className: ShapeArt_module_default.shape,
      style: { aspectRatio: `${width} / ${height}` },
      'data-wide': width >= height ? '' : void 0,
    }),
  })
}
var StyleArt_module_default = {
  art: '_art_a8zh0_2',
  letters: '_letters_a8zh0_8',
}
// src/features/generation/options/StyleArt.tsx
var TURNS = [0, 72, 144, 216, 288]
/** The one motif that every style is shown by: five petals around a heart, at the middle of 64 by 64. */
function Flower({ petal, heart, opacity = 1, stroke = 'none' }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      TURNS.map((turn) =>
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
          'ellipse',
          {
            cx: '32',
            cy: '17',
            rx: '6.5',
            ry: '9',
            fill: petal,
            opacity,
            stroke,
            strokeWidth: '2',
            transform: `rotate(${turn} 32 27)`,
          },
          turn,
        ),
      ),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('circle', {
        cx: '32',
        cy: '27',
        r: '5',
        fill: heart,
        stroke,
        strokeWidth: '2',
      }),
    ],
  })
}
function Stem({ colour, width = 3 }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('path', {
        d: 'M32 34V64',
        stroke: colour,
        strokeWidth: width,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('path', {
        d: 'M32 56C22 56 18 50 17 44C26 44 31 48 32 56Z M32 52C42 52 46 46 47 40C38 40 33 44 32 52Z',
        fill: colour,
      }),
    ],
  })
}
var paper = (colour) =>
  /* @__PURE__ */ (0, import_jsx_runtime.jsx)('path', {
    d: 'M0 0H64V64H0Z',
    fill: colour,
  })
var PAPER_CUT = /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
  children: [
    paper('#0d5963'),
    /* @__PURE__ */ (0, import_jsx_runtime.jsx)('path', {
      d: 'M0 44C16 34 26 52 44 42S60 38 64 40V64H0Z',
      fill: '#0a3f4a',
    }),
    /* @__PURE__ */ (0, import_jsx_runtime.jsx)('path', {
      d: 'M0 42C16 32 26 50 44 40S60 36 64 38V64H0Z',
      fill: '#1f8a86',
    }),
    /* @__PURE__ */ (0, import_jsx_runtime.jsx)('g', {
      transform: 'translate(2 2)',
      opacity: '0.35',
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Flower, {
        petal: '#001a20',
        heart: '#001a20',
      }),
    }),
    /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Stem, { colour: '#f0b35a' }),
    /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Flower, {
      petal: '#f2e6d0',
      heart: '#e4572e',
    }),
    /* @__PURE__ */ (0, import_jsx_runtime.jsx)('path', {
      d: 'M0 57C18 47 34 62 64 51V64H0Z',
      fill: '#f0b35a',
    }),
  ],
})
var KNOWN = {
  natural: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      paper('#cfe3ea'),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('circle', {
        cx: '50',
        cy: '12',
        r: '14',
        fill: '#fff6dc',
        opacity: '0.8',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('path', {
        d: 'M0 46C18 38 40 44 64 36V64H0Z',
        fill: '#8fae7c',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('path', {
        d: 'M0 54C22 46 44 54 64 48V64H0Z',
        fill: '#6d9461',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Stem, {
        colour: '#4b7a48',
        width: 2.5,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Flower, {
        petal: '#ea9a86',
        heart: '#f4cf6d',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Flower, {
        petal: '#fbd5c8',
        heart: '#e0a93a',
        opacity: 0.35,
      }),
    ],
  }),
  vivid: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      paper('#ff5d2e'),
      TURNS.map((turn) =>
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
          'path',
          {
            d: 'M32 27L14 -40H50Z',
            fill: '#ffc91f',
            transform: `rotate(${turn} 32 27)`,
          },
          turn,
        ),
      ),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Stem, {
        colour: '#0b7a3b',
        width: 4,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Flower, {
        petal: '#e5006d',
        heart: '#fff200',
      }),
    ],
  }),
  watercolour: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      paper('#fbf5ea'),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ellipse', {
        cx: '22',
        cy: '20',
        rx: '22',
        ry: '16',
        fill: '#7fb2d6',
        opacity: '0.3',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ellipse', {
        cx: '46',
        cy: '40',
        rx: '20',
        ry: '15',
        fill: '#a4cfa0',
        opacity: '0.35',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('g', {
        opacity: '0.55',
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Stem, {
          colour: '#5f9a6d',
          width: 2,
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Flower, {
        petal: '#d9688f',
        heart: '#e9b44c',
        opacity: 0.45,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('g', {
        transform: 'rotate(30 32 27)',
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Flower, {
          petal: '#b45fa8',
          heart: '#e9b44c',
          opacity: 0.25,
        }),
      }),
    ],
  }),
  'paper-cut': PAPER_CUT,
  linocut: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      paper('#f1e8d6'),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('path', {
        d: 'M4 4H60V60H4Z',
        fill: '#1c1a1a',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('path', {
        d: 'M8 14H18M8 20H15M8 26H13M46 14H56M49 20H56M51 26H56M8 56L20 44M14 58L26 46M56 56L44 44M50 58L38 46',
        stroke: '#f1e8d6',
        strokeWidth: '1.6',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Stem, {
        colour: '#f1e8d6',
        width: 2,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Flower, {
        petal: '#f1e8d6',
        heart: '#c8321f',
        stroke: '#1c1a1a',
      }),
    ],
  }),
  poster: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      paper('#f3d9a4'),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('circle', {
        cx: '32',
        cy: '27',
        r: '22',
        fill: '#e6502f',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('path', {
        d: 'M0 50H64V64H0Z',
        fill: '#17324d',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('path', {
        d: 'M30 30H34V50H30Z M34 50A12 12 0 0 1 46 38V50Z M30 50A12 12 0 0 0 18 38V50Z',
        fill: '#17324d',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('path', {
        d: 'M20 14A12 12 0 0 0 44 14L38 20L32 12L26 20Z',
        fill: '#17324d',
      }),
    ],
  }),
  pattern: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      paper('#123c34'),
      [
        [-8, -10],
        [24, -10],
        [8, 14],
        [-24, 14],
        [40, 14],
        [-8, 38],
        [24, 38],
      ].map(([x = 0, y = 0]) =>
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
          'g',
          {
            transform: `translate(${x} ${y}) scale(0.75)`,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Flower, {
              petal: '#f0b9a8',
              heart: '#f7e3a1',
            }),
          },
          `${x} ${y}`,
        ),
      ),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('path', {
        d: 'M30 8L34 12M34 8L30 12M14 32L18 36M18 32L14 36M46 32L50 36M50 32L46 36M30 56L34 60M34 56L30 60',
        stroke: '#7fb38a',
        strokeWidth: '2',
        strokeLinecap: 'round',
      }),
    ],
  }),
  typographic: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      paper('#1d2440'),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('text', {
        x: '32',
        y: '40',
        textAnchor: 'middle',
        className: StyleArt_module_default.letters,
        fill: '#f6d9a8',
        children: 'Ąę',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('path', {
        d: 'M10 50C20 44 26 56 34 50S48 46 54 50',
        fill: 'none',
        stroke: '#e8774a',
        strokeWidth: '2',
        strokeLinecap: 'round',
      }),
    ],
  }),
  realistic: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      paper('#f2a65a'),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('path', {
        d: 'M0 24H64V40H0Z',
        fill: '#e2795b',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('circle', {
        cx: '32',
        cy: '34',
        r: '12',
        fill: '#ffe3a8',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('path', {
        d: 'M0 36L14 26L26 36L40 22L64 38V42H0Z',
        fill: '#56395c',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('path', {
        d: 'M0 40H64V64H0Z',
        fill: '#33406b',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('path', {
        d: 'M22 46H42M18 51H38M26 56H46',
        stroke: '#ffcf8f',
        strokeWidth: '1.8',
        strokeLinecap: 'round',
        opacity: '0.8',
      }),
    ],
  }),
  animated: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      paper('#8fd6f2'),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('path', {
        d: 'M0 48C20 40 44 56 64 46V64H0Z',
        fill: '#7ac74f',
        stroke: '#1d2b3a',
        strokeWidth: '2.5',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Stem, {
        colour: '#2f7d32',
        width: 4,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Flower, {
        petal: '#ffd23f',
        heart: '#ff8552',
        stroke: '#1d2b3a',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('circle', {
        cx: '30',
        cy: '26',
        r: '1',
        fill: '#1d2b3a',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('circle', {
        cx: '34.5',
        cy: '26',
        r: '1',
        fill: '#1d2b3a',
      }),
    ],
  }),
  abstract: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      paper('#241b45'),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('path', {
        d: 'M0 40C14 22 26 56 40 34S58 20 64 28V64H0Z',
        fill: '#6c4bd1',
        opacity: '0.8',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('path', {
        d: 'M0 50C16 34 28 62 44 44S58 34 64 38V64H0Z',
        fill: '#19b5c9',
        opacity: '0.75',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('circle', {
        cx: '44',
        cy: '18',
        r: '9',
        fill: '#ff8f4f',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('circle', {
        cx: '18',
        cy: '22',
        r: '4',
        fill: '#ffd9a0',
      }),
    ],
  }),
}
/** A style by a small drawing in it: the same motif in each, so that they can be compared. */
function StyleArt({ style }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('svg', {
    viewBox: '0 0 64 64',
    className: StyleArt_module_default.art,
    'aria-hidden': 'true',
    children: KNOWN[style],
  })
}
// src/features/generation/options/OptionFields.tsx
/** What is a part of the wish itself, as a picture to start from is: it stands with the prompt. */
function PromptFields(props) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Inputs, {
    ...props,
    place: 'prompt',
  })
}
/** What is asked besides the prompt, of each type its own. */
function OptionFields(props) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Inputs, {
    ...props,
    place: 'front',
  })
}
/** What most people leave as it is, behind its title. */
function MoreFields({ isExpanded, ...props }) {
  if (askedAt('more', props).length === 0) return null
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Disclosure, {
    title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: '7CjvrL',
      message: ['Więcej ustawień'],
    }),
    defaultExpanded: isExpanded,
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
      className: OptionFields_module_default.advanced,
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Inputs, {
        ...props,
        place: 'more',
      }),
    }),
  })
}
function askedAt(place, { type, fields }) {
  return formOptions(type).flatMap(({ name, words }) => {
    const field = fields[name]
    return words.place === place && field !== void 0
      ? [
          {
            name,
            words,
            field,
          },
        ]
      : []
  })
}
function Inputs({ place, options, onChange, pictures, ...rest }) {
  return askedAt(place, rest).map(({ name, field, words }) => {
    const tiles = words.tiles === void 0 ? void 0 : TILES[words.tiles]
    const input = /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
      FieldInput,
      {
        field,
        words,
        value: options[name],
        onChange: (value) => onChange({ [name]: value }),
        ...(tiles === void 0 ? {} : { art: tiles.art }),
        ...(pictures === void 0 ? {} : { pictures }),
      },
      name,
    )
    return tiles === void 0
      ? input
      : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
          'div',
          {
            className: tiles.className,
            children: input,
          },
          name,
        )
  })
}
var TILES = {
  style: {
    className: OptionFields_module_default.styles,
    art: (value) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(StyleArt, { style: value }),
  },
  shape: {
    className: OptionFields_module_default.shapes,
    art: (value) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ShapeArt, { ...sidesOf(value) }),
  },
}
// src/features/generation/prompts/presets.ts
var PRESETS = {
  image: [
    {
      occasion: 'birthday',
      prompt:
        /** i18n */
        {
          id: 'RPLEiG',
          message: ['Tort z\xA0jedną świeczką wśród balonów i\xA0konfetti, ciepłe światło, napis „Sto lat!”'],
        },
      options: {
        style: 'poster',
        size: '896x1152',
      },
    },
    {
      occasion: 'christmas',
      prompt:
        /** i18n */
        {
          id: '6rdL2P',
          message: ['Ośnieżona wieś nocą, świerk z\xA0lampkami i\xA0gwiazdy, napis „Wesołych Świąt”'],
        },
      options: {
        style: 'paper-cut',
        size: '1152x896',
      },
    },
    {
      occasion: 'wedding',
      prompt:
        /** i18n */
        {
          id: '-WWOA2',
          message: [
            'Dwie obrączki na gałązce eukaliptusa, pastelowa zieleń i\xA0złoto, dużo miejsca na imiona',
          ],
        },
      options: {
        style: 'watercolour',
        size: '896x1152',
      },
    },
    {
      occasion: 'love',
      prompt:
        /** i18n */
        {
          id: 'tj1aw2',
          message: ['Dwa ptaki na jednej gałęzi, za nimi wielki czerwony księżyc'],
        },
      options: {
        style: 'linocut',
        size: '1024x1024',
      },
    },
    {
      occasion: 'mother',
      prompt:
        /** i18n */
        {
          id: 'FATzW9',
          message: ['Bukiet piwonii w\xA0niebieskim wazonie przy oknie, napis „Dziękuję, Mamo”'],
        },
      options: {
        style: 'watercolour',
        size: '896x1152',
      },
    },
    {
      occasion: 'baby',
      prompt:
        /** i18n */
        {
          id: 'NTnrFz',
          message: ['Miś śpi na chmurze, obok księżyc i\xA0małe gwiazdy, spokojne pastele'],
        },
      options: {
        style: 'natural',
        size: '1024x1024',
      },
    },
    {
      occasion: 'thanks',
      prompt:
        /** i18n */
        {
          id: 'qbRznQ',
          message: ['Ozdobny napis „Dziękuję” wśród polnych kwiatów na kremowym tle'],
        },
      options: {
        style: 'typographic',
        size: '1152x896',
      },
    },
    {
      occasion: 'congratulations',
      prompt:
        /** i18n */
        {
          id: '7keGVf',
          message: ['Fajerwerki nad miastem nocą, odbicie w\xA0rzece, napis „Udało się!”'],
        },
      options: {
        style: 'vivid',
        size: '1152x896',
      },
    },
    {
      occasion: 'wrapping',
      prompt:
        /** i18n */
        {
          id: 'QX3u6Q',
          message: ['Gałązki, jagody i\xA0gwiazdki, czerwień, zieleń i\xA0krem'],
        },
      options: {
        style: 'pattern',
        size: '1024x1024',
      },
    },
  ],
  video: [
    {
      occasion: 'birthday',
      prompt:
        /** i18n */
        {
          id: 'VnVybg',
          message: ['Balony unoszą się nad łąką, spada konfetti, ciepłe popołudnie'],
        },
      options: {
        style: 'animated',
        aspect: '9:16',
      },
    },
    {
      occasion: 'christmas',
      prompt:
        /** i18n */
        {
          id: 'asQ1eC',
          message: ['Śnieg pada na drewnianą chatę, w\xA0oknach zapala się światło, nad dachem gwiazdy'],
        },
      options: {
        style: 'paper-cut',
        aspect: '16:9',
      },
    },
    {
      occasion: 'love',
      prompt:
        /** i18n */
        {
          id: 'Daha4I',
          message: ['Dwa lampiony unoszą się obok siebie nad spokojnym jeziorem o\xA0zmierzchu'],
        },
      options: {
        style: 'realistic',
        aspect: '16:9',
      },
    },
    {
      occasion: 'baby',
      prompt:
        /** i18n */
        {
          id: '2UPRBS',
          message: ['Księżyc kołysze się wśród chmur, gwiazdy mrugają, spokojne pastele'],
        },
      options: {
        style: 'animated',
        aspect: '1:1',
      },
    },
    {
      occasion: 'thanks',
      prompt:
        /** i18n */
        {
          id: 'RLCu0W',
          message: ['Polne kwiaty otwierają się o\xA0świcie, powoli, w\xA0miękkim świetle'],
        },
      options: {
        style: 'realistic',
        aspect: '16:9',
      },
    },
    {
      occasion: 'congratulations',
      prompt:
        /** i18n */
        {
          id: '0r95b-',
          message: ['Fajerwerki nad miastem nocą, błyski odbijają się w\xA0rzece'],
        },
      options: {
        style: 'abstract',
        aspect: '9:16',
      },
    },
  ],
  music: [
    {
      occasion: 'birthday',
      prompt:
        /** i18n */
        {
          id: 'zbaK4N',
          message: ['Pogodna melodia na urodziny, pozytywka i\xA0klaskanie'],
        },
      options: {
        mood: 'joyful',
        duration: 30,
      },
    },
    {
      occasion: 'christmas',
      prompt:
        /** i18n */
        {
          id: 'bdsdIs',
          message: ['Kolęda bez słów, dzwonki i\xA0ciepły chór'],
        },
      options: {
        mood: 'festive',
        duration: 60,
      },
    },
    {
      occasion: 'wedding',
      prompt:
        /** i18n */
        {
          id: 'zXBb37',
          message: ['Wejście pary młodej, smyczki i\xA0fortepian'],
        },
      options: {
        mood: 'solemn',
        duration: 60,
      },
    },
    {
      occasion: 'love',
      prompt:
        /** i18n */
        {
          id: 'vDVNGd',
          message: ['Cicha piosenka dla dwojga, gitara i\xA0fortepian'],
        },
      options: {
        mood: 'tender',
        duration: 30,
      },
    },
    {
      occasion: 'lullaby',
      prompt:
        /** i18n */
        {
          id: 'xLLgRz',
          message: ['Kołysanka na dobranoc, harfa i\xA0pozytywka, powoli'],
        },
      options: {
        mood: 'calm',
        duration: 60,
      },
    },
    {
      occasion: 'congratulations',
      prompt:
        /** i18n */
        {
          id: 'Y3DL3b',
          message: ['Krótka fanfara dla zwycięzcy, trąbki i\xA0bębny'],
        },
      options: {
        mood: 'energetic',
        duration: 15,
      },
    },
  ],
  speech: [
    {
      occasion: 'birthday',
      prompt:
        /** i18n */
        {
          id: 'rCL3jt',
          message: [
            'Wszystkiego najlepszego! Niech ten rok przyniesie Ci dużo śmiechu, zdrowia i\xA0dobrych ludzi.',
          ],
        },
      options: {},
    },
    {
      occasion: 'mother',
      prompt:
        /** i18n */
        {
          id: 'gqzklm',
          message: ['Mamo, dziękuję Ci za wszystko, czego nie da się policzyć.'],
        },
      options: {},
    },
    {
      occasion: 'thanks',
      prompt:
        /** i18n */
        {
          id: 'fUbFEk',
          message: ['Dziękuję. Bez Ciebie by się nie udało.'],
        },
      options: {},
    },
  ],
}
/** The beginning of this type for an occasion; undefined where there is none. */
function presetFor(type, occasion) {
  return [...PRESETS[type]].find((preset) => preset.occasion === occasion)
}
// src/features/generation/prompts/PresetChips.tsx
/** Occasions to begin with: a press writes a prompt to make one's own. */
function PresetChips({ type, onPick }) {
  const { i18n, _: _t } = useLingui()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChipRow, {
    label: _t(
      /** i18n */
      {
        id: 'sOBN1z',
        message: ['Zacznij od okazji'],
      },
    ),
    children: PRESETS[type].map(({ occasion }) => {
      const { label, icon: Icon } = OCCASIONS[occasion]
      return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
        Chip,
        {
          icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
            size: 16,
            'aria-hidden': 'true',
          }),
          onPress: () => onPick(occasion),
          children: i18n._(label),
        },
        occasion,
      )
    }),
  })
}
var PromptField_module_default = {
  field: '_field_177oy_2',
  label: '_label_177oy_8',
  frame: '_frame_177oy_13',
  control: '_control_177oy_30',
  clear: '_clear_177oy_61',
  notes: '_notes_177oy_67',
}
// src/features/generation/prompts/PromptField.tsx
/** From here on the room that is left is worth saying. */
var COUNTED_FROM = PROMPT_MOST - 500
/** The one question of a generator. Ctrl or ⌘ with Enter answers it, as the button does. */
function PromptField(props) {
  const { label, placeholder, value, onChange, onClear, problem, ref } = props
  const { _: _t } = useLingui()
  const id = (0, import_react.useId)()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: PromptField_module_default.field,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('label', {
        htmlFor: id,
        className: PromptField_module_default.label,
        children: label,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: PromptField_module_default.frame,
        'data-invalid': problem === null ? void 0 : '',
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('textarea', {
            id,
            ref,
            className: PromptField_module_default.control,
            value,
            placeholder,
            rows: 3,
            dir: 'auto',
            autoCapitalize: 'sentences',
            enterKeyHint: 'enter',
            'aria-invalid': problem !== null || void 0,
            'aria-describedby': `${id}-notes`,
            onChange: (event) => onChange(event.currentTarget.value),
            onKeyDown: submitByKey,
          }),
          value === ''
            ? null
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
                label: _t(
                  /** i18n */
                  {
                    id: 'a603oq',
                    message: ['Wyczyść opis'],
                  },
                ),
                size: 'small',
                className: PromptField_module_default.clear ?? '',
                onPress: onClear,
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(X, { size: 18 }),
              }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        id: `${id}-notes`,
        className: PromptField_module_default.notes,
        children: [
          problem === 'empty'
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
                className: Field_module_default.error,
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'Xbx_xY',
                  message: ['Napisz w\xA0kilku słowach, co ma powstać, albo wybierz okazję.'],
                }),
              })
            : null,
          problem === 'unread'
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
                className: Field_module_default.error,
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'XlmC0R',
                  message: ['Nazwij rzecz, osobę lub miejsce, na przykład „kot na łące”. Nic nie zapłacono.'],
                }),
              })
            : null,
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RoomLeft, { length: value.trim().length }),
        ],
      }),
    ],
  })
}
function submitByKey(event) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}
function RoomLeft({ length }) {
  const format = useFormat()
  const left = PROMPT_MOST - length
  if (left < 0) {
    const over = -left
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
      className: Field_module_default.error,
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: 'k7HeRR',
        message: [
          'Opis jest za długi o\xA0',
          [
            'over',
            'plural',
            {
              offset: void 0,
              one: ['#', '\xA0znak'],
              few: ['#', '\xA0znaki'],
              many: ['#', '\xA0znaków'],
              other: ['#', '\xA0znaku'],
            },
          ],
          '. Zmieści się ',
          ['0'],
          '.',
        ],
        values: {
          0: format.number(PROMPT_MOST),
          over,
        },
      }),
    })
  }
  if (length < COUNTED_FROM) return null
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
    className: Field_module_default.description,
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 's6tTPA',
      message: [
        [
          'left',
          'plural',
          {
            offset: void 0,
            one: ['Zmieści się jeszcze ', '#', '\xA0znak'],
            few: ['Zmieszczą się jeszcze ', '#', '\xA0znaki'],
            many: ['Zmieści się jeszcze ', '#', '\xA0znaków'],
            other: ['Zmieści się jeszcze ', '#', '\xA0znaku'],
          },
        ],
      ],
      values: { left },
    }),
  })
}
// src/features/generation/prompts/readsPrompt.ts
/** How a picture's prompt is read, where rules draw it; null for what others understand, and for a given picture. */
function pictureReading(offer, options) {
  if (offer === null || !offer.isProcedural || offer.type !== 'image') return null
  const asked = safeParse(OPTIONS_SCHEMAS.image, options)
  if (!asked.success || asked.data.reference !== void 0) return null
  return {
    style: asked.data.style,
    negativePrompt: asked.data.negativePrompt ?? '',
  }
}
/** Whether there is anything to draw. Where the rules can't be loaded here, the server has the last word. */
async function isUnderstood(prompt, { negativePrompt, style }) {
  try {
    const { isDrawable, readPrompt } = await import('./readPrompt-gM4LyxlZ.js')
    return isDrawable(readPrompt(prompt, negativePrompt), style)
  } catch {
    return true
  }
}
var PromptHelp_module_default = {
  groups: '_groups_17uj4_2',
  group: '_group_17uj4_2',
  label: '_label_17uj4_14',
  tip: '_tip_17uj4_19',
}
// src/features/generation/prompts/PromptHelp.tsx
/** Words that make a prompt better, each put in by a press and taken out by another. */
function PromptHelp({ type, prompt, onChange }) {
  const { i18n, _: _t } = useLingui()
  const groups = PROMPT_WORDS[type]
  if (groups.length === 0) return null
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Disclosure, {
    title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'ddV9wi',
      message: ['Dopowiedz szczegóły'],
    }),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
      className: PromptHelp_module_default.groups,
      children: [
        groups.map((group) =>
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
            'div',
            {
              className: PromptHelp_module_default.group,
              children: [
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                  className: PromptHelp_module_default.label,
                  'aria-hidden': 'true',
                  children: i18n._(group.label),
                }),
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChipRow, {
                  label: i18n._(group.label),
                  children: group.words.map((descriptor) => {
                    const words = i18n._(descriptor)
                    const isIn = hasWords(prompt, words)
                    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
                      Chip,
                      {
                        isPressed: isIn,
                        onPress: () => onChange(isIn ? removeWords(prompt, words) : addWords(prompt, words)),
                        children: words,
                      },
                      words,
                    )
                  }),
                }),
              ],
            },
            i18n._(group.label),
          ),
        ),
        type === 'image'
          ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
              className: PromptHelp_module_default.tip,
              children: _t(
                /** i18n */
                {
                  id: 'hWaWYG',
                  message: ['Słowa w\xA0„cudzysłowie” trafią na obraz jako napis.'],
                },
              ),
            })
          : null,
      ],
    }),
  })
}
var ReferenceThumb_module_default = { thumb: '_thumb_1px22_2' }
// src/features/generation/options/usePictureSource.tsx
var imageKey = (id) => [ACCOUNT_KEY, 'gallery', 'image', id]
/** The own gallery as a form's fields see it; undefined without its dialog. */
function usePictureSource(renderPicker) {
  const queryClient = useQueryClient()
  if (renderPicker === void 0) return void 0
  return {
    renderPicker: ({ onPick, ...picker }) =>
      renderPicker({
        ...picker,
        onPick: (image) => {
          queryClient.setQueryData(imageKey(image.id), image)
          onPick(image.id)
        },
      }),
    renderThumbnail: (id) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReferenceThumb, { id }),
  }
}
function ReferenceThumb({ id }) {
  const { _: _t } = useLingui()
  const { productApi } = useServices()
  const image = useQuery({
    queryKey: imageKey(id),
    queryFn: async ({ signal }) => readGalleryImage(await productApi(), id, { signal }),
  })
  if (image.data === void 0)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
      className: ReferenceThumb_module_default.thumb,
      children: image.isError
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ImageOff, {
            size: 22,
            'aria-hidden': 'true',
          })
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, {
            shape: 'box',
            height: '100%',
          }),
    })
  const { filename, thumbnail_url, colour } = image.data
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('img', {
    className: ReferenceThumb_module_default.thumb,
    src: thumbnail_url,
    alt: _t(
      /** i18n */
      {
        id: 'twB-PC',
        message: ['Zdjęcie ', ['filename']],
        values: { filename },
      },
    ),
    style: { background: colour },
  })
}
var SeedNote_module_default = { note: '_note_dlfc4_2' }
// src/features/generation/options/SeedNote.tsx
/** Nobody shall pay twice for the same result unawares: a seed that is set says what it does. */
function SeedNote({ seed, onForget }) {
  if (seed === void 0) return null
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('p', {
    className: SeedNote_module_default.note,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'G9qTqe',
          message: ['Ziarno ', ['0'], ': bez zmian w\xA0opisie wyjdzie to samo.'],
          values: { 0: String(seed) },
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
        size: 'small',
        variant: 'quiet',
        icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dices, { size: 16 }),
        onPress: onForget,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'eDAAaV',
          message: ['Losuj nowe'],
        }),
      }),
    ],
  })
}
var StartBar_module_default = {
  bar: '_bar_w0hhf_2',
  row: '_row_w0hhf_20',
  price: '_price_w0hhf_34',
  amount: '_amount_w0hhf_45',
  note: '_note_w0hhf_50',
  missing: '_missing_w0hhf_56',
}
// src/features/generation/make/StartBar.tsx
/** The price and the press, always in the thumb's reach. The button submits the form it stands in. */
function StartBar({ type, state, isStarting, children }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: StartBar_module_default.bar,
    children: [
      children,
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: StartBar_module_default.row,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
            className: StartBar_module_default.price,
            'aria-live': 'polite',
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PriceWords, { state }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(StartButton, {
            type,
            state,
            isStarting,
          }),
        ],
      }),
    ],
  })
}
function PriceWords({ state }) {
  if (state.kind === 'unknown')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { width: '7rem' })
  if (state.kind === 'no-engine')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'nhddA6',
      message: ['Ten generator tu teraz nie działa.'],
    })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('strong', {
        className: StartBar_module_default.amount,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CreditCount, { value: state.price }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
        className: StartBar_module_default.note,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PriceNote, { state }),
      }),
    ],
  })
}
function PriceNote({ state }) {
  if (state.kind === 'guest')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'ycSgoa',
      message: ['Na start dostajesz ', ['STARTING_CREDITS'], ' w\xA0prezencie.'],
      values: { STARTING_CREDITS: 10 },
    })
  if (state.kind === 'unverified')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: '7V1J3O',
      message: ['Potwierdź adres e-mail, żeby zacząć.'],
    })
  if (state.kind === 'later')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'p7P0iP',
      message: ['Nic nie wydasz, zanim zapytamy.'],
    })
  if (state.kind === 'missing')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
      className: StartBar_module_default.missing,
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: 'GmwY_b',
        message: ['Masz ', ['0'], ', brakuje ', ['1'], '.'],
        values: {
          0: state.available,
          1: state.missing,
        },
      }),
    })
  if (state.kind === 'parked')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ParkedNote, { left: state.left })
  if (state.left === null)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: '0QQVH1',
      message: ['Za nieudane nie płacisz.'],
    })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
    id: 'jXT0JG',
    message: ['Zostanie ', ['0'], '. Za nieudane nie płacisz.'],
    values: { 0: state.left },
  })
}
/** It was asked for before: without a network, or at another price. */
function ParkedNote({ left }) {
  if (left === null)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'Ribdes',
      message: ['To, co czekało na Twoją zgodę.'],
    })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
    id: 'oB_4mm',
    message: ['To, co czekało na Twoją zgodę. Zostanie ', ['left'], '.'],
    values: { left },
  })
}
function StartButton({ type, state, isStarting }) {
  const { i18n } = useLingui()
  const here = useLocation({ select: (location) => location.pathname })
  const look = {
    variant: 'primary',
    size: 'large',
  }
  if (state.kind === 'guest')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
      ...look,
      to: '/login',
      search: { redirect: here },
      icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LogIn, { size: 20 }),
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: 'p9PO5k',
        message: ['Zaloguj się'],
      }),
    })
  if (state.kind === 'unverified')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
      ...look,
      to: '/verify-email-required',
      state: { redirect: here },
      icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MailCheck, { size: 20 }),
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: 'zewcNI',
        message: ['Potwierdź adres'],
      }),
    })
  if (state.kind === 'missing')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
      ...look,
      to: '/kredyty',
      icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Plus, { size: 20 }),
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: '2Rk5rK',
        message: ['Dokup kredyty'],
      }),
    })
  const isLater = state.kind === 'later'
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
    ...look,
    type: 'submit',
    icon: isLater
      ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CloudOff, { size: 20 })
      : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Sparkles, { size: 20 }),
    isPending: isStarting,
    isDisabled: state.kind === 'unknown' || state.kind === 'no-engine',
    children: isLater
      ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: '5jeMuE',
          message: ['Zapisz na potem'],
        })
      : i18n._(FORM_WORDS[type].verb),
  })
}
// src/features/generation/make/GeneratorForm.tsx
var PromptReading = (0, import_react.lazy)(() => import('./PromptReading-8qrC-p4V.js'))
/** The form of a generator: the question, how it shall be, its price and the press. */
function GeneratorForm({ generator, onStarted, renderPicker, choice, news }) {
  const { i18n, _: _t } = useLingui()
  const { type, draft, options, form, engines, state, problem, promptRef } = generator
  const words = FORM_WORDS[type]
  function pickPreset(occasion) {
    const preset = presetFor(type, occasion)
    if (preset === void 0) return
    form.replace({
      ...draft,
      prompt: i18n._(preset.prompt),
      options: {
        ...draft.options,
        ...preset.options,
      },
    })
    announce(
      _t(
        /** i18n */
        {
          id: 'P7giAO',
          message: ['Wpisane: ', ['0']],
          values: { 0: i18n._(preset.prompt) },
        },
      ),
    )
  }
  function clear() {
    form.replace({
      ...draft,
      prompt: '',
    })
    promptRef.current?.focus()
  }
  async function submit(event) {
    event.preventDefault()
    const refCode = await generator.submit()
    if (refCode !== void 0) onStarted(refCode)
  }
  const { offer } = engines
  const reading = pictureReading(offer, options)
  const pictures = usePictureSource(renderPicker)
  const hasGallery = state.kind !== 'guest' && state.kind !== 'unverified' && state.kind !== 'unknown'
  const fields = {
    type,
    options,
    fields: generator.fields,
    pictures: hasGallery ? pictures : void 0,
    onChange: (change) => form.change({ options: change }),
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('form', {
    className: GeneratorForm_module_default.form,
    method: 'post',
    'aria-label': i18n._(words.verb),
    onSubmit: (event) => void submit(event),
    noValidate: true,
    children: [
      choice,
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: GeneratorForm_module_default.begin,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PromptField, {
            ref: promptRef,
            label: i18n._(words.question),
            placeholder: i18n._(words.placeholder),
            value: draft.prompt,
            problem,
            onChange: generator.setPrompt,
            onClear: clear,
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PromptFields, { ...fields }),
          offer !== null && draft.options['reference'] !== void 0 && !('reference' in generator.fields)
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
                tone: 'warning',
                action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
                  size: 'small',
                  onPress: () => form.change({ options: { reference: void 0 } }),
                  children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                    id: '1If4PC',
                    message: ['Bez zdjęcia'],
                  }),
                }),
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'MyK9Aj',
                  message: ['Ten silnik nie zaczyna od zdjęcia. Wybierz inny albo twórz bez niego.'],
                }),
              })
            : null,
          reading === null
            ? null
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
                fallback: null,
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PromptReading, {
                  ...reading,
                  prompt: draft.prompt,
                  onChange: generator.setPrompt,
                }),
              }),
          form.replaced === null
            ? null
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
                tone: 'neutral',
                action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
                  size: 'small',
                  onPress: form.bringBack,
                  children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                    id: '4AytVn',
                    message: ['Przywróć poprzedni'],
                  }),
                }),
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'AAe2XZ',
                  message: ['Poprzedni opis czeka, gdyby był potrzebny.'],
                }),
              }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PresetChips, {
            type,
            onPick: pickPreset,
          }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OptionFields, { ...fields }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: GeneratorForm_module_default.more,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PromptHelp, {
            type,
            prompt: draft.prompt,
            onChange: generator.setPrompt,
          }),
          engines.areOffersKnown
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EngineChoice, {
                offers: engines.offers,
                offer,
                onChange: (engine) => form.change({ engine }),
              })
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
                className: GeneratorForm_module_default.unknown,
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { width: '40%' }),
              }),
          offer === null
            ? null
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
                MoreFields,
                {
                  ...fields,
                  isExpanded: generator.defaults.areAdvancedShown,
                },
                String(generator.defaults.areAdvancedShown),
              ),
        ],
      }),
      engines.isFailed || (generator.isOffline && !engines.areOffersKnown)
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
            tone: 'warning',
            title: _t(
              /** i18n */
              {
                id: 'Y6nRW_',
                message: ['Nie znamy teraz cen'],
              },
            ),
            action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
              size: 'small',
              onPress: engines.retry,
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'BbPnhI',
                message: ['Spróbuj ponownie'],
              }),
            }),
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'FYtrW4',
              message: ['Opis jest zapisany. Gdy wróci połączenie, zobaczysz cenę i\xA0zaczniesz.'],
            }),
          })
        : null,
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SeedNote, {
        seed: typeof options['seed'] === 'number' ? options['seed'] : void 0,
        onForget: () => form.change({ options: { seed: void 0 } }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(StartBar, {
        type,
        state,
        isStarting: generator.isStarting,
        children: news,
      }),
    ],
  })
}
var GeneratorNav_module_default = {
  nav: '_nav_1lbkh_2',
  link: '_link_1lbkh_14',
}
// src/features/generation/make/GeneratorNav.tsx
var PLACES = {
  image: {
    to: '/generatory/obraz',
    label:
      /** i18n */
      {
        id: 'uST6ay',
        message: ['Obraz'],
      },
    icon: Image,
  },
  video: {
    to: '/generatory/wideo',
    label:
      /** i18n */
      {
        id: '_ANjXZ',
        message: ['Wideo'],
      },
    icon: Clapperboard,
  },
  audio: {
    to: '/generatory/audio',
    label:
      /** i18n */
      {
        id: 'Rf3zUh',
        message: ['Dźwięk'],
      },
    icon: EighthNotes,
  },
}
var KINDS = ['image', 'video', 'audio']
/** From one generator to another, with what stands in each kept. */
function GeneratorNav() {
  const { i18n, _: _t } = useLingui()
  const { features } = useServices().config
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('nav', {
    'aria-label': _t(
      /** i18n */
      {
        id: 'WyxO2b',
        message: ['Generatory'],
      },
    ),
    className: GeneratorNav_module_default.nav,
    children: KINDS.filter((kind) => isOffered(kind, features)).map((kind) => {
      const { to, label, icon: Icon } = PLACES[kind]
      return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
        Link,
        {
          to,
          className: GeneratorNav_module_default.link,
          activeProps: { 'aria-current': 'page' },
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
              size: 18,
              'aria-hidden': 'true',
            }),
            i18n._(label),
          ],
        },
        kind,
      )
    }),
  })
}
var GeneratorScreen_module_default = {
  top: '_top_1vs5c_2',
  title: '_title_1vs5c_10',
  balance: '_balance_1vs5c_21',
  columns: '_columns_1vs5c_28',
}
// src/features/generation/make/useBeginning.ts
/** Fills the form by what the address asks for, once: a remix, an occasion, a picture to start from. */
function useBeginning(generator, { search, onDone, onOtherType }) {
  const { i18n, _: _t } = useLingui()
  const { productApi } = useServices()
  const { queue, history, isLoading } = useGenerations()
  const { remix, preset, prompt, wzor } = search
  const { form, type } = generator
  const isReady = form.isRead && !isLoading
  const begun = (0, import_react.useRef)(null)
  /** Resolves to whether the address has done its work. */
  async function begin() {
    if (wzor !== void 0) form.change({ options: { reference: wzor } })
    if (preset !== void 0) {
      const found = presetFor(type, preset)
      if (found !== void 0)
        form.replace({
          prompt: i18n._(found.prompt),
          engine: null,
          options: { ...found.options },
        })
    }
    if (prompt !== void 0)
      form.replace({
        ...form.draft,
        prompt,
      })
    if (remix !== void 0) {
      const made = await findRemix(remix, [...queue, ...history], productApi)
      if (made !== null && made.type !== type && onOtherType !== void 0) {
        onOtherType(made.type)
        return false
      }
      if (made !== null) form.replace(draftOf(made))
      else
        showToast({
          type: 'warning',
          title: _t(
            /** i18n */
            {
              id: 'TwkkbE',
              message: ['Nie ma już tej pracy'],
            },
          ),
          message: _t(
            /** i18n */
            {
              id: 'kJG-Gz',
              message: ['Opis możesz napisać od nowa.'],
            },
          ),
        })
    }
    return true
  }
  async function beginOnce() {
    begun.current = search
    try {
      if (!(await begin())) return
    } catch {
      showToast({
        type: 'error',
        title: _t(
          /** i18n */
          {
            id: 'Xhqmui',
            message: ['Nie udało się wczytać opisu'],
          },
        ),
        message: _t(
          /** i18n */
          {
            id: 'CQBVwp',
            message: ['Sprawdź połączenie i\xA0otwórz to jeszcze raz.'],
          },
        ),
      })
    }
    onDone()
  }
  ;(0, import_react.useEffect)(() => {
    if ([remix, preset, prompt, wzor].some((wish) => wish !== void 0) && isReady && begun.current !== search)
      beginOnce()
  })
}
// src/features/generation/options/readOptions.ts
/** What is asked on the form of a type: what the chosen engine heeds; until that is known, the choices. */
function askedFields(type, offer) {
  if (offer !== null) return takenFields(type, offer.takes)
  const all = GENERATOR_OPTIONS[type]
  return Object.fromEntries(Object.entries(all).filter(([, { kind }]) => kind === 'radio'))
}
/** The options of a form, and what is sent: what can be read of the loose ones, the defaults for the rest. */
function readOptions(fields, loose) {
  return readFields(fields, loose)
}
// src/features/generation/make/parkedJob.ts
/**
 * The newest job of a type that waits for a yes and that the form is about: its words still stand there, or nothing
 * does. Null where there is none, or where it can't be started any more.
 */
function parkedJob(queue, offers, { type, prompt }) {
  const typed = prompt.trim()
  const [row] = queue
    .filter((one) => one.asks && one.type === type && (typed === '' || typed === one.prompt))
    .toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt))
  if (row === void 0) return null
  const price = askedPrice(offers, row)
  return price === null
    ? null
    : {
        refCode: row.refCode,
        price,
      }
}
// src/features/generation/make/startState.ts
function startState({ offer, areOffersKnown, visitor, available, isOffline, parkedPrice }) {
  if (!areOffersKnown || visitor === 'unknown') return { kind: 'unknown' }
  if (offer === null) return { kind: 'no-engine' }
  const price = parkedPrice ?? offer.credits
  if (visitor === 'guest' || visitor === 'unverified')
    return {
      kind: visitor,
      price: offer.credits,
    }
  if (isOffline)
    return {
      kind: 'later',
      price: offer.credits,
    }
  const kind = parkedPrice === null ? 'ready' : 'parked'
  if (available === null)
    return {
      kind,
      price,
      left: null,
    }
  if (available < price)
    return {
      kind: 'missing',
      price,
      available,
      missing: price - available,
    }
  return {
    kind,
    price,
    left: available - price,
  }
}
// src/features/generation/make/useDefaults.ts
/** What a form begins with, as its person likes it. */
function useDefaults(type) {
  const { preferences } = useGenerationPreferences()
  const { style, size, quality, videoLength, defaultEngines } = preferences
  return {
    ...{
      image: {
        options: {
          style,
          size,
          quality,
        },
        engine: defaultEngines.image,
      },
      video: {
        options: { duration: videoLength },
        engine: defaultEngines.video,
      },
      music: {
        options: {},
        engine: defaultEngines.music,
      },
      speech: {
        options: {},
        engine: null,
      },
    }[type],
    areAdvancedShown: preferences.showAdvancedOptions,
    isTagging: preferences.autoTagGenerations,
  }
}
// src/features/generation/make/chooseEngine.ts
/**
 * The engine a form begins with: the chosen one, else a preferred one, else the default, else the first there is.
 * Only what can be started here counts; null where nothing of this type can.
 */
function chooseEngine(offers, type, { chosen, preferred }) {
  const startable = offers.filter((offer) => offer.type === type && offer.isAvailable)
  const byDefault = type === 'image' || type === 'video' ? DEFAULT_ENGINES[type] : null
  const wishes = [chosen, ...preferred, byDefault]
  for (const wish of wishes) {
    const found = startable.find((offer) => offer.id === wish)
    if (found !== void 0) return found
  }
  return startable[0] ?? null
}
// src/features/generation/make/useEngineChoice.ts
/** What this server makes of a type, and which of it this form asks. */
function useEngineChoice(type, wishes) {
  const services = useServices()
  const asked = useQuery({
    ...engineOffersQuery(services),
    refetchOnMount: true,
    refetchOnReconnect: 'always',
  })
  const all = asked.data ?? []
  return {
    all,
    offers: all.filter((offer) => offer.type === type && offer.isAvailable),
    offer: chooseEngine(all, type, wishes),
    areOffersKnown: asked.data !== void 0,
    isFailed: asked.isError && asked.data === void 0,
    retry: () => void asked.refetch(),
  }
}
// src/features/generation/make/generatorDraft.ts
var EMPTY_DRAFT = {
  prompt: '',
  engine: null,
  options: {},
}
/** A draft with a change over it; an option set to undefined is chosen no more. */
function changeDraft(draft, change) {
  const options = Object.entries({
    ...draft.options,
    ...change.options,
  })
  return {
    ...draft,
    ...change,
    options: Object.fromEntries(options.filter(([, value]) => value !== void 0)),
  }
}
var isEmptyDraft = ({ prompt, engine, options }) =>
  prompt.trim() === '' && engine === null && Object.keys(options).length === 0
var actions = () => import('./generationActions-B9nlnryx.js')
/** Where this device has the form of a type as whoever uses it left it. */
function generatorDraftStore(type) {
  return {
    async read() {
      try {
        return await (await actions()).readDraft(type)
      } catch {
        return null
      }
    },
    async write(draft) {
      try {
        await (await actions()).writeDraft(type, draft)
      } catch {}
    },
  }
}
// src/features/generation/make/useGeneratorDraft.ts
var UNREAD = {
  stored: EMPTY_DRAFT,
  typed: {},
  replaced: null,
}
/**
 * The form of a generator, persisted on this device with every change: it survives a reload, a crash and the way to the
 * sign-in. Typing may begin before the persisted one is restored; what is typed wins. Whoever signs out leaves none.
 */
function useGeneratorDraft(type) {
  const { session } = useServices()
  const [state, setState] = (0, import_react.useState)(UNREAD)
  const { stored, typed, replaced } = state
  const draft = (0, import_react.useMemo)(() => changeDraft(stored, typed), [stored, typed])
  const [store, setStore] = (0, import_react.useState)(() => ({
    type,
    ...generatorDraftStore(type),
  }))
  if (store.type !== type)
    setStore({
      type,
      ...generatorDraftStore(type),
    })
  const { isRead } = useDraft({
    store,
    unsent: isEmptyDraft(draft) ? null : draft,
    onRestored: (found) =>
      setState((present) => ({
        ...present,
        stored: found,
      })),
  })
  ;(0, import_react.useEffect)(
    () =>
      session.onEnd((end) => {
        if (end !== 'signed-out') return
        setState(UNREAD)
        setStore({
          type,
          ...generatorDraftStore(type),
        })
      }),
    [type, session],
  )
  function put(next, taken) {
    const cleared = Object.fromEntries(Object.keys(draft.options).map((name) => [name, void 0]))
    setState((present) => ({
      ...present,
      typed: {
        ...next,
        options: {
          ...cleared,
          ...next.options,
        },
      },
      replaced: taken,
    }))
  }
  return {
    draft,
    isRead,
    replaced,
    change: (change) =>
      setState((present) => ({
        ...present,
        typed: {
          ...present.typed,
          ...change,
          options: {
            ...present.typed.options,
            ...change.options,
          },
        },
        replaced: change.prompt === void 0 ? present.replaced : null,
      })),
    replace: (next) => put(next, isEmptyDraft(draft) ? null : draft),
    settle: () =>
      setState((present) => ({
        ...present,
        replaced: null,
      })),
    bringBack: () => put(replaced ?? EMPTY_DRAFT, null),
  }
}
// src/features/generation/make/useStart.ts
/** After a start the button takes no other press for this long, ms: a double click is one click. */
var REST_MS = 700
/** One press, one start. */
function useStart() {
  const { _: _t } = useLingui()
  const act = useGenerationAction()
  const [isStarting, setStarting] = (0, import_react.useState)(false)
  const isBusy = (0, import_react.useRef)(false)
  const rest = (0, import_react.useRef)(void 0)
  ;(0, import_react.useEffect)(() => () => clearTimeout(rest.current), [])
  async function start(wanted) {
    if (isBusy.current) return void 0
    isBusy.current = true
    setStarting(true)
    const refCode = await act((actions) => actions.ask(wanted))
    if (refCode !== void 0)
      announce(
        wanted.isOffline === true
          ? _t(
              /** i18n */
              {
                id: '5aJgw-',
                message: ['Zapisane. Zapytamy, gdy wróci sieć.'],
              },
            )
          : _t(
              /** i18n */
              {
                id: 'RbY31Q',
                message: ['Przyjęte. Zaczynamy.'],
              },
            ),
      )
    rest.current = setTimeout(() => {
      isBusy.current = false
      setStarting(false)
    }, REST_MS)
    return refCode
  }
  return {
    isStarting,
    start,
  }
}
// src/features/generation/options/useTagsFor.ts
/** The tags that a new generation gets by what was chosen for it, such as its style or mood, in this language. */
function useTagsFor(type) {
  const { i18n } = useLingui()
  const format = useFormat()
  return (options) => {
    return formOptions(type)
      .filter(({ name, words }) => words.isTag === true && options[name] !== words.noTag)
      .map(({ name, field, words }) =>
        factText(field, words, options[name], {
          i18n,
          format,
        }),
      )
      .flatMap((text) => (text === null ? [] : [text.toLocaleLowerCase(i18n.locale)]))
  }
}
// src/features/generation/make/useGenerator.ts
/** Everything behind a generator's form: what stands in it, who makes it, what a press would do, and the press. */
function useGenerator(type, { isOffline, preferredEngines }) {
  const services = useServices()
  const visitor = useVisitor()
  const form = useGeneratorDraft(type)
  const defaults = useDefaults(type)
  const engines = useEngineChoice(type, {
    chosen: form.draft.engine,
    preferred: defaults.engine === null ? preferredEngines : [defaults.engine, ...preferredEngines],
  })
  const credits = useQuery({
    ...creditsQuery(services),
    enabled: visitor === 'verified',
  })
  const { isStarting, start } = useStart()
  const [problem, setProblem] = (0, import_react.useState)(null)
  const promptRef = (0, import_react.useRef)(null)
  const tagsFor = useTagsFor(type)
  const act = useGenerationAction()
  const { draft } = form
  const fields = askedFields(type, engines.offer)
  const options = readOptions(fields, {
    ...defaults.options,
    ...draft.options,
  })
  const available = credits.data?.available ?? null
  const { queue } = useGenerations()
  const waiting = isOffline
    ? null
    : parkedJob(queue, engines.all, {
        type,
        prompt: draft.prompt,
      })
  const state = startState({
    offer: engines.offer,
    areOffersKnown: engines.areOffersKnown,
    visitor,
    available,
    isOffline,
    parkedPrice: waiting?.price ?? null,
  })
  const parked = state.kind === 'parked' ? waiting : null
  function checkPrompt() {
    const length = draft.prompt.trim().length
    const found = length === 0 ? 'empty' : length > 4e3 ? 'long' : null
    setProblem(found)
    if (found !== null) promptRef.current?.focus()
    return found === null
  }
  async function submit() {
    const { offer } = engines
    if (parked !== null) {
      form.settle()
      await act((actions) => actions.confirm(parked.refCode, parked.price))
      return parked.refCode
    }
    if ((state.kind !== 'ready' && state.kind !== 'later') || offer === null || !checkPrompt()) return void 0
    const reading = pictureReading(offer, options)
    if (reading !== null && !(await isUnderstood(draft.prompt, reading))) {
      setProblem('unread')
      promptRef.current?.focus()
      return
    }
    form.settle()
    const refCode = await start({
      type,
      prompt: draft.prompt,
      engine: offer.id,
      options,
      credits: offer.credits,
      tags: defaults.isTagging ? tagsFor(options) : [],
      isOffline: state.kind === 'later',
    })
    if (refCode !== void 0 && options['seed'] !== void 0) form.change({ options: { seed: void 0 } })
    return refCode
  }
  return {
    type,
    form,
    draft,
    fields,
    options,
    defaults,
    engines,
    state,
    /** The job that the press says yes to; null where it starts another. */
    parked: parked?.refCode ?? null,
    problem,
    promptRef,
    isStarting,
    isOffline,
    submit,
    setPrompt: (prompt) => {
      if (problem !== null) setProblem(null)
      form.change({ prompt })
    },
  }
}
// src/features/generation/make/GeneratorScreen.tsx
var TITLES = {
  image:
    /** i18n */
    {
      id: 'g05zmF',
      message: ['Stwórz obraz'],
    },
  video:
    /** i18n */
    {
      id: 'xh70SW',
      message: ['Stwórz film'],
    },
  music:
    /** i18n */
    {
      id: 'qWqcEO',
      message: ['Stwórz muzykę'],
    },
  speech:
    /** i18n */
    {
      id: 'M8IgOG',
      message: ['Stwórz nagranie'],
    },
}
/** A generator: its form, and beside it (on a phone, below) what becomes of it. */
function GeneratorScreen(props) {
  const { type, types = [type], beginning, renderPicker, choice, whileMaking, ...surroundings } = props
  const { isOffline } = surroundings
  const { i18n } = useLingui()
  const generator = useGenerator(type, surroundings)
  useBeginning(generator, beginning)
  const stage = (0, import_react.useRef)(null)
  const hasKeyboard = useMedia('(pointer: fine)')
  function showStage() {
    const { current } = stage
    if (current === null || isWellInSight(current)) return
    current.scrollIntoView({
      block: 'start',
      behavior: 'smooth',
    })
  }
  function remix(row) {
    generator.form.replace(draftOf(row))
    const { current } = generator.promptRef
    current?.scrollIntoView({
      block: 'center',
      behavior: 'smooth',
    })
    if (hasKeyboard) current?.focus({ preventScroll: true })
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Page, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: GeneratorScreen_module_default.top,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('h1', {
            className: GeneratorScreen_module_default.title,
            children: i18n._(TITLES[type]),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
            className: GeneratorScreen_module_default.balance,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Balance, {}),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GeneratorNav, {}),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: classNames(GeneratorScreen_module_default.columns, 'needs-script'),
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GeneratorForm, {
            generator,
            onStarted: showStage,
            choice,
            news: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(StageNews, {
              types,
              stage,
              onShow: showStage,
              isOffline,
            }),
            ...(renderPicker === void 0 ? {} : { renderPicker }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Stage, {
            ref: stage,
            types,
            type,
            options: generator.options,
            offers: generator.engines.all,
            isOffline,
            parked: generator.parked,
            onRemix: remix,
            whileMaking,
          }),
        ],
      }),
    ],
  })
}
/** Its beginning stands in the upper half of the window, as it does beside the form. */
function isWellInSight(element) {
  const { top } = element.getBoundingClientRect()
  return top >= 0 && top < window.innerHeight / 2
}
// src/features/preferences/usePreferredEngines.ts
var NONE = []
/** The engines this person likes to work with, the latest choice first; none while that isn't known. */
function usePreferredEngines() {
  const reading = useStore(livePreferences)
  const chosen = reading.kind === 'read' ? reading.value.choices.preferredGenerators : null
  return (0, import_react.useMemo)(() => {
    if (chosen === null) return NONE
    return Object.entries(chosen)
      .filter(([, choice]) => choice.value)
      .toSorted(([, one], [, other]) => other.changed_at - one.changed_at)
      .map(([engine]) => engine)
  }, [chosen])
}
export { ChipRow as a, Chip as i, GeneratorScreen as n, addWords as r, usePreferredEngines as t }
