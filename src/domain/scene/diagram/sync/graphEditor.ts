import { nodeIdOf } from '../diagramGraph.ts'
import type {
  BlockWord,
  Diagram,
  DiagramKind,
  LinkMark,
  LookProperty,
  Mention,
  Statement,
} from '../statement.ts'
import { mentionOf } from '../text/common.ts'
import { createPieceEditor, type EditedPiece, type PieceEditor } from './pieceEditor.ts'

/** Where one line between two nodes is written. */
export interface WrittenLink {
  readonly piece: EditedPiece
  readonly at: number
  readonly mark: LinkMark
  readonly from: Mention
  readonly to: Mention
  readonly fromId: string
  readonly toId: string
}

type Links = Extract<Statement, { type: 'links' }>

/** Changes the text of a flowchart, class, state or entity diagram part by part. */
export function createGraphEditor(diagram: Diagram) {
  const editor = createPieceEditor(diagram)
  const { kind } = diagram
  const linkOrder = namedLinks(editor, kind)
  let lastKey = Math.max(
    0,
    ...diagram.pieces.flatMap(({ statement }) =>
      statement.type === 'links' ? statement.links.map(({ key }) => key) : [],
    ),
  )

  const links = () => writtenLinks(editor.pieces, kind)

  /** The frame in which a piece stands. */
  function scopeOf(piece: EditedPiece): string | null {
    return scopesOf(editor.pieces).get(piece) ?? null
  }

  /** Every mention of a node, with the piece where it stands. */
  function mentionsOf(id: string): readonly { readonly piece: EditedPiece; readonly mention: Mention }[] {
    const scopes = scopesOf(editor.pieces)
    return editor.pieces.flatMap((piece) =>
      mentionsIn(piece.statement).flatMap(({ mention, isTarget }) =>
        nodeIdOf(kind, mention, scopes.get(piece) ?? null, isTarget) === id ? [{ piece, mention }] : [],
      ),
    )
  }

  function changeMention(piece: EditedPiece, mention: Mention, next: Mention): void {
    editor.replace(piece, withMention(piece.statement, mention, next))
  }

  /** Writes what a node is called and how it is drawn. */
  function setNode(id: string, change: { readonly text?: string; readonly form?: Mention['form'] }): void {
    const all = mentionsOf(id)
    const first = all[0]
    if (first === undefined || first.mention.id === '[*]') return
    // Where ways of states part and meet has no words.
    if (kind === 'state' && all.some(({ mention }) => mention.form !== null)) return
    const saying = all.findLast(({ mention }) => mention.text !== null || mention.form !== null)
    const declared = saying ?? all.find(({ piece }) => canSay(kind, piece.statement))
    if (declared === undefined) {
      const node = mentionOf(first.mention.id, { text: change.text ?? null, form: change.form ?? null })
      const before = editor.pieces[editor.pieces.indexOf(first.piece) - 1]
      if (before !== undefined) editor.insertAfter(before, [nodeStatement(kind, node)], first.piece.indent)
      return
    }
    const { piece, mention } = declared
    const hasForm = kind === 'flowchart' || kind === 'state'
    const text = change.text ?? mention.text ?? (change.form === undefined ? null : mention.id)
    const form = change.form === undefined || !hasForm ? mention.form : change.form
    changeMention(piece, mention, { ...mention, text, form })
  }

  function setDetails(id: string, details: readonly string[]): void {
    const own = editor.pieces.filter(({ statement }) => statement.type === 'detail' && statement.of === id)
    const lines = details.map((line) => line.replaceAll(/\s*\n\s*/gu, ' ').trim()).filter(Boolean)
    for (const [at, piece] of own.entries()) {
      const line = lines[at]
      const { statement } = piece
      if (statement.type !== 'detail') continue
      if (line === undefined) editor.remove(piece)
      else if (line !== statement.text) editor.replace(piece, { ...statement, text: line })
    }
    const more = lines.slice(own.length)
    if (more.length === 0) return
    const last = own.at(-1)
    const isOutside = last?.statement.type === 'detail' && last.statement.isOutside
    const statements = more.map((text): Statement => ({ type: 'detail', of: id, text, isOutside }))
    if (last !== undefined) {
      editor.insertAfter(last, statements)
      return
    }
    openBody(id, statements)
  }

  /** Gives a class or an entity a body. */
  function openBody(id: string, statements: readonly Statement[]): void {
    const open = editor.pieces.find(
      ({ statement }) => statement.type === 'open' && statement.block === 'body' && statement.node.id === id,
    )
    if (open !== undefined) {
      editor.insertAfter(open, statements, `${open.indent}    `)
      return
    }
    const declared = editor.pieces.find(
      ({ statement }) => statement.type === 'node' && statement.node.id === id,
    )
    const node = declared?.statement.type === 'node' ? declared.statement.node : mentionOf(id)
    const opening: Statement = { type: 'open', block: 'body', node }
    const closing: Statement = { type: 'close', word: '}' }
    if (declared === undefined) {
      editor.append([opening, closing])
      openBody(id, statements)
      return
    }
    editor.replace(declared, opening)
    editor.insertAfter(declared, [closing])
    editor.insertAfter(declared, statements, `${declared.indent}    `)
  }

  /** Takes a line out; what else its statement says stays. */
  function removeLink(link: WrittenLink): void {
    cutLink(link, null)
  }

  /** Cuts a statement where a line stands, and writes another line in its place; null for none. */
  function cutLink({ piece, at, fromId, toId }: WrittenLink, next: LinkMark | null): void {
    const { statement } = piece
    if (statement.type !== 'links') return
    const scope = scopeOf(piece)
    const [left, right] = [statement.groups.slice(0, at + 1), statement.groups.slice(at + 1)]
    const mark = statement.links[at]
    const [starts, ends] = [left.at(-1) ?? [], right[0] ?? []]
    const pairs = starts.flatMap((from) =>
      ends.flatMap((to): Links[] => {
        const isMeant =
          nodeIdOf(kind, from, scope, at > 0) === fromId && nodeIdOf(kind, to, scope, true) === toId
        const link = isMeant ? next : mark
        return link === null || link === undefined
          ? []
          : [{ type: 'links', groups: [[bare(from)], [bare(to)]], links: [link] }]
      }),
    )
    const parts = [
      ...partOf(kind, left, statement.links.slice(0, at)),
      ...pairs,
      ...partOf(kind, right, statement.links.slice(at + 1)),
    ]
    replaceBy(piece, parts)
  }

  /** Puts statements in the place of one, without those that say nothing that isn't said elsewhere. */
  function replaceBy(piece: EditedPiece, parts: readonly Statement[]): void {
    const [first, ...others] = parts
    if (first === undefined) {
      editor.remove(piece)
      return
    }
    editor.replace(piece, first)
    editor.insertAfter(piece, others)
    const start = editor.pieces.indexOf(piece)
    for (const each of editor.pieces.slice(start, start + parts.length)) dropIfIdle(each)
  }

  function dropIfIdle(piece: EditedPiece): void {
    const { statement } = piece
    if (statement.type !== 'node') return
    const { id, text, form, looks } = statement.node
    if (id === '[*]') {
      editor.remove(piece)
      return
    }
    const scope = scopeOf(piece)
    const isSaidElsewhere = mentionsOf(id).some(
      (each) => each.piece !== piece && scopeOf(each.piece) === scope,
    )
    if (text === null && form === null && looks.length === 0 && isSaidElsewhere) editor.remove(piece)
  }

  /** Takes a node out with its lines and all that is said of it. */
  function removeNode(id: string): void {
    for (let link = linkOf(id); link !== undefined; link = linkOf(id)) removeLink(link)
    for (const { piece } of mentionsOf(id)) {
      const { statement } = piece
      if (statement.type === 'open') removeBlock(piece)
      else if (statement.type === 'links') {
        const rest = statement.groups
          .flat()
          .filter((mention) => nodeIdOf(kind, mention, scopeOf(piece), false) !== id)
        replaceBy(
          piece,
          rest.map((node) => nodeStatement(kind, node)),
        )
      } else if (editor.pieces.includes(piece)) editor.remove(piece)
    }
    forget(id)
  }

  const linkOf = (id: string) => links().find(({ fromId, toId }) => fromId === id || toId === id)

  /** Takes out a body with what stands in it. */
  function removeBlock(open: EditedPiece): void {
    for (const piece of blockOf(editor.pieces, open)) editor.remove(piece)
  }

  /** Takes out looks, remarks and places of something that is no more. */
  function forget(id: string): void {
    for (const piece of editor.pieces.slice()) {
      const { statement } = piece
      if (statement.type === 'look' || statement.type === 'giveLook') {
        if (!statement.ids.includes(id)) continue
        const ids = statement.ids.filter((each) => each !== id)
        if (ids.length === 0) editor.remove(piece)
        else editor.replace(piece, { ...statement, ids })
      }
      if (statement.type === 'note' && statement.of.includes(id)) editor.remove(piece)
    }
    editor.pin(id, null)
  }

  /** Takes a frame out; what stands in it stays. */
  function removeFrame(id: string): void {
    const open = frameOpening(id)
    if (open === undefined) return
    for (let link = linkOf(id); link !== undefined; link = linkOf(id)) removeLink(link)
    const close = blockOf(editor.pieces, open).at(-1)
    const inside = blockOf(editor.pieces, open).slice(1, -1)
    editor.remove(open)
    if (close !== undefined && close !== open) editor.remove(close)
    for (const piece of inside) if (piece.statement.type === 'direction') editor.remove(piece)
    forget(id)
  }

  const frameOpening = (id: string) =>
    editor.pieces.find(
      ({ statement }) => statement.type === 'open' && statement.block !== 'body' && statement.node.id === id,
    )

  function setFrame(id: string, text: string): void {
    const open = frameOpening(id)
    if (open?.statement.type !== 'open') return
    editor.replace(open, { ...open.statement, node: { ...open.statement.node, text } })
  }

  /** Writes statements into a frame, or at the top level. */
  function write(statements: readonly Statement[], frame: string | null): void {
    const open = frame === null ? undefined : frameOpening(frame)
    if (open === undefined) {
      editor.append(statements)
      return
    }
    const block = blockOf(editor.pieces, open)
    const last = block.at(-2) ?? open
    const inner = block.slice(1, -1).find(({ raw }) => raw !== '')?.indent ?? `${open.indent}    `
    editor.insertAfter(last, statements, inner)
  }

  function addNode(node: Mention, frame: string | null): void {
    write([nodeStatement(kind, node)], frame)
  }

  function addFrame(node: Mention, frame: string | null): void {
    const block: BlockWord = kind === 'flowchart' ? 'subgraph' : kind === 'state' ? 'state' : 'namespace'
    write(
      [
        { type: 'open', block, node },
        { type: 'close', word: kind === 'flowchart' ? 'end' : '}' },
      ],
      frame,
    )
  }

  function addLink(from: string, to: string, mark: Omit<LinkMark, 'key'>): void {
    lastKey += 1
    write(
      [{ type: 'links', groups: [[mentionOf(from)], [mentionOf(to)]], links: [{ ...mark, key: lastKey }] }],
      null,
    )
  }

  function setLink(link: WrittenLink, change: Partial<Omit<LinkMark, 'key'>>): void {
    const { piece, at } = link
    const { statement } = piece
    if (statement.type !== 'links') return
    const isAlone = statement.groups[at]?.length === 1 && statement.groups[at + 1]?.length === 1
    // An arrow between several nodes says several lines: then the one is written by itself.
    if (!isAlone) {
      cutLink(link, { ...link.mark, ...change })
      return
    }
    editor.replace(piece, {
      ...statement,
      links: statement.links.map((mark, place) => (place === at ? { ...mark, ...change } : mark)),
    })
  }

  /** Writes a node into another frame. False where the text can't say that. */
  function moveToFrame(id: string, frame: string | null): boolean {
    const inFrames = mentionsOf(id).filter(({ piece }) => scopeOf(piece) !== null && scopeOf(piece) !== frame)
    const isFixed = inFrames.some(({ piece }) =>
      mentionsIn(piece.statement).some(({ mention }) => mention.id === '[*]'),
    )
    if (isFixed) return false
    for (const piece of new Set(inFrames.map((each) => each.piece))) {
      const scope = scopeOf(piece)
      if (piece.statement.type === 'open') {
        moveBlock(piece, frame)
        continue
      }
      const others = mentionsIn(piece.statement)
        .map(({ mention }) => mention)
        .filter((mention) => mention.id !== id)
      const staying = [...new Set(others.map((each) => each.id))].filter(
        (other) => frameOpening(other) === undefined && firstScope(other) === scope,
      )
      const statement = piece.statement
      if (statement.type === 'node') {
        editor.remove(piece)
        write([statement], frame)
        continue
      }
      editor.insertAfter(
        piece,
        staying.map((other) => nodeStatement(kind, mentionOf(other))),
      )
      editor.remove(piece)
      write([statement], null)
    }
    if (frame !== null && !mentionsOf(id).some(({ piece }) => scopeOf(piece) === frame))
      addNode(mentionOf(id), frame)
    return true
  }

  function firstScope(id: string): string | null {
    return (
      mentionsOf(id)
        .map(({ piece }) => scopeOf(piece))
        .find((scope) => scope !== null) ?? null
    )
  }

  function moveBlock(open: EditedPiece, frame: string | null): void {
    const block = blockOf(editor.pieces, open)
    for (const piece of block) editor.remove(piece)
    write(
      block.map(({ statement }) => statement),
      frame,
    )
  }

  /** Says a look of a node that stands above all others. */
  function setLook(id: string, properties: readonly LookProperty[]): void {
    const own = editor.pieces.findLast(
      ({ statement }) => statement.type === 'look' && statement.ids.length === 1 && statement.ids[0] === id,
    )
    if (own?.statement.type === 'look') {
      editor.replace(own, {
        ...own.statement,
        properties: mergedProperties(own.statement.properties, properties),
      })
      return
    }
    editor.append([{ type: 'look', ids: [id], properties }])
  }

  function removeNote(at: number): void {
    const note = editor.pieces.filter(({ statement }) => statement.type === 'note')[at]
    if (note !== undefined) editor.remove(note)
  }

  function setNote(at: number, text: string): void {
    const note = editor.pieces.filter(({ statement }) => statement.type === 'note')[at]
    if (note?.statement.type === 'note') editor.replace(note, { ...note.statement, text })
  }

  return {
    links,
    setNode,
    setDetails,
    removeNode,
    addNode,
    setFrame,
    removeFrame,
    addFrame,
    addLink,
    setLink,
    removeLink,
    moveToFrame,
    setLook,
    setNote,
    removeNote,
    pin: editor.pin,
    source() {
      renumberLooks(editor, kind, linkOrder)
      return editor.source()
    },
  }
}

