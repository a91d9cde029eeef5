import { type History, type Merges, record, redo, startHistory, undo } from '#domain/history.ts'
import { shapesById } from '#domain/scene/shapesById.ts'
import type { Scene } from '#domain/scene/sceneSchema.ts'
import { createStore, type ReadableStore } from '#domain/store.ts'
import { isSameSet } from './sameSet.ts'

/** A drawing that is being edited. */
export interface DrawingState {
  readonly history: History<Scene>
  /** The ids of the shapes that are chosen. */
  readonly selection: ReadonlySet<string>
}

/** What is changed, to be undone as one. */
export interface EditStep {
  /** Names the kind of change, and of what where changes that follow each other at once are one step. */
  readonly what: string
  readonly merges?: Merges
}

/**
 * One open drawing: all that is done to it goes through here, so that one undo goes back over its picture, its text and its
 * layers.
 */
export interface DrawingDocument extends ReadableStore<DrawingState> {
  /** Changes the scene; `selected` are then chosen, where they are told. False where nothing was to be changed. */
  edit(
    this: void,
    step: EditStep | string,
    change: (scene: Scene) => Scene,
    selected?: Iterable<string>,
  ): boolean
  /** Chooses these, and nothing else. */
  select(this: void, ids: Iterable<string>): void
  /** Goes one step back; false where there is none. */
  undo(this: void): boolean
  redo(this: void): boolean
  /** The scene as it is now. */
  scene(this: void): Scene
  /** What every change is completed by: how its text follows its picture. Null for nothing. */
  complete(this: void, by: Completion | null): void
}

/** Makes of a changed scene what is kept. */
export type Completion = (before: Scene, after: Scene) => Scene

export function createDrawing(scene: Scene, now: () => number = Date.now): DrawingDocument {
  const store = createStore<DrawingState>({ history: startHistory(scene), selection: NOTHING })

  let completion: Completion | null = null

  function go(step: (history: History<Scene>) => History<Scene>): boolean {
    const { history, selection } = store.getSnapshot()
    const next = step(history)
    if (next.present === history.present) return false
    store.set({ history: next, selection: stillThere(selection, next.present) })
    return true
  }

  return {
    subscribe: store.subscribe,
    getSnapshot: store.getSnapshot,
    getInitialSnapshot: store.getInitialSnapshot,
    scene: () => store.getSnapshot().history.present,
    edit(step, change, selected) {
      const { history, selection } = store.getSnapshot()
      const changed = change(history.present)
      if (changed === history.present) return false
      const present = completion === null ? changed : completion(history.present, changed)
      const { what, merges = false } = typeof step === 'string' ? { what: step } : step
      store.set({
        history: record(history, present, { what, at: now(), merges }),
        selection: selected === undefined ? stillThere(selection, present) : new Set(selected),
      })
      return true
    },
    select(ids) {
      const state = store.getSnapshot()
      const selection = new Set(ids)
      if (!isSameSet(selection, state.selection)) store.set({ ...state, selection })
    },
    complete(by) {
      completion = by
    },
    undo: () => go(undo),
    redo: () => go(redo),
  }
}

const NOTHING: ReadonlySet<string> = new Set()

function stillThere(selection: ReadonlySet<string>, scene: Scene): ReadonlySet<string> {
  if (selection.size === 0) return selection
  const shapes = shapesById(scene)
  const there = [...selection].filter((id) => shapes.has(id))
  return there.length === selection.size ? selection : new Set(there)
}
