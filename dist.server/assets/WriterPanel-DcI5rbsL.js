import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import {
  $n as string,
  An as _enum,
  C as useSession,
  K as announce,
  Mn as array,
  Qn as refine,
  Rt as Notice,
  Si as useServices,
  Wn as object,
  Yi as useLocation,
  di as RotateCcw,
  ei as ButtonLink,
  oi as Sparkles,
  ur as _minLength,
} from '../renderPage.js'
import { t as createLucideIcon } from './createLucideIcon-ByydpFMN.js'
import { t as Undo2 } from './undo-2-BNCNz0-1.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { n as RECIPIENTS } from './giftNames-DJ7Y0cDQ.js'
import { n as WRITING_DAYS } from './giftDays-C1Je7gyC.js'
import { a as TONES, n as LENGTHS, t as ADDRESSES } from './wording-CHskZvGx.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { t as Disclosure } from './Disclosure-DcsJbbBH.js'
import { t as GIFT_DAY_LABELS } from './giftDayLabels-Be9sXU75.js'
import { t as RadioGroup } from './RadioGroup-rTvrlSv9.js'
import { t as RELATION_LABELS } from './relationLabels-CMNEI-0q.js'
import { t as Select } from './Select-C1qR71Ig.js'
import { t as TextField } from './TextField-CWQ9Iwvc.js'
import { t as useMutation } from './useMutation-DfHfzXX-.js'
import { r as writingRequestSchema } from './giftDrafts-CTipPutH.js'
import { t as previewText } from './previewText-CFpNsYzL.js'
import { t as FailureNote } from './FailureNote-CoBLQTMd.js'
import { n as PreviewSkeletons, r as Writer_module_default } from './GiftEditor-D6YJ7qdV.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { r as plainText } from './loadWordsmith-B0SJAE9J.js'
// node_modules/lucide-react/dist/esm/icons/shuffle.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData = {
  name: 'shuffle',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'm18 14 4 4-4 4',
        key: '10pe0f',
      },
    ],
    [
      'path',
      {
        d: 'm18 2 4 4-4 4',
        key: 'pucp1d',
      },
    ],
    [
      'path',
      {
        d: 'M2 18h1.973a4 4 0 0 0 3.3-1.7l5.454-8.6a4 4 0 0 1 3.3-1.7H22',
        key: '1ailkh',
      },
    ],
    [
      'path',
      {
        d: 'M2 6h1.972a4 4 0 0 1 3.6 2.2',
        key: 'km57vx',
      },
    ],
    [
      'path',
      {
        d: 'M22 18h-6.041a4 4 0 0 1-3.3-1.8l-.359-.45',
        key: 'os18l9',
      },
    ],
  ],
}
__iconData.node
var Shuffle = createLucideIcon(__iconData)
// src/domain/wording/engineTexts.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
/** More than any field of the form takes: what is longer is refused before it is looked at. */
var MOST_BODY = 4e3
object({
  request: writingRequestSchema.check(refine((request) => JSON.stringify(request).length <= MOST_BODY)),
  language: _enum(['pl', 'en']),
})
/** Texts to choose from, paragraphs with an empty line between, and the name of the engine that wrote them. */
var engineTextsSchema = object({
  engine: string(),
  texts: array(string()).check(_minLength(1)),
})
// src/api/product/writingCalls.ts
/** A provider’s answer takes longer than the API’s own: as long as its tries. */
var WRITING_MS = 65e3
/**
 * Has the configured engine write texts to choose from. Rejects with NOT_FOUND where there is none, TOO_MANY_REQUESTS and
 * SERVICE_UNAVAILABLE.
 */
