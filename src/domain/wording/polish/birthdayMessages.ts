import type { Template, Tone } from '../wording.ts'

/** Messages for a birthday or a name day, short enough for a phone. */
export const birthdayMessages = {
  warm: {
    heart: [
      'Ten dzień należy do {Ciebie}, od pierwszej kawy po ostatni kawałek tortu.',
      'Każdy rok dodaje {Ci} nie lat, tylko historii do opowiadania.',
      'Dobrze, że ten dzień jest w kalendarzu, bo mam komu złożyć życzenia.',
    ],
    more: [
      'Niech dziś telefon dzwoni tylko z dobrymi wiadomościami, a ktoś inny pozmywa po torcie.',
      'Zdmuchnięte świeczki się liczą, nawet jeśli życzenie było bardzo odważne.',
      'Przed {Tobą} cały nowy rok, jeszcze bez jednej skazy.',
    ],
    wish: [
      'Sto lat w zdrowiu, z dobrymi ludźmi i kawałkiem ciasta na wyciągnięcie ręki!',
      'Życzę {Ci} roku, który będzie dla {Ciebie} łaskawy i ciekawy.',
      'Niech spełni się to, o czym mówi się po cichu.',
    ],
  },
  playful: {
    heart: [
      'Spokojnie, to nie wiek, to poziom zaawansowania.',
      'Nikt nie liczy świeczek, straż pożarna i tak jest uprzedzona.',
      'Od dziś {masz} kolejny rok doświadczenia w niedawaniu po sobie poznać, ile ich jest.',
    ],
    more: [
      'Tort nie ma dziś kalorii, sprawdzone w wiarygodnym źródle, czyli w kuchni.',
      'Jeśli kolana strzelają, to tylko na wiwat.',
      'Podobno z wiekiem przychodzi rozsądek, ale bez paniki, nic nie zapowiada najgorszego.',
    ],
    wish: [
      'Sto lat i ani jednego poniedziałku więcej, niż to konieczne!',
      'Życzę {Ci} tyle energii, ile ma dwulatek przed snem.',
      'Wszystkiego najlepszego, a zwłaszcza największego kawałka tortu!',
    ],
  },
  heartfelt: {
    heart: [
      'Ten dzień jest ważny także dla mnie, bo bez niego nie byłoby {Ciebie} w moim życiu.',
      'Patrzę, jak mijają lata, i widzę, ile dobra po drodze od {Ciebie} zostaje.',
      'Dziś świętuję to, że {jesteś}.',
    ],
    more: [
      'Nie wszystko w minionym roku było łatwe, tym bardziej cieszę się tym, co przed {Tobą}.',
      'Wszystkie dobre słowa, których nie ma kiedy mówić na co dzień, zebrały się dziś tutaj.',
      'Niech ten dzień będzie jasny, a wieczór spokojny i pełen bliskich.',
    ],
    wish: [
      'Życzę {Ci} miłości, która dodaje sił, i spokoju, który zostaje na długo.',
      'Niech nowy rok {Twojego} życia będzie dla {Ciebie} czuły.',
      'Sto lat w zdrowiu, w otoczeniu tych, których serce samo wybiera.',
    ],
  },
  solemn: {
    heart: [
      'Z okazji {Twojego} święta składam najserdeczniejsze gratulacje i wyrazy uznania.',
      'Kolejny rok to okazja, by docenić wszystko, co zbudowane własną pracą i sercem.',
      'W dniu tak szczególnym myśl biegnie ku temu, co w {Twoim} życiu piękne i trwałe.',
    ],
    more: [
      'Niech radość tego dnia udzieli się wszystkim, którzy są przy {oTobie} na co dzień.',
      'Dojrzałość mierzy się nie latami, lecz dobrem, które po sobie zostawiamy.',
      'Oby każdy następny rok był godny tych, które już za nami.',
    ],
    wish: [
      'Życzę {Ci} zdrowia, pomyślności i wielu lat w szczęściu.',
      'Niech spełnienie i pokój towarzyszą {Ci} każdego dnia.',
      'Pomyślności na kolejne lata, w zdrowiu i wśród bliskich!',
    ],
  },
  plain: {
    heart: ['Niech to będzie dobry dzień.', 'Dobrego dnia i dobrych ludzi wokół.', 'Udanego świętowania!'],
    more: [
      'I kawałka tortu bez liczenia kalorii.',
      'Niech dziś nikt niczego od {Ciebie} nie chce.',
      'Reszta życzeń przy najbliższym spotkaniu.',
    ],
    wish: ['Sto lat!', 'Zdrowia i spokoju na cały rok.', 'Niech to będzie dobry rok.'],
  },
} as const satisfies Record<Tone, Template>
