import { useCallback, useSyncExternalStore } from 'react'
import { createStore, type ReadableStore, type Store } from '#domain/store.ts'
import type { DryRun, TraceEntry } from '#domain/template/dryRun.ts'
import type { FormContext, FormValues } from '#domain/template/fillForm.ts'
import { isSame } from '#domain/template/listDiff.ts'
import type { RunScope } from '#domain/template/partialRun.ts'
import type { NodeRun, RunPart, TemplateRun } from '#domain/template/templateRun.ts'
import type { Template, TemplateNode } from '#domain/template/templateSchema.ts'

/** What the last real run of the open template has made of a node, and how the node was set then. */
export interface RealResult {
  readonly run: NodeRun
  /** The id of the whole run. */
  readonly of: string
  readonly settings: TemplateNode['settings'] | null
}

/** What a dry run fills the form with. */
export interface Trial {
  readonly values: FormValues
  readonly context: FormContext
  /** The part that is tried; null for the whole. */
  readonly scope: RunScope | null
}

/** What the nodes of the open template have given: whoever shows one node follows that one alone. */
export interface NodeResults {
  /** What is tried; null until somebody has looked. */
  readonly trial: Store<Trial | null>
  /** What comes of it, worked out anew with each change of the template. */
  readonly tried: ReadableStore<DryRun | null>
  readonly real: ReadableStore<ReadonlyMap<string, RealResult>>
  readonly dry: ReadableStore<ReadonlyMap<string, TraceEntry>>
  /** What pinned results of earlier runs look like, as far as it could be asked. */
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

/** The next entries, each the very same object where it says the same: whoever shows it is not drawn anew. */
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
