import type { GenerationPreferences } from '#offline/generation/generationPreferences.ts'
import { useGenerations } from './useGenerations.ts'
import { useGenerationAction } from './useGenerationAction.ts'

export interface GenerationPreferencesForm {
  readonly preferences: GenerationPreferences
  readonly isLoading: boolean
  /** What isn't named stays. A device that can't keep it says so. */
  readonly save: (values: Partial<GenerationPreferences>) => void
}

/** How whoever uses this device likes to generate, live. */
export function useGenerationPreferences(): GenerationPreferencesForm {
  const { preferences, isLoading } = useGenerations()
  const act = useGenerationAction()
  return {
    preferences,
    isLoading,
    save: (values) => void act((actions) => actions.savePreferences(values)),
  }
}
