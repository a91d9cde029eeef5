import type { EnglishSampleText } from './englishText.ts'

/** Cards for birthdays and name days, in English. */
export const birthdayCardsInEnglish = {
  'kartka-urodzinowa-sto-iskier': {
    title: 'Birthday card “A Hundred Sparks”',
    description:
      'A cake, candles and wishes that we begin and you finish. Inside, three blanks are waiting: for a name, for one memory of the past year and for the thing you truly wish. The file is ready at once; the card with its envelope is printed on 300 g paper that likes a fountain pen.',
    seo: {
      title: 'Birthday card with your own text – “A Hundred Sparks”',
      description:
        'A birthday card with wishes and room for your own memory. A PDF at once, or print on 300 g paper with an envelope.',
    },
    cover: ['Happy', 'birthday'],
    base: '{imie}, a hundred sparks are burning today, and every one of them is for you.\n\nFrom the past year I remember one thing best: {wspomnienie}. May this come true: {zyczenie}. And may there be so many reasons to laugh that we run out of candles.\n\n{nadawca}',
    sample:
      'Marta, a hundred sparks are burning today, and every one of them is because of you.\n\nFrom the past year I remember one thing best: the two of us baking buns at two in the morning, because “they won’t eat themselves”. I wish you a bakery of your own, even if only on a windowsill, and so many reasons to laugh that we run out of candles.\n\nOla',
  },
  'kartka-na-osiemnastke': {
    title: '18th birthday card “Now You’re Allowed”',
    description:
      'An eighteenth deserves better than a rhyme from the internet. The text is cheerful and never preaches, and three places in it are yours: one adventure, one dream and one piece of advice. Below there is paper enough for everybody to sign.',
    seo: {
      title: '18th birthday card with a text made to measure',
      description:
        'An 18th birthday card without stock rhymes: a text with room for one adventure, one dream and one good piece of advice.',
    },
    cover: ['Eigh', 'teen!'],
    base: '{imie}, from today you are allowed nearly everything.\n\nThere is one thing we will remember all the same: {wspomnienie}. May this come true: {marzenie}. And should you ever run out of ideas, our advice is: {rada}.\n\n{nadawca}',
    sample:
      'Kuba, from today you are allowed nearly everything.\n\nWe will still remember that you only passed your driving test once the examiner had stopped laughing. May this come true: a motorbike, Portugal and no speeding fines. And should you ever run out of ideas, our advice is: call your mum, she knows already.\n\nYour parents and Zosia',
  },
  'kartka-dla-dziecka-balony': {
    title: 'Card for a child “Three Balloons”',
    description:
      'A short story with three balloons: for courage, for adventures and for cake. You write in a name, an age and a favourite animal, and the child becomes its hero. The words are simple, and the ending is always happy.',
    seo: {
      title: 'Birthday card for a child, with a story inside',
      description:
        'A card with a story of three balloons and room for a child’s name, age and favourite animal. Simple words, a happy ending.',
    },
    cover: ['Hooray, it’s today'],
    base: 'Once upon a time there was somebody called {imie}, who was turning {wiek}.\n\nIn the morning an unusual guest knocked at the door: {zwierze}. It had brought three balloons. The first was for courage, the second for adventures, and the third for cake.\n\nHappy birthday! {nadawca}',
    sample:
      'Once upon a time there was somebody called Tymek, and he was turning 5.\n\nIn the morning an unusual guest knocked at the door: a little otter in a hat. It had brought three balloons. The first was for courage, the second for adventures, and the third for cake.\n\nHappy birthday! Aunt Ania and Uncle Piotr',
  },
  'kartka-imieninowa-laka': {
    title: 'Name day card “The Meadow”',
    description:
      'For the name day, which in many Polish homes is celebrated more than a birthday. Wild flowers on the cover, and inside a few sentences with room for what is best about this person. Add one quality and one little thing that only you two understand.',
    seo: {
      title: 'Name day card with wishes made to measure',
      description:
        'Name day card in wild flowers with room for one quality and one little thing of yours. A PDF at once, or print with an envelope.',
    },
    cover: ['Happy', 'name day'],
    base: '{imie}, it is good to have you in the calendar and in our lives.\n\nThis is what we like best about you: {cecha}. And there is a little thing we are thankful for: {drobiazg}. May this year smell of meadows.\n\n{nadawca}',
    sample:
      'Halina, it is good to have you in the calendar and in our lives.\n\nFor your calm, which calms the whole building, and for your rhubarb compote: thank you. May this year smell of meadows.\n\nYour neighbours from the third floor',
  },
} as const satisfies Record<string, EnglishSampleText>

