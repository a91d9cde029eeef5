import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ADMIN } from '../access/access.ts'
import { compareSpecificity, matchPath, parsePattern, segmentsOf, writeAddress } from './addressPattern.ts'
import { matchScreen } from './matchScreen.ts'
import { OTHER_NAMES } from './otherNames.ts'
import { resolveRedirect } from './resolveRedirect.ts'
import { SCREEN_NAMES } from './screenNames.ts'
import { SCREEN_ADDRESSES, SCREENS } from './screens.ts'

const TABLE: readonly (readonly [address: string, names: string])[] = Object.entries(SCREEN_NAMES)
const PATTERNS: readonly string[] = TABLE.map(([, names]) => names)

/** The routes of specification part 1, section 2, and where each ends when it is not the address itself. */
const LISTED = `
/
/o-nas
/kontakt
/privacy /polityka-prywatnosci
/polityka-prywatnosci
/terms /regulamin
/regulamin
/debug
/narzedzia
/narzedzia/tekst
/narzedzia/transkrypcja
/narzedzia/diagramy
/narzedzia/visual-flow
/modele
/modele/wideo
/modele/obrazy
/modele/audio
/modele/teksty
/modele/wideo/z-tekstu
/modele/wideo/z-obrazu
/modele/obrazy/z-tekstu
/modele/obrazy/z-obrazu
/modele/audio/muzyka
/modele/audio/narzedzia
/modele/wideo/kategoria/veo-3
/modele/obrazy/kategoria/flux
/modele/audio/kategoria/suno
/aktualnosci
/aktualnosci/nowe-kartki
/edukacja
/edukacja/pierwsze-kroki
/poradnik/jak-pisac
/wideo
/popularne
/tutoriale
/tutoriale/kartka
/sklep
/sklep/kredyty
/sklep/produkt/kubek
/produkty-ai
/generatory
/generatory/obraz
/generatory/wideo
/generatory/audio
/szablony
/szablony/drafts
/szablony/kartka
/szablonyz /szablony
/szablonyz/drafts /szablony/drafts
/szablonyz/kartka /szablony/kartka
/login
/register
/forgot-password
/reset-password
/verify-email
/email-verification /verify-email
/newsletter/confirm
/verify-email-required
/profile/ala /uzytkownik/ala
/user/ala /uzytkownik/ala
/profil/ala /uzytkownik/ala
/uzytkownik/ala
/buy-credits /kredyty
/credits /kredyty
/kredyty
/cennik /kredyty
/zakup /kredyty
/generations/shared
/generation/7 /generacje/7
/generations/7 /generacje/7
/generacja/7 /generacje/7
/generacje/7
/profile /profil
/account /konto
/dashboard /panel
/profil
/konto
/panel
/profile/gallery /profil/galeria
/profil/galeria
/settings /ustawienia
/settings/account /ustawienia/konto
/settings/security /ustawienia/bezpieczenstwo
/settings/billing /ustawienia/rozliczenia
/ustawienia
/preferences
/credits/success
/credits/cancel
/history /historia
/generations /historia
/my-generations /historia
/historia
/generacje /historia
/moje-generacje /historia
/cennik/admin
/admin/pricing /cennik/admin
/statistics
/enhanced-statistics
/analytics
/analytics-command
/realtime-monitoring
/admin/generations /administracja/zgloszenia
/admin/template-builder
/admin/ai-assistant /admin/template-builder
/admin/emails
/news /aktualnosci
/shop /sklep
/image-generator /generatory/obraz
`
  .trim()
  .split('\n')
  .map((line) => {
    const [path = '', address = path] = line.split(' ')
    return [path, address] as const
  })

/** Every way to write a pattern with its words, each `$name` standing for "jakis-Name-7". */
function spellings(pattern: string): string[] {
  return parsePattern(pattern).reduce(
    (paths: string[], segment) => {
      const words = segment.kind === 'words' ? segment.words : [`jakis-${segment.name}-7`]
      return paths.flatMap((path) => words.map((word) => `${path === '/' ? '' : path}/${word}`))
    },
    ['/'],
  )
}

const own = (pattern: string) => writeAddress(parsePattern(pattern))
const filled = (address: string) => address.replaceAll(/\$(\w+)/g, 'jakis-$1-7')
const [pathOf, searchOf] = [
  (address: string) => address.split('?')[0] ?? '',
  (address: string) => address.slice((address.split('?')[0] ?? '').length),
]

/** The most specific address for a spelling: the first in the table. */
function addressNamed(path: string): string {
  const segments = segmentsOf(path) ?? []
  const named = PATTERNS.map(parsePattern)
    .filter((pattern) => matchPath(pattern, segments, { as: 'name' }) !== null)
    .toSorted(compareSpecificity)[0]
  return named === undefined ? '' : writeAddress(named)
}

/** Where a path ends, itself when nothing redirects it. */
const endOf = (path: string) => resolveRedirect(path, '')?.to ?? path
const withoutNames = (path: string) => path.replaceAll(/jakis-\w+-7/g, '$')

