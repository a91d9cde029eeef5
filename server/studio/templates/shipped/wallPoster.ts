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

/** A poster for a wall: a picture like a poster or a page of lettering, large enough to be printed. */
export const WALL_POSTER: ShippedTemplate = {
  filled: { rodzaj: 'obraz', temat: 'wieloryb na morzu nocą pod gwiazdami', haslo: '' },
  template: templateOf({
    details: {
      title: say('Plakat na ścianę', 'A poster for the wall'),
      slug: 'plakat-na-sciane',
      description: say(
        'Plakatowy obraz albo samo hasło złożone literami, w pionowym formacie i jakości do druku.',
        'A picture like a poster, or a motto in lettering alone, upright and in a quality to print.',
      ),
      categories: [say('Obrazy', 'Pictures')],
      tags: [say('plakat', 'poster'), say('do druku', 'to print'), say('dom', 'home')],
    },
    form: [
      {
        id: 'rodzaj',
        title: say('Obraz czy hasło', 'Picture or motto'),
        description: '',
        fields: [
          choice('rodzaj', say('Co ma wisieć na ścianie', 'What hangs on the wall'), [
            [say('Obraz', 'A picture'), 'obraz'],
            [say('Hasło literami', 'A motto in letters'), 'haslo'],
          ]),
        ],
      },
      {
        id: 'tresc',
        title: say('Treść', 'What it shows'),
        description: '',
        fields: [
          list(
            'temat',
            say('Temat obrazu', 'Subject'),
            [
              [
                say('Wieloryb pod gwiazdami', 'A whale under the stars'),
                'wieloryb na morzu nocą pod gwiazdami',
              ],
              [say('Lis w zimowym lesie', 'A fox in a winter wood'), 'lis w zimowym lesie'],
              [say('Góry o świcie', 'Mountains at dawn'), 'góry o świcie, dwa jelenie'],
              [
                say('Żaglówka na jeziorze', 'A sailing boat on a lake'),
                'żaglówka na jeziorze o zachodzie słońca',
              ],
              [say('Rower i słoneczniki', 'A bicycle and sunflowers'), 'rower i słoneczniki na łące'],
            ],
            { showIf: [{ operandType: 'field', operand: 'rodzaj', operator: 'equals', value: 'obraz' }] },
          ),
          line('haslo', say('Hasło', 'Motto'), 60, {
            placeholder: say('Powoli też dojdziesz', 'Slowly gets you there too'),
            showIf: [{ operandType: 'field', operand: 'rodzaj', operator: 'equals', value: 'haslo' }],
          }),
        ],
      },
    ],
    nodes: [
      newNode('input', { id: 'rodzaj', label: say('Wybór', 'Choice') }, { field: 'rodzaj' }),
      newNode(
        'branch',
        { id: 'czy', label: say('Obraz czy hasło', 'Picture or motto') },
        { condition: { operandType: 'field', operand: 'rodzaj', operator: 'equals', value: 'obraz' } },
      ),
      newNode(
        'model',
        { id: 'obraz', label: say('Plakat', 'Poster') },
        {
          model: 'iskra-obraz',
          promptTemplate: '{{temat}}',
          negativePrompt: 'napisy',
          modelParameters: { style: 'poster', size: '896x1152', quality: 'hd' },
        },
      ),
      newNode(
        'model',
        { id: 'litery', label: say('Hasło literami', 'Motto in letters') },
        {
          model: 'iskra-obraz',
          promptTemplate: '„{{haslo}}”',
          modelParameters: { style: 'typographic', size: '896x1152', quality: 'hd' },
        },
      ),
      newNode(
        'aggregate',
        { id: 'gotowy', label: say('Plakat', 'Poster') },
        { collectStrategy: 'first_success' },
      ),
      newNode(
        'postprocess',
        { id: 'podglad', label: say('Podgląd do wysłania', 'A smaller one to send') },
        { operation: 'resize', width: 900, height: 0, format: 'webp' },
      ),
      newNode(
        'output',
        { id: 'druk', label: say('Do druku', 'To print') },
        { name: say('Plik do druku', 'A file to print') },
      ),
      newNode(
        'output',
        { id: 'maly', label: say('Podgląd', 'Preview') },
        { name: say('Mniejszy, do wysłania', 'Smaller, to send') },
      ),
    ],
    edges: [
      edge('rodzaj', 'czy'),
      edge('czy', 'obraz', 'true'),
      edge('czy', 'litery', 'false'),
      edge('obraz', 'gotowy'),
      edge('litery', 'gotowy'),
      edge('gotowy', 'druk'),
      edge('gotowy', 'podglad'),
      edge('podglad', 'maly'),
    ],
    price: 4,
    examples: [
      {
        type: 'image',
        url: exampleAddress('plakat-na-sciane', 'webp'),
        caption: say('Wieloryb pod gwiazdami', 'A whale under the stars'),
      },
    ],
    english,
  }),
}
