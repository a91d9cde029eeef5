import type { GenerationPreferences } from '#offline/generation/generationPreferences.ts'
import { useGenerations } from './useGenerations.ts'
import { useGenerationAction } from './useGenerationAction.ts'

export interface GenerationPreferencesForm {
  readonly preferences: GenerationPreferences
  readonly isLoading: boolean
  /** Missing fields stay. Announces it where the device can't store them. */
  readonly save: (values: Partial<GenerationPreferences>) => void
}

/** The present user's preferences for generating, live. */
export function useGenerationPreferences(): GenerationPreferencesForm {
  const { preferences, isLoading } = useGenerations()
  const act = useGenerationAction()
  return {
    preferences,
    isLoading,
    save: (values) => void act((actions) => actions.savePreferences(values)),
  }
}
