import type { GreetingRequest } from '../greetingRequest.ts'
import type { Ways } from '../wording.ts'
import type { WritingRequest } from '../writingRequest.ts'

/** The greeting of a text. English declines no name: each stays as written. */
export function greetings({ addressee, relation, address, isBusiness }: GreetingRequest): Ways {
  if (addressee.written === '') {
    if (address === 'formal' || isBusiness) return ['Good day,', 'Dear reader,', 'To whom it may concern,']
    if (relation === 'druga-polowka') return ['My love,', 'Darling,', 'Dearest,']
    return ['Hello,', 'Hi there,', 'A few words for you,']
  }
  if (address === 'formal') return ['Dear {name},', 'Good day, {name},', 'To {name},']
  if (isBusiness) return ['Hello {name},', 'Hi {name},', 'Dear {name},']
  if (relation === 'druga-polowka') return ['My dearest {name},', '{name}, my love,', 'Darling {name},']
  return ['Dear {name},', '{name},', 'Hello {name},']
}

/** The address of a person whose name isn’t given. */
export function calledWithoutName({
  relation,
  occasion,
}: Pick<WritingRequest, 'relation' | 'occasion'>): string {
  if (occasion === 'Dzień Babci' && (relation === 'dziadkowie' || relation === '')) return 'Grandma'
  if (occasion === 'Dzień Dziadka' && (relation === 'dziadkowie' || relation === '')) return 'Grandpa'
  if (relation === 'mama') return 'Mum'
  if (relation === 'tata') return 'Dad'
  if (relation === 'dziadkowie') return 'Grandma and Grandpa'
  return occasion === 'Ślub' && relation === '' ? 'newlyweds' : ''
}
