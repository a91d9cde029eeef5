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

/** Lanterns or confetti over a scene, with a dedication: the mood chooses which. */
export const LANTERN_FILM: ShippedTemplate = {
  filled: { kogo: 'babci Ani', nastroj: 'wieczor', miejsce: 'jezioro' },
  template: templateOf({
    details: {
      title: say('Film z lampionami', 'A film with lanterns'),
      slug: 'film-z-lampionami',
      description: say(
        'Lampiony unoszące się nad wodą albo deszcz konfetti: krótki film z dedykacją, który zapętla się bez szwu.',
        'Lanterns rising over water, or a shower of confetti: a short film with a dedication that loops without a seam.',
      ),
      categories: [say('Filmy', 'Films')],
      tags: [say('lampiony', 'lanterns'), say('film', 'film'), say('dedykacja', 'dedication')],
    },
    form: [
      {
        id: 'kto',
        title: say('Dla kogo', 'Who it is for'),
        description: '',
        fields: [line('kogo', say('Dla…', 'For…'), 30, { placeholder: say('babci Ani', 'Grandma Ann') })],
      },
      {
        id: 'nastroj',
        title: say('Nastrój', 'Mood'),
        description: '',
        fields: [
          choice('nastroj', say('Jaki to wieczór', 'What kind of evening'), [
            [say('Spokojny, z lampionami', 'Calm, with lanterns'), 'wieczor'],
            [say('Radosny, z konfetti', 'Joyful, with confetti'), 'zabawa'],
          ]),
          list('miejsce', say('Miejsce', 'Place'), [
            [say('Nad jeziorem', 'By a lake'), 'jezioro'],
            [say('W górach', 'In the mountains'), 'góry'],
            [say('Na łące', 'On a meadow'), 'łąka'],
          ]),
        ],
      },
    ],
    nodes: [
      newNode('input', { id: 'kogo', label: say('Dla kogo', 'For whom') }, { field: 'kogo' }),
      newNode(
        'branch',
        { id: 'nastroj', label: say('Lampiony czy konfetti', 'Lanterns or confetti') },
        { condition: { operandType: 'field', operand: 'nastroj', operator: 'equals', value: 'wieczor' } },
      ),
      newNode(
        'model',
        { id: 'lampiony', label: say('Lampiony', 'Lanterns') },
        {
          mode: 'video',
          model: 'iskra-wideo',
          promptTemplate: '{{miejsce}} nocą, „Dla {{kogo}}”',
          modelParameters: { animation: 'lanterns', aspect: '16:9', resolution: '720p' },
        },
      ),
      newNode(
        'model',
        { id: 'konfetti', label: say('Konfetti', 'Confetti') },
        {
          mode: 'video',
          model: 'iskra-wideo',
          promptTemplate: '{{miejsce}} latem, balony, „Dla {{kogo}}”',
          modelParameters: { animation: 'confetti', aspect: '16:9', resolution: '720p' },
        },
      ),
      newNode(
        'output',
        { id: 'film', label: say('Film', 'Film') },
        { name: say('Film z dedykacją', 'The film with its dedication') },
      ),
    ],
    edges: [
      edge('kogo', 'nastroj'),
      edge('nastroj', 'lampiony', 'true'),
      edge('nastroj', 'konfetti', 'false'),
      edge('lampiony', 'film'),
      edge('konfetti', 'film'),
    ],
    price: 8,
    hasFilm: true,
    examples: [
      {
        type: 'video',
        url: exampleAddress('film-z-lampionami', 'mp4'),
        caption: say('Lampiony nad jeziorem, dla babci Ani', 'Lanterns over a lake, for Grandma Ania'),
      },
    ],
    english,
  }),
}
