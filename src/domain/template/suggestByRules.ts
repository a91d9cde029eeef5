import type { GenerationType } from '../generation/engines.ts'
import { graphOf, looseNodes } from './graph.ts'
import { newField, newNode } from './newTemplate.ts'
import { isResult } from './nodeKinds.ts'
import { referencesOf, referringOf } from './nodeReferences.ts'
import { referencesIn } from './references.ts'
import { templateSlug } from './templateSlug.ts'
import {
  type Suggestion,
  type SuggestionChange,
  type SuggestionCode,
  SUGGESTIONS_MOST,
} from './suggestion.ts'
import type { NodeOf, Template } from './templateSchema.ts'
import { RESULT_TYPES } from './valueTypes.ts'

interface Surroundings {
  /** The default engine of a kind; null where there is none. */
  readonly engineFor: (mode: GenerationType) => string | null
  readonly language: 'pl' | 'en'
}

interface Found {
  readonly code: SuggestionCode
  readonly change: SuggestionChange
}

type Rule = (template: Template, surroundings: Surroundings) => readonly Found[]

/** Suggests improvements to a template by rules: deterministic, and each an applicable change. */
export function suggestByRules(template: Template, surroundings: Surroundings): Suggestion[] {
  return RULES.flatMap((rule) => rule(template, surroundings))
    .slice(0, SUGGESTIONS_MOST)
    .map(({ code, change }, index) => ({
      id: `${code}-${String(index)}`,
      source: 'heuristic',
      code,
      text: '',
      change,
    }))
}

const models = ({ nodes }: Template) => nodes.filter((node): node is NodeOf<'model'> => node.kind === 'model')
const fieldsOf = ({ form }: Template) =>
  form.flatMap((step) => step.fields.map((field) => ({ step: step.id, field })))

/** A name that nothing of the template has yet. */
function freeId(template: Template, wish: string): string {
  const taken = new Set([...template.nodes, ...template.edges, ...template.form].map(({ id }) => id))
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? wish : `${wish}-${String(number)}`
    if (!taken.has(id)) return id
  }
}

const WORDS = {
  pl: {
    step: 'Twój pomysł',
    field: 'Co ma powstać?',
    model: 'Generowanie',
    output: 'Wynik',
    describe: (title: string) => `${title}: wypełnij formularz, a resztę zrobimy za Ciebie.`,
    tags: { image: 'obraz', video: 'wideo', audio: 'dźwięk', text: 'tekst' },
  },
  en: {
    step: 'Your idea',
    field: 'What shall be made?',
    model: 'Generation',
    output: 'Result',
    describe: (title: string) => `${title}: fill in the form and we do the rest.`,
    tags: { image: 'image', video: 'video', audio: 'sound', text: 'text' },
  },
} as const

/** Common flaws of pictures and films. */
const SPOILERS = 'rozmycie, zniekształcone dłonie, znak wodny, napisy'

