import { newNode } from '#domain/template/newTemplate.ts'
import {
  choice,
  edge,
  exampleAddress,
  line,
  lines,
  list,
  number,
  type ShippedTemplate,
  templateOf,
  toggle,
  wordBook,
} from './parts.ts'

const { say, english } = wordBook()

/** A birthday card: a picture in one of four manners with its text, and the wishes for its inside. */
export const BIRTHDAY_CARD: ShippedTemplate = {
  filled: {
    imie: 'Zosi',
    wiek: 7,
    motyw: 'dwa koty, tort i kolorowe balony',
    styl: 'paper-cut',
    duza_liczba: false,
    zyczenia:
      'Kochana Zosiu, niech każdy dzień będzie jak ten najlepszy: z tortem, balonami i mruczeniem w tle.',
    podpis: 'Babcia Hania',
  },
  template: templateOf({
    details: {
      title: say('Kartka urodzinowa', 'Birthday card'),
      slug: 'kartka-urodzinowa',
      description: say(
        'Obraz na okładkę i życzenia do środka. Wybierasz motyw i styl, a resztę składamy w kilkanaście sekund.',
        'A picture for the cover and wishes for the inside. Choose a motif and a style, and we put it together in seconds.',
      ),
      categories: [say('Kartki', 'Cards')],
      tags: [say('urodziny', 'birthday'), say('obraz', 'picture'), say('życzenia', 'wishes')],
    },
    form: [
      {
        id: 'kto',
        title: say('Dla kogo', 'Who it is for'),
        description: say(
          'Imię stanie na kartce, dlatego napisz je tak, jak ma brzmieć po słowie „dla”.',
          'The name stands on the card: write it as it should read after “for”.',
        ),
        fields: [
          line('imie', say('Imię (dla kogo?)', 'Name (for whom?)'), 30, {
            placeholder: say('Zosi', 'Zosia'),
          }),
          number('wiek', say('Które to urodziny', 'Which birthday'), {
            least: 1,
            most: 120,
            helperText: say(
              'Zostaw puste, jeśli wolisz nie mówić.',
              'Leave it empty if you would rather not say.',
            ),
          }),
        ],
      },
      {
        id: 'obraz',
        title: say('Okładka', 'The cover'),
        description: '',
        fields: [
          list('motyw', say('Co ma być na obrazie', 'What is in the picture'), [
            [
              say('Tort, balony i dwa koty', 'A cake, balloons and two cats'),
              'dwa koty, tort i kolorowe balony',
            ],
            [
              say('Miś z sercem i balonem', 'A bear with a heart and a balloon'),
              'miś z sercem i czerwonym balonem',
            ],
            [say('Bukiet polnych kwiatów', 'A bunch of wild flowers'), 'bukiet maków i stokrotek na łące'],
            [say('Rakieta wśród gwiazd', 'A rocket among the stars'), 'rakieta wśród gwiazd'],
            [say('Jednorożec pod tęczą', 'A unicorn under a rainbow'), 'biały jednorożec pod tęczą'],
          ]),
          choice('styl', say('Styl', 'Style'), [
            [say('Wycinanka', 'Paper cut'), 'paper-cut'],
            [say('Akwarela', 'Watercolour'), 'watercolour'],
            [say('Linoryt', 'Linocut'), 'linocut'],
          ]),
          toggle(
            'duza_liczba',
            say('Zamiast obrazu duża liczba lat', 'A large number of years instead of a picture'),
            {
              helperText: say('Sama typografia, bez rysunku.', 'Lettering alone, without a drawing.'),
              showIf: [{ operandType: 'field', operand: 'wiek', operator: 'gt', value: 0 }],
            },
          ),
        ],
      },
      {
        id: 'srodek',
        title: say('Do środka', 'For the inside'),
        description: '',
        fields: [
          lines('zyczenia', say('Życzenia', 'Wishes'), 400, {
            placeholder: say('Napisz kilka słów od siebie', 'Write a few words of your own'),
            isRequired: true,
          }),
          line('podpis', say('Od kogo', 'From'), 40, { isRequired: false }),
        ],
      },
    ],
    nodes: [
      newNode(
        'branch',
        { id: 'liczba', label: say('Liczba czy obraz', 'Number or picture') },
        { condition: { operandType: 'field', operand: 'duza_liczba', operator: 'equals', value: 'true' } },
      ),
      newNode('input', { id: 'imie', label: say('Imię', 'Name') }, { field: 'imie' }),
      newNode(
        'branch',
        { id: 'styl', label: say('Akwarela czy inny styl', 'Watercolour or another style') },
        { condition: { operandType: 'field', operand: 'styl', operator: 'equals', value: 'watercolour' } },
      ),
      newNode(
        'branch',
        { id: 'ciecie', label: say('Wycinanka czy linoryt', 'Paper cut or linocut') },
        { condition: { operandType: 'field', operand: 'styl', operator: 'equals', value: 'paper-cut' } },
      ),
      newNode(
        'model',
        { id: 'litery', label: say('Liczba literami', 'The number in letters') },
        {
          model: 'iskra-obraz',
          promptTemplate: '„{{wiek}}. urodziny {{imie}}”',
          modelParameters: { style: 'typographic', size: '896x1152' },
        },
      ),
      newNode(
        'model',
        { id: 'akwarela', label: say('Akwarela', 'Watercolour') },
        {
          model: 'iskra-obraz',
          promptTemplate: 'Urodziny, {{motyw}}, „Wszystkiego najlepszego dla {{imie}}”',
          modelParameters: { style: 'watercolour', size: '896x1152' },
        },
      ),
      newNode(
        'model',
        { id: 'wycinanka', label: say('Wycinanka', 'Paper cut') },
        {
          model: 'iskra-obraz',
          promptTemplate: 'Urodziny, {{motyw}}, „Wszystkiego najlepszego dla {{imie}}”',
          modelParameters: { style: 'paper-cut', size: '896x1152' },
        },
      ),
      newNode(
        'model',
        { id: 'linoryt', label: say('Linoryt', 'Linocut') },
        {
          model: 'iskra-obraz',
          promptTemplate: 'Urodziny, {{motyw}}, „Wszystkiego najlepszego dla {{imie}}”',
          modelParameters: { style: 'linocut', size: '896x1152' },
        },
      ),
      newNode(
        'transform',
        { id: 'srodek', label: say('Życzenia', 'Wishes') },
        {
          operation: 'text',
          text: '{{zyczenia}}\n\n{{podpis}}',
          inputSource: { from: 'field', field: 'zyczenia' },
        },
      ),
      newNode('input', { id: 'slowa', label: say('Słowa', 'Words') }, { field: 'zyczenia' }),
      newNode(
        'transform',
        { id: 'przyciete', label: say('Bez pustych wierszy', 'Without empty lines') },
        { operation: 'trim' },
      ),
      newNode(
        'output',
        { id: 'okladka', label: say('Okładka', 'Cover') },
        { name: say('Okładka', 'The cover') },
      ),
      newNode(
        'output',
        { id: 'wnetrze', label: say('Środek', 'Inside') },
        { name: say('Do środka', 'For the inside') },
      ),
    ],
    edges: [
      edge('imie', 'liczba'),
      edge('liczba', 'litery', 'true'),
      edge('liczba', 'styl', 'false'),
      edge('styl', 'akwarela', 'true'),
      edge('styl', 'ciecie', 'false'),
      edge('ciecie', 'wycinanka', 'true'),
      edge('ciecie', 'linoryt', 'false'),
      edge('litery', 'okladka'),
      edge('akwarela', 'okladka'),
      edge('wycinanka', 'okladka'),
      edge('linoryt', 'okladka'),
      edge('slowa', 'srodek'),
      edge('srodek', 'przyciete'),
      edge('przyciete', 'wnetrze'),
    ],
    price: 3,
    examples: [
      {
        type: 'image',
        url: exampleAddress('kartka-urodzinowa', 'webp'),
        caption: say(
          'Siódme urodziny Zosi: wycinanka z kotami i tortem',
          'Zosia’s seventh birthday: a paper cut with cats and a cake',
        ),
      },
    ],
    english,
  }),
}
