import type { PersonalFields } from './personalFields.ts'
import type { PersonalHandle } from './personalHandles.ts'

/** Examples for values that are still missing, so that the thing can be shown; optional fields need none. */
export const PERSONAL_EXAMPLES: {
  readonly [Handle in PersonalHandle]: {
    readonly [
      Name in keyof PersonalFields<Handle> as PersonalFields<Handle>[Name] extends {
        readonly isRequired: true
      }
        ? Name
        : never
    ]: string
  }
} = {
  'plakat-mapa-nieba': { place: '50.0600 19.9400 Kraków', date: '2018-07-14', time: '22:00' },
  'plakat-rob-po-swojemu': {},
  'plakat-twoje-miasto': { city: 'Warszawa' },
  'kubek-emaliowany-iskry': {},
  'kubek-dla-mamy-bukiet': {},
  'kubek-dla-taty-szczyty': {},
  'swieca-sojowa-ognisko': { label: 'Na długie wieczory' },
  'swieca-na-rocznice': { first: 'Ewa', second: 'Paweł', year: '2014', note: 'Jeszcze raz tak' },
  'bombka-z-imieniem': { name: 'Zosia' },
  'puzzle-dla-dzieci': { name: 'Staś' },
}
