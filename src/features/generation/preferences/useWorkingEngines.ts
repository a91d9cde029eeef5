import { useQuery } from '@tanstack/react-query'
import { engineOffersQuery } from '#services/engineOffersQuery.ts'
import { useServices } from '#services/services.tsx'
import { engineWords } from '../words/engineWords.ts'
import { FORM_WORDS, type FormType } from '../words/formType.ts'

export interface WorkingEngine {
  readonly id: string
  readonly type: FormType
  readonly name: string
}

/** The engines available here; undefined while loading, null without an answer. */
export function useWorkingEngines(): readonly WorkingEngine[] | null | undefined {
  const { data, isError, fetchStatus } = useQuery(engineOffersQuery(useServices()))
  if (data === undefined) return isError || fetchStatus === 'paused' ? null : undefined
  return data.flatMap(({ id, type, name, isAvailable }) =>
    isAvailable && isFormType(type) ? [{ id, type, name: engineWords(id, name).name }] : [],
  )
}

const isFormType = (type: string): type is FormType => Object.hasOwn(FORM_WORDS, type)
