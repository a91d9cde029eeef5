import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as ArrowLeft } from './arrow-left-say57558.js'
import { t as ArrowRight } from './arrow-right-BwGEZ1gh.js'
import { t as Check } from './check-Uw45F36v.js'
import { t as ChevronDown } from './chevron-down-BtYHYNUI.js'
import { t as CircleQuestionMark } from './circle-question-mark-mlCI4fge.js'
import { t as EyeOff } from './eye-off-AFSfpz_c.js'
import { t as Eye } from './eye-BuMTlRUV.js'
import { t as ImageOff } from './image-off-CJExr_OH.js'
import { t as classNames } from './classNames-D1L2HDWQ.js'
import { t as Button } from './Button-BS8EKtfW.js'
import { i as localeOf } from './languages-DstpWIH-.js'
import {
  Ji as require_react_dom,
  Qr as Field_module_default,
  St as IconButton,
  T as useFormat,
  ti as X,
  yi as lazyPart,
} from '../renderPage.js'
import {
  H as FORM_FIELD_TYPES,
  R as checkFormField,
  V as lengthOf,
  q as areMet,
  z as isAsked,
} from './templateRun-8_LMDVuW.js'
import { t as useDraft } from './useDraft-D5Od8r6c.js'
import { t as Choice_module_default } from './Choice.module-D2rNwfSW.js'
import { t as Select_module_default } from './Select.module-B_u47byr.js'
import { n as matchesPattern } from './matchPattern-otnyAUIs.js'
import { t as Skeleton } from './Skeleton-ClnzUomb.js'
var TemplateForm_module_default = {
  form: '_form_16wcp_2',
  step: '_step_16wcp_10',
  title: '_title_16wcp_16',
  about: '_about_16wcp_25',
  field: '_field_16wcp_31',
  name: '_name_16wcp_35',
  flag: '_flag_16wcp_43',
  tipButton: '_tipButton_16wcp_49',
  tip: '_tip_16wcp_49',
  length: '_length_16wcp_63',
  steps: '_steps_16wcp_67',
  stepButton: '_stepButton_16wcp_79',
  stepNumber: '_stepNumber_16wcp_104',
  stepTitle: '_stepTitle_16wcp_116',
  ways: '_ways_16wcp_128',
  on: '_on_16wcp_132',
  last: '_last_16wcp_137',
}
// src/ui/templateForm/FormSteps.tsx
var import_jsx_runtime = require_jsx_runtime()
/** Where in a form of several steps one is, and the way to the others. */
function FormSteps({ form }) {
  const { _: _t } = useLingui()
  const { steps, at } = form
  if (steps.length < 2) return null
  const count = steps.length
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ol', {
    className: TemplateForm_module_default.steps,
    'aria-label': _t(
      /** i18n */
      {
        id: 'WrK7zm',
        message: ['Kroki formularza'],
      },
    ),
    children: steps.map(({ step }, index) => {
      const number = index + 1
      const title =
        step.title === ''
          ? _t(
              /** i18n */
              {
                id: 'e8QUGK',
                message: ['Krok ', ['number']],
                values: { number },
              },
            )
          : step.title
      return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
        'li',
        {
          'data-state': index < at ? 'over' : index === at ? 'now' : 'later',
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('button', {
            type: 'button',
            className: TemplateForm_module_default.stepButton,
            'aria-current': index === at ? 'step' : void 0,
            'aria-label': _t(
              /** i18n */
              {
                id: 'C0pe3h',
                message: ['Krok ', ['number'], ' z\xA0', ['count'], ': ', ['title']],
                values: {
                  number,
                  count,
                  title,
                },
              },
            ),
            onClick: () => form.goTo(index),
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                className: TemplateForm_module_default.stepNumber,
                'aria-hidden': 'true',
                children:
                  index < at ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Check, { size: 14 }) : number,
              }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                className: TemplateForm_module_default.stepTitle,
                'aria-hidden': 'true',
                children: title,
              }),
            ],
          }),
        },
        step.id,
      )
    }),
  })
}
// src/ui/templateForm/faultTexts.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var PLAIN = {
  required:
    /** i18n */
    {
      id: 'bKlR4-',
      message: ['To pole jest potrzebne'],
    },
  email:
    /** i18n */
    {
      id: 'IksAMj',
      message: ['Ten adres wygląda na niepełny. Wzór: imie@poczta.pl'],
    },
  url:
    /** i18n */
    {
      id: 'Z-nxRP',
      message: ['To nie jest pełny adres. Wzór: https://przyklad.pl'],
    },
  number:
    /** i18n */
    {
      id: 'SXH2HF',
      message: ['Tu pasuje tylko liczba'],
    },
  integer:
    /** i18n */
    {
      id: 'b4zsmk',
      message: ['Tu pasuje tylko liczba całkowita'],
    },
  positive:
    /** i18n */
    {
      id: 'vUD-Xx',
      message: ['Tu pasuje tylko liczba większa od zera'],
    },
  exists:
    /** i18n */
    {
      id: 'Y-9JtP',
      message: ['To już jest zajęte. Wybierz coś innego'],
    },
  pattern:
    /** i18n */
    {
      id: 'ZWpwB1',
      message: ['To ma inny układ, niż trzeba. Spójrz na wskazówkę pod polem'],
    },
  format:
    /** i18n */
    {
      id: 'X3ZsS_',
      message: ['To ma zły format. Popraw albo wybierz jeszcze raz'],
    },
}
/** What is missing, by what the field holds. */
var MISSING = {
  flag:
    /** i18n */
    {
      id: 'Wpi8GP',
      message: ['Zaznacz to, żeby pójść dalej'],
    },
  option:
    /** i18n */
    {
      id: 'p2LyQO',
      message: ['Wybierz jedną z\xA0możliwości'],
    },
  options:
    /** i18n */
    {
      id: '4peXTL',
      message: ['Wybierz co najmniej jedną możliwość'],
    },
  file:
    /** i18n */
    {
      id: 'vlBjdf',
      message: ['Dodaj plik'],
    },
}
/** What some types say of a value that isn’t of their form. */
var MALFORMED = {
  tel:
    /** i18n */
    {
      id: 'Mwtbzu',
      message: ['W\xA0numerze są tylko cyfry, spacje, plus, minus i\xA0nawiasy'],
    },
  date:
    /** i18n */
    {
      id: 'kK9Phj',
      message: ['Takiego dnia nie ma w\xA0kalendarzu'],
    },
  time:
    /** i18n */
    {
      id: '5ltKbI',
      message: ['Podaj godzinę i\xA0minuty, na przykład 17:30'],
    },
  datetime:
    /** i18n */
    {
      id: 'CR6pjM',
      message: ['Podaj dzień i\xA0godzinę'],
    },
  color:
    /** i18n */
    {
      id: '280mZ-',
      message: ['Wybierz kolor jeszcze raz'],
    },
  json:
    /** i18n */
    {
      id: 'Dltp7K',
      message: ['To nie jest poprawny JSON. Miejsce błędu jest pod polem'],
    },
}
/** The words for what keeps a value from standing (specification part 2, section 5); the author’s own where they have some. */
function faultText(type, fault) {
  const { holds } = FORM_FIELD_TYPES[type]
  if (fault.code === 'custom') return fault.message === '' ? PLAIN.format : fault.message
  if (fault.code === 'min_length')
    return holds === 'options' ? leastChoices(fault.bound) : leastLength(fault.bound)
  if (fault.code === 'max_length')
    return holds === 'options' ? mostChoices(fault.bound) : mostLength(fault.bound)
  if (fault.code === 'min_value') {
    const { bound } = fault
    return /** i18n */ {
      id: '-QyHJX',
      message: ['Najmniej, ile może być: ', ['bound']],
      values: { bound },
    }
  }
  if (fault.code === 'max_value') {
    const { bound } = fault
    return /** i18n */ {
      id: 'S70Zsn',
      message: ['Najwięcej, ile może być: ', ['bound']],
      values: { bound },
    }
  }
  if (fault.code === 'required') return MISSING[holds] ?? PLAIN.required
  if (fault.code === 'format') return MALFORMED[type] ?? PLAIN.format
  return PLAIN[fault.code]
}
var leastLength = (bound) => /** i18n */ ({
  id: 'bIjiLb',
  message: [
    [
      'bound',
      'plural',
      {
        offset: void 0,
        one: ['Napisz co najmniej ', '#', '\xA0znak'],
        few: ['Napisz co najmniej ', '#', '\xA0znaki'],
        many: ['Napisz co najmniej ', '#', '\xA0znaków'],
        other: ['Napisz co najmniej ', '#', '\xA0znaku'],
      },
    ],
  ],
  values: { bound },
})
var mostLength = (bound) => /** i18n */ ({
  id: 'C-YEhI',
  message: [
    [
      'bound',
      'plural',
      {
        offset: void 0,
        one: ['Zmieści się tu najwyżej ', '#', '\xA0znak'],
        few: ['Zmieszczą się tu najwyżej ', '#', '\xA0znaki'],
        many: ['Zmieści się tu najwyżej ', '#', '\xA0znaków'],
        other: ['Zmieści się tu najwyżej ', '#', '\xA0znaku'],
      },
    ],
  ],
  values: { bound },
})
var leastChoices = (bound) => /** i18n */ ({
  id: '4EvhTL',
  message: [
    [
      'bound',
      'plural',
      {
        offset: void 0,
        one: ['Wybierz co najmniej ', '#', '\xA0możliwość'],
        few: ['Wybierz co najmniej ', '#', '\xA0możliwości'],
        many: ['Wybierz co najmniej ', '#', '\xA0możliwości'],
        other: ['Wybierz co najmniej ', '#', '\xA0możliwości'],
      },
    ],
  ],
  values: { bound },
})
var mostChoices = (bound) => /** i18n */ ({
  id: 'N3QsVg',
  message: [
    [
      'bound',
      'plural',
      {
        offset: void 0,
        one: ['Wybierz najwyżej ', '#', '\xA0możliwość'],
        few: ['Wybierz najwyżej ', '#', '\xA0możliwości'],
        many: ['Wybierz najwyżej ', '#', '\xA0możliwości'],
        other: ['Wybierz najwyżej ', '#', '\xA0możliwości'],
      },
    ],
  ],
  values: { bound },
})
// src/ui/templateForm/controls/controlProps.ts
/** Words that a field holds; none of what another version may have left there. */
var wordsIn = (value) => (typeof value === 'string' ? value : '')
var Controls_module_default = {
  withButton: '_withButton_1lb4q_2',
  range: '_range_1lb4q_8',
  number: '_number_1lb4q_22',
  colour: '_colour_1lb4q_28',
  swatch: '_swatch_1lb4q_35',
  options: '_options_1lb4q_63',
  pictures: '_pictures_1lb4q_68',
  picture: '_picture_1lb4q_68',
  unseen: '_unseen_1lb4q_100',
  frame: '_frame_1lb4q_107',
  caption: '_caption_1lb4q_121',
  written: '_written_1lb4q_127',
  tools: '_tools_1lb4q_136',
  warning: '_warning_1lb4q_146',
  preview: '_preview_1lb4q_150',
  code: '_code_1lb4q_159',
  file: '_file_1lb4q_182',
  sent: '_sent_1lb4q_188',
  sentWords: '_sentWords_1lb4q_206',
  media: '_media_1lb4q_213',
  input: '_input_1lb4q_219',
}
// src/ui/templateForm/controls/ColorControl.tsx
/** Where the browser’s choice of colours begins. */
var FIRST = '#f59e0b'
/** A colour, by the browser’s own choice of them; its sign stands beside it. */
function ColorControl({ field, value, onChange, onLeave, attributes }) {
  const { _: _t } = useLingui()
  const colour = wordsIn(value)
  const { 'aria-required': _required, 'aria-invalid': _invalid, ...own } = attributes
  const isLocked = own.disabled || field.isReadOnly
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: Controls_module_default.colour,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('input', {
        ...own,
        type: 'color',
        className: Controls_module_default.swatch,
        'data-empty': colour === '' ? '' : void 0,
        disabled: isLocked,
        value: /^#[\da-f]{6}$/iu.test(colour) ? colour : FIRST,
        onChange: (event) => onChange(event.currentTarget.value),
        onBlur: onLeave,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('output', {
        htmlFor: own.id,
        className: Controls_module_default.number,
        children:
          colour === ''
            ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                id: 'rCtdea',
                message: ['Nie wybrano'],
              })
            : colour,
      }),
      colour === '' || isLocked
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
            label: _t(
              /** i18n */
              {
                id: 'Z60NwE',
                message: ['Bez koloru: ', ['0']],
                values: { 0: field.label },
              },
            ),
            size: 'small',
            onPress: () => onChange(''),
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(X, { size: 18 }),
          }),
    ],
  })
}
// src/ui/templateForm/controls/FlagControls.tsx
/** A box to tick. */
function CheckboxControl(props) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Flag, { ...props })
}
/** A switch. */
function ToggleControl(props) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Flag, {
    ...props,
    isSwitch: true,
  })
}
function Flag({ field, value, onChange, onLeave, attributes, isSwitch = false }) {
  const { 'aria-required': required, ...own } = attributes
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('input', {
    ...own,
    type: 'checkbox',
    role: isSwitch ? 'switch' : void 0,
    'aria-checked': isSwitch ? value === true : void 0,
    'aria-required': isSwitch ? void 0 : required,
    className: isSwitch ? Choice_module_default.track : Choice_module_default.box,
    disabled: own.disabled || field.isReadOnly,
    checked: value === true,
    onChange: (event) => onChange(event.currentTarget.checked),
    onBlur: onLeave,
  })
}
// src/ui/templateForm/controls/NumberControl.tsx
/** A number as people write it, with a comma or a point. What is no number is kept to be said so. */
function NumberControl({ field, value, onChange, onLeave, attributes }) {
  const { i18n } = useLingui()
  const [typed, setTyped] = (0, import_react.useState)('')
  const written = Object.is(readNumber(typed), value) ? typed : writeNumber(value, i18n.locale)
  function type(text) {
    setTyped(text)
    onChange(readNumber(text))
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('input', {
    ...attributes,
    type: 'text',
    inputMode: 'decimal',
    autoComplete: 'off',
    className: Field_module_default.control,
    placeholder: field.placeholder,
    readOnly: field.isReadOnly,
    value: written,
    onChange: (event) => type(event.currentTarget.value),
    onBlur: onLeave,
  })
}
/** Null for nothing, NaN for what is no number. */
function readNumber(written) {
  const plain = written.replaceAll(/\s/gu, '').replace(',', '.')
  if (plain === '') return null
  return /^[+-]?(?:\d+\.?\d*|\.\d+)$/u.test(plain) ? Number(plain) : NaN
}
function writeNumber(value, language) {
  if (typeof value !== 'number' || !Number.isFinite(value)) return ''
  return new Intl.NumberFormat(localeOf(language), {
    useGrouping: false,
    maximumFractionDigits: 20,
  }).format(value)
}
// src/ui/templateForm/controls/OptionPicture.tsx
/** The picture of an option, which its words stand under; a quiet sign where there is none or it can’t be had. */
function OptionPicture({ option: { picture = '' } }) {
  const [broken, setBroken] = (0, import_react.useState)(null)
  const isShown = isPictureAddress(picture) && broken !== picture
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
    className: Controls_module_default.frame,
    children: isShown
      ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('img', {
          src: picture,
          alt: '',
          loading: 'lazy',
          decoding: 'async',
          onError: () => setBroken(picture),
        })
      : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ImageOff, {
          size: 24,
          'aria-hidden': 'true',
        }),
  })
}
/** A path of ours or an https address: nothing that a browser would run. */
var isPictureAddress = (address) =>
  /^\/(?!\/)/u.test(address) || (/^https:\/\//iu.test(address) && URL.canParse(address))
// src/ui/templateForm/controls/OptionControls.tsx
/** One of a few, all of them in sight. */
function RadioControl(props) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Options, {
    ...props,
    type: 'radio',
  })
}
/** Any of a few. */
function MultiselectControl(props) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Options, {
    ...props,
    type: 'checkbox',
  })
}
/** One of a few, each shown by its picture. */
function PictureControl(props) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Options, {
    ...props,
    type: 'radio',
    hasPictures: true,
  })
}
function Options({ field, value, onChange, onLeave, attributes, type, hasPictures = false }) {
  const { id, name, disabled } = attributes
  const chosen = typeof value === 'string' ? [value] : Array.isArray(value) ? value : []
  const isMany = type === 'checkbox'
  function choose(option, isChosen) {
    if (!isMany) onChange(option)
    else
      onChange(
        field.options.flatMap((each) =>
          (each.value === option ? isChosen : chosen.includes(each.value)) ? [each.value] : [],
        ),
      )
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
    className: hasPictures ? Controls_module_default.pictures : Controls_module_default.options,
    children: field.options.map((option, index) =>
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
        'label',
        {
          className: hasPictures ? Controls_module_default.picture : Choice_module_default.choice,
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('input', {
              type,
              id: index === 0 ? id : void 0,
              className: hasPictures ? Controls_module_default.unseen : Choice_module_default.box,
              name,
              value: option.value,
              checked: chosen.includes(option.value),
              disabled: disabled || field.isReadOnly,
              'aria-invalid': isMany ? attributes['aria-invalid'] : void 0,
              onChange: (event) => choose(option.value, event.currentTarget.checked),
              onBlur: onLeave,
            }),
            hasPictures ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OptionPicture, { option }) : null,
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
              className: hasPictures ? Controls_module_default.caption : Choice_module_default.words,
              children: option.label === '' ? option.value : option.label,
            }),
          ],
        },
        option.value,
      ),
    ),
  })
}
// src/domain/template/fillForm.ts
/** What a field holds before anybody has filled it: its default, read as what its type holds. */
function startValue(field) {
  return STARTS[FORM_FIELD_TYPES[field.type].holds](field)
}
function startValues(form) {
  return Object.fromEntries(
    form.flatMap(({ fields }) => fields.map((field) => [field.name, startValue(field)])),
  )
}
var STARTS = {
  text: ({ defaultValue }) => defaultValue,
  number: ({ type, defaultValue, validation }) => {
    const written = defaultValue.trim()
    const number = written === '' ? NaN : Number(written.replace(',', '.'))
    if (Number.isFinite(number)) return number
    return type === 'range' ? rangeOf(validation).least : null
  },
  flag: ({ defaultValue }) => defaultValue.trim() === 'true',
  option: ({ defaultValue, options }) =>
    options.some(({ value }) => value === defaultValue) ? defaultValue : '',
  options: ({ defaultValue, options }) => {
    const chosen = new Set(defaultValue.split('\n'))
    return options.flatMap(({ value }) => (chosen.has(value) ? [value] : []))
  },
  file: ({ defaultValue }) => defaultValue,
}
/** The ends of a slider; from 0 to 100 where its author says nothing. */
function rangeOf({ minValue, maxValue }) {
  const least = minValue ?? Math.min(0, maxValue ?? 0)
  return {
    least,
    most: maxValue ?? Math.max(100, least + 100),
  }
}
/** So often conditions on fields further down are looked at again; those on fields above need no second look. */
var MOST_ROUNDS = 8
/**
 * A form as it is filled. A field whose conditions don’t hold holds nothing for the conditions of others, whatever was
 * typed there before; one that its author has hidden holds its default.
 */
