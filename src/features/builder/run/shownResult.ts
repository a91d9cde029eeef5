import type { TraceEntry } from '#domain/template/dryRun.ts'
import type { NodeState } from '#domain/template/arrivals.ts'
import { type DryPart, partsOf, wordsOf } from '#domain/template/dryValue.ts'
import { isSame } from '#domain/template/listDiff.ts'
import { posterOf, shownFile } from '#domain/template/resultFile.ts'
import type { NodeRunState, RunFailure, RunPart } from '#domain/template/templateRun.ts'
import type { SourcePort, TemplateNode } from '#domain/template/templateSchema.ts'
import type { PinnedResult } from '#offline/templates/templateDraftRow.ts'
import type { RealResult } from './nodeResults.ts'

/** One thing that a node gave, or in a dry run would be asked for. */
export type ShownPart = RunPart | { readonly kind: 'asked'; readonly part: DryPart }

/** A node's view of a run. */
export interface ShownResult {
  /** A dry run works out, a real one has made it, or its author has pinned it. */
  readonly by: 'dry' | 'real' | 'pin'
  readonly state: NodeRunState
  /** 0 to 100. */
  readonly progress: number
  readonly error: RunFailure | null
  /** The way that a branch took. */
  readonly taken: SourcePort | null
  /** Null while there is nothing to show. */
  readonly parts: readonly ShownPart[] | null
}

/** All known results of a node. */
export interface KnownResults {
  readonly real: RealResult | undefined
  readonly dry: TraceEntry | undefined
  readonly pin: PinnedResult | undefined
  /** The parts made by the pin's run, once they were read. */
  readonly pinned?: readonly RunPart[] | undefined
}

/**
 * The shown result of a node: a real run in progress, else the pin, else the real run's result while the node's
 * settings are the same, else the dry run's; null for none.
 */
export function shownResult(
  node: Pick<TemplateNode, 'settings'>,
  { real, dry, pin, pinned }: KnownResults,
): ShownResult | null {
  const current = real !== undefined && isOfSettings(node, real) ? real : undefined
  if (current !== undefined && (pin === undefined || isUnderWay(current))) return ofReal(current)
  if (pin !== undefined) {
    // A pin of the last real run still has its files.
    const isMade = current !== undefined && isSame(givenInReal(node, current)?.value, pin.value)
    const made = isMade ? current.run.given : pinned
    const parts = made ?? partsOf(pin.value).map(asked)
    return { by: 'pin', state: 'completed', progress: 100, error: null, taken: null, parts }
  }
  return dry === undefined ? null : ofDry(dry)
}

const isUnderWay = ({ run: { state } }: RealResult) => state === 'waiting' || state === 'running'

const isOfSettings = (node: Pick<TemplateNode, 'settings'>, { settings }: RealResult) =>
  settings === null || settings === node.settings

/** A node's passed-on result in the real run, for another run to start from; null where there is none yet. */
export function givenInReal(
  node: Pick<TemplateNode, 'settings'>,
  real: RealResult | undefined,
): NodeState | null {
  if (real === undefined || !isOfSettings(node, real)) return null
  const { state, taken, given } = real.run
  if (state === 'skipped') return { state, taken: null, value: null }
  if (state !== 'completed' || given === undefined) return null
  const [first, ...more] = given.map(flowing)
  return { state: 'ran', taken, value: first === undefined || more.length > 0 ? given.map(flowing) : first }
}

function flowing(part: RunPart): DryPart {
  if (part.kind === 'text') return part.text
  const { kind, prompt } = part
  if (kind === 'file') return { sent: kind, file: '', name: prompt, words: prompt }
  return { mode: kind === 'audio' ? 'music' : kind, prompt, processed: [] }
}

function ofReal({ run: { state, progress, error, taken, given } }: RealResult): ShownResult {
  return { by: 'real', state, progress, error, taken, parts: given ?? null }
}

function ofDry({ state, taken, value }: TraceEntry): ShownResult {
  return {
    by: 'dry',
    state: state === 'ran' ? 'completed' : 'skipped',
    progress: 100,
    error: null,
    taken,
    parts: value === null ? null : partsOf(value).map(asked),
  }
}

/** A part of a dry run, as it is shown. */
export function asked(part: DryPart): ShownPart {
  return typeof part === 'object' ? { kind: 'asked', part } : { kind: 'text', text: String(part) }
}

/** A part in words, for one place of a card. */
export function partWords(part: ShownPart): string {
  if (part.kind === 'text') return part.text
  return part.kind === 'asked' ? wordsOf(part.part) : part.prompt
}

/** A part's picture on a card; undefined without one. */
export function thumbnailOf(part: ShownPart): string | undefined {
  if (part.kind !== 'image' && part.kind !== 'video') return undefined
  const thumbnail = part.files.find(({ role }) => role === 'thumbnail')
  return (thumbnail ?? posterOf(part) ?? (part.kind === 'image' ? shownFile(part) : undefined))?.url
}
