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

/** A short film in which a name is written by hand, with music. */
export const WRITTEN_NAME_FILM: ShippedTemplate = {
  filled: { slowa: 'Sto lat, Hania!', tlo: 'łąka z makami o zachodzie słońca', proporcje: 'pionowy' },
  template: templateOf({
    details: {
      title: say('Imię pisane światłem', 'A name written in light'),
      slug: 'imie-pisane-swiatlem',
      description: say(
        'Pięć sekund filmu: na wybranym tle samo pisze się imię albo krótkie życzenie, a w tle gra muzyka.',
        'Five seconds of film: a name or a short wish writes itself over the scene you choose, with music.',
      ),
      categories: [say('Filmy', 'Films')],
      tags: [say('życzenia', 'wishes'), say('film', 'film'), say('imię', 'name')],
    },
    form: [
      {
        id: 'slowa',
        title: say('Co ma się napisać', 'What is written'),
        description: '',
        fields: [
          line('slowa', say('Imię albo krótkie życzenie', 'A name or a short wish'), 24, {
            placeholder: say('Sto lat, Hania!', 'Happy birthday, Hania!'),
          }),
        ],
      },
      {
        id: 'tlo',
        title: say('Tło i kształt', 'Scene and shape'),
        description: '',
        fields: [
          list('tlo', say('Tło', 'Scene'), [
            [
              say('Łąka z makami o zachodzie', 'A poppy meadow at sunset'),
              'łąka z makami o zachodzie słońca',
            ],
            [say('Jezioro o świcie', 'A lake at dawn'), 'jezioro o świcie'],
            [say('Góry zimą', 'Mountains in winter'), 'góry zimą, śnieg'],
            [say('Miasto nocą', 'A town by night'), 'miasto nocą'],
          ]),
          choice('proporcje', say('Gdzie film będzie oglądany', 'Where it will be watched'), [
            [say('Na telefonie (pionowy)', 'On a phone (upright)'), 'pionowy'],
            [say('Na dużym ekranie (poziomy)', 'On a large screen (wide)'), 'poziomy'],
          ]),
        ],
      },
    ],
    nodes: [
      newNode('input', { id: 'slowa', label: say('Słowa', 'Words') }, { field: 'slowa' }),
      newNode(
        'branch',
        { id: 'ksztalt', label: say('Pionowy czy poziomy', 'Upright or wide') },
        { condition: { operandType: 'field', operand: 'proporcje', operator: 'equals', value: 'pionowy' } },
      ),
      newNode(
        'model',
        { id: 'pion', label: say('Film pionowy', 'Upright film') },
        {
          mode: 'video',
          model: 'iskra-wideo',
          promptTemplate: '{{tlo}}, „{{slowa}}”',
          modelParameters: { animation: 'name', aspect: '9:16', resolution: '720p', style: 'paper-cut' },
        },
      ),
      newNode(
        'model',
        { id: 'poziom', label: say('Film poziomy', 'Wide film') },
        {
          mode: 'video',
          model: 'iskra-wideo',
          promptTemplate: '{{tlo}}, „{{slowa}}”',
          modelParameters: { animation: 'name', aspect: '16:9', resolution: '720p', style: 'paper-cut' },
        },
      ),
      newNode('output', { id: 'film', label: say('Film', 'Film') }, { name: say('Twój film', 'Your film') }),
    ],
    edges: [
      edge('slowa', 'ksztalt'),
      edge('ksztalt', 'pion', 'true'),
      edge('ksztalt', 'poziom', 'false'),
      edge('pion', 'film'),
      edge('poziom', 'film'),
    ],
    price: 8,
    hasFilm: true,
    examples: [
      {
        type: 'video',
        url: exampleAddress('imie-pisane-swiatlem', 'mp4'),
        caption: say('„Sto lat, Hania!” na łące z makami', '“Sto lat, Hania!” on a poppy meadow'),
      },
    ],
    english,
  }),
}
