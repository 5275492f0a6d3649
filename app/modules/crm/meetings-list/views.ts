const fromToday = "f=starts.after.-1&sort=starts";

/** What the views of the list of meetings ask for; apart from its words, which most pages do not load. */
export const meetingViews = {
	mine: `f=attendee.any.me&${fromToday}`,
	coming: fromToday,
	past: "f=starts.before.0",
	noMinutes: "f=starts.before.0&f=minutes.empty",
};
