import { t as readAddressee } from './addressee-CvBW-zCw.js'
import { i as SLOTS_OF_LENGTH } from './wording-CHskZvGx.js'
import { i as replaceSentence } from './loadWordsmith-B0SJAE9J.js'
// src/domain/wording/givenText.ts
var CHARACTERS = new Intl.Segmenter('pl', { granularity: 'grapheme' })
/** What steers a line instead of being read: control signs, and those that turn the direction of what follows. */
var STEERING = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu
/** A text as somebody gave it, on one line and at most so many characters long; cut between words where it can be. */
function givenText(text, most) {
  const line = text.normalize('NFC').replaceAll(/\s+/gu, ' ').replaceAll(STEERING, '').trim()
  const characters = [...CHARACTERS.segment(line.slice(0, most * 16))].map(({ segment }) => segment)
  if (characters.length <= most) return line.slice(0, most * 16)
  const room = characters.slice(0, most - 1)
  const space = room.lastIndexOf(' ')
  return `${room
    .slice(0, space > most / 2 ? space : room.length)
    .join('')
    .trimEnd()}…`
}
/** The same as a sentence's end. */
function asSentence(text) {
  return /[.!?…][”"’»)]*$/u.test(text) ? text : `${text.replace(/[,;:–—-]+$/u, '')}.`
}
/** A name, without the sign somebody set behind it. */
var givenName = (text, most) => givenText(text, most).replace(/[\s.,;:!?]+$/u, '')
/**
 * Three texts by rules and templates, no two with a sentence in common. Nothing a person gave is read for blanks, and a
 * name the rules don't know is put where it needn't be bent.
 */
function writeVariants(request, language) {
  const addressee = readAddressee(givenName(request.name, 60), language.and)
  const memory = givenText(request.memory, 400)
  const blanks = new Map([
    ...language.wordsFor(addressee, request.address),
    ['name', addressee.written],
    ['vocative', addressee.forms?.vocative ?? addressee.written],
    ['memory', asSentence(memory)],
  ])
  const ways = waysOf(request, language)
  const slots = ['greeting', ...SLOTS_OF_LENGTH[request.length]]
  const greeting = language.greetings({
    addressee,
    relation: request.relation,
    address: request.address,
    isBusiness: request.type === 'business_email',
  })
  return Array.from({ length: 3 }, (_, variant) => ({
    sentences: slots
      .filter((slot) => hasSomethingToSay(slot, request, memory))
      .map((slot, place) => {
        return {
          slot,
          ...turned(
            (slot === 'greeting' ? greeting : ways[slot]).map((way) => fill(way, blanks)),
            request.seed * (place + 1) + variant,
          ),
        }
      }),
    signature: givenText(request.sender, 60),
  }))
}
/** Nobody’s memory is told of, and a business letter to nobody in particular has no bond to speak of. */
function hasSomethingToSay(slot, { type, relation }, memory) {
  if (slot === 'memory') return memory !== ''
  return slot !== 'bond' || type !== 'business_email' || relation !== ''
}
function waysOf({ type, tone, occasion, relation, address }, { wordbook }) {
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
function fill(template, blanks) {
  return template.replaceAll(/\{(\p{L}+)\}/gu, (blank, name) => blanks.get(name) ?? blank)
}
function turned(ways, by) {
  const start = ((Math.trunc(by) % ways.length) + ways.length) % ways.length
  const [text = '', ...others] = [...ways.slice(start), ...ways.slice(0, start)]
  return {
    text,
    others,
  }
}
// src/domain/wording/wordsmith.ts
function wordsmithOf(language) {
  const variants = (request) => writeVariants(request, language)
  return {
    variants,
    written: (writing) => {
      const variant = variants(writing.request)[writing.variant ?? -1]
      return variant === void 0 ? null : withTurns(variant, writing.turns)
    },
    canBend: (name) => readAddressee(givenName(name, 60), language.and).forms !== null,
  }
}
function withTurns(written, turns) {
  return written.sentences.reduce((text, { slot, others }, place) => {
    const ways = others.length + 1
    let turned = text
    for (let left = Math.abs(turns[slot] ?? 0) % ways; left > 0; left -= 1)
      turned = replaceSentence(turned, place)
    return turned
  }, written)
}
export { wordsmithOf }
