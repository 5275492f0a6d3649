import * as z from "zod";
import { basedOn } from "#app/directory/company.schema";
import { exportFormat } from "#app/lists/export/export.schema";
import { ListCall, ListQuery } from "#app/lists/query.schema";
import { id, oneLine, text } from "#app/platform/text.schema";
import { yesNo } from "../fields.schema";
import { groupList } from "./groups.list";

export const GroupsQuery = ListQuery(groupList);
export type GroupsQuery = z.output<typeof GroupsQuery>;
export const GroupsFileQuery = GroupsQuery.extend(exportFormat);
export const GroupsCall = ListCall(groupList).extend({ id: id.optional() });

const groupFields = {
	name: oneLine(160, "required").min(1, "required"),
	htaGroup: oneLine(60),
	requirement: text(500),
	isActive: yesNo,
};
export const NewGroupInput = z.object({ ...groupFields, isActive: yesNo.default(true) });
export type GroupFacts = z.output<typeof NewGroupInput>;

export const GroupNamed = z.object({ group: id });
export const GroupInput = z.object({ group: id, ...groupFields, updatedAt: basedOn });
/** The group that takes the codes of another, which is removed. */
export const ReplaceGroupInput = z.object({ group: id, by: id });

/** A call: without `id` a new group, with it what is to change of one. */
export const GroupCall = z.object(groupFields).partial().extend({ id: id.optional(), updatedAt: basedOn });
/** `replacedBy`: the group that takes its codes. */
export const GroupRef = z.object({ id, replacedBy: id.optional() });
