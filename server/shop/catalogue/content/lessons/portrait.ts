import type { Lesson } from './lesson.ts'

/** Of the course „Fotografia AI: portret”. */
export const portrait: readonly Lesson[] = [
  {
    title: 'Światło z okna',
    text: [
      'Holenderscy malarze mieli jedno okno i wystarczyło. Poproś o światło z lewej strony, lekko z góry, i o ciemniejszy policzek po drugiej. To zdanie robi z twarzy bryłę.',
      'Unikaj słowa „studyjne”: przynosi światło z każdej strony, a więc znikąd. „Pochmurny dzień przy oknie” jest łagodniejszy i prawdziwszy.',
    ],
    task: 'Opisz jedną osobę w trzech światłach: okno, świeca, śnieg. Zapisz, które dodaje lat, a które odejmuje.',
  },
  {
    title: 'Skóra bez plastiku',
    text: [
      'Plastik bierze się z pochwał. „Idealna cera” wygładza wszystko, co było człowiekiem. Poproś o piegi, zmarszczkę od śmiechu, zaróżowiony nos, kosmyk na czole.',
      'Dodaj coś, co nie jest twarzą: sweter, parę z herbaty, ślad po okularach. Model przestaje wtedy robić reklamę kremu.',
    ],
    task: 'Wygeneruj portret dwa razy: raz z „idealną cerą”, raz z trzema niedoskonałościami. Pokaż oba komuś i zapytaj, z kim poszedłby na kawę.',
  },
  {
    title: 'Ręce i spojrzenie',
    text: [
      'Ręce mówią, co człowiek robi, więc daj im zajęcie: kubek, książkę, kota. Puste ręce wychodzą najgorzej i niczego nie opowiadają.',
      'Spojrzenie w obiektyw jest paszportem. Spojrzenie obok jest historią: na kogoś, kto wchodzi, na deszcz, na list. Napisz, na co patrzy.',
    ],
    task: 'Dopisz do trzech portretów zdanie „patrzy na…” i „w rękach ma…”. Wybierz ten, w którym chcesz wiedzieć, co będzie dalej.',
  },
  {
    title: 'Seria jednej osoby',
    text: [
      'Żeby ktoś wyglądał tak samo na pięciu obrazach, opisz go raz, krótko, i powtarzaj słowo w słowo: wiek, włosy, jeden znak szczególny, jedno ubranie. Zmieniaj tylko miejsce i czynność.',
      'Pomaga to samo ziarno i obraz wzorcowy. Jeśli osoba zaczyna się rozjeżdżać, skróć opis: sprzeczne szczegóły robią z jednej osoby kuzynów.',
    ],
    task: 'Napisz metryczkę swojej postaci w dwudziestu słowach. Zrób z nią trzy sceny i zakreśl w metryczce słowo, które zawiodło.',
  },
  {
    title: 'Zgoda i granice',
    text: [
      'Czyjaś twarz należy do niej, także na obrazie z generatora. Zanim użyjesz zdjęcia znajomego jako wzoru, zapytaj go: do czego, gdzie będzie pokazane i jak długo. Zgodę łatwiej dostać na kartkę dla babci niż na plakat.',
      'Nie rób cudzych portretów, których sam nie chciałbyś zobaczyć o sobie. Dzieci i osoby, które nie mogą odmówić, zostaw w spokoju.',
    ],
    task: 'Ułóż jedno zdanie prośby o zgodę, które powiedziałbyś na głos. Wyślij je komuś, czyj portret chcesz zrobić, i zapisz odpowiedź.',
  },
]
