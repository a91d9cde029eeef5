import { newNode } from '#domain/template/newTemplate.ts'
import { edge, exampleAddress, list, type ShippedTemplate, templateOf, wordBook } from './parts.ts'

const { say, english } = wordBook()

/** Three patterns that repeat without a seam, of which the buyer chooses one. */
export const WRAPPING_PAPER: ShippedTemplate = {
  filled: { motyw: 'lisy i muchomory', barwa: 'na zielonym tle' },
  template: templateOf({
    details: {
      title: say('Wzór na papier do pakowania', 'A pattern for wrapping paper'),
      slug: 'wzor-na-papier',
      description: say(
        'Trzy wersje powtarzalnego wzoru w Twoich barwach, do druku na papierze albo na tło. Wybierasz tę, która najbardziej pasuje.',
        'Three versions of a repeating pattern in your colours, to print on paper or for a background. Pick the one that fits best.',
      ),
      categories: [say('Obrazy', 'Pictures')],
      tags: [say('wzór', 'pattern'), say('do druku', 'to print'), say('prezent', 'present')],
    },
    form: [
      {
        id: 'wzor',
        title: say('Wzór', 'The pattern'),
        description: '',
        fields: [
          list('motyw', say('Motyw', 'Motif'), [
            [say('Lisy i muchomory', 'Foxes and toadstools'), 'lisy i muchomory'],
            [say('Stokrotki i motyle', 'Daisies and butterflies'), 'stokrotki i motyle'],
            [say('Choinki i gwiazdy', 'Christmas trees and stars'), 'choinki i gwiazdy'],
            [say('Serca i róże', 'Hearts and roses'), 'serca i róże'],
            [say('Rakiety i planety', 'Rockets and planets'), 'rakiety i planety'],
          ]),
        ],
      },
      {
        id: 'barwy',
        title: say('Barwa', 'Colour'),
        description: '',
        fields: [
          list('barwa', say('Tło', 'Ground'), [
            [say('Zielone', 'Green'), 'na zielonym tle'],
            [say('Czerwone', 'Red'), 'na czerwonym tle'],
            [say('Granatowe', 'Navy'), 'na granatowym tle'],
            [say('Kremowe', 'Cream'), 'na kremowym tle'],
            [say('Różowe', 'Pink'), 'na różowym tle'],
          ]),
        ],
      },
    ],
    nodes: [
      newNode('input', { id: 'motyw', label: say('Motyw', 'Motif') }, { field: 'motyw' }),
      newNode('input', { id: 'barwa', label: say('Barwa', 'Colour') }, { field: 'barwa' }),
      newNode(
        'transform',
        { id: 'opis', label: say('Opis wzoru', 'The pattern in words') },
        { operation: 'join', text: ' ' },
      ),
      newNode(
        'model',
        { id: 'wzory', label: say('Trzy wzory', 'Three patterns') },
        {
          model: 'iskra-obraz',
          promptTemplate: '{{previous}}',
          fanout: 3,
          collectStrategy: 'all',
          modelParameters: { style: 'pattern', size: '1024x1024' },
        },
      ),
      newNode(
        'output',
        { id: 'wybor', label: say('Trzy wzory', 'Three patterns') },
        { name: say('Trzy wzory do wyboru', 'Three patterns to choose from') },
      ),
    ],
    edges: [edge('motyw', 'opis'), edge('barwa', 'opis'), edge('opis', 'wzory'), edge('wzory', 'wybor')],
    price: { mode: 'model-based', models: { 'iskra-obraz': 2 } },
    examples: [
      {
        type: 'image',
        url: exampleAddress('wzor-na-papier', 'webp'),
        caption: say('Lisy i muchomory na zieleni', 'Foxes and toadstools on green'),
      },
    ],
    english,
  }),
}
