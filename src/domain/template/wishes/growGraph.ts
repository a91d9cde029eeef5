import { addNode, connect, moveNodes, removeParts } from '../editGraph.ts'
import { hasOptions } from '../formFieldTypes.ts'
import { graphOf } from '../graph.ts'
import { newNode } from '../newTemplate.ts'
import { NODE_KINDS } from '../nodeKinds.ts'
import { freePlace, freshId, placeAfter } from '../placing.ts'
import { LARGEST_SIDE, type NodeOf, type Template, type TemplateNode } from '../templateSchema.ts'
import { foldedWords } from '../../catalogue/foldPolish.ts'
import type { Said, WishSurroundings } from './command.ts'
import { generatorWord } from './generatorWords.ts'
import { fieldNamed, nodeNamed } from './names.ts'

/** A generator that goes on from what is chosen, and on to the result. */
export function addModel(
  template: Template,
  { mode: word = '', prompt = '' }: Said,
  { node: chosen, engineFor }: WishSurroundings,
): Template | null {
  const mode = generatorWord(foldedWords(word).join(' '))
  if (mode === null) return null
  const before = template.nodes.find(({ id }) => id === chosen)
  const first = template.form[0]?.fields[0]
  const node = newNode(
    'model',
    { id: freshId(template, 'model'), position: placeFor(template, before) },
    {
      mode,
      model: engineFor(mode) ?? '',
      promptTemplate:
        prompt === '' && first !== undefined && before === undefined ? `{{${first.name}}}` : prompt,
    },
  )
  const grown = joined(addNode(template, node), before, node)
  const output = template.nodes.find(({ kind }) => kind === 'output')
  return output === undefined ? grown : joined(grown, node, output)
}

/** A way out for what nobody takes yet, or for what is chosen. */
export function addOutput(
  template: Template,
  { name = '' }: Said,
  { node: chosen }: WishSurroundings,
): Template {
  const graph = graphOf(template)
  const loose = template.nodes.filter(
    ({ kind }, index) =>
      NODE_KINDS[kind].sourcePorts.includes('out') && (graph.outgoing[index]?.length ?? 0) === 0,
  )
  const before = template.nodes.find(({ id }) => id === chosen)
  const position = placeFor(template, before ?? loose[0])
  const node = newNode('output', { id: freshId(template, 'output'), label: name, position }, { name })
  const given = before === undefined || before.kind === 'output' ? loose : [before]
  return given.reduce((grown, each) => joined(grown, each, node), addNode(template, node))
}

const OPERATIONS: readonly (readonly [RegExp, NodeOf<'postprocess'>['settings']['operation']])[] = [
  [/^(?:znak|watermark)/u, 'watermark'],
  [/^(?:odcienie|skale|gr[ae]y)/u, 'grayscale'],
  [/^(?:zmian|zmien|resiz)/u, 'resize'],
  [/^(?:kadr|przyt|crop)/u, 'crop'],
]

/** Something that is done to pictures once they are made: it takes its place behind them, before whatever took them. */
export function addPostprocess(
  template: Template,
  { what = '', text = '', width = '0', height = '0' }: Said,
  { node: chosen }: WishSurroundings,
): Template | null {
  const operation = OPERATIONS.find(([pattern]) => pattern.test(foldedWords(what).join(' ')))?.[1]
  const source = template.nodes.find(({ id }) => id === chosen) ?? theOnlyPicture(template)
  if (operation === undefined || source === undefined) return null
  const sides = { width: Number(width), height: Number(height) }
  if (Math.max(sides.width, sides.height) > LARGEST_SIDE) return null
  const node = newNode(
    'postprocess',
    { id: freshId(template, 'postprocess'), position: placeAfter(template, source) },
    { operation, text, ...sides },
  )
  return inserted(template, source, node)
}

const theOnlyPicture = ({ nodes }: Template): TemplateNode | undefined => {
  const pictures = nodes.filter((node) => node.kind === 'model' && node.settings.mode === 'image')
  return pictures.length === 1 ? pictures[0] : undefined
}