/** Cards for the family, in English. */
export const familyCardsInEnglish = {
  'kartka-na-dzien-matki-bukiet': {
    title: 'Mother’s Day card “A Bouquet That Never Wilts”',
    description:
      'The flowers on the cover stay fresh, and the words inside are about her alone. We begin without big words and without kitsch; you add what you have from her and what you are thankful for. Those two places she will read first.',
    seo: {
      title: 'Mother’s Day card with your own text',
      description:
        'A card for mum with a bouquet on the cover and room for what you have from her. No kitsch. PDF at once, or print with an envelope.',
    },
    cover: ['Mum,', 'thank you'],
    base: 'Mum, this I have from you: {co_mam_po_tobie}.\n\nAnd I have things to thank you for: {za_co}. I don’t say it every day, so I am saying it today, and in writing, so that it stays.\n\n{nadawca}',
    sample:
      'Mum, I have your crooked little finger, and your way of never leaving the house without two sandwiches for the road.\n\nI have things to thank you for: for waiting outside school in the rain, and for never once saying “I told you so”. I don’t say it every day, so I am saying it today, and in writing, so that it stays.\n\nYour Michał',
  },
  'kartka-na-dzien-ojca-gory': {
    title: 'Father’s Day card “You See More from the Top”',
    description:
      'For a dad who doesn’t care for speeches. Two paragraphs: in one you add what he taught you, in the other what never worked out for him. The rest is as short as his answers, and there are mountains on the cover.',
    seo: {
      title: 'Father’s Day card – short, warm and funny',
      description:
        'A card for a dad who doesn’t care for speeches: two short paragraphs with room for his lesson and his mishap.',
    },
    cover: ['For the best', 'dad'],
    base: 'Dad, you taught me something important: {lekcja}.\n\nAnd that not everything has to work out I know from this: {wpadka}. You see more from the top, and I saw the most from your shoulders.\n\n{nadawca}',
    sample:
      'Dad, you taught me something important: measure twice, cut once.\n\nAnd that not everything has to work out I know from the bird table, which has stood crooked for eleven years now, and not a single bird has complained. You see more from the top, and I saw the most from your shoulders.\n\nTomek',
  },
  'kartka-slubna-galazki': {
    title: 'Wedding card “Two Branches”',
    description:
      'Wishes for the newlyweds that go further than “lots of love”. There is room in them for both names, for how they met and for what they do best together. The printed one comes with a pocket for banknotes or tickets, and an envelope.',
    seo: {
      title: 'Wedding card with wishes for one couple',
      description:
        'A wedding card with room for the story of this one couple: how they met and what they do best together. Print or PDF.',
    },
    cover: ['For', 'life'],
    base: '{imie_pierwsze} and {imie_drugie}, it all began like this: {poznanie}.\n\nWe look at you and see what you do best: {razem}. We wish you a home with always one chair more than you need.\n\n{nadawca}',
    sample:
      'Kasia and Bartek, it all began like this: one free seat on the train to Gdynia and two people who insisted on giving each other the window.\n\nWe look at you and see what you do best: being silent in a car without anybody being sad. We wish you a home with always one chair more than you need.\n\nIza and Marek',
  },
  'kartka-rocznica-dwie-linie': {
    title: 'Anniversary card “Two Lines”',
    description:
      'Two lines that have gone side by side for years, now straight, now in a zigzag. The text has room for the year it all began and for two scenes from along the way. The last line is ready, and not too sweet.',
    seo: {
      title: 'Anniversary card with two scenes of yours',
      description:
        'An anniversary card with room for the year it all began and two scenes of yours. PDF at once, or print with an envelope.',
    },
    cover: ['Together', 'since 2004'],
    base: '{imie}, the year {rok}: {scena_pierwsza}.\n\nLater there was this: {scena_druga}. And today two lines go on together, now straight, now zigzag, but always side by side.\n\n{nadawca}',
    sample:
      'Ewa, the year 2004: a red umbrella at the bus stop and a bus that neither of us wanted to catch.\n\nLater there was this: a renovation without water, two children, one dog and fourteen moves of the same wardrobe. And today two lines go on together, now straight, now zigzag, but always side by side.\n\nPaweł',
  },
  'kartka-narodziny-dziecka-ksiezyc': {
    title: 'New baby card “Good Morning, World”',
    description:
      'A welcome for somebody only a few days old. Inside, a letter to the child that the parents put away until the eighteenth birthday, with room for the name, the date, the weight, that day’s weather and one good wish for the road.',
    seo: {
      title: 'New baby card – a letter for the 18th birthday',
      description:
        'A card with a letter to the newborn and room for name, weight, that day’s weather and one wish. PDF, or print with an envelope.',
    },
    cover: ['Good morning,', 'world'],
    base: 'Good morning, {imie}.\n\nThe day came, {data}, and it was clear at once: {pogoda}. The scales said {waga}, and everybody around suddenly began to whisper. Our wish for the road: {zyczenie}.\n\n{nadawca}',
    sample:
      'Good morning, Helena.\n\nThe day came, the 4th of July, and it was clear at once: the storm would go round the city so as not to wake you. You weighed 3280 grams, and everybody around suddenly began to whisper. We wish you a curiosity greater than fear, and always somebody’s hand to hold.\n\nGrandma and Grandpa',
  },
} as const satisfies Record<string, EnglishSampleText>