function mergedProperties(
  before: readonly LookProperty[],
  change: readonly LookProperty[],
): readonly LookProperty[] {
  const names = new Set(change.map(([name]) => name))
  return [...before.filter(([name]) => !names.has(name)), ...change]
}

const bare = (mention: Mention): Mention => mentionOf(mention.id)

/** How a node is declared by itself. */
function nodeStatement(kind: DiagramKind, node: Mention): Statement {
  const isNamed = node.text !== null || node.form !== null
  return { type: 'node', node, word: kind === 'class' ? 'class' : kind === 'state' && isNamed ? 'state' : '' }
}

/** Whether a statement can say the words of a node that it mentions. */
function canSay(kind: DiagramKind, statement: Statement): boolean {
  return kind === 'flowchart'
    ? statement.type !== 'open'
    : statement.type === 'node' || statement.type === 'open'
}

/** A part of a chain that was cut: as lines, or as the nodes that it declared. */
function partOf(kind: DiagramKind, groups: Links['groups'], links: Links['links']): readonly Statement[] {
  if (links.length > 0) return [{ type: 'links', groups, links }]
  return groups.flat().map((node) => nodeStatement(kind, node))
}

function mentionsIn(
  statement: Statement,
): readonly { readonly mention: Mention; readonly isTarget: boolean }[] {
  if (statement.type === 'node') {
    return [{ mention: statement.node, isTarget: false }]
  } else if (statement.type === 'open') {
    return statement.block === 'body' ? [{ mention: statement.node, isTarget: false }] : []
  } else if (statement.type === 'links') {
    return statement.groups.flatMap((group, at) => group.map((mention) => ({ mention, isTarget: at > 0 })))
  } else if (statement.type === 'detail') {
    return statement.isOutside ? [{ mention: mentionOf(statement.of), isTarget: false }] : []
  } else {
    return []
  }
}

