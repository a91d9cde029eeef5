import { useMemo } from 'react'
import { useStore } from '#ui/useStore.ts'
import { livePreferences } from './livePreferences.ts'

const NONE: readonly string[] = []

/** The engines this person likes to work with, the latest choice first; none while that isn't known. */
export function usePreferredEngines(): readonly string[] {
  const reading = useStore(livePreferences)
  const chosen = reading.kind === 'read' ? reading.value.choices.preferredGenerators : null
  return useMemo(() => {
    if (chosen === null) return NONE
    return Object.entries(chosen)
      .filter(([, choice]) => choice.value)
      .toSorted(([, one], [, other]) => other.changed_at - one.changed_at)
      .map(([engine]) => engine)
  }, [chosen])
}
