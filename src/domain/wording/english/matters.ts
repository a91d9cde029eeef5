import type { Matter } from '../matters.ts'
import type { MatterTemplate } from '../wording.ts'

/** Business letters, each about one thing. */
export const matters = {
  offer: {
    opening: [
      'One thing caught my attention: {obserwacja}.',
      'I have a particular reason to write: {obserwacja}.',
      'There is something we could help with. This is how I see it: {obserwacja}.',
    ],
    heart: [
      'In situations like this we help in this way: {rozwiazanie}. This is what it usually brings: {korzysc}.',
      'Our proposal: {rozwiazanie}. The result you can count on: {korzysc}.',
      'We suggest this solution: {rozwiazanie}. What you gain: {korzysc}.',
    ],
    more: [
      'A short talk is enough to begin with, with no obligation.',
      'I’ll prepare an example in figures, so that it’s easy to judge.',
      'If this isn’t the moment, one word is enough and I won’t come back to it.',
    ],
    wish: {
      plain: [
        'Would you have a quarter of an hour? I suggest this time: {termin}.',
        'The time I suggest for a talk: {termin}. Does it suit you?',
        'I’d gladly talk it over. My time: {termin}.',
      ],
      warm: [
        'I’d love to tell you more over coffee. I suggest this time: {termin}.',
        'It would be a pleasure to talk. A first suggestion: {termin}.',
        'I’d be happy to show you how it works. A time for it: {termin}.',
      ],
      solemn: [
        'May I ask for a short meeting? The time I suggest: {termin}.',
        'I would be grateful for a short talk at your convenience. My suggestion: {termin}.',
        'I am at your disposal, and suggest this time for a talk: {termin}.',
      ],
    },
  },
  'payment-reminder': {
    opening: [
      'This is a reminder of our invoice: number {numer}, amount {kwota}, due on {termin}.',
      'An invoice is still open: number {numer}, amount {kwota}, due on {termin}.',
      'I am writing about our invoice: number {numer}, amount {kwota}, due on {termin}. No payment has reached us yet.',
    ],
    heart: [
      'If the transfer is already on its way, please ignore this message.',
      'If it has been paid by now, this message is out of date and I am sorry for the trouble.',
      'The invoice may have got lost, so I attach it again.',
    ],
    more: [
      'I am at your disposal should you have any questions.',
      'If something on the invoice isn’t right, a short answer is enough.',
      'If you need another date or instalments, please let me know.',
    ],
    wish: {
      plain: [
        'Please pay it. The new date: {nowy_termin}.',
        'Please settle the amount. The new date: {nowy_termin}.',
        'I am waiting for the payment. The final date: {nowy_termin}.',
      ],
      warm: [
        'Thank you in advance for the payment. The new date: {nowy_termin}.',
        'It was surely overlooked. The new date for it: {nowy_termin}. Thank you!',
        'Thank you for taking care of this. The new date: {nowy_termin}.',
      ],
      solemn: [
        'We kindly ask you to settle the amount. The date: {nowy_termin}.',
        'I must ask you for payment. The date set for it: {nowy_termin}.',
        'Please make the payment. The final date: {nowy_termin}.',
      ],
    },
  },
  complaint: {
    opening: [
      'Thank you for your message, and I am sorry. I understand what happened: {problem}.',
      'I am sorry for the trouble. The matter is clear to me: {problem}.',
      'I regret what happened: {problem}. I apologise.',
    ],
    heart: [
      'This is what we’ll do: {rozwiazanie}. By when: {termin}.',
      'Our solution: {rozwiazanie}. When: {termin}.',
      'We’ll put it right like this: {rozwiazanie}. The latest date: {termin}.',
    ],
    more: [
      'It should have been otherwise, and I look for no excuse.',
      'We are also finding out where the mistake came from, so that it won’t happen again.',
      'Every message like this helps us to do better.',
    ],
    wish: {
      plain: [
        'I’ll send the confirmation myself.',
        'If this doesn’t suit you, please write.',
        'I’ll let you know as soon as it is done.',
      ],
      warm: [
        'Thank you for your patience. I’ll send the confirmation myself.',
        'I hope that this time everything will be as it should.',
        'Thank you for bringing it straight to us.',
      ],
      solemn: [
        'Please accept our apologies. I will inform you personally once it is done.',
        'Once more I apologise for the inconvenience and thank you for your understanding.',
        'I assure you that I will see to it personally.',
      ],
    },
  },
  'after-meeting': {
    opening: [
      'Thank you for the talk. This was worth most to me: {za_co}.',
      'Thank you for the meeting and your time. What I’ll remember above all: {za_co}.',
      'Thank you for a good meeting. One thing I appreciate in particular: {za_co}.',
    ],
    heart: [
      'We agreed on this: {ustalenia}.',
      'For the record, what was agreed: {ustalenia}.',
      'In short, we agreed on the following: {ustalenia}.',
    ],
    more: [
      'If anything needs to be corrected, a short answer is enough.',
      'It was a good talk, and to the point.',
      'I’m glad that the next steps are clear.',
    ],
    wish: {
      plain: [
        'The next step on my side: {krok}. When: {termin}.',
        'Now it’s my move: {krok}. By: {termin}.',
        'My task: {krok}. The date: {termin}.',
      ],
      warm: [
        'I’m already on it: {krok}. When: {termin}.',
        'I’m glad to take this on: {krok}. When: {termin}.',
        'This is on my side: {krok}. I’ll be back with it: {termin}.',
      ],
      solemn: [
        'As agreed, my next step: {krok}. The date: {termin}.',
        'I undertake the next step: {krok}. The date: {termin}.',
        'The next step on our side: {krok}. The date: {termin}.',
      ],
    },
  },
  'season-wishes': {
    opening: [
      'The year that ends is also a success we share: {sukces}.',
      'The end of the year is a good moment to mention one thing: {sukces}.',
      'What I’ll remember best of this year: {sukces}.',
    ],
    heart: [
      'Thank you for your trust and for working so well with us.',
      'Thank you very much for this year’s work together.',
      'It was good to work together this year, too.',
    ],
    more: [
      'May the holidays bring rest, and may the phone be silent for a few days.',
      'We’ll return to our plans after the break, with a clear head.',
      'Another year lies ahead, and more to do together.',
    ],
    wish: {
      plain: [
        'A peaceful Christmas! And may this come true in the new year: {zyczenie}.',
        'Happy holidays and a good year. May it bring this: {zyczenie}.',
        'Merry Christmas, and one wish for the new year: {zyczenie}.',
      ],
      warm: [
        'I wish you a warm and peaceful Christmas. May the new year bring this: {zyczenie}.',
        'My best wishes for the holidays! And may this come true: {zyczenie}.',
        'I wish you holidays full of warmth and rest. For the new year, one wish: {zyczenie}.',
      ],
      solemn: [
        'Please accept my sincere wishes for Christmas. May this come true in the new year: {zyczenie}.',
        'I wish you a peaceful Christmas, and one thing in particular for the new year: {zyczenie}.',
        'I wish you holidays full of peace. May the new year bring this: {zyczenie}.',
      ],
    },
  },
  raise: {
    opening: [
      'I would like to talk about my pay. Some time has passed since the last change: {okres}.',
      'May I ask for a talk about my pay? The time since the last change: {okres}.',
      'I am writing about my pay. It hasn’t changed for some time: {okres}.',
    ],
    heart: [
      'My results since then: {wyniki}. New duties: {odpowiedzialnosc}.',
      'What I achieved in that time: {wyniki}. What was added to my tasks: {odpowiedzialnosc}.',
      'There are results behind this request: {wyniki}. And there are new duties: {odpowiedzialnosc}.',
    ],
    more: [
      'I’ll prepare a one-page summary.',
      'I like this work and want to go on doing it well.',
      'I’d like a talk that rests on figures.',
    ],
    wish: {
      plain: [
        'My proposal: {kwota}. A time that suits me for a talk: {termin}.',
        'I propose this change: {kwota}. A time for a talk: {termin}.',
        'In figures: {kwota}. I could talk about it then: {termin}.',
      ],
      warm: [
        'My proposal: {kwota}. I’d gladly talk it over, and this time suits me: {termin}.',
        'I’m thinking of this change: {kwota}. A good time for a calm talk: {termin}.',
        'I look forward to a good talk about this proposal: {kwota}. My time: {termin}.',
      ],
      solemn: [
        'I kindly ask you to consider this proposal: {kwota}. The time I suggest for a talk: {termin}.',
        'I request the following change of my pay: {kwota}. For a talk I suggest: {termin}.',
        'May I ask for a talk, preferably then: {termin}. My proposal: {kwota}.',
      ],
    },
  },
  application: {
    opening: [
      'I am answering your advertisement, which is about this task: {wymaganie}.',
      'I am applying for work on this task: {wymaganie}.',
      'I am writing in answer to your advertisement. What matters most to me in it is this: {wymaganie}.',
    ],
    heart: [
      'My experience: {dowod}.',
      'I can do it, and this is the proof: {dowod}.',
      'One example describes me best: {dowod}.',
    ],
    more: [
      'I’ll gladly show you examples of my work.',
      'What I can’t do yet, I learn quickly.',
      'I value clear rules and work well done.',
    ],
    wish: {
      plain: [
        'I want to work with you in particular for one reason: {powod}. I’d gladly tell you more in person.',
        'Why this place of all: {powod}. The rest I’d gladly tell you in a talk.',
        'The reason I write to you: {powod}. May I ask for a talk?',
      ],
      warm: [
        'This work is close to my heart for one reason: {powod}. I’d love to tell you about it in person.',
        'I write to you with good reason: {powod}. It would be a pleasure to talk.',
        'This place matters to me, and the reason is simple: {powod}. I’d gladly tell you more.',
      ],
      solemn: [
        'I am applying for this reason: {powod}. May I ask for the opportunity of a talk?',
        'One thing moves me to apply: {powod}. I remain at your disposal.',
        'My motivation: {powod}. I would be pleased to present my experience in person.',
      ],
    },
  },
} as const satisfies Record<Matter, MatterTemplate>
