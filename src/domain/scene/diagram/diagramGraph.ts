import type {
  Diagram,
  DiagramKind,
  Direction,
  FlowForm,
  LinkMark,
  LookProperty,
  Mention,
} from './statement.ts'

/** A thing of a diagram that is drawn as a box. */
export interface DiagramNode {
  readonly id: string
  readonly text: string
  readonly form: FlowForm | null
  readonly details: readonly string[]
  /** The frame in which it is written; null outside of all. */
  readonly frame: string | null
  readonly properties: readonly LookProperty[]
}

export interface DiagramLink {
  readonly mark: LinkMark
  readonly from: string
  readonly to: string
  readonly properties: readonly LookProperty[]
}

export interface DiagramFrame {
  readonly id: string
  readonly text: string
  readonly frame: string | null
}

export interface DiagramNote {
  readonly text: string
  readonly of: readonly string[]
  readonly place: string
}

/** What a flowchart, class, state or entity diagram says as a whole. */
export interface DiagramGraph {
  readonly direction: Direction
  readonly nodes: ReadonlyMap<string, DiagramNode>
  /** As they stand in the text: their order is how settings of lines name them. */
  readonly links: readonly DiagramLink[]
  readonly frames: ReadonlyMap<string, DiagramFrame>
  readonly notes: readonly DiagramNote[]
  /** How far nodes and remarks are turned, by their names. */
  readonly turns: ReadonlyMap<string, number>
}

/** How far shapes are turned, whole degrees, by their names in the text. */
export function turnsOf({ pieces }: Pick<Diagram, 'pieces'>): ReadonlyMap<string, number> {
  return new Map(
    pieces.flatMap(({ statement }): [string, number][] =>
      statement.type === 'turn' ? [[statement.id, statement.degrees]] : [],
    ),
  )
}

/** The graph that a text says. */
export function graphOfDiagram({ kind, pieces }: Diagram): DiagramGraph {
  const nodes = new Map<string, DiagramNode>()
  const frames = new Map<string, DiagramFrame>()
  const links: DiagramLink[] = []
  const notes: DiagramNote[] = []
  const given = new Map<string, string[]>()
  const own = new Map<string, LookProperty[]>()
  const named = new Map<string, readonly LookProperty[]>()
  const ofLinks: {
    readonly links: readonly number[] | null
    readonly properties: readonly LookProperty[]
  }[] = []
  const open: (string | null)[] = []
  let direction: Direction = 'TB'

  const frameNow = () => open.findLast((each) => each !== null) ?? null
  const mention = (said: Mention, isTarget: boolean): string => {
    const id = nodeIdOf(kind, said, frameNow(), isTarget)
    const before = nodes.get(id)
    if (frames.has(id) && before === undefined) return id
    nodes.set(id, {
      id,
      text: said.text ?? before?.text ?? (isPoint(said) ? '' : said.id.replaceAll('`', '')),
      form: said.form ?? before?.form ?? (isPoint(said) ? (isTarget ? 'double' : 'ellipse') : null),
      details: before?.details ?? [],
      frame: before?.frame ?? frameNow(),
      properties: [],
    })
    for (const look of said.looks) given.set(id, [...(given.get(id) ?? []), look])
    return id
  }

  for (const { statement } of pieces) {
    if (statement.type === 'header' || statement.type === 'direction') {
      if (statement.direction !== null && open.length === 0) direction = statement.direction
    } else if (statement.type === 'node') {
      mention(statement.node, false)
    } else if (statement.type === 'links') {
      const ids = statement.groups.map((group, at) => group.map((each) => mention(each, at > 0)))
      for (const [at, mark] of statement.links.entries()) {
        for (const from of ids[at] ?? []) {
          for (const to of ids[at + 1] ?? []) links.push({ mark, from, to, properties: [] })
        }
      }
    } else if (statement.type === 'open') {
      if (statement.block === 'body') {
        mention(statement.node, false)
        open.push(null)
      } else {
        const { id, text } = statement.node
        const known = nodes.get(id)
        frames.set(id, { id, text: text ?? known?.text ?? id, frame: frameNow() })
        nodes.delete(id)
        open.push(id)
      }
    } else if (statement.type === 'close') {
      open.pop()
    } else if (statement.type === 'detail') {
      const id = mention({ id: statement.of, text: null, form: null, looks: [] }, false)
      const node = nodes.get(id)
      if (node !== undefined) nodes.set(id, { ...node, details: [...node.details, statement.text] })
    } else if (statement.type === 'look') {
      for (const id of statement.ids) own.set(id, [...(own.get(id) ?? []), ...statement.properties])
    } else if (statement.type === 'namedLook') {
      for (const name of statement.names) named.set(name, statement.properties)
    } else if (statement.type === 'giveLook') {
      for (const id of statement.ids) given.set(id, [...(given.get(id) ?? []), statement.name])
    } else if (statement.type === 'linkLook') {
      ofLinks.push(statement)
    } else if (statement.type === 'note') {
      notes.push({ text: statement.text, of: statement.of, place: statement.place })
    }
  }
  const propertiesOf = (id: string): readonly LookProperty[] => [
    ...(named.get('default') ?? []),
    ...(given.get(id) ?? []).flatMap((name) => named.get(name) ?? []),
    ...(own.get(id) ?? []),
  ]
  return {
    direction,
    nodes: new Map(Array.from(nodes, ([id, node]) => [id, { ...node, properties: propertiesOf(id) }])),
    links: links.map((link, at) => ({
      ...link,
      properties: ofLinks.flatMap((each) => ((each.links?.includes(at) ?? true) ? each.properties : [])),
    })),
    frames,
    notes,
    turns: turnsOf({ pieces }),
  }
}

const isPoint = ({ id }: Mention) => id === '[*]'

/** The node that a mention means: where states begin and end, there is one for each frame. */
export function nodeIdOf(
  kind: DiagramKind,
  { id }: Mention,
  frame: string | null,
  isTarget: boolean,
): string {
  return kind === 'state' && id === '[*]' ? `${isTarget ? 'end' : 'start'} ${frame ?? ''}` : id
}
