import type { AiProductType } from '#domain/catalogue/product.ts'
import { shownAs } from '#domain/gifts/blankUses.ts'
import type { WritingDay } from '#domain/gifts/giftDays.ts'
import { OPEN_LINE } from '#domain/gifts/giftWords.ts'
import { LONGEST_WORDS } from '#domain/orders/blanks.ts'
import { canBeFormal } from './canBeFormal.ts'
import { asSentence, givenName, givenText } from './givenText.ts'
import { MATTERS, type MatterTone } from './matters.ts'
import type { WritingLanguage } from './writingLanguage.ts'
import type { WritingRequest } from './writingRequest.ts'
import type { WrittenSentence, WrittenText } from './writtenText.ts'
import { type Addressee, isRelative, readAddressee, withoutTitle } from './names/addressee.ts'
import {
  type Address,
  type Closing,
  LONGEST_MEMORY,
  LONGEST_NAME,
  MATTER_SLOTS_OF_LENGTH,
  type Slot,
  SLOTS_OF_LENGTH,
  type Tone,
  type Ways,
} from './wording.ts'

/** How many texts there are to choose from. */
export const VARIANTS = 3

/**
 * Three texts by rules and templates, no two with a sentence in common. Nothing a person gave is read for blanks, and a
 * name the rules don't know is put where it needn't be bent. A fact that wasn't given leaves a line to be filled in.
 */
export function writeVariants(asked: WritingRequest, language: WritingLanguage): readonly WrittenText[] {
  const request = withFittingRelation(asked, language)
  const { addressee, address } = addressOf(request, language)
  const memory = givenText(request.memory, LONGEST_MEMORY)
  const blanks = new Map([
    ...language.wordsFor(addressee, address),
    ['name', addressee.written],
    ['call', addressee.call ?? addressee.written],
    ['formalCall', addressee.formalCall ?? addressee.written],
    ['memory', asSentence(memory)],
    ...factsOf(request),
  ])
  const ways = waysOf({ ...request, address }, language)
  const lengths = request.matter === undefined ? SLOTS_OF_LENGTH : MATTER_SLOTS_OF_LENGTH
  const slots: readonly Slot[] = ['greeting', ...lengths[request.length]]
  const greeting = language.greetings({
    addressee,
    relation: request.relation,
    address,
    isBusiness: request.type === 'business_email',
  })
  return Array.from({ length: VARIANTS }, (_, variant) => ({
    sentences: slots
      .filter((slot) => hasSomethingToSay(slot, request, memory))
      .map((slot, place) => {
        const all = slot === 'greeting' ? greeting : ways[slot]
        const filled = all.map((way) => fill(way, blanks))
        return { slot, ...turned(filled, request.seed * (place + 1) + variant) }
      }),
    signature: givenText(request.sender, LONGEST_NAME),
  }))
}

/** A name of people who can't be a sweetheart outweighs the chosen relation. */
function withFittingRelation(request: WritingRequest, { and }: WritingLanguage): WritingRequest {
  const name = givenName(request.name, LONGEST_NAME)
  const isOther = isRelative(name) || readAddressee(name, and).isSeveral
  return request.relation === 'druga-polowka' && isOther ? { ...request, relation: '' } : request
}

/** Whom a text speaks to and how: a title makes it formal, and among family there is none. */
function addressOf(
  request: WritingRequest,
  language: WritingLanguage,
): { readonly addressee: Addressee; readonly address: Address } {
  const given = givenName(request.name, LONGEST_NAME)
  const name = canBeFormal(request) ? given : withoutTitle(given)
  const addressee = readAddressee(name || language.calledWithoutName(request), language.and)
  if (!canBeFormal(request)) return { addressee, address: 'informal' }
  return { addressee, address: addressee.isTitled ? 'formal' : request.address }
}

/** The given facts of a matter, without their trailing punctuation. */
function factsOf({ matter, facts = {} }: WritingRequest): readonly (readonly [string, string])[] {
  if (matter === undefined) return []
  return MATTERS[matter].map((name) => {
    const fact = givenText(facts[name] ?? '', LONGEST_WORDS).replace(/[\s.,;:]+$/u, '')
    return [name, fact === '' ? OPEN_LINE : fact] as const
  })
}

