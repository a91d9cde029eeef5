import { newField, newNode } from '#domain/template/newTemplate.ts'
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

/** An invitation: a picture, and the text with day, hour and place. */
export const PARTY_INVITATION: ShippedTemplate = {
  filled: {
    okazja: 'dzieci',
    kto: 'Leona',
    dzien: '2027-05-15',
    godzina: '16:00',
    adres: 'ul. Lipowa 4, Gdynia',
    motyw: 'dinozaur z tortem i balonami',
  },
  template: templateOf({
    details: {
      title: say('Zaproszenie na przyjęcie', 'Party invitation'),
      slug: 'zaproszenie-na-przyjecie',
      description: say(
        'Obraz i gotowy tekst zaproszenia z dniem, godziną i miejscem. Inne dla dzieci, inne dla dorosłych.',
        'A picture and the text of the invitation with day, hour and place. One for children, another for grown-ups.',
      ),
      categories: [say('Kartki', 'Cards')],
      tags: [say('zaproszenie', 'invitation'), say('urodziny', 'birthday'), say('przyjęcie', 'party')],
    },
    form: [
      {
        id: 'co',
        title: say('Przyjęcie', 'The party'),
        description: '',
        fields: [
          choice('okazja', say('Dla kogo jest przyjęcie', 'Who the party is for'), [
            [say('Dla dzieci', 'Children'), 'dzieci'],
            [say('Dla dorosłych', 'Grown-ups'), 'dorosli'],
          ]),
          line('kto', say('Na czyje urodziny', 'Whose birthday'), 30, { placeholder: say('Leona', 'Leo') }),
          list(
            'motyw',
            say('Motyw', 'Motif'),
            [
              [say('Dinozaur z tortem', 'A dinosaur with a cake'), 'dinozaur z tortem i balonami'],
              [
                say('Księżniczka przed zamkiem', 'A princess before her castle'),
                'księżniczka w koronie przed zamkiem',
              ],
              [say('Pirat ze skarbem', 'A pirate with treasure'), 'pirat ze skarbem na wyspie'],
            ],
            { showIf: [{ operandType: 'field', operand: 'okazja', operator: 'equals', value: 'dzieci' }] },
          ),
        ],
      },
      {
        id: 'kiedy',
        title: say('Kiedy i gdzie', 'When and where'),
        description: '',
        fields: [
          newField('date', 'dzien', { label: say('Dzień', 'Day'), isRequired: true }),
          newField('time', 'godzina', { label: say('Godzina', 'Hour'), isRequired: true }),
          line('adres', say('Miejsce', 'Place'), 80, {
            placeholder: say('ul. Lipowa 4, Gdynia', '4 Linden Street'),
          }),
        ],
      },
    ],
    nodes: [
      newNode('input', { id: 'kto', label: say('Czyje urodziny', 'Whose birthday') }, { field: 'kto' }),
      newNode(
        'branch',
        { id: 'okazja', label: say('Dzieci czy dorośli', 'Children or grown-ups') },
        { condition: { operandType: 'field', operand: 'okazja', operator: 'equals', value: 'dzieci' } },
      ),
      newNode(
        'model',
        { id: 'dzieci', label: say('Obraz dla dzieci', 'Picture for children') },
        {
          model: 'iskra-obraz',
          promptTemplate: '{{motyw}}, „Urodziny {{kto}}”',
          modelParameters: { style: 'paper-cut', size: '896x1152' },
        },
      ),
      newNode(
        'model',
        { id: 'dorosli', label: say('Obraz dla dorosłych', 'Picture for grown-ups') },
        {
          model: 'iskra-obraz',
          promptTemplate: 'szampan, świece i bukiet róż wieczorem, „Urodziny {{kto}}”',
          modelParameters: { style: 'watercolour', size: '896x1152' },
        },
      ),
      newNode(
        'output',
        { id: 'obraz', label: say('Obraz', 'Picture') },
        { name: say('Obraz', 'The picture') },
      ),
      newNode(
        'transform',
        { id: 'zaproszenie', label: say('Tekst', 'Text') },
        {
          operation: 'text',
          text: 'Zapraszamy na urodziny {{kto}}!\n\nKiedy: {{dzien}}, godz. {{godzina}}\nGdzie: {{adres}}\n\nDaj znać, czy będziesz.',
        },
      ),
      newNode(
        'output',
        { id: 'tekst', label: say('Zaproszenie', 'Invitation') },
        { name: say('Tekst zaproszenia', 'The text of the invitation') },
      ),
    ],
    edges: [
      edge('kto', 'okazja'),
      edge('okazja', 'dzieci', 'true'),
      edge('okazja', 'dorosli', 'false'),
      edge('dzieci', 'obraz'),
      edge('dorosli', 'obraz'),
      edge('kto', 'zaproszenie'),
      edge('zaproszenie', 'tekst'),
    ],
    price: 3,
    examples: [
      {
        type: 'image',
        url: exampleAddress('zaproszenie-na-przyjecie', 'webp'),
        caption: say('Urodziny Leona z dinozaurem', 'Leon’s birthday with a dinosaur'),
      },
    ],
    english,
  }),
}
