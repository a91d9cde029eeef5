import type { EnglishSampleText } from './englishText.ts'

/** Cards for birthdays and name days, in English. */
export const birthdayCardsInEnglish = {
  'kartka-urodzinowa-sto-iskier': {
    title: 'Birthday card “A Hundred Sparks”',
    description:
      'A cake, candles and wishes found in no other card. You give a name, one memory and the thing you truly wish for, and Iskra turns them into a warm text for the inside. You read it all before anything is sent, and change any word you like. The file is ready at once; the card with its envelope is printed on 300 g paper.',
    seo: {
      title: 'Birthday card with your own text – “A Hundred Sparks”',
      description:
        'A birthday card with wishes written for one person. A PDF at once, or print on 300 g paper with an envelope.',
    },
    features: [
      'Written from your three sentences',
      'Three versions to choose from',
      'A6 PDF ready to print',
      'Printed on 300 g paper, with envelope',
    ],
    cover: ['Happy', 'birthday'],
    base: '{imie}, a hundred sparks are burning today, and every one of them is because of you.\n\nFrom the past year I remember one thing best: {wspomnienie}. I wish you {zyczenie} and so many reasons to laugh that we run out of candles.\n\n{nadawca}',
    sample:
      'Marta, a hundred sparks are burning today, and every one of them is because of you.\n\nFrom the past year I remember one thing best: the two of us baking buns at two in the morning, because “they won’t eat themselves”. I wish you a bakery of your own, even if only on a windowsill, and so many reasons to laugh that we run out of candles.\n\nOla',
  },
  'kartka-na-osiemnastke': {
    title: '18th birthday card “Now You’re Allowed”',
    description:
      'An eighteenth deserves better than a rhyme from the internet. Iskra asks for one adventure, one dream and one piece of advice, and makes a text of them that never preaches. You choose the tone, from tender to cheerfully cheeky.',
    seo: {
      title: '18th birthday card with a text made to measure',
      description:
        'An 18th birthday card without stock rhymes: one adventure, one dream and one good piece of advice, written for one person.',
    },
    features: [
      'Four tones of voice',
      'Room for the whole family to sign',
      'PDF and a picture for messengers',
      'Printed on 300 g paper, with envelope',
    ],
    cover: ['Eigh', 'teen!'],
    base: '{imie}, from today you are allowed nearly everything.\n\nWe will still remember that {wspomnienie}. May this come true: {marzenie}. And should you ever run out of ideas, our advice is: {rada}.\n\n{nadawca}',
    sample:
      'Kuba, from today you are allowed nearly everything.\n\nWe will still remember that you only passed your driving test once the examiner had stopped laughing. May this come true: a motorbike, Portugal and no speeding fines. And should you ever run out of ideas, our advice is: call your mum, she knows already.\n\nYour parents and Zosia',
  },
  'kartka-dla-dziecka-balony': {
    title: 'Card for a child “Three Balloons”',
    description:
      'Short wishes that a little one understands now and reads alone next year. You put in a name, an age and a favourite animal, and inside there grows a six-sentence story with the child as its hero. Big letters, simple words, and always a happy ending.',
    seo: {
      title: 'Birthday card for a child, with a story inside',
      description:
        'A card with the child’s name, age and favourite animal in a short story. Big letters, simple words, a happy ending.',
    },
    features: [
      'A story in six sentences',
      'Big letters for first readers',
      'The child is the hero',
      'Printed on 300 g paper, with envelope',
    ],
    cover: ['Hooray, it’s today'],
    base: 'Once upon a time there was somebody called {imie}, who was turning {wiek}.\n\nIn the morning an unusual guest knocked at the door: {zwierze}. It had brought three balloons. The first was for courage, the second for adventures, and the third for cake.\n\nHappy birthday! {nadawca}',
    sample:
      'Once upon a time there was somebody called Tymek, and he was turning 5.\n\nIn the morning an unusual guest knocked at the door: a little otter in a hat. It had brought three balloons. The first was for courage, the second for adventures, and the third for cake.\n\nHappy birthday! Aunt Ania and Uncle Piotr',
  },
  'kartka-imieninowa-laka': {
    title: 'Name day card “The Meadow”',
    description:
      'For the name day, which in many Polish homes is celebrated more than a birthday. Wild flowers on the cover, and inside a few sentences on what is best about this person. Two qualities are enough, and one little thing that only you two understand.',
    seo: {
      title: 'Name day card with wishes made to measure',
      description:
        'A name day card in wild flowers with a text about one person. A PDF at once, or print with an envelope.',
    },
    features: [
      'Two qualities become wishes',
      'The name’s form is checked',
      'A6 PDF',
      'Printed on 300 g paper, with envelope',
    ],
    cover: ['Happy', 'name day'],
    base: '{imie}, it is good to have you in the calendar and in our lives.\n\nFor what you have in you, {cecha}, and for {drobiazg}: thank you. May this year smell of meadows.\n\n{nadawca}',
    sample:
      'Halina, it is good to have you in the calendar and in our lives.\n\nFor your calm, which calms the whole building, and for your rhubarb compote: thank you. May this year smell of meadows.\n\nYour neighbours from the third floor',
  },
} as const satisfies Record<string, EnglishSampleText>

