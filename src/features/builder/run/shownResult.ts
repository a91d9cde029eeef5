import type { TraceEntry } from '#domain/template/dryRun.ts'
import { type DryPart, partsOf, wordsOf } from '#domain/template/dryValue.ts'
import { posterOf, shownFile } from '#domain/template/resultFile.ts'
import type { NodeRunState, RunFailure, RunPart } from '#domain/template/templateRun.ts'
import type { SourcePort, TemplateNode } from '#domain/template/templateSchema.ts'
import type { RealResult } from './nodeResults.ts'

/** One thing that a node gave, or in a dry run would be asked for. */
export type ShownPart = RunPart | { readonly kind: 'asked'; readonly part: DryPart }

/** What a node shows of a run. */
export interface ShownResult {
  /** A dry run works out, a real one has made it. */
  readonly by: 'dry' | 'real'
  readonly state: NodeRunState
  /** 0 to 100. */
  readonly progress: number
  readonly error: RunFailure | null
  /** The way on which a branch has sent what came. */
  readonly taken: SourcePort | null
  /** Null while there is nothing to show. */
  readonly parts: readonly ShownPart[] | null
}

/**
 * What there is to show of a node: of the real run for as long as the node is set as it was then, else of the dry one;
 * null for nothing.
 */
export function shownResult(
  node: Pick<TemplateNode, 'settings'>,
  real: RealResult | undefined,
  dry: TraceEntry | undefined,
): ShownResult | null {
  if (real !== undefined && (real.settings === null || real.settings === node.settings)) return ofReal(real)
  return dry === undefined ? null : ofDry(dry)
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

/** What is said of a part in one place of a card. */
export function partWords(part: ShownPart): string {
  if (part.kind === 'text') return part.text
  return part.kind === 'asked' ? wordsOf(part.part) : part.prompt
}

/** The picture by which a part is known on a card; undefined for what has none. */
export function thumbnailOf(part: ShownPart): string | undefined {
  if (part.kind !== 'image' && part.kind !== 'video') return undefined
  const thumbnail = part.files.find(({ role }) => role === 'thumbnail')
  return (thumbnail ?? posterOf(part) ?? (part.kind === 'image' ? shownFile(part) : undefined))?.url
}
