// src/domain/generation/switchedOn.ts
/** The switch that each kind of generation has; null for those that are always on. */
var SWITCHES = {
	image: "imageGeneration",
	video: "videoGeneration",
	music: null,
	speech: null,
	text: null,
	transcription: null
};
/** Whether things of a kind are made here at all, as this installation has it. */
function isSwitchedOn(type, features) {
	const name = SWITCHES[type];
	return name === null || features[name];
}
export { isSwitchedOn as t };
