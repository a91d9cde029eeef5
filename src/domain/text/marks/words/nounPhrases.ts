import type { Phrases } from '../phraseRule.ts'

/** Acts as nouns in the genitive, in the nominative, and as the verb that says the same; its past without the ending. */
const ACTS: readonly (readonly [genitive: string, nominative: string, infinitive: string, past: string])[] = [
  ['zakupu', 'zakup', 'kupić', 'kupi'],
  ['zwrotu', 'zwrot', 'zwrócić', 'zwróci'],
  ['wpłaty', 'wpłatę', 'wpłacić', 'wpłaci'],
  ['wypłaty', 'wypłatę', 'wypłacić', 'wypłaci'],
  ['płatności', 'płatność', 'zapłacić', 'zapłaci'],
  ['zapłaty', 'zapłatę', 'zapłacić', 'zapłaci'],
  ['wyboru', 'wybór', 'wybrać', 'wybra'],
  ['zmiany', 'zmianę', 'zmienić', 'zmieni'],
  ['zmian', 'zmiany', 'zmienić', 'zmieni'],
  ['oceny', 'ocenę', 'ocenić', 'oceni'],
  ['analizy', 'analizę', 'przeanalizować', 'przeanalizowa'],
  ['rezerwacji', 'rezerwację', 'zarezerwować', 'zarezerwowa'],
  ['rejestracji', 'rejestrację', 'zarejestrować', 'zarejestrowa'],
  ['zgłoszenia', 'zgłoszenie', 'zgłosić', 'zgłosi'],
  ['weryfikacji', 'weryfikację', 'sprawdzić', 'sprawdzi'],
  ['odbioru', 'odbiór', 'odebrać', 'odebra'],
  ['sprzedaży', 'sprzedaż', 'sprzedać', 'sprzeda'],
  ['naprawy', 'naprawę', 'naprawić', 'naprawi'],
  ['wymiany', 'wymianę', 'wymienić', 'wymieni'],
  ['podziału', 'podział', 'podzielić', 'podzieli'],
  ['poprawek', 'poprawki', 'poprawić', 'poprawi'],
  ['opłaty', 'opłatę', 'zapłacić', 'zapłaci'],
]
/** What happens to a thing, in the dative, and the verb's past without its ending and its other forms. */
const CHANGES: readonly (readonly [dative: string, past: string, future: string, infinitive: string])[] = [
  ['zniszczeniu', 'zniszczy', 'zniszczy', 'zniszczyć'],
  ['uszkodzeniu', 'uszkodzi', 'uszkodzi', 'uszkodzić'],
  ['zmianie', 'zmieni', 'zmieni', 'zmienić'],
  ['poprawie', 'poprawi', 'poprawi', 'poprawić'],
  ['pogorszeniu', 'pogorszy', 'pogorszy', 'pogorszyć'],
  ['zmniejszeniu', 'zmniejszy', 'zmniejszy', 'zmniejszyć'],
  ['zwiększeniu', 'zwiększy', 'zwiększy', 'zwiększyć'],
  ['wydłużeniu', 'wydłuży', 'wydłuży', 'wydłużyć'],
  ['skróceniu', 'skróci', 'skróci', 'skrócić'],
  ['opóźnieniu', 'opóźni', 'opóźni', 'opóźnić'],
  ['przesunięciu', 'przesuną', 'przesunie', 'przesunąć'],
]
const PAST = ['ł', 'ła', 'ło', 'li', 'ły', 'łem', 'łam', 'liśmy', 'łyśmy'] as const

/** Verbs that officialese says as two words, "dokonać zakupu" and "ulec zmianie", in all their forms. */
export const NOUN_PHRASES: Phrases = new Map([
  ...ACTS.flatMap(([genitive, nominative, infinitive, past]) => [
    entry(`dokonać ${genitive}`, infinitive),
    entry(`dokonanie ${genitive}`, nominative),
    ...PAST.map((ending) => entry(`dokona${ending} ${genitive}`, past + ending)),
  ]),
  ...CHANGES.flatMap(([dative, past, future, infinitive]) => [
    entry(`ulec ${dative}`, `${infinitive} się`),
    entry(`ulegnie ${dative}`, `${future} się`),
    ...['ł', 'ła', 'ło', 'ły'].map((ending) =>
      entry(
        `uleg${ending} ${dative}`,
        `${past.endsWith('ą') && ending !== 'ł' ? `${past.slice(0, -1)}ę` : past}${ending} się`,
      ),
    ),
  ]),
])

function entry(words: string, plain: string): [string, readonly string[]] {
  return [words, [plain]]
}
