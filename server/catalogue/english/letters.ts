import type { EnglishSampleText } from './englishText.ts'

/** Thank-you notes, in English. */
export const thankYouNotesInEnglish = {
  'podziekowanie-dla-nauczycielki': {
    title: 'Thank-you note for a teacher',
    description:
      'Instead of a tenth mug: a few sentences that stay in a drawer for years. The child says what it has learned and what it will remember, and Iskra writes it down in the child’s own words, without grown-up ornaments. It works for a whole class, too: everybody adds a sentence.',
    seo: {
      title: 'Thank-you note for a teacher, in a child’s words',
      description:
        'A thank-you for the end of the school year in the words of a child or a whole class. A PDF ready to print and sign.',
    },
    features: [
      'Words that fit the child’s age',
      'A version from the whole class',
      'Room for signatures',
      'A5 PDF',
    ],
    base: 'Dear {imie}!\n\nWhat I will remember best is this: {zapamietam}. Now I can {umiem}, and that is thanks to you. I will talk about it at home for a long time.\n\n{nadawca}',
    sample:
      'Dear Mrs Agnieszka!\n\nWhat I will remember best is how we went out to count the steps to the pond, and it was 612, and you said that this was real mathematics. Now I can do long division and I am not afraid of the blackboard, and that is thanks to you. I will talk about it at home for a long time.\n\nAntek from 4b',
  },
  'podziekowanie-dla-lekarzy': {
    title: 'Thank-you note for doctors and nurses',
    description:
      'For those who mostly hear complaints. Iskra asks what exactly somebody did and when you felt relief, then writes a text that can hang in the staff room. No names of illnesses and no details of treatment unless you give them.',
    seo: {
      title: 'Thank-you note for doctors and nurses',
      description:
        'A thank-you for medical staff: concrete, respectful and without details of treatment. PDF to print in A4 and A5.',
    },
    features: [
      'Concrete, without pathos',
      'Discreet about health',
      'PDF in A4 and A5',
      'A version naming the team',
    ],
    base: 'Dear {imie}!\n\nThank you for what never makes it into any chart: {gest}. Relief came when {ulga}. I wish you quiet shifts and people who say “thank you” out loud.\n\n{nadawca}',
    sample:
      'Dear team of the children’s ward!\n\nThank you for what never makes it into any chart: a chair moved closer at three in the morning, and a tea I hadn’t asked for. Relief came when Renata said: “you sleep, I’ll keep watch”. I wish you quiet shifts and people who say “thank you” out loud.\n\nLeo’s mum',
  },
  'podziekowania-dla-gosci-weselnych': {
    title: 'Thank-you notes for wedding guests',
    description:
      'A thank-you of its own for every couple of guests, not one sentence for all. You upload a list with a short note on each (who came from furthest away, who danced till morning), and Iskra returns the whole set in one file to print.',
    seo: {
      title: 'Thank-you notes for wedding guests, each different',
      description:
        'A set of notes with words of their own for every couple of guests. Up to 120 people in one file ready to print.',
    },
    features: [
      'Up to 120 guests in a set',
      'Every note is different',
      'A print file with bleed',
      'Three layouts',
    ],
    base: '{imie}, thank you for being with us.\n\nThis will stay in our memory: {wspomnienie}. The door of our home knows you now.\n\n{nadawca}',
    sample:
      'Aunt Wanda and Uncle Roman, thank you for being with us.\n\nWe will remember how, after midnight, you taught the best man to dance the oberek barefoot. The door of our home knows you now.\n\nKasia and Bartek',
  },
  'podziekowanie-dla-zespolu': {
    title: 'Thank-you note for a team after a project',
    description:
      'A “thanks, everybody” mail moves nobody. Give the names, and for each the one thing without which it wouldn’t have worked, and you get a thank-you in which all find themselves. The length fits a messenger, a mail or a card beside the cake.',
    seo: {
      title: 'A thank-you in which the whole team finds itself',
      description:
        'A thank-you after a project: names and real merits instead of generalities. For a messenger, a mail or a card.',
    },
    features: [
      'Up to 25 people in one text',
      'Three lengths',
      'From relaxed to formal',
      'A file, and text to paste',
    ],
    base: 'Team {imie}!\n\nWe are done: {projekt}. It wouldn’t have worked without a few things: {zaslugi}. Working with you is a pleasure, and after this quarter an honour, too.\n\n{nadawca}',
    sample:
      'Team Lighthouse!\n\nWe are done: the new shop has been running since Monday and nobody called at night. It wouldn’t have worked without a few things: Magda’s stubbornness about payments, Igor’s calm when everything glowed red, and Ola’s lists, on which nothing was ever missing. Working with you is a pleasure, and after this quarter an honour, too.\n\nRenata',
  },
  'podziekowanie-dla-rodzicow': {
    title: 'Wedding thank-you for the parents',
    description:
      'The moment at which the whole room looks for tissues. Iskra talks with you in turn about mum and about dad, then writes a text for two voices that takes three minutes to read. You also get it in large print, so that tears are no obstacle.',
    seo: {
      title: 'Wedding thank-you for the parents, to be read aloud',
      description:
        'A thank-you for the parents to read at the wedding: for two voices, three minutes long, in large print too.',
    },
    features: [
      'A text for two voices',
      'Three minutes of reading',
      'A version in large print',
      'Two rounds of changes',
    ],
    base: 'Mum, dad!\n\nThe home we are leaving is {dom}. You taught us that {lekcja}. Today we give back a little of it: {dziekujemy_za}. We will always come back for dinner.\n\n{nadawca}',
    sample:
      'Mum, dad!\n\nThe home we are leaving is the smell of yeast on a Saturday and a light in the kitchen that burned until we were back. You taught us that quarrelling is allowed, as long as it is before supper. Today we give back a little of it: for the tutoring, for the borrowed car and for never asking why. We will always come back for dinner.\n\nJulia and Adam',
  },
  'podziekowanie-dla-sasiadow': {
    title: 'Thank-you note for neighbours',
    description:
      'For watered plants, collected parcels and patience during the renovation. A short note that you slip under the door together with some chocolate. Ready in a minute, because one sentence about what happened is enough.',
    seo: {
      title: 'Thank-you note for neighbours in a minute',
      description:
        'A short note for watered plants and collected parcels. You write one sentence and get a file ready to print.',
    },
    features: [
      'Ready in a minute',
      'Four notes on an A4 page',
      'Cutting lines in the file',
      'Homely or elegant',
    ],
    base: '{imie}, thank you for {przysluga}.\n\nA neighbour like you beats a lift that works. The chocolate is on the back.\n\n{nadawca}',
    sample:
      'Mr Zbyszek, thank you for three weeks of watering our tomatoes.\n\nA neighbour like you beats a lift that works. The chocolate is on the back.\n\nFrom number seven',
  },
} as const satisfies Record<string, EnglishSampleText>

