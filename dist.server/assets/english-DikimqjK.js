// src/domain/wording/english/englishWordbook.ts
var englishWordbook = {
  templates: {
    greeting_card: {
      warm: {
        heart: [
          'You have a way of making ordinary days feel like good ones.',
          'Not many people make it this easy to smile.',
          'You give your time and your attention as if they cost nothing, and people notice.',
        ],
        more: [
          'Keep this card for a day when you need proof that someone is thinking of you.',
          'It doesn’t take big words to say that you can be counted on, and always have been.',
          'A card can’t hold everything, so this one holds what matters most.',
        ],
        wish: [
          'I wish you slow mornings, good company and time for whatever you love.',
          'May the months ahead bring you more joy than chores.',
          'May good things always have a short way to your door.',
        ],
      },
      playful: {
        heart: [
          'If they gave out medals for good humour, you’d have run out of wall by now.',
          'You could turn a queue at the post office into an adventure, and you probably have.',
          'After careful thought and two cups of tea: they only made one of you.',
        ],
        more: [
          'This card comes without a warranty, but the wishes never expire.',
          'Should there be any questions, the answer is yes, you may have cake.',
          'No refunds on these words, they were written with a straight face and a small grin.',
        ],
        wish: [
          'I wish you a full tank, an empty inbox and a cake that never ends.',
          'May your alarm be quiet and your weekend start on Thursday.',
          'May luck remember your address, flat number included.',
        ],
      },
      heartfelt: {
        heart: [
          'I don’t say it often enough: everything is easier because you are here.',
          'There is a lot of gratitude in me, and much of it belongs to you.',
          'So much good has come from the day our paths crossed.',
        ],
        more: [
          'On a harder day, remember how many of us are better for knowing you.',
          'I’m saying this now, because the important things shouldn’t wait.',
          'Keep these words close, especially when there are miles between us.',
        ],
        wish: [
          'May all the good you send out into the world find its way back to you.',
          'May there always be someone to ask about your day and really listen.',
          'I hope every year brings you at least one moment you’d like to stop and keep.',
        ],
      },
      solemn: {
        heart: [
          'On a day like this I feel keenly how much your presence means to all of us.',
          'Some people teach what matters simply by how they live, and you are one of them.',
          'Your kindness and your calm set an example worth growing towards.',
        ],
        more: [
          'Let this card stand for a respect that was earned over years.',
          'Days like this remind us how precious the lasting things are.',
          'Deeds outlive words, and yours speak clearly.',
        ],
        wish: [
          'With all my heart I wish you health, peace and strength for what lies ahead.',
          'I wish you good health, good spirits and joy in everything you achieve.',
          'May the time to come bring you peace and good tidings.',
        ],
      },
      plain: {
        heart: [
          'I’m glad you’re around.',
          'It’s good to have you close.',
          'I like your company, simple as that.',
        ],
        more: [
          'No grand words, just honest ones.',
          'The rest is best said over coffee.',
          'Short, because the main thing is simple.',
        ],
        wish: [
          'All the best, good health and some time off.',
          'I wish you whatever it is you need most.',
          'May it all go well.',
        ],
      },
    },
    thank_you_note: {
      warm: {
        heart: [
          'Thank you for your time and your heart; they made all the difference.',
          'You helped before anyone had to ask, and I want to say thank you out loud.',
          'Your help came exactly when it was needed, and I’m truly grateful.',
        ],
        more: [
          'You may call it a small thing, but the good in the world is built of those.',
          'You showed me that one can help without making anyone feel small.',
          'Kindness like that isn’t forgotten, it gets passed on.',
        ],
        wish: [
          'May it all come back to you when you least expect it.',
          'I wish you people around you who treat you the way you treat others.',
          'I hope I’ll have the chance to return the favour.',
        ],
      },
      playful: {
        heart: [
          'It’s official: my debt to you now outweighs an average cheesecake.',
          'Without you this would have ended in tears, or in reading the manual.',
          'A rescue with no questions and no lecture deserves a medal; please accept this card for now.',
        ],
        more: [
          'I’ll pay it back in instalments of coffee, cake and kind words.',
          'If heroes were issued capes, yours would be at the cleaner’s.',
          'Keep this document safe, it’s good for one favour without grumbling.',
        ],
        wish: [
          'May you always catch the green light and the last bun.',
          'I wish you as much peace as I caused trouble.',
          'May karma have a good memory and your phone number.',
        ],
      },
      heartfelt: {
        heart: [
          'Thank you for being someone I didn’t have to pretend with when things were hard.',
          'Some thanks take a long time to find their words, and these are among them.',
          'What you did changed more than anyone can see from the outside.',
        ],
        more: [
          'It can’t be repaid, only remembered, and I do remember.',
          'When people ask me who can be relied on, I think of you.',
          'This gratitude doesn’t fade with time, it grows.',
        ],
        wish: [
          'I wish you, with all my heart, the same warmth you give so freely.',
          'May there always be someone to offer you a hand just as quietly.',
          'May life be as good to you as you are to people.',
        ],
      },
      solemn: {
        heart: [
          'Please accept my sincerest thanks for your help and your kindness.',
          'With deep respect I thank you for an effort that can hardly be overstated.',
          'I wish to thank you for the dedication and patience that were such a support.',
        ],
        more: [
          'What has been received is also an obligation to act likewise towards others.',
          'Such conduct deserves to be acknowledged plainly.',
          'The memory of this kindness will stay with me for a long time.',
        ],
        wish: [
          'I wish you health, and satisfaction in work that serves others so well.',
          'May the good you have done return to you twofold.',
          'May your efforts always meet with the recognition they deserve.',
        ],
      },
      plain: {
        heart: [
          'Thank you, that was a great help.',
          'Thank you very much.',
          'It meant a lot to me, thank you.',
        ],
        more: [
          'Not everyone would have done it.',
          'I know how much time and effort it took.',
          'I wanted that said plainly.',
        ],
        wish: [
          'All the best!',
          'May it come back to you with interest.',
          'I owe you one, and I won’t forget it.',
        ],
      },
    },
    love_letter: {
      warm: {
        heart: [
          'I like our ordinary evenings more than other people’s grand journeys.',
          'With you, home isn’t an address but a voice in the next room.',
          'What I love most is that with you there is never any hurry.',
        ],
        more: [
          'I don’t need fireworks when I have your “on my way home”.',
          'I want to argue with you about the dishes and make up over dinner for a very long time.',
          'Every year I know more about you, and every year I’m gladder of it.',
        ],
        wish: [
          'Let’s keep it like this: you, me and a great many mornings.',
          'I love you, simply and every day.',
          'Here’s to another good year of us.',
        ],
      },
      playful: {
        heart: [
          'I love you more than the first coffee of the day, which is a serious thing to say.',
          'You own the duvet now, and I’m suspiciously fine with it.',
          'Statistically, finding you was less likely than winning the lottery.',
        ],
        more: [
          'I accept your series, your music and even the cushions nobody is allowed to move.',
          'On reflection I’m renewing this contract for good, no notice period.',
          'If love is blind, mine has excellent taste all the same.',
        ],
        wish: [
          'I propose we go on: half a life of laughing, half a life of looking for keys, but together.',
          'Let’s stay on this team, we play rather well.',
          'The rest I’ll whisper.',
        ],
      },
      heartfelt: {
        heart: [
          'I can’t tell the story of my life without you, and I don’t want to learn how.',
          'When the world gets too loud, your calm is the place I come back to.',
          'I love you for who you are, and for who I become beside you.',
        ],
        more: [
          'If I’m sure of anything, it’s that I want your hand in mine, bends in the road included.',
          'Some days can’t be lived alone, and I’m thankful for the one I share them with.',
          'With you even silence is a conversation.',
        ],
        wish: [
          'I want to grow old with you, slowly and with pleasure.',
          'Be with me in every tomorrow we’re given.',
          'I love you, and I’ll say it for as long as I have a voice.',
        ],
      },
      solemn: {
        heart: [
          'There is nothing in my life I choose as surely as you.',
          'What we have is a promise I keep with joy.',
          'Whatever is best in me ripens in the light of your love.',
        ],
        more: [
          'Time has shown that this love fears neither silence nor storms.',
          'Whatever the years bring, I want to meet it at your side.',
          'Some words are weighed for a long time; I write these without hesitation.',
        ],
        wish: [
          'I love you today, and I always will.',
          'May the road we share be long and bright.',
          'With my whole heart I choose you, each day anew.',
        ],
      },
      plain: {
        heart: ['I love you.', 'Life is good with you.', 'My favourite place is next to you.'],
        more: [
          'That’s all I wanted to say, and it’s enough.',
          'The rest is in what we do together every day.',
          'I don’t need bigger words.',
        ],
        wish: [
          'Let’s stay together.',
          'I’m looking forward to this evening with you.',
          'May it stay this way.',
        ],
      },
    },
    birthday_message: {
      warm: {
        heart: [
          'Today is yours, from the first coffee to the last slice of cake.',
          'Every year adds not age but stories worth telling.',
          'I’m glad this day is in the calendar, because I’m glad of you.',
        ],
        more: [
          'May the phone ring only with good news, and may someone else wash up after the cake.',
          'Candles blown out count, even if the wish was a bold one.',
          'A whole new year lies ahead, without a single crease in it.',
        ],
        wish: [
          'Many happy returns, in good health and with cake within reach!',
          'I wish you a year that is kind to you, and never dull.',
          'May the thing you only say under your breath come true.',
        ],
      },
      playful: {
        heart: [
          'Relax, it’s not your age, it’s your level.',
          'Nobody’s counting candles; the fire brigade has been informed.',
          'You now have another year’s experience in not letting on how many there are.',
        ],
        more: [
          'Cake has no calories today, according to a reliable source, namely the kitchen.',
          'If your knees crack, it’s only in salute.',
          'They say wisdom comes with age, but don’t panic, there’s no sign of it yet.',
        ],
        wish: [
          'Happy birthday, and not one Monday more than necessary!',
          'I wish you the energy of a toddler before bedtime.',
          'All the best, and above all the biggest slice!',
        ],
      },
      heartfelt: {
        heart: [
          'This day matters to me too, because without it I wouldn’t have you in my life.',
          'I watch the years go by and see how much good you leave along the way.',
          'Today I’m celebrating that you exist.',
        ],
        more: [
          'Not everything about last year was easy, so I’m all the happier about what’s ahead of you.',
          'All the kind words there’s never time for have gathered here today.',
          'May the day be bright and the evening quiet and full of the people you love.',
        ],
        wish: [
          'I wish you love that gives you strength and a peace that stays.',
          'May this new year of your life be gentle with you.',
          'Many happy years to you, among those your heart has chosen.',
        ],
      },
      solemn: {
        heart: [
          'On your birthday please accept my warmest congratulations and my respect.',
          'Another year is an occasion to honour what you have built by work and by heart.',
          'On such a day one’s thoughts turn to what is beautiful and lasting in your life.',
        ],
        more: [
          'May the joy of this day reach everyone who is near you.',
          'Maturity isn’t measured in years but in the good we leave behind.',
          'May each year to come be worthy of those already past.',
        ],
        wish: [
          'I wish you health, prosperity and many years of happiness.',
          'May fulfilment and peace be with you every day.',
          'May the coming years find you well and among those you love!',
        ],
      },
      plain: {
        heart: ['All the best!', 'Have a good day, with good people around.', 'Enjoy the party!'],
        more: [
          'And a slice of cake, no counting.',
          'May nobody want anything from you today.',
          'The rest of my wishes when we meet.',
        ],
        wish: ['Happy birthday!', 'Health and peace, all year long.', 'May it be a good year.'],
      },
    },
    business_email: {
      warm: {
        heart: [
          'Working with you is a pleasure, and the results speak for themselves.',
          'I value your kindness, and that anything can be talked over calmly with you.',
          'It’s good to work with someone who cares about the outcome and the people.',
        ],
        more: [
          'Many good solutions came out of our conversations, the ones in passing included.',
          'Trust takes time to build, so I appreciate what we have all the more.',
          'I’d gladly return to our plans whenever you have a free moment.',
        ],
        wish: [
          'I wish you energy for what’s new and satisfaction in what’s done.',
          'May the next projects go smoothly and the calendar leave you room to breathe.',
          'See you on the next one!',
        ],
      },
      playful: {
        heart: [
          'Meetings with you are among the few that couldn’t have been an email.',
          'If good cooperation had a dashboard, ours would be green.',
          'With you even “due yesterday” sounds like a good joke.',
        ],
        more: [
          'The spreadsheets add up and the coffee is hot; what more could one ask for.',
          'Please find attached, in the attachment that isn’t there, my sincere appreciation.',
          'Conclusion: let’s carry on, with better cake at the meetings.',
        ],
        wish: [
          'I wish you short meetings and long weekends.',
          'May your inbox always fit on one screen.',
          'May every final version really be final.',
        ],
      },
      heartfelt: {
        heart: [
          'I want to say it plainly: working with you has taught me a great deal.',
          'In harder moments your support meant more than many a result.',
          'There’s more than a contract behind the trust you’ve shown, and I value it.',
        ],
        more: [
          'Words like these are rare at work, and they shouldn’t be.',
          'People are remembered longer than projects, which is why I’m writing.',
          'I hope this message says at least a little of what it means to me.',
        ],
        wish: [
          'I hope your work gives you back as much as you put into it.',
          'May you always have people around you who can be relied on.',
          'Thank you, and I sincerely wish you all that’s good.',
        ],
      },
      solemn: {
        heart: [
          'I would like to express my appreciation of your professionalism and commitment.',
          'Our cooperation so far has been a source of satisfaction and valuable experience.',
          'I hold the contribution you make in high regard.',
        ],
        more: [
          'We greatly value the reliability on which our work together rests.',
          'We are confident that what comes next will bring equally good results.',
          'We remain at your disposal in anything we can help with.',
        ],
        wish: [
          'I wish you further success in everything you undertake.',
          'In the hope of continued cooperation I wish you every success.',
          'Please accept my best wishes for the time ahead.',
        ],
      },
      plain: {
        heart: [
          'Thank you for making this work so smoothly.',
          'I value clear answers and kept deadlines, and you give both.',
          'You’re good to work with.',
        ],
        more: [
          'I’m on the phone if you have questions.',
          'We can settle the details whenever it suits you.',
          'If there’s anything I can help with, please write.',
        ],
        wish: ['Good luck with the next tasks.', 'Talk soon!', 'All the best, at work and after it.'],
      },
    },
  },
  openings: {
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
  },
  bonds: {
    mama: [
      'What a mother gives can’t be bought or repaid, only carried on.',
      'Nobody but a mum can mend a whole day with one phone call.',
      'Home is still where Mum asks whether I’ve eaten.',
    ],
    tata: [
      'I have more from my dad than meets the eye: a way of looking at things, and stubbornness in a good cause.',
      'Nobody but a dad can say everything in two sentences.',
      'It’s good to know there’s a dad to call about anything that’s broken, life included.',
    ],
    'druga-polowka': [
      'Of all the places in the world I choose the one beside you.',
      'The best part of my day is that it ends with you.',
      'For me, the most important things start with “we”.',
    ],
    dziecko: [
      'Every step you take, big or small, makes me as happy as my own.',
      'I’m proud of you in every size there is.',
      'Whatever happens, home will always be on your side.',
    ],
    dziadkowie: [
      'At your place time goes slower and tea tastes as it should.',
      'Stories of the old days are the best inheritance one can get in person.',
      'The warmth of a grandparents’ home stays with you for ever.',
    ],
    przyjaciele: [
      'You know a friendship by the silences nobody minds.',
      'We don’t choose our family, but we do choose our friends, and I chose well.',
      'With friends half a sentence is enough, the rest finishes itself.',
    ],
    nauczyciel: [
      'A good teacher stays in the memory longer than all the dates and formulas.',
      'Not every lesson ends with the bell; the best ones go on for years.',
      'Whoever teaches with patience changes more than the marks will ever show.',
    ],
    praca: [
      'One meets many people at work, and works truly well with few of them.',
      'You know a good team by wanting to turn up on a Monday.',
      'Working with people like that is more than a list of tasks.',
    ],
    '': [
      'There are people one thinks of with a smile, and this letter is for one of those.',
      'It’s good to have people one wants to write to.',
      'Sometimes a few honest lines are worth more than a big present.',
    ],
  },
  memories: {
    warm: [
      'There’s one memory I love coming back to: {memory}',
      'When I think of you, this is what I see: {memory}',
      'Here’s something I remember with a smile: {memory}',
    ],
    playful: [
      'I submit exhibit number one: {memory}',
      'You couldn’t pay me to forget this: {memory}',
      'Let the record show: {memory}',
    ],
    heartfelt: [
      'I carry one memory with me: {memory}',
      'This will stay with me always: {memory}',
      'I only have to close my eyes to see it again: {memory}',
    ],
    solemn: [
      'One thing in particular has stayed with me: {memory}',
      'Of many memories this is the dearest: {memory}',
      'With gratitude I recall this today: {memory}',
    ],
    plain: ['I remember: {memory}', 'One memory will do: {memory}', 'What I remember best: {memory}'],
    business: [
      'One thing in particular stays in my mind: {memory}',
      'One thing deserves to be mentioned: {memory}',
      'The best evidence of it is this: {memory}',
    ],
  },
  closings: {
    warm: ['A big hug!', 'Warm thoughts, and see you soon!', 'Sending you lots of warmth.'],
    playful: [
      'Grinning from ear to ear!',
      'Stay well, and well away from Mondays!',
      'With love and a few crumbs of cake.',
    ],
    heartfelt: ['With all my heart.', 'With gratitude and affection.', 'With love and fond memories.'],
    solemn: ['With respect.', 'With deep regard.', 'With my very best thoughts.'],
    plain: ['Best!', 'See you!', 'Take care.'],
    formal: ['Yours sincerely.', 'With kind regards.', 'Respectfully yours.'],
  },
}
// src/domain/wording/english/greetings.ts
/** How a text greets. English bends no name: each stands as it was written. */
function greetings({ addressee, relation, address, isBusiness }) {
  if (addressee.written === '') {
    if (address === 'formal' || isBusiness) return ['Good day,', 'Dear reader,', 'To whom this may reach,']
    if (relation === 'mama') return ['Dear Mum,', 'Mum,', 'Dearest Mum,']
    if (relation === 'tata') return ['Dear Dad,', 'Dad,', 'Dearest Dad,']
    if (relation === 'druga-polowka') return ['My love,', 'Darling,', 'Dearest,']
    return ['Hello,', 'Hi there,', 'A few words for you,']
  }
  if (address === 'formal') return ['Dear {name},', 'Good day, {name},', 'To {name},']
  if (isBusiness) return ['Hello {name},', 'Hi {name},', 'Dear {name},']
  if (relation === 'druga-polowka') return ['My dearest {name},', '{name}, my love,', 'Darling {name},']
  return ['Dear {name},', '{name},', 'Hello {name},']
}
// src/domain/wording/english/english.ts
/** English speaks to everybody alike. */
var english = {
  wordbook: englishWordbook,
  greetings,
  wordsFor: () => /* @__PURE__ */ new Map(),
  and: 'and',
}
export { english }
