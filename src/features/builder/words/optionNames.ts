import { useLingui } from '@lingui/react'
import { useEffect } from 'react'
import type { GenerationType } from '#domain/generation/engines.ts'
import { createStore } from '#domain/store.ts'
import type { ParameterValue } from '#domain/template/modelParameters.ts'
import { useFormat } from '#i18n/format.ts'
import { choiceText } from '#ui/form/fields/valueText.ts'
import type { formOptions } from '#ui/generatorOptions/optionWords.ts'
import { untilLoaded } from '#ui/lazyPart.ts'
import { useStore } from '#ui/useStore.ts'

/** The words of the generators’ options, once something has asked for them: the editor begins without. */
const known = createStore<typeof formOptions | null>(null)

/** Loads the words of options; components that show them render again once they are there. */
export function useOptionWords(): void {
  useEffect(() => {
    if (known.getSnapshot() !== null) return
    void untilLoaded(() => import('#ui/generatorOptions/optionWords.ts')).then((words) =>
      known.set(words.formOptions),
    )
  }, [])
}

export interface ParameterText {
  readonly name: string
  /** Null for one that isn’t set. */
  readonly value: string | null
}

/**
 * The names of a model's parameter and its value: as on the forms of the generators once these words are loaded, else
 * as written.
 */
export function useParameterText(): (
  mode: GenerationType,
  name: string,
  value: ParameterValue | undefined,
) => ParameterText {
  const { i18n } = useLingui()
  const format = useFormat()
  const formOptions = useStore(known)
  return (mode, name, value) => {
    const option = formOptions?.(mode).find((each) => each.name === name)
    const written = value === undefined ? null : String(value)
    if (option === undefined) return { name, value: written }
    const { field, words } = option
    const isChoice = field.kind === 'radio' && typeof value !== 'boolean' && value !== undefined
    return {
      name: i18n._(words.label),
      value: isChoice ? choiceText(field, words, value, { i18n, format }) : written,
    }
  }
}
