import type { TFunction } from "i18next";
import type * as z from "zod";
import { readTenantModules, type TenantModule } from "#app/directory/tenant-modules.server";
import { exportList } from "#app/lists/export/export-list.server";
import type { Asks } from "#app/lists/read-list.server";
import type { Visit } from "#app/platform/tenant/context";
import { Reads } from "#app/platform/tenant/reads.server";
import { type MemberRow, readMemberList } from "./member-list.server";
import { managersColumns, memberList } from "./members.list";
import { mayManage } from "./members.list.server";
import type { MembersExport } from "./members.schema";

/** The members that the filters leave, all pages of them, as a file for a spreadsheet. */
export function exportMembers(visit: Visit, query: z.output<typeof MembersExport>): Promise<Response> {
	let modules: TenantModule[] = [];
	const read = async (asks: Asks) => {
		const reads = new Reads();
		const tenantModules = readTenantModules(visit, reads);
		const page = readMemberList(visit, asks, tenantModules, reads);
		await reads.send(visit.portal);
		modules = tenantModules();
		return page();
	};
	const given = ({ grants }: MemberRow, t: TFunction) => grants.map((grant) => spoken(grant, modules, t));
	const without = mayManage(visit) ? [] : managersColumns;
	return exportList(visit, {
		definition: memberList,
		query,
		name: "members",
		read,
		without,
		cells: { modules: given },
	});
}

function spoken(grant: MemberRow["grants"][number], modules: TenantModule[], t: TFunction): string {
	const module = modules.find(({ modulesTenantId }) => modulesTenantId === grant.modulesTenantId);
	const role = module?.roles.find(({ id }) => id === grant.moduleRoleId)?.name ?? "";
	const name = module ? t(module.translationKey, { defaultValue: module.label }) : "";
	return `${name}: ${t(`modules:roles.${role}`, { defaultValue: role })}`;
}
