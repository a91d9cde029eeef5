import type { EnglishSampleText } from './englishText.ts'

/** Birthday wishes for the phone, in English. */
export const birthdayMessagesInEnglish = {
  'zyczenia-dla-mamy': {
    title: 'Birthday wishes for mum',
    description:
      'A few sentences for a messenger, or to be read over the phone. You add her dream and one habit you share, and she calls instead of answering with a heart. The file has a picture for a cover, too.',
    seo: {
      title: 'Birthday wishes for mum – short and about her',
      description:
        'Wishes for mum with room for your shared habit and her dream. A picture and words in one PDF.',
    },
    cover: ['Happy birthday,', 'Mum!'],
    base: 'Mum, happy birthday! May this come true: {marzenie}. And I promise that our habit stays: {zwyczaj}. I love you. {nadawca}',
    sample:
      'Mum, happy birthday! May this come true: Lisbon in March and no stairs. And I promise that our habit stays: a call on Sunday at nine, even when there is nothing to say. I love you. Your Kasia',
  },
  'zyczenia-dla-przyjaciolki': {
    title: 'Wishes for a best friend “Remember?”',
    description:
      'They begin with the word “remember” and with a story that could get you both into a book. That story, and one thing you envy her in a good way, you add yourself. The rest can be pasted into a chat.',
    seo: {
      title: 'Birthday wishes for a best friend “Remember?”',
      description: 'Wishes for a friend with room for your memory. A picture and words to copy in one PDF.',
    },
    cover: ['Remember?'],
    base: '{imie}, one thing I remember as if it were yesterday: {wspomnienie}. I envy you one thing: {zazdrosc}. Happy birthday, and here’s to everything that laughs and shines! {nadawca}',
    sample:
      'Baśka, remember? We were going to the seaside and got off in Kutno, because “it looked nice”. I envy you one thing: you never check the weather and you always have sun. Here’s to everything that laughs and shines! Gośka',
  },
  'zyczenia-dla-szefowej': {
    title: 'Birthday wishes for your boss',
    description:
      'Polite, with class and without flattery. The text stays on the right side of the line between warmth and a bonus. You add one wish and one quality that you truly value.',
    seo: {
      title: 'Birthday wishes for your boss – with class',
      description:
        'Wishes for a boss without flattery, with room for one quality that you value. A PDF at once.',
    },
    sender: 'Customer service',
    cover: ['With best', 'wishes'],
    base: 'Dear {imie}! Our best wishes on your birthday, and above all this: {zyczenie}. What we value most at work is this: {cecha}. With regards, {nadawca}',
    sample:
      'Dear Director! On your birthday we wish you health, short meetings and long holidays. What we value at work is that after a hard question you are always silent for a moment, and then there is a decision. With regards, customer service',
  },
  'zyczenia-na-piecdziesiatke': {
    title: '50th birthday wishes “Halfway There”',
    description:
      'Fifty is no reason for jokes about retirement. The wishes have room for what lies behind somebody, who is beside them and what lies ahead. The last sentence promises to keep pace.',
    seo: {
      title: '50th birthday wishes with room for your words',
      description:
        'Wishes for a fiftieth without jokes about retirement, with room for what lies behind and ahead. A PDF.',
    },
    sender: 'The crew',
    cover: ['Half', 'way'],
    base: '{imie}, fifty years are half of a very good road. Behind you: {osiagniecie}; beside you: {bliscy}; and ahead of you: {plan}. Happy birthday! Go at your own pace, we’ll keep up. {nadawca}',
    sample:
      'Andrzej, fifty years are half of a very good road. Behind you a company you began with a single drill, beside you people who came here without being invited, and ahead of you a sailing boat that has stood in the barn for years. Go at your own pace, we’ll keep up. The crew',
  },
  'zyczenia-rymowane': {
    title: 'Rhymed wishes “No Cheap Rhymes”',
    description:
      'A limerick of five lines, in Polish, and none of the usual phrases. You add a name, a job and a weakness, and the toast is there already. To be read out at the table.',
    seo: {
      title: 'Rhymed birthday wishes made to measure',
      description:
        'A birthday limerick in Polish with room for a name, a job and a weakness. Five lines, no clichés, a PDF.',
    },
    sender: 'The workshop',
    cover: ['Many happy', 'rhymes'],
    base: 'Today everybody should hear it:\nit’s {imie} we toast, so let’s cheer it!\nThe trade? It’s {zawod}, second to none.\nThe weakness? It’s {slabosc}, all in good fun.\nThe glass has no hope; we won’t spare it!\n\n{nadawca}',
    sample:
      'A joiner called Jan, from Lublin town,\non Friday at six puts his chisel down.\nHe says, “just one hour”,\nbut such is its power\nthat Sunday still finds him dancing around.\n\nThe crew from the workshop next door',
  },
  'zyczenia-dla-dziadkow': {
    title: 'Wishes from grandchildren “For Grandma and Grandpa”',
    description:
      'A few simple sentences that a grandchild says in its own words. The child adds what it likes doing best with grandma or grandpa, and what it wishes them. Best with a crayon, on paper.',
    seo: {
      title: 'Wishes from grandchildren for grandma and grandpa',
      description:
        'Wishes from grandchildren with room for what they like doing best together. A picture and words in one PDF.',
    },
    cover: ['For grandma', 'and grandpa'],
    base: '{imie}! What I like best is this: {lubie}. My wish for you: {zyczenie}, and time enough for everything. Happy birthday! {nadawca}',
    sample:
      'Grandma! What I like best is when we make dumplings and you say that mine looks like a snail, but a clever one. I wish you new knees and that you always have time. Your Pola, aged 6 and a half',
  },
} as const satisfies Record<string, EnglishSampleText>

