import { to } from "#app/platform/to";

/** The addresses of CRM's pages in one tenant. */
export function places(tenantGuid: string) {
	const base = to.inTenant(tenantGuid, "dashboardCRM");
	return {
		customers: `${base}/customers`,
		register: `${base}/register`,
		newCustomer: `${base}/customers/new`,
		customer: (guid: string) => `${base}/customers/${guid}`,
		editCustomer: (guid: string) => `${base}/customers/${guid}/edit`,
		tasks: `${base}/tasks`,
		contactForm: `${base}/contactForm`,
	};
}
