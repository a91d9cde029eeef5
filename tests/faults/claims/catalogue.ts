import type { KeptFeature } from '#server/shop/catalogue/english/features.ts'
import type { OptionName } from '#server/shop/catalogue/english/words.ts'
import type { Place, Places } from './place.ts'

const held = (title: string): Place => ['tests/faults/claims/catalogue.test.ts', title]
const credits = (title: string): Place => ['server/studio/credits/credits.test.ts', title]
const orders = (title: string): Place => ['server/shop/orders/orders.test.ts', title]

const FILE = orders('is a real file for each digital thing, at an address that is signed and runs out')
const PAPER = held('is a file of the size that it says')
const LESSONS: Places = [held('is a course with as many lessons and tasks as it says'), FILE]
const PRACTICE: Places = [
  held('is a course with the credits that it says'),
  credits('of a course arrive once, as what they are'),
]
const PRICES: Places = [held('is as cheap by the credit as it says')]
const FORMS: Places = [held('comes in the forms that it says')]
const NOTE: Places = [
  held('what the buyer writes for the shop, and which form was chosen, reaches it with the order'),
]
const SEEN: Places = [
  [
    'src/domain/personal/personal.test.ts',
    'has every word that was given, in letters that there are, within its edges',
  ],
  ['server/shop/orders/personal.test.ts', 'is made just as it was told, and told on the order'],
]

/** What each promise of a product is held by. */
export const FEATURE_PLACES: Readonly<Record<KeptFeature, Places>> = {
  'Tekst z miejscem na Wasze słowa': [held('has blanks for the buyer’s words')],
  'PDF w formacie A6: przód i środek': [PAPER],
  'PDF w formacie A4': [PAPER],
  'PDF w formacie A5': [PAPER],
  'PDF w formatach A4 i A5': [PAPER],
  'Cztery bileciki na kartce A4': [PAPER],
  'Do pobrania zaraz po zapłacie': [FILE],
  'Drukujesz, ile razy chcesz': [FILE],
  'Słowa, które można skopiować': [held('is a file of words, not of their picture')],
  'Ani jednego „ale” w tekście': [held('says of its own text what is true')],
  'Limeryk na pięć wersów': [held('says of its own text what is true')],
  'Numer, kwota i termin w pierwszym zdaniu': [held('says of its own text what is true')],
  'Zeszyt PDF z miejscem na notatki': [PAPER, ...LESSONS],
  'Cztery lekcje i cztery zadania': LESSONS,
  'Pięć lekcji i pięć zadań': LESSONS,
  'Sześć lekcji i sześć zadań': LESSONS,
  '30 kredytów na ćwiczenia': PRACTICE,
  '40 kredytów na ćwiczenia': PRACTICE,
  '60 kredytów na ćwiczenia': PRACTICE,
  '80 kredytów na ćwiczenia': PRACTICE,
  '100 kredytów na ćwiczenia': PRACTICE,
  '120 kredytów na ćwiczenia': PRACTICE,
  'Na obrazy, filmy i muzykę': [
    [
      'tests/e2e/generation/media-playback.spec.ts',
      'a picture ${JSON.stringify(options)} opens in every format',
    ],
    [
      'tests/e2e/generation/media-playback.spec.ts',
      'a video ${JSON.stringify(options)} plays with its size, length and rate',
    ],
    ['tests/e2e/generation/media-playback.spec.ts', 'music plays as long as it says, in both formats'],
  ],
  'Bez daty ważności': [credits('never run out by themselves')],
  'Bez abonamentu': [
    credits('of a pack arrive with the shop’s word, and the buyer is told the truth meanwhile'),
    ['server/shop/checkout/checkout.test.ts', 'makes one order of fifty payments at once'],
  ],
  'O 18% taniej za kredyt niż w pakiecie 50': PRICES,
  'Kredyt za mniej niż 24 grosze': PRICES,
  'Najniższa cena za kredyt': PRICES,
  'Za nieudane nie płacisz': [
    ['server/studio/generators/handOver.test.ts', 'costs nothing when the provider fails'],
    [
      'server/studio/generators/queue.test.ts',
      'tries again after a passing trouble, with a pause, and fails in the end',
    ],
  ],
  'Można podarować, podając adres': [
    credits('wait for whoever proves the order’s address, also when they have changed it since'),
  ],
  'Faktura, gdy o nią poprosisz': [
    orders('is an invoice that says what was paid, once, with numbers in a row'),
  ],
  'Obraz układasz na podglądzie': [
    [
      'tests/e2e/gifts/print.spec.ts',
      'is placed on a mug, survives a reload, is bought, and seen on the order',
    ],
  ],
  'Zdjęcie na okładkę układasz na podglądzie': [
    [
      'tests/e2e/gifts/print.spec.ts',
      'is placed on a mug, survives a reload, is bought, and seen on the order',
    ],
    [
      'src/domain/prints/placement.test.ts',
      'is made at 300 dots to an inch, and at no more pixels than can be drawn',
    ],
  ],
  'Twoje słowa widzisz na podglądzie': SEEN,
  'Imię bez dopłaty': SEEN,
  'Niebo policzone dla miejsca i chwili': [
    ...SEEN,
    ['src/domain/personal/sky/sky.test.ts', 'turns by the sidereal time of its place'],
  ],
  'Nazwa i kolor nieba do wyboru': SEEN,
  'Trzy rozmiary': FORMS,
  'Trzy rozmiary i dębowa rama do wyboru': FORMS,
  'Dwa formaty i dwie objętości': FORMS,
  'Rozmiary S–XL': FORMS,
  'Rozmiary S–XXL': FORMS,
}

const CHOSEN: Places = [
  [
    'src/features/shop/product/ProductScreen.test.tsx',
    'a choice of a variant changes price, stock and what is bought',
  ],
  ...NOTE,
]

/** What the choice of each option changes in what is delivered. */
export const OPTION_PLACES: Readonly<Record<OptionName, Places>> = {
  Format: [...CHOSEN, held('a file and its print are told apart by what comes')],
  Kolor: CHOSEN,
  Rozmiar: CHOSEN,
  Zapach: CHOSEN,
}
