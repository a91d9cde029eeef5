import type { EnglishSampleText } from './englishText.ts'

/** Birthday wishes for the phone, in English. */
export const birthdayMessagesInEnglish = {
  'zyczenia-dla-mamy': {
    title: 'Birthday wishes for mum',
    description:
      'A few sentences for a messenger, or to be read over the phone. Iskra asks for one habit you share and one dream of hers, and gives back wishes that make her call instead of answering with a heart. The set includes a picture to send along.',
    seo: {
      title: 'Birthday wishes for mum – short and about her',
      description:
        'Wishes for mum with your shared habit and her dream. Text for a messenger and a picture to send, in one set.',
    },
    features: ['Three lengths', 'A picture in two formats', 'Ready in a minute', 'Unlimited changes'],
    cover: ['Happy birthday,', 'Mum!'],
    base: 'Mum, happy birthday! May this come true: {marzenie}. And I promise that our habit stays: {zwyczaj}. I love you. {nadawca}',
    sample:
      'Mum, happy birthday! May this come true: Lisbon in March and no stairs. And I promise that our habit stays: a call on Sunday at nine, even when there is nothing to say. I love you. Your Kasia',
  },
  'zyczenia-dla-przyjaciolki': {
    title: 'Wishes for a best friend “Remember?”',
    description:
      'They begin with the word “remember” and with a story that could get you both into a book. Give one memory, one joke and one thing you envy her in a good way. Iskra does the rest, and you just make it shorter.',
    seo: {
      title: 'Birthday wishes for a best friend “Remember?”',
      description:
        'Wishes for a friend with your memory and your joke. Text for a messenger, a story and a card.',
    },
    features: [
      'Your memory comes first',
      'A version for stories and for chat',
      'Ready in a minute',
      'Unlimited changes',
    ],
    cover: ['Remember?'],
    base: '{imie}, remember? {wspomnienie}. I envy you one thing: {zazdrosc}. Here’s to everything that laughs and shines! {nadawca}',
    sample:
      'Baśka, remember? We were going to the seaside and got off in Kutno, because “it looked nice”. I envy you one thing: you never check the weather and you always have sun. Here’s to everything that laughs and shines! Gośka',
  },
  'zyczenia-dla-szefowej': {
    title: 'Birthday wishes for your boss',
    description:
      'Polite, with class and without flattery. Iskra knows the line between warmth and a bonus, and stays on the right side of it. Good for a card from the whole department and for a message sent at eight in the morning.',
    seo: {
      title: 'Birthday wishes for your boss – with class',
      description:
        'Wishes for a boss without flattery. From the department or from one person, ready in a minute.',
    },
    features: [
      'From the department or from you',
      'Formal or relaxed',
      'Forms of address checked',
      'Ready in a minute',
    ],
    cover: ['With best', 'wishes'],
    base: 'Dear {imie}! On your birthday we wish you {zyczenie}. What we value at work is that {cecha}. With regards, {nadawca}',
    sample:
      'Dear Director! On your birthday we wish you health, short meetings and long holidays. What we value at work is that after a hard question you are always silent for a moment, and then there is a decision. With regards, customer service',
  },
  'zyczenia-na-piecdziesiatke': {
    title: '50th birthday wishes “Halfway There”',
    description:
      'Fifty is no reason for jokes about retirement. Three sentences sum up what matters, and the fourth looks ahead. Iskra also prepares a toast of two minutes, with room for a laugh in the middle.',
    seo: {
      title: '50th birthday wishes with a toast, in one set',
      description:
        'Wishes for a fiftieth without jokes about retirement, and a toast of two minutes. Text and a picture to send.',
    },
    features: [
      'Wishes and a toast in one set',
      'A toast of two minutes',
      'A picture in two formats',
      'Unlimited changes',
    ],
    cover: ['Half', 'way'],
    base: '{imie}, fifty years are half of a very good road. Behind you {osiagniecie}, beside you {bliscy}, and ahead of you {plan}. Go at your own pace, we’ll keep up. {nadawca}',
    sample:
      'Andrzej, fifty years are half of a very good road. Behind you a company you began with a single drill, beside you people who came here without being invited, and ahead of you a sailing boat that has stood in the barn for years. Go at your own pace, we’ll keep up. The crew',
  },
  'zyczenia-rymowane': {
    title: 'Rhymed wishes “No Cheap Rhymes”',
    description:
      'Exact rhymes, a steady rhythm and no clichés. You put in a name, a job and a weakness, and choose a limerick, an epigram or four stanzas. The syllables of every line are counted, so it can even be sung.',
    seo: {
      title: 'Rhymed birthday wishes made to measure',
      description:
        'A limerick, an epigram or four stanzas about one person. Exact rhymes, counted syllables, no clichés.',
    },
    features: [
      'Limerick, epigram or stanzas',
      'Counted syllables',
      'Three attempts included',
      'A version to be sung',
    ],
    cover: ['Many happy', 'rhymes'],
    base: 'Today everybody should hear it:\nit’s {imie} we toast, and in spirit!\nThe trade: {zawod},\nthe weakness: {slabosc},\nbut secret? We couldn’t keep near it.\n\n{nadawca}',
    sample:
      'A joiner called Jan, from Lublin town,\non Friday at six puts his chisel down.\nHe says, “just one hour”,\nbut such is its power\nthat Sunday still finds him dancing around.\n\nThe crew from the workshop next door',
  },
  'zyczenia-dla-dziadkow': {
    title: 'Wishes from grandchildren “For Grandma and Grandpa”',
    description:
      'The grandchildren talk, Iskra writes it down. You record half a minute of talk with a child about its grandparents and get wishes in its own words: with the funny mistakes if you like, or neatly put. Big letters and a big picture, so nobody has to look for glasses.',
    seo: {
      title: 'Wishes from grandchildren for grandma and grandpa',
      description:
        'Wishes in a child’s words from a short talk. Big letters, a picture for the phone, ready in a few minutes.',
    },
    features: ['The child’s words stay', 'Big letters', 'A picture for phone and print', 'Unlimited changes'],
    cover: ['For grandma', 'and grandpa'],
    base: '{imie}! What I like best is when {lubie}. I wish you {zyczenie} and that you always have time. {nadawca}',
    sample:
      'Grandma! What I like best is when we make dumplings and you say that mine looks like a snail, but a clever one. I wish you new knees and that you always have time. Your Pola, aged 6 and a half',
  },
} as const satisfies Record<string, EnglishSampleText>

