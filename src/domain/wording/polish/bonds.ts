import type { Wordbook } from '../wording.ts'

/** The bond between writer and reader. */
export const bonds = {
  mama: [
    'Tego, co mam od {Ciebie}, nie da się kupić ani oddać, można to tylko nieść dalej.',
    'Nikt tak jak {Ty} nie umie jednym telefonem naprawić całego dnia.',
    'Dom wciąż jest tam, gdzie {Ty}.',
  ],
  tata: [
    'Mam od {Ciebie} więcej, niż widać: sposób patrzenia na świat i upór w dobrej sprawie.',
    'Nikt tak jak {Ty} nie umie w dwóch zdaniach powiedzieć wszystkiego.',
    'Dobrze wiedzieć, że można do {Ciebie} zadzwonić z każdą usterką, życiową też.',
  ],
  'druga-polowka': [
    'Z całego świata wybieram miejsce obok {Ciebie}.',
    'Najlepsze w moim dniu jest to, że kończy się przy {oTobie}.',
    'To, co najważniejsze, zaczyna się dla mnie od słowa „my”.',
  ],
  dziecko: [
    'Każdy {Twój} krok, mały i duży, cieszy mnie jak własny.',
    'Pękam z dumy, gdy myślę o {oTobie}.',
    'Cokolwiek się zdarzy, dom zawsze będzie po {Twojej} stronie.',
  ],
  dziadkowie: [
    'U {Ciebie} czas płynie wolniej, a herbata smakuje tak, jak powinna.',
    '{Twoje} opowieści z dawnych lat są lepsze niż niejedna książka.',
    'Ciepło {Twojego} domu zostaje w człowieku na zawsze.',
  ],
  przyjaciele: [
    'Z {Tobą} można nawet milczeć i nikomu to nie przeszkadza.',
    'Rodziny się nie wybiera, a przyjaciół tak, i to był mój najlepszy wybór.',
    'W rozmowie z {Tobą} wystarczy pół zdania, a reszta dopowiada się sama.',
  ],
  nauczyciel: [
    '{Twoje} lekcje zostają w pamięci dłużej niż wszystkie daty i wzory.',
    'Dzwonek kończy godzinę, a {Twoje} lekcje trwają latami.',
    '{Twoja} cierpliwość zmienia więcej, niż widać w dzienniku.',
  ],
  praca: [
    'W pracy spotyka się wiele osób, a z {Tobą} współpracuje się naprawdę dobrze.',
    'Dzięki {Tobie} w poniedziałek też chce się przyjść.',
    'Praca z {Tobą} to więcej niż lista zadań.',
  ],
  '': [
    'Są ludzie, na myśl o których człowiek sam się uśmiecha. {Należysz} do nich.',
    'Dobrze mieć kogoś, do kogo chce się pisać.',
    'Czasem kilka szczerych zdań znaczy więcej niż duży prezent.',
  ],
} as const satisfies Wordbook['bonds']
