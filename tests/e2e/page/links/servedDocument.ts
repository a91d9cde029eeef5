import type { APIRequestContext, Page } from '@playwright/test'

/** What a document says of itself and shows, before any script has run. */
export interface ServedDocument {
  readonly status: number
  readonly language: string
  readonly titles: readonly string[]
  readonly descriptions: readonly string[]
  readonly robots: readonly string[]
  readonly canonicals: readonly string[]
  readonly alternates: readonly { readonly language: string; readonly href: string }[]
  readonly headings: readonly string[]
  /** Pictures without a word about what they show; the empty word is one. */
  readonly unnamedPictures: readonly string[]
  /** The pictures and links of this origin, as paths with their query. */
  readonly pictures: readonly string[]
  readonly links: readonly string[]
}

/** Reads a document as it is served to somebody new; `reader` is an empty page that takes it apart. */
export async function readServed(
  request: APIRequestContext,
  reader: Page,
  url: string,
): Promise<ServedDocument> {
  const answer = await request.get(url, { headers: { accept: 'text/html,*/*;q=0.8' } })
  const html = await answer.text()
  const read = await reader.evaluate(
    ([text, address]) => {
      const served = new DOMParser().parseFromString(text, 'text/html')
      const all = (selector: string) => [...served.querySelectorAll(selector)]
      const values = (selector: string, attribute: string) =>
        all(selector).flatMap((element) => element.getAttribute(attribute) ?? [])
      const own = (addresses: readonly string[]) => {
        const urls = addresses.map((each) => new URL(each, address))
        const here = urls.filter(({ origin }) => origin === new URL(address).origin)
        return [...new Set(here.map(({ pathname, search }) => pathname + search))]
      }
      return {
        language: served.documentElement.lang,
        titles: all('head > title').map((element) => element.textContent.trim()),
        descriptions: values('head > meta[name="description"]', 'content'),
        robots: values('head > meta[name="robots"]', 'content'),
        canonicals: values('head > link[rel="canonical"]', 'href'),
        alternates: all('head > link[rel="alternate"][hreflang]').map((element) => ({
          language: element.getAttribute('hreflang') ?? '',
          href: element.getAttribute('href') ?? '',
        })),
        headings: all('h1').map((element) => element.textContent.trim()),
        unnamedPictures: values('img:not([alt])', 'src'),
        pictures: own(values('img[src]', 'src')),
        links: own(values('a[href]', 'href')),
      }
    },
    [html, url] as const,
  )
  return { status: answer.status(), ...read }
}

/** What is wrong with the head and the heading of a document that anybody may find, as its address says. */
export function problemsOf(served: ServedDocument, url: string, language: string): string[] {
  const { titles, descriptions, canonicals, headings, alternates } = served
  const one = (what: string, found: readonly string[]) =>
    found.length === 1 && found[0] !== '' ? [] : [`${found.length} of ${what}: ${found.join(' | ')}`]
  const wanted = alternates.length === 0 ? [] : ['pl', 'en', 'x-default']
  const isListedInAll = wanted.every((each) => alternates.some(({ language: has }) => has === each))
  return [
    ...(served.status === 200 ? [] : [`answered with ${served.status}`]),
    ...(served.language === language ? [] : [`is in ${served.language}`]),
    ...one('title', titles),
    ...one('description', descriptions),
    ...one('h1', headings),
    ...(canonicals.length === 1 && canonicals[0] === url ? [] : [`its canonical: ${canonicals.join(' | ')}`]),
    ...(isListedInAll && alternates.length === wanted.length
      ? []
      : [`its alternates: ${alternates.map(({ language: has }) => has).join(' ')}`]),
    ...served.unnamedPictures.map((src) => `no words for ${src}`),
  ]
}
