import { newNode } from '#domain/template/newTemplate.ts'
import {
  choice,
  edge,
  exampleAddress,
  line,
  lines,
  type ShippedTemplate,
  templateOf,
  wordBook,
} from './parts.ts'

const { say, english } = wordBook()

/** An envelope that opens in a film, with words inside; and the same words on a picture to be printed. */
export const LOVE_LETTER: ShippedTemplate = {
  filled: {
    slowa: 'Kocham Cię',
    list: 'Za poranną kawę, za śmiech w deszczu i za to, że jesteś.',
    forma: 'film',
  },
  template: templateOf({
    details: {
      title: say('Liścik w kopercie', 'A note in an envelope'),
      slug: 'liscik-w-kopercie',
      description: say(
        'Koperta otwiera się na filmie i pokazuje Twoje słowa. Albo odwrotnie: kartka z sercem do wydrukowania.',
        'An envelope opens in a film and shows your words. Or a card with a heart to print instead.',
      ),
      categories: [say('Filmy', 'Films'), say('Kartki', 'Cards')],
      tags: [say('miłość', 'love'), say('film', 'film'), say('życzenia', 'wishes')],
    },
    form: [
      {
        id: 'slowa',
        title: say('Słowa', 'Words'),
        description: '',
        fields: [
          line('slowa', say('Co jest napisane w środku', 'What is written inside'), 30, {
            placeholder: say('Kocham Cię', 'I love you'),
          }),
          lines('list', say('Kilka zdań od siebie', 'A few sentences of your own'), 400, {
            helperText: say(
              'Dostaniesz je obok filmu, do wklejenia w wiadomość.',
              'You get them beside the film, to paste into a message.',
            ),
          }),
        ],
      },
      {
        id: 'forma',
        title: say('Film czy kartka', 'Film or card'),
        description: '',
        fields: [
          choice('forma', say('Jak to wyślesz', 'How you send it'), [
            [say('Jako film', 'As a film'), 'film'],
            [say('Jako kartkę do druku', 'As a card to print'), 'kartka'],
          ]),
        ],
      },
    ],
    nodes: [
      newNode('input', { id: 'slowa', label: say('Słowa', 'Words') }, { field: 'slowa' }),
      newNode(
        'branch',
        { id: 'forma', label: say('Film czy kartka', 'Film or card') },
        { condition: { operandType: 'field', operand: 'forma', operator: 'equals', value: 'film' } },
      ),
      newNode(
        'model',
        { id: 'film', label: say('Koperta', 'Envelope') },
        {
          mode: 'video',
          model: 'iskra-wideo',
          promptTemplate: 'Walentynki, róże i serce, „{{slowa}}”',
          modelParameters: { animation: 'envelope', aspect: '9:16', resolution: '720p' },
        },
      ),
      newNode(
        'model',
        { id: 'kartka', label: say('Kartka', 'Card') },
        {
          model: 'iskra-obraz',
          promptTemplate: 'Walentynki, serce z róż, „{{slowa}}”',
          modelParameters: { style: 'watercolour', size: '896x1152' },
        },
      ),
      newNode('output', { id: 'wynik', label: say('Liścik', 'Note') }, { name: say('Liścik', 'The note') }),
      newNode('input', { id: 'list', label: say('List', 'Letter') }, { field: 'list' }),
      newNode('transform', { id: 'czysty', label: say('List', 'Letter') }, { operation: 'trim' }),
      newNode(
        'output',
        { id: 'slowaListu', label: say('Tekst', 'Text') },
        { name: say('Tekst do wiadomości', 'Text for the message') },
      ),
    ],
    edges: [
      edge('slowa', 'forma'),
      edge('forma', 'film', 'true'),
      edge('forma', 'kartka', 'false'),
      edge('film', 'wynik'),
      edge('kartka', 'wynik'),
      edge('list', 'czysty'),
      edge('czysty', 'slowaListu'),
    ],
    price: {
      mode: 'path-based',
      paths: [
        {
          label: say('Film', 'Film'),
          estimatedCredits: 8,
          conditions: [{ operandType: 'field', operand: 'forma', operator: 'equals', value: 'film' }],
        },
        { label: say('Kartka', 'Card'), estimatedCredits: 3, conditions: [] },
      ],
    },
    hasFilm: true,
    examples: [
      {
        type: 'video',
        url: exampleAddress('liscik-w-kopercie', 'mp4'),
        caption: say('Koperta otwiera się na dwóch słowach', 'An envelope opens on three words'),
      },
    ],
    english,
  }),
}
