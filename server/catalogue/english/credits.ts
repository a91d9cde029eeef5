import type { EnglishText } from './englishText.ts'

/** A pack's own name and what is said of it; its title follows from its amount. */
export const creditPacksInEnglish = {
  'kredyty-garsc-iskier': {
    name: 'A Handful of Sparks',
    description:
      'For first tries: 50 credits for pictures, films and music. They are in your account as soon as you have paid, and they never expire. If a generation fails, you pay nothing for it.',
    seoDescription:
      'The smallest pack: 50 credits for pictures, films and music. No expiry date, no subscription.',
    features: ['For pictures, films and music', 'Never expires', 'No subscription'],
  },
  'kredyty-zar': {
    name: 'Embers',
    description:
      'For one proper project: invitations, a poster and a few versions in case you change your mind. A single credit costs less than in the smallest pack, and none of them ever expires.',
    seoDescription:
      '120 credits for one proper project, cheaper by the credit than the smallest pack. They never expire.',
    features: ['For one proper project', '18% less per credit than in the pack of 50', 'Never expires'],
  },
  'kredyty-ognisko': {
    name: 'Campfire',
    description:
      'For those who make something every week: 300 credits are an easy supply for a whole month. They can be a present, too: give the other person’s address when you order.',
    seoDescription:
      '300 credits for a month of making things. A present for somebody, too. They never expire.',
    features: ['An easy supply for a month', 'Can be given as a present', 'Never expires'],
  },
  'kredyty-kominek': {
    name: 'Fireplace',
    description:
      'Warmth that lasts: 700 credits. Chosen by those who sell on marketplaces, by teachers and by people who run a profile on the web. You get the invoice as soon as you have paid.',
    seoDescription:
      '700 credits for those who make things regularly. The invoice comes as soon as you have paid.',
    features: ['For those who make things regularly', 'Invoice at once', 'Never expires'],
  },
  'kredyty-kuznia': {
    name: 'Forge',
    description:
      'For studios and small companies. 1500 credits for pictures, films and music, to be shared by the people of a team. A single credit costs less than 24 grosze.',
    seoDescription: '1500 credits for studios and small companies. A credit costs less than 24 grosze.',
    features: ['For studios and companies', 'To be shared in a team', 'Never expires'],
  },
  'kredyty-latarnia': {
    name: 'Lighthouse',
    description:
      'The largest pack, for agencies and schools: 4000 credits, and help with the first project, which is an hour of talk with somebody who knows the tool from the inside.',
    seoDescription:
      '4000 credits for agencies and schools, and an hour of help to begin with. They never expire.',
    features: [
      'For agencies and schools',
      'An hour of help to begin with',
      'The lowest price per credit',
      'Never expires',
    ],
  },
} as const satisfies Record<
  string,
  Pick<EnglishText, 'description' | 'features'> & { readonly name: string; readonly seoDescription: string }
>
