import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { r as useLingui } from './dist-CJ0y7q9j.js'
import { t as $f2ff30fde7b014be$export$3ddf2d174ce01153 } from './Dialog-D_MYdTVD.js'
import { n as $8b8d26808cb8cb53$export$2b77a92f1a5ad772, t as Scrim } from './Scrim-iDXNyYGz.js'
import { t as classNames } from './classNames-D1L2HDWQ.js'
import { t as createLucideIcon } from './createLucideIcon-ByydpFMN.js'
import {
  C as useSession,
  Dt as usePaletteOpen,
  Et as usePaletteAim,
  F as setTheme,
  Ft as toggleFocusMode,
  It as toggleFullscreen,
  L as useLanguage,
  Ot as usePaletteText,
  Pt as toggleDebugMode,
  T as useFormat,
  Tt as endCatching,
  Yr as searchAddress,
  ai as Sun,
  ci as ShoppingBag,
  et as openSettings,
  fi as Monitor,
  g as openOutboxPanel,
  gi as House,
  hi as Info,
  it as placesIn,
  li as Settings2,
  mi as LayoutTemplate,
  pi as Moon,
  ri as User,
  rt as placesFor,
  si as ShoppingCart,
  ui as Search,
  vt as openCartDrawer,
  wt as closePalette,
} from '../renderPage.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { t as $4b38b5b75ecc6208$export$2f2b9559550c7bbc } from './Autocomplete-CXl7TxD_.js'
import { _ as $53e61d82d8b8611d$export$8b251419efc915eb } from './useMultipleSelectionState-vHtP-ZZn.js'
import {
  i as $49319ee1285aa241$export$d9b273488cd8ce6f,
  n as $49319ee1285aa241$export$2ce376c2cc3355c8,
  r as $49319ee1285aa241$export$4b1545b4f2016d26,
} from './Menu-D6wgx_s4.js'
import { t as $efe09c6d1c304b50$export$5f1af8db9871e1d6 } from './Text-CH09p7TZ.js'
import { a as $41fb335299a4a39e$export$f5b8910cec6cf069 } from './useFormValidation-BfrjTX6Y.js'
import { t as $29a5029ff43c9612$export$b94867ecbd698f21 } from './SearchField-C4A7rqm4.js'
import { t as useRouter } from './useRouter-C7bY0uL8.js'
import { t as Picture } from './Picture-BgTqeZXW.js'
import { t as SUGGESTED_WORDS } from './SearchSuggestions-BfXo-H8B.js'
import { n as foldedWords } from './foldPolish-DnDdVsnx.js'
import { n as LANGUAGE_NAMES, t as LANGUAGES } from './languages-DstpWIH-.js'
import { t as useSignOut } from './useSignOut-D9P1EsJI.js'
import { t as ChartNoAxesColumn } from './chart-no-axes-column-DrnhwDAJ.js'
import { t as CloudUpload } from './cloud-upload-C0XR2nWF.js'
import { t as Coins } from './coins-BrUrasdY.js'
import { t as CalendarHeart } from './calendar-heart-Cp8KZAvw.js'
import { t as Heart } from './heart-B5_T2IcP.js'
import { t as Footprints } from './footprints-Advt-RN_.js'
import { t as RotateCcwClock } from './rotate-ccw-clock-BNEXG5rb.js'
import { t as Images } from './images-wCsIUxna.js'
import { t as LayoutDashboard } from './layout-dashboard-BMRlY6jX.js'
import { t as LogIn } from './log-in-DcuaqdEr.js'
import { t as LogOut } from './log-out-Bb3u9Boa.js'
import { t as Mail } from './mail-gtN2sJtt.js'
import { t as Maximize } from './maximize-R11XVf43.js'
import { t as PenLine } from './pen-line-CjAQDEGe.js'
import { t as Settings } from './settings-BR7sC-Fl.js'
import { t as Share2 } from './share-2-B56uh1z3.js'
import { t as Star } from './star-DxhNy6vw.js'
import { t as Package } from './package-BEbNL3mE.js'
import { t as SlidersHorizontal } from './sliders-horizontal-DjuuT2L9.js'
import { t as Truck } from './truck-DG4285m7.js'
import { t as Workflow } from './workflow-DbQt_TiA.js'
import { t as usePaletteProducts } from './usePaletteProducts-CtLasTn6.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
// node_modules/lucide-react/dist/esm/icons/activity.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData$17 = {
  name: 'activity',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M22 12h-2.48a2 2 0 0 0-1.93 1.46l-2.35 8.36a.25.25 0 0 1-.48 0L9.24 2.18a.25.25 0 0 0-.48 0l-2.35 8.36A2 2 0 0 1 4.49 12H2',
        key: '169zse',
      },
    ],
  ],
}
__iconData$17.node
var Activity = createLucideIcon(__iconData$17)
// node_modules/lucide-react/dist/esm/icons/badge-percent.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData$16 = {
  name: 'badge-percent',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M3.85 8.62a4 4 0 0 1 4.78-4.77 4 4 0 0 1 6.74 0 4 4 0 0 1 4.78 4.78 4 4 0 0 1 0 6.74 4 4 0 0 1-4.77 4.78 4 4 0 0 1-6.75 0 4 4 0 0 1-4.78-4.77 4 4 0 0 1 0-6.76Z',
        key: '3c2336',
      },
    ],
    [
      'path',
      {
        d: 'm15 9-6 6',
        key: '1uzhvr',
      },
    ],
    [
      'path',
      {
        d: 'M9 9h.01',
        key: '1q5me6',
      },
    ],
    [
      'path',
      {
        d: 'M15 15h.01',
        key: 'lqbp3k',
      },
    ],
  ],
}
__iconData$16.node
var BadgePercent = createLucideIcon(__iconData$16)
// node_modules/lucide-react/dist/esm/icons/bug.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData$15 = {
  name: 'bug',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M12 20v-9',
        key: '1qisl0',
      },
    ],
    [
      'path',
      {
        d: 'M14 7a4 4 0 0 1 4 4v3a6 6 0 0 1-12 0v-3a4 4 0 0 1 4-4z',
        key: 'uouzyp',
      },
    ],
    [
      'path',
      {
        d: 'M14.12 3.88 16 2',
        key: 'qol33r',
      },
    ],
    [
      'path',
      {
        d: 'M21 21a4 4 0 0 0-3.81-4',
        key: '1b0z45',
      },
    ],
    [
      'path',
      {
        d: 'M21 5a4 4 0 0 1-3.55 3.97',
        key: '5cxbf6',
      },
    ],
    [
      'path',
      {
        d: 'M22 13h-4',
        key: '1jl80f',
      },
    ],
    [
      'path',
      {
        d: 'M3 21a4 4 0 0 1 3.81-4',
        key: '1fjd4g',
      },
    ],
    [
      'path',
      {
        d: 'M3 5a4 4 0 0 0 3.55 3.97',
        key: '1d7oge',
      },
    ],
    [
      'path',
      {
        d: 'M6 13H2',
        key: '82j7cp',
      },
    ],
    [
      'path',
      {
        d: 'm8 2 1.88 1.88',
        key: 'fmnt4t',
      },
    ],
    [
      'path',
      {
        d: 'M9 7.13V6a3 3 0 1 1 6 0v1.13',
        key: '1vgav8',
      },
    ],
  ],
}
__iconData$15.node
var Bug = createLucideIcon(__iconData$15)
// node_modules/lucide-react/dist/esm/icons/chart-column.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData$14 = {
  name: 'chart-column',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M3 3v16a2 2 0 0 0 2 2h16',
        key: 'c24i48',
      },
    ],
    [
      'path',
      {
        d: 'M18 17V9',
        key: '2bz60n',
      },
    ],
    [
      'path',
      {
        d: 'M13 17V5',
        key: '1frdt8',
      },
    ],
    [
      'path',
      {
        d: 'M8 17v-3',
        key: '17ska0',
      },
    ],
  ],
  aliases: ['bar-chart-3'],
}
__iconData$14.node
var ChartColumn = createLucideIcon(__iconData$14)
// node_modules/lucide-react/dist/esm/icons/chart-line.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData$13 = {
  name: 'chart-line',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M3 3v16a2 2 0 0 0 2 2h16',
        key: 'c24i48',
      },
    ],
    [
      'path',
      {
        d: 'm19 9-5 5-4-4-3 3',
        key: '2osh9i',
      },
    ],
  ],
  aliases: ['line-chart'],
}
__iconData$13.node
var ChartLine = createLucideIcon(__iconData$13)
// node_modules/lucide-react/dist/esm/icons/chart-no-axes-combined.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData$12 = {
  name: 'chart-no-axes-combined',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M12 16v5',
        key: 'zza2cw',
      },
    ],
    [
      'path',
      {
        d: 'M16 14.639V21',
        key: '1s85h0',
      },
    ],
    [
      'path',
      {
        d: 'M20 10.656V21',
        key: 'q45596',
      },
    ],
    [
      'path',
      {
        d: 'm22 3-8.646 8.646a.5.5 0 0 1-.708 0L9.354 8.354a.5.5 0 0 0-.707 0L2 15',
        key: '1fw8x9',
      },
    ],
    [
      'path',
      {
        d: 'M4 18.463V21',
        key: '1otddq',
      },
    ],
    [
      'path',
      {
        d: 'M8 14.656V21',
        key: '1t2idw',
      },
    ],
  ],
}
__iconData$12.node
var ChartNoAxesCombined = createLucideIcon(__iconData$12)
// node_modules/lucide-react/dist/esm/icons/corner-down-left.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData$11 = {
  name: 'corner-down-left',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M20 4v7a4 4 0 0 1-4 4H4',
        key: '6o5b7l',
      },
    ],
    [
      'path',
      {
        d: 'm9 10-5 5 5 5',
        key: '1kshq7',
      },
    ],
  ],
}
__iconData$11.node
var CornerDownLeft = createLucideIcon(__iconData$11)
// node_modules/lucide-react/dist/esm/icons/file-pen-line.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData$10 = {
  name: 'file-pen-line',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M14.364 13.634a2 2 0 0 0-.506.854l-.837 2.87a.5.5 0 0 0 .62.62l2.87-.837a2 2 0 0 0 .854-.506l4.013-4.009a1 1 0 0 0-3.004-3.004z',
        key: 'ukzhwg',
      },
    ],
    [
      'path',
      {
        d: 'M14.487 7.858A1 1 0 0 1 14 7V2',
        key: '1klhew',
      },
    ],
    [
      'path',
      {
        d: 'M20 19.645V20a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l2.516 2.516',
        key: 'rxaxab',
      },
    ],
    [
      'path',
      {
        d: 'M8 18h1',
        key: '13wk12',
      },
    ],
  ],
  aliases: ['file-signature'],
}
__iconData$10.node
var FilePenLine = createLucideIcon(__iconData$10)
// node_modules/lucide-react/dist/esm/icons/focus.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData$9 = {
  name: 'focus',
  size: 24,
  node: [
    [
      'circle',
      {
        cx: '12',
        cy: '12',
        r: '3',
        key: '1v7zrd',
      },
    ],
    [
      'path',
      {
        d: 'M3 7V5a2 2 0 0 1 2-2h2',
        key: 'aa7l1z',
      },
    ],
    [
      'path',
      {
        d: 'M17 3h2a2 2 0 0 1 2 2v2',
        key: '4qcy5o',
      },
    ],
    [
      'path',
      {
        d: 'M21 17v2a2 2 0 0 1-2 2h-2',
        key: '6vwrx8',
      },
    ],
    [
      'path',
      {
        d: 'M7 21H5a2 2 0 0 1-2-2v-2',
        key: 'ioqczr',
      },
    ],
  ],
}
__iconData$9.node
var Focus = createLucideIcon(__iconData$9)
// node_modules/lucide-react/dist/esm/icons/languages.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData$8 = {
  name: 'languages',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'm5 8 6 6',
        key: '1wu5hv',
      },
    ],
    [
      'path',
      {
        d: 'm4 14 6-6 2-3',
        key: '1k1g8d',
      },
    ],
    [
      'path',
      {
        d: 'M2 5h12',
        key: 'or177f',
      },
    ],
    [
      'path',
      {
        d: 'M7 2h1',
        key: '1t2jsx',
      },
    ],
    [
      'path',
      {
        d: 'm22 22-5-10-5 10',
        key: 'don7ne',
      },
    ],
    [
      'path',
      {
        d: 'M14 18h6',
        key: '1m8k6r',
      },
    ],
  ],
}
__iconData$8.node
var Languages = createLucideIcon(__iconData$8)
// node_modules/lucide-react/dist/esm/icons/mails.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData$7 = {
  name: 'mails',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M17 19a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2v-8a2 2 0 0 1 1-1.732',
        key: '1vyzll',
      },
    ],
    [
      'path',
      {
        d: 'm22 5.5-6.419 4.179a2 2 0 0 1-2.162 0L7 5.5',
        key: 'k7ramc',
      },
    ],
    [
      'rect',
      {
        x: '7',
        y: '3',
        width: '15',
        height: '12',
        rx: '2',
        key: '17196g',
      },
    ],
  ],
}
__iconData$7.node
var Mails = createLucideIcon(__iconData$7)
// node_modules/lucide-react/dist/esm/icons/message-square-quote.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData$6 = {
  name: 'message-square-quote',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M14 14a2 2 0 0 0 2-2V8h-2',
        key: '1r06pg',
      },
    ],
    [
      'path',
      {
        d: 'M22 17a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 21.286V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2z',
        key: '18887p',
      },
    ],
    [
      'path',
      {
        d: 'M8 14a2 2 0 0 0 2-2V8H8',
        key: '1jzu5j',
      },
    ],
  ],
}
__iconData$6.node
var MessageSquareQuote = createLucideIcon(__iconData$6)
// node_modules/lucide-react/dist/esm/icons/square-terminal.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData$5 = {
  name: 'square-terminal',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'm7 11 2-2-2-2',
        key: '1lz0vl',
      },
    ],
    [
      'path',
      {
        d: 'M11 13h4',
        key: '1p7l4v',
      },
    ],
    [
      'rect',
      {
        width: '18',
        height: '18',
        x: '3',
        y: '3',
        rx: '2',
        ry: '2',
        key: '1m3agn',
      },
    ],
  ],
  aliases: ['terminal-square'],
}
__iconData$5.node
var SquareTerminal = createLucideIcon(__iconData$5)
// node_modules/lucide-react/dist/esm/icons/tags.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData$4 = {
  name: 'tags',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M13.172 2a2 2 0 0 1 1.414.586l6.71 6.71a2.4 2.4 0 0 1 0 3.408l-4.592 4.592a2.4 2.4 0 0 1-3.408 0l-6.71-6.71A2 2 0 0 1 6 9.172V3a1 1 0 0 1 1-1z',
        key: '16rjxf',
      },
    ],
    [
      'path',
      {
        d: 'M2 7v6.172a2 2 0 0 0 .586 1.414l6.71 6.71a2.4 2.4 0 0 0 3.191.193',
        key: '178nd4',
      },
    ],
    [
      'circle',
      {
        cx: '10.5',
        cy: '6.5',
        r: '.5',
        fill: 'currentColor',
        key: '12ikhr',
      },
    ],
  ],
}
__iconData$4.node
var Tags = createLucideIcon(__iconData$4)
// node_modules/lucide-react/dist/esm/icons/user-cog.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData$3 = {
  name: 'user-cog',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M10 15H6a4 4 0 0 0-4 4v2',
        key: '1nfge6',
      },
    ],
    [
      'path',
      {
        d: 'm14.305 16.53.923-.382',
        key: '1itpsq',
      },
    ],
    [
      'path',
      {
        d: 'm15.228 13.852-.923-.383',
        key: 'eplpkm',
      },
    ],
    [
      'path',
      {
        d: 'm16.852 12.228-.383-.923',
        key: '13v3q0',
      },
    ],
    [
      'path',
      {
        d: 'm16.852 17.772-.383.924',
        key: '1i8mnm',
      },
    ],
    [
      'path',
      {
        d: 'm19.148 12.228.383-.923',
        key: '1q8j1v',
      },
    ],
    [
      'path',
      {
        d: 'm19.53 18.696-.382-.924',
        key: 'vk1qj3',
      },
    ],
    [
      'path',
      {
        d: 'm20.772 13.852.924-.383',
        key: 'n880s0',
      },
    ],
    [
      'path',
      {
        d: 'm20.772 16.148.924.383',
        key: '1g6xey',
      },
    ],
    [
      'circle',
      {
        cx: '18',
        cy: '15',
        r: '3',
        key: 'gjjjvw',
      },
    ],
    [
      'circle',
      {
        cx: '9',
        cy: '7',
        r: '4',
        key: 'nufk8',
      },
    ],
  ],
}
__iconData$3.node
var UserCog = createLucideIcon(__iconData$3)
// node_modules/lucide-react/dist/esm/icons/user-plus.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData$2 = {
  name: 'user-plus',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2',
        key: '1yyitq',
      },
    ],
    [
      'circle',
      {
        cx: '9',
        cy: '7',
        r: '4',
        key: 'nufk8',
      },
    ],
    [
      'line',
      {
        x1: '19',
        x2: '19',
        y1: '8',
        y2: '14',
        key: '1bvyxn',
      },
    ],
    [
      'line',
      {
        x1: '22',
        x2: '16',
        y1: '11',
        y2: '11',
        key: '1shjgl',
      },
    ],
  ],
}
__iconData$2.node
var UserPlus = createLucideIcon(__iconData$2)
// node_modules/lucide-react/dist/esm/icons/wallet.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData$1 = {
  name: 'wallet',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M19 7V4a1 1 0 0 0-1-1H5a2 2 0 0 0 0 4h15a1 1 0 0 1 1 1v4h-3a2 2 0 0 0 0 4h3a1 1 0 0 0 1-1v-2a1 1 0 0 0-1-1',
        key: '18etb6',
      },
    ],
    [
      'path',
      {
        d: 'M3 5v14a2 2 0 0 0 2 2h15a1 1 0 0 0 1-1v-4',
        key: 'xoc0q4',
      },
    ],
  ],
}
__iconData$1.node
var Wallet = createLucideIcon(__iconData$1)
// node_modules/lucide-react/dist/esm/icons/warehouse.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData = {
  name: 'warehouse',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M18 21V10a1 1 0 0 0-1-1H7a1 1 0 0 0-1 1v11',
        key: 'pb2vm6',
      },
    ],
    [
      'path',
      {
        d: 'M22 19a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V8a2 2 0 0 1 1.132-1.803l7.95-3.974a2 2 0 0 1 1.837 0l7.948 3.974A2 2 0 0 1 22 8z',
        key: 'doq5xv',
      },
    ],
    [
      'path',
      {
        d: 'M6 13h12',
        key: 'yf64js',
      },
    ],
    [
      'path',
      {
        d: 'M6 17h12',
        key: '1jwigz',
      },
    ],
  ],
}
__iconData.node
var Warehouse = createLucideIcon(__iconData)
// src/app/palette/paletteEntries.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
/**
 * The entries in which each word of `text` begins some word of the label or the keywords, without regard to
 * case and Polish letters. No words: all of them. The order stays.
 */
