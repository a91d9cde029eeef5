import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import {
  type Alignment,
  addNote as withNote,
  alignNodes,
  moveNodes,
  type Position,
  removeParts,
} from '#domain/template/editGraph.ts'
import { copyFragment, type Fragment } from '#domain/template/fragment.ts'
import { boundsOf, freshId, GRID, NODE_SIZE, snapped } from '#domain/template/placing.ts'
import type { NodeKind, NoteKind } from '#domain/template/templateSchema.ts'
import { announce } from '#ui/announce.ts'
import { NODE_LOOKS } from '../nodes/nodeLooks.ts'
import { useBuilder } from './BuilderContext.tsx'
import { withFragment, withNewNode, withNextNode } from '#domain/template/handEdits.ts'
import { useStepWords } from './useStepWords.ts'
import { viewCentre } from './viewCentre.ts'

/** The distance of a copy from its original, in px. */
const BESIDE = { x: GRID * 5, y: GRID * 5 }
const FRAME = { side: GRID * 4, top: GRID * 6 }

/** The actions on the open template, shared by keys, buttons and menus; each announces its effect. */
export function useActions() {
  const { t, i18n } = useLingui()
  const document = useBuilder()
  const wordsOf = useStepWords()
  const present = () => document.getSnapshot().history.present
  const chosen = () => document.getSnapshot().selection

  function tellCount(count: number, what: 'pasted' | 'removed'): void {
    announce(
      what === 'pasted'
        ? t`Wklejono ${plural(count, { one: '# element', few: '# elementy', many: '# elementów', other: '# elementu' })}.`
        : t`Usunięto ${plural(count, { one: '# element', few: '# elementy', many: '# elementów', other: '# elementu' })}.`,
    )
  }

  function tellFull(): void {
    announce(t`Nie ma już na to miejsca w szablonie.`, 'assertive')
  }

  function paste(fragment: Fragment, by: Position = BESIDE, name: 'paste' | 'duplicate' = 'paste'): void {
    const { template, chosen: ids } = withFragment(present(), fragment, by)
    if (document.edit({ name }, () => template, ids)) tellCount(ids.length, 'pasted')
    else tellFull()
  }

  /**
   * Adds a node at a place; without one after the only selected node, else in the middle of the view. Returns its id,
   * null where there is no room.
   */
  function add(kind: NodeKind, place?: Position): string | null {
    const template = present()
    const ids = chosen()
    const only = ids.size === 1 ? template.nodes.find(({ id }) => ids.has(id)) : undefined
    const next =
      place === undefined && only !== undefined
        ? withNextNode(template, kind, only)
        : withNewNode(template, kind, place ?? middle(viewCentre.getSnapshot()))
    if (!document.edit({ name: 'add' }, () => next.template, next.chosen)) {
      tellFull()
      return null
    }
    const name = i18n._(NODE_LOOKS[kind].label)
    announce(t`Dodano: ${name}`)
    return next.chosen[0] ?? null
  }

  /** Adds a comment in the middle of the view, or a frame around the selection. */
  function addNote(kind: NoteKind): void {
    const template = present()
    const ids = chosen()
    const around = boundsOf({ nodes: template.nodes.filter(({ id }) => ids.has(id)), notes: [] })
    const box =
      kind === 'group' && around !== null
        ? {
            x: around.x - FRAME.side,
            y: around.y - FRAME.top,
            width: around.width + 2 * FRAME.side,
            height: around.height + FRAME.side + FRAME.top,
          }
        : { ...middle(viewCentre.getSnapshot()), width: NODE_SIZE.width, height: GRID * 12 }
    const id = freshId(template, 'note')
    const { width, height } = box
    const isAdded = document.edit(
      { name: 'note' },
      (before) => withNote(before, { id, kind, text: '', position: snapped(box), size: { width, height } }),
      [id],
    )
    if (!isAdded) return tellFull()
    announce(kind === 'group' ? t`Dodano ramkę.` : t`Dodano komentarz.`)
  }

  function remove(): void {
    const ids = chosen()
    if (document.edit({ name: 'remove' }, (template) => removeParts(template, ids))) {
      tellCount(ids.size, 'removed')
    }
  }

  /** The selection for the clipboard; null without one. */
  function copied(): Fragment | null {
    const fragment = copyFragment(present(), chosen())
    return fragment.nodes.length + fragment.notes.length === 0 ? null : fragment
  }

  function duplicate(): void {
    const fragment = copied()
    if (fragment !== null) paste(fragment, BESIDE, 'duplicate')
  }

  function selectAll(): void {
    const { nodes, notes } = present()
    document.select([...nodes, ...notes].map(({ id }) => id))
  }

  function align(alignment: Alignment): void {
    const ids = chosen()
    document.edit({ name: 'align' }, (template) => alignNodes(template, ids, alignment))
    announce(t`Wyrównano.`)
  }

  /** Moves the selection by this many px. */
  function nudge(by: Position): void {
    const ids = chosen()
    const { nodes, notes } = present()
    const places = new Map(
      [...nodes, ...notes].flatMap(({ id, position }) =>
        ids.has(id) ? [[id, { x: position.x + by.x, y: position.y + by.y }] as const] : [],
      ),
    )
    document.edit({ name: 'move', of: 'keys', merges: true }, (template) => moveNodes(template, places))
  }

  function undo(): void {
    const { past, present: after } = document.getSnapshot().history
    const step = past.at(-1)
    if (step === undefined) return announce(t`Nie ma czego cofnąć.`)
    const words = wordsOf(step.what, { before: step.before, after })
    document.undo()
    announce(t`Cofnięto: ${words}`)
  }

  function redo(): void {
    const { future, present: before } = document.getSnapshot().history
    const step = future.at(-1)
    if (step === undefined) return announce(t`Nie ma czego ponowić.`)
    const words = wordsOf(step.what, { before, after: step.before })
    document.redo()
    announce(t`Ponowiono: ${words}`)
  }

  return { add, addNote, remove, copied, paste, duplicate, selectAll, align, nudge, undo, redo }
}

/** The position of a node whose middle is at this place. */
function middle(place: Position): Position {
  return { x: place.x - NODE_SIZE.width / 2, y: place.y - NODE_SIZE.height / 2 }
}
