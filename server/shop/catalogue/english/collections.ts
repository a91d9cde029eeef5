interface EnglishCollectionText {
  readonly title: string
  readonly description: string
  readonly seo: { readonly title: string; readonly description: string }
  readonly altText: string
}

/** Every shelf of the shop, in English. */
export const collectionsInEnglish = {
  bestsellery: {
    title: 'Our picks',
    description: 'Good places to start: cards, mugs, posters and courses picked by us.',
    seo: {
      title: 'Our picks',
      description: 'Cards, gifts, credit packs and courses recommended by Iskra.',
    },
    altText: 'A mug, a card and a poster on pedestals in warm light',
  },
  nowosci: {
    title: 'New in',
    description: 'The newest cards, gifts and courses, added in recent months.',
    seo: { title: 'New in', description: 'The newest cards, gifts and courses at Iskra.' },
    altText: 'New things taken out of an open box',
  },
  'produkty-ai': {
    title: 'Personal words',
    description:
      'Cards, letters, wishes and thank-yous with room for words about one person. The beginning is ready, and you add the details.',
    seo: {
      title: 'Cards and letters with room for your words',
      description:
        'Cards, love letters, wishes, thank-yous and business emails with room for your own words.',
    },
    altText: 'A card and a letter with a text, a cool streak of light above them',
  },
  kartki: {
    title: 'Cards',
    description:
      'Cards for birthdays, Christmas, weddings and many other days, with a text inside and room for yours.',
    seo: {
      title: 'Cards with your own text',
      description: 'Cards with wishes and room for your own words. PDF at once, or print with an envelope.',
    },
    altText: 'Three greeting cards standing side by side',
  },
  podziekowania: {
    title: 'Thank-yous',
    description: 'A few sentences to keep in a drawer and come back to.',
    seo: {
      title: 'Personal thank-yous',
      description: 'Thank-yous for teachers, doctors, guests and parents, specific and unpretentious.',
    },
    altText: 'A little card reading “Dziękuję” tied with string',
  },
  'listy-milosne': {
    title: 'Love letters',
    description: 'For anniversaries, long distance and making up. No borrowed quotes, just your own details.',
    seo: {
      title: 'Love letters',
      description:
        'Love letters with room for your details: for an anniversary, a long-distance love or a proposal.',
    },
    altText: 'A letter beginning with “Kochanie” in a sealed envelope',
  },
  'zyczenia-urodzinowe': {
    title: 'Birthday wishes',
    description: 'Short wishes for the phone, with room for what you two share.',
    seo: {
      title: 'Birthday wishes',
      description:
        'Birthday wishes for mum, a best friend, the boss and grandparents. A PDF as soon as you’ve paid.',
    },
    altText: 'A phone with birthday wishes in a chat',
  },
  'listy-biznesowe': {
    title: 'Business emails',
    description: 'Offers, reminders and replies to difficult emails. Short, human and with a deadline.',
    seo: {
      title: 'Business emails and letters',
      description: 'Offers, payment reminders, complaints and cover letters to fill in and send.',
    },
    altText: 'An email window with a short message about what was agreed',
  },
  prezenty: {
    title: 'Printed gifts',
    description:
      'Mugs, posters, T-shirts, calendars and jigsaws with your picture. Printed from one piece up.',
    seo: {
      title: 'Gifts with your picture',
      description:
        'Mugs, posters, T-shirts, notebooks, albums and jigsaws with your own picture, from one piece up.',
    },
    altText: 'A mug, a candle, a notebook and a poster on a table',
  },
  kursy: {
    title: 'Courses',
    description:
      'Pictures, video, music and work with AI: workbooks with lessons and tasks, step by step, in Polish.',
    seo: {
      title: 'AI courses',
      description:
        'Courses in making pictures, video and music, and in AI at work. Three levels, workbooks to print.',
    },
    altText: 'Three course covers one behind another',
  },
  kredyty: {
    title: 'Credits',
    description: 'For making images, videos and music. No subscription and no expiry date.',
    seo: {
      title: 'Credit packs',
      description: 'Credits for images and videos: from 50 to 4000, no subscription, no expiry date.',
    },
    altText: 'A glowing coin with a spark',
  },
  promocje: {
    title: 'Good prices',
    description: 'Cards, posters, photo albums and courses at good prices.',
    seo: {
      title: 'Good prices',
      description: 'Cards, posters, photo albums and courses at good prices on Iskra.',
    },
    altText: 'Presents with price tags tied with ribbon',
  },
  'na-urodziny': {
    title: 'For birthdays',
    description: 'Cards, wishes and gifts for someone blowing out the candles today.',
    seo: {
      title: 'For birthdays – cards, words and gifts',
      description:
        'Everything for a birthday: cards with your own text, wishes for the phone and printed gifts.',
    },
    altText: 'A card reading “Sto lat!” with a cake and candles',
  },
  'na-slub-i-rocznice': {
    title: 'Weddings and anniversaries',
    description: 'Cards, letters and gifts for newlyweds and long-time couples.',
    seo: {
      title: 'Weddings and anniversaries – cards, words and gifts',
      description: 'Wedding cards, anniversary letters, star maps and albums for couples.',
    },
    altText: 'A card with a wreath of sprigs reading “My”',
  },
  'na-walentynki': {
    title: 'For Valentine’s Day',
    description: 'Valentine cards and letters with room for your own words.',
    seo: {
      title: 'For Valentine’s Day – cards, words and gifts',
      description: 'Valentine cards and love letters with room for your own words.',
    },
    altText: 'A card with a single heart reading “Ty”',
  },
  'na-swieta': {
    title: 'For Christmas',
    description: 'Cards with room for personal words, baubles with a name and wishes for clients.',
    seo: {
      title: 'For Christmas – cards, words and gifts',
      description: 'Christmas cards with room for your own words, baubles with a name and company wishes.',
    },
    altText: 'A card reading “Zdrowych świąt” with a star above roofs',
  },
  'dla-mamy-i-taty': {
    title: 'For mum and dad',
    description: 'For Mother’s Day, Father’s Day or no occasion at all.',
    seo: {
      title: 'For mum and dad – cards, words and gifts',
      description: 'Cards, mugs and wishes for Mother’s Day and Father’s Day.',
    },
    altText: 'A card reading “Dla Was” with a bouquet of flowers',
  },
  'dla-dzieci': {
    title: 'For children',
    description: 'Stories, jigsaws and books with the child as the hero.',
    seo: {
      title: 'For children – cards, words and gifts',
      description: 'Cards with a story, jigsaws with a name and albums of the first year.',
    },
    altText: 'A card with balloons reading “Hej, mały!”',
  },
  'do-pracy-i-firmy': {
    title: 'For work and business',
    description: 'Emails, thank-yous, courses and gifts for the desk.',
    seo: {
      title: 'For work and business – cards, words and gifts',
      description: 'Business emails, thank-yous for a team, courses for companies and gifts for the desk.',
    },
    altText: 'A card reading “Dobra robota” with a geometric pattern',
  },
} as const satisfies Record<string, EnglishCollectionText>
