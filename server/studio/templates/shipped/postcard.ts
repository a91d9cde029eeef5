import { newNode } from '#domain/template/newTemplate.ts'
import {
  choice,
  edge,
  exampleAddress,
  line,
  list,
  type ShippedTemplate,
  templateOf,
  toggle,
  wordBook,
} from './parts.ts'

const { say, english } = wordBook()

/** A postcard of a journey: framed to its format, with greetings from the place, in colour or as an old photograph. */
export const POSTCARD: ShippedTemplate = {
  filled: {
    miejsce: 'góry latem, mały domek i świerki',
    nazwa: 'Zakopanego',
    styl: 'natural',
    stara: false,
  },
  template: templateOf({
    details: {
      title: say('Pocztówka z podróży', 'A postcard from a journey'),
      slug: 'pocztowka-z-podrozy',
      description: say(
        'Widok z miejsca, w którym jesteś, z podpisem „Pozdrowienia z…”, w formacie pocztówki. Jeśli wolisz, czarno-biały.',
        'A view of where you are, with “Greetings from…”, in the format of a postcard. Black and white if you prefer.',
      ),
      categories: [say('Kartki', 'Cards')],
      tags: [say('podróże', 'travel'), say('pocztówka', 'postcard'), say('obraz', 'picture')],
    },
    form: [
      {
        id: 'gdzie',
        title: say('Skąd piszesz', 'Where you write from'),
        description: '',
        fields: [
          list('miejsce', say('Widok', 'View'), [
            [say('Góry latem', 'Mountains in summer'), 'góry latem, mały domek i świerki'],
            [
              say('Plaża z latarnią morską', 'A beach with a lighthouse'),
              'plaża nad morzem, latarnia morska i mewy',
            ],
            [say('Las jesienią', 'A wood in autumn'), 'las jesienią, jeleń we mgle'],
            [say('Kamieniczki na rynku', 'Old houses on the square'), 'miasto latem, kamienice i gołębie'],
            [say('Wieś wśród pól', 'A village among fields'), 'wieś latem, wiatrak i słoneczniki'],
          ]),
          line('nazwa', say('Pozdrowienia z…', 'Greetings from…'), 24, {
            placeholder: say('Zakopanego', 'Zakopane'),
          }),
        ],
      },
      {
        id: 'jak',
        title: say('Jak ma wyglądać', 'What it looks like'),
        description: '',
        fields: [
          choice('styl', say('Styl', 'Style'), [
            [say('Malowany', 'Painted'), 'natural'],
            [say('Plakatowy', 'Like a poster'), 'poster'],
          ]),
          toggle('stara', say('Jak stara fotografia', 'Like an old photograph'), {
            helperText: say('Czarno-biała.', 'Black and white.'),
          }),
        ],
      },
    ],
    nodes: [
      newNode('input', { id: 'miejsce', label: say('Widok', 'View') }, { field: 'miejsce' }),
      newNode(
        'branch',
        { id: 'styl', label: say('Malowany czy plakatowy', 'Painted or poster') },
        { condition: { operandType: 'field', operand: 'styl', operator: 'equals', value: 'natural' } },
      ),
      newNode(
        'model',
        { id: 'malowany', label: say('Malowany widok', 'Painted view') },
        {
          model: 'iskra-obraz',
          promptTemplate: '{{miejsce}}, „Pozdrowienia z {{nazwa}}”',
          modelParameters: { style: 'natural', size: '1152x896' },
        },
      ),
      newNode(
        'model',
        { id: 'plakatowy', label: say('Widok jak plakat', 'View like a poster') },
        {
          model: 'iskra-obraz',
          promptTemplate: '{{miejsce}}, „Pozdrowienia z {{nazwa}}”',
          modelParameters: { style: 'poster', size: '1152x896' },
        },
      ),
      newNode(
        'aggregate',
        { id: 'widok', label: say('Widok', 'View') },
        { collectStrategy: 'first_success' },
      ),
      newNode(
        'postprocess',
        { id: 'format', label: say('Do druku na pocztówce', 'Sized for a printed postcard') },
        { operation: 'resize', width: 1200, height: 0 },
      ),
      newNode(
        'branch',
        { id: 'stara', label: say('Barwna czy czarno-biała', 'Coloured or black and white') },
        { condition: { operandType: 'field', operand: 'stara', operator: 'equals', value: 'true' } },
      ),
      newNode(
        'postprocess',
        { id: 'szara', label: say('Czarno-biała', 'Black and white') },
        { operation: 'grayscale' },
      ),
      newNode(
        'aggregate',
        { id: 'gotowa', label: say('Obraz', 'Picture') },
        { collectStrategy: 'first_success' },
      ),
      newNode(
        'postprocess',
        { id: 'plik', label: say('Plik do wysłania', 'A file to send') },
        { operation: 'format', format: 'jpeg' },
      ),
      newNode(
        'output',
        { id: 'pocztowka', label: say('Pocztówka', 'Postcard') },
        { name: say('Pocztówka', 'The postcard') },
      ),
      newNode('input', { id: 'nazwa', label: say('Nazwa miejsca', 'Name of the place') }, { field: 'nazwa' }),
      newNode(
        'transform',
        { id: 'pozdrowienia', label: say('Pozdrowienia', 'Greetings') },
        { operation: 'text', text: 'Pozdrowienia z {{nazwa}}!' },
      ),
      newNode(
        'output',
        { id: 'slowa', label: say('Słowa', 'Words') },
        { name: say('Na odwrót', 'For its back') },
      ),
    ],
    edges: [
      edge('miejsce', 'styl'),
      edge('styl', 'malowany', 'true'),
      edge('styl', 'plakatowy', 'false'),
      edge('malowany', 'widok'),
      edge('plakatowy', 'widok'),
      edge('widok', 'format'),
      edge('format', 'stara'),
      edge('stara', 'szara', 'true'),
      edge('stara', 'gotowa', 'false'),
      edge('szara', 'gotowa'),
      edge('gotowa', 'plik'),
      edge('plik', 'pocztowka'),
      edge('nazwa', 'pozdrowienia'),
      edge('pozdrowienia', 'slowa'),
    ],
    price: 3,
    examples: [
      {
        type: 'image',
        url: exampleAddress('pocztowka-z-podrozy', 'webp'),
        caption: say('Pozdrowienia z Zakopanego', 'Greetings from Zakopane'),
      },
    ],
    english,
  }),
}
