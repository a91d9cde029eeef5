import type { Template, Tone } from '../wording.ts'

/** Letters to customers, partners and people at work. */
export const businessLetters = {
  warm: {
    heart: [
      'Współpraca z {Tobą} to przyjemność, a efekty mówią same za siebie.',
      'Cenię {Twoją} życzliwość i to, że każdą sprawę da się z {Tobą} spokojnie omówić.',
      'Dobrze jest pracować z kimś, kto dba i o wynik, i o ludzi.',
    ],
    more: [
      'Wiele dobrych rozwiązań wzięło się z naszych rozmów, także tych w biegu.',
      'Zaufanie buduje się powoli, dlatego tym bardziej doceniam to, co mamy.',
      'Chętnie wrócę do wspólnych planów, gdy tylko znajdzie się wolna chwila.',
    ],
    wish: [
      'Życzę {Ci} sił do nowych zadań i satysfakcji z tych już skończonych.',
      'Niech kolejne projekty idą gładko, a kalendarz zostawia miejsce na oddech.',
      'Do zobaczenia przy następnej wspólnej sprawie!',
    ],
  },
  playful: {
    heart: [
      'Spotkania z {Tobą} są jednymi z nielicznych, które nie mogłyby być mailem.',
      'Gdyby dobra współpraca miała wskaźnik, nasz świeciłby na zielono.',
      'Doceniam, że przy {oTobie} nawet termin „na wczoraj” brzmi jak dobry żart.',
    ],
    more: [
      'Tabelki się zgadzają, kawa paruje, czego chcieć więcej.',
      'W załączniku, którego nie ma, przesyłam szczere uznanie.',
      'Wniosek na koniec: robimy tak dalej, tylko z lepszym ciastem na spotkaniach.',
    ],
    wish: [
      'Życzę {Ci} krótkich zebrań i długich weekendów.',
      'Niech skrzynka odbiorcza zawsze mieści się na jednym ekranie.',
      'Oby wszystkie poprawki były naprawdę ostatnie.',
    ],
  },
  heartfelt: {
    heart: [
      'Chcę powiedzieć wprost, że praca z {Tobą} wiele mnie nauczyła.',
      'W trudniejszych momentach {Twoje} wsparcie znaczyło więcej niż niejeden wynik.',
      'Za zaufaniem, które od {Ciebie} mam, stoi coś więcej niż umowa, i bardzo to cenię.',
    ],
    more: [
      'Takie słowa rzadko padają w pracy, a powinny padać częściej.',
      'Ludzi pamięta się dłużej niż projekty i właśnie dlatego piszę.',
      'Mam nadzieję, że ta wiadomość choć trochę odda, jak ważne to dla mnie jest.',
    ],
    wish: [
      'Życzę {Ci}, żeby praca dawała tyle dobrego, ile {Twojego} serca w niej jest.',
      'Niech wokół {Ciebie} zawsze będą ludzie, na których można polegać.',
      'Dziękuję i szczerze życzę wszystkiego, co dobre.',
    ],
  },
  solemn: {
    heart: [
      'Pragnę wyrazić uznanie dla {Twojego} profesjonalizmu i zaangażowania.',
      'Dotychczasowa współpraca jest dla nas źródłem satysfakcji i cennych doświadczeń.',
      'Z szacunkiem odnoszę się do wkładu, jaki wnosi {Twoja} praca.',
    ],
    more: [
      'Wysoko cenimy rzetelność, która jest podstawą wspólnych przedsięwzięć.',
      'Jesteśmy przekonani, że kolejne działania przyniosą równie dobre rezultaty.',
      'Pozostajemy do dyspozycji we wszystkich sprawach, w których możemy być pomocni.',
    ],
    wish: [
      'Życzę {Ci} dalszych sukcesów oraz pomyślności w realizacji zamierzeń.',
      'Z nadzieją na dalszą owocną współpracę życzę wszelkiej pomyślności.',
      'Przekazuję najlepsze życzenia na nadchodzący czas.',
    ],
  },
  plain: {
    heart: [
      'Dziękuję za sprawną współpracę.',
      'Cenię konkret i terminowość, a u {Ciebie} mam jedno i drugie.',
      'Dobrze się z {Tobą} pracuje.',
    ],
    more: [
      'W razie pytań jestem pod telefonem.',
      'Szczegóły możemy ustalić w dogodnym terminie.',
      'Jeśli mogę w czymś pomóc, proszę o wiadomość.',
    ],
    wish: [
      'Życzę powodzenia w najbliższych zadaniach.',
      'Do usłyszenia!',
      'Wszystkiego dobrego w pracy i po niej.',
    ],
  },
} as const satisfies Record<Tone, Template>
