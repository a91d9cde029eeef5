import { i as __toESM, n as __exportAll } from './rolldown-runtime-DYf_mQCB.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { t as database } from './openDatabase-ByMsI8LS.js'
import {
  A as useMedia,
  Bn as literal,
  Dn as Route,
  Jr as Page,
  K as announce,
  Mn as array,
  Nt as createStore,
  Qr as Field_module_default,
  Rt as Notice,
  Si as useServices,
  St as IconButton,
  V as showToast,
  Wn as object,
  Z as whenQuiet,
  Zr as SearchField,
  _i as CircleExclamationPoint,
  hi as Info,
  ii as TriangleExclamationPoint,
  ji as useQueryClient,
  jt as useStore,
  li as Settings2,
  lr as _maxLength,
  ti as X,
  w as useMomentText,
  yi as lazyPart,
  z as i18n,
  zr as GENERATION_TYPES,
} from '../renderPage.js'
import { t as ErrorState } from './ErrorState-DZrYQXwg.js'
import { t as Skeleton } from './Skeleton-ClnzUomb.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as createLucideIcon } from './createLucideIcon-ByydpFMN.js'
import {
  A as POSTPROCESS_WORDS,
  B as refuseConnection,
  C as CONTEXT_WORDS,
  D as OPERAND_TYPE_WORDS,
  E as MODE_WORDS,
  F as useBuilderState,
  I as useSelection,
  L as useTemplate,
  M as VALUE_TYPE_WORDS,
  N as BuilderProvider,
  O as OPERATOR_WORDS,
  P as useBuilder,
  R as useTemplatePart,
  S as COLLECT_WORDS,
  T as FAILURE_WORDS,
  V as fillReferences,
  _ as KINDS,
  a as togglePanel,
  b as summaryOf,
  d as useProblems,
  f as useEngineName,
  g as useNodeName,
  h as isPublishable,
  i as openPanel,
  j as TRANSFORM_WORDS,
  k as PORT_WORDS,
  l as newNodeOf,
  m as useEngines,
  n as askedView,
  o as useOpenPanel,
  p as useEnginePrice,
  r as leadTo,
  s as EMPTY_TEMPLATE,
  t as askedPlace,
  u as ProblemsProvider,
  v as NODE_LOOKS,
  w as EXECUTION_WORDS,
  x as CATEGORY_WORDS,
  z as refusalsFrom,
} from './leadTo-xtYqzUOF.js'
import {
  a as LONGEST_FILE,
  c as readTemplateFile,
  l as writeTemplateFile,
  n as noteSaved,
  o as TEMPLATE_FILE_ENDING,
  r as save,
  s as readTemplate,
  t as noteConflict,
} from './saveTemplateHandler-BCKqgopI.js'
import { r as read, t as change } from './change-BUCoBqBE.js'
import { t as announceOutboxChange } from './signal-B7JA8guN.js'
import {
  a as saveSoon,
  c as enqueueTemplate,
  i as rowOf,
  l as diffList,
  n as forgetTemplate,
  r as keepTemplate,
  s as takeRecord,
  u as isSame,
} from './commands-B-6ZJDS1.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { t as Dialog } from './Dialog-BVCLj5ad.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import {
  A as LONGEST_DESCRIPTION,
  D as VALUE_TYPES,
  F as MOST_EDGES,
  G as CONTEXT_NAMES,
  H as FORM_FIELD_TYPES,
  I as MOST_NODES,
  K as OPERAND_TYPES,
  M as LONGEST_TIMEOUT_SECONDS,
  N as LONGEST_VALUE,
  P as MOST_CREDITS,
  U as hasOptions,
  W as CONDITION_OPERATORS,
  b as nodeSchema,
  c as FAILURE_BEHAVIOURS,
  f as POSTPROCESSES,
  g as edgeSchema,
  j as LONGEST_PROMPT,
  k as LONGEST_ADDRESS,
  l as FORMATS,
  m as TRANSFORMS,
  o as COLLECT_STRATEGIES,
  s as EXECUTION_MODES,
  u as LARGEST_SIDE,
  x as noteSchema,
} from './templateRun-8_LMDVuW.js'
import {
  S as PALETTE_CATEGORIES,
  a as deleteTemplate,
  c as publishTemplate,
  d as unarchiveTemplate,
  f as validationOf,
  g as graphOf,
  h as ancestors,
  l as readTemplate$1,
  n as cloneTemplate,
  r as conflictOf,
  t as archiveTemplate,
  x as NODE_KINDS,
  y as topologicalOrder,
} from './templateCalls-Wpg3piiV.js'
import { t as foldPolish } from './foldPolish-DnDdVsnx.js'
import { t as Drawer } from './Drawer-Bmu3jss1.js'
import { t as SlidersHorizontal } from './sliders-horizontal-DjuuT2L9.js'
import { t as TextField } from './TextField-CWQ9Iwvc.js'
import { t as classNames } from './classNames-D1L2HDWQ.js'
import { t as EmptyState } from './EmptyState-BK3qig3x.js'
import { t as Select } from './Select-C1qR71Ig.js'
import { t as Plus } from './plus-BfDvEhFF.js'
import { t as Trash } from './trash-CugAaEeY.js'
import { t as Switch } from './Switch-Ck1CK0ON.js'
import { t as Workflow } from './workflow-DbQt_TiA.js'
import { t as RadioGroup } from './RadioGroup-rTvrlSv9.js'
import { t as Coins } from './coins-BrUrasdY.js'
import { n as store, r as atom, t as useSharedAtom } from './useSharedAtom-DXF4lI95.js'
import { t as ArrowLeft } from './arrow-left-say57558.js'
import { t as Copy } from './copy-BNt5apET.js'
import { t as Undo2 } from './undo-2-BNCNz0-1.js'
import { t as Badge } from './Badge-CUFWmOKP.js'
import { n as useListedTemplates, r as standingWords, t as templatesQuery } from './liveTemplates-BF2uMw2a.js'
import { E as $7705c033048f6da7$export$353f5b6fc5456de1 } from './Dialog-D_MYdTVD.js'
import {
  i as $49319ee1285aa241$export$d9b273488cd8ce6f,
  n as $49319ee1285aa241$export$2ce376c2cc3355c8,
  t as $49319ee1285aa241$export$27d2ad3c5815583e,
} from './Menu-D6wgx_s4.js'
import { a as $542a13ca2fa5b484$export$5b6b19405a83ff9d } from './useCollator-aUVZdoDq.js'
import { t as AriaLocale } from './AriaLocale-Bolg1L7r.js'
import { t as Send } from './send-CKqhWp5R.js'
import { t as isUnsaved } from './templateDraftRow-Dr_SHRu8.js'
import { t as useConnectionView } from './connectionView-CPq2LpxO.js'
import { t as ApiError } from './apiError-cbYDkBQb.js'
import { t as failureText } from './failureTexts-DgFs2LGo.js'
import { t as CloudUpload } from './cloud-upload-C0XR2nWF.js'
import { t as Download } from './download-LE3rizAX.js'
import { t as downloadFile } from './downloadFile-DC8XLZfL.js'
import { t as watchQuery } from './watchQuery-B7_K8cK7.js'
import { t as FileUp } from './file-up-CDbduJwy.js'
import { t as PageHeader } from './PageHeader-Bmm22iEl.js'
// node_modules/lucide-react/dist/esm/icons/align-center-horizontal.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData$22 = {
  name: 'align-center-horizontal',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M2 12h20',
        key: '9i4pu4',
      },
    ],
    [
      'path',
      {
        d: 'M10 16v4a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-4',
        key: '11f1s0',
      },
    ],
    [
      'path',
      {
        d: 'M10 8V4a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v4',
        key: 't14dx9',
      },
    ],
    [
      'path',
      {
        d: 'M20 16v1a2 2 0 0 1-2 2h-2a2 2 0 0 1-2-2v-1',
        key: '1w07xs',
      },
    ],
    [
      'path',
      {
        d: 'M14 8V7c0-1.1.9-2 2-2h2a2 2 0 0 1 2 2v1',
        key: '1apec2',
      },
    ],
  ],
}
__iconData$22.node
var AlignCenterHorizontal = createLucideIcon(__iconData$22)
// node_modules/lucide-react/dist/esm/icons/align-center-vertical.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData$21 = {
  name: 'align-center-vertical',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M12 2v20',
        key: 't6zp3m',
      },
    ],
    [
      'path',
      {
        d: 'M8 10H4a2 2 0 0 1-2-2V6c0-1.1.9-2 2-2h4',
        key: '14d6g8',
      },
    ],
    [
      'path',
      {
        d: 'M16 10h4a2 2 0 0 0 2-2V6a2 2 0 0 0-2-2h-4',
        key: '1e2lrw',
      },
    ],
    [
      'path',
      {
        d: 'M8 20H7a2 2 0 0 1-2-2v-2c0-1.1.9-2 2-2h1',
        key: '1fkdwx',
      },
    ],
    [
      'path',
      {
        d: 'M16 14h1a2 2 0 0 1 2 2v2a2 2 0 0 1-2 2h-1',
        key: '1euafb',
      },
    ],
  ],
}
__iconData$21.node
var AlignCenterVertical = createLucideIcon(__iconData$21)
// node_modules/lucide-react/dist/esm/icons/align-end-horizontal.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData$20 = {
  name: 'align-end-horizontal',
  size: 24,
  node: [
    [
      'rect',
      {
        width: '6',
        height: '16',
        x: '4',
        y: '2',
        rx: '2',
        key: 'z5wdxg',
      },
    ],
    [
      'rect',
      {
        width: '6',
        height: '9',
        x: '14',
        y: '9',
        rx: '2',
        key: 'um7a8w',
      },
    ],
    [
      'path',
      {
        d: 'M22 22H2',
        key: '19qnx5',
      },
    ],
  ],
}
__iconData$20.node
var AlignEndHorizontal = createLucideIcon(__iconData$20)
// node_modules/lucide-react/dist/esm/icons/align-end-vertical.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData$19 = {
  name: 'align-end-vertical',
  size: 24,
  node: [
    [
      'rect',
      {
        width: '16',
        height: '6',
        x: '2',
        y: '4',
        rx: '2',
        key: '10wcwx',
      },
    ],
    [
      'rect',
      {
        width: '9',
        height: '6',
        x: '9',
        y: '14',
        rx: '2',
        key: '4p5bwg',
      },
    ],
    [
      'path',
      {
        d: 'M22 22V2',
        key: '12ipfv',
      },
    ],
  ],
}
__iconData$19.node
var AlignEndVertical = createLucideIcon(__iconData$19)
// node_modules/lucide-react/dist/esm/icons/align-start-horizontal.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData$18 = {
  name: 'align-start-horizontal',
  size: 24,
  node: [
    [
      'rect',
      {
        width: '6',
        height: '16',
        x: '4',
        y: '6',
        rx: '2',
        key: '1n4dg1',
      },
    ],
    [
      'rect',
      {
        width: '6',
        height: '9',
        x: '14',
        y: '6',
        rx: '2',
        key: '17khns',
      },
    ],
    [
      'path',
      {
        d: 'M22 2H2',
        key: 'fhrpnj',
      },
    ],
  ],
}
__iconData$18.node
var AlignStartHorizontal = createLucideIcon(__iconData$18)
// node_modules/lucide-react/dist/esm/icons/align-start-vertical.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData$17 = {
  name: 'align-start-vertical',
  size: 24,
  node: [
    [
      'rect',
      {
        width: '9',
        height: '6',
        x: '6',
        y: '14',
        rx: '2',
        key: 'lpm2y7',
      },
    ],
    [
      'rect',
      {
        width: '16',
        height: '6',
        x: '6',
        y: '4',
        rx: '2',
        key: 'rdj6ps',
      },
    ],
    [
      'path',
      {
        d: 'M2 2v20',
        key: '1ivd8o',
      },
    ],
  ],
}
__iconData$17.node
var AlignStartVertical = createLucideIcon(__iconData$17)
// node_modules/lucide-react/dist/esm/icons/archive-arrow-up.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData$16 = {
  name: 'archive-arrow-up',
  size: 24,
  node: [
    [
      'rect',
      {
        width: '20',
        height: '5',
        x: '2',
        y: '3',
        rx: '1',
        key: '1wp1u1',
      },
    ],
    [
      'path',
      {
        d: 'M4 8v11a2 2 0 0 0 2 2h2',
        key: 'tvwodi',
      },
    ],
    [
      'path',
      {
        d: 'M20 8v11a2 2 0 0 1-2 2h-2',
        key: '1gkqxj',
      },
    ],
    [
      'path',
      {
        d: 'm9 15 3-3 3 3',
        key: '1pd0qc',
      },
    ],
    [
      'path',
      {
        d: 'M12 12v9',
        key: '192myk',
      },
    ],
  ],
  aliases: ['archive-restore'],
}
__iconData$16.node
var ArchiveArrowUp = createLucideIcon(__iconData$16)
// node_modules/lucide-react/dist/esm/icons/archive.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData$15 = {
  name: 'archive',
  size: 24,
  node: [
    [
      'rect',
      {
        width: '20',
        height: '5',
        x: '2',
        y: '3',
        rx: '1',
        key: '1wp1u1',
      },
    ],
    [
      'path',
      {
        d: 'M4 8v11a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V8',
        key: '1s80jp',
      },
    ],
    [
      'path',
      {
        d: 'M10 12h4',
        key: 'a56b0p',
      },
    ],
  ],
}
__iconData$15.node
var Archive = createLucideIcon(__iconData$15)
// node_modules/lucide-react/dist/esm/icons/corner-down-right.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData$14 = {
  name: 'corner-down-right',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'm15 10 5 5-5 5',
        key: 'qqa56n',
      },
    ],
    [
      'path',
      {
        d: 'M4 4v7a4 4 0 0 0 4 4h12',
        key: 'z08zvw',
      },
    ],
  ],
}
__iconData$14.node
var CornerDownRight = createLucideIcon(__iconData$14)
// node_modules/lucide-react/dist/esm/icons/ellipsis.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData$13 = {
  name: 'ellipsis',
  size: 24,
  node: [
    [
      'circle',
      {
        cx: '12',
        cy: '12',
        r: '1',
        key: '41hilf',
      },
    ],
    [
      'circle',
      {
        cx: '19',
        cy: '12',
        r: '1',
        key: '1wjl8i',
      },
    ],
    [
      'circle',
      {
        cx: '5',
        cy: '12',
        r: '1',
        key: '1pcz8c',
      },
    ],
  ],
  aliases: ['more-horizontal'],
}
__iconData$13.node
var Ellipsis = createLucideIcon(__iconData$13)
// node_modules/lucide-react/dist/esm/icons/file-plus-corner.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData$12 = {
  name: 'file-plus-corner',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M11.35 22H6a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.706.706l3.588 3.588A2.4 2.4 0 0 1 20 8v5.35',
        key: '17jvcc',
      },
    ],
    [
      'path',
      {
        d: 'M14 2v5a1 1 0 0 0 1 1h5',
        key: 'wfsgrz',
      },
    ],
    [
      'path',
      {
        d: 'M14 19h6',
        key: 'bvotb8',
      },
    ],
    [
      'path',
      {
        d: 'M17 16v6',
        key: '18yu1i',
      },
    ],
  ],
  aliases: ['file-plus-2'],
}
__iconData$12.node
var FilePlusCorner = createLucideIcon(__iconData$12)
// node_modules/lucide-react/dist/esm/icons/files.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData$11 = {
  name: 'files',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M15 2h-4a2 2 0 0 0-2 2v11a2 2 0 0 0 2 2h8a2 2 0 0 0 2-2V8',
        key: '14sh0y',
      },
    ],
    [
      'path',
      {
        d: 'M16.706 2.706A2.4 2.4 0 0 0 15 2v5a1 1 0 0 0 1 1h5a2.4 2.4 0 0 0-.706-1.706z',
        key: '1970lx',
      },
    ],
    [
      'path',
      {
        d: 'M5 7a2 2 0 0 0-2 2v11a2 2 0 0 0 2 2h8a2 2 0 0 0 1.732-1',
        key: 'l4dndm',
      },
    ],
  ],
}
__iconData$11.node
var Files = createLucideIcon(__iconData$11)
// node_modules/lucide-react/dist/esm/icons/list-checks.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData$10 = {
  name: 'list-checks',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M13 5h8',
        key: 'a7qcls',
      },
    ],
    [
      'path',
      {
        d: 'M13 12h8',
        key: 'h98zly',
      },
    ],
    [
      'path',
      {
        d: 'M13 19h8',
        key: 'c3s6r1',
      },
    ],
    [
      'path',
      {
        d: 'm3 17 2 2 4-4',
        key: '1jhpwq',
      },
    ],
    [
      'path',
      {
        d: 'm3 7 2 2 4-4',
        key: '1obspn',
      },
    ],
  ],
}
__iconData$10.node
var ListChecks = createLucideIcon(__iconData$10)
// node_modules/lucide-react/dist/esm/icons/list.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData$9 = {
  name: 'list',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M3 5h.01',
        key: '18ugdj',
      },
    ],
    [
      'path',
      {
        d: 'M3 12h.01',
        key: 'nlz23k',
      },
    ],
    [
      'path',
      {
        d: 'M3 19h.01',
        key: 'noohij',
      },
    ],
    [
      'path',
      {
        d: 'M8 5h13',
        key: '1pao27',
      },
    ],
    [
      'path',
      {
        d: 'M8 12h13',
        key: '1za7za',
      },
    ],
    [
      'path',
      {
        d: 'M8 19h13',
        key: 'm83p4d',
      },
    ],
  ],
}
__iconData$9.node
var List = createLucideIcon(__iconData$9)
// node_modules/lucide-react/dist/esm/icons/maximize-2.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData$8 = {
  name: 'maximize-2',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M15 3h6v6',
        key: '1q9fwt',
      },
    ],
    [
      'path',
      {
        d: 'm21 3-7 7',
        key: '1l2asr',
      },
    ],
    [
      'path',
      {
        d: 'm3 21 7-7',
        key: 'tjx5ai',
      },
    ],
    [
      'path',
      {
        d: 'M9 21H3v-6',
        key: 'wtvkvv',
      },
    ],
  ],
}
__iconData$8.node
var Maximize2 = createLucideIcon(__iconData$8)
// node_modules/lucide-react/dist/esm/icons/message-square.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData$7 = {
  name: 'message-square',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M22 17a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 21.286V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2z',
        key: '18887p',
      },
    ],
  ],
}
__iconData$7.node
var MessageSquare = createLucideIcon(__iconData$7)
// node_modules/lucide-react/dist/esm/icons/mouse-pointer-click.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData$6 = {
  name: 'mouse-pointer-click',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M14 4.1 12 6',
        key: 'ita8i4',
      },
    ],
    [
      'path',
      {
        d: 'm5.1 8-2.9-.8',
        key: '1go3kf',
      },
    ],
    [
      'path',
      {
        d: 'm6 12-1.9 2',
        key: 'mnht97',
      },
    ],
    [
      'path',
      {
        d: 'M7.2 2.2 8 5.1',
        key: '1cfko1',
      },
    ],
    [
      'path',
      {
        d: 'M9.037 9.69a.498.498 0 0 1 .653-.653l11 4.5a.5.5 0 0 1-.074.949l-4.349 1.041a1 1 0 0 0-.74.739l-1.04 4.35a.5.5 0 0 1-.95.074z',
        key: 's0h3yz',
      },
    ],
  ],
}
__iconData$6.node
var MousePointerClick = createLucideIcon(__iconData$6)
// node_modules/lucide-react/dist/esm/icons/network.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData$5 = {
  name: 'network',
  size: 24,
  node: [
    [
      'rect',
      {
        x: '16',
        y: '16',
        width: '6',
        height: '6',
        rx: '1',
        key: '4q2zg0',
      },
    ],
    [
      'rect',
      {
        x: '2',
        y: '16',
        width: '6',
        height: '6',
        rx: '1',
        key: '8cvhb9',
      },
    ],
    [
      'rect',
      {
        x: '9',
        y: '2',
        width: '6',
        height: '6',
        rx: '1',
        key: '1egb70',
      },
    ],
    [
      'path',
      {
        d: 'M5 16v-3a1 1 0 0 1 1-1h12a1 1 0 0 1 1 1v3',
        key: '1jsf9p',
      },
    ],
    [
      'path',
      {
        d: 'M12 12V8',
        key: '2874zd',
      },
    ],
  ],
}
__iconData$5.node
var Network = createLucideIcon(__iconData$5)
// node_modules/lucide-react/dist/esm/icons/panel-left-close.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData$4 = {
  name: 'panel-left-close',
  size: 24,
  node: [
    [
      'rect',
      {
        width: '18',
        height: '18',
        x: '3',
        y: '3',
        rx: '2',
        key: 'afitv7',
      },
    ],
    [
      'path',
      {
        d: 'M9 3v18',
        key: 'fh3hqa',
      },
    ],
    [
      'path',
      {
        d: 'm16 15-3-3 3-3',
        key: '14y99z',
      },
    ],
  ],
  aliases: ['sidebar-close'],
}
__iconData$4.node
var PanelLeftClose = createLucideIcon(__iconData$4)
// node_modules/lucide-react/dist/esm/icons/panel-left-open.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData$3 = {
  name: 'panel-left-open',
  size: 24,
  node: [
    [
      'rect',
      {
        width: '18',
        height: '18',
        x: '3',
        y: '3',
        rx: '2',
        key: 'afitv7',
      },
    ],
    [
      'path',
      {
        d: 'M9 3v18',
        key: 'fh3hqa',
      },
    ],
    [
      'path',
      {
        d: 'm14 9 3 3-3 3',
        key: '8010ee',
      },
    ],
  ],
  aliases: ['sidebar-open'],
}
__iconData$3.node
var PanelLeftOpen = createLucideIcon(__iconData$3)
// node_modules/lucide-react/dist/esm/icons/rectangle-ellipsis.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData$2 = {
  name: 'rectangle-ellipsis',
  size: 24,
  node: [
    [
      'rect',
      {
        width: '20',
        height: '12',
        x: '2',
        y: '6',
        rx: '2',
        key: '9lu3g6',
      },
    ],
    [
      'path',
      {
        d: 'M12 12h.01',
        key: '1mp3jc',
      },
    ],
    [
      'path',
      {
        d: 'M17 12h.01',
        key: '1m0b6t',
      },
    ],
    [
      'path',
      {
        d: 'M7 12h.01',
        key: 'eqddd0',
      },
    ],
  ],
  aliases: ['form-input'],
}
__iconData$2.node
var RectangleEllipsis = createLucideIcon(__iconData$2)
// node_modules/lucide-react/dist/esm/icons/redo-2.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData$1 = {
  name: 'redo-2',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'm15 14 5-5-5-5',
        key: '12vg1m',
      },
    ],
    [
      'path',
      {
        d: 'M20 9H9.5A5.5 5.5 0 0 0 4 14.5A5.5 5.5 0 0 0 9.5 20H13',
        key: '6uklza',
      },
    ],
  ],
}
__iconData$1.node
var Redo2 = createLucideIcon(__iconData$1)
// node_modules/lucide-react/dist/esm/icons/square-dashed.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData = {
  name: 'square-dashed',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M5 3a2 2 0 0 0-2 2',
        key: 'y57alp',
      },
    ],
    [
      'path',
      {
        d: 'M19 3a2 2 0 0 1 2 2',
        key: '18rm91',
      },
    ],
    [
      'path',
      {
        d: 'M21 19a2 2 0 0 1-2 2',
        key: '1j7049',
      },
    ],
    [
      'path',
      {
        d: 'M5 21a2 2 0 0 1-2-2',
        key: 'sbafld',
      },
    ],
    [
      'path',
      {
        d: 'M9 3h1',
        key: '1yesri',
      },
    ],
    [
      'path',
      {
        d: 'M9 21h1',
        key: '15o7lz',
      },
    ],
    [
      'path',
      {
        d: 'M14 3h1',
        key: '1ec4yj',
      },
    ],
    [
      'path',
      {
        d: 'M14 21h1',
        key: 'v9vybs',
      },
    ],
    [
      'path',
      {
        d: 'M3 9v1',
        key: '1r0deq',
      },
    ],
    [
      'path',
      {
        d: 'M21 9v1',
        key: 'mxsmne',
      },
    ],
    [
      'path',
      {
        d: 'M3 14v1',
        key: 'vnatye',
      },
    ],
    [
      'path',
      {
        d: 'M21 14v1',
        key: '169vum',
      },
    ],
  ],
  aliases: ['box-select'],
}
__iconData.node
var SquareDashed = createLucideIcon(__iconData)
// src/domain/template/price.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var import_jsx_runtime = require_jsx_runtime()
/** What one node costs, by its engine or as its author estimates it, in credits. */
function nodePriceBy(template, enginePrice) {
  if (template.pricing.mode === 'node-based') return ({ pricing }) => pricing?.estimated ?? 0
  return (node) => modelPrice(template, node, enginePrice)
}
function modelPrice({ pricing }, node, enginePrice) {
  if (node.kind !== 'model') return 0
  const { model, mode } = node.settings
  return (
    ((Object.hasOwn(pricing.models, model) ? pricing.models[model] : void 0) ?? enginePrice(model, mode)) *
    paidResults(node)
  )
}
/** How many of its results a node is paid for: of variants of which the first that succeeds is taken, that one. */
function paidResults({ settings: { fanout, collectStrategy } }) {
  return collectStrategy === 'first_success' ? 1 : fanout
}
// src/domain/template/placing.ts
/** How large every node is drawn, in px of the canvas at its full size. */
var NODE_SIZE = {
  width: 232,
  height: 88,
}
/** How far new nodes stand from others, in px. */
var GAP = {
  x: 88,
  y: 40,
}
var STEP = {
  x: NODE_SIZE.width + GAP.x,
  y: NODE_SIZE.height + GAP.y,
}
function snapped({ x, y }) {
  return {
    x: Math.round(x / 8) * 8,
    y: Math.round(y / 8) * 8,
  }
}
/** The nearest place below a wanted one at which a node lies on no other. */
function freePlace({ nodes }, wanted) {
  const place = snapped(wanted)
  const near = nodes.filter(({ position }) => Math.abs(position.x - place.x) < NODE_SIZE.width)
  const isTaken = (y) => near.some(({ position }) => Math.abs(position.y - y) < NODE_SIZE.height)
  let { y } = place
  while (isTaken(y)) y += STEP.y / 2
  return {
    x: place.x,
    y: snapped({
      x: 0,
      y,
    }).y,
  }
}
/** Where a node that goes on from another one stands. */
function placeAfter(template, node) {
  return freePlace(template, {
    x: node.position.x + STEP.x,
    y: node.position.y,
  })
}
/** The box around nodes and notes; null around none. */
function boundsOf({ nodes, notes }) {
  const boxes = [
    ...nodes.map(({ position }) => ({
      ...position,
      ...NODE_SIZE,
    })),
    ...notes.map(({ position, size }) => ({
      ...position,
      ...size,
    })),
  ]
  if (boxes.length === 0) return null
  const bounds = {
    left: Infinity,
    top: Infinity,
    right: -Infinity,
    bottom: -Infinity,
  }
  for (const { x, y, width, height } of boxes) {
    bounds.left = Math.min(bounds.left, x)
    bounds.top = Math.min(bounds.top, y)
    bounds.right = Math.max(bounds.right, x + width)
    bounds.bottom = Math.max(bounds.bottom, y + height)
  }
  const { left, top, right, bottom } = bounds
  return {
    x: left,
    y: top,
    width: right - left,
    height: bottom - top,
  }
}
/** Whether one box lies wholly in another. */
function contains(outer, inner) {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  )
}
/** Whether two boxes share a place. */
function overlaps(one, other) {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  )
}
/** The first name of its kind that a template doesn’t have yet: `model_1`, `model_2` … People refer to nodes by it. */
function freshId({ nodes, edges, notes, form }, kind) {
  return freshIds(
    {
      nodes,
      edges,
      notes,
      form,
    },
    kind,
  )()
}
/** The same for several: each call gives the next. */
function freshIds({ nodes, edges, notes, form }, kind) {
  const prefix = `${kind}_`
  let last = 0
  for (const list of [nodes, edges, notes, form])
    for (const { id } of list) {
      if (!id.startsWith(prefix)) continue
      const number = Number(id.slice(prefix.length))
      if (Number.isSafeInteger(number)) last = Math.max(last, number)
    }
  return () => {
    last += 1
    return `${prefix}${last}`
  }
}
// src/features/builder/document/analysis.ts
/** Keeps what was made of an object for as long as there is that object. */
function once(make) {
  const made = /* @__PURE__ */ new WeakMap()
  return (of) => {
    const known = made.get(of)
    if (known !== void 0) return known
    const fresh = make(of)
    made.set(of, fresh)
    return fresh
  }
}
/** The graph of a template, made once for all who ask. */
var graphOfTemplate = once(graphOf)
/** The worst of the problems of each node, by its id, and how many it has. */
var problemsByNode = once((problems) => {
  const byNode = /* @__PURE__ */ new Map()
  for (const { place, severity } of problems) {
    if (place.part !== 'node') continue
    const { severity: worst = severity, count = 0 } = byNode.get(place.id) ?? {}
    byNode.set(place.id, {
      severity: worst === 'error' ? worst : severity,
      count: count + 1,
    })
  }
  return byNode
})
// src/domain/template/editGraph.ts
function addNode(template, node) {
  return template.nodes.length >= 1e4
    ? template
    : {
        ...template,
        nodes: [...template.nodes, node],
      }
}
/** Takes nodes, edges and notes out, with all edges that ended in one of the nodes. */
function removeParts(template, ids) {
  const nodes = template.nodes.filter(({ id }) => !ids.has(id))
  const edges = template.edges.filter(
    ({ id, source, target }) => !ids.has(id) && !ids.has(source) && !ids.has(target),
  )
  const notes = template.notes.filter(({ id }) => !ids.has(id))
  return nodes.length === template.nodes.length &&
    edges.length === template.edges.length &&
    notes.length === template.notes.length
    ? template
    : {
        ...template,
        nodes,
        edges,
        notes,
      }
}
/** Lays nodes, and notes among them, elsewhere. */
function moveNodes(template, places) {
  const nodes = movedAll(template.nodes, places)
  const notes = movedAll(template.notes, places)
  return nodes === template.nodes && notes === template.notes
    ? template
    : {
        ...template,
        nodes,
        notes,
      }
}
function movedAll(list, places) {
  const isMoved = ({ id, position }) => {
    const to = places.get(id)
    return to !== void 0 && (to.x !== position.x || to.y !== position.y)
  }
  if (!list.some(isMoved)) return list
  return list.map((each) => {
    const position = places.get(each.id)
    return position !== void 0 && isMoved(each)
      ? {
          ...each,
          position: { ...position },
        }
      : each
  })
}
function addNote(template, note) {
  return template.notes.length >= 500
    ? template
    : {
        ...template,
        notes: [...template.notes, note],
      }
}
/** Puts a note in the place of the one that has its id. */
function replaceNote(template, note) {
  const at = template.notes.findIndex(({ id }) => id === note.id)
  return at === -1 || template.notes[at] === note
    ? template
    : {
        ...template,
        notes: template.notes.with(at, note),
      }
}
/** Puts a node in the place of the one that has its id. */
function replaceNode(template, node) {
  const at = template.nodes.findIndex(({ id }) => id === node.id)
  return at === -1 || template.nodes[at] === node
    ? template
    : {
        ...template,
        nodes: template.nodes.with(at, node),
      }
}
/** Connects two nodes, or says why they can’t be. */
function connect(template, connection, id) {
  const refusal = refuseConnection(graphOf(template), connection)
  if (refusal !== null || template.edges.length >= 4e4)
    return {
      template,
      refusal,
    }
  const edge = {
    id,
    ...connection,
  }
  return {
    template: {
      ...template,
      edges: [...template.edges, edge],
    },
    refusal,
  }
}
var LINES = {
  left: {
    axis: 'x',
    line: (places) => Math.min(...places),
  },
  centre: {
    axis: 'x',
    line: middleOf,
  },
  right: {
    axis: 'x',
    line: (places) => Math.max(...places),
  },
  top: {
    axis: 'y',
    line: (places) => Math.min(...places),
  },
  middle: {
    axis: 'y',
    line: middleOf,
  },
  bottom: {
    axis: 'y',
    line: (places) => Math.max(...places),
  },
}
/** Puts nodes in one line; nodes are of one size. */
function alignNodes(template, ids, alignment) {
  const chosen = template.nodes.filter(({ id }) => ids.has(id))
  if (chosen.length < 2) return template
  const { axis, line } = LINES[alignment]
  const place = line(chosen.map(({ position }) => position[axis]))
  return moveNodes(
    template,
    new Map(
      chosen.map(({ id, position }) => [
        id,
        {
          ...position,
          [axis]: place,
        },
      ]),
    ),
  )
}
function middleOf(places) {
  return Math.round((Math.min(...places) + Math.max(...places)) / 2)
}
// src/features/builder/words/refusalWords.ts
/** Why two nodes can’t be connected, and what to do. */
var REFUSAL_WORDS = {
  missing:
    /** i18n */
    {
      id: 'US0Xnv',
      message: ['Tego węzła już nie ma.'],
    },
  same_node:
    /** i18n */
    {
      id: 'dgE9qd',
      message: ['Węzeł nie może pracować na własnym wyniku.'],
    },
  port:
    /** i18n */
    {
      id: '1sPs-K',
      message: ['Z\xA0tego węzła nic nie wychodzi.'],
    },
  twice:
    /** i18n */
    {
      id: 'Nagfs-',
      message: ['Te węzły są już połączone.'],
    },
  arity:
    /** i18n */
    {
      id: 'QtX5DA',
      message: ['Do tego węzła nie wejdzie już żadne połączenie.'],
    },
  cycle:
    /** i18n */
    {
      id: '7gvubS',
      message: ['Powstałoby koło: ten węzeł prowadzi już tutaj.'],
    },
  type:
    /** i18n */
    {
      id: 'xYVajW',
      message: ['Ten węzeł nie przyjmie takiego wyniku.'],
    },
}
// src/features/builder/document/useConnecting.ts
/** Connecting, the same by pointer, by tap and by keys. */
function useConnecting() {
  const { _: _t, i18n } = useLingui()
  const document = useBuilder()
  const nameOf = useNodeName()
  const present = () => document.getSnapshot().history.present
  const refuse = (connection) => refuseConnection(graphOfTemplate(present()), connection)
  return {
    refuse,
    connect(connection) {
      const refusal = refuse(connection)
      if (refusal !== null) {
        announce(i18n._(REFUSAL_WORDS[refusal]), 'assertive')
        return refusal
      }
      document.edit(
        { name: 'connect' },
        (template) => connect(template, connection, freshId(template, 'edge')).template,
      )
      const { nodes } = present()
      const [from, to] = [connection.source, connection.target].map((id) => {
        const node = nodes.find((each) => each.id === id)
        return node === void 0 ? id : nameOf(node)
      })
      announce(
        _t(
          /** i18n */
          {
            id: 'BEO8Mj',
            message: ['Połączono: ', ['from'], ' → ', ['to']],
            values: {
              from,
              to,
            },
          },
        ),
      )
      return null
    },
  }
}
// src/features/builder/nodes/nodeMarks.tsx
var NodeMarksContext = (0, import_react.createContext)(null)
/** What nodes show besides what they are, worked out once for all of them. */
function NodeMarksProvider({ children }) {
  const { i18n } = useLingui()
  const problems = useProblems()
  const form = useTemplatePart('form')
  const pricing = useTemplatePart('pricing')
  const enginePrice = useEnginePrice()
  const engineName = useEngineName()
  const marks = (0, import_react.useMemo)(() => {
    const byNode = problemsByNode(problems)
    const labels = new Map(form.flatMap(({ fields }) => fields.map(({ name, label }) => [name, label])))
    const priceByMode = nodePriceBy({ pricing }, enginePrice)
    return {
      problemsOf: (id) => byNode.get(id),
      priceOf: (node) =>
        pricing.isEnabled ? priceByMode(node) : (node.pricing?.estimated ?? priceByMode(node)),
      summaryWords: {
        i18n,
        engineName,
        fieldLabel: (name) => labels.get(name) || name,
      },
    }
  }, [problems, form, pricing, enginePrice, engineName, i18n])
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NodeMarksContext, {
    value: marks,
    children,
  })
}
function useNodeMarks() {
  const marks = (0, import_react.use)(NodeMarksContext)
  if (marks === null) throw new Error('useNodeMarks needs a NodeMarksProvider above it')
  return marks
}
var NodeCard_module_default = {
  card: '_card_zla4m_2',
  icon: '_icon_zla4m_49',
  words: '_words_zla4m_59',
  kind: '_kind_zla4m_65',
  summary: '_summary_zla4m_66',
  name: '_name_zla4m_74',
  marks: '_marks_zla4m_82',
  problem: '_problem_zla4m_90',
  price: '_price_zla4m_98',
  badge: '_badge_zla4m_99',
}
// src/features/builder/nodes/NodeCard.tsx
/** A node as canvas and list show it: its kind, name, what it does, badges, price and what is wrong with it. */
function NodeCard({ node, isSelected = false }) {
  const { _: _t, i18n } = useLingui()
  const nameOf = useNodeName()
  const { problemsOf, priceOf, summaryWords } = useNodeMarks()
  const { icon: Icon, label } = NODE_LOOKS[node.kind]
  const problems = problemsOf(node.id)
  const credits = priceOf(node)
  const summary = summaryOf(node, summaryWords)
  const [badge, ...moreBadges] = node.badges
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: NodeCard_module_default.card,
    'data-kind': node.kind,
    'data-selected': isSelected ? '' : void 0,
    'data-severity': problems?.severity,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
        className: NodeCard_module_default.icon,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
          size: 20,
          'aria-hidden': 'true',
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
        className: NodeCard_module_default.words,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
            className: NodeCard_module_default.kind,
            children: i18n._(label),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
            className: NodeCard_module_default.name,
            children: nameOf(node),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
            className: NodeCard_module_default.summary,
            children: summary,
          }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
        className: NodeCard_module_default.marks,
        children: [
          problems === void 0
            ? null
            : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
                className: NodeCard_module_default.problem,
                'data-severity': problems.severity,
                children: [
                  problems.severity === 'error'
                    ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CircleExclamationPoint, {
                        size: 16,
                        'aria-hidden': 'true',
                      })
                    : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TriangleExclamationPoint, {
                        size: 16,
                        'aria-hidden': 'true',
                      }),
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                    className: 'visually-hidden',
                    children:
                      problems.severity === 'error'
                        ? _t(
                            /** i18n */
                            {
                              id: 'thjzCD',
                              message: ['Do poprawy'],
                            },
                          )
                        : _t(
                            /** i18n */
                            {
                              id: 'M8GzXE',
                              message: ['Jest podpowiedź'],
                            },
                          ),
                  }),
                ],
              }),
          credits === 0
            ? null
            : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
                className: NodeCard_module_default.price,
                children: [
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Coins, {
                    size: 12,
                    'aria-hidden': 'true',
                  }),
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                    className: 'visually-hidden',
                    children: _t(
                      /** i18n */
                      {
                        id: 'hTzLZL',
                        message: ['Szacowana cena w\xA0kredytach:'],
                      },
                    ),
                  }),
                  credits,
                ],
              }),
          badge === void 0
            ? null
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                className: NodeCard_module_default.badge,
                children: moreBadges.length === 0 ? badge : `${badge} +${moreBadges.length}`,
              }),
        ],
      }),
    ],
  })
}
// src/features/builder/connect/askedConnect.ts
/** The node whose next one is being chosen from a list; null while none is. */
var askedConnectAtom = atom(null)
function useAskedConnect() {
  return useSharedAtom(askedConnectAtom)
}
function askConnect(id) {
  store.set(askedConnectAtom, id)
}
var ConnectDialog_module_default = {
  targets: '_targets_n8gl2_2',
  list: '_list_n8gl2_3',
  target: '_target_n8gl2_2',
  refusal: '_refusal_n8gl2_22',
}
// src/features/builder/connect/ConnectDialog.tsx
/** Connects a node without dragging: every other node in a list, those that can’t be next with the reason. */
function ConnectDialog() {
  const { _: _t } = useLingui()
  const asked = useAskedConnect()
  const { nodes } = useTemplate()
  const nameOf = useNodeName()
  const node = nodes.find(({ id }) => id === asked)
  const name = node === void 0 ? '' : nameOf(node)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
    isOpen: node !== void 0,
    onOpenChange: (isOpen) => {
      if (!isOpen) askConnect(null)
    },
    title: _t(
      /** i18n */
      {
        id: 'n7NSl4',
        message: ['Połącz dalej: ', ['name']],
        values: { name },
      },
    ),
    children:
      node === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Targets, { node }, node.id),
  })
}
var MOST_SHOWN$1 = 100
function Targets({ node }) {
  const { _: _t2, i18n } = useLingui()
  const template = useTemplate()
  const nameOf = useNodeName()
  const connecting = useConnecting()
  const { sourcePorts } = NODE_KINDS[node.kind]
  const graph = graphOfTemplate(template)
  const taken = new Set(
    (graph.outgoing[graph.indexOf.get(node.id) ?? -1] ?? []).map(({ edge }) => edge.sourcePort),
  )
  const [port, setPort] = (0, import_react.useState)(
    () => sourcePorts.find((each) => !taken.has(each)) ?? sourcePorts[0] ?? 'out',
  )
  const [search, setSearch] = (0, import_react.useState)('')
  const refusals = refusalsFrom(graph, {
    source: node.id,
    sourcePort: port,
  })
  const wanted = foldPolish(search.trim())
  const others = template.nodes.filter(
    (each) => each.id !== node.id && foldPolish(nameOf(each)).includes(wanted),
  )
  const sorted = [...others].sort((one, other) => rank(refusals.get(one.id)) - rank(refusals.get(other.id)))
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: ConnectDialog_module_default.targets,
    children: [
      sourcePorts.length > 1
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RadioGroup, {
            label: _t2(
              /** i18n */
              {
                id: 'SeFO09',
                message: ['Którą drogą'],
              },
            ),
            presentation: 'chips',
            value: port,
            options: sourcePorts.map((each) => ({
              value: each,
              label: i18n._(PORT_WORDS[each]),
            })),
            onChange: setPort,
          })
        : null,
      template.nodes.length > 8
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SearchField, {
            label: _t2(
              /** i18n */
              {
                id: 'V6-Mwj',
                message: ['Szukaj węzła'],
              },
            ),
            placeholder: _t2(
              /** i18n */
              {
                id: 'V6-Mwj',
                message: ['Szukaj węzła'],
              },
            ),
            value: search,
            onChange: setSearch,
          })
        : null,
      others.length === 0
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'y_FYR0',
              message: ['Nie ma z\xA0czym połączyć. Dodaj najpierw drugi węzeł.'],
            }),
          })
        : null,
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ul', {
        className: ConnectDialog_module_default.list,
        children: sorted.slice(0, MOST_SHOWN$1).map((each) => {
          const refusal = refusals.get(each.id) ?? null
          return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
            'li',
            {
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('button', {
                type: 'button',
                className: ConnectDialog_module_default.target,
                disabled: refusal !== null,
                'aria-label':
                  refusal === null ? nameOf(each) : `${nameOf(each)}. ${i18n._(REFUSAL_WORDS[refusal])}`,
                onClick: () => {
                  connecting.connect({
                    source: node.id,
                    sourcePort: port,
                    target: each.id,
                  })
                  askConnect(null)
                },
                children: [
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NodeCard, { node: each }),
                  refusal === null
                    ? null
                    : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                        className: ConnectDialog_module_default.refusal,
                        children: i18n._(REFUSAL_WORDS[refusal]),
                      }),
                ],
              }),
            },
            each.id,
          )
        }),
      }),
    ],
  })
}
var rank = (refusal) => (refusal === null ? 0 : refusal === 'twice' ? 1 : 2)
// src/domain/template/fragment.ts
/** A piece of a graph on its way to another place, or to another tab: it is read as strictly as a whole template. */
var fragmentSchema = object({
  kind: literal('iskra-template-fragment'),
  nodes: array(nodeSchema).check(_maxLength(MOST_NODES)),
  edges: array(edgeSchema).check(_maxLength(MOST_EDGES)),
  notes: array(noteSchema).check(_maxLength(500)),
})
/** These nodes and notes, with the edges between them. */
function copyFragment({ nodes, edges, notes }, ids) {
  return {
    kind: 'iskra-template-fragment',
    nodes: nodes.filter(({ id }) => ids.has(id)),
    edges: edges.filter(({ source, target }) => ids.has(source) && ids.has(target)),
    notes: notes.filter(({ id }) => ids.has(id)),
  }
}
/**
 * Puts a piece in under new ids; what its nodes refer to of each other is renamed along. Resolves to the ids of the new
 * nodes and notes too, to be chosen. Without room for all of it nothing is put in.
 */
