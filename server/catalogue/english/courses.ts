import type { EnglishCourseText } from './englishText.ts'

/** Courses in making pictures, in English. They are taught in Polish. */
export const pictureCoursesInEnglish = {
  'kurs-pierwsze-obrazy': {
    title: 'First pictures with AI',
    description:
      'From an empty field to a picture you want to hang. Five short lessons show what a model understands and what it doesn’t, how to improve instead of starting over, and when to stop. There is nothing to install, and you needn’t be able to draw. Taught in Polish.',
    seo: {
      title: 'Course “First pictures with AI” for beginners',
      description: 'Making pictures from scratch: five lessons, 3 hours, 30 credits for practice included.',
    },
    features: [
      '5 video lessons',
      '30 credits for practice',
      'Polish subtitles',
      'Access without a time limit',
    ],
    lessons: [
      'What the model sees in your sentence',
      'Light, frame, material',
      'Improving piece by piece',
      'Hands, letters and other troubles',
      'From screen to print',
    ],
  },
  'kurs-pisanie-promptow': {
    title: 'Writing prompts without magic words',
    description:
      'A good prompt isn’t a list of magic words but an orderly description. You learn to speak of what can be seen, to tell subject from style and to test one change at a time. In the end you have a notebook of 40 sentences that work. Taught in Polish.',
    seo: {
      title: 'Course in writing prompts without magic words',
      description:
        'Prompts for pictures and texts: 4 hours, five lessons, your own notebook of 40 proven sentences.',
    },
    features: [
      '5 video lessons',
      'A notebook of 40 sentences',
      '20 exercises with answers',
      'Access without a time limit',
    ],
    lessons: [
      'A description instead of a wish',
      'Subject, style, limits',
      'One change at a time',
      'Prompts for texts',
      'Your notebook of sentences',
    ],
  },
  'kurs-fotografia-ai-portret': {
    title: 'AI photography: the portrait',
    description:
      'A portrait with a human being in it instead of plastic. We learn light from painters and photographers, then ask the model for it in plain words. One lesson is about the consent of the person whose face you use. Taught in Polish.',
    seo: {
      title: 'Course “AI photography: the portrait” – light and skin',
      description:
        'Portraits with AI: light, skin, the eyes, and a person’s consent. 6 hours, tasks with feedback.',
    },
    features: [
      '5 lessons and 8 tasks',
      'Feedback on your work',
      '60 credits for practice',
      'Certificate of completion',
    ],
    lessons: [
      'Light from a window',
      'Skin without plastic',
      'Hands and eyes',
      'A series of one person',
      'Consent and limits',
    ],
  },
  'kurs-fotografia-produktowa-ai': {
    title: 'AI photography: products on white and on a table',
    description:
      'One photo from your phone, twenty scenes for your shop. A course for sellers: how to preserve a thing’s true shape and colour and change only its surroundings. We also show what the rules of marketplaces don’t allow. Taught in Polish.',
    seo: {
      title: 'Product photography with AI, for sellers',
      description:
        'Product scenes from one photo: masks, shadows, a matching series and marketplace rules. 8 hours, 100 credits.',
    },
    features: [
      '6 lessons and 12 tasks',
      '100 credits for practice',
      'Scene templates',
      'Certificate of completion',
    ],
    lessons: [
      'The photo to start from',
      'Masks and shadows',
      'Twenty scenes',
      'A matching series',
      'Rules of marketplaces',
      'Working in bulk',
    ],
  },
  'kurs-ilustracja-dla-dzieci': {
    title: 'Illustrating a children’s book',
    description:
      'A hero who looks the same on every page, and a story a child wants to hear for the fifth time. Taught by an illustrator with twenty books to her name. You finish with a 16-page file ready to print. Taught in Polish.',
    seo: {
      title: 'Course in illustrating a children’s book with AI',
      description:
        'Make a picture book: a consistent hero, spreads and a 16-page print file. 7 hours with an illustrator.',
    },
    features: [
      '5 lessons with an illustrator',
      'A 16-page file',
      '80 credits for practice',
      'Certificate of completion',
    ],
    lessons: [
      'A hero in five poses',
      'World and palette',
      'The spread',
      'A text that reads well',
      'A file for the printer',
    ],
  },
  'kurs-prompty-zaawansowane': {
    title: 'Advanced prompts: control and series',
    description:
      'For when one pretty picture isn’t enough and you need twenty alike. References, seeds, masks, variants and calm notes of what you changed. You should have finished “Writing prompts without magic words” or have similar practice. Taught in Polish.',
    seo: {
      title: 'Advanced prompts: control and series',
      description:
        'Repeatable series of pictures: seeds, references, masks and a log of changes. 6 hours, tasks with feedback.',
    },
    features: [
      '5 lessons and 10 tasks',
      '80 credits for practice',
      'A template for a log of changes',
      'Certificate of completion',
    ],
    lessons: [
      'Seeds and repeatability',
      'A picture as a model',
      'Masks',
      'A series of twenty',
      'A log of changes',
    ],
  },
} as const satisfies Record<string, EnglishCourseText>

