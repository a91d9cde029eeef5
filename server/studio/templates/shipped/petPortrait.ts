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

/** A square portrait of a pet: three are drawn, the richest is kept. */
export const PET_PORTRAIT: ShippedTemplate = {
  filled: {
    zwierze: 'kot',
    kolor: 'rudy',
    miejsce: 'na łące wśród stokrotek',
    imie: 'Mruczek',
    styl: 'watercolour',
  },
  template: templateOf({
    details: {
      title: say('Portret pupila', 'Portrait of a pet'),
      slug: 'portret-pupila',
      description: say(
        'Trzy podejścia, jeden najlepszy portret: kwadratowy, gotowy do wydruku albo na zdjęcie profilowe, z podpisem.',
        'Three attempts, one best portrait: square, ready to print or for a profile, with a caption.',
      ),
      categories: [say('Obrazy', 'Pictures')],
      tags: [say('zwierzęta', 'animals'), say('portret', 'portrait'), say('akwarela', 'watercolour')],
    },
    form: [
      {
        id: 'kto',
        title: say('Twój pupil', 'Your pet'),
        description: '',
        fields: [
          line('imie', say('Imię', 'Name'), 20, { placeholder: say('Mruczek', 'Whiskers') }),
          list('zwierze', say('Kim jest', 'What it is'), [
            [say('Kot', 'A cat'), 'kot'],
            [say('Pies', 'A dog'), 'pies'],
            [say('Królik', 'A rabbit'), 'zając'],
            [say('Koń', 'A horse'), 'koń'],
            [say('Żółw', 'A turtle'), 'żółw'],
          ]),
          choice('kolor', say('Barwa', 'Colour'), [
            [say('Rudy', 'Ginger'), 'rudy'],
            [say('Czarny', 'Black'), 'czarny'],
            [say('Biały', 'White'), 'biały'],
            [say('Brązowy', 'Brown'), 'brązowy'],
            [say('Szary', 'Grey'), 'szary'],
          ]),
        ],
      },
      {
        id: 'gdzie',
        title: say('Gdzie i jak', 'Where and how'),
        description: '',
        fields: [
          list('miejsce', say('Miejsce', 'Place'), [
            [say('Na łące wśród stokrotek', 'On a meadow among daisies'), 'na łące wśród stokrotek'],
            [say('W jesiennym lesie', 'In an autumn wood'), 'w lesie jesienią'],
            [say('Nad morzem o zachodzie', 'By the sea at sunset'), 'nad morzem o zachodzie słońca'],
            [say('W śniegu', 'In the snow'), 'w śniegu'],
          ]),
          choice('styl', say('Styl', 'Style'), [
            [say('Akwarela', 'Watercolour'), 'watercolour'],
            [say('Wycinanka', 'Paper cut'), 'paper-cut'],
          ]),
        ],
      },
    ],
    nodes: [
      newNode('input', { id: 'zwierze', label: say('Pupil', 'Pet') }, { field: 'zwierze' }),
      newNode(
        'branch',
        { id: 'styl', label: say('Styl', 'Style') },
        { condition: { operandType: 'field', operand: 'styl', operator: 'equals', value: 'watercolour' } },
      ),
      newNode(
        'model',
        { id: 'akwarele', label: say('Trzy akwarele', 'Three watercolours') },
        {
          model: 'iskra-obraz',
          promptTemplate: '{{kolor}} {{zwierze}} {{miejsce}}',
          fanout: 3,
          collectStrategy: 'best_of',
          modelParameters: { style: 'watercolour', size: '1024x1024' },
        },
      ),
      newNode(
        'model',
        { id: 'wycinanki', label: say('Trzy wycinanki', 'Three paper cuts') },
        {
          model: 'iskra-obraz',
          promptTemplate: '{{kolor}} {{zwierze}} {{miejsce}}',
          fanout: 3,
          collectStrategy: 'best_of',
          modelParameters: { style: 'paper-cut', size: '1024x1024' },
        },
      ),
      newNode(
        'aggregate',
        { id: 'wybrany', label: say('Najlepszy', 'The best') },
        { collectStrategy: 'first_success' },
      ),
      newNode(
        'postprocess',
        { id: 'kwadrat', label: say('Kwadrat do druku', 'A square for print') },
        { operation: 'crop', width: 1000, height: 1000, format: 'png' },
      ),
      newNode(
        'output',
        { id: 'portret', label: say('Portret', 'Portrait') },
        { name: say('Portret', 'The portrait') },
      ),
      newNode('input', { id: 'imie', label: say('Imię', 'Name') }, { field: 'imie' }),
      newNode(
        'transform',
        { id: 'podpis', label: say('Podpis', 'Caption') },
        { operation: 'text', text: '{{imie}}, {{kolor}} {{zwierze}} {{miejsce}}' },
      ),
      newNode(
        'output',
        { id: 'opis', label: say('Podpis', 'Caption') },
        { name: say('Podpis pod obraz', 'A caption') },
      ),
    ],
    edges: [
      edge('zwierze', 'styl'),
      edge('styl', 'akwarele', 'true'),
      edge('styl', 'wycinanki', 'false'),
      edge('akwarele', 'wybrany'),
      edge('wycinanki', 'wybrany'),
      edge('wybrany', 'kwadrat'),
      edge('kwadrat', 'portret'),
      edge('imie', 'podpis'),
      edge('podpis', 'opis'),
    ],
    price: 6,
    examples: [
      {
        type: 'image',
        url: exampleAddress('portret-pupila', 'webp'),
        caption: say('Mruczek, rudy kot na łące wśród stokrotek', 'Mruczek, a ginger cat among daisies'),
      },
    ],
    english,
  }),
}
