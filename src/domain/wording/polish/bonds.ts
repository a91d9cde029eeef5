import type { Wordbook } from '../wording.ts'

/** What binds whoever writes and whoever reads. */
export const bonds = {
  mama: [
    'Tego, co dostaje się od mamy, nie da się kupić ani oddać, można to tylko nieść dalej.',
    'Nikt tak jak {Ty} nie umie jednym telefonem naprawić całego dnia.',
    'Dom wciąż jest tam, gdzie mama pyta, czy już po obiedzie.',
  ],
  tata: [
    'Od taty mam więcej, niż widać: sposób patrzenia na świat i upór w dobrej sprawie.',
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
    'Opowieści z dawnych lat to najlepszy spadek, jaki można dostać za życia.',
    'Ciepło domu dziadków zostaje w człowieku na zawsze.',
  ],
  przyjaciele: [
    'Przyjaźń poznaje się po tym, że można milczeć i nikomu to nie przeszkadza.',
    'Rodziny się nie wybiera, a przyjaciół tak, i to był mój najlepszy wybór.',
    'Z przyjaciółmi jest tak, że wystarczy pół zdania, a reszta dopowiada się sama.',
  ],
  nauczyciel: [
    'Dobry nauczyciel zostaje w pamięci dłużej niż wszystkie daty i wzory.',
    'Nie każda lekcja kończy się z dzwonkiem, te najlepsze trwają latami.',
    'Ktoś, kto uczy z cierpliwością, zmienia więcej, niż widać w dzienniku.',
  ],
  praca: [
    'W pracy spotyka się wiele osób, a naprawdę dobrze współpracuje się z niewieloma.',
    'Dobry zespół poznaje się po tym, że w poniedziałek też chce się przyjść.',
    'Praca z takimi ludźmi to więcej niż lista zadań.',
  ],
  '': [
    'Są ludzie, na myśl o których człowiek sam się uśmiecha.',
    'Dobrze mieć wokół siebie ludzi, do których chce się pisać.',
    'Czasem kilka szczerych zdań znaczy więcej niż duży prezent.',
  ],
} as const satisfies Wordbook['bonds']
