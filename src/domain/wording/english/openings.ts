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
      'They say Valentine’s Day is for saying how you feel, so here goes.',
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
    Imieniny: [
      'Today the calendar has your name on it, and I’m glad it does.',
      'A name day is a good tradition: flowers, coffee and a few kind words.',
      'It’s your name day, and that’s not something I could forget.',
    ],
    'Dzień Babci': [
      'Grandmother’s Day is one of the warmest days in the calendar.',
      'Today belongs to grandmothers, so these words go straight to you.',
      'On Grandmother’s Day the grandchildren have the floor, and they want to say thanks.',
    ],
    'Dzień Dziadka': [
      'Grandfather’s Day is a good time to sit down beside you and say something that matters.',
      'Today belongs to grandfathers, so these words go straight to you.',
      'On Grandfather’s Day the grandchildren drop everything else and write.',
    ],
    'Dzień Kobiet': [
      'Women’s Day smells of tulips, but words last longer than flowers.',
      'The eighth of March is about something worth remembering all year.',
      'For Women’s Day, here are some words as well as flowers.',
    ],
    Komunia: [
      'A first communion is a day to remember for a lifetime.',
      'There’s only one day like this: white, solemn and a little overwhelming.',
      'On the day of a first communion the heart may beat a little faster.',
    ],
    'Dzień Dziecka': [
      'Children’s Day is a day for play, so duties can wait.',
      'The first of June belongs to children, the small ones and the quite big ones.',
      'On Children’s Day, ice cream before lunch is allowed.',
    ],
    'Dzień Nauczyciela': [
      'Teachers’ Day is a good moment to say what no school break is long enough for.',
      'The fourteenth of October is for catching up on thanks that are overdue.',
      'For Teachers’ Day we do the writing, and you needn’t mark it.',
    ],
    Mikołajki: [
      'Saint Nicholas’ Day is that morning when everybody looks into their shoe.',
      'The sixth of December comes quietly and leaves something nice behind.',
      'Saint Nicholas is busy today, so I’m delivering these words without a sleigh.',
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
    Imieniny: [
      'I’m writing to wish you a happy name day.',
      'On your name day, please accept my best wishes.',
      'A pleasant reason to write: your name day.',
    ],
    'Dzień Babci': [
      'I’m writing with warm wishes for Grandmother’s Day.',
      'On Grandmother’s Day, please accept my warmest wishes.',
      'Grandmother’s Day is a chance to value the time that grandmothers give their families.',
    ],
    'Dzień Dziadka': [
      'I’m writing with warm wishes for Grandfather’s Day.',
      'On Grandfather’s Day, please accept my best wishes.',
      'Grandfather’s Day is a chance to value the time that grandfathers give their families.',
    ],
    'Dzień Kobiet': [
      'I’m writing with my best wishes for Women’s Day.',
      'On Women’s Day, please accept my appreciation and best wishes.',
      'Women’s Day is a chance to thank colleagues for the work we share.',
    ],
    Komunia: [
      'I’m writing with warm wishes for the first communion in your family.',
      'On the day of the first communion, please accept my best wishes for the whole family.',
      'We were delighted to hear of the first communion in your family.',
    ],
    'Dzień Dziecka': [
      'I’m writing with warm wishes for Children’s Day.',
      'On Children’s Day I wish you a little carefree time at work too.',
      'Children’s Day is a chance to leave the office early for once.',
    ],
    'Dzień Nauczyciela': [
      'I’m writing with sincere thanks on Teachers’ Day.',
      'On Teachers’ Day, please accept my appreciation and best wishes.',
      'Teachers’ Day is a chance to say thank you for work that mostly goes unseen.',
    ],
    Mikołajki: [
      'I’m writing with warm wishes for Saint Nicholas’ Day.',
      'Saint Nicholas’ Day calls for a kind word at work too.',
      'The sixth of December is a good day for a few warm words.',
    ],
    '': [
      'I’ll be brief, it’s easiest that way.',
      'Thank you for taking a moment to read this.',
      'Here are a few lines that are worth having in writing.',
    ],
  },
} as const satisfies Wordbook['openings']
