import type { EnglishSampleText } from './englishText.ts'

/** Thank-you notes, in English. */
export const thankYouNotesInEnglish = {
  'podziekowanie-dla-nauczycielki': {
    title: 'Thank-you note for a teacher',
    description:
      'Instead of a tenth mug: a few sentences that stay in a drawer for years. They speak as a child does, without grown-up ornaments, and two places the child fills in alone: what it will remember and what it can do by now. A whole class can sign below.',
    seo: {
      title: 'Thank-you note for a teacher, in a child’s words',
      description:
        'A thank-you for the end of the school year in a child’s words, with room for what it will remember. A PDF to print and sign.',
    },
    base: 'Dear {imie}!\n\nWhat I will remember best is this: {zapamietam}. This I can do now: {umiem}, and I know whom to thank. I will talk about it at home for a long time.\n\n{nadawca}',
    sample:
      'Dear Mrs Agnieszka!\n\nWhat I will remember best is how we went out to count the steps to the pond, and it was 612, and you said that this was real mathematics. Now I can do long division and I am not afraid of the blackboard, and that is thanks to you. I will talk about it at home for a long time.\n\nAntek from 4b',
  },
  'podziekowanie-dla-lekarzy': {
    title: 'Thank-you note for doctors and nurses',
    description:
      'For those who mostly hear complaints. A text that can hang in the staff room, with room for what exactly somebody did and when relief came. Of the illness it says as much as you add yourself.',
    seo: {
      title: 'Thank-you note for doctors and nurses',
      description:
        'A thank-you for medical staff: respectful, with room for one thing that somebody did. A PDF in A4 and A5 to print.',
    },
    base: 'To the whole team: {zespol}!\n\nThank you for what never makes it into any chart: {gest}. Relief came at this moment: {ulga}. I wish you quiet shifts and people who say “thank you” out loud.\n\n{nadawca}',
    sample:
      'Dear team of the children’s ward!\n\nThank you for what never makes it into any chart: a chair moved closer at three in the morning, and a tea I hadn’t asked for. Relief came when Renata said: “you sleep, I’ll keep watch”. I wish you quiet shifts and people who say “thank you” out loud.\n\nLeo’s mum',
  },
  'podziekowania-dla-gosci-weselnych': {
    title: 'Thank-you notes for wedding guests',
    description:
      'A note for each couple of guests, not one sentence for all. The text is short and has one place that makes all the difference: a memory of these guests. Print the file as often as there were couples at the tables.',
    seo: {
      title: 'Thank-you notes for wedding guests, each different',
      description:
        'A thank-you note for wedding guests with room for one memory of them. A PDF to print as often as needed.',
    },
    base: '{imie}, thank you for being with us.\n\nThis will stay in our memory: {wspomnienie}. The door of our home knows you now.\n\n{nadawca}',
    sample:
      'Aunt Wanda and Uncle Roman, thank you for being with us.\n\nWe will remember how, after midnight, you taught the best man to dance the oberek barefoot. The door of our home knows you now.\n\nKasia and Bartek',
  },
  'podziekowanie-dla-zespolu': {
    title: 'Thank-you note for a team after a project',
    description:
      'A “thanks, everybody” mail moves nobody. This text leaves room for the project’s name and for the things without which it wouldn’t have worked, one for each person. Copy the words into a mail, or print them beside the cake.',
    seo: {
      title: 'A thank-you in which the whole team finds itself',
      description:
        'A thank-you after a project, with room for real merits instead of generalities. A text to copy and to print.',
    },
    base: 'Team {zespol}!\n\nIt is done: {projekt}. It wouldn’t have worked without this: {zaslugi}. Working with you is a pleasure, and after this quarter an honour, too.\n\n{nadawca}',
    sample:
      'Team Lighthouse!\n\nWe are done: the new shop has been running since Monday and nobody called at night. It wouldn’t have worked without a few things: Magda’s stubbornness about payments, Igor’s calm when everything glowed red, and Ola’s lists, on which nothing was ever missing. Working with you is a pleasure, and after this quarter an honour, too.\n\nRenata',
  },
  'podziekowanie-dla-rodzicow': {
    title: 'Wedding thank-you for the parents',
    description:
      'The moment at which the whole room looks for tissues. A short text to be read out, with room for what home was like, what it taught you and what you are thankful for. The last sentence promises to come back for dinner.',
    seo: {
      title: 'Wedding thank-you for the parents, to be read aloud',
      description:
        'A thank-you for the parents to read at the wedding, with room for home, its lessons and your thanks. A PDF to print.',
    },
    base: 'Mum, dad!\n\nThe home we are leaving is {dom}. We have one important lesson from it: {lekcja}. Today we thank you above all for this: {dziekujemy_za}. We will always come back for dinner.\n\n{nadawca}',
    sample:
      'Mum, dad!\n\nThe home we are leaving is the smell of yeast on a Saturday and a light in the kitchen that burned until we were back. You taught us that quarrelling is allowed, as long as it is before supper. Today we give back a little of it: for the tutoring, for the borrowed car and for never asking why. We will always come back for dinner.\n\nJulia and Adam',
  },
  'podziekowanie-dla-sasiadow': {
    title: 'Thank-you note for neighbours',
    description:
      'For watered plants, collected parcels and patience during the renovation. A short note that you slip under the door together with some chocolate. You add a name and the favour, for the rest is there already.',
    seo: {
      title: 'Thank-you note for neighbours in a minute',
      description:
        'A short note for watered plants and collected parcels, with room for a name and the favour. A file ready to print.',
    },
    base: '{imie}, we have something to thank you for: {przysluga}.\n\nNeighbours like you beat a lift that works. The chocolate is on the back.\n\n{nadawca}',
    sample:
      'Mr Zbyszek, thank you for three weeks of watering our tomatoes.\n\nA neighbour like you beats a lift that works. The chocolate is on the back.\n\nFrom number seven',
  },
} as const satisfies Record<string, EnglishSampleText>

