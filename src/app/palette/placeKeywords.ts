import type { PlaceIn } from '../places/places.ts'

/** Other words by which a place is looked for in the palette. */
export const PLACE_KEYWORDS = {
  home: 'home start',
  shop: 'shop produkty',
  aiProducts: 'kartki życzenia listy',
  sharedGenerations: 'shared publiczne inspiracje',
  creditPacks: 'credits pakiety doładowanie',
  credits: 'saldo ruchy ceny credits pricing',
  about: 'about o nas',
  contact: 'contact pomoc reklamacja',
  dashboard: 'dashboard konto account',
  history: 'history generacje prace archiwum statystyki',
  gallery: 'gallery zdjęcia albumy pliki',
  profile: 'profile o mnie',
  settings: 'settings hasło e-mail bezpieczeństwo rozliczenia',
  preferences: 'preferences język motyw powiadomienia zgody',
  reviews: 'reviews oceny recenzje gwiazdki',
  people: 'administracja admin users konta dziennik',
  affiliateCodes: 'administracja admin affiliate partner rabat polecenia influencer',
  newsletter: 'administracja admin emails listy wydania mailing',
  judgedReviews: 'administracja admin reviews oceny moderacja',
  production: 'administracja admin production orders zamówienia druk paczki',
  enginePrices: 'administracja admin pricing',
  login: 'login logowanie konto',
  register: 'register rejestracja',
  debug: 'debug wersja pamięć',
} as const satisfies Readonly<Record<PlaceIn<'palette'>, string>>