function withMention(statement: Statement, before: Mention, next: Mention): Statement {
  if (statement.type === 'node' || statement.type === 'open') {
    return { ...statement, node: next }
  } else if (statement.type === 'links') {
    return {
      ...statement,
      groups: statement.groups.map((group) => group.map((each) => (each === before ? next : each))),
    }
  } else {
    return statement
  }
}

/** The frame in which each piece stands; bodies are none. */
function scopesOf(pieces: readonly EditedPiece[]): ReadonlyMap<EditedPiece, string | null> {
  const scopes = new Map<EditedPiece, string | null>()
  const open: (string | null)[] = []
  const now = () => open.findLast((each) => each !== null) ?? null
  for (const piece of pieces) {
    const { statement } = piece
    if (statement.type === 'close') open.pop()
    scopes.set(piece, now())
    if (statement.type === 'open') open.push(statement.block === 'body' ? null : statement.node.id)
  }
  return scopes
}

/** A block from its opening to its end. */
function blockOf(pieces: readonly EditedPiece[], open: EditedPiece): readonly EditedPiece[] {
  const start = pieces.indexOf(open)
  let depth = 0
  for (let at = start; at < pieces.length; at += 1) {
    const type = pieces[at]?.statement.type
    if (type === 'open') depth += 1
    if (type === 'close') depth -= 1
    if (depth === 0) return pieces.slice(start, at + 1)
  }
  return pieces.slice(start)
}

