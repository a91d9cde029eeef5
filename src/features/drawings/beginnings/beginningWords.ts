import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { BeginningId } from '#domain/scene/beginnings/beginnings.ts'

interface BeginningWords {
  readonly title: MessageDescriptor
  /** Its words in the order in which `beginningOf` takes them, parted by semicolons. */
  readonly words: MessageDescriptor
}

/** What the drawings to begin with are called, and the words that stand in them. */
export const BEGINNING_WORDS: Readonly<Record<BeginningId, BeginningWords>> = {
  mindmap: {
    title: msg`Mapa myśli`,
    words: msg`Urodziny Zosi;Goście;Lista;Zaproszenia;Jedzenie;Tort;Przekąski;Zabawa;Muzyka;Gry;Prezent;Kartka;Plakat`,
  },
  process: {
    title: msg`Proces`,
    words: msg`Zamówienie;Opłacone?;Przypomnienie;Pakowanie;Wysyłka;Koniec;tak;nie`,
  },
  organisation: {
    title: msg`Struktura firmy`,
    words: msg`Zarząd;Sprzedaż;Produkcja;Finanse;Obsługa klienta;Pracownia;Księgowość`,
  },
  timeline: {
    title: msg`Oś czasu`,
    words: msg`Historia firmy;2019;Pomysł przy kuchennym stole;2021;Pierwszy sklep;2023;Własna pracownia;2026;Dziesięć osób w zespole`,
  },
  family: {
    title: msg`Drzewo rodziny`,
    words: msg`Babcia Anna;Dziadek Jan;Babcia Maria;Dziadek Józef;Mama;Tata;Ja;Siostra;Brat`,
  },
  seating: { title: msg`Stoły weselne`, words: msg`Para młoda;Stół;Gość` },
  week: {
    title: msg`Plan tygodnia`,
    words: msg`Rano;Po południu;Wieczorem;Poniedziałek;Wtorek;Środa;Czwartek;Piątek;Sobota;Niedziela`,
  },
  kanban: { title: msg`Tablica zadań`, words: msg`Do zrobienia;W toku;Gotowe;Zadanie` },
  gantt: {
    title: msg`Harmonogram`,
    words: msg`Remont kuchni;Przygotowania;Pomiar;Projekt;Prace;Zakupy;Malowanie;Montaż mebli;Odbiór`,
  },
  decision: {
    title: msg`Drzewo decyzji`,
    words: msg`Robimy to sami?;Mamy czas?;Stać nas?;Zaczynamy;Za miesiąc;Zlecamy;Rezygnujemy;tak;nie`,
  },
  swot: { title: msg`Analiza SWOT`, words: msg`Mocne strony;Słabe strony;Szanse;Zagrożenia` },
  venn: { title: msg`Diagram Venna`, words: msg`Co umiem;Co lubię;Za co płacą;Moja droga` },
  journey: {
    title: msg`Ścieżka klienta`,
    words: msg`Poznaje;Wybiera;Kupuje;Dostaje;Poleca;Co robi;Co czuje;Co poprawić`,
  },
  recipe: {
    title: msg`Przepis krok po kroku`,
    words: msg`Naleśniki;Wymieszaj mąkę, mleko i jajka;Ciasto za gęste?;Dolej wody;Odstaw na 20 minut;Smaż z obu stron;Podawaj z dżemem;tak;nie`,
  },
  flat: { title: msg`Plan mieszkania`, words: msg`Salon;Kuchnia;Sypialnia;Łazienka;Przedpokój;Balkon` },
  sequence: {
    title: msg`Przebieg rozmowy systemów`,
    words: msg`Klient;Sklep;Bank;Zamawiam;Proszę o wpłatę;Płacę;Wpłata dotarła;Paczka w drodze`,
  },
  entities: {
    title: msg`Baza danych (ERD)`,
    words: msg`Klient;Zamówienie;Pozycja;Produkt;składa;zawiera;dotyczy;nazwisko;data;ilość;cena`,
  },
  classes: {
    title: msg`Diagram klas`,
    words: msg`Osoba;Klient;Pracownik;Zamówienie;imię;adres;stanowisko;data`,
  },
}
