import type { NodeState } from '#domain/template/arrivals.ts'
import { partialRun, type PartialRun, type RunScope } from '#domain/template/partialRun.ts'
import type { PartOfRun } from '#domain/template/takenResult.ts'
import type { Template } from '#domain/template/templateSchema.ts'
import type { PinnedResult } from '#offline/templates/templateDraftRow.ts'
import type { RealResult } from './nodeResults.ts'
import { givenInReal } from './shownResult.ts'

/** The known earlier real runs. */
interface EarlierRuns {
  readonly pins: ReadonlyMap<string, PinnedResult>
  readonly real: ReadonlyMap<string, RealResult>
}

/** A result of an earlier real run that can be taken as it is. */
interface ReadyResult {
  readonly run: string
  readonly state: NodeState
}

/** A real run of a part, as it is asked for and as it is quoted. */
export interface RealPart extends PartialRun {
  readonly asked: PartOfRun
  /** The reused results, by the ids of their nodes. */
  readonly given: ReadonlyMap<string, NodeState>
}

/**
 * The real run of a part. It reuses pins of real runs, and the last real run's results of nodes with unchanged
 * settings; a dry run's are no results.
 */
export function realPart(template: Template, { node, isAlone }: RunScope, earlier: EarlierRuns): RealPart {
  const ready = readyResults(template, earlier)
  const isReady = {
    isPinned: (id: string) => isPinnedOfReal(earlier.pins.get(id)),
    hasGiven: (id: string) => ready.has(id),
  }
  const part = partialRun(template, { node, isAlone }, isReady)
  // Every pinned node is named: otherwise it would run as a part of the following ones.
  const taken = [...ready].flatMap(([id, { run }]) =>
    part.taken.has(id) || isReady.isPinned(id) ? [{ node: id, run }] : [],
  )
  const given = [...ready].flatMap(([id, { state }]) => (part.taken.has(id) ? [[id, state] as const] : []))
  return { ...part, asked: { node, isAlone, taken }, given: new Map(given) }
}

function readyResults(template: Template, { pins, real }: EarlierRuns): ReadonlyMap<string, ReadyResult> {
  const ready = new Map<string, ReadyResult>()
  for (const node of template.nodes) {
    const pin = pins.get(node.id)
    const made = real.get(node.id)
    const state = givenInReal(node, made)
    if (isPinnedOfReal(pin)) {
      ready.set(node.id, { run: pin.run, state: { state: 'ran', taken: null, value: pin.value } })
    } else if (made !== undefined && state?.state === 'ran') {
      ready.set(node.id, { run: made.of, state })
    }
  }
  return ready
}

function isPinnedOfReal(pin: PinnedResult | undefined): pin is PinnedResult & { readonly run: string } {
  return pin !== undefined && pin.run !== null
}