/** Courses in films, music and work, in English. They are taught in Polish. */
export const motionCoursesInEnglish = {
  'kurs-wideo-od-zera': {
    title: 'Video from scratch: the first 30 seconds',
    description:
      'A short film of a few shots that people watch to the end. You plan three scenes on paper, generate them, trim them and put them together with music. All of it in a browser, on a phone too. Taught in Polish.',
    seo: {
      title: 'AI video from scratch – a film of 30 seconds',
      description:
        'Make your first film with AI: plan, shots, cutting and music. 5 hours, in a browser or on a phone.',
    },
    features: [
      '5 video lessons',
      '60 credits for practice',
      'Works on a phone',
      'Access without a time limit',
    ],
    lessons: [
      'Three scenes on paper',
      'A picture that moves',
      'Camera and pace',
      'Cutting',
      'Sound and publishing',
    ],
  },
  'kurs-montaz-i-rytm': {
    title: 'Editing and rhythm',
    description:
      'Why some shots hold and others bore after two seconds. We work on generated material and choose length, direction of movement and silence. After the course you’ll cut a minute so that nobody reaches for the phone. Taught in Polish.',
    seo: {
      title: 'Video editing with AI – length, movement, silence',
      description:
        'Editing generated films: length of shots, direction, colour and silence. 7 hours on ready material.',
    },
    features: [
      '5 lessons and 6 tasks',
      'Material to practise on',
      '80 credits for practice',
      'Certificate of completion',
    ],
    lessons: [
      'The length of a shot',
      'The direction of movement',
      'Silence',
      'Colour across a film',
      'A minute without boredom',
    ],
  },
  'kurs-muzyka-z-ai': {
    title: 'Music with AI: a birthday song',
    description:
      'One song, verse by verse: words, melody, arrangement and a mix on your phone. You needn’t sing, but you may: we show how to add your own voice. You finish with a song to play when the cake comes in. Taught in Polish.',
    seo: {
      title: 'Music with AI – a birthday song of your own',
      description:
        'Make your own birthday song with AI: words, melody, arrangement and mix. 4 hours, no notes, no singing.',
    },
    features: [
      '5 video lessons',
      '40 credits for practice',
      'A licence for your own use',
      'Access without a time limit',
    ],
    lessons: [
      'Words from one memory',
      'Melody and tempo',
      'Arrangement',
      'Your own voice',
      'A mix on your phone',
    ],
  },
  'kurs-ai-w-malej-firmie': {
    title: 'AI in a small company: the first week',
    description:
      'Five days, five things off your mind: replies to mails, product descriptions, the rota, meeting notes and a simple report. Each day one lesson and one task on your company’s real data, without sending them where they needn’t go. Taught in Polish.',
    seo: {
      title: 'Course “AI in a small company” – five things in a week',
      description:
        'Mails, descriptions, rota, notes and a report: five days and five tasks on your own data. 10 hours, invoice.',
    },
    features: [
      '6 lessons and 5 tasks',
      'Templates to download',
      'A lesson on confidential data',
      'VAT invoice',
    ],
    lessons: [
      'Monday: mails',
      'Tuesday: product descriptions',
      'Wednesday: the rota',
      'Thursday: notes',
      'Friday: the report',
      'Data and confidentiality',
    ],
  },
  'kurs-teksty-ktore-sprzedaja': {
    title: 'Texts that sell calmly',
    description:
      'A product description, an offer page and a newsletter without exclamation marks. We learn to ask the model the questions the client didn’t, and to cut by half. Your editor has written for Polish shops for fifteen years. Taught in Polish.',
    seo: {
      title: 'Course in writing sales texts with AI',
      description:
        'Descriptions, an offer and a newsletter without exclamation marks: 6 hours, your texts edited, ready patterns.',
    },
    features: [
      '5 lessons and 5 texts',
      'Your text edited',
      'Patterns to download',
      'Certificate of completion',
    ],
    lessons: [
      'Questions before writing',
      'The product description',
      'The offer page',
      'The newsletter',
      'Cutting by half',
    ],
  },
  'kurs-szablony-i-przeplywy': {
    title: 'Templates and flows: build your own generator',
    description:
      'From building blocks you make a generator that somebody else will use: form fields, conditions, models and a price in credits. We go through three whole examples, from a card with a name to a series of graphics for a shop. For those who like things that run by themselves. Taught in Polish.',
    seo: {
      title: 'Course in building AI templates and flows',
      description:
        'Build a generator for others: form, conditions, models and a price in credits. 9 hours, three whole examples.',
    },
    features: [
      '6 lessons, 3 projects',
      '120 credits for practice',
      'Templates to copy',
      'Certificate of completion',
    ],
    lessons: [
      'Nodes and connections',
      'A form for somebody',
      'Conditions',
      'A price in credits',
      'A dry run',
      'Publishing',
    ],
  },
  'kurs-prawo-i-etyka': {
    title: 'AI and the law: what you may publish',
    description:
      'Copyright, likeness, labelling and terms of use, explained on thirty examples from life. Taught by a solicitor who answers “it depends” at most once a lesson. The legal position is updated every quarter. Taught in Polish.',
    seo: {
      title: 'Course “AI and the law” – what you may publish',
      description:
        'Copyright, likeness and labelling of AI content on thirty examples. 2 hours with a solicitor.',
    },
    features: [
      '4 lessons, 30 examples',
      'Updated every quarter',
      'A checklist to print',
      'Access without a time limit',
    ],
    lessons: ['Whose picture is it', 'Likeness and consent', 'Labelling content', 'Terms of use'],
  },
} as const satisfies Record<string, EnglishCourseText>
