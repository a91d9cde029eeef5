import type { ScreenMatch } from './matchScreen.ts'
import type { ScreenAddress } from './screens.ts'

const MODELS = ['dostepne', 'licencja', 'porownaj', 'q', 'wybrane'] as const
const TEXTS = ['audience', 'page'] as const
const SHOP = [
  'cena',
  'dla',
  'dostepne',
  'kategoria',
  'ocena',
  'okazja',
  'q',
  'sort',
  'strona',
  'trudnosc',
] as const
const GENERATOR = ['preset', 'prompt', 'remix', 'silnik', 'wzor'] as const
const LETTER = ['of', 'token'] as const

/**
 * The names that the search of an address may carry, by its screen; none where it says nothing. They are those of the
 * routes' own schemas: `src/app/addresses/screenAddresses.test.ts` doesn't compile with others.
 */
export const SEARCH_NAMES = {
  '/admin/template-builder': ['id'],
  '/administracja/realizacja': ['stan'],
  '/administracja/uzytkownicy': ['q'],
  '/aktualnosci': TEXTS,
  '/credits/cancel': ['order'],
  '/credits/success': ['order'],
  '/edukacja': TEXTS,
  '/generations/shared': ['link'],
  '/generatory/audio': GENERATOR,
  '/generatory/obraz': GENERATOR,
  '/generatory/wideo': GENERATOR,
  '/historia': ['porownaj', 'q', 'stan', 'tag', 'typ', 'ulubione', 'widok'],
  '/login': ['redirect'],
  '/modele': MODELS,
  '/modele/$medium': MODELS,
  '/modele/$medium/$kategoria': MODELS,
  '/narzedzia/diagramy': ['rysunek'],
  '/narzedzia/tekst': ['tekst'],
  '/narzedzia/transkrypcja': ['zapis'],
  '/narzedzia/visual-flow': ['rysunek'],
  '/newsletter/confirm': LETTER,
  '/newsletter/unsubscribe': LETTER,
  '/popularne': ['okres', 'rodzaj'],
  '/produkty-ai': ['okazja', 'typ'],
  '/profil/galeria': ['album', 'q', 'sort', 'udostepnione', 'zdjecie'],
  '/register': ['redirect'],
  '/reset-password': ['token'],
  '/sklep': SHOP,
  '/sklep/$collection': SHOP,
  '/sklep/produkt/$handle': ['prezent', 'wariant'],
  '/szablony': ['kategoria', 'q', 'tag'],
  '/szablony/$slug': ['run'],
  '/tutoriale': TEXTS,
  '/verify-email': ['accepts_notifications', 'token'],
  '/wideo': ['przed'],
} as const satisfies Readonly<Partial<Record<ScreenAddress, readonly string[]>>>

const NAMES: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(SEARCH_NAMES))

/**
 * The same address with only the search parameters that its screen reads: any others lead to the same page. An address
 * without a screen keeps none.
 */
export function knownAddress(match: ScreenMatch | null, url: URL): URL {
  const known = new URL(url)
  const names = match === null ? [] : (NAMES.get(match.address) ?? [])
  const read = names.flatMap((name) => url.searchParams.getAll(name).map((value) => [name, value]))
  known.search = new URLSearchParams(read).toString()
  return known
}
