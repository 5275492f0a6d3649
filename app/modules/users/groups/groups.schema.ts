import * as z from "zod";
import { GROUP_MOST } from "#app/directory/find-people.server";
import { ListQuery } from "#app/lists/query.schema";
import { oneLine } from "#app/platform/text.schema";
import { groupList } from "./groups.list";

const id = z.string("required").min(1, "required").max(64, "wrongValue");

export const GroupsQuery = ListQuery(groupList);
export type GroupsQuery = z.output<typeof GroupsQuery>;

/** A group's name, and who is in it: `hand`, or a rule and its value, as `role:CLIENT`. */
export const GroupInput = z.object({
	name: oneLine(100).min(1, "required"),
	rule: z
		.string("required")
		.regex(/^(hand|(role|module|advisor):[\w-]{1,64})$/, "wrongValue")
		.default("hand"),
});

export const GroupNamed = z.object({ group: id });
export const GroupPage = GroupNamed.extend({ q: oneLine(200).default("") });
export const ChangeGroupForm = GroupNamed.extend(GroupInput.shape);
export const AddPeopleForm = GroupNamed.extend({
	memberIds: z.array(id).min(1, "required").max(GROUP_MOST, `tooMany?count=${GROUP_MOST}`),
});
export const RemovePersonForm = GroupNamed.extend({ person: id });
