import type { EnglishPicturedText } from './englishText.ts'

/** Mugs, in English. */
export const mugsInEnglish = {
  'kubek-z-twoim-obrazem': {
    title: 'Mug with your photo',
    description:
      'A generated picture, a photo or a child’s drawing on a 330 ml mug. The print runs all the way round and stands dishwasher and microwave. You place the picture on a preview and see how it turns out before you pay.',
    seo: {
      title: 'Mug with your own picture, 330 ml – three colours',
      description:
        'A mug with your picture printed all round. 330 ml ceramic, dishwasher and microwave safe, three colours.',
    },
    altTexts: [
      'White mug printed with a sunset over dunes',
      'Navy mug printed with a sunset over dunes',
      'Orange mug printed with a sunset over dunes',
      'White mug of hot tea by a window, printed with a sunset over dunes',
    ],
  },
  'kubek-emaliowany-iskry': {
    title: 'Enamel mug “Sparks”',
    description:
      'A steel mug for campfire, camping and balcony. Enamel fired twice, a rim the colour of embers, a rain of sparks all round, and a name among them if you write one. It doesn’t break; at most it gains character.',
    seo: {
      title: 'Enamel mug “Sparks” with a name – 350 ml',
      description:
        'An enamel mug for campfire and balcony: 350 ml, a rim the colour of embers, a name included. Two colours.',
    },
    altTexts: [
      'Navy enamel mug printed with a rain of sparks',
      'Sand-coloured enamel mug printed with a rain of sparks',
      'Two mugs side by side, one shows its handle, the other its rain of sparks',
    ],
  },
  'kubek-dla-mamy-bukiet': {
    title: 'Mug for mum “A Bouquet with Coffee”',
    description:
      'Peonies, sprigs and one word that says it all. Instead of “Mama” it can say “Mum”, “Grandma” or a name, and a preview shows it at once. The glaze is matt outside and smooth inside.',
    seo: {
      title: 'Mug for mum with a bouquet and a word',
      description:
        'A Mother’s Day mug: peonies and a word you can change. 330 ml ceramic, matt glaze, dishwasher safe.',
    },
    altTexts: [
      'White mug printed with a bouquet of peonies and the word “Mama”',
      'White mug of hot tea by a window, printed with peonies and the word “Mama”',
      'Two mugs side by side, one shows its handle, the other its peonies and the word “Mama”',
    ],
  },
  'kubek-dla-taty-szczyty': {
    title: 'Mug for dad “Summits”',
    description:
      'A ridge known to anybody who ever climbed something higher than a garden wall. Add the name of the summit and the date of the climb, and they stand in small print at the foot of the mountains. The solid handle takes four fingers.',
    seo: {
      title: 'Mug for dad “Summits” with the date of a climb',
      description:
        'A mug for dad with a ridge, the name of a summit and a date. 400 ml ceramic, wide handle, dishwasher safe.',
    },
    altTexts: [
      'Sand-coloured mug printed with a mountain ridge and the word “Tata”',
      'Sand-coloured mug of hot tea by a window, printed with a mountain ridge and the word “Tata”',
    ],
  },
} as const satisfies Record<string, EnglishPicturedText>

