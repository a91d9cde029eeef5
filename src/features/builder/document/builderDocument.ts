import { createStore, type ReadableStore } from '#domain/store.ts'
import { carryEnglish } from '#domain/template/english.ts'
import { type History, type HistoryStep, record, redo, startHistory, undo } from '#domain/history.ts'
import type { Template } from '#domain/template/templateSchema.ts'
import { EDIT_WORDS, type EditName } from './editWords.ts'

/** A template that is being edited. */
export interface BuilderState {
  readonly history: History<Template>
  /** The ids of the nodes, edges and notes that are chosen. */
  readonly selection: ReadonlySet<string>
}

/** One undoable change. */
export interface EditStep {
  readonly name: EditName
  /** The changed thing: quick successive changes of one thing are one step, where `merges` says so. */
  readonly of?: string
  readonly merges?: boolean
}

/** Makes a template into the next one; returns the same object where nothing changes. */
export type Change = (template: Template) => Template

/**
 * One open template: all changes go through here, so that one undo covers its graph, its form, its price and its
 * settings.
 */
export interface BuilderDocument extends ReadableStore<BuilderState> {
  /** Changes the template and selects `selected`, if given. False where nothing changed. */
  edit(this: void, step: EditStep, change: Change, selected?: Iterable<string>): boolean
  /** Chooses these, and nothing else. */
  select(this: void, ids: Iterable<string>): void
  /** Goes one step back; returns its name, null without one. Restored items are selected. */
  undo(this: void): EditName | null
  redo(this: void): EditName | null
  /** Replaces the template with one read elsewhere; there is nothing to undo. */
  open(this: void, template: Template): void
}

export function createDocument(template: Template, now: () => number = Date.now): BuilderDocument {
  const store = createStore<BuilderState>({ history: startHistory(template), selection: NOTHING })

  function go(next: History<Template>, step: HistoryStep<Template> | undefined): EditName | null {
    const { history, selection } = store.getSnapshot()
    if (step === undefined) return null
    store.set({ history: next, selection: chosenAfter(history.present, next.present, selection) })
    return editNameOf(step.what)
  }

  return {
    subscribe: store.subscribe,
    getSnapshot: store.getSnapshot,
    getInitialSnapshot: store.getInitialSnapshot,
    edit({ name, of, merges = false }, change, selected) {
      const { history, selection } = store.getSnapshot()
      const changed = change(history.present)
      if (changed === history.present) return false
      const present = carryEnglish(history.present, changed)
      const what = of === undefined ? name : `${name} ${of}`
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
    undo() {
      const { history } = store.getSnapshot()
      return go(undo(history), history.past.at(-1))
    },
    redo() {
      const { history } = store.getSnapshot()
      return go(redo(history), history.future.at(-1))
    },
    open(next) {
      store.set({ history: startHistory(next), selection: NOTHING })
    },
  }
}

const NOTHING: ReadonlySet<string> = new Set()

/** The change of a history step; `edit` named it. */
export function editNameOf(what: string): EditName {
  const [name = ''] = what.split(' ')
  return isEditName(name) ? name : 'restore'
}

const PARAMETER = 'parameter:'

/** Names one parameter of a model as the changed part of its node. */
export const parameterPart = (name: string) => `${PARAMETER}${name}`

/** The changed part of a node: the parameter's name, where it was one of its model. */
export interface ChangedNode {
  readonly id: string
  readonly parameter: string | null
}

/** The node whose parameters a step changed; null for every other step. */
export function changedNodeOf(what: string): ChangedNode | null {
  if (editNameOf(what) !== 'node') return null
  const of = what.slice(what.indexOf(' ') + 1)
  const [id = ''] = of.split('/', 1)
  const part = of.slice(id.length + 1)
  return { id, parameter: part.startsWith(PARAMETER) ? part.slice(PARAMETER.length) : null }
}

const isEditName = (name: string): name is EditName => Object.hasOwn(EDIT_WORDS, name)

/** The restored items are selected; else the rest of the old selection. */
function chosenAfter(before: Template, after: Template, selection: ReadonlySet<string>): ReadonlySet<string> {
  if (before.nodes === after.nodes && before.notes === after.notes) return stillThere(selection, after)
  const known = new Set([...before.nodes, ...before.notes].map(({ id }) => id))
  const back = [...after.nodes, ...after.notes].flatMap(({ id }) => (known.has(id) ? [] : [id]))
  return back.length > 0 ? new Set(back) : stillThere(selection, after)
}

function stillThere(selection: ReadonlySet<string>, template: Template): ReadonlySet<string> {
  if (selection.size === 0) return selection
  const { nodes, edges, notes } = template
  const there = new Set([...nodes, ...edges, ...notes].flatMap(({ id }) => (selection.has(id) ? [id] : [])))
  return there.size === selection.size ? selection : there
}

function isSameSet(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && [...one].every((id) => other.has(id))
}