function writtenLinks(pieces: readonly EditedPiece[], kind: DiagramKind): readonly WrittenLink[] {
  const scopes = scopesOf(pieces)
  return pieces.flatMap((piece) => {
    const { statement } = piece
    if (statement.type !== 'links') return []
    const scope = scopes.get(piece) ?? null
    return statement.links.flatMap((mark, at) =>
      (statement.groups[at] ?? []).flatMap((from) =>
        (statement.groups[at + 1] ?? []).map((to) => ({
          piece,
          at,
          mark,
          from,
          to,
          fromId: nodeIdOf(kind, from, scope, at > 0),
          toId: nodeIdOf(kind, to, scope, true),
        })),
      ),
    )
  })
}

/** Lines by a name that stays while others come and go: looks of lines count them. */
function namedLinks({ pieces }: PieceEditor, kind: DiagramKind): readonly string[] {
  return writtenLinks(pieces, kind).map(({ mark, fromId, toId }) => `${mark.key} ${fromId} ${toId}`)
}

function renumberLooks(editor: PieceEditor, kind: DiagramKind, before: readonly string[]): void {
  const now = new Map(namedLinks(editor, kind).map((name, at) => [name, at]))
  for (const piece of editor.pieces.slice()) {
    const { statement } = piece
    if (statement.type !== 'linkLook' || statement.links === null) continue
    const links = statement.links.flatMap((at) => now.get(before[at] ?? '') ?? [])
    if (links.length === 0) editor.remove(piece)
    else if (links.some((at, place) => at !== statement.links?.[place]))
      editor.replace(piece, { ...statement, links })
  }
}
