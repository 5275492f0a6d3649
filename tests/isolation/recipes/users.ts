import type { Row } from "../fill";
import { Upload } from "../requests";
import { deleting, inserting, literal } from "../statements";
import { views } from "./crm-lists";
import { type About, FRESH, moduleOf, person, type Recipes, rowOf, unrelated, withFactor } from "./recipe";

const REQUEST = "request-of-a-client";
const LIST = "POST /:guid?/user/users";
const IMPORT = `${LIST}/import/:importId`;
const GROUPS = `${LIST}/groups`;
const group = (about: About) => rowOf(about, "people_groups");
const groupIs = (about: About, how: string) => [
	`update people_groups set ${how} where id = ${literal(group(about).id)}`,
];

export const usersRecipes: Recipes = {
	"POST /api/user": () => ({
		values: { email: FRESH, role: "CLIENT" },
		before: [deleting("invitations", { email: FRESH })],
	}),
	"GET /api/user getmoduleusers": ({ setting }) => ({ values: { moduleId: moduleOf(setting).id } }),
	"POST /api/client": (about) => {
		const [advisorId, clientId] = [person(about, "ADVISOR").id, person(about, "CLIENT").id];
		return { values: { advisorId, clientId }, before: [unrelated(about)] };
	},
	"POST /:guid?/user/users resetSecondFactor": (about) => ({
		values: { member: person(about, "CLIENT").guid },
		before: [withFactor(person(about, "CLIENT").id)],
	}),
	"POST /:guid?/user/users remove": (about) => {
		const { guid, firstName, lastName } = person(about, "CLIENT");
		return { values: { member: guid, confirmName: `${firstName} ${lastName}` } };
	},
	"POST /:guid?/user/users relate": (about) => ({
		values: { member: person(about, "CLIENT").guid, person: person(about, "ADVISOR").email },
		before: [unrelated(about)],
	}),
	"POST /:guid?/user/users transfer": (about) => ({
		values: { member: person(about, "ADVISOR").guid, advisor: person(about, "ADMIN").guid },
	}),
	"page /:guid?/user/users/:person": (about) => ({ values: { person: person(about, "CLIENT").id } }),
	"POST /:guid?/user/users/:person handOver": (about) => ({
		values: { person: person(about, "CLIENT").id, advisor: person(about, "ADVISOR").id },
		before: [unrelated(about)],
	}),
	"page /:guid?/user/users/:person/export": (about) => ({ values: { person: person(about, "CLIENT").id } }),
	"POST /error requestAccess": ({ caller }) => ({
		values: { from: `/${caller.own.tenant.guid}/user/users`, message: "" },
		before: [deleting("access_requests", { user_id: caller.userId, tenant_id: caller.own.tenant.id })],
		// It goes on to the page that it came from, which says what is missing.
		succeedsWith: "error",
	}),
	...views(LIST, "users.members"),
	[`${LIST} grantRequest`]: (about) => ({
		values: { request: REQUEST, role: moduleEntry(about).roles.CLIENT?.id },
		before: asked(about),
	}),
	[`${LIST} declineRequest`]: (about) => ({ values: { request: REQUEST }, before: asked(about) }),
	[`${LIST} saveField`]: (about) => {
		const { id, updatedAt } = person(about, "CLIENT");
		return { values: { id, updatedAt: String(updatedAt), jobPosition: "words" } };
	},
	[`${LIST} undoRoles`]: (about) => {
		const was = [{ role: "ADVISOR", ids: [person(about, "CLIENT").id] }];
		return { values: { before: JSON.stringify({ set: "CLIENT", was, relations: [] }) } };
	},
	[`${LIST} bulkGrants`]: (about) => {
		const { entry, roles } = moduleEntry(about);
		return { values: { ids: [person(about, "CLIENT").id], grant: `${entry}:${roles.ADVISOR?.id}` } };
	},
	[`${LIST} undoGrants`]: (about) => {
		const { entry, roles } = moduleEntry(about);
		const was = [{ moduleRoleId: roles.ADVISOR?.id, ids: [person(about, "CLIENT").id] }];
		return { values: { before: JSON.stringify({ entry, set: roles.CLIENT?.id, was }) } };
	},
	[`${LIST} bulkReactivate`]: (about) => {
		const id = literal(person(about, "CLIENT").id);
		const before = [
			`update memberships set is_active = 0 where user_id = ${id}`,
			`update people set is_active = 0 where id = ${id}`,
		];
		return { values: { ids: [person(about, "CLIENT").id] }, before };
	},
	[`${LIST} undoActive`]: (about) => ({
		values: { before: JSON.stringify({ isActive: true, ids: [person(about, "CLIENT").id] }) },
	}),

	...views(GROUPS, "users.groups", "ADMIN"),
	[`${GROUPS} bulkRemove`]: (about) => ({ values: { ids: [group(about).id] } }),
	[`${GROUPS} undoRemove`]: (about) => ({
		values: { before: JSON.stringify({ ids: [group(about).id] }) },
		before: groupIs(about, "deleted_at = 1"),
	}),
	[`${GROUPS}/trash bulkRestore`]: (about) => ({
		values: { ids: [group(about).id] },
		before: groupIs(about, "deleted_at = 1"),
	}),
	"page /:guid?/user/users/groups/:group": (about) => ({ values: { group: group(about).id } }),
	[`${GROUPS}/:group change`]: (about) => ({ values: { group: group(about).id, name: "words", rule: "hand" } }),
	[`${GROUPS}/:group addPeople`]: (about) => ({
		values: { group: group(about).id, memberIds: [person(about, "CLIENT").id] },
		before: [deleting("people_group_members", { person_id: person(about, "CLIENT").id })],
	}),
	[`${GROUPS}/:group removePerson`]: (about) => {
		const { id } = rowOf(about, "people_group_members");
		return {
			values: { group: group(about).id, person: person(about, "CLIENT").id },
			before: [
				deleting("people_group_members", { person_id: person(about, "CLIENT").id }),
				`update people_group_members set people_group_id = ${literal(group(about).id)}, person_id = ${literal(person(about, "CLIENT").id)} where id = ${literal(id)}`,
			],
		};
	},

	[`${LIST}/import upload`]: () => ({ values: { file: new Upload(PEOPLE, "people.csv", "text/csv") } }),
	[`${IMPORT} map`]: (about) => ({ values: { importId: rowOf(about, "imports").id, fields: ["email"] } }),
	[`${IMPORT} run`]: (about) => imported(about, "state = 'checked'"),
	[`${IMPORT} carryOn`]: (about) => imported(about, "state = 'running', updated_at = 1"),
	[`${IMPORT} discard`]: (about) => imported(about, "state = 'uploaded'"),
	[`${IMPORT} undo`]: (about) => imported(about, `state = 'done', counts = '{"created":1}'`),
};

