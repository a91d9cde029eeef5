import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import {
  H as TextWrap,
  P as useBuilder,
  R as useTemplatePart,
  U as TextCursorInput,
  V as fillReferences,
  c as newField,
  d as useProblems,
  t as askedPlace,
} from './leadTo-xtYqzUOF.js'
import {
  K as announce,
  Qr as Field_module_default,
  Rt as Notice,
  St as IconButton,
  jt as useStore,
  ti as X,
} from '../renderPage.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as Eye } from './eye-BuMTlRUV.js'
import { t as Plus } from './plus-BfDvEhFF.js'
import { t as require_react } from './react-BHbHrMlk.js'
import {
  A as LONGEST_DESCRIPTION,
  H as FORM_FIELD_TYPES,
  N as LONGEST_VALUE,
  U as hasOptions,
  k as LONGEST_ADDRESS,
  v as formFieldSchema,
} from './templateRun-8_LMDVuW.js'
import { t as Button } from './Button-BS8EKtfW.js'
import {
  a as writtenDefault,
  i as startValue,
  n as TemplateForm,
  r as TemplateField,
  t as useTemplateForm,
} from './useTemplateForm-DMlihWHq.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { t as createLucideIcon } from './createLucideIcon-ByydpFMN.js'
import { t as Copy } from './copy-BNt5apET.js'
import { t as Trash } from './trash-CugAaEeY.js'
import { t as TextField } from './TextField-CWQ9Iwvc.js'
import {
  b as ListChecks,
  n as ConditionFields,
  r as PROBLEM_WORDS,
} from './admin.template-builder-Bnq_rAEz.js'
import { t as Dialog } from './Dialog-BVCLj5ad.js'
import { t as SquareCheckBig } from './square-check-big-COld9_Bq.js'
import { t as Clock } from './clock-BHMtEmmo.js'
import { t as EyeOff } from './eye-off-AFSfpz_c.js'
import { t as FileText } from './file-text-COEfBf5P.js'
import { t as Film } from './film-gZBxB0h4.js'
import { t as Image } from './image-BFyoCOL1.js'
import { t as Images } from './images-wCsIUxna.js'
import { t as KeyRound } from './key-round-C2bKGu2y.js'
import { t as EighthNotes } from './eighth-notes-Gv5KJ7U4.js'
import { t as SlidersHorizontal } from './sliders-horizontal-DjuuT2L9.js'
import { t as ChevronDown } from './chevron-down-BtYHYNUI.js'
import { t as Badge } from './Badge-CUFWmOKP.js'
import { t as classNames } from './classNames-D1L2HDWQ.js'
import { t as Disclosure } from './Disclosure-DcsJbbBH.js'
import { t as Select } from './Select-C1qR71Ig.js'
import { t as Switch } from './Switch-Ck1CK0ON.js'
import { t as isPattern } from './matchPattern-otnyAUIs.js'
import { t as FieldPair } from './FieldPair-CvPpnmmz.js'
import { r as slugOf } from './foldPolish-DnDdVsnx.js'
// node_modules/lucide-react/dist/esm/icons/arrow-down.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData$15 = {
  name: 'arrow-down',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M12 5v14',
        key: 's699le',
      },
    ],
    [
      'path',
      {
        d: 'm19 12-7 7-7-7',
        key: '1idqje',
      },
    ],
  ],
}
__iconData$15.node
var ArrowDown = createLucideIcon(__iconData$15)
// node_modules/lucide-react/dist/esm/icons/arrow-up.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData$14 = {
  name: 'arrow-up',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'm5 12 7-7 7 7',
        key: 'hav0vg',
      },
    ],
    [
      'path',
      {
        d: 'M12 19V5',
        key: 'x0mq9r',
      },
    ],
  ],
}
__iconData$14.node
var ArrowUp = createLucideIcon(__iconData$14)
// node_modules/lucide-react/dist/esm/icons/at-sign.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData$13 = {
  name: 'at-sign',
  size: 24,
  node: [
    [
      'circle',
      {
        cx: '12',
        cy: '12',
        r: '4',
        key: '4exip2',
      },
    ],
    [
      'path',
      {
        d: 'M16 8v5a3 3 0 0 0 6 0v-1a10 10 0 1 0-4 8',
        key: '7n84p3',
      },
    ],
  ],
}
__iconData$13.node
var AtSign = createLucideIcon(__iconData$13)
// node_modules/lucide-react/dist/esm/icons/braces.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData$12 = {
  name: 'braces',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M8 3H7a2 2 0 0 0-2 2v5a2 2 0 0 1-2 2 2 2 0 0 1 2 2v5c0 1.1.9 2 2 2h1',
        key: 'ezmyqa',
      },
    ],
    [
      'path',
      {
        d: 'M16 21h1a2 2 0 0 0 2-2v-5c0-1.1.9-2 2-2a2 2 0 0 1-2-2V5a2 2 0 0 0-2-2h-1',
        key: 'e1hn23',
      },
    ],
  ],
  aliases: ['curly-braces'],
}
__iconData$12.node
var Braces = createLucideIcon(__iconData$12)
// node_modules/lucide-react/dist/esm/icons/calendar-clock.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData$11 = {
  name: 'calendar-clock',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M16 14v2.2l1.6 1',
        key: 'fo4ql5',
      },
    ],
    [
      'path',
      {
        d: 'M16 2v3',
        key: 'otl347',
      },
    ],
    [
      'path',
      {
        d: 'M21 7.338V5a2 2 0 00-2-2H5a2 2 0 00-2 2v14a2 2 0 002 2h2.338',
        key: '7hb8p4',
      },
    ],
    [
      'path',
      {
        d: 'M3 9h5.859',
        key: 'numkqi',
      },
    ],
    [
      'path',
      {
        d: 'M8 2v3',
        key: '1ioesn',
      },
    ],
    [
      'circle',
      {
        cx: '16',
        cy: '16',
        r: '6',
        key: 'qoo3c4',
      },
    ],
  ],
}
__iconData$11.node
var CalendarClock = createLucideIcon(__iconData$11)
// node_modules/lucide-react/dist/esm/icons/calendar.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData$10 = {
  name: 'calendar',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M8 2v3',
        key: '1ioesn',
      },
    ],
    [
      'path',
      {
        d: 'M16 2v3',
        key: 'otl347',
      },
    ],
    [
      'rect',
      {
        x: '3',
        y: '3',
        width: '18',
        height: '18',
        rx: '2',
        key: 'h1oib',
      },
    ],
    [
      'path',
      {
        d: 'M3 9h18',
        key: '1pudct',
      },
    ],
  ],
}
__iconData$10.node
var Calendar = createLucideIcon(__iconData$10)
// node_modules/lucide-react/dist/esm/icons/circle-dot.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData$9 = {
  name: 'circle-dot',
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
        cx: '12',
        cy: '12',
        r: '10',
        key: '1mglay',
      },
    ],
  ],
}
__iconData$9.node
var CircleDot = createLucideIcon(__iconData$9)
// node_modules/lucide-react/dist/esm/icons/code.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData$8 = {
  name: 'code',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'm16 18 6-6-6-6',
        key: 'eg8j8',
      },
    ],
    [
      'path',
      {
        d: 'm8 6-6 6 6 6',
        key: 'ppft3o',
      },
    ],
  ],
}
__iconData$8.node
var Code = createLucideIcon(__iconData$8)
// node_modules/lucide-react/dist/esm/icons/file.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData$7 = {
  name: 'file',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2z',
        key: '1oefj6',
      },
    ],
    [
      'path',
      {
        d: 'M14 2v5a1 1 0 0 0 1 1h5',
        key: 'wfsgrz',
      },
    ],
  ],
}
__iconData$7.node
var File = createLucideIcon(__iconData$7)
// node_modules/lucide-react/dist/esm/icons/grip-vertical.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData$6 = {
  name: 'grip-vertical',
  size: 24,
  node: [
    [
      'circle',
      {
        cx: '9',
        cy: '12',
        r: '1',
        key: '1vctgf',
      },
    ],
    [
      'circle',
      {
        cx: '9',
        cy: '5',
        r: '1',
        key: 'hp0tcf',
      },
    ],
    [
      'circle',
      {
        cx: '9',
        cy: '19',
        r: '1',
        key: 'fkjjf6',
      },
    ],
    [
      'circle',
      {
        cx: '15',
        cy: '12',
        r: '1',
        key: '1tmaij',
      },
    ],
    [
      'circle',
      {
        cx: '15',
        cy: '5',
        r: '1',
        key: '19l28e',
      },
    ],
    [
      'circle',
      {
        cx: '15',
        cy: '19',
        r: '1',
        key: 'f4zoj3',
      },
    ],
  ],
}
__iconData$6.node
var GripVertical = createLucideIcon(__iconData$6)
// node_modules/lucide-react/dist/esm/icons/hash.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData$5 = {
  name: 'hash',
  size: 24,
  node: [
    [
      'line',
      {
        x1: '4',
        x2: '20',
        y1: '9',
        y2: '9',
        key: '4lhtct',
      },
    ],
    [
      'line',
      {
        x1: '4',
        x2: '20',
        y1: '15',
        y2: '15',
        key: 'vyu0kd',
      },
    ],
    [
      'line',
      {
        x1: '10',
        x2: '8',
        y1: '3',
        y2: '21',
        key: '1ggp8o',
      },
    ],
    [
      'line',
      {
        x1: '16',
        x2: '14',
        y1: '3',
        y2: '21',
        key: 'weycgp',
      },
    ],
  ],
}
__iconData$5.node
var Hash = createLucideIcon(__iconData$5)
// node_modules/lucide-react/dist/esm/icons/link.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData$4 = {
  name: 'link',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M10 13a5 5 0 0 0 7.54.54l3-3a5 5 0 0 0-7.07-7.07l-1.72 1.71',
        key: '1cjeqo',
      },
    ],
    [
      'path',
      {
        d: 'M14 11a5 5 0 0 0-7.54-.54l-3 3a5 5 0 0 0 7.07 7.07l1.71-1.71',
        key: '19qd67',
      },
    ],
  ],
}
__iconData$4.node
var Link = createLucideIcon(__iconData$4)
// node_modules/lucide-react/dist/esm/icons/palette.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData$3 = {
  name: 'palette',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M12 22a1 1 0 0 1 0-20 10 9 0 0 1 10 9 5 5 0 0 1-5 5h-2.25a1.75 1.75 0 0 0-1.4 2.8l.3.4a1.75 1.75 0 0 1-1.4 2.8z',
        key: 'e79jfc',
      },
    ],
    [
      'circle',
      {
        cx: '13.5',
        cy: '6.5',
        r: '.5',
        fill: 'currentColor',
        key: '1okk4w',
      },
    ],
    [
      'circle',
      {
        cx: '17.5',
        cy: '10.5',
        r: '.5',
        fill: 'currentColor',
        key: 'f64h9f',
      },
    ],
    [
      'circle',
      {
        cx: '6.5',
        cy: '12.5',
        r: '.5',
        fill: 'currentColor',
        key: 'qy21gx',
      },
    ],
    [
      'circle',
      {
        cx: '8.5',
        cy: '7.5',
        r: '.5',
        fill: 'currentColor',
        key: 'fotxhn',
      },
    ],
  ],
}
__iconData$3.node
var Palette = createLucideIcon(__iconData$3)
// node_modules/lucide-react/dist/esm/icons/phone.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData$2 = {
  name: 'phone',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384',
        key: '9njp5v',
      },
    ],
  ],
}
__iconData$2.node
var Phone = createLucideIcon(__iconData$2)
// node_modules/lucide-react/dist/esm/icons/square-chevron-down.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData$1 = {
  name: 'square-chevron-down',
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
        d: 'm16 10-4 4-4-4',
        key: '894hmk',
      },
    ],
  ],
  aliases: ['chevron-down-square'],
}
__iconData$1.node
var SquareChevronDown = createLucideIcon(__iconData$1)
// node_modules/lucide-react/dist/esm/icons/toggle-right.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData = {
  name: 'toggle-right',
  size: 24,
  node: [
    [
      'circle',
      {
        cx: '15',
        cy: '12',
        r: '3',
        key: '1afu0r',
      },
    ],
    [
      'rect',
      {
        width: '20',
        height: '14',
        x: '2',
        y: '5',
        rx: '7',
        key: 'g7kal2',
      },
    ],
  ],
}
__iconData.node
var ToggleRight = createLucideIcon(__iconData)
// src/domain/template/editForm.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
function addStep(template, step) {
  return {
    ...template,
    form: [...template.form, step],
  }
}
function removeStep(template, id) {
  const form = template.form.filter((step) => step.id !== id)
  return form.length === template.form.length
    ? template
    : {
        ...template,
        form,
      }
}
/** Says otherwise what a step is called and told as. */
function changeStep(template, id, change) {
  return withStep(template, id, (step) => ({
    ...step,
    ...change,
  }))
}
/** Puts a step at another place, the first being 0. */
function moveStep(template, id, to) {
  const form = movedTo(template.form, (step) => step.id === id, to)
  return form === template.form
    ? template
    : {
        ...template,
        form: [...form],
      }
}
function addField(template, step, field, at) {
  return withStep(template, step, ({ fields, ...rest }) => ({
    ...rest,
    fields: fields.toSpliced(at ?? fields.length, 0, field),
  }))
}
function removeField(template, name) {
  return withFields(template, (fields) =>
    fields.some((field) => field.name === name) ? fields.filter((field) => field.name !== name) : fields,
  )
}
/** Puts a field in the place of the one that has this name; it may bring another name. */
function replaceField(template, name, field) {
  return withFields(template, (fields) => {
    const at = fields.findIndex((each) => each.name === name)
    return at === -1 ? fields : fields.with(at, field)
  })
}
/** Puts a field at another place of its step, or of another one. */
function moveField(template, name, step, to) {
  const from = template.form.find(({ fields }) => fields.some((field) => field.name === name))
  const field = from?.fields.find((each) => each.name === name)
  if (from === void 0 || field === void 0 || !template.form.some(({ id }) => id === step)) return template
  if (from.id !== step) return addField(removeField(template, name), step, field, to)
  return withStep(template, step, (own) => {
    const fields = movedTo(own.fields, (each) => each.name === name, to)
    return fields === own.fields
      ? own
      : {
          ...own,
          fields: [...fields],
        }
  })
}
function withStep(template, id, change) {
  const at = template.form.findIndex((step) => step.id === id)
  const step = template.form[at]
  if (step === void 0) return template
  const next = change(step)
  return next === step
    ? template
    : {
        ...template,
        form: template.form.with(at, next),
      }
}
function withFields(template, change) {
  const form = template.form.map((step) => {
    const fields = change(step.fields)
    return fields === step.fields
      ? step
      : {
          ...step,
          fields,
        }
  })
  return form.every((step, at) => step === template.form[at])
    ? template
    : {
        ...template,
        form,
      }
}
function movedTo(list, isIt, to) {
  const from = list.findIndex(isIt)
  const entry = list[from]
  const place = Math.max(0, Math.min(list.length - 1, to))
  if (entry === void 0 || from === place) return list
  return list.toSpliced(from, 1).toSpliced(place, 0, entry)
}
var FormBuilder_module_default = {
  builder: '_builder_ew5ot_2',
  columns: '_columns_ew5ot_7',
  outline: '_outline_ew5ot_18',
  head: '_head_ew5ot_24',
  preview: '_preview_ew5ot_33',
  steps: '_steps_ew5ot_47',
  fields: '_fields_ew5ot_48',
  optionList: '_optionList_ew5ot_49',
  problems: '_problems_ew5ot_50',
  step: '_step_ew5ot_47',
  stepHead: '_stepHead_ew5ot_72',
  rowHead: '_rowHead_ew5ot_73',
  stepNumber: '_stepNumber_ew5ot_84',
  tools: '_tools_ew5ot_94',
  row: '_row_ew5ot_73',
  dragged: '_dragged_ew5ot_125',
  handle: '_handle_ew5ot_129',
  open: '_open_ew5ot_135',
  names: '_names_ew5ot_146',
  fieldName: '_fieldName_ew5ot_153',
  typeName: '_typeName_ew5ot_160',
  arrow: '_arrow_ew5ot_165',
  settings: '_settings_ew5ot_175',
  group: '_group_ew5ot_176',
  legend: '_legend_ew5ot_187',
  option: '_option_ew5ot_49',
  condition: '_condition_ew5ot_200',
  removeCondition: '_removeCondition_ew5ot_209',
  palette: '_palette_ew5ot_213',
  groupTitle: '_groupTitle_ew5ot_218',
  types: '_types_ew5ot_224',
  paper: '_paper_ew5ot_237',
  previewTitle: '_previewTitle_ew5ot_244',
  empty: '_empty_ew5ot_250',
  problem: '_problem_ew5ot_50',
}
// src/features/builder/form/FormPreview.tsx
var import_jsx_runtime = require_jsx_runtime()
/** Files of a preview stay in the page: nothing is sent. */
var IN_PAGE = {
  takes: ['file', 'image', 'video', 'audio'],
  obstacle: null,
  send: (file, _type, { onProgress }) => {
    onProgress(100)
    const { name, size } = file
    return Promise.resolve({
      id: crypto.randomUUID(),
      name,
      bytes: size,
      address: URL.createObjectURL(file),
    })
  },
  find: () => Promise.resolve(null),
}
/** The form as visitors get it, to be tried: conditions, checks and steps are the real ones. */
function FormPreview({ steps }) {
  const { i18n, _: _t } = useLingui()
  const form = useTemplateForm({
    steps,
    context: {
      language: i18n.locale,
      isPreview: true,
    },
    draft: null,
  })
  const [checked, setChecked] = (0, import_react.useState)(null)
  const values = JSON.stringify(form.values)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('section', {
    className: FormBuilder_module_default.paper,
    'aria-label': _t(
      /** i18n */
      {
        id: '-jYSA6',
        message: ['Podgląd formularza'],
      },
    ),
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('h3', {
        className: FormBuilder_module_default.previewTitle,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'UEH23j',
          message: ['Tak zobaczą to ludzie'],
        }),
      }),
      form.steps.length === 0
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
            className: FormBuilder_module_default.empty,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'pJPOSV',
              message: ['Tu stanie formularz, gdy będzie miał pola.'],
            }),
          })
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TemplateForm, {
            form,
            label: _t(
              /** i18n */
              {
                id: '-jYSA6',
                message: ['Podgląd formularza'],
              },
            ),
            files: IN_PAGE,
            isPreview: true,
            onComplete: () => setChecked(values),
            submit: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
              children: [
                checked === values
                  ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
                      tone: 'success',
                      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                        id: 'KIk7w8',
                        message: ['Tak wypełniony formularz przejdzie dalej.'],
                      }),
                    })
                  : null,
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
                  type: 'submit',
                  children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                    id: 'CGqkj3',
                    message: ['Sprawdź wypełnienie'],
                  }),
                }),
              ],
            }),
          }),
    ],
  })
}
// src/features/builder/form/fieldTypeWords.ts
/** The groups that types of fields are offered in. */
var FIELD_GROUPS = {
  text:
    /** i18n */
    {
      id: 'AYnPO0',
      message: ['Tekst'],
    },
  number:
    /** i18n */
    {
      id: 'IdD7NY',
      message: ['Liczby i\xA0czas'],
    },
  choice:
    /** i18n */
    {
      id: 'FAo5rq',
      message: ['Wybór'],
    },
  file:
    /** i18n */
    {
      id: 'Wd9kQ-',
      message: ['Pliki'],
    },
  special:
    /** i18n */
    {
      id: 'Ztfp6A',
      message: ['Szczególne'],
    },
}
/** What each type of field is called in the palette of the form builder. */
var FIELD_TYPE_WORDS = {
  text: {
    label:
      /** i18n */
      {
        id: 'AYnPO0',
        message: ['Tekst'],
      },
    icon: TextCursorInput,
    group: 'text',
  },
  textarea: {
    label:
      /** i18n */
      {
        id: 'r-Gl30',
        message: ['Długi tekst'],
      },
    icon: TextWrap,
    group: 'text',
  },
  email: {
    label:
      /** i18n */
      {
        id: '5Sa1Ss',
        message: ['E-mail'],
      },
    icon: AtSign,
    group: 'text',
  },
  tel: {
    label:
      /** i18n */
      {
        id: 'DrRL-M',
        message: ['Telefon'],
      },
    icon: Phone,
    group: 'text',
  },
  url: {
    label:
      /** i18n */
      {
        id: '2pLbRd',
        message: ['Adres strony'],
      },
    icon: Link,
    group: 'text',
  },
  password: {
    label:
      /** i18n */
      {
        id: '3IQsNF',
        message: ['Słowo ukryte'],
      },
    icon: KeyRound,
    group: 'text',
  },
  number: {
    label:
      /** i18n */
      {
        id: 'tuHHse',
        message: ['Liczba'],
      },
    icon: Hash,
    group: 'number',
  },
  range: {
    label:
      /** i18n */
      {
        id: 'cPobVk',
        message: ['Suwak'],
      },
    icon: SlidersHorizontal,
    group: 'number',
  },
  date: {
    label:
      /** i18n */
      {
        id: 'HKH-W-',
        message: ['Data'],
      },
    icon: Calendar,
    group: 'number',
  },
  time: {
    label:
      /** i18n */
      {
        id: 'l3UKxt',
        message: ['Godzina'],
      },
    icon: Clock,
    group: 'number',
  },
  datetime: {
    label:
      /** i18n */
      {
        id: '_XafcP',
        message: ['Data i\xA0godzina'],
      },
    icon: CalendarClock,
    group: 'number',
  },
  select: {
    label:
      /** i18n */
      {
        id: 'zqAbic',
        message: ['Lista'],
      },
    icon: SquareChevronDown,
    group: 'choice',
  },
  radio: {
    label:
      /** i18n */
      {
        id: 'N4TyvB',
        message: ['Jedna z\xA0kilku'],
      },
    icon: CircleDot,
    group: 'choice',
  },
  multiselect: {
    label:
      /** i18n */
      {
        id: 'vcU2vx',
        message: ['Kilka z\xA0listy'],
      },
    icon: ListChecks,
    group: 'choice',
  },
  imageSelect: {
    label:
      /** i18n */
      {
        id: 'gfE427',
        message: ['Jeden z\xA0obrazów'],
      },
    icon: Images,
    group: 'choice',
  },
  checkbox: {
    label:
      /** i18n */
      {
        id: '7zkHxb',
        message: ['Zgoda'],
      },
    icon: SquareCheckBig,
    group: 'choice',
  },
  toggle: {
    label:
      /** i18n */
      {
        id: 'sE8Yy1',
        message: ['Przełącznik'],
      },
    icon: ToggleRight,
    group: 'choice',
  },
  color: {
    label:
      /** i18n */
      {
        id: 'szDLUf',
        message: ['Kolor'],
      },
    icon: Palette,
    group: 'choice',
  },
  image: {
    label:
      /** i18n */
      {
        id: 'w_gwvz',
        message: ['Zdjęcie'],
      },
    icon: Image,
    group: 'file',
  },
  file: {
    label:
      /** i18n */
      {
        id: 'lcqnge',
        message: ['Plik'],
      },
    icon: File,
    group: 'file',
  },
  video: {
    label:
      /** i18n */
      {
        id: '_n6q8B',
        message: ['Film'],
      },
    icon: Film,
    group: 'file',
  },
  audio: {
    label:
      /** i18n */
      {
        id: 'Rf3zUh',
        message: ['Dźwięk'],
      },
    icon: EighthNotes,
    group: 'file',
  },
  markdown: {
    label:
      /** i18n */
      {
        id: '4UYkDb',
        message: ['Tekst z\xA0formatowaniem'],
      },
    icon: FileText,
    group: 'special',
  },
  code: {
    label:
      /** i18n */
      {
        id: 'DC4rTY',
        message: ['Kod'],
      },
    icon: Code,
    group: 'special',
  },
  json: {
    label:
      /** i18n */
      {
        id: 'B2Zb_F',
        message: ['JSON'],
      },
    icon: Braces,
    group: 'special',
  },
  hidden: {
    label:
      /** i18n */
      {
        id: 'YK2Me7',
        message: ['Pole ukryte'],
      },
    icon: EyeOff,
    group: 'special',
  },
}
var isType = (name) => Object.hasOwn(FIELD_TYPE_WORDS, name)
/** Every type, in the order of the palette. */
var FIELD_TYPES = Object.keys(FIELD_TYPE_WORDS).filter(isType)
// src/features/builder/form/AddField.tsx
var isGroup = (name) => Object.hasOwn(FIELD_GROUPS, name)
var GROUPS = Object.keys(FIELD_GROUPS).filter(isGroup)
/** The button that adds a field, and the types there are to choose from. */
function AddField({ number, onAdd }) {
  const { i18n, _: _t } = useLingui()
  const [isOpen, setOpen] = (0, import_react.useState)(false)
  function choose(type) {
    setOpen(false)
    onAdd(type)
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
        size: 'small',
        icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Plus, { size: 18 }),
        'aria-label': _t(
          /** i18n */
          {
            id: '8r2ux1',
            message: ['Dodaj pole do kroku ', ['number']],
            values: { number },
          },
        ),
        onPress: () => setOpen(true),
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'ixLCIa',
          message: ['Dodaj pole'],
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
        isOpen,
        onOpenChange: setOpen,
        size: 'lg',
        title: _t(
          /** i18n */
          {
            id: 'Uen4_p',
            message: ['Jakie pole dodać?'],
          },
        ),
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
          className: FormBuilder_module_default.palette,
          children: GROUPS.map((group) =>
            /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
              'section',
              {
                'aria-label': i18n._(FIELD_GROUPS[group]),
                children: [
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)('h3', {
                    className: FormBuilder_module_default.groupTitle,
                    children: i18n._(FIELD_GROUPS[group]),
                  }),
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
                    className: FormBuilder_module_default.types,
                    children: FIELD_TYPES.filter((type) => FIELD_TYPE_WORDS[type].group === group).map(
                      (type) => {
                        const { icon: Icon, label } = FIELD_TYPE_WORDS[type]
                        return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
                          Button,
                          {
                            icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { size: 18 }),
                            onPress: () => choose(type),
                            children: i18n._(label),
                          },
                          type,
                        )
                      },
                    ),
                  }),
                ],
              },
              group,
            ),
          ),
        }),
      }),
    ],
  })
}
// src/features/builder/form/ConditionList.tsx
var NEW = {
  operandType: 'field',
  operand: '',
  operator: 'equals',
  value: '',
}
/** Conditions all of which have to hold for a field to be shown. */
function ConditionList({ conditions, most, onChange }) {
  const { _: _t } = useLingui()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      conditions.length === 0
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
            className: FormBuilder_module_default.empty,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'N-uE3k',
              message: ['Zawsze. Dodaj warunek, żeby pytać tylko czasem.'],
            }),
          })
        : null,
      conditions.map((condition, index) => {
        const number = index + 1
        return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
          'fieldset',
          {
            className: FormBuilder_module_default.condition,
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('legend', {
                className: FormBuilder_module_default.legend,
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'nIGyJx',
                  message: ['Warunek ', ['number']],
                  values: { number },
                }),
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ConditionFields, {
                value: condition,
                onChange: (next) => onChange(conditions.with(index, next)),
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
                label: _t(
                  /** i18n */
                  {
                    id: 'Pf4Qwq',
                    message: ['Usuń warunek ', ['number']],
                    values: { number },
                  },
                ),
                size: 'small',
                className: FormBuilder_module_default.removeCondition ?? '',
                onPress: () => onChange(conditions.toSpliced(index, 1)),
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(X, { size: 18 }),
              }),
            ],
          },
          index,
        )
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
        size: 'small',
        icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Plus, { size: 18 }),
        isDisabled: conditions.length >= most,
        onPress: () => onChange([...conditions, NEW]),
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'Y2Y9vS',
          message: ['Dodaj warunek'],
        }),
      }),
    ],
  })
}
// src/features/builder/form/DefaultField.tsx
/** What a field holds before anybody fills it, by the very input of its type. A file and a secret have none. */
function DefaultField({ field, onChange }) {
  const { _: _t } = useLingui()
  const { type } = field
  if (FORM_FIELD_TYPES[type].holds === 'file' || type === 'password') return null
  const label =
    type === 'hidden'
      ? _t(
          /** i18n */
          {
            id: 'YWu0F5',
            message: ['Wartość'],
          },
        )
      : _t(
          /** i18n */
          {
            id: '0VnhK_',
            message: ['Wartość na początek'],
          },
        )
  if (type === 'hidden')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
      label,
      value: field.defaultValue,
      maxLength: LONGEST_VALUE,
      onChange,
    })
  const plain = {
    ...field,
    label,
    helperText: '',
    tooltip: '',
    isRequired: false,
    isDisabled: false,
    isReadOnly: false,
  }
  const write = (value) => onChange(writtenDefault(value).slice(0, LONGEST_VALUE))
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
    TemplateField,
    {
      field: plain,
      value: startValue(field),
      fault: null,
      onChange: write,
      onLeave: () => void 0,
      files: void 0,
      isSetting: true,
    },
    type,
  )
}
// src/domain/template/renameField.ts
/**
 * Gives a field another name, and everything that refers to it along with it: conditions, prompts, inputs of the graph.
 * A name that another field has changes nothing.
 */
