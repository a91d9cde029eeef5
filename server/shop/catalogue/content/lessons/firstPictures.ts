import type { Lesson } from './lesson.ts'

/** Of the course „Pierwsze obrazy z AI”. */
export const firstPictures: readonly Lesson[] = [
  {
    title: 'Co model widzi w Twoim zdaniu',
    text: [
      'Generator nie czyta między wierszami. Widzi rzeczowniki (kto, co, gdzie), przymiotniki (jakie) i relacje (na, pod, obok). Słowa takie jak „piękny”, „magiczny” czy „niesamowity” niczego mu nie pokazują, więc wypełnia je tym, co widział najczęściej.',
      'Zamiast nastroju napisz jego przyczynę. Nie „przytulny pokój”, tylko „pokój z lampą przy fotelu, kocem i deszczem za oknem”. Przytulność zrobi się sama.',
    ],
    task: 'Napisz zdanie o swojej kuchni tak, żeby obcy człowiek umiał ją narysować. Podkreśl rzeczowniki. Jeśli jest ich mniej niż pięć, dopisz brakujące i dopiero wtedy wygeneruj obraz.',
  },
  {
    title: 'Światło, kadr, materiał',
    text: [
      'Trzy słowa zmieniają obraz bardziej niż całe zdanie pochwał. Światło: poranne, boczne, ze świecy, pochmurne. Kadr: z bliska, od pasa w górę, z góry, z daleka. Materiał: akwarela, wycinanka, kreda, fotografia na kliszy.',
      'Dodawaj je pojedynczo i patrz, co się stało. Gdy zmienisz wszystko naraz, nie dowiesz się, któremu słowu zawdzięczasz efekt.',
    ],
    task: 'Weź jedno zdanie i wygeneruj je trzy razy: w trzech światłach, bez żadnej innej zmiany. Zapisz, które światło pasuje do kartki, a które do plakatu.',
  },
  {
    title: 'Poprawianie po kawałku',
    text: [
      'Pierwszy wynik jest szkicem. Zamiast wymyślać wszystko od nowa, nazwij jedną rzecz, która przeszkadza, i zmień tylko ją. „Mniej balonów” jest słabsze niż „trzy balony”: liczby pomagają.',
      'Jeśli coś ma zniknąć, napisz to w polu na rzeczy niechciane, a nie w opisie. Zdanie „bez kota” zawiera kota.',
    ],
    task: 'Popraw jeden obraz cztery razy, za każdym razem zmieniając jedno słowo. Zapisz słowo i skutek. Trzecia poprawka jest zwykle tą właściwą.',
  },
  {
    title: 'Dłonie, litery i inne kłopoty',
    text: [
      'Są rzeczy, które wychodzą źle: palce, odbicia w lustrze, długie napisy, tłum. Najlepsza rada brzmi: nie walcz. Schowaj dłonie w kieszeniach, pokaż ludzi z daleka, napis zostaw na później albo skróć go do dwóch słów.',
      'Druga rada: sprawdź kadr od brzegów do środka. Oko samo patrzy na twarz, a błędy siedzą w rogach.',
    ],
    task: 'Znajdź w swoim najlepszym obrazie trzy błędy. Dla każdego zapisz, czy go poprawiasz, zasłaniasz kadrem, czy zostawiasz, bo nikt poza Tobą go nie zauważy.',
  },
  {
    title: 'Od ekranu do wydruku',
    text: [
      'Ekran świeci, papier nie, więc wydruk jest ciemniejszy. Rozjaśnij obraz, zanim go wyślesz. Kartka A6 potrzebuje około 1200 pikseli na dłuższym boku, plakat A3 około 4000; mniejszy obraz na dużym papierze wyjdzie miękki.',
      'Zostaw margines: drukarki domowe nie sięgają brzegu, a ramka zasłania pół centymetra z każdej strony.',
    ],
    task: 'Wydrukuj jeden obraz na zwykłym papierze w docelowym rozmiarze i powieś na dzień. Jeśli wieczorem nadal Ci się podoba, zamów go na dobrym.',
  },
]
