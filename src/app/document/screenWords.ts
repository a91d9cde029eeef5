import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ScreenAddress } from '#domain/addresses/screens.ts'
import { LEGAL_WORDS } from './legalWords.ts'

export interface ScreenWords {
  /** The screen's name, without the product's, which stands after it by itself. */
  readonly title: MessageDescriptor
  /** What a search engine shows below; the home page's stands in for one that is missing. */
  readonly description?: MessageDescriptor
}

/**
 * What every screen is called: in the tab, to search engines, in shared links. Of a screen about one thing (a product,
 * a person) these are its words until that is known. The server says the same before any script runs.
 */
export const SCREEN_WORDS = {
  '/': {
    title: msg`Iskra – kartki, życzenia i prezenty na miarę`,
    description: msg`Życzenia, które brzmią jak Ty: kartki, listy i prezenty ze słowami na miarę. Działa też bez sieci.`,
  },
  '/o-nas': {
    title: msg`O Iskrze`,
    description: msg`Iskra to sklep i pracownia prezentów ze słów i obrazów. Pięć rzeczy, które możesz sprawdzić.`,
  },
  '/kontakt': {
    title: msg`Kontakt`,
    description: msg`Napisz do Iskry: pytanie o zamówienie, pomysł albo reklamacja. Czyta to człowiek.`,
  },
  '/dostawa-i-zwroty': {
    title: msg`Dostawa i zwroty`,
    description: msg`Jak dostarczamy zakupy z Iskry, ile to kosztuje i co można zwrócić.`,
  },
  ...LEGAL_WORDS,
  '/prywatnosc/moje-wizyty': {
    title: msg`Moje wizyty`,
    description: msg`Co Iskra zapisała o Twoich wizytach na tym urządzeniu. Zobacz, pobierz albo usuń.`,
  },
  '/debug': {
    title: msg`Diagnostyka`,
    description: msg`Wersje, pamięć i stan pracy bez sieci na tym urządzeniu.`,
  },
  '/sklep': {
    title: msg`Sklep: kartki, życzenia, prezenty i kursy`,
    description: msg`Kartki i życzenia na miarę, kubki, plakaty i kursy. Szukaj po okazji, cenie i ocenie, także bez sieci.`,
  },
  '/sklep/produkt/$handle': { title: msg`Produkt` },
  '/okazje': {
    title: msg`Okazje i imieniny`,
    description: msg`Najbliższe imieniny, urodziny i święta: kto, kiedy i za ile dni. Dodaj bliskich, a przypomnimy na czas i podpowiemy prezent.`,
  },
  '/ulubione': {
    title: msg`Ulubione`,
    description: msg`Produkty, do których chcesz wrócić, i te ostatnio oglądane na tym urządzeniu.`,
  },
  '/sklep/kredyty': {
    title: msg`Kredyty na obrazy i filmy`,
    description: msg`Pakiety kredytów bez abonamentu: ile kosztuje kredyt w każdym z nich i na ile obrazów albo filmów wystarczy.`,
  },
  '/sklep/$collection': { title: msg`Kolekcja` },
  '/produkty-ai': {
    title: msg`Słowa na miarę: kartki, życzenia i listy`,
    description: msg`Pięć rodzajów tekstów na miarę: kartki, podziękowania, listy miłosne, życzenia i e-maile biznesowe. Zobacz próbki.`,
  },
  '/koszyk': { title: msg`Koszyk` },
  '/kasa/$token': { title: msg`Kasa` },
  '/kartka/$token': { title: msg`Kartka dla Ciebie` },
  '/generatory': {
    title: msg`Generatory obrazów, wideo i muzyki`,
    description: msg`Obrazy, ruchome kartki i melodie na Twoje okazje. Cena przed kliknięciem, nieudane nic nie kosztują.`,
  },
  '/generatory/obraz': {
    title: msg`Generator obrazów`,
    description: msg`Opisz kartkę, plakat albo wzór i wybierz styl. Cenę widzisz przed kliknięciem, nieudane obrazy nic nie kosztują.`,
  },
  '/generatory/wideo': {
    title: msg`Generator wideo`,
    description: msg`Ruchoma kartka albo krótka scena z Twojego opisu. Cenę widzisz przed kliknięciem, nieudane filmy nic nie kosztują.`,
  },
  '/generatory/audio': {
    title: msg`Generator muzyki`,
    description: msg`Melodia na urodziny, kołysanka albo podkład do filmu. Cenę widzisz przed kliknięciem, nieudane nic nie kosztują.`,
  },
  '/aktualnosci': {
    title: msg`Aktualności`,
    description: msg`Co nowego w Iskrze: nowe wzory, funkcje i okazje, opowiedziane krótko i konkretnie.`,
  },
  '/aktualnosci/$slug': { title: msg`Aktualność` },
  '/edukacja': {
    title: msg`Edukacja`,
    description: msg`Jak pisać życzenia, robić obrazy i rozumieć AI: teksty dla Ciebie i dla firm, bez żargonu.`,
  },
  '/edukacja/$slug': { title: msg`Tekst` },
  '/poradnik/$slug': { title: msg`Poradnik` },
  '/tutoriale': {
    title: msg`Tutoriale i poradniki`,
    description: msg`Krok po kroku: od pierwszej kartki do własnego filmu. Możesz je czytać także bez sieci.`,
  },
  '/tutoriale/$slug': { title: msg`Tutorial` },
  '/modele': {
    title: msg`Modele AI: obrazy, wideo, audio i teksty`,
    description: msg`Co potrafi każdy model, na jakiej jest licencji i skąd to wiemy. Porównaj modele i wypróbuj te, które działają w Iskrze.`,
  },
  '/modele/$medium': { title: msg`Modele` },
  '/modele/$medium/$kategoria': { title: msg`Modele` },
  '/modele/$medium/$kategoria/$modelSlug': { title: msg`Model` },
  '/szablony': {
    title: msg`Szablony: kartki, zaproszenia i filmy z formularza`,
    description: msg`Wypełniasz krótki formularz i dostajesz gotową rzecz. Cenę widzisz przed kliknięciem, za nieudane nie płacisz.`,
  },
  '/szablony/drafts': { title: msg`Szkice szablonów` },
  '/szablony/$slug': { title: msg`Szablon` },
  '/login': { title: msg`Logowanie` },
  '/register': { title: msg`Nowe konto` },
  '/forgot-password': { title: msg`Zapomniane hasło` },
  '/reset-password': { title: msg`Nowe hasło` },
  '/verify-email': { title: msg`Potwierdzenie adresu` },
  '/verify-email-required': { title: msg`Potwierdź adres e-mail` },
  '/newsletter/confirm': { title: msg`Potwierdzenie newslettera` },
  '/newsletter/unsubscribe': { title: msg`Wypisanie z newslettera` },
  '/uzytkownik/$username': { title: msg`Profil` },
  '/kredyty': {
    title: msg`Kredyty i cennik`,
    description: msg`Ile kosztuje obraz, film i muzyka w każdym silniku, kiedy kredyty są pobierane i kiedy wracają. Pakiety bez abonamentu.`,
  },
  '/credits/success': { title: msg`Kredyty po zakupie` },
  '/credits/cancel': { title: msg`Płatność przerwana` },
  '/generations/shared': {
    title: msg`Prace wszystkich`,
    description: msg`Obrazy, wideo i muzyka, które ludzie zrobili w Iskrze. Każdą pracę możesz przerobić po swojemu.`,
  },
  '/wideo': {
    title: msg`Ściana filmów`,
    description: msg`Filmy, które ludzie zrobili w Iskrze i sami pokazali wszystkim. Obejrzyj je albo zrób swój.`,
  },
  '/popularne': {
    title: msg`Popularne prace i szablony`,
    description: msg`Najczęściej oglądane obrazy, filmy, dźwięki i szablony z Iskry: dziś, w tym tygodniu i od początku.`,
  },
  '/generacje/$id': { title: msg`Praca` },
  '/profil': { title: msg`Mój profil` },
  '/konto': { title: msg`Moje konto` },
  '/panel': { title: msg`Panel` },
  '/profil/galeria': { title: msg`Galeria` },
  '/ustawienia': { title: msg`Ustawienia` },
  '/ustawienia/konto': { title: msg`Ustawienia konta` },
  '/ustawienia/bezpieczenstwo': { title: msg`Bezpieczeństwo konta` },
  '/ustawienia/rozliczenia': { title: msg`Zamówienia i faktury` },
  '/opinie': { title: msg`Moje opinie` },
  '/preferences': { title: msg`Preferencje` },
  '/historia': { title: msg`Historia` },
  '/cennik/admin': { title: msg`Ceny silników` },
  '/admin': { title: msg`Administracja` },
  '/admin/emails': { title: msg`Newsletter` },
  '/admin/emails/$id': { title: msg`Wydanie` },
  '/admin/content': { title: msg`Teksty` },
  '/admin/content/$language/$kind/$slug': { title: msg`Tekst` },
  '/admin/template-builder': { title: msg`Kreator szablonów` },
  '/administracja/kody': { title: msg`Kody twórców` },
  '/administracja/magazyn': { title: msg`Magazyn` },
  '/administracja/opinie': { title: msg`Opinie kupujących` },
  '/administracja/zgloszenia': { title: msg`Zgłoszone prace` },
  '/administracja/realizacja': { title: msg`Realizacja` },
  '/administracja/uzytkownicy': { title: msg`Użytkownicy` },
  '/administracja/uzytkownicy/$id': { title: msg`Konto użytkownika` },
  '/statistics': { title: msg`Statystyki` },
  '/enhanced-statistics': { title: msg`Rozszerzone statystyki` },
  '/analytics': { title: msg`Analityka` },
  '/analytics-command': { title: msg`Centrum analityki` },
  '/realtime-monitoring': { title: msg`Monitoring na żywo` },
} satisfies Readonly<Record<ScreenAddress, ScreenWords>>
