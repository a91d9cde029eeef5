import type { FormValues } from '#domain/template/formValues.ts'
import { graphOf, topologicalOrder } from '#domain/template/graph.ts'
import { EMPTY_TEMPLATE, FIXED_PRICING, newField } from '#domain/template/newTemplate.ts'
import type { FormField, Template, TemplateEdge, TemplateNode } from '#domain/template/templateSchema.ts'

/** A shipped template, with the values of its example. */
export interface ShippedTemplate {
  readonly template: Template
  readonly filled: FormValues
}

/** Gives texts in Polish and notes their English. */
export function wordBook() {
  const english: Record<string, string> = {}
  const say = (pl: string, en: string) => {
    english[pl] = en
    return pl
  }
  return { say, english }
}

type Choice = readonly [label: string, value: string]
type More = Partial<Omit<FormField, 'validation'>>

/** A line of words. */
export const line = (name: string, label: string, most: number, more: More = {}): FormField =>
  withLength(newField('text', name, { label, isRequired: true, ...more }), most)

/** Several lines. */
export const lines = (name: string, label: string, most: number, more: More = {}): FormField =>
  withLength(newField('textarea', name, { label, ...more }), most)

/** One of several; the first is chosen at the beginning. */
export const choice = (name: string, label: string, options: readonly Choice[], more: More = {}): FormField =>
  newField('radio', name, {
    label,
    isRequired: true,
    options: options.map(([said, value]) => ({ label: said, value })),
    defaultValue: options[0]?.[1] ?? '',
    ...more,
  })

/** The same, where there are many. */
export const list = (
  name: string,
  label: string,
  options: readonly Choice[],
  more: More = {},
): FormField => ({
  ...choice(name, label, options, more),
  type: 'select',
})

export const toggle = (name: string, label: string, more: More = {}): FormField =>
  newField('toggle', name, { label, ...more })

/** A whole number within bounds. */
export function number(
  name: string,
  label: string,
  { least, most, ...more }: More & { readonly least: number; readonly most: number },
): FormField {
  const field = newField('number', name, { label, ...more })
  return { ...field, validation: { ...field.validation, minValue: least, maxValue: most } }
}

function withLength(field: FormField, most: number): FormField {
  return { ...field, validation: { ...field.validation, maxLength: most } }
}

/** An edge; `way` is the branch's. */
export const edge = (
  source: string,
  target: string,
  way: TemplateEdge['sourcePort'] = 'out',
): TemplateEdge => ({ id: `${source}-${way}-${target}`, source, sourcePort: way, target })

interface Parts {
  readonly details: Omit<Template['details'], 'credits' | 'thumbnailUrl' | 'previewVideoUrl'>
  readonly form: Template['form']
  readonly nodes: readonly TemplateNode[]
  readonly edges: readonly TemplateEdge[]
  /** The price of a run, on any path; or how it is counted. */
  readonly price: number | Partial<Template['pricing']>
  readonly settings?: Partial<Template['settings']>
  readonly examples: Template['examples']
  readonly english: Template['english']
  /** Whether a film of it plays while its card is pointed at. */
  readonly hasFilm?: boolean
}

/** A template made of its parts, its nodes laid out from left to right. */
export function templateOf({ details, nodes, edges, price, settings, hasFilm, ...parts }: Parts): Template {
  const { slug } = details
  const isFixed = typeof price === 'number'
  return {
    ...EMPTY_TEMPLATE,
    ...parts,
    details: {
      ...details,
      thumbnailUrl: exampleAddress(slug, 'webp'),
      previewVideoUrl: hasFilm === true ? exampleAddress(slug, 'mp4') : '',
      credits: isFixed ? price : 0,
    },
    nodes: laidOut(nodes, edges),
    edges: [...edges],
    settings: { ...EMPTY_TEMPLATE.settings, timeoutSeconds: 900, ...settings },
    pricing: isFixed ? FIXED_PRICING : { ...FIXED_PRICING, isEnabled: true, ...price },
  }
}

/** The address of the examples that shipped templates made by the embedded engines. */
export const EXAMPLES_FOLDER = '/examples/'

/** The file of an example, which `scripts/make-template-examples.ts` has put there. */
export function exampleAddress(slug: string, ending: 'webp' | 'mp4' | 'mp3'): string {
  return `${EXAMPLES_FOLDER}${slug}.${ending}`
}

const COLUMN_PX = 320
const ROW_PX = 200

function laidOut(nodes: readonly TemplateNode[], edges: readonly TemplateEdge[]): TemplateNode[] {
  const graph = graphOf({ nodes: [...nodes], edges: [...edges] })
  const columns = new Map<number, number>()
  for (const index of topologicalOrder(graph).order) {
    const before = (graph.incoming[index] ?? []).map(({ source }) => columns.get(source) ?? 0)
    columns.set(index, before.length === 0 ? 0 : Math.max(...before) + 1)
  }
  const rows = new Map<number, number>()
  return nodes.map((node, index) => {
    const column = columns.get(index) ?? 0
    const row = rows.get(column) ?? 0
    rows.set(column, row + 1)
    return { ...node, position: { x: column * COLUMN_PX, y: row * ROW_PX } }
  })
}
