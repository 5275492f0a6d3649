import type { Row } from "../fill";
import { Upload } from "../requests";
import { deleting, literal } from "../statements";
import { type About, FRESH, moduleOf, person, type Recipes, rowOf, unrelated } from "./recipe";

const LIST = "POST /:guid?/user/users";
const IMPORT = `${LIST}/import/:importId`;

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

	[`${LIST}/import upload`]: () => ({ values: { file: new Upload(PEOPLE, "people.csv", "text/csv") } }),
	[`${IMPORT} map`]: (about) => ({ values: { importId: rowOf(about, "imports").id, fields: ["email"] } }),
	[`${IMPORT} run`]: (about) => imported(about, "state = 'checked'"),
	[`${IMPORT} undo`]: (about) => imported(about, `state = 'done', counts = '{"created":1}'`),
};

/** A file that can be imported. */
export const PEOPLE = "E-post\nsomebody.else@people.test\n";

/** An import that has come as far as is said. */
function imported(about: About, how: string) {
	const { id } = rowOf(about, "imports");
	return { values: { importId: id }, before: [`update imports set ${how} where id = ${literal(id)}`] };
}

/** A module that the tenant has, and its roles. */
function moduleEntry(about: About): { entry: string; roles: Record<string, Row> } {
	const entry = rowOf(about, "modules_tenant");
	const known = Object.values(about.setting.world.catalogue).find(({ module }) => module.id === entry.moduleId);
	return { entry: entry.id, roles: known?.roles ?? {} };
}
