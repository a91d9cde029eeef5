import { EMPTY_TEMPLATE, FIXED_PRICING, newField, newNode } from '#domain/template/newTemplate.ts'
import type { Template } from '#domain/template/templateSchema.ts'

const OCCASION = { operandType: 'field', operand: 'okazja', operator: 'equals', value: 'urodziny' } as const

/** A template that draws a card by the embedded engine, with a form of two steps and a condition. */
export function cardTemplate(slug: string, title: string): Template {
  const imie = newField('text', 'imie', { label: 'Imię', isRequired: true })
  return {
    ...EMPTY_TEMPLATE,
    details: {
      ...EMPTY_TEMPLATE.details,
      title,
      slug,
      description: 'Kartka z rysunkiem i imieniem.',
      categories: ['kartki'],
      tags: ['rysunek'],
      credits: 3,
    },
    pricing: FIXED_PRICING,
    nodes: [
      newNode('input', { id: 'imie', label: 'Imię' }, { field: 'imie', valueType: 'text' }),
      newNode(
        'model',
        { id: 'obraz', label: 'Rysunek', position: { x: 300, y: 0 } },
        { mode: 'image', model: 'iskra-obraz', promptTemplate: 'kot w kapeluszu' },
      ),
      newNode('output', { id: 'wynik', position: { x: 600, y: 0 } }, { name: 'Kartka' }),
    ],
    edges: [
      { id: 'e1', source: 'imie', sourcePort: 'out', target: 'obraz' },
      { id: 'e2', source: 'obraz', sourcePort: 'out', target: 'wynik' },
    ],
    form: [
      {
        id: 'kto',
        title: 'Dla kogo?',
        description: '',
        fields: [
          { ...imie, validation: { ...imie.validation, pattern: '\\p{Lu}.*' } },
          newField('select', 'okazja', {
            label: 'Okazja',
            options: [
              { label: 'Urodziny', value: 'urodziny' },
              { label: 'Imieniny', value: 'imieniny' },
            ],
          }),
          newField('number', 'wiek', { label: 'Ile lat?', isRequired: true, showIf: [OCCASION] }),
        ],
      },
      {
        id: 'jak',
        title: 'Jak ma wyglądać?',
        description: '',
        fields: [newField('toggle', 'ramka', { label: 'Z ramką' })],
      },
    ],
  }
}
