// src/domain/generation/reading/gathered.ts
var FLOWERS = /* @__PURE__ */ new Set([
	"rose",
	"tulip",
	"sunflower",
	"poppy",
	"daisy",
	"lavender",
	"peony",
	"lily",
	"dandelion",
	"forgetmenot",
	"carnation",
	"chrysanthemum"
]);
/** What belongs to something else that was named is drawn there: candles on a cake, flowers in a vase. */
function gathered(motifs) {
	return withCandles(withFlowers(motifs));
}
function withCandles(motifs) {
	const candles = motifs.find(({ name }) => name === "candle");
	if (candles === void 0 || !motifs.some(({ name }) => name === "cake")) return [...motifs];
	const of = {
		name: candles.name,
		colours: candles.colours,
		count: candles.count
	};
	return motifs.filter((motif) => motif !== candles).map((motif) => motif.name === "cake" ? {
		...motif,
		of
	} : motif);
}
/** A bunch of roses is one bunch, made of roses and in their colour; what stands in a vase is the vase's. */
function withFlowers(motifs) {
	const holder = motifs.find(({ name }) => name === "vase") ?? motifs.find(({ name }) => name === "bouquet" || name === "wreath");
	if (holder === void 0) return [...motifs];
	const inside = motifs.filter((motif) => motif !== holder && (FLOWERS.has(motif.name) || holder.name !== "bouquet" && motif.name === "bouquet"));
	if (inside.length === 0) return [...motifs];
	const flower = inside.find(({ name }) => FLOWERS.has(name));
	const inner = inside.flatMap(({ colours }) => colours);
	const isBunch = holder.name === "bouquet";
	const colours = (isBunch ? [...holder.colours, ...inner] : inner).slice(0, 3);
	const of = {
		name: flower?.name ?? "bouquet",
		colours,
		count: 1
	};
	return motifs.filter((motif) => !inside.includes(motif)).map((motif) => motif === holder ? {
		...motif,
		colours: isBunch ? [] : motif.colours,
		of
	} : motif);
}
// src/domain/generation/reading/counts.ts
/** What is several by itself, and one thing to draw. */
var COLLECTIVE = /* @__PURE__ */ new Set([
	"bouquet",
	"rings",
	"glasses",
	"fireworks",
	"friends",
	"family",
	"couple",
	"newlyweds",
	"catkins",
	"grapes",
	"skis",
	"icecream",
	"violin",
	"sleigh",
	"bunting",
	"balloons",
	"eyeglasses",
	"chocolates",
	"booties"
]);
// src/domain/generation/reading/inSky.ts
/** „pada śnieg” is no rain. */
function withoutDoubleRain({ weather, rainWords }) {
	const isOnlyFalling = rainWords.every((word) => word === "pada");
	return weather.includes("snow") && isOnlyFalling ? weather.filter((name) => name !== "rain") : weather;
}
/** A rainbow that is drawn as a thing is not drawn once more in the sky. */
function isShown(weather, names) {
	return weather === "rainbow" && names.includes("rainbow") || weather === "clouds" && names.includes("cloud") || weather === "stars" && names.includes("star");
}
/** „gwiazdy nad miastem” are the sky's, not three of them that stand there. */
function isStars({ name, count, colours, size }) {
	return name === "star" && count === 3 && colours.length === 0 && size === null;
}
/** The sky of that time has it already, unless something is said of it. */
function isInSky({ name, colours, size }, time) {
	if (time === null || colours.length > 0 || size !== null) return false;
	return time === "night" ? name === "moon" || name === "star" : name === "sun";
}
// src/domain/generation/reading/inflection.ts
/** A text in lower case without accents: „Żółty” → zolty. */
function folded(text) {
	return text.toLowerCase().replaceAll("ł", "l").normalize("NFD").replaceAll(/\p{M}/gu, "");
}
var VOWEL = /[aeiouy]$/;
/** Every form of a Polish noun, folded, from the one a dictionary shows. */
function nounForms(lemma) {
	const word = folded(lemma);
	if (word.endsWith("a")) return feminine(word.slice(0, -1));
	if (word.endsWith("o")) return neuter(word.slice(0, -1), "o");
	if (word.endsWith("e")) return [...neuter(word.slice(0, -1), "e"), ...young(word.slice(0, -1))];
	if (VOWEL.test(word)) return [[word, "many"], ...ended(word.slice(0, -1), PLURAL_ENDINGS, "many")];
	return [word, withoutFleeting(word)].flatMap((stem) => consonantal(stem, word));
}
/** Every form of a Polish adjective, participle or its adverb, folded: czarny, mały, śpiący. */
function adjectiveForms(lemma) {
	const stem = folded(lemma).replace(/[yi]$/, "");
	const soft = softened(stem);
	const endings = [
		"y",
		"i",
		"a",
		"e",
		"ego",
		"emu",
		"ym",
		"im",
		"ej",
		"ych",
		"ich",
		"ymi",
		"imi",
		"o"
	];
	const velar = [
		"ie",
		"iego",
		"iemu",
		"iej",
		"ia"
	];
	return [...endings, ...velar].map((ending) => stem + ending).concat(`${soft}e`, soft, `${soft}y`);
}
var PLURAL_ENDINGS = [
	"om",
	"ami",
	"ach"
];
function ended(stem, endings, number) {
	return endings.map((ending) => [stem + ending, number]);
}
/** mama, babcia, różyczka, wiśnia */
function feminine(stem) {
	const bare = stem.replace(/i$/, "");
	return [
		...ended(stem, ["a", "o"], "one"),
		[`${softened(stem)}e`, "one"],
		...ended(stem, [
			"y",
			"i",
			"e"
		], "either"),
		[bare, "many"],
		...bare === stem ? [] : ended(stem, ["u", ""], "one"),
		...withFleeting(bare).map((form) => [form, "many"]),
		...ended(stem, PLURAL_ENDINGS, "many")
	];
}
/** drzewo, jabłko; słońce, życzenie */
function neuter(stem, last) {
	const bare = stem.replace(/i$/, "");
	return [
		...ended(stem, [
			last,
			"u",
			"em",
			"iem"
		], "one"),
		[`${softened(stem)}e`, "one"],
		...ended(stem, ["a"], "either"),
		...[bare, ...withFleeting(bare)].map((form) => [form, "many"]),
		...ended(stem, PLURAL_ENDINGS, "many")
	];
}
/** kurczę, niemowlę: the young of their kind */
function young(stem) {
	return [...ended(stem, [
		"ecia",
		"eciu",
		"eciem"
	], "one"), ...ended(stem, [
		"eta",
		"at",
		"etom",
		"etami",
		"etach"
	], "many")];
}
/** kot, piesek, koń; noc, łódź */
function consonantal(stem, word) {
	const soft = softened(stem);
	return [
		[word, "one"],
		...ended(stem, [
			"a",
			"u",
			"owi",
			"em",
			"iem",
			"ia",
			"iu",
			"iowi"
		], "one"),
		...soft === `${stem}i` ? [] : ended(soft, ["e"], "one"),
		[`${stem}ie`, "one"],
		...ended(stem, [
			"y",
			"i",
			"e",
			"owie",
			"ow",
			"iow",
			"iom",
			"iami",
			"iach",
			"mi",
			...PLURAL_ENDINGS
		], "many")
	];
}
var SOFT = [
	[/ch$/, "sz"],
	[/k$/, "c"],
	[/g$/, "dz"],
	[/r$/, "rz"],
	[/st$/, "sci"],
	[/t$/, "ci"],
	[/zd$/, "zdzi"],
	[/d$/, "dzi"],
	[/(l|j|c|z|i)$/, "$1"]
];
/** The stem as it stands before -e of the locative: gwiazd- → gwiaździ-, k → c, g → dz, r → rz. */
function softened(stem) {
	for (const [hard, soft] of SOFT) if (hard.test(stem)) return stem.replace(hard, soft);
	return `${stem}i`;
}
/** A genitive plural with the vowel that breaks a cluster: gwiazdk- → gwiazdek, owc- → owiec. */
function withFleeting(stem) {
	const cluster = /^(.*[^aeiouy])([^aeiouy])$/.exec(stem);
	if (cluster === null) return [];
	const [, before = "", last = ""] = cluster;
	return [`${before}e${last}`, `${before}ie${last}`];
}
/** The stem without the vowel that only the first form has: kotek → kotk-, pies → ps-. */
function withoutFleeting(word) {
	return word.replace(/([^aeiouy])i?e([^aeiouy])$/, "$1$2");
}
/** Every form of an English noun. */
function englishForms(lemma) {
	const word = folded(lemma);
	const many = /(?:s|x|z|ch|sh)$/.test(word) ? `${word}es` : /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
	return [[word, "one"], [many, "many"]];
}
// src/domain/generation/reading/words.ts
/** What stands in quotation marks, of whichever kind. */
var QUOTED = /[„“”"«»]([^„“”"«»]{1,400})[“”"«»]/g;
var WORD = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}’-]*[\p{L}\p{N}\p{M}])?/gu;
/** The words of a text, without what its `silent` parts cover: quotations and the like. */
function wordsOf(text, silent) {
	let end = 0;
	return [...text.matchAll(WORD)].flatMap((match) => {
		const [word] = match;
		const { index } = match;
		const between = text.slice(end, index);
		end = index + word.length;
		if (silent.some((part) => index >= part.start && index < part.end)) return [];
		const isAfterStop = /[,.;:!?()\n/–—]/.test(between) || /[„“”"«»]/.test(between);
		return [{
			text: word,
			folded: folded(word),
			start: index,
			end,
			isAfterStop
		}];
	});
}
/** Whether a text has letters that only Polish has. */
function hasOwn(text) {
	return /[ąćęłńóśźż]/i.test(text);
}
// src/domain/generation/reading/lettering.ts
/** More would be too small to read on a card. */
var LINES_MOST = 4;
var CHARACTERS_MOST = 120;
/** „napis Sto lat”, „z imieniem Zosia”: up to the next comma or the words that lead on to something else. */
var NAMED = /(?<!\p{L})(?:[Nn]apis(?:em)?|[Ii]mię|imieniem|[Pp]odpis(?:em)?|[Tt]ekst(?:em)?|hasło|hasłem|the words?|the name|text|caption)\s*:?\s+(?![„“"”«»])((?:(?!\s(?:na|w|we|nad|pod|przy|wśród|obok|oraz|z|ze|on|in|with|at|under|over|and a)\s|\s(?:i|and)\s\p{Ll})[^,.;\n„“"”«»]){2,80})/gu;
/** What stands in quotation marks, or after „napis”; every text is a line of its own. */
function letteringOf(prompt) {
	const quoted = [...prompt.matchAll(QUOTED)];
	const quotedLines = quoted.flatMap(([, text = ""]) => text.split("\n"));
	const named = quoted.length > 0 ? [] : [...prompt.matchAll(NAMED)];
	const namedLines = named.map(([, text = ""]) => text.charAt(0).toLocaleUpperCase("pl") + text.slice(1));
	return {
		lines: [...quotedLines, ...namedLines].map((line) => line.replaceAll(/\p{C}+/gu, " ").trim().slice(0, CHARACTERS_MOST)).filter((line) => line !== "").slice(0, LINES_MOST),
		parts: [...quoted, ...named].map((match) => ({
			start: match.index,
			end: match.index + match[0].length
		}))
	};
}
/** The age or the year that is celebrated: „na 30. urodziny” → 30, „osiemnastka” → 18. */
function numberOf(prompt) {
	const text = prompt.toLowerCase();
	const [, age] = /(?<!\d)(\d{1,3})(?:\.|-?(?:te|tych|th|st|nd|rd))?\s*(?:urodzin|rocznic|lat|lecie|imienin|birthday|anniversary|years)/.exec(text) ?? [];
	if (age !== void 0) return age;
	const [, year] = /(?<!\d)(20\d\d)(?!\d)/.exec(text) ?? [];
	if (year !== void 0) return year;
	return /osiemnastk|osiemnastych|osiemnaste/.test(text) ? "18" : null;
}
// src/domain/generation/reading/nearest.ts
var SHORTEST = 5;
var NEAR_MOST = 3;
/** The things whose names are written nearly like a word: „kwiatk”, „hipopotma”. The nearest first. */
function nearestThings({ index }, word) {
	if (word.length < SHORTEST || word.length > 24) return [];
	const most = word.length < 9 ? 1 : 2;
	const best = /* @__PURE__ */ new Map();
	for (const [form, meanings] of index.entries) {
		if (form[0] !== word[0] || form.length < SHORTEST || Math.abs(form.length - word.length) > most) continue;
		const thing = meanings.find(({ sense }) => sense.kind === "thing")?.sense;
		if (thing?.kind !== "thing") continue;
		const far = distance(word, form, most);
		if (far <= most && far < (best.get(thing.name) ?? Infinity)) best.set(thing.name, far);
	}
	return [...best].toSorted(([, one], [, other]) => one - other).slice(0, NEAR_MOST).map(([name]) => name);
}
/** How many letters have to be put in, taken out, changed or swapped; more than `most` is only told to be more. */
function distance(one, other, most) {
	let before = [];
	let row = Array.from({ length: other.length + 1 }, (_, index) => index);
	for (let at = 1; at <= one.length; at += 1) {
		const next = [at];
		for (let to = 1; to <= other.length; to += 1) {
			const isSame = one[at - 1] === other[to - 1];
			const changed = (row[to - 1] ?? 0) + (isSame ? 0 : 1);
			const swapped = at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1] ? (before[to - 2] ?? 0) + 1 : Infinity;
			next.push(Math.min(changed, swapped, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1));
		}
		if (Math.min(...next) > most) return most + 1;
		before = row;
		row = next;
	}
	return row.at(-1) ?? most + 1;
}
// src/domain/generation/reading/promptLanguage.ts
var ENGLISH = new Set("the with and for of in on at happy birthday card a an under over my his her".split(" "));
var POLISH = new Set("na i z w dla do ze pod nad o moja moj kartka zyczenia od przy bez".split(" "));
/** The language that a prompt is written in, as its small words tell. */
function languageOf(prompt, units) {
	const words = units.flatMap((unit) => unit.words.map(({ folded }) => folded));
	return words.filter((word) => ENGLISH.has(word)).length > words.filter((word) => POLISH.has(word)).length && !hasOwn(prompt) ? "en" : "pl";
}
// src/domain/generation/reading/adjectives.ts
/** Whether a unit names a thing. */
function isThing(unit) {
	return unit?.senses.some(({ kind }) => kind === "thing") ?? false;
}
/** „kot i pies” */
function isAnd$1(unit) {
	return unit !== void 0 && [
		"i",
		"and",
		"oraz",
		"a"
	].includes(unit.words[0].folded);
}
/** Whether a unit says something of a thing. */
function isAdjective(unit) {
	if (unit === void 0) return false;
	const { folded } = unit.words[0];
	const kinds = new Set(unit.senses.map(({ kind }) => kind));
	if (DESCRIBING.some((kind) => kinds.has(kind))) return true;
	return /(?:y|i|a|e|ego|ych|ich|ej)$/.test(folded) && folded.length > 4 && (kinds.has("silent") || kinds.has("season"));
}
var DESCRIBING = [
	"colour",
	"size",
	"pose",
	"mood",
	"count"
];
/** What the adjectives that begin at `index` are said of. */
function kindAfter(units, index) {
	const isBehind = isThing(units[index - 1]);
	for (let at = index + 1; at < units.length; at += 1) {
		const unit = units[at];
		if (unit === void 0 || unit.words[0].isAfterStop) return "none";
		const kinds = unit.senses.map(({ kind }) => kind);
		if (kinds.includes("thing")) return "thing";
		if (kinds.includes("setting")) return "setting";
		if (kinds.length === 0) return "unknown";
		if (!(isAnd$1(unit) && isAdjective(units[at + 1]) && !isBehind) && !isAdjective(unit)) return "none";
	}
	return "none";
}
// src/domain/generation/reading/brief.ts
/** What can be put on who has a face. */
var WORN = [
	"hat",
	"beanie",
	"santahat",
	"partyhat",
	"crown",
	"cap",
	"scarf",
	"eyeglasses",
	"dress"
];
/** One that nothing but its name is said of. */
function just(name) {
	return {
		name,
		count: 1,
		colours: [],
		size: null,
		pose: null,
		of: null,
		wears: []
	};
}
var MOTIFS = [
	"cat",
	"dog",
	"bird",
	"dove",
	"owl",
	"fox",
	"bear",
	"hare",
	"hedgehog",
	"butterfly",
	"bee",
	"fish",
	"whale",
	"swan",
	"deer",
	"sheep",
	"chick",
	"penguin",
	"elephant",
	"horse",
	"unicorn",
	"lion",
	"giraffe",
	"cow",
	"pig",
	"frog",
	"turtle",
	"duck",
	"squirrel",
	"mouse",
	"dinosaur",
	"dragon",
	"ladybird",
	"snail",
	"grandma",
	"grandpa",
	"mum",
	"dad",
	"woman",
	"man",
	"girl",
	"boy",
	"baby",
	"bride",
	"groom",
	"newlyweds",
	"couple",
	"teacher",
	"doctor",
	"friends",
	"family",
	"santa",
	"angel",
	"rose",
	"tulip",
	"sunflower",
	"poppy",
	"daisy",
	"lavender",
	"peony",
	"lily",
	"dandelion",
	"forgetmenot",
	"bouquet",
	"vase",
	"wreath",
	"catkins",
	"leaf",
	"mushroom",
	"tree",
	"spruce",
	"birch",
	"palm",
	"cactus",
	"heart",
	"star",
	"moon",
	"sun",
	"cloud",
	"snowflake",
	"rainbow",
	"planet",
	"rocket",
	"airballoon",
	"cake",
	"balloon",
	"balloons",
	"gift",
	"candle",
	"glasses",
	"fireworks",
	"bunting",
	"rings",
	"egg",
	"basket",
	"bauble",
	"bell",
	"sleigh",
	"gingerbread",
	"bow",
	"christmastree",
	"snowman",
	"pumpkin",
	"ghost",
	"crown",
	"cap",
	"house",
	"castle",
	"church",
	"lighthouse",
	"windmill",
	"tent",
	"bench",
	"lantern",
	"armchair",
	"boat",
	"plane",
	"car",
	"bicycle",
	"train",
	"tractor",
	"motorcycle",
	"bus",
	"firetruck",
	"book",
	"cup",
	"guitar",
	"piano",
	"violin",
	"trumpet",
	"drum",
	"note",
	"letter",
	"camera",
	"umbrella",
	"football",
	"basketball",
	"tennis",
	"skis",
	"trophy",
	"medal",
	"key",
	"teddy",
	"pram",
	"anchor",
	"clock",
	"suitcase",
	"globe",
	"palette",
	"flag",
	"apple",
	"cherry",
	"lemon",
	"strawberry",
	"grapes",
	"icecream",
	"pizza",
	"donut",
	"lollipop",
	"child",
	"miner",
	"pirate",
	"witch",
	"elf",
	"fairy",
	"mermaid",
	"ballerina",
	"chef",
	"policeman",
	"firefighter",
	"astronaut",
	"king",
	"superhero",
	"robot",
	"footballer",
	"stork",
	"bat",
	"octopus",
	"crocodile",
	"monkey",
	"zebra",
	"parrot",
	"camel",
	"hat",
	"beanie",
	"santahat",
	"partyhat",
	"scarf",
	"eyeglasses",
	"chalice",
	"manger",
	"shell",
	"starfish",
	"babka",
	"stocking",
	"candycane",
	"wafer",
	"diploma",
	"blackboard",
	"treasure",
	"crystalball",
	"wheat",
	"scooter",
	"campfire",
	"kite",
	"deckchair",
	"wool",
	"newspaper",
	"fishingrod",
	"hammer",
	"laptop",
	"microphone",
	"gramophone",
	"flowerpot",
	"pencil",
	"backpack",
	"digger",
	"carriage",
	"carrot",
	"banana",
	"croissant",
	"chocolates",
	"drink",
	"tie",
	"bracelet",
	"rosary",
	"dress",
	"pacifier",
	"booties",
	"carnation",
	"chrysanthemum",
	"tiger",
	"panda",
	"rooster",
	"horseshoe",
	"clover",
	"swing",
	"bridge",
	"truck",
	"ambulance",
	"postman"
];
// src/domain/generation/reading/dedication.ts
var PEOPLE = /* @__PURE__ */ new Set([
	"grandma",
	"grandpa",
	"mum",
	"dad",
	"woman",
	"man",
	"girl",
	"boy",
	"baby",
	"bride",
	"groom",
	"newlyweds",
	"couple",
	"teacher",
	"doctor",
	"friends",
	"family",
	"child",
	"miner",
	"policeman",
	"firefighter",
	"chef"
]);
/** Reads whom it is for where that is said at `index`; null where it isn't. */
function dedicationAt(units, index, prompt) {
	const [word] = units[index]?.words ?? [];
	if (word === void 0 || word.folded !== "dla" && word.folded !== "for") return null;
	let at = index + 1;
	while (isAdjective(units[at]) || units[at]?.words[0].folded === "my") at += 1;
	const from = at;
	const kin = units[at]?.senses.find((sense) => sense.kind === "thing");
	if (kin !== void 0 && !PEOPLE.has(kin.name)) return null;
	if (kin !== void 0) at = pastKin(units, at + 1);
	at = pastNames(units, at);
	if (at === from) return null;
	const end = units[at - 1]?.words.at(-1)?.end ?? word.end;
	const said = prompt.slice(word.start, end);
	return {
		text: at === from + 1 && units[from]?.senses.length === 0 ? said.split(" ").map(capitalised).join(" ") : capitalised(said),
		occasion: kin?.name === "mum" ? "mother" : kin?.name === "dad" ? "father" : null,
		next: at
	};
}
function isAnd(unit) {
	return /^(?:i|and)$/.test(unit?.words[0].folded ?? "");
}
/** „babci i dziadka” */
function pastKin(units, from) {
	const isKin = units[from + 1]?.senses.some((one) => one.kind === "thing" && PEOPLE.has(one.name)) ?? false;
	return isAnd(units[from]) && isKin ? from + 2 : from;
}
/** Names have a capital letter: „Ani i Tomka”. */
function pastNames(units, from) {
	let at = from;
	const isName = (index) => {
		const word = units[index]?.words[0];
		return word !== void 0 && /^\p{Lu}\p{Ll}/u.test(word.text) && !word.isAfterStop;
	};
	while (isName(at) || at > from && isAnd(units[at]) && isName(at + 1)) at += 1;
	const unit = units[at];
	const isUnknown = unit !== void 0 && unit.senses.length === 0 && !unit.words[0].isAfterStop;
	return at === from && isUnknown ? at + 1 : at;
}
function capitalised(text) {
	return text.charAt(0).toLocaleUpperCase("pl") + text.slice(1);
}
// src/domain/generation/reading/found.ts
/** Nothing yet. */
function nothingFound() {
	return {
		motifs: [],
		settings: [],
		occasions: [],
		seasons: [],
		times: [],
		weather: [],
		rainWords: [],
		moods: [],
		colours: [],
		unread: [],
		dedication: null
	};
}
/** Adds what isn't there yet. */
function add(list, item) {
	if (!list.includes(item)) list.push(item);
}
// src/domain/generation/reading/lexicon.ts
var SETTING_WORDS = {
	meadow: "łąka polana pole wzgórze pagórek trawa =lace =polu =polach łączka pastwisko | meadow field hill grass countryside",
	mountains: "góra stok =gory =gor =gorach =gorami górski tatry =tatr =tatrach =tatrami giewont morskie_oko =bieszczady =bieszczadach =bieszczadow szczyt =alpy =alpach =szlaku karkonosze =karkonoszach | mountain peak =alps =hiking",
	sea: "morze morski bałtyk plaża plażowy ocean wybrzeże fala =wakacje =wakacji =nadmorski =falach molo wyspa | sea beach ocean wave coast seaside =holidays island",
	lake: "jezioro =mazury =mazurach =mazur staw rzeka =rzece =brzegu strumień | lake pond river stream",
	forest: "las leśny dżungla puszcza bór =lesie gaj zagajnik | forest =woods woodland =in_the_wood jungle",
	city: "miasto miejski miasteczko =warszawa =warszawie =warszawy =krakow =krakowie =krakowa =gdansk =gdansku =gdanska =wroclaw =wroclawiu =poznan =poznaniu =w_łodzi ulica kamienica =paryz =paryzu =rynku rynek wieżowiec =miescie | city town street =skyline =paris =london =new_york",
	village: "wieś =wsi wioska wiejski dolina =wioskowy =podwórku podwórko farma =zagrodzie | village =hamlet farm valley",
	desert: "pustynia wydma sahara =piaskach | desert dune",
	space: "kosmos kosmiczny galaktyka wszechświat =kosmita mgławica =kosmosie | space galaxy cosmos universe",
	room: "pokój okno parapet stół stolik kominek kuchnia salon klasa biurko =stole =stolem =oknie =kominku =kominkiem dom_w_środku sypialnia | room window table kitchen fireplace bedroom desk =chimney",
	garden: "ogród ogródek rabata =ogrodzie sad_kwitnący park =parku altana działka | garden park",
	plain: "tło =tle | background"
};
var OCCASION_WORDS = {
	birthday: "=urodziny =urodzin =urodzinach =urodzinami =urodzinom urodzinowy osiemnastka =osiemnastych =osiemnaste roczek =sto_lat | birthday b-day",
	nameday: "=imieniny =imienin =imieninach =imieninami imieninowy | nameday name_day",
	wedding: "ślub ślubny wesele weselny nowożeniec =na_nowej_drodze_życia =ślubie | wedding",
	valentine: "walentynka walentynkowy =walentego =kocham =kocham_cię =zakochana =zakochany | valentine =i_love_you",
	christmas: "=boże_narodzenie =bożym_narodzeniem =bożego_narodzenia =bozonarodzeniowy =bozonarodzeniowa =bozonarodzeniowe =bozonarodzeniowej =bozonarodzeniowych =swieta =swiat =swiatecznie świąteczny wigilia wigilijny =kolęda kolędnik =gwiazdkowy =gwiazdkę_i_wigilię =wesołych_świąt | christmas xmas =santa",
	easter: "wielkanoc wielkanocny =wielkanocy | easter",
	mother: "=dzień_matki =dnia_matki =dniu_matki =dzień_mamy =dnia_mamy =dniu_mamy | =mother’s_day =mothers_day =mother_s_day",
	father: "=dzień_ojca =dnia_ojca =dniu_ojca | =fathers_day =father_s_day",
	baptism: "=chrzest =chrztu =chrzciny =chrzcin =chrzcie | baptism christening",
	newyear: "=nowy_rok =nowego_roku =nowym_rokiem =nowym_roku noworoczny sylwester sylwestrowy | =new_year =new_years_eve =new_year_s =nye",
	thanks: "=dziekuje =dziekujemy podziękowanie =dzieki =wdzięczność | =thank =thanks =thank_you",
	congratulations: "=gratulacje =gratulacji =gratulacjami =gratuluje sukces awans zwycięstwo =nowa_praca =nowej_pracy =nową_pracę =zdany =zdana =zdane =udalo_sie wygrana | congratulation =congrats success =new_job",
	home: "=parapetówka =parapetówkę =parapetowki przeprowadzka =nowe_mieszkanie =nowego_mieszkania =nowym_mieszkaniu =nowy_dom =nowego_domu =nowym_domu | =housewarming =new_home =new_house",
	condolence: "=kondolencje =kondolencji współczucie pogrzeb żałobny =żałoba =pamięci | condolence =sympathy =funeral",
	halloween: "=halloween =halloweenowy =halloweenowa | =halloween",
	travel: "podróż wycieczka wyjazd =podrozy =podrozujacy przygoda wyprawa =bon_voyage | travel trip journey adventure",
	anniversary: "rocznica rocznicowy jubileusz jubileuszowy =gody =godów =godach =godom | anniversary",
	communion: "komunia komunijny =pierwsza_komunia | communion",
	confirmation: "bierzmowanie | =confirmation",
	newborn: "=narodziny =narodzin =narodzinach =baby_shower =bociankowe =nowo_narodzony =pępkowe | =baby_shower birth",
	childrensday: "=dzień_dziecka =dnia_dziecka =dniu_dziecka | =children’s_day =childrens_day =children_s_day",
	womensday: "=dzień_kobiet =dnia_kobiet =dniu_kobiet =dzień_kobiety =8_marca | =women’s_day =womens_day =women_s_day",
	grandmother: "=dzień_babci =dnia_babci =dniu_babci | =grandmother’s_day =grandmothers_day =grandma’s_day =grandmas_day",
	grandfather: "=dzień_dziadka =dnia_dziadka =dniu_dziadka | =grandfather’s_day =grandfathers_day =grandpa’s_day =grandpas_day",
	grandparents: "=dzień_babci_i_dziadka =dnia_babci_i_dziadka =dniu_babci_i_dziadka =dzień_dziadków | =grandparents’_day =grandparents_day",
	teachersday: "=dzień_nauczyciela =dnia_nauczyciela =dniu_nauczyciela =dzień_edukacji =dzień_edukacji_narodowej | =teacher’s_day =teachers_day =teachers’_day",
	schoolend: "=zakończenie_roku =zakończenia_roku =zakończenie_roku_szkolnego =koniec_roku_szkolnego =koniec_szkoły | =end_of_school =last_day_of_school =school_year",
	retirement: "emerytura emerytalny emeryt emerytka | retirement retired =retiree",
	standrew: "=andrzejki =andrzejek =andrzejkach =andrzejkami andrzejkowy =lanie_wosku | =andrzejki",
	miners: "barbórka barbórkowy =dzień_górnika =dnia_górnika | =barborka",
	stnicholas: "=mikołajki =mikołajek =mikołajkach mikołajkowy | =st_nicholas"
};
var MOOD_WORDS = {
	romantic: "romantyczny czuły miłosny zakochany =czule | romantic tender",
	joyful: "radosny wesoły kolorowy zabawny szczęśliwy uśmiechnięty =wesolych =radość śmieszny śmiejący =śmieje =smieja | joyful happy cheerful colorful colourful fun smiling funny",
	calm: "spokojny cichy delikatny łagodny pastelowy subtelny =+pastele =pasteli =pastelach miękki | calm quiet gentle soft pastel",
	elegant: "elegancki wytworny stylowy klasyczny ozdobny | elegant classy classic",
	mysterious: "tajemniczy magiczny mroczny baśniowy zaczarowany | mysterious magic magical dark enchanted",
	cosmic: "gwiezdny | cosmic stellar",
	childlike: "dziecięcy =dla_dzieci =dla_dziecka bajkowy słodki uroczy śliczny | cute =for_kids =for_children sweet adorable",
	retro: "=retro =vintage stary dawny starodawny staroświecki =prl | =retro =vintage old-fashioned",
	minimal: "minimalistyczny prosty =prosto | =minimalist =minimal =simple =clean"
};
var SEASON_WORDS = {
	spring: "wiosna wiosenny kwiecień =maj =maju majowy | =spring =springtime",
	summer: "=lato =lecie =latem letni lipiec sierpień | =summer",
	autumn: "jesień jesienny październik listopad | =autumn =fall",
	winter: "zima zimowy =zimno śnieżny mróz mroźny ośnieżony zaśnieżony grudzień grudniowy =sniegu =snieg =sniegiem =sniegach | =winter =snow =snowy"
};
var TIME_WORDS = {
	night: "noc nocny północ gwiaździsty rozgwieżdżony =ksiezycowa | =night =midnight =starry =nighttime",
	sunset: "=zachód =zachodzie =zachodu =zachodzie_słońca =zachód_słońca =zachodu_słońca =zachodem zachodzący wieczór wieczorny zmierzch =złota_godzina =o_zmroku | =sunset =dusk =evening =golden_hour",
	dawn: "=wschód =wschodzie =wschodu =wschodzie_słońca =wschód_słońca =wschodu_słońca poranek poranny świt =rano =ranem | =dawn =sunrise =morning",
	day: "=dzień =dnia =w_południe =popoludnie południe | =day =noon =daylight =afternoon"
};
var WEATHER_WORDS = {
	snow: "śnieg śnieżny zamieć ośnieżony zaśnieżony śnieżyca =pada_śnieg | =snow =snowy =snowing",
	rain: "deszcz deszczowy =pada ulewa =leje mżawka kałuża =pada_deszcz | =rain =rainy =raining puddle",
	storm: "burza burzowy piorun błyskawica | storm =stormy =lightning thunder",
	fog: "mgła mglisty =mgle | =fog =foggy =mist =misty",
	clouds: "pochmurny =pochmurno zachmurzony =+chmury =+chmurami | =cloudy =overcast",
	wind: "wiatr wietrzny wichura =wieje | =wind =windy =breeze",
	rainbow: "tęcza tęczowy | rainbow",
	confetti: "=konfetti =serpentyny =serpentynami | =confetti",
	stars: "gwiaździsty rozgwieżdżony =gwiazdami | =starry =stars"
};
/** A colour's value, what it is called, and what else means it; `|` before the English ones. */
var COLOUR_WORDS = [
	[
		"#d8392f",
		"czerwony",
		"red",
		"szkarłatny =czerwień =czerwieni | scarlet"
	],
	[
		"#9a2742",
		"bordowy",
		"burgundy",
		"burgundowy wiśniowy malinowy =bordo rubinowy | maroon crimson"
	],
	[
		"#ef7fa0",
		"różowy",
		"pink",
		"różowiutki | rosy"
	],
	[
		"#ef7a35",
		"pomarańczowy",
		"orange",
		""
	],
	[
		"#d4793a",
		"rudy",
		"ginger",
		"rudawy | "
	],
	[
		"#f3c02f",
		"żółty",
		"yellow",
		"żółciutki =żółć"
	],
	[
		"#dba73f",
		"złoty",
		"golden",
		"złocisty =złoto =złota =złotem złocony | gold"
	],
	[
		"#4d8f5a",
		"zielony",
		"green",
		"zieloniutki =zieleń =zieleni =zielenia"
	],
	[
		"#8fbf8a",
		"miętowy",
		"mint",
		"pistacjowy szałwiowy oliwkowy | sage"
	],
	[
		"#4f7fc9",
		"niebieski",
		"blue",
		"szafirowy chabrowy =niebiesko"
	],
	[
		"#8cc3e8",
		"błękitny",
		"light blue",
		"=jasnoniebieski =jasnoniebieska =błękit =błękicie | azure light_blue"
	],
	[
		"#24365f",
		"granatowy",
		"navy blue",
		"=granat =granatu =granacie | navy"
	],
	[
		"#2a9d9d",
		"turkusowy",
		"turquoise",
		"morski_kolor =turkus | teal"
	],
	[
		"#7c5bb8",
		"fioletowy",
		"purple",
		"=fiolet =fiolecie | violet"
	],
	[
		"#b79ad9",
		"liliowy",
		"lilac",
		"lawendowy wrzosowy | lavender-coloured"
	],
	[
		"#8a5a3a",
		"brązowy",
		"brown",
		"brunatny czekoladowy =brąz"
	],
	[
		"#ecdcc2",
		"beżowy",
		"beige",
		"kremowy =krem =kremu | cream ecru"
	],
	[
		"#f7f3ec",
		"biały",
		"white",
		"bielutki śnieżnobiały =biel =bieli"
	],
	[
		"#2e2c33",
		"czarny",
		"black",
		"czarniutki =czerń =czerni"
	],
	[
		"#8f949e",
		"szary",
		"grey",
		"siwy popielaty srebrny =srebro =srebra =srebrem | gray silver"
	],
	[
		"#e8865f",
		"koralowy",
		"coral",
		"łososiowy brzoskwiniowy | salmon peach"
	]
];
var SIZE_WORDS = {
	small: [
		"mały",
		"small",
		"malutki maleńki niewielki drobny =mini | little tiny"
	],
	large: [
		"duży",
		"large",
		"wysoki spory gruby | big tall"
	],
	huge: [
		"ogromny",
		"huge",
		"wielki olbrzymi gigantyczny przeogromny | giant enormous"
	]
};
/** The participle that says it, and the words that mean it. */
var POSE_WORDS = {
	asleep: [
		"śpiący",
		"sleeping",
		"=śpi =śpią =drzemie uśpiony drzemiący =spiacego | =sleeps =asleep =sleepy"
	],
	jumping: [
		"skaczący",
		"jumping",
		"=skacze =skaczą =podskakuje podskakujący | =jumps"
	],
	running: [
		"biegnący",
		"running",
		"=biegnie =biegną =biega =biegają biegający =pędzi =goni | =runs"
	],
	dancing: [
		"tańczący",
		"dancing",
		"=tańczy =tańczą =tańcu taniec | =dances"
	],
	flying: [
		"latający",
		"flying",
		"=lata =latają =leci =lecą =unosi =unoszą =fruwa lecący =szybuje =unosi_się =unoszą_się | =flies"
	],
	waving: [
		"machający",
		"waving",
		"=macha =machają =pozdrawia | =waves"
	],
	singing: [
		"śpiewający",
		"singing",
		"=śpiewa =śpiewają =gra =grają =grający =grająca =grającego | =sings =playing"
	]
};
/** Whole numbers that are written as words, each with the forms it takes; the first two are said. */
var COUNT_WORDS = [
	[1, "jeden jedna jedno jednego jednej jedną jednym one single"],
	[2, "dwa dwie dwoje dwóch dwoma dwiema dwu dwójka obaj oba obie dwaj two"],
	[3, "trzy troje trzech trzema trzej trójka three"],
	[4, "cztery czworo czterech czterema czterej four"],
	[5, "pięć pięcioro pięciu pięcioma kilka kilkoro kilku kilkoma five several few"],
	[6, "sześć sześcioro sześciu sześcioma six half_a_dozen"],
	[7, "siedem siedmioro siedmiu siedmioma seven"],
	[8, "osiem ośmioro ośmiu ośmioma wiele dużo mnóstwo wielu eight many"],
	[9, "dziewięć dziewięcioro dziewięciu nine"],
	[10, "dziesięć dziesięcioro dziesięciu"],
	[11, "jedenaście jedenastu eleven"],
	[12, "dwanaście dwanaścioro dwunastu tuzin twelve dozen"]
];
/** Said of a picture as a whole, or of nothing: they are no things that are missing from it. */
var SILENT_WORDS = "a aby albo ale bardzo bo by być był była było byli był cały cała całe co coś czy czyli dla do ich i im ile iż ja jak jako jakiś jakaś jakieś jego jej jest jestem już każdy mam ku lub ma mają mi między mnie mną moja moje moją mojej mojego moim moich moi moimi mój na nad nade nim nią nimi niech niej nich niego niemu o od ode około obok on ona one oni oraz po pod poza przed przez przy przynajmniej się są serdecznie ta tak taki taka takie tam te tego tej ten tę tą to tu twój twoja twoje u w we więc wokół wszystko wśród z za zaś ze żeby żebym obraz obrazek obrazu obrazem obrazka obrazkiem rysunek rysunku ilustracja ilustracji ilustrację portret portretu grafika grafikę malunek malowany malowana kartka kartki kartkę kartce karta kartę pocztówka pocztówkę pocztówki laurka laurkę zaproszenie zaproszenia plakat plakatu życzenia życzeniami życzeń z_życzeniami okazji okazję okazja z_okazji zdjęcie zdjęcia fotografia styl stylu w_stylu akwarela akwarelą akwareli akwarelowy rysowany narysuj narysować namaluj zrób stwórz chcę chciałbym chciałabym proszę poproszę wyświetl pokaż scena scenę scenka widok kolor kolory kolorze kolorach koloru stoi stoją stojący stojąca jest_są leży leżą obejmuje trzyma trzymają trzymająca trzymający trzymające niesie widać wygląda ładny ładna ładne ładnego piękny piękna piękne pięknego pięknych pięknym pięknymi piękną śliczne światło świetle światłem światła ciepły ciepłe ciepła ciepłym miłe miły miła nasz nasza nasze naszej naszego jakby dzień_dobry świeży swój swoją swoim swoje swojego swojej kwitnący kwitnące kwitnąca polny polne polnych drewniany drewniana drewniane drewnianą tle tła jasny jasna jasne jasnym młody młoda młodzi mloda pełen pełna pełne pełny kochany kochana kochanej kochanego kochany najlepszy najlepsza najlepszego najlepszej ukochany ukochana ukochanej wszystkim razem obok siebie drugi druga jedną tylko pierwszy pierwsza pierwsze pierwszej pierwszą trzeci po_burzy po_deszczu nade wszędzie urok imię imiona imion imieniem odbicie odbiciem odbija napis napisem podpis podpisem tekst tekstem z_imieniem hasło hasłem dookoła latek lat rok roku rocznicę szczęścia szczęście zdrowia najlepszego powietrze niebo niebie nieba niebem ziemia ziemi lotu ptaka miejsce miejsca ramka ramkę ramką the an of in on at with and or for to from by under over above below behind before beside next near between is are am be it its he she they him her them my our your his their this that these those some any very as like first picture drawing painting illustration portrait card postcard image photo style watercolour watercolor please draw make paint show scene colour color beautiful nice pretty lovely warm light there has have holding standing sitting sits stands around together while who which into onto up down out wooden best dear beloved old new years year sky air ground the_most most_beautiful most_wonderful most_of";
/** What stands before something that shall not be there. */
var NEGATION_WORDS = "bez nie no not without żadnych żadnego żadnej zamiast ani oprócz";
// src/domain/generation/reading/things.ts
/**
* What things are called: `gender, one, one as an object, many, of many | English one, many | other Polish words |
* other English words`. `p` are men, `a` other living masculine nouns, `m` things, `f`, `n`, `d` the young („dwoje dzieci”); `l` has no singular.
* `_` stands for a space, `=` before a word says that it has no other forms, `=+` that it means several.
*/
var THINGS = {
	cat: "a kot kota koty kotów | cat cats | kotek kicia kiciuś kociak kociątko kocur kotka | kitten kitty",
	dog: "a pies psa psy psów | dog dogs | piesek szczeniak szczeniaczek szczenię jamnik labrador mops kundelek psiak owczarek pudel buldog | puppy doggy",
	bird: "a ptak ptaka ptaki ptaków | bird birds | ptaszek wróbel sikorka rudzik słowik jaskółka kanarek | robin sparrow",
	dove: "a gołąb gołębia gołębie gołębi | dove doves | gołąbek gołębica =+gołębiami =+gołębiom | pigeon",
	owl: "f sowa sowę sowy sów | owl owls | sówka puchacz | =owlet",
	fox: "a lis lisa lisy lisów | fox foxes | lisek lisica lisiczka |",
	bear: "a niedźwiedź niedźwiedzia niedźwiedzie niedźwiedzi | bear bears | niedźwiadek =niedzwiedzica |",
	teddy: "a miś misia misie misiów | teddy_bear teddy_bears | pluszak maskotka przytulanka =misi | teddy plushie",
	hare: "a zając zająca zające zajęcy | hare hares | zajączek królik króliczek =zajeczka | bunny rabbit",
	hedgehog: "a jeż jeża jeże jeży | hedgehog hedgehogs | jeżyk |",
	butterfly: "a motyl motyla motyle motyli | butterfly butterflies | motylek ćma |",
	bee: "f pszczoła pszczołę pszczoły pszczół | bee bees | pszczółka trzmiel =pszczole | honeybee bumblebee",
	fish: "f ryba rybę ryby ryb | fish fish | rybka karp | goldfish =fishes",
	whale: "a wieloryb wieloryba wieloryby wielorybów | whale whales | orka delfin | dolphin",
	swan: "a łabędź łabędzia łabędzie łabędzi | swan swans | |",
	deer: "a jeleń jelenia jelenie jeleni | deer deer | sarna sarenka łania renifer jelonek =lanie | reindeer fawn stag",
	sheep: "f owca owcę owce owiec | sheep sheep | owieczka baran baranek jagnię | lamb",
	chick: "a kurczak kurczaka kurczaki kurczaków | chick chicks | kurczaczek kurczątko kurczę pisklę kura kurka | chicken hen",
	penguin: "a pingwin pingwina pingwiny pingwinów | penguin penguins | pingwinek |",
	elephant: "a słoń słonia słonie słoni | elephant elephants | słonik słonica słoniątko |",
	horse: "a koń konia konie koni | horse horses | konik kucyk źrebak rumak klacz | pony",
	unicorn: "a jednorożec jednorożca jednorożce jednorożców | unicorn unicorns | |",
	lion: "a lew lwa lwy lwów | lion lions | lwiątko lewek lwica | =lioness",
	giraffe: "f żyrafa żyrafę żyrafy żyraf | giraffe giraffes | żyrafka |",
	cow: "f krowa krowę krowy krów | cow cows | krówka cielę byk | calf =calves",
	pig: "f świnka świnkę świnki świnek | pig pigs | świnia prosię prosiaczek prosiak | piggy piglet",
	frog: "f żaba żabę żaby żab | frog frogs | żabka ropucha | toad",
	turtle: "a żółw żółwia żółwie żółwi | turtle turtles | żółwik | tortoise",
	duck: "f kaczka kaczkę kaczki kaczek | duck ducks | kaczuszka kaczątko kaczor | duckling",
	squirrel: "f wiewiórka wiewiórkę wiewiórki wiewiórek | squirrel squirrels | wiewióreczka |",
	mouse: "f mysz mysz myszy myszy | mouse mice | myszka myszki chomik | hamster",
	dinosaur: "a dinozaur dinozaura dinozaury dinozaurów | dinosaur dinosaurs | dino tyranozaur =dinusia | dino =t-rex",
	dragon: "a smok smoka smoki smoków | dragon dragons | smoczyca |",
	ladybird: "f biedronka biedronkę biedronki biedronek | ladybird ladybirds | | ladybug",
	snail: "a ślimak ślimaka ślimaki ślimaków | snail snails | ślimaczek |",
	grandma: "f babcia babcię babcie babć | grandmother grandmothers | babunia babuszka staruszka =babci | grandma granny nana",
	grandpa: "p dziadek dziadka dziadków dziadków | grandfather grandfathers | dziadziuś staruszek =dziadkiem | grandpa granddad",
	mum: "f mama mamę mamy mam | mother mothers | mamusia matka =mamo | mum mom mummy mommy",
	dad: "p tata tatę ojców ojców | father fathers | tatuś ojciec =ojca =ojcem =tato | dad daddy",
	woman: "f kobieta kobietę kobiety kobiet | woman women | dziewczyna =pani =panią =+panie królowa siostra przyjaciółka żona ciocia =kobiece sąsiadka koleżanka | lady sister aunt wife",
	man: "p mężczyzna mężczyznę mężczyzn mężczyzn | man men | chłopak pan facet brat mąż wujek przyjaciel kolega sąsiad rycerz =mezem =mezczyzni | guy brother uncle husband knight",
	girl: "f dziewczynka dziewczynkę dziewczynki dziewczynek | girl girls | dziewczę wnuczka księżniczka uczennica córka córeczka | granddaughter princess daughter",
	boy: "p chłopiec chłopca chłopców chłopców | boy boys | chłopczyk wnuczek wnuk synek syn uczeń książę | son grandson prince",
	baby: "n niemowlę niemowlę niemowlęta niemowląt | baby babies | niemowlak niemowlaczek dzidziuś dzidzia bobas noworodek maluszek maleństwo oseska | newborn infant",
	bride: "f panna_młoda pannę_młodą panny_młode panien_młodych | bride brides | |",
	groom: "p pan_młody pana_młodego panów_młodych panów_młodych | groom grooms | | bridegroom",
	newlyweds: "f para_młoda parę_młodą pary_młode par_młodych | bride_and_groom brides_and_grooms | =+nowożeńcy =+nowożeńcom =+nowożeńców =+nowozencami młoda_para =+państwo_młodzi =+młodej_parze =+parze_młodej =pary_młodej | newlyweds just_married =wedding_couple",
	couple: "f para parę pary par | couple couples | =+zakochani =+zakochanych =+zakochanym =+narzeczeni =+małżeństwo =+rodzice =+dziadkowie =+dziadkami =+rodzicami =+rodziców =zakochana_para | =+lovers =+parents =+grandparents",
	teacher: "f nauczycielka nauczycielkę nauczycielki nauczycielek | teacher teachers | nauczyciel pani_nauczycielka wychowawczyni =pani_ze_szkoły | =schoolteacher",
	doctor: "f lekarka lekarkę lekarki lekarek | doctor doctors | lekarz pielęgniarka pielęgniarz doktor =pani_doktor =panią_doktor | nurse",
	friends: "l przyjaciele przyjaciół przyjaciół przyjaciół | friends friends | =+przyjaciółki =+przyjaciółmi =+koleżanki =+znajomi =+koledzy =+ludzie =+ludzi =+ludźmi |",
	family: "f rodzina rodzinę rodziny rodzin | family families | rodzinka |",
	santa: "p święty_Mikołaj świętego_Mikołaja świętych_Mikołajów świętych_Mikołajów | Santa_Claus Santas | =mikołaj =mikołaja =mikołajem =mikołajowi gwiazdor | =santa",
	angel: "a anioł anioła anioły aniołów | angel angels | aniołek aniołka kupidyn amor | cupid",
	rose: "f róża różę róże róż | rose roses | różyczka |",
	tulip: "m tulipan tulipan tulipany tulipanów | tulip tulips | tulipanek |",
	sunflower: "m słonecznik słonecznik słoneczniki słoneczników | sunflower sunflowers | |",
	poppy: "m mak mak maki maków | poppy poppies | =makowe =makowa =makowej |",
	daisy: "f stokrotka stokrotkę stokrotki stokrotek | daisy daisies | rumianek margerytka =margaretki =margaretka | chamomile",
	lavender: "f lawenda lawendę lawendy lawend | lavender lavender | |",
	peony: "f piwonia piwonię piwonie piwonii | peony peonies | hortensja =piwoniami | hydrangea",
	lily: "f lilia lilię lilie lilii | lily lilies | =konwalie =konwalia =konwalii =konwaliami |",
	dandelion: "m dmuchawiec dmuchawiec dmuchawce dmuchawców | dandelion dandelions | mlecz mniszek |",
	forgetmenot: "f niezapominajka niezapominajkę niezapominajki niezapominajek | forget-me-not forget-me-nots | fiołek chaber bratek | violet_flower cornflower",
	bouquet: "m bukiet bukiet bukiety bukietów | bouquet bouquets | =+kwiaty =+kwiatów =+kwiatami kwiatek =kwiat =kwiatu =+kwiatki bukiecik wiązanka | flower floral =bunch_of_flowers",
	vase: "m wazon wazon wazony wazonów | vase vases | wazonik dzbanek | jug",
	wreath: "m wianek wianek wianki wianków | wreath wreaths | wieniec |",
	catkins: "l bazie bazie bazie bazi | catkins catkins | =baziami wierzba palma_wielkanocna | willow",
	leaf: "m liść liść liście liści | leaf leaves | listek klon eukaliptus gałązka gałąź =galezi =galazce =galazek =liscmi =+gałązki | maple eucalyptus twig branch",
	mushroom: "m grzyb grzyb grzyby grzybów | mushroom mushrooms | grzybek muchomor borowik | toadstool",
	tree: "n drzewo drzewo drzewa drzew | tree trees | drzewko dąb lipa jabłoń =debu =sadzie =sad | oak",
	spruce: "m świerk świerk świerki świerków | spruce spruces | sosna jodła =sosnie =jodel | pine =pine_tree",
	birch: "f brzoza brzozę brzozy brzóz | birch birches | brzózka |",
	palm: "f palma palmę palmy palm | palm_tree palm_trees | | palm",
	cactus: "m kaktus kaktus kaktusy kaktusów | cactus cacti | kaktusik sukulent | succulent",
	heart: "n serce serce serca serc | heart hearts | serduszko =serduszek miłość =milosci =miloscia | =love",
	star: "f gwiazda gwiazdę gwiazdy gwiazd | star stars | gwiazdka gwiazdeczka =gwiezdzie |",
	moon: "m księżyc księżyc księżyce księżyców | moon moons | | =moonlight",
	sun: "n słońce słońce słońca słońc | sun suns | słoneczko | =sunshine =sunny",
	cloud: "f chmura chmurę chmury chmur | cloud clouds | chmurka obłok obłoczek |",
	snowflake: "f śnieżynka śnieżynkę śnieżynki śnieżynek | snowflake snowflakes | =+płatki_śniegu =płatek_śniegu |",
	rainbow: "f tęcza tęczę tęcze tęcz | rainbow rainbows | |",
	planet: "f planeta planetę planety planet | planet planets | saturn =saturna | saturn",
	rocket: "f rakieta rakietę rakiety rakiet | rocket rockets | =rakieta_kosmiczna statek_kosmiczny | spaceship",
	airballoon: "m balon_na_ogrzane_powietrze balon_na_ogrzane_powietrze balony_na_ogrzane_powietrze balonów_na_ogrzane_powietrze | hot-air_balloon hot-air_balloons | =lot_balonem =balonem_na_ogrzane_powietrze =lecą_balonem =leci_balonem balon_na_ogrzane | =hot_air_balloon =hot_air_balloons =airballoon",
	cake: "m tort tort torty tortów | cake cakes | torcik ciasto ciastko babeczka muffinka sernik szarlotka | cupcake muffin pie",
	balloon: "m balon balon balony balonów | balloon balloons | balonik |",
	balloons: "l balony balony balony balonów | balloons balloons | =pęk_balonów =bukiet_balonów | =bunch_of_balloons",
	gift: "m prezent prezent prezenty prezentów | present presents | podarunek upominek prezencik paczka | gift",
	candle: "f świeca świecę świece świec | candle candles | świeczka świeczuszka znicz |",
	glasses: "l kieliszki kieliszki kieliszki kieliszków | champagne_glasses champagne_glasses | szampan kieliszek toast =wino =wina prosecco lampka_wina | champagne wine =cheers",
	fireworks: "l fajerwerki fajerwerki fajerwerki fajerwerków | fireworks fireworks | =sztuczne_ognie petarda =fajerwerkami =fajerwerkow | firework",
	bunting: "f girlanda girlandę girlandy girland | bunting bunting | chorągiewka proporczyk | garland",
	rings: "l obrączki obrączki obrączki obrączek | wedding_rings wedding_rings | obrączka pierścionek =obraczek =obraczkami pierścień =zareczyny | ring =engagement",
	egg: "n jajko jajko jajka jajek | egg eggs | pisanka kraszanka jajo |",
	basket: "m koszyk koszyk koszyki koszyków | basket baskets | koszyczek święconka kosz =koszem |",
	bauble: "f bombka bombkę bombki bombek | bauble baubles | | ornament",
	bell: "m dzwonek dzwonek dzwonki dzwonków | bell bells | dzwon dzwoneczek |",
	sleigh: "l sanie sanie sanie sań | sleigh sleighs | =saniami =saniach =sankach sanki =sanki | sledge sled",
	gingerbread: "m piernik piernik pierniki pierników | gingerbread_man gingerbread_men | pierniczek =piernikowy_ludek | gingerbread",
	bow: "f kokarda kokardę kokardy kokard | bow bows | kokardka wstążka =wstazki =wstazek | ribbon",
	christmastree: "f choinka choinkę choinki choinek | Christmas_tree Christmas_trees | =świerk_z_lampkami =drzewko_świąteczne | =xmas_tree",
	snowman: "a bałwan bałwana bałwany bałwanów | snowman snowmen | bałwanek |",
	pumpkin: "f dynia dynię dynie dyń | pumpkin pumpkins | =dyniowa =dyniami |",
	ghost: "a duch ducha duchy duchów | ghost ghosts | duszek |",
	crown: "f korona koronę korony koron | crown crowns | =koronie |",
	cap: "m biret biret birety biretów | graduation_cap graduation_caps | matura dyplom absolwent absolwentka =obrona absolutorium | graduation graduate diploma",
	house: "m dom dom domy domów | house houses | domek chata chatka chałupa =domu | home cottage cabin",
	castle: "m zamek zamek zamki zamków | castle castles | pałac | palace",
	church: "m kościół kościół kościoły kościołów | church churches | kaplica kapliczka kościółek =kosciele =katedra | chapel",
	lighthouse: "f latarnia_morska latarnię_morską latarnie_morskie latarni_morskich | lighthouse lighthouses | |",
	windmill: "m wiatrak wiatrak wiatraki wiatraków | windmill windmills | młyn |",
	tent: "m namiot namiot namioty namiotów | tent tents | biwak kemping | camping",
	bench: "f ławka ławkę ławki ławek | bench benches | ławeczka |",
	lantern: "m lampion lampion lampiony lampionów | lantern lanterns | latarenka latarnia lampka lampa | lamp",
	armchair: "m fotel fotel fotele foteli | armchair armchairs | kanapa sofa krzesło fotelik | sofa chair",
	boat: "f łódka łódkę łódki łódek | boat boats | łódź żaglówka jacht statek żaglowiec =lodzi =lodzia okręt kajak | sailboat ship yacht",
	plane: "m samolot samolot samoloty samolotów | plane planes | samolocik | airplane aeroplane",
	car: "m samochód samochód samochody samochodów | car cars | auto autko garbus maluch fiat samochodzik =samochodu =samochodem | beetle",
	bicycle: "m rower rower rowery rowerów | bicycle bicycles | rowerek | bike",
	train: "m pociąg pociąg pociągi pociągów | train trains | kolejka lokomotywa ciuchcia parowóz tramwaj | locomotive tram",
	tractor: "m traktor traktor traktory traktorów | tractor tractors | ciągnik traktorek |",
	motorcycle: "m motocykl motocykl motocykle motocykli | motorcycle motorcycles | motor skuter motorek | motorbike =vespa",
	bus: "m autobus autobus autobusy autobusów | bus buses | autokar | coach",
	firetruck: "m wóz_strażacki wóz_strażacki wozy_strażackie wozów_strażackich | fire_engine fire_engines | =straż_pożarna =straży_pożarnej | fire_truck firetruck",
	book: "f książka książkę książki książek | book books | książeczka bajka =czyta =czytająca =czytający =czytać | =reading",
	cup: "f filiżanka filiżankę filiżanki filiżanek | cup cups | kawa herbata kubek kakao czekolada filiżaneczka =kawie | coffee tea mug cocoa",
	guitar: "f gitara gitarę gitary gitar | guitar guitars | ukulele | ukulele",
	piano: "m fortepian fortepian fortepiany fortepianów | piano pianos | pianino =pianinie |",
	violin: "l skrzypce skrzypce skrzypce skrzypiec | violin violins | =skrzypcami =skrzypcach wiolonczela | cello",
	trumpet: "f trąbka trąbkę trąbki trąbek | trumpet trumpets | saksofon puzon | saxophone",
	drum: "m bęben bęben bębny bębnów | drum drums | bębenek perkusja |",
	note: "f nuta nutę nuty nut | note notes | nutka muzyka piosenka melodia | music song",
	letter: "m list list listy listów | letter letters | koperta wiadomość | envelope",
	camera: "m aparat aparat aparaty aparatów | camera cameras | aparat_fotograficzny fotograf |",
	umbrella: "f parasolka parasolkę parasolki parasolek | umbrella umbrellas | parasol |",
	football: "f piłka piłkę piłki piłek | football footballs | mecz piłka_nożna =piłką_nożną | soccer ball",
	basketball: "f piłka_do_koszykówki piłkę_do_koszykówki piłki_do_koszykówki piłek_do_koszykówki | basketball basketballs | koszykówka koszykarz |",
	tennis: "f rakieta_tenisowa rakietę_tenisową rakiety_tenisowe rakiet_tenisowych | tennis_racket tennis_rackets | tenis tenisista tenisistka | tennis racket",
	skis: "l narty narty narty nart | skis skis | =nartach =nartami narciarz =narciarka | ski skiing =skier",
	trophy: "m puchar puchar puchary pucharów | trophy trophies | |",
	medal: "m medal medal medale medali | medal medals | |",
	key: "m klucz klucz klucze kluczy | key keys | kluczyk |",
	pram: "m wózek_dziecięcy wózek_dziecięcy wózki_dziecięce wózków_dziecięcych | pram prams | wózek =wozeczek | stroller",
	anchor: "f kotwica kotwicę kotwice kotwic | anchor anchors | =zeglarz =zeglarza =marynarz =marynarza | =sailor",
	clock: "m zegar zegar zegary zegarów | clock clocks | zegarek budzik | watch",
	suitcase: "f walizka walizkę walizki walizek | suitcase suitcases | bagaż torba_podróżna | luggage",
	globe: "m globus globus globusy globusów | globe globes | | ",
	palette: "f paleta_z_farbami paletę_z_farbami palety_z_farbami palet_z_farbami | paint_palette paint_palettes | =paleta =+farby =+farbami =+farb pędzel malarz malarka | =paints paintbrush painter",
	flag: "f flaga flagę flagi flag | flag flags | =sztandar |",
	apple: "n jabłko jabłko jabłka jabłek | apple apples | jabłuszko |",
	cherry: "f wiśnia wiśnię wiśnie wiśni | cherry cherries | czereśnia wisienka |",
	lemon: "f cytryna cytrynę cytryny cytryn | lemon lemons | cytrynka |",
	strawberry: "f truskawka truskawkę truskawki truskawek | strawberry strawberries | poziomka malina | raspberry",
	grapes: "l winogrona winogrona winogrona winogron | grapes grapes | winogrono kiść_winogron | grape vineyard",
	icecream: "l lody lody lody lodów | ice_cream ice_creams | =lód_w_wafelku =lodami =lodach | icecream",
	pizza: "f pizza pizzę pizze pizz | pizza pizzas | |",
	donut: "m pączek pączek pączki pączków | doughnut doughnuts | =oponka | donut",
	lollipop: "m lizak lizak lizaki lizaków | lollipop lollipops | cukierek cukierki | candy sweet",
	child: "d dziecko dziecko dzieci dzieci | child children | =dziecka =dziecku =dzieckiem =+dziećmi =+dzieciom =+dzieciach dzieciak =+dzieciaki przedszkolak =+rodzeństwo | kid =+kids toddler sibling",
	miner: "p górnik górnika górników górników | miner miners | sztygar =+gornicy | coalminer",
	pirate: "p pirat pirata piratów piratów | pirate pirates | korsarz =+piraci |",
	witch: "f czarownica czarownicę czarownice czarownic | witch witches | wiedźma =baba_jaga =babę_jagę | sorceress",
	elf: "p elf elfa elfów elfów | elf elves | skrzat krasnal krasnoludek =+elfy =+skrzaty | gnome =dwarf",
	fairy: "f wróżka wróżkę wróżki wróżek | fairy fairies | czarodziejka |",
	mermaid: "f syrenka syrenkę syrenki syrenek | mermaid mermaids | syrena |",
	ballerina: "f baletnica baletnicę baletnice baletnic | ballerina ballerinas | balerina tancerka | =ballet dancer",
	chef: "p kucharz kucharza kucharzy kucharzy | chef chefs | kucharka cukiernik piekarz | cook baker",
	policeman: "p policjant policjanta policjantów policjantów | police_officer police_officers | policjantka =+policjanci | policeman policewoman",
	firefighter: "p strażak strażaka strażaków strażaków | firefighter firefighters | =+strażacy strażaczka | fireman",
	astronaut: "p astronauta astronautę astronautów astronautów | astronaut astronauts | kosmonauta kosmonautka =+astronauci | cosmonaut spaceman",
	king: "p król króla królów królów | king kings | =+królowie |",
	superhero: "p superbohater superbohatera superbohaterów superbohaterów | superhero superheroes | super_bohater superbohaterka bohater =+superbohaterowie | hero super_hero",
	robot: "a robot robota roboty robotów | robot robots | robocik android |",
	stork: "a bocian bociana bociany bocianów | stork storks | bociek |",
	bat: "a nietoperz nietoperza nietoperze nietoperzy | bat bats | nietoperek |",
	octopus: "f ośmiornica ośmiornicę ośmiornice ośmiornic | octopus octopuses | ośmiorniczka kałamarnica | squid",
	crocodile: "a krokodyl krokodyla krokodyle krokodyli | crocodile crocodiles | krokodylek aligator | alligator",
	monkey: "f małpa małpę małpy małp | monkey monkeys | małpka szympans goryl | chimp ape gorilla",
	zebra: "f zebra zebrę zebry zebr | zebra zebras | |",
	parrot: "f papuga papugę papugi papug | parrot parrots | papużka | parakeet",
	camel: "a wielbłąd wielbłąda wielbłądy wielbłądów | camel camels | |",
	hat: "m kapelusz kapelusz kapelusze kapeluszy | hat hats | kapelusik cylinder | fedora",
	beanie: "f czapka czapkę czapki czapek | woolly_hat woolly_hats | czapeczka beret | beanie cap =winter_hat bobble_hat",
	santahat: "f czapka_Mikołaja czapkę_Mikołaja czapki_Mikołaja czapek_Mikołaja | Santa_hat Santa_hats | =czapce_mikołaja =czapką_mikołaja =mikołajowej_czapce =mikołajowa_czapka =czapce_świętego_mikołaja =czapka_świętego_mikołaja =świątecznej_czapce | =santa’s_hat =christmas_hat",
	partyhat: "f czapeczka_urodzinowa czapeczkę_urodzinową czapeczki_urodzinowe czapeczek_urodzinowych | party_hat party_hats | =urodzinowej_czapeczce =czapeczce_urodzinowej =urodzinowej_czapce =imprezowej_czapeczce | =birthday_hat",
	scarf: "m szalik szalik szaliki szalików | scarf scarves | szal chusta apaszka | shawl",
	eyeglasses: "l okulary okulary okulary okularów | glasses glasses | =okularach =okularami okularki | eyeglasses spectacles sunglasses",
	chalice: "m kielich kielich kielichy kielichów | chalice chalices | hostia | =eucharist",
	manger: "m żłóbek żłóbek żłóbki żłóbków | manger mangers | szopka stajenka =jezusek | nativity =nativity_scene crib",
	shell: "f muszla muszlę muszle muszli | shell shells | muszelka | seashell",
	starfish: "f rozgwiazda rozgwiazdę rozgwiazdy rozgwiazd | starfish starfish | |",
	babka: "f babka babkę babki babek | Easter_babka Easter_babkas | babka_wielkanocna mazurek =babki_wielkanocne | =bundt",
	stocking: "f skarpeta skarpetę skarpety skarpet | stocking stockings | skarpetka | sock",
	candycane: "f laska_cukrowa laskę_cukrową laski_cukrowe lasek_cukrowych | candy_cane candy_canes | cukrowa_laska cukrowa_laseczka |",
	wafer: "m opłatek opłatek opłatki opłatków | Christmas_wafer Christmas_wafers | =oplatkiem | =wafer",
	diploma: "n świadectwo świadectwo świadectwa świadectw | diploma diplomas | certyfikat zaświadczenie | certificate",
	blackboard: "f tablica tablicę tablice tablic | blackboard blackboards | kreda =tablicy_szkolnej | chalkboard chalk",
	treasure: "m skarb skarb skarby skarbów | treasure_chest treasure_chests | kufer skrzynia =skrzynia_skarbów | treasure",
	crystalball: "f szklana_kula szklaną_kulę szklane_kule szklanych_kul | crystal_ball crystal_balls | =magiczna_kula =magiczną_kulą =magiczną_kulę =kryształowa_kula =kryształową_kulą =kula |",
	wheat: "m snop_zboża snop_zboża snopy_zboża snopów_zboża | sheaf_of_wheat sheaves_of_wheat | zboże snop snopek pszenica =kłosy kłos żniwa dożynki | wheat harvest",
	scooter: "f hulajnoga hulajnogę hulajnogi hulajnóg | scooter scooters | hulajnóżka =hulajnodze | =kick_scooter",
	campfire: "n ognisko ognisko ogniska ognisk | campfire campfires | ogień =ogniem | bonfire fire",
	kite: "m latawiec latawiec latawce latawców | kite kites | |",
	deckchair: "m leżak leżak leżaki leżaków | deckchair deckchairs | leżaczek | deck_chair sunbed",
	wool: "m kłębek_wełny kłębek_wełny kłębki_wełny kłębków_wełny | ball_of_wool balls_of_wool | kłębek wełna włóczka =drutach =na_drutach =szydełko | yarn =knitting =knits wool",
	newspaper: "f gazeta gazetę gazety gazet | newspaper newspapers | gazetka |",
	fishingrod: "f wędka wędkę wędki wędek | fishing_rod fishing_rods | wędkarz wędkowanie | angler =fishing",
	hammer: "m młotek młotek młotki młotków | hammer hammers | narzędzie śrubokręt majsterkowanie majsterkowicz | tool screwdriver",
	laptop: "m laptop laptop laptopy laptopów | laptop laptops | komputer | computer",
	microphone: "m mikrofon mikrofon mikrofony mikrofonów | microphone microphones | karaoke piosenkarka piosenkarz | mic =karaoke",
	gramophone: "m gramofon gramofon gramofony gramofonów | gramophone gramophones | adapter =płyta_winylowa winyl | =record_player vinyl",
	flowerpot: "f roślina_w_doniczce roślinę_w_doniczce rośliny_w_doniczkach roślin_w_doniczkach | pot_plant pot_plants | doniczka roślina rzeżucha paprotka | flowerpot potted_plant plant =pot",
	pencil: "m ołówek ołówek ołówki ołówków | pencil pencils | kredka długopis pióro_wieczne | crayon pen",
	backpack: "m plecak plecak plecaki plecaków | backpack backpacks | tornister plecaczek | rucksack =school_bag schoolbag",
	digger: "f koparka koparkę koparki koparek | digger diggers | koparko-ładowarka spychacz betoniarka dźwig buldożer | excavator bulldozer",
	carriage: "f bryczka bryczkę bryczki bryczek | carriage carriages | kareta powóz dorożka karoca | coach_and_horses",
	carrot: "f marchewka marchewkę marchewki marchewek | carrot carrots | marchew |",
	banana: "m banan banan banany bananów | banana bananas | |",
	croissant: "m rogalik rogalik rogaliki rogalików | croissant croissants | rogal bułeczka | =pastry",
	chocolates: "l czekoladki czekoladki czekoladki czekoladek | chocolates chocolates | bombonierka czekoladka pralinka =czekoladkami | =box_of_chocolates praline",
	drink: "m drink drink drinki drinków | cocktail cocktails | koktajl lemoniada sok napój | lemonade juice drink",
	tie: "m krawat krawat krawaty krawatów | tie ties | muszka | =bow_tie necktie",
	bracelet: "f bransoletka bransoletkę bransoletki bransoletek | bracelet bracelets | bransoleta naszyjnik korale =perły | necklace pearl",
	rosary: "m różaniec różaniec różańce różańców | rosary rosaries | |",
	footballer: "p piłkarz piłkarza piłkarzy piłkarzy | footballer footballers | piłkarka =+pilkarze bramkarz | goalkeeper =football_player",
	dress: "f sukienka sukienkę sukienki sukienek | dress dresses | suknia sukieneczka | gown",
	pacifier: "m smoczek smoczek smoczki smoczków | dummy dummies | | pacifier soother",
	booties: "l buciki buciki buciki bucików | baby_shoes baby_shoes | bucik =bucikami =bucikach butki | bootie =booties",
	carnation: "m goździk goździk goździki goździków | carnation carnations | |",
	chrysanthemum: "f chryzantema chryzantemę chryzantemy chryzantem | chrysanthemum chrysanthemums | dalia aster astra złocień | dahlia aster",
	tiger: "a tygrys tygrysa tygrysy tygrysów | tiger tigers | tygrysek tygrysica tygrysiątko | =tigress",
	panda: "f panda pandę pandy pand | panda pandas | |",
	rooster: "a kogut koguta koguty kogutów | rooster roosters | kogucik | cockerel",
	horseshoe: "f podkowa podkowę podkowy podków | horseshoe horseshoes | podkówka |",
	clover: "f czterolistna_koniczyna czterolistną_koniczynę czterolistne_koniczyny czterolistnych_koniczyn | four-leaf_clover four-leaf_clovers | koniczyna koniczynka | clover shamrock",
	swing: "f huśtawka huśtawkę huśtawki huśtawek | swing swings | |",
	bridge: "m most most mosty mostów | bridge bridges | mostek kładka | footbridge",
	truck: "f ciężarówka ciężarówkę ciężarówki ciężarówek | truck trucks | wywrotka | lorry",
	ambulance: "f karetka karetkę karetki karetek | ambulance ambulances | ambulans =pogotowie |",
	postman: "p listonosz listonosza listonoszy listonoszy | postman postmen | listonoszka | mailman"
};
// src/domain/generation/reading/wordIndex.ts
/**
* Words and phrases by all their forms: one matcher for every vocabulary. A list holds words parted by spaces, Polish
* ones, then after `|` the English ones. `_` stands for a space, `=` says that a word has no other forms, `=+` that it
* means several.
*/
var WordIndex = class {
	words = /* @__PURE__ */ new Map();
	/** By every form of their first word, the longest first. */
	phrases = /* @__PURE__ */ new Map();
	/** Every single word that is known, with what it means. */
	get entries() {
		return this.words;
	}
	meaningsOf(form) {
		return this.words.get(form) ?? [];
	}
	/** The longest phrase, or else the word, that stands at an index; null for one that isn't known. */
	matchAt(words, index) {
		const word = words[index];
		if (word === void 0) return null;
		const phrase = this.phrases.get(word.folded)?.find(({ rest }) => rest.every((forms, step) => {
			const next = words[index + step + 1];
			return next !== void 0 && !next.isAfterStop && forms.has(next.folded);
		}));
		if (phrase !== void 0) return {
			meanings: [{
				sense: phrase.sense,
				isExact: true
			}],
			length: 1 + phrase.rest.length
		};
		const meanings = this.meaningsOf(word.folded);
		return meanings.length === 0 ? null : {
			meanings,
			length: 1
		};
	}
	add(form, sense, isExact) {
		const known = this.words.get(form) ?? [];
		const isThis = (one) => JSON.stringify(one.sense) === JSON.stringify(sense);
		if (known.some((one) => isThis(one) && (one.isExact || !isExact))) return;
		this.words.set(form, [...known.filter((one) => !isThis(one)), {
			sense,
			isExact
		}]);
	}
	learnAll(list, senseOf) {
		const [polish = "", english = ""] = list.split("|");
		for (const entry of entriesOf(polish)) this.learnPolish(entry, senseOf);
		for (const entry of entriesOf(english)) this.learnEnglish(entry, senseOf);
	}
	learnPolish(entry, senseOf) {
		this.learn(entry, polishForms, senseOf);
	}
	learnEnglish(entry, senseOf) {
		this.learn(entry, englishForms, senseOf);
	}
	learn(entry, formsOf, senseOf) {
		const isLiteral = entry.startsWith("=");
		const sense = senseOf(entry.startsWith("=+") ? "many" : "one");
		const text = entry.replace(/^=\+?/, "");
		const [first = "", ...rest] = text.split("_").map(folded);
		if (rest.length > 0) this.learnPhrase(first, rest, sense, isLiteral ? () => [] : formsOf);
		else if (isLiteral) this.add(first, sense, true);
		else for (const [form, number] of formsOf(text)) this.add(form, senseOf(number), form === first);
	}
	learnPhrase(first, rest, sense, formsOf) {
		const allOf = (part) => /* @__PURE__ */ new Set([part, ...formsOf(part).map(([form]) => form)]);
		const phrase = {
			rest: rest.map(allOf),
			sense
		};
		for (const form of allOf(first)) {
			const longestFirst = [...this.phrases.get(form) ?? [], phrase].toSorted((one, other) => other.rest.length - one.rest.length);
			this.phrases.set(form, longestFirst);
		}
	}
};
/** A word that ends as adjectives do is read as one, the others as nouns. */
function polishForms(lemma) {
	const adjective = adjectiveForms(lemma).map((form) => [form, "either"]);
	if (/[yi]$/.test(folded(lemma))) return adjective;
	return nounForms(lemma);
}
/** The entries of a list. */
function entriesOf(list) {
	return list.split(" ").filter((entry) => entry !== "");
}
// src/domain/generation/reading/vocabulary.ts
var made = null;
/** All words that are understood. Made when first asked for: some thousands of forms. */
function vocabulary() {
	made ??= makeVocabulary();
	return made;
}
/** The senses of a word. What is exactly a small word is nothing else; of several things the exact one is meant. */
function sensesOf({ index }, form) {
	const meanings = index.meaningsOf(form);
	const exact = meanings.filter(({ isExact }) => isExact);
	const isSmall = exact.some(({ sense: { kind } }) => kind === "silent" || kind === "negation" || kind === "count");
	const things = (isSmall ? exact : meanings).filter(({ sense }) => sense.kind === "thing");
	const thing = things.find(({ isExact }) => isExact) ?? things[0];
	const others = (isSmall ? exact : meanings).filter(({ sense }) => sense.kind !== "thing");
	return [...thing === void 0 ? [] : [thing], ...others].map(({ sense }) => sense);
}
function makeVocabulary() {
	const index = new WordIndex();
	learnSmallWords(index);
	learnDescriptions(index);
	learnCircumstances(index);
	return {
		index,
		names: new Map(MOTIFS.map((name) => [name, learnThing(index, name)]))
	};
}
function learnSmallWords(index) {
	const exactly = (list, sense) => {
		for (const entry of list.split(" ")) index.learnPolish(`=${entry}`, () => sense);
	};
	exactly(SILENT_WORDS, { kind: "silent" });
	exactly(NEGATION_WORDS, { kind: "negation" });
	for (const [count, list] of COUNT_WORDS) exactly(list, {
		kind: "count",
		count
	});
}
function learnDescriptions(index) {
	for (const [colour, pl, en, also] of COLOUR_WORDS) {
		const [morePolish = "", moreEnglish = ""] = also.split("|");
		const list = `${pl} ${morePolish}|${en.replaceAll(" ", "_")} ${moreEnglish}`;
		index.learnAll(list, () => ({
			kind: "colour",
			colour
		}));
	}
	for (const name of keysOf(SIZE_WORDS)) index.learnAll(joined(SIZE_WORDS[name]), () => ({
		kind: "size",
		name
	}));
	for (const name of keysOf(POSE_WORDS)) index.learnAll(joined(POSE_WORDS[name]), () => ({
		kind: "pose",
		name
	}));
}
function learnCircumstances(index) {
	for (const name of keysOf(SETTING_WORDS)) index.learnAll(SETTING_WORDS[name], () => ({
		kind: "setting",
		name
	}));
	for (const name of keysOf(OCCASION_WORDS)) index.learnAll(OCCASION_WORDS[name], () => ({
		kind: "occasion",
		name
	}));
	for (const name of keysOf(MOOD_WORDS)) index.learnAll(MOOD_WORDS[name], () => ({
		kind: "mood",
		name
	}));
	for (const name of keysOf(SEASON_WORDS)) index.learnAll(SEASON_WORDS[name], () => ({
		kind: "season",
		name
	}));
	for (const name of keysOf(TIME_WORDS)) index.learnAll(TIME_WORDS[name], () => ({
		kind: "time",
		name
	}));
	for (const name of keysOf(WEATHER_WORDS)) index.learnAll(WEATHER_WORDS[name], () => ({
		kind: "weather",
		name
	}));
}
function learnThing(index, name) {
	const [parts = "", english = "", also = "", alsoEnglish = ""] = THINGS[name].split("|");
	const senseOf = (number) => ({
		kind: "thing",
		name,
		number
	});
	const [gender = "", one = "", object = "", many = "", ofMany = ""] = entriesOf(parts);
	const [englishOne = "", englishMany = ""] = entriesOf(english);
	index.learnPolish(one, senseOf);
	learnParts(index, name, {
		one,
		object,
		many,
		ofMany
	});
	index.learnEnglish(englishOne, senseOf);
	index.learnEnglish(`=+${englishMany}`, senseOf);
	index.learnAll(`${also}|${alsoEnglish}`, senseOf);
	return {
		gender: genderOf(gender),
		one: spoken(one),
		object: spoken(object),
		many: spoken(many),
		ofMany: spoken(ofMany),
		english: [spoken(englishOne), spoken(englishMany)]
	};
}
/** „sowy” are owls or an owl's; „róże” may be typed for różę. */
function learnParts(index, name, { one, object, many, ofMany }) {
	const sense = (number) => ({
		kind: "thing",
		name,
		number
	});
	if (one.includes("_")) {
		for (const form of [
			object,
			many,
			ofMany
		]) index.learnPolish(`=${form}`, () => sense(form === object ? "one" : "many"));
		return;
	}
	const single = new Set(polishForms(one).flatMap(([form, number]) => number === "many" ? [] : [form]));
	for (const form of [many, ofMany]) {
		const number = form !== one && single.has(folded(form)) ? "either" : form === one ? "one" : "many";
		index.add(folded(form), sense(number), true);
	}
	if (folded(object) !== folded(many)) index.add(folded(object), sense("one"), true);
}
function joined([pl, en, also]) {
	const [morePolish = "", moreEnglish = ""] = also.split("|");
	return `${pl} ${morePolish}|${en} ${moreEnglish}`;
}
function spoken(entry) {
	return entry.replaceAll("_", " ");
}
var GENDERS = [
	"p",
	"a",
	"m",
	"f",
	"n",
	"d",
	"l"
];
function genderOf(text) {
	return GENDERS.find((gender) => gender === text) ?? "m";
}
function keysOf(record) {
	const keys = [];
	for (const key in record) keys.push(key);
	return keys;
}
// src/domain/generation/reading/wearing.ts
/** Who has a face, so that a hat can sit on it. */
var FACES = /* @__PURE__ */ new Set([
	"cat",
	"dog",
	"bird",
	"dove",
	"owl",
	"fox",
	"bear",
	"teddy",
	"hare",
	"hedgehog",
	"fish",
	"whale",
	"swan",
	"deer",
	"sheep",
	"chick",
	"penguin",
	"elephant",
	"horse",
	"unicorn",
	"lion",
	"giraffe",
	"cow",
	"pig",
	"frog",
	"turtle",
	"duck",
	"squirrel",
	"mouse",
	"dinosaur",
	"dragon",
	"stork",
	"bat",
	"octopus",
	"crocodile",
	"monkey",
	"zebra",
	"parrot",
	"camel",
	"tiger",
	"panda",
	"snowman",
	"ghost",
	"robot",
	"grandma",
	"grandpa",
	"mum",
	"dad",
	"woman",
	"man",
	"girl",
	"boy",
	"child",
	"baby",
	"groom",
	"teacher",
	"doctor",
	"angel",
	"mermaid",
	"ballerina"
]);
/** Who is drawn in a dress, so that it can have a colour. */
var IN_DRESSES = /* @__PURE__ */ new Set([
	"grandma",
	"mum",
	"woman",
	"girl",
	"child",
	"teacher",
	"bride",
	"ballerina"
]);
/** Whether somebody can have a thing on. */
function canWear(wearer, worn) {
	return (worn === "dress" ? IN_DRESSES : FACES).has(wearer);
}
/** Whether a thing can be put on somebody. */
function isWorn(name) {
	return WORN.some((one) => one === name);
}
// src/domain/generation/reading/reader.ts
var PLAIN = {
	colours: [],
	sizes: [],
	pose: null,
	count: null
};
/** Goes through a prompt once, from left to right: what is said of what. */
var Reader = class {
	found = nothingFound();
	/** What was said of a thing that is still to come. */
	pending = PLAIN;
	/** Where in `motifs` the thing that was named last stands. */
	last = null;
	negatedUntil = -1;
	/** The unit that somebody was said to have on. */
	lastWorn = null;
	/** How many things had been named when this part of the sentence began. */
	clause = 0;
	prompt;
	units;
	unwanted;
	constructor(prompt, units, unwanted) {
		this.prompt = prompt;
		this.units = units;
		this.unwanted = unwanted;
	}
	read() {
		for (let index = 0; index < this.units.length;) index = this.take(index);
		return this.found;
	}
	take(index) {
		const unit = this.units[index];
		if (unit === void 0) return index + 1;
		if (unit.words[0].isAfterStop) {
			this.pending = PLAIN;
			this.last = null;
			this.clause = this.found.motifs.length;
			this.negatedUntil = -1;
		}
		const dedication = this.found.dedication === null ? dedicationAt(this.units, index, this.prompt) : null;
		if (dedication !== null) {
			this.found.dedication = dedication.text;
			if (dedication.occasion !== null) add(this.found.occasions, dedication.occasion);
			return dedication.next;
		}
		const isNegated = index <= this.negatedUntil;
		const senses = unit.senses.filter((sense) => !this.isUnwanted(sense));
		if (unit.senses.length === 0) this.miss(unit.words[0]);
		else if (isNegated) this.negatedUntil = senses.some(({ kind }) => kind === "thing") ? -1 : this.negatedUntil;
		else for (const sense of senses) this.note(sense, index);
		return index + 1;
	}
	miss(word) {
		this.found.unread.push(word);
		this.pending = PLAIN;
	}
	isUnwanted(sense) {
		return this.unwanted.some((one) => one.kind === sense.kind && ("name" in one && "name" in sense ? one.name === sense.name : "colour" in one && "colour" in sense && one.colour === sense.colour));
	}
	note(sense, index) {
		const { found } = this;
		switch (sense.kind) {
			case "thing":
				this.noteThing(sense, index);
				break;
			case "colour":
				this.noteColour(sense.colour, index);
				break;
			case "size":
				this.noteSize(sense.name, index);
				break;
			case "pose":
				if (this.isBeforeThing(index)) this.pending = {
					...this.pending,
					pose: sense.name
				};
				else this.moveThings(sense.name, index);
				break;
			case "count":
				this.pending = {
					...this.pending,
					count: sense.count
				};
				break;
			case "negation":
				this.negatedUntil = index + 2;
				break;
			case "setting":
				add(found.settings, sense.name);
				break;
			case "occasion":
				add(found.occasions, sense.name);
				break;
			case "season":
				add(found.seasons, sense.name);
				break;
			case "time":
				add(found.times, sense.name);
				break;
			case "mood":
				add(found.moods, sense.name);
				break;
			case "weather":
				add(found.weather, sense.name);
				if (sense.name === "rain") found.rainWords.push(this.units[index]?.words[0].folded ?? "");
		}
	}
	noteThing({ name, number }, index) {
		const { motifs } = this.found;
		if (index > 0 && this.last === motifs.length - 1 && motifs.at(-1)?.name === name && isThing(this.units[index - 1])) return;
		if (isWorn(name) && this.putOn(name, number === "many" || this.isInPlural(index), index)) return;
		const next = this.units[index + 1];
		if (name === "couple" && next?.senses.some((one) => one.kind === "thing" && one.number !== "one") === true) {
			this.pending = {
				...this.pending,
				count: 2
			};
			return;
		}
		const isMany = number === "many" || number === "either" && !this.isOfSomebody(index);
		const { colours, pose, sizes, count: said } = this.pending;
		this.pending = PLAIN;
		const bunch = name === "balloon" && isMany && said === null ? "balloons" : name;
		const asked = said ?? (isMany && !COLLECTIVE.has(bunch) ? 3 : 1);
		if (asked > 12) this.missCount(index);
		const thing = {
			...just(bunch),
			count: isAlwaysSeveral(bunch) ? 1 : within(asked),
			colours,
			pose
		};
		const isMore = said !== null || isMany || colours.length > 0 || sizes.length > 0;
		const [size = null, ...otherSizes] = sizes;
		this.addThing({
			...thing,
			size
		}, isMore, index);
		for (const other of otherSizes) this.addThing({
			...thing,
			size: other
		}, true, index);
	}
	/** „czarny kot i biały kot” are two cats, one of each colour; a small one and a large one are drawn apart. */
	addThing(thing, isMore, index) {
		const { motifs } = this.found;
		const earlier = motifs.findIndex(({ name, size }) => name === thing.name && (!isMore || size === thing.size));
		const before = motifs[earlier];
		const drawn = motifs.reduce((sum, { count }) => sum + count, 0);
		const room = Math.min(thing.count, 16 - drawn);
		if (before !== void 0 && !isMore) this.last = earlier;
		else if (room <= 0 || before === void 0 && motifs.length === 6) this.missThing(index);
		else if (before === void 0) {
			if (room < thing.count) this.missCount(index);
			this.last = motifs.push({
				...thing,
				count: room
			}) - 1;
		} else {
			this.last = earlier;
			motifs[earlier] = {
				...before,
				count: isAlwaysSeveral(thing.name) ? 1 : within(before.count + room),
				colours: [...before.colours, ...thing.colours],
				pose: before.pose ?? thing.pose
			};
		}
	}
	/** There is no room for it any more. */
	missThing(index) {
		const word = this.units[index]?.words[0];
		if (word !== void 0) this.found.unread.push(word);
		this.last = null;
	}
	/** „kot w czerwonym kapeluszu i okularach”: who was named last has it on. False where nobody is there to wear it. */
	putOn(name, isMany, index) {
		const { motifs } = this.found;
		const wearer = this.last === null ? void 0 : motifs[this.last];
		if (this.last === null || wearer === void 0 || !canWear(wearer.name, name)) return false;
		const before = this.beforeAdjectives(index);
		const joins = before === null ? "" : this.units[before]?.words[0].folded ?? "";
		const isMore = isAnd$1(this.units[before ?? -1]) && this.lastWorn !== null && before === this.lastWorn + 1;
		if (!PUT_ON.has(joins) && !isMore) return false;
		const { colours } = this.pending;
		this.pending = PLAIN;
		this.lastWorn = index;
		const first = isMany && wearer.count === 1 && !isAlwaysSeveral(name) ? this.clause : this.last;
		for (const [at, one] of motifs.entries()) {
			if (at < first || at > this.last || !canWear(one.name, name)) continue;
			const others = one.wears.filter((worn) => worn.name !== name);
			motifs[at] = {
				...one,
				wears: [...others, {
					name,
					colours
				}]
			};
		}
		return true;
	}
	/** „w czapkach Mikołaja”: a phrase has no number of its own. */
	isInPlural(index) {
		return this.units[index]?.words[0].folded.endsWith("ach") ?? false;
	}
	/** Where the words stand that come before a thing's articles and adjectives. */
	beforeAdjectives(index) {
		let at = index - 1;
		while (at >= 0 && isSaidOfIt(this.units[at])) at -= 1;
		return at < 0 ? null : at;
	}
	/** „mały i duży pies”, „wielki gruby kot” */
	noteSize(size, index) {
		if (!this.isBeforeThing(index)) return void this.describeLast({ size });
		const isOther = isAnd$1(this.units[index - 1]) && !this.pending.sizes.includes(size);
		this.pending = {
			...this.pending,
			sizes: isOther ? [...this.pending.sizes, size] : [size]
		};
	}
	/** „50 kotów”: as many as fit, and the number is told as not understood. */
	missCount(index) {
		const number = this.units[index - 1];
		if (number?.senses.some(({ kind }) => kind === "count") === true) this.found.unread.push(number.words[0]);
	}
	/** „portret sowy”, „małej sowy”: one of them, though „sowy” alone are several. */
	isOfSomebody(index) {
		const before = this.units[index - 1]?.words.at(-1)?.folded ?? "";
		if (isThing(this.units[index - 1])) return true;
		return /(?:ej|^portret|^obrazek|^rysunek|^zdjecie|^zdjecia|^ilustracja|^dla|^od|^do|^u|^obok|^kolo)$/.test(before);
	}
	noteColour(colour, index) {
		const next = kindAfter(this.units, index);
		if (next === "thing" || next === "unknown") this.pending = {
			...this.pending,
			colours: [...this.pending.colours, colour]
		};
		else if (next === "setting" || !this.describeLast({ colours: [colour] })) add(this.found.colours, colour);
	}
	/** „kot i pies śpią” are both asleep, „kot śpi” is one. */
	moveThings(pose, index) {
		const isOfAll = this.units[index]?.words[0].text.endsWith("ą") ?? false;
		const { motifs } = this.found;
		if (!isOfAll) this.describeLast({ pose });
		else motifs.splice(this.clause, motifs.length, ...motifs.slice(this.clause).map((one) => ({
			...one,
			pose
		})));
	}
	isBeforeThing(index) {
		const next = kindAfter(this.units, index);
		return next === "thing" || next === "unknown";
	}
	/** False where nothing has been named that it could be said of. */
	describeLast(what) {
		const thing = this.last === null ? void 0 : this.found.motifs[this.last];
		if (this.last === null || thing === void 0) return false;
		const colours = [...thing.colours, ...what.colours ?? []];
		this.found.motifs[this.last] = {
			...thing,
			...what,
			colours
		};
		return true;
	}
};
var ARTICLES = new Set("a an the his her its their my swoj swoja swoim swojej".split(" "));
/** What stands before something that somebody has on. */
var PUT_ON = new Set("w we z ze ma maja nosi in with wearing wears".split(" "));
/** „w swoim czerwonym”: what stands between „w” and a thing. */
function isSaidOfIt(unit) {
	const word = unit?.words[0].folded ?? "";
	return !PUT_ON.has(word) && (ARTICLES.has(word) || isAdjective(unit));
}
/** As many as can be looked at. */
function within(count) {
	return Math.min(12, Math.max(1, count));
}
/** „dwie obrączki” are the pair that rings are. */
function isAlwaysSeveral(name) {
	return vocabulary().names.get(name)?.gender === "l";
}
// src/domain/generation/reading/units.ts
/** Words joined to what they mean, the longest phrases first. */
function unitsOf(known, words) {
	const units = [];
	for (let index = 0; index < words.length;) {
		const word = words[index];
		if (word === void 0) break;
		const match = known.index.matchAt(words, index);
		const length = match?.length ?? 1;
		units.push({
			senses: length > 1 ? (match?.meanings ?? []).map(({ sense }) => sense) : singleSenses(known, word),
			words: [word, ...words.slice(index + 1, index + length)]
		});
		index += length;
	}
	return units;
}
function singleSenses(known, { folded, text }) {
	const senses = sensesOf(known, folded);
	if (senses.length > 0) return /[ęą]$/i.test(text) ? senses.map(asOne) : senses;
	if (/^\d{1,2}$/.test(folded)) return [{
		kind: "count",
		count: Number(folded)
	}];
	if (/^\d/.test(folded)) return [{ kind: "silent" }];
	const parts = folded.split("-");
	return parts.length > 1 ? parts.flatMap((part) => sensesOf(known, part)) : senses;
}
/** „sowę” is one, „sowy” may be several. */
function asOne(sense) {
	return sense.kind === "thing" && sense.number === "either" ? {
		...sense,
		number: "one"
	} : sense;
}
// src/domain/generation/reading/readPrompt.ts
var UNREAD_MOST = 12;
/** Reads a prompt and what must not be in the picture. Never fails: what it doesn't understand is `unread`. */
function readPrompt(prompt, negativePrompt = "") {
	const known = vocabulary();
	const lettering = letteringOf(prompt);
	const units = unitsOf(known, wordsOf(prompt, lettering.parts));
	const found = new Reader(prompt, units, unitsOf(known, wordsOf(negativePrompt, [])).flatMap(({ senses }) => senses)).read();
	const number = numberOf(prompt);
	const weather = withoutDoubleRain(found);
	const time = found.times[0] ?? null;
	const setting = found.settings.find((name) => name !== "plain") ?? found.settings[0] ?? null;
	const isStarry = setting !== null || time === "night" || weather.includes("stars");
	const motifs = gathered(found.motifs).filter((motif) => !isInSky(motif, time) && !(isStarry && isStars(motif)));
	const names = motifs.map(({ name }) => name);
	const hasStars = found.motifs.some(({ name }) => name === "star") && !names.includes("star");
	return {
		motifs,
		setting,
		occasion: found.occasions[0] ?? null,
		season: found.seasons[0] ?? null,
		time: time ?? (hasStars || setting === "space" || names.includes("rocket") || names.includes("fireworks") ? "night" : null),
		weather: [...weather, ...hasStars && !weather.includes("stars") ? ["stars"] : []].filter((name) => !isShown(name, names)),
		moods: found.moods,
		colours: found.colours.slice(0, 3),
		words: lettering.lines,
		dedication: found.dedication,
		number,
		language: languageOf(prompt, units),
		unread: found.unread.slice(0, UNREAD_MOST).map((word) => unreadWord(known, word))
	};
}
/**
* Whether there is anything to draw in a style. A colour or a mood alone isn't, unless a pattern is dyed in it; where
* words are the picture, whatever was written is drawn.
*/
function isDrawable(brief, style = "natural") {
	return style === "typographic" || style === "pattern" && brief.colours.length > 0 || brief.motifs.length > 0 || brief.setting !== null || brief.occasion !== null || brief.season !== null || brief.time !== null || brief.weather.length > 0 || brief.words.length > 0 || brief.dedication !== null;
}
function unreadWord(known, { text, folded, start, end }) {
	return {
		word: text,
		start,
		end,
		near: nearestThings(known, folded)
	};
}
export { SIZE_WORDS as a, POSE_WORDS as i, isDrawable, COLOUR_WORDS as n, just as o, COUNT_WORDS as r, readPrompt, vocabulary as t };
