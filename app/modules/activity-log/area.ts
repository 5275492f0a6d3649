import { defineArea } from "../../forms/area";

/** A log is a form about one client, who answers it once for each day. */
export const area = defineArea({
	moduleKey: "activity_log",
	subjects: ["person"],
	opensAll: 30,
	writes: 20,
	replyPath: "logform/answer",
	ownPath: ({ id }) => `logform/dashboard?log=${id}`,
	notice: "activityLogForm",
});