/** Cards for holidays and other occasions, in English. */
export const seasonCardsInEnglish = {
  'kartka-swiateczna-pierwsza-gwiazdka': {
    title: 'Christmas card “The First Star”',
    description:
      'A navy sky and the star that supper waits for. Inside, a text with room for a name, one thank-you and one wish: one for grandma, another for the boss, yet another for the neighbours downstairs. Print the file as often as there are people on your list.',
    seo: {
      title: 'Christmas card with a different text for everyone',
      description:
        'A Christmas card with room for a thank-you and a wish of its own for each on your list. PDF at once, or print with an envelope.',
    },
    cover: ['A peaceful', 'Christmas'],
    base: '{imie}, before the first star lights up we want to be in time with our thanks. There is good reason for them: {podziekowanie}.\n\nMay this Christmas bring you this: {zyczenie}. And may there be an empty place at the table that somebody really comes to take.\n\n{nadawca}',
    sample:
      'Grandma Stasia, before the first star lights up there is one thing we want to be in time for: thank you for the dumplings that nobody can count.\n\nThis Christmas we wish you healthy knees, a quiet television and an empty place at the table that somebody really comes to take.\n\nAll six of us from Radom',
  },
  'kartka-swiateczna-zimowy-las': {
    title: 'Winter card “Snowy Forest”',
    description:
      'Silence, snow and a few good sentences. A card for those who don’t celebrate Christmas, or do it their own way: about rest, and about one good thing of the past year that you add. Without religious references.',
    seo: {
      title: 'Winter card “Snowy Forest” with wishes made to measure',
      description:
        'A winter card about rest, with room for one good thing of the year, without religious references. PDF, or print with an envelope.',
    },
    cover: ['Hush, snow'],
    base: '{imie}, it was a long year, and there was one good thing in it: {dobre}.\n\nNow it is time for silence. May winter bring you this: {zyczenie}. And snow only when there is nowhere to drive.\n\n{nadawca}',
    sample:
      'Zuza, it was a long year, and there was one good thing in it: you went back to painting, if “only for a moment”.\n\nNow it is time for silence. I wish you long mornings, and snow only when there is nowhere to drive.\n\nDaniel',
  },
  'kartka-walentynkowa-jedno-serce': {
    title: 'Valentine card “I Love You, That’s All”',
    description:
      'One heart, three words and room for what you only say at home. You add what for, and one habit of yours; the rest is whispered. A valentine that embarrasses nobody over breakfast.',
    seo: {
      title: 'Valentine card “I Love You, That’s All”',
      description:
        'A valentine with room for your own words: what for, and one habit of yours, in a short text. PDF at once, or print.',
    },
    cover: ['I love you,', 'that’s all'],
    base: '{imie}, I love you, that’s all.\n\nAll right, for this too: {za_co}. And for that habit of ours: {zwyczaj}. The rest I’ll whisper.\n\n{nadawca}',
    sample:
      'Kuba, I love you, that’s all.\n\nAll right, for this too: you give me the last slice of pizza and pretend you weren’t hungry. And for that habit of ours: three knocks on the wall when one of us falls asleep first. The rest I’ll whisper.\n\nHania',
  },
  'kartka-gratulacyjna-laur': {
    title: 'Congratulations card “You Did It!”',
    description:
      'A degree, a promotion, a first marathon, a home of one’s own. Congratulations in which one hears how much work it took: they say “well earned” instead of “lucky you”. You add what was achieved and what was hardest along the way.',
    seo: {
      title: 'Congratulations card “You Did It!” for any success',
      description:
        'Congratulations on a degree, a promotion, a marathon or a new home, with room for what it took. PDF, or print.',
    },
    cover: ['You did it!'],
    base: '{imie}, you did it: {sukces}!\n\nAnd this lay along the way: {trudnosc}. So instead of “lucky you” just this: you earned it.\n\n{nadawca}',
    sample:
      'Ola, you did it: a doctorate with distinction!\n\nWe saw what lay along the way: three laptops, two rebuilds of the lab and one supervisor on leave. So we don’t say “lucky you”. We say: you earned it.\n\nThe crew from room 214',
  },
  'kartka-przeprosiny-zlota-rysa': {
    title: 'Apology card “The Golden Crack”',
    description:
      'In Japan broken bowls are mended with gold, so that the crack is visible and beautiful. This card does the same with words: it has room for what happened and for how you want to mend it. There isn’t a single “but” in its text; now it is your turn not to add one.',
    seo: {
      title: 'Apology card without a single “but”',
      description:
        'An apology card with room for what happened and how you’ll mend it, without a single “but”. PDF, or print with gilding.',
    },
    cover: ['I am sorry'],
    base: '{imie}, I am sorry.\n\nThis is what happened: {co_sie_stalo}. It is my fault and I have no excuse. I want to mend it like this: {naprawa}. I’ll wait as long as it takes.\n\n{nadawca}',
    sample:
      'Ania, I am sorry.\n\nThis is what happened: I didn’t come to your opening, though it had been in my calendar for a month. It is my fault and I have no excuse. I want to mend it like this: on Thursday we’ll see the exhibition together, I’ll bring flowers and I won’t look at my phone. I’ll wait as long as it takes.\n\nFilip',
  },
} as const satisfies Record<string, EnglishSampleText>
