import type { Brief, OccasionName } from './brief.ts'
import { LINES_MOST } from './lettering.ts'

/** The greeting of an occasion, when the prompt puts nothing in quotation marks. */
const GREETINGS: Readonly<Record<OccasionName, { readonly pl: string; readonly en: string }>> = {
  birthday: { pl: 'Wszystkiego najlepszego', en: 'Happy birthday' },
  nameday: { pl: 'Najlepsze życzenia', en: 'Best wishes' },
  wedding: { pl: 'Na nowej drodze życia', en: 'Happily ever after' },
  valentine: { pl: 'Kocham Cię', en: 'I love you' },
  christmas: { pl: 'Wesołych Świąt', en: 'Merry Christmas' },
  easter: { pl: 'Wesołego Alleluja', en: 'Happy Easter' },
  mother: { pl: 'Kochana Mamo', en: 'Dear Mum' },
  father: { pl: 'Kochany Tato', en: 'Dear Dad' },
  baptism: { pl: 'W dniu Twojego święta', en: 'On your special day' },
  newyear: { pl: 'Szczęśliwego Nowego Roku', en: 'Happy New Year' },
  thanks: { pl: 'Dziękuję', en: 'Thank you' },
  congratulations: { pl: 'Gratulacje', en: 'Congratulations' },
  home: { pl: 'Nowy dom', en: 'New home' },
  condolence: { pl: 'Pamiętamy', en: 'In loving memory' },
  halloween: { pl: 'Buuu!', en: 'Boo!' },
  travel: { pl: 'W drogę', en: 'Bon voyage' },
  anniversary: { pl: 'Na kolejne wspólne lata', en: 'Happy anniversary' },
  communion: { pl: 'Pamiątka Pierwszej Komunii', en: 'First Holy Communion' },
  confirmation: { pl: 'W dniu bierzmowania', en: 'On your confirmation' },
  newborn: { pl: 'Witaj na świecie', en: 'Welcome, little one' },
  childrensday: { pl: 'Wszystkiego najlepszego', en: 'Happy Children’s Day' },
  womensday: { pl: 'Wszystkiego najlepszego', en: 'Happy Women’s Day' },
  grandmother: { pl: 'Kochana Babciu', en: 'Dear Grandma' },
  grandfather: { pl: 'Kochany Dziadku', en: 'Dear Grandpa' },
  grandparents: { pl: 'Kochani Dziadkowie', en: 'Dear Grandparents' },
  teachersday: { pl: 'Dziękujemy', en: 'Thank you' },
  schoolend: { pl: 'Udanych wakacji', en: 'Happy holidays' },
  retirement: { pl: 'Zasłużonego odpoczynku', en: 'Happy retirement' },
  standrew: { pl: 'Udanych Andrzejek', en: 'Happy St Andrew’s Eve' },
  miners: { pl: 'Szczęść Boże', en: 'Good luck' },
  stnicholas: { pl: 'Udanych Mikołajek', en: 'Happy St Nicholas Day' },
}

/** Occasions whose greeting names the recipient already. */
const ADDRESSED: ReadonlySet<OccasionName> = new Set([
  'mother',
  'father',
  'condolence',
  'grandmother',
  'grandfather',
  'grandparents',
])

/** The greeting of the prompt's occasion, and its recipient; empty when it names neither. */
export function greetingWords(brief: Brief): readonly string[] {
  const { occasion, dedication, language } = brief
  if (occasion === null) return dedication === null ? [] : [dedication]
  const greeting = countedDay(brief) ?? GREETINGS[occasion][language]
  return dedication === null || ADDRESSED.has(occasion) ? [greeting] : [greeting, dedication]
}

/** The words on a picture of things: the requested ones, or the recipient with the greeting. */
export function cardWords(brief: Brief): readonly string[] {
  const { words, dedication, occasion, language } = brief
  const day = countedDay(brief)
  if (words.length > 0) return day === null ? words : [day, ...words].slice(0, LINES_MOST)
  if (dedication === null) return day === null ? [] : [day]
  const greets = occasion !== null && !ADDRESSED.has(occasion)
  if (day !== null) return [day, dedication]
  return greets ? [GREETINGS[occasion][language], dedication] : [dedication]
}

/** „30. urodziny”, “30th birthday”: the day with the number that is celebrated; null without one. */
function countedDay({ number, occasion, language }: Brief): string | null {
  if (number === null) return null
  if (number.length > 3) return number
  const count = language === 'pl' ? `${number}.` : ordinal(Number(number))
  if (occasion === 'birthday') return language === 'pl' ? `${count} urodziny` : `${count} birthday`
  if (occasion === 'anniversary') return language === 'pl' ? `${count} rocznica` : `${count} anniversary`
  return number
}

function ordinal(number: number): string {
  const ending = { one: 'st', two: 'nd', few: 'rd', other: 'th', zero: 'th', many: 'th' } as const
  return `${number}${ending[ORDINALS.select(number)]}`
}

const ORDINALS = new Intl.PluralRules('en', { type: 'ordinal' })

/** The longest prompt that is set as a page of lettering. */
const LETTERS_MOST = 600

/** The words of a lettering picture: quoted ones, or else the prompt itself with its line breaks. */
export function letteringWords({ words }: Brief, prompt: string): readonly string[] {
  if (words.length > 0) return words
  const lines = prompt
    .slice(0, LETTERS_MOST)
    .split('\n')
    .map((line) => line.replaceAll(/[\s\p{C}]+/gu, ' ').trim())
    .filter((line) => line !== '')
  return lines.length === 0 ? ['Iskra'] : lines
}

/** „30. urodziny Ani”, „18 lat”: a number that can be large above the words it counts; null for any other text. */
export function countedWords(
  lines: readonly string[],
): { readonly number: string; readonly words: string } | null {
  const [, number, words] =
    /^(\d{1,3})\.?\s+((?:urodzin|rocznic|imienin|lat|birthday|anniversary|years)\S*(?:\s.{1,40})?)$/iu.exec(
      lines.join(' '),
    ) ?? []
  return number === undefined || words === undefined ? null : { number, words }
}