function pasteFragment(template, { nodes, edges, notes }, { newId, by }) {
  if (
    !(
      template.nodes.length + nodes.length <= 1e4 &&
      template.edges.length + edges.length <= 4e4 &&
      template.notes.length + notes.length <= 500
    ) ||
    nodes.length + notes.length === 0
  )
    return {
      template,
      ids: [],
    }
  const renamed = new Map(nodes.map(({ id }) => [id, newId()]))
  const pasted = nodes.map((node) =>
    moved(
      renameReferences(
        {
          ...node,
          id: renamed.get(node.id) ?? newId(),
        },
        renamed,
      ),
      by,
    ),
  )
  const joined = edges.flatMap((edge) => {
    const source = renamed.get(edge.source)
    const target = renamed.get(edge.target)
    return source === void 0 || target === void 0
      ? []
      : [
          {
            ...edge,
            id: newId(),
            source,
            target,
          },
        ]
  })
  const laid = notes.map((note) =>
    moved(
      {
        ...note,
        id: newId(),
      },
      by,
    ),
  )
  return {
    template: {
      ...template,
      nodes: [...template.nodes, ...pasted],
      edges: [...template.edges, ...joined],
      notes: [...template.notes, ...laid],
    },
    ids: [...pasted, ...laid].map(({ id }) => id),
  }
}
function moved(placed, by) {
  return {
    ...placed,
    position: {
      x: placed.position.x + by.x,
      y: placed.position.y + by.y,
    },
  }
}
function renameReferences(node, names) {
  const renamed = (text) => fillReferences(text, (reference) => written(reference, names))
  if (node.kind === 'model') {
    const { promptTemplate, negativePrompt } = node.settings
    const texts = {
      promptTemplate: renamed(promptTemplate),
      negativePrompt: renamed(negativePrompt),
    }
    return {
      ...node,
      settings: {
        ...node.settings,
        ...texts,
      },
    }
  }
  if (node.kind === 'transform')
    return {
      ...node,
      settings: {
        ...node.settings,
        text: renamed(node.settings.text),
      },
    }
  if (node.kind === 'branch' && node.settings.condition.operandType === 'node') {
    const { condition } = node.settings
    const operand = names.get(condition.operand) ?? condition.operand
    return {
      ...node,
      settings: {
        condition: {
          ...condition,
          operand,
        },
      },
    }
  }
  return node
}
/** A reference as it is written into a text. */
function written(reference, names) {
  if (reference.to === 'node') return `{{node:${names.get(reference.id) ?? reference.id}}}`
  return reference.to === 'previous' ? '{{previous}}' : `{{${reference.name}}}`
}
// src/features/builder/document/editWords.ts
/** Everything that can be done to a template, as undo, redo and the history call it. */
var EDIT_WORDS = {
  add:
    /** i18n */
    {
      id: 'ejzlLs',
      message: ['dodanie węzła'],
    },
  remove:
    /** i18n */
    {
      id: 'MJMVKk',
      message: ['usunięcie'],
    },
  connect:
    /** i18n */
    {
      id: 'uwe71R',
      message: ['połączenie'],
    },
  move:
    /** i18n */
    {
      id: 'UjIFRE',
      message: ['przesunięcie'],
    },
  align:
    /** i18n */
    {
      id: 'pctAO5',
      message: ['wyrównanie'],
    },
  layout:
    /** i18n */
    {
      id: 'W_eCjO',
      message: ['automatyczny układ'],
    },
  paste:
    /** i18n */
    {
      id: 'fstc18',
      message: ['wklejenie'],
    },
  duplicate:
    /** i18n */
    {
      id: 'slqYHh',
      message: ['powielenie'],
    },
  node:
    /** i18n */
    {
      id: 'daEe3v',
      message: ['parametry węzła'],
    },
  note:
    /** i18n */
    {
      id: 'yvbipn',
      message: ['komentarz lub ramka'],
    },
  details:
    /** i18n */
    {
      id: '5-EYId',
      message: ['opis szablonu'],
    },
  settings:
    /** i18n */
    {
      id: 'yE54cP',
      message: ['ustawienia potoku'],
    },
  pricing:
    /** i18n */
    {
      id: 'i75n8f',
      message: ['cena'],
    },
  form:
    /** i18n */
    {
      id: 'QLbXv3',
      message: ['formularz'],
    },
  suggestion:
    /** i18n */
    {
      id: 'jHuQhG',
      message: ['sugestia asystenta'],
    },
  import:
    /** i18n */
    {
      id: '8Awz9G',
      message: ['wczytanie z\xA0pliku'],
    },
  restore:
    /** i18n */
    {
      id: 'P8eYwj',
      message: ['przywrócenie wersji'],
    },
}
// src/features/builder/document/graphEdits.ts
/** Adds a node of a kind at a place, or at the nearest free one. */
function withNewNode(template, kind, wanted) {
  const id = freshId(template, kind)
  const position = freePlace(template, wanted)
  return {
    template: addNode(
      template,
      newNodeOf(kind, {
        id,
        position,
      }),
    ),
    chosen: [id],
  }
}
/** Adds a node that goes on from another one, connected to its first free way out where it can be. */
function withNextNode(template, kind, from) {
  const { template: added, chosen } = withNewNode(template, kind, placeAfter(template, from))
  const [target = ''] = chosen
  const graph = graphOfTemplate(added)
  const taken = new Set(
    (graph.outgoing[graph.indexOf.get(from.id) ?? -1] ?? []).map(({ edge }) => edge.sourcePort),
  )
  const { sourcePorts } = NODE_KINDS[from.kind]
  const sourcePort = sourcePorts.find((port) => !taken.has(port)) ?? sourcePorts[0]
  if (sourcePort === void 0)
    return {
      template: added,
      chosen,
    }
  const connection = {
    source: from.id,
    sourcePort,
    target,
  }
  if (refuseConnection(graph, connection) !== null)
    return {
      template: added,
      chosen,
    }
  return {
    template: connect(added, connection, freshId(added, 'edge')).template,
    chosen,
  }
}
/** Puts copied nodes and notes in, so far from where they were. */
function withFragment(template, fragment, by) {
  const names = /* @__PURE__ */ new Map()
  const kinds = [
    ...fragment.nodes.map(({ kind }) => kind),
    ...fragment.edges.map(() => 'edge'),
    ...fragment.notes.map(() => 'note'),
  ]
  const { template: pasted, ids } = pasteFragment(template, fragment, {
    newId() {
      const kind = kinds.shift() ?? 'edge'
      const next = names.get(kind) ?? freshIds(template, kind)
      names.set(kind, next)
      return next()
    },
    by: snapped(by),
  })
  return {
    template: pasted,
    chosen: ids,
  }
}
// src/features/builder/document/viewCentre.ts
/** The middle of what the canvas shows, in places of the template: new nodes come there. */
var viewCentre = createStore({
  x: 0,
  y: 0,
})
// src/features/builder/document/useActions.ts
/** How far a copy lies from what it was copied from, in px. */
var BESIDE = {
  x: 40,
  y: 40,
}
var FRAME = {
  side: 32,
  top: 48,
}
/** What can be done to the open template from keys, buttons and menus alike; each says aloud what it has done. */
function useActions() {
  const { _: _t, i18n: i18n$1 } = useLingui()
  const document = useBuilder()
  const present = () => document.getSnapshot().history.present
  const chosen = () => document.getSnapshot().selection
  function tellCount(count, what) {
    const parts = i18n._(
      /** i18n */
      {
        id: 'PCr5YL',
        message: [
          [
            'count',
            'plural',
            {
              offset: void 0,
              one: ['#', '\xA0element'],
              few: ['#', '\xA0elementy'],
              many: ['#', '\xA0elementów'],
              other: ['#', '\xA0elementu'],
            },
          ],
        ],
        values: { count },
      },
    )
    announce(
      what === 'pasted'
        ? _t(
            /** i18n */
            {
              id: '44DerY',
              message: ['Wklejono ', ['parts'], '.'],
              values: { parts },
            },
          )
        : _t(
            /** i18n */
            {
              id: 'WrGKpV',
              message: ['Usunięto ', ['parts'], '.'],
              values: { parts },
            },
          ),
    )
  }
  function paste(fragment, by = BESIDE, name = 'paste') {
    const { template, chosen: ids } = withFragment(present(), fragment, by)
    if (document.edit({ name }, () => template, ids)) tellCount(ids.length, 'pasted')
    else
      announce(
        _t(
          /** i18n */
          {
            id: 'KQhM-j',
            message: ['Nie ma już na to miejsca w\xA0szablonie.'],
          },
        ),
        'assertive',
      )
  }
  const actions = {
    /** At a place; without one after the only chosen node, else in the middle of what is seen. Gives its id. */
    add(kind, place) {
      const template = present()
      const ids = chosen()
      const only = ids.size === 1 ? template.nodes.find(({ id }) => ids.has(id)) : void 0
      const next =
        place === void 0 && only !== void 0
          ? withNextNode(template, kind, only)
          : withNewNode(template, kind, place ?? middle(viewCentre.getSnapshot()))
      document.edit({ name: 'add' }, () => next.template, next.chosen)
      const name = i18n$1._(NODE_LOOKS[kind].label)
      announce(
        _t(
          /** i18n */
          {
            id: 'CzGRch',
            message: ['Dodano: ', ['name']],
            values: { name },
          },
        ),
      )
      return next.chosen[0] ?? ''
    },
    /** A comment in the middle of what is seen, or a frame around what is chosen. */
    addNote(kind) {
      const template = present()
      const ids = chosen()
      const around = boundsOf({
        nodes: template.nodes.filter(({ id }) => ids.has(id)),
        notes: [],
      })
      const box =
        kind === 'group' && around !== null
          ? {
              x: around.x - FRAME.side,
              y: around.y - FRAME.top,
              width: around.width + 2 * FRAME.side,
              height: around.height + FRAME.side + FRAME.top,
            }
          : {
              ...middle(viewCentre.getSnapshot()),
              width: NODE_SIZE.width,
              height: 96,
            }
      const id = freshId(template, 'note')
      const { width, height } = box
      document.edit(
        { name: 'note' },
        (before) =>
          addNote(before, {
            id,
            kind,
            text: '',
            position: snapped(box),
            size: {
              width,
              height,
            },
          }),
        [id],
      )
      announce(
        kind === 'group'
          ? _t(
              /** i18n */
              {
                id: 'D2005K',
                message: ['Dodano ramkę.'],
              },
            )
          : _t(
              /** i18n */
              {
                id: '1lEutV',
                message: ['Dodano komentarz.'],
              },
            ),
      )
    },
    remove() {
      const ids = chosen()
      if (document.edit({ name: 'remove' }, (template) => removeParts(template, ids)))
        tellCount(ids.size, 'removed')
    },
    /** What is chosen, to be taken elsewhere; null where nothing is. */
    copied() {
      const fragment = copyFragment(present(), chosen())
      return fragment.nodes.length + fragment.notes.length === 0 ? null : fragment
    },
    paste,
    duplicate() {
      const fragment = actions.copied()
      if (fragment !== null) paste(fragment, BESIDE, 'duplicate')
    },
    selectAll() {
      const { nodes, notes } = present()
      document.select([...nodes, ...notes].map(({ id }) => id))
    },
    align(alignment) {
      const ids = chosen()
      document.edit({ name: 'align' }, (template) => alignNodes(template, ids, alignment))
      announce(
        _t(
          /** i18n */
          {
            id: 'pQKZJL',
            message: ['Wyrównano.'],
          },
        ),
      )
    },
    /** Moves what is chosen by so many px. */
    nudge(by) {
      const ids = chosen()
      const { nodes, notes } = present()
      const places = new Map(
        [...nodes, ...notes].flatMap(({ id, position }) =>
          ids.has(id)
            ? [
                [
                  id,
                  {
                    x: position.x + by.x,
                    y: position.y + by.y,
                  },
                ],
              ]
            : [],
        ),
      )
      document.edit(
        {
          name: 'move',
          of: 'keys',
          merges: true,
        },
        (template) => moveNodes(template, places),
      )
    },
    undo() {
      const name = document.undo()
      announce(
        name === null
          ? _t(
              /** i18n */
              {
                id: 'k2LY7h',
                message: ['Nie ma czego cofnąć.'],
              },
            )
          : _t(
              /** i18n */
              {
                id: '1fDqCj',
                message: ['Cofnięto: ', ['0']],
                values: { 0: i18n$1._(EDIT_WORDS[name]) },
              },
            ),
      )
    },
    redo() {
      const name = document.redo()
      announce(
        name === null
          ? _t(
              /** i18n */
              {
                id: 'Om5VSq',
                message: ['Nie ma czego ponowić.'],
              },
            )
          : _t(
              /** i18n */
              {
                id: 'dIb1U5',
                message: ['Ponowiono: ', ['0']],
                values: { 0: i18n$1._(EDIT_WORDS[name]) },
              },
            ),
      )
    },
  }
  return actions
}
/** Where a node stands whose middle is at this place. */
function middle(place) {
  return {
    x: place.x - NODE_SIZE.width / 2,
    y: place.y - NODE_SIZE.height / 2,
  }
}
// src/features/builder/palette/nodeDrag.ts
/** What a kind of node travels as while it is dragged from the palette. */
var NODE_DRAG_TYPE = 'application/x-iskra-node'
// src/features/builder/words/problemWords.ts
/** What is wrong with a template and what to do about it (specification part 2, section 5). */
var PROBLEM_WORDS = {
  nodes_missing:
    /** i18n */
    {
      id: 'psTBbW',
      message: ['Dodaj przynajmniej jeden węzeł.'],
    },
  edges_missing:
    /** i18n */
    {
      id: '84m6An',
      message: ['Połącz węzły krawędziami, by ustalić kolejność.'],
    },
  form_missing:
    /** i18n */
    {
      id: '3EMEYG',
      message: ['Dodaj przynajmniej jeden krok formularza.'],
    },
  cycle:
    /** i18n */
    {
      id: '7VhdWJ',
      message: ['Tu połączenia tworzą koło. Przepływ musi iść w\xA0jedną stronę.'],
    },
  title_missing:
    /** i18n */
    {
      id: 'B7njzF',
      message: ['Wpisz tytuł.'],
    },
  slug_missing:
    /** i18n */
    {
      id: 'RltbsH',
      message: ['Wpisz adres (slug).'],
    },
  slug_format:
    /** i18n */
    {
      id: 'Ace0-4',
      message: ['Adres może mieć małe litery bez ogonków, cyfry i\xA0pojedyncze myślniki.'],
    },
  slug_taken:
    /** i18n */
    {
      id: 'cGlTas',
      message: ['Ten adres ma już inny szablon. Wpisz inny.'],
    },
  description_missing:
    /** i18n */
    {
      id: 'AVJ411',
      message: ['Opis pomaga innym zrozumieć, do czego jest szablon.'],
    },
  thumbnail_address:
    /** i18n */
    {
      id: 'xeQIOH',
      message: ['Adres miniatury musi być poprawny.'],
    },
  video_address:
    /** i18n */
    {
      id: 'J8L2zT',
      message: ['Adres wideo podglądu musi być poprawny.'],
    },
  example_address:
    /** i18n */
    {
      id: 'boFaY4',
      message: ['Adres przykładu musi być poprawny.'],
    },
  webhook_address:
    /** i18n */
    {
      id: '3A9jnu',
      message: ['Adres webhooka musi być poprawny i\xA0zaczynać się od https://.'],
    },
  id_twice:
    /** i18n */
    {
      id: 'nJlZvv',
      message: ['To samo oznaczenie stoi tu dwa razy. Usuń jedno z\xA0nich.'],
    },
  disconnected:
    /** i18n */
    {
      id: 'pRjshb',
      message: ['Ten węzeł nie jest z\xA0niczym połączony.'],
    },
  input_missing:
    /** i18n */
    {
      id: '6gAdJC',
      message: ['Do tego węzła nic nie prowadzi, a\xA0musi.'],
    },
  output_missing:
    /** i18n */
    {
      id: 'Dh64_y',
      message: ['Dodaj węzeł wyjścia: bez niego nie ma wyniku.'],
    },
  too_many_nodes:
    /** i18n */
    {
      id: 'KZK1qW',
      message: ['Opublikowany szablon może mieć najwyżej 200\xA0węzłów.'],
    },
  edge_end_missing:
    /** i18n */
    {
      id: 'ArER7Z',
      message: ['To połączenie prowadzi donikąd. Usuń je.'],
    },
  edge_port:
    /** i18n */
    {
      id: 't-zy-t',
      message: ['To połączenie wychodzi stamtąd, skąd nic nie wychodzi. Usuń je.'],
    },
  edge_twice:
    /** i18n */
    {
      id: '808_46',
      message: ['To samo połączenie stoi tu dwa razy. Usuń jedno.'],
    },
  edge_type:
    /** i18n */
    {
      id: 'OwvKsd',
      message: ['Następny węzeł nie przyjmie takiego wyniku.'],
    },
  edges_too_many:
    /** i18n */
    {
      id: 'zZjJKG',
      message: ['Do tego węzła prowadzi za dużo połączeń.'],
    },
  model_missing:
    /** i18n */
    {
      id: '1WLJCQ',
      message: ['Wybierz model.'],
    },
  model_unknown:
    /** i18n */
    {
      id: 'NvTgy6',
      message: ['Nie ma tu takiego modelu. Wybierz inny.'],
    },
  model_mode:
    /** i18n */
    {
      id: 'oFk-r2',
      message: ['Ten model robi coś innego. Wybierz model do tego, co ma powstać.'],
    },
  parameters_invalid:
    /** i18n */
    {
      id: 'kTjynh',
      message: ['Ten model nie zna takich parametrów.'],
    },
  prompt_missing:
    /** i18n */
    {
      id: 'aFCcft',
      message: ['Napisz prompt albo wskaż pole, z\xA0którego ma powstać.'],
    },
  reference_unknown:
    /** i18n */
    {
      id: 'VAfJzA',
      message: ['To odwołuje się do pola albo węzła, którego nie ma.'],
    },
  reference_later:
    /** i18n */
    {
      id: 'EHJXQ-',
      message: ['To odwołuje się do węzła, który działa dopiero później.'],
    },
  way_missing:
    /** i18n */
    {
      id: '5xyn_b',
      message: ['Warunek potrzebuje obu dróg: „tak” i\xA0„nie”.'],
    },
  field_unknown:
    /** i18n */
    {
      id: '1ZOdSL',
      message: ['Wybierz pole formularza.'],
    },
  field_twice:
    /** i18n */
    {
      id: '3szKug',
      message: ['Dwa pola mają tę samą nazwę. Zmień jedną z\xA0nich.'],
    },
  label_missing:
    /** i18n */
    {
      id: 'YPKbO_',
      message: ['Podpisz pole.'],
    },
  options_missing:
    /** i18n */
    {
      id: 'ivG1R3',
      message: ['Dodaj przynajmniej jedną opcję do wyboru.'],
    },
  option_twice:
    /** i18n */
    {
      id: 'ScIBXI',
      message: ['Dwie opcje mają tę samą wartość.'],
    },
  bounds_crossed:
    /** i18n */
    {
      id: 'Ej7uD2',
      message: ['Najmniejsza wartość jest większa od największej.'],
    },
  pattern_broken:
    /** i18n */
    {
      id: 'uvG-vG',
      message: ['Tego wzorca nie da się odczytać.'],
    },
  step_empty:
    /** i18n */
    {
      id: 'UowdQa',
      message: ['Ten krok nie ma pól.'],
    },
  pricing_missing:
    /** i18n */
    {
      id: 'rXq34e',
      message: ['Cena liczy się z\xA0czegoś, czego tu nie ma. Uzupełnij ją.'],
    },
  credits_crossed:
    /** i18n */
    {
      id: 'qbyuAg',
      message: ['Najmniejsza cena jest większa od największej.'],
    },
}
// src/features/builder/inputs/ChoiceSelect.tsx
/** One of a template’s fixed choices. */
function ChoiceSelect(props) {
  const { label, words, values, value, onChange } = props
  const { i18n } = useLingui()
  const options = values.map((each) => ({
    value: each,
    label: i18n._(words[each]),
  }))
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Select, {
    label,
    options,
    value,
    onChange,
  })
}
// src/features/builder/inputs/useFieldOptions.ts
/** The fields of the form in the order of its steps. */
function useFormFields() {
  return useTemplatePart('form').flatMap(({ fields }) => fields)
}
/** The fields of the form to choose from; one that is chosen and gone is still named. */
function useFieldOptions(chosen) {
  const { _: _t } = useLingui()
  const fields = useFormFields()
  const known = fields.map(({ name, label }) => ({
    value: name,
    label: label === '' ? name : `${label} (${name})`,
  }))
  const isGone = chosen !== '' && !fields.some(({ name }) => name === chosen)
  return [
    {
      value: '',
      label: _t(
        /** i18n */
        {
          id: '7FrgCO',
          message: ['Wybierz pole'],
        },
      ),
    },
    ...(isGone
      ? [
          {
            value: chosen,
            label: _t(
              /** i18n */
              {
                id: '3xl2PD',
                message: [['chosen'], ' (nie ma takiego pola)'],
                values: { chosen },
              },
            ),
          },
        ]
      : []),
    ...known,
  ]
}
// src/features/builder/inputs/ConditionFields.tsx
/** A condition: what is asked about, how it is compared, and with what. */
function ConditionFields({ value, nodeId, onChange }) {
  const { _: _t } = useLingui()
  const { operandType, operand, operator } = value
  const fields = useFormFields()
  const field = operandType === 'field' ? fields.find(({ name }) => name === operand) : void 0
  const operators = field === void 0 ? CONDITION_OPERATORS : FORM_FIELD_TYPES[field.type].operators
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChoiceSelect, {
        label: _t(
          /** i18n */
          {
            id: 'fDcO2V',
            message: ['O\xA0co pytamy'],
          },
        ),
        words: OPERAND_TYPE_WORDS,
        values: OPERAND_TYPES,
        value: operandType,
        onChange: (next) =>
          onChange({
            ...value,
            operandType: next,
            operand: '',
          }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OperandSelect, {
        value,
        ...(nodeId === void 0 ? {} : { nodeId }),
        onChange,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChoiceSelect, {
        label: _t(
          /** i18n */
          {
            id: 'Y3KQ9L',
            message: ['Jak porównujemy'],
          },
        ),
        words: OPERATOR_WORDS,
        values: operators.includes(operator) ? operators : [operator, ...operators],
        value: operator,
        onChange: (next) =>
          onChange({
            ...value,
            operator: next,
          }),
      }),
      field !== void 0 && hasOptions(field.type) && field.options.length > 0
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Select, {
            label: _t(
              /** i18n */
              {
                id: '4F1doP',
                message: ['Z\xA0czym'],
              },
            ),
            value: String(value.value),
            options: [
              ...(field.options.some((option) => option.value === String(value.value))
                ? []
                : [
                    {
                      value: String(value.value),
                      label: String(value.value),
                    },
                  ]),
              ...field.options.map((option) => ({
                value: option.value,
                label: option.label === '' ? option.value : option.label,
              })),
            ],
            onChange: (next) =>
              onChange({
                ...value,
                value: next,
              }),
          })
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
            label: _t(
              /** i18n */
              {
                id: '4F1doP',
                message: ['Z\xA0czym'],
              },
            ),
            value: String(value.value),
            maxLength: LONGEST_VALUE,
            onChange: (next) =>
              onChange({
                ...value,
                value: next,
              }),
          }),
    ],
  })
}
function OperandSelect({ value, nodeId, onChange }) {
  const { _: _t2, i18n } = useLingui()
  const { operandType, operand } = value
  const nodes = useTemplatePart('nodes')
  const nameOf = useNodeName()
  const choices = {
    field: useFieldOptions(operand),
    node: [
      {
        value: '',
        label: _t2(
          /** i18n */
          {
            id: 'Ef9Unq',
            message: ['Wybierz węzeł'],
          },
        ),
      },
      ...nodes.flatMap((node) =>
        node.id === nodeId || node.kind === 'output'
          ? []
          : [
              {
                value: node.id,
                label: nameOf(node),
              },
            ],
      ),
    ],
    context: [
      {
        value: '',
        label: _t2(
          /** i18n */
          {
            id: '7b53WI',
            message: ['Wybierz'],
          },
        ),
      },
      ...CONTEXT_NAMES.map((name) => ({
        value: name,
        label: i18n._(CONTEXT_WORDS[name]),
      })),
    ],
  }
  const labels = {
    field: _t2(
      /** i18n */
      {
        id: '14SYMU',
        message: ['Pole'],
      },
    ),
    node: _t2(
      /** i18n */
      {
        id: 'iHacZP',
        message: ['Węzeł'],
      },
    ),
    context: _t2(
      /** i18n */
      {
        id: 'Hw7UM4',
        message: ['Okoliczność'],
      },
    ),
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Select, {
    label: labels[operandType],
    value: operand,
    options: choices[operandType],
    onChange: (next) =>
      onChange({
        ...value,
        operand: next,
      }),
  })
}
// src/offline/templates/newTemplateId.ts
/** An id for a new template, which the server takes over: a random UUID, made also where a page has no TLS. */
function newTemplateId() {
  const bytes = crypto.getRandomValues(/* @__PURE__ */ new Uint8Array(16))
  const hex = Array.from(bytes, (byte, at) => {
    return (at === 6 ? (byte & 15) | 64 : at === 8 ? (byte & 63) | 128 : byte).toString(16).padStart(2, '0')
  }).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
// src/offline/templates/resolveConflict.ts
/**
 * Ends a conflict as a person has decided, in one transaction. Resolves to the id under which what was edited here goes
 * on; null where it was given up. `copyTitle` is what a second template is called.
 */
async function resolveConflict(db, id, { resolution, copyTitle }) {
  const goesOn = await change(db, ['templateDrafts', 'outbox', 'settings'], async (stores) => {
    const row = await stores.templateDrafts.get(id)
    if (row === void 0 || row.conflict === null) return id
    if (resolution === 'mine') return replace(stores, row)
    const copy = resolution === 'both' ? await copyOf(stores, row, copyTitle) : null
    if (row.conflict.kind === 'gone') await stores.templateDrafts.delete(id)
    else await stores.templateDrafts.put(rowOf(row.conflict.record, row.edition + 1))
    return copy
  })
  announceOutboxChange()
  return goesOn
}
/** What is gone is made anew; what is newer is saved over, its revision having been seen. */
async function replace(stores, row) {
  if (row.conflict?.kind !== 'newer') {
    const copy = await copyOf(stores, row, row.title)
    await stores.templateDrafts.delete(row.id)
    return copy
  }
  const next = {
    ...row,
    baseRevision: row.conflict.record.revision,
    sent: null,
    conflict: null,
  }
  await stores.templateDrafts.put(next)
  await enqueueTemplate(stores, next, 0)
  return row.id
}
async function copyOf(stores, row, title) {
  const copy = {
    ...row,
    id: newTemplateId(),
    title,
    template: retitled(row.template, title),
    edition: 1,
    savedEdition: 0,
    baseRevision: 0,
    publishedRevision: null,
    status: 'draft',
    changedAt: Date.now(),
    sent: null,
    conflict: null,
  }
  await stores.templateDrafts.put(copy)
  await enqueueTemplate(stores, copy, 0)
  return copy.id
}
/** Its address stays free for the other one. */
function retitled(template, title) {
  const details = template['details']
  return typeof details === 'object'
    ? {
        ...template,
        details: {
          ...details,
          title,
          slug: '',
        },
      }
    : template
}
// src/domain/template/templateDiff.ts
var idOf = ({ id }) => id
function diffTemplates(before, after) {
  return {
    details: fieldChanges('details', before, after),
    settings: fieldChanges('settings', before, after),
    pricing: fieldChanges('pricing', before, after),
    nodes: diffList(before.nodes, after.nodes, idOf),
    edges: diffList(before.edges, after.edges, idOf),
    notes: diffList(before.notes, after.notes, idOf),
    form: diffList(before.form, after.form, idOf),
  }
}
function fieldChanges(part, before, after) {
  return fieldNames(before[part]).flatMap((field) => {
    const from = before[part][field]
    const to = after[part][field]
    return isSame(from, to)
      ? []
      : [
          {
            field,
            from,
            to,
          },
        ]
  })
}
function fieldNames(fields) {
  const isField = (name) => Object.hasOwn(fields, name)
  return Object.keys(fields).filter(isField)
}
var DiffList_module_default = {
  parts: '_parts_yldxa_2',
  title: '_title_yldxa_7',
  lines: '_lines_yldxa_13',
  line: '_line_yldxa_13',
  sign: '_sign_yldxa_36',
}
// src/features/builder/drafts/DiffList.tsx
/** What makes one template into another, in lines that a person reads. */
function DiffList({ before, after }) {
  const { _: _t } = useLingui()
  const nameOf = useNodeName()
  const diff = diffTemplates(before, after)
  const told = [
    [
      _t(
        /** i18n */
        {
          id: 'YQiGze',
          message: ['Węzły'],
        },
      ),
      linesOf(diff.nodes, nameOf),
    ],
    [
      _t(
        /** i18n */
        {
          id: '-va4Zi',
          message: ['Połączenia'],
        },
      ),
      linesOf(diff.edges, ({ source, target }) => `${source} → ${target}`),
    ],
    [
      _t(
        /** i18n */
        {
          id: '6sUbnG',
          message: ['Formularz'],
        },
      ),
      linesOf(diff.form, ({ id, title }) => title || id),
    ],
    [
      _t(
        /** i18n */
        {
          id: 'UWkLgl',
          message: ['Komentarze i\xA0ramki'],
        },
      ),
      linesOf(diff.notes, ({ id, text }) => text || id),
    ],
    [
      _t(
        /** i18n */
        {
          id: 'KY3J1x',
          message: ['Szablon'],
        },
      ),
      diff.details.map(({ field }) => ({
        sign: '~',
        text: field,
      })),
    ],
    [
      _t(
        /** i18n */
        {
          id: 'kdgwxz',
          message: ['Potok'],
        },
      ),
      diff.settings.map(({ field }) => ({
        sign: '~',
        text: field,
      })),
    ],
    [
      _t(
        /** i18n */
        {
          id: 'v4rx7k',
          message: ['Cena'],
        },
      ),
      diff.pricing.map(({ field }) => ({
        sign: '~',
        text: field,
      })),
    ],
  ].filter(([, lines]) => lines.length > 0)
  if (told.length === 0)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: 'twcYW1',
        message: ['Obie wersje są takie same.'],
      }),
    })
  const words = {
    '+': _t(
      /** i18n */
      {
        id: '12yfHu',
        message: ['dodane'],
      },
    ),
    '-': _t(
      /** i18n */
      {
        id: 'iHVlT9',
        message: ['usunięte'],
      },
    ),
    '~': _t(
      /** i18n */
      {
        id: '1D2_6l',
        message: ['zmienione'],
      },
    ),
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
    className: DiffList_module_default.parts,
    children: told.map(([title, lines]) =>
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
        'section',
        {
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('h3', {
              className: DiffList_module_default.title,
              children: title,
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ul', {
              className: DiffList_module_default.lines,
              children: lines.map(({ sign, text }) =>
                /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
                  'li',
                  {
                    'data-sign': sign,
                    className: DiffList_module_default.line,
                    children: [
                      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                        className: DiffList_module_default.sign,
                        children: words[sign],
                      }),
                      text,
                    ],
                  },
                  `${sign} ${text}`,
                ),
              ),
            }),
          ],
        },
        title,
      ),
    ),
  })
}
function linesOf({ added, removed, changed }, nameOf) {
  return [
    ...added.map((entry) => ({
      sign: '+',
      text: nameOf(entry),
    })),
    ...removed.map((entry) => ({
      sign: '-',
      text: nameOf(entry),
    })),
    ...changed.map(({ to }) => ({
      sign: '~',
      text: nameOf(to),
    })),
  ]
}
// src/features/builder/drafts/useCopyTitle.ts
/** What a second template like one is called. */
function useCopyTitle() {
  const { _: _t } = useLingui()
  return (title) => {
    const name =
      title === ''
        ? _t(
            /** i18n */
            {
              id: 'KY3J1x',
              message: ['Szablon'],
            },
          )
        : title
    const words = _t(
      /** i18n */
      {
        id: 'oMck-O',
        message: ['moja wersja'],
      },
    )
    return `${name.slice(0, 120 - words.length - 3)} (${words})`
  }
}
var ConflictDialog_module_default = { words: '_words_133gr_2' }
// src/features/builder/drafts/ConflictDialog.tsx
/**
 * Two have edited the same template: nobody’s edit is written over before somebody has seen it. Both can be kept,
 * compared, or the other one taken.
 */
