import { nameOfOwnForm } from './ownForm.ts'

/**
 * The question for each blank of a text template, in both languages. A test of the catalogue finds a blank without
 * words. The text itself says how it is shown: `blankUses.ts`.
 */
export const BLANK_WORDS = {
  imie: { pl: 'Imię', en: 'Name' },
  nadawca: { pl: 'Podpis', en: 'Signature' },
  bliscy: { pl: 'Bliscy', en: 'Those who are near' },
  cecha: { pl: 'Cecha', en: 'A quality' },
  co_mam_po_tobie: { pl: 'Co mam po Tobie', en: 'What I have from you' },
  co_sie_stalo: { pl: 'Co się stało', en: 'What happened' },
  data: { pl: 'Dzień', en: 'The day' },
  dobre: { pl: 'Co dobrego', en: 'The good thing' },
  dom: { pl: 'Dom', en: 'The home' },
  dowod: { pl: 'Co to pokazało', en: 'What showed it' },
  drobiazg: { pl: 'Drobiazg', en: 'A little thing' },
  dzien: { pl: 'Mój dzień', en: 'My day' },
  dziekujemy_za: { pl: 'Dziękujemy za', en: 'We thank you for' },
  dzis: { pl: 'Dziś', en: 'Today' },
  gest: { pl: 'Gest', en: 'A gesture' },
  imie_drugie: { pl: 'Drugie z pary', en: 'The other of the couple' },
  imie_pierwsze: { pl: 'Pierwsze z pary', en: 'One of the couple' },
  jutro: { pl: 'Jutro', en: 'Tomorrow' },
  korzysc: { pl: 'Korzyść', en: 'The benefit' },
  krok: { pl: 'Następny krok', en: 'The next step' },
  kwota: { pl: 'Kwota', en: 'The amount' },
  lekcja: { pl: 'Lekcja', en: 'A lesson' },
  lubie: { pl: 'Co lubię', en: 'What I like' },
  marzenie: { pl: 'Marzenie', en: 'A dream' },
  moment: { pl: 'Chwila', en: 'The moment' },
  naprawa: { pl: 'Jak to naprawię', en: 'How I’ll mend it' },
  nowy_termin: { pl: 'Nowy termin', en: 'The new date' },
  numer: { pl: 'Numer', en: 'The number' },
  obawa: { pl: 'Obawa', en: 'A fear' },
  obserwacja: { pl: 'Co zwróciło uwagę', en: 'What was noticed' },
  odleglosc: { pl: 'Odległość', en: 'The distance' },
  odpowiedzialnosc: { pl: 'Nowe obowiązki', en: 'New duties' },
  okres: { pl: 'Ile to trwa', en: 'How long it has been' },
  osiagniecie: { pl: 'Osiągnięcie', en: 'An achievement' },
  plan: { pl: 'Plan', en: 'A plan' },
  poczatek: { pl: 'Początek', en: 'The beginning' },
  podziekowanie: { pl: 'Podziękowanie', en: 'The thanks' },
  pogoda: { pl: 'Co było wiadomo', en: 'What was clear' },
  powod: { pl: 'Powód', en: 'The reason' },
  poznanie: { pl: 'Jak się poznali', en: 'How they met' },
  problem: { pl: 'Problem', en: 'The problem' },
  projekt: { pl: 'Projekt', en: 'The project' },
  propozycja: { pl: 'Propozycja', en: 'A proposal' },
  przysluga: { pl: 'Przysługa', en: 'The favour' },
  rada: { pl: 'Rada', en: 'A piece of advice' },
  razem: { pl: 'Co im wychodzi', en: 'What they do best' },
  rok: { pl: 'Rok', en: 'The year' },
  rozwiazanie: { pl: 'Rozwiązanie', en: 'The solution' },
  scena_druga: { pl: 'Co było potem', en: 'What came later' },
  scena_pierwsza: { pl: 'Jak się zaczęło', en: 'How it began' },
  slabosc: { pl: 'Słabość', en: 'A weakness' },
  spor: { pl: 'O co się kłócimy', en: 'What we quarrel about' },
  sukces: { pl: 'Sukces', en: 'The success' },
  szczegol: { pl: 'Szczegół', en: 'A detail' },
  termin: { pl: 'Termin', en: 'When' },
  tesknota: { pl: 'Za czym tęsknię', en: 'What I miss' },
  trudnosc: { pl: 'Trudność', en: 'What was hard' },
  ulga: { pl: 'Kiedy przyszła ulga', en: 'When relief came' },
  umiem: { pl: 'Co umiem', en: 'What I can do' },
  ustalenia: { pl: 'Ustalenia', en: 'What was agreed' },
  waga: { pl: 'Waga', en: 'The weight' },
  wiek: { pl: 'Wiek', en: 'Age' },
  wpadka: { pl: 'Wpadka', en: 'What didn’t work out' },
  wspomnienie: { pl: 'Wspomnienie', en: 'A memory' },
  wymaganie: { pl: 'Kogo szukają', en: 'Whom they look for' },
  wyniki: { pl: 'Wyniki', en: 'The results' },
  za_co: { pl: 'Za co', en: 'For what' },
  zapamietam: { pl: 'Co zapamiętam', en: 'What I’ll remember' },
  zaslugi: { pl: 'Zasługi', en: 'Who did what' },
  zawod: { pl: 'Zawód', en: 'The trade' },
  zazdrosc: { pl: 'Czego zazdroszczę', en: 'What I envy' },
  zrozumienie: { pl: 'Co już rozumiem', en: 'What I understood' },
  zespol: { pl: 'Nazwa zespołu', en: 'The team’s name' },
  zwierze: { pl: 'Zwierzę', en: 'An animal' },
  zwyczaj: { pl: 'Nasz zwyczaj', en: 'Our habit' },
  zyczenie: { pl: 'Życzenie', en: 'A wish' },
} as const satisfies Record<string, { readonly pl: string; readonly en: string }>

export type BlankName = keyof typeof BLANK_WORDS

export function isBlankName(name: string): name is BlankName {
  return Object.hasOwn(BLANK_WORDS, name)
}

/** The label of a blank; another shop's templates may have blanks of their own. */
export function blankLabel(name: string, language: 'pl' | 'en'): string {
  const ownFormOf = nameOfOwnForm(name)
  if (ownFormOf !== null) {
    const label = blankLabel(ownFormOf, language)
    return language === 'pl' ? `${label} (odmiana)` : `${label} (form)`
  }
  return isBlankName(name) ? BLANK_WORDS[name][language] : name.replaceAll('_', ' ')
}