/** Cards for the family, in English. */
export const familyCardsInEnglish = {
  'kartka-na-dzien-matki-bukiet': {
    title: 'Mother’s Day card “A Bouquet That Never Wilts”',
    description:
      'The flowers on the cover stay fresh, and the words inside are about her alone. Write what you are thankful for and what you have from her, and Iskra makes a letter of it without big words and without kitsch. No other card is corrected so often by those who buy it, and that is the point: the last sentence is best added by hand.',
    seo: {
      title: 'Mother’s Day card with your own text',
      description:
        'A card for mum with a bouquet on the cover and a text about her inside. No kitsch, no big words. PDF at once, or print with an envelope.',
    },
    features: [
      'A text without pathos',
      'The last sentence is left to you',
      'A6 PDF',
      'Printed on 300 g paper, with envelope',
    ],
    cover: ['Mum,', 'thank you'],
    base: 'Mum, this I have from you: {co_mam_po_tobie}.\n\nAnd I have things to thank you for: {za_co}. I don’t say it every day, so I am saying it today, and in writing, so that it stays.\n\n{nadawca}',
    sample:
      'Mum, I have your crooked little finger, and your way of never leaving the house without two sandwiches for the road.\n\nI have things to thank you for: for waiting outside school in the rain, and for never once saying “I told you so”. I don’t say it every day, so I am saying it today, and in writing, so that it stays.\n\nYour Michał',
  },
  'kartka-na-dzien-ojca-gory': {
    title: 'Father’s Day card “You See More from the Top”',
    description:
      'For a dad who doesn’t care for speeches. Two paragraphs: one about what he taught you, the other about what never worked out and why you love him for it. The mountains on the cover can become a workshop, a fish or a bicycle.',
    seo: {
      title: 'Father’s Day card – short, warm and funny',
      description:
        'A card for a dad who doesn’t care for speeches: what he taught you and what you love him for, in two short paragraphs.',
    },
    features: [
      'Two short paragraphs',
      'Four covers to choose from',
      'A6 PDF',
      'Printed on 300 g paper, with envelope',
    ],
    cover: ['For the best', 'dad'],
    base: 'Dad, you taught me something important: {lekcja}.\n\nAnd that not everything has to work out I know from this: {wpadka}. You see more from the top, and I saw the most from your shoulders.\n\n{nadawca}',
    sample:
      'Dad, you taught me something important: measure twice, cut once.\n\nAnd that not everything has to work out I know from the bird table, which has stood crooked for eleven years now, and not a single bird has complained. You see more from the top, and I saw the most from your shoulders.\n\nTomek',
  },
  'kartka-slubna-galazki': {
    title: 'Wedding card “Two Branches”',
    description:
      'Wishes for the newlyweds that go further than “lots of love”. Iskra asks how they met and what they do best together, then writes a text that can be read out at the table. The printed one comes with a pocket for banknotes or tickets, and an envelope in two shades.',
    seo: {
      title: 'Wedding card with wishes for one couple',
      description:
        'A wedding card about this one couple: how they met and what they do best together. Print with a pocket and an envelope, or PDF.',
    },
    features: [
      'Made to be read aloud',
      'Both names in the right form',
      'A pocket for tickets in the printed card',
      'Hot-foil gilding on the cover',
    ],
    cover: ['For', 'life'],
    base: '{imie_pierwsze} and {imie_drugie}, it all began like this: {poznanie}.\n\nWe look at you and see what you do best: {razem}. We wish you a home with always one chair more than you need.\n\n{nadawca}',
    sample:
      'Kasia and Bartek, it all began like this: one free seat on the train to Gdynia and two people who insisted on giving each other the window.\n\nWe look at you and see what you do best: being silent in a car without anybody being sad. We wish you a home with always one chair more than you need.\n\nIza and Marek',
  },
  'kartka-rocznica-dwie-linie': {
    title: 'Anniversary card “Two Lines”',
    description:
      'Two lines that have gone side by side for years, and the number you have earned. Give the year it all began and three scenes from along the way. Iskra makes a short chronicle of them, with a good last line.',
    seo: {
      title: 'Anniversary card – a chronicle in three scenes',
      description:
        'An anniversary card with the chronicle of your three scenes and the year it all began. PDF at once, or print with an envelope.',
    },
    features: [
      'Three scenes from your road',
      'The number of years on the cover',
      'A6 PDF',
      'Printed on 300 g paper, with envelope',
    ],
    cover: ['Together', 'since 2004'],
    base: '{imie}, the year {rok}: {scena_pierwsza}.\n\nLater there was this: {scena_druga}. And today two lines go on together, now straight, now zigzag, but always side by side.\n\n{nadawca}',
    sample:
      'Ewa, the year 2004: a red umbrella at the bus stop and a bus that neither of us wanted to catch.\n\nLater there was this: a renovation without water, two children, one dog and fourteen moves of the same wardrobe. And today two lines go on together, now straight, now zigzag, but always side by side.\n\nPaweł',
  },
  'kartka-narodziny-dziecka-ksiezyc': {
    title: 'New baby card “Good Morning, World”',
    description:
      'A welcome for somebody only a few days old. Inside, a letter to the child that the parents put away until the eighteenth birthday: the name, the weight, that day’s weather and one good wish for the road.',
    seo: {
      title: 'New baby card – a letter for the 18th birthday',
      description:
        'A card with a letter to the newborn: name, weight, that day’s weather and one wish. PDF at once, or print with an envelope.',
    },
    features: [
      'A letter to the child for later',
      'Date, weight and weather in the text',
      'A6 PDF',
      'Printed on cotton paper, with envelope',
    ],
    cover: ['Good morning,', 'world'],
    base: 'Good morning, {imie}.\n\nThe day came, {data}, and it was clear at once: {pogoda}. You weighed {waga}, and everybody around suddenly began to whisper. We wish you {zyczenie}.\n\n{nadawca}',
    sample:
      'Good morning, Helena.\n\nThe day came, the 4th of July, and it was clear at once: the storm would go round the city so as not to wake you. You weighed 3280 grams, and everybody around suddenly began to whisper. We wish you a curiosity greater than fear, and always somebody’s hand to hold.\n\nGrandma and Grandpa',
  },
} as const satisfies Record<string, EnglishSampleText>