function renameField(template, from, to) {
  const fields = template.form.flatMap((step) => step.fields)
  const field = fields.find(({ name }) => name === from)
  if (field === void 0 || from === to || fields.some(({ name }) => name === to)) return template
  const renamed = replaceField(template, from, {
    ...field,
    name: to,
  })
  const inCondition = (condition) =>
    condition.operandType === 'field' && condition.operand === from
      ? {
          ...condition,
          operand: to,
        }
      : condition
  return {
    ...renamed,
    nodes: renamed.nodes.map((node) =>
      renamedNode(node, {
        from,
        to,
        inCondition,
      }),
    ),
    form: renamed.form.map((step) => ({
      ...step,
      fields: step.fields.map((each) => renamedConditions(each, inCondition)),
    })),
    pricing: {
      ...renamed.pricing,
      paths: renamed.pricing.paths.map((path) => ({
        ...path,
        conditions: path.conditions.map(inCondition),
      })),
    },
  }
}
function renamedConditions(field, inCondition) {
  const { custom } = field.validation
  return {
    ...field,
    showIf: field.showIf.map(inCondition),
    validation: {
      ...field.validation,
      custom:
        custom === null
          ? null
          : {
              ...custom,
              condition: inCondition(custom.condition),
            },
    },
  }
}
function renamedNode(node, { from, to, inCondition }) {
  const inText = (text) =>
    fillReferences(text, (reference) => {
      if (reference.to === 'field') return `{{${reference.name === from ? to : reference.name}}}`
      return reference.to === 'node' ? `{{node:${reference.id}}}` : '{{previous}}'
    })
  const inSource = (source) =>
    source.from === 'field' && source.field === from
      ? {
          ...source,
          field: to,
        }
      : source
  if (node.kind === 'input')
    return node.settings.field === from
      ? {
          ...node,
          settings: {
            ...node.settings,
            field: to,
          },
        }
      : node
  if (node.kind === 'branch')
    return {
      ...node,
      settings: { condition: inCondition(node.settings.condition) },
    }
  if (node.kind === 'transform') {
    const { settings } = node
    return {
      ...node,
      settings: {
        ...settings,
        text: inText(settings.text),
        inputSource: inSource(settings.inputSource),
      },
    }
  }
  if (node.kind !== 'model') return node
  const { settings } = node
  return {
    ...node,
    settings: {
      ...settings,
      promptTemplate: inText(settings.promptTemplate),
      negativePrompt: inText(settings.negativePrompt),
      inputSource: inSource(settings.inputSource),
    },
  }
}
// src/features/builder/form/NameField.tsx
/** The name that prompts and conditions know a field by. It is given when the input is left, to everything at once. */
function NameField({ field, steps, onEdit, onRenamed }) {
  const { _: _t } = useLingui()
  const [typed, setTyped] = (0, import_react.useState)(field.name)
  const isTaken =
    typed !== field.name && steps.some(({ fields }) => fields.some(({ name }) => name === typed))
  const isName = formFieldSchema.shape.name.safeParse(typed).success && typed !== ''
  const error = !isName
    ? _t(
        /** i18n */
        {
          id: 'cdi9yY',
          message: ['Tylko litery bez ogonków, cyfry, łącznik i\xA0podkreślenie'],
        },
      )
    : isTaken
      ? _t(
          /** i18n */
          {
            id: 'mXhzkQ',
            message: ['Tę nazwę ma już inne pole'],
          },
        )
      : void 0
  function give() {
    if (error !== void 0 || typed === field.name) return
    onEdit((template) => renameField(template, field.name, typed))
    onRenamed(typed)
  }
  const reference = `{{${isName ? typed : field.name}}}`
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
    label: _t(
      /** i18n */
      {
        id: '9HWPh8',
        message: ['Nazwa w\xA0promptach'],
      },
    ),
    description: _t(
      /** i18n */
      {
        id: 'UnbhsF',
        message: ['W\xA0prompcie napisz ', ['reference']],
        values: { reference },
      },
    ),
    value: typed,
    maxLength: 64,
    errorMessage: error,
    onChange: setTyped,
    onBlur: give,
    onKeyDown: (event) => {
      if (event.key === 'Enter') give()
    },
  })
}
// src/features/builder/form/OptionList.tsx
/** What there is to choose from, in its order: what people read, and what prompts get. */
function OptionList({ options, hasPictures, onChange }) {
  const { _: _t } = useLingui()
  function change(at, part) {
    onChange(
      options.map((option, index) =>
        index === at
          ? {
              ...option,
              ...part,
            }
          : option,
      ),
    )
  }
  function move(at, to) {
    const option = options[at]
    if (option !== void 0) onChange(options.toSpliced(at, 1).toSpliced(to, 0, option))
  }
  function add() {
    const number = options.length + 1
    const taken = new Set(options.map(({ value }) => value))
    let value = `opcja_${number}`
    while (taken.has(value)) value = `${value}_`
    onChange([
      ...options,
      {
        label: _t(
          /** i18n */
          {
            id: 'zc3GAw',
            message: ['Opcja ', ['number']],
            values: { number },
          },
        ),
        value,
      },
    ])
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('fieldset', {
    className: FormBuilder_module_default.group,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('legend', {
        className: FormBuilder_module_default.legend,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'kP8gOl',
          message: ['Do wyboru'],
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ol', {
        className: FormBuilder_module_default.optionList,
        children: options.map((option, index) => {
          const number = index + 1
          return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
            'li',
            {
              className: FormBuilder_module_default.option,
              children: [
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
                  label: _t(
                    /** i18n */
                    {
                      id: 'rcPTG0',
                      message: ['Opcja ', ['number'], ': co widać'],
                      values: { number },
                    },
                  ),
                  value: option.label,
                  maxLength: 120,
                  onChange: (label) => change(index, { label }),
                }),
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
                  label: _t(
                    /** i18n */
                    {
                      id: 'p03Oc4',
                      message: ['Opcja ', ['number'], ': co trafia do promptu'],
                      values: { number },
                    },
                  ),
                  value: option.value,
                  maxLength: 120,
                  onChange: (value) => change(index, { value }),
                }),
                hasPictures
                  ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
                      label: _t(
                        /** i18n */
                        {
                          id: 'vFlHSz',
                          message: ['Opcja ', ['number'], ': adres obrazu'],
                          values: { number },
                        },
                      ),
                      value: option.picture ?? '',
                      maxLength: LONGEST_ADDRESS,
                      onChange: (picture) => change(index, { picture }),
                    })
                  : null,
                /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
                  className: FormBuilder_module_default.tools,
                  children: [
                    /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
                      label: _t(
                        /** i18n */
                        {
                          id: 'l1ynBb',
                          message: ['Opcja ', ['number'], ' wyżej'],
                          values: { number },
                        },
                      ),
                      size: 'small',
                      isDisabled: index === 0,
                      onPress: () => move(index, index - 1),
                      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ArrowUp, { size: 18 }),
                    }),
                    /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
                      label: _t(
                        /** i18n */
                        {
                          id: '095ynx',
                          message: ['Opcja ', ['number'], ' niżej'],
                          values: { number },
                        },
                      ),
                      size: 'small',
                      isDisabled: index === options.length - 1,
                      onPress: () => move(index, index + 1),
                      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ArrowDown, { size: 18 }),
                    }),
                    /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
                      label: _t(
                        /** i18n */
                        {
                          id: '1PKIOx',
                          message: ['Usuń opcję ', ['number']],
                          values: { number },
                        },
                      ),
                      size: 'small',
                      onPress: () => onChange(options.toSpliced(index, 1)),
                      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(X, { size: 18 }),
                    }),
                  ],
                }),
              ],
            },
            index,
          )
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
        size: 'small',
        icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Plus, { size: 18 }),
        isDisabled: options.length >= 200,
        onPress: add,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'AtNgJg',
          message: ['Dodaj opcję'],
        }),
      }),
    ],
  })
}
// src/features/builder/form/BoundField.tsx
/** A number that may be missing. What is typed stands as it is until the field is left. */
function BoundField({ label, value, onChange }) {
  const id = (0, import_react.useId)()
  const [typed, setTyped] = (0, import_react.useState)(null)
  function type(text) {
    setTyped(text)
    const number = Number(text.replace(',', '.'))
    if (text.trim() === '') onChange(null)
    else if (Number.isFinite(number)) onChange(number)
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
        className: Field_module_default.control,
        inputMode: 'decimal',
        autoComplete: 'off',
        value: typed ?? value ?? '',
        onChange: (event) => type(event.currentTarget.value),
        onBlur: () => setTyped(null),
      }),
    ],
  })
}
// src/features/builder/form/ValidationFields.tsx
/** What is checked of what somebody fills in (specification part 2, section 5). */
function ValidationFields({ field, onChange }) {
  const { _: _t } = useLingui()
  const { validation } = field
  const { holds } = FORM_FIELD_TYPES[field.type]
  const change = (part) =>
    onChange({
      ...validation,
      ...part,
    })
  const bound = (key, label) =>
    /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BoundField, {
      label,
      value: validation[key],
      onChange: (value) => change({ [key]: value }),
    })
  const isText = holds === 'text'
  const isPlainText = field.type === 'text' || field.type === 'textarea'
  const isWrong = validation.pattern !== '' && !isPattern(validation.pattern)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: FormBuilder_module_default.group,
    children: [
      isText
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FieldPair, {
            children: [
              bound(
                'minLength',
                _t(
                  /** i18n */
                  {
                    id: 'EoothL',
                    message: ['Najmniej znaków'],
                  },
                ),
              ),
              bound(
                'maxLength',
                _t(
                  /** i18n */
                  {
                    id: 'wcaODa',
                    message: ['Najwięcej znaków'],
                  },
                ),
              ),
            ],
          })
        : null,
      holds === 'options'
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FieldPair, {
            children: [
              bound(
                'minLength',
                _t(
                  /** i18n */
                  {
                    id: 'eYm9dm',
                    message: ['Najmniej wybranych'],
                  },
                ),
              ),
              bound(
                'maxLength',
                _t(
                  /** i18n */
                  {
                    id: 'Fqf-Wy',
                    message: ['Najwięcej wybranych'],
                  },
                ),
              ),
            ],
          })
        : null,
      holds === 'number'
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FieldPair, {
            children: [
              bound(
                'minValue',
                _t(
                  /** i18n */
                  {
                    id: '4uy-Mp',
                    message: ['Najmniejsza wartość'],
                  },
                ),
              ),
              bound(
                'maxValue',
                _t(
                  /** i18n */
                  {
                    id: 'Yp2jnf',
                    message: ['Największa wartość'],
                  },
                ),
              ),
            ],
          })
        : null,
      isText
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
            label: _t(
              /** i18n */
              {
                id: 'dgkIYI',
                message: ['Wzorzec (wyrażenie regularne)'],
              },
            ),
            description: _t(
              /** i18n */
              {
                id: 'tnXa9h',
                message: ['Cała wartość ma do niego pasować, na przykład [A-Z]', ['3'], '-\\d+'],
              },
            ),
            value: validation.pattern,
            maxLength: 500,
            spellCheck: 'false',
            errorMessage: isWrong
              ? _t(
                  /** i18n */
                  {
                    id: 'AeBGEM',
                    message: [
                      'Tego wzorca nie da się sprawdzić: ma błąd, zagląda w\xA0przód albo w\xA0tył, albo powtarza zbyt wiele',
                    ],
                  },
                )
              : void 0,
            onChange: (pattern) => change({ pattern }),
          })
        : null,
      isPlainText
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Switch, {
                isSelected: validation.isEmail,
                onChange: (isEmail) => change({ isEmail }),
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: '3d8Zal',
                  message: ['Musi być adresem e-mail'],
                }),
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Switch, {
                isSelected: validation.isUrl,
                onChange: (isUrl) => change({ isUrl }),
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'tPVdhC',
                  message: ['Musi być adresem strony'],
                }),
              }),
            ],
          })
        : null,
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Switch, {
        isSelected: validation.custom !== null,
        onChange: (isOn) =>
          change({
            custom: isOn
              ? {
                  condition: ownCondition(field),
                  message: '',
                }
              : null,
          }),
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
          id: 'rpP_Zw',
          message: ['Własny warunek'],
        }),
      }),
      validation.custom === null
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CustomRule, {
            custom: validation.custom,
            onChange: (custom) => change({ custom }),
          }),
    ],
  })
}
var ownCondition = ({ name, type }) => ({
  operandType: 'field',
  operand: name,
  operator: FORM_FIELD_TYPES[type].operators[0] ?? 'equals',
  value: '',
})
/** A condition that the form has to meet, and what is said when it doesn’t. */
function CustomRule({ custom, onChange }) {
  const { _: _t2 } = useLingui()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('fieldset', {
    className: FormBuilder_module_default.condition,
    'aria-label': _t2(
      /** i18n */
      {
        id: 'rpP_Zw',
        message: ['Własny warunek'],
      },
    ),
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ConditionFields, {
        value: custom.condition,
        onChange: (condition) =>
          onChange({
            ...custom,
            condition,
          }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
        label: _t2(
          /** i18n */
          {
            id: 'wQX_wN',
            message: ['Co powiedzieć, gdy nie jest spełniony'],
          },
        ),
        value: custom.message,
        maxLength: 120,
        onChange: (message) =>
          onChange({
            ...custom,
            message,
          }),
      }),
    ],
  })
}
// src/features/builder/form/FieldSettings.tsx
/** Everything that can be said of a field (specification part 2, section 3). */
function FieldSettings({ field, steps, problems, onEdit, onRenamed }) {
  const { i18n, _: _t } = useLingui()
  const { holds } = FORM_FIELD_TYPES[field.type]
  const isSeen = field.type !== 'hidden'
  const hasPlaceholder =
    (holds === 'text' && field.type !== 'color') || field.type === 'number' || field.type === 'select'
  function change(part) {
    onEdit(
      (template) =>
        replaceField(template, field.name, {
          ...field,
          ...part,
        }),
      {
        of: `${field.name}-${Object.keys(part).join()}`,
        merges: true,
      },
    )
  }
  const word = (key, label, most) =>
    /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
      label,
      value: field[key],
      maxLength: most,
      onChange: (text) => change({ [key]: text }),
    })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: FormBuilder_module_default.settings,
    children: [
      problems.length === 0
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ul', {
            className: FormBuilder_module_default.problems,
            children: problems.map(({ code }) =>
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
                'li',
                { children: i18n._(PROBLEM_WORDS[code]) },
                code,
              ),
            ),
          }),
      word(
        'label',
        isSeen
          ? _t(
              /** i18n */
              {
                id: 'r39PTZ',
                message: ['Podpis'],
              },
            )
          : _t(
              /** i18n */
              {
                id: 'Lshn55',
                message: ['Podpis dla autora'],
              },
            ),
        120,
      ),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
        NameField,
        {
          field,
          steps,
          onEdit,
          onRenamed,
        },
        field.name,
      ),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Select, {
        label: _t(
          /** i18n */
          {
            id: 'aIP7E3',
            message: ['Rodzaj pola'],
          },
        ),
        value: field.type,
        options: FIELD_TYPES.map((type) => ({
          value: type,
          label: i18n._(FIELD_TYPE_WORDS[type].label),
        })),
        onChange: (type) => change(asType(field, type)),
      }),
      hasOptions(field.type)
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OptionList, {
            options: field.options,
            hasPictures: field.type === 'imageSelect',
            onChange: (options) => change({ options }),
          })
        : null,
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DefaultField, {
        field,
        onChange: (defaultValue) => change({ defaultValue }),
      }),
      isSeen
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Switch, {
                isSelected: field.isRequired,
                onChange: (isRequired) => change({ isRequired }),
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: 'kRPjAl',
                  message: ['Wymagane'],
                }),
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Disclosure, {
                title: _t(
                  /** i18n */
                  {
                    id: 'CkfWX8',
                    message: ['Słowa pomocy'],
                  },
                ),
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
                  className: FormBuilder_module_default.group,
                  children: [
                    hasPlaceholder
                      ? word(
                          'placeholder',
                          _t(
                            /** i18n */
                            {
                              id: 'FtZWqo',
                              message: ['Podpowiedź w\xA0polu'],
                            },
                          ),
                          120,
                        )
                      : null,
                    word(
                      'helperText',
                      _t(
                        /** i18n */
                        {
                          id: 'PWXF1d',
                          message: ['Wyjaśnienie pod polem'],
                        },
                      ),
                      LONGEST_DESCRIPTION,
                    ),
                    word(
                      'tooltip',
                      _t(
                        /** i18n */
                        {
                          id: 'VVxyPo',
                          message: ['Dłuższa podpowiedź pod przyciskiem'],
                        },
                      ),
                      LONGEST_DESCRIPTION,
                    ),
                  ],
                }),
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Disclosure, {
                title: _t(
                  /** i18n */
                  {
                    id: 'WJaN7l',
                    message: ['Co sprawdzić'],
                  },
                ),
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ValidationFields, {
                  field,
                  onChange: (validation) => change({ validation }),
                }),
              }),
            ],
          })
        : null,
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Disclosure, {
        title: _t(
          /** i18n */
          {
            id: 'K7R9hX',
            message: ['Kiedy pokazać'],
          },
        ),
        defaultExpanded: field.showIf.length > 0,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
          className: FormBuilder_module_default.group,
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ConditionList, {
              conditions: field.showIf,
              most: 20,
              onChange: (showIf) => change({ showIf: [...showIf] }),
            }),
            isSeen
              ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
                  children: [
                    /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Switch, {
                      isSelected: field.isVisible,
                      onChange: (isVisible) => change({ isVisible }),
                      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                        id: 'Px7j8g',
                        message: ['Widoczne'],
                      }),
                    }),
                    /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Switch, {
                      isSelected: field.isReadOnly,
                      onChange: (isReadOnly) => change({ isReadOnly }),
                      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                        id: 'lk1AsB',
                        message: ['Tylko do odczytu'],
                      }),
                    }),
                    /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Switch, {
                      isSelected: field.isDisabled,
                      onChange: (isDisabled) => change({ isDisabled }),
                      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                        id: 'Iz3cVa',
                        message: ['Nieczynne'],
                      }),
                    }),
                  ],
                })
              : null,
          ],
        }),
      }),
    ],
  })
}
/** What stays of a field that becomes one of another type: a default of words is none for a number. */
function asType(field, type) {
  return FORM_FIELD_TYPES[field.type].holds === FORM_FIELD_TYPES[type].holds
    ? { type }
    : {
        type,
        defaultValue: '',
        validation: {
          ...field.validation,
          pattern: '',
        },
      }
}
// src/features/builder/form/freshField.ts
/** A name that no field of the form has, made of some words. */
function freeName(form, words) {
  const taken = new Set(form.flatMap(({ fields }) => fields.map(({ name }) => name)))
  const base = slugOf(words).replaceAll('-', '_').slice(0, 50) || 'pole'
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? base : `${base}_${number}`
    if (!taken.has(name) && !(name in Object.prototype)) return name
  }
}
/** A field as the palette adds it: with a name of its own, and something to choose from where there is a choice. */
function freshField(form, type, words) {
  const options = hasOptions(type)
    ? [1, 2].map((number) => ({
        label: words.option(number),
        value: `opcja_${number}`,
      }))
    : []
  return newField(type, freeName(form, words.label), {
    label: words.label,
    options,
  })
}
/** The same field once more. */
function fieldCopy(form, field) {
  return {
    ...field,
    name: freeName(form, field.name.replace(/_\d+$/u, '')),
  }
}
/** The same step once more; its fields need names of their own. */
function stepCopy(form, step, id) {
  const copy = {
    ...step,
    id,
    fields: [],
  }
  for (const field of step.fields) copy.fields.push(fieldCopy([...form, copy], field))
  return copy
}
// src/features/builder/form/FieldRow.tsx
/** One field in its order. Its handle takes it by pointer, by finger, and by the arrow keys. */
function FieldRow(props) {
  const { field, at, step, steps, problems, isOpen, onOpen, onEdit, drag } = props
  const { i18n, _: _t } = useLingui()
  const { icon: Icon, label: typeName } = FIELD_TYPE_WORDS[field.type]
  const name = field.label === '' ? field.name : field.label
  const own = problems.filter(({ place }) => place.part === 'field' && place.name === field.name)
  function moveBy(by) {
    const stepAt = steps.indexOf(step)
    const isWithin = at + by >= 0 && at + by < step.fields.length
    const target = isWithin ? step : steps[stepAt + by]
    if (target === void 0) return
    const to = isWithin ? at + by : by === -1 ? target.fields.length : 0
    onEdit((template) => moveField(template, field.name, target.id, to))
    const place = to + 1
    const inStep = steps.indexOf(target) + 1
    announce(
      _t(
        /** i18n */
        {
          id: 'WGvlar',
          message: ['Pole ', ['name'], ': miejsce ', ['place'], ' w\xA0kroku ', ['inStep'], '.'],
          values: {
            name,
            place,
            inStep,
          },
        },
      ),
    )
    requestAnimationFrame(() => document.getElementById(`handle-${field.name}`)?.focus())
  }
  function press(event) {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    moveBy(event.key === 'ArrowUp' ? -1 : 1)
  }
  const { place } = drag
  const index = rowIndex(step, field, drag.dragged)
  const isDropped = place?.step === step.id && drag.dragged !== field.name
  const isLast = at === step.fields.length - 1
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('li', {
    className: classNames(
      FormBuilder_module_default.row,
      drag.dragged === field.name && FormBuilder_module_default.dragged,
    ),
    'data-row': field.name,
    'data-place': field.name,
    'data-drop':
      isDropped && place.at === index ? 'before' : isDropped && isLast && place.at > index ? 'after' : void 0,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: FormBuilder_module_default.rowHead,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
            id: `handle-${field.name}`,
            label: _t(
              /** i18n */
              {
                id: 'ex6r6G',
                message: ['Przesuń pole ', ['name'], ' strzałkami'],
                values: { name },
              },
            ),
            size: 'small',
            className: FormBuilder_module_default.handle ?? '',
            onKeyDown: press,
            ...drag.handleOf(field.name),
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GripVertical, { size: 18 }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('button', {
            type: 'button',
            className: FormBuilder_module_default.open,
            'aria-expanded': isOpen,
            onClick: () => onOpen(isOpen ? null : field.name),
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
                size: 18,
                'aria-hidden': 'true',
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
                className: FormBuilder_module_default.names,
                children: [
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                    className: FormBuilder_module_default.fieldName,
                    children: name,
                  }),
                  /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
                    className: FormBuilder_module_default.typeName,
                    children: [
                      i18n._(typeName),
                      field.isRequired
                        ? ` · ${_t(
                            /** i18n */
                            {
                              id: 'Z2lWt5',
                              message: ['wymagane'],
                            },
                          )}`
                        : null,
                      field.showIf.length > 0
                        ? ` · ${_t(
                            /** i18n */
                            {
                              id: '3Zwa2R',
                              message: ['pod warunkiem'],
                            },
                          )}`
                        : null,
                      field.isVisible
                        ? null
                        : ` · ${_t(
                            /** i18n */
                            {
                              id: 'zI-LcN',
                              message: ['niewidoczne'],
                            },
                          )}`,
                    ],
                  }),
                ],
              }),
              own.length > 0
                ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
                    tone: 'danger',
                    children: _t(
                      /** i18n */
                      {
                        id: 'l4dzgD',
                        message: ['Do poprawy: ', ['0']],
                        values: { 0: own.length },
                      },
                    ),
                  })
                : null,
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChevronDown, {
                className: FormBuilder_module_default.arrow,
                size: 18,
                'aria-hidden': 'true',
              }),
            ],
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
            className: FormBuilder_module_default.tools,
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
                label: _t(
                  /** i18n */
                  {
                    id: 'qzmLRU',
                    message: ['Powiel pole ', ['name']],
                    values: { name },
                  },
                ),
                size: 'small',
                isDisabled: step.fields.length >= 100,
                onPress: () => {
                  const copy = fieldCopy(steps, field)
                  onEdit((template) => addField(template, step.id, copy, at + 1))
                  onOpen(copy.name)
                },
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Copy, { size: 18 }),
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
                label: _t(
                  /** i18n */
                  {
                    id: '02W6Mi',
                    message: ['Usuń pole ', ['name']],
                    values: { name },
                  },
                ),
                size: 'small',
                onPress: () => {
                  onEdit((template) => removeField(template, field.name))
                  announce(
                    _t(
                      /** i18n */
                      {
                        id: 'ma2zE2',
                        message: ['Usunięto pole ', ['name'], '.'],
                        values: { name },
                      },
                    ),
                  )
                },
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trash, { size: 18 }),
              }),
            ],
          }),
        ],
      }),
      isOpen
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FieldSettings, {
            field,
            steps,
            problems: own,
            onEdit,
            onRenamed: onOpen,
          })
        : null,
    ],
  })
}
/** The place of a field in its step, counted as if the dragged one were gone already. */
function rowIndex(step, field, dragged) {
  return step.fields.filter(({ name }) => name !== dragged).indexOf(field)
}
// src/features/builder/form/StepSection.tsx
/** One step of the form: its words, its fields in their order, and where new ones come. */
function StepSection(props) {
  const { step, index, steps, problems, open, onOpen, onEdit, drag } = props
  const { i18n, _: _t } = useLingui()
  const number = index + 1
  const problem = problems.find(({ place }) => place.part === 'step' && place.id === step.id)
  function move(to) {
    onEdit((template) => moveStep(template, step.id, to))
    announce(
      _t(
        /** i18n */
        {
          id: 'atZoAF',
          message: ['Krok jest teraz ', ['0'], '.'],
          values: { 0: to + 1 },
        },
      ),
    )
  }
  function add(type) {
    const label = i18n._(FIELD_TYPE_WORDS[type].label)
    const field = freshField(steps, type, {
      label,
      option: (each) =>
        _t(
          /** i18n */
          {
            id: 'GVoAWr',
            message: ['Opcja ', ['each']],
            values: { each },
          },
        ),
    })
    onEdit((template) => addField(template, step.id, field))
    onOpen(field.name)
    announce(
      _t(
        /** i18n */
        {
          id: 'vj-e9c',
          message: ['Dodano pole: ', ['label']],
          values: { label },
        },
      ),
    )
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('section', {
    className: FormBuilder_module_default.step,
    'aria-label': _t(
      /** i18n */
      {
        id: '78fv8-',
        message: ['Krok ', ['number'], ': ', ['0']],
        values: {
          0: step.title,
          number,
        },
      },
    ),
    'data-step': step.id,
    'data-place': step.id,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: FormBuilder_module_default.stepHead,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('strong', {
            className: FormBuilder_module_default.stepNumber,
            children: number,
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
            className: FormBuilder_module_default.tools,
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
                label: _t(
                  /** i18n */
                  {
                    id: 'rrH-Wg',
                    message: ['Krok ', ['number'], ' wyżej'],
                    values: { number },
                  },
                ),
                size: 'small',
                isDisabled: index === 0,
                onPress: () => move(index - 1),
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ArrowUp, { size: 18 }),
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
                label: _t(
                  /** i18n */
                  {
                    id: 'QhrYbQ',
                    message: ['Krok ', ['number'], ' niżej'],
                    values: { number },
                  },
                ),
                size: 'small',
                isDisabled: index === steps.length - 1,
                onPress: () => move(index + 1),
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ArrowDown, { size: 18 }),
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
                label: _t(
                  /** i18n */
                  {
                    id: 'phsa3B',
                    message: ['Powiel krok ', ['number']],
                    values: { number },
                  },
                ),
                size: 'small',
                isDisabled: steps.length >= 20,
                onPress: () => {
                  const copy = stepCopy(steps, step, crypto.randomUUID())
                  onEdit((template) => moveStep(addStep(template, copy), copy.id, index + 1))
                },
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Copy, { size: 18 }),
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
                label: _t(
                  /** i18n */
                  {
                    id: 'Yjfbzd',
                    message: ['Usuń krok ', ['number']],
                    values: { number },
                  },
                ),
                size: 'small',
                onPress: () => onEdit((template) => removeStep(template, step.id)),
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trash, { size: 18 }),
              }),
            ],
          }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
        label: _t(
          /** i18n */
          {
            id: 'ThkzCQ',
            message: ['Tytuł kroku'],
          },
        ),
        value: step.title,
        maxLength: 120,
        onChange: (title) =>
          onEdit((template) => changeStep(template, step.id, { title }), {
            of: `${step.id}-title`,
            merges: true,
          }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
        label: _t(
          /** i18n */
          {
            id: '_Pzpqk',
            message: ['Kilka słów pod tytułem'],
          },
        ),
        value: step.description,
        maxLength: LONGEST_DESCRIPTION,
        onChange: (description) =>
          onEdit((template) => changeStep(template, step.id, { description }), {
            of: `${step.id}-description`,
            merges: true,
          }),
      }),
      problem === void 0
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
            className: FormBuilder_module_default.problem,
            children: i18n._(PROBLEM_WORDS[problem.code]),
          }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ol', {
        className: FormBuilder_module_default.fields,
        'data-fields': step.id,
        'aria-label': _t(
          /** i18n */
          {
            id: 'sVEP6P',
            message: ['Pola kroku ', ['number']],
            values: { number },
          },
        ),
        children: step.fields.map((field, at) =>
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
            FieldRow,
            {
              field,
              at,
              step,
              steps,
              problems,
              isOpen: open === field.name,
              onOpen,
              onEdit,
              drag,
            },
            field.name,
          ),
        ),
      }),
      step.fields.length >= 100
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
            className: FormBuilder_module_default.empty,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
              id: 'QvyP9c',
              message: ['Więcej pól się tu nie zmieści. Dodaj następny krok.'],
            }),
          })
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AddField, {
            number,
            onAdd: add,
          }),
    ],
  })
}
// src/features/builder/form/useFieldDrag.ts
/** Puts fields in order by pointer or finger, over all steps: one edit when it is let go. */
function useFieldDrag(onEdit) {
  const [dragged, setDragged] = (0, import_react.useState)(null)
  const [place, setPlace] = (0, import_react.useState)(null)
  const latest = (0, import_react.useRef)(null)
  function stop() {
    latest.current = null
    setDragged(null)
    setPlace(null)
  }
  return {
    dragged,
    place,
    handleOf: (name) => ({
      onPointerDown(event) {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        setDragged(name)
      },
      onPointerMove(event) {
        if (dragged !== name) return
        const root = event.currentTarget.closest('[data-form-builder]')
        const next = root === null ? null : placeUnder(root, event.clientY, name)
        if (next?.step === latest.current?.step && next?.at === latest.current?.at) return
        latest.current = next
        setPlace(next)
      },
      onPointerUp() {
        const target = latest.current
        if (dragged === name && target !== null)
          onEdit((template) => moveField(template, name, target.step, target.at))
        stop()
      },
      onPointerCancel: stop,
    }),
  }
}
/** The place nearest to a height, counted as if the dragged field were gone already. */
function placeUnder(root, y, dragged) {
  let nearest = null
  for (const list of root.querySelectorAll('[data-fields]')) {
    const rows = [...list.querySelectorAll(':scope > [data-row]')].filter(
      ({ dataset }) => dataset['row'] !== dragged,
    )
    const { top } = list.getBoundingClientRect()
    const edges = [
      rows[0]?.getBoundingClientRect().top ?? top,
      ...rows.map((row) => row.getBoundingClientRect().bottom),
    ]
    for (const [at, edge] of edges.entries()) {
      const distance = Math.abs(edge - y)
      if (nearest === null || distance < nearest.distance)
        nearest = {
          place: {
            step: list.dataset['fields'] ?? '',
            at,
          },
          distance,
        }
    }
  }
  return nearest?.place ?? null
}
// src/features/builder/form/FormBuilder.tsx
/**
 * The form of a template, built step by step, with the form itself beside it as visitors get it (specification part 2,
 * section 2). Where there is no room beside, it is below.
 */
