import { useGenerationPreferences } from '../device/useGenerationPreferences.ts'
import type { FormType } from '../words/formType.ts'
import type { LooseOptions } from '../options/readOptions.ts'

export interface FormDefaults {
  readonly options: LooseOptions
  readonly engine: string | null
  readonly areAdvancedShown: boolean
  /** Whether what is chosen becomes tags. */
  readonly isTagging: boolean
}

/** What a form begins with, as its person likes it. */
export function useDefaults(type: FormType): FormDefaults {
  const { preferences } = useGenerationPreferences()
  const { style, size, quality, videoLength, defaultEngines } = preferences
  const byType: Record<FormType, Pick<FormDefaults, 'options' | 'engine'>> = {
    image: { options: { style, size, quality }, engine: defaultEngines.image },
    video: { options: { duration: videoLength }, engine: defaultEngines.video },
    music: { options: {}, engine: defaultEngines.music },
    speech: { options: {}, engine: null },
  }
  return {
    ...byType[type],
    areAdvancedShown: preferences.showAdvancedOptions,
    isTagging: preferences.autoTagGenerations,
  }
}
