// src/features/card/melody.ts
var BEAT = .4;
var BEATS_OF_BAR = 3;
var A4 = 440;
/** Half-tones from the A that is tuned by. */
var hertz = (halfTones) => A4 * 2 ** (halfTones / 12);
/** The upper voice, bar by bar, in half-tones above middle C; null is a rest. */
var UPPER = [
	[
		12,
		16,
		19
	],
	[
		21,
		19,
		16
	],
	[
		17,
		21,
		24
	],
	[
		23,
		19,
		null
	],
	[
		21,
		24,
		21
	],
	[
		19,
		16,
		12
	],
	[
		14,
		17,
		19
	],
	[
		16,
		null,
		null
	],
	[
		12,
		16,
		19
	],
	[
		21,
		19,
		16
	],
	[
		17,
		21,
		24
	],
	[
		26,
		23,
		19
	],
	[
		24,
		21,
		17
	],
	[
		16,
		19,
		16
	],
	[
		14,
		19,
		23
	],
	[
		24,
		null,
		null
	]
];
/** The ground of each bar. */
var GROUND = [
	0,
	-3,
	-7,
	-5,
	-7,
	0,
	-5,
	0,
	0,
	-3,
	-7,
	-5,
	-7,
	0,
	-5,
	0
];
/** Middle C from the A that is tuned by. */
var MIDDLE_C = -9;
/** The melody of a card, as a musical box would play it: sixteen bars of a waltz, twenty seconds. */
var MELODY = [...UPPER.flatMap((bar, place) => bar.flatMap((tone, beat) => tone === null ? [] : [{
	...noteAt(place, beat),
	lasts: 1.6,
	hertz: hertz(tone + MIDDLE_C)
}])), ...GROUND.map((tone, place) => ({
	...noteAt(place, 0),
	lasts: 2.2,
	hertz: hertz(tone + MIDDLE_C)
}))].toSorted((one, other) => one.at - other.at);
function noteAt(bar, beat) {
	return { at: (bar * BEATS_OF_BAR + beat) * BEAT };
}
/** How loud a single note is: several sound at once. */
var LOUD = .16;
/** Plays the melody once; tells when it is over by itself. What it gives stops it at once. */
function playMelody(onOver) {
	const context = new AudioContext();
	const from = context.currentTime + .05;
	let last = null;
	for (const note of MELODY) last = strike(context, from, note);
	let isStopped = false;
	const stop = () => {
		if (isStopped) return;
		isStopped = true;
		context.close();
	};
	last?.addEventListener("ended", () => {
		if (isStopped) return;
		stop();
		onOver();
	});
	return stop;
}
/** A tooth of the box: a tone that is there at once and fades, with a little of what lies above it. */
function strike(context, from, { at, lasts, hertz: height }) {
	const volume = context.createGain();
	volume.gain.setValueAtTime(LOUD, from + at);
	volume.gain.exponentialRampToValueAtTime(1e-4, from + at + lasts);
	volume.connect(context.destination);
	const tone = context.createOscillator();
	tone.type = "triangle";
	tone.frequency.value = height;
	tone.connect(volume);
	tone.start(from + at);
	tone.stop(from + at + lasts);
	return tone;
}
export { playMelody };
