import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { t as Link } from './link-ClfPTuwV.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as createLucideIcon } from './createLucideIcon-ByydpFMN.js'
import { n as Flower2, r as Baby, t as Gem } from './gem-DgkipS7t.js'
import { t as Cake } from './cake-PLYOhPDK.js'
import { t as Gift } from './gift-acv106ln.js'
import { t as Heart } from './heart-B5_T2IcP.js'
import { pi as Moon } from '../renderPage.js'
import { t as TextLink } from './TextLink-CFrFjdUC.js'
import { r as promptTitle } from './SoundWave-DYeussCb.js'
import { t as isSwitchedOn } from './switchedOn-DtU1xa3M.js'
import { t as GenerationThumb } from './GenerationThumb-Cv9_tlNa.js'
import { n as useRenewal } from './useSpokenEnds-yhmgUtXk.js'
// node_modules/lucide-react/dist/esm/icons/hand-heart.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData$2 = {
  name: 'hand-heart',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M11 14h2a2 2 0 0 0 0-4h-3c-.6 0-1.1.2-1.4.6L3 16',
        key: '1v1a37',
      },
    ],
    [
      'path',
      {
        d: 'm14.45 13.39 5.05-4.694C20.196 8 21 6.85 21 5.75a2.75 2.75 0 0 0-4.797-1.837.276.276 0 0 1-.406 0A2.75 2.75 0 0 0 11 5.75c0 1.2.802 2.248 1.5 2.946L16 11.95',
        key: 'fhfbnt',
      },
    ],
    [
      'path',
      {
        d: 'm2 15 6 6',
        key: '10dquu',
      },
    ],
    [
      'path',
      {
        d: 'm7 20 1.6-1.4c.3-.4.8-.6 1.4-.6h4c1.1 0 2.1-.4 2.8-1.2l4.6-4.4a1 1 0 0 0-2.75-2.91',
        key: '1x6kdw',
      },
    ],
  ],
}
__iconData$2.node
var HandHeart = createLucideIcon(__iconData$2)
// node_modules/lucide-react/dist/esm/icons/party-popper.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData$1 = {
  name: 'party-popper',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M5.8 11.3 2 22l10.7-3.79',
        key: 'gwxi1d',
      },
    ],
    [
      'path',
      {
        d: 'M4 3h.01',
        key: '1vcuye',
      },
    ],
    [
      'path',
      {
        d: 'M22 8h.01',
        key: '1mrtc2',
      },
    ],
    [
      'path',
      {
        d: 'M15 2h.01',
        key: '1cjtqr',
      },
    ],
    [
      'path',
      {
        d: 'M22 20h.01',
        key: '1mrys2',
      },
    ],
    [
      'path',
      {
        d: 'm22 2-2.24.75a2.9 2.9 0 0 0-1.96 3.12c.1.86-.57 1.63-1.45 1.63h-.38c-.86 0-1.6.6-1.76 1.44L14 10',
        key: 'hbicv8',
      },
    ],
    [
      'path',
      {
        d: 'm22 13-.82-.33c-.86-.34-1.82.2-1.98 1.11c-.11.7-.72 1.22-1.43 1.22H17',
        key: '1i94pl',
      },
    ],
    [
      'path',
      {
        d: 'm11 2 .33.82c.34.86-.2 1.82-1.11 1.98C9.52 4.9 9 5.52 9 6.23V7',
        key: '1cofks',
      },
    ],
    [
      'path',
      {
        d: 'M11 13c1.93 1.93 2.83 4.17 2 5-.83.83-3.07-.07-5-2-1.93-1.93-2.83-4.17-2-5 .83-.83 3.07.07 5 2Z',
        key: '4kbmks',
      },
    ],
  ],
}
__iconData$1.node
var PartyPopper = createLucideIcon(__iconData$1)
// node_modules/lucide-react/dist/esm/icons/tree-pine.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData = {
  name: 'tree-pine',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'm17 14 3 3.3a1 1 0 0 1-.7 1.7H4.7a1 1 0 0 1-.7-1.7L7 14h-.3a1 1 0 0 1-.7-1.7L9 9h-.2A1 1 0 0 1 8 7.3L12 3l4 4.3a1 1 0 0 1-.8 1.7H15l3 3.3a1 1 0 0 1-.7 1.7H17Z',
        key: 'cpyugq',
      },
    ],
    [
      'path',
      {
        d: 'M12 22v-3',
        key: 'kmzjlo',
      },
    ],
  ],
}
__iconData.node
var TreePine = createLucideIcon(__iconData)
var ChipRow_module_default = {
  row: '_row_1208i_2',
  chip: '_chip_1208i_21',
}
// src/features/generation/queue/RecentResults.module.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var RecentResults_module_default = {
  recent: '_recent_1cmji_2',
  header: '_header_1cmji_7',
  heading: '_heading_1cmji_14',
  results: '_results_1cmji_18',
  result: '_result_1cmji_18',
}
// src/features/generation/queue/RecentResults.tsx
var import_jsx_runtime = require_jsx_runtime()
var SHOWN = 6
/** The newest results of this device, each the way to its own screen. */
function RecentResults({ rows }) {
  const { _: _t } = useLingui()
  const renew = useRenewal()
  const id = (0, import_react.useId)()
  const results = rows.filter((row) => row.status === 'completed').slice(0, SHOWN)
  if (results.length === 0) return null
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('section', {
    className: RecentResults_module_default.recent,
    'aria-labelledby': id,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('header', {
        className: RecentResults_module_default.header,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('h2', {
            id,
            className: RecentResults_module_default.heading,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: '3SubNd',
              message: ['Ostatnio'],
            }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextLink, {
            to: '/historia',
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'KzQqLw',
              message: ['Cała historia'],
            }),
          }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ul', {
        className: RecentResults_module_default.results,
        children: results.map((row) =>
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
            'li',
            {
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
                to: '/generacje/$id',
                params: { id: row.id ?? '' },
                className: RecentResults_module_default.result,
                'aria-label': _t(
                  /** i18n */
                  {
                    id: 'TkBUHz',
                    message: ['Zobacz: ', ['0']],
                    values: { 0: promptTitle(row.prompt) },
                  },
                ),
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GenerationThumb, {
                  generation: row,
                  onBroken: () => renew(row.refCode),
                }),
              }),
            },
            row.refCode,
          ),
        ),
      }),
    ],
  })
}
// src/features/generation/prompts/occasions.ts
/** What the occasions are called, and their icons. */
var OCCASIONS = {
  birthday: {
    label:
      /** i18n */
      {
        id: 'GnV7OU',
        message: ['Urodziny'],
      },
    icon: Cake,
  },
  wedding: {
    label:
      /** i18n */
      {
        id: 'WWrYDz',
        message: ['Ślub'],
      },
    icon: Gem,
  },
  love: {
    label:
      /** i18n */
      {
        id: 'g-Miy3',
        message: ['Miłość'],
      },
    icon: Heart,
  },
  christmas: {
    label:
      /** i18n */
      {
        id: 'SJcdbE',
        message: ['Święta'],
      },
    icon: TreePine,
  },
  baby: {
    label:
      /** i18n */
      {
        id: 'qp0plr',
        message: ['Narodziny'],
      },
    icon: Baby,
  },
  mother: {
    label:
      /** i18n */
      {
        id: '_xy6pT',
        message: ['Dla mamy'],
      },
    icon: Flower2,
  },
  thanks: {
    label:
      /** i18n */
      {
        id: 'W3c5-e',
        message: ['Podziękowanie'],
      },
    icon: HandHeart,
  },
  congratulations: {
    label:
      /** i18n */
      {
        id: 'e41j5_',
        message: ['Gratulacje'],
      },
    icon: PartyPopper,
  },
  lullaby: {
    label:
      /** i18n */
      {
        id: 'XInraf',
        message: ['Kołysanka'],
      },
    icon: Moon,
  },
  wrapping: {
    label:
      /** i18n */
      {
        id: 'FZWcJE',
        message: ['Papier na prezent'],
      },
    icon: Gift,
  },
}
// src/features/generation/make/generatorKind.ts
/** Whether a generator's screen is offered. That of sound is for several kinds, none of which has a switch. */
function isOffered(kind, features) {
  return kind === 'audio' || isSwitchedOn(kind, features)
}
export { ChipRow_module_default as i, OCCASIONS as n, RecentResults as r, isOffered as t }
