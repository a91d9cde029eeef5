import type { Lesson } from './lesson.ts'

/** Of the course „Pisanie promptów bez zaklęć”. */
export const prompts: readonly Lesson[] = [
  {
    title: 'Opis zamiast życzenia',
    text: [
      'Życzenie mówi, jak masz się poczuć. Opis mówi, co widać. „Chcę coś na osiemnastkę” jest życzeniem; „motocykl pod garażem, kask na siodełku, w kasku klucze z kokardą” jest opisem, który można narysować, opowiedzieć i poprawić.',
      'Dobry opis odpowiada na cztery pytania: kto, co robi, gdzie i co jest najbliżej. Piąte, kiedy, przynosi światło za darmo.',
    ],
    task: 'Zamień trzy swoje ostatnie życzenia na opisy. Przeczytaj je na głos komuś w domu i zapytaj, co zobaczył. Dopisz to, czego zabrakło.',
  },
  {
    title: 'Temat, styl, ograniczenia',
    text: [
      'Prompt ma trzy szuflady. W pierwszej temat: co jest na obrazie lub o czym jest tekst. W drugiej styl: technika, ton, długość. W trzeciej ograniczenia: czego ma nie być, ile znaków, jaki format.',
      'Pisz je w tej kolejności i osobnymi zdaniami. Gdy coś pójdzie nie tak, wiesz, do której szuflady sięgnąć.',
    ],
    task: 'Rozłóż na szuflady trzy prompty, które kiedyś zadziałały. Zwykle jedna szuflada jest pusta. Uzupełnij ją i sprawdź, co się zmieni.',
  },
  {
    title: 'Jedna zmiana naraz',
    text: [
      'Eksperyment z dwiema zmianami nie mówi nic. Przepisz prompt, zmień jedno słowo, porównaj. Używaj tego samego ziarna, jeśli generator je ma: wtedy różnica pochodzi od słowa, nie od przypadku.',
      'Najwięcej uczą zmiany nudne: liczba pojedyncza na mnogą, „przy” na „pod”, „stary” na „z 1970 roku”.',
    ],
    task: 'Wybierz prompt i zrób dziesięć wersji, każda różni się od pierwszej jednym słowem. Zapisz dwie zmiany, które zaskoczyły Cię najbardziej.',
  },
  {
    title: 'Prompty do tekstu',
    text: [
      'Tekst lubi trzy rzeczy: przykład, odbiorcę i długość. „Napisz życzenia” da Ci życzenia dla nikogo. „Trzy zdania do babci, która nie lubi wzruszeń, a lubi działkę, w tonie jak w tym przykładzie” da Ci babcię.',
      'Poproś o trzy wersje i o to, żeby model powiedział, czym się różnią. Potem skreśl najładniejsze zdanie: zwykle jest pożyczone.',
    ],
    task: 'Napisz prompt do życzeń dla jednej osoby: jeden przykład tonu, jeden szczegół, jedna liczba. Porównaj wynik z tym, co dostałbyś bez szczegółu.',
  },
  {
    title: 'Twój zeszyt zdań',
    text: [
      'Najlepszą książką o promptach jest ta, którą napiszesz o sobie. Zapisuj zdania, które zadziałały, razem z tym, do czego. Po czterdziestu przestaniesz szukać gotowców, bo będziesz miał własne.',
      'Porządkuj je według efektu, nie tematu: „robi ciepło”, „porządkuje bałagan”, „dodaje żart”. Tak się je potem znajduje.',
    ],
    task: 'Wpisz niżej pierwsze osiem zdań do swojego zeszytu, każde z jednym słowem o efekcie. Do czterdziestu dojdziesz przez miesiąc, jeśli dopiszesz jedno dziennie.',
  },
]