/** A file that can be imported. */
export const PEOPLE = "E-post\nsomebody.else@people.test\n";

/** An import that has come as far as is said; its work would take the file, which others read too, out of the store for good. */
function imported(about: About, how: string) {
	const { id } = rowOf(about, "imports");
	return {
		values: { importId: id },
		before: [`update imports set ${how}, file_key = 'gone' where id = ${literal(id)}`],
	};
}

/** A module that the tenant has, and its roles. */
function moduleEntry(about: About): { entry: string; roles: Record<string, Row> } {
	const entry = rowOf(about, "modules_tenant");
	const known = Object.values(about.setting.world.catalogue).find(({ module }) => module.id === entry.moduleId);
	return { entry: entry.id, roles: known?.roles ?? {} };
}

/** A client of the caller's tenant has asked for access and waits for the answer. */
function asked(about: About): string[] {
	const { entry, roles } = moduleEntry(about);
	const [tenantId, userId] = [about.caller.own.tenant.id, person(about, "CLIENT").id];
	const wanted = { user_id: userId, modules_tenant_id: entry, module_role_id: roles.CLIENT?.id, message: "" };
	const stamps = { asked_on: "2026-01-01", created_at: 1, updated_at: 1 };
	const row = { tenant_id: tenantId, id: REQUEST, status: "open", ...wanted, ...stamps };
	return [deleting("access_requests", { id: REQUEST }), inserting("access_requests", [row])];
}