describe('the table', () => {
  it.each(PATTERNS.map((pattern) => [own(pattern), pattern] as const))(
    '%s has its names',
    (address, pattern) => {
      const names = spellings(pattern).filter((path) => addressNamed(path) === address)
      expect(names.map((path) => [path, endOf(path)])).toEqual(names.map((path) => [path, filled(address)]))
    },
  )

  it.each(OTHER_NAMES)('$from leads to $to', ({ from, to }) => {
    const names = spellings(from)
    expect(names.map((path) => [path, endOf(path)])).toEqual(names.map((path) => [path, filled(to)]))
  })

  it('leads only to addresses that it holds', () => {
    // The words of the catalogue of models are parameters of its screens: an address is filled in by them.
    const missing = OTHER_NAMES.map(({ to }) => pathOf(to)).filter(
      (to) => !PATTERNS.map(own).includes(to) && matchScreen(filled(to)) === null,
    )
    expect(missing).toEqual([])
  })

  it('has each address by its own name first', () => {
    expect(PATTERNS.map(own)).toEqual(TABLE.map(([address]) => address))
  })

  it('gives no name to two addresses', () => {
    const all = [...PATTERNS.map((pattern) => ({ from: pattern, to: own(pattern) })), ...OTHER_NAMES]
    const named = all.flatMap(({ from, to }) =>
      spellings(from).map((path) => ({ path: withoutNames(path), to })),
    )
    const twice = [...Map.groupBy(named, ({ path }) => path).values()].filter((names) => names.length > 1)
    expect(twice).toEqual([])
  })

  it.each(LISTED)('%s, as the specification lists it, ends at %s', (path, address) => {
    expect(endOf(path)).toBe(address)
    expect(resolveRedirect(address, '')).toBeNull()
  })
})

/** Listed in the specification, and built nowhere: what isn't there promises nothing. */
const NOT_BUILT = ['/test/suno', '/suno-stems-split', '/wideo/edytor', '/video/editor']

it.each(NOT_BUILT)('%s has no screen, and is led to none', (path) => {
  expect(resolveRedirect(path, '')).toBeNull()
  expect(matchScreen(path)).toBeNull()
})

/** Given out once, in links and search engines: a name may come to lead elsewhere, and never nowhere. */
it.each([
  ['/strona-glowna', '/'],
  ['/index-html', '/'],
  ['/education/for-you', '/edukacja?audience=dla-ciebie'],
  ['/learn/for-companies', '/edukacja?audience=dla-firm'],
  ['/shop/products', '/sklep'],
  ['/produkty', '/sklep'],
  ['/product/kubek', '/sklep/produkt/kubek'],
  ['/store/collections', '/sklep'],
  ['/shop/collection/credits', '/sklep/kredyty'],
  ['/sklep/kolekcja/kubki', '/sklep/kubki'],
  ['/kolekcje', '/sklep'],
  ['/collections/kredyty', '/sklep/kredyty'],
  ['/collections/kubki', '/sklep/kubki'],
  ['/generator-obrazow', '/generatory/obraz'],
  ['/video-generator', '/generatory/wideo'],
  ['/generator-muzyki', '/generatory/audio'],
  ['/galeria', '/profil/galeria'],
  ['/gallery', '/profil/galeria'],
  ['/kreator-szablonow', '/admin/template-builder'],
  ['/about', '/o-nas'],
  ['/contact', '/kontakt'],
  ['/delivery-and-returns', '/dostawa-i-zwroty'],
  ['/privacy-policy', '/polityka-prywatnosci'],
  ['/terms-of-service', '/regulamin'],
  ['/occasions', '/okazje'],
  ['/wishlist', '/ulubione'],
  ['/cart', '/koszyk'],
  ['/checkout/t1', '/kasa/t1'],
  ['/gift/t1', '/kartka/t1'],
  ['/generators/image', '/generatory/obraz'],
  ['/popular', '/popularne'],
  ['/guide/jak-pisac', '/poradnik/jak-pisac'],
  ['/tutorials', '/tutoriale'],
  ['/models', '/modele'],
  ['/templates/kartka', '/szablony/kartka'],
  ['/tools/text', '/narzedzia/tekst'],
  ['/sign-in', '/login'],
  ['/sign-up', '/register'],
  ['/pricing', '/kredyty'],
  ['/my-reviews', '/opinie'],
])('the name %s leads to %s', (name, address) => {
  expect(endOf(name)).toBe(address)
})

describe('the addresses of administrators', () => {
  const screens = SCREEN_ADDRESSES.filter(
    (address) => SCREENS[address].access === ADMIN && !address.includes('$') && address !== '/admin',
  )

  it.each(screens)('%s is found below the hub, by each of its words in each of the hub’s', (address) => {
    const segments = parsePattern(SCREEN_NAMES[address])
    const last = segments.at(address === '/cennik/admin' ? 0 : -1)
    const words = last?.kind === 'words' ? last.words : []
    expect(words).not.toEqual([])
    for (const word of words) {
      for (const hub of ['admin', 'administracja', 'administration']) {
        expect([`/${hub}/${word}`, endOf(`/${hub}/${word}`)]).toEqual([`/${hub}/${word}`, address])
      }
    }
  })

  it.each([
    ['/administracja', '/admin'],
    ['/administracja/generacje', '/administracja/zgloszenia'],
    ['/administracja/asystent-ai', '/admin/template-builder'],
    ['/administracja/ceny', '/cennik/admin'],
    ['/Administracja/Asystent_AI', '/admin/template-builder'],
  ])('%s arrives at %s', (path, address) => {
    expect(endOf(path)).toBe(address)
  })
})

