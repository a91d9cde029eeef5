import type { NodeChange, NodeDimensionChange } from '@xyflow/react'
import { useState } from 'react'
import { moveNodes, type Position, replaceNote } from '#domain/template/editGraph.ts'
import { type Box, contains, GRID, NODE_SIZE, snapped } from '#domain/template/placing.ts'
import type { Template, TemplateNote } from '#domain/template/templateSchema.ts'
import { useBuilder } from '../document/BuilderContext.tsx'
import type { FlowNode, Resized } from './flowNodes.ts'

interface Moving {
  /** The present positions of dragged items; null while there are none. */
  readonly dragged: ReadonlyMap<string, Position> | null
  /** The dragged items: the same set during a drag. */
  readonly along: ReadonlySet<string> | null
  readonly resized: Resized | null
  /** Takes the canvas's changes of positions and sizes. */
  readonly take: (changes: readonly NodeChange<FlowNode>[]) => void
}

/**
 * Dragging and resizing: the change shows at once and becomes one step when it ends. Selected items move along with the
 * dragged one, and a frame moves its content.
 */
export function useMoving(): Moving {
  const document = useBuilder()
  const [dragged, setDragged] = useState<ReadonlyMap<string, Position> | null>(null)
  const [along, setAlong] = useState<ReadonlySet<string> | null>(null)
  const [resized, setResized] = useState<Resized | null>(null)

  function drag(places: ReadonlyMap<string, Position> | null): void {
    setDragged(places)
    setAlong((known) => (places === null ? null : (known ?? new Set(places.keys()))))
  }

  function take(changes: readonly NodeChange<FlowNode>[]): void {
    const places = new Map<string, Position>()
    let isUnderWay = false
    let sized: NodeDimensionChange | undefined
    for (const change of changes) {
      if (change.type === 'position' && change.position !== undefined) {
        places.set(change.id, change.position)
        isUnderWay ||= change.dragging === true
      }
      if (change.type === 'dimensions' && change.resizing !== undefined) sized = change
    }
    if (sized?.dimensions !== undefined) {
      const { id, dimensions: size, resizing } = sized
      const place = places.get(id)
      if (resizing === true) drawLarger({ id, size }, place)
      else resize({ id, size }, place)
      return
    }
    if (places.size === 0) {
      // A press that moved nothing ends without a place.
      if (changes.some((change) => change.type === 'position' && change.dragging === false)) drag(null)
      return
    }
    const { history, selection } = document.getSnapshot()
    const all = withFollowers(history.present, places, selection)
    drag(isUnderWay ? all : null)
    if (!isUnderWay) document.edit({ name: 'move' }, (template) => moveNodes(template, all))
  }

  /** Its upper and left sides lay it elsewhere, and nothing else with it. */
  function drawLarger(note: Resized, place: Position | undefined): void {
    setResized(note)
    if (place !== undefined) drag(new Map([[note.id, place]]))
  }

  function resize({ id, size }: Resized, place: Position | undefined): void {
    setResized(null)
    drag(null)
    document.edit({ name: 'note' }, (template) => {
      const note = template.notes.find((each) => each.id === id)
      if (note === undefined) return template
      const resizedNote = {
        ...note,
        position: snapped(place ?? dragged?.get(id) ?? note.position),
        size: { width: rounded(size.width), height: rounded(size.height) },
      }
      return isSamePlace(note, resizedNote) ? template : replaceNote(template, resizedNote)
    })
  }

  return { dragged, along, resized, take }
}

const rounded = (length: number) => Math.max(GRID * 5, Math.round(length / GRID) * GRID)

type Placed = Pick<TemplateNote, 'position' | 'size'>

const isSamePlace = (one: Placed, other: Placed) =>
  one.position.x === other.position.x &&
  one.position.y === other.position.y &&
  one.size.width === other.size.width &&
  one.size.height === other.size.height

/** The positions of everything that moves along: other selected items, and the content of frames. */
function withFollowers(
  { nodes, notes }: Template,
  places: ReadonlyMap<string, Position>,
  selection: ReadonlySet<string>,
): ReadonlyMap<string, Position> {
  const placed = [...nodes, ...notes]
  const [lead] = places
  const leader = placed.find(({ id }) => id === lead?.[0])
  if (lead === undefined || leader === undefined) return places
  const by = { x: lead[1].x - leader.position.x, y: lead[1].y - leader.position.y }
  const isAlong = selection.has(leader.id)
  const frames = notes.filter(
    ({ id, kind }) => kind === 'group' && (places.has(id) || (isAlong && selection.has(id))),
  )
  const all = new Map(places)
  for (const each of placed) {
    if (all.has(each.id)) continue
    const box: Box = { ...each.position, ...('size' in each ? each.size : NODE_SIZE) }
    const isInside = frames.some(
      ({ id, position, size }) => id !== each.id && contains({ ...position, ...size }, box),
    )
    if (isInside || (isAlong && selection.has(each.id))) {
      all.set(each.id, { x: each.position.x + by.x, y: each.position.y + by.y })
    }
  }
  return all
}