function ConflictDialog({ open, onOpen, onLeave }) {
  const { _: _t } = useLingui()
  const copyTitle = useCopyTitle()
  const { row, overtaken } = useStore(open.standing)
  const [isCompared, setCompared] = (0, import_react.useState)(false)
  const [isPending, setPending] = (0, import_react.useState)(false)
  const conflict = row?.conflict ?? null
  const isOpen = overtaken !== null || conflict !== null
  const mine = open.document.getSnapshot().history.present
  const theirs =
    overtaken !== null
      ? row === null
        ? null
        : readTemplate(row.template).template
      : conflict?.kind === 'newer'
        ? conflict.record.template
        : null
  async function decide(resolution) {
    setPending(true)
    try {
      if (overtaken !== null) {
        if (resolution === 'theirs') await open.takeTheirs()
        else onOpen(overtaken.copyId)
        return
      }
      await open.flush()
      const title = copyTitle(mine.details.title)
      const id = await resolveConflict(await database(), open.id, {
        resolution,
        copyTitle: title,
      })
      if (id === null && conflict?.kind === 'gone') onLeave()
      else if (id !== null && id !== open.id) onOpen(id)
    } finally {
      setPending(false)
      setCompared(false)
    }
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
    role: 'alertdialog',
    size: isCompared ? 'lg' : 'md',
    isClosable: false,
    isOpen,
    onOpenChange: () => void 0,
    title:
      conflict?.kind === 'gone'
        ? _t(
            /** i18n */
            {
              id: '-g1RQ5',
              message: ['Na serwerze nie ma już tego szablonu'],
            },
          )
        : overtaken === null
          ? _t(
              /** i18n */
              {
                id: 'uqNzC1',
                message: ['Ktoś zapisał ten szablon w\xA0międzyczasie'],
              },
            )
          : _t(
              /** i18n */
              {
                id: 'qA4Pvm',
                message: ['Ten szablon zmieniła inna karta'],
              },
            ),
    actions: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
      children: [
        theirs === null
          ? null
          : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
              variant: 'quiet',
              'aria-expanded': isCompared,
              onPress: () => setCompared(!isCompared),
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: '8ekxqf',
                message: ['Porównaj'],
              }),
            }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
          isPending,
          onPress: () => void decide('theirs'),
          children:
            conflict?.kind === 'gone'
              ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'EBMDk2',
                  message: ['Usuń też tutaj'],
                })
              : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'YDZzlE',
                  message: ['Weź tamtą'],
                }),
        }),
        isCompared && overtaken === null
          ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
              isPending,
              onPress: () => void decide('mine'),
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'j-UqYI',
                message: ['Zastąp tamtą moją'],
              }),
            })
          : null,
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
          variant: 'primary',
          isPending,
          onPress: () => void decide('both'),
          children:
            conflict?.kind === 'gone'
              ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'GUJjBn',
                  message: ['Zachowaj jako nowy'],
                })
              : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: '708a20',
                  message: ['Zachowaj obie'],
                }),
        }),
      ],
    }),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
      className: ConflictDialog_module_default.words,
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
          children:
            conflict?.kind === 'gone'
              ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'sQYVw9',
                  message: [
                    'Twoje zmiany są bezpieczne na tym urządzeniu. Możesz zrobić z\xA0nich nowy szablon.',
                  ],
                })
              : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'yianXx',
                  message: [
                    'Twoje zmiany są bezpieczne na tym urządzeniu. Zachowaj obie wersje, a\xA0Twoja zostanie osobnym szablonem, albo weź tamtą i\xA0porzuć swoją.',
                  ],
                }),
        }),
        isCompared && theirs !== null
          ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DiffList, {
              before: theirs,
              after: mine,
            })
          : null,
      ],
    }),
  })
}
// src/features/builder/layout/askedLayout.ts
/** The template that is to be laid out once it is open; null for none. */
var askedLayout = createStore(null)
// src/features/builder/layout/layoutGraph.ts
var OPTIONS = {
  'elk.algorithm': 'layered',
  'elk.direction': 'RIGHT',
  'elk.spacing.nodeNode': '40',
  'elk.layered.spacing.nodeNodeBetweenLayers': '88',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.nodePlacement.strategy': 'BRANDES_KOEPF',
}
/** A template’s graph as the layout takes it. */
function elkGraphOf({ nodes, edges }) {
  const there = new Set(nodes.map(({ id }) => id))
  return {
    id: 'root',
    layoutOptions: { ...OPTIONS },
    children: nodes.map(({ id }) => ({
      id,
      ...NODE_SIZE,
    })),
    edges: edges.flatMap(({ id, source, target }) =>
      there.has(source) && there.has(target)
        ? [
            {
              id,
              sources: [source],
              targets: [target],
            },
          ]
        : [],
    ),
  }
}
/** A template with its nodes where the layout has put them; frames are drawn around what they held before. */
function withLayout(template, laid) {
  const moved = moveNodes(
    template,
    new Map(
      (laid.children ?? []).map(({ id, x = 0, y = 0 }) => [
        id,
        snapped({
          x,
          y,
        }),
      ]),
    ),
  )
  const notes = moved.notes.map((note) => framed(note, template, moved))
  return notes.every((note, at) => note === moved.notes[at])
    ? moved
    : {
        ...moved,
        notes,
      }
}
var AROUND = {
  side: 32,
  top: 48,
}
function framed(note, before, after) {
  if (note.kind !== 'group') return note
  const frame = {
    ...note.position,
    ...note.size,
  }
  const held = new Set(
    before.nodes.flatMap(({ id, position }) =>
      contains(frame, {
        ...position,
        ...NODE_SIZE,
      })
        ? [id]
        : [],
    ),
  )
  const bounds = boundsOf({
    nodes: after.nodes.filter(({ id }) => held.has(id)),
    notes: [],
  })
  if (bounds === null) return note
  return {
    ...note,
    position: {
      x: bounds.x - AROUND.side,
      y: bounds.y - AROUND.top,
    },
    size: {
      width: bounds.width + 2 * AROUND.side,
      height: bounds.height + AROUND.side + AROUND.top,
    },
  }
}
// src/features/builder/layout/useLayout.ts
/** Puts the whole graph in order from left to right; one step of undo. */
function useLayout() {
  const { _: _t } = useLingui()
  const document = useBuilder()
  const [isPending, setPending] = (0, import_react.useState)(false)
  async function layout() {
    const before = document.getSnapshot().history.present
    if (before.nodes.length === 0) {
      announce(
        _t(
          /** i18n */
          {
            id: 'GPpHUC',
            message: ['Dodaj najpierw przynajmniej jeden element.'],
          },
        ),
        'assertive',
      )
      return
    }
    setPending(true)
    try {
      const { layOut } = await import('./layoutWorker-X-MpdCeJ.js')
      const laid = await layOut(elkGraphOf(before))
      document.edit({ name: 'layout' }, (template) => withLayout(template, laid))
      askedView.set({ ids: [] })
      announce(
        _t(
          /** i18n */
          {
            id: 'r33EyO',
            message: ['Graf ułożony.'],
          },
        ),
      )
    } catch {
      showToast({
        type: 'error',
        title: _t(
          /** i18n */
          {
            id: 'C6K_bG',
            message: ['Nie udało się ułożyć grafu. Spróbuj jeszcze raz, gdy będzie sieć.'],
          },
        ),
      })
    } finally {
      setPending(false)
    }
  }
  return {
    layout,
    isPending,
  }
}
// src/features/builder/layout/LayoutOnOpen.tsx
/** Lays out the template that was opened for it. */
function LayoutOnOpen({ id }) {
  const { layout } = useLayout()
  const begin = (0, import_react.useEffectEvent)(() => void layout())
  ;(0, import_react.useEffect)(() => {
    if (askedLayout.getSnapshot() !== id) return
    askedLayout.set(null)
    begin()
  }, [id])
  return null
}
// src/features/builder/narrow.ts
/** Where there is room for a list of steps alone, as on a phone. */
var NARROW = '(max-width: 47.99rem)'
var Palette_module_default = {
  palette: '_palette_15mlm_2',
  groups: '_groups_15mlm_10',
  group: '_group_15mlm_10',
  category: '_category_15mlm_26',
  nothing: '_nothing_15mlm_33',
  entry: '_entry_15mlm_38',
  icon: '_icon_15mlm_74',
  words: '_words_15mlm_85',
  label: '_label_15mlm_91',
  about: '_about_15mlm_96',
}
// src/features/builder/palette/Palette.tsx
/** The kinds of nodes in their categories, to be searched, pressed or dragged onto the canvas. */
function Palette({ onAdded }) {
  const { _: _t, i18n } = useLingui()
  const { add } = useActions()
  const [search, setSearch] = (0, import_react.useState)('')
  const wanted = foldPolish(search.trim())
  const found = KINDS.filter((kind) => {
    const { label, about, keywords } = NODE_LOOKS[kind]
    return foldPolish(`${i18n._(label)} ${i18n._(about)} ${keywords}`).includes(wanted)
  })
  function choose(kind) {
    onAdded?.(add(kind))
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: Palette_module_default.palette,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SearchField, {
        label: _t(
          /** i18n */
          {
            id: 'V6-Mwj',
            message: ['Szukaj węzła'],
          },
        ),
        placeholder: _t(
          /** i18n */
          {
            id: 'V6-Mwj',
            message: ['Szukaj węzła'],
          },
        ),
        value: search,
        onChange: setSearch,
        onSubmit: () => {
          const [first] = found
          if (first !== void 0) choose(first)
        },
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: Palette_module_default.groups,
        children: [
          found.length === 0
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
                className: Palette_module_default.nothing,
                children: _t(
                  /** i18n */
                  {
                    id: 'QAH7lB',
                    message: ['Nie ma takiego węzła.'],
                  },
                ),
              })
            : null,
          PALETTE_CATEGORIES.map((category) => {
            const kinds = found.filter((kind) => NODE_KINDS[kind].category === category)
            if (kinds.length === 0) return null
            return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
              'section',
              {
                'aria-labelledby': `palette-${category}`,
                className: Palette_module_default.group,
                children: [
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)('h3', {
                    id: `palette-${category}`,
                    className: Palette_module_default.category,
                    children: i18n._(CATEGORY_WORDS[category]),
                  }),
                  kinds.map((kind) =>
                    /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
                      PaletteEntry,
                      {
                        kind,
                        onChoose: () => choose(kind),
                      },
                      kind,
                    ),
                  ),
                ],
              },
              category,
            )
          }),
        ],
      }),
    ],
  })
}
function PaletteEntry({ kind, onChoose }) {
  const { i18n } = useLingui()
  const { icon: Icon, label, about } = NODE_LOOKS[kind]
  function drag({ dataTransfer }) {
    dataTransfer.setData(NODE_DRAG_TYPE, kind)
    dataTransfer.effectAllowed = 'copy'
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('button', {
    type: 'button',
    draggable: true,
    className: Palette_module_default.entry,
    'data-kind': kind,
    onDragStart: drag,
    onClick: onChoose,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
        className: Palette_module_default.icon,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
          size: 18,
          'aria-hidden': 'true',
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
        className: Palette_module_default.words,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
            className: Palette_module_default.label,
            children: i18n._(label),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
            className: Palette_module_default.about,
            children: i18n._(about),
          }),
        ],
      }),
    ],
  })
}
// src/features/builder/panels/panelNames.ts
/** The panels in the order of their tabs. */
var PANEL_NAMES = ['node', 'form', 'details', 'problems', 'settings']
// src/domain/template/slug.ts
/** A part of an address from words: small letters and digits without their marks, joined by hyphens. */
function slugOf(words) {
  return words
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-+|-+$/gu, '')
    .slice(0, 120)
    .replace(/-+$/u, '')
}
// src/features/builder/inputs/NumberField.tsx
/** A whole number within bounds, as typed; what is out of them stands until the field is left. */
function NumberField({ label, description, value, min, max, onChange }) {
  const id = (0, import_react.useId)()
  const [typed, setTyped] = (0, import_react.useState)(null)
  function type(text) {
    setTyped(text)
    const number = Number(text)
    if (text.trim() !== '' && Number.isSafeInteger(number) && number >= min && number <= max) onChange(number)
  }
  function leave() {
    const number = Math.round(Number(typed))
    if (typed !== null && typed.trim() !== '' && Number.isFinite(number))
      onChange(Math.min(max, Math.max(min, number)))
    setTyped(null)
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: Field_module_default.field,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('label', {
        htmlFor: id,
        className: Field_module_default.label,
        children: label,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('input', {
        id,
        type: 'number',
        className: classNames(Field_module_default.control),
        min,
        max,
        step: 1,
        value: typed ?? value,
        'aria-describedby': description === void 0 ? void 0 : `${id}-about`,
        onChange: (event) => type(event.currentTarget.value),
        onBlur: leave,
      }),
      description === void 0
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
            id: `${id}-about`,
            className: Field_module_default.description,
            children: description,
          }),
    ],
  })
}
// src/features/builder/inputs/WordsField.tsx
/** Words parted by commas (specification part 2, section 3). What is typed stands as it is until the field is left. */
function WordsField({ label, description, value, onChange }) {
  const [typed, setTyped] = (0, import_react.useState)(null)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
    label,
    description,
    value: typed ?? value.join(', '),
    onChange: (text) => {
      setTyped(text)
      onChange(wordsIn(text))
    },
    onBlur: () => setTyped(null),
  })
}
function wordsIn(text) {
  const words = text.split(',').map((word) => word.trim().slice(0, 120))
  return [...new Set(words.filter((word) => word !== ''))].slice(0, 20)
}
var PanelStack_module_default = {
  stack: '_stack_12iei_2',
  text: '_text_12iei_9',
}
// src/features/builder/panels/useAskedFocus.ts
/**
 * Brings the focus to the field of a panel that somebody was led to: the first control inside of the element that
 * `data-place` names so, or the panel’s first where none does.
 */
