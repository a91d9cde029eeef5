import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { useServices } from '#services/services.tsx'
import type { GenerationType } from '#domain/generation/engines.ts'
import { showToast } from '#ui/state/toasts.ts'
import { useGenerations } from '../device/useGenerations.ts'
import { draftOf, findRemix } from './findRemix.ts'
import type { Generator } from './useGenerator.ts'
import type { GeneratorSearch } from './generatorSearch.ts'
import { presetFor } from '../prompts/presets.ts'

export interface Beginning {
  readonly search: GeneratorSearch
  /** Called when the form holds it: the address has done its work. */
  readonly onDone: () => void
  /** Called for a beginning of another form's type: that form replaces this one and applies it. */
  readonly onOtherType?: (type: GenerationType) => void
}

/** Fills the form once by its address: a remix, an occasion, a picture to start from, an engine. */
export function useBeginning(generator: Generator, { search, onDone, onOtherType }: Beginning): void {
  const { i18n, t } = useLingui()
  const { productApi } = useServices()
  const { queue, history, isLoading } = useGenerations()
  const { remix, preset, prompt, wzor, silnik } = search
  const { form, type, engines } = generator
  // Whose engine is asked for can’t be told before the engines are known.
  const areEnginesTold = silnik === undefined || engines.areOffersKnown || engines.isFailed
  const isReady = form.isRead && !isLoading && areEnginesTold
  const begun = useRef<string | null>(null)
  const wishes = JSON.stringify(search)

  /** Resolves to whether the address has done its work. */
  async function begin(): Promise<boolean> {
    if (wzor !== undefined) form.change({ options: { reference: wzor } })
    if (preset !== undefined) {
      const found = presetFor(type, preset)
      if (found !== undefined) {
        form.replace({ prompt: i18n._(found.prompt), engine: null, options: { ...found.options } })
      }
    }
    if (prompt !== undefined) form.replace({ ...form.draft, prompt })
    if (silnik !== undefined) {
      const asked = engines.all.find(({ id }) => id === silnik)
      if (asked !== undefined && asked.type !== type && onOtherType !== undefined) {
        onOtherType(asked.type)
        return false
      }
      if (asked?.isAvailable === true) form.change({ engine: silnik })
      else
        showToast({
          type: 'warning',
          title: t`Ten silnik jest teraz niedostępny`,
          message: t`Wybraliśmy inny, który działa.`,
        })
    }
    if (remix !== undefined) {
      const made = await findRemix(remix, [...queue, ...history], productApi)
      if (made !== null && made.type !== type && onOtherType !== undefined) {
        onOtherType(made.type)
        return false
      }
      if (made !== null) form.replace(draftOf(made))
      else
        showToast({
          type: 'warning',
          title: t`Tej pracy już nie ma`,
          message: t`Opis możesz napisać od nowa.`,
        })
    }
    return true
  }

  async function beginOnce(): Promise<void> {
    begun.current = wishes
    try {
      if (!(await begin())) return
    } catch {
      showToast({
        type: 'error',
        title: t`Nie udało się wczytać opisu`,
        message: t`Sprawdź połączenie i otwórz to jeszcze raz.`,
      })
    }
    onDone()
  }

  useEffect(() => {
    const isAsked = [remix, preset, prompt, wzor, silnik].some((wish) => wish !== undefined)
    if (isAsked && isReady && begun.current !== wishes) void beginOnce()
  })
}