function fillForm(form, values, context = {}) {
  const fields = form.flatMap((step) => step.fields)
  const counted = new Map(fields.map((field) => [field.name, heldBy(field, values)]))
  const known = new Map(Object.entries(context))
  const lookup = (type, name) =>
    type === 'field' ? counted.get(name) : type === 'context' ? known.get(name) : void 0
  for (let round = 0, isChanged = true; isChanged && round < MOST_ROUNDS; round += 1) {
    isChanged = false
    for (const field of fields) {
      const counts = areMet(field.showIf, lookup)
      if (counts === counted.has(field.name)) continue
      isChanged = true
      if (counts) counted.set(field.name, heldBy(field, values))
      else counted.delete(field.name)
    }
  }
  return {
    asked: fields.filter((field) => field.type !== 'hidden' && isAsked(field, lookup)),
    values: Object.fromEntries(counted),
    lookup,
  }
}
function heldBy(field, values) {
  const own =
    field.isVisible && field.type !== 'hidden' && Object.hasOwn(values, field.name)
      ? values[field.name]
      : void 0
  return own === void 0 ? startValue(field) : own
}
/** What can’t stand of what these fields were filled with, in their order. */
function formFaults(fields, { values, lookup }, matches) {
  return fields.flatMap((field) => {
    const fault = checkFormField(field, values[field.name], {
      lookup,
      matches,
    })
    return fault === null
      ? []
      : [
          {
            name: field.name,
            fault,
          },
        ]
  })
}
/** What a field holds, as `defaultValue` keeps it. */
function writtenDefault(value) {
  if (value === null || value === false) return ''
  if (typeof value === 'object') return value.join('\n')
  return String(value)
}
// src/ui/templateForm/controls/RangeControl.tsx
/** A number between two ends, by a slider that says where it stands. Whole ones where there is room for a hundred. */
function RangeControl({ field, value, onChange, onLeave, attributes }) {
  const format = useFormat()
  const { least, most } = rangeOf(field.validation)
  const number = typeof value === 'number' && Number.isFinite(value) ? value : least
  const { 'aria-required': _required, ...own } = attributes
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: Controls_module_default.range,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('input', {
        ...own,
        type: 'range',
        min: least,
        max: most,
        step: stepOf(least, most),
        disabled: own.disabled || field.isReadOnly,
        'aria-valuetext': format.number(number),
        value: number,
        onChange: (event) => onChange(event.currentTarget.valueAsNumber),
        onBlur: onLeave,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('output', {
        htmlFor: own.id,
        className: Controls_module_default.number,
        children: format.number(number),
      }),
    ],
  })
}
/** A hundredth of a short way; whole numbers on a longer one. */
function stepOf(least, most) {
  return most - least >= 10 ? 1 : 10 ** Math.floor(Math.log10(Math.max(1e-6, (most - least) / 100)))
}
// src/ui/templateForm/controls/SecretControl.tsx
/** A word that nobody else shall read over one’s shoulder. It is no password of an account: none is offered or kept. */
function SecretControl({ field, value, onChange, onLeave, attributes }) {
  const { _: _t } = useLingui()
  const [isShown, setShown] = (0, import_react.useState)(false)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: Controls_module_default.withButton,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('input', {
        ...attributes,
        type: isShown ? 'text' : 'password',
        autoComplete: 'one-time-code',
        autoCapitalize: 'none',
        spellCheck: false,
        className: Field_module_default.control,
        placeholder: field.placeholder,
        readOnly: field.isReadOnly,
        value: wordsIn(value),
        onChange: (event) => onChange(event.currentTarget.value),
        onBlur: onLeave,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
        label: isShown
          ? _t(
              /** i18n */
              {
                id: 'cM2hJA',
                message: ['Ukryj: ', ['0']],
                values: { 0: field.label },
              },
            )
          : _t(
              /** i18n */
              {
                id: 'ZsOcct',
                message: ['Pokaż: ', ['0']],
                values: { 0: field.label },
              },
            ),
        onPress: () => setShown(!isShown),
        children: isShown
          ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EyeOff, { size: 20 })
          : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Eye, { size: 20 }),
      }),
    ],
  })
}
// src/ui/templateForm/controls/SelectControl.tsx
/** One of many, by the platform’s own list. */
function SelectControl({ field, value, onChange, onLeave, attributes }) {
  const { _: _t } = useLingui()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: Select_module_default.frame,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('select', {
        ...attributes,
        className: classNames(Field_module_default.control, Select_module_default.select),
        disabled: attributes.disabled || field.isReadOnly,
        value: wordsIn(value),
        onChange: (event) => onChange(event.currentTarget.value),
        onBlur: onLeave,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('option', {
            value: '',
            children:
              field.placeholder === ''
                ? _t(
                    /** i18n */
                    {
                      id: '7b53WI',
                      message: ['Wybierz'],
                    },
                  )
                : field.placeholder,
          }),
          field.options.map((option) =>
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
              'option',
              {
                value: option.value,
                children: option.label === '' ? option.value : option.label,
              },
              option.value,
            ),
          ),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChevronDown, {
        className: Select_module_default.arrow,
        size: 18,
      }),
    ],
  })
}
// src/ui/templateForm/controls/TextControl.tsx
/** How the browser asks for texts of some types; the rest are plain ones. */
var ATTRIBUTES = {
  email: {
    type: 'email',
    autoComplete: 'email',
    spellCheck: false,
  },
  url: {
    type: 'url',
    autoComplete: 'url',
    spellCheck: false,
  },
  tel: {
    type: 'tel',
    autoComplete: 'tel',
  },
  date: { type: 'date' },
  time: { type: 'time' },
  datetime: { type: 'datetime-local' },
}
/** One line of text, an address, a day or a time, by the browser’s own input for it. */
function TextControl({ field: asked, value, onChange, onLeave, attributes }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('input', {
    type: 'text',
    ...ATTRIBUTES[asked.type],
    ...attributes,
    className: Field_module_default.control,
    placeholder: asked.placeholder,
    readOnly: asked.isReadOnly,
    value: wordsIn(value),
    onChange: (event) => onChange(event.currentTarget.value),
    onBlur: onLeave,
  })
}
/** Several lines of text. */
function TextareaControl({ field: asked, value, onChange, onLeave, attributes }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('textarea', {
    ...attributes,
    className: Field_module_default.control,
    rows: 4,
    placeholder: asked.placeholder,
    readOnly: asked.isReadOnly,
    value: wordsIn(value),
    onChange: (event) => onChange(event.currentTarget.value),
    onBlur: onLeave,
  })
}
// src/ui/templateForm/fieldControls.ts
var FileControl = lazyPart(() => import('./FileControl-DISeM67X.js'))
var CodeControl = lazyPart(() => import('./CodeControl-TyzF_InC.js'))
var MarkdownControl = lazyPart(() => import('./MarkdownControl-DFqKSxOI.js'))
var JsonControl = lazyPart(() => import('./JsonControl-DUt9NGsx.js'))
var labelled = (Control) => ({
  layout: 'labelled',
  Control,
})
/** What asks for a value of each type (specification part 2, section 5). */
var FIELD_CONTROLS = {
  text: labelled(TextControl),
  textarea: labelled(TextareaControl),
  number: labelled(NumberControl),
  email: labelled(TextControl),
  password: labelled(SecretControl),
  url: labelled(TextControl),
  tel: labelled(TextControl),
  date: labelled(TextControl),
  time: labelled(TextControl),
  datetime: labelled(TextControl),
  select: labelled(SelectControl),
  multiselect: {
    layout: 'group',
    Control: MultiselectControl,
  },
  checkbox: {
    layout: 'flag',
    Control: CheckboxControl,
  },
  radio: {
    layout: 'radiogroup',
    Control: RadioControl,
  },
  toggle: {
    layout: 'flag',
    Control: ToggleControl,
  },
  range: labelled(RangeControl),
  color: labelled(ColorControl),
  file: labelled(FileControl),
  image: labelled(FileControl),
  imageSelect: {
    layout: 'radiogroup',
    Control: PictureControl,
  },
  video: labelled(FileControl),
  audio: labelled(FileControl),
  code: labelled(CodeControl),
  markdown: labelled(MarkdownControl),
  json: labelled(JsonControl),
  hidden: {
    layout: 'unseen',
    Control: () => null,
  },
}
// src/ui/templateForm/TemplateField.tsx
/** One field of a template’s form: its name, its input by its type, what helps to fill it, and what is wrong with it. */
function TemplateField(props) {
  const { field, value, fault, onChange, onLeave, files, isSetting = false } = props
  const { i18n, _: _t } = useLingui()
  const id = (0, import_react.useId)()
  const [isTipOpen, setTipOpen] = (0, import_react.useState)(false)
  const { layout, Control } = FIELD_CONTROLS[field.type]
  if (layout === 'unseen') return null
  const words = fault === null ? null : faultText(field.type, fault)
  const described = [
    ...(field.helperText === '' ? [] : [`${id}-help`]),
    ...(isTipOpen ? [`${id}-tip`] : []),
    ...(words === null ? [] : [`${id}-fault`]),
  ]
  const name = field.label === '' ? field.name : field.label
  const isOptional =
    !isSetting && !field.isRequired && layout !== 'flag' && !field.isReadOnly && !field.isDisabled
  const control = /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
    fallback: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, {
      shape: 'box',
      height: '6.5rem',
    }),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Control, {
      field,
      value,
      onChange,
      onLeave,
      files,
      attributes: {
        id,
        name: field.name,
        'aria-describedby': described.length === 0 ? void 0 : described.join(' '),
        'aria-invalid': words === null ? void 0 : true,
        'aria-required': field.isRequired ? true : void 0,
        disabled: field.isDisabled,
      },
    }),
  })
  const label = isOptional
    ? _t(
        /** i18n */
        {
          id: 'kgyIFf',
          message: [['name'], ' (opcjonalnie)'],
          values: { name },
        },
      )
    : name
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: classNames(Field_module_default.field, TemplateForm_module_default.field),
    'data-field': field.name,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Frame, {
        layout,
        label,
        id,
        describedBy: described.join(' '),
        isInvalid: words !== null,
        isRequired: field.isRequired,
        tip:
          field.tooltip === ''
            ? null
            : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
                label: _t(
                  /** i18n */
                  {
                    id: '-W7R6t',
                    message: ['Podpowiedź: ', ['name']],
                    values: { name },
                  },
                ),
                size: 'small',
                className: classNames(TemplateForm_module_default.tipButton),
                'aria-expanded': isTipOpen,
                'aria-controls': isTipOpen ? `${id}-tip` : void 0,
                onPress: () => setTipOpen(!isTipOpen),
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CircleQuestionMark, { size: 18 }),
              }),
        children: control,
      }),
      isTipOpen
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
            id: `${id}-tip`,
            className: TemplateForm_module_default.tip,
            children: field.tooltip,
          })
        : null,
      field.helperText === ''
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
            id: `${id}-help`,
            className: Field_module_default.description,
            children: field.helperText,
          }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Length, {
        field,
        value,
      }),
      words === null
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
            id: `${id}-fault`,
            className: Field_module_default.error,
            children: typeof words === 'string' ? words : i18n._(words),
          }),
    ],
  })
}
/** The name of a field with its control, as they belong together for the eye and for a screen reader. */
function Frame({ layout, label, id, describedBy, isInvalid, isRequired, tip, children }) {
  if (layout === 'flag')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
      className: TemplateForm_module_default.flag,
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('label', {
          className: Choice_module_default.choice,
          children: [
            children,
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
              className: Choice_module_default.words,
              children: label,
            }),
          ],
        }),
        tip,
      ],
    })
  if (layout === 'labelled')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
          className: TemplateForm_module_default.name,
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('label', {
              htmlFor: id,
              className: Field_module_default.label,
              children: label,
            }),
            tip,
          ],
        }),
        children,
      ],
    })
  const isRadio = layout === 'radiogroup'
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    role: layout,
    'aria-labelledby': `${id}-name`,
    'aria-describedby': describedBy === '' ? void 0 : describedBy,
    'aria-required': isRadio && isRequired ? true : void 0,
    'aria-invalid': isRadio && isInvalid ? true : void 0,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: TemplateForm_module_default.name,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
            id: `${id}-name`,
            className: Field_module_default.label,
            children: label,
          }),
          tip,
        ],
      }),
      children,
    ],
  })
}
/** How much of what fits is written; nothing is cut off while somebody writes. */
function Length({ field, value }) {
  const { _: _t2 } = useLingui()
  const most = field.validation.maxLength
  const length = typeof value === 'string' ? lengthOf(value) : null
  if (most === null || length === null || length < most * 0.6) return null
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
    className: classNames(Field_module_default.description, TemplateForm_module_default.length),
    children: _t2(
      /** i18n */
      {
        id: 'uPKU41',
        message: [['length'], ' / ', ['most'], ' znaków'],
        values: {
          length,
          most,
        },
      },
    ),
  })
}
// src/ui/templateForm/TemplateForm.tsx
/**
 * A template’s form, step by step, as its author built it (specification part 2, section 3): the same for visitors and
 * beside the builder.
 */