describe('a redirect', () => {
  it.each([
    ['/news/wiosna-2026', '?strona=2', '/aktualnosci/wiosna-2026?strona=2'],
    ['/shop/product/Kubek-Z-Imieniem', '', '/sklep/produkt/Kubek-Z-Imieniem'],
    ['/image-generator', '?prompt=kot%20w%20kapeluszu', '/generatory/obraz?prompt=kot%20w%20kapeluszu'],
    ['/models/video/from-text/veo-3', '', '/modele/wideo/z-tekstu/veo-3'],
    ['/models/images/text-to-image', '?q=flux', '/modele/obrazy/z-tekstu?q=flux'],
    ['/models/audio/text-to-speech/bark', '', '/modele/audio/z-tekstu/bark'],
    ['/models/texts', '', '/modele/teksty'],
    ['/models/videos/inna', '', '/modele/wideo/inna'],
    ['/szablonyz/kartka', '', '/szablony/kartka'],
    ['/profile/jan.kowalski', '', '/uzytkownik/jan.kowalski'],
    ['/profile/gallery', '', '/profil/galeria'],
    ['/user/galeria', '', '/uzytkownik/galeria'],
    ['/generations/8f3a', '', '/generacje/8f3a'],
    ['/generacja/shared', '', '/generations/shared'],
    ['/education/for-business', '?page=3', '/edukacja?audience=dla-firm&page=3'],
    ['/shop/collections/product', '', '/sklep'],
    ['/Aktualno%C5%9Bci', '', '/aktualnosci'],
    ['/O_nas', '', '/o-nas'],
    ['/sklep/', '?q=kubek', '/sklep?q=kubek'],
    ['//shop//product///kubek', '', '/sklep/produkt/kubek'],
  ])('%s%s → %s', (path, search, to) => {
    expect(resolveRedirect(path, search)?.to).toBe(to)
  })

  it('is not remembered when its address holds a secret for one use', () => {
    expect(resolveRedirect('/email-verification', '?token=t')).toEqual({
      to: '/verify-email?token=t',
      permanent: false,
    })
    expect(resolveRedirect('/checkout/tajny', '')).toEqual({ to: '/kasa/tajny', permanent: false })
    expect(resolveRedirect('/news', '')).toEqual({ to: '/aktualnosci', permanent: true })
  })

  it.each([
    '/nie-ma-takiej',
    '/news/a/b',
    '//evil.example/',
    '/news/..',
    '/user/%2e%2e',
    '/user/a\\b',
    'shop',
    '',
  ])('there is none from %j', (path) => {
    expect(resolveRedirect(path, '')).toBeNull()
  })
})

describe('whatever the path', () => {
  const words = [...PATTERNS, ...OTHER_NAMES.map(({ from }) => from)].flatMap((pattern) =>
    parsePattern(pattern).flatMap((segment) => (segment.kind === 'words' ? segment.words : [])),
  )
  const segment = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...words) },
    {
      weight: 2,
      arbitrary: fc.string({ unit: 'grapheme' }).map((text) => encodeURIComponent(text.toWellFormed())),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom('', '.', '..', '%2e%2e', '%2F', '%', 'Kot', '@evil.example', ':8080'),
    },
  )
  const path = fc.oneof(
    fc.array(segment, { maxLength: 5 }).map((segments) => `/${segments.join('/')}`),
    fc.webPath(),
    fc.string(),
  )
  const search = fc.oneof(
    fc.constant(''),
    fc.webQueryParameters().map((query) => `?${query}`),
  )

  it('stays in this origin and leads nowhere further', () => {
    fc.assert(
      fc.property(path, search, (from, query) => {
        const redirect = resolveRedirect(from, query)
        if (redirect === null) return
        const url = new URL(redirect.to, 'https://iskra.example/inne/miejsce')
        expect(url.origin).toBe('https://iskra.example')
        expect(url.pathname).toBe(pathOf(redirect.to))
        expect(pathOf(redirect.to)).not.toBe(from)
        expect(resolveRedirect(pathOf(redirect.to), searchOf(redirect.to))).toBeNull()
      }),
      { numRuns: 20_000 },
    )
  })

  it('keeps the query', () => {
    fc.assert(
      fc.property(path, search, (from, query) => {
        const redirect = resolveRedirect(from, query)
        if (redirect === null || query.length < 2) return
        expect(redirect.to.endsWith(query.slice(1))).toBe(true)
        expect(redirect.to).toContain('?')
      }),
      { numRuns: 5_000 },
    )
  })
})
