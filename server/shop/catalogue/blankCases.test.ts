import { describe, expect, it } from 'vitest'
import { isBlankUse, isOfAPerson, shownAs } from '#domain/gifts/blankUses.ts'
import { ownFormKey } from '#domain/gifts/ownForm.ts'
import { fillBlanks } from '#domain/gifts/shownWords.ts'
import { BLANK } from '#domain/orders/blanks.ts'
import { english } from '#domain/wording/english/english.ts'
import { checkedNames } from '#domain/wording/names/checkedNames.ts'
import { polish } from '#domain/wording/polish/polish.ts'
import { catalogueProducts } from './catalogue.ts'
import { FORMER_TEXTS } from './formerTexts.ts'

const TEMPLATES = catalogueProducts.flatMap(({ handle, ai, english: words }) =>
  ai === undefined ? [] : [{ handle, base: ai.base, english: words.base ?? '' }],
)

/** Every sentence that a wordbook has. */
const sentencesOf = (words: unknown): readonly string[] =>
  typeof words === 'string' ? [words] : Object.values(words ?? {}).flatMap(sentencesOf)

describe('names in the blanks of the templates', () => {
  const blanks = TEMPLATES.flatMap(({ handle, base }) =>
    [...base.matchAll(BLANK)].flatMap(([, name = '', use]) =>
      use !== undefined && isOfAPerson(use) ? [{ handle, name, use }] : [],
    ),
  )

  it('stand in the right case, 2,000 of them in every blank', () => {
    const names = checkedNames()
    const wrong = new Set<string>()
    let known = 0
    let right = 0
    for (const { name, use } of blanks) {
      for (const { name: person, gender, forms } of names) {
        const title = gender === 'feminine' ? 'Pani' : 'Panie'
        const before = {
          vocative: '',
          formal: `${title} `,
          honoured: `${gender === 'feminine' ? 'Szanowna' : 'Szanowny'} ${title} `,
        }
        const shown = fillBlanks(`{${name}:${use}}`, { [name]: person }, '')
        // Forms that the rules don’t know stay as they are.
        if (shown === person && !forms.vocative.includes(person)) continue
        if (shown === `Dzień dobry, ${person}`) continue
        known += 1
        const prefix = use === 'formal' || use === 'honoured' ? before[use] : before.vocative
        const isFamily = use !== 'vocative' && forms.vocative.includes(shown.replace(/^Szanown[ay] /u, ''))
        if (isFamily || forms.vocative.some((form) => shown === `${prefix}${form}`)) right += 1
        else wrong.add(`${person} → ${shown}`)
      }
    }
    console.log(
      `${names.length} names in ${blanks.length} blanks: ${right} of ${known} known right, ${names.length * blanks.length - known} as typed`,
    )
    expect([...wrong]).toEqual([])
    expect(known / (names.length * blanks.length)).toBeGreaterThan(0.98)
  })

  it('who typed the vocative already finds it again', () => {
    const again = checkedNames().flatMap(({ forms }) =>
      forms.vocative.filter((form) => {
        const shown = shownAs(form, 'vocative')
        return shown !== form && !checkedNames().some((one) => one.name === form)
      }),
    )
    // Both are right: Sonio and Soniu.
    expect(again).toEqual(['Sonio', 'Tanio'])
  })

  it('stand as the giver corrected them, and whatever is no name stands as it was typed', () => {
    const text = '{imie:vocative}, {imie:vocative}!'
    expect(fillBlanks(text, { imie: 'Zbyszek' }, '_')).toBe('Zbyszku, Zbyszku!')
    expect(fillBlanks(text, { imie: 'Zbyszek', [ownFormKey('imie')]: 'Zbysiu' }, '_')).toBe('Zbysiu, Zbysiu!')
    expect(fillBlanks(text, { imie: 'Xavier' }, '_')).toBe('Xavier, Xavier!')
    expect(fillBlanks('Dzień dobry, {imie:formal},', { imie: 'Joanna Nowak' }, '_')).toBe(
      'Dzień dobry, Pani Joanno,',
    )
    expect(fillBlanks('{imie:honoured}!', { imie: 'Pani Dyrektor' }, '_')).toBe('Szanowna Pani Dyrektor!')
    expect(fillBlanks('{imie:honoured}!', { imie: 'Alex' }, '_')).toBe('Dzień dobry, Alex!')
  })

  it('numbers have their noun', () => {
    const years = ['1', '3', '5', '12', '22', '112', 'trzy lata'].map((age) => shownAs(age, 'lata'))
    expect(years.map((one) => one.replace('\u00a0', ' '))).toEqual([
      '1 rok',
      '3 lata',
      '5 lat',
      '12 lat',
      '22 lata',
      '112 lat',
      'trzy lata',
    ])
    expect(shownAs('3280', 'gramy')).toBe('3280\u00a0gramów')
    expect(shownAs('2 460,50', 'zloty')).toBe('2 460,50\u00a0zł')
  })
})

it.each(TEMPLATES)('$handle declares only uses that there are', ({ base, english: inEnglish }) => {
  for (const [, , use] of base.matchAll(BLANK)) expect(use === undefined || isBlankUse(use)).toBe(true)
  // English names don't inflect.
  expect([...inEnglish.matchAll(BLANK)].filter(([, , use]) => use !== undefined)).toEqual([])
})

describe('nobody’s sex is told', () => {
  const texts = [...TEMPLATES.map(({ base }) => base), ...sentencesOf(polish.wordbook)]
  /** The past of one person, and the conditional: -łem, -łam, -łeś, -łaś, -łbym, -łabym. */
  const PAST = /(?<!\p{L})(?!(?:przesył|wysył)am|źródłem)\p{L}+ł(?:em|am|eś|aś|bym|abym|byś|abyś)(?!\p{L})/iu
  const GROUP = /\p{L}+(?:li|ły)(?:śmy|ście)(?!\p{L})/u
  /** Both at once: „Pani, Pan”, „miała, miał”, „drogi/droga”. */
  const BOTH =
    /Pani,? (?:i |lub |albo )?Pan(?:ie)?(?!\p{L})|Droga Pani, drogi|(\p{L}+)ł[ao], \1ł|\p{L}\/\p{L}|\p{L}\([ay]\)/u
  const ONE_SEX =
    /(?:^|[^\p{L}])(?:sam|sama|wdzięczn[ay]|dumn[ay]|pew(?:ien|na)|gotow[ya]?|winien|winna|powin(?:ienem|nam))(?!\p{L})/u
  const NOT_OF_A_PERSON = /(?:człowiek sam|reszta dopowiada się sama)/u

  it.each(texts.map((text) => [text] as const))('%s', (text) => {
    expect(text).not.toMatch(PAST)
    expect(text).not.toMatch(GROUP)
    expect(text).not.toMatch(BOTH)
    expect(text.replace(NOT_OF_A_PERSON, '')).not.toMatch(ONE_SEX)
  })
})

it('what was offered before is no product’s present text, and English has its own of all', () => {
  for (const [handle, former] of Object.entries(FORMER_TEXTS)) {
    const present = TEMPLATES.find((one) => one.handle === handle)
    expect(present?.base).not.toBe(former?.pl)
  }
  expect(sentencesOf(english.wordbook).length).toBe(sentencesOf(polish.wordbook).length)
})