function useAskedFocus(panel, part) {
  const asked = useStore(askedPlace)
  ;(0, import_react.useEffect)(() => {
    if (asked === null || asked.place.part !== part) return
    const name = 'field' in asked.place ? asked.place.field : part
    ;(panel.current?.querySelector(`[data-place="${name}"]`) ?? panel.current)
      ?.querySelector('input, textarea, select, button')
      ?.focus()
    askedPlace.set(null)
  }, [asked, panel, part])
}
// src/features/builder/panels/details/DetailsPanel.tsx
/** What a template is called, told as and costs (specification part 2, section 3). */
function DetailsPanel() {
  const { _: _t, i18n } = useLingui()
  const document = useBuilder()
  const details = useTemplatePart('details')
  const problems = useProblems()
  const panel = (0, import_react.useRef)(null)
  useAskedFocus(panel, 'details')
  function change(part) {
    const of = Object.keys(part).join()
    document.edit(
      {
        name: 'details',
        of,
        merges: true,
      },
      (template) => ({
        ...template,
        details: {
          ...template.details,
          ...part,
        },
      }),
    )
  }
  /** The address follows the title until it is written by hand. */
  function changeTitle(title) {
    change(
      details.slug === '' || details.slug === slugOf(details.title)
        ? {
            title,
            slug: slugOf(title),
          }
        : { title },
    )
  }
  function errorOf(field) {
    const problem = problems.find(
      ({ place, severity }) => severity === 'error' && place.part === 'details' && place.field === field,
    )
    return problem === void 0 ? void 0 : i18n._(PROBLEM_WORDS[problem.code])
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    ref: panel,
    className: PanelStack_module_default.stack,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
        'data-place': 'title',
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
          label: _t(
            /** i18n */
            {
              id: '8a5J-d',
              message: ['Tytuł'],
            },
          ),
          value: details.title,
          maxLength: 120,
          errorMessage: errorOf('title'),
          onChange: changeTitle,
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
        'data-place': 'slug',
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
          label: _t(
            /** i18n */
            {
              id: 'NTPbIi',
              message: ['Adres (slug)'],
            },
          ),
          description: _t(
            /** i18n */
            {
              id: '3ZMu4w',
              message: ['Szablon stanie pod /szablony/', ['0']],
              values: { 0: details.slug === '' ? '…' : details.slug },
            },
          ),
          value: details.slug,
          maxLength: 120,
          errorMessage: errorOf('slug'),
          onChange: (slug) => change({ slug }),
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
        'data-place': 'description',
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
          label: _t(
            /** i18n */
            {
              id: 'Ce70JC',
              message: ['Opis'],
            },
          ),
          description: _t(
            /** i18n */
            {
              id: 'zG6Njq',
              message: ['Do czego jest i\xA0co z\xA0niego wychodzi.'],
            },
          ),
          multiline: true,
          value: details.description,
          maxLength: LONGEST_DESCRIPTION,
          onChange: (description) => change({ description }),
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WordsField, {
        label: _t(
          /** i18n */
          {
            id: '_Epjhq',
            message: ['Kategorie'],
          },
        ),
        description: _t(
          /** i18n */
          {
            id: 'W5KzVq',
            message: ['Po przecinku, na przykład: urodziny, kartki.'],
          },
        ),
        value: details.categories,
        onChange: (categories) => change({ categories }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WordsField, {
        label: _t(
          /** i18n */
          {
            id: 'JO9pIn',
            message: ['Tagi'],
          },
        ),
        description: _t(
          /** i18n */
          {
            id: 'gsLlBz',
            message: ['Po przecinku.'],
          },
        ),
        value: details.tags,
        onChange: (tags) => change({ tags }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
        'data-place': 'thumbnailUrl',
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
          label: _t(
            /** i18n */
            {
              id: 'iuUsvw',
              message: ['Adres miniatury'],
            },
          ),
          type: 'url',
          value: details.thumbnailUrl,
          maxLength: LONGEST_ADDRESS,
          errorMessage: errorOf('thumbnailUrl'),
          onChange: (thumbnailUrl) => change({ thumbnailUrl }),
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
        'data-place': 'previewVideoUrl',
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
          label: _t(
            /** i18n */
            {
              id: 'EWqJEP',
              message: ['Adres wideo podglądu'],
            },
          ),
          description: _t(
            /** i18n */
            {
              id: '76PMUk',
              message: ['Gra na karcie szablonu po najechaniu.'],
            },
          ),
          type: 'url',
          value: details.previewVideoUrl,
          maxLength: LONGEST_ADDRESS,
          errorMessage: errorOf('previewVideoUrl'),
          onChange: (previewVideoUrl) => change({ previewVideoUrl }),
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NumberField, {
        label: _t(
          /** i18n */
          {
            id: 'NO0tOS',
            message: ['Cena w\xA0kredytach'],
          },
        ),
        description: _t(
          /** i18n */
          {
            id: 'UZQ7Nv',
            message: ['Tyle kosztuje jedno użycie, gdy cena dynamiczna jest wyłączona.'],
          },
        ),
        value: details.credits,
        min: 0,
        max: MOST_CREDITS,
        onChange: (credits) => change({ credits }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
        className: PanelStack_module_default.text,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'TNGlD7',
          message: ['Wszystko zapisuje się samo na tym urządzeniu.'],
        }),
      }),
    ],
  })
}
// src/features/builder/nodes/useNodeChange.ts
/** What of a node is another: typing in one field is undone apart from typing in the next. */
function changedIn(before, after) {
  const others = new Map(Object.entries(after))
  return Object.entries(before)
    .flatMap(([name, value]) => (others.get(name) === value ? [] : [name]))
    .join()
}
/** Changes a node of the open template. */
function useNodeChange() {
  const document = useBuilder()
  return (before, after) => {
    const part =
      changedIn(before, after) === 'settings'
        ? changedIn(before.settings, after.settings)
        : changedIn(before, after)
    document.edit(
      {
        name: 'node',
        of: `${before.id}/${part}`,
        merges: true,
      },
      (template) => replaceNode(template, after),
    )
  }
}
// src/features/builder/nodes/aggregate/AggregateParameters.tsx
/** Which of the results that arrive go on. */
function AggregateParameters({ node, onChange }) {
  const { _: _t } = useLingui()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChoiceSelect, {
    label: _t(
      /** i18n */
      {
        id: 'zR_-UO',
        message: ['Co idzie dalej'],
      },
    ),
    words: COLLECT_WORDS,
    values: COLLECT_STRATEGIES,
    value: node.settings.collectStrategy,
    onChange: (collectStrategy) =>
      onChange({
        ...node,
        settings: { collectStrategy },
      }),
  })
}
// src/features/builder/nodes/branch/BranchParameters.tsx
/** What decides between the two ways. */
function BranchParameters({ node, onChange }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ConditionFields, {
    nodeId: node.id,
    value: node.settings.condition,
    onChange: (condition) =>
      onChange({
        ...node,
        settings: { condition },
      }),
  })
}
// src/features/builder/nodes/input/InputParameters.tsx
/** Which field of the form comes in, and as what. */
function InputParameters({ node, onChange }) {
  const { _: _t } = useLingui()
  const { settings } = node
  const options = useFieldOptions(settings.field)
  const fields = useFormFields()
  function choose(name) {
    const field = fields.find((each) => each.name === name)
    const valueType = field === void 0 ? settings.valueType : FORM_FIELD_TYPES[field.type].valueType
    onChange({
      ...node,
      settings: {
        field: name,
        valueType,
      },
    })
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Select, {
        label: _t(
          /** i18n */
          {
            id: 'p2oTLc',
            message: ['Pole formularza'],
          },
        ),
        options,
        value: settings.field,
        onChange: choose,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChoiceSelect, {
        label: _t(
          /** i18n */
          {
            id: 'is1AtI',
            message: ['Rodzaj danych'],
          },
        ),
        words: VALUE_TYPE_WORDS,
        values: VALUE_TYPES,
        value: settings.valueType,
        onChange: (valueType) =>
          onChange({
            ...node,
            settings: {
              ...settings,
              valueType,
            },
          }),
      }),
    ],
  })
}
var PromptField_module_default = {
  head: '_head_acb9c_2',
  insert: '_insert_acb9c_10',
  text: '_text_acb9c_21',
}
// src/features/builder/inputs/PromptField.tsx
/** A text with references to fields of the form and to other nodes, which a list beside it writes. */
function PromptField({ label, description, value, nodeId, onChange }) {
  const { _: _t } = useLingui()
  const id = (0, import_react.useId)()
  const area = (0, import_react.useRef)(null)
  const fields = useFormFields()
  const before = useNodesBefore(nodeId)
  const nameOf = useNodeName()
  function insert(reference) {
    const { selectionStart, selectionEnd } = area.current ?? {
      selectionStart: value.length,
      selectionEnd: value.length,
    }
    const next = `${value.slice(0, selectionStart)}${reference}${value.slice(selectionEnd)}`
    if (next.length > 4e3) return
    onChange(next)
    const caret = selectionStart + reference.length
    requestAnimationFrame(() => {
      area.current?.focus()
      area.current?.setSelectionRange(caret, caret)
    })
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: Field_module_default.field,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: PromptField_module_default.head,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('label', {
            htmlFor: id,
            className: Field_module_default.label,
            children: label,
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('select', {
            className: PromptField_module_default.insert,
            'aria-label': _t(
              /** i18n */
              {
                id: 'ja4M3P',
                message: ['Wstaw do: ', ['label']],
                values: { label },
              },
            ),
            value: '',
            onChange: (event) => insert(event.currentTarget.value),
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('option', {
                value: '',
                disabled: true,
                children: _t(
                  /** i18n */
                  {
                    id: '06pLL1',
                    message: ['Wstaw…'],
                  },
                ),
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('option', {
                value: '{{previous}}',
                children: _t(
                  /** i18n */
                  {
                    id: 'P8UZ66',
                    message: ['Wynik poprzedniego węzła'],
                  },
                ),
              }),
              fields.length === 0
                ? null
                : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('optgroup', {
                    label: _t(
                      /** i18n */
                      {
                        id: 'jeHK9J',
                        message: ['Pola formularza'],
                      },
                    ),
                    children: fields.map(({ name, label: words }) =>
                      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
                        'option',
                        {
                          value: `{{${name}}}`,
                          children: words === '' ? name : words,
                        },
                        name,
                      ),
                    ),
                  }),
              before.length === 0
                ? null
                : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('optgroup', {
                    label: _t(
                      /** i18n */
                      {
                        id: 'rgb9XV',
                        message: ['Wyniki węzłów'],
                      },
                    ),
                    children: before.map((node) =>
                      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
                        'option',
                        {
                          value: `{{node:${node.id}}}`,
                          children: nameOf(node),
                        },
                        node.id,
                      ),
                    ),
                  }),
            ],
          }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('textarea', {
        ref: area,
        id,
        className: classNames(Field_module_default.control, PromptField_module_default.text),
        rows: 4,
        maxLength: LONGEST_PROMPT,
        value,
        'aria-describedby': description === void 0 ? void 0 : `${id}-about`,
        onChange: (event) => onChange(event.currentTarget.value),
      }),
      description === void 0
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
            id: `${id}-about`,
            className: Field_module_default.description,
            children: description,
          }),
    ],
  })
}
/** The nodes from which edges lead to this one: they have given something by the time it runs. */
function useNodesBefore(nodeId) {
  const template = useTemplate()
  const graph = graphOfTemplate(template)
  const at = graph.indexOf.get(nodeId)
  if (at === void 0) return []
  const before = ancestors(graph, at)
  return template.nodes.filter((_node, index) => before.has(index))
}
// src/features/builder/nodes/InputSourceFields.tsx
var PREVIOUS = ':previous'
/** What a node works on: what arrives, or a field of the form. */
function InputSourceFields({ value, onChange }) {
  const { _: _t } = useLingui()
  const chosen = value.from === 'field' ? value.field : ''
  const [first, ...fields] = useFieldOptions(chosen)
  const isUnchosen = value.from === 'field' && value.field === ''
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Select, {
    label: _t(
      /** i18n */
      {
        id: 'epLmLZ',
        message: ['Źródło danych'],
      },
    ),
    value: value.from === 'previous' ? PREVIOUS : chosen,
    options: [
      {
        value: PREVIOUS,
        label: _t(
          /** i18n */
          {
            id: 'P8UZ66',
            message: ['Wynik poprzedniego węzła'],
          },
        ),
      },
      ...(isUnchosen && first !== void 0 ? [first] : []),
      ...fields,
    ],
    onChange: (next) =>
      onChange(
        next === PREVIOUS
          ? { from: 'previous' }
          : {
              from: 'field',
              field: next,
            },
      ),
  })
}
var ParameterList_module_default = {
  list: '_list_1olio_2',
  title: '_title_1olio_8',
  row: '_row_1olio_13',
}
// src/features/builder/nodes/model/ParameterList.tsx
/** Parameters by name and value, as the engine knows them. */
function ParameterList({ title, value, onChange }) {
  const { _: _t } = useLingui()
  const entries = Object.entries(value)
  function rename(at, name) {
    if (name in Object.prototype || entries.some(([other], place) => other === name && place !== at)) return
    onChange(Object.fromEntries(entries.map(([old, its], place) => [place === at ? name : old, its])))
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('fieldset', {
    className: ParameterList_module_default.list,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('legend', {
        className: ParameterList_module_default.title,
        children: title,
      }),
      entries.map(([name, its], at) =>
        /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
          'div',
          {
            className: ParameterList_module_default.row,
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('input', {
                className: Field_module_default.control,
                'aria-label': _t(
                  /** i18n */
                  {
                    id: 'kzoSMj',
                    message: ['Nazwa parametru ', ['0']],
                    values: { 0: at + 1 },
                  },
                ),
                maxLength: 64,
                value: name,
                onChange: (event) => rename(at, event.currentTarget.value),
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('input', {
                className: Field_module_default.control,
                'aria-label': _t(
                  /** i18n */
                  {
                    id: '1BJ3H9',
                    message: ['Wartość parametru ', ['name']],
                    values: { name },
                  },
                ),
                maxLength: LONGEST_VALUE,
                value: String(its),
                onChange: (event) =>
                  onChange({
                    ...value,
                    [name]: readValue(event.currentTarget.value),
                  }),
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
                label: _t(
                  /** i18n */
                  {
                    id: 'KV22Hi',
                    message: ['Usuń parametr ', ['name']],
                    values: { name },
                  },
                ),
                onPress: () => onChange(Object.fromEntries(entries.filter((_entry, place) => place !== at))),
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(X, { size: 18 }),
              }),
            ],
          },
          at,
        ),
      ),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
          size: 'small',
          variant: 'quiet',
          icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Plus, {
            size: 16,
            'aria-hidden': 'true',
          }),
          onPress: () =>
            onChange({
              ...value,
              [freeName(value)]: '',
            }),
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'm8j3Ci',
            message: ['Dodaj parametr'],
          }),
        }),
      }),
    ],
  })
}
function freeName(value) {
  let number = Object.keys(value).length + 1
  while (Object.hasOwn(value, `parametr_${number}`)) number += 1
  return `parametr_${number}`
}
/** A number or a yes and no as what they are; words in progress, such as „1.”, stay words. */
function readValue(text) {
  if (text === 'true' || text === 'false') return text === 'true'
  return /^-?(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/u.test(text) && Number.isFinite(Number(text))
    ? Number(text)
    : text
}
// src/features/builder/nodes/model/ModelParameters.tsx
/** What is made, by which model and from what; the rest of it in full. */
function ModelParameters({ node, onChange, isFull }) {
  const { _: _t } = useLingui()
  const { settings } = node
  const { mode, model, promptTemplate, negativePrompt, inputSource } = settings
  const change = (part) =>
    onChange({
      ...node,
      settings: {
        ...settings,
        ...part,
      },
    })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChoiceSelect, {
        label: _t(
          /** i18n */
          {
            id: 'ZHuE9z',
            message: ['Co ma powstać'],
          },
        ),
        words: MODE_WORDS,
        values: GENERATION_TYPES,
        value: mode,
        onChange: (next) =>
          change({
            mode: next,
            model: '',
          }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Select, {
        label: _t(
          /** i18n */
          {
            id: 'scu3wk',
            message: ['Model'],
          },
        ),
        options: useModelOptions(mode, model),
        value: model,
        onChange: (next) => change({ model: next }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PromptField, {
        label: _t(
          /** i18n */
          {
            id: 'W9uQXX',
            message: ['Prompt'],
          },
        ),
        description: _t(
          /** i18n */
          {
            id: '4mEAky',
            message: ['Gdy jest pusty, promptem są dane ze źródła.'],
          },
        ),
        nodeId: node.id,
        value: promptTemplate,
        onChange: (next) => change({ promptTemplate: next }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NumberField, {
        label: _t(
          /** i18n */
          {
            id: 'ivo_Nl',
            message: ['Warianty'],
          },
        ),
        value: settings.fanout,
        min: 1,
        max: 8,
        onChange: (fanout) => change({ fanout }),
      }),
      settings.fanout > 1
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChoiceSelect, {
            label: _t(
              /** i18n */
              {
                id: 'el6tv6',
                message: ['Które warianty idą dalej'],
              },
            ),
            words: COLLECT_WORDS,
            values: COLLECT_STRATEGIES,
            value: settings.collectStrategy,
            onChange: (collectStrategy) => change({ collectStrategy }),
          })
        : null,
      isFull
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PromptField, {
                label: _t(
                  /** i18n */
                  {
                    id: '4CdYJ5',
                    message: ['Czego unikać'],
                  },
                ),
                nodeId: node.id,
                value: negativePrompt,
                onChange: (next) => change({ negativePrompt: next }),
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(InputSourceFields, {
                value: inputSource,
                onChange: (next) => change({ inputSource: next }),
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChoiceSelect, {
                label: _t(
                  /** i18n */
                  {
                    id: 'ylGR5g',
                    message: ['Wykonanie'],
                  },
                ),
                words: EXECUTION_WORDS,
                values: EXECUTION_MODES,
                value: settings.executionMode,
                onChange: (executionMode) => change({ executionMode }),
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ParameterList, {
                title: _t(
                  /** i18n */
                  {
                    id: 'UZBoAQ',
                    message: ['Parametry modelu'],
                  },
                ),
                value: settings.modelParameters,
                onChange: (modelParameters) => change({ modelParameters }),
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ParameterList, {
                title: _t(
                  /** i18n */
                  {
                    id: 'jwNkZp',
                    message: ['Parametry zaawansowane'],
                  },
                ),
                value: settings.advancedParameters,
                onChange: (advancedParameters) => change({ advancedParameters }),
              }),
            ],
          })
        : null,
    ],
  })
}
/** The engines that make this, with their prices; one that is chosen and not offered is still named. */
function useModelOptions(mode, model) {
  const { _: _t2 } = useLingui()
  const engines = (useEngines() ?? []).filter(({ type }) => type === mode)
  const isKnown = model === '' || engines.some(({ id }) => id === model)
  return [
    {
      value: '',
      label: _t2(
        /** i18n */
        {
          id: 'WevSYC',
          message: ['Wybierz model'],
        },
      ),
    },
    ...(isKnown
      ? []
      : [
          {
            value: model,
            label: model,
          },
        ]),
    ...engines.map(({ id, name, credits, isAvailable }) => {
      const price = _t2(
        /** i18n */
        {
          id: 'qxzc6V',
          message: [
            [
              'credits',
              'plural',
              {
                offset: void 0,
                one: ['#', '\xA0kredyt'],
                few: ['#', '\xA0kredyty'],
                many: ['#', '\xA0kredytów'],
                other: ['#', '\xA0kredytu'],
              },
            ],
          ],
          values: { credits },
        },
      )
      return {
        value: id,
        label: isAvailable
          ? `${name} · ${price}`
          : _t2(
              /** i18n */
              {
                id: 'KURHnV',
                message: [['name'], ' (brak klucza na serwerze)'],
                values: { name },
              },
            ),
      }
    }),
  ]
}
// src/features/builder/nodes/output/OutputParameters.tsx
/** What the result is called where it is shown. */
function OutputParameters({ node, onChange }) {
  const { _: _t } = useLingui()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
    label: _t(
      /** i18n */
      {
        id: '9D0JM1',
        message: ['Nazwa wyniku'],
      },
    ),
    description: _t(
      /** i18n */
      {
        id: 'qUEtZp',
        message: ['Tak podpiszemy wynik na stronie szablonu.'],
      },
    ),
    value: node.settings.name,
    maxLength: 120,
    onChange: (name) =>
      onChange({
        ...node,
        settings: { name },
      }),
  })
}
// src/features/builder/nodes/postprocess/PostprocessParameters.tsx
var FORMAT_WORDS = {
  same:
    /** i18n */
    {
      id: 'Umzlbs',
      message: ['Bez zmiany'],
    },
  png:
    /** i18n */
    {
      id: 'xuQc2M',
      message: ['PNG'],
    },
  jpeg:
    /** i18n */
    {
      id: 'jumlv7',
      message: ['JPEG'],
    },
  webp:
    /** i18n */
    {
      id: 'MK0iF4',
      message: ['WebP'],
    },
}
/** What is done to a finished picture, film or sound; only what the operation heeds is asked. */
function PostprocessParameters({ node, onChange }) {
  const { _: _t } = useLingui()
  const { settings } = node
  const { operation, width, height, format, text } = settings
  const change = (part) =>
    onChange({
      ...node,
      settings: {
        ...settings,
        ...part,
      },
    })
  const hasSize = operation === 'resize' || operation === 'crop'
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChoiceSelect, {
        label: _t(
          /** i18n */
          {
            id: 'K9Sfxm',
            message: ['Co zrobić'],
          },
        ),
        words: POSTPROCESS_WORDS,
        values: POSTPROCESSES,
        value: operation,
        onChange: (next) => change({ operation: next }),
      }),
      hasSize
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NumberField, {
                label: _t(
                  /** i18n */
                  {
                    id: '3Ddq_D',
                    message: ['Szerokość w\xA0pikselach'],
                  },
                ),
                description: _t(
                  /** i18n */
                  {
                    id: 'PZEjzG',
                    message: ['0\xA0zostawia, jak jest.'],
                  },
                ),
                value: width,
                min: 0,
                max: LARGEST_SIDE,
                onChange: (next) => change({ width: next }),
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NumberField, {
                label: _t(
                  /** i18n */
                  {
                    id: 'O_mNwP',
                    message: ['Wysokość w\xA0pikselach'],
                  },
                ),
                value: height,
                min: 0,
                max: LARGEST_SIDE,
                onChange: (next) => change({ height: next }),
              }),
            ],
          })
        : null,
      operation === 'format'
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChoiceSelect, {
            label: _t(
              /** i18n */
              {
                id: 'kI1qVD',
                message: ['Format'],
              },
            ),
            words: FORMAT_WORDS,
            values: FORMATS,
            value: format,
            onChange: (next) => change({ format: next }),
          })
        : null,
      operation === 'watermark'
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
            label: _t(
              /** i18n */
              {
                id: 'o21uLy',
                message: ['Podpis na obrazie'],
              },
            ),
            value: text,
            maxLength: 120,
            onChange: (next) => change({ text: next }),
          })
        : null,
    ],
  })
}
// src/features/builder/nodes/transform/TransformParameters.tsx
/** What is done to the text; only what the operation heeds is asked. */
function TransformParameters({ node, onChange }) {
  const { _: _t } = useLingui()
  const { settings } = node
  const { operation, inputSource, text, replacement } = settings
  const change = (part) =>
    onChange({
      ...node,
      settings: {
        ...settings,
        ...part,
      },
    })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChoiceSelect, {
        label: _t(
          /** i18n */
          {
            id: 'K9Sfxm',
            message: ['Co zrobić'],
          },
        ),
        words: TRANSFORM_WORDS,
        values: TRANSFORMS,
        value: operation,
        onChange: (next) => change({ operation: next }),
      }),
      operation === 'text'
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PromptField, {
            label: _t(
              /** i18n */
              {
                id: 'gYTVxY',
                message: ['Tekst do złożenia'],
              },
            ),
            nodeId: node.id,
            value: text,
            onChange: (next) => change({ text: next }),
          })
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(InputSourceFields, {
            value: inputSource,
            onChange: (next) => change({ inputSource: next }),
          }),
      TEXT_OF.has(operation)
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
            label:
              operation === 'replace'
                ? _t(
                    /** i18n */
                    {
                      id: 'ubwevh',
                      message: ['Co zamienić'],
                    },
                  )
                : _t(
                    /** i18n */
                    {
                      id: 'M4olMj',
                      message: ['Znak rozdzielający'],
                    },
                  ),
            value: text,
            maxLength: LONGEST_PROMPT,
            onChange: (next) => change({ text: next }),
          })
        : null,
      operation === 'replace'
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
            label: _t(
              /** i18n */
              {
                id: '_XXwW-',
                message: ['Na co'],
              },
            ),
            value: replacement,
            maxLength: LONGEST_PROMPT,
            onChange: (next) => change({ replacement: next }),
          })
        : null,
    ],
  })
}
/** The operations that heed a piece of text besides what arrives. */
var TEXT_OF = /* @__PURE__ */ new Set(['replace', 'split', 'join'])
// src/features/builder/nodes/kindParameters.ts
/** How each kind of node is set. */
var NODE_PARAMETERS = {
  input: InputParameters,
  model: ModelParameters,
  aggregate: AggregateParameters,
  transform: TransformParameters,
  postprocess: PostprocessParameters,
  branch: BranchParameters,
  output: OutputParameters,
}
// src/features/builder/nodes/NodeParameters.tsx
/** The parameters of a node by its kind. */
function NodeParameters({ node, isFull = false }) {
  const change = useNodeChange()
  const Parameters = NODE_PARAMETERS[node.kind]
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Parameters, {
    node,
    isFull,
    onChange: (after) => change(node, after),
  })
}
// src/features/builder/panels/problems/useProblemPlaces.ts
/** What the place of a problem is called. */
function useProblemPlaces() {
  const { _: _t } = useLingui()
  const template = useTemplate()
  const nameOf = useNodeName()
  const { nodes, indexOf } = graphOfTemplate(template)
  const parts = {
    details: _t(
      /** i18n */
      {
        id: 'KY3J1x',
        message: ['Szablon'],
      },
    ),
    graph: _t(
      /** i18n */
      {
        id: '-z3iPx',
        message: ['Graf'],
      },
    ),
    form: _t(
      /** i18n */
      {
        id: '6sUbnG',
        message: ['Formularz'],
      },
    ),
    pricing: _t(
      /** i18n */
      {
        id: 'v4rx7k',
        message: ['Cena'],
      },
    ),
    settings: _t(
      /** i18n */
      {
        id: 'kdgwxz',
        message: ['Potok'],
      },
    ),
    examples: _t(
      /** i18n */
      {
        id: 'zOa6a7',
        message: ['Przykłady'],
      },
    ),
  }
  function nodeName(id) {
    const node = nodes[indexOf.get(id) ?? -1]
    return node === void 0 ? id : nameOf(node)
  }
  function edgeName(id) {
    const edge = template.edges.find((each) => each.id === id)
    return edge === void 0
      ? _t(
          /** i18n */
          {
            id: 'avekCP',
            message: ['Połączenie'],
          },
        )
      : `${nodeName(edge.source)} → ${nodeName(edge.target)}`
  }
  function stepName(id) {
    const at = template.form.findIndex((step) => step.id === id)
    return (
      template.form[at]?.title ||
      _t(
        /** i18n */
        {
          id: 'lAkvOr',
          message: ['Krok ', ['0']],
          values: { 0: at + 1 },
        },
      )
    )
  }
  function fieldName(name) {
    return template.form.flatMap((step) => step.fields).find((field) => field.name === name)?.label || name
  }
  return (place) => {
    if (place.part === 'node') return nodeName(place.id)
    if (place.part === 'edge') return edgeName(place.id)
    if (place.part === 'step') return stepName(place.id)
    return place.part === 'field' ? fieldName(place.name) : parts[place.part]
  }
}
// src/features/builder/panels/node/NodeProblemList.tsx
/** What is wrong with one node or connection. */
function NodeProblemList({ id }) {
  const { i18n } = useLingui()
  const problems = useProblems().filter(({ place }) => 'id' in place && place.id === id)
  return [...new Map(problems.map(({ code, severity }) => [code, severity]))].map(([code, severity]) =>
    /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
      Notice,
      {
        tone: severity === 'error' ? 'danger' : 'warning',
        children: i18n._(PROBLEM_WORDS[code]),
      },
      code,
    ),
  )
}
// src/features/builder/panels/node/ChosenEdge.tsx
/** The connection that is chosen: between what it stands, and how to take it away. */
function ChosenEdge({ edge }) {
  const { _: _t, i18n } = useLingui()
  const document = useBuilder()
  const ends = useProblemPlaces()({
    part: 'edge',
    id: edge.id,
  })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: PanelStack_module_default.stack,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NodeProblemList, { id: edge.id }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('strong', { children: ends }),
      }),
      edge.sourcePort === 'out'
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
            className: PanelStack_module_default.text,
            children: _t(
              /** i18n */
              {
                id: 'SofbMF',
                message: ['Droga: ', ['0']],
                values: { 0: i18n._(PORT_WORDS[edge.sourcePort]) },
              },
            ),
          }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
        icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trash, {
          size: 18,
          'aria-hidden': 'true',
        }),
        onPress: () =>
          document.edit({ name: 'remove' }, (template) =>
            removeParts(template, /* @__PURE__ */ new Set([edge.id])),
          ),
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'U6mumw',
          message: ['Usuń połączenie'],
        }),
      }),
    ],
  })
}
// src/features/builder/panels/node/ChosenNote.tsx
/** The comment or frame that is chosen. */
function ChosenNote({ note }) {
  const { _: _t } = useLingui()
  const document = useBuilder()
  const isGroup = note.kind === 'group'
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: PanelStack_module_default.stack,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
        label: isGroup
          ? _t(
              /** i18n */
              {
                id: 'Dqn1RE',
                message: ['Nazwa ramki'],
              },
            )
          : _t(
              /** i18n */
              {
                id: 'ApQw9-',
                message: ['Komentarz'],
              },
            ),
        description: isGroup
          ? _t(
              /** i18n */
              {
                id: 'yX-j5O',
                message: ['Ramka zabiera ze sobą to, co w\xA0niej leży.'],
              },
            )
          : '',
        multiline: !isGroup,
        value: note.text,
        maxLength: LONGEST_DESCRIPTION,
        onChange: (text) =>
          document.edit(
            {
              name: 'note',
              of: note.id,
              merges: true,
            },
            (template) =>
              replaceNote(template, {
                ...note,
                text,
              }),
          ),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
        icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trash, {
          size: 18,
          'aria-hidden': 'true',
        }),
        onPress: () =>
          document.edit({ name: 'remove' }, (template) =>
            removeParts(template, /* @__PURE__ */ new Set([note.id])),
          ),
        children: isGroup
          ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'XbE6Jr',
              message: ['Usuń ramkę'],
            })
          : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: '1XTw4J',
              message: ['Usuń komentarz'],
            }),
      }),
    ],
  })
}
// src/features/builder/panels/node/NodeIdentity.tsx
/** What a node is called, and what it says of itself. */
function NodeIdentity({ node, isFull = false }) {
  const { _: _t, i18n } = useLingui()
  const change = useNodeChange()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
        label: _t(
          /** i18n */
          {
            id: 'lJKzdk',
            message: ['Nazwa węzła'],
          },
        ),
        placeholder: i18n._(NODE_LOOKS[node.kind].label),
        value: node.label,
        maxLength: 120,
        onChange: (label) =>
          change(node, {
            ...node,
            label,
          }),
      }),
      isFull
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
                label: _t(
                  /** i18n */
                  {
                    id: 'Ce70JC',
                    message: ['Opis'],
                  },
                ),
                multiline: true,
                value: node.description,
                maxLength: LONGEST_DESCRIPTION,
                onChange: (description) =>
                  change(node, {
                    ...node,
                    description,
                  }),
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WordsField, {
                label: _t(
                  /** i18n */
                  {
                    id: 'C7ehDQ',
                    message: ['Plakietki'],
                  },
                ),
                description: _t(
                  /** i18n */
                  {
                    id: 'x45ncP',
                    message: ['Krótkie słowa na węźle, po przecinku.'],
                  },
                ),
                value: node.badges,
                onChange: (badges) =>
                  change(node, {
                    ...node,
                    badges,
                  }),
              }),
            ],
          })
        : null,
    ],
  })
}
// src/features/builder/panels/node/NodePricing.tsx
var NEW_PRICING = {
  label: '',
  estimated: 0,
  min: 0,
  max: 0,
  note: '',
}
/** What a node costs as its author estimates it, in credits (specification part 2, section 3). */
function NodePricing({ node }) {
  const { _: _t } = useLingui()
  const change = useNodeChange()
  const { pricing } = node
  const put = (part) =>
    change(node, {
      ...node,
      pricing: {
        ...NEW_PRICING,
        ...pricing,
        ...part,
      },
    })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Switch, {
        isSelected: pricing !== null,
        onChange: (isPriced) =>
          change(node, {
            ...node,
            pricing: isPriced ? NEW_PRICING : null,
          }),
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'Tml56p',
          message: ['Własna cena tego węzła'],
        }),
      }),
      pricing === null
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
            className: PanelStack_module_default.stack,
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
                label: _t(
                  /** i18n */
                  {
                    id: 'd86cDQ',
                    message: ['Podpis ceny'],
                  },
                ),
                value: pricing.label,
                maxLength: 120,
                onChange: (label) => put({ label }),
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NumberField, {
                label: _t(
                  /** i18n */
                  {
                    id: 'xq8t4L',
                    message: ['Szacunek w\xA0kredytach'],
                  },
                ),
                value: pricing.estimated,
                min: 0,
                max: MOST_CREDITS,
                onChange: (estimated) => put({ estimated }),
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NumberField, {
                label: _t(
                  /** i18n */
                  {
                    id: 'cgBD1U',
                    message: ['Najmniej'],
                  },
                ),
                value: pricing.min,
                min: 0,
                max: MOST_CREDITS,
                onChange: (min) => put({ min }),
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NumberField, {
                label: _t(
                  /** i18n */
                  {
                    id: 'dmSB9A',
                    message: ['Najwięcej'],
                  },
                ),
                value: pricing.max,
                min: 0,
                max: MOST_CREDITS,
                onChange: (max) => put({ max }),
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
                label: _t(
                  /** i18n */
                  {
                    id: '64Mqij',
                    message: ['Uwaga do ceny'],
                  },
                ),
                value: pricing.note,
                maxLength: LONGEST_DESCRIPTION,
                onChange: (note) => put({ note }),
              }),
            ],
          }),
    ],
  })
}
var NodeDialog_module_default = {
  columns: '_columns_b6wat_2',
  column: '_column_b6wat_2',
}
// src/features/builder/panels/node/NodeDialog.tsx
/** Everything that a node has, to be edited at once. What is changed is in the template at once, and undone by one step back. */
function NodeDialog({ node, isOpen, onOpenChange }) {
  const { _: _t } = useLingui()
  const name = useNodeName()(node)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
    isOpen,
    onOpenChange,
    title: name,
    size: 'xl',
    actions: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
      variant: 'primary',
      onPress: () => onOpenChange(false),
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: 'ph38UP',
        message: ['Gotowe'],
      }),
    }),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
      className: NodeDialog_module_default.columns,
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('section', {
          className: NodeDialog_module_default.column,
          'aria-label': _t(
            /** i18n */
            {
              id: 'tg-NQB',
              message: ['Nazwa i\xA0cena'],
            },
          ),
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NodeProblemList, { id: node.id }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NodeIdentity, {
              node,
              isFull: true,
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NodePricing, { node }),
          ],
        }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)('section', {
          className: NodeDialog_module_default.column,
          'aria-label': _t(
            /** i18n */
            {
              id: 'A-NegL',
              message: ['Parametry'],
            },
          ),
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NodeParameters, {
            node,
            isFull: true,
          }),
        }),
      ],
    }),
  })
}
// src/features/builder/panels/node/NodePanel.tsx
/** What is chosen, for a quick edit: one node, one connection, one note, or how many of them. */
function NodePanel() {
  const { _: _t } = useLingui()
  const template = useTemplate()
  const selection = useSelection()
  const [id = ''] = selection
  const node = template.nodes.find((each) => each.id === id)
  const edge = template.edges.find((each) => each.id === id)
  const note = template.notes.find((each) => each.id === id)
  if (selection.size > 1)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('p', {
      className: PanelStack_module_default.text,
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'uuc8rS',
          message: [
            [
              '0',
              'plural',
              {
                offset: void 0,
                one: ['Zaznaczono ', '#', '\xA0element.'],
                few: ['Zaznaczono ', '#', '\xA0elementy.'],
                many: ['Zaznaczono ', '#', '\xA0elementów.'],
                other: ['Zaznaczono ', '#', '\xA0elementu.'],
              },
            ],
          ],
          values: { 0: selection.size },
        }),
        ' ',
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: '9Q3hvL',
          message: ['Przesuń, wyrównaj, powiel albo usuń je razem.'],
        }),
      ],
    })
  if (node !== void 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChosenNode, { node }, node.id)
  if (edge !== void 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChosenEdge, { edge })
  if (note !== void 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChosenNote, { note }, note.id)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
    icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MousePointerClick, { size: 28 }),
    title: _t(
      /** i18n */
      {
        id: 'yQmtWx',
        message: ['Nic nie jest zaznaczone'],
      },
    ),
    description: _t(
      /** i18n */
      {
        id: 'j8yRZZ',
        message: ['Zaznacz węzeł, a\xA0tu zmienisz jego parametry.'],
      },
    ),
  })
}
function ChosenNode({ node }) {
  const [isFull, setFull] = (0, import_react.useState)(false)
  const panel = (0, import_react.useRef)(null)
  useAskedFocus(panel, 'node')
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    ref: panel,
    className: PanelStack_module_default.stack,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NodeProblemList, { id: node.id }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NodeIdentity, { node }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NodeParameters, { node }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
        icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Maximize2, {
          size: 18,
          'aria-hidden': 'true',
        }),
        onPress: () => setFull(true),
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: '-CSABk',
          message: ['Wszystkie parametry'],
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NodeDialog, {
        node,
        isOpen: isFull,
        onOpenChange: setFull,
      }),
    ],
  })
}
var ProblemsPanel_module_default = {
  list: '_list_1ig2x_2',
  problem: '_problem_1ig2x_7',
  icon: '_icon_1ig2x_26',
  words: '_words_1ig2x_36',
  place: '_place_1ig2x_42',
  count: '_count_1ig2x_47',
}
// src/features/builder/panels/problems/ProblemCount.tsx
/** How many problems there are, on the tab of their panel. */
function ProblemCount() {
  const { _: _t } = useLingui()
  const problems = useProblems()
  if (problems.length === 0) return null
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const count = errors > 0 ? errors : problems.length
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
    className: ProblemsPanel_module_default.count,
    'data-severity': errors > 0 ? 'error' : 'warning',
    'aria-label': _t(
      /** i18n */
      {
        id: '71FgSz',
        message: [
          [
            'count',
            'plural',
            {
              offset: void 0,
              one: ['#', '\xA0problem'],
              few: ['#', '\xA0problemy'],
              many: ['#', '\xA0problemów'],
              other: ['#', '\xA0problemu'],
            },
          ],
        ],
        values: { count },
      },
    ),
    children: count > 99 ? '99+' : count,
  })
}
// src/features/builder/panels/problems/ProblemsPanel.tsx
var MOST_SHOWN = 200
/** Everything that is wrong with the template; a press leads to its place. */
function ProblemsPanel() {
  const { i18n } = useLingui()
  const document = useBuilder()
  const problems = useProblems()
  const placeName = useProblemPlaces()
  const { length } = problems
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: PanelStack_module_default.stack,
    children: [
      length === 0
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
            tone: 'success',
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'KuPDr1',
              message: ['Wszystko się zgadza. Szablon można opublikować.'],
            }),
          })
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
            className: PanelStack_module_default.text,
            children: isPublishable(problems)
              ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'Y3A_7r',
                  message: ['Szablon można opublikować. Zostały tylko podpowiedzi.'],
                })
              : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'i9_AIj',
                  message: ['Popraw to, co oznaczone na czerwono, a\xA0szablon da się opublikować.'],
                }),
          }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ul', {
        className: ProblemsPanel_module_default.list,
        children: problems.slice(0, MOST_SHOWN).map((problem, at) => {
          const Icon = problem.severity === 'error' ? CircleExclamationPoint : TriangleExclamationPoint
          return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
            'li',
            {
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('button', {
                type: 'button',
                className: ProblemsPanel_module_default.problem,
                'data-severity': problem.severity,
                onClick: () => leadTo(document, problem.place),
                children: [
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
                    className: ProblemsPanel_module_default.icon,
                    size: 18,
                    'aria-hidden': 'true',
                  }),
                  /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
                    className: ProblemsPanel_module_default.words,
                    children: [
                      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                        className: ProblemsPanel_module_default.place,
                        children: placeName(problem.place),
                      }),
                      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                        children: i18n._(PROBLEM_WORDS[problem.code]),
                      }),
                    ],
                  }),
                ],
              }),
            },
            `${problem.code} ${at}`,
          )
        }),
      }),
      length > MOST_SHOWN
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
            className: PanelStack_module_default.text,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'C5H0gy',
              message: [
                [
                  '0',
                  'plural',
                  {
                    offset: void 0,
                    one: ['I\xA0jeszcze ', '#', '\xA0problem.'],
                    few: ['I\xA0jeszcze ', '#', '\xA0problemy.'],
                    many: ['I\xA0jeszcze ', '#', '\xA0problemów.'],
                    other: ['I\xA0jeszcze ', '#', '\xA0problemu.'],
                  },
                ],
              ],
              values: { 0: length - MOST_SHOWN },
            }),
          })
        : null,
    ],
  })
}
// src/features/builder/panels/settings/SettingsPanel.tsx
/** How the whole of a template is run (specification part 2, section 3). */
function SettingsPanel() {
  const { _: _t, i18n } = useLingui()
  const document = useBuilder()
  const settings = useTemplatePart('settings')
  const problem = useProblems().find(({ place }) => place.part === 'settings')
  const panel = (0, import_react.useRef)(null)
  useAskedFocus(panel, 'settings')
  function change(part) {
    document.edit(
      {
        name: 'settings',
        of: Object.keys(part).join(),
        merges: true,
      },
      (template) => ({
        ...template,
        settings: {
          ...template.settings,
          ...part,
        },
      }),
    )
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    ref: panel,
    className: PanelStack_module_default.stack,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChoiceSelect, {
        label: _t(
          /** i18n */
          {
            id: 'nAWKXR',
            message: ['Domyślne wykonanie'],
          },
        ),
        words: EXECUTION_WORDS,
        values: EXECUTION_MODES,
        value: settings.defaultMode,
        onChange: (defaultMode) => change({ defaultMode }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChoiceSelect, {
        label: _t(
          /** i18n */
          {
            id: 'tApjZI',
            message: ['Gdy wyników jest kilka'],
          },
        ),
        words: COLLECT_WORDS,
        values: COLLECT_STRATEGIES,
        value: settings.defaultCollectStrategy,
        onChange: (defaultCollectStrategy) => change({ defaultCollectStrategy }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChoiceSelect, {
        label: _t(
          /** i18n */
          {
            id: 'S92jOt',
            message: ['Gdy węzeł się nie uda'],
          },
        ),
        words: FAILURE_WORDS,
        values: FAILURE_BEHAVIOURS,
        value: settings.failureBehaviour,
        onChange: (failureBehaviour) => change({ failureBehaviour }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Switch, {
        isSelected: settings.autoRetry,
        onChange: (autoRetry) => change({ autoRetry }),
        children: _t(
          /** i18n */
          {
            id: 'x1no4p',
            message: ['Ponawiaj nieudane węzły'],
          },
        ),
      }),
      settings.autoRetry
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NumberField, {
            label: _t(
              /** i18n */
              {
                id: 'wUpzg0',
                message: ['Najwięcej ponowień'],
              },
            ),
            value: settings.maxRetries,
            min: 0,
            max: 5,
            onChange: (maxRetries) => change({ maxRetries }),
          })
        : null,
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NumberField, {
        label: _t(
          /** i18n */
          {
            id: '44RhRq',
            message: ['Limit czasu w\xA0sekundach'],
          },
        ),
        value: settings.timeoutSeconds,
        min: 1,
        max: LONGEST_TIMEOUT_SECONDS,
        onChange: (timeoutSeconds) => change({ timeoutSeconds }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Switch, {
        isSelected: settings.notifyUser,
        onChange: (notifyUser) => change({ notifyUser }),
        children: _t(
          /** i18n */
          {
            id: 'x7sQms',
            message: ['Powiadom, gdy wynik będzie gotowy'],
          },
        ),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
        'data-place': 'settings',
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
          label: _t(
            /** i18n */
            {
              id: '4YJqMD',
              message: ['Adres webhooka'],
            },
          ),
          description: _t(
            /** i18n */
            {
              id: 't7Lrk5',
              message: ['Dostanie podpisaną wiadomość po każdym uruchomieniu. Tylko https.'],
            },
          ),
          type: 'url',
          value: settings.webhookUrl,
          maxLength: LONGEST_ADDRESS,
          errorMessage: problem === void 0 ? void 0 : i18n._(PROBLEM_WORDS[problem.code]),
          onChange: (webhookUrl) => change({ webhookUrl }),
        }),
      }),
    ],
  })
}
// src/features/builder/panels/panels.ts
/** Every panel of the editor. A new one is its folder, its name in `panelNames.ts` and its entry here. */
var PANELS = {
  node: {
    label:
      /** i18n */
      {
        id: 'A-NegL',
        message: ['Parametry'],
      },
    icon: SlidersHorizontal,
    Content: NodePanel,
  },
  form: {
    label:
      /** i18n */
      {
        id: '6sUbnG',
        message: ['Formularz'],
      },
    icon: RectangleEllipsis,
    Content: lazyPart(() => import('./FormPanel-CPQo8haG.js')),
    isWide: true,
  },
  details: {
    label:
      /** i18n */
      {
        id: 'KY3J1x',
        message: ['Szablon'],
      },
    icon: Info,
    Content: DetailsPanel,
  },
  problems: {
    label:
      /** i18n */
      {
        id: 'QtTyro',
        message: ['Problemy'],
      },
    icon: ListChecks,
    Content: ProblemsPanel,
    Mark: ProblemCount,
  },
  settings: {
    label:
      /** i18n */
      {
        id: 'kdgwxz',
        message: ['Potok'],
      },
    icon: Settings2,
    Content: SettingsPanel,
  },
}
var PanelDock_module_default = {
  dock: '_dock_1n51y_2',
  tabs: '_tabs_1n51y_17',
  tab: '_tab_1n51y_17',
  tabName: '_tabName_1n51y_63',
  mark: '_mark_1n51y_69',
  panel: '_panel_1n51y_75',
  header: '_header_1n51y_87',
  title: '_title_1n51y_95',
  content: '_content_1n51y_99',
}
// src/features/builder/panels/PanelDock.tsx
/** The panels beside the canvas, one open at a time; on a phone they come as a sheet from below. */
function PanelDock() {
  const { _: _t, i18n } = useLingui()
  const open = useOpenPanel()
  const isNarrow = useMedia(NARROW)
  const panel = open === null ? null : PANELS[open]
  const title = open === null ? '' : i18n._(PANELS[open].label)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: PanelDock_module_default.dock,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
        role: 'toolbar',
        'aria-label': _t(
          /** i18n */
          {
            id: 'RzwXYA',
            message: ['Panele'],
          },
        ),
        className: PanelDock_module_default.tabs,
        children: PANEL_NAMES.map((name) =>
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
            PanelTab,
            {
              name,
              isOpen: open === name,
            },
            name,
          ),
        ),
      }),
      isNarrow
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Drawer, {
            side: 'bottom',
            title,
            isOpen: open !== null,
            onOpenChange: (isOpen) => {
              if (!isOpen) openPanel(null)
            },
            children:
              open === null
                ? null
                : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PanelContent, { name: open }),
          })
        : open === null
          ? null
          : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('aside', {
              'aria-label': title,
              className: PanelDock_module_default.panel,
              'data-wide': panel?.isWide === true ? '' : void 0,
              children: [
                /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('header', {
                  className: PanelDock_module_default.header,
                  children: [
                    /* @__PURE__ */ (0, import_jsx_runtime.jsx)('h2', {
                      className: PanelDock_module_default.title,
                      children: title,
                    }),
                    /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
                      size: 'small',
                      label: _t(
                        /** i18n */
                        {
                          id: 'fTHC7w',
                          message: ['Zamknij panel'],
                        },
                      ),
                      onPress: () => openPanel(null),
                      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(X, { size: 18 }),
                    }),
                  ],
                }),
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
                  className: PanelDock_module_default.content,
                  children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PanelContent, { name: open }),
                }),
              ],
            }),
    ],
  })
}
function PanelTab({ name, isOpen }) {
  const { i18n } = useLingui()
  const { icon: Icon, label, Mark } = PANELS[name]
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('button', {
    type: 'button',
    className: PanelDock_module_default.tab,
    'aria-pressed': isOpen,
    onClick: () => togglePanel(name),
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
        size: 20,
        'aria-hidden': 'true',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
        className: PanelDock_module_default.tabName,
        children: i18n._(label),
      }),
      Mark === void 0
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
            className: PanelDock_module_default.mark,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Mark, {}),
          }),
    ],
  })
}
function PanelContent({ name }) {
  const { Content } = PANELS[name]
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
    fallback: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, {
      shape: 'box',
      height: '12rem',
    }),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Content, {}),
  })
}
var StepList_module_default = {
  scroll: '_scroll_1jiqx_2',
  list: '_list_1jiqx_8',
  step: '_step_1jiqx_15',
  number: '_number_1jiqx_21',
  body: '_body_1jiqx_28',
  card: '_card_1jiqx_34',
  next: '_next_1jiqx_40',
  edge: '_edge_1jiqx_45',
  edgeName: '_edgeName_1jiqx_53',
  actions: '_actions_1jiqx_62',
  add: '_add_1jiqx_67',
}
// src/features/builder/steps/Step.tsx
/** One node of the list: what it is, where it leads, and what can be done with it. */
function Step({ node, number, next, graph }) {
  const { _: _t, i18n } = useLingui()
  const document = useBuilder()
  const isSelected = useSelection().has(node.id)
  const nameOf = useNodeName()
  const name = nameOf(node)
  function edit() {
    document.select([node.id])
    openPanel('node')
  }
  function remove(id) {
    document.edit({ name: 'remove' }, (template) => removeParts(template, /* @__PURE__ */ new Set([id])))
    announce(
      id === node.id
        ? _t(
            /** i18n */
            {
              id: 'eypGl7',
              message: ['Usunięto: ', ['name']],
              values: { name },
            },
          )
        : _t(
            /** i18n */
            {
              id: 'vlThRl',
              message: ['Rozłączono.'],
            },
          ),
    )
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('li', {
    id: `step-${node.id}`,
    className: StepList_module_default.step,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
        className: StepList_module_default.number,
        'aria-hidden': 'true',
        children: number,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: StepList_module_default.body,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('button', {
            type: 'button',
            className: StepList_module_default.card,
            'aria-label': _t(
              /** i18n */
              {
                id: '961UDw',
                message: [['number'], '. ', ['name']],
                values: {
                  number,
                  name,
                },
              },
            ),
            'aria-pressed': isSelected,
            onClick: () => document.select(isSelected ? [] : [node.id]),
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NodeCard, {
              node,
              isSelected,
            }),
          }),
          next.length === 0
            ? null
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ul', {
                className: StepList_module_default.next,
                'aria-label': _t(
                  /** i18n */
                  {
                    id: 'zZiQLk',
                    message: [['name'], ': prowadzi do'],
                    values: { name },
                  },
                ),
                children: next.map(({ edge, target }) => {
                  const to = graph.nodes[target]
                  const toName = to === void 0 ? edge.target : nameOf(to)
                  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
                    'li',
                    {
                      className: StepList_module_default.edge,
                      children: [
                        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CornerDownRight, {
                          size: 16,
                          'aria-hidden': 'true',
                        }),
                        /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                          className: StepList_module_default.edgeName,
                          children:
                            edge.sourcePort === 'out'
                              ? toName
                              : `${i18n._(PORT_WORDS[edge.sourcePort])}: ${toName}`,
                        }),
                        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
                          size: 'small',
                          label: _t(
                            /** i18n */
                            {
                              id: 'm7QFz8',
                              message: ['Rozłącz: ', ['name'], ' → ', ['toName']],
                              values: {
                                name,
                                toName,
                              },
                            },
                          ),
                          onPress: () => remove(edge.id),
                          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(X, { size: 16 }),
                        }),
                      ],
                    },
                    edge.id,
                  )
                }),
              }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
            className: StepList_module_default.actions,
            children: [
              NODE_KINDS[node.kind].sourcePorts.length === 0
                ? null
                : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
                    size: 'small',
                    'aria-label': _t(
                      /** i18n */
                      {
                        id: 'n7NSl4',
                        message: ['Połącz dalej: ', ['name']],
                        values: { name },
                      },
                    ),
                    onPress: () => askConnect(node.id),
                    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                      id: 'WbuBZJ',
                      message: ['Połącz dalej'],
                    }),
                  }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
                size: 'small',
                label: _t(
                  /** i18n */
                  {
                    id: 'vPTKC_',
                    message: ['Parametry: ', ['name']],
                    values: { name },
                  },
                ),
                onPress: edit,
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SlidersHorizontal, { size: 18 }),
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
                size: 'small',
                label: _t(
                  /** i18n */
                  {
                    id: 'xbwIla',
                    message: ['Usuń: ', ['name']],
                    values: { name },
                  },
                ),
                onPress: () => remove(node.id),
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trash, { size: 18 }),
              }),
            ],
          }),
        ],
      }),
    ],
  })
}
// src/features/builder/steps/StepList.tsx
/** The graph as a list in the order in which it runs: everything is done by taps and keys, nothing by dragging. */
function StepList() {
  const { _: _t } = useLingui()
  const template = useTemplate()
  const [isAdding, setAdding] = (0, import_react.useState)(false)
  const graph = graphOfTemplate(template)
  const { order, unordered } = topologicalOrder(graph)
  const asked = useStore(askedView)
  ;(0, import_react.useEffect)(() => {
    if (asked === null) return
    askedView.set(null)
    const [id] = asked.ids
    if (id !== void 0) document.getElementById(`step-${id}`)?.scrollIntoView({ block: 'nearest' })
  }, [asked])
  const add = /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
    variant: 'primary',
    icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Plus, {
      size: 18,
      'aria-hidden': 'true',
    }),
    onPress: () => setAdding(true),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
      id: 'wVfGaX',
      message: ['Dodaj węzeł'],
    }),
  })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: StepList_module_default.scroll,
    children: [
      template.nodes.length === 0
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
            icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Workflow, { size: 28 }),
            title: _t(
              /** i18n */
              {
                id: 'vt3PAr',
                message: ['Zacznij od pierwszego węzła'],
              },
            ),
            description: _t(
              /** i18n */
              {
                id: 'fNWCNA',
                message: ['Zwykle to dane z\xA0formularza, potem model AI i\xA0na końcu wynik.'],
              },
            ),
            action: add,
          })
        : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ol', {
                className: StepList_module_default.list,
                'aria-label': _t(
                  /** i18n */
                  {
                    id: '5hlFIT',
                    message: ['Węzły w\xA0kolejności działania'],
                  },
                ),
                children: [...order, ...unordered].map((index, at) => {
                  const node = graph.nodes[index]
                  return node === void 0
                    ? null
                    : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
                        Step,
                        {
                          node,
                          number: at + 1,
                          next: graph.outgoing[index] ?? [],
                          graph,
                        },
                        node.id,
                      )
                }),
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
                className: StepList_module_default.add,
                children: add,
              }),
            ],
          }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Drawer, {
        side: 'bottom',
        title: _t(
          /** i18n */
          {
            id: 'wVfGaX',
            message: ['Dodaj węzeł'],
          },
        ),
        isOpen: isAdding,
        onOpenChange: setAdding,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Palette, {
          onAdded: (id) => {
            setAdding(false)
            openPanel('node')
            askedView.set({ ids: [id] })
          },
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ConnectDialog, {}),
    ],
  })
}
// src/domain/template/history.ts
/** Changes of one thing that follow each other within this are one step, in ms. */
var MERGE_WITHIN_MS = 1e3
function startHistory(present) {
  return {
    present,
    past: [],
    future: [],
  }
}
/**
 * The history with a change made to it. What changes nothing leaves no step; `merges` says that it goes on with the
 * step before it, if that was of the same and just now: typing is undone by words, dragging as a whole.
 */
