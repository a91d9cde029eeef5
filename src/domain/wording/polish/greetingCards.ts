import type { Template, Tone } from '../wording.ts'

/** Cards for any day. */
export const greetingCards = {
  warm: {
    heart: [
      'Dobrze, że {jesteś}, bo przy {oTobie} zwykłe dni robią się ciekawsze.',
      'Niewiele znam osób, przy których tak łatwo się uśmiechnąć jak przy {oTobie}.',
      'To, co dla {Ciebie} oczywiste, dla innych bywa prezentem: czas, uwaga i dobre słowo.',
    ],
    more: [
      'Niech ta kartka zostanie na dzień, w którym przyda się dowód, że ktoś myśli o {oTobie} ciepło.',
      'Nie trzeba wielkich słów, wystarczy wiedzieć, że zawsze można na {Ciebie} liczyć.',
      'Kilka zdań nie pomieści wszystkiego, ale najważniejsze jest właśnie w nich.',
    ],
    wish: [
      'Życzę {Ci} spokojnych poranków, dobrych ludzi obok i czasu na to, co sprawia {Ci} najwięcej radości.',
      'Niech najbliższe miesiące przyniosą {Ci} więcej radości niż obowiązków.',
      'Oby wszystko, co dobre, miało do {Ciebie} blisko.',
    ],
  },
  playful: {
    heart: [
      'Gdyby dawano medale za poczucie humoru, u {Ciebie} brakowałoby już ściany.',
      'Przy {oTobie} nawet kolejka na poczcie ma szansę zostać przygodą.',
      'Po długim namyśle i dwóch herbatach stwierdzam: takich ludzi nie robi się seryjnie.',
    ],
    more: [
      'Kartka nie ma gwarancji, za to dobre życzenia są ważne bezterminowo.',
      'Gdyby pojawiły się pytania, odpowiedź brzmi: tak, należy się ciasto.',
      'Reklamacji na te słowa nie przyjmuję, pisane były z pełną powagą i lekkim uśmiechem.',
    ],
    wish: [
      'Życzę {Ci} pełnego baku, pustej skrzynki i ciasta, które nigdy się nie kończy.',
      'Niech budzik dzwoni ciszej, a weekend zaczyna się w czwartek.',
      'Oby szczęście znało {Twój} adres i nie pomyliło piętra.',
    ],
  },
  heartfelt: {
    heart: [
      'Rzadko o tym mówię, a to prawda: bez {Ciebie} byłoby mi o wiele trudniej.',
      'Jest we mnie dużo wdzięczności, która należy do {Ciebie}.',
      'Tyle dobrego wzięło się z tego, że nasze drogi się spotkały.',
    ],
    more: [
      'W gorszy dzień dobrze pamiętać, ilu ludziom jest przy {oTobie} lepiej.',
      'Mówię to teraz, bo ważnych słów nie warto odkładać na później.',
      'Niech te słowa zostaną blisko, także wtedy, gdy nas dzieli droga.',
    ],
    wish: [
      'Życzę {Ci}, żeby to dobro, które idzie od {Ciebie} w świat, znalazło drogę powrotną.',
      'Niech {Ci} nigdy nie zabraknie kogoś, kto zapyta, jak minął dzień, i naprawdę posłucha.',
      'Oby każdy rok przynosił {Ci} choć jedną chwilę, którą chce się zatrzymać.',
    ],
  },
  solemn: {
    heart: [
      'W tym dniu szczególnie mocno czuję, jak wiele {Twoja} obecność znaczy dla nas wszystkich.',
      'Są ludzie, którzy samą swoją postawą uczą, co jest w życiu ważne, i to jest właśnie {Twój} dar.',
      '{Twoja} życzliwość i spokój są dla mnie wzorem, do którego warto dorastać.',
    ],
    more: [
      'Niech ta kartka będzie znakiem szacunku, na który pracuje się latami.',
      'Takie dni przypominają, jak cenne jest to, co wspólne i trwałe.',
      'Słowa przemijają szybciej niż czyny, a {Twoje} czyny mówią same za siebie.',
    ],
    wish: [
      'Z całego serca życzę {Ci} zdrowia, pokoju i siły na wszystko, co przed nami.',
      'Życzę {Ci} zdrowia, pogody ducha i radości z każdego osiągniętego celu.',
      'Niech nadchodzący czas obdarzy {Cię} spokojem i dobrymi wiadomościami.',
    ],
  },
  plain: {
    heart: ['Cieszę się, że {jesteś}.', 'Dobrze mieć {Cię} w pobliżu.', 'Lubię {Twoje} towarzystwo i tyle.'],
    more: [
      'Bez wielkich słów, za to szczerze.',
      'Reszta do powiedzenia przy kawie.',
      'Krótko, bo o najważniejszym mówi się prosto.',
    ],
    wish: [
      'Wszystkiego dobrego, dużo zdrowia i trochę wolnego czasu.',
      'Życzę {Ci} tego, czego {Tobie} najbardziej potrzeba.',
      'Niech się dobrze układa.',
    ],
  },
} as const satisfies Record<Tone, Template>
