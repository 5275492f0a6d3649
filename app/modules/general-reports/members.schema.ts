import * as z from "zod";
import { memberRoles } from "./member-roles";
import { id, ProjectNamed } from "./projects.schema";

const role = z.enum(memberRoles, "wrongValue");
const ticked = z.preprocess((sent) => sent === "on" || sent === "true" || sent === true, z.boolean());

export const AddMembers = ProjectNamed.extend({
	userIds: z.preprocess(
		(sent) => (sent === undefined ? [] : [sent].flat()),
		z.array(id).min(1, "required").max(90, "tooMany?count=90"),
	),
	role,
	asks: ticked,
});
export const SetRole = ProjectNamed.extend({ userId: id, role });
export const RemoveMember = ProjectNamed.extend({ userId: id });
