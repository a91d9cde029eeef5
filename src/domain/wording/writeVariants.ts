import type { Recipient } from '#domain/catalogue/giftNames.ts'
import type { AiProductType } from '#domain/catalogue/product.ts'
import type { WritingDay } from '#domain/gifts/giftDays.ts'
import { asSentence, givenName, givenText } from './givenText.ts'
import type { WritingLanguage } from './writingLanguage.ts'
import type { WrittenSentence, WrittenText } from './writtenText.ts'
import { readAddressee } from './names/addressee.ts'
import {
  type Address,
  type Length,
  LONGEST_MEMORY,
  LONGEST_NAME,
  type Slot,
  SLOTS_OF_LENGTH,
  type Tone,
  type Ways,
} from './wording.ts'

/** What a text is asked to be. Name, memory and sender are a person's own words. */
export interface WritingRequest {
  readonly type: AiProductType
  readonly occasion: WritingDay | ''
  readonly relation: Recipient | ''
  readonly tone: Tone
  readonly length: Length
  readonly address: Address
  readonly name: string
  readonly memory: string
  readonly sender: string
  /** Another number writes with other words. */
  readonly seed: number
}

/** How many texts there are to choose from. */
export const VARIANTS = 3

/**
 * Three texts by rules and templates, no two with a sentence in common. Nothing a person gave is read for blanks, and a
 * name the rules don't know is put where it needn't be bent.
 */
export function writeVariants(request: WritingRequest, language: WritingLanguage): readonly WrittenText[] {
  const addressee = readAddressee(givenName(request.name, LONGEST_NAME), language.and)
  const memory = givenText(request.memory, LONGEST_MEMORY)
  const blanks = new Map([
    ...language.wordsFor(addressee, request.address),
    ['name', addressee.written],
    ['vocative', addressee.forms?.vocative ?? addressee.written],
    ['memory', asSentence(memory)],
  ])
  const ways = waysOf(request, language)
  const slots: readonly Slot[] = ['greeting', ...SLOTS_OF_LENGTH[request.length]]
  const greeting = language.greetings({
    addressee,
    relation: request.relation,
    address: request.address,
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

/** Nobody’s memory is told of, and a business letter to nobody in particular has no bond to speak of. */
function hasSomethingToSay(slot: Slot, { type, relation }: WritingRequest, memory: string): boolean {
  if (slot === 'memory') return memory !== ''
  return slot !== 'bond' || type !== 'business_email' || relation !== ''
}

function waysOf(
  { type, tone, occasion, relation, address }: WritingRequest,
  { wordbook }: WritingLanguage,
): Readonly<Record<Exclude<Slot, 'greeting'>, Ways>> {
  const isBusiness = type === 'business_email'
  return {
    ...wordbook.templates[type][tone],
    opening: wordbook.openings[isBusiness ? 'business' : 'personal'][occasion],
    memory: wordbook.memories[isBusiness ? 'business' : tone],
    bond: wordbook.bonds[relation],
    closing: wordbook.closings[address === 'formal' ? 'formal' : tone],
  }
}

/** Once through the template: what a person gave may have braces of its own. */
function fill(template: string, blanks: ReadonlyMap<string, string>): string {
  return template.replaceAll(/\{(\p{L}+)\}/gu, (blank, name: string) => blanks.get(name) ?? blank)
}

function turned(ways: readonly string[], by: number): Pick<WrittenSentence, 'text' | 'others'> {
  const start = ((Math.trunc(by) % ways.length) + ways.length) % ways.length
  const [text = '', ...others] = [...ways.slice(start), ...ways.slice(0, start)]
  return { text, others }
}
