type WordsIn = readonly [file: string, words: string]

/** Words by which a text promises something that has to stand somewhere. */
export const CLAIMING = /urządzeniach|na każdym urządzeniu|[Tt]ańsz|[Ff]aktur|[Nn]ewsletter|listem/

/** Each Polish text that promises so, by how it begins, and where it is true. */
export const TEXT_PLACES: Readonly<Record<string, WordsIn>> = {
  'Dane do dostawy i faktury': ['server/orders/issueInvoice.ts', 'normaliseBilling(buyer)'],
  Faktura: ['server/orders/orders.test.ts', 'is an invoice that says what was paid, once'],
  'Pobierz fakturę': ['server/orders/documentRoutes.ts', 'printDocument'],
  'szczegóły, pliki i faktura': ['src/features/orders/OrderExtras.tsx', 'InvoiceCard'],
  'Szczegóły, pliki i faktura': ['src/features/orders/OrderExtras.tsx', 'InvoiceCard'],
  'Weź fakturę': ['src/features/orders/InvoiceForm.tsx', 'askForInvoice'],
  'Wystaw fakturę': ['server/orders/issueInvoice.ts', 'nextNumber'],
  'Dane do faktury': ['src/features/orders/buyerOf.ts', 'billing.address'],
  'Dane do zamówień i faktur': ['src/features/orders/buyerOf.ts', 'billing.address'],
  'Zmiana danych do zamówień i faktur': ['src/features/orders/buyerOf.ts', 'billing.address'],
  'Adres e-mail, hasło w postaci': ['server/tables/tableRules.ts', 'accountBilling'],
  'Znikną profil': ['server/tables/tableRules.ts', 'accountBilling'],
  'Malarski nastrój': ['src/features/generation/words/engineWords.ts', 'Malarski'],
  Newsletter: ['server/newsletter/newsletter.test.ts', 'the newsletter'],
  'Zapisać Cię na newsletter?': ['src/features/newsletter/ConfirmScreen.tsx', 'confirmNewsletter'],
  'Potwierdzenie newslettera': ['server/newsletter/newsletterRoutes.ts', 'newsletter/confirm'],
  'Wypisać Cię z newslettera?': ['src/features/newsletter/UnsubscribeScreen.tsx', 'leaveNewsletter'],
  'Wypisanie z newslettera': ['server/newsletter/newsletterRoutes.ts', 'newsletter/unsubscribe'],
  'Adres e-mail do newslettera': ['src/features/newsletter/NewsletterForm.tsx', 'joinNewsletter'],
  'Wyłączyć powiadomienia listem?': ['server/notices/noticeRoutes.ts', 'emailNotifications: false'],
  'Zamówienia, pomysły i ustawienia': ['server/account/preferenceRoutes.ts', 'account/preferences'],
  'Wygląd, język i to, o czym piszemy': ['server/account/preferenceRoutes.ts', 'account/preferences'],
  'Na wszystkich Twoich urządzeniach': ['server/account/preferenceRoutes.ts', 'account/preferences'],
  'Na wszystkich urządzeniach trzeba będzie': ['server/auth/changePassword.ts', 'sessions'],
  'Wylogujemy Cię na wszystkich urządzeniach': ['server/tables/tableRules.ts', 'sessions'],
  'Po zmianie wylogujemy Cię': ['server/auth/changePassword.ts', 'sessions'],
  'Dokup kredyty albo wybierz tańszy': ['src/domain/credits/enoughFor.ts', 'cheapest'],
  'Najtańszy obraz': ['src/services/useUsableOffers.ts', 'isAvailable'],
  'Najtańszy film': ['src/services/useUsableOffers.ts', 'isAvailable'],
  'Najtańszy kredyt': ['src/features/shop/credits/CreditPackCard.tsx', 'Najtańszy'],
}
