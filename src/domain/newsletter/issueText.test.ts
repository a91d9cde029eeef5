import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { readIssueText } from './issueText.ts'

const read = (typed: string) => readIssueText(typed, ['https://cdn.shopify.com'])
const codes = (typed: string) => read(typed).problems.map(({ code }) => code)

it('reads headings, paragraphs with links, pictures and buttons', () => {
  const typed = `# Na Mikołajki

Cześć! Mamy [nowe kartki](/sklep/kartki).
Zobacz też [to](https://example.pl/a?b=c).

![Kartki na stole](/media/home/kartki.jpg)
[[Do sklepu]](/sklep)`
  expect(read(typed)).toEqual({
    blocks: [
      { kind: 'heading', text: 'Na Mikołajki' },
      {
        kind: 'paragraph',
        lines: [
          [{ text: 'Cześć! Mamy ' }, { text: 'nowe kartki', address: '/sklep/kartki' }, { text: '.' }],
          [{ text: 'Zobacz też ' }, { text: 'to', address: 'https://example.pl/a?b=c' }, { text: '.' }],
        ],
      },
      { kind: 'picture', address: '/media/home/kartki.jpg', description: 'Kartki na stole' },
      { kind: 'button', label: 'Do sklepu', address: '/sklep' },
    ],
    problems: [],
  })
})

it('lets nobody be led where there is nothing, nor by anything but https', () => {
  expect(codes('[a](/nie-ma-takiej-strony-wcale)')).toEqual(['link'])
  for (const address of ['javascript:alert', 'http://example.pl', '//example.pl', 'data:text/html,x', '']) {
    expect(codes(`[a](${address})`)).toEqual(['link'])
    expect(codes(`[[a]](${address})`)).toEqual(['button'])
    expect(codes(`![a](${address})`)).toEqual(['picture'])
  }
  expect(codes('[[a]](https://example.pl)')).toEqual(['button'])
})

it('takes pictures from where the shop’s come from, each with its words', () => {
  expect(codes('![a](https://cdn.shopify.com/s/files/1.jpg)')).toEqual([])
  expect(codes('![a](https://tracker.example/1.gif)')).toEqual(['picture'])
  expect(codes('![a](/media/../api/v1/auth)')).toEqual(['picture'])
  expect(codes('![](/media/home/kartki.jpg)')).toEqual(['picture-words'])
})

it('loses nothing that was typed as plain words', () => {
  const word = fc.string({
    unit: fc.constantFrom('a', 'ż', '<', '&', '"', "'", ']', '(', '#', '*'),
    minLength: 1,
  })
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 8 }), (words) => {
      const [block] = read(`x${words.join(' ')}`).blocks
      if (block?.kind !== 'paragraph') throw new Error('it is a paragraph')
      expect(
        block.lines
          .flat()
          .map(({ text }) => text)
          .join(''),
      ).toBe(`x${words.join(' ')}`)
    }),
  )
})