/** Posters and canvas, in English. */
export const wallPrintsInEnglish = {
  'plakat-z-twoim-obrazem': {
    title: 'Poster with your photo',
    description:
      'The best of your generated pictures deserves a wall. We print it on matt 230 g paper with ink that doesn’t fade in the sun. You place the picture on a preview in the size you choose. The frame is solid oak, and the glass doesn’t reflect the lamp.',
    seo: {
      title: 'Poster with your own picture – A4, A3 and 50 × 70 cm',
      description:
        'Your picture on matt 230 g paper, unframed or in solid oak. Three sizes, a preview before you buy.',
    },
    altTexts: [
      'Poster of waves in an oak frame above a chest of drawers',
      'The three poster sizes side by side: A4, A3 and 50 × 70 cm',
      'Poster of waves without a frame, leaning against a wall',
      'The corner of the oak frame and the grain of the paper, close up',
    ],
  },
  'plakat-mapa-nieba': {
    title: 'Poster “The Sky That Night”',
    description:
      'The stars above a place and a date you don’t want to forget: a wedding, a birth, a first meeting. You choose the place, the day and the hour, and we compute where every star stood. A preview shows it at once, with your words below the map.',
    seo: {
      title: 'Star map poster of the night you choose',
      description:
        'A poster of the true sky above your place: city, day, hour and your words, with a preview. Three sizes, an oak frame.',
    },
    altTexts: [
      'Poster with a map of the night sky and a date, framed above a chest of drawers',
      'The star map in three sizes side by side',
      'The star map without a frame, leaning against a light wall',
    ],
  },
  'plakat-rob-po-swojemu': {
    title: 'Lettering poster “Do It Your Way”',
    description:
      'Circles, arcs and three words that come in handy on a Monday. The poster says “Rób po swojemu”; for a sentence of your own, write it, keep it short, and see it on the preview. The strong colours get an extra layer of orange.',
    seo: {
      title: 'Poster “Do It Your Way”, or with your own words',
      description:
        'A lettering poster in strong colours with words you can change. Three sizes, unframed or in oak.',
    },
    altTexts: [
      'Poster “Rób po swojemu” with geometric shapes, framed',
      'The corner of the poster “Rób po swojemu”, close up',
      'Poster “Rób po swojemu” without a frame, leaning against a wall',
    ],
  },
  'plakat-baltyk': {
    title: 'Poster “The Baltic at Six”',
    description:
      'A lighthouse, fog and the first coffee on the pier. A quiet seaside landscape, drawn at Iskra, for a room that lacks a horizon. Printed on 230 g paper and sent in a tube.',
    seo: {
      title: 'Poster “The Baltic at Six” – a landscape with a lighthouse',
      description: 'A landscape with a lighthouse at dawn. Three sizes, 230 g paper, oak frame to choose.',
    },
    altTexts: [
      'Poster “Bałtyk” with a lighthouse at dawn, framed on a wall',
      'The corner of the print with the lighthouse, close up',
      'Poster with a lighthouse without a frame, leaning against a wall',
    ],
  },
  'plakat-twoje-miasto': {
    title: 'Poster with the name of your city',
    description:
      'Roofs, towers and lit windows below the name of the city that has your home or your heart. You write its name and choose the colour of the sky that matches your sofa. A drawing that follows from the letters of the name, no skyline: each name has its own. Printed on 230 g paper.',
    seo: {
      title: 'Poster with your city’s name and a sky to choose',
      description:
        'A poster of a drawn city below the name you write, its sky in a colour you choose, with a preview. Three sizes, an oak frame.',
    },
    altTexts: [
      'Poster of roofs at dusk and the name Warszawa, framed above a chest of drawers',
      'The Warsaw poster in three sizes',
      'The Warsaw poster without a frame, leaning against a wall',
    ],
  },
  'obraz-na-plotnie': {
    title: 'Picture on canvas',
    description:
      'Your picture on cotton canvas, stretched on a pine frame 4 cm deep. The sides are printed with a mirror image, so no frame is needed. You place the picture on a preview; a hanger and a spirit level are in the box.',
    seo: {
      title: 'Canvas print of your own file – 4 cm frame',
      description:
        'Your picture on cotton canvas and a 4 cm pine frame. Three sizes, printed sides, hanger included.',
    },
    altTexts: [
      'Picture on canvas with flowing lines above a chest of drawers',
      'The printed side and the weave of the canvas, close up',
      'Picture on canvas leaning against a wall',
    ],
  },
} as const satisfies Record<string, EnglishPicturedText>

