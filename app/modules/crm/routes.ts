import { routesIn } from "../../platform/routes-in";

const { route } = routesIn("modules/crm");

export const pages = [
	route("dashboardCRM", "pages/front.ts"),
	route("dashboardCRM/customers", "pages/customers.tsx"),
	route("dashboardCRM/register", "pages/register.tsx"),
	route("dashboardCRM/customers/new", "pages/new-customer.tsx"),
	route("dashboardCRM/customers/:customer", "pages/customer.tsx"),
	route("dashboardCRM/customers/:customer/edit", "pages/edit-customer.tsx"),
	route("dashboardCRM/tasks", "pages/tasks.tsx"),
	route("dashboardCRM/tasks/customers", "pages/task-customers.ts"),
];

export const api = [route("crm/customers", "api/customers.ts"), route("crm/tasks", "api/tasks.ts")];
