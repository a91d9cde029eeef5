import { useGenerationPreferences } from '../device/useGenerationPreferences.ts'
import type { FormType } from '../words/formType.ts'
import type { LooseOptions } from '#ui/generatorOptions/OptionFields.tsx'

export interface FormDefaults {
  readonly options: LooseOptions
  readonly areAdvancedShown: boolean
  /** Whether chosen options become tags. */
  readonly isTagging: boolean
}

/** A form's defaults, by the person's preferences. */
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
