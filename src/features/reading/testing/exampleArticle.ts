import type { Article, ContentEntry } from '#domain/content/entry.ts'
import type { RichText } from '#domain/content/richText.ts'

export function exampleEntry(changes: Partial<ContentEntry> = {}): ContentEntry {
  return {
    kind: 'tutorials',
    slug: 'pierwsza-kartka',
    language: 'pl',
    title: 'Pierwsza kartka',
    summary: 'Od imienia do kartki.',
    publishedOn: '2026-11-18',
    changedOn: '2026-11-18',
    minutes: 4,
    audience: null,
    tags: ['kartki'],
    series: null,
    cover: null,
    ...changes,
  }
}

const SECTIONS = ['Krok 1', 'Krok 2', 'Krok 3']

const BODY: RichText = [
  { tag: 'p', children: ['Wstęp z ', { tag: 'a', href: '/sklep', children: ['linkiem'] }, '.'] },
  ...SECTIONS.flatMap((title, at): RichText => [
    { tag: 'h2', id: `krok-${at + 1}`, children: [title] },
    { tag: 'p', children: ['Tekst.'] },
  ]),
  { tag: 'callout', kind: 'tip', children: [{ tag: 'p', children: ['Rada.'] }] },
  { tag: 'pre', text: 'kot w kapeluszu', language: 'prompt' },
  { tag: 'img', src: '/media/content/a/1.jpg', width: 640, height: 640, alt: 'Kartka', caption: 'Podpis' },
]

export function exampleArticle(changes: Partial<Article> = {}): Article {
  return {
    ...exampleEntry(),
    author: 'Zespół Iskry',
    body: BODY,
    outline: SECTIONS.map((title, at) => ({ id: `krok-${at + 1}`, title })),
    previous: null,
    next: exampleEntry({ slug: 'druga', title: 'Druga kartka' }),
    related: [exampleEntry({ slug: 'inna', title: 'Inna rzecz' })],
    ...changes,
  }
}
