import type { Lesson } from './lesson.ts'

/** Of the course „Muzyka z AI: piosenka na urodziny”. */
export const song: readonly Lesson[] = [
  {
    title: 'Tekst z jednego wspomnienia',
    text: [
      'Piosenka o wszystkim jest o nikim. Weź jedno wspomnienie z solenizantem i opowiedz je w ośmiu linijkach: gdzie, kto, co poszło nie tak, kto się śmiał.',
      'Rym jest gościem, nie gospodarzem. Jeśli zmusza Cię do słowa, którego nikt w domu nie używa, wypuść go.',
    ],
    task: 'Zapisz wspomnienie prozą w pięciu zdaniach. Podziel je na linijki po siedem, osiem sylab. Imię wstaw w refren, nie w pierwszą linijkę.',
  },
  {
    title: 'Melodia i tempo',
    text: [
      'Tempo poznasz po kroku: marsz to około stu uderzeń na minutę, kołysanka sześćdziesiąt. Przeczytaj tekst, chodząc po pokoju, i zobacz, przy którym się nie potykasz.',
      'W opisie dla generatora podaj nastrój, tempo i dwa instrumenty. Trzeci zwykle przeszkadza.',
    ],
    task: 'Opisz melodię jednym zdaniem: nastrój, tempo, dwa instrumenty. Zrób trzy wersje i zanuć każdą po godzinie. Zostaje ta, którą pamiętasz.',
  },
  {
    title: 'Aranżacja',
    text: [
      'Zwrotka mówi, refren woła. Zacznij cicho, w refrenie dodaj coś nowego, w drugiej zwrotce znów odejmij. Tyle wystarczy, żeby piosenka szła naprzód.',
      'Koniec zaplanuj osobno. Najlepiej działa refren bez muzyki, zaśpiewany przez tych, którzy siedzą przy stole.',
    ],
    task: 'Narysuj piosenkę jako cztery klocki: zwrotka, refren, zwrotka, refren. Pod każdym wpisz, co gra. Żaden nie może mieć tego samego co poprzedni.',
  },
  {
    title: 'Własny głos',
    text: [
      'Głos nie musi być ładny, ma być Twój. Nagraj go telefonem w szafie z ubraniami: nic nie tłumi echa lepiej niż swetry. Usta o dłoń od mikrofonu, lekko z boku.',
      'Nie śpiewasz? Powiedz zwrotki, a refren zostaw melodii. Wiele dobrych piosenek tak robi.',
    ],
    task: 'Nagraj refren trzy razy: na siedząco, na stojąco i z uśmiechem. Posłuchaj nazajutrz i wybierz jedno nagranie.',
  },
  {
    title: 'Miks na telefonie',
    text: [
      'Miks to trzy decyzje: co jest z przodu, co z tyłu, co można wyciszyć. Głos z przodu, muzyka o połowę ciszej, reszta tylko tam, gdzie jej brakuje.',
      'Sprawdź na głośniku, na którym to zagrasz. Sala z tortem nie ma słuchawek.',
    ],
    task: 'Ustaw głośność tak, żeby z drugiego pokoju było słychać każde słowo. Zapisz gotowy plik w dwóch miejscach: jutro nie będzie czasu go szukać.',
  },
]