/** Love letters, in English. */
export const loveLettersInEnglish = {
  'list-milosny-na-rocznice': {
    title: 'Love letter for an anniversary',
    description:
      'A real letter, a whole page, about you two and nobody else. You answer seven questions (what they do when they think you aren’t looking, what you quarrel about, what you miss when you travel), and Iskra makes a text of the answers that you can sign without blushing. Changes are unlimited for 30 days.',
    seo: {
      title: 'Anniversary love letter written about the two of you',
      description:
        'A page-long letter from your seven answers. Unlimited changes for 30 days, as a PDF or on handmade paper.',
    },
    features: [
      'Seven questions instead of a template',
      'Unlimited changes for 30 days',
      'Printed on handmade paper',
      'An envelope with a wax seal',
    ],
    base: 'Dear {imie},\n\nthe years go by and I still notice the same thing: {szczegol}. We quarrel about {spor}, and that is good, because about the important things we don’t have to.\n\nWhen you are away I miss one thing most: {tesknota}. I want this for a very long time yet.\n\n{nadawca}',
    sample:
      'Dear Maria,\n\nthe years go by and I still notice the same thing: before you sleep you check whether the door is locked, though you know I have checked. We quarrel about whether the window should be ajar, and that is good, because about the important things we don’t have to.\n\nWhen you are away I miss one thing most: the sound of keys thrown on the chest of drawers. To me it is the sound of happiness, though it sounds like noise. I want to hear it for a very long time yet.\n\nYour Jan',
  },
  'list-na-odleglosc': {
    title: 'Long-distance letter “How Many Hours by Train”',
    description:
      'For couples with cities, borders or time zones between them. The letter counts the days until you meet, tells an ordinary day as if the other stood beside you, and ends with a promise that has a date. You can order a series: one letter for each week apart.',
    seo: {
      title: 'Long-distance love letter – one for each week',
      description:
        'A letter for a couple apart: an ordinary day told as if you were together, and a promise with a date. PDF, or a series of letters.',
    },
    features: [
      'Counts the days until you meet',
      'A series of up to 12 letters',
      'Read aloud by a narrator',
      'PDF and a version for the phone',
    ],
    base: '{imie},\n\nthere are {odleglosc} between us. My day was ordinary: {dzien}. In each of these places one person was missing.\n\nWe’ll see each other on {data}. Until then, sleep on my side of the bed.\n\n{nadawca}',
    sample:
      'Piotrek,\n\nthere are 1136 kilometres and one change in Berlin between us. My day was ordinary: the queue for bread, rain at four, the neighbour playing Chopin at half speed again. In each of these places one person was missing.\n\nWe’ll see each other on the 14th of December. Until then, sleep on my side of the bed.\n\nEla',
  },
  'pierwszy-list-wyznanie': {
    title: 'A first letter “I Think You Should Know”',
    description:
      'When you want to say it for the first time and fear it may come out wrong. Iskra helps to find the proportions: fewer adjectives, more truth, and an emergency exit for both. You get three versions: a brave one, a careful one, and one that can be turned into a joke.',
    seo: {
      title: 'A first love letter in three versions',
      description: 'A confession written with tact: brave, careful or playful. Fewer adjectives, more truth.',
    },
    features: [
      'Three versions of one truth',
      'A hint on when to send it',
      'No copy in the history after 24 hours',
      'PDF and text for a messenger',
    ],
    base: '{imie},\n\nI think you should know: ever since {moment}, I find it harder to concentrate. I like this: {lubie}.\n\nYou don’t have to answer at once, or at all. I just don’t want to pretend any more that it is nothing.\n\n{nadawca}',
    sample:
      'Natalia,\n\nI think you should know: ever since you gave me your umbrella and walked off in the rain, I find it harder to concentrate. I like the way you begin sentences in the middle and always finish them.\n\nYou don’t have to answer at once, or at all. I just don’t want to pretend any more that it is nothing.\n\nKrzysiek from the second year',
  },
  'list-na-zareczyny': {
    title: 'Proposal letter “Before I Ask”',
    description:
      'A letter to read just before the most important question, or instead of it. It goes through your story in five short scenes and stops exactly where you are to kneel. Printed on cotton paper, it comes in an unmarked parcel.',
    seo: {
      title: 'Proposal letter “Before I Ask” in five scenes',
      description:
        'A letter before the most important question: your story in five scenes. PDF at once, or print in an unmarked parcel.',
    },
    features: [
      'Five scenes from your story',
      'Hints for reading aloud',
      'A discreet parcel',
      'Cotton paper, 350 g',
    ],
    base: '{imie},\n\nbefore I ask, listen. The first time I thought of it was when {poczatek}. The second, when {dowod}.\n\nSince then every plan of mine begins with the word “we”. There is only one question left, and I am going to ask it now.\n\n{nadawca}',
    sample:
      'Alicja,\n\nbefore I ask, listen. The first time I thought of it was when we got lost in the Bieszczady mountains and it was you who began to sing. The second, when you gave your last dry socks to somebody else’s child.\n\nSince then every plan of mine begins with the word “we”. There is only one question left, and I am going to ask it now.\n\nWojtek',
  },
  'list-walentynkowy-na-dobranoc': {
    title: 'Valentine letter “Good Night”',
    description:
      'A short letter to be read with the lights off. It begins with today and ends with what tomorrow will be. Iskra uses no ready-made comparisons: no stars, no oceans, no other halves, unless you ask for them yourself.',
    seo: {
      title: 'Valentine letter “Good Night” without kitsch',
      description:
        'A short Valentine letter without ready-made comparisons: today, your details, a promise for tomorrow. PDF or print.',
    },
    features: [
      'No ready-made comparisons',
      'Read in a minute',
      'PDF and a version for the phone',
      'Printed on handmade paper',
    ],
    base: '{imie},\n\nbefore the lamp goes out: what I liked best today was {dzis}. Tomorrow we’ll make {jutro}, and if we don’t, that’s fine too.\n\nSleep. I’ll just look a little longer.\n\n{nadawca}',
    sample:
      'Zosia,\n\nbefore the lamp goes out: what I liked best today was how you quarrelled with the apple pie recipe and won. Tomorrow we’ll make pancakes and walk to the forest, and if we don’t, that’s fine too.\n\nSleep. I’ll just look a little longer.\n\nMateusz',
  },
  'list-na-zgode': {
    title: 'Making-up letter “Let’s Come Back to the Table”',
    description:
      'After a quarrel, after silence, after a stupid word. Iskra helps to write a letter that doesn’t bid on who is to blame: it says what you have understood, what you are afraid of and what you propose. First it asks three hard questions, and only then does it write.',
    seo: {
      title: 'Making-up letter “Let’s Come Back to the Table”',
      description:
        'A letter after a quarrel that blames nobody: what you have understood, what you fear and what you propose. A PDF ready to send.',
    },
    features: [
      'Three hard questions to begin with',
      'No bidding on blame',
      'A proposal for the first step',
      'PDF, and text to copy by hand',
    ],
    base: '{imie},\n\nI have understood one thing: {zrozumienie}. I am afraid that {obawa}, and so I am writing instead of raising my voice again.\n\nMy proposal is this: {propozycja}. Let’s come back to the table. The tea is still warm.\n\n{nadawca}',
    sample:
      'Beata,\n\nI have understood one thing: when you say “nothing’s wrong”, that is when I should sit down and ask. I am afraid that we’ll get used to silence, and so I am writing instead of raising my voice again.\n\nMy proposal is this: every Sunday an hour without phones. Let’s come back to the table. The tea is still warm.\n\nRobert',
  },
} as const satisfies Record<string, EnglishSampleText>
