import type { EnglishCourseText } from './englishText.ts'

/** Courses in making pictures, in English. They are taught in Polish. */
export const pictureCoursesInEnglish = {
  'kurs-pierwsze-obrazy': {
    title: 'First pictures with AI',
    description:
      'From an empty field to a picture you want to hang. A workbook of five short lessons: what a model understands and what it doesn’t, how to improve instead of starting over, and when to stop. Each has a task, and for the tasks there are 30 credits in your account. In Polish.',
    seo: {
      title: 'Course “First pictures with AI” for beginners',
      description:
        'Making pictures from scratch: a workbook of five lessons and tasks, with 30 credits for practice. In Polish.',
    },
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
      'A good prompt isn’t a list of magic words but an orderly description. You learn to speak of what can be seen, to tell subject from style and to test one change at a time. The last lesson begins your own notebook of sentences that work. In Polish.',
    seo: {
      title: 'Course in writing prompts without magic words',
      description:
        'Prompts for pictures and texts: a workbook of five lessons and tasks, with room for your own sentences. In Polish.',
    },
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
      'A portrait with a human being in it instead of plastic. The workbook teaches light as painters knew it, skin with freckles and hands that have something to do. One lesson is about the consent of the person whose face you use, and there are 60 credits to practise with. In Polish.',
    seo: {
      title: 'Course “AI photography: the portrait” – light and skin',
      description:
        'Portraits with AI: light, skin, the eyes and consent. Five lessons with tasks and 60 credits for practice. In Polish.',
    },
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
      'One photo from your phone, and scenes for a whole shop. A workbook for sellers: how to preserve a thing’s true shape and colour and change only its surroundings. It has a lesson on the rules of marketplaces, one on working in bulk, and 100 credits for practice. In Polish.',
    seo: {
      title: 'Product photography with AI, for sellers',
      description:
        'Product scenes from one photo: masks, shadows, a series and rules. Six lessons with tasks, 100 credits. In Polish.',
    },
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
      'A hero who looks the same on every page, and a story a child wants to hear for the fifth time. Five lessons lead from a silhouette through palette and spread to a list of sixteen pages for the printer. For the first scenes you have 80 credits. In Polish.',
    seo: {
      title: 'Course in illustrating a children’s book with AI',
      description:
        'Plan a picture book: a consistent hero, spreads and sixteen pages. Five lessons with tasks and 80 credits. In Polish.',
    },
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
      'For when one pretty picture isn’t enough and you need twenty alike. Seeds, models, masks, series and calm notes of what you changed. Best after “Writing prompts without magic words” or similar practice; there are 80 credits to practise with. In Polish.',
    seo: {
      title: 'Advanced prompts: control and series',
      description:
        'Repeatable series: seeds, models, masks and a log of changes. Five lessons with tasks and 80 credits. In Polish.',
    },
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
      'A short film of a few shots that people watch to the end. You plan three scenes on paper, generate them, trim them and put them together with music in the editor that your phone has. The workbook leads step by step, and for the scenes there are 60 credits. In Polish.',
    seo: {
      title: 'AI video from scratch – a film of 30 seconds',
      description:
        'Make your first film with AI: plan, shots, cutting and music. Five lessons with tasks and 60 credits. In Polish.',
    },
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
      'Why some shots hold and others bore after two seconds. Five lessons on length, direction, silence and colour, each with a task on material of yours. Shots to practise on you make with the 80 credits that the course brings to your account. In Polish.',
    seo: {
      title: 'Video editing with AI – length, movement, silence',
      description:
        'Editing generated films: length, direction, colour and silence. Five lessons with tasks and 80 credits. In Polish.',
    },
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
      'One song, verse by verse: words, melody, arrangement and a mix on your phone. You needn’t sing, but you may: one lesson tells how to record your voice in a wardrobe. You finish with a song to play when the cake comes in. In Polish.',
    seo: {
      title: 'Music with AI – a birthday song of your own',
      description:
        'Make a birthday song: words, melody, arrangement and mix. Five lessons with tasks and 40 credits. In Polish.',
    },
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
      'Five days, five things off your mind: replies to mails, product descriptions, the rota, meeting notes and a simple report. Each day one lesson and one task on your own data, and at the end a lesson on what never to paste. You take the invoice on the page of your order. In Polish.',
    seo: {
      title: 'Course “AI in a small company” – five things in a week',
      description:
        'Mails, descriptions, rota, notes and a report: a workbook for five days, and a lesson on data. In Polish.',
    },
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
      'A product description, an offer page and a newsletter without exclamation marks. You learn to ask the model the questions the client didn’t, and to cut by half. Five lessons, and after each a task that leaves you with a text for your shop. In Polish.',
    seo: {
      title: 'Course in writing sales texts with AI',
      description:
        'Descriptions, an offer and a newsletter without exclamation marks: a workbook of five lessons and tasks. In Polish.',
    },
    lessons: [
      'Questions before writing',
      'The product description',
      'The offer page',
      'The newsletter',
      'Cutting by half',
    ],
  },
  'kurs-szablony-i-przeplywy': {
    title: 'Templates and flows: plan your own generator',
    description:
      'You plan on paper a generator that somebody else will use: form fields, conditions, models and a price in credits. Six lessons lead from notes joined by arrows to a dry run with three people. The single steps you try in Iskra’s generators with 120 credits. In Polish.',
    seo: {
      title: 'Course in planning AI templates and flows',
      description:
        'Plan a generator for others: form, conditions, models and price. Six lessons with tasks and 120 credits. In Polish.',
    },
    lessons: [
      'Nodes and connections',
      'A form for somebody',
      'Conditions',
      'A price in credits',
      'A dry run',
      'Handing it over',
    ],
  },
  'kurs-prawo-i-etyka': {
    title: 'AI and the law: what you may publish',
    description:
      'Copyright, likeness, labelling and terms of use, explained in plain words. The workbook is no legal advice: it teaches what to ask before you publish something. Four lessons, and the last leaves you with a checklist above your desk. In Polish.',
    seo: {
      title: 'Course “AI and the law” – what you may publish',
      description:
        'Copyright, likeness and labelling of AI content in plain words. Four lessons with tasks and a checklist. In Polish.',
    },
    lessons: ['Whose picture is it', 'Likeness and consent', 'Labelling content', 'Terms of use'],
  },
} as const satisfies Record<string, EnglishCourseText>
