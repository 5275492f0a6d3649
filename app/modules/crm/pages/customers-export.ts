import { exportCustomers } from "../customers-list/export-customers.server";
import { CustomersExport } from "../customers-list/list.schema";
import { page } from "../guard.server";

export const loader = page("customers", CustomersExport, exportCustomers);
