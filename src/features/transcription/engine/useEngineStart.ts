import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type StartState, startState } from '#domain/jobs/startState.ts'
import { newId } from '#domain/newId.ts'
import type { EngineOffer } from '#domain/generation/engineOffer.ts'
import { recordingParts } from '#domain/transcript/heard/recordingParts.ts'
import type { Stretch } from '#domain/transcript/sound/speechStretches.ts'
import type { TranscriptHearing } from '#offline/transcripts/transcriptRows.ts'
import { useConnectionView } from '#services/connectionView.ts'
import { creditsQuery } from '#services/creditsQuery.ts'
import { useServices } from '#services/services.tsx'
import { useVisitor } from '#services/useVisitor.ts'
import { useStore } from '#ui/useStore.ts'
import { useEditor } from '../editor.ts'
import type { EngineScope } from './engineScope.ts'
import { longestPartMs, MOST_PARTS } from './partLength.ts'

export interface EngineStart {
  /** What is sent, each a job of its own; null until it is known how long one may be. */
  readonly parts: readonly Stretch[] | null
  /** Of all parts. */
  readonly price: number | null
  /** The most that one press sends, ms. */
  readonly longestMs: number | null
  readonly isTooLong: boolean
  readonly state: StartState
  readonly isOffline: boolean
  /** Begins what the price is for. Rejects with an `OfflineError`. */
  readonly begin: (language: 'pl' | 'en') => Promise<void>
}

/** What it takes to have a stretch written down by an engine; null for the stretch while it can't be read. */
export function useEngineStart(offer: EngineOffer, scope: EngineScope, stretch: Stretch | null): EngineStart {
  const services = useServices()
  const visitor = useVisitor()
  const isOffline = useConnectionView() === 'offline'
  const { hearings, wave } = useEditor()
  const { speech } = useStore(wave)
  const credits = useQuery({ ...creditsQuery(services), enabled: visitor === 'verified' })
  const [partMs, setPartMs] = useState<number | null>(null)
  useEffect(() => void longestPartMs().then(setPartMs), [])

  const parts = partMs === null || stretch === null ? null : recordingParts(stretch, speech, partMs)
  const isTooLong = parts !== null && parts.length > MOST_PARTS
  const price = parts === null ? null : parts.length * offer.credits
  const state = startState({
    visitor,
    isKnown: price !== null,
    isAvailable: !isTooLong,
    isOffline: false,
    available: credits.data?.available ?? null,
    needed: price ?? 0,
    held: price,
    isParked: false,
  })
  return {
    parts,
    price,
    longestMs: partMs === null ? null : partMs * MOST_PARTS,
    isTooLong,
    state,
    isOffline,
    async begin(language) {
      const press = newId()
      const begun = (parts ?? []).map(({ start, end }): TranscriptHearing => ({
        id: newId(),
        press,
        start,
        end,
        asked: scope.asked,
        engine: offer.id,
        language,
        credits: offer.credits,
        confirmedAt: Date.now(),
        isAsked: false,
        hasVersion: false,
      }))
      await hearings.begin(begun)
      if (scope.failed !== undefined) await hearings.drop(scope.failed)
    },
  }
}
