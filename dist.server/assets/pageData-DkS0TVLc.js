import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { t as Link } from './link-ClfPTuwV.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as createLucideIcon } from './createLucideIcon-ByydpFMN.js'
import { t as AudioLines } from './audio-lines-CHQspzfa.js'
import { t as Film } from './film-gZBxB0h4.js'
import { t as Image } from './image-BFyoCOL1.js'
import { A as useMedia, oi as Sparkles } from '../renderPage.js'
import { t as Badge } from './Badge-CUFWmOKP.js'
import { t as CreditCount } from './CreditCount-BhUU0COe.js'
import { a as templateQuery, o as templatesQuery } from './templateQueries-BwsyZ1GE.js'
import { t as settleSoon } from './settleSoon-ONYL2dOr.js'
// node_modules/lucide-react/dist/esm/icons/type.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData = {
  name: 'type',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M12 4v16',
        key: '1654pz',
      },
    ],
    [
      'path',
      {
        d: 'M4 7V5a1 1 0 0 1 1-1h14a1 1 0 0 1 1 1v2',
        key: 'e0r10z',
      },
    ],
    [
      'path',
      {
        d: 'M9 20h6',
        key: 's66wpe',
      },
    ],
  ],
}
__iconData.node
var Type = createLucideIcon(__iconData)
// src/features/templates/PriceRange.tsx
var import_jsx_runtime = require_jsx_runtime()
/** What a run costs: one sum, or from the least to the most. */
function PriceRange({ price: { least, most }, displayRange }) {
  if (most === 0)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: '4g7wEB',
      message: ['Bez kredytów'],
    })
  if (least === most) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CreditCount, { value: most })
  if (!displayRange)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'FrIZ9-',
      message: ['do <0/>'],
      components: { 0: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CreditCount, { value: most }) },
    })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [least, '–', /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CreditCount, { value: most })],
  })
}
var Gallery_module_default = {
  tools: '_tools_167p7_2',
  search: '_search_167p7_8',
  categories: '_categories_167p7_12',
  category: '_category_167p7_25',
  count: '_count_167p7_51',
  narrowed: '_narrowed_167p7_57',
  tiles: '_tiles_167p7_61',
  tile: '_tile_167p7_61',
  thumb: '_thumb_167p7_88',
  film: '_film_167p7_103',
  outputs: '_outputs_167p7_111',
  words: '_words_167p7_123',
  title: '_title_167p7_131',
  about: '_about_167p7_136',
  foot: '_foot_167p7_146',
  price: '_price_167p7_156',
}
// src/features/templates/gallery/useHoverFilm.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
/** Who only passes over a card starts no film, ms. */
var REST_MS = 180
/**
 * Whether the film of a card is to play: while it is pointed at or focused, and never for whoever wants less motion or
 * fewer bytes.
 */
function useHoverFilm() {
  const [isPlaying, setPlaying] = (0, import_react.useState)(false)
  const timer = (0, import_react.useRef)(void 0)
  const isStill = useMedia('(prefers-reduced-motion: reduce)')
  ;(0, import_react.useEffect)(() => () => clearTimeout(timer.current), [])
  function begin() {
    clearTimeout(timer.current)
    if (isStill || wantsLess()) return
    timer.current = setTimeout(() => setPlaying(true), REST_MS)
  }
  function end() {
    clearTimeout(timer.current)
    setPlaying(false)
  }
  return {
    isPlaying,
    handlers: {
      onPointerEnter: begin,
      onPointerLeave: end,
      onFocus: begin,
      onBlur: end,
    },
  }
}
function wantsLess() {
  const { connection } = navigator
  return connection?.saveData === true || document.documentElement.dataset['motion'] === 'reduced'
}
// src/features/templates/gallery/TemplateTile.tsx
var ICONS = {
  image: Image,
  video: Film,
  audio: AudioLines,
  text: Type,
}
/** One template in the gallery: its picture, whose film plays while it is pointed at, what it makes and for how much. */
function TemplateTile({ template, isFirst }) {
  const { _: _t } = useLingui()
  const { isPlaying, handlers } = useHoverFilm()
  const { slug, title, description, thumbnailUrl, previewVideoUrl, price, displayRange, outputs } = template
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
    to: '/szablony/$slug',
    params: { slug },
    className: Gallery_module_default.tile,
    ...handlers,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
        className: Gallery_module_default.thumb,
        children: [
          thumbnailUrl === ''
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Sparkles, {
                size: 32,
                'aria-hidden': 'true',
              })
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('img', {
                src: thumbnailUrl,
                alt: '',
                width: 640,
                height: 480,
                loading: isFirst ? 'eager' : 'lazy',
                decoding: 'async',
              }),
          isPlaying && previewVideoUrl !== ''
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('video', {
                className: Gallery_module_default.film,
                src: previewVideoUrl,
                muted: true,
                loop: true,
                autoPlay: true,
                playsInline: true,
                'aria-hidden': 'true',
                tabIndex: -1,
              })
            : null,
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
            className: Gallery_module_default.outputs,
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                className: 'visually-hidden',
                children: _t(
                  /** i18n */
                  {
                    id: 'S4FOyg',
                    message: ['Powstaje: ', ['0']],
                    values: { 0: useOutputNames(outputs) },
                  },
                ),
              }),
              outputs.map((output) => {
                const Icon = ICONS[output]
                return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
                  Icon,
                  {
                    size: 16,
                    'aria-hidden': 'true',
                  },
                  output,
                )
              }),
            ],
          }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
        className: Gallery_module_default.words,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('strong', {
            className: Gallery_module_default.title,
            children: title,
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
            className: Gallery_module_default.about,
            children: description,
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
            className: Gallery_module_default.foot,
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                className: Gallery_module_default.price,
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PriceRange, {
                  price,
                  displayRange,
                }),
              }),
              template.isAvailable
                ? null
                : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
                    tone: 'warning',
                    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                      id: 'zbcIdz',
                      message: ['Chwilowo niedostępny'],
                    }),
                  }),
            ],
          }),
        ],
      }),
    ],
  })
}
/** What comes out of a template, in words. */
function useOutputNames(outputs) {
  const { _: _t2 } = useLingui()
  const names = {
    image: _t2(
      /** i18n */
      {
        id: 'NZhi75',
        message: ['obraz'],
      },
    ),
    video: _t2(
      /** i18n */
      {
        id: 'cBvjJT',
        message: ['film'],
      },
    ),
    audio: _t2(
      /** i18n */
      {
        id: 'aoP83E',
        message: ['dźwięk'],
      },
    ),
    text: _t2(
      /** i18n */
      {
        id: 'I58lt8',
        message: ['tekst'],
      },
    ),
  }
  return outputs.map((output) => names[output]).join(', ')
}
// src/features/templates/pageData.ts
var templateLanguage = (locale) => (locale === 'en' ? 'en' : 'pl')
/** For the gallery. */
async function loadTemplates(services, locale) {
  const query = templatesQuery(services, templateLanguage(locale))
  await settleSoon(services.queryClient.prefetchQuery(query), services)
}
/** For a template’s page: the template, when it is at hand. */
async function loadTemplate(services, slug, locale) {
  const query = templateQuery(services, slug, templateLanguage(locale))
  await settleSoon(services.queryClient.prefetchQuery(query), services)
  return services.queryClient.getQueryData(query.queryKey) ?? null
}
export {
  useOutputNames as a,
  TemplateTile as i,
  loadTemplates as n,
  Gallery_module_default as o,
  templateLanguage as r,
  PriceRange as s,
  loadTemplate as t,
}
