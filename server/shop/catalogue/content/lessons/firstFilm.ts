import type { Lesson } from './lesson.ts'

/** Of the course „Wideo od zera: pierwsze 30 sekund”. */
export const firstFilm: readonly Lesson[] = [
  {
    title: 'Trzy sceny na kartce',
    text: [
      'Trzydzieści sekund to trzy sceny: gdzie jesteśmy, co się dzieje, czym się kończy. Narysuj je w trzech prostokątach, choćby kreskami. Film, którego nie da się narysować, trudno będzie obejrzeć.',
      'Do każdej dopisz jedno zdanie i jeden ruch. Dwa ruchy w jednym ujęciu kłócą się ze sobą.',
    ],
    task: 'Narysuj trzy prostokąty i podpisz je zdaniem oraz ruchem. Pokaż komuś bez słowa. Jeśli opowie historię, generuj.',
  },
  {
    title: 'Obraz, który się rusza',
    text: [
      'W krótkim filmie rusza się jedna rzecz: lampion leci, śnieg pada, koperta się otwiera. Reszta stoi i dzięki temu ruch widać.',
      'Opisuj czynność czasownikiem i tempem: „unosi się powoli”, „spada gęsto”, „mruga dwa razy”. Samo „dynamiczny” nie mówi, co ma się ruszać.',
    ],
    task: 'Zrób jedną scenę z trzema różnymi czasownikami. Zapisz, przy którym ruch zaczyna się i kończy tam, gdzie trzeba.',
  },
  {
    title: 'Kamera i tempo',
    text: [
      'Kamera umie cztery rzeczy: stać, zbliżać się, odjeżdżać i jechać w bok. Zbliżenie pyta, odjazd odpowiada, jazda w bok prowadzi. Stojąca kamera jest najodważniejsza.',
      'Ujęcie trwa tyle, ile trzeba, żeby przeczytać je dwa razy. Zwykle od trzech do pięciu sekund.',
    ],
    task: 'Do swoich trzech scen dopisz po jednym ruchu kamery. Policz na głos sekundy. Jeśli w czwartej się nudzisz, skróć.',
  },
  {
    title: 'Cięcie',
    text: [
      'Tnij w ruchu: gdy coś się unosi, następne ujęcie może zacząć się w górze. Oko idzie za kierunkiem i nie zauważa szwu.',
      'Pierwsza i ostatnia pół sekunda z generatora bywa niespokojna. Utnij ją bez żalu w dowolnym edytorze w telefonie.',
    ],
    task: 'Złóż trzy ujęcia w edytorze, który masz w telefonie. Zrób drugą wersję o jedną trzecią krótszą. Wybierz bez zastanowienia.',
  },
  {
    title: 'Dźwięk i publikacja',
    text: [
      'Muzyka mówi, co czuć, więc wybierz ją na końcu i cicho. Zostaw sekundę ciszy przed ostatnim ujęciem: to najtańszy efekt specjalny.',
      'Pierwsza klatka jest okładką. Napis trzymaj z dala od brzegów, bo telefony je zasłaniają, i sprawdź film bez dźwięku, bo tak ogląda go większość.',
    ],
    task: 'Dodaj muzykę i jedną sekundę ciszy. Wyślij film jednej osobie i zapytaj, co zapamiętała. Zapisz to słowo: jest tytułem.',
  },
]
