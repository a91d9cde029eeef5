import type { Template, Tone } from '../wording.ts'

/** Letters to the one who is loved. */
export const loveLetters = {
  warm: {
    heart: [
      'Lubię nasze zwyczajne wieczory bardziej niż cudze wielkie podróże.',
      'Przy {oTobie} dom to nie adres, tylko głos w drugim pokoju.',
      'Najbardziej kocham to, że przy {oTobie} nie muszę się spieszyć.',
    ],
    more: [
      'Nie potrzebuję fajerwerków, kiedy mam {Twoje} „już wracam”.',
      'Chcę z {Tobą} kłócić się o zmywanie i godzić przy kolacji jeszcze przez bardzo długi czas.',
      'Z każdym rokiem wiem o {oTobie} więcej i z każdym rokiem bardziej mnie to cieszy.',
    ],
    wish: [
      'Chcę, żeby tak zostało: {Ty}, ja i dużo wspólnych poranków.',
      'Kocham {Cię}, po prostu i na co dzień.',
      'Niech to będzie kolejny nasz dobry rok.',
    ],
  },
  playful: {
    heart: [
      'Kocham {Cię} bardziej niż pierwszą kawę, a to, jak wiadomo, poważne wyznanie.',
      'Kołdra już dawno jest {Twoja}, a mnie jest z tym podejrzanie dobrze.',
      'Statystycznie rzecz biorąc, trafić na {Ciebie} było mniej prawdopodobne niż szóstka w totka.',
    ],
    more: [
      'Zgadzam się na {Twoje} seriale, {Twoją} muzykę, a nawet na te poduszki, których nie wolno ruszać.',
      'Po namyśle przedłużam umowę na czas nieokreślony, bez okresu wypowiedzenia.',
      'Jeśli miłość jest ślepa, to moja ma przynajmniej doskonały gust.',
    ],
    wish: [
      'Proponuję dalej: pół życia śmiechu i pół życia szukania kluczy, byle razem.',
      'Zostańmy w tej drużynie, gramy całkiem nieźle.',
      'Resztę powiem na ucho.',
    ],
  },
  heartfelt: {
    heart: [
      'Nie umiem opowiedzieć swojego życia bez {Ciebie} i nie chcę umieć.',
      'Kiedy świat robi się za głośny, {Twój} spokój jest miejscem, do którego wracam.',
      'Kocham {Cię} za to, kim {jesteś}, i za to, kim przy {oTobie} się staję.',
    ],
    more: [
      'Jeśli mam jakąś pewność, to tę, że chcę trzymać {Twoją} rękę, także na zakrętach.',
      'Są dni, których nie da się przeżyć pojedynczo, i dziękuję, że mam je z kim dzielić.',
      'Z {Tobą} nawet milczenie jest rozmową.',
    ],
    wish: [
      'Chcę się z {Tobą} zestarzeć, powoli i z przyjemnością.',
      'Chcę z {Tobą} być w każdym „jutro”, jakie nam się trafi.',
      'Kocham {Cię} i będę to powtarzać, dopóki starczy mi głosu.',
    ],
  },
  solemn: {
    heart: [
      'Niczego w życiu nie wybieram z taką pewnością jak {Ciebie}.',
      'To, co nas łączy, jest dla mnie obietnicą, której dotrzymuję z radością.',
      'Wszystko, co najlepsze we mnie, dojrzewa w świetle {Twojej} miłości.',
    ],
    more: [
      'Czas pokazał, że to uczucie nie boi się ani ciszy, ani burzy.',
      'Cokolwiek przyniosą lata, chcę je przyjmować u {Twojego} boku.',
      'Są słowa, które waży się długo, i dlatego te piszę bez wahania.',
    ],
    wish: [
      'Kocham {Cię} dziś i kochać będę zawsze.',
      'Niech nasza wspólna droga będzie długa i jasna.',
      'Całym sercem wybieram {Cię} każdego dnia na nowo.',
    ],
  },
  plain: {
    heart: ['Kocham {Cię}.', 'Dobrze mi z {Tobą}.', 'Przy {oTobie} mam najlepsze miejsce na świecie.'],
    more: [
      'Tyle chcę powiedzieć i tyle wystarczy.',
      'Reszta jest w tym, co robimy razem każdego dnia.',
      'Nie muszę szukać większych słów.',
    ],
    wish: ['Zostańmy razem.', 'Czekam na wieczór z {Tobą}.', 'I tak już niech będzie.'],
  },
} as const satisfies Record<Tone, Template>
