import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { celebratedName } from '#domain/occasions/celebrated.ts'
import type { ComingOccasion, ComingOwn } from '#domain/occasions/coming.ts'
import { DEFAULT_LANGUAGE, languageOf, localeOf } from '#i18n/languages.ts'
import { PUBLIC_LABELS } from './occasionLabels.ts'

/** How occasions are spoken of. */
export interface OccasionWords {
  /** „Imieniny Haliny”. */
  readonly title: (coming: ComingOccasion) => string
  /** „za 5 dni”. */
  readonly when: (daysLeft: number) => string
  /** „środa, 1 lipca”. */
  readonly day: (day: string) => string
  /** „30. urodziny”; empty where the number is unknown. */
  readonly turns: (coming: ComingOwn) => string
}

/** The words of occasions in the language of the page. */
export function useOccasionWords(): OccasionWords {
  const { i18n, t } = useLingui()
  const language = languageOf(i18n.locale) ?? DEFAULT_LANGUAGE
  const days = new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })

  function ownTitle({ date: { kind, name, title } }: ComingOwn): string {
    if (kind === 'other') return title === '' ? name : `${title}: ${name}`
    // English says „Halina’s”: it needs no other form.
    const whose = language === 'pl' ? celebratedName(name) : name
    if (whose === null) {
      if (kind === 'name-day') return t`Imieniny: ${name}`
      return kind === 'birthday' ? t`Urodziny: ${name}` : t`Rocznica: ${name}`
    }
    if (kind === 'name-day') return t`Imieniny ${whose}`
    return kind === 'birthday' ? t`Urodziny ${whose}` : t`Rocznica ${whose}`
  }

  return {
    title: (coming) => (coming.source === 'own' ? ownTitle(coming) : i18n._(PUBLIC_LABELS[coming.kind])),
    when: (daysLeft) => {
      if (daysLeft === 0) return t`dziś`
      if (daysLeft === 1) return t`jutro`
      return t`za ${plural(daysLeft, { one: '# dzień', few: '# dni', many: '# dni', other: '# dnia' })}`
    },
    day: (day) => days.format(new Date(`${day}T00:00:00Z`)),
    turns: ({ date: { kind }, turns }) => {
      if (turns === null) return ''
      if (kind === 'birthday') return t`${turns}. urodziny`
      return kind === 'anniversary' ? t`${turns}. rocznica` : ''
    },
  }
}
