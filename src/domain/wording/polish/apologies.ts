import type { Template, Tone } from '../wording.ts'

/** Apologies: the fault, its effect, and how things go on. */
export const apologies = {
  warm: {
    heart: [
      'Wiem, że zrobiło {Ci} się przykro, i nie chcę się z tego tłumaczyć.',
      'Nie tak miało to wyjść i naprawdę mi wstyd.',
      'Zależy mi na {oTobie}, dlatego mówię to wprost: to moja wina.',
    ],
    more: [
      'Nie trzeba odpowiadać od razu, poczekam.',
      'Słowa to za mało, więc postaram się też pokazać, że mówię poważnie.',
      'Dużo o tym myślę i następnym razem zrobię to inaczej.',
    ],
    wish: [
      'Mam nadzieję, że przyjdzie taka chwila, w której znów będzie między nami dobrze.',
      'Chcę to naprawić i proszę o taką możliwość.',
      'Zapraszam na herbatę i rozmowę, kiedy przyjdzie na to dobra chwila.',
    ],
  },
  playful: {
    heart: [
      'Tym razem to ja, nie pies i nie pogoda, biorę winę na siebie.',
      'Gdyby dawano medale za gafy, mój wisiałby już na ścianie.',
      'Narada z własnym sumieniem była krótka, a wynik jednogłośny: moja wina.',
    ],
    more: [
      'Kara do wyboru: zmywanie, pranie albo śpiewanie publicznie.',
      'Obiecuję poprawę, na piśmie i bez gwiazdki na dole.',
      'Ciasto na przeprosiny jest już w planach.',
    ],
    wish: [
      'Pokój? Przyniosę własną białą flagę.',
      'Proszę o łagodny wymiar kary i jeden uśmiech.',
      'Zgoda przy kawie, płacę ja.',
    ],
  },
  heartfelt: {
    heart: [
      'Trudno mi z tym, że to właśnie przeze mnie jest {Ci} ciężko.',
      'Nie ma w tym żadnego „ale”: stało się źle i stało się przeze mnie.',
      'Żałuję tego bardziej, niż potrafię napisać.',
    ],
    more: [
      'Nie proszę, żeby od razu było jak dawniej, proszę tylko o szansę.',
      'To, co jest między nami, znaczy dla mnie więcej niż moja duma.',
      'Jeśli potrzeba czasu, będzie tyle czasu, ile trzeba.',
    ],
    wish: [
      'Przepraszam z całego serca i chcę to naprawić.',
      'Mam nadzieję, że możemy zacząć jeszcze raz, spokojnie i od nowa.',
      'Kiedy przyjdzie dobra chwila na rozmowę, będę na nią czekać.',
    ],
  },
  solemn: {
    heart: [
      'Mam świadomość, że zawiodło tu moje postępowanie, i bardzo tego żałuję.',
      'Przyjmuję za to pełną odpowiedzialność.',
      'Proszę przyjąć szczere wyrazy ubolewania.',
    ],
    more: [
      'Wyciągam z tego naukę, żeby taka sytuacja się nie powtórzyła.',
      'Zaufanie buduje się długo, dlatego tym bardziej zależy mi na jego odzyskaniu.',
      'Nie szukam usprawiedliwienia, proszę jedynie o wyrozumiałość.',
    ],
    wish: [
      'Proszę o wybaczenie i o możliwość naprawienia tego, co się stało.',
      'Wierzę, że z czasem uda się przywrócić to, co między nami dobre.',
      'Z szacunkiem proszę o przyjęcie tych przeprosin.',
    ],
  },
  plain: {
    heart: ['To moja wina.', 'Nie mam wymówki.', 'Wiem, że tak nie powinno było być.'],
    more: ['Następnym razem zrobię to inaczej.', 'Poczekam, ile trzeba.', 'Nie oczekuję odpowiedzi od razu.'],
    wish: ['Chcę to naprawić.', 'Czy możemy o tym porozmawiać?', 'Mam nadzieję na zgodę.'],
  },
} as const satisfies Record<Tone, Template>
