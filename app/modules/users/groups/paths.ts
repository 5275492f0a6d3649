import { to } from "#app/platform/portal-paths";

/** The addresses of a tenant's groups of people. */
export function groupPaths(guid: string) {
	const groups = `${to.users(guid)}/groups`;
	return { users: to.users(guid), groups, people: `${groups}/people`, group: (id: string) => `${groups}/${id}` };
}