/** Letters and mails for work, in English. */
export const businessEmailsInEnglish = {
  'mail-oferta-handlowa': {
    title: 'A sales mail that somebody reads',
    description:
      'The first sentence about the client, the second about money, the third about the next step. You say what you sell, to whom and why now, and Iskra writes an offer of up to 150 words and three subject lines to try. Two reminders that don’t sound like reminders come with it.',
    seo: {
      title: 'Sales mail – ready in five minutes',
      description:
        'An offer of up to 150 words, three subject lines and two reminders. The client first, the next step third.',
    },
    features: [
      'Up to 150 words',
      'Three subject lines to choose from',
      'Two reminders in the set',
      'A tone that fits the trade',
    ],
    base: 'Good morning, {imie},\n\nI noticed this: {obserwacja}. Companies like yours we help in this way: {rozwiazanie}. Usually that means {korzysc}.\n\nWould you have a quarter of an hour, {termin}?\n\n{nadawca}',
    sample:
      'Good morning, Joanna,\n\nI noticed that you are opening a third bakery in Poznań and are looking for a driver for four in the morning. For companies like yours we carry bread on a shared route: one van, five shops. Usually that means a third off the cost of delivery.\n\nWould you have a quarter of an hour on Thursday at 10?\n\nMichał Wrona, Świtem',
  },
  'mail-przypomnienie-o-platnosci': {
    title: 'Payment reminder in three steps',
    description:
      'Three messages: polite, firm, and the last before a formal demand. Each gives the invoice number, the amount, the date and one way to pay. Iskra sees to it that the client pays and still wants to work with you.',
    seo: {
      title: 'Payment reminder – three mails ready to send',
      description:
        'Three reminders about an unpaid invoice: polite, firm and last. With number, amount and date.',
    },
    features: [
      'Three mails in the set',
      'Number, amount and date always on top',
      'Grounds for a formal demand',
      'A version for a regular client',
    ],
    base: 'Good morning, {imie},\n\ninvoice {numer} for {kwota} was due on {termin}. The message may have got lost, so I attach it again.\n\nIf the transfer is already on its way, please ignore this message. If not, please pay by {nowy_termin}.\n\n{nadawca}',
    sample:
      'Good morning, Grzegorz,\n\ninvoice 118/09/2026 for PLN 2,460 was due on 30 September. The message may have got lost, so I attach it again.\n\nIf the transfer is already on its way, please ignore this message. If not, please pay by 14 October.\n\nLidia Kos, Kos Studio',
  },
  'mail-odpowiedz-na-reklamacje': {
    title: 'Reply to a complaint, without excuses',
    description:
      'The client writes in capitals and you have ten minutes. Paste the message, mark what you can do, and Iskra replies: what we understand, what we’ll do and when. There is a separate version for a refusal that burns no bridges.',
    seo: {
      title: 'Reply to a complaint – calm and concrete',
      description:
        'A reply to a hard complaint: what we understand, what we’ll do and when. For accepting and for refusing.',
    },
    features: [
      'For accepting and for refusing',
      'Dates and amounts stand out',
      'No empty apologies',
      'Ready in two minutes',
    ],
    base: 'Good morning, {imie},\n\nI have read your whole message and understand that {problem}. It should have been otherwise, and I am sorry.\n\nThis is what we’ll do: {rozwiazanie}. It will be done by {termin}, and I’ll send the confirmation myself.\n\n{nadawca}',
    sample:
      'Good morning, Urszula,\n\nI have read your whole message and understand that the frame arrived cracked on the day of your parents’ anniversary. It should have been otherwise, and I am sorry.\n\nThis is what we’ll do: a new frame leaves by courier today at our cost, and the delivery fee goes back to your account. It will be done by Wednesday, and I’ll send the confirmation myself.\n\nDorota Maj, customer service',
  },
  'mail-podziekowanie-po-spotkaniu': {
    title: 'Thank-you mail after a client meeting',
    description:
      'Sent the same day, it works better than a presentation. Iskra turns your notes into a short message: what you are thankful for, what was agreed, and who does what by when. You can record the notes with your voice on the way to the car.',
    seo: {
      title: 'Thank-you mail after a meeting, with what was agreed',
      description:
        'A mail after a meeting: thanks, agreements and the next step, from your notes. Ready in two minutes.',
    },
    features: [
      'From written or recorded notes',
      'Agreements as a list',
      'Tasks with dates',
      'Ready in two minutes',
    ],
    base: 'Good morning, {imie},\n\nthank you for today’s talk, especially for {za_co}. We agreed on this: {ustalenia}.\n\nThe next step on my side is {krok}. I’ll be in touch {termin}.\n\n{nadawca}',
    sample:
      'Good morning, Tomasz,\n\nthank you for today’s talk, especially for being frank about the budget. We agreed on a start in November, two stages and one contact person.\n\nThe next step on my side is an estimate in two variants. I’ll be in touch on Friday before noon.\n\nAdrianna Lis',
  },
  'zyczenia-swiateczne-dla-klientow': {
    title: 'Christmas wishes for a company’s clients',
    description:
      'A list of 50 clients and 50 different wishes, because each of them bought something else. You upload a sheet with a name, a trade and one shared success, and Iskra returns messages ready to send and a file to print. Without references that somebody might not care for.',
    seo: {
      title: 'Christmas wishes for clients – each different',
      description:
        'Up to 50 company wishes from one sheet, each recalling a shared success. Mails and a print file.',
    },
    features: [
      'Up to 50 recipients',
      'Every message is different',
      'A sheet in, a sheet out',
      'In Polish and English',
    ],
    base: 'Good morning, {imie},\n\nthis year we managed together to {sukces}. Thank you for your trust; we wish you a peaceful Christmas and a year in which {zyczenie}.\n\n{nadawca}',
    sample:
      'Good morning, Elżbieta,\n\nthis year we managed together to move a whole warehouse in one weekend without losing a single pallet. Thank you for your trust; we wish you a peaceful Christmas and a year in which every delivery comes ahead of time.\n\nThe Stalmar team',
  },
  'mail-prosba-o-podwyzke': {
    title: 'Asking for a raise, with arguments',
    description:
      'The talk is hard, but the first message can be written calmly. Iskra gathers your numbers (what grew, what got cheaper, what you learned), proposes an amount with a range, and a date to talk. You also get five questions worth having an answer to.',
    seo: {
      title: 'Asking for a raise – numbers instead of emotions',
      description:
        'A message asking for a raise from your results, with an amount, a date and a list of questions to prepare for.',
    },
    features: [
      'Arguments in numbers',
      'An amount with a range',
      'Five questions to prepare for',
      'For a mail and for the talk',
    ],
    base: 'Good morning, {imie},\n\nI would like to talk about my pay. Since the last change, {okres}: {wyniki}. I have also taken on {odpowiedzialnosc}.\n\nI propose {kwota} and a talk {termin}. I’ll prepare a one-page summary.\n\n{nadawca}',
    sample:
      'Good morning, Ania,\n\nI would like to talk about my pay. It is two years since the last change: response time has fallen from nine hours to two, and 18 per cent more clients come back. I have also taken on training four new people.\n\nI propose a raise of 15 per cent and a talk on Tuesday. I’ll prepare a one-page summary.\n\nSebastian Duda',
  },
  'list-motywacyjny': {
    title: 'One-page cover letter',
    description:
      'You paste the job ad and your experience, and Iskra looks for three places where they really meet. The letter speaks of the work you want to do, not of being creative and good under stress. There is a separate layout for those who change professions.',
    seo: {
      title: 'Cover letter for one particular job ad',
      description: 'A one-page cover letter: three places where your experience meets the ad. PDF and Word.',
    },
    features: [
      'Fitted to the job ad',
      'One page, three arguments',
      'A layout for career changers',
      'PDF and an editable file',
    ],
    base: 'Good morning, {imie},\n\nyou are looking for somebody who {wymaganie}. I did it like this: {dowod}. I want to work with you in particular because {powod}.\n\nI would be glad to tell you more in person.\n\n{nadawca}',
    sample:
      'Good morning, Karolina,\n\nyou are looking for somebody to put the Railway Museum’s photo archive in order. I did that for six years at the county library: 42 thousand photographs, described so that today anybody can find them. I want to work with you in particular because my grandfather drove steam engines on the line to Hel.\n\nI would be glad to tell you more in person.\n\nMałgorzata Wilk',
  },
} as const satisfies Record<string, EnglishSampleText>
