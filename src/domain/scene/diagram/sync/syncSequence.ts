import type { Box, Scene } from '../../sceneSchema.ts'
import { writtenEndOf } from '../lineEnds.ts'
import { pinsOf } from '../pins.ts'
import {
  blockShape,
  dividerShape,
  messageShape,
  participantsOf,
  sequenceNote,
} from '../sequence/drawSequence.ts'
import type { Diagram, Statement } from '../statement.ts'
import { mentionOf } from '../text/common.ts'
import { newName } from './newName.ts'
import { createPieceEditor, type EditedPiece } from './pieceEditor.ts'
import { changesBetween, endsOf } from './sceneChanges.ts'

/** Between the last one and somebody new, px. */
const BESIDE = 48

/** The new text of a sequence after its picture was changed. */
export function syncSequence(diagram: Diagram, before: Scene, after: Scene): string {
  const editor = createPieceEditor(diagram)
  const pieces = piecesByShape(editor.pieces)
  const pins = pinsOf(diagram)
  const people = new Map(participantsOf(diagram).map(({ id }) => [pins.shapeOf('node', id), id] as const))
  const { removed, added, changed } = changesBetween(before, after)
  const gone = new Set(removed.flatMap(({ id }) => people.get(id) ?? []))
  for (const [old, next] of changed) {
    const id = people.get(next.id)
    if (id !== undefined && old.kind === 'box' && next.kind === 'box') {
      if (old.text !== next.text && next.text.trim() !== '') rename(id, next.text)
      if (old.x !== next.x) editor.pin(id, { x: next.x, y: next.y, shape: pins.get(id)?.shape ?? null })
      continue
    }
    const piece = pieces.get(next.id)
    if (piece === undefined || !('text' in old) || !('text' in next)) continue
    // A remark without words can't be written; who clears it is about to write others.
    const isSaid = piece.statement.type !== 'note' || next.text.trim() !== ''
    if (old.text !== next.text && isSaid) editor.replace(piece, withText(piece.statement, next.text))
    if (old.kind === 'connector' && next.kind === 'connector')
      changeArrow(
        piece,
        old.toEnd !== next.toEnd ? next.toEnd : null,
        old.style !== next.style ? next.style : null,
      )
  }
  for (const { id } of removed) {
    const person = people.get(id)
    const piece = pieces.get(id)
    if (person !== undefined) removePerson(person)
    else if (piece !== undefined) removePiece(piece)
  }
  const taken = new Set(people.values())
  const heads = after.shapes.filter((shape): shape is Box => shape.kind === 'box' && people.has(shape.id))
  for (const shape of added) {
    if (shape.kind !== 'box') continue
    const id = newName(shape.text, taken)
    taken.add(id)
    people.set(shape.id, id)
    const node = mentionOf(id, { text: shape.text === id || shape.text === '' ? null : shape.text })
    declare([{ type: 'node', word: shape.form === 'person' ? 'actor' : 'participant', node }])
    editor.pin(id, { ...columnFor(shape, heads), shape: shape.id })
    heads.push(shape)
  }
  for (const shape of added) {
    const ends = shape.kind === 'connector' ? endsOf(shape) : null
    const [from, to] = [people.get(ends?.from ?? ''), people.get(ends?.to ?? '')]
    if (shape.kind !== 'connector' || from === undefined || to === undefined) continue
    const mark = {
      key: 0,
      from: '',
      to: writtenEndOf('sequence', shape.toEnd),
      stroke: shape.style === 'solid' ? 'solid' : 'dotted',
      extra: 0,
      text: shape.text,
      fromText: '',
      toText: '',
    } as const
    editor.append([{ type: 'links', groups: [[mentionOf(from)], [mentionOf(to)]], links: [mark] }])
  }
  return editor.source()

  function rename(id: string, text: string): void {
    const declared = editor.pieces.find(
      ({ statement }) => statement.type === 'node' && statement.node.id === id,
    )
    if (declared?.statement.type === 'node') {
      editor.replace(declared, { ...declared.statement, node: { ...declared.statement.node, text } })
      return
    }
    declare([], { id, text })
  }

  /** Introduces people behind those that are known, so that no column changes its place. */
  function declare(more: readonly Statement[], other?: { readonly id: string; readonly text: string }): void {
    const header = editor.pieces.find(({ statement }) => statement.type === 'header')
    const known = new Set(
      editor.pieces.flatMap(({ statement }) => (statement.type === 'node' ? [statement.node.id] : [])),
    )
    const statements = participantsOf(diagram)
      .filter((person) => !known.has(person.id) && !gone.has(person.id))
      .map((person): Statement => ({
        type: 'node',
        word: 'participant',
        node: mentionOf(person.id, { text: person.id === other?.id ? other.text : null }),
      }))
    const last = editor.pieces.findLast(({ statement }) => statement.type === 'node') ?? header
    if (last !== undefined)
      editor.insertAfter(last, [...statements, ...more], last === header ? '    ' : last.indent)
  }

  function changeArrow(piece: EditedPiece, end: string | null, style: string | null): void {
    const { statement } = piece
    if (statement.type !== 'links') return
    const links = statement.links.map((mark) => ({
      ...mark,
      ...(end === null ? {} : { to: end === 'none' ? '>' : '>>' }),
      ...(style === null ? {} : { stroke: style === 'solid' ? ('solid' as const) : ('dotted' as const) }),
    }))
    if (end !== null || style !== null) editor.replace(piece, { ...statement, links })
  }

  function removePerson(id: string): void {
    for (const piece of editor.pieces.slice()) if (mentions(piece.statement, id)) editor.remove(piece)
    editor.pin(id, null)
  }

  function removePiece(piece: EditedPiece): void {
    if (piece.statement.type === 'open') {
      // The frame goes with its parts’ lines; what they hold stays.
      const start = editor.pieces.indexOf(piece)
      let depth = 0
      for (const each of editor.pieces.slice(start)) {
        if (each.statement.type === 'open') depth += 1
        if (each.statement.type === 'divider' && depth === 1) editor.remove(each)
        if (each.statement.type === 'close') depth -= 1
        if (depth === 0) {
          editor.remove(each)
          break
        }
      }
    }
    editor.remove(piece)
  }
}