function record(history, next, step) {
  const { present, past } = history
  if (next === present) return history
  const { what, at, merges = false } = step
  const last = past.at(-1)
  return {
    present: next,
    past:
      merges && history.future.length === 0 && last?.what === what && at - last.at < MERGE_WITHIN_MS
        ? [
            ...past.slice(0, -1),
            {
              ...last,
              at,
            },
          ]
        : [
            ...past.slice(-499),
            {
              before: present,
              what,
              at,
            },
          ],
    future: [],
  }
}
/** The history one step back; as it is where nothing can be undone. */
function undo({ present, past, future }) {
  const last = past.at(-1)
  if (last === void 0)
    return {
      present,
      past,
      future,
    }
  return {
    present: last.before,
    past: past.slice(0, -1),
    future: [
      ...future,
      {
        ...last,
        before: present,
      },
    ],
  }
}
/** The history one step on again; as it is where nothing was undone. */
function redo({ present, past, future }) {
  const next = future.at(-1)
  if (next === void 0)
    return {
      present,
      past,
      future,
    }
  return {
    present: next.before,
    past: [
      ...past,
      {
        ...next,
        before: present,
      },
    ],
    future: future.slice(0, -1),
  }
}
// src/features/builder/document/builderDocument.ts
function createDocument(template, now = Date.now) {
  const store = createStore({
    history: startHistory(template),
    selection: NOTHING,
  })
  function go(next, step) {
    const { history, selection } = store.getSnapshot()
    if (step === void 0) return null
    store.set({
      history: next,
      selection: chosenAfter(history.present, next.present, selection),
    })
    return editNameOf(step.what)
  }
  return {
    subscribe: store.subscribe,
    getSnapshot: store.getSnapshot,
    getInitialSnapshot: store.getInitialSnapshot,
    edit({ name, of, merges = false }, change, selected) {
      const { history, selection } = store.getSnapshot()
      const present = change(history.present)
      if (present === history.present) return false
      const what = of === void 0 ? name : `${name} ${of}`
      store.set({
        history: record(history, present, {
          what,
          at: now(),
          merges,
        }),
        selection: selected === void 0 ? stillThere(selection, present) : new Set(selected),
      })
      return true
    },
    select(ids) {
      const state = store.getSnapshot()
      const selection = new Set(ids)
      if (!isSameSet(selection, state.selection))
        store.set({
          ...state,
          selection,
        })
    },
    undo() {
      const { history } = store.getSnapshot()
      return go(undo(history), history.past.at(-1))
    },
    redo() {
      const { history } = store.getSnapshot()
      return go(redo(history), history.future.at(-1))
    },
    open(next) {
      store.set({
        history: startHistory(next),
        selection: NOTHING,
      })
    },
  }
}
var NOTHING = /* @__PURE__ */ new Set()
/** What a step of the history changed; it was named by `edit`. */
function editNameOf(what) {
  const [name = ''] = what.split(' ')
  return isEditName(name) ? name : 'restore'
}
var isEditName = (name) => Object.hasOwn(EDIT_WORDS, name)
/** What came back is chosen; otherwise what is still there of what was. */
function chosenAfter(before, after, selection) {
  if (before.nodes === after.nodes && before.notes === after.notes) return stillThere(selection, after)
  const known = new Set([...before.nodes, ...before.notes].map(({ id }) => id))
  const back = [...after.nodes, ...after.notes].flatMap(({ id }) => (known.has(id) ? [] : [id]))
  return back.length > 0 ? new Set(back) : stillThere(selection, after)
}
function stillThere(selection, template) {
  if (selection.size === 0) return selection
  const { nodes, edges, notes } = template
  const there = new Set([...nodes, ...edges, ...notes].flatMap(({ id }) => (selection.has(id) ? [id] : [])))
  return there.size === selection.size ? selection : there
}
function isSameSet(one, other) {
  return one.size === other.size && [...one].every((id) => other.has(id))
}
var ToolMenu_module_default = {
  button: '_button_1hb7f_2',
  popover: '_popover_1hb7f_18',
  menu: '_menu_1hb7f_29',
  item: '_item_1hb7f_33',
}
// src/features/builder/toolbar/ToolMenu.tsx
/** A button of the toolbar that opens what else can be done. */
function ToolMenu({ label, icon, items }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AriaLocale, {
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)($49319ee1285aa241$export$27d2ad3c5815583e, {
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)($7705c033048f6da7$export$353f5b6fc5456de1, {
          'aria-label': label,
          'data-hint': label,
          className: classNames(ToolMenu_module_default.button),
          children: icon,
        }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)($542a13ca2fa5b484$export$5b6b19405a83ff9d, {
          placement: 'bottom end',
          className: classNames(ToolMenu_module_default.popover),
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)($49319ee1285aa241$export$d9b273488cd8ce6f, {
            'aria-label': label,
            className: classNames(ToolMenu_module_default.menu),
            disabledKeys: items.flatMap(({ id, isDisabled }) => (isDisabled === true ? [id] : [])),
            onAction: (key) => items.find(({ id }) => id === key)?.onAction(),
            children: items.map(({ id, label: words, icon: sign, isDangerous }) =>
              /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
                $49319ee1285aa241$export$2ce376c2cc3355c8,
                {
                  id,
                  textValue: words,
                  className: classNames(ToolMenu_module_default.item),
                  'data-dangerous': isDangerous === true ? '' : void 0,
                  children: [sign, words],
                },
                id,
              ),
            ),
          }),
        }),
      ],
    }),
  })
}
// src/features/builder/toolbar/AlignMenu.tsx
/** Puts what is chosen in one line. */
function AlignMenu() {
  const { _: _t } = useLingui()
  const { align } = useActions()
  const item = { isDisabled: useSelection().size < 2 }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ToolMenu, {
    label: _t(
      /** i18n */
      {
        id: 'bkpPeY',
        message: ['Wyrównaj zaznaczone'],
      },
    ),
    icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AlignStartVertical, {
      size: 18,
      'aria-hidden': 'true',
    }),
    items: [
      {
        ...item,
        id: 'left',
        label: _t(
          /** i18n */
          {
            id: 'KCSFlo',
            message: ['Do lewej'],
          },
        ),
        icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AlignStartVertical, { size: 18 }),
        onAction: () => align('left'),
      },
      {
        ...item,
        id: 'centre',
        label: _t(
          /** i18n */
          {
            id: '70LXnt',
            message: ['Do środka w\xA0poziomie'],
          },
        ),
        icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AlignCenterVertical, { size: 18 }),
        onAction: () => align('centre'),
      },
      {
        ...item,
        id: 'right',
        label: _t(
          /** i18n */
          {
            id: '2wLfKg',
            message: ['Do prawej'],
          },
        ),
        icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AlignEndVertical, { size: 18 }),
        onAction: () => align('right'),
      },
      {
        ...item,
        id: 'top',
        label: _t(
          /** i18n */
          {
            id: 'hycs70',
            message: ['Do góry'],
          },
        ),
        icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AlignStartHorizontal, { size: 18 }),
        onAction: () => align('top'),
      },
      {
        ...item,
        id: 'middle',
        label: _t(
          /** i18n */
          {
            id: 'so6yyj',
            message: ['Do środka w\xA0pionie'],
          },
        ),
        icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AlignCenterHorizontal, { size: 18 }),
        onAction: () => align('middle'),
      },
      {
        ...item,
        id: 'bottom',
        label: _t(
          /** i18n */
          {
            id: '_qHH72',
            message: ['Do dołu'],
          },
        ),
        icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AlignEndHorizontal, { size: 18 }),
        onAction: () => align('bottom'),
      },
    ],
  })
}
// src/features/builder/drafts/templateActions.ts
/** Makes a template on this device, empty unless told, and tells its id. */
async function makeTemplate(template = EMPTY_TEMPLATE) {
  const id = newTemplateId()
  await keepTemplate(await database(), {
    id,
    template,
    follows: 0,
  })
  return id
}
/** A template as this device has it, fetched from the server where it hasn’t. Rejects as the call does. */
async function findTemplate(api, id) {
  const db = await database()
  return (
    (await read(db, ['templateDrafts'], (stores) => stores.templateDrafts.get(id))) ??
    takeRecord(db, await readTemplate$1(await api(), id))
  )
}
/** Learns whether the server has a later one. Never rejects: there may be no network, and it may be new here. */
async function renewTemplate(api, id) {
  try {
    await takeRecord(await database(), await readTemplate$1(await api(), id))
  } catch {}
}
/** Saves what the server hasn’t, at once; null where a conflict came to light. Rejects as the calls do. */
async function saveNow(api, id) {
  const db = await database()
  const row = await read(db, ['templateDrafts'], (stores) => stores.templateDrafts.get(id))
  if (row === void 0) throw new TypeError('this device has no such template')
  if (!isUnsaved(row)) return row.baseRevision
  const saved = await save(db, api, row)
  if (saved.kind === 'conflict') {
    await change(db, ['templateDrafts'], (stores) => noteConflict(stores, id, saved.conflict))
    return null
  }
  await change(db, ['templateDrafts'], (stores) => noteSaved(stores, row, saved.record))
  return saved.record.revision
}
var STANDINGS = {
  publish: publishTemplate,
  archive: archiveTemplate,
  unarchive: unarchiveTemplate,
}
/**
 * Publishes, archives or takes out of the archive what is saved by then; false where a conflict came to light. Rejects as
 * the calls do.
 */
