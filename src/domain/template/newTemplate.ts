import type { FormField, NodeKind, NodeOf, Template, TemplateNode } from './templateSchema.ts'
import { TEMPLATE_VERSION } from './templateSchema.ts'
import type { FormFieldType } from './formFieldTypes.ts'
import type { NodeShared } from './kinds/kindRules.ts'
import { NODE_KINDS } from './nodeKinds.ts'

/** One price for every run, whichever way it takes. */
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

/** A new, unchanged template. Its price is that of its engines. */
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

interface NodePlace {
  readonly id: string
  readonly label?: string
  readonly position?: TemplateNode['position']
}

/** A node of a kind from the palette; missing settings get their defaults. */
export function newNode<Kind extends NodeKind>(
  kind: Kind,
  place: NodePlace,
  settings: Partial<NodeOf<Kind>['settings']> = {},
) {
  return { ...sharedOf(place), kind, settings: { ...NODE_KINDS[kind].fresh, ...settings } }
}

/** The same of a kind that is known only when it is chosen. */
export function newNodeOf<Kind extends NodeKind>(kind: Kind, place: NodePlace): NodeOf<Kind> {
  const { create, fresh } = NODE_KINDS[kind]
  return create(sharedOf(place), fresh)
}

function sharedOf({ id, label = '', position = { x: 0, y: 0 } }: NodePlace): NodeShared {
  return { id, label, position, description: '', badges: [], pricing: null }
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
