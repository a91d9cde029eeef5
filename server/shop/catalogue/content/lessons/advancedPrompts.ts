import type { Lesson } from './lesson.ts'

/** Of the course „Prompty dla zaawansowanych: kontrola i seria”. */
export const advancedPrompts: readonly Lesson[] = [
  {
    title: 'Ziarno i powtarzalność',
    text: [
      'Ziarno to numer przypadku. Ten sam opis, te same ustawienia i to samo ziarno dają w wielu generatorach ten sam obraz, więc różnica po zmianie słowa jest różnicą słowa.',
      'Zbieraj ziarna, które lubisz, jak numery klatek na kliszy. Nie przenoś ich między generatorami: tam znaczą co innego.',
    ],
    task: 'Zrób jeden obraz cztery razy z różnymi ziarnami i cztery razy z jednym ziarnem i jednym zmienionym słowem. Zapisz, co nauczyło Cię więcej.',
  },
  {
    title: 'Obraz jako wzór',
    text: [
      'Wzór mówi to, czego nie da się napisać: układ, proporcje, nastrój. Im jest prostszy, tym lepiej słucha go model; szkic flamastrem bywa lepszym wzorem niż fotografia.',
      'Opis ma wtedy mówić o tym, co ma być inne. Jeśli powtarza to, co widać na wzorze, oba ciągną w tę samą stronę i nic się nie zmienia.',
    ],
    task: 'Narysuj układ na kartce, sfotografuj i użyj jako wzoru z trzema różnymi opisami. Zapisz, co wzór utrzymał, a co puścił.',
  },
  {
    title: 'Maski',
    text: [
      'Maska jest umową: tu wolno, tam nie. Zostaw wokół poprawki mały zapas, bo model musi połączyć stare z nowym. Zbyt ciasna maska robi szew.',
      'Kiedy narzędzie nie ma masek, zrób to samo słowami i kadrem: powtórz opis, przytnij, połącz dwa obrazy w edytorze.',
    ],
    task: 'Popraw jeden element w trzech obrazach, nie ruszając reszty. Przy każdym zapisz, jak szeroki zapas był potrzebny.',
  },
  {
    title: 'Seria dwudziestu',
    text: [
      'Seria ma część stałą i zmienną. Stałą zapisz raz i nie dotykaj: styl, światło, kadr, paleta. Zmienną trzymaj w tabeli: numer, rzecz, kolor, podpis.',
      'Pracuj partiami po pięć. Po każdej obejrzyj całość i dopiero wtedy ruszaj dalej, bo w dwudziestu nie widać, gdzie skręciło.',
    ],
    task: 'Zaplanuj serię dwudziestu obrazów w tabeli z czterema kolumnami. Zrób pierwsze pięć i zdecyduj, co przechodzi z części zmiennej do stałej.',
  },
  {
    title: 'Dziennik zmian',
    text: [
      'Po tygodniu nie pamiętasz, czemu było dobrze. Zapisuj pięć rzeczy: datę, opis, ustawienia, ziarno i jedno zdanie o tym, co zmieniłeś i po co.',
      'Wpisuj też porażki. „Mgła zjada litery” zapisane raz oszczędza dziesięć prób za miesiąc.',
    ],
    task: 'Użyj linii niżej jako wzoru dziennika: data, zmiana, skutek. Prowadź go przez siedem dni i zakreśl wpisy, do których wróciłeś.',
  },
]