/** Textiles, in English. */
export const textilesInEnglish = {
  'koszulka-z-twoim-wzorem': {
    title: 'T-shirt with your design',
    description:
      'Thick 180 g cotton, a straight cut and a print that doesn’t crack after three washes. You place the design on a preview, and we print it on the chest. Single pieces, too, so you needn’t order for a whole team.',
    seo: {
      title: 'T-shirt with your own design – five sizes',
      description:
        'A T-shirt with your picture on 180 g cotton. Sizes S–XXL, three colours, printed from a single piece.',
    },
    altTexts: [
      'White T-shirt laid flat, printed with a sun above the horizon',
      'Black T-shirt laid flat, printed with a sun above the horizon',
      'Sand-coloured T-shirt laid flat, printed with a sun above the horizon',
      'White T-shirt, folded, its print of a sun above the horizon showing',
    ],
  },
  'koszulka-iskra-na-piersi': {
    title: 'T-shirt “A Spark on the Chest”',
    description:
      'A small embroidery on the left, where one feels it. A spark in three shades of orange thread on organically grown cotton. For those who let their ideas speak of ideas.',
    seo: {
      title: 'T-shirt with an embroidered spark – organic cotton',
      description:
        'A T-shirt with a small embroidery on the chest, three shades of thread, 200 g organic cotton. S–XL, two colours.',
    },
    altTexts: [
      'Navy T-shirt laid flat, with a small embroidered spark',
      'Green T-shirt laid flat, with a small embroidered spark',
      'Navy T-shirt, folded, its small embroidered spark showing',
    ],
  },
  'koszulka-z-portretem-kota': {
    title: 'T-shirt with a portrait of your pet',
    description:
      'A cat, a dog or a guinea pig on a cotton T-shirt. We print your photo just as you place it on the preview; one from a phone is enough. Your pet needn’t sit still.',
    seo: {
      title: 'T-shirt with a cat or dog portrait from a photo',
      description:
        'Your pet’s portrait on a cotton T-shirt, just as the preview shows it. A photo from your phone is enough.',
    },
    altTexts: [
      'Sand-coloured T-shirt laid flat, printed with a portrait of a ginger cat',
      'White T-shirt laid flat, printed with a portrait of a ginger cat',
      'The weave of the cotton and the print, close up: a portrait of a ginger cat',
    ],
  },
  'torba-laka': {
    title: 'Cotton tote bag “The Meadow”',
    description:
      'It holds a loaf, two books and a bouquet. Wild flowers printed with water-based ink on 220 g canvas, and long handles sewn with a double seam. A picture of your own instead of the meadow? Place it on the preview; the price stays the same.',
    seo: {
      title: 'Cotton tote bag printed with “The Meadow”',
      description:
        'A 220 g canvas bag in wild flowers or with your picture. Long handles, double seam, wash at 30 °C.',
    },
    altTexts: [
      'Bag of natural canvas in wild flowers, hanging on a wooden peg',
      'Navy bag printed with wild flowers on a wooden peg',
      'Bag “The Meadow” lying flat, its long handles showing',
    ],
  },
  'poduszka-z-pupilem': {
    title: 'Cushion with a portrait of your dog or cat',
    description:
      'Your pet’s portrait on velour that asks to be hugged. The cover has a hidden zip, and the foam filling comes back to shape after every nap. You crop the photo on a preview; the dog in it may be moving.',
    seo: {
      title: 'Cushion with a dog or cat portrait from a photo',
      description: 'A velour cushion with your pet’s photo. Two sizes, hidden zip, wash at 30 °C.',
    },
    altTexts: ['Cushion with a dog’s portrait on a sofa', 'Velour and piping of the cushion, close up'],
  },
} as const satisfies Record<string, EnglishPicturedText>

/** Calendars, books and other paper, in English. */
export const paperGiftsInEnglish = {
  'kalendarz-scienny-dwanascie-obrazow': {
    title: 'Wall calendar “Twelve Pictures”',
    description:
      'Twelve landscapes of our studio, each above a month with Polish name days and holidays and room for the birthdays of those close to you. Black spiral, 250 g coated paper, and a last page left for a list of presents.',
    seo: {
      title: 'Wall calendar 2027 with landscapes',
      description:
        'A calendar for 2027 with twelve landscapes, Polish name days and holidays. A4 and A3, 250 g paper.',
    },
    altTexts: [
      'Wall calendar open at January, sunlit dunes above',
      'Six pages of the calendar laid side by side',
    ],
  },
  'kalendarz-biurkowy': {
    title: 'Desk calendar “A Week on a Stand”',
    description:
      'It stands by itself, doesn’t glow and sends no notifications. Each of its 53 cards has one picture, seven days and two lines for what really matters. After the year the cards can be cut off and sent as postcards.',
    seo: {
      title: 'Desk calendar 2027 on a stand – 53 cards',
      description:
        'A desk calendar for 2027: 53 cards with pictures that you cut off and send as postcards after the year.',
    },
    altTexts: [
      'Desk calendar on its stand, mountains at dusk',
      'Cards of the desk calendar spread on a table',
    ],
  },
  'fotoksiazka-rok-razem': {
    title: 'Photo album “A Year Together”',
    description:
      'An album for prints that you paste in one after another: a year together, page by page, with room for captions. The pages open flat, and the cover is cloth, with a window for a photo that you place on a preview and we print.',
    seo: {
      title: 'Photo album “A Year Together” with your cover photo',
      description:
        'A cloth album to paste photos into, with your photo in the window of its cover. Two formats, two lengths, pages that open flat.',
    },
    altTexts: [
      'Album “Rok razem” in its cloth cover, standing on a table',
      'An open album, photos of dunes and sea with captions on its spread',
      'A stack of three albums in cloth of different colours',
    ],
  },
  'fotoksiazka-pierwszy-rok': {
    title: 'Photo album “The First Year”',
    description:
      'Twelve months, from the first yawn to the first step, to paste in and to caption. Bound in smooth cloth, with a window for a photo that you place on a preview and we print.',
    seo: {
      title: 'Photo album of a baby’s first year',
      description:
        'An album of the first year with 60 pages to paste photos on, your photo in the window of its cloth cover.',
    },
    altTexts: [
      'Album “Pierwszy rok” with a moon on its cover',
      'A spread of the album “Pierwszy rok” with balloons and a moon',
    ],
  },
  'notes-w-kropki': {
    title: 'Dotted notebook with your cover',
    description:
      'A hundred and ninety-two pages of fine dots, a sewn spine and a cover with a picture that you place on a preview. The 100 g paper doesn’t bleed through under a fountain pen. Two ribbons, because one is always taken.',
    seo: {
      title: 'Dotted notebook with your own cover – A5, 192 pages',
      description:
        'A sewn A5 notebook with your picture on its cover: 192 dotted pages, 100 g paper, two ribbons.',
    },
    altTexts: [
      'Notebook with flowing lines on its cover beside a pencil',
      'An open dotted notebook with two ribbons',
    ],
  },
  'odbitki-zestaw-dwanascie': {
    title: 'Set of 12 landscapes on a string',
    description:
      'Twelve landscapes of our studio on prints of 10 × 10 cm, a linen string and twelve wooden pegs. Hanging them takes less time than a cup of tea, and photos of your own can be pegged between them.',
    seo: {
      title: 'Set of 12 landscape prints with string and pegs',
      description:
        'Twelve prints of 10 × 10 cm with landscapes of our studio, a linen string and pegs, 260 g paper.',
    },
    altTexts: ['Prints on a linen string with wooden pegs', 'A fan of square prints spread on a table'],
  },
} as const satisfies Record<string, EnglishPicturedText>

