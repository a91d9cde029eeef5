import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CheckoutFailureCode } from '#api/checkout/checkoutFailure.ts'

/** The failures of a payment without an order, with the next step. */
export const PAYMENT_FAILURES = {
  CHECKOUT_PAYMENT_DECLINED: {
    title: msg`Płatność została odrzucona`,
    text: msg`Nic nie pobrano i nie ma zamówienia. Wybierz inną kartę i zapłać ponownie.`,
  },
  CHECKOUT_NO_PAYMENT: {
    title: msg`Ten sklep nie przyjmuje teraz płatności`,
    text: msg`Nic nie pobrano, zamówienie nie powstało. Koszyk zostaje na tym urządzeniu: wróć do kasy później.`,
  },
  CHECKOUT_AMOUNT_TOO_LARGE: {
    title: msg`To zamówienie jest za duże`,
    text: msg`Zmniejsz w koszyku liczbę sztuk albo podziel zakupy na kilka zamówień. Nic nie pobrano.`,
  },
  CHECKOUT_CHANGED: {
    title: msg`Zamówienie się zmieniło`,
    text: msg`Sprawdź zmiany i jeśli się zgadzasz, zapłać ponownie. Nic nie pobrano.`,
  },
  CHECKOUT_OUT_OF_STOCK: {
    title: msg`Ktoś kupił wcześniej`,
    text: msg`Niektórych produktów zabrakło. Popraw koszyk i zapłać ponownie. Nic nie pobrano.`,
  },
  CHECKOUT_DETAILS_INVALID: {
    title: msg`Czegoś brakuje w formularzu`,
    text: msg`Popraw zaznaczone pola i zapłać ponownie.`,
  },
  CHECKOUT_EMPTY: {
    title: msg`To zamówienie jest puste`,
    text: msg`Wróć do sklepu i dodaj coś do koszyka.`,
  },
  CHECKOUT_OWN_MISSING: {
    title: msg`Brakuje Twoich słów albo danych`,
    text: msg`Jeśli są w koszyku, właśnie do nas idą: zapłać ponownie za chwilę. Jeśli nie, uzupełnij je w koszyku. Nic nie pobrano.`,
  },
  CHECKOUT_NOT_FOUND: {
    title: msg`Tego zamówienia już nie ma`,
    text: msg`Wróć do koszyka i przejdź do kasy jeszcze raz.`,
  },
  CHECKOUT_TOO_MANY_REQUESTS: {
    title: msg`Za dużo prób naraz`,
    text: msg`Odczekaj minutę i zapłać ponownie. Nic nie pobrano.`,
  },
  CHECKOUT_NETWORK_ERROR: {
    title: msg`Nie ma połączenia z kasą`,
    text: msg`To, co wpisano, zostaje tutaj. Zapłać ponownie, gdy wróci sieć. Nie powstanie drugie zamówienie.`,
  },
  CHECKOUT_TIMEOUT_ERROR: {
    title: msg`Kasa nie odpowiedziała na czas`,
    text: msg`Zapłać ponownie. Jeśli pierwsza próba się udała, pokażemy to samo zamówienie.`,
  },
  CHECKOUT_FAILED: {
    title: msg`Coś poszło nie tak po naszej stronie`,
    text: msg`Zapłać ponownie za chwilę. Nie powstanie drugie zamówienie.`,
  },
  CHECKOUT_INVALID_REQUEST: {
    title: msg`Coś poszło nie tak z tym zamówieniem`,
    text: msg`Odśwież stronę i zapłać ponownie. To, co wpisano, zostanie.`,
  },
  CHECKOUT_TOO_LARGE: {
    title: msg`Coś poszło nie tak z tym zamówieniem`,
    text: msg`Skróć uwagi do zamówienia i zapłać ponownie.`,
  },
  CHECKOUT_KEY_REUSED: {
    title: msg`Coś poszło nie tak z tym zamówieniem`,
    text: msg`Odśwież stronę i zapłać ponownie. To, co wpisano, zostanie.`,
  },
} satisfies Record<CheckoutFailureCode, { title: MessageDescriptor; text: MessageDescriptor }>
