import type { GreetingRequest } from '../greetingRequest.ts'
import type { Addressee } from '../names/addressee.ts'
import type { Ways } from '../wording.ts'
import type { WritingRequest } from '../writingRequest.ts'

/** The greeting of a text; a name the rules don't know stays as given. */
export function greetings({ addressee, relation, address, isBusiness }: GreetingRequest): Ways {
  const { call, forms, gender, isSeveral, isClose, written } = addressee
  if (address === 'formal' && !isClose) return formalGreetings(addressee)
  if (relation === 'mama' && !isSeveral) return ['Kochana Mamo!', 'Mamo!', 'Najdroższa Mamo!']
  if (relation === 'tata' && !isSeveral) return ['Kochany Tato!', 'Tato!', 'Najdroższy Tato!']
  if (written === '') {
    if (relation === 'druga-polowka') return ['Kochanie!', 'Moje kochanie!', 'Moje szczęście!']
    return isBusiness
      ? ['Dzień dobry!', 'Witam serdecznie!', 'Cześć!']
      : ['Dzień dobry!', 'Kilka słów od serca.', 'Te słowa są dla {Ciebie}.']
  }
  if (isBusiness) return businessGreetings(addressee)
  if (call === null || gender === null)
    return ['{call}!', '{call}, to dla {Ciebie}!', '{call}, kilka słów dla {Ciebie}!']
  const dear = adjectives(gender, isSeveral)
  if (isClose || relation === 'dziecko')
    return [`${dear.beloved} {call}!`, `${dear.dearest} {call}!`, `${dear.dear} {call}!`]
  if (relation === 'nauczyciel' || relation === 'praca')
    return [`${dear.dear} {call}!`, '{call}!', 'Dzień dobry, {call}!']
  if (relation === 'druga-polowka')
    return [`${dear.dearest} {call}!`, `${dear.beloved} {call}!`, '{call}, to dla {Ciebie}!']
  if (relation === 'dziadkowie' && !isSeveral && forms !== null) {
    const kin = gender === 'feminine' ? 'Babciu' : 'Dziadku'
    return [`${dear.beloved} ${kin} {call}!`, `${kin} {call}!`, `${dear.dearest} ${kin} {call}!`]
  }
  return [`${dear.dear} {call}!`, '{call}!', `${dear.beloved} {call}!`]
}

/** The address of a person whose name isn’t given. */
export function calledWithoutName({
  relation,
  occasion,
}: Pick<WritingRequest, 'relation' | 'occasion'>): string {
  if (occasion === 'Dzień Babci' && (relation === 'dziadkowie' || relation === '')) return 'Babcia'
  if (occasion === 'Dzień Dziadka' && (relation === 'dziadkowie' || relation === '')) return 'Dziadek'
  if (relation === 'mama') return 'Mama'
  if (relation === 'tata') return 'Tata'
  if (relation === 'dziadkowie') return 'Dziadkowie'
  return occasion === 'Ślub' && relation === '' ? 'Nowożeńcy' : ''
}

/** No pet name in a bill. */
function businessGreetings({ isClose, isSeveral }: Addressee): Ways {
  return isClose && !isSeveral
    ? ['Dzień dobry!', 'Witam serdecznie!', 'Szanowni Państwo!']
    : ['Dzień dobry, {call}!', '{call}!', 'Witam serdecznie, {call}!']
}

function formalGreetings({ call, gender, isSeveral }: Addressee): Ways {
  if (call === null || gender === null || isSeveral)
    return ['Szanowni Państwo!', 'Dzień dobry!', 'Dzień dobry Państwu!']
  const honoured = gender === 'feminine' ? 'Szanowna' : 'Szanowny'
  const title = gender === 'feminine' ? 'Pani' : 'Panie'
  return [`${honoured} {formalCall}!`, 'Dzień dobry, {formalCall}!', `${honoured} ${title}!`]
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
