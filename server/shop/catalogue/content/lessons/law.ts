import type { Lesson } from './lesson.ts'

/** Of the course „AI a prawo: co wolno opublikować”. */
export const law: readonly Lesson[] = [
  {
    title: 'Czyj jest obraz',
    text: [
      'Prawo autorskie chroni to, co stworzył człowiek. Wynik samego naciśnięcia może nie być utworem; Twój wybór, układ i przeróbka mogą nim być. Zapisuj, co zrobiłeś sam, bo to jest Twoje.',
      'Cudzy utwór wrzucony jako wzór pozostaje cudzy. O styl nikt nie ma monopolu, ale obraz łudząco podobny do cudzego może naruszać prawa autora. W sprawach większych niż kartka zapytaj prawnika: ten zeszyt uczy pytać, a nie zastępuje porady.',
    ],
    task: 'Weź trzy swoje obrazy i przy każdym zapisz: co zrobiłeś Ty, co model, skąd był wzór. Gdzie nie umiesz odpowiedzieć, nie publikuj.',
  },
  {
    title: 'Wizerunek i zgoda',
    text: [
      'Rozpoznawalna osoba decyduje o swoim wizerunku, także narysowanym. Zgoda powinna mówić gdzie, po co i jak długo; można ją cofnąć. Wyjątki, jak osoba publiczna przy pełnieniu funkcji albo szczegół tłumu, są węższe, niż się wydaje.',
      'Wymyślona twarz podobna do prawdziwej jest nadal kłopotem. Gdy ktoś mówi „to ja”, sprawdź, zanim odpowiesz.',
    ],
    task: 'Ułóż zgodę w trzech zdaniach: na co, gdzie, do kiedy. Sprawdź, czy zrozumie ją ktoś, kto ma piętnaście lat.',
  },
  {
    title: 'Oznaczanie treści',
    text: [
      'Unijne przepisy o sztucznej inteligencji każą ujawniać obrazy, filmy i głos, które udają prawdziwe osoby, miejsca lub zdarzenia. Także tam, gdzie nie musisz, jedno słowo „wygenerowane” kosztuje mniej niż utrata zaufania.',
      'Oznaczenie stoi przy obrazie, nie w regulaminie. Najprościej w podpisie, zwykłymi słowami.',
    ],
    task: 'Napisz trzy podpisy: do żartu, do reklamy i do zdjęcia produktu. Pokaż je komuś i zapytaj, czy wiedział, że to model.',
  },
  {
    title: 'Regulaminy portali',
    text: [
      'Portal może zakazać tego, na co pozwala prawo. Szukaj w jego zasadach trzech słów: sztuczna inteligencja, wizerunek, prawa do treści. Sprawdzaj je w dniu publikacji i zapisuj datę.',
      'Przeczytaj też, co oddajesz, gdy coś wysyłasz. Licencja „na cały świat i na zawsze” jest częsta; bywa, że obraz lepiej wtedy zostawić u siebie.',
    ],
    task: 'Zrób listę kontrolną z sześciu pytań, które zadasz przed każdą publikacją. Przepisz ją na czysto i powieś przy biurku.',
  },
]
