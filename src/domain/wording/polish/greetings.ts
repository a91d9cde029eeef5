import type { GreetingRequest } from '../greetingRequest.ts'
import type { Addressee } from '../names/addressee.ts'
import type { Ways } from '../wording.ts'

const TITLED = /^Pani(?:e)?(?: |$)/u

/** How a text greets; a name the rules don't know stands where nothing bends. */
export function greetings({ addressee, relation, address, isBusiness }: GreetingRequest): Ways {
  const { forms, gender, isSeveral, written } = addressee
  if (address === 'formal') return formalGreetings(addressee)
  if (relation === 'mama' && !isSeveral) return ['Kochana Mamo!', 'Mamo!', 'Najdroższa Mamo!']
  if (relation === 'tata' && !isSeveral) return ['Kochany Tato!', 'Tato!', 'Najdroższy Tato!']
  if (written === '') {
    return relation === 'druga-polowka'
      ? ['Kochanie!', 'Moje kochanie!', 'Moje szczęście!']
      : ['Dzień dobry!', 'Witaj w dobrym dniu!', 'Kilka słów od serca.']
  }
  if (forms === null || gender === null) {
    return isBusiness
      ? ['Dzień dobry!', 'Dzień dobry, piszę z kilkoma słowami.', 'Na początku tej wiadomości stoi: {name}.']
      : ['Na kopercie stoi: {name}.', 'Te słowa mają swój adres: {name}.', 'U góry tego listu stoi: {name}.']
  }
  const dear = adjectives(gender, isSeveral)
  if (isBusiness || relation === 'nauczyciel' || relation === 'praca')
    return [`${dear.dear} {vocative}!`, '{vocative}!', 'Dzień dobry, {vocative}!']
  if (relation === 'druga-polowka')
    return [`${dear.dearest} {vocative}!`, `${dear.beloved} {vocative}!`, '{vocative}, kochanie!']
  if (relation === 'dziecko' || relation === 'dziadkowie')
    return [`${dear.beloved} {vocative}!`, '{vocative}!', `${dear.dear} {vocative}!`]
  return [`${dear.dear} {vocative}!`, '{vocative}!', `${dear.beloved} {vocative}!`]
}

function formalGreetings({ forms, gender, isSeveral }: Addressee): Ways {
  if (forms === null || gender === null || isSeveral)
    return ['Szanowni Państwo!', 'Dzień dobry!', 'Dzień dobry Państwu!']
  const honoured = gender === 'feminine' ? 'Szanowna' : 'Szanowny'
  const title = gender === 'feminine' ? 'Pani' : 'Panie'
  const name = TITLED.test(forms.vocative) ? '{vocative}' : `${title} {vocative}`
  return [`${honoured} ${name}!`, `Dzień dobry, ${name}!`, `${honoured} ${title}!`]
}

function adjectives(gender: 'feminine' | 'masculine', isSeveral: boolean) {
  if (isSeveral)
    return gender === 'feminine'
      ? { dear: 'Drogie', beloved: 'Kochane', dearest: 'Najdroższe' }
      : { dear: 'Drodzy', beloved: 'Kochani', dearest: 'Najdrożsi' }
  return gender === 'feminine'
    ? { dear: 'Droga', beloved: 'Kochana', dearest: 'Najdroższa' }
    : { dear: 'Drogi', beloved: 'Kochany', dearest: 'Najdroższy' }
}