/** Connects two that are named. */
export function connectNamed(template: Template, { from = '', to = '' }: Said): Template | null {
  const [source, target] = [nodeNamed(template, from), nodeNamed(template, to)]
  return source === null || target === null ? null : joined(template, source, target)
}

/** Takes the connection of two that are named away. */
export function disconnectNamed(template: Template, { from = '', to = '' }: Said): Template | null {
  const [one, other] = [nodeNamed(template, from)?.id, nodeNamed(template, to)?.id]
  const between = template.edges.filter(
    ({ source, target }) => (source === one && target === other) || (source === other && target === one),
  )
  return one === undefined || other === undefined
    ? null
    : removeParts(template, new Set(between.map(({ id }) => id)))
}

/** Two ways by what a field was filled with: what went on before goes on where it holds, and the other way is free. */
export function branch(
  template: Template,
  { field: words = '', value }: Said,
  { node: chosen }: WishSurroundings,
): Template | null {
  const field = fieldNamed(template, words)
  if (field === null) return null
  const wanted = value ?? (hasOptions(field.type) ? field.options[0]?.label : undefined)
  if (wanted === undefined) return null
  const compared = foldedWords(wanted).join(' ')
  const option = field.options.find((each) =>
    [each.label, each.value].some((said) => foldedWords(said).join(' ') === compared),
  )
  if (hasOptions(field.type) && option === undefined) return null
  const source =
    template.nodes.find(({ id }) => id === chosen) ??
    template.nodes.find((node) => node.kind === 'input' && node.settings.field === field.name)
  const operator = field.type === 'multiselect' ? 'contains' : 'equals'
  const node = newNode(
    'branch',
    { id: freshId(template, 'branch'), position: placeFor(template, source) },
    { condition: { operandType: 'field', operand: field.name, operator, value: option?.value ?? wanted } },
  )
  return source === undefined ? addNode(template, node) : inserted(template, source, node)
}

const placeFor = (template: Template, before: TemplateNode | undefined) => {
  const last = before ?? template.nodes.toSorted((one, other) => other.position.x - one.position.x)[0]
  return last === undefined ? freePlace(template, { x: 0, y: 0 }) : placeAfter(template, last)
}

/** A node put behind another: whatever took of that now takes of it. */
function inserted(template: Template, source: TemplateNode, node: TemplateNode): Template | null {
  const taken = template.edges.filter((edge) => edge.source === source.id && edge.sourcePort === 'out')
  const without = removeParts(template, new Set(taken.map(({ id }) => id)))
  const beside = placeAfter({ nodes: [source] }, source)
  const behind = nodesBehind(template, source.id)
  const shifted = behind.map(
    ({ id, position }) => [id, { ...position, x: position.x + beside.x - source.position.x }] as const,
  )
  const roomy = moveNodes(without, new Map(shifted))
  const grown = joined(addNode(roomy, { ...node, position: beside }), source, node)
  // What can’t follow it leaves everything as it was.
  if (!grown.edges.some(({ target }) => target === node.id)) return null
  return taken.reduce((all, { target: id }) => {
    const target = all.nodes.find((each) => each.id === id)
    return target === undefined ? all : joined(all, node, target)
  }, grown)
}

/** All nodes that something of this one comes to. */
function nodesBehind({ nodes, edges }: Template, id: string): readonly TemplateNode[] {
  const behind = new Set<string>()
  const next = [id]
  for (const from of next) {
    for (const { source, target } of edges) {
      if (source !== from || behind.has(target)) continue
      behind.add(target)
      next.push(target)
    }
  }
  return nodes.filter((node) => behind.has(node.id))
}

/** Two nodes connected, where they can be, by the first way out of the one. */
function joined(template: Template, source: TemplateNode | undefined, target: TemplateNode): Template {
  const sourcePort = source === undefined ? undefined : NODE_KINDS[source.kind].sourcePorts[0]
  if (source === undefined || sourcePort === undefined) return template
  const connection = { source: source.id, sourcePort, target: target.id }
  return connect(template, connection, freshId(template, 'edge')).template
}
