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

/** A Christmas card and, if wanted, music to it: both in one go. */
export const CHRISTMAS_SET: ShippedTemplate = {
  filled: {
    rodzina: 'Rodzina Nowaków',
    motyw: 'renifer w czapce Mikołaja w zimowym lesie',
    styl: 'linocut',
    muzyka: true,
  },
  template: templateOf({
    details: {
      title: say('Kartka świąteczna z muzyką', 'A Christmas card with music'),
      slug: 'kartka-swiateczna-z-muzyka',
      description: say(
        'Zimowy obraz z życzeniami i, jeśli chcesz, krótka świąteczna melodia do wysłania razem z nim.',
        'A winter picture with wishes and, if you like, a short Christmas tune to send with it.',
      ),
      categories: [say('Kartki', 'Cards'), say('Muzyka', 'Music')],
      tags: [say('święta', 'Christmas'), say('zima', 'winter'), say('życzenia', 'wishes')],
    },
    form: [
      {
        id: 'obraz',
        title: say('Obraz', 'The picture'),
        description: '',
        fields: [
          list('motyw', say('Motyw', 'Motif'), [
            [
              say('Renifer w zimowym lesie', 'A reindeer in a winter wood'),
              'renifer w czapce Mikołaja w zimowym lesie',
            ],
            [say('Choinka i prezenty', 'A Christmas tree and presents'), 'choinka i prezenty przy kominku'],
            [say('Szopka pod gwiazdą', 'A crib under the star'), 'szopka betlejemska i gwiazda nocą'],
            [say('Bałwan na górce', 'A snowman on a hill'), 'bałwan i sanki w śniegu'],
          ]),
          choice('styl', say('Styl', 'Style'), [
            [say('Linoryt', 'Linocut'), 'linocut'],
            [say('Wycinanka', 'Paper cut'), 'paper-cut'],
          ]),
        ],
      },
      {
        id: 'zyczenia',
        title: say('Życzenia', 'Wishes'),
        description: '',
        fields: [
          line('rodzina', say('Kto życzy', 'Who wishes'), 40, {
            placeholder: say('Rodzina Nowaków', 'The Nowak family'),
          }),
          toggle('muzyka', say('Dołącz świąteczną melodię', 'Add a Christmas tune'), {
            helperText: say('Kosztuje 4 kredyty więcej.', 'It costs 4 credits more.'),
          }),
        ],
      },
    ],
    nodes: [
      newNode('input', { id: 'motyw', label: say('Motyw', 'Motif') }, { field: 'motyw' }),
      newNode(
        'branch',
        { id: 'styl', label: say('Linoryt czy wycinanka', 'Linocut or paper cut') },
        { condition: { operandType: 'field', operand: 'styl', operator: 'equals', value: 'linocut' } },
      ),
      newNode(
        'model',
        { id: 'linoryt', label: say('Linoryt', 'Linocut') },
        {
          model: 'iskra-obraz',
          promptTemplate: '{{motyw}}, „Wesołych Świąt”',
          modelParameters: { style: 'linocut', size: '896x1152' },
        },
      ),
      newNode(
        'model',
        { id: 'wycinanka', label: say('Wycinanka', 'Paper cut') },
        {
          model: 'iskra-obraz',
          promptTemplate: '{{motyw}}, „Wesołych Świąt”',
          modelParameters: { style: 'paper-cut', size: '896x1152' },
        },
      ),
      newNode('output', { id: 'kartka', label: say('Kartka', 'Card') }, { name: say('Kartka', 'The card') }),
      newNode('input', { id: 'rodzina', label: say('Kto życzy', 'Who wishes') }, { field: 'rodzina' }),
      newNode(
        'transform',
        { id: 'zyczenia', label: say('Życzenia', 'Wishes') },
        { operation: 'text', text: 'Ciepłych, spokojnych Świąt i dobrego nowego roku\nżyczy {{rodzina}}' },
      ),
      newNode(
        'output',
        { id: 'slowa', label: say('Życzenia', 'Wishes') },
        { name: say('Życzenia', 'The wishes') },
      ),
      newNode(
        'branch',
        { id: 'czyMuzyka', label: say('Z muzyką?', 'With music?') },
        { condition: { operandType: 'field', operand: 'muzyka', operator: 'equals', value: 'true' } },
      ),
      newNode(
        'model',
        { id: 'koleda', label: say('Melodia', 'Tune') },
        {
          mode: 'music',
          model: 'iskra-muzyka',
          promptTemplate: 'świąteczna melodia',
          modelParameters: { mood: 'festive', duration: 15 },
        },
      ),
      newNode(
        'output',
        { id: 'melodia', label: say('Melodia', 'Tune') },
        { name: say('Melodia', 'The tune') },
      ),
    ],
    edges: [
      edge('motyw', 'styl'),
      edge('styl', 'linoryt', 'true'),
      edge('styl', 'wycinanka', 'false'),
      edge('linoryt', 'kartka'),
      edge('wycinanka', 'kartka'),
      edge('rodzina', 'czyMuzyka'),
      edge('czyMuzyka', 'zyczenia', 'true'),
      edge('czyMuzyka', 'zyczenia', 'false'),
      edge('zyczenia', 'slowa'),
      edge('czyMuzyka', 'koleda', 'true'),
      edge('koleda', 'melodia'),
    ],
    price: { mode: 'model-based', models: { 'iskra-muzyka': 4, 'iskra-obraz': 3 } },
    examples: [
      {
        type: 'image',
        url: exampleAddress('kartka-swiateczna-z-muzyka', 'webp'),
        caption: say('Renifer w zimowym lesie, linoryt', 'A reindeer in a winter wood, a linocut'),
      },
      {
        type: 'audio',
        url: exampleAddress('kartka-swiateczna-z-muzyka', 'mp3'),
        caption: say('Melodia do tej kartki', 'The tune to this card'),
      },
    ],
    english,
  }),
}
