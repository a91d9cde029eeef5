import { msg } from '@lingui/core/macro'
import type { Places, ScreenTitles } from '#services/manifest.ts'

/** The titles of its screens. */
export const administrationScreens = {
  '/admin': { title: msg`Administracja` },
  '/admin/emails': { title: msg`Newsletter` },
  '/admin/emails/$id': { title: msg`Wydanie` },
  '/admin/content': { title: msg`Teksty` },
  '/admin/content/$language/$kind/$slug': { title: msg`Tekst` },
  '/administracja/kody': { title: msg`Kody twórców` },
  '/administracja/magazyn': { title: msg`Magazyn` },
  '/administracja/opinie': { title: msg`Opinie kupujących` },
  '/administracja/zgloszenia': { title: msg`Zgłoszenia` },
  '/administracja/realizacja': { title: msg`Realizacja` },
  '/administracja/uzytkownicy': { title: msg`Użytkownicy` },
  '/administracja/uzytkownicy/$id': { title: msg`Konto użytkownika` },
} as const satisfies ScreenTitles

/** The places that lead to them. */
export const administrationPlaces = {
  administration: {
    to: '/admin',
    label: msg`Administracja`,
    visitors: 'administrators',
    in: ['menu', 'palette'],
  },
  people: {
    to: '/administracja/uzytkownicy',
    label: msg`Użytkownicy`,
    visitors: 'administrators',
    in: ['menu', 'palette'],
  },
  newsletter: {
    to: '/admin/emails',
    label: msg`Newsletter`,
    visitors: 'administrators',
    in: ['menu', 'palette'],
  },
  articles: {
    to: '/admin/content',
    label: msg`Teksty`,
    visitors: 'administrators',
    in: ['menu', 'palette'],
  },
  affiliateCodes: {
    to: '/administracja/kody',
    label: msg`Kody twórców`,
    visitors: 'administrators',
    in: ['menu', 'palette'],
  },
  moderatedReviews: {
    to: '/administracja/opinie',
    label: msg`Opinie kupujących`,
    visitors: 'administrators',
    in: ['menu', 'palette'],
  },
  reports: {
    to: '/administracja/zgloszenia',
    label: msg`Zgłoszenia`,
    visitors: 'administrators',
    in: ['menu', 'palette'],
  },
  stock: {
    to: '/administracja/magazyn',
    label: msg`Magazyn`,
    visitors: 'administrators',
    in: ['menu', 'palette'],
  },
  fulfilment: {
    to: '/administracja/realizacja',
    label: msg`Realizacja`,
    visitors: 'administrators',
    in: ['menu', 'palette'],
  },
} as const satisfies Places
