import { n as generatedFileSchema, t as GENERATION_STATUSES } from './generation-BQW4xyj3.js'
import { t as checkEmail } from './checkEmail-Dzo-muVU.js'
import {
  $n as string,
  An as _enum,
  Bn as literal,
  Gn as optional,
  Hn as nullable,
  In as discriminatedUnion,
  Mn as array,
  Nn as boolean,
  Qn as refine,
  Rn as int,
  Rr as ENGINE_ID,
  Un as number,
  Wn as object,
  Xn as readonly,
  Yn as prefault,
  Zn as record,
  ar as _gte,
  cr as _lte,
  jn as _null,
  lr as _maxLength,
  pr as _regex,
  tr as union,
  ur as _minLength,
  zr as GENERATION_TYPES,
} from '../renderPage.js'
// src/domain/template/conditions.ts
/** What a condition can ask (specification part 2, section 4). */
var CONDITION_OPERATORS = ['equals', 'notEquals', 'contains', 'startsWith', 'endsWith', 'gt', 'lt']
/** What a condition asks about: a field of the form, what a node has given, or what is known of the run itself. */
var OPERAND_TYPES = ['field', 'node', 'context']
/** What is known of a run besides what its form was given. */
var CONTEXT_NAMES = ['language', 'device', 'isPreview']
/** Whether a condition holds. What isn’t there is as an empty text. */
function isMet(condition, lookup) {
  return OPERATORS[condition.operator](lookup(condition.operandType, condition.operand), condition.value)
}
/** Whether all of these hold; without any, they do. */
function areMet(conditions, lookup) {
  return conditions.every((condition) => isMet(condition, lookup))
}
var OPERATORS = {
  equals: isSame,
  notEquals: (operand, value) => !isSame(operand, value),
  contains: (operand, value) =>
    isList(operand)
      ? operand.some((part) => wordOf(part) === wordOf(value))
      : wordOf(operand).includes(wordOf(value)),
  startsWith: (operand, value) => wordOf(operand).startsWith(wordOf(value)),
  endsWith: (operand, value) => wordOf(operand).endsWith(wordOf(value)),
  gt: (operand, value) => compare(operand, value) > 0,
  lt: (operand, value) => compare(operand, value) < 0,
}
/** Numbers are the same as numbers, however they are written; everything else as it is written. */
function isSame(operand, value) {
  const left = numberOf(operand)
  const right = numberOf(value)
  return left !== null && right !== null ? left === right : wordOf(operand) === wordOf(value)
}
/** Numbers by size, days and times by their order; NaN for what has none: such a comparison never holds. */
function compare(operand, value) {
  const left = numberOf(operand)
  const right = numberOf(value)
  if (left !== null && right !== null) return left - right
  const [earlier, later] = [wordOf(operand), wordOf(value)]
  if (!MOMENT$1.test(earlier) || !MOMENT$1.test(later)) return NaN
  return earlier < later ? -1 : earlier > later ? 1 : 0
}
/** A day, a time or both, as fields of the form hold them. */
var MOMENT$1 = /^(?:\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2})?|\d{2}:\d{2})(?::\d{2})?$/u
var isList = (operand) => Array.isArray(operand)
function numberOf(operand) {
  if (typeof operand === 'number') return Number.isFinite(operand) ? operand : null
  if (typeof operand !== 'string' || operand.trim() === '') return null
  const number = Number(operand)
  return Number.isFinite(number) ? number : null
}
function wordOf(operand) {
  if (typeof operand === 'string') return operand
  if (typeof operand === 'number' || typeof operand === 'boolean') return String(operand)
  if (isList(operand)) return operand.map(wordOf).join(', ')
  return ''
}
// src/domain/template/formFieldTypes.ts
var SAMENESS = ['equals', 'notEquals']
var WORDING = ['contains', 'startsWith', 'endsWith']
var ORDER = ['gt', 'lt']
var TEXT = {
  holds: 'text',
  valueType: 'text',
  operators: [...SAMENESS, ...WORDING],
}
var NUMBER = {
  holds: 'number',
  valueType: 'number',
  operators: [...SAMENESS, ...ORDER],
}
var MOMENT = {
  holds: 'text',
  valueType: 'text',
  operators: [...SAMENESS, ...ORDER],
}
var FLAG = {
  holds: 'flag',
  valueType: 'text',
  operators: SAMENESS,
}
var OPTION = {
  holds: 'option',
  valueType: 'text',
  operators: [...SAMENESS, ...WORDING],
}
var OPTIONS = {
  holds: 'options',
  valueType: 'list',
  operators: ['contains'],
}
var file = (valueType) => ({
  holds: 'file',
  valueType,
  operators: SAMENESS,
})
/** The types of form fields (specification part 2, section 5). */
var FORM_FIELD_TYPE_NAMES = [
  'text',
  'textarea',
  'number',
  'email',
  'password',
  'url',
  'tel',
  'date',
  'time',
  'datetime',
  'select',
  'multiselect',
  'checkbox',
  'radio',
  'toggle',
  'range',
  'color',
  'file',
  'image',
  'imageSelect',
  'video',
  'audio',
  'code',
  'markdown',
  'json',
  'hidden',
]
/** The rules of each type. A new one doesn’t compile until they stand here. */
var FORM_FIELD_TYPES = {
  text: TEXT,
  textarea: TEXT,
  number: NUMBER,
  email: TEXT,
  password: {
    ...TEXT,
    operators: SAMENESS,
  },
  url: TEXT,
  tel: TEXT,
  date: MOMENT,
  time: MOMENT,
  datetime: MOMENT,
  select: OPTION,
  multiselect: OPTIONS,
  checkbox: FLAG,
  radio: OPTION,
  toggle: FLAG,
  range: NUMBER,
  color: {
    ...TEXT,
    operators: SAMENESS,
  },
  file: file('data'),
  image: file('image'),
  imageSelect: OPTION,
  video: file('video'),
  audio: file('audio'),
  code: TEXT,
  markdown: TEXT,
  json: {
    ...TEXT,
    valueType: 'data',
  },
  hidden: TEXT,
}
/** Whether a field is filled by choosing from its options. */
function hasOptions(type) {
  const { holds } = FORM_FIELD_TYPES[type]
  return holds === 'option' || holds === 'options'
}
// src/domain/template/checkFormField.ts
var bound$1 = number()
/** Why a value can’t stand: the generic messages of specification part 2, section 5. */
var formFaultSchema = discriminatedUnion('code', [
  object({
    code: _enum(['required', 'email', 'url', 'number', 'integer', 'positive', 'pattern', 'exists', 'format']),
  }),
  object({
    code: _enum(['min_length', 'max_length', 'min_value', 'max_value']),
    bound: bound$1,
  }),
  object({
    code: literal('custom'),
    message: string(),
  }),
])
function isAsked({ isVisible, showIf }, lookup) {
  return isVisible && showIf.every((condition) => isMet(condition, lookup))
}
/** What is wrong with the value of a field, the first thing alone; null for a value that can stand. */
function checkFormField(field, value, { lookup, matches }) {
  const { validation: rules } = field
  if (isEmpty(value)) return field.isRequired ? { code: 'required' } : null
  const misfit = misfitOf(field, value)
  if (misfit !== null) return { code: misfit }
  const length = lengthOf(value)
  if (length !== null) {
    if (rules.minLength !== null && length < rules.minLength)
      return {
        code: 'min_length',
        bound: rules.minLength,
      }
    if (rules.maxLength !== null && length > rules.maxLength)
      return {
        code: 'max_length',
        bound: rules.maxLength,
      }
  }
  if (typeof value === 'number') {
    if (rules.minValue !== null && value < rules.minValue)
      return {
        code: 'min_value',
        bound: rules.minValue,
      }
    if (rules.maxValue !== null && value > rules.maxValue)
      return {
        code: 'max_value',
        bound: rules.maxValue,
      }
  }
  if (typeof value === 'string') {
    if (rules.isEmail && checkEmail(value) !== null) return { code: 'email' }
    if (rules.isUrl && !isWebAddress(value)) return { code: 'url' }
    if (rules.pattern !== '' && !matches(rules.pattern, value)) return { code: 'pattern' }
  }
  const { custom } = rules
  return custom === null || isMet(custom.condition, lookup)
    ? null
    : {
        code: 'custom',
        message: custom.message,
      }
}
/** Whether nothing was filled in. A switch always says something: a required one has to be on. */
function isEmpty(value) {
  if (value === void 0 || value === null || value === false) return true
  if (typeof value === 'string') return value.trim() === ''
  return isOptions(value) && value.length === 0
}
var isOptions = (value) => Array.isArray(value)
/** What keeps a value from being one of its field’s type. */
function misfitOf(field, value) {
  return MISFITS[FORM_FIELD_TYPES[field.type].holds](field, value)
}
var isOptionOf = ({ options }, value) => options.some((option) => option.value === value)
var unlessTrue = (is) => (is ? null : 'format')
var MISFITS = {
  number: (_field, value) => (typeof value === 'number' && Number.isFinite(value) ? null : 'number'),
  flag: (_field, value) => unlessTrue(typeof value === 'boolean'),
  option: (field, value) => unlessTrue(typeof value === 'string' && isOptionOf(field, value)),
  options: (field, value) => unlessTrue(isOptions(value) && value.every((each) => isOptionOf(field, each))),
  file: (_field, value) => unlessTrue(typeof value === 'string'),
  text: ({ type }, value) => (typeof value === 'string' ? (TEXT_MISFITS[type]?.(value) ?? null) : 'format'),
}
var unless = (pattern) => (text) => (pattern.test(text) ? null : 'format')
/** What the texts of some types have to be. */
var TEXT_MISFITS = {
  email: (text) => (checkEmail(text) === null ? null : 'email'),
  url: (text) => (isWebAddress(text) ? null : 'url'),
  tel: unless(/^[\d+\-\s()]+$/u),
  date: (text) => (isMoment(text, /^\d{4}-\d{2}-\d{2}$/u, 'T00:00Z') ? null : 'format'),
  time: unless(/^(?:[01]\d|2[0-3]):[0-5]\d$/u),
  datetime: (text) => (isMoment(text, /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/u, 'Z') ? null : 'format'),
  color: unless(/^#[\da-f]{6}$/iu),
  json: (text) => (isJson(text) ? null : 'format'),
}
/** A day that the calendar has, with or without a time: the 30th of February reads as another day. */
function isMoment(text, shape, rest) {
  if (!shape.test(text)) return false
  const time = /* @__PURE__ */ new Date(`${text}${rest}`)
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text)
}
/** An address of the web. */
function isWebAddress(text) {
  return /^https?:\/\/[^\s/]/iu.test(text) && URL.canParse(text)
}
function isJson(text) {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
var CHARACTERS = new Intl.Segmenter('pl', { granularity: 'grapheme' })
/** In characters as people count them, or in chosen options; null for what has no length. */
function lengthOf(value) {
  if (isOptions(value)) return value.length
  return typeof value === 'string' ? [...CHARACTERS.segment(value)].length : null
}
// src/domain/template/templateLimits.ts
/** An editor still works with so many; a template that is published has fewer. */
var MOST_NODES = 1e4
var MOST_EDGES = 4e4
var LONGEST_DESCRIPTION = 2e3
var LONGEST_PROMPT = 4e3
var LONGEST_ADDRESS = 2e3
/** A default value, a compared value, the source of a code field. */
var LONGEST_VALUE = 2e4
var LONGEST_TIMEOUT_SECONDS = 3600
var MOST_CREDITS = 1e5
/** Texts of a template that have words in English. */
var MOST_TRANSLATIONS = 1e3
/** A whole template as it is sent to the server, in bytes. */
var MOST_TEMPLATE_BYTES = 8e6
// src/domain/template/valueTypes.ts
/** What flows along an edge of a template’s graph, each with its bit in a set of them. */
var BITS = {
  text: 1,
  number: 2,
  image: 4,
  video: 8,
  audio: 16,
  data: 32,
  list: 64,
}
var VALUE_TYPES = ['text', 'number', 'image', 'video', 'audio', 'data', 'list']
var ALL_TYPES = typeSet(...VALUE_TYPES)
function typeSet(...types) {
  return types.reduce((set, type) => set | BITS[type], 0)
}
/** What each kind of generation results in. */
var RESULT_TYPES = {
  image: 'image',
  video: 'video',
  music: 'audio',
  speech: 'audio',
  text: 'text',
  transcription: 'text',
}
// src/domain/template/templateSchema.ts
var text = (most) => string().check(_maxLength(most))
var label = text(120)
var words = array(label).check(_maxLength(20))
var credits = int().check(_gte(0), _lte(MOST_CREDITS))
/** Names nothing that every object has by birth. */
var id = text(64).check(
  _regex(/^[\w-]+$/u),
  refine((value) => !(value in Object.prototype)),
)
var COLLECT_STRATEGIES = ['first_success', 'all', 'best_of']
var EXECUTION_MODES = ['async', 'sync']
var FAILURE_BEHAVIOURS = ['stop', 'skip', 'continue']
var PRICING_MODES = ['path-based', 'model-based', 'node-based']
/** What a transform does with the text that arrives; `number` makes a number of it. */
var TRANSFORMS = ['text', 'trim', 'uppercase', 'lowercase', 'replace', 'split', 'join', 'number']
var POSTPROCESSES = ['resize', 'crop', 'format', 'watermark', 'grayscale']
var FORMATS = ['same', 'png', 'jpeg', 'webp']
/** Of a picture, in px. */
var LARGEST_SIDE = 8192
var conditionSchema = object({
  operandType: _enum(OPERAND_TYPES),
  operand: text(64),
  operator: _enum(CONDITION_OPERATORS),
  value: union([text(LONGEST_VALUE), number(), boolean()]),
})
var conditions = array(conditionSchema).check(_maxLength(20))
/** What a node works on: a field of the form, or what the nodes before it gave. */
var inputSource = discriminatedUnion('from', [
  object({
    from: literal('field'),
    field: text(64),
  }),
  object({ from: literal('previous') }),
])
/** What one node costs, in credits, as its author estimates it. */
var nodePricingSchema = object({
  label,
  estimated: credits,
  min: credits,
  max: credits,
  note: text(LONGEST_DESCRIPTION),
})
var parameters = record(text(64), union([text(LONGEST_VALUE), number(), boolean()]))
var SETTINGS = {
  input: object({
    field: text(64),
    valueType: _enum(VALUE_TYPES),
  }),
  model: object({
    mode: _enum(GENERATION_TYPES),
    model: union([literal(''), string().check(_regex(ENGINE_ID))]),
    promptTemplate: text(LONGEST_PROMPT),
    negativePrompt: text(LONGEST_PROMPT),
    inputSource,
    executionMode: _enum(EXECUTION_MODES),
    fanout: int().check(_gte(1), _lte(8)),
    collectStrategy: _enum(COLLECT_STRATEGIES),
    modelParameters: parameters,
    advancedParameters: parameters,
  }),
  branch: object({ condition: conditionSchema }),
  transform: object({
    operation: _enum(TRANSFORMS),
    inputSource,
    /** The text to make, with references; what to replace; or what to split and join by. */
    text: text(LONGEST_PROMPT),
    replacement: text(LONGEST_PROMPT),
  }),
  aggregate: object({ collectStrategy: _enum(COLLECT_STRATEGIES) }),
  postprocess: object({
    operation: _enum(POSTPROCESSES),
    /** In pixels; 0 for as it is. */
    width: int().check(_gte(0), _lte(LARGEST_SIDE)),
    height: int().check(_gte(0), _lte(LARGEST_SIDE)),
    format: _enum(FORMATS),
    text: label,
  }),
  output: object({ name: label }),
}
var NODE_KIND_NAMES = ['input', 'model', 'branch', 'transform', 'aggregate', 'postprocess', 'output']
var place = number().check(_gte(-1e7), _lte(1e7))
var shared = {
  id,
  label,
  description: text(LONGEST_DESCRIPTION),
  badges: words,
  position: object({
    x: place,
    y: place,
  }),
  pricing: nullable(nodePricingSchema),
}
var nodeSchema = discriminatedUnion('kind', [
  object({
    ...shared,
    kind: literal('input'),
    settings: SETTINGS.input,
  }),
  object({
    ...shared,
    kind: literal('model'),
    settings: SETTINGS.model,
  }),
  object({
    ...shared,
    kind: literal('branch'),
    settings: SETTINGS.branch,
  }),
  object({
    ...shared,
    kind: literal('transform'),
    settings: SETTINGS.transform,
  }),
  object({
    ...shared,
    kind: literal('aggregate'),
    settings: SETTINGS.aggregate,
  }),
  object({
    ...shared,
    kind: literal('postprocess'),
    settings: SETTINGS.postprocess,
  }),
  object({
    ...shared,
    kind: literal('output'),
    settings: SETTINGS.output,
  }),
])
/** Where an edge may leave a node. */
var SOURCE_PORTS = ['out', 'true', 'false']
var edgeSchema = object({
  id,
  source: id,
  sourcePort: _enum(SOURCE_PORTS),
  target: id,
})
/** What an author lays beside the graph: a remark, or a frame around nodes that belong together. No run heeds them. */
var NOTE_KINDS = ['comment', 'group']
var extent = number().check(_gte(40), _lte(1e6))
var noteSchema = object({
  id,
  kind: _enum(NOTE_KINDS),
  text: text(LONGEST_DESCRIPTION),
  position: object({
    x: place,
    y: place,
  }),
  size: object({
    width: extent,
    height: extent,
  }),
})
var bound = nullable(number())
var formFieldSchema = object({
  name: id,
  type: _enum(FORM_FIELD_TYPE_NAMES),
  label,
  placeholder: label,
  helperText: text(LONGEST_DESCRIPTION),
  tooltip: text(LONGEST_DESCRIPTION),
  /** As it stands in the field: a number is written out, several options are joined by line breaks. */
  defaultValue: text(LONGEST_VALUE),
  options: array(
    object({
      label,
      value: text(120),
      /** What an image choice shows of it: a path of ours or an https address. */
      picture: optional(text(LONGEST_ADDRESS)),
    }),
  ).check(_maxLength(200)),
  isVisible: boolean(),
  isRequired: boolean(),
  isDisabled: boolean(),
  isReadOnly: boolean(),
  validation: object({
    /** In characters, or in chosen options. */
    minLength: bound,
    maxLength: bound,
    minValue: bound,
    maxValue: bound,
    pattern: text(500),
    isEmail: boolean(),
    isUrl: boolean(),
    /** A condition that the form has to meet, and what is said when it doesn’t. */
    custom: nullable(
      object({
        condition: conditionSchema,
        message: label,
      }),
    ),
  }),
  /** Shown while all of them hold. */
  showIf: conditions,
})
var formStepSchema = object({
  id,
  title: label,
  description: text(LONGEST_DESCRIPTION),
  fields: array(formFieldSchema).check(_maxLength(100)),
})
var pipelineSettingsSchema = object({
  defaultMode: _enum(EXECUTION_MODES),
  maxRetries: int().check(_gte(0), _lte(5)),
  timeoutSeconds: int().check(_gte(1), _lte(LONGEST_TIMEOUT_SECONDS)),
  defaultCollectStrategy: _enum(COLLECT_STRATEGIES),
  failureBehaviour: _enum(FAILURE_BEHAVIOURS),
  notifyUser: boolean(),
  autoRetry: boolean(),
  webhookUrl: text(LONGEST_ADDRESS),
})
var dynamicPricingSchema = object({
  isEnabled: boolean(),
  mode: _enum(PRICING_MODES),
  minCredits: credits,
  maxCredits: credits,
  displayRange: boolean(),
  paths: array(
    object({
      label,
      estimatedCredits: credits,
      conditions,
    }),
  ).check(_maxLength(50)),
  /** What a result of an engine costs here, in credits, in place of its own price. */
  models: record(string().check(_regex(ENGINE_ID)), credits),
})
var templateDetailsSchema = object({
  title: label,
  slug: label,
  description: text(LONGEST_DESCRIPTION),
  categories: words,
  tags: words,
  thumbnailUrl: text(LONGEST_ADDRESS),
  previewVideoUrl: text(LONGEST_ADDRESS),
  credits,
})
/** What came of a template once, shown beside its form. */
var exampleSchema = object({
  caption: text(LONGEST_DESCRIPTION),
  type: _enum(['image', 'video', 'audio', 'text']),
  /** Where its file is; empty for a text, which stands in the caption. */
  url: text(LONGEST_ADDRESS),
})
/** Texts of the template, by themselves, in their words in English; those that aren’t here are shown as they are. */
var englishSchema = record(
  text(LONGEST_DESCRIPTION).check(refine((value) => !(value in Object.prototype))),
  text(LONGEST_DESCRIPTION),
).check(refine((said) => Object.keys(said).length <= MOST_TRANSLATIONS))
var templateSchema = object({
  version: literal(2),
  details: templateDetailsSchema,
  nodes: array(nodeSchema).check(_maxLength(MOST_NODES)),
  edges: array(edgeSchema).check(_maxLength(MOST_EDGES)),
  notes: array(noteSchema).check(_maxLength(500)),
  form: array(formStepSchema).check(_maxLength(20)),
  settings: pipelineSettingsSchema,
  pricing: dynamicPricingSchema,
  examples: array(exampleSchema).check(_maxLength(6)),
  english: englishSchema,
})
// src/domain/template/templateRun.ts
/** What a form is filled with, by the names of its fields: a file is the id of a picture of the own gallery. */
var formValuesSchema = record(
  string().check(_maxLength(64)),
  union([
    string().check(_maxLength(LONGEST_VALUE)),
    number(),
    boolean(),
    readonly(array(string().check(_maxLength(120))).check(_maxLength(200))),
    _null(),
  ]),
).check(refine((values) => Object.keys(values).length <= 2e3))
var language = prefault(_enum(['pl', 'en']), 'pl')
var device = prefault(_enum(['phone', 'desktop']), 'desktop')
/** What a run may cost: `most` is held by its start, and what is delivered of it is charged. */
var quoteSchema = object({
  least: int(),
  most: int(),
})
object({
  values: formValuesSchema,
  language,
  device,
  /** One per click: the same one again answers with the same run and costs nothing more. */
  refCode: string().check(_minLength(8), _maxLength(100)),
  /** The most that the person saw it may cost: a start that would hold more is refused (TEMPLATE_PRICE_CHANGED). */
  credits: int().check(_gte(0)),
})
/** Of TEMPLATE_FORM_INVALID: what can’t stand of a form, field by field (`faultsOf`). */
var formFaultsSchema = array(
  object({
    field: string(),
    fault: formFaultSchema,
  }),
)
/** Why a node failed, and a whole run. Codes of engines are those of the generators. */
var RUN_FAILURES = [
  'GENERATION_FAILED',
  'GENERATION_REFUSED',
  'GENERATOR_PROCESSING_FAILED',
  'GENERATOR_MODEL_RETIRED',
  'GENERATOR_CONFIG_ERROR',
  'GENERATOR_INVALID_PROMPT',
  'GENERATOR_PROMPT_NOT_UNDERSTOOD',
  'GENERATOR_INVALID_OPTIONS',
  'TEMPLATE_PICTURE_MISSING',
  'TEMPLATE_RUN_TIMEOUT',
  'TEMPLATE_NOTHING_MADE',
]
/** How far one node of a run is. */
var nodeRunSchema = object({
  id: string(),
  kind: _enum(NODE_KIND_NAMES),
  label: string(),
  state: _enum(['waiting', 'running', 'completed', 'skipped', 'failed', 'cancelled']),
  /** 0 to 100. */
  progress: int(),
  /** How often it was tried. */
  attempts: int(),
  /** The way a branch has sent what came. */
  taken: nullable(_enum(SOURCE_PORTS)),
  error: nullable(_enum(RUN_FAILURES)),
})
/** One thing that a run has made. Addresses of files are signed and run out. */
var runPartSchema = discriminatedUnion('kind', [
  object({
    kind: literal('text'),
    text: string(),
  }),
  object({
    kind: _enum(['image', 'video', 'audio']),
    /** As of a generation: an `original`, and what is shown before it. */
    files: array(generatedFileSchema),
    /** `#rrggbb`, shown until the picture is there. */
    colour: nullable(string()),
    /** What it was made from, as words. */
    prompt: string(),
    isProcedural: boolean(),
  }),
])
/** What came to one output. */
var runResultSchema = object({
  output: string(),
  name: string(),
  parts: array(runPartSchema),
})
var runShape = {
  id: string(),
  /** Of the template as it was when the run was started. */
  slug: string(),
  title: string(),
  status: _enum(GENERATION_STATUSES),
  /** 0 to 100. */
  progress: int(),
  createdAt: string(),
  startedAt: nullable(string()),
  completedAt: nullable(string()),
  /** Held from the start on; null for `charged` until it has ended. */
  credits: object({
    held: int(),
    charged: nullable(int()),
  }),
  error: nullable(_enum(RUN_FAILURES)),
}
/** `GET /api/v1/template-runs/{id}`. */
var templateRunSchema = object({
  ...runShape,
  refCode: string(),
  values: formValuesSchema,
  /** In the order in which they run. */
  nodes: array(nodeRunSchema),
  /** What has come to outputs, as soon as it has. */
  results: array(runResultSchema),
})
object({
  before: optional(string().check(_maxLength(200))),
  slug: optional(string().check(_maxLength(120))),
  /** The one that a click started, where its answer was lost. */
  ref_code: optional(string().check(_maxLength(100))),
})
var runPageSchema = object({
  runs: array(
    object({
      ...runShape,
      /** Of the first picture or film that it made. */
      thumbnailUrl: nullable(string()),
    }),
  ),
  /** Null on the last page. */
  next: nullable(string()),
})
export {
  LONGEST_DESCRIPTION as A,
  isWebAddress as B,
  templateDetailsSchema as C,
  VALUE_TYPES as D,
  RESULT_TYPES as E,
  MOST_EDGES as F,
  CONTEXT_NAMES as G,
  FORM_FIELD_TYPES as H,
  MOST_NODES as I,
  OPERAND_TYPES as K,
  MOST_TEMPLATE_BYTES as L,
  LONGEST_TIMEOUT_SECONDS as M,
  LONGEST_VALUE as N,
  typeSet as O,
  MOST_CREDITS as P,
  checkFormField as R,
  pipelineSettingsSchema as S,
  ALL_TYPES as T,
  hasOptions as U,
  lengthOf as V,
  CONDITION_OPERATORS as W,
  exampleSchema as _,
  templateRunSchema as a,
  nodeSchema as b,
  FAILURE_BEHAVIOURS as c,
  NODE_KIND_NAMES as d,
  POSTPROCESSES as f,
  edgeSchema as g,
  dynamicPricingSchema as h,
  runPageSchema as i,
  LONGEST_PROMPT as j,
  LONGEST_ADDRESS as k,
  FORMATS as l,
  TRANSFORMS as m,
  formValuesSchema as n,
  COLLECT_STRATEGIES as o,
  SOURCE_PORTS as p,
  areMet as q,
  quoteSchema as r,
  EXECUTION_MODES as s,
  formFaultsSchema as t,
  LARGEST_SIDE as u,
  formFieldSchema as v,
  templateSchema as w,
  noteSchema as x,
  formStepSchema as y,
  isAsked as z,
}
