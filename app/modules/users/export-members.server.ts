import { readTenantModules, type TenantModule } from "#app/directory/tenant-modules.server";
import { stateOf } from "#app/lists/read-list.server";
import { csv } from "#app/platform/csv";
import { PRIVATE } from "#app/platform/http.server";
import { translator } from "#app/platform/i18n.server";
import { PAGE_SIZE_MAX } from "#app/platform/limits";
import type { Visit } from "#app/platform/tenant/context";
import { Reads } from "#app/platform/tenant/reads.server";
import { type MemberRow, readMemberList } from "./member-list.server";
import { memberSource } from "./members.list.server";
import type { MembersQuery } from "./members.schema";

/** The members that the filters leave, all pages of them, as a file for a spreadsheet. */
export async function exportMembers(visit: Visit, query: MembersQuery): Promise<Response> {
	const t = await translator(visit.language);
	const rows: MemberRow[] = [];
	let modules: TenantModule[] = [];
	let cursor: string | undefined;
	do {
		const reads = new Reads();
		const tenantModules = readTenantModules(visit, reads);
		const asks = { ...stateOf(memberSource, query), limit: PAGE_SIZE_MAX, cursor };
		const page = readMemberList(visit, asks, tenantModules, reads);
		await reads.send(visit.portal);
		const { items, next } = page();
		modules = tenantModules();
		rows.push(...items);
		cursor = next ?? undefined;
	} while (cursor !== undefined);

	const column = (key: string) => t(`users:members.${key}`);
	const head = ["name", "email", "role", "modules", "lastLogin", "status"].map(column);
	const lines = rows.map((row) => [
		row.name,
		row.email,
		t(`modules:roles.${row.role}`),
		row.grants.map((grant) => spoken(grant, modules, t)).join(", "),
		row.lastLoginAt === null ? "" : new Date(row.lastLoginAt).toISOString(),
		t(`users:status.${row.status}`),
	]);
	return new Response(csv([head, ...lines]), {
		headers: {
			...PRIVATE,
			"Content-Type": "text/csv; charset=utf-8",
			"Content-Disposition": `attachment; filename="members-${visit.tenant.slug}.csv"`,
		},
	});
}

type Translate = Awaited<ReturnType<typeof translator>>;

function spoken(grant: MemberRow["grants"][number], modules: TenantModule[], t: Translate): string {
	const module = modules.find(({ modulesTenantId }) => modulesTenantId === grant.modulesTenantId);
	const role = module?.roles.find(({ id }) => id === grant.moduleRoleId)?.name ?? "";
	const name = module ? t(module.translationKey, { defaultValue: module.label }) : "";
	return `${name}: ${t(`modules:roles.${role}`, { defaultValue: role })}`;
}
