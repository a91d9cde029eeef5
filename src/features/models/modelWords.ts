import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { LicenceKind, ModelSubstance } from '#domain/models/modelMedia.ts'
import { useFormat } from '#i18n/format.ts'
import { localeOf } from '#i18n/languages.ts'
import type { BadgeTone } from '#ui/Badge.tsx'

/** How a model can be had, in two words, and how that looks. */
export const LICENCE_WORDS: Readonly<
  Record<LicenceKind, { readonly label: MessageDescriptor; readonly tone: BadgeTone }>
> = {
  open: { label: msg`Otwarta licencja`, tone: 'success' },
  conditional: { label: msg`Do pobrania, z ograniczeniami`, tone: 'neutral' },
  closed: { label: msg`Tylko jako usługa`, tone: 'neutral' },
  own: { label: msg`Nasz, działa według reguł`, tone: 'generated' },
}

export const SUBSTANCE_WORDS: Readonly<Record<ModelSubstance, MessageDescriptor>> = {
  text: msg`tekst`,
  image: msg`obraz`,
  video: msg`film`,
  sound: msg`dźwięk`,
}

/** Substances in one line: „tekst, obraz”. */
export function useSubstances(): (substances: readonly ModelSubstance[]) => string {
  const { i18n } = useLingui()
  return (substances) => substances.map((each) => i18n._(SUBSTANCE_WORDS[each])).join(', ')
}

/** A day as far as it is known: „2024”, „sierpień 2024” or „1 sierpnia 2024”. */
export function useKnownDay(): (day: string) => string {
  const { i18n } = useLingui()
  const format = useFormat()
  return (day) => {
    if (day.length === 4) return day
    if (day.length === 7) {
      const month = new Intl.DateTimeFormat(localeOf(i18n.locale), { month: 'long', year: 'numeric' })
      return month.format(new Date(`${day}-15T12:00:00`))
    }
    return format.date(new Date(`${day}T12:00:00`))
  }
}

/** Thousands of millions of parameters: „8,3 mld”. */
export function useParameters(): (parameters: number) => string {
  const { t } = useLingui()
  const format = useFormat()
  return (parameters) => {
    if (parameters < 1) {
      const millions = format.number(Math.round(parameters * 1_000))
      return t`${millions} mln`
    }
    const thousandsOfMillions = format.number(parameters, { maximumFractionDigits: 1 })
    return t`${thousandsOfMillions} mld`
  }
}
