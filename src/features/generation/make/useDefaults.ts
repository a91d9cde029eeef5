import { useGenerationPreferences } from '../device/useGenerationPreferences.ts'
import type { FormType } from '../words/formType.ts'
import type { LooseOptions } from '#ui/generatorOptions/OptionFields.tsx'

export interface FormDefaults {
  readonly options: LooseOptions
  readonly areAdvancedShown: boolean
  /** Whether what is chosen becomes tags. */
  readonly isTagging: boolean
}

/** What a form begins with, as its person likes it. */
export function useDefaults(type: FormType): FormDefaults {
  const { preferences } = useGenerationPreferences()
  const { style, size, quality, videoLength } = preferences
  const byType: Record<FormType, Pick<FormDefaults, 'options'>> = {
    image: { options: { style, size, quality } },
    video: { options: { duration: videoLength } },
    music: { options: {} },
    speech: { options: {} },
  }
  return {
    ...byType[type],
    areAdvancedShown: preferences.showAdvancedOptions,
    isTagging: preferences.autoTagGenerations,
  }
}
