import type { GreetingRequest } from '../greetingRequest.ts'
import type { Ways } from '../wording.ts'

/** How a text greets. English bends no name: each stands as it was written. */
export function greetings({ addressee, relation, address, isBusiness }: GreetingRequest): Ways {
  if (addressee.written === '') {
    if (address === 'formal' || isBusiness) return ['Good day,', 'Dear reader,', 'To whom it may concern,']
    if (relation === 'mama') return ['Dear Mum,', 'Mum,', 'Dearest Mum,']
    if (relation === 'tata') return ['Dear Dad,', 'Dad,', 'Dearest Dad,']
    if (relation === 'druga-polowka') return ['My love,', 'Darling,', 'Dearest,']
    return ['Hello,', 'Hi there,', 'A few words for you,']
  }
  if (address === 'formal') return ['Dear {name},', 'Good day, {name},', 'To {name},']
  if (isBusiness) return ['Hello {name},', 'Hi {name},', 'Dear {name},']
  if (relation === 'druga-polowka') return ['My dearest {name},', '{name}, my love,', 'Darling {name},']
  return ['Dear {name},', '{name},', 'Hello {name},']
}
