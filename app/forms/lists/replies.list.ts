import { defineList } from "../../lists/definition";
import { languageNames } from "./forms.list";

const statuses = {
	submitted: "formReplies:status.submitted",
	clarify: "formReplies:status.clarify",
	approved: "formReplies:status.approved",
	rejected: "formReplies:status.rejected",
};
const sources = {
	link: "formReplies:source.link",
	invitation: "formReplies:source.invitation",
	member: "formReplies:source.member",
	call: "formReplies:source.call",
};

/** The replies to a form, without its questions: those are the form's own columns. */
export const replyList = defineList({
	key: "form_builder.replies",
	sort: "-sent",
	level: 20,
	columns: [
		{
			key: "sent",
			kind: "date",
			label: "formReplies:column.sent",
			sortable: true,
			filterable: true,
			show: "always",
			exported: true,
		},
		{
			key: "status",
			kind: "choice",
			label: "formReplies:column.status",
			filterable: true,
			choices: statuses,
			exported: true,
		},
		{ key: "respondent", kind: "text", label: "formReplies:column.respondent", filterable: true, exported: true },
		{ key: "assignee", kind: "person", label: "formReplies:column.assignee", filterable: true, exported: true },
		{
			key: "language",
			kind: "choice",
			label: "formReplies:column.language",
			filterable: true,
			choices: languageNames,
			exported: true,
		},
		{
			key: "source",
			kind: "choice",
			label: "formReplies:column.source",
			filterable: true,
			choices: sources,
			show: "later",
			exported: true,
		},
		{ key: "day", kind: "day", label: "formReplies:column.day", filterable: true, show: "later", exported: true },
		{
			key: "isLate",
			kind: "yesno",
			label: "formReplies:column.isLate",
			filterable: true,
			show: "later",
			exported: true,
		},
		{
			key: "seconds",
			kind: "number",
			label: "formReplies:column.seconds",
			filterable: true,
			show: "later",
			exported: true,
		},
		{
			key: "version",
			kind: "number",
			label: "formReplies:column.version",
			filterable: true,
			show: "later",
			exported: true,
		},
	],
	views: [
		{ key: "toReview", label: "formReplies:view.toReview", query: "f=status.any.submitted" },
		{ key: "mine", label: "formReplies:view.mine", query: "f=assignee.any.me" },
		{ key: "clarify", label: "formReplies:view.clarify", query: "f=status.any.clarify" },
	],
});
