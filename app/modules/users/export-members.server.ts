import type { TFunction } from "i18next";
import type * as z from "zod";
import { readTenantModules, type TenantModule } from "#app/directory/tenant-modules.server";
import { exportList } from "#app/lists/export/export-list.server";
import { listedAs } from "#app/lists/fields/noun-field";
import type { Asks } from "#app/lists/read-list.server";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { formatGrant } from "./format-grant.server";
import { type MemberRow, readMemberList } from "./member-list.server";
import { memberFields } from "./members.fields";
import { managersColumns, memberList } from "./members.list";
import { mayManage } from "./members.list.server";
import type { MembersExport } from "./members.schema";

/** The members that the filters leave, all pages of them, as a file for a spreadsheet. */
export function exportMembers(visit: Visit, query: z.output<typeof MembersExport>): Promise<Response> {
	let modules: TenantModule[] = [];
	const read = async (asks: Asks) => {
		const reads = new ReadBatch();
		const tenantModules = readTenantModules(visit, reads);
		const page = readMemberList(visit, asks, tenantModules, reads);
		await reads.send(visit.portal);
		modules = tenantModules();
		return page();
	};
	const given = ({ grants }: MemberRow, t: TFunction) => grants.map((grant) => formatGrant(grant, modules, t));
	// The file shows nobody more than their screen does: details that stand in no column until it is chosen are left out.
	const hidden = listedAs(memberFields, { editable: true }).filter((key) => !query.columns?.includes(key));
	const without = mayManage(visit) ? [] : [...managersColumns, ...hidden];
	return exportList(visit, {
		definition: memberList,
		query: withAddress(query),
		name: "members",
		read,
		without,
		cells: { modules: given },
	});
}

/** The e-mail stands under the name where it has no column of its own: it is in the file whatever columns are chosen. */
export function withAddress<Query extends { columns: string[] | null }>(query: Query): Query {
	return { ...query, columns: query.columns && [...query.columns, "email"] };
}