/** Where somebody who was drawn stands once all stand in one row: where they were drawn, or behind all others. */
function columnFor({ x, y, width }: Box, heads: readonly Box[]): { readonly x: number; readonly y: number } {
  const isFree = heads.every((head) => x + width < head.x || head.x + head.width < x)
  return { x: isFree ? x : Math.max(...heads.map((head) => head.x + head.width)) + BESIDE, y }
}

function mentions(statement: Statement, id: string): boolean {
  if (statement.type === 'node') {
    return statement.node.id === id
  } else if (statement.type === 'links') {
    return statement.groups.flat().some((each) => each.id === id)
  } else if (statement.type === 'note') {
    return statement.of.includes(id)
  } else if (statement.type === 'activate') {
    return statement.id === id
  } else {
    return false
  }
}

function withText(statement: Statement, text: string): Statement {
  if (statement.type === 'links') {
    return { ...statement, links: statement.links.map((mark) => ({ ...mark, text })) }
  } else if (statement.type === 'note' || statement.type === 'divider') {
    return { ...statement, text }
  } else if (statement.type === 'open') {
    const words = new RegExp(String.raw`^${statement.block}(?:\s|$)`, 'u').test(text)
      ? text.slice(statement.block.length).trim()
      : text
    return { ...statement, node: { ...statement.node, text: words } }
  } else {
    return statement
  }
}

/** What is written of messages, remarks and frames by the ids of their shapes. */
function piecesByShape(pieces: readonly EditedPiece[]): ReadonlyMap<string, EditedPiece> {
  const found = new Map<string, EditedPiece>()
  const counts = { block: 0, divider: 0, note: 0 }
  const messages = new Map<string, number>()
  for (const piece of pieces) {
    const { statement } = piece
    if (statement.type === 'open') found.set(blockShape(counts.block++), piece)
    if (statement.type === 'divider') found.set(dividerShape(counts.divider++), piece)
    if (statement.type === 'note') found.set(sequenceNote(counts.note++), piece)
    if (statement.type === 'links') {
      const [[from] = [], [to] = []] = statement.groups
      const key = `${from?.id}\n${to?.id}`
      const at = messages.get(key) ?? 0
      messages.set(key, at + 1)
      found.set(messageShape(from?.id ?? '', to?.id ?? '', at), piece)
    }
  }
  return found
}
