import { addNode, connect, moveNodes, removeParts } from '../editGraph.ts'
import { hasOptions } from '../formFieldTypes.ts'
import { descendants, graphOf, looseNodes } from '../graph.ts'
import { newNode } from '../newTemplate.ts'
import { LARGEST_SIDE } from '../kinds/postprocess/postprocessSettings.ts'
import { engineOf, fieldGivenBy, isResult, NODE_KINDS } from '../nodeKinds.ts'
import { freePlace, freshId, freshIds, placeAfter } from '../placing.ts'
import { MOST_EDGES } from '../templateLimits.ts'
import { type NodeOf, type Template, type TemplateEdge, type TemplateNode } from '../templateSchema.ts'
import { foldedWords } from '../../catalogue/foldPolish.ts'
import type { Said, WishSurroundings } from './command.ts'
import { generatorWord } from './generatorWords.ts'
import { fieldNamed, nodeNamed } from './names.ts'

/** Adds a generator after the selection, and its result. */
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
  const output = template.nodes.find(({ kind }) => isResult(kind))
  return output === undefined ? grown : joined(grown, node, output)
}

/** Adds an output for the results that no node takes yet, or for the selection. */
export function addOutput(
  template: Template,
  { name = '' }: Said,
  { node: chosen }: WishSurroundings,
): Template {
  const loose = looseNodes(graphOf(template))
  const before = template.nodes.find(({ id }) => id === chosen)
  const position = placeFor(template, before ?? loose[0])
  const node = newNode('output', { id: freshId(template, 'output'), label: name, position }, { name })
  const given = before === undefined || isResult(before.kind) ? loose : [before]
  // A new way out takes anything, and nothing comes of it: these edges can be, without a look at the whole graph for each.
  const id = freshIds(template, 'edge')
  const edges = given.slice(0, NODE_KINDS.output.mostIncoming).flatMap(({ id: source, kind }) => {
    const [sourcePort] = NODE_KINDS[kind].sourcePorts
    return sourcePort === undefined ? [] : [{ id: id(), source, sourcePort, target: node.id }]
  })
  const grown = addNode(template, node)
  const isRoom = grown !== template && grown.edges.length + edges.length <= MOST_EDGES
  return isRoom ? { ...grown, edges: [...grown.edges, ...edges] } : template
}

const OPERATIONS: readonly (readonly [RegExp, NodeOf<'postprocess'>['settings']['operation']])[] = [
  [/^(?:znak|watermark)/u, 'watermark'],
  [/^(?:odcienie|skale|gr[ae]y)/u, 'grayscale'],
  [/^(?:zmian|zmien|resiz)/u, 'resize'],
  [/^(?:kadr|przyt|crop)/u, 'crop'],
]

/** Adds a step after pictures: it goes between them and their takers. */
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
  const pictures = nodes.filter((node) => engineOf(node)?.mode === 'image')
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

/** Adds a branch on a field's value: the present path continues where it holds, and the other way is free. */
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
    template.nodes.find((node) => fieldGivenBy(node) === field.name)
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

/** A node inserted after another: its takers now take the new node, and the nodes behind make room. */
function inserted(template: Template, source: TemplateNode, node: TemplateNode): Template | null {
  const [sourcePort] = NODE_KINDS[node.kind].sourcePorts
  const place = placeAfter({ nodes: [source] }, source)
  const grown = addNode(template, { ...node, position: place })
  const { template: connected, refusal } = connect(
    grown,
    { source: source.id, sourcePort: 'out', target: node.id },
    freshId(template, 'edge'),
  )
  // A node that can’t follow it leaves everything as it was.
  if (grown === template || refusal !== null || connected === grown || sourcePort === undefined) return null
  const isTaken = (edge: TemplateEdge) =>
    edge.source === source.id && edge.sourcePort === 'out' && edge.target !== node.id
  const taken = connected.edges.filter(isTaken).map((edge) => ({ ...edge, source: node.id, sourcePort }))
  const edges = [...connected.edges.filter((edge) => !isTaken(edge)), ...taken]
  const graph = graphOf(template)
  const behind = descendants(graph, graph.indexOf.get(source.id) ?? -1)
  const shift = place.x - source.position.x
  const places = [...behind].flatMap((at) => {
    const moved = graph.nodes[at]
    return moved === undefined
      ? []
      : [[moved.id, { ...moved.position, x: moved.position.x + shift }] as const]
  })
  return moveNodes({ ...connected, edges }, new Map(places))
}

/** Two nodes connected, where they can be, by the first way out of the one. */
function joined(template: Template, source: TemplateNode | undefined, target: TemplateNode): Template {
  const sourcePort = source === undefined ? undefined : NODE_KINDS[source.kind].sourcePorts[0]
  if (source === undefined || sourcePort === undefined) return template
  const connection = { source: source.id, sourcePort, target: target.id }
  return connect(template, connection, freshId(template, 'edge')).template
}