/** Letters and mails for work, in English. */
export const businessEmailsInEnglish = {
  'mail-oferta-handlowa': {
    title: 'A sales mail that somebody reads',
    description:
      'The first sentence about the client, the second about how you help, the third about the gain, and then a question for a quarter of an hour. The frame is ready; you add an observation, a solution and a date. It can’t be shorter, and longer nobody reads.',
    seo: {
      title: 'Sales mail – ready in five minutes',
      description:
        'The frame of a sales mail: observation, help, gain, and a question for fifteen minutes. A text to copy and fill in.',
    },
    subject: 'A third bakery, one route',
    base: 'Good morning, {imie},\n\nI noticed this: {obserwacja}. Companies in a similar position we help in this way: {rozwiazanie}. This is what they usually gain: {korzysc}.\n\nWould you have a quarter of an hour for a talk? I suggest this time: {termin}.\n\n{nadawca}',
    sample:
      'Good morning, Joanna,\n\nI noticed that you are opening a third bakery in Poznań and are looking for a driver for four in the morning. For companies like yours we carry bread on a shared route: one van, five shops. Usually that means a third off the cost of delivery.\n\nWould you have a quarter of an hour on Thursday at 10?\n\nMichał Wrona, Świtem',
  },
  'mail-przypomnienie-o-platnosci': {
    title: 'Payment reminder without bad blood',
    description:
      'A message after which the client pays and still wants to work with you. The invoice number, the amount and the date stand in the first sentence and the new date in the last; you only write them in. Between them is a way out with dignity.',
    seo: {
      title: 'Payment reminder – polite, and to the point',
      description:
        'A polite payment reminder: number, amount and date first, the new date last. A text to copy and fill in.',
    },
    subject: 'Invoice 118/09/2026',
    base: 'Good morning, {imie},\n\nthis is a reminder of our invoice: number {numer}, amount {kwota}, due on {termin}. The message may have got lost, so I attach it again.\n\nIf the transfer is already on its way, please ignore this message. If not, please pay. The new date: {nowy_termin}.\n\n{nadawca}',
    sample:
      'Good morning, Grzegorz,\n\ninvoice 118/09/2026 for PLN 2,460 was due on 30 September. The message may have got lost, so I attach it again.\n\nIf the transfer is already on its way, please ignore this message. If not, please pay by 14 October.\n\nLidia Kos, Kos RenderWorker',
  },
  'mail-odpowiedz-na-reklamacje': {
    title: 'Reply to a complaint, without excuses',
    description:
      'The client writes in capitals and you have ten minutes. The reply has three parts: what we understand, what we’ll do and when. Each waits for your words, and there is one apology, without excuses.',
    seo: {
      title: 'Reply to a complaint – calm and concrete',
      description:
        'A reply to a hard complaint: what we understand, what we’ll do and when, with room for your details. A text to copy.',
    },
    subject: 'Your frame is on its way',
    base: 'Good morning, {imie},\n\nthank you for your message. I understand what happened: {problem}. It should have been otherwise, and I am sorry.\n\nThis is what we’ll do: {rozwiazanie}. It will be done by this date: {termin}. I’ll send the confirmation myself.\n\n{nadawca}',
    sample:
      'Good morning, Urszula,\n\nI have read your whole message and understand that the frame arrived cracked on the day of your parents’ anniversary. It should have been otherwise, and I am sorry.\n\nThis is what we’ll do: a new frame leaves by courier today at our cost, and the delivery fee goes back to your account. It will be done by Wednesday, and I’ll send the confirmation myself.\n\nDorota Maj, customer service',
  },
  'mail-podziekowanie-po-spotkaniu': {
    title: 'Thank-you mail after a client meeting',
    description:
      'Sent the same day, it works better than a presentation. A short message with room for what you are thankful for, what was agreed and what comes next. You’ll have filled it in before the tram leaves.',
    seo: {
      title: 'Thank-you mail after a meeting, with what was agreed',
      description:
        'A mail after a meeting with room for thanks, agreements and the next step. A text to copy as soon as it is paid.',
    },
    subject: 'After today’s meeting',
    base: 'Good morning, {imie},\n\nthank you for today’s talk. This was worth most to me: {za_co}. We agreed on this: {ustalenia}.\n\nThe next step on my side: {krok}. When: {termin}.\n\n{nadawca}',
    sample:
      'Good morning, Tomasz,\n\nthank you for today’s talk, especially for being frank about the budget. We agreed on a start in November, two stages and one contact person.\n\nThe next step on my side is an estimate in two variants. I’ll be in touch on Friday before noon.\n\nAdrianna Lis',
  },
  'zyczenia-swiateczne-dla-klientow': {
    title: 'Christmas wishes for a company’s clients',
    description:
      'One calm text that says something else to each client, because it has room for a shared success. Copy it as often as you have clients, and add one sentence each time. Without references that somebody might not care for.',
    seo: {
      title: 'Christmas wishes for clients – each different',
      description: 'Company Christmas wishes with room for a shared success. A text to copy for each client.',
    },
    subject: 'A peaceful Christmas, Elżbieta',
    base: 'Good morning, {imie},\n\nthe year that ends is also a success we share: {sukces}. Thank you for your trust; we wish you a peaceful Christmas. And may this come true in the new year: {zyczenie}.\n\n{nadawca}',
    sample:
      'Good morning, Elżbieta,\n\nthis year we managed together to move a whole warehouse in one weekend without losing a single pallet. Thank you for your trust; we wish you a peaceful Christmas and a year in which every delivery comes ahead of time.\n\nThe Stalmar team',
  },
  'mail-prosba-o-podwyzke': {
    title: 'Asking for a raise, with arguments',
    description:
      'The talk is hard, but the first message can be written calmly. The text leads from results through new responsibility to an amount and a date, and you write in your numbers. The last sentence promises a summary on one page.',
    seo: {
      title: 'Asking for a raise – numbers instead of emotions',
      description:
        'A message asking for a raise with room for results, an amount and a date to talk. A text to copy and fill in.',
    },
    subject: 'About my salary',
    base: 'Good morning, {imie},\n\nI would like to talk about my pay. Some time has passed since the last change: {okres}. These are my results: {wyniki}. New duties have come, too: {odpowiedzialnosc}.\n\nMy proposal: {kwota}. A time that suits me for a talk: {termin}. I’ll prepare a one-page summary.\n\n{nadawca}',
    sample:
      'Good morning, Ania,\n\nI would like to talk about my pay. It is two years since the last change: response time has fallen from nine hours to two, and 18 per cent more clients come back. I have also taken on training four new people.\n\nI propose a raise of 15 per cent and a talk on Tuesday. I’ll prepare a one-page summary.\n\nSebastian Duda',
  },
  'list-motywacyjny': {
    title: 'One-page cover letter',
    description:
      'A letter about the work you want to do, not about being creative and good under stress. You add three things: what they look for, how you have done it, and why there of all places. It fits on one page and copies well.',
    seo: {
      title: 'Cover letter for one particular job ad',
      description:
        'A one-page cover letter with room for the demand, the proof and the reason. A PDF, and text to copy.',
    },
    subject: 'The Railway Museum archive',
    base: 'Good morning, {imie},\n\nI am answering your advertisement. You are looking for somebody for this task: {wymaganie}. My experience: {dowod}. I want to work with you in particular for one reason: {powod}.\n\nI would be glad to tell you more in person.\n\n{nadawca}',
    sample:
      'Good morning, Karolina,\n\nyou are looking for somebody to put the Railway Museum’s photo archive in order. I did that for six years at the county library: 42 thousand photographs, described so that today anybody can find them. I want to work with you in particular because my grandfather drove steam engines on the line to Hel.\n\nI would be glad to tell you more in person.\n\nMałgorzata Wilk',
  },
} as const satisfies Record<string, EnglishSampleText>
