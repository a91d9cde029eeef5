import { createContext, use, useCallback, useMemo, useSyncExternalStore } from 'react'
import type { ReadableStore } from '#domain/store.ts'
import { createStore } from '#domain/store.ts'
import { MAKES_SOMETHING } from '#domain/template/kinds/making.ts'
import type { NodeKind } from '#domain/template/templateSchema.ts'
import { type PinnedResult, type Pins, readPin } from '#offline/templates/templateDraftRow.ts'
import { useStore } from '#ui/useStore.ts'
import type { OpenTemplate, Standing } from '../drafts/openTemplate.ts'

/** Whether results of a kind can be pinned: inputs come from the form, and branches from their input. */
export const isPinnable = (kind: NodeKind): boolean => MAKES_SOMETHING[kind]

const NO_PINS: Pins = {}
const NOBODY: Pick<OpenTemplate, 'standing' | 'pin'> = {
  standing: createStore<Standing>({ row: null, keeping: 'kept', overtaken: null, refusal: null }),
  pin: () => Promise.resolve(false),
}

/** The open template whose results are pinned. */
export const PinsContext = createContext(NOBODY)

const pinsIn = (standing: ReadableStore<Standing>) => standing.getSnapshot().row?.pins ?? NO_PINS

/** The pinned results by their nodes’ ids. */
export function usePins(): ReadonlyMap<string, PinnedResult> {
  const { standing } = use(PinsContext)
  const pins = useStore(standing).row?.pins ?? NO_PINS
  return useMemo(() => new Map(Object.entries(pins).map(([node, pin]) => [node, readPin(pin)])), [pins])
}

/** The pinned result of one node; undefined for none. Changes of other pins cause no render. */
export function usePin(node: string): PinnedResult | undefined {
  const { standing } = use(PinsContext)
  const read = useCallback(() => {
    const pin = pinsIn(standing)[node]
    return pin === undefined ? undefined : JSON.stringify(pin)
  }, [standing, node])
  const written = useSyncExternalStore(standing.subscribe, read, read)
  // Each save reads the row anew: the same words are the same pin.
  return useMemo(() => {
    const pin = written === undefined ? undefined : pinsIn(standing)[node]
    return pin === undefined ? undefined : readPin(pin)
  }, [written, standing, node])
}

/** Pins a result of a node, or with null takes its pin away; false where the device refuses. */
export function usePinning(): OpenTemplate['pin'] {
  return use(PinsContext).pin
}
