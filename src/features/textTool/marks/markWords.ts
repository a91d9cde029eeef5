import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { MarkKind, MarkMessage } from '#domain/text/marks/mark.ts'

/** What each kind of marks is called above a list of them. */
export const MARK_KIND_NAMES = {
  spelling: msg`Pisownia`,
  grammar: msg`Gramatyka`,
  comma: msg`Przecinki`,
  repeated: msg`Powtórzone słowa`,
  confusion: msg`Niewłaściwe słowa`,
  punctuation: msg`Znaki i odstępy`,
  officialese: msg`Prościej`,
  'long-sentence': msg`Długie zdania`,
} satisfies Record<MarkKind, MessageDescriptor>

/** Why a place is marked, in one short sentence. */
export function markReason(i18n: I18n, message: MarkMessage): string {
  return i18n._(reasonOf(message))
}

/** A code without words doesn't compile: it is no long sentence. */
function reasonOf(message: MarkMessage): MessageDescriptor {
  switch (message.code) {
    case 'unknown-word':
      return msg`Słownik nie zna słowa „${message.word}”.`
    case 'unknown-name':
      return msg`Słownik nie zna nazwy „${message.word}”.`
    case 'repeated-word':
      return msg`Słowo „${message.word}” stoi dwa razy z rzędu.`
    case 'wrong-words':
      return msg`Zamiast „${message.words}” powinno być „${message.right}”.`
    case 'plainer-words':
      return msg`Zamiast „${message.words}” prościej: „${message.plain}”.`
    case 'comma-missing':
      return msg`Przed „${message.before}” brakuje przecinka.`
    case 'comma-inside':
      return msg`Wewnątrz „${message.words}” nie ma przecinka.`
    case 'agreement':
      return msg`„${message.verb}” nie pasuje osobą, rodzajem lub liczbą do „${message.subject}”.`
    case 'noun-agreement':
      return msg`„${message.word}” nie pasuje rodzajem, liczbą lub przypadkiem do „${message.noun}”.`
    case 'case':
      return msg`Po „${message.asker}” słowo „${message.noun}” ma mieć inny przypadek.`
    case 'space-before-sign':
      return msg`Przed „${message.sign}” jest zbędny odstęp.`
    case 'space-after-sign':
      return msg`Po „${message.sign}” brakuje odstępu.`
    case 'sign-doubled':
      return msg`Znak „${message.sign}” jest powtórzony.`
    case 'double-space':
      return msg`Podwójny odstęp.`
    case 'space-inside-brackets':
      return msg`Zbędny odstęp w nawiasie lub cudzysłowie.`
    case 'small-letter-first':
      return msg`Zdanie zaczyna się małą literą: „${message.word}”.`
    case 'bracket-alone':
      return msg`Znak „${message.sign}” nie ma pary.`
    case 'long-sentence':
    default:
      return longSentence(message)
  }
}

const longSentence = ({ words }: Extract<MarkMessage, { readonly code: 'long-sentence' }>) =>
  msg`${plural(words, { one: 'Zdanie ma # słowo.', few: 'Zdanie ma # słowa.', many: 'Zdanie ma # słów.', other: 'Zdanie ma # słowa.' })} Krótsze czyta się łatwiej.`