function TemplateForm(props) {
  const { form, label, files, onComplete, submit, isPreview = false } = props
  const { _: _t } = useLingui()
  const { steps, at, current } = form
  const isLast = at >= steps.length - 1
  const Title = isPreview ? 'h4' : 'h2'
  function proceed(event) {
    event.preventDefault()
    if (form.proceed()) onComplete()
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('form', {
    id: form.id,
    className: TemplateForm_module_default.form,
    method: 'post',
    'aria-label': label,
    noValidate: true,
    onSubmit: proceed,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormSteps, { form }),
      current === void 0
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
            className: TemplateForm_module_default.step,
            children: [
              current.step.title === '' && steps.length < 2
                ? null
                : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Title, {
                    tabIndex: -1,
                    'data-step-title': '',
                    className: TemplateForm_module_default.title,
                    children:
                      current.step.title === ''
                        ? _t(
                            /** i18n */
                            {
                              id: 'lAkvOr',
                              message: ['Krok ', ['0']],
                              values: { 0: at + 1 },
                            },
                          )
                        : current.step.title,
                  }),
              current.step.description === ''
                ? null
                : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
                    className: TemplateForm_module_default.about,
                    children: current.step.description,
                  }),
              current.fields.map((field) =>
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
                  TemplateField,
                  {
                    field,
                    value: form.valueOf(field),
                    fault: form.faultOf(field),
                    onChange: (value) => form.change(field.name, value),
                    onLeave: () => form.leave(field.name),
                    files,
                  },
                  `${field.name}:${field.type}`,
                ),
              ),
            ],
          }),
      isLast
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
            className: TemplateForm_module_default.last,
            children: [
              at > 0
                ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
                    variant: 'quiet',
                    icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ArrowLeft, { size: 18 }),
                    onPress: form.back,
                    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                      id: 'A0Js3H',
                      message: ['Wróć'],
                    }),
                  })
                : null,
              submit,
            ],
          })
        : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
            className: TemplateForm_module_default.ways,
            children: [
              at > 0
                ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
                    label: _t(
                      /** i18n */
                      {
                        id: 'A0Js3H',
                        message: ['Wróć'],
                      },
                    ),
                    variant: 'secondary',
                    onPress: form.back,
                    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ArrowLeft, { size: 20 }),
                  })
                : null,
              /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Button, {
                variant: 'primary',
                type: 'submit',
                className: TemplateForm_module_default.on ?? '',
                children: [
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
                    id: '_s-dDn',
                    message: ['Dalej'],
                  }),
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ArrowRight, {
                    size: 18,
                    'aria-hidden': 'true',
                  }),
                ],
              }),
            ],
          }),
    ],
  })
}
// src/ui/templateForm/useTemplateForm.ts
var import_react_dom = /* @__PURE__ */ __toESM(require_react_dom(), 1)
/**
 * What stands in a template’s form, which step is shown and what is wrong. A fault is shown once its field was left or
 * its step was to be over; it goes with the first change that mends it.
 */
