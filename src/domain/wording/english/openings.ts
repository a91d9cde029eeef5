import type { Wordbook } from '../wording.ts'

/** How a text begins, by its occasion. */
export const openings = {
  personal: {
    Urodziny: [
      'It’s your day, and that’s the best reason there is to write.',
      'Birthdays come once a year, so they ought to be celebrated properly.',
      'Circled in red on my calendar: your birthday.',
    ],
    Rocznica: [
      'Another year together, and I’m in no mood to stop counting.',
      'An anniversary is a good day to look back and smile.',
      'Anniversaries are for saying out loud what we both know quietly.',
    ],
    Święta: [
      'The holidays smell the way they always do, and there’s a place at the table for the thought of you.',
      'These holidays my thoughts are with you and everyone close to you.',
      'Before the table fills with plates, here are my holiday wishes.',
    ],
    Walentynki: [
      'There are valentines everywhere today, and this one is only yours.',
      'They say one must confess on Valentine’s Day, so here goes.',
      'The fourteenth of February is a good excuse, though none is needed.',
    ],
    'Dzień Matki': [
      'Mother’s Day comes once a year; the reasons for it fill all the other days.',
      'Today belongs to mothers, so these words go straight to you.',
      'Flowers aren’t enough for Mother’s Day, so there are words as well.',
    ],
    'Dzień Ojca': [
      'Father’s Day is a good time to say what usually goes unsaid.',
      'Today belongs to fathers, so the toolbox can wait.',
      'For Father’s Day, words instead of another tie.',
    ],
    Ślub: [
      'A wedding is one day, and a great many good ordinary ones begin with it.',
      'On a wedding day, everything that matters fits into one word: yes.',
      'A story for two begins today, and I’m glad to be there for it.',
    ],
    'Narodziny dziecka': [
      'There’s someone new in the world, and it’s brighter already.',
      'News like this travels fast: arrived, healthy and already in charge.',
      'A new baby changes everything, starting with the hours of sleep.',
    ],
    Gratulacje: [
      'Congratulations, this really is a big thing!',
      'You did it, and I’m not surprised at all.',
      'News like this can’t go without applause.',
    ],
    Podziękowania: [
      'The best word for it is also the simplest: thanks.',
      'I want to thank you properly, in writing.',
      'Some thanks deserve more than a word on the doorstep.',
    ],
    Przeprosiny: [
      'I’m sorry, and I’m saying it without any “but”.',
      'I’m writing because I owe you an apology.',
      'It came out wrong, and I’m very sorry for it.',
    ],
    Inne: [
      'Any day is a good day to say something kind, so I picked today.',
      'This isn’t an ordinary message, even if it’s an ordinary day.',
      'There’s a reason to write, and let it be ours.',
    ],
    '': [
      'There’s no great occasion; good words don’t need one.',
      'I want to tell you a few things before they slip away in the rush.',
      'I’ve been meaning to write these lines for a while.',
    ],
  },
  business: {
    Urodziny: [
      'I’m writing to wish you a happy birthday.',
      'On your birthday, please accept my best wishes.',
      'This is a message with a pleasant reason: your birthday.',
    ],
    Rocznica: [
      'Congratulations on the anniversary.',
      'An anniversary is a good moment to look at what has been achieved.',
      'I’m writing on an anniversary that means a great deal to us.',
    ],
    Święta: [
      'With the holidays approaching, I wish you rest and peace.',
      'Before everyone leaves for the holidays, I’d like to send my best wishes.',
      'The end of the year is a good time for thanks and wishes.',
    ],
    Walentynki: [
      'On Valentine’s Day a kind word is in order at work as well.',
      'It’s a day for good words, so here are ours.',
      'With Valentine’s Day as the excuse, a few kind words.',
    ],
    'Dzień Matki': [
      'My best wishes on Mother’s Day.',
      'Mother’s Day is a moment to appreciate those who care for a home and a job alike.',
      'On Mother’s Day I’d like to send you my warmest wishes.',
    ],
    'Dzień Ojca': [
      'My best wishes on Father’s Day.',
      'Father’s Day is a moment to appreciate those who care for a home and a job alike.',
      'On Father’s Day I’d like to send you my warmest wishes.',
    ],
    Ślub: [
      'Congratulations on the wedding, and every happiness.',
      'We were delighted to hear about the wedding, hence these lines.',
      'On the wedding day I send my best wishes for the road ahead.',
    ],
    'Narodziny dziecka': [
      'Congratulations on the new arrival.',
      'We were delighted to hear about the baby.',
      'Congratulations on the growing family, and I wish you quiet nights.',
    ],
    Gratulacje: [
      'Congratulations on your success.',
      'Please accept my congratulations, they are well earned.',
      'I was glad to hear of your success, and I congratulate you.',
    ],
    Podziękowania: [
      'Thank you for your time and for working with us.',
      'I’m writing to say thank you, and with good reason.',
      'I’d like to put my thanks for the past weeks in writing.',
    ],
    Przeprosiny: [
      'Please accept my apologies for what happened.',
      'I’m aware of the trouble this caused, and I apologise.',
      'An apology is due, and I offer it without reservation.',
    ],
    Inne: [
      'I’m writing about something that deserves a few lines.',
      'Allow me to write about a matter that is important to me.',
      'Let me explain briefly why I’m writing.',
    ],
    '': [
      'I’ll be brief, it’s easiest that way.',
      'Thank you for taking a moment to read this.',
      'Here are a few lines that are worth having in writing.',
    ],
  },
} as const satisfies Wordbook['openings']
