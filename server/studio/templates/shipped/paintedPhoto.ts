import { newField, newNode } from '#domain/template/newTemplate.ts'
import { choice, edge, exampleAddress, type ShippedTemplate, templateOf, toggle, wordBook } from './parts.ts'

const { say, english } = wordBook()

/** A photograph of the buyer's, repainted: whole or as a square. */
export const PAINTED_PHOTO: ShippedTemplate = {
  filled: { zdjecie: '', styl: 'linocut', kwadrat: true },
  template: templateOf({
    details: {
      title: say('Twoje zdjęcie, malowane', 'Your photo, painted'),
      slug: 'twoje-zdjecie-malowane',
      description: say(
        'Wgraj zdjęcie, a zamienimy je w obraz: akwarelę, linoryt albo plakat. Możesz je też przyciąć do kwadratu.',
        'Upload a photo and we turn it into a picture: a watercolour, a linocut or a poster. It can be cut to a square.',
      ),
      categories: [say('Obrazy', 'Pictures')],
      tags: [say('zdjęcie', 'photo'), say('obraz', 'picture'), say('portret', 'portrait')],
    },
    form: [
      {
        id: 'zdjecie',
        title: say('Zdjęcie', 'The photo'),
        description: say(
          'Najlepiej takie, na którym dobrze widać to, co najważniejsze.',
          'Best one on which what matters can be seen well.',
        ),
        fields: [
          newField('image', 'zdjecie', { label: say('Twoje zdjęcie', 'Your photo'), isRequired: true }),
        ],
      },
      {
        id: 'styl',
        title: say('Styl', 'Style'),
        description: '',
        fields: [
          choice('styl', say('Jak ma być namalowane', 'How it is painted'), [
            [say('Plakat', 'Poster'), 'poster'],
            [say('Akwarela', 'Watercolour'), 'watercolour'],
            [say('Linoryt', 'Linocut'), 'linocut'],
          ]),
          toggle('kwadrat', say('Przytnij do kwadratu', 'Cut to a square')),
        ],
      },
    ],
    nodes: [
      newNode(
        'input',
        { id: 'zdjecie', label: say('Zdjęcie', 'Photo') },
        { field: 'zdjecie', valueType: 'image' },
      ),
      newNode(
        'branch',
        { id: 'plakat', label: say('Plakat czy farba', 'Poster or paint') },
        { condition: { operandType: 'field', operand: 'styl', operator: 'equals', value: 'poster' } },
      ),
      newNode(
        'branch',
        { id: 'akwarela', label: say('Akwarela czy linoryt', 'Watercolour or linocut') },
        { condition: { operandType: 'field', operand: 'styl', operator: 'equals', value: 'watercolour' } },
      ),
      newNode(
        'model',
        { id: 'jakPlakat', label: say('Jak plakat', 'Like a poster') },
        { model: 'iskra-obraz', promptTemplate: 'zdjęcie jak plakat', modelParameters: { style: 'poster' } },
      ),
      newNode(
        'model',
        { id: 'jakAkwarela', label: say('Jak akwarela', 'Like a watercolour') },
        {
          model: 'iskra-obraz',
          promptTemplate: 'zdjęcie jak akwarela',
          modelParameters: { style: 'watercolour' },
        },
      ),
      newNode(
        'model',
        { id: 'jakLinoryt', label: say('Jak linoryt', 'Like a linocut') },
        {
          model: 'iskra-obraz',
          promptTemplate: 'zdjęcie jak linoryt',
          modelParameters: { style: 'linocut' },
        },
      ),
      newNode(
        'aggregate',
        { id: 'namalowane', label: say('Namalowane', 'Painted') },
        { collectStrategy: 'first_success' },
      ),
      newNode(
        'branch',
        { id: 'ksztalt', label: say('Kwadrat czy całość', 'Square or whole') },
        { condition: { operandType: 'field', operand: 'kwadrat', operator: 'equals', value: 'true' } },
      ),
      newNode(
        'postprocess',
        { id: 'kwadrat', label: say('Kwadrat', 'Square') },
        { operation: 'crop', width: 1000, height: 1000 },
      ),
      newNode(
        'output',
        { id: 'obraz', label: say('Obraz', 'Picture') },
        { name: say('Obraz ze zdjęcia', 'The painted photo') },
      ),
    ],
    edges: [
      edge('zdjecie', 'plakat'),
      edge('plakat', 'jakPlakat', 'true'),
      edge('plakat', 'akwarela', 'false'),
      edge('akwarela', 'jakAkwarela', 'true'),
      edge('akwarela', 'jakLinoryt', 'false'),
      edge('jakPlakat', 'namalowane'),
      edge('jakAkwarela', 'namalowane'),
      edge('jakLinoryt', 'namalowane'),
      edge('namalowane', 'ksztalt'),
      edge('ksztalt', 'kwadrat', 'true'),
      edge('ksztalt', 'obraz', 'false'),
      edge('kwadrat', 'obraz'),
    ],
    price: 3,
    examples: [
      {
        type: 'image',
        url: exampleAddress('twoje-zdjecie-malowane', 'webp'),
        caption: say('Kot na łące, przerobiony na linoryt', 'A cat on a meadow, made into a linocut'),
      },
    ],
    english,
  }),
}
