import type { FormField, NodeKind, NodeOf, Template, TemplateNode } from './templateSchema.ts'
import { TEMPLATE_VERSION } from './templateSchema.ts'
import type { FormFieldType } from './formFieldTypes.ts'

/** One price for every run, whatever way it goes. */
export const FIXED_PRICING: Template['pricing'] = {
  isFree: false,
  isEnabled: false,
  mode: 'model-based',
  minCredits: 0,
  maxCredits: 0,
  displayRange: true,
  paths: [],
  models: {},
}

/** A template that nothing was done to yet. It costs what its engines cost. */
export const EMPTY_TEMPLATE: Template = {
  version: TEMPLATE_VERSION,
  details: {
    title: '',
    slug: '',
    description: '',
    categories: [],
    tags: [],
    thumbnailUrl: '',
    previewVideoUrl: '',
    credits: 0,
  },
  nodes: [],
  edges: [],
  notes: [],
  form: [],
  settings: {
    defaultMode: 'async',
    maxRetries: 2,
    timeoutSeconds: 300,
    defaultCollectStrategy: 'first_success',
    failureBehaviour: 'stop',
    notifyUser: true,
    autoRetry: true,
    webhookUrl: '',
  },
  pricing: { ...FIXED_PRICING, isEnabled: true },
  examples: [],
  english: {},
}

const PREVIOUS = { from: 'previous' } as const

const NEW_SETTINGS: { readonly [Kind in NodeKind]: NodeOf<Kind>['settings'] } = {
  input: { field: '', valueType: 'text' },
  model: {
    mode: 'image',
    model: '',
    promptTemplate: '',
    negativePrompt: '',
    inputSource: PREVIOUS,
    executionMode: 'async',
    fanout: 1,
    collectStrategy: 'first_success',
    modelParameters: {},
    advancedParameters: {},
  },
  branch: { condition: { operandType: 'field', operand: '', operator: 'equals', value: '' } },
  transform: { operation: 'text', inputSource: PREVIOUS, text: '', replacement: '' },
  aggregate: { collectStrategy: 'all' },
  postprocess: { operation: 'resize', width: 0, height: 0, format: 'same', text: '' },
  output: { name: '' },
}

/** A node of a kind as it comes from the palette; what its settings leave out is as in a new one. */
export function newNode<Kind extends NodeKind>(
  kind: Kind,
  place: { readonly id: string; readonly label?: string; readonly position?: TemplateNode['position'] },
  settings: Partial<NodeOf<Kind>['settings']> = {},
) {
  const { id, label = '', position = { x: 0, y: 0 } } = place
  const shared = { id, label, position, description: '', badges: [], pricing: null }
  return { ...shared, kind, settings: { ...NEW_SETTINGS[kind], ...settings } }
}

type NodePlace = Parameters<typeof newNode>[1]

const NEW_NODES: { readonly [Kind in NodeKind]: (place: NodePlace) => NodeOf<Kind> } = {
  input: (place) => newNode('input', place),
  model: (place) => newNode('model', place),
  branch: (place) => newNode('branch', place),
  transform: (place) => newNode('transform', place),
  aggregate: (place) => newNode('aggregate', place),
  postprocess: (place) => newNode('postprocess', place),
  output: (place) => newNode('output', place),
}

/** The same of a kind that is known only when it is chosen. */
export function newNodeOf(kind: NodeKind, place: NodePlace): TemplateNode {
  return NEW_NODES[kind](place)
}

/** A field of a form as it comes from the palette. */
export function newField(type: FormFieldType, name: string, change: Partial<FormField> = {}): FormField {
  return {
    name,
    type,
    label: '',
    placeholder: '',
    helperText: '',
    tooltip: '',
    defaultValue: '',
    options: [],
    isVisible: true,
    isRequired: false,
    isDisabled: false,
    isReadOnly: false,
    validation: {
      minLength: null,
      maxLength: null,
      minValue: null,
      maxValue: null,
      pattern: '',
      isEmail: false,
      isUrl: false,
      custom: null,
    },
    showIf: [],
    ...change,
  }
}
