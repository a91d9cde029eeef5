import { z } from 'zod'
import { celebratedName } from '#domain/occasions/celebrated.ts'
import { OWN_KINDS } from '#domain/occasions/ownDate.ts'

/** A date in a reminder. */
export const comingDateSchema = z.object({
  name: z.string(),
  kind: z.enum(OWN_KINDS),
  /** The name of an event of the kind `other`. */
  title: z.string(),
  /** `YYYY-MM-DD`. */
  day: z.string(),
  /** 0 for today. */
  daysLeft: z.int(),
})
export type ComingDate = z.infer<typeof comingDateSchema>

type Language = 'pl' | 'en'

const polishPlural = new Intl.PluralRules('pl')

/** „Imieniny Haliny za 5 dni”. */
export function comingTitle(coming: ComingDate, language: Language): string {
  return `${celebration(coming, language)} ${whenOf(coming.daysLeft, language)}`
}

/** The same with its day: „Imieniny Haliny za 5 dni: poniedziałek, 1 lipca”. */
export function comingLine(coming: ComingDate, language: Language): string {
  const day = new Intl.DateTimeFormat(language === 'pl' ? 'pl' : 'en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${coming.day}T00:00:00Z`))
  return `${comingTitle(coming, language)}: ${day}`
}

function whenOf(days: number, language: Language): string {
  if (language === 'en') return days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`
  if (days === 0) return 'dziś'
  if (days === 1) return 'jutro'
  return `za ${days} ${polishPlural.select(days) === 'one' ? 'dzień' : 'dni'}`
}

const POLISH = { 'name-day': 'Imieniny', birthday: 'Urodziny', anniversary: 'Rocznica' } as const
const ENGLISH = { 'name-day': 'name day', birthday: 'birthday', anniversary: 'anniversary' } as const

function celebration({ name, kind, title }: ComingDate, language: Language): string {
  if (kind === 'other') return title === '' ? name : `${title}: ${name}`
  if (language === 'en') return `${name}’s ${ENGLISH[kind]}`
  const bent = celebratedName(name)
  return bent === null ? `${POLISH[kind]}: ${name}` : `${POLISH[kind]} ${bent}`
}
