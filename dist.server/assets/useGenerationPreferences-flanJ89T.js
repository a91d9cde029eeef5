import { t as useGenerations } from './useGenerations-C3rh-Lng.js'
import { t as useGenerationAction } from './useGenerationAction-CcZ_DxxH.js'
// src/features/generation/device/useGenerationPreferences.ts
/** How whoever uses this device likes to generate, live. */
function useGenerationPreferences() {
  const { preferences, isLoading } = useGenerations()
  const act = useGenerationAction()
  return {
    preferences,
    isLoading,
    save: (values) => void act((actions) => actions.savePreferences(values)),
  }
}
export { useGenerationPreferences as t }
