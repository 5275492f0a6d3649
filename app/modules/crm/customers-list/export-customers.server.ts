import type * as z from "zod";
import { formatOrganisationNumber } from "#app/directory/organisation-number";
import { exportList } from "#app/lists/export/export-list.server";
import type { Visit } from "#app/platform/tenant/context";
import { type CustomerRow, readCustomerPage } from "./customer-rows.server";
import { customerList } from "./customers.list";
import type { CustomersExport } from "./list.schema";

/** The customers that the filters leave, or those that were ticked, as a file for a spreadsheet. */
export function exportCustomers(visit: Visit, query: z.output<typeof CustomersExport>): Promise<Response> {
	return exportList(visit, {
		definition: customerList,
		query,
		name: "customers",
		read: (asks) => readCustomerPage(visit, asks, query.ids),
		cells: { orgNo: ({ orgNo }: CustomerRow) => orgNo && formatOrganisationNumber(orgNo) },
	});
}
