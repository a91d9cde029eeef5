import type { Recipient } from '#domain/catalogue/giftNames.ts'
import type { AiProductType } from '#domain/catalogue/product.ts'
import { blankLabel } from '#domain/gifts/blankWords.ts'
import { LONGEST_WORDS } from '#domain/orders/blanks.ts'
import { givenName, givenText } from '#domain/wording/givenText.ts'
import { readAddressee } from '#domain/wording/names/addressee.ts'
import {
  type Address,
  type Length,
  LONGEST_MEMORY,
  LONGEST_NAME,
  MOST_CHARACTERS,
  type Tone,
} from '#domain/wording/wording.ts'
import { VARIANTS } from '#domain/wording/writeVariants.ts'
import type { WritingRequest } from '#domain/wording/writingRequest.ts'

/** Stands between the texts of an answer, on a line of its own. */
export const BETWEEN = '==='

interface Terms {
  readonly kind: Readonly<Record<AiProductType, string>>
  readonly tone: Readonly<Record<Tone, string>>
  readonly relation: Readonly<Record<Recipient, string>>
  readonly address: Readonly<Record<Address, string>>
}

const POLISH: Terms = {
  kind: {
    greeting_card: 'tekst do środka kartki z życzeniami',
    thank_you_note: 'bilecik z podziękowaniem',
    love_letter: 'krótki list miłosny',
    birthday_message: 'życzenia urodzinowe',
    business_email: 'list firmowy',
  },
  tone: {
    warm: 'ciepły',
    playful: 'z humorem',
    heartfelt: 'od serca',
    solemn: 'uroczysty',
    plain: 'prosty',
  },
  relation: {
    mama: 'mama',
    tata: 'tata',
    'druga-polowka': 'ukochana osoba',
    dziecko: 'córka albo syn',
    dziadkowie: 'babcia albo dziadek',
    przyjaciele: 'ktoś z bliskich przyjaciół',
    nauczyciel: 'ktoś, kto uczy',
    praca: 'ktoś z pracy',
  },
  address: { informal: 'na „ty”', formal: 'na „pan”, „pani” albo „Państwo”' },
}

const ENGLISH: Terms = {
  kind: {
    greeting_card: 'the text inside a greeting card',
    thank_you_note: 'a thank-you note',
    love_letter: 'a short love letter',
    birthday_message: 'a birthday message',
    business_email: 'a business letter',
  },
  tone: {
    warm: 'warm',
    playful: 'playful',
    heartfelt: 'heartfelt',
    solemn: 'solemn',
    plain: 'plain',
  },
  relation: {
    mama: 'mother',
    tata: 'father',
    'druga-polowka': 'the one they love',
    dziecko: 'daughter or son',
    dziadkowie: 'grandmother or grandfather',
    przyjaciele: 'a close friend',
    nauczyciel: 'a teacher',
    praca: 'somebody from work',
  },
  address: { informal: 'informal', formal: 'formal' },
}

/** The prompt for an engine, whose answer is the texts alone. A name comes with its vocative. */
export function textsPrompt(request: WritingRequest, language: 'pl' | 'en'): string {
  const { type, occasion, relation, tone, length, address } = request
  const name = givenName(request.name, LONGEST_NAME)
  const memory = givenText(request.memory, LONGEST_MEMORY)
  const sender = givenText(request.sender, LONGEST_NAME)
  const most = lengthOf(length)
  const facts = Object.entries(request.facts ?? {})
    .filter(([, fact]) => fact.trim() !== '')
    .map(([fact, words]) => `${blankLabel(fact, language)}: ${givenText(words, LONGEST_WORDS)}`)
    .join('; ')
  if (language === 'en') {
    return lines([
      `Write ${ENGLISH.kind[type]}, in ${VARIANTS} versions that have no sentence in common.`,
      `Tone: ${ENGLISH.tone[tone]}. Address: ${ENGLISH.address[address]}. At most ${most} characters each.`,
      occasion !== '' && `Occasion (in Polish): ${occasion}.`,
      relation !== '' && `Whom it is for: ${ENGLISH.relation[relation]}.`,
      name !== '' && `Their name: ${name}.`,
      facts !== '' && `State these facts: ${facts}.`,
      memory !== '' && `Weave in this memory, in your own words: ${memory}`,
      sender === '' ? 'Do not sign it.' : `The last paragraph is the signature alone: ${sender}`,
      `Plain text, paragraphs with an empty line between. Put a line with ${BETWEEN} alone between the versions.`,
    ])
  }
  const vocative = readAddressee(name, 'i').call ?? undefined
  return lines([
    `Napisz ${POLISH.kind[type]}, w ${VARIANTS} wersjach bez wspólnych zdań.`,
    `Ton: ${POLISH.tone[tone]}. Zwracaj się ${POLISH.address[address]}. Każda wersja ma najwyżej ${most} znaków.`,
    occasion !== '' && `Okazja: ${occasion}.`,
    relation !== '' && `Dla kogo: ${POLISH.relation[relation]}.`,
    name !== '' &&
      (vocative === undefined ? `Imię, nie odmieniaj go: ${name}.` : `Imię: ${name} (wołacz: ${vocative}).`),
    facts !== '' && `Podaj te fakty: ${facts}.`,
    memory !== '' && `Wpleć to wspomnienie swoimi słowami: ${memory}`,
    sender === '' ? 'Nie podpisuj.' : `Ostatni akapit to sam podpis: ${sender}`,
    `Sam tekst, akapity oddziel pustą linią. Między wersjami wstaw linię z samym ${BETWEEN}.`,
  ])
}

const lengthOf = (length: Length) => MOST_CHARACTERS[length]

const lines = (some: readonly (string | false)[]) => some.filter((line) => line !== false).join('\n')
