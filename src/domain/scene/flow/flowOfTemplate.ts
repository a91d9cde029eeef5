import { NODE_SIZE } from '../../template/placing.ts'
import type { NodeKind, SourcePort, Template } from '../../template/templateSchema.ts'
import { emptyScene, newBox, newConnector, newFrame } from '../newScene.ts'
import { MOST_SHAPES } from '../sceneLimits.ts'
import type { BoxForm, FlowRole, Scene, SceneColour, Shape } from '../sceneSchema.ts'
import { soundScene } from '../soundScene.ts'

/** What each kind of node does in a flow, and how that is drawn. */
const ROLES: Readonly<
  Record<NodeKind, { readonly role: FlowRole; readonly form: BoxForm; readonly fill: SceneColour }>
> = {
  input: { role: 'start', form: 'pill', fill: 'green' },
  model: { role: 'step', form: 'rounded', fill: 'violet' },
  branch: { role: 'decision', form: 'diamond', fill: 'yellow' },
  transform: { role: 'step', form: 'rounded', fill: 'blue' },
  aggregate: { role: 'parallel', form: 'hexagon', fill: 'teal' },
  postprocess: { role: 'step', form: 'rounded', fill: 'blue' },
  output: { role: 'end', form: 'pill', fill: 'red' },
}

/** The words that aren’t the template's own; `wordOf` names a kind of node that has no label. */
export interface FlowWords {
  readonly yes: string
  readonly no: string
  wordOf(this: void, kind: NodeKind): string
}

/** A template shown as a flow: its nodes as they stand, its ways, its remarks and frames. */
export function flowOfTemplate({ nodes, edges, notes }: Template, { yes, no, wordOf }: FlowWords): Scene {
  const words: Readonly<Record<SourcePort, string>> = { out: '', true: yes, false: no }
  const shapes: Shape[] = [
    ...notes.map(({ id, kind, text, position, size }) =>
      kind === 'group'
        ? newFrame(`note-${id}`.slice(0, 60), { ...position, ...size }, { text })
        : newBox(`note-${id}`.slice(0, 60), { ...position, ...size }, { form: 'note', text, fill: 'yellow' }),
    ),
    ...nodes.map(({ id, kind, label, position }) =>
      newBox(
        shapeOf(id),
        { ...position, ...NODE_SIZE },
        { ...ROLES[kind], text: label === '' ? wordOf(kind) : label },
      ),
    ),
    ...edges.map(({ id, source, sourcePort, target }) =>
      newConnector(
        `edge-${id}`.slice(0, 60),
        { shape: shapeOf(source), side: null },
        { shape: shapeOf(target), side: null },
        { text: words[sourcePort] },
      ),
    ),
  ]
  return soundScene({ ...emptyScene('flow'), shapes: shapes.slice(0, MOST_SHAPES) })
}

/** Ids of nodes may be a little longer than those of shapes. */
const shapeOf = (id: string) => (id.length <= 55 ? `node-${id}` : `n${id.slice(-58)}`)