/** In the order in which an author would want to know. */
const RULES: readonly Rule[] = [
  ({ details: { title, slug } }) => {
    const wanted = templateSlug(title)
    return slug !== '' || wanted === ''
      ? []
      : [{ code: 'write_slug', change: { kind: 'details', details: { slug: wanted } } }]
  },
  ({ details: { title, description } }, { language }) =>
    description.trim() !== '' || title.trim() === ''
      ? []
      : [
          {
            code: 'write_description',
            change: { kind: 'details', details: { description: WORDS[language].describe(title.trim()) } },
          },
        ],
  (template, { language }) => {
    if (template.form.length > 0) return []
    const words = WORDS[language]
    const field = newField('textarea', 'pomysl', { label: words.field, isRequired: true })
    const step = { id: freeId(template, 'krok'), title: words.step, description: '', fields: [field] }
    return [{ code: 'add_form_step', change: { kind: 'step', step } }]
  },
  (template, { engineFor, language }) => {
    if (models(template).length > 0) return []
    const [first] = fieldsOf(template)
    const prompt = first === undefined ? '' : `{{${first.field.name}}}`
    const place = placeAfter(template, { id: freeId(template, 'obraz'), label: WORDS[language].model })
    const node = newNode('model', place, { model: engineFor('image') ?? '', promptTemplate: prompt })
    return [{ code: 'add_model', change: { kind: 'node', node, edges: [] } }]
  },
  (template, { language }) => {
    if (template.nodes.length === 0 || template.nodes.some(({ kind }) => isResult(kind))) return []
    const label = WORDS[language].output
    const node = newNode('output', placeAfter(template, { id: freeId(template, 'wynik'), label }), {
      name: label,
    })
    const edges = loose(template).map((id) => edgeTo(template, id, node.id))
    return [{ code: 'add_output', change: { kind: 'node', node, edges } }]
  },
  (template) => {
    const output = template.nodes.find(({ kind }) => isResult(kind))
    if (output === undefined) return []
    return loose(template).map((id) => ({
      code: 'connect_loose_node',
      change: { kind: 'edges', edges: [edgeTo(template, id, output.id)] },
    }))
  },
  (template, { engineFor }) =>
    models(template).flatMap((node) => {
      const model = node.settings.model === '' ? engineFor(node.settings.mode) : null
      if (model === null) return []
      const chosen = { ...node, settings: { ...node.settings, model } }
      return [{ code: 'choose_model', change: { kind: 'node', node: chosen, edges: [] } } as const]
    }),
  (template) => {
    const [step] = template.form
    const known = new Set(fieldsOf(template).map(({ field }) => field.name))
    const asked = models(template).flatMap(({ settings }) =>
      referencesIn(settings.promptTemplate).flatMap((reference) =>
        reference.to === 'field' && !known.has(reference.name) ? [reference.name] : [],
      ),
    )
    if (step === undefined) return []
    return [...new Set(asked)].flatMap((name) =>
      name in Object.prototype
        ? []
        : [
            {
              code: 'ask_for_field',
              change: { kind: 'field', step: step.id, field: newField('text', name, { label: name }) },
            } as const,
          ],
    )
  },
  (template) => {
    const [model] = models(template)
    if (model === undefined) return []
    const spoken = new Set(
      template.nodes.flatMap((node) => {
        const { fields, conditions, ...referring } = referringOf(node)
        return [
          ...referencesOf(referring).flatMap((reference) =>
            reference.to === 'field' ? [reference.name] : [],
          ),
          ...fields,
          ...conditions.map(({ operand }) => operand),
        ]
      }),
    )
    return fieldsOf(template).flatMap(({ field }) => {
      if (spoken.has(field.name) || field.type === 'hidden' || field.type === 'password') return []
      const promptTemplate = `${model.settings.promptTemplate} {{${field.name}}}`.trim()
      return [
        {
          code: 'use_field_in_prompt',
          change: { kind: 'prompt', node: model.id, promptTemplate },
        } as const,
      ]
    })
  },
  (template) =>
    models(template).flatMap(({ id, settings }) =>
      settings.negativePrompt === '' && (settings.mode === 'image' || settings.mode === 'video')
        ? [
            {
              code: 'add_negative_prompt',
              change: {
                kind: 'prompt',
                node: id,
                promptTemplate: settings.promptTemplate,
                negativePrompt: SPOILERS,
              },
            } as const,
          ]
        : [],
    ),
  (template) =>
    fieldsOf(template).flatMap(({ step, field }) => {
      const isOpen = field.validation.maxLength === null
      if (!isOpen || (field.type !== 'text' && field.type !== 'textarea')) return []
      const maxLength = field.type === 'text' ? 120 : 600
      const limited = { ...field, validation: { ...field.validation, maxLength } }
      return [{ code: 'limit_length', change: { kind: 'field', step, field: limited } } as const]
    }),
  (template) => {
    const { pricing, details } = template
    const isUnpriced = !pricing.isFree && !pricing.isEnabled && details.credits === 0
    return isUnpriced && models(template).length > 0
      ? [
          {
            code: 'set_price',
            change: { kind: 'pricing', pricing: { isEnabled: true, mode: 'model-based' } },
          },
        ]
      : []
  },
  (template) => {
    const isFilm = models(template).some(({ settings }) => settings.mode === 'video')
    return isFilm && template.settings.timeoutSeconds < 300
      ? [{ code: 'set_timeout', change: { kind: 'settings', settings: { timeoutSeconds: 600 } } }]
      : []
  },
  ({ settings: { maxRetries, autoRetry } }) =>
    maxRetries > 0 && autoRetry
      ? []
      : [
          {
            code: 'raise_retries',
            change: { kind: 'settings', settings: { maxRetries: 2, autoRetry: true } },
          },
        ],
  (template, { language }) => {
    const { tags } = template.details
    const types = new Set(models(template).map(({ settings }) => tagType(settings.mode)))
    const wanted = [...types].map((type) => WORDS[language].tags[type])
    return tags.length > 0 || wanted.length === 0
      ? []
      : [{ code: 'add_tags', change: { kind: 'details', details: { tags: wanted } } }]
  },
]

const tagType = (mode: GenerationType) => {
  const type = RESULT_TYPES[mode]
  return type === 'image' || type === 'video' || type === 'audio' ? type : 'text'
}

const loose = (template: Template) => looseNodes(graphOf(template)).map(({ id }) => id)

function edgeTo(template: Template, source: string, target: string) {
  return {
    id: freeId(template, `${source}-${target}`.slice(0, 60)),
    source,
    sourcePort: 'out' as const,
    target,
  }
}

/** To the right of all nodes. */
function placeAfter({ nodes }: Template, named: { readonly id: string; readonly label: string }) {
  const [last] = nodes.toSorted((one, other) => other.position.x - one.position.x)
  return {
    ...named,
    position: last === undefined ? { x: 0, y: 0 } : { x: last.position.x + 320, y: last.position.y },
  }
}
