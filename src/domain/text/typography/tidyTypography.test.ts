import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyEdits } from '../span.ts'
import { tidyTypography } from './tidyTypography.ts'

const tidy = (text: string) => applyEdits(text, tidyTypography(text))

describe('typography', () => {
  it.each([
    ['Idę z psem i kotem w góry', 'Idę z~psem i~kotem w~góry'],
    ['A w domu "cisza".', 'A~w~domu „cisza”.'],
    ['“Tak” i "nie"', '„Tak” i~„nie”'],
    ['Ekran 15" i 3.5" dysk', 'Ekran 15" i~3.5" dysk'],
    ['Kot - jak to kot - spał.', 'Kot – jak to kot – spał.'],
    ['- Idę - powiedział.', '– Idę – powiedział.'],
    ['biało-czerwony i 00-950', 'biało-czerwony i~00-950'],
    ['w latach 1990-1995, str. 12-15', 'w~latach 1990–1995, str.~12–15'],
    ['tel. 600-700-800', 'tel.~600-700-800'],
    ['No i... koniec....', 'No i… koniec…'],
    ['Ala ma kota , psa i mysz .', 'Ala ma kota, psa i~mysz.'],
    ['Ala,kot i ( pies )', 'Ala, kot i~(pies)'],
    ['Uśmiech :) i ;-)', 'Uśmiech :) i~;-)'],
    ['Cena: 12500zł albo 3.50 zł', 'Cena: 12~500~zł albo 3,50~zł'],
    ['10 000 osób i 50 % zniżki', '10~000~osób i~50% zniżki'],
    ['5-go Maja 2024r.', '5~maja 2024~r.'],
    ['1. maja o godz. 18:30', '1~maja o~godz.~18.30'],
    ['Paczka 2kg, trasa 15 km, 20 °C', 'Paczka 2~kg, trasa 15~km, 20~°C'],
    ['ul. Długa 5, dr Nowak, J. Kowalski', 'ul.~Długa 5, dr~Nowak, J.~Kowalski'],
    ['w XX w. i nr 5', 'w~XX~w. i~nr~5'],
    [
      'Napisz: ola.nowak@poczta.pl, www.sklep.pl/a,b?c=1',
      'Napisz: ola.nowak@poczta.pl, www.sklep.pl/a,b?c=1',
    ],
    ['Dwa  słowa \nDalej', 'Dwa słowa\nDalej'],
    ["O'Connor", 'O’Connor'],
  ])('of %s', (text, tidied) => {
    expect(tidy(text).replaceAll('\u00a0', '~')).toBe(tidied)
  })

  it('is tidy once it was tidied', () => {
    const parts = [
      'a',
      'w',
      'Kot',
      '5',
      '12',
      '1990',
      ' ',
      '\u00a0',
      '-',
      '–',
      '"',
      '„',
      '”',
      '“',
      '.',
      '...',
      '…',
      ',',
    ]
    const signs = [
      ':',
      ';',
      '!',
      '?',
      '(',
      ')',
      'zł',
      'kg',
      'maja',
      'r.',
      'ul.',
      'nr',
      '\n',
      "'",
      '%',
      'www.a.pl',
      'godz.',
    ]
    const text = fc.string({ unit: fc.constantFrom(...parts, ...signs), maxLength: 25 })
    fc.assert(
      fc.property(fc.oneof(text, fc.string({ unit: 'binary' })), (written) => {
        const once = tidy(written)
        expect(tidyTypography(once)).toEqual([])
      }),
      { numRuns: 3_000 },
    )
  })
})
