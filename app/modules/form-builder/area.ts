import { defineArea } from "../../forms/area";

/** Forms that anybody in the organisation makes, about nobody in particular. */
export const area = defineArea({
	moduleKey: "form_builder",
	subjects: ["none", "person"],
	opensAll: 20,
	writes: 20,
	replyPath: "form_builder/form_reply",
});
