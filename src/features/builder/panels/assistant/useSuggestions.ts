import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { suggestChanges } from '#api/product/templateCalls.ts'
import { suggestLocally } from '#domain/template/suggestLocally.ts'
import type { Suggestions } from '#domain/template/suggestion.ts'
import type { Template } from '#domain/template/templateSchema.ts'
import { useConnectionView } from '#services/connectionView.ts'
import { useServices } from '#services/services.tsx'
import { announce } from '#ui/announce.ts'
import { useEngines } from '../../engines/useEngines.ts'

export interface AskedAssistant {
  readonly template: Template
  /** The author's wish; empty for a look at everything. */
  readonly wish: string
  /** The node it is about. */
  readonly node: string | undefined
}

/** Fetches suggestions from the server, which has a model or its rules; without a network the same rules run here. */
export function useSuggestions() {
  const { t, i18n } = useLingui()
  const { productApi } = useServices()
  const engines = useEngines()
  const isOffline = useConnectionView() === 'offline'
  const language = i18n.locale === 'en' ? 'en' : 'pl'
  const { mutate, data, error, isPending } = useMutation({
    async mutationFn({ template, wish, node }: AskedAssistant): Promise<Suggestions> {
      if (isOffline) {
        const engineFor = (mode: string) =>
          engines?.find(({ type, isAvailable }) => type === mode && isAvailable)?.id ?? null
        return { ...suggestLocally({ template, wish, node, language }, engineFor), trouble: null }
      }
      const asked = { template, wish, language, ...(node !== undefined && { node }) } as const
      return suggestChanges(await productApi(), asked)
    },
    onSuccess({ suggestions, unread }) {
      if (suggestions.length > 0) announce(t`Podpowiedzi są gotowe.`)
      else if (unread.length === 0) announce(t`Nie ma nic do poprawienia.`)
    },
  })
  return { ask: mutate, answer: data ?? null, failure: error, isPending, isOffline }
}