async function putStanding(api, id, what) {
  const revision = await saveNow(api, id)
  if (revision === null) return false
  await takeRecord(
    await database(),
    await STANDINGS[what](api, {
      id,
      revision,
    }),
  )
  return true
}
/** A second template like this one; tells its id, null where a conflict came to light. Rejects as the calls do. */
async function clone(api, id) {
  if ((await saveNow(api, id)) === null) return null
  const record = await cloneTemplate(api, id)
  await takeRecord(await database(), record)
  return record.id
}
/** Takes a template away for good, here and, once it was saved there, on the server. Rejects as the call does. */
async function remove(api, id) {
  const db = await database()
  const row = await read(db, ['templateDrafts'], (stores) => stores.templateDrafts.get(id))
  if (row === void 0 || row.baseRevision > 0) await deleteTemplate(await api(), id)
  await forgetTemplate(db, id)
}
// src/features/builder/toolbar/useServerAction.ts
/**
 * What is done on the server at a press, with what is open stored before. A failure is said with its next step; a
 * conflict comes to light in the template itself.
 */
function useServerAction(open) {
  const { _: _t, i18n } = useLingui()
  const services = useServices()
  const queries = useQueryClient()
  const [isPending, setPending] = (0, import_react.useState)(false)
  async function run(title, work) {
    setPending(true)
    try {
      await open.flush()
      const result = await work(await services.productApi())
      queries.invalidateQueries(templatesQuery(services))
      return { result }
    } catch (error) {
      const record = conflictOf(error)
      if (record !== null) await takeRecord(await database(), record)
      else if (validationOf(error) !== null) {
        openPanel('problems')
        showToast({
          type: 'error',
          title,
          message: _t(
            /** i18n */
            {
              id: 'pBEj0y',
              message: ['Serwer znalazł coś do poprawy. Zobacz listę obok.'],
            },
          ),
        })
      } else {
        const { text } = failureText(error instanceof ApiError ? error.code : null)
        showToast({
          type: 'error',
          title,
          message: i18n._(text),
        })
      }
      return null
    } finally {
      setPending(false)
    }
  }
  return {
    run,
    isPending,
  }
}
// src/features/builder/toolbar/PublishButton.tsx
/** Shows the template to everybody as it is now; what keeps it from that is shown first. */
function PublishButton({ open }) {
  const { _: _t } = useLingui()
  const problems = useProblems()
  const { row } = useStore(open.standing)
  const isOffline = useConnectionView() === 'offline'
  const { run, isPending } = useServerAction(open)
  const isOut =
    row !== null &&
    row.status === 'published' &&
    !isUnsaved(row) &&
    row.publishedRevision === row.baseRevision
  async function publish() {
    if (!isPublishable(problems)) {
      openPanel('problems')
      announce(
        _t(
          /** i18n */
          {
            id: 'xM2afV',
            message: ['Zanim opublikujesz, popraw to, co jest na liście.'],
          },
        ),
        'assertive',
      )
      return
    }
    if (isOffline) {
      showToast({
        type: 'info',
        title: _t(
          /** i18n */
          {
            id: 'qmLJ7g',
            message: ['Publikowanie wymaga sieci'],
          },
        ),
        message: _t(
          /** i18n */
          {
            id: 'omTtOQ',
            message: ['Szablon jest zapisany na tym urządzeniu. Opublikuj go, gdy wróci sieć.'],
          },
        ),
      })
      return
    }
    if (
      (
        await run(
          _t(
            /** i18n */
            {
              id: 'jPK5NR',
              message: ['Nie udało się opublikować'],
            },
          ),
          (api) => putStanding(api, open.id, 'publish'),
        )
      )?.result === true
    )
      showToast({
        type: 'success',
        title: _t(
          /** i18n */
          {
            id: 'lhOxva',
            message: ['Szablon opublikowany'],
          },
        ),
      })
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
    size: 'small',
    variant: 'primary',
    icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Send, {
      size: 16,
      'aria-hidden': 'true',
    }),
    isPending,
    isDisabled: isOut || row?.status === 'archived',
    onPress: () => void publish(),
    children: isOut
      ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'hNjHxH',
          message: ['Opublikowano'],
        })
      : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: '1rnnyf',
          message: ['Opublikuj'],
        }),
  })
}
// src/features/builder/files/templateFiles.ts
/** A template as a file to be downloaded. */
function fileOf(template) {
  const { slug, title } = template.details
  const name = (slug || slugOf(title) || 'szablon').slice(0, 60)
  return new File([writeTemplateFile(template)], `${name}${TEMPLATE_FILE_ENDING}`, {
    type: 'application/json',
  })
}
/** A template from a file of any origin. What is too large isn’t even read. */
async function readFile(file) {
  if (file.size > 3 * LONGEST_FILE)
    return {
      template: null,
      refusal: 'too_large',
    }
  return readTemplateFile(await file.text())
}
// src/features/builder/toolbar/TemplateMenu.tsx
/** What else can be done with the whole template. */
function TemplateMenu({ open, onLeave, onOpen }) {
  const { _: _t } = useLingui()
  const { productApi } = useServices()
  const { row } = useStore(open.standing)
  const { run, isPending } = useServerAction(open)
  const [isDeleting, setDeleting] = (0, import_react.useState)(false)
  const isArchived = row?.status === 'archived'
  async function save() {
    await open.flush()
    await saveSoon(await database(), open.id)
  }
  async function copy() {
    const made = await run(
      _t(
        /** i18n */
        {
          id: 'JYODjo',
          message: ['Nie udało się sklonować'],
        },
      ),
      (api) => clone(api, open.id),
    )
    if (made === null || made.result === null) return
    showToast({
      type: 'success',
      title: _t(
        /** i18n */
        {
          id: 'DGslVz',
          message: ['To jest kopia szablonu'],
        },
      ),
    })
    onOpen(made.result)
  }
  async function archive() {
    if (
      (
        await run(
          isArchived
            ? _t(
                /** i18n */
                {
                  id: '26Va7A',
                  message: ['Nie udało się przywrócić'],
                },
              )
            : _t(
                /** i18n */
                {
                  id: 'ITeFKZ',
                  message: ['Nie udało się zarchiwizować'],
                },
              ),
          (api) => putStanding(api, open.id, isArchived ? 'unarchive' : 'archive'),
        )
      )?.result !== true
    )
      return
    showToast({
      type: 'success',
      title: isArchived
        ? _t(
            /** i18n */
            {
              id: '9bWvWz',
              message: ['Szablon znów jest szkicem'],
            },
          )
        : _t(
            /** i18n */
            {
              id: 'EUzCJ3',
              message: ['Szablon jest w\xA0archiwum'],
            },
          ),
    })
  }
  async function removeAll() {
    if (
      (await run(
        _t(
          /** i18n */
          {
            id: 'qmGrqr',
            message: ['Nie udało się usunąć'],
          },
        ),
        () => remove(productApi, open.id),
      )) === null
    )
      return
    showToast({
      type: 'success',
      title: _t(
        /** i18n */
        {
          id: 'tkLsQv',
          message: ['Szablon usunięty'],
        },
      ),
    })
    onLeave()
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ToolMenu, {
        label: _t(
          /** i18n */
          {
            id: '-9bBHh',
            message: ['Więcej'],
          },
        ),
        icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Ellipsis, {
          size: 20,
          'aria-hidden': 'true',
        }),
        items: [
          {
            id: 'save',
            label: _t(
              /** i18n */
              {
                id: 'oluiR3',
                message: ['Zapisz na serwerze teraz'],
              },
            ),
            icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CloudUpload, { size: 18 }),
            onAction: () => void save(),
          },
          {
            id: 'export',
            label: _t(
              /** i18n */
              {
                id: 'cwDSea',
                message: ['Eksportuj do pliku'],
              },
            ),
            icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Download, { size: 18 }),
            onAction: () => downloadFile(fileOf(open.document.getSnapshot().history.present)),
          },
          {
            id: 'clone',
            label: _t(
              /** i18n */
              {
                id: 'rd6AkX',
                message: ['Sklonuj'],
              },
            ),
            icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Files, { size: 18 }),
            isDisabled: isPending,
            onAction: () => void copy(),
          },
          {
            id: 'archive',
            label: isArchived
              ? _t(
                  /** i18n */
                  {
                    id: 'NNZ_Ew',
                    message: ['Przywróć z\xA0archiwum'],
                  },
                )
              : _t(
                  /** i18n */
                  {
                    id: 'cGvvtm',
                    message: ['Zarchiwizuj'],
                  },
                ),
            icon: isArchived
              ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ArchiveArrowUp, { size: 18 })
              : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Archive, { size: 18 }),
            isDisabled: isPending || (row?.baseRevision ?? 0) === 0,
            onAction: () => void archive(),
          },
          {
            id: 'delete',
            label: _t(
              /** i18n */
              {
                id: 'cpcZhG',
                message: ['Usuń szablon'],
              },
            ),
            icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trash, { size: 18 }),
            isDangerous: true,
            onAction: () => setDeleting(true),
          },
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
        role: 'alertdialog',
        size: 'sm',
        isOpen: isDeleting,
        onOpenChange: setDeleting,
        title: _t(
          /** i18n */
          {
            id: 'vFwogN',
            message: ['Usunąć ten szablon?'],
          },
        ),
        actions: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
              onPress: () => setDeleting(false),
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'WrkZ3t',
                message: ['Zostaw'],
              }),
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
              variant: 'danger',
              isPending,
              onPress: () => void removeAll(),
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'QG7xqo',
                message: ['Usuń na zawsze'],
              }),
            }),
          ],
        }),
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'a1szaI',
            message: [
              'Zniknie z\xA0tego urządzenia i\xA0z\xA0serwera, razem ze wszystkimi wersjami. Tego nie da się cofnąć.',
            ],
          }),
        }),
      }),
    ],
  })
}
var Toolbar_module_default = {
  bar: '_bar_vf3cx_2',
  name: '_name_vf3cx_12',
  title: '_title_vf3cx_20',
  standing: '_standing_vf3cx_28',
  tools: '_tools_vf3cx_32',
  gap: '_gap_vf3cx_40',
  end: '_end_vf3cx_47',
}
// src/features/builder/toolbar/Toolbar.tsx
/** What the open template is called, how it stands, and what can be done with it. */
function Toolbar({ open, list, onLeave, onOpen }) {
  const { _: _t, i18n } = useLingui()
  const actions = useActions()
  const { layout, isPending } = useLayout()
  const { title } = useTemplatePart('details')
  const hasNodes = useTemplatePart('nodes').length > 0
  const hasChosen = useSelection().size > 0
  const undone = useBuilderState(({ history }) => history.past.at(-1)?.what ?? null)
  const redone = useBuilderState(({ history }) => history.future.at(-1)?.what ?? null)
  const { row, keeping } = useStore(open.standing)
  const standing = row === null ? null : standingWords(row, keeping)
  const words = (what) => i18n._(EDIT_WORDS[editNameOf(what)])
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('header', {
    className: Toolbar_module_default.bar,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: Toolbar_module_default.name,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
            size: 'small',
            label: _t(
              /** i18n */
              {
                id: 'dGwYoS',
                message: ['Wszystkie szablony'],
              },
            ),
            onPress: onLeave,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ArrowLeft, { size: 20 }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('h1', {
            className: Toolbar_module_default.title,
            children:
              title === ''
                ? _t(
                    /** i18n */
                    {
                      id: 'OgvCTH',
                      message: ['Szablon bez tytułu'],
                    },
                  )
                : title,
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
            role: 'status',
            className: Toolbar_module_default.standing,
            children:
              standing === null
                ? null
                : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
                    tone: standing.tone,
                    children: i18n._(standing.label),
                  }),
          }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        role: 'toolbar',
        'aria-label': _t(
          /** i18n */
          {
            id: '2Blmvw',
            message: ['Narzędzia'],
          },
        ),
        className: Toolbar_module_default.tools,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
            size: 'small',
            label:
              undone === null
                ? _t(
                    /** i18n */
                    {
                      id: 'qUEHGP',
                      message: ['Cofnij'],
                    },
                  )
                : _t(
                    /** i18n */
                    {
                      id: 'v1sC21',
                      message: ['Cofnij: ', ['0']],
                      values: { 0: words(undone) },
                    },
                  ),
            isDisabled: undone === null,
            onPress: actions.undo,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Undo2, { size: 18 }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
            size: 'small',
            label:
              redone === null
                ? _t(
                    /** i18n */
                    {
                      id: '7ddlwJ',
                      message: ['Ponów'],
                    },
                  )
                : _t(
                    /** i18n */
                    {
                      id: 'qh5PpB',
                      message: ['Ponów: ', ['0']],
                      values: { 0: words(redone) },
                    },
                  ),
            isDisabled: redone === null,
            onPress: actions.redo,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Redo2, { size: 18 }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', { className: Toolbar_module_default.gap }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
            size: 'small',
            label: _t(
              /** i18n */
              {
                id: 'JEz1nk',
                message: ['Powiel zaznaczone'],
              },
            ),
            isDisabled: !hasChosen,
            onPress: actions.duplicate,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Copy, { size: 18 }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
            size: 'small',
            label: _t(
              /** i18n */
              {
                id: 'RY2DqT',
                message: ['Usuń zaznaczone'],
              },
            ),
            isDisabled: !hasChosen,
            onPress: actions.remove,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trash, { size: 18 }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AlignMenu, {}),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
            size: 'small',
            label: _t(
              /** i18n */
              {
                id: 'OOsR9a',
                message: ['Dodaj komentarz'],
              },
            ),
            onPress: () => actions.addNote('comment'),
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MessageSquare, { size: 18 }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
            size: 'small',
            label: _t(
              /** i18n */
              {
                id: 'eertXl',
                message: ['Obejmij ramką'],
              },
            ),
            onPress: () => actions.addNote('group'),
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SquareDashed, { size: 18 }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
            size: 'small',
            variant: 'quiet',
            icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Network, {
              size: 18,
              'aria-hidden': 'true',
            }),
            isDisabled: !hasNodes,
            isPending,
            onPress: () => void layout(),
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'lxUoOw',
              message: ['Ułóż'],
            }),
          }),
          list === null
            ? null
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
                size: 'small',
                variant: 'quiet',
                icon: list.isShown
                  ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Workflow, {
                      size: 18,
                      'aria-hidden': 'true',
                    })
                  : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(List, {
                      size: 18,
                      'aria-hidden': 'true',
                    }),
                onPress: () => list.onChange(!list.isShown),
                children: list.isShown
                  ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                      id: '-z3iPx',
                      message: ['Graf'],
                    })
                  : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                      id: 'zqAbic',
                      message: ['Lista'],
                    }),
              }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: Toolbar_module_default.end,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PublishButton, { open }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TemplateMenu, {
            open,
            onLeave,
            onOpen,
          }),
        ],
      }),
    ],
  })
}
var BuilderEditor_module_default = {
  editor: '_editor_1s0bf_2',
  palette: '_palette_1s0bf_18',
  fold: '_fold_1s0bf_32',
  main: '_main_1s0bf_45',
}
// src/features/builder/BuilderEditor.tsx
var FlowCanvas = lazyPart(() => import('./FlowCanvas-Cg-Y960K.js'))
/** The editor of one open template: palette, canvas or list of steps, and panels. */
function BuilderEditor({ open, isSlugTaken, onOpen, onLeave }) {
  const { _: _t } = useLingui()
  const isNarrow = useMedia(NARROW)
  const [isList, setList] = (0, import_react.useState)(false)
  const [hasPalette, setPalette] = (0, import_react.useState)(true)
  ;(0, import_react.useEffect)(
    () => whenQuiet(() => void import('./layoutWorker-X-MpdCeJ.js').then(({ keepLayout }) => keepLayout())),
    [],
  )
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BuilderProvider, {
    document: open.document,
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProblemsProvider, {
      isSlugTaken,
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(NodeMarksProvider, {
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
            className: BuilderEditor_module_default.editor,
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Toolbar, {
                open,
                list: isNarrow
                  ? null
                  : {
                      isShown: isList,
                      onChange: setList,
                    },
                onLeave,
                onOpen,
              }),
              isNarrow || isList
                ? null
                : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('aside', {
                    'aria-label': _t(
                      /** i18n */
                      {
                        id: '5pd-Kp',
                        message: ['Paleta węzłów'],
                      },
                    ),
                    className: BuilderEditor_module_default.palette,
                    'data-folded': hasPalette ? void 0 : '',
                    children: [
                      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
                        size: 'small',
                        className: BuilderEditor_module_default.fold ?? '',
                        label: hasPalette
                          ? _t(
                              /** i18n */
                              {
                                id: 'IBAwJT',
                                message: ['Zwiń paletę'],
                              },
                            )
                          : _t(
                              /** i18n */
                              {
                                id: 'E7FMNH',
                                message: ['Pokaż paletę'],
                              },
                            ),
                        'aria-expanded': hasPalette,
                        onPress: () => setPalette(!hasPalette),
                        children: hasPalette
                          ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PanelLeftClose, { size: 18 })
                          : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PanelLeftOpen, { size: 18 }),
                      }),
                      hasPalette ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Palette, {}) : null,
                    ],
                  }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
                className: BuilderEditor_module_default.main,
                children:
                  isNarrow || isList
                    ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(StepList, {})
                    : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
                        fallback: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, {
                          shape: 'box',
                          height: '100%',
                        }),
                        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FlowCanvas, {}),
                      }),
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PanelDock, {}),
            ],
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LayoutOnOpen, { id: open.id }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ConflictDialog, {
            open,
            onOpen,
            onLeave,
          }),
        ],
      }),
    }),
  })
}
// src/features/builder/drafts/openTemplate.ts
/** How soon a change is stored on this device after it was made, ms: a spell of typing is one write. */
var KEPT_AFTER_MS = 300
/** Not even steady typing puts it off for longer, ms. */
var KEPT_WITHIN_MS = 800
/**
 * Opens a template that this device has: every change of it is stored within a second, and what other tabs store of it is
 * followed. Null for one that can’t be read. `copyTitle` is what a second one is called.
 */