function FormBuilder({ steps, problems, onEdit, asked = null, onArrived }) {
  const { _: _t } = useLingui()
  const [open, setOpen] = (0, import_react.useState)(asked?.part === 'field' ? asked.name : null)
  const [isPreview, setPreview] = (0, import_react.useState)(false)
  const drag = useFieldDrag(onEdit)
  const id = (0, import_react.useId)()
  const arrive = (0, import_react.useEffectEvent)(() => {
    const name = asked?.part === 'field' ? asked.name : asked?.part === 'step' ? asked.id : null
    ;(name === null ? null : window.document.querySelector(`#${CSS.escape(id)} [data-place="${name}"]`))
      ?.querySelector('[aria-expanded], input')
      ?.focus()
    onArrived?.()
  })
  const [seen, setSeen] = (0, import_react.useState)(asked)
  if (asked !== seen) {
    setSeen(asked)
    if (asked?.part === 'field') setOpen(asked.name)
  }
  ;(0, import_react.useEffect)(() => {
    if (asked === null) return
    if (asked.part === 'field' || asked.part === 'step' || asked.part === 'form') arrive()
  }, [asked])
  function addEmptyStep() {
    const title = _t(
      /** i18n */
      {
        id: 'lAkvOr',
        message: ['Krok ', ['0']],
        values: { 0: steps.length + 1 },
      },
    )
    const step = {
      id: crypto.randomUUID(),
      title,
      description: '',
      fields: [],
    }
    onEdit((template) => addStep(template, step))
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
    id,
    className: FormBuilder_module_default.builder,
    'data-form-builder': '',
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
      className: FormBuilder_module_default.columns,
      'data-preview': isPreview ? '' : void 0,
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
          className: FormBuilder_module_default.outline,
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
              className: FormBuilder_module_default.head,
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
                size: 'small',
                icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Eye, { size: 18 }),
                'aria-pressed': isPreview,
                className: FormBuilder_module_default.previewToggle ?? '',
                onPress: () => setPreview(!isPreview),
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                  id: '5KtidZ',
                  message: ['Podgląd'],
                }),
              }),
            }),
            steps.length === 0
              ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
                  className: FormBuilder_module_default.empty,
                  children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                    id: 'Zua-Wi',
                    message: [
                      'Formularz pyta o\xA0to, czego potrzebuje szablon: imię, okazję, styl. Zacznij od pierwszego kroku.',
                    ],
                  }),
                })
              : null,
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ol', {
              className: FormBuilder_module_default.steps,
              children: steps.map((step, index) =>
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
                  'li',
                  {
                    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(StepSection, {
                      step,
                      index,
                      steps,
                      problems,
                      open,
                      onOpen: setOpen,
                      onEdit,
                      drag,
                    }),
                  },
                  step.id,
                ),
              ),
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
              icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Plus, { size: 18 }),
              isDisabled: steps.length >= 20,
              onPress: addEmptyStep,
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'VK5YKL',
                message: ['Dodaj krok'],
              }),
            }),
          ],
        }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
          className: FormBuilder_module_default.preview,
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormPreview, { steps }),
        }),
      ],
    }),
  })
}
// src/features/builder/panels/FormPanel.tsx
/** The form that visitors fill. */
function FormPanel() {
  const document = useBuilder()
  const form = useTemplatePart('form')
  const problems = useProblems()
  const asked = useStore(askedPlace)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormBuilder, {
    steps: form,
    problems,
    asked: asked?.place ?? null,
    onArrived: () => askedPlace.set(null),
    onEdit: (change, step) =>
      document.edit(
        {
          name: 'form',
          ...step,
        },
        change,
      ),
  })
}
export { FormPanel as default }
