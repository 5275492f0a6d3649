import * as z from "zod";
import { pick } from "#app/directory/fields/field";
import { OwnInput } from "#app/directory/profile.schema";
import { exportFormat } from "#app/lists/export/export.schema";
import { listedAs } from "#app/lists/fields/noun-field";
import { ListQuery } from "#app/lists/query.schema";
import { languageCodes } from "#app/platform/i18n";
import { id } from "#app/platform/text.schema";
import { roleNames } from "#db/schema/portal";
import { invitationList } from "./invitations.list";
import { memberFields } from "./members.fields";
import { memberList } from "./members.list";

/** A filter of a GET form: an empty field is no filter. */
const filter = <Schema extends z.ZodType>(schema: Schema) =>
	z.preprocess((value) => (value === "" ? undefined : value), schema.optional());

const text = (most: number) => z.string("wrongType").trim().max(most);

export const MembersQuery = ListQuery(memberList).extend({
	/** The guid of the member whose panel is open. */
	member: filter(text(100)),
});
export const MembersExport = ListQuery(memberList).extend(exportFormat);
export type MembersQuery = z.output<typeof MembersQuery>;

export const InvitationsQuery = ListQuery(invitationList);
export const InvitationsExport = InvitationsQuery.extend(exportFormat);
export type InvitationsQuery = z.output<typeof InvitationsQuery>;

/** `like`: the guid or the e-mail address of a member whose role and access the form begins with. */
export const InviteQuery = z.object({ like: filter(text(300)) });
export type InviteQuery = z.output<typeof InviteQuery>;

const Member = z.object({ member: id });
/** The entries and, in the same order, the role that is given in each (none: empty). */
const grantFields = { entries: z.array(id).max(100).default([]), roles: z.array(z.string()).max(100).default([]) };

/** A cell of the list that was edited in place. */
export const FieldInput = z.object({
	...pick(OwnInput.shape, listedAs(memberFields, { editable: true })),
	id,
	updatedAt: z.coerce.number("wrongType").int("wrongType"),
});

export const OneMember = Member;
export const GrantRequestInput = z.object({ request: id, role: id });
export const DeclineRequestInput = z.object({ request: id });
export const RoleInput = Member.extend({ role: z.enum(roleNames) });
export const GrantsInput = Member.extend(grantFields);
/** The other side of a relation: an e-mail or a name as the list offers it. */
export const RelateInput = Member.extend({ person: z.string("required").trim().min(1, "required").max(300) });
export const RelationInput = z.object({ relation: id });
export const TransferInput = Member.extend({ advisor: id });
export const RemoveInput = Member.extend({ confirmName: z.string("required") });

export const InviteInput = z.object({
	emails: z.string("required").trim().min(1, "required").max(50_000),
	role: z.enum(roleNames),
	...grantFields,
	language: z.enum(languageCodes),
	message: text(1000).default(""),
	/** Invite the new ones although others on the list cannot be. */
	skipOthers: z.literal("yes").optional(),
});
export type InviteInput = z.output<typeof InviteInput>;
export const InvitationInput = z.object({ invitation: id });
