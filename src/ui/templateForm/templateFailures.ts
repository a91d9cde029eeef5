import { msg } from '@lingui/core/macro'
import type { FailureText, TemplateErrorCode } from '../form/failureTexts.ts'

/** The failures of actions on a template, in words. */
export const TEMPLATE_FAILURES = {
  TEMPLATE_REVISION_CONFLICT: {
    title: msg`Ktoś inny zapisał ten szablon w międzyczasie`,
    text: msg`Porównaj obie wersje i wybierz, która ma zostać.`,
  },
  TEMPLATE_STATUS: {
    title: msg`Tej zmiany nie można teraz zrobić`,
    text: msg`Otwórz go jeszcze raz i sprawdź, czy nadal jest opublikowany.`,
  },
  TEMPLATE_INVALID: {
    title: msg`Tego szablonu nie można jeszcze opublikować`,
    text: msg`Popraw to, co pokazuje lista problemów, i spróbuj ponownie.`,
  },
  TEMPLATE_TOO_LARGE: {
    title: msg`Ten szablon ma za dużo elementów`,
    text: msg`Usuń część z nich albo podziel go na dwa.`,
  },
  TEMPLATE_FORM_INVALID: {
    title: msg`Coś w formularzu wymaga poprawy`,
    text: msg`Popraw zaznaczone pola i spróbuj ponownie.`,
  },
  TEMPLATE_PRICE_CHANGED: {
    title: msg`Cena się zmieniła`,
    text: msg`Sprawdź nową cenę i zdecyduj jeszcze raz. Nic nie pobraliśmy.`,
  },
  TEMPLATE_RESULT_UNUSABLE: {
    title: msg`Nie da się wziąć jednego z gotowych wyników`,
    text: msg`Odepnij go albo uruchom jego węzeł jeszcze raz.`,
  },
  TEMPLATE_FILES_FULL: {
    title: msg`Nie ma już miejsca na pliki`,
    text: msg`Usuń uruchomienia szablonów, których nie potrzebujesz: ich pliki znikną razem z nimi. Potem dodaj ten jeszcze raz.`,
  },
  TEMPLATE_UNAVAILABLE: {
    title: msg`Ten szablon jest chwilowo niedostępny`,
    text: msg`Jeden z jego silników teraz nie działa. Spróbuj później albo wybierz inny szablon.`,
  },
} satisfies Record<TemplateErrorCode, FailureText>
