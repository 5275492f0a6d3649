import { defineArea } from "../../forms/area";

/** Forms that anybody in the organisation makes, about whatever they choose. */
export const area = defineArea({
	moduleKey: "form_builder",
	subjects: ["none", "person", "company"],
	opensAll: 20,
	writes: 20,
	replyPath: "form_builder/form_reply",
	replyPages: ({ slug }) => ({
		all: `form_builder/forms/${slug}`,
		one: (replyId) => `form_builder/forms/${slug}/replies/${replyId}`,
	}),
	subjectPath: ({ slug }, subjectId) => `form_builder/formreports/${slug}?view=people&person=${subjectId}`,
});