/** Cards for holidays and other occasions, in English. */
export const seasonCardsInEnglish = {
  'kartka-swiateczna-pierwsza-gwiazdka': {
    title: 'Christmas card “The First Star”',
    description:
      'One wish for grandma, another for the boss, yet another for the neighbours downstairs. You put in a list of people with a sentence about each, and Iskra writes a text of its own for every card. The cover is shared: a navy sky and the star that supper waits for.',
    seo: {
      title: 'Christmas card with a different text for everyone',
      description:
        'Christmas cards: one cover, and wishes of their own for each person on your list. PDF at once, or print with an envelope.',
    },
    features: [
      'Up to 20 people on one list',
      'A text of its own for each',
      'A6 PDF',
      'Printed on 300 g paper, with envelope',
    ],
    cover: ['A peaceful', 'Christmas'],
    base: '{imie}, before the first star lights up there is one thing we want to be in time for: {podziekowanie}.\n\nThis Christmas we wish you {zyczenie} and an empty place at the table that somebody really comes to take.\n\n{nadawca}',
    sample:
      'Grandma Stasia, before the first star lights up there is one thing we want to be in time for: thank you for the dumplings that nobody can count.\n\nThis Christmas we wish you healthy knees, a quiet television and an empty place at the table that somebody really comes to take.\n\nAll six of us from Radom',
  },
  'kartka-swiateczna-zimowy-las': {
    title: 'Winter card “Snowy Forest”',
    description:
      'Silence, snow and a few good sentences. A card for those who don’t celebrate Christmas, or do it their own way: about rest, closeness and what went well in the year behind us. Without religious references.',
    seo: {
      title: 'Winter card “Snowy Forest” with wishes made to measure',
      description:
        'A winter card about rest and closeness, without religious references. PDF at once, or print with an envelope.',
    },
    features: [
      'Neutral in matters of faith',
      'The year in two sentences',
      'A6 PDF',
      'Printed on recycled paper, with envelope',
    ],
    cover: ['Hush, snow'],
    base: '{imie}, it was a long year, and there was one good thing in it: {dobre}.\n\nNow it is time for silence. I wish you {zyczenie}, and snow only when there is nowhere to drive.\n\n{nadawca}',
    sample:
      'Zuza, it was a long year, and there was one good thing in it: you went back to painting, if “only for a moment”.\n\nNow it is time for silence. I wish you long mornings, and snow only when there is nowhere to drive.\n\nDaniel',
  },
  'kartka-walentynkowa-jedno-serce': {
    title: 'Valentine card “I Love You, That’s All”',
    description:
      'One heart, three words and room for what you only say at home. Iskra takes your nicknames, your habits and one funny detail, and gives back a valentine that embarrasses nobody over breakfast.',
    seo: {
      title: 'Valentine card “I Love You, That’s All”',
      description:
        'A valentine in your own words: nicknames, habits and one funny detail in a short text. PDF, or print with an envelope.',
    },
    features: [
      'Your words instead of quotations',
      'From tender to playful',
      'PDF and a picture for messengers',
      'Printed on 300 g paper, with envelope',
    ],
    cover: ['I love you,', 'that’s all'],
    base: '{imie}, I love you, that’s all.\n\nAll right, for this too: {za_co}. And for that habit of ours: {zwyczaj}. The rest I’ll whisper.\n\n{nadawca}',
    sample:
      'Kuba, I love you, that’s all.\n\nAll right, for this too: you give me the last slice of pizza and pretend you weren’t hungry. And for that habit of ours: three knocks on the wall when one of us falls asleep first. The rest I’ll whisper.\n\nHania',
  },
  'kartka-gratulacyjna-laur': {
    title: 'Congratulations card “You Did It!”',
    description:
      'A degree, a promotion, a first marathon, a home of one’s own. Iskra writes congratulations in which one hears how much work it took and how glad you are. Just say what was achieved and what was hardest along the way.',
    seo: {
      title: 'Congratulations card “You Did It!” for any success',
      description:
        'Congratulations on a degree, a promotion, a marathon or a new home: what was achieved, and what it took. PDF, or print with an envelope.',
    },
    features: [
      'Six occasions to choose from',
      'About effort, not about luck',
      'A6 PDF',
      'Printed on 300 g paper, with envelope',
    ],
    cover: ['You did it!'],
    base: '{imie}, you did it: {sukces}!\n\nWe saw what lay along the way: {trudnosc}. So we don’t say “lucky you”. We say: you earned it.\n\n{nadawca}',
    sample:
      'Ola, you did it: a doctorate with distinction!\n\nWe saw what lay along the way: three laptops, two rebuilds of the lab and one supervisor on leave. So we don’t say “lucky you”. We say: you earned it.\n\nThe crew from room 214',
  },
  'kartka-przeprosiny-zlota-rysa': {
    title: 'Apology card “The Golden Crack”',
    description:
      'In Japan broken bowls are mended with gold, so that the crack is visible and beautiful. This card does the same with words: it names what happened, makes no excuses and proposes what comes next. Iskra makes sure there isn’t a single “but” in the text.',
    seo: {
      title: 'Apology card without a single “but”',
      description:
        'An apology that calls things by their names and looks for no excuses. PDF at once, or print with gilding.',
    },
    features: [
      'Not a single “but” in the text',
      'A proposal for what comes next',
      'A6 PDF',
      'Printed with gilding, with envelope',
    ],
    cover: ['I am sorry'],
    base: '{imie}, I am sorry.\n\nThis is what happened: {co_sie_stalo}. It is my fault and I have no excuse. I want to mend it like this: {naprawa}. I’ll wait as long as it takes.\n\n{nadawca}',
    sample:
      'Ania, I am sorry.\n\nThis is what happened: I didn’t come to your opening, though it had been in my calendar for a month. It is my fault and I have no excuse. I want to mend it like this: on Thursday we’ll see the exhibition together, I’ll bring flowers and I won’t look at my phone. I’ll wait as long as it takes.\n\nFilip',
  },
} as const satisfies Record<string, EnglishSampleText>
