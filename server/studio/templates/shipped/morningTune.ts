import { newNode } from '#domain/template/newTemplate.ts'
import {
  choice,
  edge,
  exampleAddress,
  line,
  list,
  type ShippedTemplate,
  templateOf,
  wordBook,
} from './parts.ts'

const { say, english } = wordBook()

/** A tune for the buyer, and a cover for it. */
export const MORNING_TUNE: ShippedTemplate = {
  filled: {
    tytul: 'Kawa przed siódmą',
    nastroj: 'radosna',
    dlugosc: 'krotka',
    okladka: 'filiżanka kawy i rogalik o świcie',
  },
  template: templateOf({
    details: {
      title: say('Melodia z okładką', 'A tune with a cover'),
      slug: 'melodia-z-okladka',
      description: say(
        'Własna melodia na dzień dobry, do snu albo na przyjęcie, i kwadratowa okładka z jej tytułem.',
        'A tune of your own for the morning, for sleep or for a party, and a square cover with its title.',
      ),
      categories: [say('Muzyka', 'Music')],
      tags: [say('melodia', 'tune'), say('okładka', 'cover'), say('prezent', 'present')],
    },
    form: [
      {
        id: 'melodia',
        title: say('Melodia', 'The tune'),
        description: '',
        fields: [
          line('tytul', say('Tytuł', 'Title'), 40, {
            placeholder: say('Kawa przed siódmą', 'Coffee before seven'),
          }),
          list('nastroj', say('Nastrój', 'Mood'), [
            [say('Radosny', 'Joyful'), 'radosna'],
            [say('Spokojny', 'Calm'), 'spokojna'],
            [say('Czuły', 'Tender'), 'czuła'],
            [say('Energiczny', 'Energetic'), 'energiczna'],
          ]),
          choice('dlugosc', say('Długość', 'Length'), [
            [say('15 sekund', '15 seconds'), 'krotka'],
            [say('30 sekund', '30 seconds'), 'dluga'],
          ]),
        ],
      },
      {
        id: 'okladka',
        title: say('Okładka', 'The cover'),
        description: '',
        fields: [
          list('okladka', say('Co na niej jest', 'What is on it'), [
            [
              say('Kawa i rogalik o świcie', 'Coffee and a croissant at dawn'),
              'filiżanka kawy i rogalik o świcie',
            ],
            [say('Księżyc nad jeziorem', 'The moon over a lake'), 'księżyc nad jeziorem'],
            [say('Gitara i kwiaty', 'A guitar and flowers'), 'gitara i kwiaty'],
            [say('Miasto nocą', 'A town by night'), 'miasto nocą'],
          ]),
        ],
      },
    ],
    nodes: [
      newNode('input', { id: 'nastroj', label: say('Nastrój', 'Mood') }, { field: 'nastroj' }),
      newNode(
        'branch',
        { id: 'dlugosc', label: say('Jak długa', 'How long') },
        { condition: { operandType: 'field', operand: 'dlugosc', operator: 'equals', value: 'krotka' } },
      ),
      newNode(
        'model',
        { id: 'krotka', label: say('Piętnaście sekund', 'Fifteen seconds') },
        {
          mode: 'music',
          model: 'iskra-muzyka',
          promptTemplate: '{{nastroj}} melodia',
          modelParameters: { duration: 15 },
        },
      ),
      newNode(
        'model',
        { id: 'dluga', label: say('Pół minuty', 'Half a minute') },
        {
          mode: 'music',
          model: 'iskra-muzyka',
          promptTemplate: '{{nastroj}} melodia',
          modelParameters: { duration: 30 },
        },
      ),
      newNode(
        'output',
        { id: 'melodia', label: say('Melodia', 'Tune') },
        { name: say('Melodia', 'The tune') },
      ),
      newNode(
        'input',
        { id: 'widok', label: say('Widok na okładkę', 'View for the cover') },
        { field: 'okladka' },
      ),
      newNode(
        'model',
        { id: 'obraz', label: say('Obraz na okładkę', 'Picture for the cover') },
        {
          model: 'iskra-obraz',
          promptTemplate: '{{okladka}}, „{{tytul}}”',
          modelParameters: { style: 'vivid', size: '1024x1024' },
        },
      ),
      newNode(
        'postprocess',
        { id: 'kwadrat', label: say('Kwadrat', 'Square') },
        { operation: 'resize', width: 1000, height: 1000, format: 'jpeg' },
      ),
      newNode(
        'output',
        { id: 'okladka', label: say('Okładka', 'Cover') },
        { name: say('Okładka', 'The cover') },
      ),
    ],
    edges: [
      edge('nastroj', 'dlugosc'),
      edge('dlugosc', 'krotka', 'true'),
      edge('dlugosc', 'dluga', 'false'),
      edge('krotka', 'melodia'),
      edge('dluga', 'melodia'),
      edge('widok', 'obraz'),
      edge('obraz', 'kwadrat'),
      edge('kwadrat', 'okladka'),
    ],
    price: { mode: 'model-based', models: { 'iskra-muzyka': 4, 'iskra-obraz': 2 } },
    examples: [
      {
        type: 'audio',
        url: exampleAddress('melodia-z-okladka', 'mp3'),
        caption: say('„Kawa przed siódmą”: radosna, 15 sekund', '“Coffee before seven”: joyful, 15 seconds'),
      },
      {
        type: 'image',
        url: exampleAddress('melodia-z-okladka', 'webp'),
        caption: say('Okładka tej samej melodii', 'The cover of the same tune'),
      },
    ],
    english,
  }),
}