/** Things for the home, in English. */
export const homeGiftsInEnglish = {
  'puzzle-z-twoim-obrazem': {
    title: 'Jigsaw puzzle with your photo',
    description:
      'Your picture cut into 500 or 1000 pieces of thick cardboard, in a box with the same picture on its lid. You place it on a preview; the more detail, the greater the pleasure. The pieces click and leave no dust.',
    seo: {
      title: 'Jigsaw with your own picture – 500 or 1000 pieces',
      description:
        'A jigsaw from your picture in two sizes, thick cardboard and a printed box. A preview before you buy.',
    },
    altTexts: [
      'A nearly finished jigsaw with a lighthouse, some pieces beside it',
      'A jigsaw box with a lighthouse on its lid and the words 1000 elementów',
      'Jigsaw pieces close up, one still missing',
    ],
  },
  'puzzle-dla-dzieci': {
    title: 'Jigsaw for children “24 Big Pieces”',
    description:
      'Big, rounded pieces for hands that are only learning. You write the name, choose a cat, a dog, a bear or a rabbit, and see the picture on a preview. The ink is water-based and the cardboard three times as thick as usual.',
    seo: {
      title: 'Children’s jigsaw with a name – 24 big pieces',
      description:
        'A jigsaw for children from 3 years: 24 big pieces, a name and an animal, water-based ink.',
    },
    altTexts: [
      'Children’s jigsaw with balloons, two big pieces beside it',
      'The box of the children’s jigsaw with balloons on its lid',
    ],
  },
  'swieca-sojowa-ognisko': {
    title: 'Soy candle with your label',
    description:
      'Soy wax, a cotton wick and a label with your words, seen on a preview. Three scents: campfire after rain, orange peel and clean cotton. It burns for about 45 hours, and the jar stays for pencils.',
    seo: {
      title: 'Soy candle with your own label – 45 hours',
      description:
        'A soy wax candle with your words on its label. Three scents, 45 hours of burning, a jar with a cork.',
    },
    altTexts: [
      'A burning candle in a jar labelled “Ognisko po deszczu”, campfire after rain',
      'A burning candle in a jar labelled “Skórka pomarańczy”, orange peel',
      'Two candles labelled “Czysta bawełna”, clean cotton, one with its cork',
    ],
  },
  'swieca-na-rocznice': {
    title: 'Anniversary candle “Once More Like This”',
    description:
      'For the table at which you two sit down. The label has your names and the year, and below the wax there is a note with your words: it shows when the wax has sunk by half. Scent: fig, wood and a little smoke.',
    seo: {
      title: 'Anniversary candle with names and a hidden note',
      description:
        'An anniversary candle with your names and a note hidden below the wax. Fig and wood scent, 50 hours.',
    },
    altTexts: [
      'A candle labelled “Ewa i Paweł” beside a box with a bow',
      'The burning anniversary candle “Ewa i Paweł”',
    ],
  },
  'bombka-z-imieniem': {
    title: 'Christmas bauble with a name',
    description:
      'Glass blown in Krosno, a name written with a brush and a star of fine gold. Each is a little different, because each is painted by the same pair of hands. This year’s batch is gone.',
    seo: {
      title: 'Christmas bauble with a name, painted by hand',
      description:
        'A glass bauble with a name written with a brush. Blown by hand, 10 cm across, in a box with a window.',
    },
    altTexts: [
      'Red bauble with the name Zosia on a spruce branch',
      'Navy bauble with the name Staś on a spruce branch',
      'Bauble with a name in an open box lined with tissue paper',
    ],
  },
} as const satisfies Record<string, EnglishPicturedText>
