import type { GenerationRow } from '#offline/generation/generationRow.ts'
import type { TranscriptHearing } from '#offline/transcripts/transcriptRows.ts'

/** Why a part isn't sent: the recording isn't there or can't be read, the device has no room, or a code of the server. */
export type HearingTrouble = 'no-sound' | 'not-kept' | 'gone' | (string & {})

/**
 * How far a part of a recording is that an engine writes down. `sending`: in percent, null while it is prepared. `waiting`:
 * for the network or its turn. `asks`: its person has to agree to the price again.
 */
export type HearingStage =
  | { readonly kind: 'sending'; readonly percent: number | null }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'asks'; readonly credits: number }
  | { readonly kind: 'hearing'; readonly percent: number; readonly refund: number }
  | { readonly kind: 'taking' }
  | { readonly kind: 'trouble'; readonly code: HearingTrouble }
  | { readonly kind: 'failed'; readonly isCancelled: boolean }

/** What is known of a part: it, its job, and what this page does for it. */
export interface HearingFacts {
  readonly hearing: TranscriptHearing
  readonly job: GenerationRow | undefined
  readonly doing: HearingStage | undefined
}

/** How far a part is. Once its job was begun, the job tells. */
export function stageOf({ job, doing }: HearingFacts): HearingStage {
  if (doing?.kind === 'trouble' || job === undefined) return doing ?? { kind: 'waiting' }
  if (job.status === 'completed') return { kind: 'taking' }
  if (job.status === 'failed' || job.status === 'cancelled')
    return { kind: 'failed', isCancelled: job.status === 'cancelled' }
  if (job.status === 'processing') return { kind: 'hearing', percent: job.progress, refund: job.refund ?? 0 }
  return job.asks ? { kind: 'asks', credits: job.usage.credits } : { kind: 'waiting' }
}