function writeEngineTexts(api, request, { language, ...options }) {
  return api.call('POST /api/v1/generation/texts', {
    ...options,
    body: {
      request,
      language,
    },
    answer: engineTextsSchema,
    timeoutMs: WRITING_MS,
  })
}
// src/features/gifts/writer/EngineTexts.tsx
var import_jsx_runtime = require_jsx_runtime()
/** Three texts by the configured engine, for a press: somebody is paid for each, and a network is needed. */
function EngineTexts({ engine, request, language, text, onTake, here }) {
  const { _: _t } = useLingui()
  const { productApi } = useServices()
  const session = useSession()
  const writing = useMutation({
    mutationFn: async () => (await writeEngineTexts(await productApi(), request, { language })).texts,
    onSuccess: () =>
      announce(
        _t(
          /** i18n */
          {
            id: 'alYAak',
            message: ['Teksty od AI są gotowe'],
          },
        ),
      ),
  })
  const texts = writing.data ?? []
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: Writer_module_default.previews,
    children: [
      texts.length === 0
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RadioGroup, {
            label: _t(
              /** i18n */
              {
                id: 'xKLc1X',
                message: ['Teksty od AI (', ['engine'], ')'],
                values: { engine },
              },
            ),
            presentation: 'cards',
            value: text !== null && texts.includes(text) ? String(texts.indexOf(text)) : null,
            options: texts.map((one, place) => ({
              value: String(place),
              label: _t(
                /** i18n */
                {
                  id: 'E3EE_g',
                  message: ['Od AI ', ['0']],
                  values: { 0: place + 1 },
                },
              ),
              description: previewText(one.replaceAll(/\s+/gu, ' ')).text,
            })),
            onChange: (place) => {
              const taken = texts[Number(place)]
              if (taken !== void 0) onTake(taken)
            },
          }),
      writing.error === null
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
            className: Writer_module_default.honest,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'jH4yfk',
              message: ['Nie udało się wygenerować podglądu'],
            }),
          }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FailureNote, { failure: writing.error }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
        className: Writer_module_default.actions,
        children:
          session.status === 'signed-in'
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
                size: 'small',
                icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Sparkles, { size: 16 }),
                isPending: writing.isPending,
                onPress: () => writing.mutate(),
                children:
                  texts.length === 0
                    ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                        id: 'MnJ_zt',
                        message: ['Niech napisze AI (', ['engine'], ')'],
                        values: { engine },
                      })
                    : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                        id: 'dLSQN8',
                        message: ['Niech AI napisze jeszcze raz'],
                      }),
              })
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ButtonLink, {
                to: '/login',
                search: { redirect: here },
                size: 'small',
                icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Sparkles, { size: 16 }),
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'Lv9KT0',
                  message: ['Zaloguj się, a\xA0napisze też AI (', ['engine'], ')'],
                  values: { engine },
                }),
              }),
      }),
    ],
  })
}
// src/features/gifts/writer/variantPreviews.ts
/** How each of the texts begins, on one line and cut to a preview (specification part 1, section 4). */
function variantPreviews(request, wordsmith) {
  return wordsmith
    .variants(request)
    .map((written) => previewText(plainText(written).replaceAll(/\s+/gu, ' ')).text)
}
// src/features/gifts/writer/writerWords.ts
/** How a text sounds, as a choice among others. */
var TONE_LABELS = {
  warm:
    /** i18n */
    {
      id: '4Lg-zF',
      message: ['Ciepło'],
    },
  playful:
    /** i18n */
    {
      id: '-EB5gF',
      message: ['Z\xA0humorem'],
    },
  heartfelt:
    /** i18n */
    {
      id: '_zBr_b',
      message: ['Od serca'],
    },
  solemn:
    /** i18n */
    {
      id: 'OcHg38',
      message: ['Uroczyście'],
    },
  plain:
    /** i18n */
    {
      id: 'zkQDrl',
      message: ['Po prostu'],
    },
}
var LENGTH_LABELS = {
  short:
    /** i18n */
    {
      id: 'TYTlws',
      message: ['Krótko'],
    },
  medium:
    /** i18n */
    {
      id: 'E6u7T0',
      message: ['W\xA0sam raz'],
    },
  long:
    /** i18n */
    {
      id: '6VatQt',
      message: ['Szerzej'],
    },
}
var ADDRESS_LABELS = {
  informal:
    /** i18n */
    {
      id: 'YCRK5P',
      message: ['Na „ty”'],
    },
  formal:
    /** i18n */
    {
      id: 'zB1o_L',
      message: ['Na „pan”, „pani”'],
    },
}
// src/features/gifts/writer/WriterPanel.tsx
/** „Napisz za mnie”: what the text is asked to be, and three texts to choose from, written with every letter. */
function WriterPanel(props) {
  const { request, smith, language, chosen, text: taken, onRequest, onChoose, onMix, onTake, onUndo } = props
  const { i18n, _: _t } = useLingui()
  const { textEngine } = useServices().config
  const here = useLocation({ select: ({ href }) => href })
  const { wordsmith, hasFailed, retry } = smith
  const mix = (0, import_react.useRef)(null)
  const text = (name) => ({
    value: request[name],
    onChange: (value) => onRequest({ [name]: value }, name),
    autoComplete: 'off',
  })
  const isUnbent =
    language === 'pl' && wordsmith !== null && request.name.trim() !== '' && !wordsmith.canBend(request.name)
  function takeBack() {
    onUndo?.()
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) mix.current?.focus()
    })
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: Writer_module_default.panel,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: Writer_module_default.pair,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
            ...text('name'),
            label: _t(
              /** i18n */
              {
                id: 'CkO54K',
                message: ['Dla kogo: imię'],
              },
            ),
            placeholder: _t(
              /** i18n */
              {
                id: 'A47Os7',
                message: ['Marta'],
              },
            ),
            maxLength: 60,
            ...(isUnbent
              ? {
                  description: _t(
                    /** i18n */
                    {
                      id: 'taat5d',
                      message: ['Tego imienia nie odmieniamy: stanie tak, jak jest.'],
                    },
                  ),
                }
              : {}),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
            ...text('sender'),
            label: _t(
              /** i18n */
              {
                id: 'r39PTZ',
                message: ['Podpis'],
              },
            ),
            placeholder: _t(
              /** i18n */
              {
                id: 'l1LkPs',
                message: ['Ola'],
              },
            ),
            maxLength: 60,
          }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
        ...text('memory'),
        label: _t(
          /** i18n */
          {
            id: 'XiZEAQ',
            message: ['Jedno wspomnienie'],
          },
        ),
        placeholder: _t(
          /** i18n */
          {
            id: 'mKOqae',
            message: ['jak o\xA0drugiej w\xA0nocy piekłyśmy drożdżówki'],
          },
        ),
        maxLength: 400,
        multiline: true,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RadioGroup, {
        label: _t(
          /** i18n */
          {
            id: 'Duq7do',
            message: ['Jak ma brzmieć'],
          },
        ),
        presentation: 'chips',
        value: request.tone,
        options: TONES.map((tone) => ({
          value: tone,
          label: i18n._(TONE_LABELS[tone]),
        })),
        onChange: (tone) => onRequest({ tone }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Disclosure, {
        title: _t(
          /** i18n */
          {
            id: 'b3R_Ge',
            message: ['Okazja, bliskość i\xA0długość'],
          },
        ),
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
          className: Writer_module_default.more,
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
              className: Writer_module_default.pair,
              children: [
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Select, {
                  label: _t(
                    /** i18n */
                    {
                      id: 'HMCj3A',
                      message: ['Okazja'],
                    },
                  ),
                  value: request.occasion,
                  options: [
                    {
                      value: '',
                      label: _t(
                        /** i18n */
                        {
                          id: 'z6TApo',
                          message: ['Bez okazji'],
                        },
                      ),
                    },
                    ...WRITING_DAYS.map((day) => ({
                      value: day,
                      label: i18n._(GIFT_DAY_LABELS[day]),
                    })),
                  ],
                  onChange: (occasion) => onRequest({ occasion }),
                }),
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Select, {
                  label: _t(
                    /** i18n */
                    {
                      id: 'EVYPa-',
                      message: ['Kim jest dla Ciebie'],
                    },
                  ),
                  value: request.relation,
                  options: [
                    {
                      value: '',
                      label: _t(
                        /** i18n */
                        {
                          id: 'yAmqqb',
                          message: ['Nie mówię'],
                        },
                      ),
                    },
                    ...RECIPIENTS.map((one) => ({
                      value: one,
                      label: i18n._(RELATION_LABELS[one]),
                    })),
                  ],
                  onChange: (relation) => onRequest({ relation }),
                }),
              ],
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RadioGroup, {
              label: _t(
                /** i18n */
                {
                  id: 'anb68Z',
                  message: ['Ile słów'],
                },
              ),
              presentation: 'chips',
              value: request.length,
              options: LENGTHS.map((length) => ({
                value: length,
                label: i18n._(LENGTH_LABELS[length]),
              })),
              onChange: (length) => onRequest({ length }),
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RadioGroup, {
              label: _t(
                /** i18n */
                {
                  id: 'CL3jQk',
                  message: ['Jak się zwracać'],
                },
              ),
              presentation: 'chips',
              value: request.address,
              options: ADDRESSES.map((address) => ({
                value: address,
                label: i18n._(ADDRESS_LABELS[address]),
              })),
              onChange: (address) => onRequest({ address }),
            }),
          ],
        }),
      }),
      hasFailed
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
            role: 'alert',
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
              tone: 'danger',
              title: _t(
                /** i18n */
                {
                  id: 'jH4yfk',
                  message: ['Nie udało się wygenerować podglądu'],
                },
              ),
              action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
                size: 'small',
                icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RotateCcw, { size: 16 }),
                onPress: retry,
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'BbPnhI',
                  message: ['Spróbuj ponownie'],
                }),
              }),
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'zbRX7N',
                message: ['Sprawdź połączenie z\xA0siecią. To, co już jest na kartce, zostaje.'],
              }),
            }),
          })
        : wordsmith === null
          ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PreviewSkeletons, {})
          : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
              className: Writer_module_default.previews,
              children: [
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RadioGroup, {
                  label: _t(
                    /** i18n */
                    {
                      id: 'zg0iIE',
                      message: ['Wybierz jeden z\xA0trzech tekstów'],
                    },
                  ),
                  presentation: 'cards',
                  value: chosen === null ? null : String(chosen),
                  options: variantPreviews(request, wordsmith).map((description, place) => ({
                    value: String(place),
                    label: _t(
                      /** i18n */
                      {
                        id: 'C9MZFP',
                        message: ['Tekst ', ['0']],
                        values: { 0: place + 1 },
                      },
                    ),
                    description,
                  })),
                  onChange: (place) => onChoose(Number(place)),
                }),
                /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
                  className: Writer_module_default.actions,
                  children: [
                    /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
                      ref: mix,
                      size: 'small',
                      icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Shuffle, { size: 16 }),
                      onPress: onMix,
                      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                        id: 'RUcr9V',
                        message: ['Ułóż inaczej'],
                      }),
                    }),
                    onUndo === null
                      ? null
                      : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
                          variant: 'quiet',
                          size: 'small',
                          icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Undo2, { size: 16 }),
                          onPress: takeBack,
                          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                            id: 'qUEHGP',
                            message: ['Cofnij'],
                          }),
                        }),
                  ],
                }),
              ],
            }),
      textEngine === null
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EngineTexts, {
            engine: textEngine,
            request,
            language,
            text: taken,
            here,
            onTake,
          }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
        className: Writer_module_default.honest,
        children:
          textEngine === null
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'IF-bEL',
                message: [
                  'To nie AI: zdania układają reguły, na tym urządzeniu. Każde słowo zmienisz w\xA0„Piszę po swojemu”.',
                ],
              })
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: '-Ztmwk',
                message: [
                  'Pierwsze trzy teksty układają reguły, na tym urządzeniu. Z\xA0AI są tylko te, które tak się nazywają: imię, wspomnienie i\xA0podpis czyta wtedy ',
                  ['textEngine'],
                  '. Przeczytaj je, zanim podarujesz.',
                ],
                values: { textEngine },
              }),
      }),
    ],
  })
}
export { WriterPanel as default }
