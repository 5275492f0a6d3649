import { to } from "#app/platform/to";

/** The addresses of CRM's pages in one tenant. */
export function places(tenantGuid: string) {
	const base = to.inTenant(tenantGuid, "dashboardCRM");
	return {
		dashboard: `${base}/dashboard`,
		customers: `${base}/customers`,
		register: `${base}/register`,
		newCustomer: `${base}/customers/new`,
		customer: (guid: string) => `${base}/customers/${guid}`,
		contacts: `${base}/contacts`,
		notes: `${base}/notes`,
		tasks: `${base}/tasks`,
		contactForm: `${base}/contactForm`,
	};
}
