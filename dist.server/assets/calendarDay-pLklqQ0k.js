// src/domain/gifts/calendarDay.ts
/** The calendar day, `YYYY-MM-DD`, of a moment in a time zone; where this runs unless told. */
function calendarDay(moment, timeZone) {
	return new Intl.DateTimeFormat("sv-SE", {
		dateStyle: "short",
		...timeZone && { timeZone }
	}).format(moment);
}
/** Whether a calendar day is over at that moment, where this runs. An empty one never is. */
function isDayOver(day, moment) {
	return day !== "" && day < calendarDay(moment);
}
export { isDayOver as n, calendarDay as t };
