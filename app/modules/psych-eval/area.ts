import { defineArea } from "../../forms/area";

/** What clients report about themselves: health data, about the person who answers. */
export const area = defineArea({
	moduleKey: "psych_eval",
	subjects: ["person"],
	isHealth: true,
	opensAll: 30,
	writes: 20,
	replyPath: "psych_eval/form_reply",
	replyPages: () => ({ all: "psych_eval/users", one: (replyId) => `psych_eval/reports/reply/${replyId}` }),
	ownPath: ({ id }) => `psych_eval/reports?form=${id}`,
	notice: "selfReportForm",
});