function openTemplate(db, row, copyTitle) {
  const { id } = row
  const read = readTemplate(row.template).template
  if (read === null) return null
  const document = createDocument(read)
  const standing = createStore({
    row,
    keeping: 'kept',
    overtaken: null,
  })
  let kept = read
  let { edition } = row
  let timer
  let unkeptSince = null
  let writing = Promise.resolve()
  const present = () => document.getSnapshot().history.present
  const tell = (change) =>
    standing.set({
      ...standing.getSnapshot(),
      ...change,
    })
  function schedule() {
    if (present() === kept || standing.getSnapshot().overtaken !== null) return
    unkeptSince ??= Date.now()
    clearTimeout(timer)
    const left = KEPT_WITHIN_MS - (Date.now() - unkeptSince)
    timer = setTimeout(() => void flush(), Math.max(0, Math.min(KEPT_AFTER_MS, left)))
    if (standing.getSnapshot().keeping === 'kept') tell({ keeping: 'writing' })
  }
  function flush() {
    clearTimeout(timer)
    writing = writing.then(write)
    return writing
  }
  async function write() {
    const template = present()
    if (template === kept || standing.getSnapshot().overtaken !== null) return
    unkeptSince = null
    try {
      const result = await keepTemplate(db, {
        id,
        template,
        follows: edition,
      })
      if (result.kind === 'overtaken') return await keepCopy(template)
      edition = result.edition
      kept = template
      tell({ keeping: present() === template ? 'kept' : 'writing' })
      schedule()
    } catch {
      tell({ keeping: 'failed' })
    }
  }
  /** First of all nothing is lost, whatever is decided then. */
  async function keepCopy(template) {
    const copyId = newTemplateId()
    const details = {
      ...template.details,
      title: copyTitle(template.details.title),
      slug: '',
    }
    await keepTemplate(db, {
      id: copyId,
      template: {
        ...template,
        details,
      },
      follows: 0,
    })
    tell({
      keeping: 'kept',
      overtaken: { copyId },
    })
  }
  function adopt(next) {
    const { template } = readTemplate(next.template)
    if (template === null) return
    edition = next.edition
    kept = template
    document.open(template)
  }
  const stopFollowing = document.subscribe(schedule)
  const stopWatching = watchQuery(db, async ({ templateDrafts }) => (await templateDrafts.get(id)) ?? null, {
    next(next) {
      if (next !== null && next.edition > edition && present() === kept) writing.then(() => followOn(next))
      tell({ row: next })
    },
    error: () => tell({ keeping: 'failed' }),
  })
  function followOn(next) {
    if (next.edition > edition && present() === kept) adopt(next)
  }
  const onHide = () => void flush()
  globalThis.addEventListener('pagehide', onHide)
  globalThis.addEventListener('visibilitychange', onHide)
  return {
    id,
    document,
    standing,
    flush,
    async takeTheirs() {
      const { overtaken, row: theirs } = standing.getSnapshot()
      if (overtaken === null) return
      if (theirs !== null) adopt(theirs)
      tell({ overtaken: null })
      await forgetTemplate(db, overtaken.copyId)
    },
    close() {
      flush()
      stopFollowing()
      stopWatching()
      globalThis.removeEventListener('pagehide', onHide)
      globalThis.removeEventListener('visibilitychange', onHide)
    },
  }
}
// src/features/builder/files/refusalWords.ts
/** Why a file can’t be taken in, and what to do. */
var FILE_REFUSAL_WORDS = {
  too_large:
    /** i18n */
    {
      id: 'I2-or5',
      message: ['Plik jest za duży na szablon.'],
    },
  not_json:
    /** i18n */
    {
      id: '2Rzc3a',
      message: ['Tego pliku nie da się odczytać. Wybierz plik wyeksportowany z\xA0Iskry.'],
    },
  not_template:
    /** i18n */
    {
      id: 'ZPDYcN',
      message: ['To nie jest plik z\xA0szablonem Iskry.'],
    },
  newer:
    /** i18n */
    {
      id: 'Bo-H4h',
      message: ['Ten szablon zapisała nowsza Iskra. Odśwież stronę i\xA0spróbuj jeszcze raz.'],
    },
  broken:
    /** i18n */
    {
      id: '2P-JsN',
      message: ['W\xA0tym pliku czegoś brakuje albo jest zepsute.'],
    },
}
// src/features/builder/files/useImport.ts
/** Makes a template of a file; `onImported` is told its id. Says why where the file can’t be taken in. */
function useImport(onImported) {
  const { _: _t, i18n } = useLingui()
  return async (file) => {
    const read = await readFile(file)
    if (read.refusal !== null) {
      const at = read.at === void 0 || read.at === '' ? '' : ` (${read.at})`
      showToast({
        type: 'error',
        title: _t(
          /** i18n */
          {
            id: 'dE3tBe',
            message: ['Nie wczytano szablonu'],
          },
        ),
        message: `${i18n._(FILE_REFUSAL_WORDS[read.refusal])}${at}`,
      })
      return
    }
    onImported(await makeTemplate(read.template))
    announce(
      _t(
        /** i18n */
        {
          id: 'T5yVr7',
          message: ['Szablon wczytany z\xA0pliku.'],
        },
      ),
    )
  }
}
/** Takes in the files that the operating system opens the installed app with. */
function useLaunchedFiles(onFile) {
  const take = (0, import_react.useEffectEvent)(async (files) => {
    for (const file of files) await onFile(await file.getFile())
  })
  ;(0, import_react.useEffect)(() => {
    window.launchQueue?.setConsumer(({ files }) => void take(files ?? []))
  }, [])
}
// src/features/builder/words/statusWords.ts
/** How a template stands on the server. */
var STATUS_WORDS = {
  draft: {
    label:
      /** i18n */
      {
        id: 'szJCv5',
        message: ['Szkic'],
      },
    tone: 'neutral',
  },
  published: {
    label:
      /** i18n */
      {
        id: '_rsvDZ',
        message: ['Opublikowany'],
      },
    tone: 'success',
  },
  archived: {
    label:
      /** i18n */
      {
        id: 'zFlp8x',
        message: ['W\xA0archiwum'],
      },
    tone: 'neutral',
  },
}
var Welcome_module_default = {
  actions: '_actions_nw35d_2',
  action: '_action_nw35d_2',
  entry: '_entry_nw35d_10',
  icon: '_icon_nw35d_33',
  words: '_words_nw35d_49',
  about: '_about_nw35d_55',
  title: '_title_nw35d_62',
  heading: '_heading_nw35d_68',
  list: '_list_nw35d_73',
  ghosts: '_ghosts_nw35d_74',
  nothing: '_nothing_nw35d_79',
}
// src/features/builder/welcome/Welcome.tsx
/** What the editor begins with: the three quick actions, and the templates that were worked on last. */
function Welcome({ onOpen }) {
  const { _: _t } = useLingui()
  const { templates, isPending } = useListedTemplates()
  const [isMaking, setMaking] = (0, import_react.useState)(false)
  const chooser = (0, import_react.useRef)(null)
  const takeIn = useImport(onOpen)
  useLaunchedFiles(takeIn)
  const latest = templates.find(({ row }) => row !== null && hasNodes(row.template))
  async function create() {
    setMaking(true)
    try {
      onOpen(await makeTemplate())
    } finally {
      setMaking(false)
    }
  }
  function drop(event) {
    const [file] = event.dataTransfer.files
    if (file === void 0) return
    event.preventDefault()
    takeIn(file)
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
    role: 'presentation',
    onDragOver: (event) => {
      if (event.dataTransfer.types.includes('Files')) event.preventDefault()
    },
    onDrop: drop,
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Page, {
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHeader, {
          title: _t(
            /** i18n */
            {
              id: '8q3tiT',
              message: ['Kreator szablonów'],
            },
          ),
          lead: _t(
            /** i18n */
            {
              id: 'iz5Vzx',
              message: [
                'Ułóż graf, dodaj formularz i\xA0opublikuj. Wszystko zapisuje się na bieżąco, także bez sieci.',
              ],
            },
          ),
        }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
          className: Welcome_module_default.actions,
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(QuickAction, {
              icon: FilePlusCorner,
              title: _t(
                /** i18n */
                {
                  id: '2QF8OA',
                  message: ['Nowy szablon'],
                },
              ),
              about: _t(
                /** i18n */
                {
                  id: 'oQ_d3L',
                  message: ['Zacznij od pustego płótna.'],
                },
              ),
              isPending: isMaking,
              onPress: () => void create(),
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(QuickAction, {
              icon: FileUp,
              title: _t(
                /** i18n */
                {
                  id: '9H-vgx',
                  message: ['Importuj szablon'],
                },
              ),
              about: _t(
                /** i18n */
                {
                  id: 'XOBRvK',
                  message: ['Wybierz plik albo upuść go tutaj.'],
                },
              ),
              onPress: () => chooser.current?.click(),
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(QuickAction, {
              icon: Network,
              title: _t(
                /** i18n */
                {
                  id: 'gYJ1vS',
                  message: ['Automatyczny układ'],
                },
              ),
              about:
                latest === void 0
                  ? _t(
                      /** i18n */
                      {
                        id: 'q43q4U',
                        message: ['Potrzebny jest przynajmniej jeden element na płótnie.'],
                      },
                    )
                  : _t(
                      /** i18n */
                      {
                        id: '8QLZVy',
                        message: ['Otworzy ostatni szablon i\xA0ułoży jego graf.'],
                      },
                    ),
              isDisabled: latest === void 0,
              onPress: () => {
                if (latest === void 0) return
                askedLayout.set(latest.id)
                onOpen(latest.id)
              },
            }),
          ],
        }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)('input', {
          ref: chooser,
          type: 'file',
          hidden: true,
          accept: `${TEMPLATE_FILE_ENDING},.json,application/json`,
          onChange: ({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            currentTarget.value = ''
            if (file !== void 0) takeIn(file)
          },
        }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('section', {
          'aria-labelledby': 'recent-templates',
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('h2', {
              id: 'recent-templates',
              className: Welcome_module_default.heading,
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: '6ADIo9',
                message: ['Ostatnie szablony'],
              }),
            }),
            isPending
              ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
                  className: Welcome_module_default.ghosts,
                  'aria-busy': 'true',
                  children: [
                    /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, {
                      shape: 'box',
                      height: '4.5rem',
                    }),
                    /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, {
                      shape: 'box',
                      height: '4.5rem',
                    }),
                  ],
                })
              : templates.length === 0
                ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
                    className: Welcome_module_default.nothing,
                    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                      id: 'tOVni1',
                      message: [
                        'Tu pojawią się Twoje szablony. Pierwszy zrobisz przyciskiem „Nowy szablon”.',
                      ],
                    }),
                  })
                : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ul', {
                    className: Welcome_module_default.list,
                    children: templates.map((template) =>
                      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
                        'li',
                        {
                          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TemplateEntry, {
                            template,
                            onOpen: () => onOpen(template.id),
                          }),
                        },
                        template.id,
                      ),
                    ),
                  }),
          ],
        }),
      ],
    }),
  })
}
var hasNodes = ({ nodes }) => Array.isArray(nodes) && nodes.length > 0
function QuickAction({ icon: Icon, title, about, isDisabled, isPending = false, onPress }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('button', {
    type: 'button',
    className: Welcome_module_default.action,
    disabled: isDisabled,
    'aria-busy': isPending || void 0,
    onClick: isPending ? void 0 : onPress,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
        className: Welcome_module_default.icon,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
          size: 22,
          'aria-hidden': 'true',
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
        className: Welcome_module_default.words,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('strong', { children: title }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
            className: Welcome_module_default.about,
            children: about,
          }),
        ],
      }),
    ],
  })
}
function TemplateEntry({ template, onOpen }) {
  const { _: _t2, i18n } = useLingui()
  const { row, status, title, slug, changedAt } = template
  const words = row === null ? STATUS_WORDS[status] : standingWords(row)
  const moment = useMomentText(changedAt)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('button', {
    type: 'button',
    className: Welcome_module_default.entry,
    onClick: onOpen,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
        className: Welcome_module_default.words,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('strong', {
            className: Welcome_module_default.title,
            children:
              title === ''
                ? _t2(
                    /** i18n */
                    {
                      id: 'OgvCTH',
                      message: ['Szablon bez tytułu'],
                    },
                  )
                : title,
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
            className: Welcome_module_default.about,
            children: slug === '' ? moment : `/${slug} · ${moment}`,
          }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
        tone: words.tone,
        children: i18n._(words.label),
      }),
    ],
  })
}
// src/features/builder/BuilderScreen.tsx
/** /admin/template-builder: where templates are made (specification part 2, section 2). */
function BuilderScreen({ id, onOpen, onLeave }) {
  return id === void 0
    ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Welcome, { onOpen })
    : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
        OneTemplate,
        {
          id,
          onOpen,
          onLeave,
        },
        id,
      )
}
function OneTemplate({ id, onOpen, onLeave }) {
  const { _: _t } = useLingui()
  const { productApi } = useServices()
  const copyTitle = useCopyTitle()
  const [opening, setOpening] = (0, import_react.useState)({ kind: 'opening' })
  const [times, setTimes] = (0, import_react.useState)(0)
  const [titleOf] = (0, import_react.useState)(() => copyTitle)
  const isSlugTaken = useIsSlugTaken(id)
  ;(0, import_react.useEffect)(() => {
    let isGone = false
    let opened = null
    const begin = async () => {
      try {
        const row = await findTemplate(productApi, id)
        if (isGone) return
        opened = openTemplate(await database(), row, titleOf)
        setOpening(
          opened === null
            ? { kind: 'failed' }
            : {
                kind: 'open',
                open: opened,
              },
        )
        if (row.baseRevision > 0) renewTemplate(productApi, id)
      } catch {
        if (!isGone) setOpening({ kind: 'failed' })
      }
    }
    begin()
    return () => {
      isGone = true
      opened?.close()
    }
  }, [id, productApi, titleOf, times])
  if (opening.kind === 'open')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BuilderEditor, {
      open: opening.open,
      isSlugTaken,
      onOpen,
      onLeave,
    })
  if (opening.kind === 'failed')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Page, {
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorState, {
        title: _t(
          /** i18n */
          {
            id: 'URzEI5',
            message: ['Nie udało się otworzyć szablonu'],
          },
        ),
        description: _t(
          /** i18n */
          {
            id: 'v5e5Vn',
            message: [
              'Nie ma go na tym urządzeniu, a\xA0serwer go nie oddał. Spróbuj jeszcze raz, gdy będzie sieć.',
            ],
          },
        ),
        level: 1,
        onRetry: () => setTimes(times + 1),
      }),
    })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Page, {
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, {
      shape: 'box',
      height: '60vh',
    }),
  })
}
function useIsSlugTaken(id) {
  const { templates } = useListedTemplates()
  const slugs = templates
    .filter((template) => template.id !== id && template.slug !== '')
    .map(({ slug }) => slug)
    .join('\n')
  return (0, import_react.useCallback)((slug) => slugs.split('\n').includes(slug), [slugs])
}
// src/routes/admin.template-builder.tsx?tsr-split=component---loader
var admin_template_builder_exports = /* @__PURE__ */ __exportAll({ component: () => TemplateBuilder })
function TemplateBuilder() {
  const { id } = Route.useSearch()
  const navigate = Route.useNavigate()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BuilderScreen, {
    id,
    onOpen: (opened) => void navigate({ search: { id: opened } }),
    onLeave: () => void navigate({ search: {} }),
  })
}
export {
  contains as _,
  useActions as a,
  ListChecks as b,
  ConnectDialog as c,
  TemplateBuilder as component,
  useConnecting as d,
  REFUSAL_WORDS as f,
  boundsOf as g,
  NODE_SIZE as h,
  NODE_DRAG_TYPE as i,
  askConnect as l,
  replaceNote as m,
  ConditionFields as n,
  viewCentre as o,
  moveNodes as p,
  PROBLEM_WORDS as r,
  fragmentSchema as s,
  admin_template_builder_exports as t,
  NodeCard as u,
  overlaps as v,
  snapped as y,
}
