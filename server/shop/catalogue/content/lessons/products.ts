import type { Lesson } from './lesson.ts'

/** Of the course „Fotografia AI: produkt na białym i na stole”. */
export const products: readonly Lesson[] = [
  {
    title: 'Zdjęcie wyjściowe',
    text: [
      'Generator nie wie, jak wygląda Twoja rzecz. Wie to tylko zdjęcie. Zrób je przy oknie, bez lampy, z aparatem na wysokości przedmiotu i białą kartką z drugiej strony, żeby cień nie był czarny.',
      'Trzy ujęcia wystarczą: przód, trzy czwarte i detal. Rozmyte wyrzuć od razu, bo model domyśli się szczegółów i się pomyli.',
    ],
    task: 'Zrób trzy zdjęcia jednej rzeczy w dziesięć minut. Powiększ je na ekranie: jeśli nie widać faktury, podejdź bliżej okna i powtórz.',
  },
  {
    title: 'Maski i cienie',
    text: [
      'Maska mówi, czego nie wolno ruszyć. Zaznacz nią całą rzecz z wąskim zapasem, a zmieniaj tylko tło. Gdy narzędzie nie ma masek, poproś o samo puste tło i połóż na nim wycięty produkt.',
      'Bez cienia rzecz wisi w powietrzu. Cień pada w stronę przeciwną do światła i jest najciemniejszy tam, gdzie przedmiot dotyka stołu.',
    ],
    task: 'Połóż produkt na trzech tłach. Pod każdym narysuj strzałkę, skąd jest światło, i sprawdź, czy cień się z nią zgadza.',
  },
  {
    title: 'Dwadzieścia scen',
    text: [
      'Scena sprzedaje użycie, nie przedmiot. Kubek na biurku w poniedziałek, kubek na pomoście, kubek w rękach w rękawiczkach. Wymyśl je, zanim otworzysz generator.',
      'Trzymaj się jednej pory dnia na serię. Klient ma widzieć jeden sklep, a nie dwadzieścia pocztówek.',
    ],
    task: 'Wypisz dwadzieścia miejsc, w których ktoś używa Twojej rzeczy. Skreśl te, w których sam jej nie używałeś. Z reszty wybierz cztery.',
  },
  {
    title: 'Spójna seria',
    text: [
      'Serię trzymają trzy stałe: ten sam kąt, to samo światło, ta sama paleta. Zapisz je w jednym zdaniu i wklejaj na koniec każdego opisu.',
      'Obejrzyj całą serię jako miniatury obok siebie. To, co odstaje w małym, odstaje też na liście produktów.',
    ],
    task: 'Ułóż swoje zdanie serii: kąt, światło, trzy kolory. Zrób cztery sceny i wskaż tę, która nie pasuje. Popraw tylko ją.',
  },
  {
    title: 'Regulaminy portali',
    text: [
      'Wiele portali chce na pierwszym zdjęciu białego tła, bez napisów, ramek i rzeczy, których nie ma w paczce. Obraz z generatora bywa dozwolony jako kolejne zdjęcie, jeśli nie zmienia wyglądu towaru.',
      'Sprawdź regulamin swojego portalu w dniu publikacji, bo się zmienia. Zdjęcie, które obiecuje więcej niż rzecz, wraca jako reklamacja.',
    ],
    task: 'Przeczytaj zasady zdjęć jednego portalu i wypisz pięć z nich własnymi słowami. Przy każdej swojej scenie postaw plus lub minus.',
  },
  {
    title: 'Praca hurtem',
    text: [
      'Gdy rzeczy jest pięćdziesiąt, oszczędza się na decyzjach. Przygotuj trzy sceny i jedno zdanie serii, a potem zmieniaj tylko nazwę przedmiotu. Nazywaj pliki od razu numerem towaru.',
      'Co dziesiątą sztukę obejrzyj w pełnym rozmiarze. Błąd, który przeszedł przez dziesięć, przejdzie przez wszystkie.',
    ],
    task: 'Zmierz, ile minut zajmuje Ci jeden produkt od zdjęcia do trzech scen. Zapisz krok, który trwa najdłużej, i sposób, żeby go zrobić raz.',
  },
]