function matchEntries(entries, text) {
  const wanted = foldedWords(text)
  return entries.filter((entry) => {
    const known = foldedWords(`${entry.label} ${entry.keywords ?? ''}`)
    return wanted.every((word) => known.some((other) => other.startsWith(word)))
  })
}
// src/app/palette/placeKeywords.ts
/** Other words by which a place is looked for in the palette. */
var PLACE_KEYWORDS = {
  home: 'home start',
  shop: 'shop produkty',
  templates: 'templates wzory formularze zaproszenia kartki',
  templateDrafts: 'administracja admin drafts templates szkice kreator',
  aiProducts: 'kartki życzenia listy',
  sharedGenerations: 'shared publiczne inspiracje',
  creditPacks: 'credits pakiety doładowanie',
  credits: 'saldo ruchy ceny credits pricing',
  occasions: 'imieniny urodziny święta przypomnienia kalendarz occasions name days birthdays reminders',
  wishlist: 'favourites wishlist serce schowek ostatnio oglądane',
  about: 'about o nas',
  contact: 'contact pomoc reklamacja',
  delivery: 'delivery returns shipping wysyłka paczka kurier zwrot reklamacja',
  dashboard: 'dashboard konto account',
  history: 'history generacje prace archiwum statystyki',
  gallery: 'gallery zdjęcia albumy pliki',
  profile: 'profile o mnie',
  settings: 'settings hasło e-mail bezpieczeństwo rozliczenia',
  preferences: 'preferences język motyw powiadomienia zgody',
  reviews: 'reviews oceny recenzje gwiazdki',
  people: 'administracja admin users konta dziennik',
  affiliateCodes: 'administracja admin affiliate partner rabat polecenia influencer',
  newsletter: 'administracja admin emails listy wydania mailing',
  judgedReviews: 'administracja admin reviews oceny moderacja',
  stock: 'administracja admin stock sztuki wyprzedane',
  production: 'administracja admin production orders zamówienia druk paczki',
  statistics: 'administracja admin statistics sprzedaż przychód zamówienia lejek',
  enhancedStatistics: 'administracja admin enhanced statistics generacje silniki kredyty rabaty koszty',
  analytics: 'administracja admin analytics wizyty sesje odsłony źródła',
  analyticsCommand: 'administracja admin analytics command pytania zapytania',
  monitoring: 'administracja admin realtime monitoring live teraz',
  templateBuilder: 'template builder szablony kreator graf edytor',
  enginePrices: 'administracja admin pricing',
  login: 'login logowanie konto',
  register: 'register rejestracja',
  visits: 'prywatność statystyki śledzenie zgoda cookie wizyty',
  debug: 'debug wersja pamięć',
}
// src/app/palette/paletteIcons.ts
/** What stands before a place in the palette. */
var PAGE_ICONS = {
  home: House,
  shop: ShoppingBag,
  templates: LayoutTemplate,
  templateDrafts: FilePenLine,
  aiProducts: PenLine,
  sharedGenerations: Share2,
  creditPacks: Coins,
  credits: Wallet,
  occasions: CalendarHeart,
  wishlist: Heart,
  dashboard: LayoutDashboard,
  history: RotateCcwClock,
  gallery: Images,
  profile: User,
  settings: Settings,
  reviews: Star,
  preferences: SlidersHorizontal,
  login: LogIn,
  register: UserPlus,
  people: UserCog,
  newsletter: Mails,
  affiliateCodes: BadgePercent,
  judgedReviews: MessageSquareQuote,
  stock: Warehouse,
  production: Package,
  statistics: ChartColumn,
  enhancedStatistics: ChartNoAxesCombined,
  analytics: ChartLine,
  analyticsCommand: SquareTerminal,
  monitoring: Activity,
  templateBuilder: Workflow,
  enginePrices: Tags,
  about: Info,
  contact: Mail,
  delivery: Truck,
  visits: Footprints,
  debug: ChartNoAxesColumn,
}
/** What stands before a command in the palette. */
var COMMAND_ICONS = {
  cart: ShoppingCart,
  outbox: CloudUpload,
  dark: Moon,
  light: Sun,
  system: Monitor,
  language: Languages,
  focus: Focus,
  fullscreen: Maximize,
  debug: Bug,
  appearance: Settings2,
  signOut: LogOut,
}
// src/app/palette/usePaletteCommands.ts
var PAGES = placesIn('palette')
/** The pages one can go to from the palette: those that stand. */
function usePalettePages() {
  const { i18n } = useLingui()
  const session = useSession()
  const router = useRouter()
  return placesFor(PAGES, session).map(({ name, to, label }) => ({
    id: `page ${to}`,
    label: i18n._(label),
    Icon: PAGE_ICONS[name],
    keywords: PLACE_KEYWORDS[name],
    run: () => void router.navigate({ to }),
  }))
}
/** What one can do from anywhere. */
function usePaletteCommands() {
  const { _: _t } = useLingui()
  const { language, setLanguage } = useLanguage()
  const { status } = useSession()
  const { signOut } = useSignOut()
  return [
    {
      id: 'cart',
      command: 'cart',
      label: _t(
        /** i18n */
        {
          id: '0U6e-5',
          message: ['Otwórz koszyk'],
        },
      ),
      keywords: 'cart zamówienie kasa',
      run: openCartDrawer,
    },
    {
      id: 'outbox',
      command: 'outbox',
      label: _t(
        /** i18n */
        {
          id: 'azT7b5',
          message: ['Do wysłania'],
        },
      ),
      keywords: 'zmiany offline sieć',
      run: openOutboxPanel,
    },
    {
      id: 'dark',
      command: 'dark',
      label: _t(
        /** i18n */
        {
          id: '1zlXr8',
          message: ['Motyw ciemny'],
        },
      ),
      keywords: 'dark theme wygląd',
      run: () => setTheme('dark'),
    },
    {
      id: 'light',
      command: 'light',
      label: _t(
        /** i18n */
        {
          id: 'UqX_pA',
          message: ['Motyw jasny'],
        },
      ),
      keywords: 'light theme wygląd',
      run: () => setTheme('light'),
    },
    {
      id: 'system',
      command: 'system',
      label: _t(
        /** i18n */
        {
          id: 'jvDh7R',
          message: ['Motyw jak w\xA0systemie'],
        },
      ),
      keywords: 'system theme',
      run: () => setTheme('system'),
    },
    ...LANGUAGES.filter((other) => other !== language).map((other) => ({
      id: `language ${other}`,
      command: 'language',
      label: LANGUAGE_NAMES[other],
      keywords: 'język language',
      run: () => void setLanguage(other),
    })),
    {
      id: 'focus',
      command: 'focus',
      label: _t(
        /** i18n */
        {
          id: 'PlJ4y3',
          message: ['Tryb skupienia'],
        },
      ),
      keywords: 'focus',
      run: toggleFocusMode,
    },
    {
      id: 'fullscreen',
      command: 'fullscreen',
      label: _t(
        /** i18n */
        {
          id: 'P0c2nN',
          message: ['Pełny ekran'],
        },
      ),
      keywords: 'fullscreen',
      run: () => void toggleFullscreen(),
    },
    {
      id: 'debug',
      command: 'debug',
      label: _t(
        /** i18n */
        {
          id: 'sxur0Y',
          message: ['Tryb diagnostyczny'],
        },
      ),
      keywords: 'debug',
      run: toggleDebugMode,
    },
    {
      id: 'settings',
      command: 'appearance',
      label: _t(
        /** i18n */
        {
          id: 'E4fnci',
          message: ['Wygląd i\xA0język'],
        },
      ),
      keywords: 'ustawienia settings preferencje',
      run: openSettings,
    },
    ...(status === 'signed-in'
      ? [
          {
            id: 'sign-out',
            command: 'signOut',
            label: _t(
              /** i18n */
              {
                id: 'X5iG6e',
                message: ['Wyloguj'],
              },
            ),
            keywords: 'logout wylogowanie',
            run: () => void signOut(),
          },
        ]
      : []),
  ].map(({ command, ...entry }) => ({
    ...entry,
    Icon: COMMAND_ICONS[command],
  }))
}
// src/app/palette/usePaletteSections.tsx
var import_jsx_runtime = require_jsx_runtime()
/** What the palette shows for a text; sections with nothing in them are left out. */
function usePaletteSections(text) {
  const { _: _t } = useLingui()
  const shop = useShopEntries(text)
  const suggested = useSuggestedSearches()
  const pages = matchEntries(usePalettePages(), text)
  const commands = matchEntries(usePaletteCommands(), text)
  const isSearch = usePaletteAim() === 'search'
  if (text.trim() === '' && isSearch)
    return [
      {
        title: _t(
          /** i18n */
          {
            id: 'D793U6',
            message: ['Często szukane'],
          },
        ),
        entries: suggested,
      },
      {
        title: _t(
          /** i18n */
          {
            id: 'VukRY0',
            message: ['Najchętniej kupowane'],
          },
        ),
        entries: shop,
      },
    ].filter((section) => section.entries.length > 0)
  return [
    {
      title: _t(
        /** i18n */
        {
          id: 'Hb_WW9',
          message: ['Sklep'],
        },
      ),
      entries: text.trim() === '' ? [] : shop,
    },
    {
      title: _t(
        /** i18n */
        {
          id: 'j4_XBa',
          message: ['Strony'],
        },
      ),
      entries: pages.map(withIcon),
    },
    {
      title: _t(
        /** i18n */
        {
          id: '49Jpd3',
          message: ['Polecenia'],
        },
      ),
      entries: commands.map(withIcon),
    },
  ].filter((section) => section.entries.length > 0)
}
function withIcon({ Icon, ...entry }) {
  return {
    ...entry,
    icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { size: 18 }),
  }
}
function useShopEntries(text) {
  const { _: _t2 } = useLingui()
  const format = useFormat()
  const router = useRouter()
  const { products, meant } = usePaletteProducts(text)
  const wanted = text.trim()
  const found = products.map((product) => ({
    id: `product ${product.id}`,
    label: product.title,
    detail: format.money(product.priceRange.min),
    icon: product.featuredPicture
      ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Picture, {
          picture: product.featuredPicture,
          sizes: '40px',
        })
      : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Search, { size: 18 }),
    run: () =>
      void router.navigate({
        to: '/sklep/produkt/$handle',
        params: { handle: product.handle },
      }),
  }))
  if (wanted === '') return found
  const searchFor = (words) => () => void router.navigate({ href: searchAddress(words) })
  const mended =
    meant === null
      ? []
      : [
          {
            id: 'meant',
            label: _t2(
              /** i18n */
              {
                id: 'Y1CNgr',
                message: ['Czy chodziło o\xA0„', ['meant'], '”?'],
                values: { meant },
              },
            ),
            icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Search, { size: 18 }),
            run: searchFor(meant),
          },
        ]
  const inShop = {
    id: 'search',
    label: _t2(
      /** i18n */
      {
        id: 'ImeqlP',
        message: ['Szukaj „', ['wanted'], '” w\xA0sklepie'],
        values: { wanted },
      },
    ),
    icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Search, { size: 18 }),
    run: searchFor(wanted),
  }
  return [...mended, ...found, inShop]
}
/** What a search can begin with. */
function useSuggestedSearches() {
  const { i18n } = useLingui()
  const router = useRouter()
  return SUGGESTED_WORDS.map((message) => i18n._(message)).map((word) => ({
    id: `search ${word}`,
    label: word,
    icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Search, { size: 18 }),
    run: () => void router.navigate({ href: searchAddress(word) }),
  }))
}
var CommandPalette_module_default = {
  scrim: '_scrim_13nh5_2',
  appear: '_appear_13nh5_1',
  panel: '_panel_13nh5_21',
  dialog: '_dialog_13nh5_38',
  field: '_field_13nh5_46',
  glass: '_glass_13nh5_58',
  input: '_input_13nh5_63',
  menu: '_menu_13nh5_82',
  section: '_section_13nh5_87',
  heading: '_heading_13nh5_91',
  item: '_item_13nh5_98',
  icon: '_icon_13nh5_117',
  words: '_words_13nh5_134',
  label: '_label_13nh5_142',
  detail: '_detail_13nh5_150',
  enter: '_enter_13nh5_156',
  empty: '_empty_13nh5_166',
}
// src/app/palette/PaletteSearch.tsx
/** The palette's field and what it finds. Made anew with each opening. */
function PaletteSearch() {
  const { _: _t } = useLingui()
  const [text, setText] = usePaletteText()
  const input = (0, import_react.useRef)(null)
  const sections = usePaletteSections(text)
  const isSearch = usePaletteAim() === 'search'
  ;(0, import_react.useEffect)(() => {
    input.current?.focus()
    endCatching()
  }, [])
  function run(id) {
    const chosen = sections.flatMap((section) => section.entries).find((entry) => entry.id === id)
    closePalette()
    chosen?.run()
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)($4b38b5b75ecc6208$export$2f2b9559550c7bbc, {
    inputValue: text,
    onInputChange: setText,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)($29a5029ff43c9612$export$b94867ecbd698f21, {
        'aria-label': _t(
          /** i18n */
          {
            id: 'GrRIjU',
            message: ['Czego szukasz?'],
          },
        ),
        className: classNames(CommandPalette_module_default.field),
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Search, {
            size: 20,
            className: CommandPalette_module_default.glass,
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)($41fb335299a4a39e$export$f5b8910cec6cf069, {
            ref: input,
            placeholder: isSearch
              ? _t(
                  /** i18n */
                  {
                    id: 'AdO-kD',
                    message: ['Dla kogo albo na jaką okazję?'],
                  },
                )
              : _t(
                  /** i18n */
                  {
                    id: 'AV8dqt',
                    message: ['Produkt, strona albo polecenie'],
                  },
                ),
            className: classNames(CommandPalette_module_default.input),
          }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)($49319ee1285aa241$export$d9b273488cd8ce6f, {
        'aria-label': _t(
          /** i18n */
          {
            id: 'kpyyLV',
            message: ['Wyniki'],
          },
        ),
        className: classNames(CommandPalette_module_default.menu),
        onAction: run,
        renderEmptyState: () =>
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
            className: CommandPalette_module_default.empty,
            children: _t(
              /** i18n */
              {
                id: 'W4lyV-',
                message: ['Nic takiego nie ma. Spróbuj innego słowa.'],
              },
            ),
          }),
        children: sections.map((section) =>
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
            $49319ee1285aa241$export$4b1545b4f2016d26,
            {
              className: classNames(CommandPalette_module_default.section),
              children: [
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)($53e61d82d8b8611d$export$8b251419efc915eb, {
                  className: classNames(CommandPalette_module_default.heading),
                  children: section.title,
                }),
                section.entries.map((entry) =>
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
                    $49319ee1285aa241$export$2ce376c2cc3355c8,
                    {
                      id: entry.id,
                      textValue: entry.label,
                      className: classNames(CommandPalette_module_default.item),
                      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EntryFace, { entry }),
                    },
                    entry.id,
                  ),
                ),
              ],
            },
            section.title,
          ),
        ),
      }),
    ],
  })
}
function EntryFace({ entry }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
        className: CommandPalette_module_default.icon,
        'aria-hidden': 'true',
        children: entry.icon,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)($efe09c6d1c304b50$export$5f1af8db9871e1d6, {
        slot: 'label',
        className: classNames(CommandPalette_module_default.words),
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
            className: CommandPalette_module_default.label,
            children: entry.label,
          }),
          entry.detail === void 0
            ? null
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                className: CommandPalette_module_default.detail,
                children: entry.detail,
              }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CornerDownLeft, {
        className: CommandPalette_module_default.enter,
        size: 16,
      }),
    ],
  })
}
// src/app/palette/CommandPalette.tsx
/** Ctrl K: products, pages and commands under one field. */
function CommandPalette() {
  const { _: _t } = useLingui()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Scrim, {
    isOpen: usePaletteOpen(),
    onOpenChange: closePalette,
    isDismissable: true,
    className: classNames(CommandPalette_module_default.scrim),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)($8b8d26808cb8cb53$export$2b77a92f1a5ad772, {
      className: classNames(CommandPalette_module_default.panel),
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)($f2ff30fde7b014be$export$3ddf2d174ce01153, {
        'aria-label': _t(
          /** i18n */
          {
            id: 'oJNt8Y',
            message: ['Szukaj i\xA0polecenia'],
          },
        ),
        className: classNames(CommandPalette_module_default.dialog),
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PaletteSearch, {}),
      }),
    }),
  })
}
export { CommandPalette as default }
