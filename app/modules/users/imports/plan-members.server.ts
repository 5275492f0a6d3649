import { noneOf } from "#app/directory/fields/field";
import { ownDetailNames, ownDetails } from "#app/directory/own-details";
import { invitingLater } from "#app/directory/waiting-invitations.server";
import type { ImportContext, ParsedRow, Plan, Values } from "#app/lists/import/import-kind";
import { newId } from "#app/platform/ids";
import type { RoleName } from "#app/platform/tenant/context";
import { preconditionsOf, type Roles, roleIn, settingMember } from "./member-writes.server";
import { type KnownMember, type KnownMembers, readMembers } from "./read-members.server";
import { namesInFiles } from "./role-names.server";

type Names = Awaited<ReturnType<typeof namesInFiles>>;
type Wanted = { role?: RoleName; roles?: Roles };

/** What rows of members come to: an invitation for who is not there, changed fields for who is. */
export async function planMembers(ctx: ImportContext, rows: ParsedRow[]): Promise<Plan[]> {
	const [known, names] = await Promise.all([
		readMembers(ctx, { emails: rows.map(({ values }) => String(values.email ?? "")) }),
		namesInFiles(),
	]);
	return rows.map(({ values }): Plan => {
		const wanted = wantedOf(values, known, names);
		if ("problems" in wanted) return { verdict: "error", problems: wanted.problems };
		const member = known.members.find(({ person }) => person.email === values.email);
		return member ? changing(ctx, known, member, values, wanted) : inviting(ctx, known, values, wanted);
	});
}

/** The role and the modules that a row names, if they are there and its importer may give them. */
function wantedOf(
	values: Values,
	{ modules, authority }: KnownMembers,
	names: Names,
): Wanted | { problems: Record<string, string> } {
	const wanted: Wanted = {};
	if (typeof values.role === "string") {
		wanted.role = names.role(values.role);
		if (!wanted.role) return { problems: { role: "imports:problem.noSuchRole" } };
		if (!authority.mayGiveRole(wanted.role)) return { problems: { role: "imports:problem.onlyWhatYouHave" } };
	}
	if (Array.isArray(values.modules)) {
		wanted.roles = {};
		for (const pair of values.modules as { module: string; role: string }[]) {
			const module = names.module(pair.module, modules);
			if (module?.standing !== "live" && module?.standing !== "upcoming")
				return { problems: { modules: "imports:problem.noSuchModule" } };
			const role = names.moduleRole(pair.role, module);
			if (!role) return { problems: { modules: "imports:problem.noSuchRole" } };
			if (!authority.mayGiveGrant(module.modulesTenantId, role.level))
				return { problems: { modules: "imports:problem.onlyWhatYouHave" } };
			wanted.roles[module.modulesTenantId] = role.id;
		}
	}
	return wanted;
}

function inviting(ctx: ImportContext, { invited }: KnownMembers, values: Values, wanted: Wanted): Plan {
	const email = String(values.email ?? "");
	if (invited.has(email)) return { verdict: "duplicate", problems: { row: "imports:problem.invited" } };
	const recordId = newId(ctx.now.getTime());
	const given = ownDetailNames.filter((field) => typeof values[field] === "string");
	const details = Object.fromEntries(given.map((field) => [field, values[field]]));
	const grants = Object.entries(wanted.roles ?? {}).flatMap(([modulesTenantId, moduleRoleId]) =>
		moduleRoleId === null ? [] : [{ modulesTenantId, moduleRoleId }],
	);
	const order = { email, details, grants, role: wanted.role ?? "CLIENT", language: ctx.tenant.language, message: "" };
	return {
		verdict: "new",
		recordId,
		was: {},
		set: { email, ...details },
		writes: () => invitingLater(ctx, recordId, order),
	};
}

function changing(ctx: ImportContext, known: KnownMembers, member: KnownMember, values: Values, wanted: Wanted): Plan {
	const { person, membership } = member;
	const was: Values = {};
	const set: Values = {};
	for (const field of ownDetailNames) {
		const value = field in values ? (values[field] ?? noneOf(ownDetails[field])) : undefined;
		if (value === undefined || value === person[field]) continue;
		was[field] = person[field];
		set[field] = value;
	}
	const [own] = Object.keys(set);
	if (own && member.isElsewhere)
		return { verdict: "error", recordId: person.id, problems: { [own]: "users:errors.ownDetails" } };
	if (wanted.role && wanted.role !== membership.role) {
		was.role = membership.role;
		set.role = wanted.role;
	}
	const roles = Object.entries(wanted.roles ?? {}).filter(([module, role]) => roleIn(member, module) !== role);
	if (roles.length > 0) {
		was.modules = Object.fromEntries(roles.map(([module]) => [module, roleIn(member, module)]));
		set.modules = Object.fromEntries(roles);
	}
	if (Object.keys(set).length === 0) return { verdict: "same", recordId: person.id };
	if (!known.authority.mayGiveRole(membership.role))
		return { verdict: "error", recordId: person.id, problems: { row: "imports:problem.onlyWhatYouHave" } };
	if ("role" in set && known.admins.delete(person.id) && known.admins.size === 0) {
		known.admins.add(person.id);
		return { verdict: "error", recordId: person.id, problems: { role: "users:errors.lastAdmin" } };
	}
	const writes = () => settingMember(ctx, member, set);
	return { verdict: "update", recordId: person.id, was, set, writes, standing: preconditionsOf(member) };
}