/** Whether a slot has content: a memory has to be given, and a business letter needs a relation for its bond. */
function hasSomethingToSay(slot: Slot, { type, relation }: WritingRequest, memory: string): boolean {
  if (slot === 'memory') return memory !== ''
  return slot !== 'bond' || type !== 'business_email' || relation !== ''
}

const BIRTHDAYS: readonly (WritingDay | '')[] = ['Urodziny', 'Imieniny']
/** Days on which wishes are sent, so that „z poważaniem” would be too little. */
const HONOURING: readonly (WritingDay | '')[] = [
  ...BIRTHDAYS,
  'Rocznica',
  'Święta',
  'Dzień Matki',
  'Dzień Ojca',
  'Ślub',
  'Narodziny dziecka',
  'Gratulacje',
  'Dzień Babci',
  'Dzień Dziadka',
  'Dzień Kobiet',
  'Komunia',
  'Dzień Nauczyciela',
]

function waysOf(
  request: WritingRequest,
  { wordbook }: WritingLanguage,
): Readonly<Record<Exclude<Slot, 'greeting'>, Ways>> {
  const { type, tone, occasion, relation, matter } = request
  const isBusiness = type === 'business_email'
  const template =
    occasion === 'Przeprosiny' && !isBusiness
      ? wordbook.apologies[tone]
      : wordbook.templates[kindOf(request)][tone]
  const general = {
    ...template,
    opening: wordbook.openings[isBusiness ? 'business' : 'personal'][occasion],
    memory: wordbook.memories[isBusiness ? 'business' : tone],
    bond: wordbook.bonds[relation],
    closing: wordbook.closings[closingOf(request)],
  }
  if (matter !== undefined) {
    const { wish, ...about } = wordbook.matters[matter]
    return { ...general, ...about, wish: wish[matterTone(tone)] }
  }
  return BIRTHDAYS.includes(occasion) && !isBusiness
    ? { ...general, wish: wordbook.birthdayWishes[tone] }
    : general
}

/** Which kind of text an occasion makes of a product: thanks are thanks, love is love, and birthday words are for birthdays. */
function kindOf({ type, occasion, relation }: WritingRequest): AiProductType {
  const isForTwo = occasion === 'Walentynki' || occasion === 'Rocznica'
  if (type === 'greeting_card' && isForTwo && relation === 'druga-polowka') return 'love_letter'
  if (type !== 'greeting_card' && type !== 'birthday_message') return type
  if (occasion === 'Podziękowania') return 'thank_you_note'
  return type === 'birthday_message' && !BIRTHDAYS.includes(occasion) ? 'greeting_card' : type
}

function closingOf(request: WritingRequest): Closing {
  const { tone, occasion, address } = request
  const kind = kindOf(request)
  if (kind === 'business_email') return 'business'
  if (kind === 'love_letter') return 'love'
  if (address !== 'formal') return tone
  return HONOURING.includes(occasion) ? 'honour' : 'formal'
}

/** A bill is no place for jokes. */
const matterTone = (tone: Tone): MatterTone => (tone === 'plain' || tone === 'solemn' ? tone : 'warm')

/** Replaces in one pass: given words may have braces of their own. */
function fill(template: string, blanks: ReadonlyMap<string, string>): string {
  return template.replaceAll(
    /\{([\p{L}_]+)(?::([a-z]+))?\}/gu,
    (blank, name: string, use: string | undefined) => {
      const words = blanks.get(name)
      return words === undefined ? blank : use === undefined ? words : shownAs(words, use)
    },
  )
}

function turned(ways: readonly string[], by: number): Pick<WrittenSentence, 'text' | 'others'> {
  const start = ((Math.trunc(by) % ways.length) + ways.length) % ways.length
  const [text = '', ...others] = [...ways.slice(start), ...ways.slice(0, start)]
  return { text, others }
}