function useTemplateForm({ steps, context, draft }) {
  const [typed, setTyped] = (0, import_react.useState)({})
  const [looked, setLooked] = (0, import_react.useState)(/* @__PURE__ */ new Set())
  const [wanted, setWanted] = (0, import_react.useState)(null)
  /** What the server had against a value; until it is changed. */
  const [refused, setRefused] = (0, import_react.useState)([])
  const id = (0, import_react.useId)()
  const inForm = (selector) => document.getElementById(id)?.querySelectorAll(selector) ?? []
  const kept = withoutSecrets(typed, steps)
  const { isRestored, markDiscarded } = useDraft({
    store: draft,
    unsent: useSame(Object.keys(kept).length === 0 ? null : kept),
    onRestored: (values) =>
      setTyped((present) => ({
        ...values,
        ...present,
      })),
  })
  const filled = fillForm(
    steps,
    {
      ...startValues(steps),
      ...typed,
    },
    context,
  )
  const asked = new Set(filled.asked)
  const askedSteps = steps.flatMap((step) => {
    const fields = step.fields.filter((field) => asked.has(field))
    return fields.length === 0
      ? []
      : [
          {
            step,
            fields,
          },
        ]
  })
  const at = Math.max(
    0,
    askedSteps.findIndex(({ step }) => step.id === wanted),
  )
  const current = askedSteps[at]
  const faults = new Map(
    [...refused, ...formFaults(filled.asked, filled, matchesPattern)].map(({ name, fault }) => [name, fault]),
  )
  function change(name, value) {
    setTyped((present) => ({
      ...present,
      [name]: value,
    }))
    if (refused.length > 0) setRefused(refused.filter((each) => each.name !== name))
  }
  /** Leads to the first of these fields, on whichever step it stands. */
  function leadTo(names) {
    const step = askedSteps.find(({ fields }) => fields.some(({ name }) => names.includes(name)))
    ;(0, import_react_dom.flushSync)(() => {
      setLooked(/* @__PURE__ */ new Set([...looked, ...names]))
      if (step !== void 0) setWanted(step.step.id)
    })
    const [first] = [...inForm('[data-field]')].filter(({ dataset }) =>
      names.includes(dataset['field'] ?? ''),
    )
    ;(
      first?.querySelector('input:not([hidden]), select, textarea') ?? first?.querySelector('button')
    )?.focus()
  }
  /** Whether these fields can stand; if not, leads to the first that can’t. */
  function pass(fields) {
    const wrong = fields.flatMap(({ name }) => (faults.has(name) ? [name] : []))
    if (wrong.length > 0) leadTo(wrong)
    return wrong.length === 0
  }
  function show(index) {
    const next = askedSteps[index]
    if (next === void 0) return
    ;(0, import_react_dom.flushSync)(() => setWanted(next.step.id))
    inForm('[data-step-title]')[0]?.focus()
  }
  return {
    /** Of the form element, so that the focus finds its fields. */
    id,
    steps: askedSteps,
    at,
    current,
    /** What counts of what was filled in: the values of the fields whose conditions hold. */
    values: filled.values,
    isRestored,
    /** Whether everything that is asked now can stand as it is. */
    isSound: faults.size === 0,
    valueOf: (field) => filled.values[field.name] ?? null,
    faultOf: ({ name }) =>
      looked.has(name) || refused.some((each) => each.name === name) ? (faults.get(name) ?? null) : null,
    change,
    leave: (name) => {
      if (Object.hasOwn(typed, name) && !looked.has(name))
        setLooked(/* @__PURE__ */ new Set([...looked, name]))
    },
    back: () => show(at - 1),
    /** To another step: back at once, on only past steps that can stand. */
    goTo: (index) => {
      const before = askedSteps.slice(0, index).flatMap(({ fields }) => fields)
      if (index <= at || pass(before)) show(index)
    },
    /** On to the next step; true on the last, where everything can stand. */
    proceed: () => {
      if (at < askedSteps.length - 1) {
        if (pass(current?.fields ?? [])) show(at + 1)
        return false
      }
      return pass(filled.asked)
    },
    /** Shows what somebody else has against the values. */
    refuse: (found) => {
      setRefused(found)
      leadTo(found.map(({ name }) => name))
    },
    reset: () => {
      setTyped({})
      setLooked(/* @__PURE__ */ new Set())
      setRefused([])
      setWanted(null)
      markDiscarded()
    },
    /** Whether anything was typed. */
    isTouched: Object.keys(typed).length > 0,
  }
}
/** A word that nobody else shall read is not kept on the device. */
function withoutSecrets(values, steps) {
  const secrets = new Set(
    steps.flatMap(({ fields }) => fields.flatMap(({ type, name }) => (type === 'password' ? [name] : []))),
  )
  return Object.fromEntries(Object.entries(values).filter(([name]) => !secrets.has(name)))
}
/** The same object as long as it says the same. */
function useSame(value) {
  const [held, setHeld] = (0, import_react.useState)(value)
  if (JSON.stringify(held) === JSON.stringify(value)) return held
  setHeld(value)
  return value
}
export {
  writtenDefault as a,
  startValue as i,
  TemplateForm as n,
  Controls_module_default as o,
  TemplateField as r,
  wordsIn as s,
  useTemplateForm as t,
}