/** Love letters, in English. */
export const loveLettersInEnglish = {
  'list-milosny-na-rocznice': {
    title: 'Love letter for an anniversary',
    description:
      'A letter about the two of you that begins the hardest sentences for you. You add what you have noticed for years, what you quarrel about and what you miss, and sign below without blushing. Wide margins and italics leave the words in peace.',
    seo: {
      title: 'Anniversary love letter written about the two of you',
      description:
        'A love letter with room for what only you see. A PDF at once, or print on handmade paper in an envelope.',
    },
    base: 'Dear {imie},\n\nthe years go by and I still notice the same thing: {szczegol}. We quarrel about little things, such as {spor}. And that is good, because about the important ones we don’t have to.\n\nWhen you are away I miss one thing most: {tesknota}. I want this for a very long time yet.\n\n{nadawca}',
    sample:
      'Dear Maria,\n\nthe years go by and I still notice the same thing: before you sleep you check whether the door is locked, though you know I have checked. We quarrel about whether the window should be ajar, and that is good, because about the important things we don’t have to.\n\nWhen you are away I miss one thing most: the sound of keys thrown on the chest of drawers. To me it is the sound of happiness, though it sounds like noise. I want to hear it for a very long time yet.\n\nYour Jan',
  },
  'list-na-odleglosc': {
    title: 'Long-distance letter “How Many Hours by Train”',
    description:
      'For couples with cities, borders or time zones between them. The letter has room for how far it is, for an ordinary day and for the date you meet. Print it as often as needed: for each week apart you write in another day.',
    seo: {
      title: 'Long-distance love letter – one for each week',
      description:
        'A letter for a couple apart, with room for an ordinary day and the date you meet. A PDF for each week apart.',
    },
    base: '{imie},\n\nthere are {odleglosc} between us. My day was ordinary: {dzien}. In each of these places one person was missing.\n\nThe day we meet: {data}. Until then, sleep on my side of the bed.\n\n{nadawca}',
    sample:
      'Piotrek,\n\nthere are 1136 kilometres and one change in Berlin between us. My day was ordinary: the queue for bread, rain at four, the neighbour playing Chopin at half speed again. In each of these places one person was missing.\n\nWe’ll see each other on the 14th of December. Until then, sleep on my side of the bed.\n\nEla',
  },
  'pierwszy-list-wyznanie': {
    title: 'A first letter “I Think You Should Know”',
    description:
      'When you want to say it for the first time and fear it may come out wrong. Fewer adjectives, more truth, and an emergency exit for both. You add two things: since when it has been so, and what you like.',
    seo: {
      title: 'A first love letter with room for your words',
      description:
        'A confession written with tact, with room for since when and what you like. Fewer adjectives, more truth. A PDF.',
    },
    base: '{imie},\n\nI think you should know that I find it harder and harder to concentrate. It began like this: {moment}. What I like about you is this: {lubie}.\n\nYou don’t have to answer at once, or at all. I just don’t want to pretend any more that it is nothing.\n\n{nadawca}',
    sample:
      'Natalia,\n\nI think you should know: ever since you gave me your umbrella and walked off in the rain, I find it harder to concentrate. I like the way you begin sentences in the middle and always finish them.\n\nYou don’t have to answer at once, or at all. I just don’t want to pretend any more that it is nothing.\n\nKrzysiek from the second year',
  },
  'list-na-zareczyny': {
    title: 'Proposal letter “Before I Ask”',
    description:
      'A letter to read just before the most important question, or instead of it. It goes through two moments that you add, and stops exactly where you are to kneel. In print it is on cotton paper.',
    seo: {
      title: 'Proposal letter “Before I Ask” with two moments of yours',
      description:
        'A letter before the most important question, with room for two moments of yours. PDF at once, or print on cotton paper.',
    },
    base: '{imie},\n\nbefore I ask, listen. The thought first came to me then: {poczatek}. The second time was this: {dowod}.\n\nSince then every plan of mine begins with the word “we”. There is only one question left, and I am going to ask it now.\n\n{nadawca}',
    sample:
      'Alicja,\n\nbefore I ask, listen. The first time I thought of it was when we got lost in the Bieszczady mountains and it was you who began to sing. The second, when you gave your last dry socks to somebody else’s child.\n\nSince then every plan of mine begins with the word “we”. There is only one question left, and I am going to ask it now.\n\nWojtek',
  },
  'list-walentynkowy-na-dobranoc': {
    title: 'Valentine letter “Good Night”',
    description:
      'A short letter to be read with the lights off. It begins with today and ends with what tomorrow will be; both are yours to add. There are no stars in it, no oceans and no other halves.',
    seo: {
      title: 'Valentine letter “Good Night” without kitsch',
      description:
        'A short Valentine letter with room for today and a promise for tomorrow. PDF at once, or print on handmade paper.',
    },
    base: '{imie},\n\nbefore the lamp goes out, what I liked best today: {dzis}. The plan for tomorrow: {jutro}, and if it doesn’t work out, that’s fine too.\n\nSleep. I’ll just look a little longer.\n\n{nadawca}',
    sample:
      'Zosia,\n\nbefore the lamp goes out: what I liked best today was how you quarrelled with the apple pie recipe and won. Tomorrow we’ll make pancakes and walk to the forest, and if we don’t, that’s fine too.\n\nSleep. I’ll just look a little longer.\n\nMateusz',
  },
  'list-na-zgode': {
    title: 'Making-up letter “Let’s Come Back to the Table”',
    description:
      'After a quarrel, after silence, after a stupid word. A letter that doesn’t bid on who is to blame but asks for three hard things: what you have understood, what you fear and what you propose. The answers go into the blanks; the other words are there.',
    seo: {
      title: 'Making-up letter “Let’s Come Back to the Table”',
      description:
        'A letter after a quarrel with room for what you have understood, what you fear and what you propose. A PDF.',
    },
    base: '{imie},\n\nI have understood one thing: {zrozumienie}. There is one thing I am afraid of: {obawa}. So I am writing instead of raising my voice again.\n\nMy proposal is this: {propozycja}. Let’s come back to the table. The tea is still warm.\n\n{nadawca}',
    sample:
      'Beata,\n\nI have understood one thing: when you say “nothing’s wrong”, that is when I should sit down and ask. I am afraid that we’ll get used to silence, and so I am writing instead of raising my voice again.\n\nMy proposal is this: every Sunday an hour without phones. Let’s come back to the table. The tea is still warm.\n\nRobert',
  },
} as const satisfies Record<string, EnglishSampleText>
