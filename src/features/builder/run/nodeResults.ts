import { useCallback, useSyncExternalStore } from 'react'
import { createStore, type ReadableStore, type Store } from '#domain/store.ts'
import type { DryRun, TraceEntry } from '#domain/template/dryRun.ts'
import type { FormContext, FormValues } from '#domain/template/fillForm.ts'
import { isSame } from '#domain/template/listDiff.ts'
import type { RunScope } from '#domain/template/partialRun.ts'
import type { NodeRun, RunPart, TemplateRun } from '#domain/template/templateRun.ts'
import type { Template, TemplateNode } from '#domain/template/templateSchema.ts'

/** A node's result in the last real run of the open template, with the node's settings then. */
export interface RealResult {
  readonly run: NodeRun
  /** The id of the whole run. */
  readonly of: string
  readonly settings: TemplateNode['settings'] | null
}

/** The form values of a dry run. */
export interface Trial {
  readonly values: FormValues
  readonly context: FormContext
  /** The part that is tried; null for the whole. */
  readonly scope: RunScope | null
}

/** The results of the open template's nodes: a component that shows one node follows that one alone. */
export interface NodeResults {
  /** The trial; null until a component has asked for one. */
  readonly trial: Store<Trial | null>
  /** Its result, computed anew with each change of the template. */
  readonly tried: ReadableStore<DryRun | null>
  readonly real: ReadableStore<ReadonlyMap<string, RealResult>>
  readonly dry: ReadableStore<ReadonlyMap<string, TraceEntry>>
  /** The files of pinned results of earlier runs, as far as they could be read. */
  readonly pinned: Store<ReadonlyMap<string, readonly RunPart[]>>
  /** Takes a look at a real run, of the template as it was when it was started. */
  readonly takeReal: (
    run: Pick<TemplateRun, 'id' | 'nodes'>,
    template: Pick<Template, 'nodes'> | null,
  ) => void
  readonly takeDry: (run: DryRun) => void
}

export function createNodeResults(): NodeResults {
  const real = createStore<ReadonlyMap<string, RealResult>>(new Map())
  const dry = createStore<ReadonlyMap<string, TraceEntry>>(new Map())
  const tried = createStore<DryRun | null>(null)
  return {
    trial: createStore<Trial | null>(null),
    tried,
    real,
    dry,
    pinned: createStore<ReadonlyMap<string, readonly RunPart[]>>(new Map()),
    takeReal({ id: of, nodes }, template) {
      const settings = new Map(template?.nodes.map((node) => [node.id, node.settings]))
      const next = nodes.map((run) => [run.id, { run, of, settings: settings.get(run.id) ?? null }] as const)
      const known = real.getSnapshot()
      const fresh = keepingSame(
        known,
        next,
        (one, other) => one.settings === other.settings && one.of === other.of && isSame(one.run, other.run),
      )
      // A run of a part leaves the results of the rest as they were.
      real.set(new Map([...known, ...fresh]))
    },
    takeDry(run) {
      tried.set(run)
      const next = run.trace.map((entry) => [entry.node, entry] as const)
      dry.set(keepingSame(dry.getSnapshot(), next, isSame))
    },
  }
}

/** The next entries; an equal entry keeps its object, so that its component doesn't render again. */
function keepingSame<Entry>(
  known: ReadonlyMap<string, Entry>,
  next: readonly (readonly [string, Entry])[],
  isSameEntry: (one: Entry, other: Entry) => boolean,
): ReadonlyMap<string, Entry> {
  return new Map(
    next.map(([id, entry]) => {
      const before = known.get(id)
      return [id, before !== undefined && isSameEntry(before, entry) ? before : entry] as const
    }),
  )
}

/** One entry of such a store: nothing is drawn anew for another. */
export function useEntry<Entry>(
  store: ReadableStore<ReadonlyMap<string, Entry>>,
  id: string,
): Entry | undefined {
  const read = useCallback(() => store.getSnapshot().get(id), [store, id])
  return useSyncExternalStore(store.subscribe, read, read)
}
