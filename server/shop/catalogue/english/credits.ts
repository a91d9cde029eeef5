import type { EnglishText } from './englishText.ts'

/** A pack's own name and description; its title follows from its amount. */
export const creditPacksInEnglish = {
  'kredyty-garsc-iskier': {
    name: 'A Handful of Sparks',
    description:
      'For first tries: 50 credits for pictures, films and music. They are in your account as soon as you have paid, and they never expire. If a generation fails, you pay nothing for it.',
    seoDescription:
      'The smallest pack: 50 credits for pictures, films and music. No expiry date, no subscription.',
  },
  'kredyty-zar': {
    name: 'Embers',
    description:
      'For one proper project: invitations, a poster and a few versions in case you change your mind. A single credit costs less than in the smallest pack, and none of them ever expires.',
    seoDescription:
      '120 credits for one proper project, cheaper by the credit than the smallest pack. They never expire.',
  },
  'kredyty-ognisko': {
    name: 'Campfire',
    description:
      'For those who make something every week: 300 credits for pictures, films and music, which never expire. They can be a present, too: give the other person’s e-mail address when you order. The credits go to their account, and wait where there is none yet.',
    seoDescription:
      '300 credits for those who make something every week. A present for somebody, too. They never expire.',
  },
  'kredyty-kominek': {
    name: 'Fireplace',
    description:
      'Warmth that lasts: 700 credits at less than 26 grosze each. For those who sell on marketplaces, teach, or run a profile on the web. You take the invoice yourself on the page of your order, as soon as it is paid.',
    seoDescription:
      '700 credits for those who make things regularly. The invoice is on the page of your order as soon as it is paid.',
  },
  'kredyty-kuznia': {
    name: 'Forge',
    description:
      'For studios and small companies: 1500 credits for pictures, films and music, for a whole season of work. A single credit costs less than 24 grosze, and none of them ever expires.',
    seoDescription: '1500 credits for studios and small companies. A credit costs less than 24 grosze.',
  },
  'kredyty-latarnia': {
    name: 'Lighthouse',
    description:
      'The largest pack, for agencies and schools: 4000 credits for pictures, films and music. None of them ever expires, and a single one costs least here, less than 20 grosze. You take the invoice yourself on the page of your order.',
    seoDescription:
      '4000 credits for agencies and schools at the lowest price per credit. No expiry date, no subscription.',
  },
} as const satisfies Record<
  string,
  Pick<EnglishText, 'description'> & { readonly name: string; readonly seoDescription: string }
>
